import { advertisingViolations } from '../../base/language/advertising.ts'

/** A text without the house's registered name, which may appear in a post whatever it says. */
export const withoutName = (text: string, name: string) => text.replaceAll(name, ' ')

/**
 * Whether a date is one for children, such as Dia das Crianças, on which a house that sells alcohol does not advertise.
 */
export const isChildrens = (what: string, name: string) =>
  advertisingViolations(withoutName(what, name)).some(({ rule }) => rule === 'minors')
