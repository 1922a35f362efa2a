/** How the chosen dishes enter the kitchen: bases, griddle, stages, and what to avoid. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { deadlineIn, lastDayBefore } from '../../base/request/deadline.ts'
import { median } from '../../base/statistics.ts'
import { marginEach, ofCourse, repeatsFlavours } from './beside.ts'
import type { Candidate } from './compose.ts'
import { keptBases } from './kept-bases.ts'
import { weekly } from './launch.ts'
import { launchDay, openDaysOf, prepDays } from './open-week.ts'
import type { DishRequest } from './request.ts'
import type { DishPlan } from './schema.ts'
import { wishedParts } from './select.ts'
import { soberOf } from './sober.ts'

/** Days from the order to the first launch, for buying, testing and printing. */
const ahead = 8

/** Days between two stages: enough to count the orders of each dish. */
const stageDays = 14

function basesOf({ name, idea }: Candidate, open: readonly number[]): DishPlan['bases'] {
  return keptBases(idea.keeps).map(({ what, yields, days }) => ({
    what: what ?? 'Prato pronto',
    dish: name,
    days,
    on: prepDays(open, days),
    ...(yields === null ? {} : { yields }),
  }))
}

const ofBase = /^(?:de véspera|antes do serviço)/i

/** Sauces made with cachaça and poured over the dish at the end, which can be left out. */
const poured =
  /(?:^|\. )(Calda|Melado|Vinagrete|Redução|Lambedor|Cebola curtida|Mostarda|Manteiga)(?: de [\p{L}-]+)?(?: \([^)]+\))?:/u

/** In a pan of its own, for a table that orders ahead: what takes the cachaça's place. */
function inOwnPan({ idea }: Candidate, { conditions }: DishRequest): DishPlan['sober'][number]['how'] {
  if (soberOf(idea, conditions) === null) return null
  if (idea.course === 'sobremesa') return 'receita à parte, com suco de laranja no lugar'
  return idea.alcohol === 'raw' || idea.alcohol === 'overnight'
    ? 'receita à parte, com limão no lugar'
    : 'panela à parte, com água e limão no lugar'
}

/** How a dish is served without cachaça: without its sauce, without the last pour, in its own pan, or not at all. */
function withoutCachaca(candidate: Candidate, request: DishRequest): DishPlan['sober'][number]['how'] {
  const { idea, steps } = candidate
  if (idea.technique === 'flambe') return 'sem flambar'
  const sauce = poured.exec(idea.keeps)?.[1]?.toLowerCase()
  if (sauce !== undefined) return `sem ${/^(?:melado|vinagrete|lambedor)$/.test(sauce) ? 'o' : 'a'} ${sauce}`
  if (steps.some((step) => /cachaça.* em copinho/i.test(step))) return 'sem o copinho'
  const at = steps.findIndex((step) => /cachaça/i.test(step))
  const order = steps.findIndex((step) => /no pedido/i.test(step))
  return order >= 0 && at >= order && !ofBase.test(steps[at] ?? '')
    ? 'sem pingar'
    : inOwnPan(candidate, request)
}

const hot = ['carne_sol', 'coalho', 'pernil', 'sobrecoxa', 'linguica', 'file', 'tilapia', 'pargo', 'camarao']

/** Meat that goes on the griddle raw needs the hot side, in a sandwich too. */
const rawOnGriddle = ['pernil', 'sobrecoxa', 'file', 'tilapia', 'pargo', 'camarao']

function placeOf({ idea, parts }: Candidate): DishPlan['griddle'][number]['place'] | null {
  if (!idea.needs.includes('griddle')) return null
  const hero = parts[0]?.item.id ?? ''
  if (idea.course === 'lanche') return rawOnGriddle.includes(hero) ? 'hot' : 'low'
  return hot.includes(hero) ? 'hot' : 'middle'
}

/** Sort order: easy and quick dishes first, and those that the owner asked for. */
function effort(candidate: Candidate, { wishes }: DishRequest): number {
  const { idea } = candidate
  return (
    idea.finish +
    (idea.advance >= 60 ? 3 : 0) +
    (idea.technique === 'flambe' ? 5 : 0) -
    Math.min(2, wishedParts(candidate, wishes.wanted).length) * 1.5 +
    candidate.missing.length * 6
  )
}

/** A menu of up to this size starts at once. */
const smallMenu = 5

function inStages<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= smallMenu) return [[...items]]
  const first = Math.max(3, Math.ceil(items.length / 3))
  const second = first + Math.ceil((items.length - first) / 2)
  return [items.slice(0, first), items.slice(first, second), items.slice(second)].filter(
    ({ length }) => length > 0,
  )
}

const usesLeftover = ({ parts }: Candidate, { over }: DishRequest) =>
  parts.some(({ item }) => over.has(item.id))

