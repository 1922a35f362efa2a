/** "Uma pra menino, sem pimenta, que dê pra comer com a mão": what follows belongs to that one, not to all. */
import type { Draft, DraftWish } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { allergyWords } from '../../text/health-words.ts'

const sentence = /(?:[^.;!?\n]|(?<=\d)\.(?=\d))+/gu
/** A number without a noun of its own begins the sentence. */
const begins =
  /^[\s–•*-]*(?:e |quero (?:que )?|queria (?:que )?|faz |faca |preciso de )?(?<count>uma?|dois|duas|tres|[123])(?: del[ea]s)?(?: (?:pra|para|p\/|de|do|da|com|que|bem|mais|pode|tem que|deve|fosse|seja)(?![a-z])|,)/
const counts: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3 }

/** @param said the words of the wish, folded; "nada de pimenta" refuses it everywhere */
function ofOne(one: DraftWish, said: string, count: number): DraftWish {
  const { wish } = one
  if (wish.kind === 'dishTrait' && wish.count === undefined) return { ...one, wish: { ...wish, count } }
  const isOfOne =
    wish.kind === 'exclude' &&
    (wish.what === 'pouco sal' || (wish.why === 'taste' && /(?<![a-z])sem /.test(said)))
  if (isOfOne) return { ...one, wish: { kind: 'share', what: wish.what, of: 'many', count, without: true } }
  return one
}

/** The draft with traits and exclusions of a counted part as traits of that part. Allergies concern every dish. */
export function withOneOfThem(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes } = draft
  for (const { 0: said, index } of folded.matchAll(sentence)) {
    const number = begins.exec(said)?.groups?.count
    if (number === undefined || allergyWords.test(said)) continue
    const end = index + said.length
    const count = counts[number] ?? Number(number)
    wishes = wishes.map((one) =>
      one.start >= index && one.end <= end ? ofOne(one, folded.slice(one.start, one.end), count) : one,
    )
  }
  return { ...draft, wishes }
}
