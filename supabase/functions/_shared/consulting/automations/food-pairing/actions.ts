import { formatBrl, joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { firstCombos, leadingSheets } from './first-combos.ts'
import type { Pairing, PairingContent } from './schema.ts'
import { servedBeside } from './served.ts'

/** Combos of each kind over which the gain is expressed. */
const told = 10

const nameOf = (sheet: Pairing) => `${spokenName(sheet.dish.name)} + ${servedBeside(sheet)}`

function comboAction(sheets: readonly Pairing[]): Action | null {
  const first = firstCombos(sheets)
  if (first.length === 0) return null
  const gain = first.reduce((total, { combo }) => total + (combo?.gain ?? 0), 0)
  return {
    what: `Lançar ${first.length === 1 ? 'o combo' : 'os combos'} ${joinList(first.map(nameOf))}`,
    brings: `**${formatBrl(gain * told)}** a cada ${told}${first.length === 1 ? '' : ' de cada'}.`,
    by: 'Semana 2',
    who: 'Gerente',
  }
}

/** What to do first with the pairings. */
export function pairingActions(contents: readonly PairingContent[]): Action[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  const first = leadingSheets(sheets)[0] ?? sheets[0]
  if (!first) return []
  const bottles = menu?.shopping.bottles ?? []
  const combos = comboAction(sheets)
  return firstActions(
    menu && bottles.length > 0
      ? {
          what: `Comprar ${joinList(bottles.map(({ label, bottles: count }) => `${count} ${label}`))}`,
          brings: `**${formatBrl(bottles.reduce((total, { costBRL }) => total + costBRL, 0))}**, ${menu.shopping.servings} doses de cada.`,
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    menu && menu.doses.length > 0
      ? {
          what: 'Degustar com quem atende',
          brings: `**${formatBrl(menu.tasting.costBRL)}** em cachaça, ${menu.tasting.people} pessoas.`,
          by: 'Semana 1',
          who: 'Gerente e equipe',
        }
      : {
          what: 'Ler as fichas com a equipe',
          brings: 'Um argumento por prato',
          by: 'Semana 1',
          who: 'Gerente e equipe',
        },
    combos,
    {
      what: 'Imprimir a linha da bebida',
      brings: 'Sugestão à vista na mesa',
      by: 'Semana 2',
      who: 'Gerente',
    },
    {
      what: `Treinar a abertura: ${nameOf(first)}`,
      brings: 'Uma frase pronta',
      by: 'Semana 2',
      who: 'Equipe',
    },
    combos === null
      ? {
          what: 'Completar preços e custos',
          brings: 'Sem eles não há combo.',
          by: 'Semana 3',
          who: 'Compras',
        }
      : null,
    {
      what: 'Trocar o que não sai',
      brings: 'Fica o que vende junto',
      by: 'Semana 4',
      who: 'Gerente',
    },
  )
}
