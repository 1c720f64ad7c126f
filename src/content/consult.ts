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
  submitHints: {
    email: 'Open for you once your e-mail address is verified.',
    phone: 'Open for you once your phone number is verified.',
  },
  press: {
    heading: 'Is this your address?',
    text: 'Another browser asked for this link: if you press, it counts as yours too. Please press only if the address is yours and it was you who asked.',
    confirm: 'Confirm this address',
    decline: 'Not my address',
  },
  emailConfirming: 'Checking the link from your e-mail...',
  emailSent: 'We sent you an e-mail with a link. Open it, and this form knows that the address is yours.',
  spamHint: 'Nothing there after a minute or two? Please look in your spam folder.',
  emailVerified: 'Email verification successful!',
  phone: {
    loading: 'Getting phone verification ready...',
    loadFailed: 'Phone verification could not be loaded. Please reload the page, or use your e-mail address.',
    codeSent: 'We sent you a message with a code of six digits. Please enter it here.',
    resendIn: 'Again in',
    verified: 'Your phone number is verified.',
    unavailable: 'Please use email verification instead, or contact support if you need help.',
    noCountry: 'No country or calling code like that.',
    countriesFound: 'countries found',
  },
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
    heading: 'Your conversation is ready',
    text: 'Your browser kept the new tab from opening. The talk waits for you behind this link.',
    linkLabel: 'Open the conversation',
  },
}
