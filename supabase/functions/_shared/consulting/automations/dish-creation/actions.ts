import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { DishContent } from './schema.ts'

/** Portions a week of each launched dish, for the margin of the first month. */
const weeklyPortions = 10

/** As the sheet prints it, so that the owner's own sum gives the same. */
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
          what: `Comprar a lista, ${formatBrl(menu.shopping.totalBRL)}, menos o que a casa já tem`,
          brings:
            priced.length > 0
              ? `**${formatBrl(sum(priced.map(({ margin }) => margin)) * menu.shopping.portions)}** de margem, se as ${menu.shopping.portions} porções de cada prato saírem pelo preço sugerido.`
              : 'Fecha os custos que faltam; sem eles não há preço a sugerir.',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    missing.length > 0
      ? {
          what: `Cotar ${joinList(missing)}`,
          brings: 'Fecha o custo dos pratos que ainda estão sem preço.',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    {
      what: `Testar uma receita por dia, começando por ${opening.name}, e pesar a porção`,
      brings:
        portion === null
          ? 'O rendimento da sua cozinha é o que vale para o custo.'
          : `Segura o custo: uma porção 10% maior custa, em média, **${formatBrl(portion * 0.1)}** por prato.`,
      by: 'Semana 1',
      who: 'Cozinha',
    },
    {
      what: 'Cadastrar os alérgenos e o aviso de álcool no cardápio e no sistema',
      brings: 'O cliente sabe o que come; a casa cumpre a lei e não depende da memória de quem atende.',
      by: 'Semana 2',
      who: 'Gerente',
    },
    first.length > 0
      ? {
          what: `Lançar como sugestão do dia ${joinList(first.map(({ name }) => name))}`,
          brings: `**${formatBrl(sum(first.map(({ margin }) => margin)) * weeklyPortions * 4)}** de margem em quatro semanas, a ${weeklyPortions} porções de cada por semana.`,
          by: 'Semana 3',
          who: 'Gerente e cozinha',
        }
      : null,
    {
      what: 'Anotar vendas, sobras e o tempo do pedido ao passe',
      brings: 'Decide com a venda real quais pratos vão ao cardápio fixo.',
      by: 'Semana 4',
      who: 'Cozinha',
    },
    {
      what: 'Provar os pratos com as cachaças das fichas, com quem atende',
      brings: 'A equipe vende melhor o que conhece.',
      by: 'Semana 2',
      who: 'Quem atende',
    },
  )
}
