/** Whether prices should follow a supplier's rise, in words and in a table that every figure of them can be checked with. */
import { formatBrl, formatNumber, joinList, someOf } from '../language/text.ts'
import { endingsFrom, menuPriceFrom } from './endings.ts'
import type { PriceLimits } from './limits.ts'
import { paidAt, paidOf } from './paid.ts'
import { breakEvenUnits, largestNext, type Priced, priceStep } from './price-step.ts'
import { amountOf, type Basis, type Risen, riseOf, type SupplierRise } from './supplier-rise.ts'

/** An item whose cost rises, with the price that the plan gives it. `cost` is the new one. */
export type Decided = Priced & {
  name: string
  from: number
  basis: Basis
  share: number
  /** R$; today's price if it is held. */
  newPrice: number
  /** How guests are assumed to react. */
  elasticity: number
  /** The price that leaves what a sale leaves today, R$. */
  same: number
  /** Why it is held, if not for the risk: "a seu pedido". */
  why?: string | undefined
}

/** The menu price that leaves as much R$ for each sale as before. */
const samePrice = (item: Priced, from: number, { endings }: Pick<PriceLimits, 'endings'>): number => {
  const share = paidOf(item) / item.price
  return menuPriceFrom(item.price + (item.cost - from) / share, endingsFrom(item.price, endings))
}

/** Decides for an item whose plan is made elsewhere. */
export const decidedBy = (
  { from, basis, share }: Risen,
  item: Priced & { name: string },
  newPrice: number,
  limits: PriceLimits,
  elasticity: number,
  why?: string,
): Decided => ({
  ...item,
  from,
  basis,
  share,
  newPrice,
  elasticity,
  same: samePrice(item, from, limits),
  why,
})

/** Follows the rise where a higher price gains at the new cost, by the rule of every price; else holds. */
export function decide(
  risen: Risen,
  item: Priced & { name: string },
  elasticity: number,
  limits: PriceLimits,
): Decided {
  const dearer = { ...item, cost: risen.to }
  const { price } = priceStep(dearer, elasticity, freeToFollow(limits))
  const isHeld = limits.fixed !== null
  return decidedBy(
    risen,
    dearer,
    Math.max(price, item.price),
    limits,
    elasticity,
    isHeld ? 'a seu pedido' : undefined,
  )
}

