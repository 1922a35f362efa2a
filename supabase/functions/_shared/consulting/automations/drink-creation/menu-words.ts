import { shortDay } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { dearestSoft, type Market } from '../../base/drinks/market.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { pricesFrom } from '../../base/pantry/prices.ts'
import { drinksBesideMarket } from '../../base/pricing/market-words.ts'
import { dayName } from './night.ts'
import type { DrinkRequest } from './plan.ts'
import type { Launch } from './schema.ts'
import { timeText } from './seconds.ts'
import { countedKinds, spiritKinds, spiritOfAll } from './spirit-words.ts'

const counted = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis']

/** How the menu starts: which drinks on the first night, and when the others follow. */
function startOf({ date, drinks }: Launch, weekday: number): string {
  const first = drinks.filter(({ from }) => from === date)
  const later = drinks.filter(({ from }) => from !== date)
  const seconds = Math.ceil(Math.max(...first.map((drink) => drink.seconds)) / 5) * 5
  const next = later.map(({ from }) => from).toSorted()[0]
  const soon = later.filter(({ from }) => from === next)
  const rest = later.filter(({ from }) => from !== next)
  const day = `${dayName(weekday)}, ${shortDay(date)}`
  const on = weekday === 0 || weekday === 6 ? 'no' : 'na'
  const isOne = first.length === 1
  const many = (count: number) => counted[count] ?? formatNumber(count)
  const follow =
    next === undefined
      ? ''
      : ` [${soon.length === 1 ? 'Outro fica' : `Mais ${many(soon.length)} ficam`} para|${soon.length === 1 ? 'Outro chega' : `Mais ${many(soon.length)} chegam`} em] ${shortDay(next)}, [com a mão da equipe já feita|quando ninguém mais olhar a ficha|para dar assunto a quem volta]${rest.length === 0 ? '' : '; o resto, mais adiante'}.`
  const wave =
    later.length === 0 ? (isOne ? 'O drink' : 'Todos') : isOne ? 'Um' : `${capitalize(many(first.length))}`
  return fillChoices(
    `[${wave} ${isOne ? 'estreia' : 'estreiam'} ${on} ${day}|${capitalize(on)} ${day}, ${later.length === 0 ? (isOne ? 'ele estreia' : 'estreiam todos') : `${isOne ? 'estreia' : 'estreiam'} ${many(first.length)}`}], [em até ${timeText(seconds)} por copo|até ${timeText(seconds)} cada copo].${follow}`,
    drinks.map(({ name }) => name).join('|'),
  )
}

