/** What goes together at one price: the lowest and the fitting price, and what is left of it. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, leavesOf, type Question } from './asked.ts'

/** Discount that guests notice; an owner who names a smaller one gets that. */
const aimed = 0.1
/** Rows of the table: "pastel" may be one of several. */
const mostMixes = 6
/** Of more, the cheapest and the dearest of them are shown beside those that guests order most. */
const ends = 2

type Mix = { items: readonly PricedItemPlan[]; counts: readonly number[] }

/** The price that the plan gives it at first. */
const priceThen = ({ price, newPrice, wave }: PricedItemPlan) => (wave === 2 ? price : newPrice)

/** The parts that the owner names, with how many of each. */
function partsOf({ parts, item, other, count = 1 }: Question): { item: string; count: number }[] {
  if (parts !== undefined) return parts
  return [item, other].flatMap((one, at) =>
    one === undefined ? [] : [{ item: one, count: at === 0 && other === undefined ? count : 1 }],
  )
}

/** Each way to fill the parts: one item of what a word names. Null where a part is not in the sheet. */
function mixesOf(question: Question, asked: Asked): Mix[] | null {
  const parts = partsOf(question)
  const found = parts.map((part) => itemsOf(part, asked).filter(({ cost }) => cost > 0))
  if (parts.length === 0 || found.some((items) => items.length === 0)) return null
  const counts = parts.map(({ count }) => count)
  const mixes = found
    .reduce<PricedItemPlan[][]>(
      (all, items) =>
        all.flatMap((mix) => items.filter((one) => !mix.includes(one)).map((one) => [...mix, one])),
      [[]],
    )
    .map((items) => ({ items, counts }))
  if (question.price === undefined || mixes.length <= mostMixes) return mixes.slice(0, mostMixes)
  const sum = ({ items }: Mix) => items.reduce((all, item, at) => all + item.price * (counts[at] ?? 1), 0)
  const bySum = mixes.toSorted((a, b) => sum(a) - sum(b))
  return [...new Set([...mixes.slice(0, ends), ...bySum.slice(0, ends), ...bySum.slice(-ends)])]
}

/** The bounds and the price of one mix, R$; `price` is null where nothing fits below the sum. */
function pricedMix(
  { items, counts }: Mix,
  { price: given, percent, least = 0 }: Question,
  asked: Asked,
  priceNow: (item: PricedItemPlan) => number = priceThen,
) {
  const times = (of: (item: PricedItemPlan) => number) =>
    items.reduce((sum, item, at) => sum + of(item) * (counts[at] ?? 1), 0)
  const apart = times(priceNow)
  const cost = times((item) => item.cost)
  const leftApart = times((item) => paidAt(item, priceNow(item)) - item.cost)
  const [first] = items
  const endings = first ? endingsFrom(first.price, asked.limitsOf(first.name).endings) : []
  const floor = Math.max(
    (cost + Math.max(least, 0.01)) / (asked.kept ?? 1),
    percent === undefined ? 0 : apart * (1 - percent / 100),
  )
  const lowest = menuPriceFrom(floor - 1e-9, endings)
  const aim = menuPriceTo(Math.max(apart * (1 - Math.min(aimed, (percent ?? 100) / 100)), 0) + 1e-9, endings)
  const price = given ?? (lowest < apart - 0.005 ? Math.max(aim, lowest) : null)
  // What a guest brings who would have ordered the dearest part alone.
  const main = Math.max(...items.map((item) => paidAt(item, priceNow(item)) - item.cost))
  const left = leavesOf(price ?? 0, cost, asked)
  return { items, counts, apart, cost, leftApart, floor, lowest, price, left, main }
}

type Priced = ReturnType<typeof pricedMix>

const nameOf = ({ items, counts }: Mix) =>
  items.map(({ name }, at) => `${(counts[at] ?? 1) > 1 ? `${counts[at]} ` : ''}${name}`).join(' + ')

