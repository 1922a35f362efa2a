/** The evening of a menu in courses: the version of a diet for each, what a guest costs, bottles and hours. */
import { addDays } from '../../base/calendar.ts'
import { ofThe, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { type Exclusion, exclusionOf } from '../../base/lexicon/exclusion.ts'
import { describeFood, foodCost, foodOf, shortName } from '../../base/pantry/kitchen.ts'
import { foodAllowed } from '../../base/request/judge-exclusions.ts'
import { bottlesFor, bottleWords } from './answers.ts'
import { avoiding, avoids } from './avoid.ts'
import { isMakeable } from './candidates.ts'
import { type Candidate, compose } from './compose.ts'
import type { DishRequest } from './request.ts'
import type { DishMenu } from './schema.ts'
import { ideas } from './tables/index.ts'

type Plan = NonNullable<DishMenu['tasting']>
type Course = Plan['courses'][number]

/** Added to the courses' cost: bread, oil, trimmings beyond the recipes' own. */
const reserve = 0.12

/** Minutes from one course to the next, and to clear the room. */
const betweenCourses = 20
const clearing = 20

const partsOf = ({ parts, portions }: Candidate) =>
  parts.map(({ item, amount }) => describeFood(item, Math.round((amount / portions) * 10) / 10))

/** What takes the place of meat and fish, at the same station; in turn, so that no guest eats the same twice. */
const standIns = ['palmito', 'cogumelo', 'coalho', 'grao_bico', 'abobrinha'] as const

const flesh = new Set<string>(['beef', 'pork', 'poultry', 'fish', 'shellfish'])
const isFlesh = ({ item }: Candidate['parts'][number]) => item.tags.some((tag) => flesh.has(tag))

/** Weight in g of a stand-in for what is counted in pieces. */
const perPiece = 20

/** The recipe with a vegetable in place of its meat or fish; null if something else in it is refused too. */
function swapped(
  candidate: Candidate,
  request: DishRequest,
  exclusion: Exclusion,
  turn: number,
): Course['twin'] {
  const { parts, portions } = candidate
  const [first] = parts.filter(isFlesh)
  const rest = parts.filter((part) => !isFlesh(part))
  if (!first || !rest.every(({ item }) => foodAllowed(exclusion, item))) return null
  const order = standIns.map((_, at) => standIns[(at + turn) % standIns.length] ?? 'palmito')
  const item = order
    .map((id) => foodOf(id))
    .find((food) => foodAllowed(exclusion, food) && request.conditions.allowsFood(food))
  if (!item) return null
  const amount = first.item.unit === 'un' ? first.amount * perPiece : first.amount
  const made: Candidate = { ...candidate, parts: [{ ...first, item, amount }, ...rest] }
  const cost = made.parts.reduce(
    (sum, part) => sum + (foodCost(part.item, part.amount, request.conditions.prices) ?? 0),
    0,
  )
  const [own, other] = [shortName(first.item), shortName(item)]
  return {
    name: `O mesmo, com ${other} no lugar ${ofThe(own)}`,
    cost: cost / portions,
    ingredients: partsOf(made),
    method: [
      `Mesmo preparo e mesma praça, com panela, pinça e tábua próprias: ${the(other)} só precisa dourar por fora, 2 a 3 minutos de cada lado.`,
    ],
  }
}

/** The version of a course for the diet: the dish as it is, with a stand-in, or another of the same course. */
function twinOf(
  candidate: Candidate,
  request: DishRequest,
  taken: Set<string>,
  turn: number,
): Course['twin'] {
  const { asks, conditions } = request
  const diet = asks.tasting?.twin
  if (!diet) return null
  const exclusion = exclusionOf(diet, 'diet')
  if (avoids(candidate, exclusion))
    return { name: 'O mesmo', cost: candidate.cost, ingredients: [], method: [] }
  const same = swapped(candidate, request, exclusion, turn)
  if (same) return same
  const strict = avoiding({ ...conditions, prefersGreen: true }, exclusion)
  const [other] = ideas
    .filter(
      (idea) => idea.course === candidate.idea.course && !taken.has(idea.id) && isMakeable(idea, request),
    )
    .toSorted((a, b) => likeness(b, candidate) - likeness(a, candidate))
    .flatMap((idea) => compose(idea, strict) ?? [])
  if (!other) return null
  taken.add(other.idea.id)
  return { name: other.name, cost: other.cost, ingredients: partsOf(other), method: [...other.steps] }
}

/** How many needs and ingredients two dishes share: the version leaves from the same station. */
function likeness(idea: Candidate['idea'], { idea: own, parts }: Candidate): number {
  const needs = idea.needs.filter((need) => own.needs.includes(need)).length
  const foods = idea.lines.filter(({ options }) =>
    options.some(([id]) => parts.some(({ item }) => item.id === id)),
  )
  return needs * 2 + foods.length
}

const clock = (hour: number) => {
  const minutes = Math.round(hour * 60)
  const rest = minutes % 60
  return `${Math.floor(minutes / 60) % 24}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

function scheduleOf(courses: number, sittings: readonly number[]): string[] {
  return sittings.map((begins, at) => {
    const last = begins + ((courses - 1) * betweenCourses) / 60
    const free = last + (betweenCourses + clearing) / 60
    const next = sittings[at + 1]
    const tight = next !== undefined && free > next + 1e-9
    return `Turno das ${clock(begins)}: um tempo a cada ${betweenCourses} minutos, o último às ${clock(last)}, sala livre às ${clock(free)}${tight ? `, depois das ${clock(next)} do turno seguinte: corte um tempo ou comece antes` : ''}.`
  })
}

const dayShort = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

/** Null without a menu in courses. */
export function tastingPlan(chosen: readonly Candidate[], request: DishRequest): Plan | null {
  const { tasting, foodCostPct } = request.asks
  if (!tasting) return null
  const taken = new Set(chosen.map(({ idea }) => idea.id))
  const courses = chosen.map((candidate, turn): Course => {
    const twin = twinOf(candidate, request, taken, turn)
    return { dish: candidate.name, cost: candidate.cost, hasCachaca: !candidate.isSober, twin }
  })
  const food = courses.reduce((sum, { cost }) => sum + cost, 0)
  const cost = food * (1 + reserve)
  const twinFood = tasting.twin
    ? courses.reduce((sum, { cost: own, twin }) => sum + (twin?.cost ?? own), 0)
    : null
  const guests = tasting.guests === null ? null : tasting.guests * Math.max(1, tasting.sittings.length)
  const limit = foodCostPct !== null && tasting.price !== null ? (tasting.price * foodCostPct) / 100 : null
  const lacking = tasting.twin ? courses.filter(({ twin }) => twin === null).map(({ dish }) => dish) : []
  const notes = [
    ...scheduleOf(tasting.courses, tasting.sittings),
    ...(guests === null
      ? []
      : [
          `Cachaça para ${guests} lugares, com 10% de folga: ${bottleWords(bottlesFor(chosen, guests * 1.1))}.`,
        ]),
    ...(tasting.on === null
      ? []
      : [
          `Em ${dayShort(addDays(tasting.on, -1))}: bases, caldos, cremes e cozimentos longos, resfriados a 10 °C em 2 horas e etiquetados. Em ${dayShort(tasting.on)}: peixe, brasa, frituras e montagem.`,
        ]),
    ...(lacking.length > 0 ? [`Sem versão possível com o que você exclui: ${joinList(lacking)}.`] : []),
  ]
  const share = tasting.price === null ? null : (cost / tasting.price) * 100
  const told = [
    `${chosen.length} tempos a ${formatBrl(cost)} por pessoa, com ${formatNumber(reserve * 100)}% para pão, óleo e perdas`,
    ...(share === null ? [] : [`${formatNumber(share)}% de ${formatBrl(tasting.price ?? 0)}`]),
    ...(limit === null
      ? []
      : [
          cost <= limit
            ? `folga de ${formatBrl(limit - cost)} até o limite`
            : `${formatBrl(cost - limit)} acima do limite`,
        ]),
  ].join('; ')
  return {
    courses,
    cost,
    twinCost: twinFood === null ? null : twinFood * (1 + reserve),
    price: tasting.price,
    diet: tasting.twin,
    notes,
    summary: `${told}.`,
    met: chosen.length === tasting.courses && lacking.length === 0,
  }
}
