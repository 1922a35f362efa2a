/** What prices do not show: whom to ask what, and the decision that follows from each answer. */

import { shortDay } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, ofTheHouse, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { canonicalName } from '../../base/same-item.ts'
import {
  calledOf,
  cent,
  everyday,
  isEndless,
  isOwned,
  isPackaged,
  itemsOf,
  type Owned,
  percentOver,
} from './gaps.ts'
import { openRisesOf } from './price-moves.ts'
import type { CompetitorMap } from './schema.ts'
import { comesWith, describedAs, sidesFor } from './sides.ts'

/** The competitor's name for the item, with the accents of the house's menu. */
const namedThere = (item: Owned) =>
  canonicalName(item.item) === canonicalName(item.ours ?? '')
    ? calledOf(item)
    : (item.names?.[0] ?? item.item)

/** The usual service charge. */
const service = 1.1

/** Sales up to which a tasting is worth its bill. */
const soon = 100

type Tasting = { competitor: string; name: string; bill: number; sales: number; mine: string; next: number }

/** One dish to taste where a phone call leaves a rise undecided; null if its bill would take too many sales. */
export function tastingOf(map: CompetitorMap): Tasting | null {
  const [room] = openRisesOf(map).filter(({ item }) => !isPackaged(item))
  if (!room) return null
  const told = map.charges?.find(({ competitor }) => competitor === room.competitor)?.percent
  const bill = Math.ceil(room.theirs * (told === undefined ? service : 1 + told / 100) - 1e-9)
  // The expected gain, which already counts the guests who order something else.
  const sales = Math.ceil(bill / (room.item.stepGain ?? 0.01) - 1e-9)
  return sales > soon
    ? null
    : {
        competitor: room.competitor,
        name: namedThere(room.item),
        bill,
        sales,
        mine: room.name,
        next: room.next,
      }
}

const served = (map: CompetitorMap, categories: readonly string[]): Owned[] =>
  itemsOf({ categories: map.categories.filter(({ name }) => categories.includes(name)) })
    .filter(isOwned)
    .filter((item) => !isPackaged(item))

/** What the owner told that a competitor's price holds. */
const includedIn = (map: CompetitorMap, competitor: string): string[] =>
  itemsOf(map).flatMap(({ quotes = [] }) =>
    quotes.flatMap((one) => (one.competitor === competitor ? (one.includes?.split(' e ') ?? []) : [])),
  )

/** What else to ask of a meal at one price: what was told is not asked back. */
function alsoAsked(known: readonly string[]): string {
  const open = ['bebida', 'sobremesa'].filter((one) => !known.includes(one))
  return open.length === 0
    ? ''
    : `, e se ${joinList(open.map((one) => `a ${one}`))} ${open.length === 1 ? 'vem' : 'vêm'} junto`
}

/** What to ask each competitor by phone, or to look up on its menu: only what a decision depends on. */
export function questionsOf(map: CompetitorMap): { competitor: string; questions: string[] }[] {
  const asked = new Map<string, string[]>()
  const ask = (competitor: string, question: string) =>
    asked.set(competitor, [...(asked.get(competitor) ?? []), question])
  const rising = openRisesOf(map).filter(({ item }) => !isPackaged(item))
  for (const competitor of new Set(rising.map((one) => one.competitor))) {
    const there = rising.filter((one) => one.competitor === competitor)
    const names = (of: 'dish' | 'drink' | 'endless') =>
      there
        .filter(({ item }) => (isEndless(item) ? 'endless' : item.kind === 'dish' ? 'dish' : 'drink') === of)
        .map(({ item }) => the(namedThere(item)))
    const [dishes, drinks, endless] = [names('dish'), names('drink'), names('endless')]
    if (endless.length > 0)
      ask(
        competitor,
        `o que se come ${joinList(endless.map((name) => name.replace(/^([ao]s?) /, 'n$1 ')))}${alsoAsked(includedIn(map, competitor))}`,
      )
    if (dishes.length > 0)
      ask(
        competitor,
        `${joinList(dishes)} ${dishes.length === 1 ? 'dá' : 'dão'} para quantos, e o que vem junto`,
      )
    if (drinks.length > 0)
      ask(competitor, `${joinList(drinks)} ${drinks.length === 1 ? 'leva' : 'levam'} quantos ml de bebida`)
  }
  const [main] = dearerIn(map, ['Pratos'])
  const apart = main && !comesWith(main.item) ? sidesFor(map, calledOf(main.item), main.item.own) : []
  if (main && apart.length > 0)
    ask(
      main.competitor,
      `${the(namedThere(main.item))} vem com ${joinList(apart.map(({ name }) => name.toLowerCase()))}`,
    )
  const [dose] = dearerIn(map, ['Doses'])
  if (dose) ask(dose.competitor, `${the(namedThere(dose.item))} é de 30 ou de 50 ml`)
  return [...asked].map(([competitor, questions]) => ({ competitor, questions }))
}

