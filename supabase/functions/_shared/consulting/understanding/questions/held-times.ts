/**
 * "Em dezembro não aumento nada", "a lager já subi em agosto, não mexe de novo": a month in which no price rises moves the day
 * on which new prices begin, and a month that is over only says when the last rise was.
 */
import { addDays } from '../../base/calendar.ts'
import { everyItem } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import { question } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const isOver =
  /(?<![a-z])(?:ja (?:subi|aumentei|mexi|mudei|reajustei|subiu|aumentou|mudou|foi)\w*|(?:subi|aumentei|mexi|mudei|reajustei|subiu|aumentou|reajustou)(?: (?:el[ea]|isso|o preco|de preco))? (?:em|n[oa]|desde))(?![a-z])/
const during = /^(?:em|n[oa]|durante|no mes de)\s/
const upTo = /^ate\s/
const refuses = /(?<![a-z])(?:nao|nada|nenhum\w*|ninguem|nunca|nem|sem)(?![a-z])/
const bounds = /(?<![a-z])(?:antes|depois|so|somente|apenas|ate|a partir|desde|apos|quando)(?![a-z])/

/** "…, nada pode mudar antes dessa data": says the day before it once more. */
const sameDay =
  /^[\s,]*(?:portanto|entao|por isso|logo|assim|e|ou seja)?,? ?(?:nada|nenhum\w*|os? precos?|tudo|ninguem|nao)(?![a-z])[^,;]*(?:(?:antes|depois) d(?:ess|est|aquel)[ea] (?:data|dia|prazo|mes)|ate (?:la|ess[ea] (?:data|dia))|antes disso)$|^[\s,]*(?:mas |e )?antes d(?:isso|ess[ea] (?:data|dia)) (?:nao|nada|nem pensar)$/

/** "Em janeiro nenhum preço sobe": the month is refused, and prices begin behind it. */
function refusedMonth(one: DraftWish, folded: string, today: string): DraftWish {
  const said = folded.slice(one.start, one.end)
  const [date, ...others] = findDates(said, today)
  const isRefused = refuses.test(said) && !bounds.test(said)
  const from = date && addDays(date.span.to, 1)
  return isRefused && others.length === 0 && from !== undefined && from > today
    ? { ...one, wish: question('startsOn', { from }) }
    : one
}

function settledTime(one: DraftWish, folded: string, today: string): DraftWish {
  const { wish } = one
  if (wish.kind === 'question' && wish.item === undefined && wish.count === undefined)
    return wish.about === 'startsOn' || wish.about === 'holdPrices' ? refusedMonth(one, folded, today) : one
  const isHold =
    wish.kind === 'keepPrice' ||
    (wish.kind === 'capPrice' && (wish.percent ?? wish.max ?? wish.rise) === undefined)
  if (!isHold || wish.until === undefined) return one
  const { start, end } = sentenceAround(folded, one)
  const { until, ...held } = wish
  if (isOver.test(folded.slice(start, end))) return { ...one, wish: held as DraftWish['wish'] }
  const [date] = findDates(until, today)
  const said = foldInPlace(until).toLowerCase()
  const isAll = wish.item === everyItem
  // All prices held until a day leave a plan that begins then.
  if (!date || !(during.test(said) ? date.span.from <= addDays(today, near) : isAll && upTo.test(said)))
    return one
  const from = addDays(date.span.to, 1)
  if (from <= today) return one
  return isAll
    ? { ...one, wish: question('startsOn', { from }) }
    : { ...one, wish: { kind: 'keepPrice', item: wish.item, from } }
}
/** Days ahead within which a month is the next one. */
const near = 60

const pointsBack = /(?<![a-z])(?:tudo isso|isso tudo|nada disso|isso ai|isso)(?![a-z])/
/** "Cobramos couvert de 8, e tudo isso não pode mudar" holds what was just named, and not the whole menu. */
function isOfBefore({ wish, start, end }: DraftWish, folded: string): boolean {
  const isHold =
    wish.kind === 'keepPrice' ||
    (wish.kind === 'capPrice' && (wish.percent ?? wish.max ?? wish.rise) === undefined)
  const sentence = sentenceAround(folded, { start, end })
  return (
    isHold &&
    wish.item === everyItem &&
    pointsBack.test(folded.slice(start, end)) &&
    /[a-z]{3}/.test(folded.slice(sentence.start, start))
  )
}

const untilThen =
  /(?<![a-z])(?:antes(?: d(?:isso|ess[ea] (?:data|dia)|el[ea]))?|ate la|ate ess[ea] (?:data|dia))(?![a-z])/
/** Letters between a day and what is said of the time before it. */
const nearby = 4

/** "Os preços novos entram dia 20; antes não mudo nada" holds all prices until that day, and not for ever. */
function withoutHeldBefore(wishes: readonly DraftWish[], folded: string): DraftWish[] {
  const isAll = ({ wish }: DraftWish) => wish.kind === 'keepPrice' && wish.item === everyItem
  const read: DraftWish[] = []
  for (const one of wishes) {
    const last = read.at(-1)
    const isBefore =
      isAll(one) &&
      last?.wish.kind === 'question' &&
      last.wish.about === 'startsOn' &&
      one.start - last.end <= nearby &&
      untilThen.test(folded.slice(one.start, one.end))
    if (isBefore) read.splice(-1, 1, { ...last, end: one.end })
    else read.push(one)
  }
  return read
}

/** The draft in which a month holds prices for its own days, and not for all time. */
export function withHeldTimes(text: string, read: Draft, today: string): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const draft = givenBack(
    read,
    read.wishes.filter((one) => isOfBefore(one, folded)),
  )
  const wishes = withoutHeldBefore(
    draft.wishes.map((one) => settledTime(one, folded, today)),
    folded,
  )
  const starts = wishes.filter(({ wish }) => wish.kind === 'question' && wish.about === 'startsOn')
  return {
    ...draft,
    wishes,
    unread: draft.unread.filter(
      (one) =>
        one.blocking ||
        !sameDay.test(folded.slice(one.start, one.end)) ||
        !starts.some(({ end }) => end <= one.start && !/[.!?;\n]/.test(folded.slice(end, one.start))),
    ),
  }
}
