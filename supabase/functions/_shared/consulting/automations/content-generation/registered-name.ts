import { advertisingViolations } from '../../base/language/advertising.ts'
import { foldAccents } from '../../base/language/text.ts'

/** A text without the house's registered name, which may appear in a post whatever it says. */
export const withoutName = (text: string, name: string) => text.replaceAll(name, ' ')

/**
 * Whether a date is one for children, such as Dia das Crianças, on which a house that sells alcohol does not advertise.
 */
export const isChildrens = (what: string, name: string) =>
  advertisingViolations(withoutName(what, name)).some(({ rule }) => rule === 'minors')

/** A house's name without what stands in brackets or behind a dash. */
export const shortName = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/\s+[–—|-]\s.*$/u, '')
    .trim() || name

/** Names that every town has a neighbourhood of. */
const anywhere =
  /^(?:(?:no |o )?centro|zona (?:rural|urbana)|sede|interior|litoral|praia|serra|orla|beira-?mar)$/

/** The neighbourhood for a hashtag; the city where its name says no place. */
export const localPlace = (neighbourhood: string | null | undefined, city: string): string =>
  neighbourhood && !anywhere.test(foldAccents(neighbourhood).trim()) ? neighbourhood : city
