/** What owners say of an occasion beside its name and its day: hours, price, places, reservation, what there will be. */
import { foldInPlace } from '../text/fold.ts'

export type Held = { at?: number; price?: number; per?: string; note?: string; open?: true }

const clock = String.raw`(?:meia[ -]noite|2[0-4]|[01]?\d)(?:h(?:[0-5]\d)?|:[0-5]\d| ?horas?)?(?: da (?:manha|tarde|noite))?`
const sure = String.raw`(?:2[0-4]|[01]?\d)(?:h(?:[0-5]\d)?\b|:[0-5]\d\b| ?horas?\b|(?: da (?:manha|tarde|noite)\b))`
const lead =
  '(?:(?:(?:comeca(?:ndo)?|inicio|abre|abrimos|abrindo)(?: mais cedo| mais tarde)?,? )?(?:a partir d[ae]s?|das?|de|as|ate(?: as)?|desde as)? ?)'
const hours = new RegExp(
  String.raw`(?:\b(?:(?:em )?(?:dois|tres|2|3) horarios:? ?|comeca |inicio )?${lead})?(?<![\d/,.])\b(${sure})(?: ?(as|a|ate(?: as| umas)?|-|e) (?:umas )?(${clock})(?![\d/]))?`,
)
const price =
  /(?:(?:,? ?\b(?:(entrada|ingresso|couvert|inscricao|convite)s?:?|custa|sai|valor|preco)(?: d[aeo]| por| a)? )?(?:\b(?:por|a|de) )?)(?:r\$ ?(\d{1,4}(?:,\d{2})?)(?: ?reais)?|(\d{1,4}(?:,\d{2})?) (?:reais|conto|pila)s?|(?<![\d/])(\d{1,4},\d{2})|(?<=\b(?:entrada|couvert|ingresso|convite)s?:? (?:d[eo] |a |por )?)(\d{1,3})(?![\d/h:,]| (?:h\b|horas|pessoas|vagas|lugares))|(?<![\d/])(\d{2,4})(?= (?:o casal|por casal|a mesa|por cabeca|por pessoa|p\/ pessoa|cada)\b))(?!\d)( (?:por|a|o|p\/|para|pra|cada) ?(?:pessoa|casal|cabeca|adulto|mesa(?: (?:para|pra|de|p\/) ?\d{1,2}(?!\d))?|entrada|convidado|(?:nao )?hospedes?)| cada)?/
const booked = /\b(?:(so|somente|apenas) )?(?:com|por|sob|mediante) reservas?(?: antecipadas?)?\b/
const places = /\b(?:so |sao |com |para |ate )?(\d{1,4} (?:vagas|lugares|mesas|pessoas))\b/
/** What is free until an hour goes on after it. */
const freeUntil = new RegExp(
  String.raw`(?:\b(?:e|eh|sera|vai ser|fica|com|a) )?(?:\b(?:entrada|ingresso|couvert) )?\b(?:de graca|gratis|gratuit[oa]|franca|livre|free) (?:so )?ate (?:as |umas )?(${clock})`,
)
export const womenFree = new RegExp(
  String.raw`\b(?:as )?mulher(?:es)? (?:nao paga[m]?|(?:e |entra[m]? )?(?:de graca|free|gratis))(?: ate (?:as |umas )?(${clock}))?`,
)
/** How long a price at the door holds, and what it is afterwards: "entrada 15 até 22h, depois 20". */
const whilePrice = new RegExp(
  String.raw`^(?: |,|\(|\|)*(?:so )?(?:ate|antes d[ae]s?)(?: as?| umas)? ?(${sure}|meia[ -]noite)(?:(?: |,|;|\)|e )*(?:e )?(?:depois|apos)(?: (?:d[ae]s? ${sure}|disso))?(?: (?:e|eh|fica|sobe|vai|custa|sai|por|a|pra|para))* ?(?:r\$ ?)?(\d{1,4}(?:,\d{2})?)(?: (?:reais|conto))?)?\)?`,
)
/** At the door nobody pays. */
const freeEntry =
  /,? ?\b(?:sem (?:couvert|cobrar (?:couvert|entrada))|(?:com )?entrada (?:livre|franca|gratuita)|0800)(?![a-z])/
/** "(criança até 8 paga metade)" beside a price. */
export const childrensPrice =
  /\(?,? ?\bcrianc(?:as?|inhas?)(?: (?:de|ate|menor\w*|abaixo|com|a|d[eo]|\d{1,2}|anos))* (?:nao )?(?:pag\w+|e |entra )[^(),.;]{0,25}\)?/
/** "toda sexta à noite": when, where no hour is said. */
const partOfDay =
  /,? ?\b(?:(?:a|de|pela|na parte da) (noite|tarde|manha)|na hora do (almoco|jantar))(?![a-z])/
