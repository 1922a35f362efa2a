/**
 * "Não pode ter amendoim nem encostado": behind an allergy that was read, the words ask how the kitchen works. They take
 * nothing from the allergy, and stay with the owner where it was not read.
 */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const contact =
  /^(?:e )?nem (?:(?:pode |de |se )?(?:encost\p{L}+|triscar|chegar perto|perto|longe)|n[ao] mesm[ao] (?:panela|oleo|bancada|tabua|faca|fritadeira|chapa|cozinha))$/u

/** Most letters between the food and these words. */
const beside = 3

export function withoutContact(text: string, draft: Draft): Draft {
  const told = foldInPlace(text).toLowerCase()
  const found = draft.unread.filter(({ start, end, blocking }) => {
    const allergy = draft.wishes.some(
      ({ wish, end: before }) =>
        wish.kind === 'exclude' && wish.why === 'allergy' && start >= before && start - before <= beside,
    )
    return blocking && allergy && contact.test(told.slice(start, end).trim())
  })
  if (found.length === 0) return draft
  const asked = found.map(
    ({ start, end }): DraftWish => ({ wish: { kind: 'question', about: 'noTraces' }, start, end }),
  )
  return {
    ...draft,
    wishes: [...draft.wishes, ...asked].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter((one) => !found.includes(one)),
  }
}
