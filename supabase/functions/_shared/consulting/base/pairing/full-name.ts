/** Names of dishes with the form that only their section says: "Marguerita" under "Pizzas salgadas". */
import { foldAccents } from '../language/text.ts'

/** Forms that change what a dish is: "quatro queijos" is a pasta, and a pizza under "Pizzas". */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^pizzas?\b/, 'pizza'],
  [/^crepes?\b/, 'crepe'],
  [/^risotos?\b/, 'risoto'],
  [/^temakis?\b/, 'temaki'],
  [/^fondues?\b/, 'fondue'],
]

/** The name after its section's form, if it does not say it itself. */
export function fullName({
  name,
  category = null,
}: {
  name: string
  category?: string | null | undefined
}): string {
  const section = foldAccents(category ?? '').toLowerCase()
  const form = forms.find(([words]) => words.test(section))?.[1]
  if (form === undefined) return name
  const own = foldAccents(name).toLowerCase()
  return own.includes(foldAccents(form)) || forms.some(([words]) => words.test(own))
    ? name
    : `${form} ${name}`
}
