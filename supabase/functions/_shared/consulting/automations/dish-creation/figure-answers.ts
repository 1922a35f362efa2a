/** Questions that the figures of the dishes answer. */
import { shortDay } from '../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { DishQuestion } from '../../base/request/dish-wishes.ts'
import { keptBases } from './kept-bases.ts'
import { dishesOfStage, gainOf, ordersOf, resultWords } from './launch.ts'
import type { Dish, DishPlan } from './schema.ts'
import { tastedPortions } from './shopping.ts'
import { ideas } from './tables/index.ts'

/** `text`: the question. */
type Asked = { dishes: readonly Dish[]; plan: DishPlan; openDays: number; text: string }

/** Share of the price that ingredients may take, if the question says it. */
const shareAsked = (text: string): number | null => {
  const [, value] = /(\d{1,2})\s*(?:%|por ?cento)/i.exec(text) ?? []
  return value === undefined || !/cust/i.test(text) ? null : Number(value)
}

/** The least price at which a dish keeps that share, beside the one that we propose. */
const leastPrice = ({ name, cost, suggestedPrice, missing }: Dish, share: number): string => {
  if (missing.length > 0 || suggestedPrice === null) return `${name}, a fechar`
  const least = (cost / share) * 100
  const told = `${name}, de ${formatBrl(least)} para cima (custa ${formatBrl(cost)})`
  return suggestedPrice >= least - 0.005
    ? `${told}; a ${formatBrl(suggestedPrice)} o custo é ${formatNumber((cost / suggestedPrice) * 100)}%`
    : `${told}; os ${formatBrl(suggestedPrice)} da ficha passam dos ${share}%`
}

const priceEach = ({ dishes, text }: Asked): string => {
  const share = shareAsked(text)
  if (share !== null && share > 0) return `${dishes.map((dish) => leastPrice(dish, share)).join('. ')}.`
  return `${dishes
    .map(({ name, suggestedPrice, margin }) =>
      suggestedPrice === null || margin === null
        ? `${name}, a fechar`
        : `${name}, ${formatBrl(suggestedPrice)} (sobram ${formatBrl(margin)})`,
    )
    .join('; ')}.`
}

function launchFirst({ dishes, plan }: Asked): string {
  const [stage] = plan.stages
  const launched = stage ? dishesOfStage(stage, dishes) : dishes
  // What the house already sells under another name only takes orders from itself.
  const own = launched.filter(({ doubles }) => doubles !== true)
  const known = (own.length > 0 ? own : launched).flatMap((dish) => {
    const gain = gainOf(dish, plan)
    return gain === null ? [] : [{ dish, gain: gain.expected }]
  })
  const [best] = known.toSorted((a, b) => b.gain - a.gain)
  if (!best) return `${launched[0]?.name ?? 'O primeiro da lista'}: fecha o custo antes dos outros.`
  const { dish, gain } = best
  const together =
    launched.length > 1 && stage
      ? ` O plano lança ${launched.length === dishes.length ? 'todos' : `${launched.length}`} juntos em ${shortDay(stage.day)}; se a cozinha quiser começar com um só, é este.`
      : ''
  return `${dish.name}: dos que entram primeiro é o que mais deixa, ${resultWords(gain)} por semana no caso esperado, e sai em ${dish.minutes.finish} min.${together}`
}

/** By the minutes from the order to the pass; of equals, the one with less work before. */
function quickest({ dishes }: Asked): string {
  const [first, next] = dishes.toSorted(
    (a, b) => a.minutes.finish - b.minutes.finish || a.minutes.advance - b.minutes.advance,
  )
  if (!first) return 'Nenhum.'
  const told = ({ name, minutes }: Dish) => `${name}, ${minutes.finish} min`
  const ahead =
    first.minutes.advance > 0 ? `, com ${first.minutes.advance} min de preparo antes de abrir` : ''
  return `${told(first)} do pedido ao prato${ahead}.${next ? ` Depois, ${told(next)}.` : ''}`
}

/** Minutes of hands before the service from which a dish is too much for a short team. */
const longAhead = 45

