import { lazily } from './lazily'

const list = lazily(() => new Intl.ListFormat('pt-BR'))

/** `a, b e c`. */
export function formatList(names: readonly string[]): string {
  return list().format(names)
}
