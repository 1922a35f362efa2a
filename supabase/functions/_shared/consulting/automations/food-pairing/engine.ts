import type { Answers } from '../../base/answers/definition.ts'
import { listOf, menuOf as readMenu, textOf } from '../../base/answers/read.ts'
import { pouredIds } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { pourCostPct } from '../../base/costing.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import { fitsTown } from '../../base/drinks/towns.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { hasAlcohol } from '../../base/house/item-kind.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { idOf, joinList } from '../../base/language/text.ts'
import {
  cachacaOptions,
  houseDrinkOptions,
  menuDrinkOptions,
  type Option,
  suggestedDrinkOptions,
} from '../../base/pairing/options.ts'
import {
  createPhrases,
  createReasons,
  describeProfile,
  doseMlOf,
  menuTextOf,
  pitchOf,
  reasonOf,
  shortList,
} from '../../base/pairing/phrases.ts'
import type { Circumstances } from '../../base/pairing/rules.ts'
import { type DishReading, understand } from '../../base/pairing/understand.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import {
  allowedBeside,
  isSkipped,
  isSkippedLine,
  namedOptions,
  pairingWishes,
  skipReason,
} from './asked-pairs.ts'
import { cautionOf, isClosed } from './caution.ts'
import { comboWithin, endingOf } from './combo.ts'
import { countedParts, isOfPart, mostOf, pickByParts } from './counted-parts.ts'
import { asMeasure, atHousePrice, doseMlHere } from './doses.ts'
import { explainPairings } from './explain.ts'
import { dishesInFocus, isAskedFor, isAskedForLine, withoutDrink } from './focus.ts'
import { jugAsDrink, jugOf } from './jug.ts'
import { wantsLight } from './kept.ts'
import { menuOf } from './menu.ts'
import { fitsCombo } from './offers-within.ts'
import { createLines } from './own-lines.ts'
import { servingWithin } from './pair-limit.ts'
import { allowsBeside, linesOf, sayableOf, softOptions, wineOptions } from './pours.ts'
import { withUsual } from './preparations/index.ts'
import { pairingPrices } from './prices.ts'
import { pickDetailed, rankAll } from './rank.ts'
import { packOf, readRequest } from './request.ts'
import type { Pairing, PairingContent } from './schema.ts'
import { servedBeside } from './served.ts'
import { nearMarket, servesFor } from './serves.ts'
import { servingAt } from './serving.ts'
import { courseOf, isBottle, toOption, withoutRepeats } from './sheet-parts.ts'
import { fewPairings } from './short-list.ts'
import { spokenName } from './short-names.ts'
import { affordable, drierOf, pickSeveral, pickSuggestions } from './suggestions.ts'
import { alcoholFreeOf, freeAsked, softDrinksOf } from './without-alcohol.ts'

/** Most dishes with a detailed sheet; the others appear in the table only. */
const detailed = 12
/** Houses with fewer drinks of their own also get suggestions. */
const enoughOwnDrinks = 3
/** A starter that costs at least this multiple of a mixed drink is a portion for two. */
const sharedFrom = 1.2
/** Dishes that a new drink must be the first choice of, on menus that are not short. */
const leastForNew = 2
const shortMenu = 4
/** Most new drinks without alcohol, if the owner asks for several. */
const mostFree = 3
/** Assumed price of a mixed drink in R$, if the house sells none. */
const usualDrink = 20

/**
 * Pairs every dish of a menu within the owner's focus with the farm's cachaças and with drinks: the 12 most instructive
 * ones in detail, then one analysis of the whole. The same answers give the same result.
 * @throws EngineError `answers_invalid` without a menu; `not_enough_data` when no dish was understood, or none is in
 * focus; `impossible_restrictions` when the owner's exclusions leave no dish or no drink
 */
