import { type CachacaId, cachacaIds, isCachacaId, pouredIds } from '../../base/cachacas.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { batchOf } from '../../base/drinks/for-service.ts'
import { priceOf } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { Trait } from '../../base/house/venue.ts'
import { stableFraction, tokenize } from '../../base/language/text.ts'
import { madeOf } from '../../base/pantry/bar.ts'
import { inSeason, isPulp } from '../../base/pantry/seasons.ts'
import { everywhere } from '../../base/pantry/stock.ts'
import { leavesFew, neededFor, reservedFor } from '../../base/request/menu-shares.ts'
import { isSpiritId, type SpiritId } from '../../base/spirits.ts'
import { carries } from './flavours.ts'
import { isTall, mayJoin, mostTall, type Tally, tallyOf, tallyUp } from './room.ts'
import { isClosing, thinDose } from './sellable.ts'
import { holds, holdsItself, type Wishes } from './wishes.ts'

/** Minimum fit at which guests of a house are expected to order hot drinks. */
const expectsHot = 0.5
/** Usual seconds for a drink built in the glass. */
const builtSeconds = 40
/** Below this amount in ml a syrup is hardly noticeable and not worth preparing. */
const leastSyrup = 10

/** g of sugar in a glass below which it does not taste sweet. */
const drySugar = 4

/** How well a drink suits the house, in points of one scale. */
const suits = {
  /** Times 0 to 3: how much the house expects this kind of drink. */
  template: 1.1,
  /** Times 0 to 2, for each trait that the house and its guests prefer. */
  trait: 0.4,
  /** For each trait of a style that the owner named: outweighs the house's own habits. */
  style: 1.4,
  /** For a strong or creamy drink where the owner asks for refreshing or light ones. */
  heavy: -6,
  /** Subtracted for each step away from the recipe's first choices. */
  detour: -0.45,
  /** Subtracted for each R$ above the guests' usual price. */
  excess: -1.5,
  /** Largest random part, the same on every run: gives similar houses different menus. */
  chance: 13,
  /** The same where the owner lists what the house buys: its pantry makes its menu different. */
  chanceOfPriced: 6,
  /** Cream and condensed milk taste sweet at any sugar content. */
  creamyThoughDry: -7,
  /** For each second above {@link builtSeconds}, if the owner asks for speed. */
  second: -0.18,
  /** For fruit and sugar alone, without alcohol, where it must cost more than the house's juices. */
  plainJuice: -20,
  /** For fruit out of season in the month of serving, which is available only as frozen pulp. */
  outOfSeason: -2,
  /** For a syrup of which a glass takes only a few drops. */
  drops: -1,
  /** For a drink without alcohol that consists mostly of what the house sells by the bottle or the glass. */
  soldAgain: -20,
  /** For the fruit itself, where the owner names it, instead of its products. */
  named: 11,
  /** For a flavour of the occasion that the owner names. */
  theme: 6,
  /** For a name from the house's own district or landscape. */
  ofPlace: 2.5,
  /** Times the share of the ingredients that the house already buys. */
  stock: 1.6,
  /** The same where the owner lists what the house buys. */
  pricedStock: 9,
  /** For each ml of syrup in a house that likes dry drinks. */
  drySyrup: -0.6,
  /** For a drink with hardly any sugar in a house that likes dry drinks. */
  dry: 9,
  /** For each ingredient that few houses buy, unless this one does or its guests know it. */
  rare: -14,
  /** For each 5 ml of cachaça below the dose that a guest notices, unless the owner wants light drinks. */
  thin: -2,
  /** For a hot drink at 30 °C, in a house where guests do not expect one. */
  hot: -12,
  /** For a drink that fills less than {@link leastFull} of the only glass, whose size the owner states. */
  hollow: -9,
  /** In cold weather: for a tall glass of ice, and for a drink that warms by its spirit, its coffee or its cream. */
  icedInCold: -20,
  warming: 6,
} as const

