/** Answers about bottles, costs and prices. */
import { cachacas } from '../../../base/cachacas.ts'
import { roundUpToMenuPrice } from '../../../base/costing.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { the, uncapitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { ingredients } from '../../../base/pantry/bar.ts'
import { ingredientHolds } from '../../../base/request/judge-exclusions.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { Answerer, Asked } from './asked.ts'

const byId = new Map(ingredients.map((item) => [item.id, item]))

const bottleMl = 500
const doseMl = 50

/** The bottle that the question names, or the only one that stands in the house, in the owner's size. */
function ownBottle(text: string, { request, context, launch }: Asked): string | null {
  const { pours = {}, bases = {}, prices } = request.conditions
  const own = [...Object.values(pours), ...Object.values(bases)]
  const said = tokenize(text)
  const named = own.filter((item) =>
    tokenize(`${item.label} ${item.family}`).some((word) => word.length > 2 && said.includes(word)),
  )
  const stock = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'prefer' && wish.bottles !== undefined ? [{ what: wish.what, bottles: wish.bottles }] : [],
  )
  const stands = own.filter((item) => stock.some(({ what }) => ingredientHolds(item, what)))
  const [item, other] = named.length > 0 ? named : stands
  const pack = item && prices(item)
  if (!item || other || !pack) return null
  const ml = item.pack.amount
  const doses = Math.floor(ml / doseMl)
  const cost = (pack.price / pack.amount) * doseMl
  const all = stock.find(({ what }) => ingredientHolds(item, what))?.bottles
  const glasses = launch.glasses.week
  return `${doses} doses de ${doseMl} ml em cada garrafa de ${formatNumber(ml)} ml de ${item.label}, a ${formatBrl(cost)} a dose.${
    all === undefined
      ? ''
      : ` As ${all} que estão na casa dão ${Math.floor((ml * all) / doseMl)} doses; mesmo que todos os ${glasses} copos da semana fossem dela, duram ${Math.max(1, Math.floor((ml * all) / (doseMl * Math.max(1, glasses))))} semanas.`
  }`
}

export const answerDoses: Answerer = ({ percent = 0, text }, asked) => {
  const { request, drinks } = asked
  const own = percent === 0 ? ownBottle(text, asked) : null
  if (own !== null) return own
  const left = bottleMl * (1 - percent / 100)
  const doses = left / doseMl
  const used = Object.values(cachacas).filter(({ id }) => drinks.some(({ base }) => base?.id === id))
  const costs = used.flatMap(({ id }) => {
    const item = request.conditions.bases?.[id] ?? cachacas[id]
    const pack = request.conditions.prices(item)
    return pack
      ? [`${formatBrl(((pack.price / pack.amount) * doseMl) / (1 - percent / 100))} a de ${item.label}`]
      : []
  })
  const loss = percent > 0 ? ` com ${formatNumber(percent)}% de perda` : ''
  return `${formatNumber(doses)} doses de ${doseMl} ml em cada garrafa de ${bottleMl} ml${loss}: conte ${Math.floor(doses + 1e-9)} por garrafa e ${Math.floor(doses * 10 + 1e-9)} em dez.${costs.length > 0 ? ` A dose custa ${joinList(costs)}.` : ''}`
}

/** Highest rise in one step: guests notice more. */
const highestStep = 1.1

export const answerRaise: Answerer = ({ item, price: rival }, { context, request }) => {
  if (item === undefined)
    return `Um drink de cada vez, no máximo ${formatNumber(Math.round((highestStep - 1) * 100))}% por vez, e só depois de quatro semanas de venda ao preço de hoje. Troque a carta no mesmo dia e não explique: a equipe só diz o preço se perguntarem.`
  const own = context.house.menu.find((one) => item !== undefined && namesItem(item, one))
  if (!own || own.price === null) return null
  const { price: today, cost } = own
  const { percent } = request.requirements.costLimit
  const shareAt = (price: number) => (cost ? `${formatNumber(Math.round((cost / price) * 1000) / 10)}%` : '')
  const least = percent !== undefined && cost ? (cost / percent) * 100 : null
  const floor = least === null ? today : roundUpToMenuPrice(least, request.venue.ending)
  if (rival !== undefined && rival <= today && floor <= today)
    return `Não: por ${formatBrl(today)} você já cobra o mesmo ou mais que ele${cost ? `, e o custo é ${shareAt(today)} do preço` : ''}. Diga na carta a medida e a cachaça, que é o que muda.`
  const step = Math.floor(today * highestStep)
  const below = rival === undefined ? step : Math.min(step, Math.ceil(rival) - 1)
  const next = Math.max(floor, below, today)
  if (next <= today) return `Deixe em ${formatBrl(today)}: a diferença não paga a reclamação.`
  const now = cost
    ? ` Hoje o custo de ${formatBrl(cost)} é ${shareAt(today)} do preço; a ${formatBrl(next)} cai para ${shareAt(next)}, e ficam ${formatBrl(next - cost)} por copo.`
    : ' Sem o custo dele em “A casa” não dá para dizer quanto sobra.'
  const limit =
    least === null ? '' : ` Para os seus ${formatNumber(percent ?? 0)}%, o mínimo é ${formatBrl(least)}.`
  const beside =
    rival === undefined
      ? ''
      : next < rival
        ? ` Fica ${formatBrl(rival - next)} abaixo do vizinho; acima disso, só se ele servir menos que a sua dose.`
        : ` Fica ${next > rival ? 'acima do' : 'igual ao'} vizinho, porque abaixo disso passa do seu limite de custo.`
  return `Suba para ${formatBrl(next)}.${now}${limit}${beside}`
}

