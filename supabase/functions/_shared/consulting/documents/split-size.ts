const measure =
  /^(.*?\p{L}.*?)(?:[\s,;:·(–-]+|(?=\d))((?:\d+(?:[.,]\d+)?|½|meio|meia)\s?(?:ml|l|lts?|litros?|cl|g|gr|grs|gramas?|kg|quilos?|cm|un|und|unid|unidades?|fatias|pedaços|porção|porções|pessoas)|(?:para|serve)\s\d{1,2}(?:\s(?:ou|a)\s\d{1,2})?(?:\spessoas)?|long neck|lata)\s*\)?$/iu

/** Longest size that can be stored. */
const maxSize = 40

/** Splits the size off the end of a name: "Cerveja 600 ml" is "Cerveja" of "600 ml". */
export function splitSize(name: string): { name: string; size: string | null } {
  const found = measure.exec(name)
  const [, words = '', size = ''] = found ?? []
  const rest = words.replace(/[\s,;:·(–-]+$/u, '')
  if (!found || rest.length < 2 || size.length > maxSize) return { name, size: null }
  return { name: rest, size: size.trim() }
}
