/**
 * In pairings, what an owner says of a dish holds beside that dish: "na baklava alguma coisa docinha" makes no other drink
 * sweet, and "a lasanha não pode levar nada com mel" takes no honey from the others. What the plan cannot hold to one dish
 * goes back to the owner.
 */
import { anyDrink } from '../../base/pairing/named-serves.ts'
import { Names } from '../orders/dishes-and-drinks.ts'
import { type Draft, type DraftWish, givenBack, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, type Span } from '../text/half-read.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { withoutSpans } from '../text/take-out.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { isGeneral, partsOf } from './mentions.ts'

/** Tastes that a mixed drink has, and a neat dose has not. */
const ofMixed: ReadonlySet<string> = new Set([
  'refrescantes',
  'mais doces',
  'frutados',
  'cremosos',
  'cítricos',
  'frutas cítricas',
])

const mixed = (dishes: string[]): WishContent => ({
  kind: 'pairing',
  rule: 'only',
  serves: ['drink'],
  dishes,
})

/** "Entradas: coquetéis leves, sem cachaça envelhecida": what stands before a colon is what the line is about. */
const heading = /^[^:]{3,40}(?=:)/

/** The dishes that some words name, one list at most. */
function dishesIn(words: string, names: Names): string[] | undefined {
  const lists = partsOf(words.trim(), names).flatMap((part) =>
    part.kind === 'dishes' && !isGeneral(part) ? [part.named] : [],
  )
  return lists.length === 1 ? lists[0] : undefined
}

/** Letters before a wish in which its dish may stand: a longer sentence names too much. */
const reach = 240

/** The words of a wish's sentence up to a place. */
const sentenceTo = (folded: string, one: DraftWish, to: number) =>
  folded.slice(Math.max(sentenceAround(folded, one).start, to - reach), to)

/** The dishes of the clause before a wish, or of the heading of its line. */
function dishesBefore(folded: string, one: DraftWish, names: Names): string[] | undefined {
  const said = sentenceTo(folded, one, one.start)
  const head = heading.exec(sentenceTo(folded, one, one.end))?.[0] ?? ''
  const clause = said.slice(said.lastIndexOf(',') + 1)
  const named = dishesIn(`${head} ${clause}`, names)
  if (named !== undefined) return named
  const alone = names.dishesWith(subject.exec(clause)?.[1] ?? '')
  return alone.length === 1 ? alone : undefined
}

/** "o vegetariano": the one dish whose name has the word, and no diet. */
const subject = /^\s*(?:[ao]s?|n[ao]s?|pr[ao]s?) (\p{L}{4,})(?!\p{L})/u
const isSubject = (folded: string, one: DraftWish, names: Names) => {
  const from = sentenceTo(folded, one, one.start)
  const lead = from.slice(from.lastIndexOf(',') + 1)
  const word = subject.exec(`${lead}${folded.slice(one.start, one.end)}`)?.[1]
  return (
    word !== undefined &&
    folded.slice(one.start, one.end).includes(word) &&
    names.dishesWith(word).length === 1
  )
}

/** The menu's dish that is all that a wish names: "com a lasanha" asks for no pasta in a drink. */
function dishOf(folded: string, { start, end }: DraftWish, names: Names): string | undefined {
  const [only, ...others] = dishesIn(folded.slice(start, end), names) ?? []
  return others.length === 0 && only !== only?.toLowerCase() ? only : undefined
}

