/** Drinks of the house that single words took for ingredients: "tirem a gin tônica", "menos na caipirinha". */
import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { isSameName } from '../../base/match-items.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const excepts = /(?<![a-z])(?:menos|exceto|salvo|tirando|fora|com excecao|a nao ser)(?![a-z])/u
const removes =
  /(?<![a-z])(?:tir|cort|retir|aposent|elimin|risc|risqu|suspend)[a-z]*(?![a-z])|(?<![a-z])(?:sai|saem|sair|fora)(?![a-z])/u
const pushes =
  /(?<![a-z])(?:promov|destac|destaqu|empurr|relanc|divulg)[a-z]*|(?<![a-z])(?:vender|sair|girar) mais(?![a-z])/u

const wants =
  /(?<![a-z])(?:quer|gost|ador|prefer|prefir|ped|precis|faz|fac|cri|mont|inspir|parecid|tipo|com|como|n[ao] estilo)[a-z]*(?![a-z])/u

/** The item of the house by its own name, unless the name is that of a food. */
function itemNamed(what: string, items: readonly string[]): string | undefined {
  const kind = findTerm(what)?.kind
  if (kind === 'ingredient' || kind === 'group' || kind === 'cachaca') return undefined
  return items.find((name) => isSameName(name, what))
}

/** @param items names of the house's menu */
export function withSettledItems(text: string, draft: Draft, items: readonly string[]): Draft {
  const folded = foldInPlace(text)
  const unread: DraftUnread[] = [...draft.unread]
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish, start, end } = one
    if (wish.kind !== 'exclude' && wish.kind !== 'prefer') return [one]
    const said = folded.slice(start, end)
    // "nada de polpa" refuses no fruit, only how it is bought.
    if (wish.kind === 'exclude' && wish.what === 'frutas' && /polpa/.test(said)) {
      unread.push(unreadAt({ start, end }))
      return []
    }
    const item = itemNamed(foldAccents(wish.what), items) ?? itemNamed(wish.what, items)
    if (item === undefined) return [one]
    if (wish.kind === 'prefer') {
      if (pushes.test(said)) return [{ ...one, wish: { kind: 'promote', item } }]
      if (wants.test(folded)) return [one]
      // What is told of a drink that the house sells asks for no new one.
      unread.push(unreadAt({ start, end }))
      return []
    }
    if (excepts.test(said)) return [{ ...one, wish: { kind: 'keepItem', item } }]
    return removes.test(said) ? [{ ...one, wish: { kind: 'dropItem', item } }] : [one]
  })
  return { ...draft, wishes, unread: unread.toSorted((a, b) => a.start - b.start) }
}
