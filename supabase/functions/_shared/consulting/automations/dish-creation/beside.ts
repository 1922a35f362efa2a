/** The house's own dishes, which guests compare with a new one. */
import { foodCostBand } from '../../base/costing.ts'
import type { House } from '../../base/house/house.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { guestsOf, understand } from '../../base/pairing/understand.ts'
import { shortName } from '../../base/pantry/kitchen.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import { median } from '../../base/statistics.ts'
import type { Candidate } from './compose.ts'
import { type FormatId, formatOfItem, formatsOf, isFamily, isSweetItem, isUnit } from './formats.ts'
import type { DishIdea } from './idea.ts'

const courseOnMenu = { petisco: 'starter', principal: 'main', lanche: 'main', sobremesa: 'dessert' } as const

const sandwich =
  /^p[ãa]o com\b|sandu[ií]che|hamb[uú]rg|burg(?:u?er)|\bx[- ]|cachorro[- ]quente|hot ?dog|\bmisto\b|\bwrap\b|bauru|\btaco\b/i

/** A dish of the house's menu that has a price. */
export interface HouseDish {
  name: string
  section: string
  /** The words of its name, and its flavours with synonyms replaced. */
  words: readonly string[]
  flavours: readonly string[]
  course: string
  format: FormatId | null
  isSweet: boolean
  /** Sold by its unit, in a house of whole pizzas or single skewers: its price says nothing about a plate. */
  isApart: boolean
  /** R$ as printed. */
  price: number
  /** R$; null if unknown. */
  cost: number | null
  /** Number of people it serves. */
  people: number
}

/** One word for flavours that guests consider the same. */
const sameFlavour = (text: string) =>
  text
    .replace(/mela[cç]o|melado|mel de engenho|rapadura|\bmel\b/gi, 'melado')
    .replace(/mandioca|aipim/gi, 'macaxeira')
    // Sweets whose name says none of what is in them.
    .replace(/cartola/gi, 'cartola banana da terra banana queijo coalho queijo manteiga canela')
    .replace(/romeu e julieta/gi, 'romeu e julieta goiabada queijo coalho')

/** The house's active dishes with a price, cheapest per person first. */
export function houseDishesOf({ menu }: Pick<House, 'menu'>): HouseDish[] {
  const { special } = formatsOf({ menu }, '')
  return menu
    .flatMap(({ active, name, section, description, size, price, cost }): HouseDish[] => {
      if (!active || price === null || price === 0) return []
      const reading = understand({ name, category: section, description, price, cost })
      if (reading.kind !== 'dish') return []
      const format = formatOfItem({ name, section })
      const people = guestsOf({ name, category: null, description, size })
      const known = cost !== null && cost > 0 && cost < price ? cost : null
      return [
        {
          name,
          section: section ?? '',
          words: tokenize(name),
          flavours: tokenize(sameFlavour(`${name} ${description ?? ''}`)),
          course: reading.dish.course,
          format,
          isApart: isUnit(format) && special.some(({ id }) => id === format),
          isSweet: isSweetItem(name, section),
          price,
          cost: known,
          people,
        },
      ]
    })
    .toSorted((a, b) => a.price / a.people - b.price / b.people)
}

/** Price per person, R$. */
export const priceEach = ({ price, people }: HouseDish): number => price / people

/** Margin per person, R$; null without a cost. */
export const marginEach = ({ price, cost, people }: HouseDish): number | null =>
  cost === null ? null : (price - cost) / people

/** Cost per person, R$. */
const costEach = ({ cost, serves }: Candidate): number => cost / serves

/** The house's dishes of the same course. */
export function ofCourse(dishes: readonly HouseDish[], course: CourseId): HouseDish[] {
  const inCourse = dishes.filter((dish) => dish.course === courseOnMenu[course])
  if (course !== 'lanche') return inCourse
  // A sandwich is priced beside sandwiches or, if there are none, beside snacks; never beside main dishes.
  const sandwiches = dishes.filter(({ name, section }) => sandwich.test(`${name} ${section}`))
  const byHand = sandwiches.length > 0 ? sandwiches : dishes.filter((dish) => dish.course === 'starter')
  return byHand.length > 0 ? byHand : inCourse
}

