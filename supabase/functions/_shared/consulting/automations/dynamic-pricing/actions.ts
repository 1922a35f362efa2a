import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

/** Prices to change at a time: more cannot be told apart in the sales. */
const atOnce = 3

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

function lossAction(below: readonly PricedItemPlan[]): Action | null {
  if (below.length === 0) return null
  const loss = below.reduce((total, { price, cost, units }) => total + (cost - price) * units, 0)
  return {
    what: `Conferir o custo ou a receita de ${joinList(below.slice(0, 3).map(({ name }) => name))}${below.length > 3 ? ` e de mais ${below.length - 3}` : ''}`,
    brings: `Para de perder **${formatBrl(loss)}** por mês, se o custo da planilha estiver certo.`,
    by: 'Semana 1',
    who: 'Compras e cozinha',
  }
}

/** What to do first about the prices. */
export function pricingActions(contents: readonly PricingPlan[]): Action[] {
  const [plan] = contents
  if (!plan) return []
  const month = plan.period ? 'por mês' : 'por mês, tomando a planilha como um mês'
  const moved = plan.items
    .filter(({ action }) => action === 'raise' || action === 'lower')
    .filter((item) => gainOf(item) > 0)
    .toSorted((a, b) => gainOf(b) - gainOf(a))
  const first = moved.slice(0, atOnce)
  const withoutCost = plan.left.filter(({ reason }) => reason === 'no_cost').map(({ name }) => name)
  return firstActions(
    lossAction(plan.items.filter(({ action }) => action === 'below_cost')),
    ...first.map(
      (item): Action => ({
        what: `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
        brings: `**${formatBrl(gainOf(item))}** ${month}, supondo elasticidade de ${formatNumber(item.elasticity)}.`,
        by: 'Semana 1',
        who: 'Gerente',
      }),
    ),
    first.length === 0
      ? {
          what: 'Manter os preços de hoje',
          brings: 'Nenhuma mudança calculada traria um ganho que se pudesse ver nas vendas.',
          by: 'Agora',
          who: 'Gerente',
        }
      : null,
    {
      what:
        first.length === 0
          ? 'Contar as unidades vendidas dos cinco itens que mais saem, dia a dia'
          : 'Contar as unidades dos itens que mudaram, dia a dia, e voltar atrás no que não rendeu',
      brings: 'Troca a elasticidade suposta pela da sua clientela.',
      by: 'Semana 4',
      who: 'Gerente',
    },
    withoutCost.length > 0
      ? {
          what: `Fechar o custo de ${joinList(withoutCost.slice(0, 3))}${withoutCost.length > 3 ? ` e de mais ${withoutCost.length - 3}` : ''}`,
          brings: 'Sem custo, o item fica fora da conta.',
          by: 'Semana 2',
          who: 'Compras',
        }
      : null,
    {
      what: 'Mudar cada preço no mesmo dia em cardápio, quadro, delivery e sistema',
      brings: 'Evita a conta que não bate com o cardápio, e a reclamação na mesa.',
      by: 'Semana 1',
      who: 'Gerente',
    },
    {
      what: 'Conferir o custo dos itens que mais vendem com a última nota de compra',
      brings: 'Toda a conta parte do custo: um erro nele passa para o preço.',
      by: 'Semana 1',
      who: 'Compras',
    },
    {
      what: 'Anotar as reclamações de preço, item por item',
      brings: 'Mostram antes das vendas onde o preço passou do ponto.',
      by: 'Semanas 2 e 3',
      who: 'Salão',
    },
  )
}
