/** Names of buttons, exact: screen readers speak them and the tests look for them. */
export const controls = {
  getDemo: 'Get Demo',
  startingDemo: 'Starting Demo...',
  joinUs: 'Join Us',
  chatWithAvatar: 'Chat with my AI Avatar',
  starting: 'Starting...',
  contactNow: 'Contact Now',
  sendMessage: 'Send Message',
  joinWaitlist: 'Join Waitlist',
  learnMore: 'Learn More',
  scheduleDemo: 'Schedule Demo',
  getStarted: 'Get Started',
  sendVerificationEmail: 'Send Verification Email',
  checkVerificationStatus: 'Check Verification Status',
  submit: 'Submit',
  backToTeam: 'Back to Team',
  enterFullscreen: 'Enter Fullscreen',
  exitFullscreen: 'Exit Fullscreen',
  closeConversation: 'Close Conversation',
  startAgain: 'Start again',
} as const

export const contactPerson = (firstName: string) => `Contact ${firstName}`
