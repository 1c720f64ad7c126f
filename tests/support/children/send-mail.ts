import { Registry } from 'prom-client'
import { openMail } from '../../../src/server/mail/mail.ts'
import { openStore, type StorePlace } from '../../../src/server/store/store.ts'

/** An instance's mail worker alone: sends what waits in the outbox until it is killed. */
const { place, smtpUrl }: { place: StorePlace; smtpUrl: string } = JSON.parse(process.argv[2] ?? '')
const store = await openStore(place)
const quiet = { info() {}, warn() {}, error() {} }
openMail({
  store,
  smtpUrl,
  from: 'hello@site.example',
  siteUrl: 'http://localhost:3000',
  metrics: new Registry(),
  log: quiet,
}).start()
