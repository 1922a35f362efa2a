/** Whom a question about one competitor is about: the one that its words name, or that the text named last before "dele". */
import { rivalSubjects } from '../../base/request/rival-subjects.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { type Named, question } from '../spoken/pieces.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sign } from './concepts/ideas.ts'
import { rivalIn } from './talk/named.ts'
import type { About } from './talk/subject.ts'
import { fieldsOf } from './talk/subjects.ts'

/** Questions that may be about one competitor. */
export const ofRival: ReadonlySet<About> = new Set<About>([
  'rivalCrowd',
  'ownStrength',
  'rivalStrength',
  'nameRival',
  'agreement',
  'copy',
  'lower',
])

/** Questions that are, where they say "dele". */
export const ofOne: ReadonlySet<About> = new Set<About>(['ownStrength', 'rivalStrength', 'rivalCrowd'])

/** Longest way back to a name. */
const farthest = 160

/** The competitor that a text names last before a place. @param folded the text without accents */
export function namedBefore(folded: string, at: number, rivals: readonly string[]): string | undefined {
  const before = folded.slice(Math.max(0, at - farthest), at)
  for (let from = before.length; from > 0; ) {
    from = Math.max(before.lastIndexOf(' ', from - 1), 0)
    const found = rivalIn(before.slice(from), rivals)
    if (found !== undefined || from === 0) return found
  }
  return undefined
}

type Question = Extract<DraftWish['wish'], { kind: 'question' }>

/** Folded words as the owner spells them. */
const spelled = (what: string, folded: string, { text, start }: { text: string; start: number }): string => {
  const at = folded.indexOf(what)
  return at < 0 ? what : text.slice(start + at, start + at + what.length).toLowerCase()
}

/** The question with what its subject takes from its words, where the rules that read it took less. */
function filled(wish: Question, text: string, start: number, end: number, names: readonly Named[]): Question {
  if (wish.against || !isRivalSubject(wish.about)) return wish
  const said = foldInPlace(text.slice(start, end)).toLowerCase()
  const { what, ...found } = fieldsOf(
    wish.about,
    { said, at: 0, asks: true },
    { names, rivals: [], theirs: [] },
  )
  const more = { ...found, ...(what !== undefined && { what: spelled(what, said, { text, start }) }) }
  const named = { ...wish, ...more, ...wish }
  // In the owner's words where nothing names what may be new on the menu.
  return named.about === 'newItem' && named.what === undefined && named.item === undefined
    ? { ...named, what: text.slice(start, end).slice(0, 120) }
    : named
}

const isRivalSubject = (about: string) => rivalSubjects.some((one) => one === about)

const replies =
  /(?<!\p{L})(?:respond\p{L}+|reaj\p{L}+|revid\p{L}+|deix\p{L}+ (?:pra|para) la|faco igual|faco o mesmo|acompanh\p{L}+)(?!\p{L})/u
const theseDays =
  /(?<!\p{L})ness[ae]s? (?:dias?|epocas?|periodos?|semanas?|feriad\p{L}+|festas?|data)(?!\p{L})/u
const feasts =
  /(?<!\p{L})(?:carnaval|reveillon|natal|ano novo|semana santa|pascoa|sao joao|ferias|romaria|alta estacao|vaquejada|fortal)(?!\p{L})/gu

