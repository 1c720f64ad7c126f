import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { paths } from '../contract/paths.ts'

export default [
  layout('layout/site-layout.tsx', [
    index('routes/home.tsx'),
    route(paths.about, 'routes/about.tsx'),
    route(paths.team, 'routes/team.tsx'),
    route(paths.signup, 'routes/consult.tsx'),
    route(paths.emailVerified, 'routes/email-verified.tsx'),
    route(paths.products, 'routes/products.tsx'),
    route(paths.itOperations, 'routes/it-operations.tsx'),
    route(paths.hrOperations, 'routes/hr-operations.tsx'),
    route(paths.corporateFunctions, 'routes/corporate-functions.tsx'),
    route(paths.domainFunctions, 'routes/domain-functions.tsx'),
    route(paths.digitalTwins, 'routes/digital-twins.tsx'),
    route(paths.agentCatalog, 'routes/agent-catalog.tsx'),
    route(paths.conversation, 'routes/conversation.tsx'),
    route(paths.transcript, 'routes/transcript.tsx'),
    route(paths.technology, 'routes/technology.tsx'),
    route(paths.useCases, 'routes/use-cases.tsx'),
    route(paths.workingWithUs, 'routes/working-with-us.tsx'),
    route(paths.contact, 'routes/contact.tsx'),
    route(paths.privacy, 'routes/privacy.tsx'),
    route(paths.terms, 'routes/terms.tsx'),
    route(paths.cookies, 'routes/cookies.tsx'),
    route(paths.login, 'routes/login.tsx'),
    // Shows every piece of ui/ to the people who build with them; not part of the built product.
    ...(process.env.NODE_ENV === 'development' ? [route('/ui', 'routes/ui.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
  // A tool, not a page of the brochure: it brings its own frame.
  route(paths.desk, 'routes/desk.tsx'),
] satisfies RouteConfig
