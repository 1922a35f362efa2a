/** What a drink of a menu is, by its name: the grape of a wine, the malt of a beer, the build of a mixed drink. */
import type { MenuItem } from '../../documents/menu.ts'
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'

export const pourStyles = [
  'sparkling',
  'sweetSparkling',
  'crispWhite',
  'fullWhite',
  'rose',
  'lightRed',
  'fullRed',
  'fortified',
  'sake',
  'paleBeer',
  'wheatBeer',
  'hoppyBeer',
  'darkBeer',
  'citrusDrink',
  'bitterDrink',
  'hotDrink',
  'coffee',
  'agedDose',
  'whiteDose',
] as const
export type PourStyle = (typeof pourStyles)[number]

const sober = /sem alcool|zero alcool|0[,.]0|\bzero\b|virge[mn]|mocktail|sem vinho/
/** Wine and beer by their names, the narrower words first. */
const byName: readonly (readonly [PourStyle, RegExp])[] = [
  ['hotDrink', /\bquentao\b|vinho quente|irish coffee/],
  [
    'bitterDrink',
    /\bgi[nm] (?:e )?tonica|\bspritz\b|\bnegroni|americano\b.*\b(?:campari|vermute)|boulevardier/,
  ],
  [
    'citrusDrink',
    /\bcaip(?:ir\w+|ifruta|isaque|ivodka)|\bsakerinha|\bsaquerinha|\bmojito|\bmargarita|\bdaiquiri|\bmule\b|\bcollins\b|\bpisco sour|\bsours?$|\bclericot/,
  ],
  [
    'sweetSparkling',
    /\bmoscat[eo]l?\b|\bmoscato\b|\basti\b|\bdemi.?sec|lambrusco(?!.*\bsecco)|espumante.*\b(?:doce|suave)\b/,
  ],
  ['fortified', /\bporto\b|colheita tardia|late harvest|\blicoroso|\bfortificado|\bmarsala\b|\bjerez\b/],
  ['sparkling', /\bespumantes?\b|\bprosecco\b|\bcava\b|champan|champagne|\bbrut\b|frisante|cremant/],
  ['rose', /\brose\b(?!\w)|\brosad[oa]\b/],
  [
    'crispWhite',
    /sauvignon blanc|vinho verde|alvarinho|albarino|pinot gri[gs]|riesling|torrontes|gewurz|muscadet|vermentino|chenin|verdejo/,
  ],
  ['fullWhite', /chardonnay|viognier|semillon/],
  ['lightRed', /pinot noir|\bgamay\b|beaujolais|\bbarbera\b|dolcetto|bonarda/],
  [
    'fullRed',
    /malbec|cabernet|merlot|tannat|syrah|shiraz|carmenere|tempranillo|touriga|primitivo|sangiovese|chianti|montepulciano|\brioja\b|barolo|alentejo|bordeaux|nero d.avola|zinfandel/,
  ],
  ['crispWhite', /\b(?:vinhos?|taca)\b.*\bbranco\b|^branco\b/],
  ['lightRed', /\b(?:vinhos?|taca)\b.*\btinto\b|^tinto\b/],
  ['sake', /\bsaque\b|\bsake\b/],
  ['darkBeer', /\bstout\b|\bporter\b|cerveja.*\bescura\b|malzbier|\bdunkel\b|\bbock\b|\bred ale\b|\bamber\b/],
  ['hoppyBeer', /\bipa\b|\bapa\b|pale ale/],
  ['wheatBeer', /\bweiss\w*|weizen|\bwit(?:bier)?\b|cerveja.*\btrigo\b/],
  [
    'paleBeer',
    /\bcervejas?\b|\bchopp?e?s?\b|\bpilsen\b|\blager\b|long ?neck|heineken|brahma|\bskol\b|antarctica|stella|corona|budweiser|spaten|eisenbahn|itaipava|bohemia/,
  ],
  [
    'agedDose',
    /\b(?:cachaca|dose|pinga)\b.*\b(?:envelhecida|ouro|carvalho|amburana|umburana|balsamo|madeira)/,
  ],
  ['whiteDose', /^(?:dose|shot)s?\b.*\b(?:cachaca|pinga)|^cachaca\b/],
]

const coffee = /^(?:cafe(?:zinho)?|e[sx]presso)\b/

/** Several bottles at once, or a cask to take home: nothing to set beside one dish. */
const lot = /\bbalde\b|\bbarril\b|\bgrowler\b|\btorre\b/

