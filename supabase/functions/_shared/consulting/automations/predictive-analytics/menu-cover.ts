import type { House } from '../../base/house/house.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Sales } from '../../documents/sales.ts'
import { plainName } from './customers.ts'
import { formatReais } from './figures.ts'
import { isFreshItem, usualPortion } from './portions.ts'
import type { SalesForecast } from './schema.ts'
import { targetOf } from './sentences.ts'

/** Maximum number of missing items named. */
const named = 6

const spoils = (name: string) =>
  isFreshItem(name) || usualPortion(name, 1)?.some(({ fresh }) => fresh === true) === true

/** How much of the menu the sheet holds; undefined where it holds all of it, or none. */
export function menuCover({ items }: Sales, house: House): SalesForecast['menuCover'] {
  const menu = sellsOf(house).map(({ name }) => name)
  const sold = new Set(items.flatMap(({ name }) => [name, plainName(name)]))
  const absent = menu.filter((name) => !sold.has(name))
  return absent.length === 0 || absent.length === menu.length
    ? undefined
    : { menu: menu.length, absent, spoiling: absent.filter(spoils) }
}

/** That the total is of the items in the sheet alone, and what to do about the others. */
export function coverSentences(forecast: SalesForecast): string[] {
  const { menuCover: cover, revenue } = forecast
  if (!cover) return []
  const { menu, absent, spoiling } = cover
  const week = revenue?.coming.find(({ monday }) => monday === targetOf(forecast)?.monday)
  const held = menu - absent.length
  const missing = spoiling.length > 0 ? spoiling : absent
  const first = missing.slice(0, named)
  const others = missing.length - first.length
  const total = week ? `os ${formatReais(week.value)} são deles` : 'a soma é deles'
  const verb = missing.length === 1 ? 'falta' : 'faltam'
  const which = spoiling.length > 0 ? `Dos que estragam, ${verb}` : capitalize(verb)
  const more = others === 0 ? first : [...first, others === 1 ? 'mais um' : `mais ${others}`]
  return [
    `A planilha traz ${held} dos ${menu} itens do cardápio: ${total}, não da casa toda. ${which} ${joinList(more)}: siga comprando pelo que saiu nas últimas quatro semanas e peça ao caixa o relatório com todos os itens.`,
  ]
}
