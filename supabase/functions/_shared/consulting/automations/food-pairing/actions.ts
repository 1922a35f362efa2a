import { fillChoices } from '../../base/language/choices.ts'
import { the } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { inHouseNames } from './house-names.ts'
import { assumed, pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import { offerWords, rangeWords } from './offers-section.ts'
import type { PairingContent, PairingMenu } from './schema.ts'

/** "Carvalho Premium" → "Carvalho". */
const short = (label: string) => label.split(' ')[0] ?? label

/** The owner's combos, with what they leave beyond the dish. */
function withinAction({ offers }: NonNullable<PairingMenu['offersWithin']>): Action {
  const gains = offers.flatMap(({ price, cost, alone }) =>
    cost === null || alone == null ? [] : [price - cost - alone],
  )
  const [least, most] = [Math.min(...gains), Math.max(...gains)]
  const range = most - least < 0.01 ? formatBrl(most) : `${formatBrl(least)} a ${formatBrl(most)}`
  return {
    what: `Oferecer ${joinList(offers.slice(0, 3).map(({ name, drink, price }) => `${pairWords({ name, drinks: drink })} (${menuPrice(price)})`))}`,
    brings: gains.length > 0 ? `**${range}** a mais por combo.` : 'Sem o custo, a conta fica em aberto.',
    by: 'Semana 1',
    who: 'Equipe',
  }
}

/** The first combos with the range of their gain; null if there is none. */
function comboAction({ combos = [], offersWithin }: PairingMenu): Action | null {
  if (offersWithin) return withinAction(offersWithin)
  const first = combos.filter(({ first }) => first)
  if (first.length === 0) return null
  const names = first.map(offerWords)
  const brings = first.flatMap(({ name, perTen, perTenBad }) =>
    perTen === null || perTenBad === null ? [] : [`${name}, **${rangeWords({ perTen, perTenBad })}**`],
  )
  return {
    what: `Oferecer ${joinList(names)}`,
    brings:
      brings.length > 0
        ? `Em ${assumed.tables} mesas: ${brings.join('; ')}.`
        : 'Sem o custo da bebida, a conta fica em aberto.',
    by: 'Semana 1',
    who: 'Equipe',
  }
}

/** What to do first with the pairings. */
export function pairingActions(contents: readonly PairingContent[]): Action[] {
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) return []
  const bottles = menu.shopping.bottles
  const missing = menu.overview.some(
    ({ servedPrice, comboPrice, closed }) => !closed && (servedPrice == null || comboPrice === null),
  )
  const news = [
    ...menu.recipes.flatMap(({ name, base, suggestedPrice }) =>
      base === null ? [] : [`${the(name)} (${menuPrice(suggestedPrice)})`],
    ),
    ...(menu.ruler ? [`a régua (${menuPrice(menu.ruler.price)})`] : []),
  ]
  const later = (menu.combos ?? []).filter(({ first }) => !first)
  const actions = firstActions(
    bottles.length > 0
      ? {
          what: `Comprar ${joinList(bottles.map(({ label, bottles: count }) => `${count} ${short(label)}`))}`,
          brings: `**${formatBrl(bottles.reduce((total, { costBRL }) => total + costBRL, 0))}** para ${menu.shopping.days ?? 13} dias abertos.`,
          by: 'Semana 1',
          who: 'Compras',
        }
      : null,
    menu.doses.length > 0
      ? {
          what: 'Provar com a equipe, 20 minutos',
          brings: `**${formatBrl(menu.tasting.costBRL)}** em cachaça.`,
          by: 'Semana 1',
          who: 'Gerente e equipe',
        }
      : {
          what: 'Ler a tabela com a equipe',
          brings: 'Uma frase por prato',
          by: 'Semana 1',
          who: 'Gerente e equipe',
        },
    comboAction(menu),
    {
      what: fillChoices(
        `[Imprimir|Pôr no cardápio|Levar à gráfica] ${joinList(['a linha da bebida', ...news])}`,
        menu.title,
      ),
      brings: 'O cliente lê, com preço.',
      by: 'Semana 2',
      who: 'Gerente',
    },
    later.length > 0
      ? {
          what: fillChoices(
            `[Pegaram os primeiros? Incluir|Se pegarem, somar|Depois dos primeiros,] ${joinList(later.map(pairWords))}`,
            menu.title,
          ),
          brings: 'Quatro ofertas, no máximo.',
          by: 'Semana 3',
          who: 'Gerente',
        }
      : missing
        ? {
            what: 'Completar preços e custos',
            brings: 'Sem eles não há conta do prato.',
            by: 'Semana 3',
            who: 'Compras',
          }
        : null,
  )
  return inHouseNames(actions, menu)
}
