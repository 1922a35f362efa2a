/**
 * "24/12 ceia só pra hóspede": an evening of others, to which no post may invite. The house is closed to its followers,
 * and no post says that it closes.
 */
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Given, Order } from './orders/order.ts'

const others =
  '(?:(?:quem (?:e|esta|ta|for|fica) )?hosped\\w+|quem (?:e|for) (?:soci\\w+|convidad\\w+|alun\\w+)|convidad\\w+|soci\\w+|funcionari\\w+|alun\\w+|condomin\\w+|famili\\w+ d[aeo]s?|equipe|casa d[eo] \\w+)'
const isPrivate = new RegExp(
  `(?<![a-z])(?:so|somente|apenas|exclusiv\\w+)(?: (?:para|pra|pros?|pras|d[aeo]s?|com|os|as|o|a))* (${others}(?: d[aeo]s? [a-z]+)?)(?![a-z])|(?<![a-z])((?:evento|festa|jantar|almoco|casamento|aniversario|confra\\w*) (?:particular|privad[oa]|fechad[oa]))(?![a-z])`,
)
/** The day, which the wish has as a date. */
const dayWords =
  /(?:^|\s+)(?:n?o )?(?:dia )?\d{1,2}(?:\/\d{1,2}| de \p{L}+)?(?=\s|,|$)(?: (?:tem|vai ter|é|e))?/giu

const hours = / [àa]s \d{1,2}(?:h(?:\d\d)?|:\d\d)?(?!\p{L})/giu
/** What stands around the name of what is held. */
const around =
  /^[\s,:–—-]+|^(?:em|n[oa]s?|a casa|a gente|tem|vai ter)\s+|\s+(?:é|e|eh|vai ser|será)$|(?<!\p{L})(?:atend|abr|receb|serv)\p{L}+.*$|[\s,:–—-]+$/giu

/** For whom the day is, in the owner's words; null where anybody may come. */
function onlyFor(said: string): { only: string; name: string } | null {
  const found = isPrivate.exec(foldInPlace(said).toLowerCase())
  if (!found) return null
  const [all, whom, event] = found
  const words = whom ?? event ?? ''
  const at = found.index + all.length - words.length
  const only = `${whom === undefined ? '' : 'só para '}${said.slice(at, at + words.length)}`
  const name = said
    .slice(0, found.index)
    .replace(dayWords, ' ')
    .replace(hours, ' ')
    .replace(around, '')
    .trim()
  return { only, name }
}

/** "31/12 só para os hóspedes", "o Réveillon é exclusivo dos sócios": the day, and for whom it is. */
export function readPrivate({ clause, when, next }: Given): Order | null {
  // "ceia de Natal só para sócios, 24/12": the day behind it is the one that counts.
  const isBehind = next !== null && next.when.days.from !== undefined && !/\p{L}{2}/u.test(next.said)
  const isSaid = next !== null && /^nao (?:atend|abr|receb)/.test(next.clause.folded)
  const { from, to = from } = isBehind ? next.when.days : when.days
  const held = from === undefined || clause.asks ? null : onlyFor(clause.text)
  if (held === null || from === undefined || when.days.weekdays !== undefined) return null
  const name = (held.name || when.feast) ?? 'casa fechada'
  return {
    wishes: [{ kind: 'date', what: name.slice(0, 120), from, to, closed: true, only: held.only }],
    ...((isBehind || isSaid) && { takesNext: true }),
  }
}

/** The draft with such days closed. */
export const withPrivateDays = (text: string, draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one) => {
    if (one.wish.kind !== 'date' || one.wish.closed || one.wish.from === undefined) return one
    const held = onlyFor(text.slice(one.start, one.end))
    if (held === null) return one
    const { only, name } = held
    return { ...one, wish: { ...one.wish, closed: true, only, ...(name.length > 2 && { what: name }) } }
  }),
})
