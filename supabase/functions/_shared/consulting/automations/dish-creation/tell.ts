import { fillChoices } from '../../base/language/choices.ts'

/**
 * A sentence in one of its wordings, "[Sai|Deixa o cardápio] em {day}", chosen by the seed alone; the values replace
 * their names.
 */
export const tell = (template: string, seed: string, values: Readonly<Record<string, string>> = {}): string =>
  fillChoices(template, seed).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
