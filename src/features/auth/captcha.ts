import { readEnvironment } from '@/config/environment'
import { AppError } from '@/data/client/errors'

/** The parts of Cloudflare Turnstile's script that we use. */
interface Turnstile {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      language: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
      'timeout-callback': () => void
    },
  ) => string | undefined
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Allowed by the content security policy where a site key is configured. */
const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | null = null

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      // Let a retry load it again.
      loading = null
      reject(new AppError('captcha_failed', 'turnstile did not load'))
    }
    script.src = scriptUrl
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail())
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}

/**
 * The captcha token of an auth call; empty without a site key. The challenge is usually invisible. When the service is
 * in doubt, its box appears at the foot of the screen and waits for an answer.
 * @throws AppError `captcha_failed`
 */
export async function fetchCaptchaProof(): Promise<{ captchaToken?: string }> {
  const { captchaSiteKey } = readEnvironment(import.meta.env, window.location.origin)
  if (!captchaSiteKey) return {}
  const turnstile = await loadTurnstile()
  const container = document.createElement('div')
  container.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  document.body.append(container)
  let widget: string | undefined
  try {
    const captchaToken = await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new AppError('captcha_failed', 'turnstile gave no token'))
      widget = turnstile.render(container, {
        sitekey: captchaSiteKey,
        language: 'pt-br',
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
      })
    })
    return { captchaToken }
  } finally {
    if (widget) turnstile.remove(widget)
    container.remove()
  }
}
