import type { EngineContext } from '../../base/context.ts'
import { advertisingViolations } from '../../base/language/advertising.ts'
import { foldAccents } from '../../base/language/text.ts'
import { drinkAlcohol } from './menu-items.ts'
import { personIn } from './named-people.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text without names that may appear in a post whatever they say. */
export const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((said, name) => said.replace(new RegExp(escaped(name), 'giu'), ' '), text)

/** "a Neném", "seu Menino": what a person is called, and no word for children. A drink beside it stays a claim. */
const nickname =
  /(?<!\p{L})(?:[oa]|seu|dona|tia|tio|gar[çc]om|gar[çc]onete|cozinheir[oa]|apelido)(?:,| é| da casa| chamad[oa])? (Nen[ée]m|Menin[oa]|Crian[çc]a)(?!\p{L})/gu
/** "Neném faz o mungunzá" */
const acting =
  /(?:^|[.;!?] )(Nen[ée]m|Menin[oa]) (?=faz|fez|cozinha|prepara|serve|toca|canta|conta|traz|completa)/gu

/**
 * What posts may say although a word of it is one for children: the house's registered name, dishes without alcohol, and
 * what people are called.
 */
export function sparedNames({
  restaurant,
  house,
  sheet,
}: Pick<EngineContext, 'restaurant' | 'house' | 'sheet'>): string[] {
  const dishes = house.menu
    .filter((item) => !drinkAlcohol(item))
    .flatMap(({ name }) => [name, shortName(name)])
    .filter((name) => advertisingViolations(name).some(({ rule }) => rule === 'minors'))
  const people = sheet.wishes.flatMap((wish) => {
    if (wish.kind === 'houseFact' && wish.about === 'person') return personIn(wish.what ?? '').name
    const said = [wish.text, 'what' in wish && typeof wish.what === 'string' ? wish.what : ''].join('. ')
    return [...said.matchAll(nickname), ...said.matchAll(acting)].flatMap(([, name]) => name ?? [])
  })
  return [restaurant.name, ...new Set([...dishes, ...people])].filter((name) => name.trim() !== '')
}

/**
 * Whether a date is one for children, such as Dia das Crianças, on which a house that sells alcohol does not advertise.
 */
export const isChildrens = (what: string, names: readonly string[]) =>
  advertisingViolations(withoutNames(what, names)).some(({ rule }) => rule === 'minors')

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
