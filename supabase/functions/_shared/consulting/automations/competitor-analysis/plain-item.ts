/** Which of the house's items a general name means, where any waiter would know. */
import { canonicalName } from '../../base/same-item.ts'

const joiners = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'e', 'ao', 'na', 'no'])

/** The words of a name that tell items apart, in canonical spelling. */
export const wordsOf = (name: string): string[] =>
  canonicalName(name)
    .split(' ')
    .filter((word) => word !== '' && !joiners.has(word))

const limeDrinks = new Set(['caipirinha', 'caipirosca'])
const woods = new Set(
  'carvalho balsamo amburana umburana castanheira jequitiba ipe freijo madeira envelhecida ouro premium extra reserva barril'.split(
    ' ',
  ),
)

type Named = { words: ReadonlySet<string> }

const only = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined)

/**
 * The plain one among several: lime is what a caipirinha is made with, and a dose without a wood in its name is white
 * cachaça. Three limes are another drink.
 */
export function plainOf<One extends Named>(
  words: readonly string[],
  candidates: readonly One[],
): One | undefined {
  const [head = ''] = words
  const isLime = (word: string) =>
    word === head || word === 'limao' || word === 'taiti' || word === 'tradicional'
  if (limeDrinks.has(head) && words.every(isLime)) {
    const lime = candidates.filter((one) => one.words.has(head) && [...one.words].every(isLime))
    const lone = lime.find((one) => one.words.size === 1)
    // Both on one menu: the name decides.
    return lime.find((one) => one.words.size === words.length) ?? lone ?? only(lime)
  }
  if (words.includes('dose') && !words.some((word) => woods.has(word))) {
    return only(
      candidates.filter((one) => one.words.has('dose') && ![...one.words].some((word) => woods.has(word))),
    )
  }
  return undefined
}

/** Whether a name asks for the plain drink: without a plain one on the menu, the owner is asked which it is. */
export const asksForPlain = ([head = '', ...rest]: readonly string[]): boolean =>
  limeDrinks.has(head) && rest.every((word) => word === 'limao' || word === 'taiti' || word === 'tradicional')

/** "Água" is no "água de coco": after these, "de" makes another thing. */
export const otherWithDe = new Set(
  'agua caipirinha caipirosca caipifruta arroz feijao cafe leite molho creme carne file casquinha salada pure queijo camarao'.split(
    ' ',
  ),
)

/** Words that say how it is served, not what it is. */
export const servedAs = new Set([
  'dose',
  'porcao',
  'taca',
  'copo',
  'prato',
  'casa',
  'tradicional',
  'inteiro',
  'unidade',
])
