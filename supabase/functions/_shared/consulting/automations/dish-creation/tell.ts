import { fillChoices } from '../../base/language/choices.ts'

/**
 * One wording of a sentence such as "[Sai|Deixa o cardápio] em {day}", chosen by the seed alone, with its placeholders
 * replaced by the values.
 */
export const tell = (template: string, seed: string, values: Readonly<Record<string, string>> = {}): string =>
  fillChoices(template, seed).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
