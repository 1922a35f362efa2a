import type { Drink } from '../../base/drinks/drink.schema.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { DrinkContent } from './schema.ts'

/** Doses a week of each launched drink, for the margin of the first month. */
const weeklyDoses = 10

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
    what:
      drinks.length === 1
        ? 'Provar o drink com a equipe, com o dosador na mão'
        : `Provar os ${drinks.length} drinks com a equipe, com o dosador na mão`,
    brings:
      costs.length === 0
        ? 'A conta deste relatório vale com a receita medida, copo a copo.'
        : `Segura o custo: 10 ml a mais de cachaça no copo custam **${least === dearest ? least : `${least} a ${dearest}`}** por dose.`,
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
          what: `Comprar a lista, ${formatBrl(list.totalBRL)}, e deixar prontos os preparos da casa`,
          brings: `**${formatBrl(all)}** de margem, se as ${list.servingsPerDrink} doses de cada drink saírem pelo preço sugerido.`,
          by: 'Semana 1',
          who: 'Compras e bar',
        }
      : {
          what: 'Comprar os ingredientes das fichas',
          brings: 'Doses para a prova e para as primeiras noites.',
          by: 'Semana 1',
          who: 'Compras e bar',
        },
    pouringAction(drinks),
    {
      what: `Lançar primeiro ${joinList(first.map(({ name }) => name))}`,
      brings: `**${formatBrl(sum(margins) * weeklyDoses * 4)}** de margem em quatro semanas, a ${weeklyDoses} doses de cada por semana: em média ${formatBrl(sum(margins) / margins.length)} por dose.`,
      by: 'Semana 2',
      who: 'Gerente',
    },
    {
      what: 'Pendurar as fichas no bar e ensinar à equipe uma frase por drink',
      brings: 'O mesmo copo em qualquer turno, e quem atende sabe o que oferecer.',
      by: 'Semana 2',
      who: 'Bar e salão',
    },
    {
      what: 'Contar as doses vendidas e conferir os custos com as notas de compra',
      brings: 'Decide com venda e custo reais o que fica na carta e o que sai.',
      by: 'Semana 4',
      who: 'Gerente',
    },
  )
}
