/** Sums of goods: so many a day, whole pieces, packs by what one yields, and what a stock lasts for. */
import { addDays } from '../../../base/calendar.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { datesAhead, namedItems, next, own, type SumReader } from './parts.ts'

const asksHowMany = /\bquant[oa]s?\b|\bquantidade d[eo]s?\b/
const perDay = /\b(?:por|a cada|cada|todo|ao) dia\b|\bpor dia\b/
const onePer = /\b(?:uma?|1) (?:[a-z]+ )?(?:por|pra cada|para cada|em cada|a cada|cada) ([a-z][a-z ]{2,30})/
const ordered =
  /\b(?:peco|pedido|pedir|encomendo|encomendar|encomenda|compro|comprar|fecho o pedido)\b[^.;!?]{0,40}?\b(?:n?[ao] )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[ -]feira)?(?: da semana)? (?:anterior|de antes|antes|passada)/

const orderedOn = (said: string): number[] | undefined => {
  const found = ordered.exec(said)?.[1]
  return found === undefined ? undefined : weekdaysIn(found)
}

/** "quantas massas por dia, de 14 a 20, e o pedido sai na terça" */
const readDayOrder: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !asksHowMany.test(line.said) || !perDay.test(line.said)) return null
  const { today, names } = lines.around
  const [date] = datesAhead(
    line.said.replace(perDay, (words) => ' '.repeat(words.length)),
    today,
  )
  if (!date || date.span.from === date.span.to || date.span.to > addDays(date.span.from, 13)) return null
  const after = next(lines)
  const tail = after && onePer.test(after.said) ? after : undefined
  const each = onePer.exec(line.said)?.[1] ?? (tail && onePer.exec(tail.said)?.[1])
  const start = asksHowMany.exec(line.said)?.index ?? 0
  const goods = /(?:quant[oa]s?|quantidade d[eo]s?) ([a-z]+(?: de [a-z]+)?)/.exec(line.said)
  const item =
    namedItems(each ?? line.said.slice(start, date.start), names) ?? namedItems(line.said.slice(start), names)
  if (item === undefined) return null
  const weekdays =
    orderedOn(line.said.slice(start)) ?? (after === undefined ? undefined : orderedOn(after.said))
  const what = each === undefined ? undefined : goods?.[1]
  return {
    wishes: [
      {
        kind: 'question',
        about: 'dayOrder',
        item,
        from: date.span.from,
        to: date.span.to,
        ...(what !== undefined && { what }),
        ...(weekdays && { weekdays }),
      },
    ],
    start: line.start + start,
    end: tail?.end ?? line.end,
  }
}

const yields = new RegExp(
  `\\b(?:cada|uma?|1|o|a) (?:[a-z]+ )?([a-z]+)(?: inteir[oa])? (?:da|rende|tem|faz|corta em|sai|vem com)(?: umas?| uns| cerca de)? ${figure} (?:fatias|pedacos|porcoes|tiras|quadrados)`,
)
const keeps = new RegExp(
  `(?:nao (?:guardo|pode|posso guardar|deixo|seguro)(?: mais)?(?: (?:de|que|por))?(?: mais de)?|(?:dura|duram|presta|aguenta|guardo|vale)(?: so| no maximo| ate| uns?)*) ${figure} dias?`,
)
/** "quantas tortas, se cada uma dá 10 pedaços e dura 3 dias" */
const readWholePieces: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && yields.exec(line.said)
  if (!line || !found) return null
  const { names } = lines.around
  const before = lines.lines[lines.at - 1]
  const after = next(lines)
  const piece = (found[1] ?? '').replace(/s$/, '')
  const asks = [line, after, before].find(
    (one) => one !== undefined && asksHowMany.test(one.said) && one.said.includes(piece),
  )
  const hasAsked = asks === line
  if (!asks) return null
  const count = Math.round(figureOf(found[2]))
  const all = [line, after].filter((one) => one !== undefined)
  const kept = all.map((one) => ({ one, found: keeps.exec(one.said) })).find((one) => one.found !== null)
  const item =
    namedItems(line.said, names) ?? (before === undefined ? undefined : namedItems(asks.said, names))
  if (item === undefined || !(count > 1)) return null
  const many = new RegExp(`\\b${piece}\\w*\\b`).exec(asks.said.slice(asksHowMany.exec(asks.said)?.index ?? 0))
  return {
    wishes: [
      {
        kind: 'question',
        about: 'wholePieces',
        item,
        count,
        what: many?.[0] ?? piece,
        ...(kept?.found && { most: Math.max(1, Math.round(figureOf(kept.found[1]))) }),
      },
    ],
    start:
      asks === before
        ? asks.start
        : line.start +
          Math.min(found.index, hasAsked ? (asksHowMany.exec(line.said)?.index ?? 0) : found.index),
    end: Math.max(line.end, asks.end, kept?.one.end ?? 0),
  }
}

