import type { EngineContext } from '../../base/context.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import type { Sales } from '../../documents/sales.ts'
import { isByWeight } from './customers.ts'
import { itemDays, perRun, runsOf } from './deliveries.ts'
import { filledPortion } from './fillings.ts'
import { ingredientList, type OwnPack } from './ingredient-list.ts'
import { withPortions } from './own-portions.ts'
import { isCooked, isFreshItem, liveLossOf, servesOf, statedGrams, usualSpare } from './portions.ts'
import { servedBy } from './questions/buying.ts'
import { recipesOf } from './recipes.ts'
import type { SalesForecast } from './schema.ts'

type Lines = NonNullable<SalesForecast['items']>
type Bought = Pick<SalesForecast, 'purchases' | 'ingredients' | 'season' | 'recipes' | 'runs' | 'dishes'>

/** Items whose units are kept by weekday besides fresh ones. */
const withDays = 12

/** The open days that each of the owner's deliveries serves; null if the owner names none for all fresh goods. */
function ownRuns({ sheet }: EngineContext, open: readonly number[]): number[][] | null {
  const told = sheet.wishes.find(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'deliveries' &&
      wish.weekdays !== undefined &&
      wish.item === undefined,
  )
  if (told?.kind !== 'question' || told.weekdays === undefined) return null
  const runs = servedBy(told.weekdays, open).filter((run) => run.length > 0)
  return runs.length > 0 ? runs : null
}

/** How much more than the expected sales the owner wants in the house, as a share; a limit of what is left is one too. */
export function spareOf({ sheet }: Pick<EngineContext, 'sheet'>): { share: number; limit: boolean } | null {
  const told = sheet.wishes.findLast(
    (wish) =>
      wish.kind === 'question' &&
      wish.percent !== undefined &&
      wish.item === undefined &&
      (wish.about === 'spare' || wish.about === 'waste'),
  )
  if (told?.kind !== 'question' || told.percent === undefined) return null
  return { share: told.percent / 100, limit: told.about === 'waste' }
}

/** The packs in which the owner says that a good is bought: "garrafas de cachaça de 700". */
function ownPacks({ sheet }: EngineContext): OwnPack[] {
  return sheet.wishes.flatMap((wish) => {
    const found =
      wish.kind === 'question' && wish.about === 'packs'
        ? /^(.+) em (\p{L}+) de ([\d,]+) (ml|l)$/u.exec(wish.what ?? '')
        : null
    const [, good = '', noun = '', number = '', unit = ''] = found ?? []
    const amount = Number(number.replace(',', '.')) * (unit === 'l' ? 1000 : 1)
    return found && amount > 0 ? [{ good, amount, label: `${noun} de ${number} ${unit}` }] : []
  })
}

/** Goods that the owner says keep a few days or need a slack of their own. */
const spoilingOf = ({ sheet }: EngineContext): { good: string; share: number }[] =>
  sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'packs' && wish.what !== undefined && (wish.most ?? 0) > 0
      ? [{ good: wish.what, share: (wish.percent ?? usualSpare * 100) / 100 }]
      : [],
  )

