/**
 * Clauses of a menu's request that name an item or a food and order nothing of it: what guests eat, whom a limit spares, what
 * today's price is. Taken for orders, they would empty a menu.
 */
import { priceOf } from '../questions/price-subjects.ts'
import { type Draft, type DraftWish, givenBack, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import type { HouseName } from '../words/vocabulary.ts'

const guests =
  '(?:client\\w+|crianc\\w+|gente|pessoal|povo|galera|turma|turistas?|famili\\w+|alunos?|idosos?|vegetarian[oa]s?|vegan[oa]s?|quem [a-z]+)'
/** "o único que vegetariano come", "criança pede sempre": what they like. */
const guestsEat = new RegExp(
  `(?<![a-z])${guests} (?:(?:tambem|sempre|so|mais|ja|ainda|nao|muito) )*(?:com[ae]m?|ped[ei]\\w*|gost[ao]\\w*|procur\\w+|pergunt\\w+|bebe\\w*|ador\\w+|prefere\\w*)(?![a-z])`,
)
const refuses =
  /(?<![a-z])(?:sem|tir\w+|retir\w+|nada d[eo]|evit\w+|exclu\w+|proib\w+|fora|nao (?:pode\w*|us\w+|bot\w+|coloc\w+|serv\w+|quero|queremos|entra\w*))(?![a-z])/

/** "…, exceto a saquerinha": a limit holds for the others. */
const spared = /(?<![a-z])(?:exceto|salvo|menos|com excecao d[aeo]s?|fora|tirando) [^,]+$/
const limits =
  /%|por ?cento|(?<![a-z])(?:aument\w+|limit\w+|sub(?:ir|a|am)|sobe\w*|reajust\w+|mex\w+|precos?|no maximo)(?![a-z])/
/** "… que pode chegar a R$ 30": its own limit, in a clause without a name. */
const ownLimit = /^[\s,]*(?:que |essa |esse |ela |ele )?(?:pode\w*|vai|va) (?:chegar|ir|subir|passar)/

/** Something that the house does not sell. */
const invents = /(?<![a-z])(?:cri(?:ar|o|asse)|invent\w+|lanc\w+|acrescent\w+|inclu\w+|adicion\w+)(?![a-z])/

/** "custa R$ 15 há quatro anos" */
const sinceThen =
  /(?<![a-z])(?:ha|faz|tem) (?:\w+ ){0,3}(?:anos?|meses|mes|tempo|semanas?)(?![a-z])|(?<![a-z])desde (?![a-z]+ que )/

/** The words of the clause before a place: up to the last comma, or the word that gives a reason. */
const clauseBefore = (folded: string, at: number) =>
  /[^,.;:!?\n]*$/
    .exec(folded.slice(0, at))?.[0]
    .split(/(?<![a-z])(?:pq|porque|pois|ja que|que)(?![a-z])/)
    .at(-1) ?? ''

const clauseFrom = (folded: string, { start, end }: DraftWish) =>
  clauseBefore(folded, start) + folded.slice(start, end)

/** An exclusion that only says what guests eat. */
const isHabit = (one: DraftWish, folded: string) => {
  const said = clauseFrom(folded, one)
  return (
    one.wish.kind === 'exclude' && one.wish.why !== 'allergy' && guestsEat.test(said) && !refuses.test(said)
  )
}

const isStated = ({ wish, start, end }: DraftWish, folded: string, names: readonly HouseName[]) =>
  wish.kind === 'price' &&
  wish.about !== undefined &&
  wish.item !== undefined &&
  wish.about === priceOf(wish.item, names) &&
  sinceThen.test(folded.slice(start, end))

/** An item that a limit spares is not dropped; a limit of its own, behind it, is of it alone. */
function withSpared(draft: Draft, folded: string): Draft {
  const given: DraftWish[] = []
  const own = new Map<DraftWish, WishContent>()
  for (const one of draft.wishes) {
    const { wish, end } = one
    if (wish.kind !== 'dropItem') continue
    const from = sentenceAround(folded, one).start
    const exception = spared.exec(folded.slice(from, end))
    if (!exception || !limits.test(folded.slice(from, from + exception.index))) continue
    given.push(one)
    const next = draft.wishes.find(
      (other) =>
        other.wish.kind === 'price' &&
        other.wish.item === undefined &&
        other.start >= end &&
        sentenceAround(folded, other).start === from &&
        ownLimit.test(folded.slice(end, other.end)),
    )
    if (next?.wish.kind === 'price' && next.wish.max !== undefined)
      own.set(next, { kind: 'capPrice', item: wish.item, max: next.wish.max })
  }
  if (given.length === 0) return draft
  const told = given.filter(({ end }) => [...own.keys()].some(({ start }) => start >= end))
  const without = givenBack(
    draft,
    given.filter((one) => !told.includes(one)),
  )
  return {
    ...without,
    wishes: without.wishes
      .filter((one) => !told.includes(one))
      .map((one) => ({ ...one, wish: own.get(one) ?? one.wish })),
  }
}

/** The draft of a menu without what such clauses only tell; what they ask besides stays with the owner. */
export function withoutMenuTellings(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const told = draft.wishes.filter(
    (one) =>
      isHabit(one, folded) ||
      isStated(one, folded, names) ||
      (one.wish.kind === 'question' &&
        one.wish.about === 'keepWorth' &&
        invents.test(folded.slice(one.start, one.end))),
  )
  return withSpared(givenBack(draft, told), folded)
}
