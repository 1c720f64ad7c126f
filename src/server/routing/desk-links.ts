import { paths } from '../../contract/paths.ts'

/** Where staff go from a mail, a notice or a line in their channel. */
export const linkToLead = (siteUrl: string, id: string) => `${siteUrl}${paths.desk}?lead=${id}`
export const linkToTalk = (siteUrl: string, id: string) => `${siteUrl}${paths.desk}?view=talks&talk=${id}`
