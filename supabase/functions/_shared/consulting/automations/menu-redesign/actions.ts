import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { namesOf } from './goals.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** The first three, and how many more. */
const listed = (names: readonly string[]) =>
  joinList([...names.slice(0, 3), ...(names.length > 3 ? [`mais ${names.length - 3}`] : [])])

/** Items with an action of their own; more leave no room for the rest of the work. */
const mostItems = 3

function itemAction(redesign: MenuRedesign, item: RedesignedItem): Action {
  const month = redesign.period?.dated === false ? 'no período da planilha' : 'por mês'
  return {
    what:
      item.newPrice === null
        ? `${item.name}: ${(item.action.split(':')[0] ?? item.action).replace(/^./, (first) => first.toLowerCase())}`
        : `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
    brings: `**${formatBrl(item.effect)}** ${month}, supondo: ${item.assumption ?? 'as premissas do relatório'}.`,
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
  const open = (redesign.newMenu?.sections ?? []).flatMap(({ items }) =>
    items.flatMap(({ name, ask }) => (ask === null ? [] : [name])),
  )
  const boxes = (redesign.newMenu?.boxes ?? []).map(({ name }) => name)
  const opening = (redesign.newMenu?.sections ?? []).flatMap(({ opens, items }) =>
    items[0] && opens && opens !== items[0].name ? [items[0].name] : [],
  )
  const stars = namesOf(redesign, 'Estrela', 3)
  return firstActions(
    ...gains.map((item) => itemAction(redesign, item)),
    period
      ? {
          what: `Imprimir a nova ordem${boxes.length > 0 ? `, com ${joinList(boxes)} na moldura` : ''}`,
          brings:
            opening.length > 0
              ? `${opening.length === 1 ? 'Passa' : 'Passam'} a abrir a seção: ${joinList(opening.slice(0, 3))}.`
              : 'A ordem de hoje já abre cada seção com o que mais deixa.',
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
          what: `Fechar o custo de ${listed(withoutCost.map(({ name }) => name))}`,
          brings: 'Só com o custo estes itens entram na conta.',
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    menu.withoutPrice.length > 0
      ? {
          what: `Pôr preço em ${listed(menu.withoutPrice)}`,
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
    open.length > 0
      ? {
          what: `Perguntar à cozinha e escrever a linha de ${listed(open)}`,
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
