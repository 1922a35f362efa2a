/** What owners tell of single items and days: not to be had, new, at another price, two for one, promised to a customer. */
import { addDays } from '../../base/calendar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf, spokenPrice, spokenValue } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import {
  absorbed,
  datesIn,
  isAsked,
  itemsIn,
  joined,
  only,
  onWords,
  saidIn,
  sentenceEnd,
  spanOf,
} from './slots.ts'
import { isOver } from './whole/tense.ts'

/** An item ran out, is not made, or its machine broke. */
const lacks =
  /(?<!\bnao )\b(?:faltou|faltaram|faltava|acabou|acabaram|esgotou|esgotaram|quebrou|pifou|parou de (?:vir|chegar|sair)|parou em|suspend\p{L}+|suspens[oa]s?|indisponive\p{L}+|em falta|vai faltar|(?:fiqu|fic|est|to |tou )\p{L}* sem|perd(?:i|emos) (?:o|a) (?:cozinheir\p{L}|fornecedor\p{L}*|confeiteir\p{L}|churrasqueir\p{L}|barman))\b|\b(?:nao|nunca) (?:(?:vai|vou|vamos|deve) )?(?:ter|tem|temos|teve|tive|tivemos|tinha|vend\p{L}+|serv\p{L}+|sirvo|fac\p{L}+|fazemos|fiz\p{L}*|chega\p{L}*|vem|veio)\b/u
const lost = /\bperd(?:i|emos)\b/
/** Guests, staff and the like are no items. */
const people =
  /\b(?:client\w+|movimento|gente|gas|luz|energia|agua encanada|troco|funcionari\w+|garcom|garcons)\b/
const machines: readonly (readonly [RegExp, string])[] = [[/\bchopeira\b/, 'chope']]

const takesOff =
  /\b(?:vou |vamos |quero |queremos )?(?:tir(?:ar|o|amos)|par(?:ar|o|amos) (?:de|com))\b|\bnao (?:vou |vamos )?(?:mais )?(?:vend|serv|faz|fac|sirv)\w+/
/** "vou tirar o PF aos sábados a partir de fevereiro": not sold on that weekday. */
const readOffDay = onWords(takesOff, (at, read, said) => {
  const weekdays = weekdaysIn(said)
  const items = itemsIn(said, read.names).filter((name) => read.names.some((one) => one.name === name))
  const [item] = items
  if (weekdays.length === 0 || item === undefined || items.length > 1 || isAsked(at, read)) return null
  const [date] = datesIn(read.original(at, at), read.today)
  if (date && date.bound !== 'since' && date.span.from === date.span.to) return null
  return only(
    {
      kind: 'date',
      what: `sem ${item}`.slice(0, 120),
      ...(date && { from: date.span.from, ...(date.bound !== 'since' && { to: date.span.to }) }),
      weekdays,
      closed: true,
      item,
    },
    at,
  )
})

/** Whether a piece only adds a bound to the statement before: "e só volta em maio", "até sexta". */
const addsBound = (said: string) =>
  /\b(?:volt\w+|retorn\w+|ate|desde|continua|e assim|normaliz\w+|consert\w+)\b/.test(said) &&
  !/[?]/.test(said)