/**
 * The house's dishes that guests compare a new one with: pizzas with a pizza; with a plate those of its course, but no
 * whole pizza and no single skewer.
 */
export function nearOf(
  { format = null, course }: Pick<DishIdea, 'course'> & { format?: FormatId | null },
  dishes: readonly HouseDish[],
): HouseDish[] {
  const isSweet = course === 'sobremesa'
  const like = format === null ? [] : dishes.filter((dish) => dish.format === format)
  const alike = like.filter((dish) => dish.isSweet === isSweet)
  if (like.some(({ isApart }) => isApart)) return alike.length > 0 ? alike : like
  const plates = dishes.filter(({ isApart }) => !isApart)
  const inCourse = ofCourse(plates, course)
  const isElsewhere = alike.length > 0 && !alike.some((dish) => inCourse.includes(dish))
  return isElsewhere && !isFamily(format) ? alike : inCourse
}

/** First words of dish names, mapped to the kind of dish. */
const forms: Readonly<Record<string, string>> = {
  caldo: 'caldo',
  caldinho: 'caldo',
  pao: 'pao',
  sanduiche: 'pao',
  misto: 'pao',
  bauru: 'pao',
  tostex: 'pao',
  torrada: 'pao',
  bruschetta: 'pao',
  buraco: 'pao',
  tapioca: 'tapioca',
  bolinho: 'bolinho',
  pastel: 'pastel',
  panqueca: 'panqueca',
  espeto: 'espeto',
  espetinho: 'espeto',
  risoto: 'risoto',
  moqueca: 'moqueca',
  escondidinho: 'escondidinho',
  penne: 'massa',
  nhoque: 'massa',
  massa: 'massa',
  macarrao: 'massa',
  espaguete: 'massa',
  talharim: 'massa',
  salada: 'salada',
  ceviche: 'ceviche',
  cuscuz: 'cuscuz',
  hamburguer: 'hamburguer',
  burger: 'hamburguer',
}

const formOf = ([first = '']: readonly string[]) => forms[first]

/** Whether both are soups, sandwiches, tapiocas and so on. */
function hasForm({ idea }: Candidate, { words, format }: HouseDish): boolean {
  if (idea.format !== null && idea.format === format && !isFamily(format)) return true
  const form = formOf(tokenize(idea.name))
  return form !== undefined && formOf(words) === form
}

/**
 * The house's dish that guests will compare this one with: of the same form, else with the same main ingredient. Null
 * if the menu has neither.
 */
export function likeOf(candidate: Candidate, dishes: readonly HouseDish[]): HouseDish | null {
  const { idea, parts } = candidate
  const near = nearOf(idea, dishes)
  const [hero] = parts
  const phrase = hero ? tokenize(shortName(hero.item)) : []
  const ofForm = near.filter((dish) => hasForm(candidate, dish))
  const like =
    ofForm.length > 0
      ? ofForm
      : near.filter(({ words }) => phrase.length > 0 && containsPhrase(words, phrase))
  return nearestInCost(like, costEach(candidate)) ?? like[Math.floor(like.length / 2)] ?? null
}

/** With fewer known costs, the middle of the like dishes is compared. */
const fewestCosts = 2
/** Highest price as a multiple of the lowest from which on like dishes are of different kinds. */
const widePrices = 1.5

/** An egg sandwich is compared with the ham toast, and not with the one of beef. */
function nearestInCost(like: readonly HouseDish[], cost: number): HouseDish | null {
  const known = like.flatMap((dish) =>
    dish.cost === null || dish.cost <= 0
      ? []
      : [{ dish, far: Math.abs(Math.log(dish.cost / dish.people / cost)) }],
  )
  const prices = like.map(priceEach)
  const isWide = Math.max(...prices) >= Math.min(...prices) * widePrices
  if (known.length < fewestCosts || cost <= 0 || !isWide) return null
  return known.reduce((best, other) => (other.far < best.far ? other : best)).dish
}

