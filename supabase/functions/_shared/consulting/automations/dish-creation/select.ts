import { stableFraction } from '../../base/language/text.ts'
import {
  leavesExact,
  leavesFew,
  leavesNested,
  neededFor,
  nestedIn,
  reservedFor,
  type Shares,
} from '../../base/request/menu-shares.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import { type Candidate, hasFlesh } from './compose.ts'
import { coverNamed } from './cover.ts'
import type { HouseFormats } from './formats.ts'
import type { Kitchen, Level } from './kitchen.ts'
import { newIngredients } from './new-ingredients.ts'
import { suits, varies } from './points.ts'
import { hasSameMash } from './same-mash.ts'
import { isSpecial, repeatsFormat } from './special.ts'
import { areTwins } from './twins.ts'

/** Criteria of the selection. */
export interface Wishes {
  cuisines: readonly string[]
  wanted: readonly string[]
  shares: Shares<Candidate>
  /** The owner's numbers by course: no other wish takes a place that one of them still needs. */
  courses: Shares<Candidate>
  owned: ReadonlySet<string>
  /** Pantry ids that the house has left over. */
  leftover: ReadonlySet<string>
  /** Pantry ids that the house's menu names, each with the item that names it. */
  stock: ReadonlyMap<string, string>
  /** Whether guests would order it instead of a house dish that is similar or leaves more. */
  isRival: (candidate: Candidate) => boolean
  /** Whether it would cost guests more than the dearest dish of its format. */
  isDear: (candidate: Candidate) => boolean
  /** R$ that a course may cost in a menu with one price; null for other menus. */
  nobleCost: number | null
  /** What the house sells most of. */
  formats: HouseFormats
  /** Whether the dishes are for lunch: by the menu's words, or the owner's. */
  isLunch: boolean
  /** From this number of dishes on, the menu is not filled up with other cuisines. */
  enough: number
  kitchen: Kitchen
  level: Level
  /** Breaks ties the same way on every run, and differently for each house. */
  seed: string
}

/** The chosen cuisines that a dish belongs to; a dish with meat never counts as vegetarian. */
export function matchingCuisines(candidate: Candidate, cuisines: readonly string[]): string[] {
  return candidate.idea.cuisines.filter(
    (cuisine) => cuisines.includes(cuisine) && !(cuisine === 'Vegetariana' && hasFlesh(candidate)),
  )
}

/** Pantry ids that the owner named and the dish uses. */
export function wishedParts({ parts }: Candidate, wanted: readonly string[]): string[] {
  return parts.filter(({ item }) => wanted.includes(item.id)).map(({ item }) => item.id)
}

const protein: ReadonlySet<string> = new Set(
  'grao_bico lentilha feijao_verde feijao_preto fradinho fava tofu quinoa ovo coalho queijo_manteiga mussarela ricota'.split(
    ' ',
  ),
)
/** g of it on a plate, from which on it feeds. */
const feeds = 40

const isHearty = (candidate: Candidate): boolean =>
  candidate.idea.course === 'principal' &&
  !hasFlesh(candidate) &&
  candidate.parts.some(
    ({ item, amount }) =>
      protein.has(item.id) && (item.unit === 'un' ? true : amount / candidate.portions >= feeds),
  )

const starches: ReadonlySet<string> = new Set(
  'arroz feijao_verde macaxeira batata batata_doce inhame cuscuz massa massa_fresca arborio'.split(' '),
)
/** g of a plate that is a lunch. */
const lunchGrams = 320

const isFullPlate = (candidate: Candidate): boolean =>
  candidate.idea.course === 'principal' &&
  candidate.portionGrams >= lunchGrams &&
  candidate.parts.some(({ item }) => starches.has(item.id)) &&
  (hasFlesh(candidate) || isHearty(candidate))

/** g of a portion from which on a leftover is used up by it. */
const muchLeftover = 220

/** Dishes that a leftover may go into: in every one it would be a menu of one thing. */
const mostOfLeftover = 2

