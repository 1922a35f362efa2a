/** A plate or a combo for a table, as owners ask for it: how many of what, for how many, on which days, up to which price. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { day, number, numberOf, spoken } from './asked-pieces.ts'
import { itemIn } from './menu-items.ts'
import type { About, Reading } from './reading.ts'

const portion = '(\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis)'
const each = new RegExp(
  `(?<![\\p{L}\\p{N}])${portion}\\s+(?!pessoas|gente|reais)([^,.;:+\\d]{3,40}?)(?=\\s*(?:,|\\+|\\se\\s|\\sque\\s|\\spor\\s|\\smais\\s|\\sate\\s|\\s${portion}\\s|$|\\.))`,
  'gu',
)

/** What is in a plate or a combo, how many eat it, on which days, and up to which price. */
function tablePlate(found: RegExpExecArray, about: About): WishContent[] {
  const said = found[0].replace(/por\s+quanto.*$/u, '')
  const guests = numberOf(
    new RegExp(
      `(?:pra|para|de|serve)\\s+(?:uns\\s+)?${number}(?:\\s+(?:pessoas|gente)|\\s*:|\\s*,)`,
      'u',
    ).exec(said)?.[1],
  )
  const max = numberOf(
    new RegExp(
      `(?:por\\s+menos\\s+de|por|ate|no\\s+maximo|nao\\s+passe\\s+de|abaixo\\s+de)\\s+(?:r\\$\\s*)?${number}(?!\\s*(?:pessoas|h|itens))`,
      'u',
    ).exec(said)?.[1],
  )
  const weekdays = rangeIn(said)
  const body = said
    .replaceAll(/\brefri\b/g, 'refrigerante')
    .replace(/^.*?(?:combo|prato\s+de\s+familia|prato|kit)\s*/u, '')
  const counted = [...body.matchAll(each)].flatMap(([, count, named = '']) => {
    const item = itemIn(named, about)
    return item === undefined ? [] : [{ item, count: numberOf(count) }]
  })
  const rest = {
    count: 1,
    bound: 'exactly' as const,
    ...(weekdays.length > 0 && { weekdays }),
    ...(guests >= 2 && guests <= 20 && { guests }),
    ...(max > 0 && { max }),
  }
  if (counted.length >= 2 && counted.length <= 5) return [{ kind: 'newCombo', ...rest, parts: counted }]
  const listed =
    /(?:^|com\s|de\s)\s*([^.;:]{5,90}?)(?=,?\s+(?:que|por|ate|no\s+maximo|mais|sem|para|pra)\s|$|[.;:?])/u
  const names = [...body.matchAll(new RegExp(listed, 'gu'))]
    .flatMap(([, list = '']) => list.split(/\s*[,+]\s*(?:e\s+)?|\s+e\s+|\s+mais\s+/u))
    .flatMap((part) => itemIn(part, about) ?? [])
  return new Set(names).size >= 2 && names.length <= 5 && (guests >= 2 || (max > 0 && said.includes('+')))
    ? [{ kind: 'newCombo', ...rest, with: [...new Set(names)] }]
    : []
}

/** "de segunda a quinta" is four days. */
function rangeIn(said: string): number[] {
  const [, from, to] =
    new RegExp(
      `(${day}|seg|ter|qua|qui|sex|sab|dom)\\s+(?:a|ate)\\s+(${day}|seg|ter|qua|qui|sex|sab|dom)(?!\\p{L})`,
      'u',
    ).exec(said) ?? []
  const [first] = from === undefined ? [] : weekdaysIn(full(from))
  const [last] = to === undefined ? [] : weekdaysIn(full(to))
  if (first === undefined || last === undefined) return weekdaysIn(said)
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
}
const short: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terca',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sabado',
  dom: 'domingo',
}
const full = (said: string) => short[said] ?? said

/** The whole sentence: a comma or an "e" parts nothing of it. */
export const tableReading: Reading = {
  words: spoken(
    `(?:${'(?:(?:eu|e|so|queria|quero|queremos|monta\\p{L}*|faz\\p{L}*|faca|cria\\p{L}*|pensei|em|fazer|de|um|uma|precis\\p{L}+)\\s+)'}*)(?:combo|prato\\s+de\\s+familia|kit)[^.;!?\\n]{8,190}?(?=[.;!?\\n]|$|\\s+e\\s+(?:[oa]s?|me|eu|quero|queria|se)\\s(?!(?:cerveja|refri|suco|chopp|bebida)))(?:[.,]\\s*(?:quanto\\s+sobra|por\\s+quanto\\s+[^.;!?\\n]{3,30})\\??)?`,
  ),
  wishes: tablePlate,
}
