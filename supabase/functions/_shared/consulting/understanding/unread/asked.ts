import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { allergyWords } from '../text/health-words.ts'
import { questionSentences } from '../text/questions.ts'

/** "dá pra ser sem leite?": an order in the form of a question. */
const polite =
  /^\s*(?:(?:e|ou|ai|entao|por favor|gente|pessoal|voces|vcs|a gente)[ ,]+)*(?:pode(?:m|ria|riam)?|consegue(?:m)?|da p(?:ra|ara|ro)|tem como|sera que (?:da|pode|consegue|rola)|rola|que tal|vamos|bora|faz|fazem|quero|queria|sem|so|nada)(?![a-z])/u

/** Asked politely in the middle: "no sábado 12 dá pra ter um de dois canudos?" */
const politeWithin =
  /(?<![a-z])(?:da p(?:ra|ara|ro)|tem como|consegue(?:m)?|pode(?:m)? (?:ser|fazer|ter)|rola)(?![a-z])/u

/** What is only asked is no order: a question gives no other wish, and is unread as a whole if nothing answers it. */
export function withoutOrdersInQuestions(text: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const { 0: said, index } of foldInPlace(text).matchAll(questionSentences)) {
    const start = index + said.search(/\S/u)
    const end = index + said.length
    const meets = (one: { start: number; end: number }) => one.start < end && one.end > start
    // "dia 12 tem festa, qual sai mais rápido?": the day is told before the question.
    const isTold = (one: DraftWish) =>
      one.wish.kind === 'date' &&
      wishes.some((other) => other.wish.kind === 'question' && other.start >= one.end && other.end <= end)
    const orders = wishes.filter(
      (one) => one.start >= start && one.end <= end && one.wish.kind !== 'question' && !isTold(one),
    )
    if (orders.length === 0 || allergyWords.test(said)) continue
    if (polite.test(said) || politeWithin.test(said)) continue
    if (unread.some((one) => meets(one) && one.blocking)) continue
    const isAnswered = wishes.some((one) => meets(one) && !orders.includes(one))
    const whole = unreadAt({ start, end })
    wishes = wishes.filter((one) => !orders.includes(one))
    unread = [...unread.filter((one) => !meets(one)), ...(isAnswered ? [] : [whole])]
  }
  return { wishes, unread }
}
