/** What an owner asks for the work of a week: people by day, barrels, what to have ready, a cap, an order, an item's place. */
import { weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type PieceReader, question } from '../spoken/pieces.ts'
import { datesIn, isAsked, itemsIn, joined, only, onWords, saidIn, sentenceEnd } from './slots.ts'

const people =
  '(?:garcons?|garconetes?|garcom|pessoas|funcionari[oa]s?|atendentes?|cozinheir[oa]s?|gente|equipe|ajudantes?|caixas?)'
const roster = new RegExp(
  `\\bquant[oa]s? ${people}\\b.*\\b(?:por dia|cada dia|em cada dia|na (?:sexta|quinta|quarta|terca|segunda)|no (?:sabado|domingo)|fim de semana)\\b`,
)
const serves = new RegExp(
  `\\b(?:cada(?: um| uma)?|um|uma)(?: ${people})? (?:atende|serve|cuida de|da conta de|pega)(?: (?:ate|de))? ${figure} (?:mesas|pessoas|lugares|clientes)\\b`,
)
const tables = new RegExp(
  `\\b(?:(?:casa|salao|bar|restaurante) (?:tem|sao)|tenho|temos|sao) ${figure}(?: (?:mesas|lugares))?\\b`,
)
/** "quantos garçons preciso por dia, se cada um atende 8 mesas e a casa tem 18?": the people of a full house. */
const readRoster: PieceReader = (at, read) => {
  if (!roster.test(read.pieces[at]?.said ?? '')) return null
  const own = sentenceEnd(at, read)
  // "Cada um atende 6 mesas e temos 55" may be a sentence of its own.
  const end = serves.test(read.pieces[own + 1]?.said ?? '') ? sentenceEnd(own + 1, read) : own
  const said = saidIn(at, end, read)
  const [each, all] = [figureOf(serves.exec(said)?.[1]), figureOf(tables.exec(said)?.[1])]
  const isFull = each >= 1 && all >= each
  return only(
    question('hire', { what: 'por dia', ...(isFull && { count: Math.ceil(all / each) }) }),
    at,
    isFull ? end : at,
  )
}

const has = new RegExp(
  `\\b(?:temos|tenho|somos|sao|com|equipe de|conto com|contamos com)(?: (?:hoje|so|apenas|uma equipe de))* ${figure} ${people}`,
)
const takes = new RegExp(
  `\\bcada(?: um| uma)?(?: (?:deles|delas|${people}))? (?:atende|serve|cuida de|da conta de|segura|aguenta|toca|vende|fatura|rende)(?: (?:bem|ate|de|uns|umas|perto|cerca|mais ou menos|no maximo))* ${figure} ?(reais|clientes|pessoas)?`,
)
/** "temos 6 garçons, cada um atende uns 4 mil reais por dia": the team, and what each of them serves. */
const readTeam = onWords(has, (at, read, said) => {
  const own = sentenceEnd(at, read)
  const end = takes.test(saidIn(at, own, read)) ? own : sentenceEnd(own + 1, read)
  const text = saidIn(at, end, read)
  const [, amount, unit] = takes.exec(text) ?? []
  const [count, each] = [Math.round(figureOf(has.exec(said)?.[1])), figureOf(amount)]
  const byHead = unit === 'clientes' || unit === 'pessoas'
  if (!(count >= 1 && each >= 1) || isAsked(at, read) || !/por (?:dia|turno|noite)|\bdia\b|turno/.test(text))
    return null
  if (!byHead && unit !== 'reais' && !/r\$/.test(text)) return null
  return only(
    question('hire', { what: 'equipe', count, ...(byHead ? { most: Math.round(each) } : { price: each }) }),
    at,
    end,
  )
})

const packed = new RegExp(
  `\\bquant[oa]s? (barris|barril|caixas|fardos|engradados|sacos|pacotes|garrafas|baldes|galoes) (?:de|com) ${figure} ?(litros?|l|kg|quilos?|ml|g)\\b(?: d[eoa]s?)? ([a-z][a-z ]{2,30}?)(?= (?:eu|a gente|devo|preciso|tenho|compro|peco|por|na|no|para|pra)\\b|[\\s?]*$)`,
)
const one: Readonly<Record<string, string>> = { barris: 'barril', galoes: 'galão' }
/** "quantos barris de 50 litros de chope eu peço por semana?" */
const readPacked = onWords(packed, (at, read, said) => {
  const [, noun = '', amount, unit = '', what = ''] = packed.exec(said) ?? []
  const measure = /^l/.test(unit) ? 'l' : /^(?:kg|q)/.test(unit) ? 'kg' : unit
  const [item] = itemsIn(what, read.names)
  const size = String(figureOf(amount)).replace('.', ',')
  return only(
    question('packs', {
      item,
      what: `${read.own(what.trim())} em ${one[noun] ?? noun.replace(/s$/, '')} de ${size} ${measure}`,
    }),
    at,
  )
})

