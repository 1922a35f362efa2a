/** Days that owners count by guests, orders that repeat, and items that leave the menu. */
import { addDays, daysBetween } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { spelledOut } from './context-words.ts'
import { servedAt } from './party-dishes.ts'

const said = ({ pieces }: Read, at: number) => spelledOut(pieces[at]?.said ?? '')
const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })

/** Whether a piece is in the same sentence as the one before it. */
export const goesOn = (at: number, read: Read) =>
  at < read.pieces.length &&
  !/[.;!?\n]/.test(read.original(at - 1, at).slice(said(read, at - 1).trim().length - 1))

const seatWords = new RegExp(
  `(?:\\b(dois|duas|tres|2|3) (?:turnos?|rodadas?|levas?|sessoes) de ${figure}|\\b${figure}\\s+(?:lugares|pessoas|convidad[oa]s|pax|reservas|cadeiras|hospedes|clientes|almocos|jantares|refeicoes))\\b`,
)
const perDay = /^(?: \w+){0,3} ?(?:(?:por|ao|a cada|cada|todo|todos os) dias?|por semana|\/ ?dia)\b/
const namedIn = (said: string, read: Read) => [
  ...new Set(said.split(/ e |,/).flatMap((part) => itemIn(part, read.names) ?? [])),
]
const rounds: Readonly<Record<string, number>> = { dois: 2, duas: 2, '2': 2, tres: 3, '3': 3 }
const detail =
  /^\s*(?:e )?(?:(?:em )?(?:um|dois|duas|tres|[123]) turnos?|.*(?:por (?:pessoa|cabeca)|cada(?: um)?|ingressos?.*)|(?:as )?bebidas? inclu\w+|(?:com )?tudo inclu\w+|open bar|(?:com|sem) bebidas?|menu fechado|(?:por )?fora (?:o|do) (?:movimento|normal|comum|dia)[a-z ]*|alem do (?:movimento|normal)[a-z ]*|som[ea] (?:isso|isto).*|(?:e )?so (?:com|de) [a-z ]{4,60}|so (?:com )?reservas?|com sinal|sem historico|(?:(?:a )?casa |a gente |nos )?(?:fica )?fech\w+ (?:para|pra|pro|ao) (?:o )?publico.*|(?:eles )?(?:\w+ ){0,4}(?:nao abr\w+|fecharam|fechad[oa]|exclusiv\w+|aberta?)(?: \w+){0,5})[\s.!]*$/
const ticket =
  /(?:r\$ ?|\ba |\bpor |\bde )?\b(\d{2,4})(?:,\d\d)?(?: reais)? (?:por (?:pessoa|cabeca)|cada|o ingresso|a entrada|por convidado)\b|\bingressos? (?:a|de|por)(?: r\$)? ?(\d{2,4})\b|\bmenu fechado (?:a|de|por)(?: r\$)? ?(\d{2,4})\b/
const toThemselves =
  /\bfech\w+ (?:para|pra|pro|ao) (?:o )?publico\b|\bsem (?:abrir )?(?:ao |o |para o |pro )?publico\b|\bso (?:vou |vamos )?(?:\w+ )?(?:mesas )?(?:com )?reserv\w+|\bmesas reservadas\b|\bnao abr\w+|\bfechad[oa]\b|\bfecharam\b|\bexclusiv\w+|\bingresso/
const openToAll =
  /\b(?:continua|segue|fica) abert[oa]\b|\babert[oa] (?:ao|para o|pro|pra o) publico\b|\bsem fechar\b|\bsom[ea] (?:isso|isto)\b|\bpor (?:cima|fora)\b/
const occasion =
  /\b(aniversario|casamento|confra\w*|ceia|festa|formatura|batizado|bodas|jantar|almoco|evento|reuniao|happy hour|excursao)\b/

