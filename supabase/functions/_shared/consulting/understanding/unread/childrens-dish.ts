/** "não inclua o prato kids": an order about a dish of the menu, which says of no child what it may not eat. */
import type { AutomationType } from '../../automation-types.ts'
import { type Draft, type DraftUnread, type DraftWish, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const ofChildren = '(?:kids|infanti(?:l|s)|d[aeo]s? (?:criancas?|criancada|meninos|meninas)|baby)'
const dish = `(?:[oa]s? )?(?:(?:prato|opcao|porcao|combo|item|linha)s?|cardapio|menu) ${ofChildren}`
const refusal = new RegExp(
  `^(?:(?:e|mas|tambem) )*(?:(?:nao (?:inclu\\w+|use\\w*|quero|queremos|coloqu\\w+|conte\\w*|mex\\w+ (?:n|em)?)|tir\\w+|deix\\w+ (?:de )?fora|exclu\\w+|sem|fora|menos) ${dish}|${dish} (?:(?:fica|deve ficar|esta) (?:de )?fora|nao(?: entra| precisa)?|pode (?:sair|ficar (?:de )?fora)))[.!]?$`,
)
const named = new RegExp(`(?<![a-z])${ofChildren}(?![a-z])`)

const nothingForThem = /cachaca(?: [a-z]+){0,4} (?:crianc\w+|menin\w+|infanti(?:l|s)|kids|filh\w+)(?![a-z])/

/**
 * "sem cachaça nos pratos das crianças": of new dishes, those for children never have any, and the others keep it.
 */
function withSoberChildren(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const asksFor = (one: DraftWish) => one.wish.kind === 'question' && one.wish.about === 'childrensDish'
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish, start, end } = one
    if (wish.kind !== 'exclude' || wish.what !== 'cachaça' || wish.why === 'allergy') return [one]
    const isTheirs = draft.wishes.some(
      (before) =>
        asksFor(before) &&
        /^[\s,]*(?:e\s+)?$/.test(text.slice(before.end, Math.max(before.end, start))) &&
        before.end <= start,
    )
    if (!isTheirs && !nothingForThem.test(folded.slice(start, end))) return [one]
    return isTheirs
      ? []
      : [{ wish: { kind: 'question' as const, about: 'childrensDish' as const }, start, end }]
  })
  return { ...draft, wishes }
}

/** The draft in which such an order leaves out the dish where the menu has one, and blocks nothing where it has none. */
export function withChildrensDish(
  text: string,
  draft: Draft,
  type: AutomationType,
  names: readonly HouseName[],
): Draft {
  const own = type === 'dish_creation' ? withSoberChildren(text, draft) : draft
  let { wishes } = own
  const unread = own.unread.flatMap((one): DraftUnread[] => {
    const said = foldInPlace(text.slice(one.start, one.end)).toLowerCase().trim()
    if (!one.blocking || !refusal.test(said)) return [one]
    const dishes = names.flatMap(({ name, isSection }) =>
      !isSection && named.test(foldInPlace(name).toLowerCase()) ? [name] : [],
    )
    if (type !== 'food_pairing' || dishes.length === 0) return [{ ...one, blocking: false, why: 'unknown' }]
    const { start, end } = one
    wishes = inserted(wishes, {
      wish: { kind: 'pairing', rule: 'skip', dishes: dishes.slice(0, 12) },
      start,
      end,
    })
    return []
  })
  return { ...draft, wishes, unread }
}
