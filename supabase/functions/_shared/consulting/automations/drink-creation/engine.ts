import type { Answers } from '../../base/answers/definition.ts'
import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import { buildDrink } from '../../base/drinks/build-drink.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import { companionsOf } from '../../base/drinks/for-service.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import { styleLabel } from '../../base/drinks/style-words.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { audiences, venues } from '../../base/house/venue.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { mean } from '../../base/statistics.ts'
import { explainDrinks, limitsOf } from './explain.ts'
import { audienceLines, establishmentLines, generalLines } from './fit-lines.ts'
import { dishFinder } from './pairing.ts'
import {
  type DrinkRequest,
  fewestDrinks,
  planDrinks,
  promisedDrinks,
  readRequest,
  refusesCachaca,
} from './plan.ts'
import { toResults } from './results.ts'
import type { DrinkContent, DrinkMenu } from './schema.ts'
import { holds } from './select.ts'
import { houseRecipes, shoppingList } from './shopping-list.ts'

const servingsPerDrink = 20

/** A sentence on why the drink suits the house, each said once on a menu. */
function pickFit(
  candidate: Candidate,
  { venue, preferred, conditions, stock }: DrinkRequest,
  used: Set<string>,
  position: number,
): string {
  const wished = preferred.find((wish) => holds(candidate, wish))
  const flavours = flavoursOf(candidate)
  // Once per flavour: the second drink with it speaks of the house again.
  const asked = wished ? `a seu pedido: ${wished.term}` : ''
  if (wished && !used.has(asked)) {
    used.add(asked)
    const beside = flavours.filter(
      (flavour) => !flavour.includes(wished.term) && !wished.term.includes(flavour),
    )
    return beside.length > 0
      ? `${capitalize(the(wished.term))} entra a seu pedido, ao lado de ${joinList(beside)}.`
      : `${capitalize(the(wished.term))} entra a seu pedido e fica à frente.`
  }
  const owned = ownedOf(candidate, stock)
  const bought = `já compra: ${joinList(owned)}`
  if (owned.length > 0 && !used.has(bought) && conditions.allowance.allowsText(bought)) {
    used.add(bought)
    const rest = missingOf(candidate, stock)
    return rest.length > 0
      ? `A casa já compra ${joinList(owned)}; para este drink ${rest.length === 1 ? 'falta' : 'faltam'} só ${joinList(rest)}.`
      : `Usa ${joinList(owned)} que a casa já compra.`
  }
  const places = venue.establishments.flatMap((option) => establishmentLines[option])
  const publics = venue.audiences.flatMap((option) => audienceLines[option])
  // Alternate between lines about the house and about its guests.
  const own = position % 2 === 0 ? [...places, ...publics] : [...publics, ...places]
  const line = [...own, ...generalLines].find(
    ({ trait, text }) =>
      !used.has(text) &&
      (trait === null || candidate.traits.has(trait)) &&
      conditions.allowance.allowsText(text) &&
      (candidate.base !== null || !aboutAlcohol.test(text)),
  )
  const text = line?.text ?? 'Completa a carta.'
  used.add(text)
  const opener = position % 3 === 2 ? `No copo, ${joinList(flavours)}: ` : `Com ${joinList(flavours)}, `
  const told = flavours.length > 0 ? `${opener}${uncapitalize(text)}` : text
  return conditions.allowance.allowsText(told) ? told : text
}

/** The two flavours that a guest would name the drink by. */
function flavoursOf({ base, portions }: Candidate): string[] {
  const rest = (base ? portions.slice(1) : portions).map(({ item }) => item)
  const named = rest.filter(({ id }) => !plain.has(id)).map(({ family }) => family)
  return [...new Set(named)].slice(0, 2)
}

/** In the glass, and no flavour to name. */
const plain: ReadonlySet<string> = new Set([
  'agua',
  'agua_gas',
  'sal',
  'xarope_simples',
  'clara',
  'grao_bico',
])

/** Flavours of a drink that the house does not buy yet. */
function missingOf({ base, portions }: Candidate, stock: ReadonlySet<string>): string[] {
  const rest = base ? portions.slice(1) : portions
  const missing = rest.filter(({ item }) => !stock.has(item.id) && !plain.has(item.id))
  return [...new Set(missing.map(({ item }) => item.family))]
}

/** Flavours of a drink that the house already buys. */
function ownedOf({ base, portions }: Candidate, stock: ReadonlySet<string>): string[] {
  const rest = base ? portions.slice(1) : portions
  const owned = rest.filter(({ item }) => stock.has(item.id) && !plain.has(item.id))
  return [...new Set(owned.map(({ item }) => item.family))].slice(0, 2)
}