/**
 * Whether a dish of the same course already combines the main ingredient and the next one, such as coalho and molasses.
 */
export function repeatsFlavours({ idea, parts }: Candidate, dishes: readonly HouseDish[]): boolean {
  const [hero, ...next] = parts.slice(0, 3).map(({ item }) => tokenize(sameFlavour(shortName(item))))
  return (
    hero !== undefined &&
    ofCourse(dishes, idea.course).some(
      ({ flavours }) =>
        containsPhrase(flavours, hero) && next.some((other) => containsPhrase(flavours, other)),
    )
  )
}

/**
 * Minimum food cost in %: below it, guests find a dish too expensive. A comparable dish on the menu justifies a lower
 * one.
 */
const leanest = 24
export const leanestBesideLike = 20
/** Beside a dish of the same form, whose price guests already pay. */
const leanestOfForm = 16

/** From this cost ratio on, the comparable dish puts clearly more on the plate. */
const richer = 1.4

/** Share of the comparable dish's price that a portion of this cost justifies. */
function shareOfPrice({ cost: own, people }: HouseDish, cost: number, portion: number): number {
  const other = own === null ? cost : (own / people) * portion
  // Work is worth as much as food: half the cost on the plate does not halve the price.
  return other > cost * richer ? Math.sqrt(cost / other) : 1
}

/** With fewer known costs, the course has no usual margin. */
const fewestMargins = 3

/**
 * The price that the menu justifies: that of the comparable dish, else the price that leaves as much as a usual dish of
 * the course. R$ for one person's portion of this share; null without either.
 */
export function ladderPrice(
  candidate: Candidate,
  dishes: readonly HouseDish[],
  portion: number,
): number | null {
  const cost = costEach(candidate)
  const like = likeOf(candidate, dishes)
  if (like) {
    // A soup costs what soups cost here. Of another form, the price depends on how much is on the plate.
    const isClose = hasForm(candidate, like)
    const least = isClose ? leanestOfForm : like.cost !== null ? leanestBesideLike : leanest
    const share = isClose ? 1 : shareOfPrice(like, cost, portion)
    const justified = priceEach(like) * portion * share
    return Math.min(justified, (cost / least) * 100)
  }
  const near = nearOf(candidate.idea, dishes)
  const margins = near.flatMap((dish) => marginEach(dish) ?? [])
  // The menu has nothing comparable: use the upper end of the price range.
  if (dishes.length > 0 && near.length === 0) {
    return (cost / foodCostBand.min) * 100
  }
  return margins.length < fewestMargins
    ? null
    : Math.min(cost + median(margins) * portion, (cost / leanest) * 100)
}

/** With fewer priced dishes, the dearest of them says nothing about the house. */
const fewestPrices = 4

/**
 * The dearest dish of the house for one guest, R$ for a portion of this share: a new one does not stand above it. Null
 * if too few prices are known.
 */
export function dearestDish(dishes: readonly HouseDish[], portion: number): number | null {
  const prices = dishes.map(priceEach).filter((price) => price > 0)
  return prices.length < fewestPrices ? null : Math.max(...prices) * portion
}

/** A dish that leaves less than this share of a comparable dish's margin loses money in its place. */
const poor = 0.8

/** Whether a dish at its best price leaves clearly less than the dish that guests would order instead. */
export function leavesLess(candidate: Candidate, dishes: readonly HouseDish[], portion: number): boolean {
  const like = likeOf(candidate, dishes)
  const other = like && marginEach(like)
  const price = ladderPrice(candidate, dishes, portion)
  if (other === null || price === null) return false
  const cost = costEach(candidate)
  const usual = (cost / foodCostBand.max) * 100
  return Math.max(price, usual) - cost < other * portion * poor
}
