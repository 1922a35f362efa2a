/**
 * "não escrever preço de prato nem pôr hashtag": a wish that stands over both parts, and says only one of them, would lose
 * the other. What it leaves out is read alone, or left to the owner.
 */
import { wishSentence } from '../../base/request/describe-wish.ts'
import { type Draft, type DraftWish, givenBack, inserted, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { canon } from '../text/scan.ts'
import { plainWords } from '../words/everyday-words.ts'

/** Both parts of a clause that refuses twice; "nem pensar" and "que nem" join nothing. */
const twice =
  /(?<![a-z])(?<first>(?:nao|nada|nenhum\w*|ninguem|sem|nunca|nem)(?![a-z])[^.!?;:\n]*?),? (?<second>nem (?!pensar|que|de graca|parecid|pintad|mort[oa]|tanto|mesmo|tudo|um[ae]? pouco)[^.!?;:,\n]+)/gu
const verb = /^nem (?:\w{2,}(?:ar|er|ir)(?:em)?)(?![a-z])/u
const leads = /^nem (?:(?:de|d[oa]s?|com|em|n[oa]s?|por|para|pra|[oa]s?) )*/u
/** Letters that two forms of a word share. */
const stem = 5

const isBare = (word: string) => word.length < 4 || plainWords.has(canon(word))
const wordsOf = (said: string) => (said.match(/[a-z]+/gu) ?? []).filter((word) => !isBare(word))

/** Whether a wish says something of a part, in our words or in its fields. */
function saysOf({ wish }: DraftWish, said: string): boolean {
  const told = foldInPlace(
    `${JSON.stringify(wish)} ${wishSentence({ ...wish, text: '', origin: 'request' } as Parameters<typeof wishSentence>[0])}`,
  ).toLowerCase()
  return wordsOf(said).some((word) => told.includes(word.slice(0, stem)))
}

/** "não pode nem chegar perto": not even. */
const evenSo = /(?<![a-z])(?:pod\w+|posso|dev\w+|quer\w*|consig\w+|consegue\w*|da|precis\w+|aguent\w+)\s*$/u
/** Wishes that refuse one thing. Limits and holds of items are read as whole clauses, with all that they name. */
const refusesOne = (wish: DraftWish['wish']): boolean =>
  (wish.kind === 'exclude' && wish.why === 'taste') ||
  wish.kind === 'postRule' ||
  wish.kind === 'noNew' ||
  wish.kind === 'drinkTrait' ||
  wish.kind === 'layout'

/** What nobody refuses by such a wish: after "nem" it would say the contrary. */
const asksFor: ReadonlySet<DraftWish['wish']['kind']> = new Set([
  'layout',
  'prefer',
  'audience',
  'postTopic',
  'promote',
])
const behindNem = /(?<![a-z])nem (?:(?:de|d[oa]s?|com|em|n[oa]s?|uma?) )*$/u

/** "não uso leite condensado nem drink azul": none of them is blue. */
const withoutTraits = (folded: string, draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one) => {
    const before = behindNem.exec(folded.slice(0, one.start))
    return one.wish.kind === 'drinkTrait' && one.wish.bound !== 'at_most' && before
      ? { ...one, wish: { ...one.wish, count: 0, bound: 'at_most' as const }, start: before.index }
      : one
  }),
})

/** "não quero QR code nem cardápio em inglês" asks for no page in English. */
const withoutTurned = (folded: string, draft: Draft): Draft =>
  givenBack(
    draft,
    draft.wishes.filter(
      ({ wish, start }) => asksFor.has(wish.kind) && behindNem.test(folded.slice(0, start)),
    ),
  )

const nor = /^nem (?!pensar|que|de graca|tanto|mesmo|tudo)/u

/** "Não quero prato novo nem foto": what stands unread behind "nem" is read as refused, where the words before it are. */
function withNor(text: string, draft: Draft, read: (words: string) => Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes } = draft
  const unread = draft.unread.filter((one) => {
    const said = folded.slice(one.start, one.end)
    const before = draft.wishes.findLast(({ end }) => end <= one.start)
    if (one.blocking || !nor.test(said) || !before || !refusesOne(before.wish)) return true
    if (!/^[\s,]*$/u.test(folded.slice(before.end, one.start))) return true
    const alone = read(`sem ${text.slice(one.start, one.end).replace(/^nem\s+(?:de\s+)?/iu, '')}`)
    const [found, ...more] = alone.wishes
    if (!found || more.length > 0 || alone.unread.length > 0 || !refusesOne(found.wish)) return true
    wishes = inserted(wishes, { wish: found.wish, start: one.start, end: one.end })
    return false
  })
  return { ...draft, wishes, unread }
}

/** The draft in which nothing of a double refusal is lost. `read` reads words by themselves. */
export function withSecondRefusals(text: string, given: Draft, read: (words: string) => Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const draft = withNor(text, given, read)
  let { wishes, unread } = withoutTurned(folded, withoutTraits(folded, draft))
  for (const { index, groups, 0: said } of folded.matchAll(twice)) {
    const end = index + said.length
    const second = { start: end - (groups?.second ?? '').length, end }
    const first = { start: index, end: index + (groups?.first ?? '').length }
    const over = wishes.filter((one) => one.start < first.end && one.end > second.start)
    const [whole] = over
    if (!whole || !over.every(({ wish }) => refusesOne(wish)) || evenSo.test(groups?.first ?? '')) continue
    const lost = [first, second].filter((part) => {
      const words = folded.slice(part.start, part.end)
      return (
        wordsOf(words).length > 0 &&
        !over.some((one) => saysOf(one, words)) &&
        !wishes.some((one) => !over.includes(one) && meets(one, part)) &&
        !unread.some((one) => meets(one, part))
      )
    })
    const [part, ...others] = lost
    if (!part || others.length > 0) continue
    const own = folded.slice(part.start, part.end)
    const lead = part === first ? '' : verb.test(own) ? 'nao ' : 'sem '
    const skipped = part === first ? 0 : ((verb.test(own) ? /^nem /u : leads).exec(own)?.[0].length ?? 0)
    const alone = read(`${lead}${text.slice(part.start + skipped, part.end)}`)
    const isKnown = (wish: DraftWish['wish']) =>
      wishes.some((one) => JSON.stringify(one.wish) === JSON.stringify(wish))
    const isRead = alone.wishes.length > 0 && alone.unread.length === 0
    const fresh = alone.wishes.filter(({ wish }) => !isKnown(wish))
    // Our words for it differ from the owner's.
    if (isRead && fresh.length === 0) continue
    const rest: Span = part === first ? second : first
    wishes = wishes.map((one) =>
      over.includes(one)
        ? {
            ...one,
            start: Math.max(one.start, Math.min(rest.start, one.end)),
            end: part === first ? one.end : Math.min(one.end, rest.end),
          }
        : one,
    )
    if (isRead) for (const { wish } of fresh) wishes = inserted(wishes, { wish, ...part })
    else unread = [...unread, unreadAt(part)].toSorted((one, other) => one.start - other.start)
  }
  return { ...draft, wishes, unread }
}