/** The dish with most work, and when to do it. */
function mostWork({ dishes }: Asked): string {
  const work = ({ minutes }: Dish) => minutes.advance + minutes.finish
  const [most, next] = dishes.toSorted((a, b) => work(b) - work(a))
  if (!most) return 'Nenhum.'
  const { advance, finish } = most.minutes
  const heavy = advance >= longAhead
  const when = heavy
    ? ' Faça o preparo na véspera, fora do movimento; com pouca gente, deixe-o para depois dos outros.'
    : ' Cabe numa equipe pequena: o preparo sai antes de abrir.'
  return `${most.name}: ${advance} min de preparo antes e ${finish} min no pedido.${when}${next ? ` Depois vem ${next.name}, ${next.minutes.advance} e ${next.minutes.finish} min.` : ''}`
}

function mostCachaca({ dishes }: Asked): string {
  const [most] = dishes.toSorted((a, b) => b.cachaca.mlPerPortion - a.cachaca.mlPerPortion)
  if (!most) return 'Nenhum.'
  return `${most.name}: ${formatNumber(most.cachaca.mlPerPortion)} ml por porção (${most.alcohol.note}).`
}

function testCost({ dishes }: Asked): string {
  const known = dishes.filter(({ missing }) => missing.length === 0)
  const sum = known.reduce((total, { cost }) => total + cost * tastedPortions, 0)
  const open = dishes.length > known.length ? ', mais o que está sem preço' : ''
  return `Provar ${tastedPortions} porções de cada um dos ${dishes.length} custa ${formatBrl(sum)} de ingrediente${open}; comprando embalagens inteiras sai mais, e a lista mostra a dos primeiros.`
}

const bareMargin = ({ margin }: Dish) => margin ?? 0

/** What each order leaves, and what a week of them brings. */
function mostProfit({ dishes, plan }: Asked): string {
  const priced = dishes.filter(({ margin }) => margin !== null)
  const [best, next] = priced.toSorted((a, b) => bareMargin(b) - bareMargin(a))
  if (!best) return 'Nenhum tem o custo fechado ainda.'
  const { expected } = ordersOf(plan)
  const other = next ? ` Depois vem ${next.name}, ${formatBrl(bareMargin(next))}.` : ''
  return `${best.name}: sobram ${formatBrl(bareMargin(best))} por pedido, ${formatBrl(bareMargin(best) * expected)} em ${expected} pedidos por semana.${other}`
}

/** Fewest weekly orders at which no batch of the base is thrown away; null for what is made to order. */
function fewestOrders({ id, portions }: Dish, openDays: number): number | null {
  const keeps = ideas.find((idea) => idea.id === id)?.keeps ?? ''
  // What may be frozen is not thrown away.
  const chilled = keeps.split(/(?<=\.) /).filter((line) => !/freezer|congelad/.test(line))
  const days = chilled.flatMap((line) => keptBases(line)).map((base) => base.days)
  return days.length === 0 ? null : Math.ceil((portions * openDays) / Math.min(...days))
}

function worthSelling({ dishes, openDays }: Asked): string {
  const lines = dishes.flatMap((dish) => {
    const fewest = fewestOrders(dish, openDays)
    return fewest === null || dish.margin === null
      ? []
      : [`${dish.name}, ${fewest} (deixam ${formatBrl(fewest * dish.margin)})`]
  })
  const rest = dishes.filter((dish) => fewestOrders(dish, openDays) === null).map(({ name }) => name)
  return [
    'Aluguel e folha já são pagos sem estes pratos; o que se perde com pouca saída é a base que vence.',
    ...(lines.length > 0
      ? [`Pedidos por semana para não jogar base fora, fazendo uma receita por vez: ${lines.join('; ')}.`]
      : []),
    ...(rest.length > 0 ? [`Sem base que vença logo, qualquer número serve: ${joinList(rest)}.`] : []),
    'Abaixo disso, faça meia receita ou tire o prato.',
  ].join(' ')
}

const hideCachaca =
  'Não dá para esconder: quem não pode beber precisa saber. Escreva “contém álcool” ao lado do prato; o nome e a frase de cada ficha podem começar pelo ingrediente.'

/** The answer to a question about the dishes' own figures; null for other subjects. */
export function figureAnswer(about: DishQuestion, asked: Asked): string | null {
  switch (about) {
    case 'priceEach':
      return priceEach(asked)
    case 'itemProfit':
      return mostProfit(asked)
    case 'worthSelling':
      return worthSelling(asked)
    case 'launchFirst':
      return launchFirst(asked)
    case 'quickest':
      return quickest(asked)
    case 'mostWork':
      return mostWork(asked)
    case 'mostCachaca':
      return mostCachaca(asked)
    case 'testCost':
      return testCost(asked)
    case 'hideCachaca':
      return hideCachaca
    default:
      return null
  }
}
