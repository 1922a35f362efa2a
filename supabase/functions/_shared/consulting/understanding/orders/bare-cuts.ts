/**
 * "Tem pizza demais e a cozinha se enrola. Pode cortar até 6": a number that may go, of what the sentence before is too
 * much of; without one, of the whole menu.
 */
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { namedBy } from './naming.ts'

const cut =
  /^(?:(?:e|mas|entao|ai|por mim|voces?|eu|a gente) )*(?:pod\w+|da (?:pra|para)|quero|queria|e (?:pra|para)|vamos|aceito|deixo|topo)? ?(?:cort|tir|retir|elimin|enxug)\w* (?:ate|no maximo|uns|umas|so)? ?(?:a )?(?<n>\d{1,2}|[a-z]+)(?: (?:del[ae]s|it[eo]\w*|coisas?|pratos?|produtos?|linhas?))?$/
const tooMuch =
  /(?:tem|temos|ha|sao|e|ta com|esta com) (?:muit[oa]s? )?(?<what>[a-z ]{3,30}?) (?:demais|de mais|sobrando|em excesso|a mais|demasiad[oa])(?![a-z])|(?:excesso de|muit[oa]s?) (?<other>[a-z ]{3,30}?)(?=[,.;!?]| e | no | na |$)/

/** Most of the items that an order may take out without naming them. */
const mostShare = 0.5

export function withBareCuts(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const found: DraftWish[] = []
  const explained: { start: number; end: number }[] = []
  const unread = draft.unread.filter((passage) => {
    if (passage.blocking) return true
    const said = folded.slice(passage.start, passage.end).trim()
    const number = cut.exec(said)?.groups?.n
    const most = number === undefined ? undefined : amountsIn(number)[0]?.value
    if (most === undefined || !Number.isInteger(most) || most < 1) return true
    // The sentence before, or the clause before in the same one.
    const before = folded.slice(Math.max(0, passage.start - 160), passage.start).replace(/[\s.!?;,]+$/, '')
    const near = before.slice(before.search(/[^.!?;\n]*$/))
    const told = tooMuch.exec(near)?.groups
    const what = (told?.what ?? told?.other)?.replace(/^(?:muit[oa]s? |tanta |tanto )/, '').trim()
    const named = what === undefined ? null : namedBy(what, names)
    // "pizza" is all of "Pizzas tradicionais" and "Pizzas doces".
    const isShared =
      what !== undefined && names.some(({ name, isSection }) => isSection && namesItem(what, { name }))
    const item = named?.length === 1 ? named[0] : isShared ? what : undefined
    const size = names.filter(({ isSection }) => !isSection).length
    if ((what !== undefined && item === undefined) || most > size * mostShare) return true
    if (what !== undefined) explained.push({ start: passage.start - 160, end: passage.start })
    found.push({
      wish: { kind: 'dropItem', item: item ?? everyItem, weak: true, most },
      start: passage.start,
      end: passage.end,
    })
    return false
  })
  if (found.length === 0) return draft
  return {
    ...draft,
    wishes: [...draft.wishes, ...found].toSorted((a, b) => a.start - b.start),
    // "Tem pizza demais e a cozinha se enrola" says why.
    unread: unread.filter(
      (one) =>
        one.blocking ||
        !explained.some(({ start, end }) => one.start >= start && one.end <= end) ||
        !tooMuch.test(folded.slice(one.start, one.end)),
    ),
  }
}
