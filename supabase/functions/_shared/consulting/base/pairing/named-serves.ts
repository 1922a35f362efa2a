/** The drinks that an owner names: the farm's cachaças, kinds of drinks, or one of the house's own. */
import { type CachacaId, cachacas, pouredIds } from '../cachacas.ts'
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'
import { namesItem } from '../request/match-item.ts'
import { type PourStyle, pourKindIn, pourStyleIn } from './pour-styles.ts'

export const anyDose = 'dose'
export const anyCachaca = 'cachaça'
export const agedCachaca = 'cachaça envelhecida'
export const withoutAlcohol = 'sem álcool'
export const anyDrink = 'bebida'

interface Kind {
  /** Folded words of owners. */
  words: RegExp
  /** Folded words in the name of such a drink. */
  named?: RegExp
  /** Styles of such drinks, which their names may tell by the grape alone. */
  styles?: readonly PourStyle[]
}

const kinds: Readonly<Record<string, Kind>> = {
  [anyDrink]: { words: /^(?:bebidas?(?: alcoolicas?)?|alcool)$/ },
  [anyCachaca]: {
    words: /^(?:(?:bebidas?|algo|coisas?|opc(?:ao|oes)) (?:com|de|a base de) )?(?:cachacas?|pingas?)$/,
  },
  [agedCachaca]: {
    words:
      /^(?:cachacas? )?(?:envelhecid[oa]s?|amadeirad[oa]s?|(?:de |com |em )madeira|(?:de |em )barri(?:l|s)|ouro|amarelas?)$/,
  },
  [anyDose]: {
    words:
      /^(?:doses?(?: puras?)?(?: de (?:cachaca|pinga))?(?: puras?)?|(?:cachacas?|pingas?) (?:puras?(?: (?:em|na|de) doses?)?|(?:em|na) doses?(?: puras?)?))$/,
  },
  drink: {
    words:
      /^(?:(?:drin(?:k|que)s?|coquet(?:el|eis))(?: (?:com|de|a base de) (?:cachaca|pinga))?|misturad[oa]s?)$/,
  },
  [withoutAlcohol]: { words: /^(?:(?:bebidas?|drinks?|opc(?:ao|oes)) )?(?:sem alcool|zero alcool)$/ },
  caipirinha: { words: /^caipi(?:rinha|fruta)?s?$/, named: /caipi/ },
  vinho: {
    words: /^(?:tacas? de )?vinhos?(?: da casa| (?:em|na|por) tacas?)?$/,
    named: /vinho|espumante|prosecco/,
  },
  'vinho tinto encorpado': {
    words: /^(?:tacas? de )?(?:vinhos? )?tintos? (?:mais )?(?:encorpad|pesad|fort|robust|potent)\w*$/,
    styles: ['fullRed'],
  },
  'vinho tinto leve': {
    words: /^(?:tacas? de )?(?:vinhos? )?tintos? (?:mais )?(?:lev|frutad|macio)\w*$/,
    styles: ['lightRed'],
  },
  'vinho branco leve': {
    words: /^(?:tacas? de )?(?:vinhos? )?brancos? (?:mais )?(?:lev|fresc|sec)\w*$/,
    styles: ['crispWhite'],
  },
  'vinho branco encorpado': {
    words: /^(?:tacas? de )?(?:vinhos? )?brancos? (?:mais )?(?:encorpad|amanteigad|barricad)\w*$/,
    styles: ['fullWhite'],
  },
  'vinho tinto': { words: /^(?:tacas? de )?(?:vinhos? )?tintos?$/, styles: ['lightRed', 'fullRed'] },
  'vinho branco': { words: /^(?:tacas? de )?(?:vinhos? )?brancos?$/, styles: ['crispWhite', 'fullWhite'] },
  'vinho rosé': { words: /^(?:tacas? de )?(?:vinhos? )?(?:roses?|rosados?)$/, styles: ['rose'] },
  espumante: { words: /^(?:tacas? de )?espumantes?$/, named: /espumante|prosecco/ },
  chope: { words: /^chopp?e?s?$/, named: /chopp?e?/ },
  cerveja: {
    words: /^(?:cervej(?:a|as|inha)|long neck)$/,
    named: /cerveja|long neck|chopp?e?|\bipa\b|pilsen/,
  },
  suco: { words: /^suc(?:o|os|inho)$/, named: /suco/ },
  refrigerante: { words: /^refri(?:gerante)?s?$/, named: /refri|guarana|coca/ },
  café: { words: /^caf(?:e|ezinho)s?$/, named: /cafe|espresso|cappuccino/ },
  'água de coco': { words: /^aguas? de coco$/, named: /agua de coco/ },
}