/** The drinks with the food that a question names; all of them if it names none that is poured. */
function withNamed(text: string, drinks: readonly Drink[]): readonly Drink[] {
  for (const word of tokenize(text)) {
    const term = findTerm(word)
    if (term?.kind !== 'ingredient') continue
    const own = drinks.filter(({ ingredients: parts }) =>
      parts.some(({ id }) => {
        const item = byId.get(id)
        return item !== undefined && ingredientHolds(item, term.name)
      }),
    )
    if (own.length > 0) return own
  }
  return drinks
}

/** The item of the house that a question compares with, by its name and, among several, its price; with what it leaves. */
function comparedWith(
  text: string,
  menu: Asked['context']['house']['menu'],
): { name: string; price: number; left: number } | null {
  const said = tokenize(text)
  if (!said.includes('que')) return null
  const named = menu.flatMap(({ active, name, price, cost }) => {
    const words = tokenize(name).filter((word) => word.length > 3 && !/^\d/.test(word))
    const shared = words.filter((word) => said.includes(word)).length
    return active && shared > 0 && words[0] !== undefined && said.includes(words[0]) && price && cost
      ? [{ name: uncapitalize(name), price, left: price - cost, shared, isPriced: said.includes(`${price}`) }]
      : []
  })
  return named.toSorted((a, b) => b.shared - a.shared || Number(b.isPriced) - Number(a.isPriced))[0] ?? null
}

export const answerBest: Answerer = ({ text }, { drinks: all, context }) => {
  const drinks = withNamed(text, all)
  const perGuest = (one: (typeof drinks)[number]) => one.contributionMargin / (one.servings ?? 1)
  const sorted = drinks.toSorted((a, b) => perGuest(b) - perGuest(a))
  const [first, second] = sorted
  if (!first) return null
  const own = comparedWith(text, context.house.menu)
  if (own !== null) {
    const told = (some: typeof sorted) =>
      joinList(
        some.map(
          (one) =>
            `${one.name}, ${formatBrl(perGuest(one))}${one.servings === undefined ? '' : ` por pessoa (${formatBrl(one.contributionMargin)} a jarra)`}`,
        ),
      )
    const [more, less] = [true, false].map((is) => sorted.filter((one) => perGuest(one) > own.left === is))
    const lead = more?.length
      ? `${told(more)}: ${more.length === 1 ? 'deixa' : 'deixam'} mais que`
      : 'Nenhum deixa mais que'
    return `${lead} ${the(own.name)}, que a ${formatBrl(own.price)} deixa ${formatBrl(own.left)}${more?.length ? '' : ' por copo'}.${less?.length ? ` Menos que ela: ${told(less)}.` : ''}`.replace(
      'Menos que ela',
      `Menos que ${the(own.name).startsWith('o ') ? 'ele' : 'ela'}`,
    )
  }
  return `${first.name}: deixa ${formatBrl(perGuest(first))} por copo${second ? `; depois ${second.name}, ${formatBrl(perGuest(second))}` : ''}.`
}

/** Share of the guests of a promotion who would have come and paid in full. */
const regulars = 0.5

/** Two for one on the house's own dearest-margin drink: how many more guests it takes, and what to offer instead. */
export const answerDouble: Answerer = ({ item }, { context, drinks }) => {
  const own = context.house.menu.filter(
    ({ active, price, cost }) => active && price !== null && price > 0 && cost !== null && cost > 0,
  )
  const named = item === undefined ? undefined : own.find((one) => namesItem(item, one))
  const found =
    named ?? own.find(({ name }) => /caipirinha/i.test(name)) ?? own.find(({ name }) => /dose/i.test(name))
  const [first] = drinks.filter(({ servings, base }) => servings === undefined && base !== null)
  const name = found?.name ?? first?.name
  const price = found?.price ?? first?.suggestedPrice
  const cost = found?.cost ?? first?.doseCost
  if (name === undefined || price == null || cost == null) return null
  const single = price - cost
  const pair = price - 2 * cost
  const told = `em ${name}, um vendido deixa ${formatBrl(single)}; dois por ${formatBrl(price)} deixam ${formatBrl(pair)}`
  if (pair <= 0) return `Não compensa: ${told}.`
  const more = Math.ceil((single / pair) * 10) - 10
  const cut = roundUpToMenuPrice(price * 2 * 0.8, 'whole')
  return `Só com ${more} mesas a mais em cada 10: ${told}, e ${formatNumber(regulars * 100)}% de quem vem já pagaria inteiro. Melhor o par de dois drinks a ${formatBrl(cut)} (deixa ${formatBrl(cut - 2 * cost)}) ou um drink com petisco, em dia e hora fracos; nunca bebida à vontade.`
}
