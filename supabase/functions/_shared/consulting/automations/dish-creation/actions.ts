import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { DishContent } from './schema.ts'

/** Portions of each launched dish over which its margin is expressed. */
const portions = 40

/** Rounded as on the sheet, so that the owner's own sum gives the same. */
const inCents = (value: number) => Math.round(value * 100) / 100

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What to do first with the dishes. */
export function dishActions(contents: readonly DishContent[]): Action[] {
  const dishes = contents.filter((content) => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  const [opening] = dishes
  if (!opening) return []
  const priced = dishes
    .flatMap(({ name, margin }) => (margin === null ? [] : [{ name, margin: inCents(margin) }]))
    .toSorted((a, b) => b.margin - a.margin)
  const first = priced.slice(0, 3)
  const missing = [...new Set(dishes.flatMap((dish) => dish.missing))]
  const complete = dishes.filter((dish) => dish.missing.length === 0)
  const portion = complete.length > 0 ? sum(complete.map(({ cost }) => cost)) / complete.length : null
  return firstActions(
    menu
      ? {
          what: `Comprar a lista, ${formatBrl(menu.shopping.totalBRL)}`,
          brings:
            priced.length > 0
              ? `Margem: **${formatBrl(sum(priced.map(({ margin }) => margin)) * menu.shopping.portions)}** em ${menu.shopping.portions} porções de cada`
              : 'Fecha os custos que faltam.',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    missing.length > 0
      ? {
          what: `Cotar ${joinList(missing)}`,
          brings: 'Fecha o custo dos pratos',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    {
      what: `Testar e pesar, começando por ${opening.name}`,
      brings:
        portion === null
          ? 'O rendimento da sua cozinha'
          : `Porção 10% maior: **${formatBrl(portion * 0.1)}** em média`,
      by: 'Semana 1',
      who: 'Cozinha',
    },
    {
      what: 'Cadastrar alérgenos e álcool',
      brings: 'O aviso da lei',
      by: 'Semana 2',
      who: 'Gerente',
    },
    first.length > 0
      ? {
          what: `Sugestão do dia: ${joinList(first.map(({ name }) => name))}`,
          brings: `Margem: **${formatBrl(sum(first.map(({ margin }) => margin)) * portions)}** em ${portions} de cada`,
          by: 'Semana 3',
          who: 'Gerente e cozinha',
        }
      : null,
    { what: 'Anotar vendas e sobras', brings: 'Decide o cardápio fixo', by: 'Semana 4', who: 'Cozinha' },
    {
      what: 'Provar com as cachaças das fichas',
      brings: 'Equipe que conhece o prato',
      by: 'Semana 2',
      who: 'Quem atende',
    },
  )
}
