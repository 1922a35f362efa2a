/** What owners ask about single items: how many sell, whether a supply lasts, which of two, what a price needs. */

import { everyWeekSupply } from '../../base/request/forecast-subjects.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf, spokenPrice, spokenValue } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { datesIn, isAsked, itemsIn, joined, only, onWords, saidIn, sentenceEnd } from './slots.ts'

const wants =
  /\b(?:quer\p{L}+ saber|me (?:diga|diz|fala|fale|avisa)|duvida|nao sei|to pensando|estou pensando|penso|sera)\b/u
const asks = (at: number, read: Read) =>
  isAsked(at, read) || wants.test(saidIn(at, sentenceEnd(at, read), read))

const soldPer =
  /\bquant[oa]s? (?:\p{L}+ ){0,3}?(?:d[eoa]s? )?(.{3,40}?)\b(?: (?:a gente|nos|eu|devo|preciso|vou|vamos|que))* ?\b(?:vend\p{L}+|sai|saem|prepar\p{L}+|produz\p{L}*|fac\p{L}+|fazer|faz|deix\p{L}+ pront\p{L}+|assar|cozinh\p{L}+)\b/u
/** "quantas marmitas médias devo preparar por semana?", "quantas doses de Carvalho a gente vende por semana?" */
const readPerWeek = onWords(/\bquant[oa]s?\b/, (at, read, said) => {
  if (
    !soldPer.test(said) ||
    !/\b(?:por|cada|na|pra|para a|da) ?(?:semana|dia|mes)\b|\bsemanal\w*\b/.test(said)
  )
    return null
  // "quantos quilos de buffet": the kilos are no item.
  const item = joined(itemsIn(said.replace(/\b(?:quilos?|kilos?|kgs?) (?=d[eao]s? )/, ''), read.names))
  return item === undefined ? null : only(question('perWeek', { item }), at)
})

const packs =
  '(?:garrafas?|caixas?|barris|barril|quilos?|kg|unidades?|fardos?|litros?|latas?|pacotes?|sacos?)'
const enough =
  /\b(?:vai dar|da (?:pra|para|ate)|dura(?:m)?|dao|bast\p{L}+|aguent\p{L}+|chega(?:m)?(?: (?:pra|para|ate))?|sobra|falta|sustent\p{L}+|suficient\p{L}+|segura)\b/u
const amount = new RegExp(
  `\\b(?:so |apenas |somente |de |com |lote de |tenho |comprei |entreg\\w+ |recebo |me entrega )*${figure}(?! ?(?:de [a-z]+o\\b|/))(?: (${packs}))?(?: (?:d[eao]s? )?(?!(?:por|cada|toda|a)\\b)[a-z]+)?(?: (?:por|cada|toda|a cada|/) ?(semana|dia))?`,
)
/** "a partir de fevereiro o rapaz do coco só me entrega 300 por semana, vai dar?", "vai dar para o lote de 24 garrafas?" */
const readSupply = onWords(enough, (at, read, said) => {
  // "dá pra confiar?" asks of the number, and "60 ml em cada" is a measure: neither is a supply.
  if (!asks(at, read) || /\bda (?:pra|para) (?:confi|acredit|saber|prever|dizer)/.test(said)) return null
  // The amount stands beside the question, or in the piece before it.
  for (const from of [at, at - 1, at - 2]) {
    if (from < 0) break
    const whole = from === at ? said : saidIn(from, at, read)
    const dates = datesIn(from === at ? read.original(at, at) : read.original(from, at), read.today)
    const bare = dates.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      whole,
    )
    const found = [...bare.matchAll(new RegExp(amount, 'g'))].find(([, number]) => figureOf(number) >= 2)
    const count = figureOf(found?.[1])
    const here = itemsIn(bare, read.names)
    const item = here[0] ?? itemsIn(read.pieces[from - 1]?.said ?? '', read.names)[0]
    if (!found || !(count >= 2) || item === undefined) continue
    const [date] = dates
    const what = found[3] === 'semana' ? everyWeekSupply : found[2]
    return only(
      question('supply', {
        item,
        count: Math.round(count),
        ...(what !== undefined && { what }),
        ...(date && (date.bound === 'until' ? { to: date.span.to } : { from: date.span.from })),
      }),
      from,
      at,
    )
  }
  return null
})