/** "no Dia das Mães, 60 lugares", "dia 20 casamento com 120 convidados, não abre ao público", "ceia a 180 cada" */
export const readSeats: PieceReader = (at, read) => {
  const found = seatWords.exec(said(read, at))
  // "60 almoços por dia" are guests of every day.
  if (found && perDay.test(said(read, at).slice(found.index + found[0].length))) return null
  const count = found?.[1] === undefined ? figureOf(found?.[3]) : (rounds[found[1]] ?? 1) * figureOf(found[2])
  if (!found || !(count >= 4 && count <= 5000)) return null
  for (const back of [0, 1, 2]) {
    if (back > 0 && !goesOn(at - back + 1, read)) break
    // "em dezembro … no dia 12/12": the day, not its month.
    const [date] = findDates(read.original(at - back, at - back), read.today).toSorted(
      (a, b) => daysBetween(a.span.from, a.span.to) - daysBetween(b.span.from, b.span.to),
    )
    if (
      !date ||
      at - back < 0 ||
      date.span.to < read.today ||
      /\b(?:fizemos|fiz|teve|tivemos|foi|veio|vieram)\b/.test(said(read, at - back))
    )
      continue
    let to = at
    while (
      to < at + 4 &&
      (goesOn(to + 1, read) || /^\s*som[ea] (?:isso|isto)\b/.test(said(read, to + 1))) &&
      detail.test(said(read, to + 1))
    )
      to += 1
    const whole = Array.from({ length: to - at + back + 1 }, (_, index) =>
      said(read, at - back + index),
    ).join(', ')
    const price = ticket.exec(whole)
    const dishes = /\bso (?:com|de) ([a-z ]{4,60})/.exec(whole)?.[1]
    const items =
      dishes === undefined || /reserv/.test(dishes)
        ? [servedAt(whole, read) ?? []].flat()
        : namedIn(dishes, read)
    const paid = Number(price?.[1] ?? price?.[2] ?? price?.[3])
    return only(
      question('seats', {
        what: read.own(occasion.exec(whole)?.[1] ?? '') || (date.name ?? 'festa'),
        ...date.span,
        count: Math.round(count),
        ...(items.length > 0 && { item: items.join(' + ').slice(0, 120) }),
        ...(paid >= 10 && { price: paid }),
        ...(toThemselves.test(whole) && !openToAll.test(whole) && { against: true }),
      }),
      at - back,
      to,
    )
  }
  return null
}

const ordered = /\b(?:encomendas?|pedidos?|contrato|entrego|entregamos|forneco|fornecemos|fix[oa]s?)\b/
/** "encomenda fixa de 60 marmitas toda quarta a partir de 2 de dezembro" */
export const readFixedOrder: PieceReader = (at, read) => {
  const piece = said(read, at)
  const count = [...piece.matchAll(new RegExp(`\\b${figure} (?=[a-z])`, 'g'))]
    .map(([, number]) => figureOf(number))
    .find((value) => value >= 2)
  const weekdays = weekdaysIn(piece)
  const item = ordered.test(piece) ? itemIn(piece, read.names) : undefined
  if (item === undefined || weekdays.length === 0 || count === undefined || count > 5000) return null
  if (/\?/.test(read.original(at, at))) return null
  const [date] = findDates(read.original(at, at), read.today)
  return only(
    question('fixedOrder', {
      item,
      count: Math.round(count),
      weekdays,
      ...(date && { from: date.span.from, ...(date.span.to > date.span.from && { to: date.span.to }) }),
    }),
    at,
  )
}

const leaving =
  /\b(?:sai|saem|saiu|vai sair|tir(?:o|ei|amos|e|ar)|retir\w+|par(?:o|amos|ei) de vender|nao (?:vendo|vendemos|faco|fazemos|sirvo) mais|deix(?:o|amos) de vender)\b/
