/** Amounts within a folded text, in figures or in words: "1.200", "quatrocentos", "vinte e dois". */
const values: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
  mil: 1000,
}

const word = `(?:${Object.keys(values)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}])`

/** Source of a pattern for one amount, in one capturing group. */
export const spokenAmount = `((?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:,\\d{1,2})?(?:\\s+mil(?!\\p{L}))?|${word}(?:\\s+(?:e\\s+)?${word})*)`

/** Its value; NaN if it is no amount. */
export function amountOf(said: string | undefined): number {
  if (said === undefined) return Number.NaN
  const [, digits, thousands] = /^([\d.,]+)(\s+mil)?$/.exec(said.trim()) ?? []
  if (digits !== undefined)
    return Number(digits.replace(/\./g, '').replace(',', '.')) * (thousands === undefined ? 1 : 1000)
  const words = said
    .trim()
    .split(/\s+/)
    .filter((one) => one !== 'e')
  if (words.length === 0) return Number.NaN
  return words.reduce((sum, one) => {
    const value = values[one] ?? Number.NaN
    return value === 1000 ? Math.max(1, sum) * 1000 : sum + value
  }, 0)
}
