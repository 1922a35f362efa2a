/** The menu's lines for guests who read English. */
import { cachacas } from '../../base/cachacas.ts'
import { foldAccents, formatNumber } from '../../base/language/text.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

type Row = PairingMenu['overview'][number]

const ofCachaca: Readonly<Record<string, string>> = {
  [cachacas.alambique.label]: 'a crisp, unaged cachaça',
  [cachacas.carvalho.label]: 'an oak-aged cachaça with a hint of vanilla',
  [cachacas.castanheira.label]: 'a nutty cachaça aged in Brazil-nut wood',
}

/** Words of drink names, longest first. */
const words: readonly (readonly [pattern: RegExp, english: string])[] = [
  [/^agua de coco$/, 'fresh coconut water'],
  [/^caipirinha de (.+)$/, '$1 caipirinha'],
  [/^suco de (.+)$/, '$1 juice'],
  [/^limonada.*$/, 'house lemonade'],
  [/^(?:taca de )?espumante.*$/, 'sparkling wine by the glass'],
  [/^(?:taca de )?vinho branco.*$/, 'white wine by the glass'],
  [/^(?:taca de )?vinho tinto.*$/, 'red wine by the glass'],
  [/^cafe.*$/, 'coffee'],
  [/^refrigerante.*$/, 'soft drink'],
  [/^cerveja.*$/, 'cold beer'],
  [/^chopp?e?.*$/, 'draught beer'],
  [/^batida de (.+)$/, '$1 batida'],
]
const fruits: readonly (readonly [string, string])[] = [
  ['limao', 'lime'],
  ['maracuja', 'passion fruit'],
  ['abacaxi com hortela', 'pineapple and mint'],
  ['abacaxi', 'pineapple'],
  ['laranja', 'orange'],
  ['uva', 'grape'],
  ['manga', 'mango'],
  ['tangerina', 'tangerine'],
  ['morango', 'strawberry'],
  ['caju', 'cashew apple'],
  ['caja', 'cajá'],
  ['acerola', 'acerola cherry'],
  ['goiaba', 'guava'],
  ['coco', 'coconut'],
]

/** A drink's name in English; our own recipes keep their names. */
function englishOf(name: string): string {
  const folded = foldAccents(spokenName(name)).toLowerCase()
  const found = words.find(([pattern]) => pattern.test(folded))
  if (!found) return spokenName(name)
  const told = folded.replace(found[0], found[1])
  return fruits.reduce((text, [word, english]) => text.replace(new RegExp(`^${word}(?= )`), english), told)
}

const priceOf = ({ servedPrice }: Row) => (servedPrice == null ? '' : `, R$ ${formatNumber(servedPrice)}`)

/** "Pairs with Carvalho, an oak-aged cachaça (30 ml), R$ 15. Alcohol-free: fresh coconut water." */
function lineOf(row: Row, ml: number): string {
  const about = ofCachaca[row.best]
  const drink = about ? `${row.best.split(' ')[0]}, ${about} (${formatNumber(ml)} ml)` : englishOf(row.best)
  const free = row.free && row.free.name !== row.best ? ` Alcohol-free: ${englishOf(row.free.name)}.` : ''
  return `Pairs with ${drink}${priceOf(row)}.${free}`
}

/** One line for each dish that is offered. */
export const englishLines = (overview: readonly Row[], ml: number): { dish: string; line: string }[] =>
  overview
    .filter(({ closed }) => !closed)
    .map((row) => ({ dish: spokenName(row.name), line: lineOf(row, ml) }))

export const englishFoot =
  '“Excessive consumption of alcoholic beverages may be harmful to your health. Sale prohibited to persons under 18.”'
