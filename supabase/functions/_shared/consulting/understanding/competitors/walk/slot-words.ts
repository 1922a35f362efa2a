/** Words beside the slots of a price: sizes, places of houses, what somebody did. */
import { vessels } from './tokens.ts'

/** "a dose" and "cada" are what is usual. */
export function sizeOf(said: string): string | null {
  if (/^(?:[oa]|por) (?:quilo|kg)$/iu.test(said)) return '1 kg'
  if (/^(?:[oa]|por) litro$/iu.test(said)) return '1 litro'
  if (!/\d|dois|duas|tr[eê]s|quatro|cinco|seis|uma?(?!\p{L})/iu.test(said)) return null
  const plain = said.replace(/^(?:de|com|d[eo]s)\s+/iu, '')
  return /^\d{3,4}$/.test(plain) ? `${plain} ml` : plain
}

/** What stands before the place of a house. */
export const places = /(?:^| )(?:aqui|ali|la|d[oa]s?|n[oa]s?|em|ao|perto|pra|para)$/

/** What joins a price to the item after it. */
export const priceFirst = /^(?:n[oa]s?|[oa]s?|pel[oa]s?|d[aeo]s?|por um|por uma)(?: |$)/

const past = '(?!(?:meu|seu|teu)\\s)[\\p{L}]{2,}(?:ou|aram|eram|iram|eu|iu)(?![\\p{L}])'
/** What somebody did is no item: "apareceu uma loja nova com pastel". */
export const did = new RegExp(`^${past}`, 'iu')
export const didBefore = new RegExp(
  `^(?:${past}.*?\\s(?:com|vendendo|servindo|cobrando)|fez (?:um|uma|uns|umas))\\s+`,
  'iu',
)

export const calledBy = new RegExp(`^(?:[oa]|por|cada) (${vessels})$`, 'iu')

export const vessel = /(?:^|\s)(?:n?um|n[oa]|com|em) (?:copo|taca|caneca|tulipa|garrafa|lata)(?:\s|$)/
