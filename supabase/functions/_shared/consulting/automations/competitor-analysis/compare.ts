import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { NameIndex } from '../../base/match-items.ts'
import { canonicalName, type Measure, measureOf } from '../../base/same-item.ts'
import { median } from '../../base/statistics.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { KnownPrice } from './known-prices.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Fewest prices for a statement about the market. */
export const enough = 3

/** Prices within this percentage of the median count as level. */
export const band = 10

/** Steepest rise that is proposed at once, in %. */
export const steepest = 10

export type Group = { item: string; measure: Measure | null; prices: KnownPrice[] }
export type OwnItem = MenuItem & { measure: Measure | null }

const sizeKey = (measure: Measure | null) => (measure ? `${measure.amount}${measure.unit}` : '')

/** Groups prices of the same item at the same size under the name written first. */
export function groupItems(prices: readonly KnownPrice[]): Group[] {
  const groups: Group[] = []
  const indexes = new Map<string, { names: NameIndex; at: number[] }>()
  for (const price of prices) {
    const measure = measureOf(price.item)
    const name = canonicalName(price.item)
    const index = indexes.get(sizeKey(measure)) ?? { names: new NameIndex(), at: [] }
    indexes.set(sizeKey(measure), index)
    const group = groups[index.at[index.names.find(name)] ?? -1]
    if (group) group.prices.push(price)
    else {
      index.names.add(name)
      index.at.push(groups.length)
      groups.push({ item: price.item, measure, prices: [price] })
    }
  }
  return groups
}

/** Their item as the house sells it: at the same size, at another, or at one that a side does not tell. */
export type Match = { own: OwnItem; size: 'same' | 'untold' | 'other' }

/** Finds the house's own item of a name and size. */
export function ownItems(menu: readonly OwnItem[]): (group: Group) => Match | null {
  const listed = menu.map((item) => {
    const name = canonicalName(item.name)
    return { item, name, words: new Set(name.split(' ')) }
  })
  const distinct = [...new Set(listed.map(({ name }) => name))]
  const names = new NameIndex(distinct)
  return ({ item, measure }) => {
    const name = canonicalName(item)
    const same = distinct[names.find(name)]
    const words = name.split(' ').filter((word) => word !== '')
    // "torresmo" is the house's "torresmo de rolo" where only one item of the menu has the word.
    const near = words.length > 0 ? listed.filter((own) => words.every((word) => own.words.has(word))) : []
    const alike = near.length === 1 ? near : []
    const found = same === undefined ? alike : listed.filter((own) => own.name === same)
    const sized = found.find(({ item: own }) => sizeKey(own.measure) === sizeKey(measure))
    if (sized) return { own: sized.item, size: 'same' }
    const untold = found.find(({ item: own }) => own.measure === null || measure === null)
    if (untold) return { own: untold.item, size: 'untold' }
    const other = found.find(({ item: own }) => own.measure?.unit === measure?.unit) ?? found[0]
    return other ? { own: other.item, size: 'other' } : null
  }
}

/** "R$ 2,33 por 100 ml" */
const perHundred = (price: number, { amount, unit }: Measure) =>
  `${formatBrl((price / amount) * 100)} por 100 ${unit}`

/** Sentences that tell that the house does not sell an item hold this. */
const absent = 'no seu cardápio não'

type Place = { match: Match | null; menuKnown: boolean; say: (text: string, key: string) => string }

