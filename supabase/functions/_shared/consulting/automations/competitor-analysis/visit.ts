/** A visit by two people that finds out what prices do not show, with the decision that follows from each finding. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, ofTheHouse, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { canonicalName } from '../../base/same-item.ts'
import { enough } from './compare.ts'
import { calledOf, cent, everyday, isOwned, itemsOf, type Owned, percentOver } from './gaps.ts'
import { roomsOf } from './price-moves.ts'
import type { CompetitorMap } from './schema.ts'
import { comesWith, describedAs, sidesFor, sideText } from './sides.ts'
import { isByPiece } from './table-of-two.ts'

type Ordered = { name: string; price: number }
type Stop = { competitor: string; order: Ordered[]; total: number }

/** Items sold in their container have no portion to compare. */
export function isPackaged({ item, ours = item }: Pick<Owned, 'item' | 'ours'>): boolean {
  const kind = itemKind({ name: ours, section: null })
  return kind === 'beer' || kind === 'soft_drink' || /\b(?:lata|garrafa|litr[aã]o)\b/i.test(`${item} ${ours}`)
}

/** Competitors that two people can visit in a week. */
const mostStops = 3

/** At most one item of each course: a dinner for two. */
const courses = [
  ['Pratos', 'Lanches'],
  ['Petiscos'],
  ['Caipirinhas', 'Drinks', 'Vinhos'],
  ['Doses'],
  ['Sobremesas'],
] as const

/** Bill in R$ up to which a visit orders more than one item of a course; at most three items. */
const cheapOrder = 60

function withMore<One extends { price: number }>(order: readonly One[], sold: readonly One[]): One[] {
  const all = [...order]
  for (const one of sold) {
    const total = all.reduce((sum, { price }) => sum + price, one.price)
    if (!all.includes(one) && all.length < 3 && total <= cheapOrder) all.push(one)
  }
  return all
}

/** The competitor's name for the item, with the accents of the house's menu. */
const namedThere = (item: Owned) =>
  canonicalName(item.item) === canonicalName(item.ours ?? '')
    ? calledOf(item)
    : (item.names?.[0] ?? item.item)

/** Share of the price from which a difference makes an item worth tasting. */
const farApart = 0.15

/**
 * What to order at each competitor: from each course, the item with most at stake among those that a decision depends
 * on.
 */
export function stopsOf(map: CompetitorMap): Stop[] {
  const deciding = stopsFor(map, decides(map))
  // If no decision depends on a visit, it still compares portions.
  return deciding.length > 0 ? deciding : stopsFor(map, () => true)
}

/**
 * Whether a price decision depends on the visit: the competitor is cheaper, a rise is possible, or the prices are far
 * apart.
 */
function decides(map: CompetitorMap): (item: Owned, price: number) => boolean {
  const rising = new Set(roomsOf(map).flatMap(({ item, next }) => (next === null ? [] : [item])))
  return (item, price) =>
    (item.n < enough && (price < item.own - cent || rising.has(item))) ||
    Math.abs(price / item.own - 1) >= farApart
}

function stopsFor(map: CompetitorMap, isPending: (item: Owned, price: number) => boolean): Stop[] {
  return map.competitors
    .flatMap(({ name: competitor }) => {
      const sold = map.categories
        .flatMap(({ name, items }) => items.filter(isOwned).map((item) => ({ item, category: name })))
        .filter(({ item }) => !isPackaged(item))
        .flatMap(({ item, category }) => {
          const quote = everyday(item).find((one) => one.competitor === competitor)
          if (!quote || !isPending(item, quote.price)) return []
          return [{ item, category, price: quote.price, gap: Math.abs(quote.price - item.own) }]
        })
        // A visit adds least where three prices are already known.
        .toSorted((a, b) => Number(a.item.n >= enough) - Number(b.item.n >= enough) || b.gap - a.gap)
      const first = courses.flatMap((course) => {
        const one = sold.find(({ category }) => course.some((name) => name === category))
        return one ? [one] : []
      })
      const order = withMore(first, sold).map(({ item, price }) => ({ name: namedThere(item), price }))
      return order.length === 0
        ? []
        : [
            {
              competitor,
              order,
              total: order.reduce((sum, { price }) => sum + price, 0),
              gap: sold.reduce((sum, { gap }) => sum + gap, 0),
            },
          ]
    })
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, mostStops)
    .map(({ competitor, order, total }) => ({ competitor, order, total }))
}

