import { spokenName } from '../../base/pairing/phrases.ts'

/**
 * Names for lists, without side dishes: "Filé de pescada com purê" → "Filé de pescada", unless two dishes would get the
 * same name.
 */
export function shortNames(names: readonly string[]): (name: string) => string {
  const cut = (name: string) => spokenName(name).split(/ com /i)[0] ?? name
  const counts = new Map<string, number>()
  for (const name of names) counts.set(cut(name), (counts.get(cut(name)) ?? 0) + 1)
  return (name) => (counts.get(cut(name)) === 1 ? cut(name) : spokenName(name))
}
