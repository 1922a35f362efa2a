import { addDays, shortDay, weekdayNames } from '../../base/calendar.ts'
import type { Fact, FactOf } from '../../base/facts.ts'
import { formatBrl } from '../../base/language/text.ts'
import { happyStep } from './happy-hour.ts'
import { reasons } from './left-out.ts'
import { perOf, reasonOf } from './reasons.ts'
import type { PricingPlan } from './schema.ts'

const weekdays: readonly string[] = weekdayNames

/** Hours of the happy hour and of other offers. */
const offersOf = ({ happyHour, offers = [] }: PricingPlan): FactOf<'offer'>[] =>
  [
    ...(happyHour
      ? [
          {
            what: happyHour.what ?? 'happy hour',
            start: happyHour.from,
            end: happyHour.to,
            text: `${happyStep(happyHour)}.`,
          },
        ]
      : []),
    ...offers.map(({ what, from, to }) => ({ what, start: from, end: to })),
  ].map((offer) => ({ kind: 'offer', ...offer }))

/** The prices elsewhere that an item stands beside. */
function gapOf({
  name,
  newPrice,
  neighbours = [],
  unlike = [],
}: PricingPlan['items'][number]): FactOf<'gap'>[] {
  const prices = [...neighbours, ...unlike].map(({ price }) => price)
  if (prices.length === 0) return []
  return [
    {
      kind: 'gap',
      item: name,
      ours: newPrice,
      theirs: neighbours.at(-1)?.price ?? unlike.at(-1)?.price ?? null,
      prices,
      names: [name],
      note: `Está em “O que os vizinhos cobram”, ao lado dos ${formatBrl(newPrice)} daqui${unlike.length > 0 ? ', com o tamanho dito' : ''}.`,
    },
  ]
}

const leftOutWords = (mondays: readonly string[], missing: string | undefined): string =>
  missing !== undefined
    ? `A semana sem vendas na planilha é a de ${shortDay(missing)}, e já não conta; a dos dias que você diz vendeu como sempre, e ficou.`
    : mondays.length === 0
      ? 'A planilha não tem vendas nesses dias: não havia o que tirar da conta.'
      : mondays.length === 1
        ? `A semana de ${shortDay(mondays[0] ?? '')} ficou fora da conta.`
        : `As ${mondays.length} semanas de ${shortDay(mondays[0] ?? '')} a ${shortDay(addDays(mondays.at(-1) ?? '', 6))} ficaram fora da conta.`

const heldWords = ({ weeks, of }: { weeks: number; of: number }): string =>
  `São ${weeks} das ${of} semanas da planilha: sem elas sobra pouco para julgar um preço, e por isso ficaram na conta. Confira as datas; se é isso mesmo, mande uma planilha com mais semanas comuns.`

/**
 * One fact for each item of the sheet, including unchanged items and those left out of the calculation; then the
 * elasticities used, the days of the week, and the hours of offers.
 */
export function priceFacts(contents: readonly PricingPlan[]): Fact[] {
  return contents.flatMap((plan): Fact[] => [
    ...itemFacts(plan),
    ...(plan.period ? [{ kind: 'sales' as const, from: plan.period.from, to: plan.period.to }] : []),
    { kind: 'elasticity', ...plan.elasticities },
    ...(plan.answers ?? []).map(
      ({ about, of, asked, verdict, open }): FactOf<'answer'> => ({
        kind: 'answer',
        about,
        of,
        ...(asked !== undefined && { asked }),
        text: verdict,
        ...(open && { open }),
      }),
    ),
    ...(plan.costs ?? []).map(
      (one): FactOf<'costNow'> => ({ kind: 'costNow', item: one.item, text: one.text }),
    ),
    ...plan.weekdays.map(
      ({ label, change }): FactOf<'weekday'> => ({
        kind: 'weekday',
        weekday: weekdays.indexOf(label),
        change,
      }),
    ),
    ...offersOf(plan),
    ...plan.items.flatMap(gapOf),
    ...(plan.out ?? []).map(
      ({ what, from, to, mondays, missing, held }): FactOf<'expectation'> => ({
        kind: 'expectation',
        what,
        from,
        to,
        closed: true,
        used: held === undefined,
        text: held === undefined ? leftOutWords(mondays, missing) : heldWords(held),
      }),
    ),
  ])
}

function itemFacts({ items, left, period }: PricingPlan): FactOf<'price'>[] {
  return [
    ...items.map(
      (item): FactOf<'price'> => ({
        kind: 'price',
        item: item.name,
        ...(item.category !== null && { section: item.category }),
        priceNow: item.price,
        priceNew: item.newPrice,
        reason: reasonOf(item, perOf({ period })),
      }),
    ),
    ...left.map(
      ({ name, reason, price = null, newPrice = price }): FactOf<'price'> => ({
        kind: 'price',
        item: name,
        priceNow: price,
        priceNew: newPrice,
        reason: `Fora da conta do lucro: ${reasons[reason]}.`,
      }),
    ),
  ]
}
