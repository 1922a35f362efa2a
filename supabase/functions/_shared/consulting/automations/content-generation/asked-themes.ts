/** Posts about subjects that the owner names and the menu does not hold: "fale do calçadão e do pôr do sol". */
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { stableFraction } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft } from './drafts.ts'
import { ofChildren } from './forced.ts'
import { shuffled } from './item-words.ts'
import { isDrink, isPlainFare, nameIn, type Shown, spokenPrice } from './menu-items.ts'
import { askedShots, askedThemes } from './tables/asked-themes.ts'
import type { Register } from './tables/moments.ts'

/** Whether a post may be about the words alone: what is eaten or drunk must be on the menu. */
export const isTheme = (what: string): boolean =>
  !ofChildren(what) && findTerm(what) === undefined && !/\d|álcool|drink|bebida|prato|comida/iu.test(what)

type Setting = {
  menu: readonly Shown[]
  register: Register
  /** The house's name: two houses speak in other words. */
  seed: string
  /** How many of such subjects came before. */
  turn: number
}

export function themeDraft(what: string, { menu, register, seed, turn }: Setting): Draft {
  const isName = /^\p{Lu}/u.test(what)
  const lines = shuffled(askedThemes[isName ? 'named' : 'noun'][register], seed)
  const dishes = menu
    .filter((item) => !isDrink(item) && !isPlainFare(item) && item.price)
    .toSorted(
      (a, b) => stableFraction(`${seed}|${what}|${a.name}`) - stableFraction(`${seed}|${what}|${b.name}`),
    )
  const [dish] = dishes
  const served = dish ? ` Por aqui, ${nameIn(dish)}, ${spokenPrice(dish.price ?? 0)}.` : ''
  const filled = (text: string) =>
    text
      .replaceAll('{N}', capitalize(what))
      .replaceAll('{n}', what)
      .replaceAll('{O}', capitalize(the(what)))
      .replaceAll('{o}', the(what))
      .replaceAll('{do}', ofThe(what))
      .replaceAll('{dish}', served)
  return {
    title: capitalize(what),
    subject: isName ? what : the(what),
    body: filled(lines[turn % lines.length] ?? ''),
    question: '',
    visual: filled(askedShots[turn % askedShots.length] ?? ''),
    who: null,
    format: 'Foto',
    alcohol: false,
    need: null,
    items: [],
    short: null,
    asks: false,
    theme: what,
    whole: true,
  }
}
