import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { namesOf } from './goals.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** The first three names, and how many more there are. */
const listed = (names: readonly string[]) =>
  joinList([...names.slice(0, 3), ...(names.length > 3 ? [`mais ${names.length - 3}`] : [])])

/** Most items with an action of their own, so that the other work is not crowded out. */
const mostItems = 3

function itemAction(redesign: MenuRedesign, item: RedesignedItem): Action {
  const month = redesign.period?.dated === false ? 'no período da planilha' : 'por mês'
  return {
    what:
      item.newPrice === null
        ? `${item.name}: ${(item.action.split(':')[0] ?? item.action).replace(/^./, (first) => first.toLowerCase())}`
        : `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
    brings: `**${formatBrl(item.effect)}** ${month}, se ${(item.assumption ?? 'valerem as premissas').replace(/ \(elasticidade[^)]*\)/, '').replaceAll('vende ', 'vender ')}.`,
    // Prices change together with the printed menu.
    by: 'Semana 2',
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
  const counted = categories.flatMap(({ items }) => items).length
  const stars = namesOf(redesign, 'Estrela', 3)
  const say = (text: string) => fillChoices(text, redesign.title)
  return firstActions(
    ...gains.map((item) => itemAction(redesign, item)),
    // Without a single calculated item no order is better than today's.
    period && counted === 0
      ? null
      : period
        ? {
            what: say(
              boxes.length > 0
                ? `[Imprimir a nova ordem, com ${joinList(boxes)} na moldura|Levar o cardápio novo à gráfica, ${joinList(boxes)} em destaque|Pôr ${joinList(boxes)} na moldura e imprimir]`
                : 'Imprimir a nova ordem',
            ),
            brings:
              opening.length > 0
                ? say(
                    `[${opening.length === 1 ? 'Passa' : 'Passam'} a abrir a seção: ${joinList(opening.slice(0, 3))}.|${joinList(opening.slice(0, 3))} ${opening.length === 1 ? 'sobe' : 'sobem'} para o primeiro lugar.|O olho cai primeiro em ${joinList(opening.slice(0, 3))}.]`,
                  )
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
          brings: say(
            '[Só com o custo entram na conta.|Hoje ficam fora de toda soma.|Sem isso não se sabe o que deixam.]',
          ),
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
          what: say(`[Oferecer primeiro|Começar a conversa na mesa por] ${joinList(stars)}`),
          brings: say(
            stars.length === 1
              ? '[É o que mais sai entre os que deixam boa margem.|Já agrada, e deixa bem: é o lado seguro.]'
              : '[São os que mais saem entre os que deixam boa margem.|Já agradam, e deixam bem: é o lado seguro.|O cliente já pede, e a casa ganha com isso.]',
          ),
          by: 'Semana 1',
          who: 'Salão',
        }
      : null,
    open.length > 0
      ? {
          what: say(
            `[Perguntar à cozinha e escrever|Sentar com a cozinha e fechar] a linha de ${listed(open)}`,
          ),
          brings: say(
            '[O cliente sabe o que vem no prato, e o salão explica menos.|Item sem linha só vende a quem já conhece.|Menos pergunta na mesa, pedido mais rápido.]',
          ),
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
