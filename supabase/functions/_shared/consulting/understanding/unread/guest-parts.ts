/**
 * "Hóspede celíaca chega dia 12, quero duas opções sem glúten pra ela", "vegetariano quase não vem, mas tem que ter um": the
 * owner counts the dishes that a guest can eat, so that the others keep what that guest leaves out.
 */
import { dietTerms } from '../../base/lexicon/diets.ts'
import { courseIn } from '../text/courses.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'
import { numbersIn } from '../text/numbers.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const number = '(?<count>uma? ou (?:duas|dois)|(?:dois|duas) ou tres|\\d{1,2}|uma?|dois|duas|tres|quatro)'
/** "pelo menos um lanche sem", "duas opções", "tem que ter um". */
const counted = new RegExp(
  `(?<![a-z])(?:(?:pelo menos|ao menos|no minimo|quero|queria|fazer|faz|ter|tenha|preciso de|precisa de) )+${number}(?: (?:pratos?|lanches?|op(?:cao|coes)|petiscos?|salgad\\w+|sobremesas?|marmitas?|sanduiches?|del[ea]s))?(?=[\\s.,;!?)]|$)`,
  'g',
)
const ofAll = /(?<![a-z])(?:nada|nenhum\w*|nem|tudo|tod[oa]s|evit\w+|nao (?:pode|us|bot|coloc)\w*)(?![a-z])/
/** Said of the food behind the guest: it enters no dish. */
const outOfAll =
  /(?<![a-z])(?:nada (?:d?isso|d[eao]|com)|nenhum\w*|em nada|nem pra|tir\w+|fora|evit\w+|nao (?:quero|pode|us|bot|coloc|entr)\w*)(?![a-z])/
/** Letters between the count and what those dishes leave out. */
const near = 30

type Refusal = DraftWish & { wish: Extract<DraftWish['wish'], { kind: 'exclude' }> }
const isRefusal = (one: DraftWish): one is Refusal => one.wish.kind === 'exclude'
const isOfGuest = ({ wish }: Refusal) => wish.why === 'allergy' || wish.why === 'diet'

const somebody =
  '(?:d?el[ea]s|pessoas?|clientes?(?: fix[oa]s?)?|hospedes?|senhor(?:a|es|as)?|rapaz(?:es)?|moc[ao]s?|menin[ao]s?|alun[ao]s?|homem|mulher(?:es)?|turistas?|fregues(?:a|es|as)?|idos[oa]s?|motoristas?|visitantes?|morador(?:a|es|as)?)'
const illness = '(?:vegan|vegetarian|celiac|alergi|intoleran|diabet|hipertens|press\\w+ alta)'
/** "Uma é celíaca", "tem dois vegetarianos", "bastante aluno com diabetes": only some guests eat so. */
const someGuests = new RegExp(
  `(?<![a-z\\d])${number.replace('?<count>', '?:')} (?:${somebody} )?(?:d[aeo]s? [a-z]+ (?:[a-z]+ )?)?(?:(?:e|sao|com|que (?:e|tem)) )?${illness}|(?<![a-z])(?:muit[oa]s?|bastante|algu(?:ns|m|mas?)) ${somebody} (?:(?:e|sao|com|que (?:e|tem)) )?(?:${illness}(?: e | ou )?)+|(?<![a-z])(?:minha|meu|nossa|nosso) [a-z]+ (?:e|virou) (?:vegan|vegetarian)`,
)
/** "três opções pra cada grupo", "faz duas opções pra eles", "três das receitas devem dar pra ela". */
const forThem = new RegExp(
  `(?<![a-z])(?:(?:pelo menos|ao menos|no minimo) )?${number} (?:op(?:cao|coes)|(?:d[oa]s |d)?(?:pratos?|lanches?|receitas?|sobremesas?|el[ea]s)(?: (?:tem que|tem de|precis\\w+|dev\\w+|poss\\w+|que|serv\\w+|sirv\\w+|dar|deem|ser|sejam?)){0,3}) (?:pra|para|p) (?:cada(?: (?:um|uma|caso|grupo|tipo|pessoa))?|el[ea]s?)(?![a-z])`,
  'g',
)

/** The draft in which "opções pra cada caso" counts the dishes of each guest that it or the sentence before names. */
function withCountsForThem(folded: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const { 0: said, index, groups } of folded.matchAll(forThem)) {
    const [count] = numbersIn(groups?.count ?? '')
    const around = sentenceAround(folded, { start: index, end: index + said.length })
    const before = sentenceAround(folded, { start: around.start - 1, end: around.start - 1 })
    let guests = wishes
      .filter(isRefusal)
      .filter(
        (one) =>
          isOfGuest(one) &&
          one.start >= before.start &&
          one.start < index &&
          (isOfSome(folded, one) || (!/cada/.test(said) && !isStaff(folded, one))) &&
          !ofAll.test(folded.slice(Math.max(sentenceAround(folded, one).start, one.start - 15), one.start)) &&
          !outOfAll.test(folded.slice(one.start, index).split(/[.!?;\n]/)[0] ?? ''),
      )
    // "Uma não pode com amendoim. Dois são celíacos, dois pratos têm que servir pra eles": of the last named alone.
    const nearest = /cada/.test(said) ? [] : guests.filter(({ start }) => start >= around.start)
    if (nearest.length > 0) guests = nearest
    if (guests.length === 0) {
      const isCount = ({ wish, ...span }: DraftWish) =>
        wish.kind === 'count' &&
        isWithin(span, around) &&
        meets(span, { start: index, end: index + said.length })
      const given = givenBack({ ...draft, wishes, unread }, wishes.filter(isCount))
      wishes = given.wishes
      unread = given.unread
    }
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
      (wish.kind === 'exclude' && (whats.has(wish.what) || isWithin(span, phrase))) ||
      (wish.kind === 'count' && span.start < phrase.end && phrase.start < span.end)
    wishes = [...wishes.filter((one) => !isGone(one)), ...parts].toSorted((a, b) => a.start - b.start)
    unread = unread.filter((one) => one.blocking || !isWithin(one, phrase))
  }
  return { ...draft, wishes, unread }
}

