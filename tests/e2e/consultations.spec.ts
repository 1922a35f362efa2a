/**
 * Runs every automation with a golden house's answers and files, and compares the report with the engine's of the same
 * day.
 * `ALL_HOUSES=1` runs the three houses of `houses.ts` through all eight.
 */
import {
  type AutomationType,
  automationTypes,
} from '../../supabase/functions/_shared/consulting/automation-types.ts'
import {
  houseColumns,
  houseFromRows,
} from '../../supabase/functions/_shared/consulting/base/house/from-rows.ts'
import type { House as OwnHouse } from '../../supabase/functions/_shared/consulting/base/house/house.ts'
import {
  goldenAnswers,
  goldenContext,
  renderResults,
} from '../../supabase/functions/_shared/consulting/golden/golden.ts'
import { boteco, type House, houses } from '../../supabase/functions/_shared/consulting/golden/houses.ts'
import { runEngine } from '../../supabase/functions/_shared/consulting/run-engine.ts'
import { consult, expectReportFits, storedResults } from './support/consultations.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { expectNoViolation, expectWholeFigures, stackStatus } from './support/test.ts'

/** One house per automation, to keep the usual run short. */
const walks = automationTypes.map((type, index): [AutomationType, House] => [
  type,
  houses[index % 3] ?? boteco,
])

const all = process.env.ALL_HOUSES === '1'

/** Gives the owner's restaurant the data of the golden house. Returns the house as automations see it. */
async function moveInto(owner: Owner, { context: { restaurant, house } }: House): Promise<OwnHouse> {
  const { id } = await owner.house()
  const { name, city, type } = restaurant
  await owner.client
    .from('restaurants')
    .update({ name, city, restaurant_type: type })
    .eq('id', id)
    .throwOnError()
  const items = house.menu.map((item, position) => ({ ...item, id: crypto.randomUUID(), position }))
  await owner.client.rpc('save_menu', { p_restaurant_id: id, p_items: items, p_removed: [] }).throwOnError()
  const prices = Object.entries(house.ingredientPrices).map(([ingredient, { price, amount, unit }]) => ({
    restaurant_id: id,
    name: ingredient,
    price,
    amount,
    unit,
  }))
  if (prices.length > 0) await owner.client.from('ingredient_prices').insert(prices).throwOnError()
  const { data } = await owner.client.from('restaurants').select(houseColumns).single().throwOnError()
  return houseFromRows(data)
}

for (const [type, usual] of walks) {
  for (const house of all ? houses : [usual]) {
    test(`${type} gives the ${house.id} the report of its engine`, async ({
      baseURL,
      page,
      owner,
      stripe,
    }) => {
      const kept = await moveInto(owner, house)
      await buyLargestPackage(owner, (await stackStatus(baseURL)).app_url, stripe)
      await consult(page, house, type)
      await expectNoViolation(page, 'the results')
      await expectWholeFigures(page)

      const { today, results } = await storedResults(owner)
      const report = await renderResults(results)
      const answers = (await goldenAnswers(type))[house.id]
      const context = goldenContext(type, house, answers)
      // The golden files are valid for one day, so the engine runs again for the day of this request.
      expect(report).toBe(
        await renderResults(await runEngine(type, answers, { ...context, today, house: kept })),
      )

      await page.getByRole('link', { name: 'Ver relatório completo' }).click()
      await expectReportFits(page)
    })
  }
}

/** Pays for 1,200 credits: enough for any one consultation. */
async function buyLargestPackage(
  owner: Owner,
  appUrl: string,
  stripe: (path: string, body?: object) => Promise<void>,
): Promise<void> {
  const { error } = await owner.client.functions.invoke('stripe-checkout', {
    body: {
      price_id: 'price_pacote_empresarial',
      mode: 'payment',
      success_url: `${appUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${appUrl}/shop`,
    },
  })
  if (error) throw error
  const [session] = await owner.stripeSessions()
  await stripe(`sessions/${session}/pay`, { method: 'card' })
  await expect.poll(owner.balance).toBe(1200)
}
