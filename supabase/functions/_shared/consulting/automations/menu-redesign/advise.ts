import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import { largestChange, type PriceStep, priceStep, reactionTo } from '../../base/pricing/price-step.ts'
import { outcomeAt } from '../../base/pricing/scenario.ts'
import { type Decided, decidedStep, type SetPrice } from '../../base/pricing/set-price.ts'
import { savingOf } from './amounts.ts'
import { cases } from './cases.ts'
import type { Classified } from './classify.ts'
import type { Order } from './orders.ts'
import { type Apart, apartWords } from './reasons.ts'
import type { Move, RedesignedItem } from './schema.ts'

/** Assumptions behind each action; every report states them. */
export const assumed = {
  /** Assumed additional sales of a framed item; each replaces a sale of a neighbour. */
  highlight: 0.15,
  /** Share of a removed item's guests who order another item of the category. */
  substitution: cases.careful.substitution,
  /** Largest price ratio of a substitute: guests do not swap rice for lobster. */
  substitutePrice: 1.5,
  /** Minimum price, relative to the framed item, of the items that it replaces. */
  neighbourPrice: 0.5,
} as const

export type Advice = Pick<
  RedesignedItem,
  'action' | 'newPrice' | 'proposed' | 'effect' | 'bad' | 'assumption' | 'held'
> & {
  move: Move
}

/** What the owner asks of an item and of its price. */
export type Instructions = Order & {
  limits: PriceLimits
  /** The price set by the farm's review. */
  set: SetPrice | undefined
  /** Why a goal of the house keeps it on the menu regardless of its figures. */
  wanted: string | null
  /** Framed because the house wants to sell more of its kind. */
  pushed: boolean
  /** Whether the new menu frames the item: only framed items are assumed to sell more. */
  framed: boolean
  /** Why a price that would gain from a rise stays for now; null if it may rise. */
  held: string | null
}

const percent = (fraction: number) => `${formatNumber(Math.abs(fraction) * 100)}%`

/** The assumptions behind a price change. */
function assumptionOf(step: PriceStep, elasticity: number): string {
  return step.kind === 'gain' || step.kind === 'set'
    ? `vende ${percent(step.change * elasticity)} ${step.change > 0 ? 'menos' : 'mais'} (elasticidade de ${formatNumber(elasticity)})`
    : 'limite de preço que você deu'
}

const highlighted = `com a moldura vende ${assumed.highlight * 100}% mais, no lugar dos vizinhos`

/** R$ gained by a frame: each additional order replaces one of a neighbour. Never below 0. */
const frameGain = (item: Classified, context: Context) =>
  Math.max(
    0,
    item.units * context.monthly * assumed.highlight * (item.margin - context.marginOfNeighbours(item)),
  )

/** R$ gained by a price step if guests react more strongly than assumed. */
function badGain(item: Classified, step: PriceStep, context: Context, reaction: number): number {
  // A cut that was not chosen for its gain may lie farther away than an elasticity tells anything about.
  if (step.change === 0 || (step.kind !== 'gain' && step.change < -largestChange - 1e-9)) return step.gain
  const sold = { price: paidOf(item), cost: item.cost, units: item.units * context.monthly }
  return outcomeAt(sold, step.change, reaction * cases.bad.loss).profitChange
}

/** The step for an item: the review's price, the owner's, or the engine's unless something holds it. */
function stepFor(item: Classified, context: Context, asked: Instructions) {
  const sold = {
    price: item.price,
    paid: item.paid,
    cost: item.cost,
    units: item.units * context.monthly,
  }
  const elasticity = context.elasticityOf(item)
  const set = asked.leaves === null ? asked.set : undefined
  const free = priceStep(sold, elasticity, asked.limits)
  if (asked.held === null || free.kind !== 'gain')
    return { step: decidedStep(sold, elasticity, asked.limits, set), held: null }
  const stays: Decided = { ...free, kind: 'stays', price: item.price, change: 0, gain: 0 }
  if (set === undefined || Math.abs(set.price - item.price) < 1e-9) return { step: stays, held: asked.held }
  const decided = decidedStep(sold, elasticity, asked.limits, set)
  return { step: { ...decided, kind: 'set' as const, proposed: item.price }, held: null }
}

/**
 * The action for an item and its effect in R$.
 * @throws SetPriceRefused
 */
export function adviseOn(
  item: Classified,
  context: Context,
  asked: Instructions,
  apart: Apart | null,
): Advice {
  const { step, held } = stepFor(item, context, asked)
  const advice = {
    ...adviseAt(item, step, context, asked, apart),
    ...(held !== null && { held }),
  }
  return step.proposed === undefined
    ? advice
    : { ...advice, proposed: step.proposed, action: `${advice.action}; preço a pedido da revisão` }
}

