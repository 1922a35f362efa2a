import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

const actions: Readonly<Record<PricedItemPlan['action'], string>> = {
  raise: 'Subir',
  lower: 'Baixar',
  keep: 'Não mexa',
  frozen: 'Manter (a casa pediu)',
  below_cost: 'Vendido abaixo do custo',
}

/** Longest wait in weeks: nobody waits longer, and by then the season changes sales more than the price. */
export const longestTest = 12

export const provable = ({ proof }: PricedItemPlan) => proof != null && proof.weeks <= longestTest

/** Why a price is as suggested, in one sentence. */
export function reasonOf(item: PricedItemPlan, per: string): string {
  const { proposed, why } = item
  if (why !== undefined && proposed === undefined) return why
  const reason = reasonOfStep(item, per)
  return proposed === undefined
    ? reason
    : `${reason} De ${formatBrl(proposed)} para ${formatBrl(item.newPrice)}, a pedido da revisão.`
}

function reasonOfStep(item: PricedItemPlan, per: string): string {
  const { action, asked, change, profit, newProfit, elasticity, price, proposed } = item
  const gain = newProfit - profit
  if (action === 'frozen') return 'Preço mantido, a pedido da casa.'
  if (action === 'below_cost') return 'Vendido abaixo do custo: confira o custo antes de mexer no preço.'
  if (asked) return `${actions[action]} de ${formatBrl(price)}: é o limite que a casa deu.`
  if (action === 'keep' && proposed !== undefined) return 'Fica no preço de hoje.'
  if (action === 'keep' && item.held) return 'Não sobe, a pedido da casa.'
  if (action === 'keep') return 'Não mexa: nenhum passo paga o risco de perder pedidos.'
  return `${actions[action]} ${formatNumber(Math.abs(change) * 100)}%: ${formatBrl(Math.abs(gain))} a ${gain < 0 ? 'menos' : 'mais'} ${per}, com elasticidade de ${formatNumber(elasticity)}.`
}

/** "por mês", or the wording for a sheet without dates. */
export const perOf = ({ period }: Pick<PricingPlan, 'period'>) =>
  period === null ? 'no período da planilha' : 'por mês'
