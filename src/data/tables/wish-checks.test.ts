// @vitest-environment node
import { expect, test, vi } from 'vitest'

const price = { kind: 'price', max: 30, text: 'até R$ 30' }
const answer = (reason: string) => [{ wish: price, outcome: 'met', reason }]

const row = {
  wish_checks: answer('O mais caro sai a R$ 30.'),
  automation: { type: 'drink_creation' },
}
let versions = [
  { number: 2, shown: false, wish_checks: answer('O mais caro sai a R$ 28.') },
  { number: 3, shown: true, wish_checks: null },
]

vi.mock('../client/supabase', () => ({
  supabase: {
    from: (table: string) => ({
      select: () => ({
        eq: () =>
          table === 'content_versions'
            ? Promise.resolve({ data: versions, error: null })
            : { maybeSingle: async () => ({ data: row, error: null }) },
      }),
    }),
  },
}))

const { fetchWishChecks } = await import('./wish-checks')
const reasonOf = async (version?: number) => (await fetchWishChecks('request', version)).checks?.[0]?.reason

test('each version has its own answers', async () => {
  expect(await reasonOf(1)).toBe('O mais caro sai a R$ 30.')
  expect(await reasonOf(2)).toBe('O mais caro sai a R$ 28.')
})

test('without a number the answers are those of the version that is shown, never of another one', async () => {
  expect(await reasonOf()).toBeUndefined()
  versions = versions.map((one) => ({ ...one, shown: one.number === 2 }))
  expect(await reasonOf()).toBe('O mais caro sai a R$ 28.')
  versions = []
  expect(await reasonOf()).toBe('O mais caro sai a R$ 30.')
})
