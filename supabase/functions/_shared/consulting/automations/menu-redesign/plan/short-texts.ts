/** Descriptions of a few words, where the owner wants them short. */
import type { NewMenu } from '../schema.ts'

/** Longest description that is read at a glance. */
export const shortWords = 9

const idle = /^(?:de|do|da|dos|das|com|e|em|no|na|ao|à|a|o|que|para|por|um|uma|sem|sobre)$/iu

/** The first words of a text up to a comma, or to the last whole phrase that fits. */
function shortened(text: string): string {
  const words = text.split(/\s+/)
  if (words.length <= shortWords) return text
  const kept = words.slice(0, shortWords)
  const comma = kept.findLastIndex((word, at) => at >= 2 && word.endsWith(','))
  const part = comma >= 2 ? kept.slice(0, comma + 1) : kept
  while (part.length > 1 && idle.test(part.at(-1) ?? '')) part.pop()
  return `${part.join(' ').replace(/[\s,;.]+$/, '')}.`
}

export const withShortTexts = (menu: NewMenu): NewMenu => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    items: section.items.map((line) => (line.text === null ? line : { ...line, text: shortened(line.text) })),
  })),
})
