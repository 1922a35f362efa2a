import type { Answers } from '../../automations/types.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { EngineContext } from '../context.ts'
import { EngineError } from '../errors.ts'
import type { EngineResult } from '../result-item.ts'
import { idOf, joinList, stableFraction } from '../text.ts'
import { comboOf, endingOf } from './combo.ts'
import { dishesInFocus } from './focus.ts'
import { houseOfType } from './house-of.ts'
import { menuOf } from './menu-of.ts'
import {
  cachacaOptions,
  houseDrinkOptions,
  menuDrinkOptions,
  type Option,
  suggestedDrinkOptions,
} from './options.ts'
import type { Pairing, PairingContent, PairingOption } from './pairing.schema.ts'
import { afterTurns, type Circumstances, type Score, score, turnPoints } from './rules.ts'
import { type DishReading, understand } from './understand.ts'
import {
  createPhrases,
  describeProfile,
  doseMlOf,
  menuTextOf,
  optionName,
  pitchOf,
  reasonOf,
  servingOf,
  shortList,
  spokenName,
} from './words.ts'

/** Told one by one; all others stand in the table. */
const detailed = 12
/** New drinks a team can learn in a month; fewer where it already makes some. */
const mostSuggested = { withoutOwn: 5, besideOwn: 3 } as const
/** Points that a new drink must bring over all dishes to be worth learning. */
const worthLearning = 1.5
/** With fewer drinks of its own than this a house gets suggestions beside them. */
const enoughOwnDrinks = 3

/** A dish in focus, with what came out best beside it. */
export interface Ranked {
  dish: DishReading
  /** Best first. */
  cachacas: readonly Score[]
  drink: Score | null
  best: Score
  runnerUp: Score | null
}

/** An option beside a dish. Of the findings only the sum is kept: a long menu has 60,000 such pairs. */
interface Entry {
  option: Option
  points: number
  /** Between equals what suits the house goes first, then always the same one. */
  order: number
}

/** Best first. @param used how many dishes have chosen an option already */
function rank(entries: readonly Entry[], used: ReadonlyMap<string, number>): Entry[] {
  return entries
    .map((entry) => ({ ...entry, points: entry.points + turnPoints(used.get(entry.option.id) ?? 0) }))
    .toSorted((a, b) => b.points - a.points || b.order - a.order)
}

/** Drinks that do not cost more than the dish in the middle of the price list. */
function affordable(options: readonly Option[], dishes: readonly DishReading[]): Option[] {
  const prices = dishes
    .flatMap(({ item }) => (item.price === null ? [] : [item.price]))
    .toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? Number.POSITIVE_INFINITY
  return options.filter(({ price }) => price === null || price <= middle)
}

/** The few drinks that together serve the dishes best: one more only while it is someone's better choice. */
function pickSuggestions(
  dishes: readonly DishReading[],
  pool: readonly Option[],
  own: readonly Option[],
  circumstances: Circumstances,
): Option[] {
  const points = new Map(
    pool.map((option) => [option, dishes.map((dish) => score(dish, option, circumstances).points)]),
  )
  let best = dishes.map((dish) =>
    own.reduce((most, option) => Math.max(most, score(dish, option, circumstances).points), 0),
  )
  const picked: Option[] = []
  while (picked.length < (own.length > 0 ? mostSuggested.besideOwn : mostSuggested.withoutOwn)) {
    const gains = pool
      .filter((option) => !picked.includes(option))
      .map((option) => {
        const gain = (points.get(option) ?? []).reduce(
          (sum, value, index) => sum + Math.max(0, value - (best[index] ?? 0)),
          0,
        )
        return { option, gain }
      })
      .toSorted((a, b) => b.gain - a.gain || b.option.houseFit - a.option.houseFit)
    const next = gains[0]
    if (!next || next.gain < worthLearning) break
    picked.push(next.option)
    best = best.map((value, index) => Math.max(value, points.get(next.option)?.[index] ?? 0))
  }
  return picked
}

const isNeat = ({ kind }: Option) => kind === 'cachaca'

