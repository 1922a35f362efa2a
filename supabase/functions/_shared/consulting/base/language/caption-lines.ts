/** How long a caption is on a phone. */

/** Letters of one line of a caption on a usual phone. */
const lineLength = 60

/** Lines that a caption takes: long ones are broken, empty ones count nothing. */
export const linesOf = (text: string): number =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .reduce((sum, line) => sum + Math.ceil(line.length / lineLength), 0)

/** What a caption cannot lose: prices, days, hours, conditions, warnings and what the house completes. */
const kept = /[\d[\]]|modera/iu

const sentencesOf = (line: string) => line.split(/(?<=[.!?…])\s+(?=\S)/u)

/** The caption in at most so many lines: the last sentences that hold no fact go first, never its first one. */
export function shortened(text: string, most: number): string {
  let lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sentencesOf)
  const joined = () => lines.map((line) => line.join(' ')).join('\n')
  while (linesOf(joined()) > most) {
    const at = lines.findLastIndex((line, place) =>
      line.some((one, index) => (place > 0 || index > 0) && !kept.test(one)),
    )
    if (at < 0) break
    const last = lines[at]?.findLastIndex((one, index) => (at > 0 || index > 0) && !kept.test(one)) ?? -1
    lines = lines
      .map((line, place) => (place === at ? line.filter((_, index) => index !== last) : line))
      .filter((line) => line.length > 0)
  }
  // Short lines share one, where each alone takes a line of its own.
  while (linesOf(joined()) > most && lines.length > 1) {
    const [first = [], ...others] = lines
    lines = others.length > 0 ? [[...first, ...(others[0] ?? [])], ...others.slice(1)] : lines
  }
  return joined()
}
