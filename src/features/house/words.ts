import type { HouseItemKind } from '@consulting/base/house/house.ts'
import type { MergedField } from './merge'

export const kindLabels: Readonly<Record<HouseItemKind, string>> = {
  dish: 'Prato ou petisco',
  drink: 'Drink',
  dose: 'Dose',
  beer: 'Cerveja ou chope',
  soft_drink: 'Bebida sem álcool',
  side: 'Acompanhamento',
}

export const fieldLabels: Readonly<Record<MergedField, string>> = {
  section: 'Seção',
  description: 'Descrição',
  price: 'Preço',
  size: 'Tamanho',
  cost: 'Custo',
}

export const weekdayLabels = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const
/** Days as numbered by `Date.getDay()`, from Monday. */
export const weekOrder = ['1', '2', '3', '4', '5', '6', '0'] as const
export const labelOfDay = (day: string): string => weekdayLabels[Number(day)] ?? ''

export const noSection = 'Sem seção'

export const countItems = (count: number): string =>
  count === 1 ? '1 item' : `${count.toLocaleString('pt-BR')} itens`
