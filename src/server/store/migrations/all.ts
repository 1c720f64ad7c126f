import { firstRecords } from './0001-first-records.ts'
import { conversations } from './0002-conversations.ts'
import { rateLimits } from './0003-rate-limits.ts'
import { outbox } from './0004-outbox.ts'
import { codesAndAccounts } from './0005-codes-and-accounts.ts'
import { phoneAndBotCheck } from './0006-phone-and-bot-check.ts'
import { signupRequests } from './0007-signup-requests.ts'
import { leads } from './0008-leads.ts'
import { staff } from './0009-staff.ts'
import { attribution } from './0010-attribution.ts'
import { transcripts } from './0011-transcripts.ts'
import { leadSearchSqlite } from './0020-lead-search-sqlite.ts'
import { leadSearchPostgres } from './0021-lead-search-postgres.ts'
import { leadFigures } from './0022-lead-figures.ts'
import { phoneSessions } from './0040-phone-sessions.ts'
import { limitsWithoutLog } from './0041-limits-without-log.ts'
import { networks } from './0050-networks.ts'
import { textMessagesADay } from './0055-text-messages-a-day.ts'
import { transcriptLinks } from './0065-transcript-links.ts'
import { staffPasskeys } from './0070-staff-passkeys.ts'
import { deliveryClaims } from './0080-delivery-claims.ts'
import { talks } from './0090-talks.ts'
import { talkSearchSqlite } from './0091-talk-search-sqlite.ts'
import { talkSearchPostgres } from './0092-talk-search-postgres.ts'
import { transcriptFetches } from './0093-transcript-fetches.ts'
import { leadsWithSuspects } from './0095-leads-with-suspects.ts'
import { routing } from './0095-routing.ts'
import { notices } from './0096-notices.ts'
import { talkFilters } from './0097-talk-filters.ts'
import { talkRowsPostgres } from './0097-talk-rows-postgres.ts'
import { talksHeldBefore } from './0097-talks-held-before.ts'
import { talksToLearnFrom } from './0098-talks-to-learn-from.ts'
import type { Migration } from './migration.ts'

/** Applied in the order of their names. What stands here has run somewhere: add, never edit. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-records': firstRecords,
  '0002-conversations': conversations,
  '0003-rate-limits': rateLimits,
  '0004-outbox': outbox,
  '0005-codes-and-accounts': codesAndAccounts,
  '0006-phone-and-bot-check': phoneAndBotCheck,
  '0007-signup-requests': signupRequests,
  '0008-leads': leads,
  '0009-staff': staff,
  '0010-attribution': attribution,
  '0011-transcripts': transcripts,
  '0020-lead-search-sqlite': leadSearchSqlite,
  '0021-lead-search-postgres': leadSearchPostgres,
  '0022-lead-figures': leadFigures,
  '0040-phone-sessions': phoneSessions,
  '0041-limits-without-log': limitsWithoutLog,
  '0050-networks': networks,
  '0055-text-messages-a-day': textMessagesADay,
  '0065-transcript-links': transcriptLinks,
  '0070-staff-passkeys': staffPasskeys,
  '0080-delivery-claims': deliveryClaims,
  '0090-talks': talks,
  '0091-talk-search-sqlite': talkSearchSqlite,
  '0092-talk-search-postgres': talkSearchPostgres,
  '0093-transcript-fetches': transcriptFetches,
  '0095-leads-with-suspects': leadsWithSuspects,
  '0095-routing': routing,
  '0096-notices': notices,
  '0097-talk-filters': talkFilters,
  '0097-talk-rows-postgres': talkRowsPostgres,
  '0097-talks-held-before': talksHeldBefore,
  '0098-talks-to-learn-from': talksToLearnFrom,
}
