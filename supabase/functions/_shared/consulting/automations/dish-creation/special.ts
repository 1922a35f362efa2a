/** How new dishes follow what the house is known for. */
import { foldAccents } from '../../base/language/text.ts'
import { foodsOfKitchenItem } from '../../base/pantry/contents.ts'
import { foods } from '../../base/pantry/kitchen.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Asks } from './asks.ts'
import type { HouseDish } from './beside.ts'
import { type Candidate, hasFlesh, isFlesh } from './compose.ts'
import { type FormatId, type FormatItem, formatNouns, type HouseFormats, isFamily } from './formats.ts'
import type { DishIdea } from './idea.ts'
import type { Kitchen, Level } from './kitchen.ts'
import { totalOf } from './size.ts'

type Formatted = Pick<DishIdea, 'format'>

/** What of a request decides how many dishes follow the house's formats. */
export interface FormatRequest {
  formats: HouseFormats
  requirements: Requirements
  asks: Asks
  level: Level
  kitchen: Kitchen
  cuisines: readonly string[]
  /** The house's own dishes, cheapest first. */
  houseDishes: readonly HouseDish[]
}

/** Whether a dish is of a format that the house is known for. */
export const isSpecial = ({ format }: Formatted, { special }: HouseFormats): boolean =>
  special.some(({ id }) => id === format)

/** The house's dishes of the same format. */
export const itemsLike = ({ format }: Formatted, { items }: HouseFormats): readonly FormatItem[] =>
  format === null ? [] : items.filter((item) => item.format === format)

/** Of the dishes of other formats, at most as large a part is new as the menu has of them. */
function specialCount(formats: HouseFormats, total: number): number {
  const share = Math.min(
    1,
    formats.special.reduce((sum, one) => sum + one.share, 0),
  )
  return Math.min(total, Math.max(Math.ceil(total / 2), Math.round(total * share)))
}

/** The owner's own numbers, by course or for courses of an evening, come before the house's habits. */
const isCountedOtherwise = (requirements: Requirements, asks: Asks): boolean =>
  requirements.courses.length > 0 || asks.tasting !== null

/** Of the recipes that a house could choose, at most this part is its own: like houses choose differently. */
const mostOfPool = 0.5

/** How many of the new dishes are of the house's formats, savoury and sweet as its own are. */
export function specialShares(
  { formats, requirements, asks, level, cuisines }: FormatRequest,
  candidates: readonly Candidate[],
): Share<Candidate>[] {
  if (formats.special.length === 0 || isCountedOtherwise(requirements, asks)) return []
  const total = totalOf(requirements, level)
  const all = specialCount(formats, total)
  const whole = formats.special.reduce((sum, { share }) => sum + share, 0)
  const mayBeGreen =
    cuisines.includes('Vegetariana') ||
    requirements.shares.length > 0 ||
    requirements.only.length > 0 ||
    !foods.some((item) => isFlesh(item) && requirements.allowsFood(item))
  return formats.special.flatMap(({ id, share, sweetShare, fleshShare }) => {
    const isOf = (isSweet: boolean) => (candidate: Candidate) =>
      candidate.idea.format === id && (candidate.idea.course === 'sobremesa') === isSweet
    const within = (count: number, isSweet: boolean) => {
      const pool = candidates.filter((one) => isOf(isSweet)(one) && !repeatsFormat(one, formats))
      return Math.min(count, Math.ceil(new Set(pool.map(({ idea }) => idea.id)).size * mostOfPool))
    }
    const count = Math.round((all * share) / whole)
    const sweets = sweetShare === 0 ? 0 : Math.max(sweetShare < 0.15 ? 0 : 1, Math.round(count * sweetShare))
    const savoury = within(count - sweets, false)
    const sweet = within(sweets, true)
    const green = Math.max(1, Math.round((count - sweets) * (1 - fleshShare)))
    return [
      rangeShare(isOf(false), { least: savoury, most: null }),
      rangeShare(isOf(true), {
        least: sweet,
        most: sweetShare > 0.5 ? null : Math.max(sweet, Math.round(total / 4)),
      }),
      ...(mayBeGreen
        ? []
        : [
            rangeShare((candidate: Candidate) => isOf(false)(candidate) && !hasFlesh(candidate), {
              least: null,
              most: green,
            }),
          ]),
    ]
  })
}