/** "retire o burger vegetariano: ele sai do cardápio em 1º de dezembro" */
export const readLeaves: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (
    /\bfotos?\b|\bsa(?:i|em|iu) (?:muit\w+|bem|mais|menos|pouc\w+)|\b(?:depois|logo) volta\w*|\bso (?:durante|por)\b/.test(
      piece,
    )
  )
    return null
  if (
    /\b(?:nao|nunca) (?:vai |vamos |vou )?(?:sai\w*|saem|tir\w+|retir\w+)\b|\bfica\w* fora\b.*\b(?:ate|a) \d/.test(
      piece,
    )
  )
    return null
  if (!leaving.test(piece) || !/\b(?:cardapio|vender|mais|lista|linha|retir\w+)\b/.test(piece)) return null
  const item = itemIn(piece, read.names)
  if (item === undefined || read.names.some(({ name, isSection }) => isSection && name === item)) return null
  const text = read.original(at, at)
  // "saiu em 3 de maio", said in June, is over.
  const isOver = /\b(?:saiu|sairam|tirei|tiramos|retirei|retiramos|parei|paramos)\b/.test(piece)
  const [date] = findDates(text, read.today, isOver)
  // "no fim de fevereiro" is its last day; without a day, what is said next may only repeat it.
  const isAfter = /\b(?:depois d[aeo]s?|ap[oó]s)\b/i.test(text.slice(0, date?.start))
  const from =
    date &&
    (isAfter ? addDays(date.span.to, 1) : /\b(?:fim|final) d/i.test(text) ? date.span.to : date.span.from)
  const repeats =
    /^\s*(?:entao |e )?nao (?:precisa |quero |e pra )?(?:prev|cont|inclu|mostr)\w+(?: (?:el[ea]|isso))?[\s.!]*$/
  return only(
    question('leaves', { item, ...(from !== undefined && from >= read.today && { from }) }),
    at,
    repeats.test(read.pieces[at + 1]?.said ?? '') ? at + 1 : at,
  )
}

const quiet =
  /\b(?:(?:melhor|pior|qual|que) (?:\w+ )?(?:dia|dias|semana|epoca|mes)\b.*\b(?:folga|folgas|fechar|ferias|descanso|fraco|parado)|quando\b.*\b(?:dar|dou|tirar|tiro) (?:as )?(?:folgas?|ferias)|dia mais (?:fraco|parado)|(?:posso|quero|preciso|vou|da (?:pra|para)|consigo|queria) (?:dar|tirar|conceder|marcar) (?:as )?(?:folgas?|ferias))\b/
const spanOfDays = /\bd[eo](?: dia)? [a-z0-9]+ (?:a|ao|ate)(?: o)?(?: dia)? [a-z0-9]+\b/
/** Only asks for the best time of what was asked before. */
const bestTime =
  /^\s*(?:e )?(?:qual|que|quando) (?:e |seria )?(?:a |o )?melhor (?:semana|epoca|data|dia|mes|momento)[\s?.!]*$/
const isWondered = /\b(?:qual|que dia|quando|quero|queria|preciso|saber|sera|acho)\b|\?/
const month =
  /\b(?:es[st]e mes|o mes|mes de [a-z]+|outubro|novembro)\b.*\b(?:foi|esta|ta|vem|vai)\b.*\b(?:melhor|pior|mais|menos)\b.*\b(?:passad|anterior)/
/** "segunda-feira, que é o dia mais fraco", "segunda é o meu dia mais parado": told, and to be checked by the sheet. */
const saidWeakest =
  /^\s*(?:[a-z -]{3,40} |que |pois |porque |ja que )?(?:e|eh) (?:o |um |meu |nosso )*dia mais (?:fraco|parado)(?: da semana)?[\s.!]*$/
/** "qual o melhor dia para dar folga?", "quando dou férias ao pessoal?", "esse mês foi melhor que o passado?" */
export const readQuiet: PieceReader = (at, read) => {
  const piece = said(read, at).replace(/\bqd\b/g, 'quando')
  if (saidWeakest.test(piece) && !isWondered.test(piece))
    return weekdaysIn(`${at > 0 ? said(read, at - 1) : ''} ${piece}`).length === 1
      ? only(question('topDay', { against: true }), at)
      : null
  // "vou tirar férias de 3 a 9": told, with its days.
  if (quiet.test(piece) && !(spanOfDays.test(piece) && !isWondered.test(piece)))
    return only(question('quietDays'), at, bestTime.test(said(read, at + 1)) ? at + 1 : at)
  return month.test(piece) && !/\bano\b/.test(piece) ? only(question('lastMonth'), at) : null
}