const compares =
  /\b(?:vend\p{L}+|sai|saem|sair)\b.{0,40}\b(?:mais|menos)\b|\b(?:mais|menos) \p{L}+(?: \p{L}+){0,4} (?:do )?que\b|\bum dos dois\b|\bqual dos dois\b|\bqual del[ea]s\b/u
const turns = /\b(?:vir[ae]\w*|ultrapass\w+|pass[ae]\w*|invert\w+|muda|alcanc\w+)\b/
const leaves = /\b(?:tir\p{L}+|retir\p{L}+|cort\p{L}+|elimin\p{L}+|sair do cardapio)\b/u
/** "hoje vendo mais PF que hambúrguer. Isso vira até maio?", "penso em tirar o mojito ou o rabo de galo" */
const readCompare: PieceReader = (at, read) => {
  const said = read.pieces[at]?.said ?? ''
  // "o que vende mais, lasanha ou baião?"
  const ahead = read.pieces[at + 1]?.said ?? ''
  const isSplit = /\b(?:o que|qual)\b.*\b(?:mais|menos)\b/.test(said) && /\bou\b/.test(ahead)
  const two = itemsIn(isSplit ? ahead : said, read.names)
  const [item, other] = two
  if (item === undefined || other === undefined || two.length > 2 || /\d/.test(said.replace(/\d+ ?ml/, '')))
    return null
  const next = read.pieces[at + 1]?.said ?? ''
  const isTurn = turns.test(next) && /\?/.test(next)
  if (!compares.test(said) && !(leaves.test(said) && /\bou\b|\bdois\b/.test(said))) return null
  if (!isTurn && !asks(at, read) && !/\b(?:me parece|acho|tenho a impressao|parece)\b/.test(said)) return null
  const to = isTurn || isSplit ? at + 1 : /\b(?:nao (?:tenho|sei)|certeza)\b/.test(next) ? at + 1 : at
  const until = datesIn(read.original(at, to), read.today).find(({ bound }) => bound === 'until')
  const against = leaves.test(said)
  return only(
    question('compare', { item, other, ...(against && { against }), ...(until && { to: until.span.to }) }),
    at,
    to,
  )
}

const goesDown = /\b(?:ca(?:i|em|indo|iu)|baix\p{L}+|queda|piora\p{L}*|perdendo|encalh\p{L}+|menos)\b/u
const goesUp = /\b(?:sub\p{L}+|sobe\p{L}*|cresc\p{L}+|alta|melhor\p{L}+|aument\p{L}+)\b/u
const whichItem =
  /\b(?:qual|quais|que|o que)(?: (?:e|sao|os?|as?))*(?: (?:ite(?:m|ns)|pratos?|produtos?|bebidas?|drinks?|coisas?))?\b/
/** "qual item está caindo?", "o que está em alta?" */
const readMovers = onWords(whichItem, (at, read, said) => {
  const down = goesDown.test(said)
  if (!(down || goesUp.test(said)) || itemsIn(said, read.names).length > 0) return null
  if (!/\b(?:ite(?:m|ns)|pratos?|produtos?|bebidas?|drinks?|o que|quais)\b/.test(said) || !asks(at, read))
    return null
  return only(question('movers', { ...(down && { against: true }) }), at)
})

/** "qual sobremesa devo tirar?" */
const readWeakest = onWords(/\b(?:qual|quais|que|o que)\b/, (at, read, said) => {
  if (!leaves.test(said) || !asks(at, read)) return null
  const section = itemsIn(said, read.names).find((name) =>
    read.names.some((one) => one.isSection && one.name === name),
  )
  return section !== undefined || /\b(?:item|itens|prato|drink|cardapio)\b/.test(said)
    ? only(question('weakest', { item: section }), at)
    : null
})

const atPrice = new RegExp(
  `\\b(?:baix\\w+|reduz\\w+|cobr\\w+|coloc\\w+|bot\\w+|fiz\\w+|fizer|vend\\w+|pass\\w+|sub\\w+|aument\\w+)\\b.{0,50}? (?:para|pra|a|por) ${spokenPrice}`,
)
/** "se eu baixar a caipirinha para 18, quantas a mais preciso vender pra empatar?" */
const readEven = onWords(/\b(?:se|caso)\b/, (at, read) => {
  const to = sentenceEnd(at, read)
  const said = saidIn(at, to, read)
  const found = atPrice.exec(said)
  const price = spokenValue(found?.[1], found?.[2], found?.[3])
  const [item] = itemsIn(said, read.names)
  if (!found || !(price > 0) || item === undefined) return null
  if (!/\b(?:empat\w+|compens\w+|a mais|preciso vender|vale|quanto|quantas|quantos|perco|ganho)\b/.test(said))
    return null
  const [date] = datesIn(read.original(at, to), read.today)
  return only(question('evenAt', { item, price, ...(date && { from: date.span.from }) }), at, to)
})

