/** Whether the house already serves a dish, by the words of its name. */
import { tokenize } from '../../base/language/text.ts'
import type { DishIdea } from './idea.ts'

/** One word for things with several names. */
const sameFood: Readonly<Record<string, string>> = {
  mandioca: 'macaxeira',
  aipim: 'macaxeira',
  caldinho: 'caldo',
  abobora: 'jerimum',
  musse: 'mousse',
  cuscuz: 'cuscus',
  franguinho: 'frango',
  pasteizinho: 'pastel',
  pastelzinho: 'pastel',
}

/** Dishes whose form and main ingredient make them the same, whatever else they contain. */
const forms = new Set(
  'caldo bolinho pastel escondidinho moqueca mousse pudim pave tapioca ceviche risoto torta croquete cartola dadinho hamburguer mexido roda pacoca disco disquinho panqueca'.split(
    ' ',
  ),
)

export function dishWords(name: string): string[] {
  return tokenize(name.replace(/\([^)]*\)/g, ''))
    .filter((word) => word.length > 2)
    .map((word) => sameFood[word] ?? word)
    .filter((word) => word !== 'com' && word !== 'das' && word !== 'dos')
}

/** Number of words that two names share from the beginning. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index])
  return end < 0 ? one.length : end
}

/** Words that make the same dish if the main ingredient before them is the same. */
const styles = new Set('acebolada acebolado empanada empanado alho'.split(' '))

/** "Linguiça toscana acebolada" and "Linguiça acebolada flambada". */
const sameStyle = (own: readonly string[], words: readonly string[]) =>
  own[0] === words[0] && own.some((word) => styles.has(word) && words.includes(word))

/** Words for searing: food seared in a pan or on a griddle is the same dish under each of these names. */
const seared = /^(?:acebolad[ao]s?|chapa|grelhad[ao]s?|frit[ao]s?)$/

/** The food before the searing word: "carne sol" for "Carne de sol acebolada"; null without such a word. */
function searedFood(words: readonly string[]): string | null {
  const heat = words.findIndex((word) => seared.test(word))
  return heat > 0 ? words.slice(0, heat).join(' ') : null
}

/** "Carne de sol na chapa com cebola" and "Carne de sol acebolada". */
function sameSear(own: readonly string[], words: readonly string[]): boolean {
  const food = searedFood(own)
  return food !== null && food === searedFood(words)
}

/** "Cartola flambada na cachaça" duplicates the house's "Cartola", and "Caldinho de aipim" its "Caldo de macaxeira". */
export function isServed(
  { name, called }: Pick<DishIdea, 'name' | 'called'>,
  { served }: { served: readonly (readonly string[])[] },
): boolean {
  return [name, ...(called === null ? [] : [called])].some((one) => isOnMenu(dishWords(one), served))
}

function isOnMenu(words: readonly string[], served: readonly (readonly string[])[]): boolean {
  const [form = '', main] = words
  return served.some(
    (own) =>
      // A dumpling of the same things is another dish than the plate.
      (own.length > 0 &&
        own.every((word) => words.includes(word)) &&
        (!forms.has(form) || own[0] === form)) ||
      // "Magret de pato com redução de cajá" and one with caju: three equal words in a row make the same dish.
      sharedStart(own, words) >= 3 ||
      sameStyle(own, words) ||
      sameSear(own, words) ||
      (forms.has(form) && own[0] === form && own[1] === main),
  )
}
