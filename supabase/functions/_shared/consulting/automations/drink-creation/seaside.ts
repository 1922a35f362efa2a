import { tokenize } from '../../base/language/text.ts'

/** Beaches of Ceará, and what one meets there. */
const beach = new Set(
  tokenize(
    'praia mar maré maresia jangada jangadeiro duna areia prancha calçadão orla cumbuco taíba barra jurema tabajaras iracema mucuripe paracuru almofala icapuí camocim cauípe canoa jericoacoara jeri',
  ),
)

/** Whether a name belongs to the beach: nobody in a bar of the inner city orders a "Cumbuco". */
const isOfBeach = (name: string) => tokenize(name).some((word) => beach.has(word))

/** Whether the house is at the beach, by its kind, name or town. */
export const isAtBeach = (
  establishments: readonly string[],
  { name, city }: { name: string; city: string },
) => establishments.includes('Barraca de praia') || isOfBeach(name) || isOfBeach(city)

/** Whether a drink's name fits where the house is. */
export const fitsPlace = (name: string, atBeach: boolean): boolean => atBeach || !isOfBeach(name)
