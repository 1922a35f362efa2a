/** Files of the golden houses, as uploaded and as read. */
import type { Menu } from '../documents/menu.ts'
import { readMenu } from '../documents/read-menu.ts'
import { readSales } from '../documents/read-sales.ts'
import type { Sales } from '../documents/sales.ts'
import { salesSheet, type Trade } from './sales.ts'

const money = (value: number) => `R$ ${value.toFixed(2).replace('.', ',')}`

/** The lines of a printed menu: titles in capitals, items with their price at the right, descriptions below them. */
export function menuLines({ items }: Menu): (string | [name: string, price: string])[] {
  return items.flatMap(({ name, category, price, description }, index) => [
    ...(category === items[index - 1]?.category ? [] : [(category ?? '').toUpperCase()]),
    ...(price === null ? [name] : [[name, money(price)] satisfies [string, string]]),
    // Menus print ingredients in lower case.
    ...(description ? [description.charAt(0).toLowerCase() + description.slice(1)] : []),
  ])
}

/** A house's menu as read from its lines, without costs. */
export function readMenuLines(menu: Menu): Menu {
  const { items } = readMenu(
    menuLines(menu).map((line) => (typeof line === 'string' ? line : line.join('\t'))),
  )
  return { items }
}

/** A house's sales as read from its sheet. */
export function readSheet(menu: Menu, trade: Trade): Sales {
  return readSales(
    salesSheet(menu, trade)
      .split('\r\n')
      .map((row) => row.split(';')),
  ).sales
}
