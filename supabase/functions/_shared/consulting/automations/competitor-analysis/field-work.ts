import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, ofTheHouse, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { measureOf } from '../../base/same-item.ts'
import { enough } from './compare.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Whom to ask for which prices: every competitor for the shared items without a known price. */
export function asksOf({
  categories,
  competitors,
}: Pick<CompetitorMap, 'categories' | 'competitors'>): { competitor: string; items: string[] }[] {
  const short = categories
    .flatMap(({ items }) => items)
    .filter(({ n, own, quotes }) => n < enough && own !== null && quotes !== undefined)
  return competitors
    .map(({ name }) => ({
      competitor: name,
      items: short.flatMap(({ item, quotes = [] }) =>
        quotes.some(({ competitor }) => competitor === name) ? [] : [item],
      ),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => b.items.length - a.items.length)
}

/** Sold in its container: no portion to compare. */
function isPackaged(item: string): boolean {
  const kind = itemKind({ name: item, section: null })
  return kind === 'beer' || kind === 'soft_drink' || /\b(?:lata|garrafa|litr[aã]o)\b/i.test(item)
}

/** A smaller step between two houses is no reason to cross the town. */
const worthTasting = 1.15

/** The item whose everyday prices lie farthest apart: there the portion explains more than the price. */
export function widest({ categories }: CompetitorMap) {
  const spread = categories
    .flatMap(({ items }) => items)
    .filter(({ item, relation }) => relation !== 'absent' && !isPackaged(item))
    .flatMap(({ item, quotes = [] }) => {
      const sorted = quotes.filter(({ deal }) => !deal).toSorted((a, b) => a.price - b.price)
      const [low] = sorted
      const high = sorted.at(-1)
      return low && high && high.price >= low.price * worthTasting
        ? [{ item, low, high, gap: high.price / low.price }]
        : []
    })
    .toSorted((a, b) => b.gap - a.gap)
  return spread[0] ?? null
}

type NextStep = NonNullable<CompetitorMap['actions']>[number]

type Owned = Compared & { own: number }
const owned = (item: Compared): item is Owned => item.own !== null

/** What the team says about prices that guests may mention. */
export function scriptOf({ categories }: CompetitorMap): string[] {
  const items = categories.flatMap((category) => category.items).filter(owned)
  const cheaperAt = ({ own, quotes = [] }: Owned) =>
    quotes.filter(({ price, deal }) => !deal && price < own).toSorted((a, b) => a.price - b.price)[0]
  const dearer = items
    .filter(({ position }) => position === 'above')
    .flatMap((item) => {
      const rival = cheaperAt(item)
      return rival
        ? [
            `${capitalize(item.item)} por ${formatBrl(rival.price)} ${inTheHouse(rival.competitor)}: a quem lembrar disso, mostre o que se leva aqui por ${formatBrl(item.own)}.`,
          ]
        : []
    })
  const cheapest = items
    .filter(({ quotes = [], own, n }) => n > 1 && quotes.every(({ price, deal }) => deal || price > own))
    .map(({ item, own, lowest }) => `${item} (${formatBrl(own)}; lá, de ${formatBrl(lowest)} para cima)`)
  return [
    ...dearer.slice(0, 3),
    ...(cheapest.length > 0
      ? [`Ninguém na lista cobra menos por ${shortList(cheapest, 3)}: não anuncie desconto.`]
      : []),
  ]
}

/** The bill of what both sell, there and here. @param share how far apart they lie; null where they do not */
const billOf = (count: number, theirs: number, own: number, share: string | null, seed: string) =>
  fillChoices(
    share === null
      ? `[a mesma conta nos ${count} itens comuns|${count} itens em comum, e a soma empata] (${formatBrl(own)})`
      : `[nos ${count} itens comuns, ${formatBrl(theirs)} lá e ${formatBrl(own)} aqui: ${share}|um de cada dos ${count} em comum sai ${share} aqui (${formatBrl(own)}; lá, ${formatBrl(theirs)})|${share} aqui na soma de ${count} itens, ${formatBrl(own)} por ${formatBrl(theirs)}|a conta de ${count} itens dá ${formatBrl(theirs)}, e a sua ${formatBrl(own)}, ${share}]`,
    seed,
  )

/** Where each competitor lies beside the house, in the items that both sell; nothing is advised from it. */
export function rivalsOf({
  categories,
  competitors,
  title,
}: CompetitorMap): { competitor: string; text: string }[] {
  const items = categories.flatMap((category) => category.items).filter(owned)
  return competitors.flatMap(({ name }) => {
    const gaps = items.flatMap(({ item, own, quotes = [] }) =>
      quotes
        .filter(({ competitor, deal }) => competitor === name && !deal)
        .map(({ price }) => ({ item, own, gap: price - own })),
    )
    const told = (kept: (gap: number) => boolean) =>
      gaps
        .filter(({ gap }) => kept(gap))
        .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
        .map(({ item, gap }) => `${formatBrl(Math.abs(gap))} em ${item}`)
    const cheaper = told((gap) => gap < -0.005)
    const dearer = told((gap) => gap > 0.005)
    const level = gaps.filter(({ gap }) => Math.abs(gap) <= 0.005).map(({ item }) => item)
    const own = gaps.reduce((sum, one) => sum + one.own, 0)
    const bill = own + gaps.reduce((sum, { gap }) => sum + gap, 0)
    const share = `${formatNumber(Math.abs(own / bill - 1) * 100)}% ${own > bill ? 'mais caro' : 'mais barato'}`
    const same = Math.abs(own / bill - 1) < 0.0005
    const whole =
      gaps.length < 2 ? [] : [billOf(gaps.length, bill, own, same ? null : share, `${title}/${name}`)]
    const parts = [
      ...whole,
      ...(cheaper.length > 0 ? [`cobra menos que você: ${shortList(cheaper, 4)}`] : []),
      ...(dearer.length > 0
        ? [`cobra ${cheaper.length > 0 ? 'mais' : 'mais que você'}: ${shortList(dearer, 4)}`]
        : []),
      ...(level.length > 0 ? [`o mesmo em ${shortList(level, 4)}`] : []),
    ]
    return parts.length === 0 ? [] : [{ competitor: name, text: `${capitalize(parts.join('; '))}.` }]
  })
}

/** What one more competitor's prices would add: which items then reach three prices, and which two. */
export function worthOf({ categories }: CompetitorMap, items: readonly string[]): string {
  const known = new Map(categories.flatMap(({ items: all }) => all.map(({ item, n }) => [item, n] as const)))
  const having = (n: number) => items.filter((item) => known.get(item) === n)
  const [three, two] = [having(enough - 1), having(enough - 2)]
  const get = (names: readonly string[], one: string, more: string) =>
    `${shortList(names, 2)} ${names.length === 1 ? one : more}`
  return [
    ...(three.length > 0
      ? [get(three, 'chega a três preços: dali sai conselho', 'chegam a três preços: dali sai conselho')]
      : []),
    ...(two.length > 0
      ? [get(two, 'passa a ter dois preços, um indício', 'passam a ter dois preços, um indício')]
      : []),
  ].join('; ')
}

/** With two competitors no item gets the three prices that a position requires. */
export const lacksThird = ({ competitors }: CompetitorMap) => competitors.length < enough

/** "um terceiro", "mais dois": the competitors missing for three prices. */
export const moreRivals = ({ competitors }: CompetitorMap) =>
  competitors.length === 1 ? 'mais dois' : 'um terceiro'

/** Plain items of the house whose portion can be compared at the competitor's table. */
const servedItems = ({ categories }: CompetitorMap) =>
  categories
    .flatMap(({ items }) => items)
    .filter(
      ({ item, own, relation }) =>
        own !== null && relation !== 'absent' && !isPackaged(item) && measureOf(item) === null,
    )
    .map(({ item }) => item)

/** One task for each week, naming whom to visit and what to try. */
export function weeksOf(map: CompetitorMap): string[] {
  const [ask, ask2] = asksOf(map)
  const far = widest(map)
  const [first, second] = map.actions ?? []
  const rival = map.competitors[0]?.name ?? 'concorrente'
  const all = map.categories.flatMap(({ items }) => items)
  const several = all.filter(({ relation }) => relation === 'several').map(({ item }) => item)
  const served = servedItems(map)
  const step = ({ item, action }: NextStep) => `${item}: ${action.charAt(0).toLowerCase()}${action.slice(1)}`
  const visit = (one: { competitor: string; items: string[] }) =>
    `[ler o cardápio ${ofTheHouse(one.competitor)} e anotar|ver ${inTheHouse(one.competitor)} se há e a quanto saem|passar ${inTheHouse(one.competitor)} e anotar o preço de] ${shortList(one.items, 4)}`
  const weeks = [
    [
      ...(several.length > 0 ? [`dizer qual item da casa se compara com ${shortList(several, 3)}`] : []),
      ...(ask
        ? [visit(ask)]
        : several.length === 0
          ? [`conferir ${inTheHouse(rival)} se os preços ainda são estes`]
          : []),
    ],
    [
      first
        ? step(first)
        : far
          ? `provar ${far.item} ${ofTheHouse(far.high.competitor)} (${formatBrl(far.high.price)}) e ${ofTheHouse(far.low.competitor)} (${formatBrl(far.low.price)}), [no mesmo dia|na mesma semana|um depois do outro]`
          : served.length > 0
            ? `pedir ${shortList(served.slice(0, 2), 2)} ${inTheHouse(rival)} e comparar a porção`
            : `conferir ${inTheHouse(rival)} o tamanho de ${shortList(
                all.slice(0, 2).map(({ item }) => item),
                2,
              )}`,
    ],
    [
      second
        ? step(second)
        : ask2
          ? visit(ask2)
          : `procurar mais um concorrente que venda ${shortList(
              all.slice(0, 2).map(({ item }) => item),
              2,
            )}`,
    ],
    [
      first
        ? `contar as vendas de ${first.item} e voltar ${toTheHouse(rival)}`
        : lacksThird(map)
          ? `[refazer a comparação com ${moreRivals(map)}|juntar ${moreRivals(map)} à lista e refazer a conta]`
          : `[refazer a comparação com os preços novos ${ofTheHouse(rival)}|conferir ${inTheHouse(rival)} o que mudou e refazer]`,
    ],
  ]
  return weeks.flatMap((tasks, index) =>
    tasks.length === 0 ? [] : [fillChoices(`Semana ${index + 1}: ${tasks.join('; ')}`, map.title)],
  )
}
