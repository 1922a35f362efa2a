import { cachacas } from '../../base/cachacas.ts'
import type { House } from '../../base/house/house.ts'
import { formatBrl, tokenize } from '../../base/language/text.ts'
import { ingredientCost } from '../../base/pantry/bar.ts'
import type { DrinkRequest } from './plan.ts'
import type { Launch } from './schema.ts'
import type { Chosen } from './seconds.ts'

const dose = 50
const ownBrands = Object.values(cachacas).flatMap(({ label }) => tokenize(label).slice(0, 1))

/** Cost in R$ of 50 ml of the cheapest cachaça that the house sells by the dose, with its name; null if unknown. */
function houseDose({ menu }: Pick<House, 'menu'>): { name: string; cost: number } | null {
  const doses = menu.flatMap(({ name, size, cost, active }) => {
    const ml = Number(/(\d{2,3})\s*ml/i.exec(`${name} ${size ?? ''}`)?.[1])
    const words = tokenize(name)
    const isDose = words.includes('cachaca') && !words.some((word) => ownBrands.includes(word))
    return active && isDose && cost !== null && cost > 0 && ml > 0
      ? [{ name: name.replace(/\s*\(?\d{2,3}\s*ml\)?/i, ''), cost: (cost / ml) * dose }]
      : []
  })
  return doses.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

/** How noticeable the cachaça is: fruit, acid and sugar hide it. */
const hidden = ({ candidate }: Chosen) => candidate.sugar + candidate.acid * 8

/** The extra cost of the farm's cachaça over the house's own, and the drink in which to try the house's own instead. */
export function cachacaNote(
  first: readonly Chosen[],
  launched: Launch['drinks'],
  { conditions }: DrinkRequest,
  house: Pick<House, 'menu'>,
): string | null {
  const own = houseDose(house)
  const farm = ingredientCost(cachacas.alambique, dose, conditions.prices)
  const users = first
    .filter(({ candidate }) => candidate.base?.id === 'alambique')
    .toSorted((a, b) => hidden(b) - hidden(a))
  const [masked] = users
  if (!own || !masked || farm <= own.cost + 0.05) return null
  const ml = users.reduce((sum, { candidate, drink }) => {
    const week = launched.find(({ id }) => id === drink.id)?.week ?? 0
    return sum + week * (candidate.portions[0]?.amount ?? 0)
  }, 0)
  const shows = users.at(-1)
  const keeps =
    shows && shows !== masked
      ? ` ali e guarde a Alambique para ${shows.drink.name}, em que ela aparece`
      : ' ali'
  return `${own.name} custa ${formatBrl(own.cost)} os ${dose} ml; Alambique, ${formatBrl(farm)}: a diferença dá ${formatBrl(((farm - own.cost) * ml) / dose)} por semana. Prove ${masked.drink.name} às cegas com as duas; se a equipe não notar, use a da casa${keeps}.`
}
