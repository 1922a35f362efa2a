/** A dish that enters on a day, what a feast that is over brought, and one more person by the day's pay. */
import { addDays } from '../../base/calendar.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { goesOn } from './parties.ts'
import { only, saidIn, sentenceEnd } from './slots.ts'

const enters =
  /\b(?:entra|entram|estreia|vai entrar|vou (?:lancar|colocar|botar|por|incluir|estrear|comecar a vender)|vamos (?:lancar|colocar|botar|por|incluir|estrear|comecar a vender)|lanco|lancamos|coloco|boto|comeco a vender|comecamos a vender)(?: no cardapio)? (?:um |uma |o |a |os |as )?(?:nov[oa]s? )?([a-z][a-z ]{3,50}?)(?= (?:dia|em|no dia|a partir|por|a|que|no cardapio|com)\b|\s*[,.;?!]|\s*$)/
const pays = new RegExp(
  `\\b(?:por|a|preco de|custando|vendida? a|vai custar) (?:r\\$ ?)?${figure}(?: reais| real| conto)?\\b`,
)
const asksSales = /\bquant[oa]s?\b.{0,30}\b(?:vend\w+|sai\w*|saem)\b/
const notSold =
  /^(?:gente|turma|grupo|funcionari|garcom|cozinheir|promoc|desconto|musica|banda|horario|ferias|reforma|recesso|dinheiro)/

/** The kind of items that a new one is of: "pizza" of "pizza de carne de sol". */
function kindOf(what: string, { names }: Read): string | null {
  const noun = what.split(' ')[0] ?? ''
  return noun.length > 3 && names.some(({ name, isSection }) => !isSection && namesItem(noun, { name }))
    ? noun
    : null
}

/** "dia 12 de dezembro entra a pizza de carne de sol, a 62 reais, quanto você acha que vende?" */
export const readNewDish: PieceReader = (at, read) => {
  const what = enters.exec(saidIn(at, at, read))?.[1]?.trim()
  if (what === undefined || notSold.test(what)) return null
  const [date] = findDates(read.original(at, at), read.today)
  if (!date || date.span.from < read.today || date.span.from !== date.span.to) return null
  const other = kindOf(what, read)
  const isOld = read.names.some(({ name, isSection }) => !isSection && namesItem(what, { name }))
  if (other === null || (isOld && what.includes(' '))) return null
  let to = at
  for (let next = at + 1; next <= Math.min(at + 2, sentenceEnd(at, read)) && goesOn(next, read); next += 1) {
    const said = saidIn(next, next, read)
    if (!asksSales.test(said) && !pays.test(said)) break
    to = next
  }
  const bare = saidIn(at, to, read).replace(/\b\d{1,2}\/\d{1,2}\b|\bdia \d{1,2}\b/g, ' ')
  const price = figureOf(pays.exec(bare)?.[1])
  return only(
    question('newItem', {
      what: read.own(what).slice(0, 120),
      other,
      from: date.span.from,
      ...(price >= 3 && price <= 1000 && { price }),
    }),
    at,
    to,
  )
}

const pulled =
  /\bquanto\b.{0,30}\b(?:pux\w+|trouxe\w*|aumentou|somou|rendeu|acrescentou|mexeu|deu a mais|vend(?:i|emos|eu) a mais|entrou a mais)\b|\b(?:pux\w+|trouxe|aumentou|somou|rendeu|acrescentou)\b.{0,20}\bquanto\b/
const feast =
  /\b(?:teve|tem|houve|rolou|foi) (?:a |o |as |os )?([a-z][a-z ]{3,40}?)(?=\s*[,.;?]|\s*$| de \d| em | n[oa] )|^\s*(?:e )?(?:a |o )([a-z][a-z ]{3,40}?)(?= de \d| em | d[eao] )/

/** "em julho tem a Expocrato, de 10 a 19, a cidade enche, quero saber quanto isso puxou de venda": the last one. */
export const readFeastPull: PieceReader = (at, read) => {
  const last = sentenceEnd(at, read)
  let to = at
  while (to < last && !pulled.test(saidIn(to, to, read))) to += 1
  if (!pulled.test(saidIn(to, to, read))) return null
  const text = read.original(at, to)
  const dates = findDates(text, read.today, true)
  const days = dates.find(({ span }) => span.from !== span.to && addDays(span.from, 20) > span.to)
  const date = days ?? dates.find(({ span }) => span.from === span.to)
  const found = feast.exec(saidIn(at, at, read))
  const what = found?.[1] ?? found?.[2]
  if (!date || date.span.from > read.today || what === undefined) return null
  // Said with a month in one piece and the days in the next.
  return only(question('feastEffect', { what: read.own(what.trim()).slice(0, 120), ...date.span }), at, to)
}

const people =
  'entregador(?:es)?|motoboys?|garcom|garcons|garconetes?|ajudantes?|cozinheir[oa]s?|atendentes?|meninas?|mocas?|rapaz|pizzaiol[oa]s?|chapeir[oa]s?|barman|bartender|pessoas?|extras?|freelas?|diaristas?'
const more = new RegExp(`\\b(?:mais (?:um|uma|1)|(?:um|uma|1)(?= (?:${people}) a mais)) (${people})\\b`)
const perDay = new RegExp(
  `\\b(?:a|por|pagando|custa|cobra) (?:r\\$ ?)?${figure}(?: reais)?(?: a| de| por)? ?(?:diaria|dia|noite|turno)\\b|\\bdiaria (?:de|a|custa|e) (?:r\\$ ?)?${figure}`,
)
const paysOff = /\b(?:se paga|paga a diaria|compensa|vale(?: a pena)?|da lucro|cobre|empata)\b/

/** "e se eu botar mais um entregador no sábado a 120 a diária, se paga?" */
export const readOneMore: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  const who = more.exec(said)?.[1]
  const paid = perDay.exec(said)
  const price = figureOf(paid?.[1] ?? paid?.[2])
  if (who === undefined || !(price >= 20 && price <= 2000)) return null
  const weekdays = weekdaysIn(said)
  const to = goesOn(at + 1, read) && paysOff.test(saidIn(at + 1, at + 1, read)) ? at + 1 : at
  return only(
    question('hire', { what: read.own(who), price, ...(weekdays.length > 0 && { weekdays }) }),
    at,
    to,
  )
}

const above = /^\s*(?:e )?(?:principalmente|sobretudo|especialmente|em especial|ainda mais|mais ainda)\b/
const onlyDays =
  /^(?:(?:e|a|o|as|os|da|do|de|na|no|das|dos|em|semanas?|dias?|pra|para|principalmente|sobretudo|especialmente|especial|ainda|mais|natal|reveillon|ano novo|carnaval|feriado|virada|pascoa|fim|final|ano)(?:\s+|[,.?!]|$))+$/

/** "principalmente a semana do Natal e o réveillon", after the period asked about: those weeks, and no party. */
export const readAbove: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  if (!above.test(said) || !onlyDays.test(said.trim())) return null
  const dates = findDates(read.original(at, at), read.today).filter(({ span }) => span.to >= read.today)
  const from = dates.map(({ span }) => span.from).toSorted()[0]
  const to = dates
    .map(({ span }) => span.to)
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? null : only(question('outlook', { from, to }), at)
}

export const newAndPast: readonly PieceReader[] = [readNewDish, readFeastPull, readOneMore, readAbove]
