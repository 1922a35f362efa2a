/** The voices of a calendar: what the owner asks of its tone counts before what the wizard's list says. */
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { registerOf } from './moments.ts'
import type { Register } from './tables/moments.ts'
import { voices } from './tables/voices.ts'

/** The voices in which the posts are written, at least one. */
export function voicesOf(chosen: readonly string[], { wishes }: RequestSheet): string[] {
  const known = chosen.filter((voice) => Object.hasOwn(voices, voice))
  const asked = wishes.flatMap((wish) =>
    wish.kind === 'style' && Object.hasOwn(voices, wish.what) ? [wish.what] : [],
  )
  if (asked.length === 0) return known.length > 0 ? known : ['Acolhedora']
  // Few words and the speech of the street do not go together.
  const fits = known.filter(
    (voice) => registerOf([voice]) === registerOf(asked) || registerOf(asked) === 'plain',
  )
  return [...new Set([...asked, ...fits])]
}

/** The register without slang. */
export const plainer = (register: Register): Register => (register === 'spoken' ? 'plain' : register)