/** Penalties and rewards that keep a menu varied, on the same scale. */
const varies = {
  /** Subtracted for each drink of the kind on the menu, more with each further one. */
  template: -0.9,
  templateSquared: -0.5,
  /** Subtracted for each drink with the same leading flavour, which guests notice first. */
  hero: -1.6,
  /** Subtracted for each other use of a flavour; small, because few ingredients serve many drinks. */
  family: -0.12,
  /** Subtracted for each drink with the same garnish. */
  garnish: -0.2,
  /** For a cachaça that the owner asked for. */
  preferredBase: 2,
  /** For a flavour that the owner asked for: first, second and third drink with it; then nothing. */
  preferredFlavour: [14, 13, 8],
  /** On a short menu, for a drink with none of several flavours that the owner lists. */
  noneListed: -12,
  /** For something that many drinks should contain, until they do. */
  many: 12,
  /** Times how far the cachaça is below its share of the menu. */
  base: 1.6,
  /** For each syrup or infusion that no other drink of the menu needs; more if the owner asks for speed. */
  preparation: -1.1,
  preparationInHaste: -3.5,
  /** If speed is requested, for the first shaken drink poured from a batch, which causes no queue. */
  firstShaken: 9,
  /** For fruit out of season on a short menu. */
  outOfSeason: -4,
  /** For each thing to buy that the house does not and no drink of a short menu needs yet, where it lists its purchases. */
  purchase: -6,
  /** For an expensive bottle that the house does not buy and only one drink uses. */
  bottle: -2.5,
  /** For the first short drink with aged cachaça that ends a meal. */
  closing: 12,
  /** For the first shaken drink, where the bar has a shaker and the menu is nearly full without one. */
  shaken: 7,
  /** For the first drink blended four glasses at a time, where the bar has a blender. */
  blended: 7,
  /** For a drink without alcohol in the glass that two others already have. */
  sameGlass: -5,
} as const

const styleTraits: Readonly<Partial<Record<Style, readonly Trait[]>>> = {
  dry: ['dry', 'bitter'],
  sweet: ['sweet'],
  light: ['light', 'long'],
  strong: ['strong'],
  local: ['local'],
  only_local: ['local'],
  refreshing: ['long', 'light'],
  creamy: ['creamy'],
  quick: ['quick'],
  bitter: ['bitter'],
  cheap: ['cheap'],
  premium: ['premium', 'showy'],
  fruity: ['fruity'],
  herbal: ['herbal'],
  spicy: ['spicy'],
  classic: ['classic'],
  hot: ['hot'],
}

const refusedTraits: Readonly<Partial<Record<Style, readonly Trait[]>>> = {
  not_creamy: ['creamy'],
  not_bitter: ['bitter'],
  not_hot: ['hot'],
}

/** How well a drink suits the house by itself. */
function worth(candidate: Candidate, wishes: Wishes): number {
  const { venue, styles } = wishes
  let score = venue.templateFit(candidate.concept.template) * suits.template
  for (const trait of candidate.traits) score += venue.traitFit(trait) * suits.trait
  for (const style of styles) {
    for (const trait of styleTraits[style] ?? []) if (candidate.traits.has(trait)) score += suits.style
  }
  if (candidate.concept.template === 'hot' && !wishes.hot && venue.templateFit('hot') < expectsHot)
    score += suits.hot
  if (wishes.cold && !candidate.traits.has('hot')) {
    if (candidate.traits.has('long') || candidate.path.technique === 'blended') score += suits.icedInCold
    else if (isHeavy(candidate)) score += suits.warming
  }
  if (styles.has('dry') && candidate.traits.has('creamy')) score += suits.creamyThoughDry
  if ((styles.has('refreshing') || styles.has('light')) && isHeavy(candidate)) score += suits.heavy
  if (styles.has('quick')) score += Math.max(0, secondsInRush(candidate) - builtSeconds) * suits.second
  if (isHollow(candidate)) score += suits.hollow
  score += outOfSeason(candidate, wishes) * suits.outOfSeason
  if (candidate.portions.some(({ item, amount }) => item.kind === 'house' && amount < leastSyrup))
    score += suits.drops
  if (isSoldAgain(candidate, wishes.softs ?? [])) score += suits.soldAgain
  if (wishes.named?.some((what) => candidate.families.has(what))) score += suits.named
  if (wishes.theme && [...candidate.families].some((family) => wishes.theme?.has(family)))
    score += suits.theme
  if (wishes.ofPlace?.(candidate.concept.name)) score += suits.ofPlace
  if (isPlainJuice(candidate, wishes)) score += suits.plainJuice
  score += candidate.detour * suits.detour + thinness(candidate, styles) * suits.thin
  score += excessPrice(candidate, wishes) * suits.excess
  score += stockShare(candidate, wishes.stock) * (wishes.pricesGoods ? suits.pricedStock : suits.stock)
  score += rarities(candidate, wishes) * suits.rare
  if (styles.has('dry'))
    score += syrupMl(candidate) * suits.drySyrup + (candidate.sugar < drySugar ? suits.dry : 0)
  score +=
    stableFraction(`${candidate.concept.name}|${wishes.seed}`) ** 3 *
    (wishes.pricesGoods ? suits.chanceOfPriced : suits.chance)
  return score
}