function adviseAt(
  item: Classified,
  step: PriceStep,
  context: Context,
  asked: Instructions,
  apart: Apart | null,
): Advice {
  const units = item.units * context.monthly
  const profit = item.margin * units
  const elasticity = reactionTo(context.elasticityOf(item), asked.limits)
  if (asked.leaves !== null) {
    const instead = context.marginOfSubstitutes(item) * units
    return {
      move: 'remove',
      action: asked.leaves,
      newPrice: null,
      effect: instead * assumed.substitution - profit,
      bad: instead * cases.bad.substitution - profit,
      assumption: `${assumed.substitution * 100}% de quem o pedia escolhe outro item da seção`,
    }
  }
  const moves = step.change !== 0
  const to = `${step.change > 0 ? 'Subir' : 'Baixar'} de ${formatBrl(item.price)} para ${formatBrl(step.price)}`
  const priced = {
    move: step.change > 0 ? 'raise' : 'lower',
    newPrice: step.price,
    effect: step.gain,
    bad: badGain(item, step, context, elasticity),
    assumption: assumptionOf(step, elasticity),
  } as const
  const stays = { newPrice: null, effect: 0 } as const
  if (step.kind === 'asked') {
    const action = `${step.change > 0 ? 'Subir' : 'Baixar'} o preço até o limite que você deu${asked.promoted ? ', e dar destaque' : ''}`
    return { ...priced, action }
  }
  /** @param more whether its frame is assumed to increase its sales */
  const highlight = (action: string, more = asked.framed): Advice => {
    const framed = more ? frameGain(item, context) : 0
    const supposed = [
      ...(moves ? [assumptionOf(step, elasticity)] : []),
      ...(framed > 0 ? [highlighted] : []),
    ]
    return {
      move: 'highlight',
      action: moves ? `${action}. ${to}` : action,
      newPrice: moves ? step.price : null,
      effect: step.gain + framed,
      bad: badGain(item, step, context, elasticity),
      ...(supposed.length > 0 && { assumption: supposed.join('; ') }),
    }
  }
  if (asked.promoted)
    return highlight(`Dar destaque, como você pediu: ${asked.framed ? 'na moldura' : 'no alto da seção'}`)
  // The gain from the drinks is counted once, with the beers that they replace.
  if (asked.pushed) return highlight('Dar destaque: você quer vender mais drinks com cachaça', false)
  if (apart !== null) {
    return moves
      ? {
          ...priced,
          action: apart === 'beer' ? `${to}, depois de conferir o preço dos vizinhos` : to,
        }
      : { ...stays, move: 'keep', action: `Fica a ${formatBrl(item.price)} (${apartWords[apart]})` }
  }
  const place = placeOf(asked)
  switch (item.quadrant) {
    case 'Estrela':
      return moves
        ? { ...priced, action: `${to}, ${place}` }
        : { ...stays, move: 'keep', action: `Fica a ${formatBrl(item.price)}, ${place}` }
    case 'Burro de carga': {
      const saving = `5% a menos no custo vale ${formatBrl(units * savingOf(item.cost))}`
      if (moves) return { ...priced, action: `${to}; na receita, ${saving}` }
      if (asked.limits.fixed !== null)
        return {
          ...stays,
          move: 'keep',
          action: `Fica, a pedido; ${saving}`,
        }
      return {
        ...stays,
        move: 'review',
        action: `Rever receita: ${saving}`,
      }
    }
    case 'Enigma':
      if (asked.doubt === null && (!asked.framed || frameGain(item, context) === 0))
        return moves
          ? { ...priced, action: `${to}, ${place}; a moldura é de outro` }
          : {
              ...stays,
              move: 'keep',
              action: `Fica a ${formatBrl(item.price)}, ${place}: deixa ${formatBrl(item.margin)}, e a moldura é de outro`,
            }
      return asked.doubt === null
        ? highlight(`Dar destaque: hoje deixa ${formatBrl(item.margin)} e sai ${formatNumber(item.mixPct)}%`)
        : moves
          ? { ...priced, action: `${to}; sem destaque: ${asked.doubt}` }
          : { ...stays, move: 'keep', action: `Manter, sem destaque: ${asked.doubt}` }
    case 'Abacaxi': {
      const instead = context.marginOfSubstitutes(item) * units * assumed.substitution
      if (asked.kept) {
        return { ...stays, move: 'review', action: 'Fica, a pedido da casa: rever a receita e o nome' }
      }
      if (asked.wanted !== null)
        return moves
          ? { ...priced, action: `${to}; ${asked.wanted}` }
          : { ...stays, move: 'review', action: `Fica, porque ${asked.wanted}: rever a receita e o texto` }
      const inBadCase = (instead * cases.bad.substitution) / assumed.substitution
      // Nobody asked for a shorter menu: then an item leaves only if its sales are not worth their risk.
      if (instead > profit && !context.full && (context.lean || instead + inBadCase >= 2 * profit)) {
        return {
          move: 'remove',
          action: `Tirar do cardápio: deixa ${formatBrl(profit)}${context.per}, e os vizinhos deixariam ${formatBrl(instead)}`,
          newPrice: null,
          effect: instead - profit,
          bad: inBadCase - profit,
          assumption: `${assumed.substitution * 100}% de quem o pedia escolhe outro item da seção`,
        }
      }
      if (moves) return { ...priced, action: `${to}; vai para o fim da seção` }
      return {
        ...stays,
        move: 'keep',
        action: context.full
          ? 'Manter no fim da seção, para o cardápio ter os itens que você pediu'
          : instead > profit
            ? 'Fim da seção: tirar quase não muda a conta, e arrisca quem o pede'
            : `Fim da seção: sair custaria ${formatBrl(profit - instead)}`,
      }
    }
  }
}

const placeOf = ({ doubt }: Instructions) => (doubt === null ? 'no alto' : `sem destaque: ${doubt}`)

export type Context = {
  elasticityOf: (item: { name: string }) => number
  /** Nothing may leave: the menu would have fewer items than the owner wants. */
  full: boolean
  /** A goal of the house asks for fewer items, less waste or a faster kitchen. */
  lean: boolean
  /** Months in the sheet's period, inverted: units × monthly are units a month. */
  monthly: number
  /** " por mês" or " no período". */
  per: string
  /** Mean margin of the category's other items of similar price, weighted by units; 0 if there are none. */
  marginOfSubstitutes: (item: Classified) => number
  /** Those that are also not much cheaper. */
  marginOfNeighbours: (item: Classified) => number
}
