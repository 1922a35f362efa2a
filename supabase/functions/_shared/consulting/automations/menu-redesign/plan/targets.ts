/** Whether the plan reaches the owner's number, and what is missing. */

import { itemKind } from '../../../base/house/item-kind.ts'
import { formatNumber } from '../../../base/language/text.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { inPrint, inReais } from '../amounts.ts'
import type { MenuRedesign, RedesignedItem } from '../schema.ts'

type Target = WishOf<'target'>

export type Base = Pick<MenuRedesign, 'outlook' | 'categories' | 'combos'> & {
  /** Units of the sheet × monthly are a month's. */
  monthly: number
  per: string
  /** Open days of a month. */
  openDays: number
}

const sumOf = (items: readonly RedesignedItem[], of: (item: RedesignedItem) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** What the team can add to a bill: the addition that leaves most and costs no more than a usual order. */
function addition({ categories }: Base) {
  const all = categories.flatMap(({ name: section, items }) =>
    items.filter(({ move }) => move !== 'remove').map((item) => ({ ...item, section })),
  )
  const prices = all.map(({ price }) => price).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  return all
    .filter(
      ({ name, section, price }) =>
        price <= middle * 1.2 &&
        (itemKind({ name, section }) === 'drink' || /sobremesa|doce|entrada|petisc/i.test(section)),
    )
    .toSorted((a, b) => b.margin - a.margin)[0]
}

const cents = (value: number) => inPrint(Math.round(value * 100) / 100)

function ticketWords({ percent, amount, total }: Target, base: Base): { done: boolean; text: string } {
  const ticket = base.outlook?.ticket
  if (!ticket) return { done: false, text: 'Sem vendas por item não há conta por cliente: mande a planilha.' }
  const goal =
    total && amount !== undefined
      ? amount
      : percent !== undefined
        ? ticket.today * (1 + percent / 100)
        : ticket.today + (amount ?? 0)
  const change = (value: number) =>
    `${value >= ticket.today ? '+' : '−'}${formatNumber(Math.abs(value / ticket.today - 1) * 100)}%`
  const told = `Hoje são ${cents(ticket.today)} por cliente (${ticket.by}); a meta é ${cents(goal)}. O plano leva a ${cents(ticket.careful)} (${change(ticket.careful)}) no caso cauteloso e a ${cents(ticket.bad)} no ruim`
  if (ticket.bad >= goal) return { done: true, text: `${told}: chega nos dois.` }
  if (ticket.careful >= goal) return { done: true, text: `${told}: chega, se o caso cauteloso se cumprir.` }
  const gap = goal - ticket.careful
  const extra = addition(base)
  const share = extra ? gap / (extra.newPrice ?? extra.price) : null
  const needs =
    extra && share !== null && share <= 1
      ? ` Para fechar, ${Math.ceil(share * 100)} de cada 100 clientes precisam pedir um item a mais do preço de ${extra.name} (${inPrint(extra.newPrice ?? extra.price)}): é oferta na mesa, não papel.`
      : ' É mais do que o cardápio sozinho dá: divida a meta em duas etapas.'
  return { done: false, text: `${told}: não chega, faltam ${cents(gap)} por cliente.${needs}` }
}

function monthWords(target: Target, base: Base): { done: boolean; text: string } {
  const { outlook, categories, monthly, per, openDays } = base
  if (!outlook)
    return {
      done: false,
      text: 'Sem planilha de vendas o plano não tem conta em reais: não dizemos que chega.',
    }
  const items = categories.flatMap((section) => section.items)
  const isMargin = target.of === 'margin'
  const today = sumOf(
    items,
    (item) => item.units * monthly * (isMargin ? item.margin : (item.paid ?? item.price)),
  )
  const moved = (name: 'careful' | 'bad') =>
    isMargin ? outlook[name] : outlook.sources.reduce((sum, { revenue }) => sum + (revenue?.[name] ?? 0), 0)
  const [careful, bad] = [moved('careful'), moved('bad')]
  const goal =
    target.total && target.amount !== undefined
      ? target.amount - today
      : target.percent !== undefined
        ? (today * target.percent) / 100
        : (target.amount ?? 0)
  const what = isMargin ? 'de margem' : 'de venda'
  const sum = outlook.sources
    .map(
      (one) => `${one.label.toLowerCase()} ${inReais(isMargin ? one.careful : (one.revenue?.careful ?? 0))}`,
    )
    .join('; ')
  const told = `A meta é de ${inReais(goal)} a mais ${what} ${per}, sobre ${inReais(today)} de hoje. O plano traz ${inReais(careful)} no caso cauteloso (${sum}) e ${inReais(bad)} no ruim`
  if (careful >= goal)
    return {
      done: true,
      text: `${told}: ${bad >= goal ? 'chega nos dois' : 'chega, se o caso cauteloso se cumprir'}.`,
    }
  const gap = goal - careful
  const extra = addition(base)
  const each = extra ? (isMargin ? extra.margin : (extra.newPrice ?? extra.price)) : 0
  const daily = each > 0 ? Math.ceil(gap / each / openDays) : null
  const needs =
    extra && daily !== null
      ? ` Para fechar faltam ${Math.ceil(gap / each)} ${extra.name} ${per} além do que já sai, ${daily} por dia aberto (${isMargin ? 'cada um deixa' : 'a'} ${inPrint(each)}): é a conta da oferta na mesa.`
      : ''
  return { done: false, text: `${told}: não chega, faltam ${inReais(gap)}.${needs}` }
}

/** A direction without a number: what the plan brings, and what only the dining room can bring. */
function growWords({ of, item }: Target, base: Base): { done: boolean; text: string } {
  const { outlook, combos = [], per } = base
  const [combo] = combos.toSorted((a, b) => b.gains - a.gains)
  const pushed = combo
    ? ` O que mais puxa é o combo de ${combo.dish} com ${combo.addition}: ${inPrint(combo.gains)} a mais de margem de quem só pediria o primeiro.`
    : ''
  if (of === 'ticket') {
    const ticket = outlook?.ticket
    if (!ticket)
      return {
        done: combo !== undefined,
        text: pushed.trim() || 'Sem vendas não há conta por cliente: mande a planilha.',
      }
    const where =
      item === undefined ? '' : ` A planilha não separa a conta de ${item}: o número é da casa inteira.`
    return {
      done: ticket.careful >= ticket.today || combo !== undefined,
      text: `Hoje, ${cents(ticket.today)} por cliente (conta nossa: ${ticket.by}); com o plano, ${cents(ticket.careful)} no caso cauteloso e ${cents(ticket.bad)} no ruim, sem contar os combos.${pushed}${where}`,
    }
  }
  if (!outlook) return { done: false, text: 'Sem planilha de vendas o plano não tem conta em reais.' }
  const isMargin = of === 'margin'
  const sum = (which: 'careful' | 'bad') =>
    isMargin ? outlook[which] : outlook.sources.reduce((all, { revenue }) => all + (revenue?.[which] ?? 0), 0)
  const [careful, bad] = [sum('careful'), sum('bad')]
  const cut = outlook.sources.find(({ label }) => /saem?$/.test(label))
  const why =
    cut && careful < 0
      ? ` O que puxa para baixo é o corte (${inReais(cut.careful)}): sem ele, ${inReais(careful - cut.careful)}.`
      : ''
  return {
    done: careful > 0,
    text: `${inReais(careful)} ${isMargin ? 'de margem' : 'de venda'} ${per} no caso cauteloso e ${inReais(bad)} no ruim.${why}${pushed}`,
  }
}

export const targetWords = (target: Target, base: Base) =>
  target.percent === undefined && target.amount === undefined
    ? growWords(target, base)
    : wordsOf(target, base)

const wordsOf = (target: Target, base: Base) =>
  target.of === 'ticket' ? ticketWords(target, base) : monthWords(target, base)
