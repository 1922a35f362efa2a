import { useEffect } from 'react'

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
    const timer = setTimeout(() => banner().then(({ askForConsent }) => askForConsent(), report), 300)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', openPreferences)
    }
  }, [])
  return null
}
