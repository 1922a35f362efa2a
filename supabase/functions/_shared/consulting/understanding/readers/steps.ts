/** Steps of several automations, and what their steps are made of. */
import { withWeekdays } from '../dates/weekdays.ts'
import type { Frame } from '../frames/frame.ts'
import { withFrames } from '../frames/read-frames.ts'
import { endingsIn } from '../questions/price-endings.ts'
import type { Draft, DraftWish, Profile } from '../text/draft.ts'
import { withoutSpans } from '../text/take-out.ts'
import { readSentences } from '../word-by-word/read-sentences.ts'
import type { Scene, Step } from './reader.ts'

/** A step that takes no words and mends what the later ones read. */
export const mend =
  (change: (text: string, draft: Draft, scene: Scene) => Draft): Step =>
  (text, scene, readRest) =>
    change(text, readRest(text), scene)

/** Wishes whose words no later reader sees. */
export function withTaken(
  text: string,
  taken: readonly DraftWish[],
  readRest: (rest: string) => Draft,
): Draft {
  if (taken.length === 0) return readRest(text)
  // The question mark goes with its question: left alone, it would make a question of what stands before.
  const whole = taken.map(({ start, end }) => ({
    start,
    end: end + (/^\s*\?+/.exec(text.slice(end))?.[0].length ?? 0),
  }))
  const draft = readRest(withoutSpans(text, whole))
  return { ...draft, wishes: [...draft.wishes, ...taken].toSorted((a, b) => a.start - b.start) }
}

/** Clauses that are read as a whole. */
export const frames =
  (known: readonly Frame[]): Step =>
  (text, { vocabulary }, readRest) =>
    withFrames(text, known, vocabulary, readRest)

/** The last reader: what is left, word by word. */
export const words =
  (profile: Profile): Step =>
  (text, { vocabulary }) =>
    readSentences(text, profile, vocabulary)

export const weekdays = (profile: Profile): Step => mend((text, draft) => withWeekdays(text, draft, profile))

/** "preços terminados em ,90": no amount of money. */
export const endings: Step = (text, _, readRest) => withTaken(text, endingsIn(text), readRest)
