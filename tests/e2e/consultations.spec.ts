/**
 * Every automation, asked for by a house with its own answers and files, gives the report that is kept for
 * people to read beside the engines. `ALL_HOUSES=1` sends all three houses through all eight.
 */
import { readFile } from 'node:fs/promises'
import type { AutomationType } from '../../supabase/functions/_shared/consulting/automations/types.ts'
import { runEngine } from '../../supabase/functions/_shared/consulting/engine/index.ts'
import { goldenFile, renderResults } from '../../supabase/functions/_shared/consulting/golden/render.ts'
import {
  boteco,
  fineDining,
  foodTruck,
  type GoldenRestaurant,
} from '../../supabase/functions/_shared/consulting/golden/restaurants.ts'
import { consult, expectReportFits, storedResults } from './support/consultations.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { expectNoViolation, expectWholeFigures, stackStatus } from './support/test.ts'

const golden = new URL('../../supabase/functions/_shared/consulting/golden/', import.meta.url)

const walks: Readonly<Record<AutomationType, GoldenRestaurant>> = {
  drink_creation: foodTruck,
  food_pairing: fineDining,
  dish_creation: boteco,
  menu_redesign: foodTruck,
  content_generation: boteco,
  predictive_analytics: fineDining,
  competitor_analysis: boteco,
  dynamic_pricing: foodTruck,
}

const houses: readonly GoldenRestaurant[] = [boteco, fineDining, foodTruck]
const all = process.env.ALL_HOUSES === '1'

/** Makes the owner's restaurant the golden house. */
async function moveInto(owner: Owner, { context: { restaurant } }: GoldenRestaurant): Promise<void> {
  const { id } = await owner.house()
  const { name, city, type } = restaurant
  await owner.client
    .from('restaurants')
    .update({ name, city, restaurant_type: type })
    .eq('id', id)
    .throwOnError()
}

for (const [type, usual] of Object.entries(walks) as [AutomationType, GoldenRestaurant][]) {
  for (const house of all ? houses : [usual]) {
    test(`the ${house.id} gets in ${type} the report that is kept`, async ({
      baseURL,
      page,
      owner,
      stripe,
    }) => {
      await moveInto(owner, house)
      await buyLargestPackage(owner, (await stackStatus(baseURL)).app_url, stripe)
      await consult(page, house, type)
      await expectNoViolation(page, 'the results')
      await expectWholeFigures(page)

      const { today, results } = await storedResults(owner)
      const report = renderResults(results)
      const reportOn = (day: string) =>
        renderResults(runEngine(type, house.answers[type], { ...house.context, today: day }))
      expect(report).toBe(reportOn(today))
      // What speaks of dates is kept as of one day; all else is kept as it is every day.
      if (reportOn(today) === reportOn(house.context.today)) {
        expect(report).toBe(await readFile(new URL(goldenFile(type, house.id), golden), 'utf8'))
      }

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
