import { type Allergen, allergenLabels, allergens } from '../allergens.ts'
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'
import { exclusionOf, judgeMenuReading } from './exclusion.ts'
import { kindAllergens } from './kinds-of-dish.ts'
import { readText } from './read-text.ts'

const contained = allergens.map((one) => ({ one, exclusion: exclusionOf(allergenLabels[one], 'taste') }))

/** Words on Ceará's menus that imply an allergen without naming it. */
const implied: readonly (readonly [Allergen, RegExp])[] = [
  // Served in bread, whatever the patty is made of.
  ['gluten', /\b(?:ham)?burg(?:u?er)(?:e?s)?\b|\bsmash\b/],
  // Brewed from barley, like every draught beer.
  ['gluten', /\bstout\b/],
  // Fried in breadcrumbs.
  ['gluten', /\bcroquet[ae]s?\b/],
  ['egg', /\bcroquet[ae]s?\b/],
  // Baked with cream, flour and cheese.
  ['milk', /\bcamar(?:ao|oes) (?:a )?internacional\b/],
  ['gluten', /\bcamar(?:ao|oes) (?:a )?internacional\b/],
  // On its own, it is cassava flour in fish broth; with chicken it is made with chicken broth.
  ['fish', /^pirao\b(?! de (?:leite|queijo|galinha|carne|costela))/],
  // Fruit blended with milk, and coffee with milk and chocolate.
  ['milk', /\bvitaminas?\b|\bmocha\b|\bmocaccino\b/],
  ['soy', /\bmocha\b|\bmocaccino\b/],
  // Ham, boiled egg, onion and olives, in every house that bakes it.
  ['egg', /^portuguesa\b|\bpizza (?:a |de |da )?portuguesa\b/],
  // Egg pasta, and pies with egg cream or meringue.
  ['egg', /\braviolis?\b|\btortas? de lima(?:o)?\b/],
  // Layered or stuffed with cheese, or served under grated cheese.
  [
    'milk',
    /\b(?:lasanhas?|lasagn[ae]|nhoques?|gnocchis?|canelon[ei]s?|cannelloni|rondell?[ei]s?|cap+ell?et+is?|tortell(?:ini|oni|ei)s?|raviolis?|alfredo|piemontese)\b/,
  ],
  ['gluten', /\bcap+ell?et+is?\b/],
  // Stuffed pasta is rolled with egg.
  ['egg', /\b(?:canelon[ei]s?|cannelloni|rondell?[ei]s?|cap+ell?et+is?|tortell(?:ini|oni|ei)s?)\b/],
  // Dough of flour, butter or milk, and egg.
  ['gluten', /\b(?:croissants?|panquecas?|waffles?|crepes?|cannoli)\b/],
  ['milk', /\b(?:croissants?|panquecas?|waffles?|crepes?|cannoli)\b/],
  ['egg', /\b(?:croissants?|panquecas?|waffles?|crepes?|cannoli|sonhos?|salpicao)\b/],
  // Coffee under cream; vodka and coffee liqueur with cream.
  ['milk', /\birish (?:coffee|cafe|d[oae]s?)\b|\bcafe irlandes\b|\bwhite russian\b/],
  // With requeijão inside the pumpkin.
  ['milk', /\bcamar(?:ao|oes) na moranga\b/],
  // Tonic water by its English name.
  ['quinine', /\btonics?\b/],
  // White wine with a fruit liqueur.
  ['sulphites', /\bkir\b/],
  // Rolled in wheat dough, and wheat noodles with soy sauce.
  ['gluten', /\bharumakis?\b|\brolinhos? primavera\b/],
  // Seasoned with soy sauce, and served with it.
  ['soy', /\b(?:guioza|gyoza)s?\b/],
  // Wine lists name wines by their grape.
  [
    'sulphites',
    /\b(?:malbec|cabernet|merlot|sauvignon|chardonnay|pinot|carmenere|tannat|syrah|shiraz|tempranillo|riesling)\b|\brose taca\b|\btaca de rose\b/,
  ],
  // "Castanha" alone means the cashew nut here.
  ['cashew_nut', /\bcastanhas?\b(?![- ]d[oae]s?[- ](?:para|brasil|amazonia|baru)|[- ]portuguesa)/],
]

/**
 * Ceará's savoury paçoca is meat pounded with cassava flour; it is served with dishes that no peanut sweet goes with.
 */
const savouryPacoca = /pa[cç]oca(?!\s*de\s*amendoim)/gi
const savoury = /carne|macaxeira|bai[aã]o|nata|feij[aã]o|pil[aã]o|farofa/i

/** What a line says that it leaves out. Food without lactose still has the protein of milk. */
const without: Readonly<Partial<Record<Allergen, RegExp>>> = {
  milk: /\bsem (?:queijo|leite|laticinios)\b/,
  gluten: /\bsem gluten\b|\bgluten free\b/,
  egg: /\bsem ovos?\b/,
}

const ofAnimals: ReadonlySet<Allergen> = new Set(['crustaceans', 'egg', 'fish', 'honey', 'milk', 'molluscs'])

/** Allergens that the words of a menu line imply. */
/**
 * Whether a house's menu names fish or seafood. Where it does not, a plain "Pirão" is of meat or marrow broth, and fish is
 * only to be confirmed.
 */
export const cooksFish = (lines: readonly { name: string; description?: string | null }[]): boolean =>
  lines.some(({ name, description }) =>
    /peix|pesc|camar|lagost|caranguej|ostra|marisc|polvo|lula|atum|salm|tilapia|sirigado|pargo|cioba|cavala|robalo|arraia|bacalhau|moqueca|sururu|\bsiri\b|fruto. do mar/.test(
      foldAccents(`${name} ${description ?? ''}`).toLowerCase(),
    ),
  )

/** Whether a line is a plain "Pirão", whose broth its name does not tell. */
export const isOpenBroth = (name: string): boolean =>
  /^pirao(?! de| do| da)\b/.test(foldAccents(name).toLowerCase())

export const allergensInWords = memoized((text: string): readonly Allergen[] => {
  const read = savoury.test(text) ? text.replace(savouryPacoca, 'paçoca de carne de sol') : text
  const folded = foldAccents(read)
  const reading = readText(read)
  const vegan = /\bvegan[oa]s?\b/.test(folded)
  const { always } = kindAllergens({ name: read, section: null })
  return contained.flatMap(({ one, exclusion }) => {
    if (vegan && ofAnimals.has(one)) return []
    const found =
      judgeMenuReading(exclusion, reading) === 'no' ||
      always.includes(one) ||
      (!without[one]?.test(folded) &&
        implied.some(([allergen, words]) => allergen === one && words.test(folded)))
    return found ? [one] : []
  })
})
