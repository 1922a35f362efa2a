const stems: readonly (readonly [RegExp, string])[] = [
  [/\bdom\b\.?/g, 'domingo'],
  [/\bseg\b\.?/g, 'segunda'],
  [/\bter\b\.?/g, 'terca'],
  [/\bqua\b\.?/g, 'quarta'],
  [/\bqui\b\.?/g, 'quinta'],
  [/\bsex\b\.?/g, 'sexta'],
  [/\bsab\b\.?/g, 'sabado'],
]

/** Weekdays in full: "sáb" → "sabado". @param folded without accents, in lower case */
export const longWeekdays = (folded: string): string =>
  stems.reduce(
    (text, [short, long]) => text.replaceAll(short, long),
    folded.replaceAll(/\bn (?=abr|funciona)/g, 'nao '),
  )