/** Null for a drink without alcohol other than coffee, and for one whose name does not tell. */
export function pourStyleOf({ name, category, description }: MenuItem): PourStyle | null {
  const folded = foldAccents(name)
  if (coffee.test(folded)) return 'coffee'
  if (sober.test(foldAccents(`${name} ${category ?? ''} ${description ?? ''}`)) || lot.test(folded))
    return null
  // The section says wine where the name is that of a grape's colour alone: "Tinto da casa".
  const texts = [folded, `${foldAccents(category ?? '')} ${folded}`]
  for (const text of texts) {
    const found = byName.find(([, words]) => words.test(text))
    if (found) return found[0]
  }
  return null
}

const wines: ReadonlySet<PourStyle> = new Set([
  'sparkling',
  'sweetSparkling',
  'crispWhite',
  'fullWhite',
  'rose',
  'lightRed',
  'fullRed',
  'fortified',
])
const beers: ReadonlySet<PourStyle> = new Set(['paleBeer', 'wheatBeer', 'hoppyBeer', 'darkBeer'])

export type PourKind = 'wine' | 'beer' | 'mixed' | 'dose'
export function pourKindOf(style: PourStyle): PourKind {
  if (wines.has(style) || style === 'sake') return 'wine'
  if (beers.has(style)) return 'beer'
  return style === 'agedDose' || style === 'whiteDose' ? 'dose' : 'mixed'
}

const litres = /(\d+(?:[.,]\d+)?)\s?l(?:itros?)?\b/
const millilitres = /(\d{2,4})\s?ml\b/

/** ml of one serving, as the menu writes it; null without. */
function mlOf(text: string): number | null {
  const ml = millilitres.exec(text)?.[1]
  if (ml) return Number(ml)
  const l = litres.exec(text)?.[1]
  return l ? Number(l.replace(',', '.')) * 1000 : null
}

export interface Vessel {
  /** Guests who share one. */
  serves: number
  /** As the menu sells it, where one is for several: "garrafa". */
  word: 'garrafa' | 'jarra' | null
}

/** ml from which a beer is shared by two, and by three. */
const sharedBeer = { two: 550, three: 900 } as const

const styleIn = memoized((name: string): { style: PourStyle | null } => ({
  style: pourStyleOf({ name, category: null, description: null, price: null, cost: null }),
}))
/** The style of a drink that only its name tells. */
export const pourStyleIn = (name: string): PourStyle | null => styleIn(name).style
/** The kind of a drink that only its name tells. */
export function pourKindIn(name: string): PourKind | null {
  const style = pourStyleIn(name)
  return style === null || style === 'sake' || style === 'coffee' ? null : pourKindOf(style)
}

/** R$ from which a wine without a measure is sold by the bottle: no glass costs so much. */
const leastBottle = 65

/** How many share one of a drink: a bottle of wine or a jug is for a couple or a table, a glass for one. */
export function vesselOf({ name, category, description, size, price }: MenuItem, style: PourStyle): Vessel {
  const text = foldAccents([name, size, description, category].filter(Boolean).join(' ; '))
  const ml = mlOf(foldAccents([name, size, description].filter(Boolean).join(' ; ')))
  const kind = pourKindOf(style)
  if (kind === 'beer') {
    if (ml !== null && ml >= sharedBeer.three) return { serves: 3, word: null }
    return { serves: (ml !== null && ml >= sharedBeer.two) || /litrao/.test(text) ? 2 : 1, word: null }
  }
  if (/\bjarra\b/.test(text) || (kind === 'mixed' && ml !== null && ml >= 700))
    return { serves: 3, word: 'jarra' }
  if (kind !== 'wine') return { serves: 1, word: null }
  if (/\btacas?\b/.test(foldAccents(`${name} ${size ?? ''} ${description ?? ''}`)))
    return { serves: 1, word: null }
  if (
    /\bgarrafas?\b/.test(text) ||
    (ml !== null && ml >= 375) ||
    (ml === null && (price ?? 0) >= leastBottle)
  )
    return { serves: 4, word: 'garrafa' }
  return { serves: 1, word: null }
}

/** Whether an owner's name of drinks is that of a kind of wine or beer, and of no drink by itself. */
export const isDrinkKind = (named: string): boolean =>
  /^(?:vinhos?(?: (?:tinto|branco|ros[eé]))?(?: (?:leve|encorpado))?|espumantes?|cervejas?|chopes?)$/.test(
    named,
  )
