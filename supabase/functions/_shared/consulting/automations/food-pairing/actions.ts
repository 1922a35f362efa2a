import { formatBrl, joinList } from '../../base/language/text.ts'
import { optionName, spokenName } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { firstCombos } from './first-combos.ts'
import type { Pairing, PairingContent } from './schema.ts'

/** Combos of each kind that the gain is told for. */
const told = 10

const nameOf = ({ dish, best }: Pairing) => `${spokenName(dish.name)} + ${optionName(best)}`

function comboAction(sheets: readonly Pairing[]): Action | null {
  const first = firstCombos(sheets)
  if (first.length === 0) return null
  const gain = first.reduce((total, { combo }) => total + (combo?.gain ?? 0), 0)
  return {
    what: `Lançar ${first.length === 1 ? 'o combo' : 'os combos'} ${joinList(first.map(nameOf))}`,
    brings: `**${formatBrl(gain * told)}** além dos pratos sozinhos, a cada ${told} combos ${first.length === 1 ? 'vendidos' : 'de cada um'}; vale para quem pediria só o prato.`,
    by: 'Semana 2',
    who: 'Gerente',
  }
}

/** What to do first with the pairings. */
export function pairingActions(contents: readonly PairingContent[]): Action[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  const first = sheets.find(({ closed }) => !closed) ?? sheets[0]
  if (!first) return []
  const bottles = menu?.shopping.bottles ?? []
  const combos = comboAction(sheets)
  return firstActions(
    menu && bottles.length > 0
      ? {
          what: `Comprar ${joinList(bottles.map(({ label, bottles: count }) => `${count} ${count === 1 ? 'garrafa' : 'garrafas'} de ${label}`))}`,
          brings: `${menu.shopping.servings} doses de cada recomendação, por **${formatBrl(bottles.reduce((total, { costBRL }) => total + costBRL, 0))}**.`,
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    menu && menu.doses.length > 0
      ? {
          what: 'Fazer a degustação de trinta minutos com quem atende',
          brings: `A equipe oferece o que provou. Custa **${formatBrl(menu.tasting.costBRL)}** em cachaça para ${menu.tasting.people} pessoas.`,
          by: 'Semana 1',
          who: 'Gerente e equipe',
        }
      : {
          what: 'Ler as fichas com quem atende, prato por prato',
          brings: 'A equipe sabe o que oferecer com cada prato, e por quê.',
          by: 'Semana 1',
          who: 'Gerente e equipe',
        },
    combos,
    {
      what: 'Imprimir os textos do cardápio, com a bebida ao lado do prato',
      brings: 'A sugestão chega ao cliente mesmo na hora de maior movimento.',
      by: 'Semana 2',
      who: 'Gerente',
    },
    {
      what: `Treinar a abertura do roteiro com ${nameOf(first)}`,
      brings: 'Uma frase pronta para oferecer, sem empurrar a bebida.',
      by: 'Semana 2',
      who: 'Equipe',
    },
    combos === null
      ? {
          what: 'Completar os preços e custos que faltam, de pratos e bebidas',
          brings: 'Só com eles se calcula o preço e a margem de um combo.',
          by: 'Semana 3',
          who: 'Compras',
        }
      : null,
    {
      what: 'Contar as bebidas vendidas com os pratos e trocar o que não sai pela segunda opção',
      brings: 'Fica o que pelo menos uma em cada dez vendas do prato leva junto.',
      by: 'Semana 4',
      who: 'Gerente',
    },
  )
}
