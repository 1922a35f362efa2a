import { figuresOf } from '../../base/costing.ts'
import { exclusionOf, judge } from '../../base/lexicon/exclusion.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import type { RequestSheet, Unread } from '../../base/request/request-sheet.ts'
import { isWholeDrop } from '../../base/request/requirements.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'

type Pair = readonly [left: Wish, right: Wish]

const lower = (name: string) => name.toLowerCase()

/**
 * Whether one wish asks for something that the other excludes. A taste can be narrowed by a wish, an allergy cannot.
 */
function isRefused(asked: string, { what, why }: WishOf<'exclude'>): boolean {
  if (lower(asked) === lower(what)) return true
  // "sem lactose, com leite sem lactose"
  if (lower(asked).endsWith(` sem ${lower(what)}`)) return false
  if (why !== 'allergy' && why !== 'diet') return false
  // Salty foods are desalted, and the recipe's salt is reduced.
  if (what === 'pouco sal') return false
  if (membersWithin(what).has(asked)) return true
  // Beer is not gluten, but contains it. A dish can be made without it.
  const isFood = edible.has(findTerm(asked)?.kind ?? 'style')
  // Relatives of it, and foods that may have traces, are left out without asking.
  return isFood && judge(exclusionOf(what, 'diet'), asked) === 'no'
}

const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'group',
  'allergen',
  'cachaca',
])

const sameItem = (one: string | undefined, other: string | undefined) =>
  lower(one ?? '') === lower(other ?? '')

/** "vegano, mas pode mel": the owner's own exception to a diet. Allergies have no exceptions. */
function isException(one: Wish, other: WishOf<'exclude'>): boolean {
  if (other.why !== 'diet' || one.kind !== 'prefer' || lower(one.what) === lower(other.what)) return false
  const follows =
    one.place?.input === other.place?.input && (one.place?.start ?? 0) > (other.place?.start ?? 0)
  return follows && one.place !== undefined && permission.test(one.text)
}

const permission = /(?<!\p{L})(?:pode|podem|libera|liberado|liberada|exceto|salvo|tirando)(?!\p{L})/iu

/** "2 sem leite", "3 opções veganas": an exclusion agrees with another exclusion of the same food. */
const avoids = ({ what, without }: WishOf<'share'>) => without === true || findTerm(what)?.kind === 'diet'

/** Endings that no price can have both. */
const endingPairs = new Set([
  'whole ninety',
  'ninety whole',
  'whole ninety_or_half',
  'half ninety',
  'ninety half',
])

/** …,90 has no last figure of whole reais, and two lists of figures may share none. */
function haveNoCommonPrice(one: string, other: string): boolean {
  const [figures, others] = [figuresOf(one), figuresOf(other)]
  if (figures && others) return !figures.some((figure) => others.includes(figure))
  if (figures || others) return (figures ? other : one) === 'ninety'
  return endingPairs.has(`${one} ${other}`)
}

/** Whether two wishes, in this order, cannot both be met: what is wanted first, what is refused second. */
export function contradict(one: Wish, other: Wish): boolean {
  if ((one.kind === 'prefer' || one.kind === 'only') && other.kind === 'exclude')
    return isRefused(one.what, other) && !isException(one, other)
  if (one.kind === 'share' && one.of !== 'few' && !avoids(one)) {
    if (other.kind === 'exclude') return isRefused(one.what, other)
    if (other.kind === 'share') return other.of === 'few' && lower(one.what) === lower(other.what)
  }
  if (one.kind === 'strength' && other.kind === 'zeroAlcohol')
    return one.min !== undefined && other.count === undefined
  if (one.kind === 'strength' && other.kind === 'strength')
    return one.min !== undefined && other.max !== undefined && one.min > other.max
  if ((one.kind === 'keepItem' || one.kind === 'promote') && other.kind === 'dropItem')
    return isWholeDrop(other) && !('part' in one && one.part) && sameItem(one.item, other.item)
  if (one.kind === 'equipment' && other.kind === 'equipment') {
    return one.has && !other.has && lower(one.what) === lower(other.what)
  }
  if (one.kind === 'price' && other.kind === 'price') {
    if (!sameItem(one.item, other.item) || one.of !== other.of) return false
    // Two ceilings in one request: the owner must mean something that a single ceiling cannot express.
    const both = one.origin === 'request' && other.origin === 'request'
    if (both && one.max !== undefined && other.max !== undefined && one.max < other.max) return true
    return one.min !== undefined && other.max !== undefined && one.min > other.max
  }
  if (one.kind === 'ending' && other.kind === 'ending')
    return sameItem(one.item, other.item) && haveNoCommonPrice(one.ends, other.ends)
  if (one.kind === 'count' && other.kind === 'count') {
    if (
      (one.of ?? 'results') !== (other.of ?? 'results') ||
      one.course !== other.course ||
      one.taste !== other.taste ||
      one.item !== other.item
    )
      return false
    if (one.bound === 'exactly' && other.bound === 'exactly') return one.count < other.count
    const least = one.bound !== 'at_most' ? one.count : null
    const highest = other.bound !== 'at_least' ? other.count : null
    return least !== null && highest !== null && least > highest
  }
  return false
}

