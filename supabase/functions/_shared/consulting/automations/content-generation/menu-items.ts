import type { HouseItem } from '../../base/house/house.ts'
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { known } from '../../base/house/own-menu.ts'
import { namesCachaca } from '../../base/house/with-cachaca.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { isBaked } from '../../base/pricing/elasticity.ts'
import { familyOf } from './tables/families.ts'

export type Shown = Pick<HouseItem, 'name' | 'section' | 'description' | 'price' | 'kind' | 'allergens'> & {
  /** The weekdays on which the owner wants it posted, 0 Sunday … 6 Saturday. */
  weekly?: readonly number[]
}

export const children = /(?<!\p{L})(kids|infantil|crianças?|baby)(?!\p{L})/iu
export const plain = new Set<HouseItem['kind']>(['soft_drink', 'side', 'beer'])
/** What every house sells, or pours from a bottle, a can or a machine: nothing to write about. */
export const everyday =
  /^(cerveja|litrao|latao|chope|chopp|(?:pilsen|ipa|stout|lager)(?! (?:d[aeo]s? )?(?!ml(?!\p{L}))\p{L})|long neck|tonica|energetico|refri|refrigerante|agua|arroz(?! (?:de|com|do) (?!leite))|farofa|feijao|vinagrete|couvert|taxa|gelo|lata|cafe(?! (?:[a-z]+ )?(?:da serra|do sitio|da fazenda|da roca|da casa|de pilao|especial|no coador))|cha|expresso|dose|shot|taca|garrafa|jarra|balde|vinho|espumante|adicional|extra|molho|pao(?! (?:com|de queijo)))(?!\p{L})|(?<!\p{L})(extra|adicional|lata|600 ml|long neck)$|^(tequila|vodk?c?a|rum|gi[mn]|uisque|whisky|conhaque|cachaca)( \d+ ml)?$/u

/** A cachaça by the dose or the glass, by its own name. */
export const isCachaca = ({ name }: Pick<Shown, 'name'>): boolean =>
  /(?<!\p{L})(?:cacha[çc]as?|caninha|aguardente|cacha[çc]inha)(?!\p{L})/iu.test(name)

/** A drink that holds cachaça by its name or by the menu's words. */
export const ofCachaca = ({ name, description }: Pick<Shown, 'name' | 'description'>): boolean =>
  isCachaca({ name }) || namesCachaca(`${name} ${description ?? ''}`)

/** What every house of a kind sells in the same way: comes after the dishes that guests come for. */
export function isPlainFare(item: Shown): boolean {
  return (
    itemKind(item) === 'side' ||
    /^(batatas? fritas?|macaxeira|mandioca|pur[eê]|salada)(?!\p{L})/iu.test(item.name)
  )
}

/** Whether an item is a drink, by its kind or by how the menu lists it. */
/** Sections of the menu that hold drinks, whatever their names. */
const ofDrinks =
  /^(?:d[oae]s? )?(?:bar|copos?|drinks?|bebidas?|coquet\w+|carta de drinks|drinques?|autorais|doses?|cachacas?)(?: (?:d[aoe]s? )?(?:casa|bar|autorais|classicos))?$/

export function isDrink({ name, section, description, kind }: Shown): boolean {
  if (kind === null && isBaked(name)) return false
  if (
    kind === null &&
    ofDrinks.test(
      foldAccents(section ?? '')
        .toLowerCase()
        .trim(),
    )
  )
    return true
  const read = itemKind({ name, section, kind })
  if (read !== 'dish' && read !== 'side') return true
  return kind === null && isDrinkLine({ name, category: section, description, price: null, cost: null })
}

const count = '(?:\\d+|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|oito|dez|doze)'
const weekday = '(?:domingos?|(?:segunda|ter[cç]a|quarta|quinta|sexta)s?(?:-feiras?)?|s[aá]bados?)'

/** Notes on size or diet, which are no descriptions to quote. */
const onlyFacts = new RegExp(
  `^(?:(?:(?:para|serve) )?${count}(?: (?:pessoas?|unidades?|por[cç][oõãa][eo]?s?|peda[cç]os|fatias|pe[cç]as))?|(?:por[cç][aã]o (?:de|com) )?[\\d.,]+ ?(?:ml|l|g|kg|un)|unidade|inteir[oa]|meia|individual|fatia|ta[cç]a|dose(?: de)?(?: [\\d.,]+ ?ml)?|por pessoa|por quilo|(?:at[eé]|a partir de|acima de) \\d+ anos|vegan[oa]|vegetarian[oa]|sem (?:gl[uú]ten|lactose))$`,
  'iu',
)

