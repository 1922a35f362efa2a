/** The gain from the redesign, source by source, in a cautious and a bad case, and its effect on the average bill. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber } from '../../base/language/text.ts'
import { isSinglePiece } from '../../base/pairing/understand.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { isPlainCaipirinha } from './aged.ts'
import { inPrint } from './amounts.ts'
import { type CaseName, caseNames, cases } from './cases.ts'
import { countGuests } from './guests.ts'
import { elasticityOf, turnoverChange } from './holds.ts'
import type { CachacaPart, NewMenu, Outlook, RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

type Source = Outlook['sources'][number]
/** The effect of one source on the margin. */
type Moved = { source: Source; revenue: Record<CaseName, number> }

export type OutlookSource = {
  categories: readonly RedesignedCategory[]
  cachaca: CachacaPart | null
  printed: NewMenu
  goals: readonly string[]
  /** Units × monthly are the units of the stated effects. */
  monthly: number
  elasticity: number | null
  /** Selects the wordings. */
  title: string
  /** The restaurant's type, which says what its guests order. */
  type: string
}

type Sold = RedesignedItem & { section: string }

/** R$; a frame that gains less changes only the order, not the margin. */
const worthTelling = 20

/** Crabs and the like that a table orders at once. */
const piecesOrdered = 4

const nothing = { careful: 0, bad: 0 }
const percent = (share: number) => `${formatNumber(share * 100)}%`
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
/** Rounded one by one, so that the shown amounts add up to the shown total. */
export const wholeSum = (values: readonly number[]) => sum(values.map((value) => Math.round(value)))
const mean = (items: readonly Sold[], of: (item: Sold) => number) =>
  sum(items.map((item) => of(item) * item.units)) / sum(items.map(({ units }) => units))

const cents = (value: number) => Math.round(value * 100) / 100

const priceNow = ({ newPrice, price }: RedesignedItem) => newPrice ?? price
const leftNow = (item: RedesignedItem) => paidAt(item, priceNow(item)) - item.cost