/** What to buy for a week and those after it, by item and by ingredient. */
export function purchasesOf(
  lines: Lines,
  sales: Sales,
  context: EngineContext,
  weekdays: SalesForecast['weekdays'],
  monday: string,
): Bought {
  const onMenu = houseItems(context.house)
  const sheetItems = new Map(sales.items.map((item) => [item.name, item]))
  const days = new Map(sales.itemWeeks.map(({ name, weekdays: own }) => [name, own]))
  const sectionOf = (name: string) => onMenu(name)?.section ?? sheetItems.get(name)?.category ?? null
  const priceOf = (name: string) => onMenu(name)?.price ?? sheetItems.get(name)?.price ?? null
  const sizeOf = (name: string) => onMenu(name)?.size ?? null
  const recipeOf = withPortions(
    recipesOf(
      context.houseDrinks,
      (name) => servesOf(name, sectionOf(name), known(priceOf(name)), sizeOf(name)),
      (name) => ({ grams: statedGrams(name, sizeOf(name)), section: sectionOf(name) }),
    ),
    requirementsOf(context.sheet).portions,
    sectionOf,
  )
  const sized = ownPacks(context)
  const open = weekdays.map(({ weekday }) => weekday)
  const runs = ownRuns(context, open) ?? runsOf(open)
  const own = spareOf(context)
  const spare = own === null ? undefined : own.limit ? Math.min(own.share, usualSpare) : own.share
  const week = (of: string) =>
    lines
      .flatMap(({ name, coming }) => {
        const found = coming.find((one) => one.monday === of)
        const cost = known(onMenu(name)?.cost)
        // A limit of what may be left never asks for more than the range does.
        const held = own === null ? null : found ? found.value * (1 + own.share) : 0
        const safe = held === null ? found?.high : own?.limit ? Math.min(found?.high ?? 0, held) : held
        return found && safe !== undefined && found.high > 0
          ? [
              {
                name,
                expected: found.value,
                safe,
                ...(spare !== undefined && { spare }),
                ...(cost !== null && { cost }),
              },
            ]
          : []
      })
      .toSorted((a, b) => b.expected - a.expected)
  const onDays = (name: string, units: number) => itemDays(units, days.get(name), weekdays)
  const ingredients = (of: ReturnType<typeof week>) =>
    ingredientList(
      of.map((one) => ({ ...one, runs: perRun(runs, onDays(one.name, one.expected)) })),
      recipeOf,
      spare,
      sized,
      spoilingOf(context),
    )
  const bought = week(monday)
  const dishes = bought.filter(
    ({ name }) =>
      itemKind({ name, section: sectionOf(name), kind: onMenu(name)?.kind }) === 'dish' &&
      !/\(un\.?\)/.test(name) &&
      // Kilograms and portions do not add up.
      !isByWeight(name),
  )
  const origins = lines.map(({ name }) => ({ name, origin: recipeOf(name)?.origin ?? 'none' }))
  const withRecipe = (origin: (typeof origins)[number]['origin']) =>
    origins.flatMap((one) => (one.origin === origin ? [one.name] : []))
  const partly = withRecipe('portion').flatMap((name) => {
    const counted = (recipeOf(name)?.parts ?? [])
      .map((part) => foldAccents(part.name).toLowerCase())
      .join(' ')
    const missing = (filledPortion(name)?.missing ?? []).filter((word) => !counted.includes(word))
    return missing.length > 0 ? [{ name, missing }] : []
  })
  const some = (origin: 'portion' | 'poured' | 'pieces') =>
    withRecipe(origin).length > 0 ? { [origin]: withRecipe(origin) } : {}
  return {
    purchases: bought.map((one, index) => {
      const fresh = isFreshItem(one.name) || recipeOf(one.name)?.parts.some((part) => part.fresh) === true
      return {
        ...one,
        ...(fresh && { fresh }),
        ...(!fresh &&
          recipeOf(one.name)?.origin !== 'resale' &&
          isCooked(
            one.name,
            itemKind({ name: one.name, section: sectionOf(one.name), kind: onMenu(one.name)?.kind }),
          ) && { cooked: true }),
        ...(liveLossOf(one.name) > 0 && { loss: liveLossOf(one.name) }),
        ...((fresh || index < withDays) && days.get(one.name) && { days: onDays(one.name, one.expected) }),
      }
    }),
    ...(dishes.length > 0 && { dishes: dishes.reduce((sum, { expected }) => sum + expected, 0) }),
    runs: runs.map((run) => [...run]),
    ingredients: ingredients(bought),
    season: (lines[0]?.coming ?? [])
      .filter((one) => one.monday >= monday)
      .map((one) => ({
        monday: one.monday,
        ingredients: ingredientList(week(one.monday), recipeOf, spare, sized, spoilingOf(context)).map(
          ({ name, unit, expected, safe }) => ({
            name,
            unit,
            expected,
            safe,
          }),
        ),
      })),
    recipes: {
      house: withRecipe('house'),
      usual: withRecipe('usual'),
      ...some('portion'),
      ...some('poured'),
      ...some('pieces'),
      resale: withRecipe('resale'),
      none: withRecipe('none'),
      ...(partly.length > 0 && { partly }),
    },
  }
}
