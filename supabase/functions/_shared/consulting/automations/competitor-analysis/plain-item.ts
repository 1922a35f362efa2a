/** Resolves a general name to the house's plain item where the meaning is clear to any waiter. */
import { canonicalName } from '../../base/same-item.ts'

const joiners = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'e', 'ao', 'na', 'no'])

/** The words of a name that distinguish items, in canonical spelling. */
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

/** "caipifruta" is any caipirinha of a fruit other than lime. */
export const isFruitCaipirinha = (word: string, name: readonly string[]): boolean =>
  word === 'caipifruta' && name[0] === 'caipirinha' && !name.every((one) => limeWords.has(one))

/** What the plain one is called beside the others. */
const plainWords = new Set([
  'limao',
  'taiti',
  'tradicional',
  'classica',
  'classico',
  'simples',
  'comum',
  'normal',
])
const limeWords = new Set(['caipirinha', ...plainWords])

const only = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined)

/** The plain item among several. A plain caipirinha is made with lime; "três limões" is a different drink. */
export function plainOf<One extends Named>(
  words: readonly string[],
  candidates: readonly One[],
): One | undefined {
  const [head = ''] = words
  const isLime = (word: string) => word === head || plainWords.has(word)
  if (limeDrinks.has(head) && words.every(isLime)) {
    const lime = candidates.filter((one) => one.words.has(head) && [...one.words].every(isLime))
    const lone = lime.find((one) => one.words.size === 1)
    // Both are on the menu, so the name decides.
    return lime.find((one) => one.words.size === words.length) ?? lone ?? only(lime)
  }
  // "Batata" is the plain one, not the one with cheddar.
  const ways = plainWays.get(words.join(' '))
  return (
    ways &&
    only(candidates.filter((one) => [...one.words].every((word) => words.includes(word) || ways.has(word))))
  )
}

/** How the plain dish of a general name is made, where others have more in them. */
const plainWays: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['batata', new Set(['frita', 'palito', 'tradicional', 'simples', 'porcao'])],
  ['macaxeira', new Set(['frita', 'porcao', 'simples'])],
  ['frango', new Set(['passarinho', 'porcao'])],
  ['calabresa', new Set(['acebolada', 'porcao'])],
  ['pastel', new Set(['carne'])],
])

/** Whether a name means the plain drink. If the menu has no plain one, the owner is asked which one is meant. */
export const asksForPlain = ([head = '', ...rest]: readonly string[]): boolean =>
  limeDrinks.has(head) && rest.every((word) => plainWords.has(word))

/** After these words, "de" makes a different item: "água" is not "água de coco". */
export const otherWithDe = new Set(
  'agua caipirinha caipirosca caipifruta arroz feijao cafe leite molho creme carne file casquinha salada pure queijo camarao'.split(
    ' ',
  ),
)

/** Words that describe the serving, not the item. */
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

const otherSpirits = new Set(
  'uisque vodka gin rum tequila conhaque campari licor jagermeister red black label jack saque absinto bourbon'.split(
    ' ',
  ),
)

type Sold = Named & { section: ReadonlySet<string>; dose: boolean }

/**
 * The house's doses that "dose de cachaça" may mean: white ones unless a wood is named, aged ones for "envelhecida".
 * Null if the name means something else.
 */
export function dosesFor<One extends Sold>(words: readonly string[], listed: readonly One[]): One[] | null {
  if (
    !words.includes('cachaca') ||
    words.some((word) => word !== 'dose' && word !== 'cachaca' && !woods.has(word))
  ) {
    return null
  }
  const doses = listed.filter(
    (one) =>
      (one.words.has('cachaca') || one.section.has('cachaca') || one.dose) &&
      ![...one.words, ...one.section].some((word) => otherSpirits.has(word)),
  )
  const named = doses.filter((one) => words.every((word) => !woods.has(word) || one.words.has(word)))
  const isAged = (one: One) => [...one.words].some((word) => woods.has(word))
  if (!words.some((word) => woods.has(word))) {
    const white = doses.filter((one) => !isAged(one))
    return white.length > 0 ? white : doses
  }
  return named.length > 0 ? named : doses.filter(isAged)
}

const brands: readonly (readonly [general: string, brands: ReadonlySet<string>])[] = [
  ['refrigerante', new Set('coca guarana fanta sprite pepsi kuat soda sukita'.split(' '))],
  [
    'cerveja',
    new Set(
      'heineken skol brahma antarctica original bohemia stella spaten amstel budweiser eisenbahn corona itaipava devassa'.split(
        ' ',
      ),
    ),
  ],
]

/**
 * The name with its brand replaced by the kind ("coca" by "refrigerante"), for houses that list no brands; null without
 * a brand.
 */
export function withoutBrand(words: readonly string[]): string[] | null {
  const general = words.map((word) => brands.find(([, names]) => names.has(word))?.[0] ?? word)
  return general.every((word, at) => word === words[at]) ? null : [...new Set(general)]
}

/** Whether a name begins with a brand, which keeps its capital letter. */
export const isBrand = (name: string): boolean =>
  brands.some(([, names]) => names.has(wordsOf(name)[0] ?? ''))
