import { isPlainFare } from './rank.ts'
import type { Pairing } from './schema.ts'

/** The combos to launch first: largest gain first, but those whose drink costs more than the dish last. */
export function firstCombos(sheets: readonly Pairing[]): Pairing[] {
  const gainful = sheets
    .filter(
      ({ dish, combo, closed }) =>
        !closed && combo !== null && (combo.gain ?? 0) > 0 && !isPlainFare(dish.name),
    )
    .toSorted((a, b) => (b.combo?.gain ?? 0) - (a.combo?.gain ?? 0))
  const dear = ({ combo }: Pairing) => combo !== null && combo.drinkPrice > combo.dishPrice
  return [...gainful.filter((sheet) => !dear(sheet)), ...gainful.filter(dear)].slice(0, 3)
}

/** The sheets to begin with: open season, the farm's cachaças before other drinks. */
export function leadingSheets(sheets: readonly Pairing[]): Pairing[] {
  const open = sheets.filter(({ closed }) => !closed)
  const neat = ({ best }: Pairing) => best.kind === 'cachaca'
  return [...open.filter(neat), ...open.filter((sheet) => !neat(sheet))]
}
