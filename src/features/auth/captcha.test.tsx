import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Options = Parameters<NonNullable<Window['turnstile']>['render']>[1]

const renders: Options[] = []
const remove = vi.fn()

const scripts: HTMLScriptElement[] = []

/** Stands in for Cloudflare, which tests must not call: the script loads, and its widget waits for the test. */
function deliverScript() {
  window.turnstile = {
    render: (_, options) => `widget-${renders.push(options)}`,
    remove,
  }
  scripts.at(-1)?.onload?.(new Event('load'))
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x')
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '0x4AAA')
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  delete window.turnstile
  renders.length = 0
  scripts.length = 0
  document.body.replaceChildren()
})

const load = async () => (await import('./captcha')).fetchCaptchaProof

test('without a site key there is no token, and no script is loaded', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
  const fetchCaptchaProof = await load()
  expect(await fetchCaptchaProof()).toEqual({})
  expect(scripts).toEqual([])
})

test('with a site key the token comes from the service, and the widget is removed afterwards', async () => {
  const fetchCaptchaProof = await load()
  const proof = fetchCaptchaProof()
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  ])
  deliverScript()
  await vi.waitFor(() => expect(renders).toHaveLength(1))
  expect(renders[0]).toMatchObject({ sitekey: '0x4AAA', appearance: 'interaction-only' })
  renders[0]?.callback('um-token')
  expect(await proof).toEqual({ captchaToken: 'um-token' })
  expect(remove).toHaveBeenCalledWith('widget-1')
  expect(document.querySelectorAll('div')).toHaveLength(0)
})

test('a failed challenge and a script that does not load are the same failure; a retry starts over', async () => {
  const fetchCaptchaProof = await load()
  const missing = fetchCaptchaProof()
  scripts[0]?.onerror?.(new Event('error'))
  await expect(missing).rejects.toMatchObject({ code: 'captcha_failed' })

  const doubted = fetchCaptchaProof()
  expect(scripts).toHaveLength(2)
  deliverScript()
  await vi.waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.['error-callback']()
  await expect(doubted).rejects.toMatchObject({ code: 'captcha_failed' })
})