function fromPrices(
  sold: readonly Sold[],
  { monthly, elasticity, categories, title }: OutlookSource,
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
          elasticityOf(item.name, item.section, elasticity),
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
          '[no ruim, perde um terço a mais de venda|no ruim, some um terço a mais dos pedidos|no ruim, a perda de venda é um terço maior|ruim: mais um terço de pedidos perdidos]',
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

/** Beers replaced by a drink with cachaça: the difference of the margins. */
function fromBeers(sold: readonly Sold[], { goals, monthly, printed }: OutlookSource): Moved[] {
  if (!wantsCachaca(goals)) return []
  const lines = new Map(printed.sections.flatMap(({ items }) => items.map((one) => [one.name, one.text])))
  const kept = sold.filter(({ move }) => move !== 'remove')
  const beers = kept.filter(({ name, section }) => itemKind({ name, section }) === 'beer')
  const drinks = kept.filter(
    ({ name, section }) =>
      itemKind({ name, section }) === 'drink' && hasCachaca(name, lines.get(name) ?? null, section),
  )
  const [beerUnits, drinkUnits] = [beers, drinks].map((items) => sum(items.map(({ units }) => units)))
  if (!beerUnits || !drinkUnits) return []
  const [beer, drink] = [mean(beers, leftNow), mean(drinks, leftNow)]
  const more = drink - beer
  if (more <= 0) return []
  const two = cents(drink - 2 * beer)
  const swapped = (name: CaseName) => beerUnits * monthly * cases[name].beers
  const revenue = mean(drinks, priceNow) - mean(beers, priceNow)
  return [
    {
      source: {
        label: 'Cerveja que vira drink com cachaça',
        careful: Math.round(swapped('careful') * more),
        bad: Math.round(swapped('bad') * more),
        basis: `${percent(cases.careful.beers)} das cervejas (${Math.round(swapped('careful'))}); no ruim, ${percent(cases.bad.beers)}. A cerveja deixa ${inPrint(cents(beer))} e o drink, ${inPrint(cents(drink))}; se um drink tirar duas cervejas, ${two < 0 ? `perde ${inPrint(-two)}` : `sobra ${inPrint(two)}`}`,
      },
      revenue: { careful: swapped('careful') * revenue, bad: swapped('bad') * revenue },
    },
  ]
}

/** Small measures suggested with dishes; some replace a full dose. */
function fromMeasures(sold: readonly Sold[], { cachaca, printed, monthly }: OutlookSource): Moved[] {
  const measures = cachaca?.measures ?? []
  const lines = printed.sections.flatMap(({ items }) => items)
  const beside = lines.flatMap(({ name, goesWith }) => {
    const item = sold.find((one) => one.name === name)
    const measure = measures.find(
      ({ dose, ml }) => goesWith?.name.endsWith(`de ${ml} ml`) && isOf(goesWith.name, dose),
    )
    return item && measure && measure.cost !== null
      ? [
          {
            // Several pieces make one order.
            units: (item.units * monthly) / (isSinglePiece({ name }) ? piecesOrdered : 1),
            measure: { ...measure, cost: measure.cost },
          },
        ]
      : []
  })
  if (beside.length === 0) return []
  const total = (name: CaseName, each: (measure: (typeof beside)[number]['measure']) => number) =>
    sum(beside.map(({ units, measure }) => units * cases[name].measures * each(measure)))
  const left = (name: CaseName) =>
    total(name, ({ price, cost, ml, doseMl, dosePrice }) => {
      const whole = dosePrice - (cost * doseMl) / ml
      return price - cost - cases[name].instead * whole
    })
  const revenue = (name: CaseName) =>
    total(name, ({ price, dosePrice }) => price - cases[name].instead * dosePrice)
  const poured = Math.round(total('careful', () => 1))
  return [
    {
      source: {
        label: `Doses de ${measures[0]?.ml ?? 30} ml ao lado do prato`,
        careful: Math.round(left('careful')),
        bad: Math.round(left('bad')),
        basis: `em ${percent(cases.careful.measures)} dos pedidos que as citam (${poured}), 1 em 4 no lugar da dose inteira; no ruim, ${percent(cases.bad.measures)} e metade`,
      },
      revenue: { careful: revenue('careful'), bad: revenue('bad') },
    },
  ]
}

/** Plain caipirinhas that become the aged one. */
function fromAged(sold: readonly Sold[], { cachaca, monthly }: OutlookSource): Moved[] {
  const aged = cachaca?.drinks.find(({ name }) => /^caipirinha de /i.test(name))
  const plain = sold.find(({ name, move }) => isPlainCaipirinha(name) && move !== 'remove')
  if (!aged || !plain) return []
  const swapped = (name: CaseName) => plain.units * monthly * cases[name].aged
  const more = aged.price - aged.cost - leftNow(plain)
  const dearer = aged.price - priceNow(plain)
  return [
    {
      source: {
        label: `${plain.name} que vira ${aged.name}`,
        careful: Math.round(swapped('careful') * more),
        bad: Math.round(swapped('bad') * more),
        basis: `${percent(cases.careful.aged)} delas (${Math.round(swapped('careful'))}), ${inPrint(cents(more))} a mais em cada; no ruim, ${percent(cases.bad.aged)}`,
      },
      revenue: { careful: swapped('careful') * dearer, bad: swapped('bad') * dearer },
    },
  ]
}

/** Desserts that the team offers after the meal. */
function fromDesserts(sold: readonly Sold[], { goals, monthly }: OutlookSource): Moved[] {
  const sweets = sold.filter(
    ({ section, name, move }) =>
      move !== 'remove' && isSweetSection.test(section) && itemKind({ name, section }) === 'dish',
  )
  const units = sum(sweets.map((item) => item.units)) * monthly
  // A house that lives on sweets offers them already.
  const share = units / (sum(sold.map((item) => item.units)) * monthly)
  if (!goals.some((goal) => /ticket/i.test(goal)) || units === 0 || share > 0.2) return []
  const left = mean(sweets, leftNow)
  const price = mean(sweets, priceNow)
  const more = (name: CaseName) => units * cases[name].desserts
  return [
    {
      source: {
        label: 'Sobremesa oferecida depois do prato',
        careful: Math.round(more('careful') * left),
        bad: Math.round(more('bad') * left),
        basis: `${percent(cases.careful.desserts)} mais (${Math.round(more('careful'))}); no ruim, ${percent(cases.bad.desserts)}`,
      },
      revenue: { careful: more('careful') * price, bad: more('bad') * price },
    },
  ]
}

const isSweetSection = /sobremesa|doce|ado[cç]ar|sorvete/i

const isOf = (name: string, dose: string) =>
  dose.toLowerCase().startsWith(name.replace(/ de \d+ ml$/, '').toLowerCase())

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
