import { tokenize } from './language/text.ts'

/** Spellings of one thing on menus, folded and in the singular. */
const spellings: Readonly<Record<string, string>> = {
  burger: 'hamburguer',
  burguer: 'hamburguer',
  hamburger: 'hamburguer',
  hamburgue: 'hamburguer',
  chopp: 'chope',
  chop: 'chope',
  refri: 'refrigerante',
  breja: 'cerveja',
  cerva: 'cerveja',
  caipiroska: 'caipirosca',
  caipivodka: 'caipirosca',
  caipivodca: 'caipirosca',
  vodca: 'vodka',
  gim: 'gin',
  whiskey: 'uisque',
  whisky: 'uisque',
  hamburgers: 'hamburguer',
  espresso: 'cafe',
  expresso: 'cafe',
  cafezinho: 'cafe',
  drinque: 'drink',
  longneck: 'long neck',
  mandioca: 'macaxeira',
  aipim: 'macaxeira',
  espeto: 'espetinho',
  cheeseburger: 'cheeseburguer',
  xburger: 'cheeseburguer',
  xburguer: 'cheeseburguer',
  pinga: 'dose cachaca',
  sanduba: 'sanduiche',
  caipi: 'caipirinha',
}

/** Longer names for the same item. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^x hamburguer$/, 'cheeseburguer'],
  [/\bcoca cola\b/, 'coca'],
  [/\bhot dog\b/, 'cachorro quente'],
  [/^(?:porcao de )?frita$/, 'batata frita'],
  // A coconut is ordered for its water.
  [/^coco (?:verde|gelado|natural)$/, 'agua de coco'],
  // "dois" in the singular form that `tokenize` returns.
  [/\bbaiao de dol\b/, 'baiao'],
]

/** "600 ml", "1L", "500g", "10 peças" */
const measure =
  /(?<![\p{L}\p{N}])(?:(?<=\s)de\s+)?(\d+(?:[.,]\d+)?)\s*(ml|mililitros?|l|lt|litros?|g|gr|gramas?|kg|quilos?|un|und|unid|unidades|p[çc]s?|pe[çc]as|cm|cent[ií]metros?)(?![\p{L}\p{N}])\.?/iu

/** "Skol 600", "chopp 300": beer sizes written without a unit. */
const bareSize =
  /(cerveja|breja|chopp?|chope|skol|brahma|heineken|original|antarctica|stella|spaten|amstel|budweiser|eisenbahn|pilsen|ipa|weiss)(.*?\s)(269|300|330|350|355|473|500|600|1000)\s*$/iu
const withUnit = (text: string) => text.replace(bareSize, '$1$2$3 ml')

/** Food sold by weight, under any of its names. */
const byWeight = /\b(?:buffet(?: self service)?|self service)(?: (?:por|a|o))?(?: (?:kg|quilo|kilo))?\b/

/** "p/ 2", "para dois", "2 pessoas": the number of guests a dish serves. */
const people =
  /(?<![\p{L}\p{N}])(?:(?:p\/|para|pra|serve)\s*([2-9]|dois|duas|tr[eê]s|quatro)(?:\s*pessoas?)?|([2-9])\s*pessoas)(?![\p{L}\p{N}])/iu
const counted: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, três: 3, quatro: 4 }

export type Measure = { amount: number; unit: 'ml' | 'g' | 'un' | 'cm' | 'people' | 'courses' }

/** "7 tempos": the courses of a tasting menu. */
const courses = /(?<![\p{L}\p{N}])(\d{1,2})\s*tempos(?![\p{L}\p{N}])/iu

/** The volume, weight, diameter, number of pieces or number of guests in a name or a size; null if there is none. */
export function measureOf(text: string): Measure | null {
  const [, amount = '', unit = ''] = measure.exec(withUnit(text)) ?? []
  const value = Number(amount.replace(',', '.'))
  if (!(value > 0)) {
    const [, named, plain] = people.exec(text) ?? []
    const guests = (named ?? plain ?? '').toLowerCase()
    const count = counted[guests] ?? Number(guests)
    if (count > 1) return { amount: count, unit: 'people' }
    const served = Number(courses.exec(text)?.[1] ?? 0)
    return served > 1 ? { amount: served, unit: 'courses' } : null
  }
  const folded = unit.toLowerCase()
  if (folded.startsWith('c')) return { amount: value, unit: 'cm' }
  if (folded.startsWith('u') || folded.startsWith('p')) return { amount: value, unit: 'un' }
  if (/^[kq]/.test(folded)) return { amount: value * 1000, unit: 'g' }
  if (folded.startsWith('g')) return { amount: value, unit: 'g' }
  return { amount: folded.startsWith('m') ? value : value * 1000, unit: 'ml' }
}

/** Sizes of pizzas and plates by their letters, where a name ends with one. */
const letters: Readonly<Record<string, string>> = {
  g: 'grande',
  m: 'media',
  p: 'pequena',
  pequeno: 'pequena',
  medio: 'media',
}

/** A number before a word, as in "quatro queijos": one spelling for both. */
const numbers = new Map(
  ['dois 2', 'duas 2', 'três 3', 'quatro 4', 'cinco 5', 'seis 6', 'oito 8'].map((pair) => {
    const [word = '', digit = ''] = tokenize(pair)
    return [word, digit]
  }),
)

/** A name without its measure, in its canonical spelling: "Chopp 300ml" → "chope". */
export function canonicalName(name: string): string {
  const words = tokenize(withUnit(name).replace(measure, ' ').replace(people, ' ').replace(courses, ' '))
    .map(
      (word, at, all) =>
        spellings[word] ?? (at === 0 || at < all.length - 1 ? numbers.get(word) : letters[word]) ?? word,
    )
    .join(' ')
    .replace('long neck', 'longneck')
    .replace(byWeight, 'selfservice')
  return phrases.reduce((text, [from, to]) => text.replace(from, to), words)
}
