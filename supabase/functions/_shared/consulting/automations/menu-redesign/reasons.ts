import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** Why an item was not classified. */
export const reasons: Readonly<Record<MenuRedesign['left'][number]['reason'], string>> = {
  no_sales: 'sem venda no período',
  no_price: 'sem preço',
  no_cost: 'custo incompleto',
  below_cost: 'vendido abaixo do custo: confira o custo ou a receita',
  not_sold: 'está no cardápio, mas não na planilha',
  not_on_menu: 'está na planilha, mas não no cardápio',
  no_sheet: 'sem planilha de vendas',
  odd_price: 'preço da planilha longe do preço do cardápio',
}

export type Apart = NonNullable<RedesignedItem['apart']>

/** Why an item is not compared with others. */
export const apartWords: Readonly<Record<Apart, string>> = {
  beer: 'cerveja',
  soft_drink: 'bebida sem álcool',
  side: 'acompanhamento',
  few: 'seção pequena para comparar',
}