const uncapitalize = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Sentences that no drink without alcohol can carry. */
const aboutAlcohol = /cachaça|barril|madeira|cana\b|álcool|teor|dose|cerveja|adultos|digestivo/i

function summaryOf(drinks: readonly Drink[], venue: Venue): string {
  const places = joinList([...new Set(venue.establishments.map((option) => venues[option].noun))])
  const publics = joinList([...new Set(venue.audiences.map((option) => audiences[option].noun))])
  const meanOf = (figure: (drink: Drink) => number) => mean(drinks.map(figure))
  const prices = drinks.map((drink) => drink.suggestedPrice)
  const strong = drinks.filter(({ base }) => base !== null)
  const bases = cachacaIds
    .map((id) => ({
      label: cachacas[id].label,
      count: drinks.filter((drink) => drink.base?.id === id).length,
    }))
    .filter(({ count }) => count > 0)
  const free = drinks.length - strong.length
  const abv = (pick: (...values: number[]) => number) =>
    formatNumber(pick(...strong.map(({ abvPct }) => abvPct)))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return [
    `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`}${free === 0 ? ' com cachaça' : strong.length === 0 ? ' sem álcool' : `, ${strong.length} com cachaça e ${free} sem álcool`}, ${drinks.length === 1 ? 'pensado' : 'pensados'} para ${places || 'a sua casa'}${publics ? `, com foco em ${publics}` : ''}.`,
    `${least === most ? `Todos saem a ${formatBrl(most)}` : `Os preços vão de ${formatBrl(least)} a ${formatBrl(most)}`}, com custo médio de ${formatBrl(meanOf((drink) => drink.doseCost))} por dose (${formatNumber(meanOf((drink) => drink.pourCostPct))}% do preço) e margem média de ${formatBrl(meanOf((drink) => drink.contributionMargin))}.`,
    ...(strong.length > 0
      ? [
          `A carta usa ${joinList(bases.map(({ label, count }, index) => `${label} em ${count}${index === 0 ? (count === 1 ? ' drink' : ' drinks') : ''}`))}, e vai do mais leve ao mais intenso: de ${abv(Math.min)}% a ${abv(Math.max)}% vol.`,
        ]
      : [
          'Nenhum leva álcool: são receitas próprias, com fruta, ervas e acidez medidas, e não versões aguadas.',
        ]),
  ].join(' ')
}

/** How many drinks pour less cachaça than their recipe, to stay within the price. */
function smallerDoses(chosen: readonly Candidate[]): { count: number; least: number } {
  const doses = chosen.flatMap(({ base, concept, template, portions }) => {
    const dose = portions[0]?.amount ?? 0
    return base && dose < (concept.baseMl ?? template.baseMl) ? [dose] : []
  })
  return { count: doses.length, least: Math.min(...doses) }
}

function priceWarnings(
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
  request: DrinkRequest,
): string[] {
  const { max } = request.requirements.priceBounds()
  const smaller = smallerDoses(chosen)
  const tight = drinks.filter(({ pourCostPct }) => pourCostPct > drinkPourCostBand.max + 1e-6)
  return [
    ...(max !== null && smaller.count > 0 && !request.conditions.styles.has('light')
      ? [
          `Para caber em até ${formatBrl(max)}, ${smaller.count === 1 ? 'um drink leva' : `${smaller.count} drinks levam`} uma dose menor de cachaça, nunca abaixo de ${formatNumber(smaller.least)} ml.`,
        ]
      : []),
    ...(tight.length > 0
      ? [
          `Com esse limite de preço, ${joinList(tight.map(({ name }) => name))} ${tight.length === 1 ? 'fica' : 'ficam'} com custo entre ${drinkPourCostBand.max}% e ${tightPourCostPct}% do preço: vendem bem, mas deixam menos.`,
        ]
      : []),
  ]
}

function baseWarnings(drinks: readonly Drink[], request: DrinkRequest): string[] {
  const { venue, conditions, total, without, preferred, only } = request
  // A short menu cannot carry all three.
  if (without === total || drinks.length < 8) return []
  const missing = cachacaIds.filter((id) => !drinks.some((drink) => drink.base?.id === id))
  const excluded = missing.filter((id) => !conditions.allowance.allowsIngredient(cachacas[id]))
  const byWish = only.some(({ ids }) => cachacaIds.some((id) => ids.has(id)))
  const rest = byWish ? [] : missing.filter((id) => !excluded.includes(id))
  const dear = rest.filter((id) => venue.bases[id] === 0)
  const names = (ids: readonly CachacaId[]) => joinList(ids.map((id) => cachacas[id].label))
  return [
    ...(excluded.includes('castanheira')
      ? [
          'A Castanheira Extra-Premium ficou fora por cautela: o barril é de castanheira, e a restrição a castanhas pede cuidado.',
        ]
      : []),
    ...(dear.length > 0 && venue.usualMost !== null
      ? [
          `A ${names(dear)} ficou fora: com ela um drink passa de ${formatBrl(venue.usualMost)}, o que a clientela de ${joinList(
            venue.establishments.map((option) => venues[option].noun),
            'ou',
          )} costuma pagar. Se a sua paga mais, peça a cachaça pelo nome.`,
        ]
      : []),
    ...rest
      .filter((id) => !dear.includes(id) && !preferred.some(({ ids }) => ids.has(id)))
      .map((id) => {
        const { market, owner } = request.rule
        return owner.most !== null || market
          ? `A ${cachacas[id].label} ficou fora: com a dose usual, o drink não fecha a conta na faixa de preço desta carta.`
          : `Nenhum drink deste menu usa ${cachacas[id].label}.`
      }),
  ]
}

function warningsOf(
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
  request: DrinkRequest,
  { sheet }: EngineContext,
  explanations: readonly Explanation[],
): string[] {
  const { requirements, equipment } = request
  const unused = equipment.unused.filter((entry) => !sheet.unread.some(({ text }) => text === entry))
  const short = !requirements.count && drinks.length < Math.min(promisedDrinks, request.total)
  return [
    ...(short
      ? [
          `Com ${limitsOf(request)}, chegamos a ${drinks.length} drinks que podemos recomendar. Preferimos entregar menos a forçar receitas.`,
        ]
      : []),
    ...explanations
      .filter(({ wish }) => wish.kind !== 'prefer')
      .map(({ wish, reason }) => `“${wish.text}”: ${reason}`),
    ...unmetPreferences(explanations),
    ...baseWarnings(drinks, request),
    ...priceWarnings(drinks, chosen, request),
    ...(unused.length > 0 ? [`Equipamentos que as receitas não usam: ${joinList(unused)}.`] : []),
    ...(drinks.some((drink) => drink.allergens.includes('ovo'))
      ? [
          `${joinList(drinks.filter(({ allergens }) => allergens.includes('ovo')).map(({ name }) => name))}: a clara vai sem cozimento, por isso é pasteurizada, de caixa; ovo de casca não serve. Avise o cliente.`,
        ]
      : []),
    ...(requirements.exclusions.some(({ why }) => why === 'allergy')
      ? [
          'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado no balcão.',
        ]
      : []),
  ]
}

/** Flavours that found no place, in one sentence for each reason. */
function unmetPreferences(explanations: readonly Explanation[]): string[] {
  const names = explanations.flatMap(({ wish, reason }) =>
    wish.kind === 'prefer' && reason.startsWith('Não coube') ? [wish.what] : [],
  )
  const others = explanations.flatMap(({ wish, reason }) =>
    wish.kind === 'prefer' && !reason.startsWith('Não coube') ? [capitalize(reason)] : [],
  )
  return [
    ...(names.length > 0 ? [`Não coube neste menu, com as demais escolhas: ${joinList(names)}.`] : []),
    ...others,
  ]
}

function assumptionsOf(request: DrinkRequest, context: EngineContext, drinks: readonly Drink[]): string[] {
  const pulps = [
    ...new Set(
      drinks.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ name }) => (name.startsWith('polpa de ') ? [name.slice(9)] : [])),
      ),
    ),
  ]
  const { market } = request.rule
  const own = Object.keys(context.house.ingredientPrices).length > 0
  return [
    own
      ? `Os preços de ingredientes que você informou valem como estão; os demais são estimativas para Fortaleza em ${pricesAsOf}.`
      : `Preços dos ingredientes estimados para Fortaleza em ${pricesAsOf}; troque pelos da sua compra. As cachaças estão no preço da loja.`,
    ...(market
      ? [
          `Os preços partem do que a sua casa já cobra: ${market.name}, a ${formatBrl(market.price)}. Drinks com cachaça ficam entre 0,85 e 1,6 vez esse valor, salvo onde você deu um limite.`,
        ]
      : []),
    `A margem é antes de impostos, taxa de cartão e serviço; o custo mira de ${drinkPourCostBand.min}% a ${drinkPourCostBand.max}% do preço${drinks.some((drink) => drink.pourCostPct < drinkPourCostBand.min - 0.05) ? ' e fica abaixo disso onde vale o preço mínimo da carta' : ''}.`,
    'Perdas consideradas: cascas e caroços das frutas frescas, 5% nas polpas e nas bebidas com gás, 20% no gelo e nas ervas.',
    `A água do gelo foi calculada por técnica (${joinList([...new Set(drinks.map(({ techniqueLabel }) => techniqueLabel.toLowerCase()))])}); o que completa o copo, como a água com gás, entra depois e não dilui.`,
    ...(pulps.length > 0
      ? [
          `Sem açúcar e ${pulps.length === 1 ? 'descongelada, a polpa' : 'descongeladas, as polpas'} de ${joinList(pulps)}: prove antes, porque fruta madura pede menos doce.`,
        ]
      : []),
    'Contamos ainda com copos, colher, faca, tábua, jarra com tampa, pano limpo, geladeira e gelo; um copinho marcado serve de medidor.',
    ...(request.without === request.total
      ? []
      : ['Drinks com álcool, sempre com 30 a 60 ml de cachaça, são para maiores de 18 anos.']),
  ]
}

/** What requirements applied, and what nobody could read. */
function understoodOf(
  { requirements, preferred, venue }: DrinkRequest,
  { sheet }: EngineContext,
): DrinkMenu['understood'] {
  return {
    excluded: [...new Set(requirements.exclusions.map(({ label }) => label))],
    preferred: preferred.filter(({ ids }) => ids.size > 0).map(({ term }) => term),
    style: [...requirements.styles].map(styleLabel),
    audience: [...venue.audiences],
    notUnderstood: sheet.unread.map(({ text }) => text),
  }
}

const titleOf = (drinks: readonly Drink[], request: DrinkRequest) =>
  `Menu autoral: ${drinks.length} ${drinks.length === 1 ? 'drink' : 'drinks'} ${request.without === request.total ? 'sem álcool' : 'com cachaça'}`

/** A menu with the reasons for what it does not meet. */
export interface PlannedMenu {
  menu: DrinkMenu
  explanations: Explanation[]
}

/**
 * Composes a menu of signature drinks from the answers of the wizard (see `definition.ts`), the house and the
 * request sheet: 10 to 12 drinks or as many as were asked for, or fewer with the reason where the owner's limits
 * leave no more. The same request gives the same menu.
 * @throws EngineError `impossible_restrictions` when fewer than 3 drinks (or than were asked for) can be made honestly
 */
export function createDrinks(answers: Answers, context: EngineContext): PlannedMenu {
  const request = readRequest(answers, context)
  const { venue, conditions } = request
  if (refusesCachaca(request)) {
    throw new EngineError(
      'impossible_restrictions',
      'Os drinks desta consultoria levam cachaça, e o pedido a exclui. Se quiser uma carta sem álcool, escreva “drinks sem álcool” nas preferências.',
    )
  }
  const chosen = planDrinks(request)
  if (chosen.length < Math.min(fewestDrinks, request.total)) {
    throw new EngineError(
      'impossible_restrictions',
      `O que você pediu (${limitsOf(request)}) deixa menos de ${Math.min(fewestDrinks, request.total)} drinks possíveis. Reveja as preferências e tente de novo.`,
    )
  }
  const pairingFor = dishFinder(request, context)
  const usedLines = new Set<string>()
  const poured = new Set([
    ...request.stock,
    ...chosen.flatMap(({ portions }) => portions.map(({ item }) => item.id)),
  ])
  const companions = companionsOf(
    poured,
    (item) =>
      conditions.allowance.allowsIngredient(item) && item.needs.every((need) => conditions.has.has(need)),
  )
  const drinks = chosen.map((candidate, position) => {
    const fit = pickFit(candidate, request, usedLines, position)
    const rule = request.ruleFor(candidate.concept)
    const drink = buildDrink(candidate, { pairing: noDish, fit, companions }, venue, conditions, rule)
    return { ...drink, pairing: pairingFor(drink, candidate) }
  })
  const explanations = explainDrinks(context.sheet, chosen, request)
  return {
    menu: {
      title: titleOf(drinks, request),
      summary: summaryOf(drinks, venue),
      understood: understoodOf(request, context),
      warnings: warningsOf(drinks, chosen, request, context, explanations),
      houseRecipes: houseRecipes(chosen, conditions.prices),
      shoppingList: shoppingList(chosen, servingsPerDrink, conditions.prices),
      assumptions: assumptionsOf(request, context, drinks),
      drinks,
    },
    explanations,
  }
}

/** The menu of {@link createDrinks} as the results of the automation. */
export function createDrinkResults(answers: Answers, context: EngineContext): EngineResult<DrinkContent>[] {
  const { menu, explanations } = createDrinks(answers, context)
  return toResults(menu, explanations)
}
