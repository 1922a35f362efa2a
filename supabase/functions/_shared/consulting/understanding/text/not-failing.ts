/** "não deixe de colocar preço" orders it, "não deixe o pudim de fora" keeps it: what is refused is to leave it out. */
import type { Draft } from './draft.ts'
import type { Span } from './half-read.ts'

const leave =
  '(?<!\\p{L})(?:n[ãa]o|nunca|jamais) (?:(?:se )?(?:deixe|deixem)|(?:se )?pod(?:e|em) deixar|(?<=(?:^|[.,;:!?\\n]|\\s(?:e|mas)) *n[ãa]o )deixa)'
// These verbs with "de" are words of the lexicon that already say that it must be there.
const known = '(?!(?:usar|ter|vender|servir|fazer|oferecer)(?!\\p{L}))'
const undone = new RegExp(`${leave} de ${known}(?=(?:\\p{L}{2,}[aei]r|p[oô]r)(?!\\p{L}))`, 'giu')
const out = new RegExp(`${leave}(?: de fora(?!\\p{L})|(?= [^.,;:!?\\n]{3,60}? de fora(?!\\p{L})))`, 'giu')

/** Reads the order that such words give; what is read of it covers them. Places stay. */
export function withNotFailing(text: string, isMenu: boolean, read: (plain: string) => Draft): Draft {
  const told: Span[] = []
  const swap = (by: string) => (said: string, start: number) => {
    told.push({ start, end: start + said.length })
    return by.padEnd(said.length)
  }
  const ordered = text.replace(undone, swap(''))
  const kept = isMenu ? ordered.replace(out, swap('mantenha')) : ordered
  const ends: Span[] = []
  const plain =
    kept === ordered
      ? kept
      : kept.replace(/(?<=mantenha {1,2}[^.,;:!?\n]{3,60}?) de fora(?!\p{L})/giu, (said, start: number) => {
          ends.push({ start, end: start + said.length })
          return ' '.repeat(said.length)
        })
  const draft = read(plain)
  if (told.length === 0) return draft
  const whole = <Placed extends Span>(one: Placed): Placed => ({
    ...one,
    start:
      told.find(({ end }) => end <= one.start && /^\p{L}*\s*$/u.test(text.slice(end, one.start)))?.start ??
      one.start,
    end: ends.find(({ start }) => start === one.end)?.end ?? one.end,
  })
  return { ...draft, wishes: draft.wishes.map(whole), unread: draft.unread.map(whole) }
}
