/** Sums of days: a date of every month, whether to open, half days, what was not to be had, and weeks that are no measure. */
import { addDays, monthPattern } from '../../../base/calendar.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { up } from '../context-words.ts'
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

const shuts = /\b(?:fecho|fechamos|fecha|nao abro|nao abrimos|nao abre|vou fechar|vamos fechar)\b/
const halfDay =
  /\b(?:n?o )?dia (\d{1,2})(?:\/\d{1,2})?,? (?:abro |abrimos |funciono |a gente abre |fica aberto )?(?:so |apenas )?ate (?:o |as )?(meio[ -]dia|\d{1,2}) ?(?:h|hs|horas)?\b/
/** "fecho 7/9 e na véspera paro às 15h" */
const readHalfDays: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const half = line && halfDay.exec(line.said)
  if (!line || !half || !shuts.test(line.said)) return null
  const { today } = lines.around
  const rest =
    line.said.slice(0, half.index) + ' '.repeat(half[0].length) + line.said.slice(half.index + half[0].length)
  const days = datesAhead(
    rest.replace(/\b(?:dias?|e)\b/g, (word) => (word === 'e' ? ',' : 'dia')),
    today,
  )
  const [near] = days
  if (!near) return null
  const number = (half[1] ?? '').padStart(2, '0')
  const day = datesAhead(half[0], today)[0]?.span.from ?? ''
  const from = day.slice(5, 7) === near.span.from.slice(5, 7) ? day : `${near.span.from.slice(0, 8)}${number}`
  const name = (iso: string) => `${iso.slice(8)}/${iso.slice(5, 7)}`
  return {
    wishes: [
      ...days.map(
        ({ span }): WishContent => ({
          kind: 'date',
          what: `fechada em ${name(span.from)}`,
          ...span,
          closed: true,
        }),
      ),
      {
        kind: 'date',
        what: `só até ${half[2] === undefined || /^meio/.test(half[2]) ? 'meio-dia' : `${half[2]}h`} em ${name(from)}`,
        from,
        to: from,
        closed: false,
        closes: /^meio/.test(half[2] ?? '') ? 12 : Number(half[2]),
      },
    ],
    start: line.start,
    end: line.end,
  }
}

const early =
  /\b(?:fecho|fechamos|fecha|vou fechar|vamos fechar)\b[^.;!?]*\bmais cedo,? ?(?:as )?(\d{1,2}) ?(?:h|hs|horas)\b/
/** "fecho dia 24 e dia 31 mais cedo, às 16h": open until then, and not closed. */
const readEarlyClosing: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && early.exec(line.said)
  if (!line || !found) return null
  const days = datesAhead(line.said, lines.around.today).filter(({ span }) => span.from === span.to)
  const closes = Number(found[1])
  return days.length === 0
    ? null
    : {
        wishes: days.map(
          ({ span }): WishContent => ({
            kind: 'date',
            what: `só até ${closes}h`,
            ...span,
            closed: false,
            closes,
          }),
        ),
        start: line.start + found.index,
        end: line.end,
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

/** The next day with this number after another day. */
function nextDay(number: number, after: string): string {
  let day = addDays(after, 1)
  while (Number(day.slice(8)) !== number) day = addDays(day, 1)
  return day
}

const shutsThen =
  /\b(?:nao (?:vou |vamos |vai )?(?:abr|funcion|trabalh)\w*|fech(?:o|amos|a|ad[oa]s?)|porta fechada|sem abrir)\b/
const notWhole =
  /\b(?:as|ate|cedo|meia|metade|semana|todo|toda|sempre|costum\w+|ano passado|vale|compensa|devo|sera|se)\b|\?|\bde \d{1,2} (?:de [a-z]+ )?a \d|\bcom \d|\b(?:grupos?|eventos?|festas?|confraterniza\w+|reservas?|casamentos?|pessoas|convidad\w+)\b|\b(?:movimento|venda\w*|lota\w*|enche\w*)\b/
const plainShut = /^(?:a gente |eu |nos |a casa )?(?:fech|nao (?:abr|func))/
const bareDay = new RegExp(`\\b(?:n?o )?dia (?:(primeiro)|${figure})(?! de [a-z]|\\/|\\d| horas?)\\b`, 'g')
/** "dia 25 e dia 1º não abro", "no Natal e no primeiro do ano a gente não abre": closed days, named one by one. */
const readShutDays: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  // What begins with the verb is a plain list, which the reader of dates has whole.
  if (!line || plainShut.test(line.said) || !shutsThen.test(line.said) || notWhole.test(line.said))
    return null
  const { today } = lines.around
  const said = line.said.replace(/\bprimeiro (?:dia )?do ano\b/, (words) =>
    '1 de janeiro'.padEnd(words.length),
  )
  const bare = [...said.matchAll(bareDay)]
  const stated = datesAhead(
    bare.reduce((rest, { 0: words }) => rest.replace(words, ' '.repeat(words.length)), said),
    today,
  ).filter(({ span }) => span.from === span.to)
  const days = [...new Set(stated.map(({ span }) => span.from))]
  const numbers = bare.map(({ 1: first, 2: number }) => (first === undefined ? figureOf(number) : 1))
  if (numbers.some((number) => !(number >= 1 && number <= 31))) return null
  for (const number of numbers) days.push(nextDay(number, days.at(-1) ?? addDays(today, -1)))
  if (days.length < 2) return null
  return {
    wishes: days.map(
      (day): WishContent => ({
        kind: 'date',
        what: `fechada em ${day.slice(8)}/${day.slice(5, 7)}`,
        from: day,
        to: day,
        closed: true,
      }),
    ),
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
  readMonthDay,
  readTried,
  readPaidOpening,
  readHalfDays,
  readEarlyClosing,
  readOutOfSeason,
  readShutDays,
  readBestDay,
  readBegun,
]