const unreadOf = (wish: Wish, blocking: boolean): Unread => ({
  text: wish.text,
  ...(wish.place ? { place: wish.place } : {}),
  blocking,
  why: blocking ? 'contradiction' : 'unknown',
  choices: [],
})

/** Most letters between two amounts that are said of the same thing: "6 drinks e 8 drinks". */
const sideBySide = 4

/** Whether a smaller number goes on with words that were not understood: "uns 2 de sobremesa" after "6 pratos". */
function goesOn(total: Wish, part: Wish, unread: readonly Unread[]): boolean {
  if (total.kind !== 'count' || part.kind !== 'count' || part.count >= total.count) return false
  if (total.taste !== undefined || part.taste !== undefined) return false
  const end = part.place?.end ?? 0
  return unread.some(
    ({ place }) =>
      place?.input === part.place?.input &&
      place !== undefined &&
      place.start >= end &&
      place.start - end <= sideBySide,
  )
}

/**
 * The later of two ceilings or numbers in different clauses, as in "3 drinks até 18, a jarra pode até 45", and an ending
 * that some prices may have, as in "tudo em ,90 (a coca pode ser redonda)". It belongs to a part that was not understood,
 * and the other is for all.
 */
function ofPart([one, other]: Pair, unread: readonly Unread[]): Wish | null {
  if (one.kind === 'ending') return [one, other].find(({ text }) => /\bpode(?:m)? ser\b/i.test(text)) ?? null
  const isAmount = one.kind === 'price' ? one.min === undefined : one.kind === 'count'
  const [{ place }, { place: next }] = [one, other]
  if (!isAmount || !place || !next || place.input !== next.input) return null
  const [first, last] = place.start < next.start ? [one, other] : [other, one]
  const apart = (last.place?.start ?? 0) - (first.place?.end ?? 0)
  return apart > sideBySide || goesOn(first, last, unread) ? last : null
}

/** "galinha só se for caipira": one passage that says both was read wrong, and the owner contradicts nothing. */
const isMisread = ([one, other]: Pair): boolean =>
  one.place !== undefined &&
  one.place.input === other.place?.input &&
  one.place.start === other.place.start &&
  one.place.end === other.place.end &&
  ![one, other].some((wish) => wish.kind === 'exclude' && wish.why === 'allergy')

const wants =
  /(?<!\p{L})(?:quer\p{L}*|gost\p{L}*|prefir\p{L}*|us[ae]\p{L}*|bot\p{L}+|coloc\p{L}+|coloqu\p{L}+|precis\p{L}*|inclu\p{L}*|fa[cçz]\p{L}*|com|p[oõ]e|ponh\p{L}*|leve\p{L}*|sobr\p{L}+|tenho|temos|tem|encalh\p{L}+|parad\p{L}+)(?!\p{L})/iu

/** "Aqui só tem sopa e risoto. … mas risoto não": what is only named yields to what is refused. */
const isMention = ([one, other]: Pair): boolean =>
  one.kind === 'prefer' &&
  other.kind === 'exclude' &&
  other.origin === 'request' &&
  (other.why === 'taste' || other.why === 'supply') &&
  one.place !== undefined &&
  !wants.test(one.text)

/**
 * Only the owner can decide between wishes that contradict each other: both passages are returned as blocking. An
 * allergy, and standing wishes of the house, are kept as well.
 */
export function withContradictions({ wishes, unread }: RequestSheet): RequestSheet {
  const of = (...kinds: Wish['kind'][]) => wishes.filter(({ kind }) => kinds.includes(kind))
  const against: readonly (readonly [Wish[], Wish[]])[] = [
    [of('prefer', 'only', 'share'), of('exclude')],
    [of('share'), of('share')],
    [of('strength'), of('strength', 'zeroAlcohol')],
    [of('keepItem', 'promote'), of('dropItem')],
    [of('equipment'), of('equipment')],
    [of('price'), of('price')],
    [of('count'), of('count')],
    [of('ending'), of('ending')],
  ]
  const pairs: Pair[] = against.flatMap(([ones, others]) =>
    ones.flatMap((one) =>
      others.flatMap((other) => (one !== other && contradict(one, other) ? [[one, other] as const] : [])),
    ),
  )
  if (pairs.length === 0) return { wishes: [...wishes], unread: [...unread] }
  const misread = pairs.filter(isMisread)
  const parts = new Set(
    pairs.flatMap((pair) =>
      isMention(pair) && !misread.includes(pair) ? [pair[0]] : (ofPart(pair, unread) ?? []),
    ),
  )
  const stays = (wish: Wish) => wish.origin === 'house' || (wish.kind === 'exclude' && wish.why === 'allergy')
  const involved = new Set(
    pairs.filter((pair) => !misread.includes(pair) && !pair.some((wish) => parts.has(wish))).flat(),
  )
  const gone = new Set([...involved, ...misread.flat()].filter((wish) => !stays(wish)))
  return {
    wishes: wishes.filter((wish) => !gone.has(wish) && !parts.has(wish)),
    unread: [
      ...unread,
      ...[...parts, ...misread.flatMap(([one]) => (involved.has(one) || parts.has(one) ? [] : [one]))].map(
        (wish) => unreadOf(wish, false),
      ),
      ...[...involved].filter((wish) => !stays(wish)).map((wish) => unreadOf(wish, true)),
    ],
  }
}
