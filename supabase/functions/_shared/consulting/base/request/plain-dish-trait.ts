/** What a trait of dishes means, however it was put into fields: "comer com uma mão" is no form. */
import { foldAccents } from '../language/text.ts'
import type { WishOf } from './wish.ts'

type Trait = WishOf<'dishTrait'>

const byHand =
  /(?<!\p{L})(?:uma? maos?|com (?:a|as) maos?|em pe|sem (?:garfo|talher\p{L}*|prato)|andando)(?!\p{L})/u
/** What runs down: no ingredient of a recipe. */
const running = /^(?:molhos?|caldas?|molho .*|calda .*)$/u
const ownMinutes = /(\d{1,3}) ?(?:min|minutos?)(?!\p{L})/iu

/** Whether a trait "free" is about sauces, which dishes have in their name and on the plate. */
export const isOfSauce = ({ what, of = '' }: Pick<Trait, 'what' | 'of'>): boolean =>
  what === 'free' && running.test(foldAccents(of).toLowerCase())

/**
 * The trait as the engine and the checks count it. A shared plate has its own limit of minutes if the passage names one.
 */
export function plainDishTrait(wish: Trait): Trait {
  const { what, of = '', text, minutes } = wish
  if (what === 'form' && byHand.test(foldAccents(of).toLowerCase())) {
    const { of: _form, ...rest } = wish
    return { ...rest, what: 'handheld' }
  }
  if (what === 'shared' && minutes === undefined) {
    const [, value] = ownMinutes.exec(text) ?? []
    return value === undefined ? wish : { ...wish, minutes: Number(value) }
  }
  return wish
}

/** Minutes that the shared plates for so many people may take; null where they share the limit of the others. */
export const sharedMinutes = (wishes: readonly Trait[], serves: number): number | null =>
  wishes.map(plainDishTrait).find((one) => one.what === 'shared' && (one.serves ?? 2) === serves)?.minutes ??
  null