/** How much of a leftover a portion takes, up to 1. */
const usesUp = ({ parts, portions, serves }: Candidate, { leftover }: Wishes): number =>
  Math.min(
    1,
    parts.reduce((sum, { item, amount }) => sum + (leftover.has(item.id) ? amount : 0), 0) /
      (portions * serves * muchLeftover),
  )

function worth(candidate: Candidate, wishes: Wishes): number {
  const { idea } = candidate
  const matches = matchingCuisines(candidate, wishes.cuisines).length
  const wished = wishedParts(candidate, wishes.wanted)
  const hero = idea.lines[0]?.slot
  const heroItem = candidate.parts.find(({ slot }) => slot === hero)?.item.id ?? ''
  const wishPoints = wished.reduce(
    (sum, id) =>
      sum + (id === heroItem ? suits.wishedHero : suits.wished) + (wishes.owned.has(id) ? suits.owned : 0),
    0,
  )
  const chance = wishes.level.oneGriddle ? suits.chanceOfFew : suits.chance
  const weight = weightOf(wishes)
  const ahead = idea.advance >= 60 ? suits.ahead : idea.finish <= 5 ? suits.quickFinish : suits.atOnce
  const hard = idea.needs.some((need) => need === 'precision' || need === 'oven') || idea.finish > 15
  return (
    (isSpecial(idea, wishes.formats)
      ? suits.special
      : matches === 0
        ? suits.otherCuisine
        : suits.cuisine + (matches - 1) * suits.furtherCuisine) +
    (wishes.isDear(candidate) ? suits.dear : 0) +
    (repeatsFormat(candidate, wishes.formats) ? suits.sameFlavour : 0) +
    Math.min(suits.mostForWishes, wishPoints) * weight +
    (wishes.level.prefersAhead ? ahead : 0) +
    (wishes.level.prefersHard && hard ? suits.hard : 0) +
    (candidate.parts.filter(({ item }) => isBought(item.id, wishes)).length / candidate.parts.length) *
      suits.stock *
      weight +
    (isHearty(candidate) ? suits.hearty : 0) +
    (wishes.isLunch && isFullPlate(candidate) ? suits.fullPlate : 0) +
    (idea.signature ? suits.signature : 0) +
    (wishes.nobleCost === null ? 0 : Math.min(1, candidate.cost / wishes.nobleCost) * suits.noble) +
    (wishes.isRival(candidate) ? suits.rival : 0) * weight +
    (isSpecial(idea, wishes.formats)
      ? stableFraction(`${wishes.seed}|${idea.id}`) * suits.chanceOfSpecial
      : stableFraction(`${wishes.seed}|${idea.id}`) ** 2 *
        (wishes.nobleCost === null ? chance : suits.chanceOfCourses))
  )
}

const isForeign = (candidate: Candidate, { cuisines, formats }: Wishes) =>
  cuisines.length > 0 &&
  !isSpecial(candidate.idea, formats) &&
  matchingCuisines(candidate, cuisines).length === 0

/** Ingredients that the house buys: those its menu names and those the owner wants used. */
const isBought = (id: string, { stock, wanted }: Wishes) => stock.has(id) || wanted.includes(id)

const weightOf = ({ level }: Wishes): number => (level.oneGriddle ? suits.weightOfFew : 1)

/** Number of dishes for which a kitchen's courses are given. */
const fullMenu = 8

const courseIds: readonly CourseId[] = ['petisco', 'principal', 'lanche', 'sobremesa']

/** The courses of a full menu in one of another size: in proportion, and each keeps at least one dish. */
function scaled(courses: Readonly<Record<CourseId, number>>, total: number): Record<CourseId, number> {
  const share = (course: CourseId) => (courses[course] * total) / fullMenu
  const own = { ...courses }
  for (const course of courseIds)
    own[course] = courses[course] === 0 ? 0 : Math.max(1, Math.floor(share(course)))
  const room = total - courseIds.reduce((sum, course) => sum + own[course], 0)
  const most = courseIds.toSorted((a, b) => share(b) - own[b] - (share(a) - own[a]))
  for (const course of most.slice(0, Math.max(0, room))) own[course] += 1
  return own
}

