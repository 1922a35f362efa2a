/** Building blocks of the patterns that read requests for drinks, in folded text. */

const units = 'zero um uma dois duas tres quatro cinco seis sete oito nove dez onze doze'.split(' ')
const values = [0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A number of drinks or guests, in figures or in words. */
export const number = `(?:\\d{1,2}|${units.join('|')}|quinze|vinte)`

export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d/.test(word)) return Number(word.replace(',', '.'))
  if (word === 'quinze') return 15
  if (word === 'vinte') return 20
  return values[units.indexOf(word)] ?? null
}

/** A figure with cents, or a number in words. */
export const amount = `(?:r\\$\\s*)?(\\d{1,3}(?:[.,]\\d{1,2})?|${units.slice(3).join('|')}|quinze|vinte)`

/** A pattern between word boundaries. */
export const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu')

export const drinkNoun =
  '(?:drinks?|drinques?|drinkes?|coquet(?:el|eis)|bebidas?|copos?|opcao|opcoes|receitas?|autorais|autoral)'

export const most = '(?:no max(?:imo|\\.)?(?: de)?|ate|max(?:imo|ima|\\.)?(?: de)?|so ate)'
export const least =
  '(?:no min(?:imo|\\.)?(?: de)?|min(?:imo|ima|\\.)?(?: de)?|pelo menos|ao menos|a partir de)'
