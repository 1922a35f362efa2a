import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { inHouseNames } from './house-names.ts'
import { assumed, pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import { offerWords, rangeWords } from './offers-section.ts'
import { ownPairWords } from './own-pairs.ts'
import { dayWords, type Step } from './schedule.ts'
import type { PairingContent, PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** "Carvalho Premium" → "Carvalho". */
const short = (label: string) => label.split(' ')[0] ?? label

/** The week of a step, or its day where the owner says when all must be ready. */
const weeks: Readonly<Record<Step, number>> = { confirm: 1, buy: 1, train: 1, offer: 1, print: 2 }
const dueOf = ({ schedule }: PairingMenu, step: Step): string =>
  schedule ? dayWords(schedule[step]) : `Semana ${weeks[step]}`

/** Most dishes that the first step names. */
const mostNamed = 4

/** Dishes whose words do not rule out what the owner excludes. */
function confirmAction(menu: PairingMenu): Action | null {
  const asked = menu.overview.filter(({ confirm = [] }) => confirm.length > 0)
  const foods = [...new Set(asked.flatMap(({ confirm = [] }) => confirm.map(({ what }) => what)))]
  if (asked.length === 0) return null
  return {
    what: `Confirmar com a cozinha, por escrito, se há ${joinList(foods, 'ou')} em ${asked.length > mostNamed ? `${asked.length} pratos (a lista está em “Prato a prato”)` : joinList(asked.map(({ name }) => spokenName(name)))}`,
    brings: 'Sem isso, o prato não vai à mesa de quem tem a restrição.',
    by: dueOf(menu, 'confirm'),
    who: 'Cozinha',
  }
}

/** The owner's combos, with what they leave beyond the dish. */
function withinAction({ offers }: NonNullable<PairingMenu['offersWithin']>, by: string): Action {
  const gains = offers.flatMap(({ gain }) => (gain == null ? [] : [gain]))
  const [least, most] = [Math.min(...gains), Math.max(...gains)]
  const range = most - least < 0.01 ? formatBrl(most) : `${formatBrl(least)} a ${formatBrl(most)}`
  return {
    what: `Oferecer ${joinList(offers.slice(0, 3).map(({ name, drink, price }) => `${pairWords({ name, drinks: drink })} (${menuPrice(price)})`))}`,
    brings: gains.length > 0 ? `**${range}** a mais por combo.` : 'Sem o custo, a conta fica em aberto.',
    by,
    who: 'Equipe',
  }
}

/** The first combos with the range of their gain; null if there is none. */
function comboAction(menu: PairingMenu): Action | null {
  const { combos = [], offersWithin } = menu
  const by = dueOf(menu, 'offer')
  if (offersWithin) return withinAction(offersWithin, by)
  const first = combos.filter(({ first }) => first)
  const [pair] = menu.ownPairs ?? []
  if (first.length === 0)
    return pair
      ? {
          what: `Oferecer ${ownPairWords(pair, spokenName)} (${menuPrice(pair.price)})`,
          brings: `**${formatBrl(pair.left)}** da bebida, por mesa que aceita.`,
          by,
          who: 'Equipe',
        }
      : null
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
    by,
    who: 'Equipe',
  }
}

/** The combo and the standing bottles that the owner asks about. */
function plannedActions(menu: PairingMenu): Action[] {
  return (menu.asked?.planned ?? []).flatMap(({ wish, of, done, text }): Action[] => {
    if (!done) return []
    const [, combo, price, left] =
      /^(.+?): \*\*(R\$ [\d.,]*\d)\*\*.*?(?:deixa (R\$ [\d.,]*\d))/u.exec(text) ?? []
    if (wish === 'newCombo' && combo && price && left)
      return [
        {
          what: `Pôr no cardápio ${combo} (${price})`,
          brings: `**${left}** por mesa que pede.`,
          by: dueOf(menu, 'offer'),
          who: 'Gerente',
        },
      ]
    const [, until, pace] = /^\d+ garrafas até (\d\d\/\d\d): (\d+ por semana)/.exec(text) ?? []
    const [, all] = /todas, (R\$ [\d.,]*\d)/.exec(text) ?? []
    return wish === 'pairingRule' && until && all
      ? [
          {
            what: capitalize(of),
            brings: `**${all}** até ${until}, ${pace}.`,
            by: dueOf(menu, 'offer'),
            who: 'Equipe',
          },
        ]
      : []
  })
}

/** What to do first with the pairings. */
export function pairingActions(contents: readonly PairingContent[]): Action[] {
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) return []
  const bottles = menu.shopping.bottles
  const missing = menu.overview.some(
    ({ servedPrice, comboPrice, priced, closed }) =>
      !closed && (servedPrice == null || (comboPrice === null && priced !== true)),
  )
  const news = [
    ...menu.recipes.flatMap(({ name, base, suggestedPrice }) =>
      base === null ? [] : [`${the(name)} (${menuPrice(suggestedPrice)})`],
    ),
    ...(menu.ruler ? [`a régua (${menuPrice(menu.ruler.price)})`] : []),
  ]
  const later = (menu.combos ?? []).filter(({ first }) => !first)
  const isDated = menu.schedule !== undefined
  const afterwards = isDated ? 'Depois' : 'Semana 3'
  const print = {
    what: fillChoices(
      `[Imprimir|Pôr no cardápio|Levar à gráfica] ${joinList(['a linha da bebida', ...news])}`,
      menu.title,
    ),
    brings: 'O cliente lê, com preço.',
    by: dueOf(menu, 'print'),
    who: 'Gerente',
  }
  const actions = firstActions(
    confirmAction(menu),
    bottles.length > 0
      ? {
          what: `Comprar ${joinList(bottles.map(({ label, bottles: count }) => `${count} ${short(label)}`))}`,
          brings: `**${formatBrl(bottles.reduce((total, { costBRL }) => total + costBRL, 0))}** para ${menu.shopping.days ?? 13} dias abertos.`,
          by: dueOf(menu, 'buy'),
          who: 'Compras',
        }
      : null,
    isDated ? print : null,
    menu.doses.length > 0
      ? {
          what: 'Provar com a equipe, 20 minutos',
          brings:
            menu.tasting.costBRL >= 0.005
              ? `**${formatBrl(menu.tasting.costBRL)}** em cachaça.`
              : 'Uma frase por prato',
          by: dueOf(menu, 'train'),
          who: 'Gerente e equipe',
        }
      : {
          what: 'Ler a tabela com a equipe',
          brings: 'Uma frase por prato',
          by: dueOf(menu, 'train'),
          who: 'Gerente e equipe',
        },
    ...plannedActions(menu),
    comboAction(menu),
    isDated ? null : print,
    later.length > 0
      ? {
          what: fillChoices(
            `[Pegaram os primeiros? Incluir|Se pegarem, somar|Depois dos primeiros,] ${joinList(later.map(pairWords))}`,
            menu.title,
          ),
          brings: 'Quatro ofertas, no máximo.',
          by: afterwards,
          who: 'Gerente',
        }
      : missing
        ? {
            what: 'Completar preços e custos',
            brings: 'Sem eles não há conta do prato.',
            by: afterwards,
            who: 'Compras',
          }
        : null,
  )
  return inHouseNames(actions, menu)
}
