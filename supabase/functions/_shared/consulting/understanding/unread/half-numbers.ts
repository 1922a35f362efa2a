import type { DraftWish } from '../text/draft.ts'
import { type Half, type HalfReadRules, isWithin, matching, type Span } from '../text/half-read.ts'
import { allergyWords } from '../text/health-words.ts'

/** Words that count, limit or deny what stands beside them. */
const limits =
  /(?<![a-z])(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|metade|maioria|so|apenas|somente|nao|nem|nunca|nenhuma?|no maximo|no minimo|pelo menos|ao menos|cada|primeir[oa]|ultim[oa]|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|almoco|jantar|fim de semana)(?![a-z])/u

const reason = /^(?:mas|porque|pq|que|q|pois|porem)(?![a-z])/u

/** Clauses: up to a comma, a bracket, or the end of a sentence; not within "R$ 22,50". */
const clause = /(?:[^.,;:!?\n()]|(?<=\d)[.,:](?=\d))+/gu

/** Words that join a limit with what it limits. */
const joint = /^\s*(?:(?:de|do|da|dos|das|o|a|os|as|com|em|no|na|para|pra)\s+)*$/u

/** Kinds that a limit changes into something else. An exclusion only becomes narrower, and stays. */
const fragile: ReadonlySet<DraftWish['wish']['kind']> = new Set([
  'price',
  'prefer',
  'style',
  'only',
  'pace',
  'zeroAlcohol',
  'drinkTrait',
  'dishTrait',
])

/** What the house has already stays preferred, however much of it there is. */
const isFragile = (wish: DraftWish['wish']) =>
  fragile.has(wish.kind) && !(wish.kind === 'prefer' && wish.why === 'supply')

/** A wish whose number or limit was not understood is left to the owner with the words beside it. */
export const halfNumbers: HalfReadRules = {
  clauses: (folded) => (allergyWords.test(folded) ? [] : matching(clause)(folded)),
  halves: (span, folded, { wishes, unread }) => {
    const own = wishes.filter((one) => isWithin(one, span))
    return unread.flatMap((passage): Half[] => {
      if (!isWithin(passage, span) || passage.blocking) return []
      const words = folded.slice(passage.start, passage.end)
      if (reason.test(words) || !limits.test(words)) return []
      const beside = own.filter((one) => touches(folded, one, passage))
      const halves = beside.filter((one) => isFragile(one.wish))
      if (halves.length === 0 || beside.some(({ wish }) => wish.kind === 'exclude')) return []
      // "2 com caju e limão": the number counts the whole list.
      for (let last = halves.at(-1); last; last = listedAfter(folded, last, wishes)) {
        if (!halves.includes(last)) halves.push(last)
      }
      // "2 até 15 e 4 até 25": no price of the clause is for all.
      if (halves.some(({ wish }) => wish.kind === 'price'))
        halves.push(...own.filter((one) => one.wish.kind === 'price' && !halves.includes(one)))
      return [{ wishes: halves, passages: [passage] }]
    })
  },
}

function touches(folded: string, one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return joint.test(folded.slice(first.end, second.start))
}

const listedAfter = (folded: string, one: DraftWish, wishes: readonly DraftWish[]) =>
  wishes.find(
    ({ wish, start }) =>
      start >= one.end && wish.kind === one.wish.kind && folded.slice(one.end, start).trim() === 'e',
  )
