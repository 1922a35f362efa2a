/** "não inclua o prato kids": an order about a dish of the menu, which says of no child what it may not eat. */
import type { AutomationType } from '../../automation-types.ts'
import { type Draft, type DraftUnread, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const ofChildren = '(?:kids|infanti(?:l|s)|d[aeo]s? (?:criancas?|criancada|meninos|meninas)|baby)'
const dish = `(?:[oa]s? )?(?:(?:prato|opcao|porcao|combo|item|linha)s?|cardapio|menu) ${ofChildren}`
const refusal = new RegExp(
  `^(?:(?:e|mas|tambem) )*(?:(?:nao (?:inclu\\w+|use\\w*|quero|queremos|coloqu\\w+|conte\\w*|mex\\w+ (?:n|em)?)|tir\\w+|deix\\w+ (?:de )?fora|exclu\\w+|sem|fora|menos) ${dish}|${dish} (?:(?:fica|deve ficar|esta) (?:de )?fora|nao(?: entra| precisa)?|pode (?:sair|ficar (?:de )?fora)))[.!]?$`,
)
const named = new RegExp(`(?<![a-z])${ofChildren}(?![a-z])`)

/** The draft in which such an order leaves out the dish where the menu has one, and blocks nothing where it has none. */
export function withChildrensDish(
  text: string,
  draft: Draft,
  type: AutomationType,
  names: readonly HouseName[],
): Draft {
  let { wishes } = draft
  const unread = draft.unread.flatMap((one): DraftUnread[] => {
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
