/**
 * Occasions read whole: name, days, and how they are held. "Ceia de Natal em 23/12, às 19h, R$ 149 por pessoa, só com
 * reserva". The name is what is left beside the other parts; where that is no name, nothing is read.
 */
import { addDays } from '../../base/calendar.ts'
import { eventName } from '../../base/language/event-name.ts'
import { reachesMinors } from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import { eventDay } from '../dates/relative-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutAgreed } from './closures.ts'
import { type Days, daysOfText } from './day-phrases.ts'
import { birthdayOf, eventOf } from './events.ts'
import { blanked, childrensPrice, takeContent, takeParts, womenFree } from './occasion-parts.ts'
import type { Statement } from './statement.ts'
import { longWeekdays } from './weekday-words.ts'

const weekday = String.raw`(?:dom(?:ingo)?|seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?)s?(?:[ -]feiras?)?\b`
const before = new RegExp(
  String.raw`(?:(?:\b(?:n[ao]s?|tod[ao]) )?\b${weekday},? ?)?(?:\b(?:em|n?[ao] dia|n?os dias|dias?|de|d[ao]|n[ao]|entre|para|pra) ?)?$`,
)
const after = new RegExp(String.raw`^ ?\(?,? ?(?:(?:num|n[ao]|um|uma) )?${weekday}\)?(?=[\s,.:|]|$)`)
const weekly = new RegExp(
  String.raw`(?:\b(?:tod[ao]s?(?: [ao]s?)?|cada|n[ao]s?|[ao]s|aos|as|de) )*\b${weekday}(?:(?: a|,| e|/)? (?:[ao]s? |as )?${weekday})*`,
)

/** Not an occasion: what is refused, asked of the posts, or closes the house. */
const other =
  /\b(?:nao|n|nem|sem|nada|nunca|jamais|evit\w+|posts?|post[aeo]\w*|public\w+|legendas?|hashtags?|fotos?|videos?|reels?|unico preco|preco unico|sorte\w+|delivery|entregas?|fechamos|fech[ao]|fecham|fechad[oa]s?|recesso|ferias|reforma|combos?|cada|volt\w+|desconto|promo\w*|menos|exceto|mudou|ia ser|ate acabar|so depois)\b/

/** A word left between two parts that ties them and names nothing. */
const tie =
  /^(?:e|é|com|em|no|na|de|do|da|dia|a|as|às|o|que|vai ter|tem|temos|teremos|vai|ser[aá]|aqui|mesmo|,|-|:)*$/iu

/** "couvert 15 só no dia": of that day, as all of it is. */
const onThatDay =
  /,?\s(?:s[oó]|somente|apenas)\s(?:no|nesse|neste|n?o pr[oó]prio|no mesmo)\sdia(?!\s\d|\p{L})/giu

/** Weekly events that are no dish; the lexicon knows dishes. */
const eventHead =
  /^(?:musica|som|voz|forro|samba|roda|pagode|chorinho|choro|seresta|sertanejo|karaoke|bingo|quiz|stand up|dj|banda|show|happy ?hour|rodizio|rock|mpb|jazz|blues|reggae|bossa|xote|brega|piseiro|baile|sarau|cinema|aula|oficina|degustacao|noite|festa|feira|brunch|jogo|encontro|clube|tributo)\b/

/** What a feast is held as: "Réveillon: festa na areia". */
const heldAs =
  /^\s*(?:(?:um|uma|com|a|o|nossa|nosso) )?(?:festa|jantar|almoco|ceia|show|baile|noite|rodizio|buffet|brunch|feijoada|churrasco|menu|cardapio especial|forro|samba|pagode|musica ao vivo|cafe da manha|luau|anivers\w+|niver)\b/

/** Whether what follows a colon is what a feast is held as. */
export const isHeldAfter = (folded: string): boolean => heldAs.test(folded)

type Part = { start: number; end: number }

/** The dates of the words, with their weekdays and prepositions. */
function withAround(folded: string, { start, end }: Part): Part {
  const lead = before.exec(folded.slice(0, start))?.[0].length ?? 0
  const tail = after.exec(folded.slice(end))?.[0].length ?? 0
  return { start: start - lead, end: end + tail }
}

const joins =
  /\b(?:em|de|d[ao]s?|com|n[ao]s?|por|para|pra|as?|os?|e)\s+(?:com|em|d[eao]s?|n[ao]s?|por|e|as)\b|\b(?:em|de|d[ao]s?|com|n[ao]s?|por|para|e|as?|os?)$|^(?:com|em|d[eao]s?|n[ao]s?|por|para|e|que|so|ate|durante|quando|desde|a partir|comec\w+|todo o mes)\b/

