import type { PricingPlan } from './schema.ts'

/** Why an item is excluded from all calculations. The registry loads this on every page: import no engine code here. */
export const reasons: Readonly<Record<PricingPlan['left'][number]['reason'], string>> = {
  no_price: 'sem preço na planilha',
  no_cost: 'custo incompleto',
  no_sales: 'sem venda no período',
  leaves: 'sai do cardápio, como você disse',
  odd_price: 'preço da planilha longe do preço do cardápio',
}