const pack =
  '(sacos?|caixas?|pacotes?|fardos?|bandejas?|baldes?|latas?|botijao|botijoes|barril|barris|galao|galoes|pecas?)'
const rates = new RegExp(
  `\\b(?:um|uma|cada|o|a|1) ${pack}((?: d[eo] (?!${figure})[a-z]+)?(?: de ${figure} ?(?:kg|quilos?|l|litros?))?) (?:da|dao|rende\\w*|assa\\w*|faz\\w*|serve\\w*|tira|cozinha|frita)(?: pra| para| conta de)?(?: umas| uns| mais ou menos| cerca de)* ${figure} ([a-z]+(?: [a-z]+)?)`,
)
const rated = new RegExp(
  `\\b${pack}((?: d[eo] [a-z]+)?) por semana \\(?(?:rendimento|rende\\w*):? ${figure} ([a-z]+(?: [a-z]+)?)`,
)
const asksPacks = new RegExp(`\\bquant[oa]s? ${pack}\\b`)
/** "um saco de carvão assa 60 espetos, quantos sacos por semana": each sale of the group counts the same. */
const readRatedPacks: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line) return null
  const noun = rated.exec(line.said)
  const found = rates.exec(line.said) ?? noun
  if (!found) return null
  const after = next(lines)
  const asks =
    noun || asksPacks.test(line.said) ? line : after && asksPacks.test(after.said) ? after : undefined
  const figures = found.slice(3).filter((one) => one !== undefined)
  const count = Math.round(figureOf(figures.at(-2)))
  const item = namedItems(figures.at(-1) ?? '', lines.around.names)
  if (!asks || item === undefined || !item.includes(' + ') || !(count > 1)) return null
  const what = own(lines, line, found.index, found[0].length)
    .replace(/^(?:um|uma|cada|o|a|1) /i, '')
    .slice(0, `${found[1]}${found[2]}`.length)
  return {
    wishes: [{ kind: 'question', about: 'packsServed', item, count, what: what.trim() }],
    start: line.start + found.index,
    end: asks.end,
  }
}

const barrel = new RegExp(
  `\\b(barril|barris|galao|galoes|keg)\\b(?: d[eo] [a-z]+)?(?: e)? (?:de |com )?${figure} ?(?:l|litros?|litro)\\b`,
)
const glass = new RegExp(`\\b(?:caneca|copo|tulipa|taca|chope|chopp)s?\\b[^.;!?]{0,20}?${figure} ?ml\\b`)
/** "o chope vem em barril de 30 litros e a caneca leva 400 ml: quantos barris por semana? aberto dura 4 dias" */
const readBarrels: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && barrel.exec(line.said)
  if (!line || !found) return null
  const all = lines.lines.slice(lines.at, lines.at + 4)
  const asks = /^barris|\bbarris de\b.*\bpor semana\b/.test(line.said)
    ? line
    : all.find(({ said }) => asksPacks.test(said))
  // "o chope vem em barril de 30 litros. A caneca leva 400 ml.": the glass may stand in a sentence of its own.
  const ml = figureOf(all.flatMap(({ said }) => glass.exec(said)?.[1] ?? [])[0])
  const litres = figureOf(found[2])
  const item = namedItems(line.said, lines.around.names)
  if (!asks || item === undefined || item.includes(' + ') || !(ml > 0) || !(litres > 0)) return null
  const kept = all
    .map((one) => ({
      one,
      days: /\babert[oa]s?\b|\bdepois de abr/.test(one.said) ? keepsOpen.exec(one.said) : null,
    }))
    .find(({ days }) => days !== null)
  const start = Math.min(found.index, line.said.indexOf(item.split(' ')[0]?.toLowerCase() ?? found[0]) >>> 0)
  const last = Math.max(asks.end, kept?.one.end ?? 0)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'packsServed',
        item,
        count: Math.floor((litres * 1000) / ml),
        what: `barril de ${litres} litros`,
      },
      ...(kept?.days
        ? [
            {
              kind: 'question',
              about: 'shelfLife',
              item,
              what: `barril de ${litres} litros aberto`,
              count: Math.round(figureOf(kept.days[1])),
            } satisfies WishContent,
          ]
        : []),
    ],
    start: line.start + start,
    end: last,
  }
}
const keepsOpen = new RegExp(
  `\\b(?:dura|duram|presta|prestam|aguenta|vale|validade de)\\w*(?: so| ate| uns)* ${figure} dias`,
)

