import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { spokenName } from './short-names.ts'

/** Drinks pluralised by their first word: "2 Caipirinhas de caju". */
const plural = /^(caipirinha|caipifruta|batida|taca|limonada|agua|soda|cajuina|dose)$/

/** "2 Caipirinhas de caju", "2 × Kir de caju", "2 Carvalho de 30 ml" without the rest of the label; a single drink has no number. */
export function counted(
  { kind, name, doseMl, vessel }: Pick<Option, 'kind' | 'name' | 'doseMl' | 'vessel'>,
  count: number,
): string {
  const plain = spokenName(name)
  const spoken = vessel && !foldAccents(plain).includes(vessel) ? `${plain}, ${vessel}` : plain
  if (kind === 'cachaca') {
    const [short = spoken] = spoken.split(' ')
    const measure = doseMl === null ? short : `${short} de ${doseMl} ml`
    return count > 1 ? `${count} ${measure}` : measure
  }
  if (count === 1) return spoken
  const [first = '', ...rest] = spoken.split(' ')
  return plural.test(foldAccents(first)) ? [`${count} ${first}s`, ...rest].join(' ') : `${count} × ${spoken}`
}
