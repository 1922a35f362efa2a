/** The hour of a weekly event, and its weekdays in full: "chorinho toda sex 19h". */
const stems: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dom(?!\p{L})\.?/giu, 'domingo'],
  [/(?<!\p{L})seg(?!\p{L})\.?/giu, 'segunda'],
  [/(?<!\p{L})ter(?!\p{L})\.?/giu, 'terça'],
  [/(?<!\p{L})qua(?!\p{L})\.?/giu, 'quarta'],
  [/(?<!\p{L})qui(?!\p{L})\.?/giu, 'quinta'],
  [/(?<!\p{L})sex(?!\p{L})\.?/giu, 'sexta'],
  [/(?<!\p{L})s[aá]b(?!\p{L})\.?/giu, 'sábado'],
]

const hour =
  /[\s,]*(?:a partir d[ae]s?|das|às|as|de)?\s*(?<![\d/])([01]?\d|2[0-4])(?:h([0-5]\d)?|:([0-5]\d)|\s+horas)(?:\s*(?:às|as|a|até|-)\s*(?:as|às)?\s*\d{1,2}(?:h(?:\d\d)?|:\d\d)?)?(?![\p{L}\d])/iu

/** "das 19 as 22": hours by their words alone. */
const bare =
  /[\s,]*(?<!\p{L})das?\s+([01]?\d|2[0-4])\s+(?:às|as|até as|até)\s+(?:[01]?\d|2[0-4])(?![\p{L}\d/])/iu

/** The words without the hour; `at` is null where none is said. */
export function withoutHour(text: string): { rest: string; at: number | null } {
  const long = stems.reduce((told, [short, name]) => told.replaceAll(short, name), text)
  const found = hour.exec(long) ?? bare.exec(long)
  if (!found) return { rest: long.trim(), at: null }
  const at = Number(found[1]) + Number(found[2] ?? found[3] ?? 0) / 60
  const rest = `${long.slice(0, found.index)} ${long.slice(found.index + found[0].length)}`
  return { rest: rest.replace(/\s+/g, ' ').trim(), at: at <= 24 ? at : null }
}