/** Notes on the weekdays of an item: "só aos sábados", "quinta e sexta". */
const onlyDays = new RegExp(
  `^(?:(?:s[oó]|somente|apenas|todas?|todos|servid[oa]) )*(?:n[ao]s? |[àa]s? |aos? |tod[ao]s? (?:as? |os? )?|de )?${weekday}(?:(?:,| e| ou)? (?:[àa]s? |aos? )?${weekday})*$`,
  'iu',
)

/** The parts of a description, each a thing or a note. */
const segmentsOf = ({ description }: Shown): string[] =>
  (description ?? '')
    .trim()
    // "Vegetariano: cogumelos e nata" tells a diet and what is served.
    .replace(/^(vegan[oa]|vegetarian[oa]): /i, '$1, ')
    .replace(/[.;,\s]+$/, '')
    .split(/[,;.]\s+/)
    .filter((part) => part !== '')

const isNote = (part: string) => onlyFacts.test(part) || onlyDays.test(part)

/** "Capote ao molho pardo não, ao leite de coco": what the menu denies of an item is no name. */
const denied = /^(\p{L}+(?: (?:de|do|da) \p{L}+)?) .*(?<!\p{L})n[ãa]o, (.+)$/u

/** The name before the comma, and what the menu lists after it: "Truta, manteiga de alcaparra". */
export function partedName(name: string): { head: string; tail: string } {
  const spoken = spokenName(name)
  const told = denied.exec(spoken)
  if (told) return { head: `${told[1] ?? ''} ${told[2] ?? ''}`, tail: '' }
  // "Drink Duna: cachaça, cajá e gengibre": a name, and what it holds.
  const at = spoken.search(/[,:]\s/)
  return at < 0
    ? { head: spoken, tail: '' }
    : { head: spoken.slice(0, at), tail: spoken.slice(at + 1).trim() }
}

/** What stands in brackets after a name: "(carne de sol e nata)". */
const bracketed = (name: string) => /\(([^)]*\p{L}{3}[^)]*)\)/u.exec(name)?.[1]?.trim() ?? ''

/** The menu's own description without notes, if it says what the item is; else what its name lists. */
export const describedOf = (item: Shown): string => {
  const listed = [partedName(item.name).tail, bracketed(item.name)].filter((part) => part !== '').join(', ')
  const described = item.description ? item : { ...item, description: listed }
  return segmentsOf(described)
    .filter((part) => !isNote(part))
    .join(', ')
}

/** "por pessoa": what the menu's price is for, where it says so. */
export const pricedPer = ({ description, name }: Pick<Shown, 'description' | 'name'>): string =>
  /(?<!\p{L})por (?:pessoa|quilo)(?!\p{L})/iu.exec(`${description ?? ''} ${name}`)?.[0].toLowerCase() ??
  // Four at a table each have their own crab.
  (/^caranguejos?$/iu.test(name) ? 'cada' : '')

/** "Para dois", "400 g": what the menu gives of size or diet; else empty. */
export const factOf = (item: Shown): string =>
  segmentsOf(item)
    .filter(
      (part) =>
        onlyFacts.test(part) && !/^(?:unidade|fatia|individual|ta[cç]a|por (?:pessoa|quilo))$/iu.test(part),
    )
    .join(', ')

const softWords =
  /(?<!\p{L})(sucos?|água|águas|coco verde|refrigerante|cafés?|chá|chás|limonada|sem álcool|cajuína|(?:milk[- ]?)?shakes?|espresso|expresso|cappuccino|latte|macchiato|chocolate quente|achocolatado|caldo de cana|garapa|guaran[áa]|vitaminas?|smoothies?|refrescos?|frapp[êe]s?|energ[ée]tico|t[ôo]nica|mate|soda|kombucha|mocktail|não alcoólic[oa]s?)(?!\p{L})/iu

/** "300 ml", "4 x 120 ml" at the end of a name. */
const size = /\s+(?:\d+\s?x\s?)?\d+(?:[.,]\d+)?\s?(?:ml|l|g|kg)$/i

/** The name without its size. */
export const withoutSize = (name: string): string => name.replace(size, '')

/** A name within a sentence: "Cartola" → "cartola"; proper names keep their capitals. */
export function inSentence(name: string): string {
  const spoken = partedName(name).head.replace(size, '')
  if (spoken.length > 3 && spoken === spoken.toUpperCase()) return spoken.toLowerCase()
  return /\p{Lu}/u.test(spoken.slice(1)) ? spoken : uncapitalize(spoken)
}

