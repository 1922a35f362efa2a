import type { EngineContext } from '../../base/context.ts'
import { fitsRegion, isAtHome, isOfRegion, type Region, regionOf } from '../../base/drinks/towns.ts'
import { containsPhrase, foldAccents, tokenize } from '../../base/language/text.ts'

/** Beaches of Ceará, and words associated with them. */
const beach = new Set(
  tokenize(
    'praia mar maré maresia jangada jangadeiro duna areia prancha calçadão orla cumbuco taíba barra jurema tabajaras iracema mucuripe paracuru almofala icapuí camocim cauípe canoa jericoacoara jeri',
  ),
)

/** Districts of Fortaleza that drinks are named after, with landmarks that houses are named after. */
const districts: readonly (readonly string[])[] = [
  ['benfica', 'gentilândia'],
  ['varjota'],
  ['aldeota'],
  ['parangaba'],
  ['messejana'],
  ['centro', 'praça do ferreira', 'josé de alencar', 'passeio público', 'mercado central', 'joão felipe'],
  ['dragão', 'ponte metálica', 'poço da draga'],
]

/** The location of a house, as far as names of drinks depend on it. */
export interface Place {
  /** At the beach, or a house that receives visitors from the whole coast. */
  atBeach: boolean
  /** Words of the house's name, district and city. */
  words: readonly string[]
  city: string
  /** The landscape around the town; null for Fortaleza, where names may come from the whole state. */
  region: Region | null
}

export const placeOf = (
  { restaurant, house }: Pick<EngineContext, 'restaurant' | 'house'>,
  atBeach: boolean,
): Place => ({
  atBeach,
  words: tokenize(`${restaurant.name} ${house.settings.neighbourhood ?? ''}`),
  city: restaurant.city,
  region: regionOf(restaurant.city),
})

/** Whether a name belongs to the beach, such as "Cumbuco", and does not fit a bar of the inner city. */
const isOfBeach = (name: string) => tokenize(name).some((word) => beach.has(word))

/** Whether the house is at the beach, by its type, name or town. */
export const isAtBeach = (
  establishments: readonly string[],
  { name, city }: { name: string; city: string },
) => establishments.includes('Barraca de praia') || isOfBeach(name) || isOfBeach(city)

const inSunWords =
  /\b(?:bar|balcao|quiosque|mesas|tudo|copo|drinks?|bebidas?|servido|servir|toma\w*|bebe\w*)\b[^.;!?]{0,25}\b(?:n[oa]|d[oa]|pr[oa]) (?:piscina|sol|areia|praia|beira-?mar|laje)\b(?! se por)|\b(?:pega\w*|bate\w*|debaixo d[oe]|sob [oe]) (?:muito )?sol\b|\bsol (?:o dia|na cara|a pino|quente|direto)|\b(?:n[oa]|pe na) areia\b|\ba bordo\b|\b(?:no|num|meu|nosso|do) (?:barco|catamara|veleiro|saveiro|iate)\b|\b(?:na|numa|minha|nossa|da) (?:lancha|escuna)\b/
const notInSun =
  /\b(?:nao (?:pega|bate|fica|tem)|sem|longe d[oe]|fora d[oe]|protegid\w+ d[oe]|nada de) (?:\w+ )?(?:sol|areia|praia|piscina)\b/

/** Whether the drinks stand in the sun: at the beach, at the pool, on a boat, or where the owner says so. */
export const standsInSun = (
  establishments: readonly string[],
  { name }: { name: string },
  said: string,
): boolean => {
  const folded = foldAccents(said)
  if (notInSun.test(folded)) return false
  return establishments.includes('Barraca de praia') || /barraca/i.test(name) || inSunWords.test(folded)
}

const names = (words: readonly string[], district: readonly string[]) =>
  district.some((place) => containsPhrase(words, tokenize(place)))

const districtOf = (words: readonly string[]) => districts.find((district) => names(words, district))

const isOwnDistrict = (name: string, { words }: Place): boolean => {
  const district = districtOf(tokenize(name))
  return district !== undefined && names(words, district)
}

/** Whether a drink is named after the house's own district, or after what is seen around its town. */
export const isOfPlace = (name: string, place: Place): boolean =>
  isOwnDistrict(name, place) || isOfRegion(name, place.region)

/**
 * Whether a drink's name fits the house's location: no beach inland, no other district for a house of one district, and
 * outside Fortaleza nothing from another town or landscape.
 */
export function fitsPlace(name: string, place: Place, story = ''): boolean {
  const { atBeach, region, city } = place
  const elsewhere = districtOf(tokenize(name)) !== undefined && !isOwnDistrict(name, place)
  // The bee's honey is sold in every town.
  const told = (region === null && isAtHome(city) ? name : `${name}. ${story}`).replace(
    /mel de jandaíra/gi,
    'mel',
  )
  return !elsewhere && (atBeach || !isOfBeach(told)) && fitsRegion(told, region, city)
}