/** An item's place in the market, with what it calls for. */
export function compare(
  { item, measure, prices: charged }: Group,
  { match, menuKnown, say }: Place,
): Compared {
  const regular = charged.filter(({ deal }) => deal === undefined)
  const counted = regular.length > 0 ? regular : charged
  const prices = counted.map(({ price }) => price)
  const middle = median(prices)
  const deals = charged.flatMap(({ competitor, price, deal }) =>
    deal === undefined
      ? []
      : [`${competitor}: ${deal}, ${formatBrl(price)}${/^\d/.test(deal) ? ' cada' : ''}`],
  )
  const own = match === null || match.size === 'other' ? null : match.own.price
  const [lowest, highest] = [
    Math.min(...counted.map((price) => price.lowest)),
    Math.max(...counted.map((price) => price.highest)),
  ]
  const notes: string[] = []
  if (match?.size === 'untold') {
    notes.push(`Um dos lados não diz o tamanho de ${item}: confirme se é o mesmo.`)
  }
  if (match?.size === 'other' && match.own.price !== null && match.own.measure && measure) {
    notes.push(
      `O tamanho é outro: o do seu cardápio sai a ${perHundred(match.own.price, match.own.measure)}, o deles a ${perHundred(middle, measure)}.`,
    )
  }
  if (deals.length > 0) {
    const weight = regular.length > 0 ? 'fora do meio' : 'e não preço de todo dia'
    notes.push(`Promoção, ${weight}: ${deals.join('; ')}.`)
  }
  const result = (position: Compared['position'], advice: string, index: number | null = null): Compared => ({
    item,
    own,
    median: middle,
    lowest,
    highest,
    n: prices.length,
    prices: charged.map(({ price }) => price),
    ...(deals.length > 0 && { deals }),
    index,
    position,
    advice: [...(advice === '' ? [] : [advice]), ...notes].join(' '),
  })
  const sellers = joinList([...new Set(counted.map(({ competitor }) => competitor))])
  if (regular.length === 0) {
    return result(
      'unknown',
      say(
        `De ${item} só há preço de promoção: [pergunte|anote] o preço de todo dia[ antes de comparar|].`,
        item,
      ),
    )
  }
  if (prices.length < 2) {
    const ours = own === null ? '' : ` O seu é ${formatBrl(own)}.`
    const gap = menuKnown && match === null ? ' Não achamos este item no seu cardápio.' : ''
    return result(
      'unknown',
      say(
        `[Só|Apenas] ${counted.length === 1 ? the(sellers) : sellers} tem preço de ${item}: ${formatBrl(middle)}.${ours}${gap} [Um preço só não faz mercado|Com um preço só não se compara]: [levante mais dois|faltam dois] de ${item}.`,
        item,
      ),
    )
  }
  const clue =
    prices.length < enough ? ` Dois preços de ${item} são só um indício: confirme com um terceiro.` : ''
  if (own === null) {
    if (match?.size === 'other' && notes.length > 0) return result('unknown', '')
    if (match !== null) {
      return result(
        'unknown',
        `O seu cardápio não diz o preço de ${item} neste tamanho; entre eles, o meio é ${formatBrl(middle)}.`,
      )
    }
    return result(
      'unknown',
      menuKnown
        ? say(
            `[Vendem ${item}|Quem vende ${item}]: ${sellers}, com o meio em ${formatBrl(middle)}; ${absent} [achamos|há].${clue}`,
            item,
          )
        : `De ${item}, o mercado está entre ${formatBrl(lowest)} e ${formatBrl(highest)}.${clue}`,
    )
  }
  const index = (own / middle) * 100
  const share = formatNumber(Math.abs(index - 100))
  const named = capitalize(item)
  if (index > 100 + band) {
    return result(
      'above',
      say(
        `${named} está ${formatBrl(own - middle)} (${share}%) acima do meio.${clue} [Antes de baixar|Antes de mexer], [prove o deles e compare|compare] a porção de ${item}.`,
        item,
      ),
      index,
    )
  }
  if (index < 100 - band) {
    const room = clue || say(` [Há espaço para subir|Dá para subir] ${item} aos poucos.`, item)
    return result(
      'below',
      `${named} está ${formatBrl(middle - own)} (${share}%) abaixo do meio.${room}`,
      index,
    )
  }
  return result(
    'level',
    say(
      `${named} está no meio, entre ${formatBrl(lowest)} e ${formatBrl(highest)}.${clue} Em ${item}, [não é o preço que decide|o preço não desempata|o preço pesa pouco].`,
      item,
    ),
    index,
  )
}

/** The next price of an item below the market: with the cents that the menu uses, and never above the middle. */
function nextPrice(own: number, middle: number, ceiling: number | null): number | null {
  const highest = Math.min(own * (1 + steepest / 100), middle, ceiling ?? Number.POSITIVE_INFINITY)
  const cents = (Math.round(own * 100) % 100) / 100
  const next = Math.floor(highest - cents + 1e-9) + cents
  return next > own ? next : null
}

const doseMl = 50
const isCachaca = (item: string) => canonicalName(item).split(' ').includes('cachaca')

type Action = NonNullable<CompetitorMap['actions']>[number]

function raise({ item, own, median: middle, position, n }: Compared, ceiling: number | null): Action[] {
  const next = own !== null && position === 'below' && n >= enough ? nextPrice(own, middle, ceiling) : null
  if (own === null || next === null) return []
  const gain = (next - own) * 100
  const lost = Math.floor((1 - own / next) * 100)
  return [
    {
      item,
      action: `Subir de ${formatBrl(own)} para ${formatBrl(next)}`,
      effect: `${formatBrl(gain)} a mais a cada 100 vendidos, se as vendas se mantiverem; a receita empata com ${lost} a menos em cada 100.`,
      amount: gain,
    },
  ]
}

function add({ item, own, median: middle, n, advice }: Compared): Action[] {
  if (own !== null || n < 2 || !advice.includes(absent)) return []
  if (!isCachaca(item)) {
    return [
      {
        item,
        action: `Levantar o custo e decidir se entra, perto de ${formatBrl(middle)}`,
        effect: `A cada 100 vendidos ao preço do meio entram ${formatBrl(middle * 100)}; o que sobra depende do custo, que ainda não se sabe.`,
        amount: 0,
      },
    ]
  }
  return cachacaIds
    .map((id) => cachacas[id])
    .map(({ label, pack }) => ({ label, pack, cost: (pack.price / pack.amount) * doseMl }))
    .filter(({ cost }) => cost < middle)
    .slice(0, 1)
    .map(({ label, pack, cost }) => ({
      item,
      action: `Pôr no cardápio a ${formatBrl(middle)}, o meio deles`,
      effect: `Se a dose deles também for de ${doseMl} ml: a da ${label} custa ${formatBrl(cost)} (${pack.label} a ${formatBrl(pack.price)}) e deixa ${formatBrl(middle - cost)}, ou ${formatBrl((middle - cost) * 100)} a cada 100 doses, antes de impostos.`,
      amount: (middle - cost) * 100,
    }))
}

/** What to do next, in R$: the largest first. */
export function actionsOf(items: readonly Compared[], ceiling: number | null): Action[] {
  return items
    .flatMap((item) => [...raise(item, ceiling), ...add(item)])
    .toSorted((a, b) => b.amount - a.amount)
}