/** The farm's cachaças keep their capitals on any menu. */
const ofFarm = /^(?:alambique|carvalho|castanheira)(?!\p{L})(?!.*,)/iu

/** A sandwich or a pizza that is called by a name of its own, as no dish is: "Sertão", "Clássico 85". */
const isBrand = ({ section }: Shown, head: string): boolean =>
  /\b(?:burg|hamburg|lanche|sandu|pizza|pao|paes)/.test(foldAccents(section ?? '').toLowerCase()) &&
  familyOf(head, false) === null &&
  readText(head).named.length === 0

/** The name of an item in a sentence. A drink's own name, as no other house uses it, keeps its capital. */
export function nameIn(item: Shown): string {
  if (ofFarm.test(item.name)) return spokenName(item.name).replace(size, '')
  const { head, tail } = partedName(item.name)
  if (isDrink(item) && tail !== '' && head.split(' ').length === 1 && !/\d/.test(tail))
    return `${head} com ${tail}`
  const own = isDrink(item) ? familyOf(head, true) === null : isBrand(item, head)
  return own && softWords.exec(item.name) === null ? head.replace(size, '') : inSentence(item.name)
}

/** A price as a post says it: "R$ 28", "R$ 18,90". */
export const spokenPrice = (price: number) => formatBrl(price).replace(/,00$/, '')

/** "Cartola, R$ 18,90" */
export const shortOf = (item: Shown) => {
  const price = known(item.price)
  return `${capitalize(withoutSize(spokenName(item.name)))}${price === null ? '' : `, ${spokenPrice(price)}`}`
}

/** A spirit that only the description names. */
const spiritBeside =
  /(?<!\p{L})(?:cacha[çc]a|vodk?c?a|gi[mn]|rum|tequila|licor|aperol|campari|espumante)(?!\p{L})/iu

/** Whether a drink has alcohol. Unknown counts as alcoholic, so that the post carries the warning. */
export function drinkAlcohol(item: Shown): boolean {
  if (!isDrink(item)) return false
  if (hasAlcohol(item) || spiritBeside.test(item.description ?? '')) return true
  return itemKind(item) !== 'soft_drink' && !softWords.test(`${item.section ?? ''} ${item.name}`)
}

/** Whether the words of a dish name a spirit in it: "linguiça na cachaça". */
export const holdsAlcohol = (item: Shown): boolean =>
  drinkAlcohol(item) ||
  (!isDrink(item) &&
    /(?<!\p{L})(?:cacha[çc]a|aguardente|carvalho|conhaque|licor)(?!\p{L})/iu.test(
      `${item.name} ${item.description ?? ''}`,
    ))

/** Whether a drink is served in a cup. */
export const isHot = ({ name, section }: Shown) =>
  /(?<!\p{L})(caf[eé]s?|expresso|espresso|cappuccino|mocha|chás?|chocolate quente|quent[aã]o|vinho quente)(?!\p{L})/iu.test(
    `${section ?? ''} ${name}`,
  ) &&
  !/gelad|frapp|iced|cold brew|com gelo|smoothie|^(sucos?|caju[íi]na|limonada|[aá]gua|refri|soda|kombucha|milk|caip|batida|spritz|negroni|martini|stout|porter|ipa|pilsen|lager|chopp?e?\b|cerveja)/i.test(
    name,
  )

export const weekdayWords: readonly [word: RegExp, often: string, name: string][] = [
  [/\bdomingos?\b/, 'aos domingos', 'domingo'],
  [/\bsegundas?\b/, 'às segundas', 'segunda'],
  [/\btercas?\b/, 'às terças', 'terça'],
  [/\bquartas?\b/, 'às quartas', 'quarta'],
  [/\bquintas?\b/, 'às quintas', 'quinta'],
  [/\bsextas?\b/, 'às sextas', 'sexta'],
  [/\bsabados?\b/, 'aos sábados', 'sábado'],
]

/** The weekdays on which an item is sold, if the owner, its name or its description says so. */
export function daysOf({ name, description, section, weekly }: Shown): readonly number[] {
  if (weekly) return weekly
  const text = foldAccents(`${name} ${description ?? ''} ${section ?? ''}`)
  return weekdayWords.flatMap(([word], weekday) => (word.test(text) ? [weekday] : []))
}
