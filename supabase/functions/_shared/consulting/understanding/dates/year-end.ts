/** The last days of a year without their month: "24 fecho às 16h, 25 e 1 não abro". */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { readRewritten, rewritten } from '../text/rewritten.ts'

const day = '(?:dia )?(?:2[45]|31|1[oº°]?|primeiro)(?![\\d/.:%º°-]|,\\d)'
const list = `(?<![\\d/.,$:%-]|r\\$ )\\b${day}(?:(?:,| e|, e| nem|/) ?${day})*`
const opening =
  '(?:fech\\w*|abr(?:o|e|imos|ir\\w*)|nao (?:vou |vai |vamos )?(?:abr|funcion|trabalh)\\w+|funcion\\w+|folg\\w+|recesso|tambem nao|tb nao|tbm nao|depende)'
const words =
  '(?:eu |a gente |nos |a casa |so |ja |tambem |tb |tbm |vou |vamos |vai |fica |ficamos |ta |tamo |e |: ?|, )*'
/** Lists of these days beside a verb of opening or closing. */
const told = new RegExp(
  `${list}(?= ${words}${opening}(?![a-z]))|(?<=(?:fech\\w*|nao abr\\w+|abr(?:o|e|imos|ir)) (?:so )?(?:n?os? )?(?:dias? )?)${list}(?![\\d/]| ?(?:h|hs|horas?|da (?:manha|tarde|noite)|de [a-z]+|e (?:dia )?\\d+|a \\d|pessoas|reais|kg|dias?|semanas?)(?![a-z]))`,
  'g',
)
const each = /2[45]|31|1[oº°]?|primeiro/g
const inFull = (said: string) => (/^[23]/.test(said) ? `${said}/12` : '1/1')
/** After this day the next 24th and 25th are those of December. */
const lastChristmasBefore = '11-25'
/** Months in which these days lie ahead. */
const ahead = /^\d{4}-1[0-2]/

/**
 * What is read with the months of these days, where the text names at least two of them: one alone may be of any month.
 * @param today yyyy-mm-dd
 */
export function withYearEnd(text: string, today: string, read: (plain: string) => Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const found = ahead.test(today) ? [...folded.matchAll(told)] : []
  const named = new Set(found.flatMap(({ 0: said }) => (said.match(each) ?? []).map(inFull)))
  const isEnd = named.has('31/12') || named.has('1/1') || today.slice(5) > lastChristmasBefore
  if (named.size < 2 || !isEnd) return read(text)
  const isTold = (at: number) => found.some(({ 0: said, index }) => index <= at && at < index + said.length)
  const draft = readRewritten(
    text,
    rewritten(text, /2[45]|31|1[oº°]?|primeiro/giu, (said, at) =>
      isTold(at) ? inFull(said.toLowerCase()) : undefined,
    ),
    read,
  )
  return { ...draft, wishes: draft.wishes.map((one) => inOwnWords(one, text)) }
}

/** The description as the owner wrote it. */
function inOwnWords(one: DraftWish, text: string): DraftWish {
  if (one.wish.kind !== 'date' || text.includes(one.wish.what) || !/\d\/1/.test(one.wish.what)) return one
  const own = one.wish.what.replace(/(2[45]|31)\/12/g, '$1').replace(/\b1\/1\b/g, '1')
  return {
    ...one,
    wish: { ...one.wish, what: text.includes(own) ? own : text.slice(one.start, one.end).slice(0, 120) },
  }
}
