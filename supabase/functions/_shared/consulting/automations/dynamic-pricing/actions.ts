import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { perOf, provable } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { canWait } from './sentences.ts'

/** Prices to change at a time: more cannot be told apart in the sales. */
const atOnce = 3

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

function lossAction(below: readonly PricedItemPlan[], per: string): Action | null {
  if (below.length === 0) return null
  const loss = below.reduce((total, { price, cost, units }) => total + (cost - price) * units, 0)
  return {
    what: `Conferir o custo ou a receita de ${joinList(below.slice(0, 3).map(({ name }) => name))}${below.length > 3 ? ` e de mais ${below.length - 3}` : ''}`,
    brings: `Para de perder **${formatBrl(loss)}** ${per}, se o custo da planilha estiver certo.`,
    by: 'Semana 1',
    who: 'Compras e cozinha',
  }
}

/** What to do first about the prices. */
export function pricingActions(contents: readonly PricingPlan[]): Action[] {
  const [plan] = contents
  if (!plan) return []
  const month = perOf(plan)
  const when = canWait(plan) ? 'Próxima impressão' : 'Semana 1'
  const earning = plan.items.toSorted((a, b) => b.profit - a.profit).slice(0, 3)
  const moved = plan.items
    .filter(({ action }) => action === 'raise' || action === 'lower')
    .filter((item) => item.asked || gainOf(item) > 0)
    // What the owner asks for comes first, whatever it costs.
    .toSorted((a, b) => Number(b.asked ?? false) - Number(a.asked ?? false) || gainOf(b) - gainOf(a))
  const first = moved.slice(0, atOnce)
  const told = first.filter(provable).map(({ name }) => name)
  const names = joinList(first.map(({ name }) => name))
  const withoutCost = plan.left.filter(({ reason }) => reason === 'no_cost').map(({ name }) => name)
  return firstActions(
    lossAction(
      plan.items.filter(({ action }) => action === 'below_cost'),
      month,
    ),
    ...first.map(
      (item): Action => ({
        what: `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
        brings: item.asked
          ? `Como você pediu: **${formatBrl(Math.abs(gainOf(item)))}** a ${gainOf(item) < 0 ? 'menos' : 'mais'} ${month}.`
          : `**${formatBrl(gainOf(item))}** ${month}, supondo elasticidade de ${formatNumber(item.elasticity)}.`,
        by: when,
        who: 'Gerente',
      }),
    ),
    first.length === 0
      ? {
          what: 'Manter os preços de hoje',
          brings: 'Nenhuma mudança renderia 3% do lucro do próprio item.',
          by: 'Agora',
          who: 'Gerente',
        }
      : null,
    first.length > 0 && told.length === 0
      ? {
          what: `Anotar as reclamações sobre o preço de ${names}`,
          brings:
            plan.period === null
              ? 'Uma planilha sem datas não prova a mudança: a queixa avisa antes.'
              : 'As vendas oscilam demais para provar a mudança: a queixa avisa antes.',
          by: 'Depois da mudança',
          who: 'Atendimento',
        }
      : {
          what:
            first.length === 0
              ? 'Guardar a planilha de vendas, semana a semana'
              : `Guardar as vendas de ${joinList(told)} por semana, sem concluir antes do tempo que a seção “Como saber se deu certo” diz`,
          brings:
            first.length === 0
              ? 'A próxima conta terá mais vendas em que se apoiar.'
              : 'Com semanas bastantes, dá para corrigir no simulador a elasticidade suposta.',
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
    first.length > 0
      ? {
          what: `Mudar ${moved.length === 1 ? 'o preço' : 'cada preço'} no mesmo dia, no sistema e em tudo o que o cliente lê`,
          brings: 'Evita a conta que não bate com o cardápio, e a reclamação.',
          by: when,
          who: 'Gerente',
        }
      : null,
    {
      what: `Conferir na última nota de compra o custo de ${joinList(earning.map(({ name }) => name))}`,
      brings: 'É de onde vem mais lucro: um erro no custo passa para o preço.',
      by: 'Semana 1',
      who: 'Compras',
    },
    first.length === 0 || told.length > 0
      ? {
          what: 'Anotar as reclamações de preço, item por item',
          brings: 'Mostram antes das vendas onde o preço passou do ponto.',
          by: 'Semanas 2 e 3',
          who: 'Atendimento',
        }
      : null,
  )
}
