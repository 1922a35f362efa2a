/** The form of the post that an owner asks for an occasion: "um vídeo curto pro aniversário da casa 19/12". */
import type { PostFormat } from '../../base/request/post-formats.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readOccasion } from './occasions.ts'
import { itemOf } from './orders/what.ts'
import { readSpecialDates } from './special-dates.ts'

const form = '(reels?|videos?|videozinhos?|carross(?:el|eis)|carrocel|fotos?|stor(?:y|ies|ys))'
/** One post: "dois vídeos" counts posts of the calendar. */
const asked = new RegExp(
  String.raw`(?<![a-z])(?:(?:e|mas|eu|quero|queria|queremos|gostaria de|faz|faca|fazer|bota|bote|coloca|manda|monta|cria|preciso de|pode ser|pode fazer|me faz|me faca|tambem|ah) )*(?:um|uma|1|o|a) ${form}(?: (?:curt(?:o|inho|a|inha)|rapid(?:o|inho|a)|legal|bonit[oa]|bacana|de \d{1,2} ?(?:s|seg|segundos)))* (?:(?:falando |mostrando |contando )?(?:pr[ao]s?|para(?: [oa]s?)?|d[aeo]s?|sobre(?: [oa]s?)?|n[ao]s?|em)(?![a-z]))\s*`,
)

const formats: readonly (readonly [RegExp, PostFormat])[] = [
  [/^(?:reel|video)/, 'Reels'],
  [/^stor/, 'Stories'],
  [/^carro/, 'Carrossel'],
  [/^foto/, 'Foto'],
]

/** The first form that is asked, and where its words stand. */
function takeFormat(text: string): { format: PostFormat; start: number; end: number } | null {
  const found = asked.exec(foldInPlace(text))
  const format = formats.find(([words]) => words.test(found?.[1] ?? ''))?.[1]
  if (!found || format === undefined) return null
  return { format, start: found.index, end: found.index + found[0].length }
}

/** Between two sentences, and between the parts of one. */
const sentence = /[;!?\n]|\.(?=\s|$)/g
const part = /,(?!\d)(?![^()]*\))/g

/** The ends of a passage that begins at a place: its sentence first, then one comma part less each time. */
function endsFrom(text: string, start: number): number[] {
  sentence.lastIndex = start
  const end = sentence.exec(text)?.index ?? text.length
  const commas = [...text.slice(start, end).matchAll(part)].map(({ index }) => start + index)
  return [end, ...commas.toReversed()]
}

const ofBefore = new RegExp(
  `^(?:(?:e|quero|queria|faz|faca|fazer|bota|manda|pode ser|com) )*(?:um|uma|1) ${form}(?: curt\\w+| rapid\\w+| legal)?(?: (?:(?:mostrando|falando|contando|d|sobre|pra|para|n)? ?(?:isso|disso|disto|nisso|dele|dela|ess[ea] dia|desse dia|nesse dia|do dia|da festa|do evento|o evento|a festa)|mostrando tudo))$`,
)

/** "aniversário 12/12, um vídeo mostrando isso": the form of the occasion beside it. */
export function withFormBeside(text: string, { wishes, unread }: Draft): Draft {
  const told = wishes.map((one) => ({ ...one }))
  const taken: { start: number; end: number }[] = []
  for (const one of told) {
    const [whole = '', said = ''] = /^[\s,.;]*([^,;.!?\n]+)/.exec(text.slice(one.end)) ?? []
    const found = ofBefore.exec(foldInPlace(said).trim())
    const format = formats.find(([words]) => words.test(found?.[1] ?? ''))?.[1]
    const end = one.end + whole.trimEnd().length
    if (!found || format === undefined || one.wish.kind !== 'date' || one.wish.closed || one.wish.weekdays)
      continue
    // A subject that only points back is no subject.
    if (told.some(({ wish, start }) => wish.kind !== 'postTopic' && start >= one.end && start < end)) continue
    taken.push({ start: one.end, end })
    one.wish = { ...one.wish, format }
    one.end = end
  }
  const isTaken = ({ start, end }: { start: number; end: number }) =>
    taken.some((one) => start >= one.start && end <= one.end)
  return {
    wishes: told.filter((one) => one.wish.kind !== 'postTopic' || !isTaken(one)),
    unread: unread.filter((passage) => !isTaken(passage)),
  }
}

type Setting = { today: string; names: readonly HouseName[] }

/** The occasion in the words, if they say nothing else. */
function occasionIn(text: string, { today, names }: Setting) {
  const whole = { text, folded: foldInPlace(text), asks: false, today, anchor: today, names }
  const held = readOccasion(whole)
  const { wishes, unread } = held ? { wishes: [], unread: [] } : readSpecialDates(text, today)
  const found = held ?? (unread.length === 0 ? wishes.map(({ wish }) => wish) : [])
  const [only] = found
  if (found.length !== 1 || only?.kind !== 'date' || only.closed || only.weekdays) return null
  // "um reels do baião dia 12/12" is a post about the dish.
  return itemOf(only.what, names) === null ? only : null
}

/** The occasions for which a post of one form is asked, and the text with their words blank; places stay. */
export function takeShaped(text: string, setting: Setting): { wishes: DraftWish[]; rest: string } {
  const wishes: DraftWish[] = []
  let rest = text
  let from = 0
  for (;;) {
    const shaped = takeFormat(rest.slice(from))
    if (!shaped) return { wishes, rest }
    const { format, start: at, end: after } = shaped
    const start = from + at
    const begin = from + after
    // "dia 12/12 quero um reels do trio": what stands before the form in its part belongs to it.
    const lead = Math.max(
      ...[...rest.slice(0, start).matchAll(/[;!?\n,]|\.(?=\s|$)/g)].map(({ index }) => index + 1),
      0,
    )
    const read = endsFrom(rest, begin)
      .flatMap((end) => {
        const wish = occasionIn(`${rest.slice(lead, start)} ${rest.slice(begin, end)}`.trim(), setting)
        return wish ? [{ wish, end }] : []
      })
      .at(0)
    from = begin
    if (!read) continue
    const first = lead + (/\S/.exec(rest.slice(lead))?.index ?? 0)
    wishes.push({ wish: { ...read.wish, format }, start: first, end: read.end })
    rest = rest.slice(0, first) + rest.slice(first, read.end).replace(/[^\n]/g, ' ') + rest.slice(read.end)
    from = read.end
  }
}
