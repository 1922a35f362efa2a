/** The gain from the redesign, source by source, in a cautious and a bad case, and its effect on the average bill. */

import { fillChoices } from '../../base/language/choices.ts'
import { sum } from '../../base/statistics.ts'
import { type CaseName, caseNames, cases } from './cases.ts'
import { countGuests } from './guests.ts'
import { elasticityOf, turnoverChange } from './holds.ts'
import { fromAged, fromBeers, fromDesserts, fromMeasures } from './offered.ts'
import type { Outlook } from './schema.ts'
import { type Moved, nothing, type OutlookSource, percent, priceNow, type Sold, wholeSum } from './sold.ts'

/** R$; a frame that gains less changes only the order, not the margin. */
const worthTelling = 20

function fromPrices(
  sold: readonly Sold[],
  { monthly, elasticities, categories, title }: OutlookSource,
): Moved[] {
  const dearer = sold.filter(({ newPrice, move }) => newPrice !== null && move !== 'remove')
  if (dearer.length === 0) return []
  const revenue = (name: CaseName) =>
    monthly *
    sum(
      dearer.map((item) =>
        turnoverChange(
          item,
          priceNow(item),
          (categories.find((one) => one.name === item.section)?.items ?? []).filter(
            ({ move }) => move !== 'remove',
          ),
          elasticityOf(item.name, item.section, elasticities),
          cases[name],
        ),
      ),
    )
  return [
    {
      source: {
        label: dearer.length === 1 ? 'Um preço novo' : `${dearer.length} preços novos`,
        careful: wholeSum(dearer.map(({ effect }) => effect)),
        bad: wholeSum(dearer.map(({ effect, bad = effect }) => bad)),
        basis: fillChoices(
          '[no ruim, perde um quarto a mais de venda|no ruim, some um quarto a mais dos pedidos|no ruim, a perda de venda é um quarto maior|ruim: mais um quarto de pedidos perdidos]',
          title,
        ),
      },
      revenue: { careful: revenue('careful'), bad: revenue('bad') },
    },
  ]
}

function fromFrames(sold: readonly Sold[]): Moved[] {
  const framed = sold.filter(
    ({ move, newPrice, effect }) => move === 'highlight' && newPrice === null && effect > 0,
  )
  const careful = wholeSum(framed.map(({ effect }) => effect))
  if (careful < worthTelling) return []
  return [
    {
      source: {
        label: `Moldura: ${framed.map(({ name }) => name).join(', ')}`,
        careful,
        bad: 0,
        basis: '15% mais pedidos, tirados dos vizinhos; no ruim, nenhum',
      },
      revenue: nothing,
    },
  ]
}

function fromLeaving(sold: readonly Sold[], { monthly }: OutlookSource): Moved[] {
  const leaving = sold.filter(({ move }) => move === 'remove')
  if (leaving.length === 0) return []
  const revenue = (name: CaseName) =>
    sum(leaving.map((item) => -item.units * monthly * item.price * (1 - cases[name].substitution)))
  return [
    {
      source: {
        label: leaving.length === 1 ? 'Um item sai' : `${leaving.length} itens saem`,
        careful: wholeSum(leaving.map(({ effect }) => effect)),
        bad: wholeSum(leaving.map(({ effect, bad = effect }) => bad)),
        basis: `${percent(cases.careful.substitution)} pedem um vizinho; no ruim, ${percent(cases.bad.substitution)}`,
      },
      revenue: { careful: revenue('careful'), bad: revenue('bad') },
    },
  ]
}

function ticketOf(
  moved: readonly Moved[],
  sold: readonly Sold[],
  monthly: number,
  type: string,
): NonNullable<Outlook['ticket']> | null {
  const counted = countGuests(sold, type)
  if (!counted) return null
  const revenue = sum(sold.map((item) => (item.paid ?? item.price) * item.units)) * monthly
  const guests = counted.guests * monthly
  // Assumes as many guests as today, because fewer would raise the average without a real gain.
  const after = (name: CaseName) => (revenue + sum(moved.map((one) => one.revenue[name]))) / guests
  return {
    guests: Math.round(guests),
    by: counted.by,
    today: revenue / guests,
    careful: after('careful'),
    bad: after('bad'),
  }
}

/** The sources of gain, each in whole R$; null if nothing can be counted. */
export function outlookOf(source: OutlookSource): Outlook {
  const sold = source.categories.flatMap(({ name: section, items }) =>
    items.map((item): Sold => ({ ...item, section })),
  )
  const prices = fromPrices(sold, source)
  const offered = [
    ...fromBeers(sold, source),
    ...fromAged(sold, source),
    ...fromMeasures(sold, source),
    ...fromDesserts(sold, source),
  ]
  // What raises the bill in both cases comes first, if prices lower it in the bad case.
  const lowers = prices.some(({ revenue }) => revenue.bad < 0)
  const moved = [
    ...(lowers ? [...offered, ...prices] : [...prices, ...offered]),
    ...fromFrames(sold),
    ...fromLeaving(sold, source),
  ].filter(({ source: { careful, bad } }) => careful !== 0 || bad !== 0)
  const sources = moved.map((one) => ({ ...one.source, revenue: one.revenue }))
  const [careful, bad] = caseNames.map((name) => sum(sources.map((one) => one[name])))
  const ticket = source.goals.some((goal) => /ticket/i.test(goal))
    ? ticketOf(moved, sold, source.monthly, source.type)
    : null
  return { sources, careful: careful ?? 0, bad: bad ?? 0, ...(ticket && { ticket }) }
}
