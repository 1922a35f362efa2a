import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { buildDrink } from '../../base/drinks/build-drink.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { type Conditions, candidatesFor } from '../../base/drinks/compose-candidates.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import { concepts } from '../../base/drinks/concepts/index.ts'
import { type Dish, dishes } from '../../base/drinks/dish-suggestions.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { allowsIngredient, allowsTags, allowsText } from '../../base/drinks/exclusions.ts'
import { writeMethod } from '../../base/drinks/method.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { readVenue, type Venue } from '../../base/house/read-venue.ts'
import { audiences, venues } from '../../base/house/venue.ts'
import { formatBrl, formatNumber, joinList, stableFraction } from '../../base/language/text.ts'
import { type Equipment, readEquipment } from '../../base/pantry/equipment.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import { mean } from '../../base/statistics.ts'
import { audienceLines, establishmentLines, generalLines } from './fit-lines.ts'
import { type Preferences, readPreferences } from './preferences/read-preferences.ts'
import { toResults } from './results.ts'
import type { DrinkContent, DrinkMenu } from './schema.ts'
import { selectMenu } from './select.ts'
import { houseRecipes, shoppingList } from './shopping-list.ts'

/** With fewer drinks the request fails and the credits are refunded. */
const fewestDrinks = 4
/** What the automation promises; fewer are delivered with a warning. */
const promisedDrinks = 10
const servingsPerDrink = 20

/**
 * A concept's candidates, or none when its name, its story or a step of its method names what the owner keeps
 * out. One candidate speaks for all: they differ in ingredients, which are checked by themselves.
 */
function freeCandidates(concept: Concept, conditions: Conditions): Candidate[] {
  if (!allowsText(conditions.exclusions, `${concept.name}. ${concept.story}`)) return []
  const candidates = candidatesFor(concept, conditions)
  const first = candidates[0]
  if (!first || conditions.exclusions.length === 0) return candidates
  const steps = writeMethod(first, conditions.has).steps
  return steps.every((step) => allowsText(conditions.exclusions, step)) ? candidates : []
}

/** A dish from the house's kitchens that suits the drink and has not been suggested yet. */
function pickDish(
  candidate: Candidate,
  venue: Venue,
  allowed: readonly Dish[],
  used: Set<string>,
  seed: string,
): string {
  const profile = candidate.concept.profile ?? candidate.template.profile
  const order = (dish: Dish) => stableFraction(`${seed}|${candidate.concept.id}|${dish.name}`)
  const first = (list: readonly Dish[]) =>
    list.reduce<Dish | undefined>(
      (best, dish) => (best && order(best) <= order(dish) ? best : dish),
      undefined,
    )
  const free = allowed.filter((dish) => !used.has(dish.name))
  const inHouse = (dish: Dish) => dish.kitchens.some((kitchen) => venue.kitchens.includes(kitchen))
  const suits = (dish: Dish) => dish.profiles.includes(profile)
  const found =
    first(free.filter((dish) => inHouse(dish) && suits(dish))) ??
    first(free.filter(suits)) ??
    first(free.filter(inHouse))
  if (!found) return 'Sem prato fixo: combine com a entrada mais simples da casa.'
  used.add(found.name)
  return `${found.name[0]?.toUpperCase()}${found.name.slice(1)}.`
}

/** A sentence on why the drink suits the house, each said once on a menu. */
function pickFit(
  candidate: Candidate,
  venue: Venue,
  preferences: Preferences,
  used: Set<string>,
  position: number,
): string {
  const wished = preferences.preferredFamilies.find((family) =>
    candidate.portions.some(({ item }) => item.family === family),
  )
  // Once per flavour: the second drink with it speaks of the house again.
  const asked = wished ? `a seu pedido: ${wished}` : ''
  if (wished && !used.has(asked)) {
    used.add(asked)
    const turn = preferences.preferredFamilies.indexOf(wished) % 3
    return (
      [`Traz ${wished}, que você pediu.`, `Atende ao seu pedido de ${wished}.`][turn] ??
      `O sabor de ${wished} entra aqui a seu pedido.`
    )
  }
  const places = venue.establishments.flatMap((option) => establishmentLines[option])
  const publics = venue.audiences.flatMap((option) => audienceLines[option])
  // Alternate between lines about the house and about its guests.
  const own = position % 2 === 0 ? [...places, ...publics] : [...publics, ...places]
  const line = [...own, ...generalLines].find(
    ({ trait, text }) =>
      !used.has(text) &&
      (trait === null || candidate.traits.has(trait)) &&
      allowsText(preferences.exclusions, text),
  )
  const text = line?.text ?? 'Completa a carta.'
  used.add(text)
  return text
}