export function summaryOf(drinks: readonly Drink[], { night }: DrinkRequest, launch: Launch): string {
  const shared = drinks.filter(({ servings }) => servings !== undefined)
  const prices = drinks.flatMap(({ servings, suggestedPrice }) =>
    servings === undefined ? [suggestedPrice] : [],
  )
  const strong = drinks.filter(({ base }) => base !== null)
  const free = drinks.length - strong.length
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const range = least === most ? `a ${formatBrl(most)}` : `de ${formatBrl(least)} a ${formatBrl(most)}`
  const kinds =
    free === 0
      ? `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`}${spiritKinds(drinks).length > 1 ? `, ${countedKinds(drinks)}` : ` com ${spiritOfAll(drinks)}`}`
      : strong.length === 0
        ? `${drinks.length === 1 ? 'Um drink autoral' : `${drinks.length} drinks autorais`} sem álcool`
        : `${drinks.length} drinks autorais, ${countedKinds(strong, `${free} sem álcool`)}`
  const jugs = shared.map(
    ({ name, servings = 1, suggestedPrice }) =>
      `${name} é para ${servings}: ${formatBrl(suggestedPrice)}, ${formatBrl(suggestedPrice / servings)} por pessoa.`,
  )
  const opening = fillChoices(
    `${kinds}[, ${range}|, com preço ${range}|; na carta, ${range}|: cada um ${range}].`,
    drinks.map(({ name }) => name).join('|'),
  )
  return [opening, ...jugs, startOf(launch, night.weekday)].join(' ')
}

/** How the prices stand beside the house's own drink. */
function marketWords(market: Market, strong: readonly Drink[], leastMargin: number | null): string {
  const price = `${market.name}, ${formatBrl(market.price)}`
  if (strong.length === 0)
    return `Preços abaixo de ${price}, porque ninguém paga por um copo sem álcool o mesmo que com.`
  const singles = strong.filter(({ servings }) => servings === undefined)
  // A round for the table is dearer than a glass, and may cost each guest less.
  const cheapJug = strong.find(
    ({ servings, suggestedPrice }) => servings !== undefined && suggestedPrice / servings < market.price,
  )
  const jug = cheapJug
    ? ` A jarra (${cheapJug.name}) sai a ${formatBrl(cheapJug.suggestedPrice / (cheapJug.servings ?? 1))} por pessoa, menos que ela, e deixa ${formatBrl(cheapJug.contributionMargin / (cheapJug.servings ?? 1))} por pessoa: é o preço da rodada.`
    : ''
  const above = singles.every(({ suggestedPrice }) => suggestedPrice >= market.price)
  const leaves =
    leastMargin !== null &&
    singles.every(({ contributionMargin }) => contributionMargin >= leastMargin - 1e-9)
  return `${above ? `Nenhum com ${spiritOfAll(strong)} sai por menos que ${price}` : `Preços medidos por ${price}`}${leaves ? `, e cada um deixa pelo menos os ${formatBrl(leastMargin)} da sua melhor caipirinha` : ''}.${jug}`
}

/** Times the house's own dearest drink without alcohol, from which a new one has to be explained. */
const farDearer = 1.3

/** A drink without alcohol that the owner's own limit, or its place on the card, makes far dearer than the house's. */
function dearWithoutAlcohol(drinks: readonly Drink[], soft: number | null): string[] {
  const dear = drinks.filter(
    ({ base, servings, suggestedPrice }) =>
      base === null && servings === undefined && soft !== null && suggestedPrice > soft * farDearer,
  )
  if (soft === null || dear.length === 0) return []
  const left = dear.map(({ doseCost }) => soft - doseCost)
  return [
    `${joinList(dear.map(({ name, suggestedPrice }) => `${name}, sem álcool, a ${formatBrl(suggestedPrice)}`))}: a mais cara sem álcool da casa custa ${formatBrl(soft)}. Se quem não bebe achar caro, a ${formatBrl(soft)} ainda deixa ${formatBrl(Math.min(...left))}.`,
  ]
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
  const { least } = owner
  const lifted =
    least !== null &&
    drinks.some(
      ({ priceBasis, doseCost }) =>
        priceBasis === 'owner' && (doseCost / drinkPourCostBand.max) * 100 < least,
    )
  const strong = drinks.filter(({ base, template }) => base !== null && template !== 'shot')
  const own = Object.keys(context.house.ingredientPrices).length > 0
  return [
    own
      ? `Preços de compra: os seus; os que faltavam, ${pricesFrom(context.restaurant.city)}.`
      : `Preços de compra: ${pricesFrom(context.restaurant.city)}; troque pelos seus.`,
    ...(market ? [marketWords(market, strong, leastMargin)] : []),
    ...drinksBesideMarket(
      context.house,
      strong.flatMap(({ name, suggestedPrice, servings }) =>
        servings === undefined ? [{ name, price: suggestedPrice }] : [],
      ),
    ),
    ...(lifted && least !== null
      ? [
          `${formatBrl(least)} é o seu menor preço: pelo custo, alguns drinks sairiam por menos; daí para cima, o que custa mais sai por mais.`,
        ]
      : []),
    ...dearWithoutAlcohol(drinks, dearestSoft(context.house)),
    ...(pulps.length > 0
      ? [
          `${pulps.length === 1 ? 'Polpa' : 'Polpas'} de ${joinList(pulps)} sem açúcar, ${request.conditions.noFreezer ? 'do dia' : pulps.length === 1 ? 'descongelada' : 'descongeladas'}: fruta madura pede menos doce.`,
        ]
      : []),
  ]
}