const ready =
  /\bquant[oa]s?\b.*\b(?:pront\w+|prepar\w+|assar|cozinhar|fazer|produzir|montar|montad\w+|descongel\w+)\b/
/** "quanto devo deixar pronto de coxinha na sexta, no sábado e no domingo?" */
const readReady = onWords(ready, (at, read, said) => {
  const end = sentenceEnd(at, read)
  const whole = saidIn(at, end, read)
  const weekdays = weekdaysIn(whole)
  const item = joined(itemsIn(said, read.names))
  if (weekdays.length === 0 || item === undefined || datesIn(read.original(at, end), read.today).length > 0)
    return null
  return only(question('perWeek', { item, weekdays }), at, end)
})

const capped = new RegExp(
  `\\bnao (?:quero |queremos |posso |podemos |vou |vamos |pretendo )*(?:compr\\w+|ped\\w+|ter|estoc\\w+|guardar) mais (?:de|que|do que) ${figure} ?(?:kg|quilos?|kilos?)(?: d[eoa]s?)? ([a-z][a-z ]{2,40}?)(?= (?:por|na|no|em|porque|pois|de uma)\\b|[,.\\s]*$)`,
)
/** "não quero comprar mais de 30 kg de carne de sol, porque o freezer é pequeno" */
const readCap = onWords(capped, (at, read, said) => {
  const [, amount, what = ''] = capped.exec(said) ?? []
  const count = Math.round(figureOf(amount))
  const next = read.pieces[at + 1]?.said ?? ''
  return count >= 1
    ? only(
        question('stockLimit', { count, what: read.own(what.trim()) }),
        at,
        /^\s*(?:porque|pois|ja que|por causa|o freezer|a camara)/.test(next) ? at + 1 : at,
      )
    : null
})

const ordered =
  /\b(?:encomend\w+|pedidos?|pediu|pediram|entreg\w+|vend\w+|a mais (?:(?:pra|para|e) )?(?:tom|com|beb)\w+)\b/
const extra = /^\s*(?:isso )?(?:fora|alem|por fora|a mais|por cima)\b/
/** "no dia 25 de setembro entregamos uma encomenda de 80 coxinhas, fora o movimento normal": of one day. */
const readOrder = onWords(ordered, (at, read, said) => {
  const text = read.original(at, at)
  // "a turma encomendou 80 para o dia 18": what was ordered is still to come.
  const [date, ...more] = findDates(text, read.today)
  if (!date || more.length > 0 || date.span.from !== date.span.to || date.span.from < read.today) return null
  const rest = `${said.slice(0, date.start)} ${said.slice(date.end)}`
  // "uns 40 a mais tomar café coado": as many of what they have.
  const plain = rest.replace(/\b(?:pessoas )?a mais (?:(?:pra|para|e) )?(?:tom|com|beb)\w+ /, '')
  const found = [...plain.matchAll(new RegExp(`\\b${figure} ([a-z][a-z ]{2,40}?)(?=[,.;]|$)`, 'g'))].find(
    ([, number]) => figureOf(number) >= 2,
  )
  const count = Math.round(figureOf(found?.[1]))
  const [item] = itemsIn(found?.[2] ?? '', read.names)
  if (!(count >= 2 && count <= 5000) || item === undefined || isAsked(at, read)) return null
  if (!read.names.some(({ name, isSection }) => !isSection && name === item)) return null
  const { from } = date.span
  return only(
    question('fixedOrder', { item, count, weekdays: [weekdayOf(from)], from, to: from }),
    at,
    extra.test(read.pieces[at + 1]?.said ?? '') ? at + 1 : at,
  )
})

const stays =
  /\b(?:vale (?:a pena )?|devo |devemos |compensa |melhor )(?:manter|continuar com|deixar|tirar|retirar|cortar)\b(?!.*\babert)|\b(?:ta|esta|anda|vem) (?:valendo|compensando)(?: a pena)?\s*[?]?\s*$|\b(?:compensa|vale a pena|da lucro|se paga)(?: ou (?:so |nao )?[^?]{3,40})?\s*[?]?\s*$/
/** "vale a pena manter a pizza de camarão?": how it moves, and what it leaves. */
const readStays = onWords(stays, (at, read, said) => {
  const [item, ...more] = itemsIn(said, read.names)
  if (item === undefined || more.length > 0 || !isAsked(at, read)) return null
  return read.names.some(({ name, isSection }) => !isSection && name === item)
    ? only(question('itemTrend', { item, against: true }), at)
    : null
})

export const nextWeekReaders: readonly PieceReader[] = [
  readRoster,
  readTeam,
  readPacked,
  readReady,
  readCap,
  readOrder,
  readStays,
]
