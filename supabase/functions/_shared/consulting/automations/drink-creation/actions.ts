import type { Drink } from '../../base/drinks/drink.schema.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { DrinkContent } from './schema.ts'

/** Servings of each launched drink over which its margin is expressed. */
const doses = 40

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** R$ of 10 ml of the drink's spirit; null without one. */
function tenMlCost({ ingredients }: Drink): number | null {
  const base = ingredients.find(({ role, unit }) => role === 'base' && unit === 'ml')
  return base && base.costBRL !== null ? (base.costBRL / base.amount) * 10 : null
}

function pouringAction(drinks: readonly Drink[]): Action {
  const costs = drinks.map(tenMlCost).filter((cost) => cost !== null)
  const least = formatBrl(Math.min(...costs))
  const dearest = formatBrl(Math.max(...costs))
  return {
    what: 'Provar todos com o dosador',
    brings:
      costs.length === 0
        ? 'A receita que se mediu'
        : `10 ml a mais de cachaça: **${least === dearest ? least : `${least} a ${dearest}`}**`,
    by: 'Semana 1',
    who: 'Bar',
  }
}

/** What to do first with a signature menu. */
export function drinkActions(contents: readonly DrinkContent[]): Action[] {
  const drinks = contents.filter((content) => content.kind === 'drink')
  const menu = contents.find((content) => content.kind === 'drink_menu')
  if (drinks.length === 0) return []
  const first = drinks.toSorted((a, b) => b.contributionMargin - a.contributionMargin).slice(0, 3)
  const margins = first.map(({ contributionMargin }) => contributionMargin)
  const list = menu?.shoppingList
  const all = list && sum(drinks.map(({ contributionMargin }) => contributionMargin)) * list.servingsPerDrink
  return firstActions(
    list && all !== undefined
      ? {
          what: `Comprar a lista, ${formatBrl(list.totalBRL)}`,
          brings: `Margem: **${formatBrl(all)}** em ${list.servingsPerDrink} doses de cada`,
          by: 'Semana 1',
          who: 'Compras e bar',
        }
      : {
          what: 'Comprar os ingredientes das fichas',
          brings: 'Prova e primeiras noites',
          by: 'Semana 1',
          who: 'Compras e bar',
        },
    pouringAction(drinks),
    {
      what: `Lançar primeiro ${joinList(first.map(({ name }) => name))}`,
      brings: `Margem: **${formatBrl(sum(margins) * doses)}** em ${doses} de cada`,
      by: 'Semana 2',
      who: 'Gerente',
    },
    { what: 'Pendurar as fichas no bar', brings: 'O mesmo copo sempre', by: 'Semana 2', who: 'Bar e salão' },
    {
      what: 'Contar doses e conferir notas',
      brings: 'Decide o que fica',
      by: 'Semana 4',
      who: 'Gerente',
    },
  )
}
