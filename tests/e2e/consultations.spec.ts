/**
 * Runs every automation with a house's answers and files, and compares the report with its golden file.
 * `ALL_HOUSES=1` runs the three houses of `houses.ts` through all eight.
 */
import { readFile } from 'node:fs/promises'
import type { AutomationType } from '../../supabase/functions/_shared/consulting/automation-types.ts'
import {
  goldenAnswers,
  goldenContext,
  goldenFile,
  renderResults,
} from '../../supabase/functions/_shared/consulting/golden/golden.ts'
import {
  boteco,
  fineDining,
  foodTruck,
  type House,
  houses,
} from '../../supabase/functions/_shared/consulting/golden/houses.ts'
import { runEngine } from '../../supabase/functions/_shared/consulting/run-engine.ts'
import { consult, expectReportFits, storedResults } from './support/consultations.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { expectNoViolation, expectWholeFigures, stackStatus } from './support/test.ts'

const golden = new URL('../../supabase/functions/_shared/consulting/golden/', import.meta.url)

const walks: Readonly<Record<AutomationType, House>> = {
  drink_creation: foodTruck,
  food_pairing: fineDining,
  dish_creation: boteco,
  menu_redesign: foodTruck,
  content_generation: boteco,
  predictive_analytics: fineDining,
  competitor_analysis: boteco,
  dynamic_pricing: foodTruck,
}

const all = process.env.ALL_HOUSES === '1'

/** Turns the owner's restaurant into the golden house. */
async function moveInto(owner: Owner, { context: { restaurant } }: House): Promise<void> {
  const { id } = await owner.house()
  const { name, city, type } = restaurant
  await owner.client
    .from('restaurants')
    .update({ name, city, restaurant_type: type })
    .eq('id', id)
    .throwOnError()
}

for (const [type, usual] of Object.entries(walks) as [AutomationType, House][]) {
  for (const house of all ? houses : [usual]) {
    test(`${type} gives the ${house.id} its golden report`, async ({ baseURL, page, owner, stripe }) => {
      await moveInto(owner, house)
      await buyLargestPackage(owner, (await stackStatus(baseURL)).app_url, stripe)
      await consult(page, house, type)
      await expectNoViolation(page, 'the results')
      await expectWholeFigures(page)

      const { today, results } = await storedResults(owner)
      const report = await renderResults(results)
      const answers = (await goldenAnswers(type))[house.id]
      const reportOn = async (day: string) =>
        renderResults(
          await runEngine(type, answers, {
            ...goldenContext(type, house, answers),
            today: day,
          }),
        )
      expect(report).toBe(await reportOn(today))
      // Golden reports with dates hold for one day; the others hold for any day.
      if ((await reportOn(today)) === (await reportOn(house.context.today))) {
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
