import { formatBrl, trimEndWhile } from '../../base/language/text.ts'
import { numberOf } from '../text/scan.ts'
import { inFigures } from './sizes.ts'

/** Punctuation to strip from names. */
export const gap = /[\s:=–—•*-]/

/** "300ml", "600 ml", "1l", "500 g", "2 pessoas", "unidade" */
export const size =
  /\b\d+(?:[.,]\d+)?\s*(?:ml|l|lt|litros?|g|gr|kg|un|unid|unidades?|pessoas|fatias|tempos|taças|bolas|rodelas|pç|pcs|peças|dose|doses|long ?neck|pol)(?![\p{L}\p{N}])\.?/iu

const money = '(?:r\\$|rs\\.?|\\$)?\\s{0,3}'
const amount = '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,5}(?:[.,]\\d{1,2})?)'
const unit = '(?:\\s{0,3}(?:reais|real|contos?|pila|pau))?'
/** "18", "R$ 18,00", "18 a 25", "18-25", "de 18 até 25 reais", at the end of a text. */
// `\b` sees a boundary after "ç" and "é", so it would read the ends of "cachaça" and "café" as "a" and "é".
const prices = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:de|entre|por|a|é|t[aá]|est[aá]|fica|custa|sai a|sai por|cobra|vende a|vende por)\\s{1,3})?${money}${amount}${unit}(?:\\s{0,3}(?:a|até|ate|-|–|e|\\/)\\s{0,3}${money}${amount}${unit})?\\s{0,3}(?:cada|un(?:id)?\\.?|a un\\.?|(?:a |por )?unidade|a dose|o copo|a taça|a porção|no happy hour|na promoção)?$`,
  'iu',
)
const leading = new RegExp(
  `^(?:e\\s+)?${money}${amount}${unit}\\s+(?:n[oa]s?|pel[oa]s?|[oa]s?)\\s+(\\p{L}.*)$`,
  'iu',
)
/** "2 por 30", "3x 25", "dobrado por 20" */
const promotion =
  /^(.*?)[\s:=–-]*\b(\d{1,2})\s*(?:por|x|pelo preço de|sai por|a)\s*(?:r\$\s*)?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(?:reais|conto|contos))?$/iu

export type Priced = { item: string; min: number; max: number; deal?: string; size?: string }

/** Words that make a price a promotion, and the report's name for it. */
const deals = /(?<!\p{L})(no happy hour|na promoção|em promoção)$/iu

/** "(dobrado até 20h)", "em dobro até as 20h", "(happy hour)" after a price. */
const weekday =
  '(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|seg|ter|qua|qui|sex|s[aá]b|dom)s?(?:-feiras?)?'
const days = `(?:(?:de|da)\\s+${weekday}\\s+[aà]\\s+${weekday}|(?:n[oa]s?|aos|[aà]s?|toda|todo)\\s+${weekday}(?:\\s+e\\s+${weekday})?|(?:n[oa]s?|aos)\\s+fi(?:m|ns)\\s+de\\s+semana|(?:no|de)\\s+(?:almo[cç]o|jantar)|n[oa]s?\\s+feriados?)`
const remark = new RegExp(
  `\\s*(?:\\(([^()]{1,40})\\)|((?:a\\s+)?(?:em dobro|dobrad[oa])(?:\\s+at[ée]\\s+(?:[aà]s\\s+)?\\d{1,2}\\s*h?)?(?:\\s+${days})?|at[ée]\\s+(?:[aà]s\\s+)?\\d{1,2}\\s*h|${days}))$`,
  'iu',
)
const aboutDeals =
  /dobr|happy|promo|\d\s*h(?!\p{L})|fim de semana|fins de semana|almo[cç]o|jantar|feriado|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo/iu

/** The item and its price, in figures or in words, at the end of a part of a line; null if there is none. */
export function priceOf(said: string): Priced | null {
  if (said.length > 400) return null
  return pricedPart(said) ?? pricedPart(inFigures(said))
}

/** "(600 ml)", "pra dois", "serve 3" after a price */
const sizeAfter = new RegExp(
  `\\s*(?:\\((${size.source})\\)|(?:e\\s+)?((?:p\\/|para|pra|serve)\\s*(?:[2-9]|dois|duas|tr[eê]s|quatro)(?:\\s*pessoas?)?))\\s*$`,
  'iu',
)

/** "calabresa grande 44,90 com refri de 1 litro": what comes with it. */
const included = /^(.*\d)\s+((?:com|mais)\s+\p{L}[^\d]*(?:\d+\s*(?:ml|l|litros?|lt))?)$/iu

function pricedPart(part: string): Priced | null {
  const [, head = '', extra = ''] = included.exec(part) ?? []
  const main = head === '' ? null : priced(head)
  if (main && main.item !== '') return { ...main, item: `${main.item} ${extra}` }
  const [sized = '', inside, people] = sizeAfter.exec(part) ?? []
  const measure = inside ?? people
  if (measure !== undefined) {
    const plain = priced(part.slice(0, part.length - sized.length))
    return plain && (size.test(plain.item) ? plain : { ...plain, size: measure })
  }
  const [tail = '', remarked, said] = remark.exec(part) ?? []
  const deal = (remarked ?? said ?? '').trim().toLowerCase()
  const before = aboutDeals.test(deal) ? priced(part.slice(0, part.length - tail.length)) : null
  if (!before) return priced(part)
  return { ...before, deal: before.deal === undefined ? deal : `${before.deal}, ${deal}` }
}

/** "2 chopp por 16": a price for several units. */
const several =
  /^(?:e\s+)?(\d{1,2})\s+(\p{L}[^\d]*?)\s+(?:por|sai por|pelo preço de)\s*(?:r\$\s*)?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(?:reais|conto|contos))?$/iu

function severalFor(part: string): Priced | null {
  const [, units, name = '', total] = several.exec(part.trim()) ?? []
  const price = numberOf(total ?? '')
  const count = Number(units ?? 0)
  if (price === null || count < 2 || count > 12 || price <= count) return null
  const each = Math.round((price / count) * 100) / 100
  return { item: clean(name), min: each, max: each, deal: `${count} por ${formatBrl(price)}` }
}

/** A vessel right before its size. */
const vessel =
  /(?<!\p{L})(?:canec[oa]|copo|tulipa|ta[çc]a|garrafa|lata|jarra|torre|long neck)\s(?:[^\d]*\s)?(?:de|é|e|tem|com)\s*$/iu

/** The same, only with figures and without a remark on a promotion. */
export function priced(part: string): Priced | null {
  const many = severalFor(part)
  if (many) return many
  const deal = promotion.exec(part)
  const [, dealt = '', units, total] = deal ?? []
  if (deal && /\p{L}{2}/u.test(dealt) && !new RegExp(`${size.source}$`, 'iu').test(dealt)) {
    const price = numberOf(total ?? '')
    const each = price === null ? null : Math.round((price / Number(units)) * 100) / 100
    // "2 a 30" is a range unless the item before it is sold in pairs.
    if (
      each &&
      price !== null &&
      price > Number(units) &&
      Number(units) > 1 &&
      Number(units) <= 12 &&
      !/\ba\s*(?:r\$)?\s*\d+\S*$/iu.test(part)
    ) {
      return { item: clean(dealt), min: each, max: each, deal: `${units} por ${formatBrl(price)}` }
    }
  }
  const match = prices.exec(part)
  if (!match) return priceFirst(part)
  const item = clean(
    part.slice(0, match.index).replace(/\s+(?:custa|sai|fica|est[áa]|é|vendid[oa])\s*$/iu, ''),
  )
  const first = numberOf(match[1] ?? '')
  const second = match[2] === undefined ? first : numberOf(match[2])
  if (first === null || second === null || !/\p{L}/u.test(item)) return null
  // "o caneco de 500", "nosso copo é 400": millilitres.
  if (
    vessel.test(part.slice(0, match.index)) &&
    first >= 100 &&
    first % 10 === 0 &&
    !/r\$|reais|conto/i.test(part)
  )
    return null
  // "caipirinha18": a digit after a letter is part of the name.
  if (/[\p{L}\p{N}]$/u.test(part.slice(0, match.index)) && /^\d/.test(match[0])) return null
  const [, promoted] = deals.exec(part) ?? []
  const on = promoted === undefined ? {} : { deal: promoted.toLowerCase() }
  // "cachaça 51 a 8": a range rises, and the first number belongs to the name.
  if (second < first) return { item: `${item} ${match[1] ?? ''}`, min: second, max: second, ...on }
  return { item, min: first, max: second, ...on }
}

/** "cobra 18 na caipirinha", "18 reais a caipirinha" */
function priceFirst(part: string): Priced | null {
  const match = leading.exec(part)
  const price = match && numberOf(match[1] ?? '')
  const item = clean(match?.[2] ?? '')
  return price && /\p{L}{2}/u.test(item) && !/\d/.test(item.replace(size, ''))
    ? { item, min: price, max: price }
    : null
}

/** A name without the punctuation and words that lists and sentences put around it. */
export function clean(name: string): string {
  const start = name.replace(/^[\s•*–-]+/u, '').replace(/^(?:e\s+)?(?:(?:o|a|os|as)\s+)?/iu, '')
  return trimEndWhile(start, gap).replace(/[\s(]+$/u, '')
}
