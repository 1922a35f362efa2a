/** What an item brought in the months in which it sold: sales, and what was left of them after its goods. */
import { monthNames } from '../../../base/calendar.ts'
import { houseItems } from '../../../base/house/own-menu.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, type Question, unitsOf } from './asked.ts'
import { notSold } from './item-days.ts'

type Month = { month: string; units: number; sold: number; left: number | null }

/** The price and cost of an item in a week: those of that time where the sheet shows that they changed. */
function paidIn(name: string, monday: string, { sales, house }: Asked) {
  const item = sales.items.find((one) => one.name === name)
  const own = houseItems(house)(name)
  const price = item?.prices?.findLast(({ from }) => from <= monday) ?? item?.prices?.[0]
  const cost = item?.costs?.findLast(({ from }) => from <= monday) ?? item?.costs?.[0]
  return {
    price: price?.paid ?? item?.price ?? own?.price ?? null,
    cost: cost?.cost ?? item?.cost ?? own?.cost ?? null,
  }
}

const monthWords = (month: string) =>
  `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} de ${month.slice(0, 4)}`

/** A week counts for the month of its Thursday, in which most of its days fall. */
const monthOf = (monday: string) => new Date(Date.parse(monday) + 3 * 86_400_000).toISOString().slice(0, 7)

export function answerEarned(question: Question, asked: Asked): Answer {
  const { item = '', from, to } = question
  const names = itemsNamed(item, asked.sales, asked.house)
  const months = new Map<string, Month>()
  let isPriced = true
  for (const name of names)
    for (const [at, value] of unitsOf(name, asked).entries()) {
      const monday = asked.sales.weeks[at]?.monday ?? ''
      if (value === null || value <= 0) continue
      if ((from !== undefined && monday < from) || (to !== undefined && monday > to)) continue
      const { price, cost } = paidIn(name, monday, asked)
      if (price === null) isPriced = false
      const month = monthOf(monday)
      const known = months.get(month) ?? { month, units: 0, sold: 0, left: 0 }
      months.set(month, {
        month,
        units: known.units + value,
        sold: known.sold + value * (price ?? 0),
        left:
          known.left === null || price === null || cost === null ? null : known.left + value * (price - cost),
      })
    }
  const rows = [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month))
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return notSold(item)
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  const sum = (of: (row: Month) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [units, sold] = [sum((row) => row.units), sum((row) => row.sold)]
  const left = rows.some((row) => row.left === null) ? null : sum((row) => row.left ?? 0)
  const when =
    first === last
      ? `em ${monthWords(first.month)}`
      : `em ${rows.length} meses de venda, de ${monthWords(first.month)} a ${monthWords(last.month)}`
  if (!isPriced)
    return {
      verdict: `${name}: ${whole(units)} vendas ${when}; sem o preço não há conta em R$.`,
      texts: ['Ponha o preço na planilha ou em “A casa”.'],
      open: true,
    }
  return {
    verdict:
      left === null
        ? `${name} vendeu ${formatReais(sold)} ${when} (${whole(units)} unidades); sem o custo não se sabe quanto deixou.`
        : `${name} deixou ${formatReais(left)} depois da mercadoria, de ${formatReais(sold)} em vendas (${whole(units)} unidades), ${when}.`,
    texts: [
      left === null
        ? 'Anote o custo em “A casa”, e a conta sai.'
        : `São ${formatReais(left / rows.length)} por mês de venda${units > 0 ? ` e ${formatReais(left / units)} por unidade` : ''}; cada semana conta no mês em que cai a sua quinta-feira.`,
    ],
    table: {
      caption: `${name}, mês a mês`,
      headers: ['Mês', 'Unidades', 'Vendas', 'Depois da mercadoria'],
      rows: rows.map((row) => [
        capitalize(monthWords(row.month)),
        whole(row.units),
        formatReais(row.sold),
        row.left === null ? '—' : formatReais(row.left),
      ]),
      numeric: [1, 2, 3],
    },
  }
}
