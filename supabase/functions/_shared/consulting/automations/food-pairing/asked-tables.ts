/** The sums that an owner asks for, as tables: what fits a combo, and a tasting for a group. */
import type { Block } from '../../report/blocks.ts'
import { tastingTable } from './group-tasting.ts'
import type { MenuParts } from './menu-parts.ts'
import type { PairingMenu } from './schema.ts'
import { comboTable, describedCombo, profitCombo } from './told-combo.ts'

type Asked = NonNullable<PairingMenu['asked']>

export const askedTables = (parts: MenuParts): NonNullable<Asked['tables']> =>
  parts.context.sheet.wishes.flatMap((wish) => {
    if (wish.kind === 'tasting') return tastingTable(wish, parts) ?? []
    const combo =
      wish.kind === 'newCombo'
        ? describedCombo(wish, parts)
        : wish.kind === 'question' && wish.about === 'comboProfit'
          ? profitCombo(wish, parts)
          : null
    return combo ? (comboTable(combo, parts) ?? []) : []
  })

export const tableBlocks = ({ asked }: Pick<PairingMenu, 'asked'>): Block[] =>
  (asked?.tables ?? []).flatMap(({ caption, headers, rows, numeric, note }): Block[] => [
    { kind: 'table', caption, headers, rows, numeric },
    ...(note === undefined ? [] : [{ kind: 'text' as const, text: note }]),
  ])
