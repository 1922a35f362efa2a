/** What items cost now, as the owner tells, in place of the sheet's costs. */
import { addDays } from '../../base/calendar.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import {
  type Basis,
  type Risen,
  risenBy,
  riseOf,
  type SupplierRise,
} from '../../base/pricing/supplier-rise.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import type { Known } from './known-items.ts'
import { reais, roundly, shortDay } from './money.ts'
import { perOf } from './reasons.ts'
import type { PricingPlan } from './schema.ts'

type Stated = WishOf<'costNow'>
type Change = { name: string; from: number | null; to: number; basis?: Basis; share?: number }
/** @property later whether the change comes so late that today's prices do not wait for it */
export type CostChange = {
  wish: Stated | WishOf<'question'>
  changes: Change[]
  later: boolean
}

/** Days in which prices that are set now are not set again. */
const daysOfPrices = 60

const inCents = (value: number) => Math.round(value * 100) / 100

/** A stated price of several possible items is of the one whose cost is nearest, and at most this far. */
const nearest = 0.35

function namedBy({ item, price }: Stated, items: readonly Known[]): Known[] {
  const named = items.filter(({ name, category }) => namesItem(item, { name, section: category }))
  if (price === undefined || named.length <= 1) return named
  const far = ({ cost }: Known) => (cost === null ? 1 : Math.abs(cost / price - 1))
  return named
    .filter((one) => far(one) <= nearest)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 1)
}

/** "o camarão subiu 18%": an ingredient by which items are named, and not all that one of them costs. */
function ingredientRise({ item, percent, price, text }: Stated): SupplierRise | null {
  if (price !== undefined || percent === undefined || percent <= 0 || /\bcust/i.test(text)) return null
  const said = new Set(tokenize(text))
  const named = tokenize(item)
  const spoken = named.filter((word) => said.has(word))
  return spoken.length > 0 && spoken.length < named.length ? { what: spoken.join(' '), percent } : null
}

/** What a supplier charges more, of all items that hold it; null if the wish is no such rise. */
export function supplierRise(wish: CostChange['wish']): SupplierRise | null {
  if (wish.kind === 'costNow') return ingredientRise(wish)
  const { about, what, percent, was } = wish
  return about === 'passOn' && what !== undefined && (percent !== undefined || was !== undefined)
    ? { ...wish, what }
    : null
}

/** What only tells how much of an item's cost is of one ingredient. */
const isPartOnly = ({ part, price, percent }: Stated) =>
  part !== undefined && price === undefined && percent === undefined

/** R$ of each item's cost that are of the ingredient that rises, as the owner tells; more than the cost is a slip. */
function partsIn(wishes: readonly Wish[], items: readonly Known[]): ReadonlyMap<string, number> {
  return new Map(
    wishes.flatMap((wish) =>
      wish.kind === 'costNow' && wish.part !== undefined
        ? namedBy({ ...wish, price: undefined }, items).flatMap(({ name, cost }) =>
            cost !== null && (wish.part ?? 0) < cost ? [[name, wish.part ?? 0] as const] : [],
          )
        : [],
    ),
  )
}

/** A rise of an ingredient whose R$ in the item's cost the owner tells: cost + part × rise. */
function byPart(risen: Risen, rise: SupplierRise, parts: ReadonlyMap<string, number>): Risen {
  const part = parts.get(risen.name)
  const dearer = riseOf(rise)
  return part === undefined || dearer === null
    ? risen
    : { ...risen, to: inCents(risen.from + part * dearer), basis: 'told', share: part / risen.from }
}

/** The new cost; of an ingredient that is a part of it, as its old figure shows, only the difference counts. */
const raisedTo = ({ price, was }: Stated, from: number | null): number | undefined =>
  price !== undefined &&
  was !== undefined &&
  from !== null &&
  was < from * partBelow &&
  price > was &&
  Math.abs(price / from - 1) > alike
    ? inCents(from + price - was)
    : price

/** The sheet has the new cost already. */
const alike = 0.05

/** An old figure below this share of the cost in the sheet is of one ingredient. */
const partBelow = 0.9

/**
 * The items with their costs of today, and what changed.
 * @param since yyyy-mm-dd from which the new prices hold: a cost that rises soon after counts already
 */
