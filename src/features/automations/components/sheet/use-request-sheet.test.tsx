/** When the hook reads the answers and which requests it sends, against a stubbed server. */
import type { Answers } from '@consulting/base/answers/definition.ts'
import type { SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'

let calls: string[]
let respond: Record<string, () => Response>

beforeEach(() => {
  calls = []
  const rows = { house_settings: null, menu_items: [], ingredient_prices: [], competitors: [] }
  respond = { restaurants: () => Response.json(rows) }
  vi.stubEnv('VITE_SUPABASE_URL', 'http://sheet.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const name = new URL(new Request(input, init).url).pathname.split('/').at(-1) ?? ''
    calls.push(name)
    return respond[name]?.() ?? Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const words = 'sem leite, coisa instagramável'

async function readSheet(initial: { answers: Answers; edits?: readonly SheetEdit[]; active?: boolean }) {
  const [{ useRequestSheet }, { SessionContext }] = await Promise.all([
    import('./use-request-sheet'),
    import('@/session/session-context'),
  ])
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext
        value={{
          status: 'signed-in',
          user: { id: 'ana', email: 'ana@exemplo.com', metadata: {} },
          restaurant: null,
          balance: 0,
          canUseAutomations: false,
          isProfileComplete: true,
          refreshRestaurant: () => Promise.resolve(null),
          setBalance: () => undefined,
          signOut: () => Promise.resolve(),
        }}
      >
        {children}
      </SessionContext>
    </QueryClientProvider>
  )
  return renderHook(
    ({ answers, edits = [], active = true }: typeof initial) =>
      useRequestSheet({ type: 'drink_creation', restaurantId: 'r', answers, edits, begun: false, active }),
    { wrapper, initialProps: initial },
  )
}

type Hook = Awaited<ReturnType<typeof readSheet>>
const sheetOf = ({ result: { current } }: Hook) => {
  if (current.kind !== 'read') throw new Error(`the sheet is ${current.kind}`)
  return current.sheet
}
const isRead = (hook: Hook) =>
  waitFor(() => expect(hook.result.current.kind).toBe('read'), { timeout: 15_000 })

test('the answers are read on the device, with no request once the house is loaded', async () => {
  const hook = await readSheet({ answers: { preferences: words } })
  await isRead(hook)
  expect(calls).toEqual(['restaurants'])
  expect(sheetOf(hook).wishes).toMatchObject([{ kind: 'exclude', what: 'leite' }])
  hook.rerender({ answers: { preferences: 'sem leite, sem ovo' } })
  expect(sheetOf(hook).wishes).toHaveLength(2)
  expect(calls).toEqual(['restaurants'])
})

test('edits still apply after an answer has changed', async () => {
  const hook = await readSheet({ answers: { preferences: 'sem leite, sem ovo' } })
  await isRead(hook)
  const [milk] = sheetOf(hook).wishes
  if (!milk) throw new Error('milk was not read')
  const edits: SheetEdit[] = [{ do: 'remove', wish: milk }]
  hook.rerender({ answers: { preferences: 'por favor, sem leite, sem ovo' }, edits })
  expect(sheetOf(hook).wishes).toMatchObject([{ kind: 'exclude', what: 'ovo' }])
})

test('nothing may be confirmed while the house, with its allergies, is unknown', async () => {
  respond.restaurants = () => Response.json({ code: '22000', message: 'refused' }, { status: 400 })
  const hook = await readSheet({ answers: { preferences: words } })
  await waitFor(() => expect(hook.result.current.kind).toBe('failed'))
})

test('nothing is read before the step is shown', async () => {
  const hook = await readSheet({ answers: { preferences: words }, active: false })
  expect(hook.result.current.kind).toBe('reading')
  hook.rerender({ answers: { preferences: words }, active: true })
  await isRead(hook)
})

test('where a second reader is configured, what it adds joins the sheet', async () => {
  vi.stubEnv('VITE_SECOND_READING', 'on')
  const start = words.indexOf('coisa')
  const place = { input: 'preferences', start, end: words.length }
  const style = { kind: 'style', what: 'sofisticados', text: words.slice(start), place, origin: 'request' }
  respond['read-request'] = () => Response.json({ sheet: { wishes: [style], unread: [] } })
  const hook = await readSheet({ answers: { preferences: words } })
  await waitFor(() => expect(sheetOf(hook).wishes).toHaveLength(2), { timeout: 15_000 })
  expect(sheetOf(hook).unread).toEqual([])
  expect(calls.filter((name) => name === 'read-request')).toHaveLength(1)
})

test('a second reader that fails changes nothing', async () => {
  vi.stubEnv('VITE_SECOND_READING', 'on')
  respond['read-request'] = () => Response.json({ code: 'ai_failed', error: 'x' }, { status: 502 })
  const hook = await readSheet({ answers: { preferences: words } })
  await isRead(hook)
  await waitFor(() => expect(calls).toContain('read-request'))
  await waitFor(() => expect(hook.result.current).toMatchObject({ kind: 'read', readingMore: false }))
  expect(sheetOf(hook).wishes).toHaveLength(1)
})

test('on the screen the second reader adds chips that the owner may remove, and settles nothing that blocks', async () => {
  vi.stubEnv('VITE_SECOND_READING', 'on')
  const text = 'alergia a pozol. sem leite, coisa instagramável'
  const placed = (part: string) => ({
    text: part,
    place: { input: 'preferences', start: text.indexOf(part), end: text.indexOf(part) + part.length },
    origin: 'request',
  })
  const wishes = [
    { kind: 'style', what: 'sofisticados', ...placed('coisa instagramável') },
    { kind: 'prefer', what: 'caju', why: 'taste', ...placed('alergia a pozol') },
    { kind: 'prefer', what: 'leite de vaca', why: 'taste', ...placed('sem leite') },
  ]
  respond['read-request'] = () => Response.json({ sheet: { wishes, unread: [] } })
  const [hook, { SheetStep }] = await Promise.all([
    readSheet({ answers: { preferences: text } }),
    import('./sheet-step'),
  ])
  await waitFor(() => expect(sheetOf(hook).wishes).toHaveLength(2), { timeout: 15_000 })
  const { current } = hook.result
  if (current.kind !== 'read') throw new Error('nothing was read')
  const edits: SheetEdit[][] = []
  render(
    <MemoryRouter>
      <SheetStep
        reading={current}
        conflicts={[]}
        edits={[]}
        onEdits={(next) => edits.push([...next])}
        refusals={0}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: /alergia a pozol/ })).toBeVisible()
  expect(screen.queryByText(/de preferência/)).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: /Remover.*sofisticados/ }))
  expect(edits).toEqual([[{ do: 'remove', wish: expect.objectContaining({ what: 'sofisticados' }) }]])
})