const partNotes: Readonly<Record<string, string>> = {
  noite: 'à noite',
  tarde: 'à tarde',
  manha: 'de manhã',
  almoco: 'no almoço',
  jantar: 'no jantar',
}
const opens = /\b(?:abro|abrimos|abre|aberto|aberta)(?: (?:mais cedo|mais tarde|normal(?:mente)?))?\b/
const content = /(?:^|[\s,])(?:com |c\/ ?)(?=\p{L})/u

const hourOf = (said: string): number => {
  if (/meia[ -]noite/.test(said)) return 24
  const [, hour = '0', minutes = '0'] = /(\d{1,2})(?:[h:](\d\d))?/.exec(said) ?? []
  const late = /da (?:tarde|noite)/.test(said) && Number(hour) < 12 ? 12 : 0
  return Number(hour) + late + Number(minutes) / 60
}

const shownHour = (hour: number) =>
  hour % 24 === 0
    ? 'meia-noite'
    : `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** "as 22h", "a meia-noite" */
const untilHour = (hour: number) => `${hour === 24 || hour === 0 ? 'a' : 'as'} ${shownHour(hour)}`

/** Blanks a passage; a bar marks its place, so that the words around it do not join. */
export const blanked = (text: string, start: number, end: number): string =>
  `${text.slice(0, start)}|${' '.repeat(Math.max(0, end - start - 1))}${text.slice(end)}`

/** The owner's own letters of what was taken, without marks around them. */
const saidAt = (given: string, { index, 0: said }: RegExpExecArray) =>
  given.slice(index, index + said.length).replace(/^[\s,(]+|[\s,)]+$/g, '')

/** Takes hours, price, places and reservation out of an owner's words. */
export function takeParts(given: string): { rest: string; held: Held; notes: string[] } {
  let rest = given
  const held: Held = {}
  const notes: string[] = []
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(foldInPlace(rest))
    if (found) rest = blanked(rest, found.index, found.index + found[0].length)
    return found
  }
  const free = take(freeUntil)
  if (free?.[1]) notes.push(`de graça até ${untilHour(hourOf(free[1]))}`)
  const gate = take(freeEntry)
  const children = take(childrensPrice)
  const women = take(womenFree)
  if (women) notes.push(`mulher não paga${women[1] ? ` até ${untilHour(hourOf(women[1]))}` : ''}`)
  const paid = take(price)
  if (paid) {
    held.price = Number((paid[2] ?? paid[3] ?? paid[4] ?? paid[5] ?? paid[6] ?? '').replace(',', '.'))
    const at = paid.index + paid[0].length - (paid[7]?.length ?? 0)
    const per = paid[7] ? given.slice(at, at + paid[7].length).trim() : paid[1] ? `de ${paid[1]}` : ''
    if (per !== '') held.per = per.replace('inscricao', 'inscrição')
    const end = paid.index + paid[0].length
    const limit = whilePrice.exec(foldInPlace(rest.slice(end)))
    if (limit?.[1]) {
      held.per = `${held.per ?? ''} até ${untilHour(hourOf(limit[1]))}`.trim()
      if (limit[2]) notes.push(`depois, R$ ${limit[2]}`)
      rest = blanked(rest, end, end + limit[0].length)
    }
  }
  const timed = take(hours)
  if (timed) {
    const [first, last] = [hourOf(timed[1] ?? ''), timed[3] ? hourOf(timed[3]) : null]
    const late = last !== null && last < first && last + 12 > first && last < 12 ? last + 12 : last
    if (timed[2] === 'e' && last !== null)
      notes.push(`horários das ${shownHour(first)} e das ${shownHour(last)}`)
    else if (late !== null) notes.push(`até as ${shownHour(late)}`)
    if (/\b(?:abr\w+)\b/.test(timed[0])) held.open = true
    if (/^\s*ate\b/.test(timed[0])) notes.push(`até as ${shownHour(first)}`)
    else held.at = first
  }
  const part = take(partOfDay)
  if (part && held.at === undefined) notes.push(partNotes[part[1] ?? part[2] ?? ''] ?? '')
  const reserved = take(booked)
  const seats = take(places)
  if (seats) notes.push(seats[1] ?? '')
  if (reserved) notes.push(reserved[1] ? 'só com reserva' : 'com reserva')
  if (take(opens)) held.open = true
  for (const found of [gate, children]) if (found) notes.push(saidAt(given, found))
  return { rest, held, notes }
}

/** What there will be: "com show", up to the next part or comma. */
export function takeContent(given: string): { rest: string; what: string | null } {
  const found = content.exec(foldInPlace(given)) ?? /\|\s*tem (?=\p{L})/u.exec(foldInPlace(given))
  if (!found) return { rest: given, what: null }
  const from = found.index + found[0].length
  const end = given.slice(from).search(/[,|]|$/)
  return {
    rest: blanked(given, found.index, from + end),
    what: given.slice(from, from + end).trim(),
  }
}
