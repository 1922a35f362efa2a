import type { Allergen } from '../allergens.ts'
import { foldAccents } from '../language/text.ts'
import { isDiet } from '../lexicon/diets.ts'
import { allergensMeant, membersWithin } from '../lexicon/knowledge.ts'
import { readText } from '../lexicon/read-text.ts'
import { isDrink } from '../pricing/elasticity.ts'
import type { Wish, WishOf } from './wish.ts'

/** "somos 100% veganos", "aqui tudo é vegano": what the kitchen is, and not what a menu is to become. */
const tells =
  /\b(?:somos|sou|100 ?%|(?:casa|cozinha|cafe|bar|restaurante|cardapio|menu|comida|tudo)(?: \w+){0,2} (?:e|eh|sao))\b/
const orders =
  /\b(?:quer\w*|vir\w+|pass\w+ a|deix\w+|tem que|dev\w+|precis\w+|tir\w+)\b.*\b(?:vegan|vegetarian)/

const folded = (text: string) => foldAccents(text).toLowerCase()

const isTold = (text: string) => tells.test(folded(text)) && !orders.test(folded(text))

/** How the house's kitchen cooks, so that its own dishes need no proof: among its restrictions, or told in a request. */
export const isHouseDiet = (wish: Wish): wish is WishOf<'exclude'> =>
  wish.kind === 'exclude' &&
  wish.why === 'diet' &&
  (wish.origin === 'house' || isTold(wish.text)) &&
  isDiet(wish.what)

const meats = ['carnes', 'peixes e frutos do mar'].flatMap((group) => [...membersWithin(group)])

/** Shapes that plants are made into as well: "hambúrguer de grão-de-bico", "linguiça vegetal". */
const shape =
  /(?:hamb[uú]rgu?er(?:es)?|burgu?ers?|smash|lingui[cç]as?|salsichas?|alm[oô]ndegas?|nuggets?|steaks?|bacon|presunto|carne)(?= (?:de|vegetal|vegetais) )/gi

/** Whether a name states meat or fish; a dish that usually has some, as feijoada, may be cooked without. */
const namesMeat = (name: string) =>
  !/vegan|vegetarian/i.test(name) &&
  readText(`${name} `.replace(shape, '')).named.some(
    ({ kind, name: term }) => kind === 'ingredient' && meats.includes(term),
  )

/** "Raiz Cozinha Vegana": a house that is called so cooks so. */
function inItsName(house: string): WishOf<'exclude'>[] {
  const what = /(?<!\p{L})vegan[oa]s?(?!\p{L})/iu.test(house)
    ? 'vegano'
    : /(?<!\p{L})vegetarian[oa]s?(?!\p{L})/iu.test(house)
      ? 'vegetariano'
      : null
  return what === null ? [] : [{ kind: 'exclude', what, why: 'diet', text: house, origin: 'house' }]
}

/**
 * The diets that the house says its kitchen follows, if no name of its menu contradicts them.
 * Drinks are not cooked: cajuína is cleared with gelatine in vegan houses too.
 * @param house its name
 */
export function kitchenDiets(
  wishes: readonly Wish[],
  menu: readonly { name: string }[],
  house = '',
): WishOf<'exclude'>[] {
  const told = [...wishes.filter(isHouseDiet), ...inItsName(house)]
  return told.length === 0 || menu.some(({ name }) => !isDrink(name, null) && namesMeat(name)) ? [] : told
}

const meatGroups = /^(?:carnes?|peixes?|frutos do mar|peixes e frutos do mar|frango|aves)$/

/** The house's diet, and what it says of meat and fish beside it: "cozinha vegetariana: sem carne e peixe". */
export function isOfHouseDiet(wish: Wish, wishes: readonly Wish[]): boolean {
  const isDietItself: boolean = isHouseDiet(wish)
  return (
    isDietItself ||
    (wish.kind === 'exclude' &&
      wish.origin === 'house' &&
      wish.why !== 'allergy' &&
      meatGroups.test(folded(wish.what)) &&
      wishes.some((one) => isHouseDiet(one) && /^vegan|^vegetarian/.test(one.what)))
  )
}

/** Meat and fish by their kinds, which name no ingredient. */
const ofMeat =
  /(?<![a-z])(?:peix(?:es?|inhos?)|carnes?|frangos?|galinhas?|camar(?:ao|oes)|picanha|bifes?|boi|porco|churrasco|caranguejos?|lagostas?|mariscos?|guelras?|escamas?)(?![a-z])/

const ofMilkAndEggs =
  /(?<![a-z])(?:queijos?|manteiga|requeijao|nata|ovos?|mel|presunto|leite(?! de (?:coco|castanha|amendoas|aveia|soja)))(?! vegan)(?![a-z])/

/** Whether a text of such a house names what its kitchen does not cook with; its own dishes keep their names. */
export const breaksHouseDiet = (text: string, wishes: readonly Wish[]): boolean =>
  text.split(/\n/).some((line) => namesMeat(line) || ofMeat.test(folded(`${line} `.replace(shape, '')))) ||
  (wishes.some((wish) => isHouseDiet(wish) && /^vegan/.test(wish.what)) && ofMilkAndEggs.test(folded(text)))

/** The allergens that such a kitchen does not cook with. */
export const cookedWithout = (diets: readonly WishOf<'exclude'>[]): ReadonlySet<Allergen> =>
  new Set(diets.flatMap(({ what }) => [...allergensMeant(what)]))
