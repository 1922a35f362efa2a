import { shortDay } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { isClosedIn, stoppedIn } from './closed-items.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { orderOf } from './portions.ts'
import { barrelLoss } from './poured.ts'
import type { SalesForecast } from './schema.ts'
import { extremes, nameOf, percent } from './sentences.ts'
import { planOf } from './week-groups.ts'

/** An amount as it is bought: 4480 ml → "4,5 l". */
export function amountOf(amount: number, unit: string): string {
  if (unit === 'ml') return amount >= 1000 ? `${formatNumber(amount / 1000)} l` : `${whole(amount)} ml`
  const step = amount >= 200 ? 50 : amount >= 50 ? 10 : 1
  if (unit === 'g')
    return amount >= 1000
      ? `${formatNumber(amount / 1000)} kg`
      : `${whole(Math.ceil(amount / step - 1e-9) * step)} g`
  return `${whole(Math.ceil(amount))} ${unit}`
}

type Bought = Pick<
  SalesForecast['purchases'][number],
  'expected' | 'safe' | 'fresh' | 'cooked' | 'loss' | 'spare'
>

/** Units to order: of what spoils the expected ones with a little to spare, of the rest the upper end. */
export const toOrder = ({ expected, safe, fresh, cooked, loss = 0, spare }: Bought): number =>
  Math.ceil((fresh || cooked ? orderOf(expected, loss, spare) : Math.max(safe, expected)) - 1e-9)

/** Error from which an item is better bought twice a week. */
const wild = 0.2

/** Items that sell enough to matter and err too much for one purchase a week. */
function wildest({ items = [], purchases, recipes }: SalesForecast) {
  // What keeps is bought once, whatever its error.
  const keeps = new Set([...(recipes?.resale ?? []), ...(recipes?.poured ?? [])])
  const best = new Set(purchases.slice(0, 12).map(({ name }) => name))
  return items.filter(
    ({ name, wape }) => best.has(name) && !keeps.has(name) && wape !== undefined && wape >= wild,
  )
}

/** What the week's goods cost, by the costs that the house keeps; the dearest are named. */
function budgetSentence(forecast: SalesForecast): string[] {
  const { purchases, target = '', title } = forecast
  const priced = purchases
    .flatMap(({ name, expected, cost }) => (cost === undefined ? [] : [{ name, money: expected * cost }]))
    .toSorted((a, b) => b.money - a.money)
  if (priced.length < 2) return []
  const total = formatReais(priced.reduce((sum, { money }) => sum + money, 0))
  const dearest = joinList(priced.slice(0, 3).map(({ name, money }) => `${name} (${formatReais(money)})`))
  const stopped = priced.filter(({ name }) => isClosedIn(forecast, name, target))
  const less =
    stopped.length === 0
      ? ''
      : ` Sem a declaração de estoque do defeso, são ${formatReais(stopped.reduce((sum, { money }) => sum + money, 0))} a menos.`
  return [
    fillChoices(
      `[Pelos custos do seu cardápio, a semana pede ${total} de mercadoria: ${dearest} à frente.|Para ${priced.length} itens com custo, separe ${total} na semana; os maiores são ${dearest}.|${total} de mercadoria é o que a semana gasta pelos custos da casa, com ${dearest} no alto da conta.]${less}`,
      title,
    ),
  ]
}

/** What a barrel is supposed to pour, since foam and hose take their share; of a bottle, the list shows the measure. */
function yieldSentence({ ingredients = [], title }: SalesForecast): string[] {
  const all = ingredients.flatMap(({ yields = [], each }) =>
    each ? yields.filter(({ pack }) => pack.startsWith('barril')) : yields,
  )
  const packs = [...new Set(all.map(({ pack }) => pack))].map((pack) => ({
    pack,
    each: all.filter((one) => one.pack === pack),
  }))
  if (packs.length === 0) return []
  const told = packs
    .map(({ pack, each }) => {
      const poured = each.slice(0, 3).map(({ item, units }) => `${whole(units)} (${item})`)
      return `por ${pack}, ${joinList(poured, 'ou')}`
    })
    .join('; ')
  const foam = packs.some(({ pack }) => pack.startsWith('barril'))
    ? `, com ${percent(barrelLoss)} do barril em espuma e mangueira`
    : ''
  return [
    fillChoices(
      `[Rendimento que a conta supõe ${told}${foam}; se o seu recipiente é outro, divida de novo.|Contamos, ${told}${foam}: confira no rótulo antes de pedir.|O que supusemos ${told}${foam}: corrija se o seu recipiente é outro.]`,
      title,
    ),
  ]
}

/** What may be ordered of a live item in the weeks that a closed season touches, without declared stock. */
function closedOrders(forecast: SalesForecast): string[] {
  const { purchases, items = [], ingredients = [], target = '', unseen = [] } = forecast
  return purchases.flatMap(({ name, fresh, loss = 0 }) => {
    const coming = items.find((item) => item.name === name)?.coming ?? []
    const weeks = coming.flatMap(({ monday, value }) => {
      const stopped = monday < target ? 0 : stoppedIn(forecast, name, monday)
      const date = unseen.find((one) => one.monday === monday)
      const left = Math.max(0, value * (date ? planOf(date) : 1) - stopped)
      return stopped > 0
        ? [`${whole(Math.ceil(orderOf(left, loss) - 1e-6))} na semana de ${shortDay(monday)}`]
        : []
    })
    return !fresh ||
      weeks.length === 0 ||
      weeks.length > 3 ||
      ingredients.some((one) => one.items.includes(name))
      ? []
      : [`Sem a declaração do defeso, de ${name} peça ${joinList(weeks)}.`]
  })
}

/** What the lists do not say by themselves. */
export function purchaseSentences(forecast: SalesForecast): string[] {
  const { purchases, fresh = [], gone = [], weekdays } = forecast
  if (purchases.length === 0) return []
  const busiest = extremes(weekdays)?.strong[0]
  // The second purchase comes before the busy days, not after the first of them.
  const before = busiest && weekdays[weekdays.indexOf(busiest) - 1]
  const risky = wildest(forecast)
  return [
    ...(risky.length > 0
      ? [
          `${joinList(risky.map(({ name, wape = 0 }) => `${name} (erro de ${percent(wape)})`))}: compre em duas vezes, a segunda pelo que sair até ${before ? nameOf(before.weekday) : 'o meio da semana'}.`,
        ]
      : []),
    ...closedOrders(forecast),
    ...yieldSentence(forecast),
    ...budgetSentence(forecast),
    ...(fresh.length > 0
      ? [
          `${capitalize(someOf(fresh.map(({ name, weeks }) => `${name} (${weeks === 1 ? '1 semana' : `${weeks} semanas`})`)))}: novos demais para um teste, vão pela média e com folga larga.`,
        ]
      : []),
    ...(gone.length > 0
      ? [
          `${capitalize(someOf(gone.map(({ name, since }) => `${name} (desde ${shortDay(since)})`)))}: sem venda na planilha, fora da lista.`,
        ]
      : []),
  ]
}

/** The items that are counted by a recipe of the house. */
export const recipeSources = ({ recipes }: SalesForecast): string =>
  recipes && recipes.house.length > 0
    ? `Pela receita que criamos para a casa: ${joinList(recipes.house)}.`
    : ''