/** Dishes per course; more desserts when the owner asks for them. */
function coursesOf({ cuisines, kitchen }: Wishes, total: number): Record<CourseId, number> {
  const sweet = cuisines.includes('Confeitaria e sobremesas')
  if (sweet && cuisines.length === 1) return { petisco: 0, principal: 0, lanche: 0, sobremesa: total }
  const { petisco, principal, lanche, sobremesa } = scaled(kitchen.courses, total)
  if (!sweet || sobremesa >= 3) return { petisco, principal, lanche, sobremesa }
  return { petisco: petisco - 1, principal, lanche, sobremesa: sobremesa + 1 }
}

/** New ingredients that a menu may bring to a house. */
const mostNew = 2

/** Of the dishes that the owner's numbers still need, those that meet most of them: the vegetarian one that is a burger too. */
function mostAsked(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  shares: Shares<Candidate>,
  total: number,
): readonly Candidate[] {
  const counts = candidates.map((one) => neededFor(one, chosen, shares, total))
  const most = Math.max(...counts)
  const asked = candidates.filter((_, at) => counts[at] === most)
  // What few recipes have comes first: the others find a place beside it.
  const open = shares.filter(
    ({ isIn, least, isReserved }) => isReserved && chosen.filter(isIn).length < least(total),
  )
  const supply = open.map(({ isIn }) => new Set(candidates.filter(isIn).map(({ idea }) => idea.id)).size)
  const rarity = (one: Candidate) =>
    Math.min(...open.flatMap(({ isIn }, at) => (isIn(one) ? (supply[at] ?? 0) : [])))
  const rarest = Math.min(...asked.map(rarity))
  return rarest > fewRecipes ? asked : asked.filter((one) => rarity(one) === rarest)
}

/** Up to so many recipes with something that the owner asks for, one of them is chosen while there is room. */
const fewRecipes = 3

/** g of an ingredient on a plate from which on guests find it again in the next: nuts strewn on top are none. */
const tasted = 12

const tastes = ({ parts, portions }: Candidate, id: string): boolean =>
  parts.some(({ item, amount }) => item.id === id && (item.unit === 'un' || amount / portions >= tasted))

/** Dishes in which a named ingredient may be: "gosto de queijo coalho" is no menu of cheese. */
const mostOfWished = (total: number) => Math.max(2, Math.ceil(total / 2))