/** The wish as it holds for some dishes; the wish itself if it holds for all, null if it cannot be held to them. */
function ofDishes(one: DraftWish, folded: string, names: Names): DraftWish | null {
  const { wish } = one
  switch (wish.kind) {
    case 'style': {
      const dishes = dishesIn(sentenceTo(folded, one, one.start), names)
      if (dishes === undefined) return one
      return ofMixed.has(wish.what) ? { ...one, wish: mixed(dishes) } : null
    }
    case 'pairing': {
      const isOpen = (wish.rule === 'never' || wish.rule === 'only') && wish.dishes === undefined
      const dishes = isOpen ? dishesBefore(folded, one, names) : undefined
      if (dishes !== undefined) return { ...one, wish: { ...wish, dishes } }
      // No drink beside any dish would leave no report.
      return isOpen && wish.rule === 'never' && (wish.serves ?? []).includes(anyDrink) ? null : one
    }
    case 'prefer': {
      if (wish.why !== 'taste') return one
      const item = dishOf(folded, one, names)
      if (item !== undefined) return { ...one, wish: { kind: 'promote', item } }
      const dishes = dishesBefore(folded, one, names)
      if (dishes === undefined) return one
      // "pra lasanha uma coisa mais azeda": a dose is not sour.
      return ofMixed.has(wish.what) ? { ...one, wish: mixed(dishes) } : null
    }
    case 'exclude':
      return (wish.why !== 'allergy' && dishesBefore(folded, one, names) !== undefined) ||
        (wish.why === 'diet' && isSubject(folded, one, names))
        ? null
        : one
    default:
      return one
  }
}

const sameWish = (one: DraftWish, other: DraftWish) => JSON.stringify(one.wish) === JSON.stringify(other.wish)

/** "gelada e docinha" asks twice for one mixed drink. */
function joined(before: DraftWish[], one: DraftWish): DraftWish[] {
  const last = before.at(-1)
  return last && sameWish(last, one) ? [...before.slice(0, -1), { ...last, end: one.end }] : [...before, one]
}

const isPartOf = (passage: Span, { start, end }: Span) =>
  isWithin(passage, { start, end }) && passage.end - passage.start < end - start

/** The wish with the words before it, up to the comma, that no other wish has: "na baklava". */
function withLead(folded: string, one: DraftWish, wishes: readonly DraftWish[]): DraftWish {
  const lead = /[^.!?;:,\n]*$/.exec(folded.slice(0, one.start))?.[0].trimStart() ?? ''
  const start = one.start - lead.length
  return wishes.some((other) => other.end > start && other.start < one.start) ? one : { ...one, start }
}

/** The draft in which what is said of some dishes holds for no other. */
export function withSaidOfDishes(text: string, draft: Draft, houseNames: readonly HouseName[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const names = new Names(houseNames)
  const refused = draft.wishes.filter(
    (one) =>
      (one.wish.kind === 'exclude' && !isSubject(folded, one, names)) ||
      (one.wish.kind === 'pairing' && one.wish.rule === 'skip'),
  )
  // "sem camarão, e nenhum doce": the prawn is what is refused, and no dish to speak of.
  const bare = withoutSpans(folded, refused)
  const judged = draft.wishes.map((one) => ({ one, as: ofDishes(one, bare, names) }))
  const others = judged.flatMap(({ one, as }) =>
    as === one || (as !== null && as.wish.kind !== 'promote') ? [one] : [],
  )
  const read = judged.map(({ one, as }) =>
    as === one ? { one, as } : { one: withLead(folded, one, others), as },
  )
  const changed = read.filter(({ one, as }) => as !== one)
  if (changed.length === 0) return draft
  const isPart = (span: Span) => changed.some(({ one }) => isPartOf(span, one))
  const kept = givenBack(
    { ...draft, wishes: [] },
    changed.flatMap(({ one, as }) => (as === null ? [one] : [])),
  )
  // The dish alone is what the rest of its clause is about.
  const held = read.flatMap(({ one, as }): DraftWish[] =>
    as === null || (as !== one && isPart(one)) ? [] : as === one ? [one] : [{ ...as, start: one.start }],
  )
  return {
    ...kept,
    wishes: held.reduce<DraftWish[]>(joined, []),
    // Without the dish that was unread beside it.
    unread: kept.unread.filter((passage) => passage.blocking || !isPart(passage)),
  }
}