/** A price that its own cost moves may leave the usual step for the best seller, and small gains count. */
export const freeToFollow = (limits: PriceLimits): PriceLimits => {
  const { place, ...rest } = limits
  return { ...rest, ...(place !== undefined && place.kind !== 'doorway' && { place }), eager: true }
}

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`
const whole = (value: number) => formatBrl(Math.round(value)).slice(3, -3)
const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)
const leaves = (item: Priced, price: number, cost = item.cost) => paidAt(item, price) - cost

const bases: Readonly<Record<Basis, (what: string, share: number) => string | null>> = {
  whole: () => null,
  recipe: (what, share) => `${what} a ${percent(share)} do custo, pela medida que você deu`,
  told: (what, share) => `${what} a ${percent(share)} do custo, como você disse`,
  main: (what, share) => `${what} a ${percent(share)} do custo do prato que leva o nome (suposição)`,
  part: (what, share) => `${what} a ${percent(share)} do custo (suposição)`,
}

export type RiseWords = {
  verdict: string
  texts: string[]
  table: { caption: string; headers: string[]; rows: string[][]; numeric: number[] }
  /** R$ that the rise takes in the period if no price changes. */
  lost: number
}

const mostRows = 12

/**
 * @param per "por mês"; null if the units sold are unknown
 * @param when from which day the new prices hold: ", a partir de 07/12"
 */
export function riseWords(
  rise: SupplierRise,
  decided: readonly Decided[],
  per: string | null,
  when = '',
): RiseWords {
  const sorted = decided.toSorted((a, b) => (b.cost - b.from) * b.units - (a.cost - a.from) * a.units)
  const follow = sorted.filter(({ newPrice, price }) => newPrice > price + 0.005)
  const hold = sorted.filter((item) => !follow.includes(item))
  const lost = decided.reduce((sum, { cost, from, units }) => sum + (cost - from) * units, 0)
  const to = ({ name, newPrice }: Decided) => `${name} a ${formatBrl(newPrice)}`
  const names = (items: readonly Decided[]) => someOf(items.map(({ name }) => name))
  const verdict =
    follow.length === 0
      ? `Segure: ${hold.length === 1 ? `${names(hold)} fica em ${formatBrl(hold[0]?.price ?? 0)}` : `os ${hold.length} preços ficam`}.`
      : `Repasse${when}: ${joinList(follow.slice(0, 4).map(to))}${follow.length > 4 ? ` e mais ${follow.length - 4}, na tabela` : ''}${hold.length === 0 ? '' : `; segure ${names(hold)}`}.`
  const dearer = riseOf(rise) ?? 0
  const moved = [...new Set(decided.flatMap(({ basis, share }) => bases[basis](rise.what, share) ?? []))]
  const [first] = hold
  return {
    verdict,
    lost,
    texts: [
      `São ${percent(dearer)} a mais na compra${per === null ? '' : `: sem mexer em preço, ${reais(lost)} ${per} a menos`}.`,
      moved.length === 0 ? '' : `A conta toma ${joinList(moved)}.${weighed(rise)}`,
      first === undefined
        ? ''
        : `Segurar${hold.length === 1 ? ` ${first.name}` : ''} é porque ${reasonOf(first)}. O que falta, peça ao fornecedor ou à porção.`,
    ].filter((text) => text !== ''),
    table: {
      caption: 'Item a item, com o custo novo',
      headers: [
        'Item',
        'Preço',
        'Custo, antes e depois',
        'Cada venda deixa: hoje, segurando, decidido',
        'Deixa o mesmo a',
        'Decisão',
        'Pode perder',
      ],
      rows: sorted
        .slice(0, mostRows)
        .map((item) => [
          item.name,
          formatBrl(item.price),
          `${formatBrl(item.from)} · ${formatBrl(item.cost)}`,
          `${formatBrl(leaves(item, item.price, item.from))} · ${formatBrl(leaves(item, item.price))} · ${formatBrl(leaves(item, item.newPrice))}`,
          formatBrl(item.same),
          item.newPrice > item.price ? `Vai a ${formatBrl(item.newPrice)}` : 'Segure',
          item.newPrice > item.price
            ? `${percent(-breakEvenUnits(item, item.newPrice))}${per === null ? '' : `: ${whole(Math.floor(-breakEvenUnits(item, item.newPrice) * item.units + 1e-9))} de ${whole(item.units)}`}`
            : '—',
        ]),
      numeric: [1],
    },
  }
}

/** What 100 g or 100 ml cost more, for an owner who has not weighed the portion. */
function weighed({ per, uses, was, price }: SupplierRise): string {
  const bought = amountOf(per)
  if (!bought || uses !== undefined || was === undefined || price === undefined) return ''
  return ` Pese a porção: cada 100 ${bought.unit} são ${formatBrl(((price - was) / bought.amount) * 100)} a mais.`
}

/** Why a price does not follow: the owner, a step too large, or a step that is not worth its risk. */
function reasonOf(item: Decided): string {
  if (item.why !== undefined) return item.why
  const extra = item.cost - item.from
  const step = item.same - item.price
  if (step > item.price * largestNext)
    return `${formatBrl(item.same)}, o preço que deixa o mesmo, é passo grande demais`
  if (step > extra * 3)
    return `o próximo preço, ${formatBrl(item.same)}, cobra ${formatBrl(step)} por ${formatBrl(extra)} de custo, e a conta espera perder mais do que isso traz`
  return `a ${formatBrl(item.same)} ele aguenta perder ${percent(-breakEvenUnits(item, item.same))} das vendas; a conta espera perder ${percent(-item.elasticity * (item.same / item.price - 1))}, e num caso ruim um terço a mais`
}
