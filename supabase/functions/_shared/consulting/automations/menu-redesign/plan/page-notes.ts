/**
 * What an owner asks of the page in words: what is printed at its foot or in a line, what the plan itself does, and what only
 * the printer can do.
 */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { numberValues } from '../../../base/language/number-words.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { carriesOneOf } from '../../../base/request/carried-foods.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { ofKind, type WishOf } from '../../../base/request/wish.ts'
import { isLow, lowNotes } from '../placed.ts'
import type { NewMenu } from '../schema.ts'
import type { Served } from './served.ts'

type Note = WishOf<'pageNote'>
/** An item as wishes name it. */
type Own = { name: string; section: string | null }

const serves =
  /(?:^|[,;.]|(?<!\p{L})e(?!\p{L}))\s*(?:[oa]s?\s+)?(?<item>[^,;.]{3,60}?)\s+(?:que\s+)?(?:serve\p{L}*|d[áa] (?:pra|para))\s+(?:at[ée]\s+|bem\s+)?(?<count>\d{1,2}|\p{L}{2,6})(?!\p{L})/giu

/** "a paella serve 4, o leitão serve 6": how many each feeds, by the menu's names. */
export function servesIn(said: string, menu: readonly Own[]): { item: string; count: number }[] {
  return [...said.matchAll(serves)].flatMap(({ groups }) => {
    const { item = '', count: word = '' } = groups ?? {}
    const count = numberValues[foldAccents(word).toLowerCase()] ?? Number(word)
    const own = menu.find((one) => namesItem(item, { name: one.name, section: null }))
    return own && Number.isInteger(count) && count > 0 && count <= 30 ? [{ item: own.name, count }] : []
  })
}

const servesWords = (count: number) => `serve ${count} ${count === 1 ? 'pessoa' : 'pessoas'}`

/** The lines that say how many a dish feeds, from notes on the page. */
export const servesNotes = ({ wishes }: RequestSheet, menu: readonly Own[]): Served[] =>
  ofKind(wishes, 'pageNote').flatMap(({ note, text, origin }) =>
    servesIn(note, menu).map(
      ({ item, count }): Served => ({ kind: 'served', item, note: servesWords(count), text, origin }),
    ),
  )

/** How many an item feeds, as the owner says; null if unsaid. */
export function feedsTold({ wishes }: RequestSheet, item: Own): number | null {
  const notes = [
    ...ofKind(wishes, 'served').flatMap((wish) =>
      namesItem(wish.item, { name: item.name, section: null }) ? [wish.note ?? ''] : [],
    ),
    ...ofKind(wishes, 'pageNote').flatMap(({ note }) =>
      servesIn(note, [item]).map(({ count }) => servesWords(count)),
    ),
  ]
  const [, count] = notes.flatMap((note) => [/serve (\d{1,2})/iu.exec(note)]).find((one) => one) ?? []
  return count === undefined ? null : Number(count)
}

const plain =
  /f[áa]ci\p{L}+ (?:de|pra|para) (?:explicar|entender|ler|falar)|explic\p{L}+ f[áa]cil|sem complica/iu
const first = /primeir[oa]|abr(?:e|ir|indo)|na frente|no (?:topo|alto|começo|comeco)/iu
const writes =
  /escrev\p{L}*|(?:p[õo]e|coloc\p{L}*|bot[ae]\p{L}*|ponh\p{L}*|avis\p{L}*) (?:\p{L}+ ){0,2}(?:n[oa]|isso|que)/iu
const shut = /(?<!\p{L})fech\p{L}*|n[ãa]o abr\p{L}*/iu

/** The weekdays that a text names, 0 for Sunday. */
const weekdaysOf = (said: string): number[] =>
  weekdayNames.flatMap((name, at) =>
    new RegExp(`(?<!\\p{L})${foldAccents(name).replace('-feira', '')}`, 'iu').test(foldAccents(said))
      ? [at]
      : [],
  )

const sentenceOf = (words: string) => `${capitalize(words.trim().replace(/[\s.;,:]+$/, ''))}.`

/** What a note asks to have printed for the guests; null if it asks for something else. */
function printedOf(note: Note): string | null {
  if (note.print) return sentenceOf(note.note)
  const days = shut.test(note.note) ? weekdaysOf(note.note) : []
  return days.length > 0 && writes.test(note.note) ? `Fechado ${everyWeek(days)}.` : null
}

