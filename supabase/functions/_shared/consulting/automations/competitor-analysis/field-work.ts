import { itemKind } from '../../base/house/item-kind.ts'
import { capitalize, ofThe, the, toThe } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { enough } from './compare.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Whom to ask for which items: every competitor without a price of what the house sells too. */
export function asksOf({
  categories,
  competitors,
}: CompetitorMap): { competitor: string; items: string[] }[] {
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

/** It comes as it comes: no portion to compare. */
function isPackaged(item: string): boolean {
  const kind = itemKind({ name: item, section: null })
  return kind === 'beer' || kind === 'soft_drink' || /\b(?:lata|garrafa|litr[aã]o)\b/i.test(item)
}

/** The item whose everyday prices lie farthest apart: there the portion explains more than the price. */
export function widest({ categories }: CompetitorMap) {
  const spread = categories
    .flatMap(({ items }) => items)
    .filter(({ item, relation }) => relation !== 'absent' && !isPackaged(item))
    .flatMap(({ item, quotes = [] }) => {
      const sorted = quotes.filter(({ deal }) => !deal).toSorted((a, b) => a.price - b.price)
      const [low] = sorted
      const high = sorted.at(-1)
      return low && high && high.price > low.price ? [{ item, low, high, gap: high.price / low.price }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
  return spread[0] ?? null
}

type Owned = Compared & { own: number }
const owned = (item: Compared): item is Owned => item.own !== null

/** What the team says, with the prices that guests may name. */
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
            `${capitalize(item.item)} por ${formatBrl(rival.price)} n${the(rival.competitor)}: a quem lembrar disso, mostre o que se leva aqui por ${formatBrl(item.own)}.`,
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

/** Where each competitor lies beside the house, in the items that both sell; nothing is advised from it. */
export function rivalsOf({ categories, competitors }: CompetitorMap): { competitor: string; text: string }[] {
  const items = categories.flatMap((category) => category.items).filter(owned)
  return competitors.flatMap(({ name }) => {
    const gaps = items.flatMap(({ item, own, quotes = [] }) =>
      quotes
        .filter(({ competitor, deal }) => competitor === name && !deal)
        .map(({ price }) => ({ item, gap: price - own })),
    )
    const told = (kept: (gap: number) => boolean) =>
      gaps
        .filter(({ gap }) => kept(gap))
        .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
        .map(({ item, gap }) => `${item} (${formatBrl(Math.abs(gap))})`)
    const cheaper = told((gap) => gap < -0.005)
    const dearer = told((gap) => gap > 0.005)
    const level = gaps.filter(({ gap }) => Math.abs(gap) <= 0.005).map(({ item }) => item)
    const parts = [
      ...(cheaper.length > 0 ? [`cobra menos que você por ${shortList(cheaper, 4)}`] : []),
      ...(dearer.length > 0 ? [`cobra mais por ${shortList(dearer, 4)}`] : []),
      ...(level.length > 0 ? [`o mesmo por ${shortList(level, 4)}`] : []),
    ]
    return parts.length === 0 ? [] : [{ competitor: name, text: `${capitalize(joinList(parts))}.` }]
  })
}

/** One thing to do each week, with the names of who is visited and what is tried. */
export function weeksOf(map: CompetitorMap): string[] {
  const [ask, ask2] = asksOf(map)
  const far = widest(map)
  const [first, second] = map.actions ?? []
  const rival = map.competitors[0]?.name ?? 'concorrente'
  const all = map.categories.flatMap(({ items }) => items)
  const several = all.filter(({ relation }) => relation === 'several').map(({ item }) => item)
  return [
    several.length > 0
      ? `Semana 1: dizer qual item da casa se compara com ${shortList(several, 3)}, e refazer a conta`
      : ask
        ? `Semana 1: perguntar ${toThe(ask.competitor)} o preço de ${shortList(ask.items, 4)}`
        : `Semana 1: conferir na porta os preços ${ofThe(rival)}`,
    first
      ? `Semana 2: ${first.item}: ${first.action.charAt(0).toLowerCase()}${first.action.slice(1)}`
      : far
        ? `Semana 2: provar ${far.item} ${ofThe(far.high.competitor)} (${formatBrl(far.high.price)}) e ${ofThe(far.low.competitor)} (${formatBrl(far.low.price)}) no mesmo dia`
        : `Semana 2: pedir ${shortList(
            all.slice(0, 2).map(({ item }) => item),
            2,
          )} n${the(rival)} e comparar a porção`,
    second
      ? `Semana 3: ${second.item}: ${second.action.charAt(0).toLowerCase()}${second.action.slice(1)}`
      : ask2
        ? `Semana 3: perguntar ${toThe(ask2.competitor)} o preço de ${shortList(ask2.items, 4)}`
        : `Semana 3: procurar mais um concorrente que venda ${shortList(
            all.slice(0, 2).map(({ item }) => item),
            2,
          )}`,
    first
      ? `Semana 4: contar as vendas de ${first.item} e voltar ${toThe(rival)}`
      : `Semana 4: refazer a comparação com os preços novos ${ofThe(rival)}`,
  ]
}
