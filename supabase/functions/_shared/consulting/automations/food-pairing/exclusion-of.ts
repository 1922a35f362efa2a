import { exclusionsOf } from '../../base/request/judge-exclusions.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { heldByAny } from './held-dish.ts'

/** Whether a dish holds what is named, as far as its words tell. */
export function exclusionOf(what: string): (item: MenuItem) => boolean {
  const excluded = exclusionsOf({
    wishes: [{ kind: 'exclude', what, why: 'taste', text: what, origin: 'request' }],
    unread: [],
  })
  return ({ name, description }) =>
    heldByAny(excluded, { name, description, allergens: null })?.certainty === 'known'
}
