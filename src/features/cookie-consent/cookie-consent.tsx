import { useEffect } from 'react'
import { revision } from './revision'

/** Elements with this attribute open the preferences on click. */
export const preferencesAttribute = 'data-cookie-preferences'

/** These elements, and the banner’s own button. */
const openers = `[${preferencesAttribute}], #cc-main [data-role="show"]`

/**
 * Asks for consent until an answer is stored under `cookieConsent`. The library loads after the first paint, and
 * nothing optional loads before consent.
 */
export function CookieConsent() {
  useEffect(() => {
    const banner = () => import('./banner')
    const report = (error: unknown) => console.warn('cookie banner', error)
    const openPreferences = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest(openers))) return
      // The library would open them before their style sheet is there.
      event.stopPropagation()
      banner()
        .then(({ showPreferences }) => showPreferences())
        .catch(report)
    }
    document.addEventListener('click', openPreferences, true)
    // After the first paint and the requests it needs.
    const ask = () => banner().then(({ askForConsent }) => askForConsent(), report)
    const timer = isAnswered() ? undefined : setTimeout(ask, 300)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', openPreferences, true)
    }
  }, [])
  return null
}

/** Whether the library's stored answer is present and valid. */
function isAnswered(): boolean {
  try {
    const answer = JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')
    return answer.revision === revision && answer.expirationTime > Date.now()
  } catch {
    return false
  }
}