function summaryOf(drinks: readonly Drink[], venue: Venue): string {
  const places = joinList([...new Set(venue.establishments.map((option) => venues[option].noun))])
  const publics = joinList([...new Set(venue.audiences.map((option) => audiences[option].noun))])
  const meanOf = (figure: (drink: Drink) => number) => mean(drinks.map(figure))
  const prices = drinks.map((drink) => drink.suggestedPrice)
  const bases = cachacaIds
    .map((id) => ({
      label: cachacas[id].label,
      count: drinks.filter((drink) => drink.base?.id === id).length,
    }))
    .filter(({ count }) => count > 0)
  return [
    `${drinks.length} drinks autorais com cachaça, pensados para ${places || 'a sua casa'}${publics ? `, com foco em ${publics}` : ''}.`,
    `Os preços vão de ${formatBrl(Math.min(...prices))} a ${formatBrl(Math.max(...prices))}, com custo médio de ${formatBrl(meanOf((drink) => drink.doseCost))} por dose (${formatNumber(meanOf((drink) => drink.pourCostPct))}% do preço) e margem média de ${formatBrl(meanOf((drink) => drink.contributionMargin))}.`,
    `A carta usa ${joinList(bases.map(({ label, count }, index) => `${label} em ${count}${index === 0 ? ' drinks' : ''}`))}, e vai do mais leve ao mais intenso: de ${formatNumber(Math.min(...drinks.map((drink) => drink.abvPct)))}% a ${formatNumber(Math.max(...drinks.map((drink) => drink.abvPct)))}% vol.`,
  ].join(' ')
}

function warningsOf(
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
  venue: Venue,
  preferences: Preferences,
  equipment: Equipment,
): string[] {
  const warnings: string[] = []
  if (drinks.length < promisedDrinks) {
    warnings.push(
      `Com as restrições e o equipamento informados, chegamos a ${drinks.length} drinks que podemos recomendar. Preferimos entregar menos a forçar receitas.`,
    )
  }
  const missing = preferences.preferredFamilies.filter(
    (family) => !chosen.some(({ portions }) => portions.some(({ item }) => item.family === family)),
  )
  if (missing.length > 0) {
    warnings.push(`Não coube neste menu, com as demais escolhas: ${joinList(missing)}.`)
  }
  const missingBases = cachacaIds.filter((id) => !drinks.some((drink) => drink.base?.id === id))
  const dear = missingBases.filter((id) => venue.bases[id] === 0)
  if (dear.length > 0 && venue.usualMost !== null) {
    warnings.push(
      `A ${joinList(dear.map((id) => cachacas[id].label))} ficou fora: com ela um drink passa de ${formatBrl(venue.usualMost)}, o que a clientela de ${joinList(
        venue.establishments.map((option) => venues[option].noun),
        'ou',
      )} costuma pagar. Se a sua paga mais, escreva o nome da cachaça nas preferências.`,
    )
  }
  const absent = missingBases.filter((id) => !dear.includes(id))
  if (absent.length > 0) {
    const out = absent.filter((id) => !allowsIngredient(preferences.exclusions, cachacas[id]))
    const names = joinList(absent.map((id) => cachacas[id].label))
    warnings.push(
      out.includes('castanheira')
        ? `A ${names} ficou fora por cautela: o barril é de castanheira, e a alergia informada pede cuidado.`
        : `Nenhum drink deste menu usa ${names}.`,
    )
  }
  if (equipment.unused.length > 0) {
    warnings.push(`Equipamentos que as receitas não usam: ${joinList(equipment.unused)}.`)
  }
  if (drinks.some((drink) => drink.allergens.includes('ovo'))) {
    warnings.push('Há clara de ovo crua em parte dos drinks: use ovo pasteurizado e avise o cliente.')
  }
  const allergies = preferences.exclusions.filter(({ allergy }) => allergy)
  if (allergies.length > 0) {
    warnings.push(
      'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado no balcão.',
    )
  }
  return warnings
}

