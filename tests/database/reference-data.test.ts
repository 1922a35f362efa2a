/**
 * Prices exist in three places: the database charges them, the landing page shows them without requests, and the engine
 * works offline. A failure names the constant to update.
 */
import { readFile } from 'node:fs/promises'
import { cachacaIds, cachacas as engineCachacas } from '@consulting/base/cachacas.ts'
import { expect, test } from 'vitest'
import { legalDates, legalVersions } from '@/config/legal-versions'
import { cachacas, exampleCosts, packages } from '@/content/packages'
import { createDatabase } from './support/database.ts'

const db = await createDatabase()

type Product = { id: string; kind: string; name: string; price: number; credits: number }

const products = await db.sql<Product[]>`
  select id, kind, name, price::float, credits from public.products where is_active order by position`
const bundles = await db.sql<{ product_id: string; bottle_id: string; quantity: number }[]>`
  select product_id, bottle_id, quantity from public.product_bundle_items order by product_id, bottle_id`
const automations = await db.sql<{ type: string; name: string; credit_cost: number }[]>`
  select type, name, credit_cost from public.automations_catalog where is_active`

const bottleProducts = products.filter(({ kind }) => kind === 'bottle')

test('the landing page names the packages at the prices that are charged', () => {
  const said = packages.map(({ id, name, price, premium }) => ({
    id,
    kind: premium ? 'premium_package' : 'credit_package',
    name,
    price,
    credits: premium ? 0 : price,
  }))
  expect(said, 'packages in src/content/packages.ts').toEqual(
    products.filter(({ kind }) => kind !== 'bottle'),
  )
})

test('the landing page names the bottles at the prices that are charged', () => {
  const said = cachacas.map(({ id, name, pricePerBottle: price, credits }) => ({
    id,
    kind: 'bottle',
    name,
    price,
    credits,
  }))
  expect(said, 'cachacas in src/content/packages.ts').toEqual(bottleProducts)
})

test('the engine costs drinks with the bottle prices that are charged', () => {
  const computed = cachacaIds.map((id) => [
    `Cachaça ${engineCachacas[id].label}`,
    engineCachacas[id].pack.price,
  ])
  expect(computed, 'pack.price in supabase/functions/_shared/consulting/base/cachacas.ts').toEqual(
    bottleProducts.map(({ name, price }) => [name, price]),
  )
})

test('a package includes the bottles that the landing page shows, at the value it states', () => {
  for (const { id, suggestedCachacaBundle, includedCachacaValue } of packages) {
    const items = bundles.filter(({ product_id }) => product_id === id)
    expect(suggestedCachacaBundle, `suggestedCachacaBundle of ${id} in src/content/packages.ts`).toEqual(
      Object.fromEntries(items.map(({ bottle_id, quantity }) => [bottle_id, quantity])),
    )
    const worth = items.reduce(
      (sum, { bottle_id, quantity }) =>
        sum + quantity * (bottleProducts.find((bottle) => bottle.id === bottle_id)?.price ?? Number.NaN),
      0,
    )
    expect(includedCachacaValue, `includedCachacaValue of ${id} in src/content/packages.ts`).toBe(worth)
  }
  expect(new Set(bundles.map(({ product_id }) => product_id)).size).toBe(packages.length)
})

test('the catalogue has every automation with a price on the landing page', () => {
  const names = automations.map(({ name }) => name)
  for (const { automationNames } of packages)
    expect(names).toEqual(expect.arrayContaining([...automationNames]))
  const costs = automations.map(({ credit_cost }) => credit_cost)
  for (const { credits, waived } of exampleCosts) expect(costs).toContain(waived ? 0 : credits)
})

test('Fortaleza is an active service area after the migrations', async () => {
  expect([...(await db.sql`select city from public.service_areas where is_active`)]).toEqual([
    { city: 'Fortaleza' },
  ])
})

test("a database filled by the old seed gets the prices and keeps the staff's service areas", async () => {
  await db.sql`drop table public.product_bundle_items`
  await db.sql`update public.products set price = 22 where id = 'cachaca-alambique'`
  await db.sql`update public.service_areas set is_active = true where city = 'Sobral'`
  const migration = 'supabase/migrations/20261122003000_reference_data.sql'
  await db.sql.unsafe(await readFile(migration, 'utf8'))
  const [bottle] = await db.sql`select price::float from public.products where id = 'cachaca-alambique'`
  expect(bottle).toEqual({ price: 25 })
  const served = await db.sql`select city from public.service_areas where is_active order by city`
  expect([...served]).toEqual([{ city: 'Fortaleza' }, { city: 'Sobral' }])
  const bottles = await db.sql`select bottle_id from public.product_bundle_items`
  expect(bottles.length).toBeGreaterThan(0)
})

test('sign-up and legal pages name the versions in force', async () => {
  const rows = await db.sql<{ document: string; versions: number[]; dated: string }[]>`
    select document, array_agg(version order by version) as versions, max(dated)::text as dated
    from public.legal_versions group by document`
  const versions = Object.fromEntries(rows.map(({ document, versions }) => [document, versions.at(-1)]))
  const dates = Object.fromEntries(rows.map(({ document, dated }) => [document, dated]))
  expect(legalVersions, 'legalVersions in supabase/functions/_shared/legal-versions.ts').toEqual(versions)
  expect(legalDates, 'legalDates in supabase/functions/_shared/legal-versions.ts').toEqual(dates)
  // Numbered without a gap.
  for (const { versions } of rows) expect(versions).toEqual(versions.map((_, index) => index + 1))
})
