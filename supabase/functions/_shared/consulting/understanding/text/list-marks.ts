/** "1) … 2) …", "a) … b) …": marks of a list written as running text. */

export const listMark =
  /(?<=^|[\s.;:!?,])(?:(?<figure>\d{1,2}) ?(?:[)º°]|[.-](?=\s))|(?<letter>[a-i])\))\s*/giu

/** Marks that count on from 1 or a, by the place at which each stands; a lone "2)" or "10." is no list. */
export function listMarksOf(text: string): ReadonlySet<number> {
  const runs = { figure: [] as number[], letter: [] as number[] }
  for (const { index, groups } of text.matchAll(listMark)) {
    const kind = groups?.figure ? 'figure' : 'letter'
    const at = groups?.figure
      ? Number(groups.figure)
      : (groups?.letter?.toLowerCase().charCodeAt(0) ?? 0) - 'a'.charCodeAt(0) + 1
    if (at === runs[kind].length + 1) runs[kind].push(index)
  }
  return new Set(Object.values(runs).flatMap((run) => (run.length > 1 ? run : [])))
}