/** The groups of words that are left beside the parts. */
const groupsIn = (rest: string): string[] =>
  rest
    .split(/[|,]/)
    .map((part) =>
      part
        .replace(/[()[\]"“”:;.–—]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !part.split(' ').every((word) => tie.test(word)))

/** The one group of words that is left as a name; null if there are several, or it is none. */
function nameIn(rest: string): string | null {
  const [only, ...others] = groupsIn(rest)
  if (only === undefined || others.length > 0) return null
  const bare = only.replace(/^(?:(?:é|e|tem|vai ter|temos|teremos|que|dia) )+(?:(?:o|a|os|as) )?/iu, '')
  const folded = foldInPlace(bare)
  return /\d/.test(bare) || joins.test(folded) || folded.replace(/[^a-z]/g, '').length < 4 ? null : bare
}

/** Most words of what is told beside the name: "Trio Xodó", "roda". */
const mostBeside = 4

/** "forró pé de serra, Trio Xodó": the name, and what is told beside it; null if that may be something else. */
function nameBeside(rest: string): { said: string; beside: string[] } | null {
  const [first, ...beside] = groupsIn(rest)
  const said = first === undefined ? null : nameIn(first)
  const isPlain = (group: string) =>
    group.split(' ').length <= mostBeside && !/\d/.test(group) && !joins.test(foldInPlace(group))
  return said !== null && beside.length > 0 && beside.length <= 2 && beside.every(isPlain)
    ? { said, beside }
    : null
}

/** The words after a colon, up to the next part. */
function contentAfter(head: string, tail: string): { rest: string; what: string } {
  const end = tail.search(/[,|]|$/)
  return { rest: `${head}|${tail.slice(end)}`, what: tail.slice(0, end).trim() }
}

/** A month that a day within it makes more exact: "em agosto … no sábado, 14/8". */
const isMonthOf = (month: Days, all: readonly Days[]): boolean =>
  month.from.endsWith('-01') &&
  month.to.slice(8) >= '28' &&
  all.some((one) => one !== month && one.from === one.to && one.from >= month.from && one.to <= month.to)

export function readOccasion({ text, folded, asks, today, anchor, names }: Statement): WishContent[] | null {
  const plain = withoutAgreed(folded)
    .replace(womenFree, ' ')
    .replace(/\bsem couvert\b/, ' ')
  if (
    asks ||
    other.test(plain) ||
    reachesMinors(foldInPlace(text).toLowerCase().replace(childrensPrice, ' '))
  )
    return null
  const parts = takeParts(text)
  const { held, notes } = parts
  let rest = parts.rest.replace(onThatDay, (said) => said.replace(/[^\n]/g, ' '))
  const found = daysOfText(rest, today, anchor)
  const days = found.filter(({ name }) => name === null)
  const exact = days.filter((one) => !isMonthOf(one, days))
  const spans: readonly Days[] = exact.length > 0 ? exact : found
  for (const one of days) {
    const { start, end } = withAround(foldInPlace(rest), one)
    rest = blanked(rest, start, end)
  }
  const weekdays = spans.length > 0 ? [] : weekdaysIn(longWeekdays(folded))
  if (weekdays.length > 0) {
    const at = weekly.exec(foldInPlace(rest))
    if (at) rest = blanked(rest, at.index, at.index + at[0].length)
  }
  if (spans.length === 0 && (weekdays.length === 0 || eventDay(folded, today) !== null)) return null
  const [head = '', ...tail] = rest.split(':')
  const isHeldOn = tail.length === 1 && isHeldAfter(foldInPlace(tail[0] ?? '')) && nameIn(head) !== null
  const taken = isHeldOn ? contentAfter(head, tail[0] ?? '') : takeContent(rest)
  // "dia 22 tem quadrilha": what there is, is the name where nothing else is said.
  const alone = /\|\s*tem \p{L}/u.test(foldInPlace(rest)) && nameIn(taken.rest) === null
  const { rest: bare, what } = alone ? { rest: rest.replace(/\|\s*tem /iu, '| '), what: null } : taken
  const several = spans.length === 1 && Object.keys(held).length > 0 ? nameBeside(bare) : null
  const said = birthdayOf(bare.replace(/[|(),:\s]+/g, ' ').trim()) ?? several?.said ?? nameIn(bare)
  const [first] = spans
  const isOnFeast = ({ from }: Days) =>
    findDates(text, today).some(
      ({ name, span }) =>
        name !== null && from >= span.from && from <= span.to && span.to < addDays(span.from, 7),
    )
  if (said === null || (what !== null && !/\p{L}{2}/u.test(what))) return null
  const name = first ? eventOf(said, first.from, names).what : said
  const event = eventName(
    name,
    names.map((one) => one.name),
  )
  if (
    event === null ||
    event !== name ||
    (weekdays.length > 0 && held.price === undefined && !eventHead.test(foldInPlace(event)))
  )
    return null
  // Feasts alone, one or several, belong to the reader of dates.
  const isHeld = what !== null || notes.length > 0 || Object.keys(held).length > 0
  if (days.length === 0 && weekdays.length === 0 && (!isHeld || spans.length > 1)) return null
  const note = [
    ...(several?.beside ?? []),
    ...(what === null ? [] : [isHeldOn ? what : `com ${what}`]),
    ...notes,
  ].join(', ')
  const shared = {
    kind: 'date' as const,
    what: event,
    closed: false,
    ...held,
    ...(note !== '' && { note: note.slice(0, 120) }),
    ...(isHeld && spans.some(isOnFeast) && { open: true as const }),
  }
  if (weekdays.length > 0) return [{ ...shared, weekdays }]
  // A whole month or season is no occasion.
  if (spans.some(({ from, to, name: own }) => own === null && from.endsWith('-01') && to.slice(8) >= '28'))
    return null
  return spans.map(({ from, to }) => ({ ...shared, from, to }))
}