export function createPairings(answers: Answers, context: EngineContext): EngineResult<PairingContent>[] {
  const file = readMenu(answers, 'menu_upload')
  if (!file) throw new EngineError('answers_invalid', 'Envie o cardápio e confira os itens lidos.')
  const request = readRequest(file.items, context)
  const { items, requirements, refuses } = request
  const style = textOf(answers, 'cuisine_style')
  const focus = listOf(answers, 'focus_areas')
  const circumstances: Circumstances = { style, focus }

  const asked = pairingWishes(context.sheet)
  const readings = items.map((item) => ({ item, reading: understand(item) }))
  const read = withoutRepeats(
    readings.flatMap(({ reading }) => (reading.kind === 'dish' ? [reading.dish] : [])),
  )
  const unknown = readings.flatMap(({ item, reading }) =>
    reading.kind === 'unknown' && !isBottle(item) && !isSkippedLine(asked, item) ? [item.name] : [],
  )
  if (read.length === 0) {
    throw new EngineError(
      'not_enough_data',
      unknown.length === 0
        ? 'Não há pratos no cardápio enviado, só bebidas ou itens que não se harmonizam.'
        : `Não reconhecemos nenhum prato do cardápio (${shortList(unknown, 5)}). Acrescente uma descrição com os ingredientes e tente de novo.`,
    )
  }
  const refused = read.flatMap((dish) => {
    const refusal = isSkipped(asked, dish) ? { reason: skipReason(asked, dish) } : refuses(dish.item)
    return refusal === null ? [] : [{ name: dish.item.name, category: dish.item.category, ...refusal }]
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
  const askedAbout = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'drinkFor' && wish.item ? [wish.item] : [],
  )
  const wanted = (dish: DishReading) =>
    requirements.promotes(named(dish)) ||
    isAskedFor(context.sheet, dish) ||
    requirements.keepsItem(named(dish)) ||
    askedAbout.some((item) => item === dish.item.name)
  const inFocus = new Set(dishesInFocus(dishes, focus))
  const parts = countedParts(context.sheet)
  // Dishes of a kind that the owner counts are in focus, whatever boxes are ticked.
  const chosen = dishes.filter(
    (dish) => inFocus.has(dish) || wanted(dish) || parts.some((part) => isOfPart(part, dish)),
  )
  if (chosen.length === 0) {
    const named = refused.filter((one) => isAskedForLine(context.sheet, one))
    if (named.length > 0)
      throw new EngineError(
        'impossible_restrictions',
        `Os pratos que você pediu ficam todos de fora: ${shortList(
          named.map(({ name, reason }) => `${name} (${reason})`),
          4,
        )}.`,
      )
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
  const bounds = pairingPrices(context, items, venue, request.ceiling)
  const houseDoses = request.doses
  const priced = cachacaOptions(
    venue,
    request.doseMl ?? doseMlHere(houseDoses, doseMlOf(venue)),
    packOf(request),
    bounds.dose,
    pouredIds,
  )
    .map((option) => atHousePrice(option, houseDoses))
    .filter(
      ({ option, isHouse }) =>
        option.base !== null &&
        request.allowsCachaca(option.base) &&
        affordableHere(option) &&
        (request.sets.dose ||
          isHouse ||
          pourCostPct(option.cost ?? 0, option.price ?? 1) <= tightPourCostPct),
    )
  const doses = priced.map(({ option }) =>
    asMeasure(option, venue, request.measureMl, bounds.floor, wantsLight(context.sheet)),
  )
  const affordableOwn = ({ price }: Option) =>
    request.drinkCeiling === null || price === null || price <= request.drinkCeiling
  const own = request.withoutAlcohol
    ? []
    : [
        ...menuDrinkOptions(items.filter((item) => refuses(item) === null && request.isProven(item))),
        ...houseDrinkOptions(context, venue).filter(
          ({ drink }) =>
            drink !== null && request.allowsDrink(drink) && !requirements.dropsItem({ name: drink.name }),
        ),
      ].filter(affordableOwn)
  const soft = softDrinksOf(items.filter((item) => refuses(item) === null && !request.bars(item)))
  const softPrices = soft.flatMap(({ price }) => price ?? [])
  const dearestSoft = softPrices.length > 0 ? Math.max(...softPrices) : null
  const suggestible = (withoutAlcohol = request.withoutAlcohol) =>
    suggestedDrinkOptions(venue, {
      allowance: requirements,
      prices: request.prices,
      glasses: request.glasses,
      withoutAlcohol,
      seed: `${context.restaurant.name}|${context.restaurant.city}`,
      rule: withoutAlcohol ? { ...bounds.drinks, soft: dearestSoft } : nearMarket(bounds.drinks),
    }).filter(
      (option) =>
        option.drink !== null &&
        request.allowsDrink(option.drink) &&
        !request.bars(option) &&
        affordableHere(option) &&
        fitsTown(`${option.name}. ${option.drink.story}`, context.restaurant.city),
    )
  // Only a house with a bar gets new drinks from its own shelf.
  const serves =
    request.withoutAlcohol ||
    request.dosesAlone ||
    !items.some(({ name, category }) => hasAlcohol({ name, section: category }))
      ? []
      : servesFor(
          chosen,
          items.filter((item) => refuses(item) === null),
          venue,
          {
            allowance: requirements,
            prices: request.prices,
            rule: bounds.drinks,
            hasFew: own.length < enoughOwnDrinks,
            seed: `${context.restaurant.name}|${context.restaurant.city}`,
          },
          (option) =>
            option.drink !== null &&
            request.allowsDrink(option.drink) &&
            !request.bars(option) &&
            affordableHere(option),
        )
  const made = [...own, ...serves]
  const suggested = [
    ...serves,
    ...(request.dosesAlone || made.length >= enoughOwnDrinks
      ? []
      : pickSuggestions(chosen, affordable(suggestible(), chosen), made, circumstances)),
  ]
  const drinks = [...own, ...suggested]
  if (doses.length + drinks.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      'Com o que ficou de fora, nenhuma cachaça e nenhum drink acompanham os pratos.',
    )
  }

  const market = bounds.drinks.market?.price ?? usualDrink
  const plainly = (dish: DishReading) => servingAt(dish, market * sharedFrom, venue.glassware === 'fine')
  const servedAt = (dish: DishReading, { price }: Option) =>
    servingWithin(plainly(dish), price, request.pairLimit)
  const fitsBounds = (dish: DishReading, option: Option) =>
    fitsCombo(dish, option, request, venue.ending) ??
    ((request.combo.max === null && request.combo.min === null) ||
      comboWithin(dish.item, option, servedAt(dish, option), venue.ending, request.combo).combo !== null)
  const closed = (dish: DishReading) => isClosed(dish.item, context.today)
  const cautionWords = (dish: DishReading) => {
    const caution = cautionOf(dish.item, context.today)
    return caution ? { caution: caution.note } : {}
  }
  const asides = [
    ...wineOptions(items.filter((item) => refuses(item) === null)),
    ...softOptions(soft.filter(({ item }) => request.isProven(item))),
  ].filter(affordableHere)
  const drunk = namedOptions(asked, items, [...drinks, ...asides]).filter(affordableOwn)
  const all = [...doses, ...drinks, ...drunk]
  const allows = allowedBeside(asked, chosen, [...all, ...asides], circumstances, request.isDry)
  const rankWith = (options: readonly Option[]) =>
    rankAll(chosen, options, asides, circumstances, request, { fitsBounds, allows }, (dish) =>
      cautionOf(dish.item, context.today),
    )
  const tried = rankWith(all)
  // A new drink for a single dish is not worth teaching.
  const idle = (option: Option) =>
    option.kind === 'suggested_drink' &&
    [...tried.values()].filter(({ best }) => best.option === option).length < leastForNew
  const useful = chosen.length < shortMenu ? all : all.filter((option) => !idle(option))
  const scored = useful.length === 0 || useful.length === all.length ? tried : rankWith(useful)
  const paired = chosen.flatMap((dish) => scored.get(dish) ?? [])
  const most = mostOf(requirements.count?.most ?? null, parts)
  // A pairing with more against it than for it gets no sheet.
  const worthy = paired.filter(({ dish, best }) => best.points > 0 || wanted(dish))
  const unsure = new Set(paired.flatMap(({ dish }) => (request.confirms(dish.item).length > 0 ? [dish] : [])))
  const confirms = (dish: DishReading) => unsure.has(dish)
  const picked = pickByParts(
    worthy.length > 0 && (most === null || (parts.length === 0 && worthy.length >= most)) ? worthy : paired,
    Math.min(detailed, most ?? detailed),
    parts,
    (from, count) => pickDetailed(from, count, wanted, fitsBounds, confirms),
  )
  // The owner's number counts dishes; further dishes are not in the table either.
  const ranked =
    most === null
      ? paired
      : paired.filter((entry) => (most > detailed ? paired.indexOf(entry) < most : picked.includes(entry)))

  // The house's own drinks first; one new one, or as many as the owner asks for.
  const ideas =
    request.withoutAlcohol || (request.dosesAlone && soft.length > 0)
      ? []
      : pickSeveral(
          chosen,
          drierOf(suggestible(true), request.isDry),
          circumstances,
          Math.min(mostFree, freeAsked(context.sheet)),
        )
  // Without ice or machine, every guest who does not drink still gets something.
  const jug =
    request.withoutAlcohol || soft.length + ideas.length > 0
      ? null
      : jugOf(request, venue, Number(context.today.slice(5, 7)))
  const tellFree = createTeller(requirements.allowsText, context.restaurant.name)
  const beside = request.withoutAlcohol
    ? null
    : alcoholFreeOf(
        ranked.map(({ dish }) => dish),
        jug ? [jugAsDrink(jug)] : soft,
        ideas,
        tellFree,
        jug === null,
      )
  const free = new Map(
    ranked.map(({ dish }) => {
      const found = beside?.get(dish) ?? null
      return [
        dish,
        found && allowsBeside(dish.item, requirements.allowsText)(`${found.name}. ${found.reason}`)
          ? found
          : null,
      ]
    }),
  )

  const teller = createTeller(requirements.allowsText, context.restaurant.name)
  const tell = createReasons(teller)
  const phraseOf = createPhrases(requirements.allowsText, teller)
  const lines = createLines(requirements.allowsText)
  const spoken = (dish: DishReading): DishReading => ({
    ...dish,
    item: { ...dish.item, name: spokenName(dish.item.name) },
  })
  const told = new Map(
    ranked.map((entry) => {
      const { dish, best, preparation } = entry
      const sayable = sayableOf(dish.item, style, requirements.allowsText)
      const own = request.withoutAlcohol ? null : linesOf(preparation, best.option, sayable)
      const phrase = own ? '' : phraseOf(best)
      const usual = {
        why: [phrase === '' ? reasonOf(best, undefined, 1).replace(/\.$/, '') : capitalize(phrase)],
        say: [pitchOf(spoken(dish), best.option, phrase, teller).replace(/[“”]/g, '')],
      }
      const { why, say } = lines(dish, best.option, own ?? usual, teller)
      return [dish, { phrase: uncapitalize(why), why, say, known: own !== null }]
    }),
  )
  // Each cachaça is explained to guests where the menu first mentions it.
  const met = new Set<string>()
  const introduced = (option: Option): Option => {
    if (met.has(option.id)) return { ...option, about: null }
    met.add(option.id)
    return option
  }
  const sheets = picked.map(({ dish, best, runnerUp, cachacas, preparation }): Pairing => {
    const { name, category, price, cost, description } = dish.item
    const { phrase = '', why = '', say = '' } = told.get(dish) ?? {}
    const serving = servedAt(dish, best.option)
    return {
      kind: 'pairing',
      id: idOf(name),
      dish: { name, category, price, cost, description },
      course: courseOf(dish),
      ...(serving.guests > 1 && { guests: serving.guests }),
      ...(serving.pieces > 1 && { pieces: serving.pieces }),
      profile: describeProfile(dish),
      terms: [...dish.terms],
      best: { ...toOption(best, dish, venue, tell, 2, request), reason: `${why}.` },
      runnerUp: runnerUp && toOption(runnerUp, dish, venue, tell, 1, request),
      cachacas: cachacas.flatMap((entry) => {
        const { base, name: label } = entry.option
        return base === null ? [] : [{ id: base, label, points: entry.points, why: reasonOf(entry) }]
      }),
      ...comboWithin(dish.item, best.option, serving, venue.ending, request.comboFor(dish), closed(dish)),
      alcoholFree: free.get(dish) ?? null,
      allergens: withUsual(request.allergensIn(dish.item, best.option.drink), preparation).filter(
        request.cooksWith,
      ),
      allergensFrom: request.allergensFrom(dish.item),
      ...(closed(dish) && { closed: true }),
      ...cautionWords(dish),
      menuText: menuTextOf(spoken(dish), introduced(best.option), phrase),
      pitch: say,
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
    priced,
    told,
    free,
    servingOf: ({ dish, best }) => servedAt(dish, best.option),
    promotes: ({ dish }) => wanted(dish),
    likes: ({ dish }) => request.likes(dish.item),
    asides: [...asides, ...drunk],
    suggested,
    alcoholFree: ideas.filter(({ name }) => sheets.some(({ alcoholFree }) => alcoholFree?.name === name)),
    jug: [...free.values()].some((drink) => drink !== null && drink.name === jug?.name) ? jug : null,
    ownDrinks: own,
    desserts: dishes.filter((dish) => dish.course === 'dessert' && !chosen.includes(dish)),
    tellAfter: teller,
    unknown,
    leftOut: [
      ...refused,
      ...readings.flatMap(({ item, reading }) =>
        reading.kind === 'left_out' ? [{ name: item.name, reason: reading.reason }] : [],
      ),
      ...withoutDrink(chosen, paired),
      ...(most !== null && most <= fewPairings
        ? []
        : paired
            .filter((entry) => !ranked.includes(entry))
            .map(({ dish }) => ({ name: dish.item.name, reason: `além dos ${most ?? 0} que você pediu` }))),
    ],
    outOfFocus: dishes.filter((dish) => !chosen.includes(dish)).map(({ item }) => item.name),
    drinksOnMenu: readings.filter(({ reading }) => reading.kind === 'drink').length,
    request,
  })
  return [
    ...sheets.map(
      (sheet): EngineResult<PairingContent> => ({
        title: `${spokenName(sheet.dish.name)} + ${servedBeside(sheet)}`,
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
      explanations: explainPairings(context, request, analysis),
    },
  ]
}
