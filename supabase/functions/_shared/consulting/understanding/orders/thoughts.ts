/** "As pizzas doces eu tô pensando em tirar tudo, o que vocês acham?": what is only thought of is asked, and no order. */
import { tokenize } from '../../base/language/text.ts'
import { question } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, longestText, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const thought =
  /(?<![a-z])(?:pensando (?:em|se)|penso em|pensei em|cogitando|cogito|em duvida se|com vontade de|querendo) (?:\w+ ){0,2}(?:tir|cort|acab|elimin|larg|par)\w*/
const sentence = /[^.!?;\n]+[.!?;]*/g

export function withThoughts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let current = draft
  for (const { 0: said, index } of folded.matchAll(sentence)) {
    if (!said.includes('?') || !thought.test(said)) continue
    const lead = /^\s*/.exec(said)?.[0].length ?? 0
    const span = { start: index + lead, end: index + said.replace(/[\s.!?;]+$/, '').length }
    const inside = ({ start, end }: { start: number; end: number }) =>
      start >= span.start && end <= index + said.length
    const drops = current.wishes.filter((one) => one.wish.kind === 'dropItem' && inside(one))
    if (drops.length === 0 || span.end - span.start > longestText) continue
    // "tirar tudo" names no "X-tudo".
    const words = new Set(tokenize(said).filter((word) => word !== 'tudo'))
    const asked = drops.flatMap(({ wish }): DraftWish[] =>
      wish.kind === 'dropItem' && tokenize(wish.item).every((word) => words.has(word))
        ? [{ ...span, wish: question('keepWorth', { item: wish.item }) }]
        : [],
    )
    current = {
      ...current,
      wishes: [...current.wishes.filter((one) => !drops.includes(one)), ...asked].toSorted(
        (a, b) => a.start - b.start,
      ),
      unread:
        asked.length > 0
          ? current.unread.filter((one) => one.blocking || !inside(one))
          : [...current.unread, unreadAt(span)],
    }
  }
  return current
}
