import type { PricingPlan } from './schema.ts'

/** Why an item takes part in no sum. Every page loads this with the registry: import nothing that computes. */
export const reasons: Readonly<Record<PricingPlan['left'][number]['reason'], string>> = {
  no_price: 'sem preço na planilha',
  no_cost: 'custo incompleto',
  no_sales: 'sem venda no período',
  odd_price: 'preço da planilha longe do preço do cardápio',
}