/** What the sentences before a question say that it is about: the offer that it answers, or the feast of "nesses dias". */
function told(wish: Question, text: string, start: number, end: number, draft: Draft): Question {
  const folded = foldInPlace(text).toLowerCase()
  const said = folded.slice(start, end)
  // "Quero uma frase pra placa" is no money to spend.
  if (wish.about === 'budget' && wish.price === undefined && sign.test(said))
    return question('other', { what: 'placa' })
  if (wish.about === 'rise' && wish.what === undefined && theseDays.test(said)) {
    const before = folded.slice(Math.max(0, start - farthest * 2), start)
    const feast = [...before.matchAll(feasts)].at(-1)?.[0]
    return feast === undefined ? wish : { ...wish, what: feast }
  }
  if (wish.about !== 'lower' || wish.item !== undefined || wish.against || !replies.test(said)) return wish
  const days = weekdaysIn(said)
  const isOf = (deal: string) => weekdaysIn(foldInPlace(deal).toLowerCase()).some((day) => days.includes(day))
  const before = draft.wishes.flatMap(({ wish: one, end: to }) =>
    one.kind === 'competitorPrice' && to <= start ? [{ ...one, to }] : [],
  )
  // "A quinta do Beto: respondo?" means the offer of that day, wherever it stands.
  const offer =
    before.findLast(({ deal }) => deal !== undefined && isOf(deal)) ??
    before.findLast(({ to }) => start - to < farthest)
  if (!offer) return wish
  const { item, min, competitor, deal } = offer
  const weekdays = days.length > 0 ? days : weekdaysIn(folded.slice(offer.to - 60, start))
  return {
    ...wish,
    item,
    price: min,
    competitor,
    ...(deal !== undefined && { what: deal }),
    ...(weekdays.length > 0 && { weekdays }),
  }
}

/** "E se o Gil botar a batata por 20?": their price, and no rise of the house's. */
const ifThey =
  /(?<![a-z])se (?<who>el[ea]s?|(?:[oa]s? )?[a-z][a-z ]{1,40}?) (?:a?baix|bot|coloc|fiz|vend|cobr|reduz|puser|jog)\p{L}*/u

function ofTheirPrice(wish: Question, said: string, rivals: readonly string[]): Question {
  if (wish.about !== 'rise' && wish.about !== 'itemPrice') return wish
  const who = ifThey.exec(said)?.groups?.who ?? ''
  const competitor = rivalIn(who, rivals)
  return competitor !== undefined || /^el[ea]s?$/.test(who)
    ? { ...wish, about: 'lower', ...(competitor !== undefined && { competitor }) }
    : wish
}

/** "Com o Gil eu não quero briga": with whom. */
const withWhom = /(?<![a-z])com (?:[oa]s? )?([^,.;:!?\n]{2,40}?),?(?: eu| a gente| nos)? $/

/** The draft with the competitor and the fields of each question about them. */
export function withRivalsOfQuestions(text: string, draft: Draft, names: readonly Named[]): Draft {
  const rivals = [
    ...new Set(
      draft.wishes.flatMap(({ wish }) => (wish.kind === 'competitorPrice' ? [wish.competitor] : [])),
    ),
  ]
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.map((one): DraftWish => {
    if (one.wish.kind !== 'question') return one
    const { start, end } = one
    const asked = told(filled(one.wish, text, start, end, names), text, start, end, draft)
    const wish = ofTheirPrice(asked, folded.slice(start, end), rivals)
    if (wish.competitor !== undefined || !ofRival.has(wish.about)) return { ...one, wish }
    const said = folded.slice(start, end)
    const beside = withWhom.exec(folded.slice(Math.max(0, start - 60), start))
    const whom = wish.about === 'lower' && wish.against ? rivalIn(beside?.[1] ?? '', rivals) : undefined
    if (beside && whom !== undefined)
      return { wish: { ...wish, competitor: whom }, start: start - beside[0].length, end }
    const competitor =
      rivalIn(said, rivals) ??
      (ofOne.has(wish.about) && /\bd?el[ea]\b/.test(said) ? namedBefore(folded, start, rivals) : undefined)
    return { ...one, wish: competitor === undefined ? wish : { ...wish, competitor } }
  })
  const isTaken = ({ start, end, blocking }: Draft['unread'][number]) =>
    !blocking && wishes.some((one) => one.start <= start && end <= one.end)
  return { ...draft, wishes, unread: draft.unread.filter((one) => !isTaken(one)) }
}