/** What the owner's own bounds ask of the price. */
function boundWords({ percent, least }: Question): string {
  return joinList([
    ...(percent === undefined ? [] : [`no máximo ${formatNumber(percent)}% de desconto`]),
    ...(least === undefined ? [] : [`pelo menos ${formatBrl(least)} de lucro`]),
  ])
}

/** Whether the combo pays: who would have ordered all of it loses, who orders more because of it gains. */
function worth({ price, apart, left, main, leftApart, items }: Priced): string {
  const more = left - main
  const off = leftApart - left
  const [first] = items.toSorted((a, b) => b.price - b.cost - (a.price - a.cost))
  if ((price ?? 0) >= apart - 0.005 || off <= 0) return 'Não tira nada de quem já pede tudo.'
  if (more <= 0)
    return `Quem só pediria ${first?.name ?? 'um deles'} deixa hoje ${formatBrl(main)}: o combo só paga se trouxer gente nova.`
  return `Ganha ${formatBrl(more)} com quem só pediria ${first?.name ?? 'um deles'} e perde ${formatBrl(off)} com quem já pediria tudo: paga enquanto estes forem menos de ${Math.floor((more / (more + off)) * 100)} em cada 100.`
}

const tableOf = (priced: readonly Priced[]): NonNullable<Answer['table']> => ({
  caption: 'O combo, por item que entra nele',
  headers: ['Combo', 'Separados', 'Custo', 'Por', 'Desconto', 'Deixa'],
  rows: priced.map((one) => [
    nameOf(one),
    formatBrl(one.apart),
    formatBrl(one.cost),
    one.price === null ? '—' : formatBrl(one.price),
    one.price === null
      ? '—'
      : one.price >= one.apart - 0.005
        ? 'nenhum'
        : `${formatNumber((1 - one.price / one.apart) * 100)}%`,
    one.price === null ? '—' : formatBrl(one.left),
  ]),
  numeric: [1, 2, 3, 4, 5],
})

/** One price for whatever the guest chooses: each mix has its own sum, so the price may be a loss, a discount or none. */
function givenForMixes(given: number, priced: readonly Priced[], before: (mix: Mix) => number): Answer {
  const bySum = priced.toSorted((a, b) => a.apart - b.apart)
  const losing = bySum.filter(({ left }) => left <= 0)
  const idle = bySum.filter(({ apart }) => given >= apart - 0.005)
  const real = bySum.filter(({ apart, left }) => given < apart - 0.005 && left > 0)
  const [cheapest, dearest] = [bySum[0], bySum.at(-1)]
  const [least] = priced.toSorted((a, b) => a.left - b.left)
  const off = (one: Priced) => `${formatNumber((1 - given / one.apart) * 100)}% de desconto`
  const list = (mixes: readonly Priced[]) =>
    mixes.length > 3
      ? `${mixes.slice(0, 2).map(nameOf).join(', ')} e mais ${mixes.length - 2}`
      : joinList(mixes.map(nameOf))
  const dearer = priced.filter((one) => one.apart > before(one) + 0.005)
  const verdict =
    losing.length > 0
      ? `Não para todos: ${list(losing)} por ${formatBrl(given)} ${losing.length === 1 ? 'não paga' : 'não pagam'} os ingredientes.`
      : real.length === 0
        ? `Não é oferta: por ${formatBrl(given)} nenhum sai mais barato que separado (de ${formatBrl(cheapest?.apart ?? 0)} a ${formatBrl(dearest?.apart ?? 0)}).`
        : idle.length === 0
          ? `Não está dando dinheiro: por ${formatBrl(given)} o que menos deixa é ${least ? nameOf(least) : ''}, ${formatBrl(least?.left ?? 0)} por venda.`
          : `Só com ${list(real)}: por ${formatBrl(given)} há desconto; ${list(idle)} já ${idle.length === 1 ? 'custa' : 'custam'} menos separado${idle.length === 1 ? '' : 's'}, e ninguém escolhe o combo.`
  return {
    verdict,
    texts: [
      ...(least && losing.length === 0 && idle.length > 0
        ? [
            `Você não perde dinheiro em nenhum: o que menos deixa é ${nameOf(least)}, ${formatBrl(least.left)} por venda.`,
          ]
        : []),
      ...real
        .slice(-ends)
        .map((one) => `${nameOf(one)} separados custam ${formatBrl(one.apart)} (${off(one)}). ${worth(one)}`),
      ...(dearer.length > 0
        ? [
            `Contados os preços novos deste plano; com os de hoje, ${joinList(dearer.slice(0, ends).map((one) => `${nameOf(one)} separados custam ${formatBrl(before(one))}`))}.`,
          ]
        : []),
      ...(idle.length > 0 && real.length > 0
        ? ['Escreva no quadro quais itens entram no combo, e não “à escolha”.']
        : []),
    ],
    table: tableOf(bySum),
    figures: { price: given, least: least?.left ?? 0, real: real.length },
  }
}