/** "faltou camarão de 4 a 9 de janeiro", "não temos álcool às terças", "a chopeira quebrou dia 29 e voltou dia 5" */
const readMissing = onWords(lacks, (at, read, said) => {
  if (people.test(said) || isAsked(at, read) || /^\s*(?:e |mas )?(?:se|caso|quando)\b/.test(said)) return null
  const machine = machines.find(([words]) => words.test(said))?.[1]
  const own = machine ?? said.slice(lacks.exec(said)?.index ?? 0)
  // What stands behind "por causa" or "por isso" is another thing.
  const named = itemsIn(own.split(/\bpor (?:causa|isso)\b|\bporque\b/)[0] ?? '', read.names)
  const items = named.length > 0 ? named : itemsIn(said, read.names)
  const item = joined(items)
  if (item === undefined) return null
  let to = at
  while (to < sentenceEnd(at, read) && addsBound(read.pieces[to + 1]?.said ?? '')) to += 1
  // "É assim desde outubro e continua" may be a sentence of its own.
  if (
    /\b(?:e assim|continua)\b.*\bdesde\b|\bdesde\b.*\b(?:continua|e assim)\b/.test(
      read.pieces[to + 1]?.said ?? '',
    )
  )
    to += 1
  const from = at > 0 && dateAlone(at - 1, read) ? at - 1 : at
  const text = read.original(from, to)
  const ahead = datesIn(text, read.today)
  // "perdemos o fornecedor em setembro"; "acabou, e só volta em maio" reaches beyond today.
  const isPast = (isOver(said) || lost.test(said)) && ahead.every(({ bound }) => bound === 'on')
  const days = spanOf(isPast ? datesIn(text, read.today, true) : ahead, read.today)
  const weekdays = days.from === undefined || !days.to ? weekdaysIn(saidIn(from, to, read)) : []
  if (days.from === undefined && weekdays.length === 0) return null
  return only(
    {
      kind: 'date',
      what: `sem ${items.join(' e ')}`.slice(0, 120),
      ...days,
      ...(weekdays.length > 0 && { weekdays }),
      closed: true,
      item,
    },
    from,
    absorbed(to, read, item),
  )
})

const dateAlone = (at: number, read: Read) => {
  const text = read.original(at, at)
  const [date] = datesIn(text, read.today)
  return date !== undefined && text.length - (date.end - date.start) < 6
}

const risen =
  '(?:subi|subiu|sobe|subir|vai subir|sai|vai sair|muda|vai mudar|aument\\w+|pass\\w+|vai passar|baix\\w+|caiu|reduz\\w+|foi|vai|ficou|fica|vai ficar|reajust\\w+)'
const fromTo = new RegExp(
  `\\b${risen}(?: o preco)?(?: de| do)? ?${spokenPrice}(?: reais)? (?:para|pra|p/|a) ?${spokenPrice}(?! ?(?:%|por cento|g\\b|kg|ml|unidades|copos|porcoes|por (?:dia|semana|noite|mes)|pessoas|lugares|de [a-z]+o\\b))`,
)
const wasThen = new RegExp(
  `\\b(?:era|custava|saia|valia)(?: a| por| de)? ${spokenPrice}.{0,60}\\b(?:pass|fo|fic|sub|vir|agora)\\w*(?: a| para| pra)* ${spokenPrice}`,
)
/** "vou subir a moqueca para 125 em janeiro", "aumentei a caipirinha para 20": the other price is on the sheet. */
const raisedTo = new RegExp(
  `\\b(?:(?:vou|vamos|quero|queremos|pretendo|penso em|pensando em) (?:subir|aumentar|passar|levar|baixar|reajustar)|(?:aument|pass|lev|baix|reajust)(?:ei|amos)|subi|subimos) (?:o preco d)?([aeo]s? [a-z0-9 ]{3,50}?) (?:para|pra|a) ?${spokenPrice}(?: reais)?(?! ?(?:%|por cento|g\\b|kg|ml|unidades|porcoes|pessoas|lugares|de [a-z]+o\\b))`,
)
const effectOf =
  /\b(?:quanto|queda|cai\w*|derrub\w+|perd\w+|perco|afet\w+|mud\w+|sent\w+|saida|venda|vende\w*|por causa)\b/

/** "em 1º de março o chope sobe de 12 para 13,50", "a cerveja era 14 até 31/12, passou para 15" */
const readPriceMove: PieceReader = (at, read) => readFromTo(at, read) ?? readRaisedTo(at, read)

