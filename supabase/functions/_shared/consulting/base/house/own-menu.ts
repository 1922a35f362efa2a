import { shortDay } from '../calendar.ts'
import { closestName } from '../match-items.ts'
import type { House, HouseItem } from './house.ts'

/** What the house sells now. */
export const sellsOf = ({ menu }: House): HouseItem[] => menu.filter(({ active }) => active)

/** Unknown, not zero: nothing is sold or bought for R$ 0. */
export const known = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined || amount === 0 ? null : amount

/** Finds an item of the house's menu by the name that another file gives it. */
export function houseItems(house: House): (name: string) => HouseItem | null {
  const items = sellsOf(house)
  const find = closestName(items.map(({ name }) => name))
  return (name) => items[find(name)] ?? null
}

/** "42 itens do seu cardápio de 18/11". */
export function menuOrigin({ menuChangedOn }: House, count: number): string {
  const items = count === 1 ? '1 item' : `${count} itens`
  return `${items} do seu cardápio${menuChangedOn ? ` de ${shortDay(menuChangedOn)}` : ''}`
}

/** "Usei o custo de 12 itens do seu cardápio de 18/11." @param what "o custo de " */
export const usedMenu = (house: House, count: number, what = '') => `Usei ${what}${menuOrigin(house, count)}.`
