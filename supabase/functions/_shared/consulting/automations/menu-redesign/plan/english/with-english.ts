import { englishLine, englishSection } from '../../../../base/language/english.ts'
import { isSameName } from '../../../../base/match-items.ts'
import type { NewMenu } from '../../schema.ts'

/** Sentences that visitors need at the foot of a menu. */
const foot = [
  'Avise sobre alergias antes de pedir. · Please tell us about any allergy before you order.',
  'Bebida alcoólica só para maiores de 18 anos. · Alcohol is served to adults aged 18 or over only.',
] as const

/** Whether a section is one of those that the owner wants in English. */
export const isEnglish = (name: string, only: readonly string[] | undefined): boolean =>
  only === undefined || only.some((one) => isSameName(one, name))

/**
 * The menu with a line in English under each item that the tables know in full.
 * @param only the sections that alone have English; all of them without it
 */
export function withEnglish(menu: NewMenu, only?: readonly string[]): NewMenu {
  return {
    ...menu,
    sections: menu.sections.map((section) => {
      if (!isEnglish(section.name, only)) return section
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
export const untranslated = ({ sections }: NewMenu, only?: readonly string[]): string[] =>
  sections.flatMap(({ name: section, items }) =>
    !isEnglish(section, only)
      ? []
      : items.flatMap(({ name, english }) => (english === undefined ? [name] : [])),
  )
