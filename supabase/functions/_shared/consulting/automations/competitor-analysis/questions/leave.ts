/** What leave to change every price by so much brings, item by item, where the house is below every competitor. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { everyItem } from '../../../base/request/match-item.ts'
import type { Wish, WishOf } from '../../../base/request/wish.ts'
import { calledOf, everyday, type Owned, standOf } from '../gaps.ts'
import { type Answer, type Asked, answer, percent, reais, refuses, shared } from './asked.ts'

/** Tells this answer from others in the finished report. */
export const leaveCaption = 'O que a sua folga traz onde você está abaixo de todos'

export const isLeave = (wish: Wish): wish is WishOf<'capPrice'> =>
  wish.kind === 'capPrice' && wish.item === everyItem && wish.percent !== undefined

type Room = { item: Owned; to: number; low: number; bears: number; most: number | null }

/** Whole prices stay whole; the others end in halves. */
const floored = (own: number, price: number) =>
  own % 1 === 0 ? Math.floor(price) : Math.floor(price * 2) / 2

function roomOf(item: Owned, share: number): Room[] {
  const low = Math.min(...everyday(item).map(({ price }) => price))
  const to = floored(item.own, Math.min(item.own * (1 + share), low) + 1e-9)
  if (item.cost === undefined || standOf(item) !== 'cheapest' || to <= item.own) return []
  const bears = -breakEvenUnits({ price: item.own, cost: item.cost }, to)
  return [{ item, to, low, bears, most: item.units === undefined ? null : (to - item.own) * item.units }]
}

/** Null if the owner holds prices, or a table of rises has told it already. */
export function answerLeave({ percent: leave = 0 }: WishOf<'capPrice'>, asked: Asked): Answer | null {
  if (asked.raises.length > 0 || refuses(asked, 'rise')) return null
  const { wishes } = asked.context.sheet
  const isBan = (wish: Wish) =>
    wish.kind === 'keepPrice'
      ? wish.item === everyItem
      : wish.kind === 'capPrice' &&
        wish.item === everyItem &&
        (wish.max ?? wish.percent ?? wish.rise) === undefined
  if (wishes.some(isBan)) return null
  const held = (item: Owned) =>
    wishes.some((wish) => (wish.kind === 'keepPrice' || wish.kind === 'capPrice') && wish.item === item.ours)
  const rooms = shared(asked)
    .filter((item) => !held(item))
    .flatMap((item) => roomOf(item, leave / 100))
    .toSorted((a, b) => (b.most ?? b.to - b.item.own) - (a.most ?? a.to - a.item.own))
  if (rooms.length === 0) return null
  const total = rooms.reduce((sum, { most }) => sum + (most ?? 0), 0)
  const least = Math.min(...rooms.map(({ bears }) => bears))
  return {
    ...answer(
      `Com a sua folga de ${formatNumber(leave)}%, ${rooms.length === 1 ? `${calledOf(rooms[0]?.item as Owned)} pode` : `${rooms.length} itens abaixo de todos podem`} subir${total > 0 ? `: até ${reais(total)} por mês se ninguém deixar de pedir` : ''}, e ${rooms.length === 1 ? 'aguenta' : 'cada um aguenta'} perder ${percent(least)} das vendas antes de dar prejuízo.`,
      'Pela reação que se costuma supor, a perda de vendas come esse ganho; os preços deles dizem que ela pode ser menor. Comece pela primeira linha e conte quatro semanas.',
    ),
    table: {
      caption: leaveCaption,
      headers: ['Item', 'Hoje', 'Até', 'Menor deles', 'A mais, se ninguém deixar', 'Aguenta perder'],
      rows: rooms.map(({ item, to, low, bears, most }) => [
        calledOf(item),
        formatBrl(item.own),
        formatBrl(to),
        formatBrl(low),
        most === null ? `${formatBrl(to - item.own)} por venda` : `${reais(most)} por mês`,
        percent(bears),
      ]),
      numeric: [1, 2, 3],
    },
  }
}
