import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import { venues } from '../../base/house/venue.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { poursCachaca } from '../../base/pantry/house-cachacas.ts'
import { limitedBy } from '../../base/request/explain-creation.ts'
import { allergyWarnings } from './at-work.ts'
import { limitsOf } from './explain.ts'
import { type DrinkRequest, promisedDrinks } from './plan.ts'
import { closingPourCostPct } from './sellable.ts'
import { spiritOfAll } from './spirit-words.ts'

const doseOf = ({ portions }: Candidate) => portions[0]?.amount ?? 0

/** Whether a drink has less of its spirit than its recipe, to stay within the price. */
const isSmaller = (drink: Candidate) =>
  drink.base !== null && doseOf(drink) < (drink.concept.baseMl ?? drink.template.baseMl)

function priceWarnings(
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
  request: DrinkRequest,
): string[] {
  const { max } = request.requirements.priceBounds()
  const smaller = chosen.filter(isSmaller)
  const tight = drinks.filter(({ pourCostPct }) => pourCostPct > closingPourCostPct + 1e-6)
  return [
    ...(max !== null && smaller.length > 0 && !request.conditions.styles.has('light')
      ? [
          `Para caber ${smaller.every(({ glass }) => glass.isStated === true) ? 'no seu copo' : `em até ${formatBrl(max)}`}, ${smaller.length === 1 ? 'um drink leva' : `${smaller.length} drinks levam`} uma dose menor de ${spiritOfAll(smaller)} do que a receita pede: ${smaller.map((one) => `${one.concept.name}, ${formatNumber(doseOf(one))} ml`).join('; ')}.`,
        ]
      : []),
    ...(tight.length > 0
      ? [
          `Com esse limite de preço, ${joinList(tight.map(({ name }) => name))} ${tight.length === 1 ? 'custa' : 'custam'} quase ${tightPourCostPct}% do que ${tight.length === 1 ? 'vende' : 'vendem'}: confira a sua nota antes de imprimir.`,
        ]
      : []),
  ]
}

function baseWarnings(drinks: readonly Drink[], request: DrinkRequest): string[] {
  const { venue, conditions, total, without, preferred, only } = request
  // A short menu cannot use all three.
  if (without === total || drinks.length < 8) return []
  const priced = conditions.bases ?? {}
  const missing = cachacaIds.filter(
    (id) => !drinks.some((drink) => drink.base?.id === id) && poursCachaca(id, priced, request.pricesGoods),
  )
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
          ? fillChoices(
              `[A ${cachacas[id].label} ficou fora: com a dose usual, o drink não fecha a conta na faixa de preço desta carta|Sem ${cachacas[id].label} nesta carta: a dose cheia dela custa mais do que o preço dos drinks paga|Nenhum leva ${cachacas[id].label}: na dose cheia, passaria do custo que estes preços aguentam].`,
              `${drinks.map(({ name }) => name).join('|')}|fora`,
            )
          : `Nenhum drink deste menu usa ${cachacas[id].label}.`
      }),
  ]
}

/** Cane molasses goes by the name of honey. */
const poursMolasses = (drinks: readonly Drink[]) =>
  drinks.some(({ ingredients }) => ingredients.some(({ name }) => /mel de engenho|melaço/.test(name)))

/** A jug at the owner's price that leaves each guest's place worse paid than the house's own drink. */
function jugWarnings(drinks: readonly Drink[], { rule }: DrinkRequest): string[] {
  const { market, leastMargin = null } = rule
  if (leastMargin === null || !market) return []
  return drinks.flatMap(({ name, servings = 1, contributionMargin, doseCost }) => {
    const each = contributionMargin / servings
    if (servings < 3 || each >= leastMargin * jugKeeps) return []
    const fewer = Math.max(2, Math.floor(contributionMargin / (leastMargin * jugKeeps)))
    const price = Math.ceil(doseCost + servings * leastMargin * jugKeeps)
    return [
      `A jarra ${name} deixa ${formatBrl(each)} por pessoa, e ${market.name}, ${formatBrl(leastMargin)}: mesa que troca uma pela outra faz a casa perder. Venda como jarra para ${fewer}, ou a ${formatBrl(price)}.`,
    ]
  })
}

/** Share of the usual margin that a round for the table may leave each guest. */
const jugKeeps = 0.8

/** What the owner reads before printing the menu. */
export function warningsOf(
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
  request: DrinkRequest,
  { sheet }: EngineContext,
): string[] {
  const { requirements, equipment } = request
  const short = !requirements.count && drinks.length < Math.min(promisedDrinks, request.total)
  return [
    ...(short
      ? [
          `${limitedBy(limitsOf(request))}, chegamos a ${drinks.length} drinks que podemos recomendar. Preferimos entregar menos a forçar receitas.`,
        ]
      : []),
    ...baseWarnings(drinks, request),
    ...priceWarnings(drinks, chosen, request),
    ...jugWarnings(drinks, request),
    ...(equipment.has.has('jigger')
      ? []
      : [
          'Sem dosador, meça com o copinho de dose: cheio são 50 ml, pela metade 25 ml; colher de sopa, 15 ml; de chá, 5 ml.',
        ]),
    ...(drinks.some((drink) => drink.allergens.includes('ovo'))
      ? [
          `${joinList(drinks.filter(({ allergens }) => allergens.includes('ovo')).map(({ name }) => name))}: a clara vai sem cozimento, por isso é pasteurizada, de caixa; ovo de casca não serve. Avise o cliente.`,
        ]
      : []),
    ...(requirements.exclusions.some(({ label }) => label === 'mel') && poursMolasses(drinks)
      ? ['Mel de engenho é melado de cana, sem mel de abelha: diga assim a quem tem alergia a mel.']
      : []),
    ...allergyWarnings(sheet.wishes),
  ]
}