/** Outside its formats, a specialised house gets no dish that it would need another kitchen for. */
export function suitsSpecial(
  idea: DishIdea,
  {
    formats,
    houseDishes,
    requirements,
    asks,
    kitchen,
  }: Pick<FormatRequest, 'formats' | 'houseDishes' | 'requirements' | 'asks' | 'kitchen'>,
): boolean {
  if (formats.special.length === 0 || isSpecial(idea, formats) || isCountedOtherwise(requirements, asks))
    return true
  if (idea.format !== null) return formats.sold.has(idea.format)
  if (idea.course === 'sobremesa' && formats.special.every(({ id }) => isFamily(id))) return true
  // A counter of burgers has no cook for a cold starter.
  if (
    kitchen.isSimple &&
    idea.course !== 'sobremesa' &&
    idea.needs.every((need) => need === 'freezer' || need === 'blender')
  )
    return false
  const others = houseDishes.filter(({ format }) => !formats.special.some(({ id }) => id === format))
  const courseOf = { petisco: 'starter', principal: 'main', lanche: 'lanche', sobremesa: 'dessert' } as const
  return others.some(({ course }) => course === courseOf[idea.course])
}

/** Foods under which a house has many different dishes: alone they make no two dishes alike. */
const common = new Set(
  'queijo coalho mussarela queijo manteiga requeijao nata chocolate banana coco goiabada tomate cebola jerimum doce leite rapadura batata macaxeira'.split(
    ' ',
  ),
)

/** Foods that every dish of a format is made of. */
const ofFormat: Readonly<Partial<Record<FormatId, readonly string[]>>> = {
  temaki: ['salmao', 'atum', 'camarao'],
  gelado: ['acai', 'sorvete'],
  hamburguer: ['carne bovina'],
}

/** Names of pairs of flavours. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/romeu e julieta|romeu julieta/g, 'goiabada com queijo'],
  [/cartola/g, 'banana com queijo'],
  [/catupiry/g, 'requeijao'],
  [/calabresa|toscana/g, 'linguica'],
  [/champignon|shimeji|funghi|shitake/g, 'cogumelo'],
  [/\bostra/g, 'ostra'],
]

const plain = (text: string) =>
  pairs.reduce((all, [from, to]) => all.replace(from, to), foldAccents(text).toLowerCase())

/** The words by which menus name a food: "frango" for a thigh. */
const wordsOf = (id: string): string[] =>
  (foodsOfKitchenItem(id) ?? []).map((name) =>
    foldAccents(name)
      .toLowerCase()
      .replace(/^queijo /, ''),
  )

const holds = (text: string, id: string): boolean =>
  wordsOf(id).some((word) => word.length > 2 && text.includes(word.replace(/s$/, '')))

/**
 * Whether the menu has the format with this flavour: the same main ingredient or, if that is in everything, the same
 * two.
 */
export function repeatsFormat({ idea, parts }: Candidate, formats: HouseFormats): boolean {
  const [first, ...others] = parts
  if (!first) return false
  const everywhere = idea.format === null ? [] : (ofFormat[idea.format] ?? [])
  // Two dishes of fish are no more alike than two of meat.
  const isCommon =
    isFamily(idea.format) ||
    wordsOf(first.item.id).some((word) => common.has(word) || everywhere.includes(word))
  const named = plain(`${idea.name} ${idea.story}`)
  const told = others.filter(({ item }) => holds(named, item.id))
  return itemsLike(idea, formats).some(({ text }) => {
    const own = plain(text)
    if (!holds(own, first.item.id)) return false
    return !isCommon || told.some(({ item }) => holds(own, item.id))
  })
}

/** "é tapioca, como 10 itens do seu cardápio": why a dish is in the house's format. */
export function formatReason(idea: Formatted, formats: HouseFormats): string | null {
  const { length } = itemsLike(idea, formats)
  if (idea.format === null || !isSpecial(idea, formats)) return null
  const { one, many } = formatNouns[idea.format]
  return length > 1 ? `entra entre ${length} ${many} do seu cardápio` : `é ${one}, como a casa vende`
}
