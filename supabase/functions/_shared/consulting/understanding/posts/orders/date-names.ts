/** The names of dates: what may be one, and where it ends. */
import type { DraftWish } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { isAside } from './asides.ts'
import { bare, isNoun } from './what.ts'
import { publishing } from './words.ts'

/** A name that says no more than its day: "15 de agosto", "dia 13". */
export const nameless =
  /^(?:(?:n?o |em |eu |a gente |nos |tenho |temos |tem |so |cai |e )*(?:dia )?\d{1,2}(?:o|º)?(?: de [a-zç]+|\/\d{1,2}(?:\/\d{2,4})?)?|eu tenho|tenho|temos|tem|espere|dia|data|sao|foi)$/
const lead =
  /^(?:(?:e|mas|so|entao|ai|de resto|no lugar|o que importa|importante|temos|tenho|tem|teremos|vai ter|vamos ter|eu tenho|a gente tem|havera|vai rolar|rola|sera|e|com|tambem|que e)[ :]+)+/

const ordering = new RegExp(
  `^(?:${publishing}|vou|vamos|vale|apresent\\w+|agend\\w+|vender|feliz aniversario pra mim|promov\\w+)\\b(?! d[aeo] )`,
)

/** What no date can be called: an order, or a word for days alone. */
export const isNoName = (what: string): boolean => {
  const folded = foldInPlace(what)
  // What was is no date to come.
  if (/\b(?:saia|custava|era|eram|foi|teve|tinha|vendia|fez|fizemos|aconteceu)\b/.test(folded)) return true
  return (
    (ordering.test(folded) && !/^homenagem/.test(folded)) ||
    /^(?:(?:o|a|um|uma|de|livre|exceto|menos|fora|semana|dia|data|feira|dias|sexta|sabado|domingo|segunda|terca|quarta|quinta|e|ate|\d+)\b[ -]*)+$/.test(
      folded,
    )
  )
}

/** A name ends where a verb begins: "corrida de rua passa aqui na frente". */
function withoutVerb(what: string): string {
  if (isNoun(foldInPlace(what)) && !/\sé(?:\s|$)/u.test(what)) return what
  const words = what.split(' ')
  for (let size = words.length - 1; size > 0; size -= 1) {
    const head = words.slice(0, size).join(' ')
    const next = (words[size] ?? '').toLowerCase()
    if (isNoun(foldInPlace(head)) && cutting.test(next))
      return head.replace(/\s+(?:que|e|aqui|de|do|da|em|no|na|a|dia)$/u, '')
  }
  return what
}

const cutting =
  /^(?:toca|tocam|canta|comanda|anima|sai|entra|estreia|é|foi|passa|vai|cai|fica|rende|lota|enche|será|sera|tem|vem|chega|acontece|começa|comeca|termina|está|esta|estará|que|muda|fecha|abre)$/

const leadIn = /^(?:(?:(?:um\s+)?posts?\s+(?:sobre|d[aeo]|para|pra)|n?[oa]|um|uma|em)\s+)+(?=\p{L}{3})/iu

/** "Seresta só no sábado": what the weekdays leave of it. */
const onlyThen = /\s+(?:é\s+)?(?:s[oó]|somente|apenas)$/iu

/** Without separators at the ends of its words; a feast has no article. */
export function trimmed(text: string, { wish, start, end }: DraftWish): DraftWish {
  const said = text.slice(start, end)
  const lead = /^[\s,.;:–-]+/u.exec(said)?.[0].length ?? 0
  const tail = /[\s,;:–-]+$/u.exec(said)?.[0].length ?? 0
  const named =
    wish.kind === 'date' && !wish.closed
      ? { ...wish, what: withoutVerb(wish.what.replace(leadIn, '').replace(onlyThen, '')) }
      : wish
  return { wish: named, start: start + lead, end: Math.max(start + lead + 1, end - tail) }
}
/** What is refused on some days is nothing that is held on them. */
const refused = /^(?:nenhum\w*|nada|zero|chega)\b/

/** The words beside a nameless date as its name; null if they are none. */
export function nameOf(said: string): string | null {
  const folded = foldInPlace(said)
  const start = lead.exec(folded)?.[0].length ?? 0
  const name = bare(said.slice(start))
  const plain = foldInPlace(name)
  return isNoun(plain) &&
    !refused.test(plain) &&
    !/\d/.test(plain) &&
    !isAside(plain) &&
    plain.split(' ').length <= 8
    ? name
    : null
}
