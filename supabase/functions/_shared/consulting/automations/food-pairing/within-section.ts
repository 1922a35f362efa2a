import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

type Within = NonNullable<PairingMenu['offersWithin']>

const clock = (hour: number): string => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** "happy hour de quarta a sexta, das 17h às 19h" */
export const timesWords = ({ hours }: Pick<Within, 'hours'>): string =>
  hours ? `${hours.what}, das ${clock(hours.start)} às ${clock(hours.end)}` : ''

/** "Combos até R$ 45, happy hour de quarta a sexta, das 17h às 19h" */
function captionOf(within: Within, when?: string): string {
  const times = timesWords(within) || (when ?? '')
  const limit = within.max === undefined ? ' no seu limite' : ` até ${menuPrice(within.max)}`
  return `${within.what}${limit}${times === '' ? '' : `, ${times}`}`
}

const withDrink = (name: string, drink: string) => `${name} ${/ com /i.test(name) ? 'e' : 'com'} ${drink}`

/** Every combo within the owner's highest price: apart, together, cost and what it leaves. */
export function withinBlocks({ offersWithin, combosWhen }: PairingMenu): Block[] {
  if (!offersWithin || offersWithin.offers.length === 0) return []
  const { offers } = offersWithin
  // Where the dishes' costs are unknown, only what the drink adds can be told.
  const isCosted = offers.some(({ cost }) => cost !== null)
  return [
    {
      kind: 'table',
      caption: captionOf(offersWithin, combosWhen),
      headers: ['Combo', 'Separados', 'Juntos', ...(isCosted ? ['Deixa'] : []), 'A mais que só o prato'],
      rows: offers.map(({ name, drink, full, price, cost, gain }) => [
        withDrink(name, drink),
        menuPrice(full),
        `**${menuPrice(price)}**`,
        ...(isCosted
          ? [
              cost === null
                ? 'falta o custo'
                : `${formatBrl(price - cost)} (${formatNumber(Math.round(((price - cost) / price) * 100))}%)`,
            ]
          : []),
        gain == null ? '—' : `**${formatBrl(gain)}**`,
      ]),
      numeric: isCosted ? [1, 2, 3, 4] : [1, 2, 3],
    },
  ]
}

/** The first combos within the owner's price, for the summary. */
export function withinSummary({ offers, ...within }: Within): string {
  const named = offers
    .slice(0, 2)
    .map(({ name, drink, price }) => `**${withDrink(name, drink)}, ${menuPrice(price)}**`)
  const count = offers.length === 1 ? 'Um combo cabe' : `${offers.length} combos cabem`
  const times = timesWords(within)
  const limit = within.max === undefined ? 'no seu limite' : `em ${menuPrice(within.max)}`
  return `${count} ${limit}${times === '' ? '' : ` (${times})`}: comece por ${joinList(named)}.`
}
