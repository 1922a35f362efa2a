import { foldAccents } from '../../base/language/text.ts'
import type { Draft } from './drafts.ts'

/** "Feijoada" on a day of its own shows the house's "Feijoada completa". */
export const dishNamed = (name: string, shown: readonly Draft[]): string | undefined => {
  const said = foldAccents(name).toLowerCase()
  return shown
    .flatMap(({ items }) => (items.length === 1 ? items : []))
    .find((item) => `${foldAccents(item).toLowerCase()} `.startsWith(`${said} `))
}
