/**
 * A good that several dishes take by the portion: what a portion takes, how long it keeps, the day on which it is bought,
 * the slack, and the question for kilograms, each in a line of its own and in any order.
 */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Line, type Lines, namedItems, type SumReader } from './parts.ts'
import { unitOf } from './portion-sums.ts'

const measure = `${figure} ?(g|gramas?|gr|kg|quilos?|ml|l|litros?)\\b`
const takes = '(?:leva|levam|usa|usam|gasta|gastam|pede|pedem|vai|vao|consome|uso|boto|coloco)'
const forms = [
  new RegExp(
    `\\b(?:cada|por|em cada) (?<item>[a-z][a-z ]{2,40}?) (?:eu )?${takes}(?: uns| umas| cerca de)? ${measure} d[eao] (?<good>[a-z]+)`,
  ),
  new RegExp(
    `\\b${measure} d[eao] (?<good>[a-z]+) (?:por|em cada|pra cada|para cada|cada) (?<item>[a-z][a-z ]{2,40})`,
  ),
  new RegExp(
    `\\bd[eao] (?<good>[a-z]+) (?:${takes} )?${measure} (?:por|em cada|pra cada|para cada|cada) (?<item>[a-z][a-z ]{2,40})`,
  ),
]
const asksWeight =
  /\bquant[oa]s? (?:quilos?|kg|kilos?|litros?)\b|\bquant[oa] (?:de |da |do )?[a-z]+ (?:eu |a gente )?(?:compr|pec|encomend)\w+/
const keeps = new RegExp(
  `\\b(?:azeda|estraga|vence|perde|dura|presta|aguenta|guenta|vale|murcha|passa)\\w*(?: [a-z]+){0,2}? (?:em |com |depois de |ate |so |por )*${figure} dias?\\b`,
)
const slack = /\b(?:folga|margem|sobra|seguranca|colchao)\b(?! coletiva)/
const little = /\b(?:pouc\w+|pequen\w+|minim\w+|curt\w+|apertad\w+|so um pouco|nao muit\w+)\b/
const percent = new RegExp(`${figure} ?(?:%|por cento)`)
const buys = /\b(?:compro|compramos|peco|pego|encomendo|busco|recebo|chega|entrega\w*)\b/

/** Lines on each side in which the parts are looked for. */
const reach = 5
/** Slack in %, where the owner wants a little and names none. */
const littleSlack = 5
/** The same where nothing is said of its size. */
const usual = 10

function portionOf({ lines, at, around }: Lines) {
  const line = lines[at]
  const found = line && forms.map((form) => form.exec(line.said)).find((one) => one !== null)
  const good = found?.groups?.good
  const items = namedItems(found?.groups?.item ?? '', around.names)
  const amount = found ? figureOf(found[numberAt(found)]) : Number.NaN
  if (!line || !found || good === undefined || items === undefined || !(amount > 0)) return null
  return { line, good, items, amount, unit: unitOf(found[numberAt(found) + 1] ?? '') }
}

/** The group of a form that holds its number: named groups are counted among the others. */
const numberAt = (found: RegExpExecArray) =>
  found.findIndex((group, index) => index > 0 && group !== undefined && figureOf(group) > 0)

/** "compro a massa na sexta e ela só dura 3 dias; cada pastel leva 40 g de massa: quantos quilos por semana, com pouca folga?" */
export const readPortionedBuy: SumReader = (all) => {
  const portion = portionOf(all)
  if (!portion) return null
  const { lines, at } = all
  const near = lines.slice(Math.max(0, at - reach), at + reach + 1)
  const isOf = ({ said }: Line) => new RegExp(`\\b(?:el[ea]s?|${portion.good})\\b`).test(said)
  const asks = near.find(({ said }) => asksWeight.test(said) && !/\bde \d|\bdia \d/.test(said))
  if (!asks || portion.items.split(' + ').length < 2) return null
  const kept = near.find((one) => keeps.test(one.said) && (isOf(one) || one === portion.line))
  const bought = near.find((one) => buys.test(one.said) && isOf(one) && weekdaysIn(one.said).length > 0)
  const spare = near.find(({ said }) => slack.test(said))
  if (!kept && !spare) return null
  const spareAt = spare ? lines.indexOf(spare) : -1
  const spareSaid = spare ? `${spare.said} ${(lines[spareAt + 1]?.said ?? '').slice(0, 20)}` : ''
  const wanted = figureOf(percent.exec(spareSaid)?.[1])
  const most = Math.round(figureOf(keeps.exec(kept?.said ?? '')?.[1]))
  const weekdays = bought ? weekdaysIn(bought.said) : []
  const wishes: WishContent[] = [
    ...portion.items.split(' + ').map(
      (item): WishContent => ({
        kind: 'portion',
        item,
        amount: portion.amount,
        unit: portion.unit,
        of: portion.good,
      }),
    ),
    {
      kind: 'question',
      about: 'packs',
      what: portion.good,
      ...(most >= 1 && most <= 30 && { most }),
      ...(weekdays.length > 0 && { weekdays }),
      ...(spare && {
        percent: wanted > 0 && wanted <= 50 ? wanted : little.test(spareSaid) ? littleSlack : usual,
      }),
    },
  ]
  const isOnlyLittle = (one: Line | undefined) =>
    one !== undefined && one.said.split(' ').length <= 3 && little.test(one.said)
  const after = spare ? lines[spareAt + 1] : undefined
  return {
    wishes,
    start: asks.start,
    end: asks.end,
    also: [portion.line, kept, spare, isOnlyLittle(after) ? after : undefined].flatMap((one) =>
      one === undefined || one === asks ? [] : [{ start: one.start, end: one.end }],
    ),
  }
}
