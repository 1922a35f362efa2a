/** @see tests/architecture.test.ts, which refuses keys that are not built by `userKey`. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Every module whose exports may return query options or a query key. */
const modules = import.meta.glob<Record<string, unknown>>([
  './*.ts',
  '../../features/**/*.queries.ts',
  '!./*.test.ts',
])

beforeAll(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://keys.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('window', { location: { origin: 'http://keys.test' } })
  vi.resetModules()
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

function keyOf(made: unknown): unknown {
  if (Array.isArray(made)) return made
  return typeof made === 'object' && made !== null ? Reflect.get(made, 'queryKey') : undefined
}

/** The keys of one user, by the name of the export that returns them. */
async function keysOf(userId: string): Promise<Map<string, unknown>> {
  const keys = new Map<string, unknown>()
  for (const load of Object.values(modules)) {
    for (const [name, create] of Object.entries(await load())) {
      if (!/(Query|Key)$/.test(name) || typeof create !== 'function') continue
      const made: unknown = create(userId, 'restaurant', 'other', [])
      keys.set(name, keyOf(made))
    }
  }
  return keys
}

test('every query key begins with the user, so that no two users share an entry', async () => {
  const ana = await keysOf('ana')
  expect([...ana.keys()]).toEqual(
    expect.arrayContaining(['restaurantQuery', 'creditLotsQuery', 'ordersQuery', 'overviewQuery']),
  )
  for (const [name, key] of ana) expect(key, name).toEqual(['ana', expect.any(String), ...rest(key)])
})

const rest = (key: unknown): unknown[] => (Array.isArray(key) ? key.slice(2) : [])

test('the restaurant, the lots and the products have one key each', async () => {
  const ana = await keysOf('ana')
  const readers = (table: string) =>
    [...ana].flatMap(([name, key]) => (Array.isArray(key) && key[1] === table ? [name] : []))
  expect(readers('restaurants')).toEqual(['restaurantQuery'])
  expect(readers('credit_lots')).toEqual(['creditLotsQuery'])
  expect(readers('products')).toEqual(['productsQuery'])
})