/** Seconds on a busy night; half of the orders come from a batch if there is one. */
function secondsInRush(candidate: Candidate): number {
  const batched = batchOf(candidate)?.seconds ?? candidate.prepSeconds
  return (Math.min(batched, candidate.prepSeconds) + candidate.prepSeconds) / 2
}

/** The share of a glass below which a drink looks like half of one; its ice counts. */
const leastFull = 0.6
const isHollow = ({ glass, strength, iceGrams }: Candidate) =>
  glass.isStated === true && strength.volumeMl + iceGrams < glass.capacityMl * leastFull

const isHeavy = ({ traits, template }: Candidate) =>
  traits.has('strong') ||
  traits.has('creamy') ||
  template.profile === 'strong' ||
  template.profile === 'dessert'

/** Measures of 5 ml below {@link thinDose}; none in recipes with less cachaça by design. */
function thinness({ base, portions, concept, template }: Candidate, styles: ReadonlySet<Style>): number {
  const usual = Math.min(thinDose, concept.baseMl ?? template.baseMl)
  return base && !styles.has('light') ? Math.max(0, usual - (portions[0]?.amount ?? 0)) / 5 : 0
}

/** What a guest has at home: no herb, spice, tea, coffee or bitter in it that is worth a cocktail's price. */
function isPlainJuice({ base, portions }: Candidate, { rule }: Wishes): boolean {
  const { least } = rule.owner
  if (base !== null || least === null || least <= (rule.soft ?? least)) return false
  return portions.every(
    ({ item }) =>
      item.id === 'agua_gas' ||
      item.tags.includes('fruit') ||
      item.tags.includes('citrus') ||
      carries(item) ||
      item.id === 'hortela',
  )
}

/** Number of fruits out of season that the house does not keep frozen all the same. */
const outOfSeason = ({ portions }: Candidate, { month, stock }: Wishes): number =>
  month === undefined
    ? 0
    : portions.filter(({ item }) => !inSeason(item, month) && !(stock.has(item.id) && isPulp(item))).length

/** Whether half of a drink without alcohol is something that the house sells by itself. */
function isSoldAgain({ base, portions }: Candidate, softs: readonly ReadonlySet<string>[]): boolean {
  if (base) return false
  const ml = (some: typeof portions) =>
    some.reduce((sum, { item, amount }) => sum + item.mlPerUnit * amount, 0)
  const sold = portions.filter(({ item }) =>
    softs.some((words) => tokenize(item.family).every((word) => words.has(word))),
  )
  return ml(sold) * 2 >= ml(portions)
}

/** Bought for a colour or a fruit that the owner asks for. */
const rare: ReadonlySet<string> = new Set([
  ...['curacau_azul', 'cha_clitoria', 'morango', 'uva', 'cupuacu', 'bacuri', 'acai', 'leite', 'chocolate'],
])

/** Rare ingredients that the house neither buys nor asks for. */
const rarities = ({ portions }: Candidate, { stock, preferred }: Wishes): number =>
  portions.filter(
    ({ item }) => rare.has(item.id) && !stock.has(item.id) && !preferred.some(({ ids }) => ids.has(item.id)),
  ).length

/** ml of syrup or honey in the glass. */
const syrupMl = ({ portions }: Candidate): number =>
  portions.reduce((sum, { item, amount }) => sum + (item.sugar > 40 && item.unit === 'ml' ? amount : 0), 0)

/** Share of the ingredients beside the cachaça that the house already buys. */
function stockShare({ base, portions }: Candidate, stock: ReadonlySet<string>): number {
  const rest = base ? portions.slice(1) : portions
  return rest.filter(({ item }) => stock.has(item.id)).length / Math.max(1, rest.length)
}

/** R$ above the guests' usual price, unless the owner asked for premium drinks. */
function excessPrice(candidate: Candidate, wishes: Wishes): number {
  const { venue, rule, styles } = wishes
  if (venue.usualMost === null || styles.has('premium')) return 0
  if (candidate.base && wantsBase(candidate.base.id, wishes)) return 0
  return Math.max(0, priceOf(candidate, venue, rule).price - venue.usualMost)
}

const wantsBase = (id: CachacaId | SpiritId, { preferred }: Wishes) =>
  preferred.some(({ ids }) => ids.has(id))

