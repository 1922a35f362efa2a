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

/** The draft in which those dishes are counted, and the refusals of the guest hold for no other. */
export function withGuestParts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
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
