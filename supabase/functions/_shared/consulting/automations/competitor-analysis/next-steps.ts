import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { doseCost, drinkPourCostBand, foodCostBand } from '../../base/costing.ts'
import { formatBrl } from '../../base/language/text.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import { canonicalName } from '../../base/same-item.ts'
import { enough } from './compare.ts'
import type { Compared, CompetitorMap } from './schema.ts'

const doseMl = 50
export const isCachaca = (item: string) => canonicalName(item).split(' ').includes('cachaca')

type NextStep = NonNullable<CompetitorMap['actions']>[number]

/** Sales of which the effect is stated where the house's own are unknown. */
export const tenSales = 10

/** "por mês", or the wording for a stated number of sales, with that number. */
export const countedIn = ({ units }: Pick<Compared, 'units'>): { count: number; per: string } =>
  units === undefined
    ? { count: tenSales, per: `a cada ${tenSales} vendas` }
    : { count: units, per: 'por mês' }

function raise(item: Compared): NextStep[] {
  const { own, cost, step, median: middle, position, n } = item
  if (own === null || cost === undefined || step === undefined) return []
  if (position !== 'below' || n < enough || step > middle + 0.005) return []
  const { count, per } = countedIn(item)
  const gain = (step - own) * count
  return [
    {
      item: item.item,
      action: `Subir de ${formatBrl(own)} para ${formatBrl(step)}`,
      effect: `Até ${formatBrl(gain)} a mais ${per}; o lucro empata com ${Math.floor((1 - (own - cost) / (step - cost)) * 100)} a menos em cada 100.`,
      amount: gain,
    },
  ]
}

/** Distance of a cost share from the band of drinks. */
const outOfBand = (share: number) =>
  Math.max(0, drinkPourCostBand.min / 100 - share, share - drinkPourCostBand.max / 100)

/** What a dose of the farm's cachaça earns at the competitors' price; nothing if none is profitable. */
function pour(item: string, middle: number, ceiling: number | null): NextStep[] {
  const price = Math.min(middle, ceiling ?? Number.POSITIVE_INFINITY)
  return (
    cachacaIds
      .map((id) => cachacas[id])
      .map(({ label, pack }) => ({ label, pack, cost: doseCost(pack, doseMl) }))
      .filter(({ cost }) => cost < price)
      // The bottle that fits the price they charge: the cheapest would make a poor dose at R$ 30.
      .toSorted((a, b) => outOfBand(a.cost / price) - outOfBand(b.cost / price))
      .slice(0, 1)
      .map(({ label, pack, cost }) => ({
        item,
        action: `Pôr no cardápio a ${formatBrl(price)}, ${price < middle ? 'o teto da casa' : 'o meio deles'}`,
        effect: `Se a dose deles também for de ${doseMl} ml: com a ${label} custa ${formatBrl(cost)} (${pack.label} a ${formatBrl(pack.price)}) e deixa ${formatBrl(price - cost)}, ou ${formatBrl((price - cost) * 100)} a cada 100 doses, antes de impostos.`,
        amount: (price - cost) * 100,
      }))
  )
}

function add({ item, median: middle, n, relation, declined }: Compared, ceiling: number | null): NextStep[] {
  if (n < 2 || relation !== 'absent' || declined !== undefined) return []
  if (isCachaca(item)) return pour(item, middle, ceiling)
  const { max } = isDrink(item, null) ? drinkPourCostBand : foodCostBand
  return [
    {
      item,
      action: `Fazer a ficha de custo e decidir se entra, perto de ${formatBrl(middle)}`,
      effect: `Entra se os ingredientes custarem até ${formatBrl((middle * max) / 100)}, ${max}% do preço.`,
      amount: 0,
    },
  ]
}

/** The house's cost of a dose. One competitor's price does not decide whether to add it. */
export function doseText({ item, median: theirs }: Compared): string {
  const costs = cachacaIds.map((id) => doseCost(cachacas[id].pack, doseMl))
  return `Um preço só de ${item} (${formatBrl(theirs)}) não decide. Para a sua conta: ${doseMl} ml custam de ${formatBrl(Math.min(...costs))} (Alambique) a ${formatBrl(Math.max(...costs))} (Castanheira Extra-Premium), antes de impostos.`
}

/** What to do next, by R$, largest first. */
export function nextSteps(items: readonly Compared[], ceiling: number | null): NextStep[] {
  return items
    .flatMap((item) => [...raise(item), ...add(item, ceiling)])
    .toSorted((a, b) => b.amount - a.amount)
}
