/** Amounts as owners write them: "1.500", "2 mil", "mil e quinhentos", "7,60". */

const small: Readonly<Record<string, number>> = {
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
  quatorze: 14,
  catorze: 14,
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
}
const word = `(?:${Object.keys(small).join('|')}|mil)`

/** An amount in figures or in words, as one group of a pattern on folded text. */
export const figure = String.raw`(?:r\$\s*)?((?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?)(?:\s*(?:mil\b|k\b))?|${word}(?:\s+(?:e\s+)?${word})*)`

/** The value of a figure; NaN for anything else. */
export function figureOf(said: string | undefined): number {
  if (said === undefined) return Number.NaN
  const digits = /^(\d[\d.,]*)\s*(mil|k)?/.exec(said)
  if (digits?.[1]) {
    const plain = /\.\d{3}(?:\D|$)/.test(digits[1]) ? digits[1].replaceAll('.', '') : digits[1]
    return Number(plain.replace(',', '.')) * (digits[2] === undefined ? 1 : 1000)
  }
  let [sum, part] = [0, 0]
  for (const one of said.split(/\s+(?:e\s+)?/)) {
    if (one === 'mil') {
      sum += (part || 1) * 1000
      part = 0
    } else part += small[one] ?? Number.NaN
  }
  return sum + part
}

/** "7,60", "7 e 60", "12 reais e 50": an amount with its cents spoken. */
export const spokenPrice = String.raw`(?:r\$\s*)?(\d{1,4})(?:[.,](\d{1,2})|\s*(?:reais|real|conto)?\s*e\s*(\d{2}))?\b`

export const spokenValue = (whole = '', cents = '', spoken = '') =>
  Number(whole) + Number((cents || spoken || '0').padEnd(2, '0')) / 100
