import { innovationOfficer } from './leaders.ts'
import type { Consult } from './schema/screens.ts'

export const consult: Consult = {
  title: `Consult with ${innovationOfficer.name}`,
  subtitle: "Fill out the form below and we'll get back to you soon",
  labels: {
    fullName: 'Full Name',
    email: 'Email Address',
    verificationMethod: 'Verification Method',
    emailVerification: 'Email Verification',
    phoneVerification: 'Phone Verification',
    phoneNumber: 'Phone Number',
    country: 'Country',
    countrySearch: 'Search countries',
    otp: 'Verification Code',
    sendOtp: 'Send OTP',
    resendOtp: 'Resend OTP',
    verifyOtp: 'Verify OTP',
  },
  phoneWhy: 'Why no phone verification?',
  phoneUnavailable: 'Phone verification is not available. Please use email verification.',
  submitHint: 'Open for you once your e-mail address is verified.',
  emailSent: 'We sent you an e-mail with a link. Open it, and this form knows that the address is yours.',
  spamHint: 'Nothing there after a minute or two? Please look in your spam folder.',
  emailVerified: 'Email verification successful!',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Confirm your address',
        text: 'One link, so that we know we are writing to you and not to somebody else.',
        icon: 'mail',
      },
      {
        title: 'Talk right away',
        text: `The AI avatar of ${innovationOfficer.firstName} opens in a new tab and starts with your questions.`,
        icon: 'messages-square',
      },
      {
        title: 'Hear from a person',
        text: 'Our team reads what you asked for and follows up by e-mail.',
        icon: 'handshake',
      },
    ],
  },
  opened: {
    text: 'Your browser kept the new tab from opening. Your conversation is ready behind this link.',
    linkLabel: 'Open the conversation',
  },
}