/** "vá a R$ 178,00: R$ 10,00 a mais por venda, e vale até perder 9,3% delas" */
function roomDecisions(map: CompetitorMap): string[] {
  return openRisesOf(map).flatMap(({ item, name, competitor, theirs, next, bears }) => {
    const lasts =
      bears === null ? '' : `, e vale enquanto as vendas não caírem mais de ${formatNumber(bears)}%`
    const { serves, kind } = item
    const per = serves && theirs / (serves + 1) < item.own / serves ? serves + 1 : null
    const over = percentOver(theirs, item.own)
    const more = formatNumber(over)
    const [alike, stop] = isEndless(item)
      ? [
          `se o que se come ${inTheHouse(competitor)} pelo preço for o mesmo`,
          `Se lá houver mais (${['camarão', 'sobremesa', 'bebida'].filter((one) => !includedIn(map, competitor).includes(one)).join(', ')}), não suba`,
        ]
      : isPackaged(item)
        ? [`se a marca e o tamanho forem os mesmos ${inTheHouse(competitor)}`, 'Se não forem, não suba']
        : kind === 'drink' || kind === 'dose'
          ? [
              `se a medida ${ofTheHouse(competitor)} [for igual à sua|não for maior que a sua]`,
              over < 0.5
                ? 'Se for maior, ele já cobra menos: não suba'
                : `[Se lá vierem ${more}% a mais de bebida, o preço já é o mesmo: não suba|Com ${more}% a mais de bebida no copo deles, o preço por gole empata: fique]`,
            ]
          : [
              `se a porção ${ofTheHouse(competitor)} [e o que vem junto forem iguais|for igual, com o mesmo acompanhamento]`,
              serves && per
                ? `Se der para ${per}, não suba: são ${formatBrl(theirs / per)} por pessoa lá e ${formatBrl(item.own / serves)} aqui`
                : over < 0.5
                  ? 'Se a deles for maior, ele já cobra menos: não suba'
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

type Dearer = { item: Owned; competitor: string; price: number; gap: number }

/** Items that a competitor sells cheaper, largest difference first, with the cheapest of them. */
function dearerIn(map: CompetitorMap, categories: readonly string[]): Dearer[] {
  return served(map, categories)
    .flatMap((item) => {
      const [rival] = everyday(item).toSorted((a, b) => a.price - b.price)
      return rival && rival.price < item.own - cent ? [{ item, ...rival, gap: item.own - rival.price }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
}

/** What the sides of a dish and the size of a dose decide where the house is dearer. */
function dearerDecisions(map: CompetitorMap): string[] {
  const [main] = dearerIn(map, ['Pratos'])
  const [dose] = dearerIn(map, ['Doses'])
  const apart = main ? sidesFor(map, calledOf(main.item), main.item.own) : []
  const ml = Number(/(\d+) ?ml/i.exec(dose?.item.ours ?? '')?.[1] ?? 0)
  return [
    ...(main && comesWith(main.item)
      ? [
          `${capitalize(calledOf(main.item))}: no seu cardápio, “${describedAs(main.item)}”. Se ${inTheHouse(main.competitor)} não vier igual, os ${formatBrl(main.gap)} a mais estão no prato; diga isso ao cliente.`,
        ]
      : main && apart.length > 0
        ? [
            `${capitalize(calledOf(main.item))}: se ${inTheHouse(main.competitor)} ${joinList(apart.map(({ name }) => name.toLowerCase()))} ${apart.length === 1 ? 'vier' : 'vierem'} no prato e aqui não, a diferença é de ${formatBrl(main.gap + apart.reduce((sum, { price }) => sum + price, 0))}, não de ${formatBrl(main.gap)}: responda com o acompanhamento, não com desconto.`,
          ]
        : []),
    ...(dose && ml > 0
      ? [
          `${capitalize(calledOf(dose.item))}: se a dose ${ofTheHouse(dose.competitor)} for de 30 ml, lá o ml sai a ${formatBrl(dose.price / 30)} e aqui a ${formatBrl(dose.item.own / ml)}: nada a fazer. Se for de 50 ml, sai a ${formatBrl(dose.price / 50)}, e a resposta é a garrafa que você serve.`,
        ]
      : []),
  ]
}

/** The decision for each possible answer, written before the call. */
export function decisionsOf(map: CompetitorMap): string[] {
  const rises = roomDecisions(map)
  return [
    ...rises,
    ...dearerDecisions(map),
    ...(rises.some((text) => text.includes('caírem'))
      ? [
          fillChoices(
            `${map.starts === undefined ? '[Preço novo só com o próximo cardápio impresso|Mude preço só ao reimprimir o cardápio|Espere a próxima impressão para mudar preço]' : `Preço novo só a partir de ${shortDay(map.starts)}`}; [em quatro semanas, compare com os pratos que não mudaram e volte se a queda passar do limite|um mês depois, volte atrás se o item caiu mais que o limite e os outros não|se em um mês só esse item tiver caído além do limite, volte].`,
            map.title,
          ),
        ]
      : []),
  ]
}
