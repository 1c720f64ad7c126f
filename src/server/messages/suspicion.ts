/** Whether a form looks like a machine's: it filled in what no person sees. Haste is no mark. */
export const looksLikeMachine = ({ website }: { website?: string | undefined }) => Boolean(website?.trim())
