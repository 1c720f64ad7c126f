/** Every path a visitor can stand on. Links, the sitemap, the prerenderer and the tests read this one table. */
export const paths = {
  home: '/',
  about: '/about',
  team: '/about/meet-the-team',
  signup: '/signup',
  emailVerified: '/email-verification-success',
  products: '/products',
  itOperations: '/products/it-operations',
  hrOperations: '/products/hr-operations',
  corporateFunctions: '/products/corporate-functions',
  domainFunctions: '/products/domain-functions',
  digitalTwins: '/products/digital-twins',
  agentCatalog: '/products/agent-catalog',
  conversation: '/conversation',
  transcript: '/transcript',
  technology: '/technology',
  useCases: '/use-cases',
  workingWithUs: '/working-with-us',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  login: '/login',
  desk: '/desk',
} as const

export type PageName = keyof typeof paths

export const pageNames = Object.keys(paths) as PageName[]