const readRaisedTo: PieceReader = (at, read) => {
  const found = raisedTo.exec(saidIn(at, at, read))
  const price = spokenValue(found?.[2], found?.[3], found?.[4])
  const [item, ...more] = itemsIn(found?.[1] ?? '', read.names)
  if (item === undefined || more.length > 0 || !(price > 0)) return null
  const [date] = datesIn(read.original(at, at), read.today)
  let last = at
  while (last < at + 2 && effectOf.test(read.pieces[last + 1]?.said ?? '') && !hasOwn(last + 1, read, item))
    last += 1
  return only(question('priceMove', { item, price, ...(date && { from: date.span.from }) }), at, last)
}

const readFromTo: PieceReader = (at, read) => {
  for (const to of [at, at + 1, at + 2]) {
    if (to > sentenceEnd(at, read)) break
    const said = saidIn(at, to, read)
    const found = fromTo.exec(said) ?? wasThen.exec(said)
    if (!found) continue
    const [old, price] = [
      spokenValue(found[1], found[2], found[3]),
      spokenValue(found[4], found[5], found[6]),
    ]
    const [item] = itemsIn(said.slice(0, found.index), read.names)
    const [other] = item === undefined ? itemsIn(said.slice(found.index + found[0].length), read.names) : []
    const name = item ?? other
    if (name === undefined || !(price > 0) || price === old || /\bse\b/.test(said.slice(0, found.index)))
      return null
    const [date] = datesIn(read.original(at, to), read.today)
    const from = date?.bound === 'until' ? addDays(date.span.to, 1) : date?.span.from
    // What it does to the sales is asked or told beside it.
    let last = to
    while (last < to + 2 && effectOf.test(read.pieces[last + 1]?.said ?? '') && !hasOwn(last + 1, read, name))
      last += 1
    return only(
      question('priceMove', {
        item: name,
        price,
        what: `de ${formatBrl(old).replace(/,00$/, '')}`,
        ...(from !== undefined && { from }),
      }),
      at,
      last,
    )
  }
  return null
}

/** Whether a piece has a date or an item of its own. */
const hasOwn = (at: number, read: Read, item: string) => {
  const [own] = itemsIn(read.pieces[at]?.said ?? '', read.names)
  return (own !== undefined && own !== item) || datesIn(read.original(at, at), read.today).length > 0
}

const launches =
  /\b(?:lanc\p{L}+|estre\p{L}+|inclu\p{L}+|acrescent\p{L}+|coloc\p{L}+|bot\p{L}+|entra\p{L}*|comec\p{L}+ a (?:vender|servir|fazer)|vou (?:vender|servir|ter|fazer)|vamos (?:vender|servir|ter|fazer)|nov[oa])\b/u
const likeAnother =
  /\b(?:us[ea]|consider\p{L}+|tom[ea]|basei\p{L}+|compar\p{L}+|igual|parecid\p{L}+|como|referencia|espelh\p{L}+|mesm[oa] (?:saida|venda))\b/u
/** "vou lançar a caipirinha de seriguela em março, use a de caju como referência" */
const readNewItem = onWords(launches, (at, read, said) => {
  const next = read.pieces
    .slice(at, at + 3)
    .findIndex((piece) =>
      /\b(?:referencia|igual|parecid\w+|como base|se fosse|basei\w+|como a d|como o d|mesma saida)\b/.test(
        piece.said,
      ),
    )
  if (next < 0) return null
  const to = at + next
  const verb = launches.exec(said)
  const what =
    /^[\p{L}]+ (?:a vender |a servir )?(?:um |uma |o |a )?([\p{L} ]{3,60}?)(?= (?:em|no|na|a partir|dia|desde|que)\b|[,.]|$)/u.exec(
      said.slice(verb?.index ?? 0),
    )?.[1]
  if (what === undefined || !likeAnother.test(read.pieces[to]?.said ?? '')) return null
  const noun = what.trim().split(' ')[0] ?? ''
  const reference = (read.pieces[to]?.said ?? '').replace(/\b([oa]) (?=de )/, `$1 ${noun} `)
  const other = itemsIn(reference, read.names).find((name) => name !== what)
  const [date] = datesIn(read.original(at, to), read.today)
  return other === undefined
    ? null
    : only(
        question('newItem', {
          what: read.own(what.trim()).slice(0, 120),
          other,
          ...(date && { from: date.span.from }),
        }),
        at,
        to,
      )
})