/** The visit's bill in R$, without and with the usual 10 % service charge. */
export function budgetOf(stops: readonly Stop[]): { bill: number; withService: number } {
  const bill = stops.reduce((sum, { total }) => sum + total, 0)
  return { bill, withService: Math.ceil(bill * 1.1 - 1e-9) }
}

const served = (map: CompetitorMap, categories: readonly string[]): Owned[] =>
  itemsOf({ categories: map.categories.filter(({ name }) => categories.includes(name)) })
    .filter(isOwned)
    .filter((item) => !isPackaged(item))

/** Questions about these items that a list of prices does not answer. */
export function checkList(map: CompetitorMap): string[] {
  const names = (categories: readonly string[]) => served(map, categories).map(calledOf)
  const plates = names(['Petiscos', 'Pratos', 'Lanches'])
  const mains = served(map, ['Pratos']).map(calledOf)
  const caipirinhas = names(['Caipirinhas', 'Drinks'])
  const doses = served(map, ['Doses'])
  const [dearest] = served(map, ['Pratos']).toSorted((a, b) => b.own - a.own)
  const apart = dearest ? sidesFor(map, mains.join(' '), dearest.own).map(sideText) : []
  return [
    ...(plates.length > 0
      ? [
          fillChoices(
            `Porção de ${someOf(plates, 5)}: [quantos gramas, mais ou menos, e para quantos dá|quantos gramas ou quantas peças, e quantos comem]`,
            map.title,
          ),
        ]
      : []),
    ...(mains.length > 0
      ? [
          `O que vem com ${someOf(mains.map(the), 3)}${apart.length > 0 ? `; aqui se paga à parte ${joinList(apart)}` : ''}`,
        ]
      : []),
    ...(caipirinhas.length > 0 ? [`Copo de ${someOf(caipirinhas, 3)}: ml e bebida`] : []),
    ...(doses.length > 0 ? ['Dose: 30 ou 50 ml, e a garrafa'] : []),
    'Couvert, serviço e promoções',
  ]
}

/** Rises that the visit decides at once. */
const mostDecisions = 4

/** "vá a R$ 178,00: R$ 10,00 a mais por venda, e vale até perder 9,3% delas" */
function roomDecisions(map: CompetitorMap): string[] {
  return roomsOf(map)
    .slice(0, mostDecisions)
    .flatMap(({ item, name, competitor, theirs, next, bears }) => {
      if (next === null) return []
      const lasts =
        bears === null ? '' : `, e vale enquanto as vendas não caírem mais de ${formatNumber(bears)}%`
      const { serves, kind } = item
      const per = serves && theirs / (serves + 1) < item.own / serves ? serves + 1 : null
      const more = formatNumber(percentOver(theirs, item.own))
      const [alike, stop] = isPackaged(item)
        ? [`se a marca e o tamanho forem os mesmos ${inTheHouse(competitor)}`, 'Se não forem, não suba']
        : kind === 'drink' || kind === 'dose'
          ? [
              `se a medida ${ofTheHouse(competitor)} [for igual à sua|não for maior que a sua]`,
              `Se lá vierem ${more}% a mais de bebida, o preço já é o mesmo: não suba`,
            ]
          : [
              `se a porção ${ofTheHouse(competitor)} [e o que vem junto forem iguais|for igual, com o mesmo acompanhamento]`,
              serves && per
                ? `Se der para ${per}, não suba: são ${formatBrl(theirs / per)} por pessoa lá e ${formatBrl(item.own / serves)} aqui`
                : `Se a deles for ${more}% maior, o preço já é o mesmo: não suba`,
            ]
      return [
        fillChoices(
          `${capitalize(name)}: ${alike}, vá a ${formatBrl(next)}, ${formatBrl(next - item.own)} a mais por venda${lasts}. ${stop}.`,
          map.title,
        ),
      ]
    })
}

