/** The words of the day of a weekly event or offer: a thought, and a line with day, hour, price and conditions. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { contentWords } from './held-events.ts'
import { hourOf } from './hour-words.ts'
import { spokenPrice } from './menu-items.ts'
import type { Register } from './tables/moments.ts'
import { type Concept, concepts } from './tables/weekly-concepts.ts'
import { offerThoughts, weeklyPictures } from './tables/weekly-offers.ts'
import { type EventKind, weeklyThoughts } from './tables/weekly-thoughts.ts'
import { shortWeekday } from './told-calendar.ts'

const music =
  /m[úu]sica|(?<!\p{L})som(?!\p{L})|(?<!\p{L})voz|viol|forr[óo]|(?<!\p{L})roda(?! de (?:conversa|neg[óo]cio))(?!\p{L})|samba|pagode|chor(?:inho|o(?!\p{L}))|seresta|sertanej|karaok|(?<!\p{L})dj(?!\p{L})|banda|show|rock|mpb|jazz|blues|reggae|bossa|xote|brega|piseiro|baile|sarau|sanfona/iu
const game =
  /quiz|bingo|tr[íi]via|domin[óo]|sinuca|bilhar|baralho|truco|buraco|canastra|tabuleiro|xadrez|campeonato|torneio|(?<!\p{L})jogos?(?!\p{L})|futebol/iu
const food =
  /caranguejo|sopa|caldo|feijoada|panelada|rod[íi]zio|festival|buffet|bufê|churrasco|pizza|massa|sushi|temaki|peix|camar|almo[çc]o|jantar|caf[ée]|carneiro|galeto|hamb|burger|fondue|petisco|tapioca|cuscuz|espet|ostra|moqueca|bai[ãa]o|cozid|rabada|sarrabulho|comida|prato/iu

export function kindOf(date: Dated): EventKind {
  const called = calledOf(date)
  if (music.test(called)) return 'music'
  if (game.test(called)) return 'game'
  return date.item !== null || food.test(called) ? 'food' : 'any'
}

/** What its kind of evening has of its own; undefined where no row knows it. */
const conceptOf = (date: Dated): Concept | undefined => {
  const called = calledOf(date)
  return concepts.find(({ named }) => named.test(called))
}

/** Sung along with, and danced to: not every music is. */
const sung = /refr|cant|coro|letra/iu
const unsung = /jazz|instrumental|chor|blues|sax|piano|(?<!\p{L})dj(?!\p{L})|bossa/iu
const danced = /sapato|dan[çc]a|o pé/iu
const forDancing = /forr|samba|pagode|baile|piseiro|brega|xote|banda|sanfona/iu
const ofEvening = /noite|novela|luz baixa/iu
const evening = 17
/** A name with its weekday, "quinta do caranguejo", does not stand beside the weekday. */
const startsWithDay = /^(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)/iu

/** True of one day only. */
const ofOneDay = /\{w\}|\{every\}|amanhã|um dia|só hoje|é o dia|hoje, /iu

function fits(thought: string, date: Dated): boolean {
  const called = calledOf(date)
  if (date.runsTo !== undefined && ofOneDay.test(thought)) return false
  if (sung.test(thought) && unsung.test(called)) return false
  // "tem 2 tapiocas?", "o bom da voz e violão"
  if (/\{do\}/.test(thought) && / e /.test(called)) return false
  if (/^\d/.test(called) && /tem \{bare\}|\{do\}/.test(thought)) return false
  if (danced.test(thought) && !forDancing.test(called)) return false
  if (ofEvening.test(thought) && (date.at ?? 0) < evening) return false
  return !(
    startsWithDay.test(called) &&
    /\{bare\}/i.test(thought) &&
    /\{w\}|\{every\}|é dia de/i.test(thought)
  )
}

/** Saturday and Sunday are masculine. */
const masculine: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})numa (?=\{w\})/gu, 'num '],
  [/(?<!\p{L})na próxima (?=\{w\})/gu, 'no próximo '],
  [/(?<!\p{L})da (?=\{w\})/gu, 'do '],
  [/(?<!\p{L})a (?=\{w\})/gu, 'o '],
  [/(?<!\p{L})A (?=\{w\})/gu, 'O '],
  [/(?<!\p{L})Uma (?=\{w\})/gu, 'Um '],
  [/(?<=\{w\} (?:bem )?resolvid)a/giu, 'o'],
]

/** "Toda terça", "todo sábado" */
export const everyWeek = (day: string) =>
  `${/o$/.test(shortWeekday(day)) ? 'todo' : 'toda'} ${shortWeekday(day)}`

/** Fills in the name and the weekday of a weekly event. */
export function weeklyFilled(text: string, date: Dated): string {
  const { day } = date
  const called = calledOf(date)
  const agreed = /o$/.test(shortWeekday(day))
    ? masculine.reduce((said, [words, other]) => said.replace(words, other), text)
    : text
  return agreed
    .replaceAll('{do}', ofThe(called))
    .replaceAll('{bare}', called)
    .replaceAll('{Bare}', capitalize(called))
    .replaceAll('{every}', everyWeek(day))
    .replaceAll('{Every}', capitalize(everyWeek(day)))
    .replaceAll('{w}', shortWeekday(day))
    .replaceAll('{W}', capitalize(shortWeekday(day)))
    .replaceAll('{dm}', shortDay(day))
}

