import {
  addressed,
  clauseComma,
  leaveOut,
  longestEntry,
  nameWithout,
  reachesMinors,
  returns,
  slices,
} from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { eventDay, relativeDate } from '../dates/relative-dates.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { closesAtHour, withoutAgreed } from './closures.ts'

/** How often to post is another question of the wizard. */
const ofFrequency = /\b(?:posts?|postagens|publicacoes|vezes) (?:por|a|na|pra cada) semana\b/

/** Among dates to post about, where a renovation may be the occasion. */
const staysShut = /\b(fecha\w*|recesso|ferias coletivas)\b/

const ofForm =
  /^(?:(?:e|quero|faz|faca|um|uma|uns|umas|a|as|o|os) )*(?:fotos?|videos?|videozinhos?|reels?|carross(?:el|eis)|stor(?:y|ies|ys)) (?!sobre )/

const parting = new RegExp(
  String.raw`[;\n?!]|${clauseComma}|\sent[ãa]o\s|\s+e\s+(?=(?:o |a )?(?:dia|natal|r[eé]veillon|carnaval|s[aã]o|anivers[aá]rio|festa|p[aá]scoa|black|ano novo|fortal|halloween|f[eé]rias|semana santa|corpus|jogo)\b)|\.(?=\s|$)`,
  'giu',
)

/** Dates to post about: "São João, aniversário da casa 14/03". An entry without a date is left over. */
export function readSpecialDates(text: string, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  for (const entry of slices(text, parting)) {
    if (entry.text.length > longestEntry) {
      leaveOut(draft, entry)
      continue
    }
    const stated = findDates(entry.text, today)
    const relative =
      stated.length === 0 ? (relativeDate(entry.text, today) ?? eventOn(entry.text, today)) : null
    const all = relative ? [relative] : stated
    // "Dia da Cachaça (13/09)" gives one date twice.
    const found = all.filter(
      ({ name, span }) =>
        name !== null || !all.some((other) => other.name !== null && other.span.from === span.from),
    )
    const severalNamed = found.length > 1 && found.every(({ name }) => name !== null)
    const dated = all.filter(({ name }) => name === null)
    // "pré-carnaval dia 30/01": the owner's date counts.
    const own = dated.length > 0 && all.length > dated.length && all.length - dated.length === 1
    // "não postar dia 25/12"
    const refused = /\b(nao|nem|sem|nada|evit\w+|ia ser|mudou)\b/.test(foldInPlace(entry.text))
    const unclear =
      refused ||
      // "foto da equipe no dia 18/12" asks for a picture, and names no event.
      ofForm.test(foldInPlace(entry.text)) ||
      // Whose hour it is, nobody has read: a closed day would be a wrong guess.
      closesAtHour.test(foldInPlace(entry.text)) ||
      ofFrequency.test(foldInPlace(entry.text)) ||
      found.length === 0 ||
      (found.length > 1 && !severalNamed && !own)
    if (unclear || reachesMinors(entry.text) || addressed.test(foldInPlace(entry.text))) {
      leaveOut(draft, entry)
      continue
    }
    const figures = dated
    for (const { name, span } of own ? dated : found) {
      const rest = nameWithout(entry.text, figures, name !== null || own)
      const what = (severalNamed ? name : rest) || name || entry.text
      draft.wishes.push({
        wish: {
          kind: 'date',
          what: what.slice(0, 120),
          from: span.from,
          to: span.to,
          closed:
            staysShut.test(withoutAgreed(foldInPlace(entry.text))) && !returns.test(foldInPlace(entry.text)),
        },
        start: entry.start,
        end: entry.start + entry.text.length,
      })
    }
  }
  return draft
}

function eventOn(text: string, today: string): FoundDate | null {
  const found = eventDay(foldInPlace(text), today)
  if (!found) return null
  const { day, start, end } = found
  return { span: { from: day, to: day }, start, end, name: null }
}