/** How much a drink adds to the variety of the menu so far. */
function novelty(candidate: Candidate, tally: Tally, wishes: Wishes, total: number): number {
  const { base, garnish, families } = candidate
  const same = tally.templates.get(candidate.concept.template) ?? 0
  let score = same * varies.template + same ** 2 * varies.templateSquared
  score += (tally.heroes.get(candidate.hero) ?? 0) * varies.hero
  for (const family of families) {
    if (family !== base?.family) score += (tally.families.get(family) ?? 0) * varies.family
  }
  if (garnish) score += (tally.garnishes.get(garnish.id) ?? 0) * varies.garnish
  for (const wish of wishes.preferred) {
    if (!holds(candidate, wish)) continue
    const uses = tally.preferred.get(wish.term) ?? 0
    score += base && wish.ids.has(base.id) ? varies.preferredBase : (varies.preferredFlavour[uses] ?? 0)
  }
  if (isShort(total + wishes.beside.length) && hasNoneListed(candidate, wishes)) score += varies.noneListed
  const made = candidate.portions.filter(({ item }) => item.kind === 'house')
  const alone = made.filter(({ item }) => !tally.prepared.has(item.id)).length
  score += alone * preparationPenalty(wishes, total)
  if (wishes.styles.has('quick') && tally.shaken === 0 && total > 3 && isShakenAhead(candidate))
    score += varies.firstShaken
  if (wishes.closes && isShort(total) && !tally.menu.some(isClosing) && isClosing(candidate))
    score += varies.closing
  if (wishes.blends && isShort(total) && candidate.concept.template === 'frozen') {
    if (!tally.menu.some(({ concept }) => concept.template === 'frozen')) score += varies.blended
  }
  const isLate = tally.menu.length >= total - 2
  if (wishes.shakes && isShort(total) && isLate && tally.shaken === 0 && candidate.path.method === 'shake')
    score += varies.shaken
  if (!base && isTall(candidate) && tally.tall >= mostTall(total)) score += varies.sameGlass
  if (total <= longMenu) score += outOfSeason(candidate, wishes) * varies.outOfSeason
  score += bottlesAlone(candidate, tally, wishes) * varies.bottle
  if (wishes.pricesGoods && total <= longMenu)
    score += newPurchases(candidate, tally, wishes) * varies.purchase
  score += neededFor(candidate, tally.menu, wishes.shares, wishes.beside.length + total) * varies.many
  if (!base) return score
  const quota = baseQuota(base.id, wishes.venue, total)
  score += ((quota - (tally.bases.get(base.id) ?? 0)) / Math.max(quota, 1)) * varies.base
  return score
}

/** Whether a drink is made without any of the flavours of a list: "fruta daqui: cajá, seriguela e caju". */
const hasNoneListed = (candidate: Candidate, { preferred }: Wishes): boolean => {
  const listed = preferred.filter(({ ids }) => ids.size > 0 && !pouredIds.some((id) => ids.has(id)))
  return listed.length > 1 && !listed.some((wish) => holdsItself(candidate, wish))
}

const isShakenAhead = (candidate: Candidate) =>
  candidate.path.method === 'shake' && batchOf(candidate) !== null

/** A long menu needs many syrups, and a bar that asks for one has the staff to make them. */
const longMenu = 8
/** Fewest drinks of a menu that has one for the end of the meal, or for the blender. A long menu has both anyway. */
const leastForClosing = 4
const isShort = (total: number) => total >= leastForClosing && total <= longMenu
const preparationPenalty = ({ styles }: Wishes, total: number) =>
  styles.has('quick') ? varies.preparationInHaste : total > longMenu ? 0 : varies.preparation

/** Price in R$ from which a bottle for one drink counts as expensive. */
const dearBottle = 40

/** Number of expensive bottles, besides the cachaça, that only this drink of the menu needs. */
const bottlesAlone = (
  { base, portions }: Candidate,
  { families }: Tally,
  { stock, venue }: Wishes,
): number =>
  // A cocktail bar stocks them anyway.
  venue.glassware === 'fine'
    ? 0
    : (base ? portions.slice(1) : portions).filter(
        ({ item }) =>
          item.kind === 'bought' &&
          item.abv > 0 &&
          item.pack.price >= dearBottle &&
          !stock.has(item.id) &&
          !families.has(item.family),
      ).length

/** Families of what the drinks have a house buy: each is asked about for every place of the menu. */
const boughtFor = new WeakMap<Candidate, readonly { family: string; id: string }[]>()

function goodsOf(candidate: Candidate): readonly { family: string; id: string }[] {
  const known = boughtFor.get(candidate)
  if (known) return known
  const { base, portions } = candidate
  const goods = (base ? portions.slice(1) : portions)
    .flatMap(({ item }) => madeOf(item))
    .filter(({ kind, id }) => kind === 'bought' && !everywhere.has(id))
  boughtFor.set(candidate, goods)
  return goods
}