const white = /^(?:a )?(?:doses? de )?(?:cachaca )?(?:alambique|prata|branca|branquinha)$/
const aged =
  /^(?:a )?(?:doses? de )?(?:(?:cachacas? )?(?:(?:envelhecid|descansad|armazenad|passad|guardad)[oa]s? )?(?:(?:em|de|do|no|da|na) )?(?:(?:barr(?:il|is)|tone(?:l|is)|madeira) de )?)?(carvalho|castanheira|amburana|umburana)(?: (?:extra[ -]?)?premium)?$/

const termOf = (id: CachacaId) => `cachaça ${cachacas[id].label}`.toLowerCase()
const namedKinds = Object.entries(kinds)

/** The kind of drink that an owner's folded words name; null for any other words. */
export function serveKindOf(folded: string): string | null {
  if (white.test(folded)) return termOf('alambique')
  const wood = aged.exec(folded)?.[1]
  if (wood === 'carvalho' || wood === 'castanheira') return termOf(wood)
  if (wood) return termOf('amburana')
  return namedKinds.find(([, { words }]) => words.test(folded))?.[0] ?? null
}

/** The farm's cachaça that a name means, as the house's "Dose de cachaça Carvalho Premium" does. */
const farmTermOf = memoized((named: string): { farm: CachacaId | undefined } => {
  const kind = serveKindOf(foldAccents(named))
  return { farm: pouredIds.find((id) => termOf(id) === named || termOf(id) === kind) }
})

export interface Served {
  /** Of a dose: the cachaça's label. */
  name: string
  isDose: boolean
  /** Undefined where its name alone does not tell. */
  alcohol?: boolean | undefined
}

const noAlcohol =
  /suco|refri|agua|limonada|cajuina|caldo de cana|garapa|\bcha\b|cafe|kombucha|soda|milk ?-?shake|vitamina|smoothie|guarana|\bcoca\b|\bmate\b/
const notCachaca = /vinho|espumante|prosecco|cerveja|chopp?e?|long neck|gin|vodka|rum\b|\bipa\b/

/** "Malbec", "Weiss": a wine or a beer by its grape or malt alone. */
const isOtherKind = (name: string): boolean => {
  const kind = pourKindIn(name)
  return notCachaca.test(foldAccents(name)) || kind === 'wine' || kind === 'beer'
}

/** Whether two drinks are of one kind, by their names: both wines, both beers, both juices. */
export function isSameKind(one: string, other: string): boolean {
  const kind = pourKindIn(one) ?? wineWord(one)
  if (kind !== null) return kind === (pourKindIn(other) ?? wineWord(other))
  const [first = ''] = foldAccents(one).toLowerCase().split(' ')
  return first.length > 2 && foldAccents(other).toLowerCase().split(' ')[0] === first
}
const wineWord = (name: string) => (/vinho|espumante|prosecco/.test(foldAccents(name)) ? 'wine' : null)

/** Whether a drink is without alcohol, by its recipe or else by its name. */
const isSober = ({ name, isDose, alcohol }: Served) =>
  !isDose && (alcohol === false || (alcohol === undefined && noAlcohol.test(foldAccents(name))))

/** Whether an owner's name of drinks means this one. */
export function isNamedServe(named: string, served: Served): boolean {
  const { name, isDose } = served
  if (named === anyDrink) return !isSober(served)
  if (named === anyDose) return isDose
  if (named === agedCachaca) return isDose && name !== cachacas.alambique.label
  if (named === withoutAlcohol) return isSober(served)
  if (named === anyCachaca) return isDose || (!isSober(served) && !isOtherKind(name))
  if (named === 'drink') return !isDose && !isSober(served)
  const { farm } = farmTermOf(named)
  if (farm) return isDose && name === cachacas[farm].label
  if (isDose) return false
  const { named: kind, styles } = kinds[named] ?? {}
  if (styles) return styles.some((style) => style === pourStyleIn(name))
  if (named === 'vinho' && pourKindIn(name) === 'wine' && !isSober(served)) return true
  return kind ? kind.test(foldAccents(name)) : namesItem(named, { name })
}