const lasts =
  /\bate (?:que dia|quando|que data)\b|\b(?:a )?(?:data|dia) em que (?:isso )?acaba\w*|\bquando (?:e que )?(?:isso |ele |ela )?(?:vai )?acaba\w*|\bquant[oa]s (?:dias|semanas) (?:isso |ele |ela )?(?:dura|da|aguenta)\w*/
const held = new RegExp(`${figure} ?(kg|kgs|quilos?|kilos?|l|litros?)\\b(?: d[eao]s? ([a-z]+))?`)
const takes = new RegExp(`${figure} ?(g|gramas?|gr|ml|kg)\\b`)
const unitOf = (word: string): 'kg' | 'ml' | 'l' | 'g' =>
  /^(?:kg|quilo|kilo)/.test(word) ? 'kg' : /^ml/.test(word) ? 'ml' : /^l/.test(word) ? 'l' : 'g'
/** "tenho 40 kg de muçarela, cada pizza leva 250 g: até que dia dura?", "consumo: 250 g por pizza; a data em que acaba" */
const readStockLasts: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const stock = line && held.exec(line.said)
  if (
    !line ||
    !stock ||
    !/\b(?:tenho|temos|comprei|compramos|sobrou|sobraram|guardei|estoque|tem|ha|restam|chegou|chegaram)\b/.test(
      line.said,
    )
  )
    return null
  const all = lines.lines.slice(lines.at, lines.at + 4)
  const asks = all.find(({ said }) => lasts.test(said))
  if (!asks) return null
  const upTo = all.filter(({ start }) => start <= asks.start)
  const rest = upTo.map((one) =>
    one === line
      ? one.said.slice(0, stock.index) +
        ' '.repeat(stock[0].length) +
        one.said.slice(stock.index + stock[0].length)
      : one.said,
  )
  const joint = rest.join(' . ')
  const use = takes.exec(joint)
  const each = /\b(?:por|cada|em cada|pra cada|para cada|na|no) ([a-z][a-z ]{2,30})/g
  const item = [...joint.matchAll(each)].flatMap(
    ([, said = '']) => namedItems(said, lines.around.names) ?? [],
  )[0]
  if (!use || item === undefined) return null
  const good = stock[3] ?? /\bestoque(?: atual)? d[eao] ([a-z]+)/.exec(line.said)?.[1]
  const goodAt = good === undefined ? -1 : line.said.indexOf(good)
  const amount = (said: string | undefined, unit = '') => `${figureOf(said)} ${unitOf(unit)}`
  const start =
    /\b(?:tenho|temos|comprei|compramos|sobrou|sobraram|guardei|estoque|tem|ha|restam|chegou|chegaram)\b/.exec(
      line.said,
    )?.index ?? 0
  return {
    wishes: [
      {
        kind: 'question',
        about: 'stockLasts',
        item,
        ...(good !== undefined && goodAt >= 0 && { what: own(lines, line, goodAt, good.length) }),
        per: amount(stock[1], stock[2]),
        uses: amount(use[1], use[2]),
      },
      // What each takes is the list's portion, too.
      ...item
        .split(' + ')
        .slice(0, 6)
        .map(
          (one): WishContent => ({
            kind: 'portion',
            item: one,
            amount: figureOf(use[1]),
            unit: unitOf(use[2] ?? ''),
            ...(good !== undefined && goodAt >= 0 && { of: own(lines, line, goodAt, good.length) }),
          }),
        ),
    ],
    start: line.start + start,
    end: asks.end,
  }
}

export const goodsSums: readonly SumReader[] = [
  readDayOrder,
  readWholePieces,
  readRatedPacks,
  readBarrels,
  readStockLasts,
]
