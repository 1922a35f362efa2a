/** The last line of a post that says how to book or to order, as the owner stated it. */
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { shuffled } from './item-words.ts'
import { callLines } from './tables/call-lines.ts'
import type { Register } from './tables/moments.ts'

/** Closing lines, each a sentence of its own wording; none where the owner named no way. */
export function callsOf({ houseFacts }: Requirements, register: Register, seed: string): string[] {
  const calls = houseFacts.flatMap(({ about, what }) => (about === 'call' && what ? [what] : []))
  const voice = register === 'spoken' ? 'spoken' : 'plain'
  const lines = calls.map((call) => {
    const kind = /^entrega/iu.test(call)
      ? 'delivery'
      : /^reservas/iu.test(call)
        ? 'table'
        : /^(?:pedidos|encomendas)/iu.test(call)
          ? 'order'
          : 'contact'
    return shuffled(callLines[voice][kind], seed).map((text) =>
      text
        .replaceAll('{Call}', capitalize(call))
        .replaceAll('{call}', kind === 'contact' ? call : uncapitalize(call)),
    )
  })
  // Of two ways, one after the other.
  const most = Math.max(0, ...lines.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lines.flatMap((list) => list.slice(at, at + 1))).flat()
}
