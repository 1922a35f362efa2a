import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { namesOf } from './goals.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** Items with an action of their own; more leave no room for the rest of the work. */
const mostItems = 3

/** "com destaque e texto novo, vende 15% mais": as the report's own assumptions say it. */
function assumptionOf({ assumptions }: MenuRedesign, { quadrant, newPrice }: RedesignedItem): string {
  if (newPrice !== null) return 'se as vendas reagirem ao preço como suposto'
  const told = assumptions.find((text) => text.startsWith(`${quadrant}: `))
  return told
    ? `supondo: ${told.slice(quadrant.length + 2).replace(/\.$/, '')}`
    : 'pelas premissas do relatório'
}

function itemAction(redesign: MenuRedesign, item: RedesignedItem): Action {
  const month = redesign.period?.dated ? 'por mês' : 'por mês, tomando a planilha como um mês'
  return {
    what:
      item.newPrice === null
        ? `${item.name}: ${item.action.charAt(0).toLowerCase()}${item.action.slice(1)}`
        : `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
    brings: `**${formatBrl(item.effect)}** ${month}, ${assumptionOf(redesign, item)}.`,
    by: item.newPrice === null ? 'Semana 2' : 'Semana 1',
    who: item.newPrice === null ? 'Gerente e salão' : 'Gerente',
  }
}

/** What to do first with the menu. */
export function redesignActions(contents: readonly MenuRedesign[]): Action[] {
  const [redesign] = contents
  if (!redesign) return []
  const { categories, left, menu, period } = redesign
  const gains = categories
    .flatMap(({ items }) => items)
    .filter(({ effect }) => effect > 0)
    .toSorted((a, b) => b.effect - a.effect)
    .slice(0, mostItems)
  const withoutCost = left.filter(({ reason }) => reason === 'no_cost' || reason === 'below_cost')
  const stars = namesOf(redesign, 'Estrela', 3)
  return firstActions(
    ...gains.map((item) => itemAction(redesign, item)),
    period
      ? {
          what: 'Imprimir o cardápio na nova ordem',
          brings: 'Os itens que deixam mais ficam onde o cliente olha primeiro.',
          by: 'Semana 2',
          who: 'Gerente',
        }
      : {
          what: 'Exportar as vendas por item, com preço e custo, de pelo menos quatro semanas',
          brings: 'Sem vendas não dá para dizer, em reais, o que subir, destacar ou tirar.',
          by: 'Semana 1',
          who: 'Gerente',
        },
    withoutCost.length > 0
      ? {
          what: `Fechar o custo de ${joinList(withoutCost.slice(0, 3).map(({ name }) => name))}${withoutCost.length > 3 ? ` e de mais ${withoutCost.length - 3}` : ''}`,
          brings: 'Só com o custo estes itens entram na conta.',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    menu.withoutPrice.length > 0
      ? {
          what: `Pôr preço em ${joinList(menu.withoutPrice.slice(0, 3))}${menu.withoutPrice.length > 3 ? ` e em mais ${menu.withoutPrice.length - 3}` : ''}`,
          brings: 'O cliente escolhe sem perguntar, e o preço à vista é obrigatório.',
          by: 'Semana 1',
          who: 'Gerente',
        }
      : null,
    stars.length > 0
      ? {
          what: `Oferecer primeiro ${joinList(stars)}`,
          brings: 'São os que mais saem entre os que deixam boa margem.',
          by: 'Semana 1',
          who: 'Salão',
        }
      : null,
    menu.withoutDescription.length > 0
      ? {
          what: `Escrever a linha de descrição dos itens que não têm (${menu.withoutDescription.length} de ${menu.items})`,
          brings: 'O cliente sabe o que vem no prato, e o salão explica menos.',
          by: 'Semana 2',
          who: 'Cozinha e gerente',
        }
      : null,
    {
      what: period ? 'Refazer a análise com as vendas do mês' : 'Refazer a análise com a planilha',
      brings: 'Mostra em reais o que funcionou e o que volta atrás.',
      by: 'Semana 4',
      who: 'Gerente',
    },
    {
      what: 'Treinar a equipe a descrever cada prato em uma frase',
      brings: 'Quem ouve o ingrediente e o preparo escolhe mais depressa.',
      by: 'Semana 3',
      who: 'Salão',
    },
    {
      what: 'Anotar o que os clientes pedem e a casa não tem',
      brings: 'É a melhor lista de candidatos para o próximo cardápio.',
      by: 'Semana 4',
      who: 'Salão',
    },
  )
}