/** What the sides, the size of a dose and the weight of a portion decide where the house is dearer. */
function dearerDecisions(map: CompetitorMap): string[] {
  const cheapest = (item: Owned) => everyday(item).toSorted((a, b) => a.price - b.price)[0]
  const dearer = (categories: readonly string[]) =>
    served(map, categories)
      .flatMap((item) => {
        const rival = cheapest(item)
        return rival && rival.price < item.own - 0.005
          ? [{ item, ...rival, gap: item.own - rival.price }]
          : []
      })
      .toSorted((a, b) => b.gap - a.gap)
  const [main] = dearer(['Pratos'])
  const [plate] = dearer(['Petiscos', 'Lanches']).filter(({ item }) => !isByPiece(item))
  const [dose] = dearer(['Doses'])
  const apart = main ? sidesFor(map, calledOf(main.item), main.item.own) : []
  const ml = Number(/(\d+) ?ml/i.exec(dose?.item.ours ?? '')?.[1] ?? 0)
  return [
    ...(main && comesWith(main.item)
      ? [
          `${capitalize(calledOf(main.item))}: no seu cardápio, “${describedAs(main.item)}”. Se ${inTheHouse(main.competitor)} não vier igual, os ${formatBrl(main.gap)} a mais estão no prato; diga isso ao cliente.`,
        ]
      : main && apart.length > 0
        ? [
            `${capitalize(calledOf(main.item))}: se ${inTheHouse(main.competitor)} ${joinList(apart.map(({ name }) => name.toLowerCase()))} ${apart.length === 1 ? 'vier' : 'vierem'} no prato e aqui não, a diferença é de ${formatBrl(main.gap + apart.reduce((sum, { price }) => sum + price, 0))}, não de ${formatBrl(main.gap)}: acompanhe o prato antes de pensar em desconto.`,
          ]
        : []),
    ...(plate
      ? [
          fillChoices(
            `${capitalize(calledOf(plate.item))}: [o preço daqui está ${formatNumber(percentOver(plate.item.own, plate.price))}% acima ${ofTheHouse(plate.competitor)}|diante ${ofTheHouse(plate.competitor)} são ${formatNumber(percentOver(plate.item.own, plate.price))}% a mais]; [se a porção pesar isso a mais, escreva o peso no cardápio|se o prato daqui pesar mais na mesma medida, ponha o peso no cardápio|com esse tanto a mais no prato, o preço se explica]; [se pesar menos, aumente a porção antes de pensar em preço|se não pesar, mexa na porção, não no preço|com menos, a conversa é com a cozinha].`,
            map.title,
          ),
        ]
      : []),
    ...(dose && ml > 0
      ? [
          `${capitalize(calledOf(dose.item))}: se a dose ${ofTheHouse(dose.competitor)} for de 30 ml, lá o ml sai a ${formatBrl(dose.price / 30)} e aqui a ${formatBrl(dose.item.own / ml)}: nada a fazer. Se for de 50 ml, sai a ${formatBrl(dose.price / 50)}, e a resposta é a garrafa que você serve.`,
        ]
      : []),
  ]
}

/** The decision for each possible finding, written before the visit. */
export function decisionsOf(map: CompetitorMap): string[] {
  const rises = roomDecisions(map)
  return [
    ...rises,
    ...dearerDecisions(map),
    ...(rises.some((text) => text.includes('caírem'))
      ? [
          fillChoices(
            '[Preço novo só com o próximo cardápio impresso|Mude preço só ao reimprimir o cardápio|Espere a próxima impressão para mudar preço]; [em quatro semanas, compare com os pratos que não mudaram e volte se a queda passar do limite|um mês depois, volte atrás se o item caiu mais que o limite e os outros não|se em um mês só esse item tiver caído além do limite, volte].',
            map.title,
          ),
        ]
      : []),
  ]
}
