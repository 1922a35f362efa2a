import type { EngineContext } from '../../base/context.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { Market } from '../../base/drinks/market.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import { dayName, shortDay } from './night.ts'
import type { DrinkRequest } from './plan.ts'
import type { Launch } from './schema.ts'

/** How the menu starts: which drinks on the first night, and when the others follow. */
function startOf({ date, drinks }: Launch, weekday: number): string {
  const first = drinks.filter(({ from }) => from === date)
  const later = drinks.filter(({ from }) => from !== date)
  const seconds = Math.ceil(Math.max(...first.map((drink) => drink.seconds)) / 5) * 5
  const next = later.map(({ from }) => from).toSorted()[0]
  const soon = later.filter(({ from }) => from === next)
  const rest = later.filter(({ from }) => from !== next)
  const day = `${dayName(weekday)}, ${shortDay(date)}`
  const names = joinList(first.map(({ name }) => name))
  const isOne = first.length === 1
  const follow =
    next === undefined
      ? ''
      : ` ${joinList(soon.map(({ name }) => name))} [${soon.length === 1 ? 'fica' : 'ficam'} para|${soon.length === 1 ? 'chega' : 'chegam'} em|${soon.length === 1 ? 'entra' : 'entram'} em] ${shortDay(next)}, [com a mão da equipe já feita|quando ninguém mais olhar a ficha|para dar assunto a quem volta]${rest.length === 0 ? '' : `; ${joinList(rest.map(({ name }) => name))}, mais adiante`}.`
  return fillChoices(
    `[Comece na ${day}, com ${names}|Na ${day}, ${isOne ? 'abra' : 'abram'} a casa ${names}|Estreie na ${day}, ${names}|Abra a ${day}, com ${names}]: ${isOne ? 'sai' : 'saem'} em até ${seconds} segundos por copo.${follow}`,
    drinks.map(({ name }) => name).join('|'),
  )
}

export function summaryOf(drinks: readonly Drink[], { night }: DrinkRequest, launch: Launch): string {
  const prices = drinks.map((drink) => drink.suggestedPrice)
  const strong = drinks.filter(({ base }) => base !== null)
  const free = drinks.length - strong.length
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const range = least === most ? `a ${formatBrl(most)}` : `de ${formatBrl(least)} a ${formatBrl(most)}`
  const kinds =
    free === 0
      ? `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`} com cachaça`
      : strong.length === 0
        ? `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`} sem álcool`
        : `${drinks.length} drinks autorais, ${strong.length} com cachaça e ${free} sem álcool`
  return `${kinds}, ${range}. ${startOf(launch, night.weekday)}`
}

/** How the prices stand beside the house's own drink. */
function marketWords(market: Market, strong: readonly Drink[], leastMargin: number | null): string {
  const price = `${market.name}, ${formatBrl(market.price)}`
  if (strong.length === 0)
    return `Preços abaixo de ${price}, porque ninguém paga por um copo sem álcool o mesmo que com.`
  const above = strong.every(({ suggestedPrice }) => suggestedPrice >= market.price)
  const leaves =
    leastMargin !== null && strong.every(({ contributionMargin }) => contributionMargin >= leastMargin - 1e-9)
  return `${above ? `Nenhum com cachaça sai por menos que ${price}` : `Preços medidos por ${price}`}${leaves ? `, e cada um deixa pelo menos os ${formatBrl(leastMargin)} da sua melhor caipirinha` : ''}.`
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
  const { market, owner, leastMargin = null } = request.rule
  const lifted = owner.least !== null && drinks.some(({ priceBasis }) => priceBasis === 'owner')
  const strong = drinks.filter(({ base, template }) => base !== null && template !== 'shot')
  const costs = drinks.map(({ pourCostPct }) => Math.round(pourCostPct))
  const own = Object.keys(context.house.ingredientPrices).length > 0
  return [
    own
      ? `Valem os seus preços; os demais, Fortaleza, ${pricesAsOf}.`
      : `Preços de Fortaleza, ${pricesAsOf}; troque pelos seus.`,
    ...(market ? [marketWords(market, strong, leastMargin)] : []),
    ...(lifted && owner.least !== null
      ? [
          `${formatBrl(owner.least)} é o seu menor preço: pelo custo, alguns drinks sairiam por menos; daí para cima, o que custa mais sai por mais.`,
        ]
      : []),
    fillChoices(
      `[Custo de ${Math.min(...costs)}% a ${Math.max(...costs)}% do preço, sem impostos|Sem impostos, o copo custa de ${Math.min(...costs)}% a ${Math.max(...costs)}% do que vende|De cada preço, ${Math.min(...costs)}% a ${Math.max(...costs)}% vão em copo; imposto não entra|Ficam no copo ${Math.min(...costs)}% a ${Math.max(...costs)}% do preço, fora imposto].`,
      drinks.map(({ name }) => name).join('|'),
    ),
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
