/** What a bartender would put on this house's menu, beyond being possible and in balance. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import { type PriceRule, priceOf } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import type { TemplateId } from '../../base/drinks/templates.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { AudienceOption } from '../../base/house/venue.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { hotAsked } from './asked-traits.ts'
import { keepsInBottle } from './bottled.ts'

/** Fewest drinks of a menu that also has small measures, and a strong drink for the end of the meal in any house. */
const longMenu = 8
/** From this strength in % of volume a drink is little but spirit. */
const strongFrom = 20
/** Fewest ml of cachaça that a guest notices in a drink at full price. */
export const thinDose = 40

/** Served in stemmed glasses or on crushed ice, to guests who know them. */
const forFineBars: ReadonlySet<TemplateId> = new Set(['julep', 'aperitif'])
/** Spirit-forward drinks, which need the wood of an aged cachaça. */
const spiritForward: ReadonlySet<TemplateId> = new Set(['old_fashioned', 'negroni'])
/** Drinks for the end of a meal. */
export const closing: ReadonlySet<TemplateId> = new Set(['coffee', 'old_fashioned', 'negroni'])

const connoisseurs: ReadonlySet<AudienceOption> = new Set([
  'Apreciadores de cachaça',
  'Público acima de 40 anos',
])

/** The house and its request, as far as they decide what sells. */
interface Bar {
  venue: Venue
  conditions: { styles: ReadonlySet<Style>; inSun?: boolean }
  rule: PriceRule
  ruleFor: (concept: Concept) => PriceRule
  /** Drinks asked for. */
  total: number
  requirements?: Pick<Requirements, 'drinkTraits'>
  /** Whether the drinks without alcohol are for children. */
  forChildren?: boolean
  /** Whether the drinks stand in the sun of the beach, and nobody asks for cream or eggs. */
  onSand?: boolean
  /** Whether the owner asks for a drink that waits in a bottle. */
  bottled?: boolean
}

/** Nothing that spoils or curdles in a glass at 30 °C. */
const standsTheSun = ({ portions }: Candidate) =>
  !portions.some(({ item }) => item.tags.includes('dairy') || item.tags.includes('egg'))

/** Short and strong, or hot: nobody orders it in the sun. */
const isForTheNight = ({ concept }: Candidate) =>
  spiritForward.has(concept.template) ||
  forFineBars.has(concept.template) ||
  concept.template === 'shot' ||
  concept.template === 'hot'

/** Sweet and fruity: no coffee or tea, no tonic, nothing bitter. */
export const isForChildren = ({ portions }: Candidate) =>
  !portions.some(
    ({ item }) => item.tags.includes('caffeine') || item.tags.includes('bitter') || item.id === 'tonica',
  )

/** Minimum fit at which guests of a house are expected to order hot drinks. */
const hotFit = 0.5

const expectsHot = ({ venue, conditions, requirements }: Bar) =>
  venue.templateFit('hot') >= hotFit ||
  conditions.styles.has('hot') ||
  (requirements !== undefined && hotAsked(requirements) > 0)

const isAged = ({ base }: Candidate) => base !== null && base.id !== 'alambique'

/** Whether guests of the house order drinks of little but spirit. */
const likesStrong = ({ venue, conditions }: Pick<Bar, 'venue' | 'conditions'>) =>
  venue.glassware === 'fine' ||
  conditions.styles.has('strong') ||
  venue.audiences.some((audience) => connoisseurs.has(audience))

/** A short drink with aged cachaça for the end of the meal or the evening. */
export const isClosing = (candidate: Candidate): boolean =>
  closing.has(candidate.concept.template) && isAged(candidate)

/** Highest cost in % of the price of such a drink: an aged cachaça is dearer, and its dose is not cut. */
export const closingPourCostPct = 27

/** Whether the house's guests stay for a last drink: at the beach or at a counter they leave before it. */
export const wantsClosing = ({ venue, conditions }: Pick<Bar, 'venue' | 'conditions'>): boolean =>
  venue.glassware !== 'takeaway' &&
  venue.establishments.some((one) => one !== 'Barraca de praia') &&
  !conditions.styles.has('light') &&
  !conditions.styles.has('refreshing')

/** R$ that a drink must leave: as much as the house's drink that it replaces. Null if that is unknown. */
export const leastMarginOf = ({ base }: Candidate, { rule }: Pick<Bar, 'rule'>): number | null =>
  (base ? rule.leastMargin : rule.leastSoftMargin) ?? null

/**
 * Whether a bartender would sell the drink in this house and the owner would gain by it. Others are chosen only if too
 * few of these remain.
 */
export function isSellable(candidate: Candidate, request: Bar): boolean {
  const { concept, strength, base, cost } = candidate
  const { template } = concept
  const { total } = request
  if (request.onSand === true && !standsTheSun(candidate)) return false
  if (request.conditions.inSun === true && isForTheNight(candidate)) return false
  if (request.forChildren === true && base === null && !isForChildren(candidate)) return false
  if (template === 'hot' && !expectsHot(request)) return false
  if (template === 'shot') return total >= longMenu && !isAged(candidate)
  const isAskedFor = request.bottled === true && keepsInBottle(candidate)
  if (forFineBars.has(template) && !isAskedFor && request.venue.glassware !== 'fine') return false
  if (spiritForward.has(template) && base !== null && !isAged(candidate)) return false
  const endsTheMeal = isAged(candidate) && total >= longMenu && wantsClosing(request)
  if (strength.abvPct >= strongFrom && !likesStrong(request) && !endsTheMeal && !isAskedFor) return false
  const least = leastMarginOf(candidate, request)
  if (least === null) return true
  const { price } = priceOf({ cost, base }, request.venue, request.ruleFor(concept))
  return price - cost >= least - 1e-9
}
