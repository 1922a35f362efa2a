/** Finds the questions on prices in a text. */
import { readBy } from '../anyhow/form.ts'
import { priceQuestions } from '../anyhow/rules/price-questions.ts'
import { Slots } from '../anyhow/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import { commas, cut, type Sentence } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { askReaders } from './price-asks.ts'

const asks =
  /\?|\b(?:sera q(?:ue)?|quero saber|queria saber|gostaria de saber|vale a pena|compensa|me (?:diz|digam|diga|fala|explica|mostra\w*)|duvida|opiniao|e se)\b|^\s*(?:e |mas |ah |entao )?(?:por ?que|pq|qual|quais|quanto|onde|o que)\b/

const trimmed = ({ said, at }: Sentence) => {
  const start = /^\s*/.exec(said)?.[0].length ?? 0
  const end = said.replace(/[\s?!.,;]+$/, '').length
  return { start: at + start, end: at + Math.max(start, end) }
}

/** The questions of a text: of whole sentences, else of their pieces between commas. */
export function askedIn(
  sentences: readonly Sentence[],
  text: string,
  names: readonly Named[],
  today: string,
): DraftWish[] {
  const read = (sentence: Sentence, before: Sentence | undefined): DraftWish[] => {
    const { said, at } = sentence
    if (!asks.test(said)) return []
    const original = text.slice(at, at + said.length).trim()
    for (const reader of askReaders) {
      const found = reader({ said: said.trim(), original, before: before?.said ?? '', names, today })
      if (!found) continue
      const { start, end } = trimmed(sentence)
      const from = found.joins && before ? trimmed(before).start : start
      return end - from > longestText ? [] : [{ wish: found.wish, start: from, end }]
    }
    const span = trimmed(sentence)
    if (span.end - span.start > longestText) return []
    const other = readBy(priceQuestions, new Slots(text.slice(span.start, span.end), names, today))
    return other?.map((wish) => ({ wish, ...span })) ?? []
  }
  return sentences.flatMap((sentence, index) => {
    const whole = read(sentence, sentences[index - 1])
    const pieces = cut(sentence, commas, false)
    return whole.length > 0 || pieces.length < 2 ? whole : pieces.flatMap((piece) => read(piece, undefined))
  })
}