export function withStatedCosts(
  items: readonly Known[],
  { wishes }: RequestSheet,
  since: string,
): { items: Known[]; stated: CostChange[] } {
  const costs = new Map(items.map(({ name, cost }) => [name, cost]))
  const parts = partsIn(wishes, items)
  const stated = wishes.flatMap((wish): CostChange[] => {
    if (wish.kind !== 'costNow' && !(wish.kind === 'question' && wish.about === 'passOn')) return []
    const later = wish.from !== undefined && wish.from > addDays(since, daysOfPrices)
    const rise = supplierRise(wish)
    const now = items.map((item) => ({ ...item, cost: costs.get(item.name) ?? null }))
    const risen = rise ? risenBy(rise, now).map((one) => byPart(one, rise, parts)) : []
    if (risen.length > 0 || wish.kind === 'question') {
      if (!later) for (const { name, to } of risen) costs.set(name, to)
      return risen.length > 0 ? [{ wish, changes: risen, later }] : []
    }
    const changes = namedBy(wish, items).flatMap(({ name }): Change[] => {
      const from = costs.get(name) ?? null
      if (isPartOnly(wish)) {
        const own = items.find((one) => one.name === name)?.cost ?? null
        return own === null ? [] : [{ name, from: own, to: own }]
      }
      const part = parts.get(name)
      if (part !== undefined && from !== null && wish.price === undefined && wish.percent !== undefined) {
        const to = inCents(from + (part * wish.percent) / 100)
        if (!later) costs.set(name, to)
        return [{ name, from, to, basis: 'told', share: part / from }]
      }
      const to =
        raisedTo(wish, from) ?? (from === null ? null : inCents(from * (1 + (wish.percent ?? 0) / 100)))
      if (to === null) return []
      if (!later) costs.set(name, to)
      // Where the sheet has the new cost already, the old one is as the owner tells.
      const isOld = from !== null && wish.was !== undefined && wish.was < to && Math.abs(from - to) < 0.005
      return [{ name, from: isOld ? (wish.was ?? from) : from, to }]
    })
    return changes.length > 0 ? [{ wish, changes, later }] : []
  })
  return { items: items.map((item) => ({ ...item, cost: costs.get(item.name) ?? item.cost })), stated }
}

/** What the new prices win back of dearer costs, or that they stay. */
function passedOn(names: readonly string[], plan: Pick<PricingPlan, 'items' | 'period'>): string {
  const items = plan.items.filter(({ name }) => names.includes(name))
  const raised = items.filter(({ price, newPrice }) => newPrice > price + 0.005)
  const won = raised.reduce((sum, { profit, newProfit }) => sum + newProfit - profit, 0)
  if (raised.length > 0)
    return ` Repasse: ${joinList(raised.map(({ name, newPrice }) => `${items.length === 1 ? '' : `${name} `}a ${formatBrl(newPrice)}`))}, a conta espera recuperar ${reais(won)}.`
  const [item] = items
  return items.length === 1 && item?.action === 'keep'
    ? ` O preço fica em ${formatBrl(item.price)}: o próximo renderia menos do que arrisca. Cobre do fornecedor.`
    : ''
}

/** Dearer items whose way back is told. */
const mostBack = 3

/**
 * The price that leaves as many R$ of each sale as before, and the one that leaves the same share: price + rise, and cost ÷ old
 * share, up to the next menu price.
 */
function backWords(
  moved: readonly Change[],
  { items }: Pick<PricingPlan, 'items'>,
  limitsOf: (name: string) => PriceLimits,
): string {
  return moved
    .slice(0, mostBack)
    .flatMap(({ name, from, to }) => {
      const item = items.find((one) => one.name === name)
      if (!item || from === null || to <= from + 0.005 || from >= item.price) return []
      const limits = limitsOf(name)
      const endings = endingsFrom(item.price, limits.endings)
      const sum = menuPriceFrom(item.price + to - from - 1e-9, endings)
      const share = menuPriceFrom((item.price * to) / from - 1e-9, endings)
      const margin = (cost: number) => roundly(1 - cost / item.price)
      const over = [...new Set([sum, share])].filter((price) => !allowsPrice(limits, price))
      return ` ${name} deixava ${formatBrl(item.price - from)} de ${formatBrl(item.price)} (${margin(from)}) e passa a deixar ${formatBrl(item.price - to)} (${margin(to)}): ${formatBrl(sum)} devolve ${sum === share ? 'os reais e a margem' : `os reais de cada venda, e ${formatBrl(share)} a margem`}${over.length === 0 ? '' : `; ${joinList(over.map(formatBrl))} ${over.length === 1 ? 'passa' : 'passam'} do limite que você deu`}.`
    })
    .join('')
}

