const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The characters of the product’s texts and of Portuguese names and addresses. */
export const characters = [
  ascii,
  'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜ',
  'àáâãäçèéêíïñóôõùúûü',
  '–—‘’“”…·•',
  '°ºª§²¼½¾×÷−€',
  // `Intl` writes one or the other between number and unit.
  '\u00a0\u202f',
].join('')
