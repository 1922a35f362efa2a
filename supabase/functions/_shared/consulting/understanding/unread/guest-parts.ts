/**
 * "Hóspede celíaca chega dia 12, quero duas opções sem glúten pra ela", "vegetariano quase não vem, mas tem que ter um": the
 * owner counts the dishes that a guest can eat, so that the others keep what that guest leaves out.
 */
import { dietTerms } from '../../base/lexicon/diets.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, type Span } from '../text/half-read.ts'
import { numbersIn } from '../text/numbers.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const number = '(?<count>\\d{1,2}|uma?|dois|duas|tres|quatro)'
/** "pelo menos um lanche sem", "duas opções", "tem que ter um". */
const counted = new RegExp(
  `(?<![a-z])(?:(?:pelo menos|ao menos|no minimo|quero|queria|fazer|faz|ter|tenha|preciso de|precisa de) )+${number}(?: (?:pratos?|lanches?|op(?:cao|coes)|petiscos?|salgad\\w+|sobremesas?|marmitas?|sanduiches?|del[ea]s))?(?=[\\s.,;!?)]|$)`,
  'g',
)
const ofAll = /(?<![a-z])(?:nada|nenhum\w*|nem|tudo|tod[oa]s|evit\w+|nao (?:pode|us|bot|coloc)\w*)(?![a-z])/
/** Letters between the count and what those dishes leave out. */
const near = 30

type Refusal = DraftWish & { wish: Extract<DraftWish['wish'], { kind: 'exclude' }> }
const isRefusal = (one: DraftWish): one is Refusal => one.wish.kind === 'exclude'
const isOfGuest = ({ wish }: Refusal) => wish.why === 'allergy' || wish.why === 'diet'

/** "Uma é celíaca", "3 são veganos", "tem dois vegetarianos": only some guests eat so. */
const someGuests = new RegExp(
  `(?<![a-z\\d])${number.replace('?<count>', '?:')} (?:(?:d?el[ea]s|pessoas?|clientes?|hospedes?) )?(?:(?:e|sao) )?(?:vegan|vegetarian|celiac|alergic|intolerant)`,
)
/** "três opções pra cada grupo", "faz duas opções pra eles". */
const forThem = new RegExp(
  `(?<![a-z])${number} op(?:cao|coes) (?:pra|para|p) (?:cada(?: (?:um|uma|caso|grupo|tipo|pessoa))?|el[ea]s?)(?![a-z])`,
  'g',
)

/** The draft in which "opções pra cada caso" counts the dishes of each guest that it or the sentence before names. */
function withCountsForThem(folded: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const { 0: said, index, groups } of folded.matchAll(forThem)) {
    const [count] = numbersIn(groups?.count ?? '')
    const around = sentenceAround(folded, { start: index, end: index + said.length })
    const before = sentenceAround(folded, { start: around.start - 1, end: around.start - 1 })
    const guests = wishes
      .filter(isRefusal)
      .filter(
        (one) =>
          isOfGuest(one) &&
          one.start >= before.start &&
          one.start < index &&
          isOfSome(folded, one) &&
          !ofAll.test(folded.slice(Math.max(before.start, one.start - 15), one.start)),
      )
    if (count === undefined || guests.length === 0) continue
    const phrase: Span = { start: index, end: index + said.length }
    const whats = new Set(guests.map(({ wish }) => wish.what))
    const parts = guests.map(
      ({ wish: { what }, start, end }): DraftWish => ({
        wish: { kind: 'share', what, of: 'many', count, bound: 'at_least', without: true },
        start,
        end,
      }),
    )
    const isGone = ({ wish, ...span }: DraftWish) =>
      (wish.kind === 'exclude' && whats.has(wish.what)) ||
      (wish.kind === 'count' && span.start < phrase.end && phrase.start < span.end)
    wishes = [...wishes.filter((one) => !isGone(one)), ...parts].toSorted((a, b) => a.start - b.start)
    unread = unread.filter((one) => one.blocking || !isWithin(one, phrase))
  }
  return { ...draft, wishes, unread }
}

const isOfSome = (folded: string, { start, end }: Refusal): boolean =>
  someGuests.test(folded.slice(Math.max(0, start - 40), end))

/** The draft in which a diet that only some guests follow is asked of some dishes. An allergy stays with all of them. */
function withDietsOfSome(folded: string, draft: Draft): Draft {
  const wishes = draft.wishes.map((one): DraftWish => {
    if (!isRefusal(one) || one.wish.why === 'allergy' || !Object.hasOwn(dietTerms, one.wish.what)) return one
    return isOfSome(folded, one)
      ? { ...one, wish: { kind: 'share', what: one.wish.what, of: 'few', without: true } }
      : one
  })
  return { ...draft, wishes }
}

/** The draft in which those dishes are counted, and the refusals of the guest hold for no other. */
export function withGuestParts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return withDietsOfSome(folded, withCountedDishes(folded, withCountsForThem(folded, draft)))
}

function withCountedDishes(folded: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const { 0: said, index, groups } of folded.matchAll(counted)) {
    const phrase: Span = { start: index, end: index + said.length }
    const [count] = numbersIn(groups?.count ?? '')
    const around = sentenceAround(folded, phrase)
    const own = wishes.filter(isRefusal).filter((one) => isWithin(one, around))
    const beside = own.find((one) => one.start >= phrase.end - 1 && one.end <= phrase.end + near)
    const diet = own.find(({ wish, start }) => Object.hasOwn(dietTerms, wish.what) && start < phrase.start)
    const meant = beside ?? diet
    if (meant === undefined || count === undefined) continue
    const { what } = meant.wish
    const of = wishes.filter(isRefusal).filter(({ wish }) => wish.what === what)
    const isOrdered = of.some(({ start }) =>
      ofAll.test(folded.slice(Math.max(around.start, start - 15), start)),
    )
    // "quero 3 petiscos veganos": of no guest, and so of all of them.
    const isGuest = of.some((one) => isOfGuest(one) && one.start < phrase.start && one.start >= around.start)
    if (isOrdered || !isGuest) continue
    const part: DraftWish = {
      wish: { kind: 'share', what, of: 'many', count, bound: 'at_least', without: true },
      start: Math.min(phrase.start, meant.start),
      end: Math.max(phrase.end, meant.end),
    }
    unread = unread.filter((one) => one.blocking || !isWithin(one, part))
    // The noun of the phrase is no food: "um lanche sem leite" refuses no sandwich.
    const gone = new Set<DraftWish>([...of, ...own.filter((one) => isWithin(one, phrase))])
    wishes = [...wishes.filter((one) => !gone.has(one)), part].toSorted((a, b) => a.start - b.start)
  }
  // "um deles vegetariano … o vegetariano no máximo 29": the same dish once more.
  const again = wishes.filter(
    (one) =>
      isRefusal(one) &&
      Object.hasOwn(dietTerms, one.wish.what) &&
      /(?<![a-z])(?:[dn]?[ao]s?) $/.test(folded.slice(0, one.start)) &&
      wishes.some(({ wish }) => wish.kind === 'share' && wish.what === one.wish.what),
  )
  return givenBack({ ...draft, wishes, unread }, again)
}
