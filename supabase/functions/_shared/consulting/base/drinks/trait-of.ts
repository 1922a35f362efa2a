/** Whether a drink has what the owner counts: its technique, its temperature, its colour. */
import type { Trait } from '../house/venue.ts'
import { inSeason } from '../pantry/seasons.ts'
import type { DrinkTrait } from './asked-traits.ts'
import type { Candidate } from './candidate.ts'
import { batchOf } from './for-service.ts'
import { mostLittleIce } from './little-ice.ts'

/** Ingredients that give a drink its colour; the first group present decides, and a group may pass for two colours. */
const tints: readonly (readonly [ids: readonly string[], colours: readonly DrinkTrait[]])[] = [
  [['cold_brew', 'espresso', 'cafe_coado'], ['black']],
  [['curacau_azul'], ['blue']],
  [['cha_clitoria'], ['blue']],
  [
    ['xarope_hibisco', 'cha_hibisco', 'morango'],
    ['red', 'pink'],
  ],
  [
    ['aperitivo', 'acerola'],
    ['red', 'orange'],
  ],
  [
    ['melancia', 'melancia_fresca'],
    ['red', 'pink'],
  ],
  [['goiaba'], ['pink']],
  [['uva', 'jabuticaba', 'acai'], ['purple']],
  [['tangerina'], ['orange']],
  [['maracuja', 'caja', 'manga', 'manga_fresca', 'abacaxi', 'abacaxi_fresco'], ['yellow']],
  [['graviola', 'mangaba', 'leite_coco', 'creme', 'leite_condensado'], ['white']],
  [['cajuina', 'reducao_cajuina', 'caju', 'caju_fresco', 'vermute', 'seriguela'], ['golden']],
]

/** Pale and brown drinks, which nobody calls colourful. */
const plain: ReadonlySet<DrinkTrait> = new Set(['golden', 'white', 'black'])

const yellows: ReadonlySet<string> = new Set(['maracuja', 'caja', 'manga', 'abacaxi', 'abacaxi_fresco'])
const sours: ReadonlySet<string> = new Set(['limao', 'limao_cravo', 'limao_cubos', 'maracuja', 'acerola'])
const creams: ReadonlySet<string> = new Set(['leite_coco', 'creme', 'leite_condensado'])
const reds: ReadonlySet<DrinkTrait> = new Set(['red', 'pink'])

/** The colours that a guest may call the drink. */
export function coloursOf({ portions, base, concept, path }: Candidate): readonly DrinkTrait[] {
  const ids = new Set(portions.map(({ item }) => item.id))
  const has = (known: ReadonlySet<string>) => [...ids].some((id) => known.has(id))
  const [, colours = []] = tints.find(([tint]) => tint.some((id) => ids.has(id))) ?? []
  // The blue flower turns lilac in acid, and blue with yellow makes green.
  if (colours[0] === 'blue' && has(yellows)) return ['green']
  if (ids.has('cha_clitoria') && !ids.has('curacau_azul') && has(sours)) return ['purple']
  if (reds.has(colours[0] ?? 'white') && has(creams)) return ['pink']
  const herbs = ids.has('hortela') || ids.has('manjericao')
  if (herbs && path.method === 'blend' && (colours.length === 0 || colours[0] === 'yellow')) return ['green']
  if (colours.length > 0) return colours
  if (herbs && (concept.template === 'smash' || concept.template === 'julep')) return ['green']
  return base !== null && base.id !== 'alambique' ? ['golden'] : []
}

const methods: Readonly<Partial<Record<DrinkTrait, readonly Candidate['path']['method'][]>>> = {
  shaken: ['shake', 'blend'],
  stirred: ['stir'],
  built: ['build'],
  blended: ['blend'],
  hot: ['heat'],
}

/** What is shaken or whipped to a foam. */
const foams: ReadonlySet<string> = new Set(['clara', 'grao_bico', 'espuma_coco'])

const bubbly: ReadonlySet<string> = new Set(['agua_gas', 'tonica', 'ginger', 'espumante'])

/** The same characters as traits of the house's taste. */
const characters: Readonly<Partial<Record<DrinkTrait, Trait>>> = {
  long: 'long',
  creamy: 'creamy',
  light: 'light',
  strong: 'strong',
  dry: 'dry',
  sweet: 'sweet',
  bitter: 'bitter',
  spicy: 'spicy',
  herbal: 'herbal',
  fruity: 'fruity',
  classic: 'classic',
}

/** Days that a batch keeps if it may be made the day before. */
const daysAhead = 2

/** Seconds for one glass on a busy night, poured from the batch if there is one. */
export const rushSeconds = (candidate: Candidate): number =>
  Math.min(candidate.prepSeconds, batchOf(candidate)?.seconds ?? candidate.prepSeconds)

const others: Readonly<Partial<Record<DrinkTrait, (candidate: Candidate, month?: number) => boolean>>> = {
  short: ({ traits }) => !traits.has('long') && !traits.has('hot'),
  refreshing: ({ traits, path, template }) =>
    path.method !== 'heat' &&
    !traits.has('creamy') &&
    !traits.has('strong') &&
    (traits.has('long') || template.profile === 'acid' || path.technique === 'blended'),
  sour: ({ template }) => template.profile === 'acid',
  sparkling: ({ portions }) => portions.some(({ item }) => bubbly.has(item.id)),
  foamy: ({ portions }) => portions.some(({ item }) => foams.has(item.id)),
  vivid: (candidate) => coloursOf(candidate).some((colour) => !plain.has(colour)),
  stem: ({ glass }) => /^(?:taça|cálice)/i.test(glass.name),
  inSeason: ({ portions }, month) =>
    month !== undefined &&
    portions.some(
      ({ item }) => item.months !== undefined && item.months.length < 12 && inSeason(item, month),
    ),
  littleIce: ({ iceGrams, servings = 1 }) => iceGrams / servings <= mostLittleIce,
  noGarnish: ({ garnish }) => garnish === null,
  ahead: (candidate) => (batchOf(candidate)?.keepsDays ?? 0) >= daysAhead,
}

/** @param month of serving, 1–12; without it no fruit is in season */
export function hasTrait(candidate: Candidate, trait: DrinkTrait, month?: number): boolean {
  const known = methods[trait]
  // A jug is mixed in a jug, not in the glass.
  if (trait === 'built' && (candidate.servings ?? 1) > 2) return false
  if (known) return known.includes(candidate.path.method)
  const character = characters[trait]
  if (character) return candidate.traits.has(character)
  const other = others[trait]
  if (other) return other(candidate, month)
  if (trait === 'muddled')
    return candidate.path.method !== 'blend' && candidate.portions.some(({ item }) => item.phase === 'muddle')
  if (trait === 'jug') return (candidate.servings ?? 1) > 2
  if (trait === 'single') return (candidate.servings ?? 1) === 1
  if (trait === 'forTwo') return candidate.servings === 2
  return coloursOf(candidate).includes(trait)
}
