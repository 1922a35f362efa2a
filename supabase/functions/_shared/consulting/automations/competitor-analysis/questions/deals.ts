/** A competitor's promotion beside an everyday price of the house. */
import { theHouse, toTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { quotesOf } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { type Answer, type Asked, answer, type ownItem, percent, type Question } from './asked.ts'
import { atPrice } from './at-price.ts'
import { soldSince } from './sold-since.ts'

/** A lower price of a promotion, which ends: what it would cost to follow it. */
export function beyondDeal(own: ReturnType<typeof ownItem>, question: Question, asked: Asked): Answer | null {
  if (!own || own.price === null) return null
  const today = own.price
  const [deal] = asked.items
    .filter(({ ours }) => ours === own.name)
    .flatMap(quotesOf)
    .filter(({ deal, price, away }) => deal && price < today - 0.005 && away === undefined)
    .toSorted((a, b) => a.price - b.price)
  if (!deal) return null
  const { verdict, texts } = atPrice({ ...question, price: deal.price }, asked)
  return answer(
    `Não responda a uma promoção com o preço de todo dia: ${theHouse(deal.competitor)} cobra ${formatBrl(deal.price)} em promoção, e o seu ${own.name} é ${formatBrl(today)}.`,
    `Igualar: ${verdict}`,
    ...texts,
    soldSince(own.name, asked),
    `Pergunte ${toTheHouse(deal.competitor)} até quando vai e quanto custa depois: a comparação é com esse preço.`,
  )
}

/** What their "3 por R$ 18" would cost and leave here, beside the same at today's price; empty if it is no bundle. */
export function bundleText({ what = '' }: Question, { name, price, cost }: OwnItem): string {
  const [, units = '', sum = ''] = /(\d{1,2}) por R\$\s?([\d.,]+)/.exec(what) ?? []
  const [count, total] = [Number(units), Number(sum.replace(/\./g, '').replace(/,(\d{1,2}).*$/, '.$1'))]
  if (!(count > 1) || !(total > 0) || price === null || cost === null || cost <= 0) return ''
  const left = total - count * cost
  return left <= 0
    ? `Os ${count} por ${formatBrl(total)} deles custam aqui ${formatBrl(count * cost)}: prejuízo.`
    : `Os ${count} por ${formatBrl(total)} deles, com ${name}, custam aqui ${formatBrl(count * cost)} e deixam ${formatBrl(left)}; a preço cheio, ${formatBrl(count * (price - cost))}. Não dá prejuízo, e pede ${percent((count * (price - cost)) / left - 1)} mais vendas para empatar.`
}
