/** The most words that a search uses; a name has fewer. */
const mostWords = 8

/**
 * The words to search for: lower case, without accents or punctuation, as private.fold_text() stores them. A CNPJ or an
 * order number is found with and without its punctuation.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .slice(0, mostWords)
}
