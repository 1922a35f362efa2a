const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** What the product writes, and what Portuguese names and addresses are written with. */
export const characters = [
  ascii,
  'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜ',
  'àáâãäçèéêíïñóôõùúûü',
  '–—‘’“”…·•',
  '°ºª§²¼½¾×÷−€',
  // Between number and unit: `Intl` writes the one or the other.
  '\u00a0\u202f',
].join('')
