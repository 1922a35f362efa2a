/** The margin that the owner demands, of the whole menu or of a section, and the items that miss it. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { largestNext } from '../../../base/pricing/price-step.ts'
import { priceForMargin } from '../margin-goals.ts'
import { roundly, shortDay } from '../money.ts'
import type { PricedItemPlan } from '../schema.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const marginOf = (item: PricedItemPlan, price: number) => 1 - item.cost / Math.max(0.01, paidAt(item, price))

/** "Nada abaixo do custo": what is sold at a loss today, and that no new price is. */
function answerAboveCost({ plan }: Asked): Answer {
  const lost = plan.items.filter((item) => paidOf(item) <= item.cost)
  return {
    verdict: 'Nenhum preço novo e nenhuma oferta deste relatório fica abaixo do custo.',
    texts:
      lost.length === 0
        ? ['Hoje também não há item vendido abaixo do custo da planilha.']
        : [
            `Hoje já ${lost.length === 1 ? 'fica' : 'ficam'}: ${joinList(lost.map((item) => `${item.name} (${formatBrl(paidOf(item))}, custo ${formatBrl(item.cost)})`))}.`,
          ],
    figures: { lost: lost.length },
  }
}

/**
 * The price of a second step towards a margin, within the same share of rise as the first: at most new price × ceiling ÷ price.
 * Null where the item does not rise, or the first step is enough.
 */
export function secondStep(item: PricedItemPlan, floor: number, asked: Asked): number | null {
  const { ceiling, endings } = asked.limitsOf(item.name)
  const needed = priceForMargin(item, floor, endings)
  if (ceiling === null || item.newPrice <= item.price || item.newPrice >= needed - 0.005) return null
  const most = menuPriceTo((item.newPrice * ceiling) / item.price + 1e-9, endingsFrom(item.price, endings))
  return most > item.newPrice + 0.005 ? Math.min(needed, most) : null
}

/** What a section may do about an item that stays below its margin. */
function wayOf(item: PricedItemPlan, floor: number, asked: Asked): string[] {
  const limits = asked.limitsOf(item.name)
  const needed = priceForMargin(item, floor, limits.endings)
  const far = needed / item.price - 1
  const cost = formatBrl(item.newPrice * (1 - floor))
  const second = secondStep(item, floor, asked)
  return [
    item.name,
    formatBrl(item.newPrice),
    roundly(marginOf(item, item.newPrice)),
    formatBrl(needed),
    second !== null
      ? `em etapas: ${formatBrl(item.newPrice)} e depois ${formatBrl(second)}${asked.stepsFrom ? `, a partir de ${shortDay(asked.stepsFrom)}` : ''}${second < needed - 0.005 ? '; o resto, num terceiro passo ou no custo' : ''}`
      : !allowsPrice(limits, needed)
        ? `passa do seu limite: baixe o custo de ${formatBrl(item.cost)} a ${cost}`
        : far > largestNext
          ? `${roundly(far)} de uma vez: vá em passos, ou baixe o custo a ${cost}`
          : `cabe; ou baixe o custo a ${cost}`,
  ]
}

export function answerMarginFloor(question: Question, asked: Asked): Answer | null {
  const { percent = 0, item: named } = question
  if (percent === 0) return answerAboveCost(asked)
  const floor = percent / 100
  const items = itemsOf(question, asked)
  if (items.length === 0) return null
  const goal = `${formatNumber(percent)}%`
  const share = (value: number) => `${formatNumber(Math.floor(value * 1000 + 1e-6) / 10)}%`
  const below = items.filter((item) => marginOf(item, item.newPrice) < floor - 1e-9)
  const raised = items.filter(
    (item) => isMoved(item) && marginOf(item, item.price) < floor - 1e-9 && !below.includes(item),
  )
  const moves = raised.map(
    (item) =>
      `${item.name} vai de ${formatBrl(item.price)} (${share(marginOf(item, item.price))}) a ${formatBrl(item.newPrice)} (${share(marginOf(item, item.newPrice))})`,
  )
  const [thinnest] = items.toSorted((a, b) => marginOf(a, a.newPrice) - marginOf(b, b.newPrice))
  if (below.length === 0)
    return {
      verdict:
        moves.length > 0
          ? `${joinList(moves)}; ${named === undefined ? 'os outros' : `em ${named}, os outros`} já estão em ${goal} ou mais.`
          : named === undefined
            ? `Nenhum item fica com margem abaixo de ${goal} nos preços deste relatório.`
            : `Em ${named} nenhum fica abaixo de ${goal}${thinnest ? `; o menor é ${thinnest.name}, com ${share(marginOf(thinnest, thinnest.newPrice))}` : ''}.`,
      texts: [],
      figures: { floor },
    }
  return {
    verdict: `${moves.length > 0 ? `${joinList(moves)}; mas ` : ''}${below.length === 1 ? `${named === undefined ? '1 item' : below[0]?.name} fica` : `${below.length} itens ficam`} abaixo de ${goal} de margem${named === undefined ? `; subir ${below.length === 1 ? 'ele' : 'todos'} só por isso perderia venda` : ` em ${named}`}.`,
    texts: [],
    table: {
      caption: 'Abaixo da sua margem, e o preço que ela pediria',
      headers: ['Item', 'Preço', 'Margem', 'Preço que daria', 'O que fazer'],
      rows: below
        .toSorted((a, b) => marginOf(a, a.newPrice) - marginOf(b, b.newPrice))
        .slice(0, 12)
        .map((item) => wayOf(item, floor, asked)),
      numeric: [1, 2, 3],
    },
    figures: { floor, below: below.length },
    open: true,
  }
}
