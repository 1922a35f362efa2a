/** Amounts in figures or in words, as people say them. */

export type Amount = { start: number; end: number; value: number; isMoney: boolean }

const words: Readonly<Record<string, number>> = {
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

const word = `(?:${Object.keys(words).join('|')}|mil)`
const spoken = String.raw`(?<![\p{L}\p{N}])${word}(?:\s+(?:e\s+)?${word})*(?![\p{L}\p{N}])`
const figure = String.raw`(?<![\p{L}\p{N}.,])\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|(?<![\p{L}\p{N}.,])\d+(?:[.,]\d{1,2})?(?![\p{L}\p{N}])`
const amount = new RegExp(
  String.raw`(?<before>r\$\s*)?(?:(?<figure>${figure})(?<thousand>\s*(?:mil|k)(?!\p{L}))?|(?<spoken>${spoken}))(?<after>\s*(?:reais|real|contos?|pilas?|paus?)(?!\p{L}))?`,
  'gu',
)

/** "dois mil e quinhentos" is 2,500, "dezenove e noventa" 19.90: no larger part follows a smaller one but cents. */
function spokenValue(said: string): number {
  let total = 0
  let part = 0
  const parts = said.split(/\s+/)
  for (const [at, one] of parts.entries()) {
    const before = words[parts[at - 2] ?? '']
    const isCents = parts[at - 1] === 'e' && before !== undefined && before < 100 && (words[one] ?? 0) >= 10
    if (isCents && (words[one] ?? 0) < 100) return total + part + spokenValue(parts.slice(at).join(' ')) / 100
    if (one === 'mil') {
      total += Math.max(1, part) * 1000
      part = 0
    } else part += words[one] ?? 0
  }
  return total + part
}

/** @param folded without accents, in lower case */
export function amountsIn(folded: string): Amount[] {
  return [...folded.matchAll(amount)].flatMap((match) => {
    // "dez por cento" is no hundred.
    if (/^cento\b/.test(match[0]) && /por\s+$/.test(folded.slice(0, match.index))) return []
    const { before, figure: digits, thousand, spoken: said, after } = match.groups ?? {}
    const number = /\.\d{3}/.test(digits ?? '') ? (digits ?? '').replaceAll('.', '') : (digits ?? '')
    const value = said === undefined ? Number(number.replace(',', '.')) : spokenValue(said)
    const start = match.index + (before?.length ?? 0)
    return {
      start,
      end: match.index + match[0].length - (after?.length ?? 0),
      value: thousand === undefined ? value : value * 1000,
      isMoney: before !== undefined || after !== undefined,
    }
  })
}