/** "compro mais camarão ou menos em março?" */
const readMoreOf = onWords(
  /\b(?:mais|menos)\b.{0,40}\bou (?:\p{L}+ )?(?:mais|menos)\b/u,
  (at, read, said) => {
    const item = joined(itemsIn(said.replace(/ ou (?:mais|menos)/, ' '), read.names))
    const [date] = datesIn(read.original(at, at), read.today)
    return item === undefined || !date || !asks(at, read)
      ? null
      : only(question('outlook', { item, ...date.span }), at)
  },
)

const opensOn = /\b(?:val\p{L}+|compens\p{L}+|devo|da (?:pra|para)|sera que|pena)\b.{0,30}\babr\p{L}+\b/u
/** "minha dúvida é se vale abrir na segunda" */
const readOpenDay = onWords(opensOn, (at, read, said) => {
  const weekdays = weekdaysIn(said)
  if (weekdays.length === 0 || !(asks(at, read) || /\b(?:se|duvida)\b/.test(said))) return null
  const next = read.pieces[at + 1]?.said ?? ''
  const to = /\bhoje (?:eu )?(?:nao abr\w+|fech\w+|ta fechado|esta fechado)\b/.test(next) ? at + 1 : at
  return only(question('openDay', { weekdays }), at, to)
})

const dropsItem =
  /\b(?:(?:nao|parar de|deixar de) (?:servir|vender|fazer|oferecer|ter)|tirar|cortar|suspender)\b/
/** "penso em não servir mais o executivo no sábado, vale a pena?": an item on some days. */
const readDropOnDay = onWords(dropsItem, (at, read) => {
  const to = sentenceEnd(at, read)
  const said = saidIn(at, to, read)
  const weekdays = weekdaysIn(said)
  const [item, ...others] = itemsIn(said, read.names)
  const isAsked =
    asks(at, read) && /\b(?:val\w+|compensa\w*|devo|posso|sera|perco|melhor|adianta)\b/.test(said)
  return isAsked && item !== undefined && others.length === 0 && weekdays.length > 0
    ? only(question('openDay', { item, weekdays }), at, to)
    : null
})

const tight =
  /\b(?:caixa|dinheiro|grana)\b.{0,20}\b(?:apert\p{L}+|falt\p{L}+|fic\p{L}+ curto|some)\b|\b(?:qual|que|em que)\b.{0,20}\bsemanas?\b(?! (?:vend|fo|ca[ií]|fic)\p{L}+).{0,30}\b(?:fraca|pior|apert\p{L}+|menos)\b|\bapert\p{L}+ (?:o |no )?caixa\b/u
const readTight = onWords(tight, (at, read) =>
  /\b(?:que|qual|quais|quando)\b/.test(saidIn(at, at, read)) ? only(question('tightWeek'), at) : null,
)

const late =
  /\b(?:perco|perdemos|deixo de vender|vou perder|cai)\b.{0,20}\bquant[oa]\b|\bquant[oa]\b.{0,20}\b(?:perco|perdemos|deixo de vender|vou perder|perderia)\b/u
const closesAt = /\b(?:fech\p{L}+|encerr\p{L}+)\b.{0,20}?\b(?:as|ate(?: as)?) (\d{1,2}) ?h?/u
/** "pretendo fechar às 22h desde 1º de abril. Perco quanto nas doses?" */
const readLate = onWords(late, (at, read, said) => {
  const before = saidIn(Math.max(0, at - 1), at, read)
  const hour = Number(closesAt.exec(before)?.[1])
  if (!(hour > 0 && hour <= 24)) return null
  const [date] = datesIn(read.original(Math.max(0, at - 1), at), read.today)
  const [item] = itemsIn(said, read.names)
  return only(question('lateSales', { item, start: hour, ...(date && { from: date.span.from }) }), at)
})

export const itemQuestions: readonly PieceReader[] = [
  readEven,
  readSupply,
  readPerWeek,
  readMovers,
  readWeakest,
  readCompare,
  readMoreOf,
  readDropOnDay,
  readOpenDay,
  readTight,
  readLate,
]