/** What the stated costs change, in R$ a month at today's prices. */
export function costWords(
  stated: readonly CostChange[],
  plan: Pick<PricingPlan, 'items' | 'period'>,
  limitsOf: (name: string) => PriceLimits,
): NonNullable<PricingPlan['costs']> {
  return stated.flatMap(({ wish, changes, later }) => {
    // A question is answered with its table.
    if (wish.kind === 'question') return []
    const moved = changes.filter(({ from, to }) => from === null || Math.abs(from - to) > 0.005)
    const lost = moved.reduce((sum, { name, from, to }) => {
      const units = plan.items.find((item) => item.name === name)?.units ?? 0
      return sum + (from === null ? 0 : (to - from) * units)
    }, 0)
    const [first] = changes
    if (isPartOnly(wish) && first)
      return {
        item: wish.item,
        text: `Contamos ${formatBrl(wish.part ?? 0)} desse ingrediente no custo de ${first.name}, ${formatBrl(first.from ?? first.to)} ao todo, como você disse.`,
      }
    if (moved.length === 0 && first)
      return {
        item: wish.item,
        text: `${first.name} a ${formatBrl(first.to)}, como na planilha: a conta já usa esse custo.`,
      }
    const list = joinList(
      moved.map(
        ({ name, from, to }) =>
          `${name}, ${from === null ? '' : `de ${formatBrl(from)} `}para ${formatBrl(to)}`,
      ),
    )
    const effect =
      Math.abs(lost) < 1
        ? ''
        : ` Sem mexer no preço, isso ${lost > 0 ? 'tira' : 'devolve'} ${reais(Math.abs(lost))} ${perOf(plan)}.`
    const [only] = moved
    const other =
      wish.was === undefined ||
      only?.from == null ||
      Math.abs(wish.was - only.from) < 0.005 ||
      wish.was < only.from * partBelow
        ? ''
        : ` A planilha diz ${formatBrl(only.from)} hoje, e você ${formatBrl(wish.was)}: confira.`
    const [{ basis, share = 1 } = {}] = changes
    const part =
      basis === undefined || basis === 'whole' || wish.percent === undefined
        ? ''
        : basis === 'told'
          ? ` O ingrediente é ${formatNumber(share * 100)}% do custo, como você disse.`
          : ` Contamos que o ingrediente é ${formatNumber(share * 100)}% do custo: se for outra parte, diga qual.`
    const start =
      wish.from === undefined
        ? `${list}, em todas as contas.`
        : later
          ? `Em ${shortDay(wish.from)} o custo muda: ${list}. Até lá vale o de hoje, que é o desta conta; refaça-a nesse dia.`
          : `O custo muda em ${shortDay(wish.from)}: ${list}. Todas as contas daqui já usam o novo.`
    return {
      item: wish.item,
      text: `${start}${part}${effect}${
        lost > 1 && !later
          ? passedOn(
              moved.map(({ name }) => name),
              plan,
            )
          : ''
      }${lost > 1 ? backWords(moved, plan, limitsOf) : ''}${other}`,
      ...(wish.from !== undefined && !later && { from: wish.from }),
    }
  })
}

/** The first day to come on which a purchase of an item that moves becomes dearer; null if none does. */
export function firstRise(stated: readonly CostChange[], items: PricingPlan['items']): string | null {
  const moved = new Set(items.flatMap(({ name, price, newPrice }) => (newPrice > price ? [name] : [])))
  const days = stated.flatMap(({ wish, changes, later }) =>
    !later && wish.from !== undefined && changes.some(({ name }) => moved.has(name)) ? [wish.from] : [],
  )
  return days.toSorted()[0] ?? null
}

/** Items whose cost has risen: their old price was set for another cost, so small gains count. */
export const dearerIn = (stated: readonly CostChange[]): ReadonlySet<string> =>
  new Set(
    stated.flatMap(({ changes, later }) =>
      later
        ? []
        : changes.flatMap(({ name, from, to }) => (from !== null && to > from + 0.005 ? [name] : [])),
    ),
  )
