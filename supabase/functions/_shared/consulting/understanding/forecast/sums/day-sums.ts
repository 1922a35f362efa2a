/** Sums of days: a date of every month, whether to open, half days, what was not to be had, and weeks that are no measure. */
import { addDays, monthPattern } from '../../../base/calendar.ts'
import { up } from '../context-words.ts'
import { readClosings } from './closing-sums.ts'
import { datesAhead, datesBehind, moneyIn, namedItems, next, own, type SumReader } from './parts.ts'

const everyMonth =
  /\b(?:todo|cada|qualquer) (?:santo )?dia (\d{1,2})\b(?! de| d[eo]s? mes)|\btodo mes,? (?:no )?dia (\d{1,2})\b/
const sells =
  /\b(?:missa|procissao|festa|feira|novena|romaria|vend\w+|movimento|gente|publico|pagamento dos|servidores|cai|fraco|lota\w*|enche\w*|encher)\b/
/** "no dia 5, de pagamento, lota": measured in the sheet, on every month's 13th. */
const readMonthDay: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && everyMonth.exec(line.said)
  if (!line || !found || moneyIn(line.said).length > 0) return null
  if (!sells.test(line.said) && !up.test(line.said)) return null
  const count = Number(found[1] ?? found[2])
  if (!(count >= 1 && count <= 31)) return null
  const held = /\btem (?:a |o )?([a-z]+(?: [a-z]+){0,3}?)(?= (?:e|que|o dia)\b|[,.]|$)/.exec(line.said)
  const what =
    held?.[1] === undefined
      ? undefined
      : own(lines, line, held.index + held[0].length - held[1].length, held[1].length)
  return {
    wishes: [{ kind: 'question', about: 'monthDay', count, ...(what !== undefined && { what }) }],
    start: line.start + found.index,
    end: line.end,
  }
}

const tried = /\bo (?:dia )?(\d{1,2}) (?:caiu|foi|deu)\b[^.;!?]*\b(?:abri|abrimos)\b/
/** "o dia 5 de junho foi folga, e abri de teste": of the sheet, where the answer on the 13th shows it. */
const readTried: SumReader = ({ lines, at }) => {
  const line = lines[at]
  const count = line && tried.exec(line.said)?.[1]
  const isTold = lines.some(({ said }) => everyMonth.exec(said)?.[1] === count)
  return line && count !== undefined && isTold ? { wishes: [], start: line.start, end: line.end } : null
}

const asksOpen =
  /\b(?:vale(?:ria)?(?: a)? (?:a )?pena|compensa|devo|sera que (?:eu )?|da lucro|paga)(?: [a-z]+){0,2}? abrir\b|\babro ou (?:nao|fecho)\b|\bvale abrir\b/
const paid = /\b(?:diarias?|equipe|pessoal|menin[oa]s?|ajudantes?|funcionari\w+|garc\w+|turno)\b/
/** "abro no feriado? O pessoal custa 300 no dia" */
const readPaidOpening: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && asksOpen.exec(line.said)
  if (!line || !found) return null
  const after = next(lines)
  const pay = [line, after].find(
    (one) => one !== undefined && paid.test(one.said) && moneyIn(one.said).length > 0,
  )
  const price = pay && moneyIn(pay.said)[0]
  const [date] = datesAhead(line.said, lines.around.today)
  if (!date || date.span.from !== date.span.to || price === undefined) return null
  return {
    wishes: [{ kind: 'question', about: 'openDay', ...date.span, price }],
    start: line.start,
    end: Math.max(line.end, pay?.end ?? 0),
  }
}

const season = /\b(?:entr\w+|est(?:a|ao)|ta|tao|fica\w*|comec\w+)\b(?: n?o| em| de)* defeso\b/
/** "o pargo sai por causa do defeso e volta em abril": not to be had until then, and no fall. */
const readOutOfSeason: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && season.exec(line.said)
  if (!line || !found) return null
  const { today, names } = lines.around
  const item = namedItems(line.said.slice(0, found.index), names)
  const back = new RegExp(
    `\\b(?:volta|acaba|termina|libera|vai ate|ate)\\b[^.;!?]{0,20}?(?:\\d{1,2} de )?${monthPattern}`,
  ).exec(line.said)
  const [first] = datesBehind(line.said.slice(found.index, back?.index), today)
  const [end] = back ? datesAhead(back[0], today) : []
  if (item === undefined || !end) return null
  return {
    wishes: [
      {
        kind: 'date',
        what: `sem ${item}`.slice(0, 120),
        item,
        from: first?.span.from ?? today,
        to: /\b(?:ate|vai ate|acaba|termina)\b/.test(back?.[0] ?? '')
          ? end.span.to
          : addDays(end.span.from, -1),
        closed: true,
      },
    ],
    start: line.start,
    end: line.end,
  }
}

const began =
  /\b(?:comecei|comecamos|lancei|lancamos|coloquei|botei|entrou|estreou|passei a vender|comecou a vender)\b/
/** "a pamonha entrou em junho" */
const readBegun: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && began.exec(line.said)
  if (!line || !found || line.said.length > 110) return null
  const { today, names } = lines.around
  if (
    found[0].startsWith('comec') &&
    /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.test(line.said)
  )
    return null
  const item = namedItems(line.said.slice(0, found.index), names)
  const [date] = datesBehind(line.said.slice(found.index), today)
  if (item === undefined || item.includes(' + ') || !date) return null
  return {
    wishes: [
      {
        kind: 'question',
        about: 'newItem',
        item,
        from:
          /\b(?:fim|final)\b/.test(line.said) && date.span.from.endsWith('-01')
            ? `${date.span.from.slice(0, 8)}21`
            : date.span.from,
      },
    ],
    start: line.start,
    end: line.end,
  }
}

const bestDay =
  /\b(?:(?:meu |nosso |o )?melhor dia(?: do ano| d[ao] casa| do bar| de venda)*|dia (?:mais forte|que mais vend\w+)(?: do ano)?)\b/
const staysOpen = /\b(?:abro|abrimos|abre|abert[oa]|nao fech\w+|funcion\w+|lota\w*|enche\w*)\b/
/** "o melhor dia do ano é o 31, não fecho de jeito nenhum": a full day on which the house is open. */
const readBestDay: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !bestDay.test(line.said) || /\b(?:qual|da semana)\b|\?/.test(line.said)) return null
  const { today } = lines.around
  const said = line.said.replace(/\b(?:e|o) (?:o )?(\d{1,2})\b(?!\/| de)/, (words, day) =>
    `dia ${day}`.padStart(words.length),
  )
  const [date] = datesAhead(said, today)
  if (!date || date.span.from !== date.span.to) return null
  const after = next(lines)
  const isOpen = staysOpen.test(line.said) || (after !== undefined && staysOpen.test(after.said))
  return {
    wishes: [
      {
        kind: 'date',
        what: 'melhor dia do ano',
        ...date.span,
        closed: false,
        effect: 'up',
        ...(isOpen && { open: true }),
      },
    ],
    start: line.start,
    end: after && staysOpen.test(after.said) && after.said.length < 60 ? after.end : line.end,
  }
}

export const daySums: readonly SumReader[] = [
  readClosings,
  readMonthDay,
  readTried,
  readPaidOpening,
  readOutOfSeason,
  readBestDay,
  readBegun,
]
