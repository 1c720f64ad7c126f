import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { BrowserConfig } from '../../../../contract/config.ts'
import { LONG_TOAST_DURATION_MS } from '../../../../contract/interface.ts'
import { phoneUnavailableNotice } from '../../../../contract/phone-sentences.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { openEmbeddedBotCheck } from './embedded-bot-check.ts'
import { phoneApiPorts } from './phone-api.ts'
import { createPhone } from './phone-machine.ts'
import { openRecaptcha } from './recaptcha.ts'

/** The phone flow joined to the browser; the bot check is drawn into `place` while the method is chosen. */
export function usePhone(
  botCheck: BrowserConfig['botCheck'],
  place: RefObject<HTMLElement | null>,
  isChosen: boolean,
) {
  const [machine] = useState(() =>
    createPhone({
      ...phoneApiPorts,
      async openBotCheck(on) {
        if (botCheck.kind === 'embedded') return openEmbeddedBotCheck(on)
        if (!place.current) throw new Error('the bot check has no place on the page')
        return openRecaptcha(place.current, botCheck.siteKey, on)
      },
      tellUnavailable: () => showToast.error(phoneUnavailableNotice, { duration: LONG_TOAST_DURATION_MS }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  )
  useEffect(() => {
    if (!isChosen) return
    void machine.open()
    return machine.close
  }, [machine, isChosen])
  return { state: useSyncExternalStore(machine.subscribe, machine.getState), machine }
}
