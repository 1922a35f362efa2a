/**
 * Every food that stands in an allergy's reach is excluded for the allergy, or asked about, whichever reader took its
 * words: "nada com coco que minha sócia é alérgica, e o que dá pra deixar pronto?"
 */
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import type { Draft, DraftUnread, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { healthWords } from '../text/health-words.ts'
import { doubt } from './explained-allergies.ts'

const sentence = /(?:[^.!?\n;]|(?<=\d)\.(?=\d))+/gu
const piece = /(?:(?!(?<![a-z])(?:mas|porem|so que)(?![a-z]))[^,:()])+/gu
const refuses =
  /(?<![a-z])(?:sem|nada|nao|n|nem|evit\w+|tira\w*|fora|proib\w+|cuidado|nunca|se tiver)(?![a-z])/
/** "ninguém tem alergia", "sem alergia a leite": there is none. */
const denies = /(?<![a-z])(?:ninguem|nenhum\w*|nao|sem)(?: \w+){0,2} (?:alerg|intoler)\w*/
/** "o leite pode": what is allowed is no exclusion. */
const allows = /(?<![a-z])(?:(?<!nao )(?<!n )pode|podem|liberad[oa]s?|exceto|salvo|menos|tudo bem)(?![a-z])/

/** Questions whose answer says who may eat it. */
const answers: ReadonlySet<string> = new Set(['allergyRisk', 'glutenFree', 'safeFor'])

/** Wishes that say what becomes of a food, other than leaving it out: it is marked, or asked about. */
const settles = ({ kind, ...wish }: WishContent): boolean =>
  kind === 'layout' ||
  kind === 'pageNote' ||
  (kind === 'share' && 'without' in wish) ||
  (kind === 'pairingRule' && 'what' in wish && wish.what === 'versionWithout') ||
  (kind === 'question' && 'about' in wish && typeof wish.about === 'string' && answers.has(wish.about))

const spansOf = (text: string, parts: RegExp, at = 0): Span[] =>
  [...text.matchAll(parts)].map(({ 0: said, index }) => ({
    start: at + index,
    end: at + index + said.length,
  }))

/** The foods of a passage, also those that it says are not in it; not those of a doubt. */
const foodsIn = (said: string) => {
  const asked = doubt.exec(foldInPlace(said).toLowerCase())
  const { named, denied } = readText(asked ? said.slice(0, asked.index) : said)
  return [...named, ...denied].filter(({ kind }) => /^(?:ingredient|group|allergen|dish)$/.test(kind))
}

/** The foods of an allergy: beside its word, else in the refusal before or after it. */
function reachOf(text: string, pieces: readonly Span[], at: number): { span: Span; foods: string[] } | null {
  const own = pieces[at]
  if (!own) return null
  const said = text.slice(own.start, own.end)
  const word = healthWords.exec(foldInPlace(said).toLowerCase())
  const after = foodsIn(said.slice(word?.index ?? 0))
  const beside = after.length > 0 ? after : foodsIn(said)
  if (beside.length > 0) return { span: own, foods: beside.map(({ name }) => name) }
  for (const near of [pieces[at - 1], pieces[at + 1]]) {
    if (!near) continue
    const other = text.slice(near.start, near.end)
    const foods = refuses.test(foldInPlace(other).toLowerCase()) ? foodsIn(other) : []
    if (foods.length > 0) return { span: near, foods: foods.map(({ name }) => name) }
  }
  return null
}

const covers = (what: string, food: string) => {
  const names = exclusionOf(what, 'allergy').names
  return what === food || names.has(food) || exclusionOf(food, 'allergy').names.has(what)
}

/** The draft in which no allergy is lost: its exclusions are for the allergy, and what no reader kept is asked. */
export function withKeptAllergies(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  if (!healthWords.test(folded)) return draft
  const wishes = draft.wishes.map((one) => ({ ...one }))
  const asked: DraftUnread[] = []
  for (const whole of spansOf(text, sentence)) {
    const pieces = spansOf(folded.slice(whole.start, whole.end), piece, whole.start)
    pieces.forEach((own, at) => {
      const said = folded.slice(own.start, own.end)
      if (!healthWords.test(said) || denies.test(said) || allows.test(said)) return
      const reach = reachOf(text, pieces, at)
      if (!reach || allows.test(folded.slice(reach.span.start, reach.span.end))) return
      const isAsked = draft.unread.some((passage) => passage.blocking && meets(passage, reach.span))
      for (const food of reach.foods) {
        const kept = wishes.filter(({ wish }) => wish.kind === 'exclude' && covers(wish.what, food))
        const isKept = kept.some(({ wish }) => wish.kind === 'exclude' && wish.why === 'allergy')
        for (const one of isKept ? [] : kept)
          if (one.wish.kind === 'exclude' && one.wish.why === 'taste')
            one.wish = { ...one.wish, why: 'allergy' }
        const isSettled = wishes.some((one) => settles(one.wish) && meets(one, reach.span))
        if (kept.length === 0 && !isSettled && !isAsked)
          asked.push({ ...reach.span, why: 'allergy', blocking: true, choices: [] })
      }
    })
  }
  const [first] = asked
  if (!first) return { ...draft, wishes }
  const fresh = asked.filter((one, at) => asked.findIndex(({ start }) => start === one.start) === at)
  return {
    ...draft,
    wishes,
    unread: [
      ...draft.unread.filter((passage) => !fresh.some((one) => meets(one, passage))),
      ...fresh,
    ].toSorted((a, b) => a.start - b.start),
  }
}
