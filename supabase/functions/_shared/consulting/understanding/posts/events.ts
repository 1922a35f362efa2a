import { weekdayOf } from '../../base/calendar.ts'
import { the } from '../../base/language/grammar.ts'
import { tokenize } from '../../base/language/text.ts'
import { weekdays } from '../dates/found-date.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** What an owner says of an event, without its day. */
type Event = { what: string; at?: number; price?: number; note?: string; isOnlyPrice: boolean }

const amount =
  /(?:\b(?:por|a|de|custa|sai)\s+)?(?:\br\$\s*(\d{1,4}(?:,\d{1,2})?)(?:\s*(?:reais|conto))?|\b(\d{1,4}(?:,\d{1,2})?)\s*(?:reais|real|contos?|pilas?|por pessoa|p\/ pessoa|por cabeca)\b|\b(\d{1,4},\d{2})(?!\d)(?:\s+por pessoa)?)/
const onlyPrice =
  /(?<![a-z])(?:(?:o |um )?(?:unico|so esse|so este|so um) preco|preco unico|sem outro preco)(?![a-z])/
const hours =
  /(?<![a-z\d/,.])(?:(?:a partir )?(?:das|as|de)\s+)?([01]?\d|2[0-4])(?:h([0-5]\d)?|:([0-5]\d)|\s+horas)(?:\s*(?:as|a|ate|-)\s*\d{1,2}(?:h(?:\d\d)?|:\d\d))?(?![a-z\d])/

const reserved = /\b(?:(?:so|somente|apenas) )?(?:com|por|sob|mediante) reservas?\b/

/** Verbs that begin what an owner says of an event, with the noun for it; an empty one is left out. */
const verbs: readonly (readonly [words: RegExp, noun: string])[] = [
  [/^lanc(?:a|ar|amos|ando|o|am)\b/, 'lançamento'],
  [/^lancamento\b/, 'lançamento'],
  [/^(?:chegada|novidade)\b/, 'lançamento'],
  [/^(?:estrei(?:a|ar|amos|am|o)|estreia)\b/, 'estreia'],
  [/^inaugur(?:a|ar|amos|am|o)\b/, 'inauguração'],
  [/^(?:reabr(?:e|ir|imos|em|o)|reabertura)\b/, 'reabertura'],
  [/^volt(?:a|ar|amos|am|o)\b/, 'volta'],
  [/^comec(?:a|ar|amos|am|o)\b/, 'começo'],
  [/^(?:participar|participamos|participa) (?=d[aeo]s?\b)/, 'participação'],
  [/^mud(?:a|ar|amos|anca|o)\b/, 'mudança'],
  [/^(?:estamos|estaremos|ficamos|vamos estar|estou) (?:em|de|com)\b/, ''],
  [
    /^(?:ter|tem|temos|teremos|rola|rolar|rolando|acontece|fazer|fazemos|faz|comemora|comemorar|comemoramos|recebe|recebemos|receber)\b/,
    '',
  ],
]
const auxiliary = /^(?:mas|porem|so que|a gente|nos|vou|vai|vamos|iremos|e|dia|no dia|na|no)\s+/
const article = /^(?:com |d)?(o|a|os|as|um|uma|uns|umas)\s+(?:nov[oa]s?\s+)?/

/** The house's item that the words mean: the only one that has them all, or the only one at that price. */
function itemOf(said: string, price: number | undefined, names: readonly HouseName[]): string | null {
  const words = tokenize(said)
  const found = names.filter(({ name, isSection }) => {
    const own = tokenize(name)
    return !isSection && words.length > 0 && words.every((word) => own.includes(word))
  })
  const [only] =
    found.length === 1 ? found : found.filter((one) => price !== undefined && one.price === price)
  const priced = found.filter((one) => one.price === price)
  return only && (found.length === 1 || priced.length === 1) ? only.name.replace(/\s*\([^)]*\)/g, '') : null
}

/** Removes what a pattern finds, matched on the folded text. */
function cut(text: string, pattern: RegExp): { rest: string; found: RegExpExecArray | null } {
  const found = pattern.exec(foldInPlace(text))
  if (!found) return { rest: text, found }
  return { rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, found }
}