/** Number of goods that only this drink of the menu would have the house buy. */
const newPurchases = (candidate: Candidate, { bought }: Tally, { stock }: Wishes): number =>
  new Set(
    goodsOf(candidate).flatMap(({ id, family }) => (stock.has(id) || bought.has(family) ? [] : [family])),
  ).size

/** How many of the menu's drinks each cachaça should carry. */
function baseQuota(base: CachacaId | SpiritId, venue: Venue, total: number): number {
  // The owner's own number decides how many have another spirit.
  if (isSpiritId(base)) return 0
  const sum = cachacaIds.reduce((all, id) => all + venue.bases[id], 0)
  return (venue.bases[base] / sum) * total
}

/** Factor on the limits of a kind where only what the owner counts can take the place. */
const anyKind = 4

/** A cachaça's share does not justify drinks that had to be cut down: smaller doses, third choices. */
const mostDetour = 2

/** Cachaças with too few drinks, and how many they lack, as far as candidates exist. */
function shortfall(
  tally: Tally,
  joining: readonly { candidate: Candidate }[],
  wishes: Wishes,
  total: number,
): Map<CachacaId, number> {
  const places = total - (wishes.otherSpirits ?? 0)
  const least = places >= 8 ? 2 : places >= 4 ? 1 : 0
  const missing = new Map<CachacaId, number>()
  for (const id of cachacaIds) {
    if (wishes.venue.bases[id] === 0 && !wantsBase(id, wishes)) continue
    const short = least - (tally.bases.get(id) ?? 0)
    const any = joining.some(
      ({ candidate }) =>
        candidate.base?.id === id && candidate.detour <= mostDetour && !hasNoneListed(candidate, wishes),
    )
    if (short > 0 && any) missing.set(id, short)
  }
  return missing
}

/**
 * Chooses up to `total` drinks one by one: each time the candidate that suits the house best and repeats least of the
 * menu so far. The last places are reserved for a cachaça that would have too few drinks. The same candidates and
 * wishes give the same menu.
 */
export function selectMenu(
  candidates: readonly Candidate[],
  wishes: Wishes,
  total: number,
  slack = 1,
): Candidate[] {
  const refused = [...wishes.styles].flatMap((style) => refusedTraits[style] ?? [])
  const all = candidates
    .filter((candidate) => !refused.some((trait) => candidate.traits.has(trait)))
    .map((candidate) => ({ candidate, worth: worth(candidate, wishes) }))
  let open = all
  const chosen: Candidate[] = []
  const tally = tallyOf(wishes.beside)
  while (chosen.length < total) {
    open = open.filter(({ candidate }) => mayJoin(candidate, tally, wishes, total, slack))
    const joining = open.filter(({ candidate }) => leavesFew(candidate, tally.menu, wishes.shares))
    const reserved = reservedFor(tally.menu, wishes.shares, total - chosen.length)
    const fitting = reserved ? joining.filter(({ candidate }) => reserved(candidate)) : []
    // The owner's own number outranks our limits on kinds: two drinks with draft beer are two tall ones.
    const asked =
      reserved && fitting.length === 0
        ? all.filter(
            ({ candidate }) => reserved(candidate) && mayJoin(candidate, tally, wishes, total, anyKind),
          )
        : fitting
    const missing = shortfall(tally, joining, wishes, total)
    const owed = [...missing.values()].reduce((sum, short) => sum + short, 0)
    const onlyMissing = asked.length === 0 && owed >= total - chosen.length
    let best: { candidate: Candidate; score: number } | null = null
    for (const entry of asked.length > 0 ? asked : joining) {
      const { base } = entry.candidate
      if (onlyMissing && owed > 0 && !(base && isCachacaId(base.id) && missing.has(base.id))) continue
      const score = entry.worth + novelty(entry.candidate, tally, wishes, total)
      if (!best || score > best.score) best = { candidate: entry.candidate, score }
    }
    if (!best) break
    chosen.push(best.candidate)
    tallyUp(tally, best.candidate, wishes.preferred)
  }
  return inMenuOrder(chosen)
}

/** Light and long first, sweet and strong next, drinks without alcohol last. */
export function inMenuOrder(chosen: readonly Candidate[]): Candidate[] {
  return chosen.toSorted(
    (left, right) =>
      Number(!left.base) - Number(!right.base) ||
      left.template.course - right.template.course ||
      left.strength.abvPct - right.strength.abvPct,
  )
}
