/** A feast at the house's own table: a supper, a menu or a party that guests book weeks ahead. */
import type { Requirements } from '../../base/request/requirements.ts'
import type { FormRules } from './form-rules.ts'

const meal =
  /(?<!\p{L})(?:ceias?|jantar|almo[çc]o|buffet|buf[êe]|brunch|card[áa]pio especial|menu|rod[íi]zio|open (?:bar|food)|festa)(?!\p{L})/iu
const feast =
  /(?<!\p{L})(?:natal|r[eé]veillon|ano novo|virada|p[áa]scoa|dia d[ao]s? (?:m[ãa]es|pais|namorados))(?!\p{L})/iu

/** Whether the owner's words are of such a feast: "Réveillon" with the note "com ceia". */
export const isSupper = (what: string, note = ''): boolean => {
  const said = `${what} ${note}`
  return meal.test(said) && (feast.test(said) || /(?<!\p{L})ceias?(?!\p{L})/iu.test(said))
}

/** Sends guests home for the supper, or speaks of what is left of it. */
const homeSupper = /(?<!com )(?<!\p{L})ceia(?! d[eo] )(?!\p{L})/iu

/** The same rules, without the supper at home where the house sells one. */
export const withOwnSupper = (rules: FormRules, { dates }: Requirements): FormRules =>
  dates.some(({ what, note, closed }) => !closed && /ceia/i.test(`${what} ${note ?? ''}`))
    ? { ...rules, allows: (text) => !homeSupper.test(text) && rules.allows(text) }
    : rules

/** What guests ask of it before they book, and the owner has not said. */
export const supperWanting = (
  { at, price, note = '' }: { at?: number; price?: number; note?: string },
  mayPrice: (price: number) => boolean,
): string[] => [
  ...(at === undefined ? ['a hora em que começa'] : []),
  ...(price === undefined && mayPrice(100) ? ['o preço por pessoa'] : []),
  ...(/(?<!\p{L})(?:com (?!reserva)|inclu|entrada|prato|buffet|card[áa]pio|menu|bebida)/iu.test(note)
    ? []
    : [price === undefined ? 'o que se serve' : 'o que vem por esse preço']),
]