/**
 * What goes together: for a price that the owner gives, whether it pays; else the price within the owner's largest discount
 * and least profit. Left of a sale: price − Σ cost. Null where the parts are not in the sheet.
 */
export function answerCombo(question: Question, asked: Asked): Answer | null {
  const mixes = mixesOf(question, asked)
  if (mixes === null) return null
  const priced = mixes.map((mix) => pricedMix(mix, question, asked))
  const [main] = priced
  if (!main) return null
  const { percent, least, price: given, weekdays } = question
  const before = ({ items, counts }: Mix) =>
    items.reduce((sum, item, at) => sum + item.price * (counts[at] ?? 1), 0)
  const ofGiven = given === undefined || priced.length < 2 ? null : givenForMixes(given, priced, before)
  if (ofGiven) return ofGiven
  const today = pricedMix(main, question, asked, ({ price }) => price)
  const bounds = boundWords(question)
  const when = weekdays === undefined ? '' : `${capitalize(everyWeek(weekdays))}: `
  const { left } = main
  const breaks = [
    ...(least !== undefined && left < least - 0.005
      ? [`deixa menos que os ${formatBrl(least)} que você quer`]
      : []),
    ...(percent !== undefined && (main.price ?? 0) < main.apart * (1 - percent / 100) - 0.005
      ? [`passa dos ${formatNumber(percent)}% de desconto`]
      : []),
  ]
  const verdict =
    main.price === null
      ? `Não cabe: ${nameOf(main)} separados custam ${formatBrl(main.apart)}, e com ${bounds} o combo não sai por menos de ${formatBrl(main.floor)}.`
      : given !== undefined && left <= 0
        ? `Não: ${nameOf(main)} por ${formatBrl(given)} não paga os ${formatBrl(main.cost)} de ingredientes.`
        : `${when}${given === undefined ? '' : breaks.length > 0 ? 'Não assim: ' : 'Dá lucro: '}${nameOf(main)} por ${formatBrl(main.price)} deixa ${formatBrl(left)} por venda${breaks.length > 0 ? ` e ${joinList(breaks)}` : ''}; separados custam ${formatBrl(main.apart)} e deixam ${formatBrl(main.leftApart)}.`
  return {
    verdict,
    texts: [
      ...(main.price === null ? [] : [worth(main)]),
      ...(bounds === '' || main.price === null
        ? []
        : [
            `Com ${bounds}, o menor preço é ${formatBrl(main.lowest)}, que deixa ${formatBrl(leavesOf(main.lowest, main.cost, asked))}.`,
          ]),
      ...(Math.abs(today.apart - main.apart) < 0.005
        ? []
        : [
            `São os preços novos deste plano; com os de hoje, separados custam ${formatBrl(today.apart)}${today.price === null ? '' : `, e o combo sai por ${formatBrl(today.price)} e deixa ${formatBrl(today.left)}${bounds === '' ? '' : ` (menor preço, ${formatBrl(today.lowest)})`}`}.`,
          ]),
    ],
    ...(priced.length > 1 && { table: tableOf(priced) }),
    figures: {
      apart: main.apart,
      cost: main.cost,
      lowest: main.lowest,
      ...(main.price !== null && { price: main.price, left }),
    },
  }
}
