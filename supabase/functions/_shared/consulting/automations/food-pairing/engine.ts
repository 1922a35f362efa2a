import type { Answers } from '../../base/answers/definition.ts'
import { menuOf as readMenu } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import { newFromShelf, withNewDrinks } from './asked-new-drinks.ts'
import { dishSheets } from './dish-sheets.ts'
import { distinctFirst } from './each-dish.ts'
import { explainPairings } from './explain.ts'
import { chooseDishes, withoutDrink } from './focus.ts'
import { freeBeside } from './free-beside.ts'
import { menuOf } from './menu.ts'
import { readDishes } from './menu-dishes.ts'
import { offerFor, pouredOf } from './offer.ts'
import { pairBounds } from './pair-bounds.ts'
import { pairDishes } from './paired-dishes.ts'
import type { Pairing, PairingContent, PairingMenu } from './schema.ts'
import { servedBeside } from './served.ts'
import { settingOf } from './setting.ts'
import { spokenName } from './short-names.ts'
import { shownDishes } from './shown-dishes.ts'
import { soberFirst } from './sober-first.ts'
import { tellPairings } from './told.ts'
import type { SoftDrink } from './without-alcohol.ts'

/**
 * Pairs every dish of a menu within the owner's focus with the farm's cachaças and with drinks: the 12 most instructive
 * ones in detail, then one analysis of the whole. The same answers give the same result.
 * @throws EngineError `answers_invalid` without a menu; `not_enough_data` when no dish was understood, or none is in
 * focus; `impossible_restrictions` when the owner's exclusions leave no dish or no drink
 */
export function createPairings(answers: Answers, context: EngineContext): EngineResult<PairingContent>[] {
  const file = readMenu(answers, 'menu_upload')
  if (!file) throw new EngineError('answers_invalid', 'Envie o cardápio e confira os itens lidos.')
  const setting = settingOf(file.items, answers, context)
  const { request, venue, circumstances } = setting

  const onMenu = readDishes(setting)
  const { chosen, wanted } = chooseDishes(setting, onMenu)
  const offered = offerFor(setting, chosen)

  const bounds = pairBounds(setting)
  const paired = pairDishes(setting, chosen, offered, bounds)
  const offer = pouredOf(offered, paired)
  const { ranked: shown, detailed: sheeted, beyond } = shownDishes(setting, paired, wanted, bounds)
  const left = chosen.filter((dish) => !paired.some((entry) => entry.dish === dish))
  const { free, ideas, jug } = freeBeside(setting, chosen, shown, offer.soft, left, bounds)
  const fresh = newFromShelf(setting).map((option) => ({ ...option, asked: true as const }))
  const ranked = withNewDrinks(
    distinctFirst(soberFirst(shown, free, setting), setting, offered),
    fresh,
    setting,
  )

  const detailed = sheeted.flatMap(({ dish }) => ranked.find((one) => one.dish === dish) ?? [])

  // The table, the sheets and the desserts share one teller, in this order: no wording comes twice before its turn.
  const teller = createTeller(request.requirements.allowsText, context.restaurant.name)
  const told = withWarnings(tellPairings(setting, ranked, teller), context.sheet)
  const sheets = dishSheets(setting, detailed, { told, free, teller }, bounds)

  const analysis = menuOf({
    context,
    venue,
    circumstances,
    items: request.items,
    ranked,
    sheets,
    doses: offer.doses,
    priced: offer.priced,
    told,
    free,
    servingOf: ({ dish, best }) => bounds.servedAt(dish, best.option),
    promotes: ({ dish }) => wanted(dish),
    likes: ({ dish }) => request.likes(dish.item),
    asides: [...offer.asides, ...offer.named],
    suggested: [...offer.suggested, ...fresh],
    alcoholFree: ideas.filter(({ name }) => sheets.some(({ alcoholFree }) => alcoholFree?.name === name)),
    jug,
    ownDrinks: offer.own,
    desserts: onMenu.dishes.filter((dish) => dish.course === 'dessert' && !chosen.includes(dish)),
    tellAfter: teller,
    unknown: onMenu.unknown,
    leftOut: [
      ...onMenu.refused,
      ...onMenu.unpairable.map((one) => withSoftDrink(one, offer.soft)),
      ...withoutDrink(left, free),
      ...beyond,
    ],
    outOfFocus: onMenu.dishes.filter((dish) => !chosen.includes(dish)).map(({ item }) => item.name),
    drinksOnMenu: onMenu.drinks,
    request,
  })
  return [
    ...sheets.map(sheetResult),
    {
      title: analysis.title,
      contentType: 'analysis',
      content: analysis,
      downloadable: true,
      explanations: explainPairings(context, request, analysis),
    },
  ]
}

/** What the owner wants a guest to hear of a dish ends the waiter's sentence. */
function withWarnings(
  told: ReturnType<typeof tellPairings>,
  { wishes }: EngineContext['sheet'],
): ReturnType<typeof tellPairings> {
  const warnings = wishes.flatMap((wish) =>
    wish.kind === 'pairingRule' && wish.what === 'warns' && wish.of !== undefined && wish.note !== undefined
      ? [{ of: wish.of, note: wish.note }]
      : [],
  )
  return warnings.length === 0
    ? told
    : new Map(
        [...told].map(([dish, words]) => {
          const found = warnings.find(({ of }) => isNamedDish(of, dish))
          return [
            dish,
            found ? { ...words, say: `${words.say} Leva ${found.note}: alguém na mesa tem alergia?` } : words,
          ]
        }),
      )
}

/** A children's dish has a drink, too. */
const withSoftDrink = (
  one: PairingMenu['leftOut'][number],
  [soft]: readonly SoftDrink[],
): PairingMenu['leftOut'][number] =>
  soft && one.reason.startsWith('prato infantil')
    ? { ...one, reason: `prato infantil: com ${spokenName(soft.name)}, sem álcool` }
    : one

const sheetResult = (sheet: Pairing): EngineResult<PairingContent> => ({
  title: `${spokenName(sheet.dish.name)} + ${servedBeside(sheet)}`,
  contentType: 'content',
  content: sheet,
  downloadable: true,
})
