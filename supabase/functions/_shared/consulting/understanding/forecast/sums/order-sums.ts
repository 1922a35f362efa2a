/** Orders: what to buy of several goods over some days, and what to order until a day. */
import { addDays } from '../../../base/calendar.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { datesAhead, type Lines, namedItems, own, type SumReader } from './parts.ts'

const boxed = new RegExp(
  `\\b(?:vem|vende|chega|compro|e)\\w* (?:n?a |em |por |de )?(caixas?|fardos?|grades?|engradados?|packs?)(?: fechad[ao]s?)? (?:com|de) ${figure}\\b`,
)
const untilDay =
  /\b(?:preciso|tenho que|tem que|devo|da pra|posso) (?:pedir|encomendar|comprar|fechar o pedido) (?:so )?ate (?:o )?(?:dia )?(.{1,25})$/
const comes =
  /\b(?:caminhao|entrega|entregador|fornecedor|distribuidora|vendedor|representante)\b[^.;!?]{0,40}?(?:passa|vem|entrega|chega|e)\b/
/** A day of which only the number is said is the next one of that number. */
function dayIn(said: string, today: string): string | undefined {
  const [date] = datesAhead(said, today)
  const [, only] = /^(\d{1,2})$/.exec(said.trim()) ?? []
  if (only === undefined) return date?.span.from
  for (let back = 0, day = today; back < 62; back += 1, day = addDays(day, 1))
    if (Number(day.slice(8)) === Number(only)) return day
  return undefined
}
/** "o refrigerante vem em fardo de 12, e o pedido fecha na quinta" */
const readOrderBy: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && boxed.exec(line.said)
  if (!line || !found) return null
  const item = namedItems(line.said.slice(0, found.index), lines.around.names)
  // "e o caminhão passa na quarta" may stand in a sentence of its own.
  const all = lines.lines.slice(lines.at, lines.at + 3)
  const last = all.find(({ said }) => untilDay.test(said))
  const to = last && dayIn(untilDay.exec(last.said)?.[1] ?? '', lines.around.today)
  if (item === undefined || last === undefined || to === undefined) return null
  const count = Math.round(figureOf(found[2]))
  const [weekdays = []] = all.flatMap(({ said, start }) => {
    const when = start > last.start ? null : comes.exec(said)
    return when ? [weekdaysIn(said.slice(when.index))] : []
  })
  const what = `${(found[1] ?? 'caixa').replace(/s$/, '')}s de ${count}`
  return {
    wishes: [
      { kind: 'question', about: 'orderBy', item, count, what, to, ...(weekdays.length > 0 && { weekdays }) },
    ],
    start: line.start,
    end: last.end,
  }
}

/** The pack in which an item comes, wherever it is told. */
function boxOf(item: string, { lines, around }: Lines): { count: number; what: string } | null {
  for (const { said } of lines) {
    const found = boxed.exec(said)
    if (!found || namedItems(said.slice(0, found.index), around.names) !== item) continue
    const count = Math.round(figureOf(found[2]))
    return { count, what: `${(found[1] ?? 'caixa').replace(/s$/, '')}s de ${count}` }
  }
  return null
}

const several =
  /\bquanto (?:eu |devo |preciso |vou )*(?:compr\w+|pedir|peco|encomend\w+) de ([a-z]+(?: [a-z]+){0,3}(?:, [a-z]+(?: [a-z]+){0,3})*,? e (?:de )?[a-z]+(?: [a-z]+){0,2}?) (?=(?:pr[oa]s?|para|n[oa]s?|em|ate)\b)/
/** "quanto de queijo e presunto para a Semana Santa e para abril": each of them, over all those days. */
const readSeveral: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && several.exec(line.said)
  if (!line || !found) return null
  const { today, names } = lines.around
  const dates = datesAhead(line.said.slice(found.index + found[0].length), today)
  const goods = (found[1] ?? '').split(/, | e (?:de )?/).filter((one) => one !== '')
  if (dates.length === 0 || goods.length < 2) return null
  const from = dates.map(({ span }) => span.from).toSorted()[0] ?? today
  const to =
    dates
      .map(({ span }) => span.to)
      .toSorted()
      .at(-1) ?? from
  // New Year's Day is bought for before its eve.
  const first = from.endsWith('-01-01') ? addDays(from, -1) : from
  return {
    wishes: goods.flatMap((good): WishContent[] => {
      const at = found[0].indexOf(good)
      const item = namedItems(good, names)
      const words = own(lines, line, found.index + at, good.length)
      const box = item === undefined ? null : boxOf(item, lines)
      if (item !== undefined && box)
        return [{ kind: 'question', about: 'packs', item, ...box, from: first, to }]
      if (
        item !== undefined &&
        !item.includes(' + ') &&
        !/^(?:peixe|camarao|carne|frango|queijo)s?$/.test(good)
      )
        return [{ kind: 'question', about: 'packs', item, from: first, to }]
      return [
        {
          kind: 'question',
          about: 'packs',
          what: words,
          ...(item !== undefined && !item.includes(' + ') && { item }),
          from: first,
          to,
        },
      ]
    }),
    start: line.start + found.index,
    end: line.end,
  }
}

export const orderSums: readonly SumReader[] = [readOrderBy, readSeveral]