/**
 * Ranks the options for every dish, those with the clearest winner first, so that the others may give way to
 * variety.
 */
function rankAll(
  dishes: readonly DishReading[],
  options: readonly Option[],
  circumstances: Circumstances,
): Map<DishReading, Ranked> {
  const contests = dishes
    .map((dish) => {
      const entries = options.map(
        (option): Entry => ({
          option,
          points: score(dish, option, circumstances).points,
          order: option.houseFit + stableFraction(`${dish.item.name}|${option.id}`) / 100,
        }),
      )
      const [first, second] = rank(entries, new Map())
      return { dish, entries, lead: (first?.points ?? 0) - (second?.points ?? 0) }
    })
    .toSorted((a, b) => b.lead - a.lead)
  const used = new Map<string, number>()
  const ranked = new Map<DishReading, Ranked>()
  for (const { dish, entries } of contests) {
    const scored = rank(entries, used)
    const told = ({ option }: Entry) =>
      afterTurns(score(dish, option, circumstances), used.get(option.id) ?? 0)
    const cachacas = scored.filter(({ option }) => isNeat(option)).map(told)
    const [drink = null] = scored
      .filter(({ option }) => !isNeat(option))
      .slice(0, 1)
      .map(told)
    const winner = scored[0]?.option
    if (!winner) continue
    const [neat = null] = cachacas
    const [best, runnerUp] = isNeat(winner) ? [neat, drink] : [drink, neat]
    if (best) ranked.set(dish, { dish, cachacas, drink, best, runnerUp })
    used.set(winner.id, (used.get(winner.id) ?? 0) + 1)
  }
  return ranked
}

/** The best pairings for the detailed sheets, turned about so that no single drink fills the report. */
function pickDetailed(ranked: readonly Ranked[]): Ranked[] {
  const chosen: Ranked[] = []
  const used = new Map<string, number>()
  const rest = [...ranked]
  while (chosen.length < detailed && rest.length > 0) {
    const worth = ({ best, dish }: Ranked) =>
      best.points -
      (used.get(best.option.id) ?? 0) * 1 -
      (used.get(dish.course) ?? 0) * 0.35 +
      (dish.item.price === null ? -1 : 0)
    const next = rest.reduce((first, other) => (worth(other) > worth(first) ? other : first))
    rest.splice(rest.indexOf(next), 1)
    chosen.push(next)
    for (const key of [next.best.option.id, next.dish.course]) used.set(key, (used.get(key) ?? 0) + 1)
  }
  return chosen
}

function toOption(entry: Score, dish: DishReading, house: ReturnType<typeof houseOfType>): PairingOption {
  const { option, points, findings } = entry
  return {
    id: option.id,
    kind: option.kind,
    name: option.name,
    base: option.base,
    points,
    findings: findings.map(({ label, points: given, reason }) => ({
      rule: label,
      points: given,
      reason: reason(),
    })),
    reason: reasonOf(entry),
    serving: servingOf(dish, option, house),
    price: option.price,
    cost: option.cost,
  }
}

function courseOf({ course }: DishReading): Pairing['course'] {
  return course === 'side' ? 'main' : course
}

function textAnswer(answers: Answers, id: string): string {
  const value = answers[id]
  return typeof value === 'string' ? value : ''
}

function menuItems(answers: Answers): readonly MenuItem[] {
  const file = answers.menu_upload
  const menu = typeof file === 'object' && 'path' in file ? file.menu : undefined
  if (!menu) throw new EngineError('answers_invalid', 'Envie o cardápio e confira os itens lidos.')
  return menu.items
}

