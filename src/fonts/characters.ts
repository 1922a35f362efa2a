/** The characters of almost every text; each design has one file of them. */
export const common = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÁÂÃÇÉÊÍÓÔÕÚ',
  'áâãàçéêíóôõú',
  '0123456789',
  ' !"$%&\'()+,-./:;?',
  '–—‘’“”…·ºª×',
  '\u00a0',
].join('')

/** Common in running text, rare in headings. */
export const signs = '*@_'

/** Characters of some names, addresses and tables. Their file loads when one of them appears. */
export const rare = [
  '#<=>[\\]^`{|}~',
  'ÀÑÜ',
  'äèëïñùûü',
  '•°±§²¼½¾÷−€',
  // `Intl` writes this or U+00A0 between number and unit.
  '\u202f',
].join('')

/** The characters of large figures: amounts, shares, hours, days. */
export const figures = '0123456789R$%+-−.,/ \u00a0hdiasor'
