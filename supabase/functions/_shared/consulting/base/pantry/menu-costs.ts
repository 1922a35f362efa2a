import type { House } from '../house/house.ts'

const bottle = /^(?<name>.+?)\s*\(?(?<ml>\d{3,4})\s*ml\)?$/i
/** Made by the house, so that its cost is not the price of the fruit. */
const made = /^(?:suco|vitamina|dose|chopp?)\b/i

/**
 * The house with prices inferred from its menu: what it sells by the bottle at a known cost ("Cajuína 300 ml", R$ 4,00)
 * costs the same in a drink. Prices given on `/casa` take precedence.
 */
export function withMenuCosts<H extends Pick<House, 'menu' | 'ingredientPrices'>>(house: H): H {
  const sold = house.menu.flatMap(
    ({ name, size, cost, active }): [string, House['ingredientPrices'][string]][] => {
      const found = bottle.exec(`${name} ${/\d\s*ml/i.test(name) ? '' : (size ?? '')}`.trim())?.groups
      const amount = Number(found?.ml)
      if (!active || cost === null || cost <= 0 || !found?.name || !(amount > 0) || made.test(name)) return []
      return [[found.name.toLowerCase(), { price: cost, amount, unit: 'ml' }]]
    },
  )
  return { ...house, ingredientPrices: { ...Object.fromEntries(sold), ...house.ingredientPrices } }
}