function assumptionsOf(): string[] {
  return [
    `Preços dos ingredientes estimados para Fortaleza em ${pricesAsOf}; troque pelos da sua compra. As cachaças estão no preço da loja.`,
    'A faixa de custo é de 18% a 24% do preço de venda. Impostos, taxa de cartão e serviço não estão descontados da margem.',
    'Perdas consideradas: cascas e caroços das frutas frescas, 5% nas polpas e nas bebidas com gás, 20% no gelo e nas ervas.',
    'A diluição pelo gelo segue a técnica de cada drink (batido, mexido, montado, batido no liquidificador); o teor final é uma estimativa e depende do gelo e do tempo.',
    'As polpas são descongeladas e sem açúcar. Prove sempre: fruta muito madura pede um pouco menos de doce.',
    'Além do que você marcou, contamos com copos, colher, faca, tábua, jarra com tampa, pano limpo, geladeira e gelo. Quem não tem medidor pode usar um copinho de dose com marcação.',
    'A dose de cachaça fica entre 30 ml e 60 ml. O menu é para maiores de 18 anos.',
  ]
}

/**
 * Composes a menu of signature drinks from the answers of the wizard (see `definition.ts`): 10 to 12 drinks,
 * or fewer with a warning where the owner's restrictions leave no more. The same answers give the same menu.
 * @throws EngineError `impossible_restrictions` when fewer than 4 drinks can be made honestly
 */
export function createDrinks(answers: Answers): DrinkMenu {
  const establishments = listOf(answers, 'establishment_info')
  const publics = listOf(answers, 'target_audience')
  const entries = listOf(answers, 'equipment')
  const text = textOf(answers, 'preferences')
  const venue = readVenue(establishments, publics)
  const equipment = readEquipment(entries)
  const preferences = readPreferences(text)
  const conditions: Conditions = {
    exclusions: preferences.exclusions,
    styles: preferences.styles,
    has: equipment.has,
    glassware: venue.glassware,
  }
  if (cachacaIds.every((id) => !allowsIngredient(preferences.exclusions, cachacas[id]))) {
    throw new EngineError(
      'impossible_restrictions',
      'Todos os drinks desta consultoria levam cachaça, e as restrições informadas a excluem. Ajuste as preferências e tente de novo.',
    )
  }
  const candidates = concepts.flatMap((concept) => freeCandidates(concept, conditions))
  const seed = [
    ...[...establishments].sort(),
    ...[...publics].sort(),
    ...[...entries].sort(),
    text.trim(),
  ].join('|')
  const chosen = selectMenu(candidates, {
    venue,
    preferredFamilies: preferences.preferredFamilies,
    styles: preferences.styles,
    seed,
  })
  if (chosen.length < fewestDrinks) {
    throw new EngineError(
      'impossible_restrictions',
      `As restrições informadas (${joinList(preferences.understood.excluded)}) deixam menos de ${fewestDrinks} drinks possíveis. Reveja as preferências e tente de novo.`,
    )
  }

  const allowedDishes = dishes.filter(
    (dish) => allowsTags(preferences.exclusions, dish.tags) && allowsText(preferences.exclusions, dish.name),
  )
  const usedDishes = new Set<string>()
  const usedLines = new Set<string>()
  const drinks = chosen.map((candidate, position) =>
    buildDrink(
      candidate,
      {
        pairing: pickDish(candidate, venue, allowedDishes, usedDishes, seed),
        fit: pickFit(candidate, venue, preferences, usedLines, position),
      },
      venue,
      equipment.has,
      preferences.exclusions,
    ),
  )
  return {
    title: `Menu autoral: ${drinks.length} drinks com cachaça`,
    summary: summaryOf(drinks, venue),
    understood: preferences.understood,
    warnings: warningsOf(drinks, chosen, venue, preferences, equipment),
    houseRecipes: houseRecipes(chosen),
    shoppingList: shoppingList(chosen, servingsPerDrink),
    assumptions: assumptionsOf(),
    drinks,
  }
}

/** The menu of {@link createDrinks} as the results of the automation. */
export function createDrinkResults(answers: Answers): EngineResult<DrinkContent>[] {
  return toResults(createDrinks(answers))
}
