import type { Answers } from '../../base/answers/definition.ts'
import { listOf, menuOf as readMenu, textOf } from '../../base/answers/read.ts'
import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { idOf, joinList, stableFraction } from '../../base/language/text.ts'
import {
  cachacaOptions,
  houseDrinkOptions,
  menuDrinkOptions,
  type Option,
  suggestedDrinkOptions,
} from '../../base/pairing/options.ts'
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
} from '../../base/pairing/phrases.ts'
import { afterTurns, type Circumstances, type Score, score, turnPoints } from '../../base/pairing/rules.ts'
import { type DishReading, understand } from '../../base/pairing/understand.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { ingredientHolds } from '../../base/request/requirements.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { comboWithin, endingOf } from './combo.ts'
import { dishesInFocus } from './focus.ts'
import { menuOf, packOf, type Ranked } from './menu.ts'
import { contentsOf, type PairingRequest, readRequest } from './request.ts'
import type { Pairing, PairingContent, PairingMenu, PairingOption } from './schema.ts'
import { alcoholFreeFor, softDrinksOf } from './without-alcohol.ts'

/** Dishes with a detailed sheet; the others appear in the table only. */
const detailed = 12
/** New drinks a team can learn in a month; fewer where it already makes some. */
const mostSuggested = { withoutOwn: 5, besideOwn: 3 } as const
/** Points that a new drink must bring over all dishes to be worth learning. */
const worthLearning = 1.5
/** Houses with fewer drinks of their own get suggestions too. */
const enoughOwnDrinks = 3

