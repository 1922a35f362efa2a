import { englishLine, englishSection } from '../../../../base/language/english.ts'
import type { NewMenu } from '../../schema.ts'

/** Sentences that visitors need at the foot of a menu. */
const foot = [
  'Avise sobre alergias antes de pedir. · Please tell us about any allergy before you order.',
  'Bebida alcoólica só para maiores de 18 anos. · Alcohol is served to adults aged 18 or over only.',
] as const

/** The menu with a line in English under each item that the tables know in full. */
export function withEnglish(menu: NewMenu): NewMenu {
  return {
    ...menu,
    sections: menu.sections.map((section) => {
      const title = englishSection(section.name)
      return {
        ...section,
        ...(title !== null && { english: title }),
        items: section.items.map((line) => {
          const said = englishLine(line, section.name)
          return said === null ? line : { ...line, english: said }
        }),
      }
    }),
    foot: [...foot, ...menu.foot],
  }
}

/** The lines without English, for a person to translate. */
export const untranslated = ({ sections }: NewMenu): string[] =>
  sections.flatMap(({ items }) => items.flatMap(({ name, english }) => (english === undefined ? [name] : [])))
