import { useEffect } from 'react'
import { revision } from './revision'

/** Elements with this attribute open the preferences, wherever they stand. */
export const preferencesAttribute = 'data-cookie-preferences'

/**
 * Asks for consent until it is stored under `cookieConsent`. The library comes after the page has been
 * painted, and nothing optional is loaded before somebody accepts.
 */
export function CookieConsent() {
  useEffect(() => {
    const banner = () => import('./banner')
    const report = (error: unknown) => console.warn('cookie banner', error)
    const openPreferences = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`[${preferencesAttribute}]`))
        banner().then(({ showPreferences }) => showPreferences(), report)
    }
    document.addEventListener('click', openPreferences)
    // After the first paint and what it still needs.
    const ask = () => banner().then(({ askForConsent }) => askForConsent(), report)
    const timer = isAnswered() ? undefined : setTimeout(ask, 300)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', openPreferences)
    }
  }, [])
  return null
}

/** What the library stores; whatever else is there is asked again. */
function isAnswered(): boolean {
  try {
    const answer = JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')
    return answer.revision === revision && answer.expirationTime > Date.now()
  } catch {
    return false
  }
}