/** Thoughts for the day, not filled, those with words of the event's own first: the calendar uses each once. */
export function thoughtsFor(date: Dated, register: Register): { own: string[]; any: string[] } {
  const kind = kindOf(date)
  const fitting = (thoughts: readonly string[]) => thoughts.filter((thought) => fits(thought, date))
  return {
    own: fitting(conceptOf(date)?.thoughts[register] ?? []),
    any: fitting([
      ...(date.combo ? offerThoughts[register] : []),
      ...(kind === 'any' ? [] : weeklyThoughts[kind][register]),
      ...(kind === 'music' || date.combo ? [] : weeklyThoughts.any[register]),
    ]),
  }
}

/** What the picture may show: first what shows the event, and what any house has only after it. */
export function picturesFor(date: Dated): { own: readonly string[]; any: readonly string[] } {
  const [kind, concept] = [kindOf(date), conceptOf(date)]
  const ofKind = weeklyPictures[kind]
  if (concept) return { own: concept.pictures, any: ofKind }
  return { own: ofKind, any: kind === 'any' ? [] : weeklyPictures.any }
}

/** Whether the owner names a part of the day: "no jantar". */
export const namesPart = ({ combo, note = '', name }: Pick<Dated, 'combo' | 'note' | 'name'>): boolean =>
  /jantar|almo[cç]o|noite|manh[ãa]|tarde/iu.test(`${combo?.of ?? ''} ${note}`) || isEvening(name)

/** An evening by its name: the hours of the house may be those of its lunch. */
export const isEvening = (name: string): boolean =>
  /(?<!\p{L})(?:jantar|janta|noite|luau)(?!\p{L})/iu.test(name)

/** "à noite": when, where the owner gives no hour. */
const partOfDay = /(?:^|, )(à noite|à tarde|de manhã|no almoço|no jantar)(?=,|$)/

/** "das 12h às 16h", "às 20h", "à noite" */
function hoursOf({ at, note = '' }: Dated): string {
  const until = /(?:^|, )até as (\d{1,2}h(?:\d\d)?)(?=,|$)/.exec(note)?.[1]
  if (at === undefined) return until ? `até as ${until}` : (partOfDay.exec(note)?.[1] ?? '')
  return until ? `das ${hourOf(at)} às ${until}` : `às ${hourOf(at)}`
}

/** Conditions without the hour that the line names; what comes with the event first. */
export function conditionsOf({ note = '' }: Pick<Dated, 'note'>): { beside: string; others: string[] } {
  const parts = note.split(/,\s+/).filter((part) => part !== '')
  const beside = parts.filter((part) => /^com \p{L}/iu.test(part) && !/reserva/.test(part))
  return {
    beside: beside.map((part) => ` ${part.charAt(0).toLowerCase()}${part.slice(1)}`).join(','),
    others: parts.filter((part) => !beside.includes(part)),
  }
}

const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

/** "sexta, 22/05, e sábado, 23/05", "de segunda, 07/12, a quinta, 10/12" */
const spanOf = (from: string, to: string) =>
  addDays(from, 1) === to ? `${onDay(from)}, e ${onDay(to)}` : `de ${onDay(from)}, a ${onDay(to)}`

/**
 * "Sexta, 04/12, às 20h: seresta com Zé Airton; R$ 10 de couvert." One sentence with its date: no other post has it.
 * @param price as it is said, without its full stop; empty where none may be
 * @param hours of the house on that day, where the event has none
 */
export function weeklyLine(
  date: Dated,
  price: string,
  hours: string | null,
  musicUntil: number | null,
): string {
  const { day, combo, at } = date
  const called = calledOf(date)
  const own = hoursOf(date)
  // The house's hours beside "no jantar" would say another time.
  const when = own !== '' ? `, ${own}` : hours !== null && !namesPart(date) ? `, ${hours}` : ''
  const { beside, others: all } = conditionsOf(date)
  // The line names that hour already.
  const others = all.filter((part) => !/^até as \d{1,2}h(?:\d\d)?$/.test(part) && part !== own)
  const ends =
    musicUntil !== null &&
    at !== undefined &&
    musicUntil > at &&
    kindOf(date) === 'music' &&
    !/^das/.test(own)
      ? [`música até as ${hourOf(musicUntil)}`]
      : []
  const held = combo && combo.of !== '' && combo.of !== called ? contentWords(combo.of) : ''
  const isContent =
    held !== '' &&
    !/^(?:das?|até|a partir|não vale|só|menos|exceto|no|à|de) /iu.test(held) &&
    !/[àa] parte|inclu[ísi]|por fora/iu.test(held)
  const what = `${called}${beside}${isContent ? ` (${held})` : ''}`
  const told = combo ? `${what} por ${price || spokenPrice(combo.price)}` : what
  const offers = date.offers ?? []
  const rest = [
    ...(combo || price === '' ? [] : [price]),
    ...ends,
    ...(held !== '' && !isContent ? [held] : []),
    ...others,
    ...offers,
  ]
  const span = date.runsTo === undefined ? onDay(day) : spanOf(day, date.runsTo)
  return `${capitalize(span)}${when}: ${[told, ...rest].join('; ')}.`
}
