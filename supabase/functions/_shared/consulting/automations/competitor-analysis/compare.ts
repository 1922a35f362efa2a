import { capitalize, inTheHouse, ofTheHouse, the, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { canonicalName, type Measure } from '../../base/same-item.ts'
import { median } from '../../base/statistics.ts'
import type { KnownPrice } from './known-prices.ts'
import type { Group, Match, OwnItem } from './match.ts'
import type { Compared } from './schema.ts'

/** Fewest prices for a statement about the market. */
export const enough = 3

/** Prices within this percentage of the median count as level. */
export const band = 10

/** "R$ 2,33 por 100 ml", "R$ 3,40 por unidade" */
const perMeasure = (price: number, { amount, unit }: Measure) =>
  unit === 'un' || unit === 'people'
    ? `${formatBrl(price / amount)} por ${unit === 'un' ? 'unidade' : 'pessoa'}`
    : `${formatBrl((price / amount) * 100)} por 100 ${unit}`

type Place = {
  match: Match | null
  menuKnown: boolean
  /** All competitors that the owner named, so that the report can ask for the missing prices. */
  competitors: readonly string[]
}

const charged = ({ competitor, lowest, highest }: KnownPrice) =>
  `${lowest === highest ? formatBrl(lowest) : `de ${formatBrl(lowest)} a ${formatBrl(highest)}`} ${inTheHouse(competitor)}`

/** "R$ 1,90 acima do Bar do Tonho e o mesmo preço da Barraca do Sol" */
function distances(own: number, prices: readonly KnownPrice[]): string {
  return shortList(
    prices.map(({ competitor, price }) => {
      const gap = own - price
      if (Math.abs(gap) < 0.005) return `o mesmo preço ${ofTheHouse(competitor)}`
      return `${formatBrl(Math.abs(gap))} ${gap > 0 ? 'acima' : 'abaixo'} ${ofTheHouse(competitor)}`
    }),
    4,
  )
}

/** "Casquinha de caranguejo (R$ 24,00)" */
const priced = ({ name, price }: OwnItem) => (price === null ? name : `${name} (${formatBrl(price)})`)

/** The price of a promotion, and where it runs. */
const dealOf = ({ competitor, price, deal = '' }: KnownPrice) =>
  `${competitor}: ${deal}, ${formatBrl(price)}${/^\d/.test(deal) ? ' cada' : ''}`

/** An item's position in the market, and what to do about it. */
export function compare(
  { item, measure, prices: known }: Group,
  { match, menuKnown, competitors }: Place,
): Compared {
  const regular = known.filter(({ deal }) => deal === undefined)
  const counted = regular.length > 0 ? regular : known
  const prices = counted.map(({ price }) => price)
  const middle = median(prices)
  const promoted = known.filter(({ deal }) => deal !== undefined)
  const named = capitalize(item)
  const sellers = [...new Set(known.map(({ competitor }) => competitor))]
  const silent = competitors.filter((name) => !sellers.includes(name))
  const single = match !== null && match.size !== 'several' ? match : null
  const own = single === null || single.size === 'other' ? null : single.own.price
  const relation: NonNullable<Compared['relation']> =
    match === null ? (menuKnown ? 'absent' : 'unknown') : match.size
  const notes: string[] = []
  if (single?.size === 'untold') {
    notes.push(`Um dos lados não diz o tamanho de ${item}: confirme se é o mesmo.`)
  }
  if (
    single?.size === 'other' &&
    single.own.price !== null &&
    single.own.measure &&
    measure &&
    measure.unit === single.own.measure.unit
  ) {
    notes.push(
      `O tamanho é outro: o do seu cardápio sai a ${perMeasure(single.own.price, single.own.measure)}, o deles a ${perMeasure(middle, measure)}.`,
    )
  }
  if (match?.size === 'several') {
    const each = match.own.map(priced)
    notes.push(
      each.length === 1
        ? `No seu cardápio, é ${each[0]}?`
        : `Qual se compara com ${the(item)} ${ofTheHouse(sellers[0] ?? '')}: ${joinList(each.slice(0, 6), 'ou')}?`,
    )
  }
  if (single?.besides && single.besides.length > 0) {
    notes.push(
      `Comparado com ${single.own.name}; se for ${joinList(single.besides.slice(0, 4).map(priced), 'ou')}, escreva assim e refaça.`,
    )
  }
  if (promoted.length > 0) {
    const weight = regular.length > 0 ? 'fora do meio' : 'e não preço de todo dia'
    notes.push(`Promoção, ${weight}: ${promoted.map(dealOf).join('; ')}.`)
  }
  const result = (position: Compared['position'], advice: string, index: number | null = null): Compared => ({
    item,
    own,
    median: middle,
    lowest: Math.min(...counted.map(({ lowest }) => lowest)),
    highest: Math.max(...counted.map(({ highest }) => highest)),
    n: prices.length,
    prices: known.map(({ price }) => price),
    names: [...new Map(known.map(({ item: name }) => [canonicalName(name), name])).values()],
    quotes: known.map(({ competitor, price, deal }) => ({ competitor, price, deal: deal !== undefined })),
    relation,
    ...(single !== null && { ours: single.own.name }),
    ...(promoted.length > 0 && { deals: promoted.map(dealOf) }),
    index,
    position,
    advice: [advice, ...notes].filter((text) => text !== '').join(' '),
  })
  const where = shortList(counted.map(charged), 4)
  if (regular.length === 0) {
    return result(
      'unknown',
      `De ${item} só há preço de promoção: pergunte ${joinList(sellers.map(toTheHouse))} o de todo dia.`,
    )
  }
  if (prices.length < 2) {
    const ours = own === null ? '' : `, e o seu ${formatBrl(own)}`
    const ask = silent.length === 0 ? '' : `, pergunte ${joinList(silent.slice(0, 2).map(toTheHouse))}`
    const gap = relation === 'absent' ? ' Não achamos este item no seu cardápio.' : ''
    return result('unknown', `${named} só tem um preço, ${where}${ours}: faltam dois${ask}.${gap}`)
  }
  const few = prices.length < enough
  const clue = few ? ' (só um indício, com dois preços)' : ''
  const [next] = silent
  const ask = few && next !== undefined ? ` Falta o preço ${ofTheHouse(next)}.` : ''
  if (own === null) {
    if (single?.size === 'other' && notes.length > 0) return result('unknown', '')
    if (single !== null) {
      return result(
        'unknown',
        `O seu cardápio não diz o preço de ${item} neste tamanho; entre eles, o meio é ${formatBrl(middle)}.`,
      )
    }
    const gap = relation === 'absent' ? ', e no seu cardápio não há' : ''
    return result('unknown', `${named}${clue}: ${where}${gap}.${ask}`)
  }
  const index = (own / middle) * 100
  const share = `${formatNumber(Math.abs(index - 100))}%`
  const gaps = distances(own, counted)
  if (index > 100 + band) {
    const cheapest = counted.toSorted((a, b) => a.price - b.price)[0]?.competitor ?? ''
    return result(
      'above',
      `${named} a ${formatBrl(own)} está ${share} acima do meio${clue}: ${gaps}.${ask} Antes de mexer, compare a porção com a ${ofTheHouse(cheapest)}.`,
      index,
    )
  }
  if (index < 100 - band) {
    return result(
      'below',
      `${named} a ${formatBrl(own)} está ${share} abaixo do meio${clue}: ${gaps}.${ask}`,
      index,
    )
  }
  const edge = counted.every(({ lowest }) => lowest > own + 0.005)
    ? ', e é o menor preço da lista'
    : counted.every(({ highest }) => highest < own - 0.005)
      ? ', e é o maior preço da lista'
      : ''
  return result(
    'level',
    `${named} a ${formatBrl(own)} está perto do meio${clue}${edge}: ${gaps}.${ask}`,
    index,
  )
}