/** Selects the best dishes, spread over courses, techniques and main ingredients. */
export function selectDishes(candidates: readonly Candidate[], wishes: Wishes, total: number): Candidate[] {
  const quota = coursesOf(wishes, total)
  const weight = weightOf(wishes)
  const base = new Map(candidates.map((candidate) => [candidate, worth(candidate, wishes)]))
  const everywhere = wishes.level.oneGriddle ? varies.wishedOnGriddle : varies.wishedEverywhere
  const chosen: Candidate[] = []
  const hero = ({ parts }: Candidate) => parts[0]?.item.id ?? ''
  const novelty = (candidate: Candidate) => {
    const before = new Set(chosen.flatMap((one) => newIngredients(one, wishes)))
    const added = newIngredients(candidate, wishes).filter((id) => !before.has(id)).length
    const beyond = Math.max(0, before.size + added - mostNew) - Math.max(0, before.size - mostNew)
    return added * varies.newIngredient + beyond * varies.tooManyNew
  }
  const adjusted = (candidate: Candidate) => {
    const count = (test: (other: Candidate) => boolean) => chosen.filter(test).length
    const { course, technique } = candidate.idea
    const sameCourse = count(({ idea }) => idea.course === course)
    return (
      (base.get(candidate) ?? 0) +
      neededFor(candidate, chosen, wishes.shares, total) * varies.many +
      novelty(candidate) * (isSpecial(candidate.idea, wishes.formats) ? varies.newForSpecial : 1) +
      // A house of tapiocas serves them in whatever course.
      (isSpecial(candidate.idea, wishes.formats)
        ? 0
        : (wishes.kitchen.courses[course] === 0 ? varies.foreignCourse : 0) +
          (sameCourse >= quota[course] ? varies.fullCourse : sameCourse === 0 ? varies.firstOfCourse : 0) *
            weight) +
      count(({ idea }) => idea.technique === technique) * varies.technique +
      count((other) => hero(other) === hero(candidate)) *
        (wishes.nobleCost === null ? varies.hero : varies.heroOfCourses) *
        weight +
      count(({ cachaca }) => cachaca === candidate.cachaca) * varies.cachaca +
      (count((other) => usesUp(other, wishes) > 0) < mostOfLeftover
        ? usesUp(candidate, wishes) * suits.leftover
        : usesUp(candidate, wishes) > 0
          ? varies.moreOfLeftover
          : 0) +
      wishedParts(candidate, wishes.wanted).reduce((sum, id) => {
        const uses = count(({ parts }) => parts.some(({ item }) => item.id === id))
        const isMuch = tastes(candidate, id) && count((other) => tastes(other, id)) >= mostOfWished(total)
        const more = isMuch ? everywhere : (uses - 1) * varies.wished
        return sum + (uses === 0 ? varies.firstOfWished : more)
      }, 0) *
        weight
    )
  }
  const firm = wishes.shares.filter(({ isSoft }) => isSoft !== true)
  const nested = nestedIn(candidates, firm, total)
  let rest = [...candidates]
  while (chosen.length < total) {
    const allowed = rest.filter((candidate) => leavesFew(candidate, chosen, wishes.shares))
    const exact = allowed.filter((candidate) => leavesExact(candidate, chosen, wishes.shares, total))
    const roomy = exact.filter((candidate) => leavesNested(candidate, chosen, nested, total))
    const roomiest = [roomy, exact].find(({ length }) => length > 0) ?? allowed
    const due = reservedFor(chosen, wishes.courses, total - chosen.length)
    const free = [due ? roomiest.filter(due) : [], due ? allowed.filter(due) : [], roomiest].find(
      ({ length }) => length > 0,
    )
    if (free === undefined) break
    const isLike = (candidate: Candidate) =>
      chosen.some((other) => hasSameMash(candidate, other) || areTwins(candidate, other))
    const unlike = free.filter((candidate) => !isLike(candidate))
    const open = unlike.length > 0 ? unlike : free
    const reserved = reservedFor(chosen, wishes.shares, total - chosen.length)
    const fitting = reserved ? (open.some(reserved) ? open : free).filter(reserved) : []
    const equal = mostAsked(fitting, chosen, wishes.shares, total)
    // What is counted comes before what is only named to be used.
    const counts = equal.map((one) => neededFor(one, chosen, firm, total))
    const asked = equal.filter((_, at) => counts[at] === Math.max(...counts))
    const near = chosen.length >= wishes.enough ? open.filter((one) => !isForeign(one, wishes)) : []
    const next = (asked.length > 0 ? asked : near.length > 0 ? near : open).reduce((best, other) =>
      adjusted(other) > adjusted(best) ? other : best,
    )
    // There are enough dishes; do not add one of another cuisine.
    if (chosen.length >= wishes.enough && asked.length === 0 && isForeign(next, wishes)) break
    // Only one version of each dish.
    rest = rest.filter(({ idea }) => idea.id !== next.idea.id)
    chosen.push(next)
  }
  const order: readonly CourseId[] = ['petisco', 'lanche', 'principal', 'sobremesa']
  const covered = coverNamed(chosen, {
    candidates,
    shares: wishes.shares,
    total,
    worth: (candidate) => base.get(candidate) ?? 0,
    areLike: (one, other) => hasSameMash(one, other) || areTwins(one, other),
  })
  return covered.toSorted((a, b) => order.indexOf(a.idea.course) - order.indexOf(b.idea.course))
}