const tidy = (text: string) =>
  text
    // What stood between two prepositions was taken out.
    .replace(/\s(?:de|em|a)\s+(?=[nd][ao]s?\s)/gu, ' ')
    .replace(/[()[\]"“”]/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')
    .replace(/(?:\s+(?:de|do|da|por|a|as|às|com|e|no|na|em|dia))+$/iu, '')

/** The weekday of the date itself, at either end: "sex 4/12 lança", but not "sexta do rock". */
function withoutWeekday(text: string, day: string): string {
  const name = weekdays[weekdayOf(day)] ?? ''
  const word = `(?:${name.slice(0, 3)}|${name})s?(?:[ -]feira)?`
  const { rest } = cut(
    text,
    new RegExp(`^${word}\\b(?!\\.?\\s+(?:d[aeo]s?|santa|de)\\b)|\\s(?:na |no )?${word}$`),
  )
  return tidy(rest) === '' ? text : tidy(rest)
}

const house =
  '(casa|bar|restaurante|boteco|barraca|cafeteria|pizzaria|hamburgueria|churrascaria|espetaria|quiosque)'
const years = String.raw`(\d{1,3}|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta) anos?`
const turns = '(?:faz(?:emos|em)?|completa(?:mos|m)?|celebra(?:mos)?|comemora(?:mos)?)'
/** Its subject: the house, or whoever speaks for it. */
const birthdays: readonly RegExp[] = [
  new RegExp(`^${turns} ${years}(?: (?:de )?(?:d?[ao] |n?oss[ao] )?(?:${house}|a gente|vida|existencia))?$`),
  new RegExp(
    `^(?:(?:[ao] )?(?:noss[ao] )?${house}|a gente|nos) (?:vai )?(?:${turns}|fazer|completar) ${years}(?: de (?:vida|casa|existencia))?$`,
  ),
]
/** "aniversário da casa (10 anos)", "10 anos do bar" */
const birthdayYears = new RegExp(
  `^(?:[oa] )?(?:festa (?:de|do) )?(?:aniversario|niver)(?: d?[ao]? ?(?:n?oss[ao] )?${house})?[ ,(:-]+(?:de |faz |sao )*${years}\\)?$`,
)
const birthday = new RegExp(
  `^(?:(?:[ao] )?(?:noss[ao] )?${house}|a gente|nos) (?:faz(?:emos)? (?:aniversario|niver)|aniversaria(?:mos)?)$|^(?:faz(?:emos)? |aniversaria )(?:aniversario |niver )?(?:[ao] )?${house}$`,
)

/** "faz 5 anos a casa" → "5 anos da casa"; null where nobody has a birthday. */
export function birthdayOf(said: string): string | null {
  const folded = foldInPlace(said).trim()
  const of = (name: string | undefined) => (!name || /a$/.test(name) ? `da ${name ?? 'casa'}` : `do ${name}`)
  for (const pattern of [...birthdays, birthdayYears]) {
    const found = pattern.exec(folded)
    if (!found) continue
    const count = found
      .slice(1)
      .find((part) => part !== undefined && new RegExp(`^${years}$`).test(`${part} anos`))
    const name = found.slice(1).find((part) => part !== undefined && new RegExp(`^${house}$`).test(part))
    return `${count ?? ''} ${count === '1' || count === 'um' ? 'ano' : 'anos'} ${of(name)}`
  }
  const found = birthday.exec(folded)
  return found ? `aniversário ${of(found[1] ?? found[2])}` : null
}

/** What owners type before they come to the event. */
const chat =
  /^(?:(?:mds|aff|ah|ei|oi|ol[aá]|opa|amg|miga|gente|pessoal|esqueci(?: de (?:dizer|falar))?|lembrei|lembrando|anota(?: a[ií])?|seguinte|olha|tipo|bom|ent[aã]o)(?!\p{L})[\s:,!.-]*)+/iu

/** "sex lança o quentao (22 reais, unico preço)" → "lançamento do Quentão da serra" at R$ 22. */
export function eventOf(said: string, day: string, names: readonly HouseName[]): Event {
  const sole = cut(said, onlyPrice)
  const paid = cut(sole.rest, amount)
  const booked = cut(paid.rest, reserved)
  const timed = cut(booked.rest, hours)
  let rest = withoutWeekday(tidy(timed.rest), day)
  const price = paid.found
    ? Number((paid.found[1] ?? paid.found[2] ?? paid.found[3] ?? '').replace(',', '.'))
    : undefined
  // "vamos lançar", but not "dia do vegano".
  let told = rest
  while (auxiliary.test(foldInPlace(told))) told = cut(told, auxiliary).rest.trim()
  for (const [words, noun] of verbs) {
    const { rest: after, found } = cut(told, words)
    if (!found) continue
    const { rest: bare, found: spoken } = cut(after.trim(), article)
    const thing = tidy(bare).replace(/^de\s+/iu, '')
    if (thing === '' && noun === 'reabertura') rest = 'reabertura da casa'
    if (thing === '') break
    const item = itemOf(thing, price, names)
    const own = spoken?.[1]
    const ofOwner = own && /^[oa]s?$/.test(own) ? own : null
    const of = ofOwner !== null ? `${ofOwner} ${item ?? thing}` : item !== null ? the(item) : null
    const part = noun === 'participação' ? thing.replace(/^d(?=[aeo]s?\s)/u, 'n') : `de ${thing}`
    rest = noun === '' ? (item ?? thing) : `${noun} ${of === null ? part : `d${of}`}`
    break
  }
  const at = timed.found
    ? Number(timed.found[1]) + Number(timed.found[2] ?? timed.found[3] ?? 0) / 60
    : undefined
  const what = birthdayOf(tidy(timed.rest)) ?? (tidy(tidy(rest).replace(chat, '')) || tidy(said))
  return {
    what: what.slice(0, 120),
    ...(at !== undefined && at <= 24 && { at }),
    ...(price !== undefined && price > 0 && { price }),
    ...(booked.found && {
      note: /\b(?:so|somente|apenas)\b/.test(booked.found[0]) ? 'só com reserva' : 'com reserva',
    }),
    isOnlyPrice: sole.found !== null,
  }
}

/** Left of a sentence whose end was cut out, "só delivery até", or that says when and not what. */
const isCutOff = (what: string): boolean =>
  /\b(?:ate|so|as|com|por|para|pra|desde|entre)$|^(?:so|durante|quando|ate|desde) |^tb$/.test(
    foldInPlace(what).trim(),
  )

/** Events with their own names, hours and prices, and the price that is to be the only one. */
export function withEvents(text: string, { wishes, unread }: Draft, names: readonly HouseName[]): Draft {
  const cutOff: Draft['unread'] = []
  const read = wishes.flatMap((one): DraftWish[] => {
    const { wish, start, end } = one
    if (wish.kind !== 'date' || wish.closed || wish.from === undefined || wish.weekdays) return [one]
    if (isCutOff(wish.what)) {
      if (!cutOff.some((passage) => passage.start === start))
        cutOff.push({ start, end, why: 'unknown', blocking: false, choices: [] })
      return []
    }
    const { isOnlyPrice, ...event } = eventOf(wish.what, wish.from, names)
    const dated = { ...one, wish: { ...wish, ...event } }
    const price = event.price === undefined ? {} : { price: event.price }
    return isOnlyPrice ? [dated, { wish: { kind: 'onlyPrice', ...price }, start, end }] : [dated]
  })
  const prices = read.flatMap(({ wish }) => (wish.kind === 'date' && wish.price ? [wish.price] : []))
  const draft: Draft = { wishes: read, unread: cutOff }
  for (const passage of unread) {
    const said = tidy(text.slice(passage.start, passage.end))
    const { rest, found } = cut(said, onlyPrice)
    const [price] = prices
    // Of several prices, the words do not say which one.
    if (found && tidy(rest) === '' && price !== undefined && prices.length === 1 && !passage.blocking)
      draft.wishes.push({ wish: { kind: 'onlyPrice', price }, start: passage.start, end: passage.end })
    else if (/^(?:nao|sem) (?:\p{L}+ )*precos?(?: nos posts| nas publicacoes)?$/u.test(foldInPlace(said)))
      draft.wishes.push({ wish: { kind: 'onlyPrice' }, start: passage.start, end: passage.end })
    else draft.unread.push(passage)
  }
  return draft
}