/** Whoever works with it may touch it in no dish. */
const isStaff = (folded: string, one: Refusal): boolean => {
  const { start, end } = sentenceAround(folded, one)
  return /(?<![a-z])(?:cozinh\w+|garco\w+|garconete\w*|funcionari\w+|equipe|chef|ajudante|auxiliar|soci[oa]s?|trabalh\w+|sou|somos)(?![a-z])/.test(
    folded.slice(start, end),
  )
}

const isOfSome = (folded: string, { start, end }: Refusal): boolean =>
  someGuests.test(folded.slice(Math.max(0, start - 40), end))

/** The draft in which a diet that only some guests follow is asked of some dishes. An allergy stays with all of them. */
function withDietsOfSome(folded: string, draft: Draft): Draft {
  const wishes = draft.wishes.map((one): DraftWish => {
    if (!isRefusal(one) || one.wish.why === 'allergy' || !Object.hasOwn(dietTerms, one.wish.what)) return one
    if (!isOfSome(folded, one)) return one
    // Few are vegetarian dishes, but nearly all that are not sweet are without sugar.
    const part = /^vega|^vegeta/.test(one.wish.what)
      ? { of: 'few' as const }
      : { of: 'many' as const, count: 1, bound: 'at_least' as const }
    return { ...one, wish: { kind: 'share', what: one.wish.what, ...part, without: true } }
  })
  return { ...draft, wishes }
}

/** "um vizinho é diabético, que a entrada sirva pra ele": of one course. */
const courseForThem =
  /(?<![a-z])(?:a|as|uma|alguma) (?<course>sobremesa|entrada|petisco|lanche)s? (?:tambem )?(?:de|desse|deem|dessem|da|dar|servi\w+|sirva\w*|possa|pudesse|seja|fosse)(?: (?:ser|dar|servir))? (?:pra|para|pro) (?:el[ea]s?|quem)(?: tambem)?(?![a-z])/g

/** The draft in which a diet of somebody holds in the course that is asked for them. */
function withCourseForThem(folded: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const { 0: said, index, groups } of folded.matchAll(courseForThem)) {
    const course = courseIn(groups?.course ?? '')
    const around = sentenceAround(folded, { start: index, end: index + said.length })
    const last = wishes
      .filter(isRefusal)
      .findLast(({ wish, start }) => wish.why === 'diet' && start >= around.start && start < index)
    if (course === undefined || last === undefined) continue
    const wish = { kind: 'dishTrait', what: 'free', of: last.wish.what, course, bound: 'at_least' } as const
    wishes = wishes.map((one) => (one === last ? { ...one, wish } : one))
    unread = unread.filter(
      (one) => one.blocking || !isWithin(one, { start: last.end, end: index + said.length }),
    )
  }
  return { ...draft, wishes, unread }
}

/** The draft in which those dishes are counted, and the refusals of the guest hold for no other. */
export function withGuestParts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return withDietsOfSome(
    folded,
    withCountedDishes(folded, withCountsForThem(folded, withCourseForThem(folded, draft))),
  )
}

/** The refusals that go with a counted one: of the guests of the sentence before, and joined behind it. */
function withThese(folded: string, wishes: readonly DraftWish[], meant: Refusal, phrase: Span): Refusal[] {
  const around = sentenceAround(folded, phrase)
  const before = sentenceAround(folded, { start: around.start - 1, end: around.start - 1 })
  let end = meant.end
  return wishes.filter(isRefusal).filter((one) => {
    if (one === meant || one.wish.why === 'allergy') return false
    if (one.start < phrase.start) return one.start >= before.start && isOfGuest(one) && isOfSome(folded, one)
    if (one.start < end || !andAlso.test(folded.slice(end, one.start))) return false
    end = one.end
    return true
  })
}

/** What else those dishes leave out: "sem leite e que não tenha milho". */
const andAlso = /^[\s.,;]*(?:e |nem |e que )*(?:que )?$/

function withCountedDishes(folded: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  const total = Math.max(
    0,
    ...wishes.map(({ wish }) =>
      wish.kind === 'count' && wish.of === undefined && wish.course === undefined ? wish.count : 0,
    ),
  )
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
    const isPart =
      beside !== undefined && beside.wish.why !== 'allergy' && (/ ou /.test(said) || count < total)
    if (isOrdered || !(isGuest || isPart)) continue
    const part: DraftWish = {
      wish: { kind: 'share', what, of: 'many', count, bound: 'at_least', without: true },
      start: Math.min(phrase.start, meant.start),
      end: Math.max(phrase.end, meant.end),
    }
    unread = unread.filter((one) => one.blocking || !isWithin(one, part))
    const others = isGuest ? [] : withThese(folded, wishes, meant, phrase)
    const parts = others.map(
      ({ wish, start, end }): DraftWish => ({
        wish: { ...part.wish, what: wish.what } as DraftWish['wish'],
        start,
        end,
      }),
    )
    // The noun of the phrase is no food: "um lanche sem leite" refuses no sandwich.
    const gone = new Set<DraftWish>([...of, ...others, ...own.filter((one) => isWithin(one, phrase))])
    wishes = [...wishes.filter((one) => !gone.has(one)), part, ...parts].toSorted((a, b) => a.start - b.start)
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