/** Lines that were read as the same dish twice are one. */
function withoutRepeats(dishes: readonly DishReading[]): DishReading[] {
  const seen = new Set<string>()
  return dishes.filter(({ item }) => {
    const key = idOf(item.name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * Pairs every dish of a menu that lies in the owner's focus with the farm's cachaças and with drinks: the 12
 * most telling ones in detail, then one analysis of the whole. The same answers give the same result.
 * @throws EngineError `answers_invalid` without a menu; `not_enough_data` when no dish of it was understood,
 * or none lies in focus
 */
export function createPairings(answers: Answers, context: EngineContext): EngineResult<PairingContent>[] {
  const items = menuItems(answers)
  const style = textAnswer(answers, 'cuisine_style')
  const focus = Array.isArray(answers.focus_areas) ? answers.focus_areas : []
  const circumstances: Circumstances = { style, focus }

  const readings = items.map((item) => ({ item, reading: understand(item) }))
  const dishes = withoutRepeats(
    readings.flatMap(({ reading }) => (reading.kind === 'dish' ? [reading.dish] : [])),
  )
  const unknown = readings.flatMap(({ item, reading }) => (reading.kind === 'unknown' ? [item.name] : []))
  if (dishes.length === 0) {
    throw new EngineError(
      'not_enough_data',
      unknown.length === 0
        ? 'Não há pratos no cardápio enviado, só bebidas ou itens que não se harmonizam.'
        : `Não reconhecemos nenhum prato do cardápio (${shortList(unknown, 5)}). Acrescente uma descrição com os ingredientes e tente de novo.`,
    )
  }
  const chosen = dishesInFocus(dishes, focus)
  if (chosen.length === 0) {
    throw new EngineError(
      'not_enough_data',
      `Nenhum prato do cardápio entra em ${joinList(
        focus.map((area) => `“${area}”`),
        'ou',
      )}. Escolha outro foco e tente de novo.`,
    )
  }

  const usual = houseOfType(context.restaurant.type)
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]))
  const house = { ...usual, ending: endingOf(prices, usual.ending) }
  const doses = cachacaOptions(house, doseMlOf(house))
  const own = [...menuDrinkOptions(items), ...houseDrinkOptions(context, house)]
  const suggested =
    own.length >= enoughOwnDrinks
      ? []
      : pickSuggestions(chosen, affordable(suggestedDrinkOptions(house), chosen), own, circumstances)
  const drinks = [...own, ...suggested]

  const scored = rankAll(chosen, [...doses, ...drinks], circumstances)
  const ranked = chosen.flatMap((dish) => scored.get(dish) ?? [])

  const phraseOf = createPhrases()
  const sheets = pickDetailed(ranked).map(({ dish, best, runnerUp, cachacas }): Pairing => {
    const { name, category, price, cost } = dish.item
    const phrase = phraseOf(best)
    return {
      kind: 'pairing',
      id: idOf(name),
      dish: { name, category, price, cost },
      course: courseOf(dish),
      profile: describeProfile(dish),
      terms: [...dish.terms],
      best: toOption(best, dish, house),
      runnerUp: runnerUp && toOption(runnerUp, dish, house),
      cachacas: cachacas.flatMap((entry) => {
        const { base, name: label } = entry.option
        return base === null ? [] : [{ id: base, label, points: entry.points, why: reasonOf(entry) }]
      }),
      combo: comboOf(dish.item, best.option, house.ending),
      menuText: menuTextOf(dish, best.option, phrase),
      pitch: pitchOf(dish, best.option, phrase),
    }
  })

  const analysis = menuOf({
    context,
    house,
    circumstances,
    items,
    ranked,
    sheets,
    doses,
    suggested,
    ownDrinks: own,
    unknown,
    leftOut: readings.flatMap(({ item, reading }) =>
      reading.kind === 'left_out' ? [{ name: item.name, reason: reading.reason }] : [],
    ),
    outOfFocus: dishes.filter((dish) => !chosen.includes(dish)).map(({ item }) => item.name),
    drinksOnMenu: readings.filter(({ reading }) => reading.kind === 'drink').length,
  })
  return [
    ...sheets.map(
      (sheet): EngineResult<PairingContent> => ({
        title: `${spokenName(sheet.dish.name)} + ${optionName(sheet.best)}`,
        contentType: 'content',
        content: sheet,
        downloadable: true,
      }),
    ),
    { title: analysis.title, contentType: 'analysis', content: analysis, downloadable: true },
  ]
}