/** The dishes in the order in which they enter the menu: what goes to waste today first. */
export const inEntryOrder = (chosen: readonly Candidate[], request: DishRequest): Candidate[] =>
  chosen.toSorted(
    (a, b) =>
      Number(usesLeftover(b, request)) - Number(usesLeftover(a, request)) ||
      Number(repeatsFlavours(a, request.houseDishes)) - Number(repeatsFlavours(b, request.houseDishes)) ||
      effort(a, request) - effort(b, request),
  )

/** The dishes of the first stage, for its shopping list. */
export const firstStage = (inOrder: readonly Candidate[]): Candidate[] => inStages(inOrder)[0] ?? []

/** Farthest day of an event that all dishes start on. */
const eventAhead = 75

/** The evening of a menu in courses, or the feast that the dishes are for; null without one soon. */
export function eventDay(
  { asks }: DishRequest,
  { sheet, today }: Pick<EngineContext, 'sheet' | 'today'>,
): string | null {
  const feasts = sheet.wishes.flatMap((wish) =>
    wish.kind === 'date' && wish.from !== undefined && !wish.closed ? [wish.from] : [],
  )
  const days = asks.tasting?.on ? [asks.tasting.on] : feasts
  return days.filter((day) => day > today && day <= addDays(today, eventAhead)).toSorted()[0] ?? null
}

/** The day by which all dishes are on the menu: a deadline, or the end of a season that has begun. */
function lastEntry({ sheet, today }: Pick<EngineContext, 'sheet' | 'today'>): string | null {
  const seasons = sheet.wishes.flatMap((wish) =>
    wish.kind === 'date' && !wish.closed && wish.from !== undefined && wish.from <= today
      ? (wish.to ?? [])
      : [],
  )
  const ends = [deadlineIn(sheet), ...seasons.filter((day) => day > today)]
  return ends.filter((day) => day !== null).toSorted()[0] ?? null
}

function stagesOf(
  inOrder: readonly Candidate[],
  today: string,
  open: readonly number[],
  event: string | null,
  by: string | null,
): DishPlan['stages'] {
  if (event !== null) return [{ day: event, dishes: inOrder.map(({ idea }) => idea.id) }]
  let from = addDays(today, ahead)
  const stages: DishPlan['stages'] = []
  for (const dishes of inStages(inOrder)) {
    const ids = dishes.map(({ idea }) => idea.id)
    const usual = launchDay(from, open)
    const day =
      by !== null && usual > by ? lastDayBefore(by, today, (one) => open.includes(weekdayOf(one))) : usual
    const last = stages.at(-1)
    if (last && day <= last.day) last.dishes.push(...ids)
    else stages.push({ day, dishes: ids })
    from = addDays(day, stageDays)
  }
  return stages
}

/** The test in the kitchen and the tasting before the first stage, on days on which the house is open and has its people. */
function rehearsalsOf(
  [first]: DishPlan['stages'],
  today: string,
  open: readonly number[],
): Pick<DishPlan, 'rehearsals'> {
  const before = (day: string) => lastDayBefore(day, today, (one) => open.includes(weekdayOf(one)))
  if (!first) return {}
  const tasting = before(addDays(first.day, -1))
  return { rehearsals: { test: before(addDays(tasting, -1)), tasting } }
}

/** Usual margin per person of the house's dishes, over the courses of the new ones; null without known costs. */
function displacedMargin(chosen: readonly Candidate[], { houseDishes }: DishRequest): number | null {
  const courses = [...new Set(chosen.map(({ idea }) => idea.course))]
  const near = new Set(courses.flatMap((course) => ofCourse(houseDishes, course)))
  const margins = [...near].flatMap((dish) => marginEach(dish) ?? [])
  return margins.length > 0 ? median(margins) : null
}

/** The plan, for dishes sorted by their start. */
export function planOf(chosen: readonly Candidate[], request: DishRequest, context: EngineContext): DishPlan {
  const { house, today } = context
  const open = openDaysOf(house)
  const stages = stagesOf(chosen, today, open, eventDay(request, context), lastEntry(context))
  return {
    bases: chosen.flatMap((candidate) => basesOf(candidate, open)),
    soaks: chosen.some(({ parts }) => parts.some(({ item }) => item.id === 'carne_sol')),
    griddle: request.level.oneGriddle
      ? chosen.flatMap((candidate) => {
          const place = placeOf(candidate)
          return place ? [{ place, dish: candidate.name }] : []
        })
      : [],
    stages,
    ...rehearsalsOf(stages, today, open),
    weekly,
    displaced: { margin: displacedMargin(chosen, request) },
    sober: chosen.flatMap((candidate) =>
      candidate.isSober ? [] : [{ dish: candidate.name, how: withoutCachaca(candidate, request) }],
    ),
  }
}
