/** What guests call the spirits of a menu. */
import { joinList } from '../../base/language/text.ts'
import { kindOfSpirit, spirits } from '../../base/spirits.ts'

type Based = { base: { id: string } | null }

/** The spirits of a menu, cachaça first; of one without alcohol none. */
export function spiritKinds(drinks: readonly Based[]): string[] {
  const kinds = new Set(drinks.flatMap(({ base }) => (base ? [kindOfSpirit(base.id)] : [])))
  return [...kinds].toSorted((a, b) => Number(b === 'cachaça') - Number(a === 'cachaça'))
}

/** "3 com cachaça e 2 com uísque", with what else the menu has. */
export const countedKinds = (drinks: readonly Based[], ...rest: string[]): string =>
  joinList([
    ...spiritKinds(drinks).map(
      (kind) => `${drinks.filter(({ base }) => base && kindOfSpirit(base.id) === kind).length} com ${kind}`,
    ),
    ...rest,
  ])

/** "cachaça", or what stands for all the spirits of a menu with several. */
export function spiritOfAll(drinks: readonly Based[]): string {
  const [only = 'álcool', another] = spiritKinds(drinks)
  return another ? 'álcool' : only
}

export const isSpiritName = (name: string): boolean =>
  name.startsWith('cachaça') || Object.values(spirits).some((one) => name.split(' ')[0] === one.name)