/** Whether guests ask how to read or be told of an allergy on the menu. */
const asksWarning = /avis|cardápio|cardapio|escrev|menu/iu
export const salt = /(?<!\p{L})sal(?!\p{L})|press[ãa]o alta|hipertens|s[óo]dio/iu

/** Foods that guests must be warned of on the page, as the owner asks. */
function warnedFoods({ wishes }: RequestSheet): string[] {
  return [
    ...new Set(
      wishes.flatMap((wish) => {
        if (wish.kind === 'question' && wish.about === 'allergenLaw' && wish.what !== undefined)
          return [wish.what]
        return wish.kind === 'exclude' && wish.guests && wish.why === 'allergy' && asksWarning.test(wish.text)
          ? [wish.what]
          : []
      }),
    ),
  ]
}

/** Whether the owner asks how salt is handled for guests who may not have it. */
export const asksOfSalt = ({ wishes }: RequestSheet): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'question' && wish.about === 'safeFor' && salt.test(`${wish.what ?? ''} ${wish.text}`),
  )

/** What stands at the foot of the page for the guests: closed days, warnings, and the owner's own sentences. */
export function footLines(sheet: RequestSheet, { sections }: NewMenu): string[] {
  const lines = sections.flatMap(({ name: section, items }) =>
    items.map(({ name, text }) => ({ name, section, description: text, allergens: null })),
  )
  const warned = warnedFoods(sheet)
  const cooked = warned.filter((food) => lines.some((line) => carriesOneOf([food], line)))
  return [
    ...ofKind(sheet.wishes, 'pageNote').flatMap((note) => printedOf(note) ?? []),
    ...(warned.length > 0
      ? [
          `Tem alergia? Avise antes de pedir${cooked.length === 0 ? '' : `: a cozinha prepara ${joinList(cooked)}, e pode haver traços nos outros pratos`}.`,
        ]
      : []),
    ...(asksOfSalt(sheet) ? ['Prefere com menos sal? Diga ao fazer o pedido.'] : []),
  ]
}

/** What the plan itself does with a note; null if only the printer can do it. */
export function noteAnswer(
  note: Note,
  { sections, foot }: NewMenu,
  wishes: RequestSheet['wishes'],
): { done: boolean; text: string } | null {
  const lines = sections.flatMap(({ name: section, items }) => items.map((line) => ({ ...line, section })))
  const told = servesIn(
    note.note,
    lines.map(({ name, section }) => ({ name, section })),
  )
  if (told.length > 0)
    return {
      done: told.every(({ item, count }) =>
        lines.some(({ name, when = '' }) => name === item && when.toLowerCase().includes(servesWords(count))),
      ),
      text: `Está na linha: ${joinList(told.map(({ item, count }) => `${item} (${servesWords(count)})`))}.`,
    }
  const printed = printedOf(note)
  if (printed !== null) return { done: foot.includes(printed), text: `Está no pé da página: “${printed}”` }
  const lows = lowNotes({ sheet: { wishes: [note], unread: [] } })
  if (lines.some(({ name }) => isLow(name, lows))) {
    const low = lines.filter(({ name }) => isLow(name, lows))
    return {
      done: low.every(
        ({ name, section, box }) =>
          !box &&
          sections.find((one) => one.name === section)?.items.at(-1) !== undefined &&
          sections.some(({ items }) => items.slice(-low.length).some((one) => one.name === name)),
      ),
      text: `No fim da seção, sem moldura: ${joinList(low.map(({ name }) => name))}.`,
    }
  }
  if (plain.test(note.note))
    return { done: true, text: 'Uma linha curta por item, com o nome que a casa já usa.' }
  if (first.test(note.note)) {
    const shown = wishes.flatMap((wish) =>
      wish.kind === 'promote' && wish.text.includes(note.note) ? [wish.item] : [],
    )
    const own = sections.flatMap(({ items: [line], name }) =>
      line && shown.some((item) => namesItem(item, { name: line.name, section: name }))
        ? [`${line.name}, em ${name}`]
        : [],
    )
    return own.length === 0 ? null : { done: true, text: `Primeiro da seção: ${joinList(own)}.` }
  }
  return null
}
