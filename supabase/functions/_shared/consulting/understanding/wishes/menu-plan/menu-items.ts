/** The items of a menu that an owner's words name. */
import { foldAccents } from '../../../base/language/text.ts'
import { everyDish, everyDrink, everyItem, namesItem } from '../../../base/request/match-item.ts'
import { namedBy } from '../../orders/naming.ts'
import type { About } from './reading.ts'

const idle =
  /^(?:o|a|os|as|um|uma|de|do|da|dos|das|no|na|nos|nas|em|e|que|meu|minha|seu|sua|ele|ela|isso|entao|mas|so|preco|casa|com|nao|me|ai|sem|ja|de|tem|isto|esse|esta|essa|um|mais|novo|nova|hoje)$/

const classes = new Set([everyItem, everyDrink, everyDish])

/** The names of the items that a phrase means, exactly or by its words: "cerveja de 600" is every beer of 600 ml. */
export function itemsNamed(phrase: string, { names }: Pick<About, 'names'>): string[] {
  const items = names.filter(({ isSection }) => !isSection)
  const headings = new Set(
    names.flatMap(({ name, section, isSection }) => (isSection ? name : (section ?? []))),
  )
  const named = (namedBy(foldAccents(phrase.trim().toLowerCase()), names) ?? []).filter(
    (one) => !classes.has(one) && !headings.has(one),
  )
  return items.filter((item) => named.some((one) => namesItem(one, item))).map(({ name }) => name)
}

/** The longest run of words in a stretch that names an item or a section, as wishes name it; undefined if none. */
export function itemIn(stretch: string, about: Pick<About, 'names'>): string | undefined {
  const words = stretch.split(/[^\p{L}\d]+/u).filter((one) => one !== '')
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length)
      // A name needs a word of its own: "que não" is no "Truta que não é truta".
      if (idle.test(run[0] ?? '') || idle.test(run.at(-1) ?? '') || !run.some((one) => one.length > 2))
        continue
      const found = itemsNamed(run.join(' '), about)
      const [only, another] = found
      if (only !== undefined) return another === undefined ? only : run.join(' ')
      const section = about.names.find(
        ({ name, isSection }) => isSection && namesItem(run.join(' '), { name }),
      )
      if (section) return section.name
    }
  }
  return undefined
}