const offers =
  /\b(?:dobradinha|dobrad[oa]|promoc\p{L}+|peca (?:um|1) e leve (?:dois|2)|leve (?:dois|2|tres|3)|pague (?:um|1|dois|2)|2 por 1|dois por um|rodada dupla|double)\b/u
/** "nas terças faço dobradinha de chope, desde 12 de janeiro. Vai até 30 de março" */
const readOffer = onWords(offers, (at, read, said) => {
  const [item] = itemsIn(said, read.names)
  if (item === undefined || isAsked(at, read)) return null
  let to = at
  while (
    to < at + 4 &&
    /\b(?:ate|desde|peca|leve|pague|a partir|vai|termina|acaba|comeca)\b/.test(
      read.pieces[to + 1]?.said ?? '',
    ) &&
    itemsIn(read.pieces[to + 1]?.said ?? '', read.names).length === 0
  )
    to += 1
  const days = spanOf(datesIn(read.original(at, to), read.today), read.today)
  const weekdays = weekdaysIn(saidIn(at, to, read))
  if (days.from === undefined) return null
  return only(
    {
      kind: 'date',
      what: read.own(offers.exec(said)?.[0] ?? 'promoção').slice(0, 120),
      ...days,
      ...(weekdays.length > 0 && { weekdays }),
      closed: false,
      item,
    },
    at,
    to,
  )
})

const ends =
  /\b(?:perco|perdemos|perde|deixo de (?:vender|entregar|servir)|deixamos de (?:vender|entregar|servir)|acab\p{L}+|termin\p{L}+|encerr\p{L}+|cancel\p{L}+|(?:vai|vao) (?:embora|sair|parar|fechar|mudar)|(?:para|param|deixa|deixam) de (?:comprar|pedir|encomendar)|nao (?:compra|pede|encomenda)m? mais|para em)\b/u
/** Names a day before the order that ends on it: "no dia 1º de dezembro, a fábrica vai embora". */
const onThatDay = /^\s*(?:a partir d[eo]s?|n[oa] |em |desde |dia )/
const daily = new RegExp(
  `\\b${figure} (?:[a-z]+ ){0,3}?(?:diari[oa]s?|por dia|todo dia|ao dia)\\b|\\b${figure} (?:[a-z]+ ){0,4}?(?:diari[oa]s?|por dia)\\b`,
)
/** "o contrato da fábrica acaba dia 12 de março e perco esses 60 almoços diários de PF" */
export const readEndedOrder = onWords(ends, (at, read) => {
  const to = sentenceEnd(at, read)
  const said = saidIn(at, to, read)
  const count = figureOf(daily.exec(said)?.[1] ?? daily.exec(said)?.[2])
  const before = read.pieces[at - 1]?.said ?? ''
  const lead = onThatDay.test(before) && datesIn(read.original(at - 1, at - 1), read.today).length > 0
  const first = lead ? at - 1 : at
  const [date] = datesIn(read.original(first, to), read.today)
  // "acaba dia 12" has that day; "a partir de 1º de dezembro perdemos" has none.
  const isFirstDay = lead || onThatDay.test(said) || /\bpara em\b/.test(said)
  const [item] = itemsIn(said.slice(daily.exec(said)?.index ?? 0), read.names)
  if (!(count >= 2) || item === undefined || !date || isAsked(at, read)) return null
  return only(
    question('fixedOrder', {
      item,
      count: Math.round(count),
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      from: isFirstDay ? date.span.from : addDays(date.span.to, 1),
      against: true,
    }),
    first,
    to,
  )
})

export const itemDays: readonly PieceReader[] = [
  readPriceMove,
  readNewItem,
  readOffer,
  readOffDay,
  readMissing,
]