/** An option beside a dish. Of the findings only the sum is kept: a long menu has 60,000 such pairs. */
interface Entry {
  option: Option
  points: number
  /** Ties go to what suits the house, then to a stable order. */
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

/** The smallest set of drinks that serves the dishes best: stops when a further drink improves no dish. */
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
  { requirements, prefers }: PairingRequest,
): Map<DishReading, Ranked> {
  const contests = dishes
    .map((dish) => {
      const entries = options.map(
        (option): Entry => ({
          option,
          points: score(dish, option, circumstances).points,
          order:
            (prefers(option) ? 2 : 0) +
            option.houseFit +
            stableFraction(`${dish.item.name}|${option.id}`) / 100,
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
    // A reason may name what the owner leaves out, where neither dish nor drink holds it: "notas de castanha".
    const sayable = (entry: Score) =>
      requirements.exclusions.length === 0 ||
      requirements.allowsText(
        [reasonOf(entry), entry.option.about ?? '', ...entry.findings.map(({ reason }) => reason())].join(
          '. ',
        ),
      )
    const cachacas = scored
      .filter(({ option }) => isNeat(option))
      .map(told)
      .filter(sayable)
    const firstDrink = scored.find((entry) => !isNeat(entry.option) && sayable(told(entry)))
    const drink = firstDrink ? told(firstDrink) : null
    const [neat = null] = cachacas
    const place = (entry: Score) => scored.findIndex(({ option }) => option === entry.option)
    const neatFirst = neat !== null && (drink === null || place(neat) < place(drink))
    const [best, runnerUp] = neatFirst ? [neat, drink] : [drink, neat]
    if (!best) continue
    ranked.set(dish, { dish, cachacas, drink, best, runnerUp })
    used.set(best.option.id, (used.get(best.option.id) ?? 0) + 1)
  }
  return ranked
}

/** What keeps the detailed sheets varied, in points of a pairing. */
const varies = {
  /** Off for each sheet with the same drink: no single drink fills the report. */
  drink: -1,
  /** Off for each sheet of the same course. */
  course: -0.35,
  /** Off for a dish without a price: its combo cannot be costed. */
  withoutPrice: -1,
} as const

/** The best pairings for the detailed sheets, what the owner wants shown before all others. */
function pickDetailed(
  ranked: readonly Ranked[],
  most: number,
  promotes: (dish: DishReading) => boolean,
): Ranked[] {
  const chosen: Ranked[] = []
  const used = new Map<string, number>()
  const rest = [...ranked]
  while (chosen.length < most && rest.length > 0) {
    const worth = ({ best, dish }: Ranked) =>
      (promotes(dish) ? 100 : 0) +
      best.points +
      (used.get(best.option.id) ?? 0) * varies.drink +
      (used.get(dish.course) ?? 0) * varies.course +
      (dish.item.price === null ? varies.withoutPrice : 0)
    const next = rest.reduce((first, other) => (worth(other) > worth(first) ? other : first))
    rest.splice(rest.indexOf(next), 1)
    chosen.push(next)
    for (const key of [next.best.option.id, next.dish.course]) used.set(key, (used.get(key) ?? 0) + 1)
  }
  return chosen
}

function toOption(entry: Score, dish: DishReading, venue: ReturnType<typeof venueOfType>): PairingOption {
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
    serving: servingOf(dish, option, venue),
    price: option.price,
    cost: option.cost,
    ...(option.drink && { ingredients: contentsOf(option.drink) }),
  }
}

function courseOf({ course }: DishReading): Pairing['course'] {
  return course === 'side' ? 'main' : course
}

/** Drops repeated dishes. */
function withoutRepeats(dishes: readonly DishReading[]): DishReading[] {
  const seen = new Set<string>()
  return dishes.filter(({ item }) => {
    const key = idOf(item.name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Wishes that the pairings do not meet, with the reason. */
function explain(
  { sheet }: EngineContext,
  { items, combo }: PairingRequest,
  menu: PairingMenu,
): Explanation[] {
  const named = items.map(({ name, category }) => ({ name, section: category }))
  const counts = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count') return []
    if (wish.of !== undefined && wish.of !== 'results')
      return [
        {
          wish,
          reason:
            'A harmonização conta pratos e combos; não define páginas, itens do cardápio nem ingredientes.',
        },
      ]
    return menu.overview.length < wish.count
      ? [{ wish, reason: `O cardápio tem ${menu.overview.length} pratos que cabem no pedido.` }]
      : []
  })
  const alone = sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'only'
      ? [
          {
            wish,
            reason: cachacaIds.some((id) => ingredientHolds(cachacas[id], wish.what))
              ? 'Vale para as doses e para as receitas nossas; dos drinks da casa o cardápio não diz a cachaça.'
              : `Cada bebida é escolhida pelo prato: nem todas podem levar ${wish.what}.`,
          },
        ]
      : [],
  )
  const without = menu.overview.every(({ comboPrice }) => comboPrice === null)
  const bounds = sheet.wishes.flatMap((wish) =>
    wish.kind === 'price' && wish.item === undefined && without && (combo.max !== null || combo.min !== null)
      ? [{ wish, reason: 'Nenhum prato com a sua bebida fica nesse preço: as harmonizações vão sem combo.' }]
      : [],
  )
  const refused = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'promote' && wish.kind !== 'keepItem') return []
    const out = menu.leftOut.find(({ name }) => namesItem(wish.item, { name }))
    return out ? [{ wish, reason: `${out.name} ficou de fora: ${out.reason}.` }] : []
  })
  return oneEach([
    ...withoutEffect(
      sheet,
      [
        'exclude',
        'only',
        'prefer',
        'price',
        'count',
        'keepItem',
        'dropItem',
        'promote',
        'zeroAlcohol',
        'equipment',
      ],
      'A harmonização escolhe bebidas para os seus pratos; isto não muda a escolha.',
    ),
    ...missingItems(sheet, named, 'no cardápio enviado'),
    ...counts,
    ...alone,
    ...bounds,
    ...refused,
  ])
}

/**
 * Pairs every dish of a menu that lies in the owner's focus with the farm's cachaças and with drinks: the 12
 * most telling ones in detail, then one analysis of the whole. The same answers give the same result.
 * @throws EngineError `answers_invalid` without a menu; `not_enough_data` when no dish of it was understood,
 * or none lies in focus; `impossible_restrictions` when what the owner leaves out leaves no dish or no drink
 */
export function createPairings(answers: Answers, context: EngineContext): EngineResult<PairingContent>[] {
  const file = readMenu(answers, 'menu_upload')
  if (!file) throw new EngineError('answers_invalid', 'Envie o cardápio e confira os itens lidos.')
  const request = readRequest(file.items, context)
  const { items, requirements, refuses } = request
  const style = textOf(answers, 'cuisine_style')
  const focus = listOf(answers, 'focus_areas')
  const circumstances: Circumstances = { style, focus }

  const readings = items.map((item) => ({ item, reading: understand(item) }))
  const read = withoutRepeats(
    readings.flatMap(({ reading }) => (reading.kind === 'dish' ? [reading.dish] : [])),
  )
  const unknown = readings.flatMap(({ item, reading }) => (reading.kind === 'unknown' ? [item.name] : []))
  if (read.length === 0) {
    throw new EngineError(
      'not_enough_data',
      unknown.length === 0
        ? 'Não há pratos no cardápio enviado, só bebidas ou itens que não se harmonizam.'
        : `Não reconhecemos nenhum prato do cardápio (${shortList(unknown, 5)}). Acrescente uma descrição com os ingredientes e tente de novo.`,
    )
  }
  const refused = read.flatMap(({ item }) => {
    const reason = refuses(item)
    return reason === null ? [] : [{ name: item.name, reason }]
  })
  const outside = new Set(refused.map(({ name }) => name))
  const dishes = read.filter(({ item }) => !outside.has(item.name))
  if (dishes.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      `Nenhum prato do cardápio cabe no que você pediu: ${shortList(
        refused.map(({ name, reason }) => `${name} (${reason})`),
        3,
      )}.`,
    )
  }
  const named = ({ item: { name, category } }: DishReading) => ({ name, section: category })
  const wanted = (dish: DishReading) =>
    requirements.promotes(named(dish)) || requirements.keepsItem(named(dish))
  const inFocus = new Set(dishesInFocus(dishes, focus))
  const chosen = dishes.filter((dish) => inFocus.has(dish) || wanted(dish))
  if (chosen.length === 0) {
    throw new EngineError(
      'not_enough_data',
      `Nenhum prato do cardápio entra em ${joinList(
        focus.map((area) => `“${area}”`),
        'ou',
      )}. Escolha outro foco e tente de novo.`,
    )
  }

  const usual = venueOfType(context.restaurant.type)
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]))
  const venue = { ...usual, ending: endingOf(prices, usual.ending) }
  const affordableHere = ({ price }: Option) =>
    request.ceiling === null || price === null || price <= request.ceiling
  const doses = cachacaOptions(venue, doseMlOf(venue), packOf(request)).filter(
    (option) => option.base !== null && request.allowsCachaca(option.base) && affordableHere(option),
  )
  const own = request.withoutAlcohol
    ? []
    : [
        ...menuDrinkOptions(items.filter((item) => refuses(item) === null)),
        ...houseDrinkOptions(context, venue).filter(
          ({ drink }) =>
            drink !== null && request.allowsDrink(drink) && !requirements.dropsItem({ name: drink.name }),
        ),
      ]
  const suggestible = (withoutAlcohol = request.withoutAlcohol) =>
    suggestedDrinkOptions(venue, {
      allowance: requirements,
      prices: request.prices,
      withoutAlcohol,
      seed: `${context.restaurant.name}|${context.restaurant.city}`,
    }).filter(
      (option) => option.drink !== null && request.allowsDrink(option.drink) && affordableHere(option),
    )
  const suggested =
    own.length >= enoughOwnDrinks
      ? []
      : pickSuggestions(chosen, affordable(suggestible(), chosen), own, circumstances)
  const drinks = [...own, ...suggested]
  if (doses.length + drinks.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      'Com o que ficou de fora, nenhuma cachaça e nenhum drink acompanham os pratos.',
    )
  }

  const scored = rankAll(chosen, [...doses, ...drinks], circumstances, request)
  const paired = chosen.flatMap((dish) => scored.get(dish) ?? [])
  const most = requirements.count?.most ?? null
  const picked = pickDetailed(paired, Math.min(detailed, most ?? detailed), wanted)
  // The owner's number counts dishes: what goes beyond it is not in the table either.
  const ranked =
    most === null
      ? paired
      : paired.filter((entry) => (most > detailed ? paired.indexOf(entry) < most : picked.includes(entry)))

  const soft = softDrinksOf(items.filter((item) => refuses(item) === null))
  // The house's own drinks first; two new ones at most where it has none.
  const ideas =
    soft.length > 0 || request.withoutAlcohol
      ? []
      : pickSuggestions(chosen, suggestible(true), [], circumstances).slice(0, 2)
  const freeBeside = (dish: DishReading) => {
    const found = request.withoutAlcohol ? null : alcoholFreeFor(dish, soft, ideas)
    return found && requirements.allowsText(`${found.name}. ${found.reason}`) ? found : null
  }

  const phraseOf = createPhrases(requirements.allowsText)
  const sheets = picked.map(({ dish, best, runnerUp, cachacas }): Pairing => {
    const { name, category, price, cost, description } = dish.item
    const phrase = phraseOf(best)
    return {
      kind: 'pairing',
      id: idOf(name),
      dish: { name, category, price, cost, description },
      course: courseOf(dish),
      profile: describeProfile(dish),
      terms: [...dish.terms],
      best: toOption(best, dish, venue),
      runnerUp: runnerUp && toOption(runnerUp, dish, venue),
      cachacas: cachacas.flatMap((entry) => {
        const { base, name: label } = entry.option
        return base === null ? [] : [{ id: base, label, points: entry.points, why: reasonOf(entry) }]
      }),
      ...comboWithin(dish.item, best.option, venue.ending, request.combo),
      alcoholFree: freeBeside(dish),
      allergens: request.allergensIn(dish.item, best.option.drink),
      menuText: menuTextOf(dish, best.option, phrase),
      pitch: pitchOf(dish, best.option, phrase),
    }
  })

  const analysis = menuOf({
    context,
    venue,
    circumstances,
    items,
    ranked,
    sheets,
    doses,
    suggested,
    alcoholFree: ideas.filter(({ name }) => sheets.some(({ alcoholFree }) => alcoholFree?.name === name)),
    ownDrinks: own,
    unknown,
    leftOut: [
      ...refused,
      ...readings.flatMap(({ item, reading }) =>
        reading.kind === 'left_out' ? [{ name: item.name, reason: reading.reason }] : [],
      ),
      ...paired
        .filter((entry) => !ranked.includes(entry))
        .map(({ dish }) => ({ name: dish.item.name, reason: `além dos ${most ?? 0} que você pediu` })),
    ],
    outOfFocus: dishes.filter((dish) => !chosen.includes(dish)).map(({ item }) => item.name),
    drinksOnMenu: readings.filter(({ reading }) => reading.kind === 'drink').length,
    request,
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
    {
      title: analysis.title,
      contentType: 'analysis',
      content: analysis,
      downloadable: true,
      explanations: explain(context, request, analysis),
    },
  ]
}
