import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { doseMarkets } from '../../base/drinks/market.ts'
import { usualSpan } from '../../base/drinks/price.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import { dayName, shortDay } from './night.ts'
import type { DrinkRequest } from './plan.ts'
import type { Launch } from './schema.ts'

/** How the menu starts: which drinks on the first night, and when the others follow. */
function startOf({ date, drinks }: Launch, weekday: number): string {
  const first = drinks.filter(({ from }) => from === date)
  const later = drinks.filter(({ from }) => from !== date)
  const seconds = Math.max(...first.map((drink) => drink.seconds))
  const next = later.map(({ from }) => from).toSorted()[0]
  const soon = later.filter(({ from }) => from === next)
  const rest = later.filter(({ from }) => from !== next)
  return fillChoices(
    `[Comece na ${dayName(weekday)}, ${shortDay(date)}, com|Na ${dayName(weekday)}, ${shortDay(date)}, ponha em destaque|Estreie na ${dayName(weekday)}, ${shortDay(date)},|Abra a ${dayName(weekday)}, ${shortDay(date)}, com] ${joinList(first.map(({ name }) => name))}: [${first.length === 1 ? 'sai' : 'saem'} em até ${Math.ceil(seconds / 5) * 5} segundos cada|nenhum passa de ${Math.ceil(seconds / 5) * 5} segundos|até ${Math.ceil(seconds / 5) * 5} segundos por copo].${next === undefined ? '' : ` ${joinList(soon.map(({ name }) => name))} ${soon.length === 1 ? 'entra' : 'entram'} em ${shortDay(next)}${rest.length === 0 ? '' : `; ${joinList(rest.map(({ name }) => name))}, mais adiante`}.`}`,
    drinks.map(({ name }) => name).join('|'),
  )
}

export function summaryOf(drinks: readonly Drink[], { night }: DrinkRequest, launch: Launch): string {
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
    `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`}${free === 0 ? ' com cachaça' : strong.length === 0 ? ' sem álcool' : `, ${strong.length} com cachaça e ${free} sem álcool`}.`,
    startOf(launch, night.weekday),
    ...(strong.length > 0
      ? [
          `Os preços ${least === most ? `são de ${formatBrl(most)}` : `vão de ${formatBrl(least)} a ${formatBrl(most)}`}, o teor de ${abv(Math.min)}% a ${abv(Math.max)}% vol, com ${joinList(bases.map(({ label, count }) => `${label} em ${count}`))}.`,
        ]
      : [
          `Nenhum leva álcool, e os preços vão de ${formatBrl(least)} a ${formatBrl(most)}: são receitas próprias, com fruta, ervas e acidez medidas, e não versões aguadas.`,
        ]),
  ].join(' ')
}

export function assumptionsOf(
  request: DrinkRequest,
  context: EngineContext,
  drinks: readonly Drink[],
): string[] {
  const pulps = [
    ...new Set(
      drinks.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ name }) => (name.startsWith('polpa de ') ? [name.slice(9)] : [])),
      ),
    ),
  ]
  const { market, owner } = request.rule
  const lifted = owner.least !== null && drinks.some(({ priceBasis }) => priceBasis === 'owner')
  const least = market ? market.price * (market.span ?? usualSpan)[0] : 0
  const [dose] = doseMarkets(context.house)
  const beside = drinks.some(({ base, suggestedPrice }) => base !== null && suggestedPrice < least)
    ? dose
    : undefined
  const own = Object.keys(context.house.ingredientPrices).length > 0
  return [
    own
      ? `Valem os seus preços; os demais, Fortaleza, ${pricesAsOf}.`
      : `Preços de Fortaleza, ${pricesAsOf}; troque pelos seus.`,
    ...(market
      ? [
          `Preços: ${request.without === request.total ? '0,5 a 1,15' : (market.span ?? usualSpan).map(formatNumber).join(' a ')} vez o de ${market.name}, ${formatBrl(market.price)}${request.rule.owner.most === null && request.rule.owner.least === null ? '' : '; o seu limite manda'}${beside ? `; os curtos, de quase só cachaça, pelo de ${beside.name}, ${formatBrl(beside.price)}` : ''}.`,
        ]
      : []),
    ...(lifted && owner.least !== null
      ? [
          `${formatBrl(owner.least)} é o seu menor preço: pelo custo, alguns drinks sairiam por menos; daí para cima, o que custa mais sai por mais.`,
        ]
      : []),
    `Custo: ${drinkPourCostBand.min}% a ${drinkPourCostBand.max}% do preço${drinks.some((drink) => drink.pourCostPct < drinkPourCostBand.min - 0.05) ? '; abaixo disso onde o preço mínimo manda' : ''}; sem impostos`,
    ...(pulps.length > 0
      ? [
          `Sem açúcar e ${pulps.length === 1 ? 'descongelada, a polpa' : 'descongeladas, as polpas'} de ${joinList(pulps)}: prove antes, porque fruta madura pede menos doce.`,
        ]
      : []),
    ...(request.without === request.total
      ? []
      : ['Drinks com álcool, sempre com 30 a 60 ml de cachaça, são para maiores de 18 anos.']),
  ]
}
