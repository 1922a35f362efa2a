/** Posts about one item of the menu. */
import { known } from '../../base/house/own-menu.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { wordsOf } from './item-words.ts'
import type { MenuIdea, Told } from './menu-idea.ts'
import {
  daysOf,
  describedOf,
  factOf,
  holdsAlcohol,
  isDrink,
  isHot,
  nameIn,
  type Shown,
  shortOf,
  weekdayWords,
  withoutSize,
} from './menu-items.ts'

/** Pictures that only a moving one shows, and sounds. */
const moving =
  /(?<!\p{L})(?!lado)\p{L}+(?:ando|endo|indo)(?!\p{L})|vídeo|(?<!\p{L})sons?(?!\p{L})|câmera (?:vai|parada|lenta)|sequência|em cortes|acelerad/iu

/** The form in which a picture is posted: several that are described, one that moves, or one that stands. */
export const formatOf = (visual: string): MenuIdea['format'] =>
  /(?<!\d)1: .*2: /su.test(visual) ? 'Carrossel' : moving.test(visual) ? 'Reels' : 'Foto'

/**
 * A post about one item.
 * @param weekday the one on which it is posted, of an item that is sold on some weekdays only
 * @param side how a mixed drink is served, or how it is made
 */
export function single(
  item: Shown,
  told: Told,
  weekday: number | null = null,
  side: 'serve' | 'making' = 'serve',
): MenuIdea {
  const making = side === 'making'
  const drink = isDrink(item)
  const days = weekday === null ? daysOf(item) : [weekday]
  const fact = factOf(item).replace(/^[\d.,]+ ?k?g$/, 'porção de $&')
  // A post of the day itself names its day.
  const when =
    days.length > 0 && weekday === null
      ? `${item.weekly ? '[Sai|Tem]' : '[Só sai|É só]'} ${joinList(days.map((day) => weekdayWords[day]?.[1] ?? ''))}.`
      : ''
  const facts = [fact && `${capitalize(fact)}.`, when].filter((part) => part !== '').join(' ')
  const words = wordsOf(item, { ...told, facts, weekday, making })
  const shots =
    drink && isHot(item)
      ? ['{O} na xícara, com o vapor à vista', 'A xícara {do} vista de cima, com a mesa em volta']
      : words.shots
  return {
    ...(days.length > 0 && { weekdays: days }),
    title: `${capitalize(withoutSize(spokenName(item.name)))}${making ? ': como se faz' : ''}`,
    subject: the(nameIn(item)),
    body: [describedOf(item), facts].filter((part) => part !== '').join('. '),
    question: words.fill(words.asks[0] ?? '') ?? '',
    visual: words.fill(shots[0] ?? '') ?? '',
    who: null,
    format: 'Foto',
    alcohol: holdsAlcohol(item),
    need: known(item.price) === null ? 'o preço, que não está no cardápio guardado' : null,
    items: [item.name],
    short: shortOf(item),
    asks: false,
    about: drink ? 'drink' : 'dish',
    // The recipe is told once, in the item's first post.
    words: { ...words, shots, details: making ? [] : words.details },
  }
}
