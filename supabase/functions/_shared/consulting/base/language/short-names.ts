/** Words before which a name may be cut: "Queijo coalho | na chapa | com feijão-verde". */
const joints = / (?=(?:com|ao|à|na|no|em|e|de|da|do|sem) )|, para /u

/** Shortest name that a list may use, and the longest that is never cut: "Bolinho de carne de sol" is short already. */
const least = 12
const shortEnough = 26

/** Starts of a name that end before a preposition, shortest first, the whole name last. */
function startsOf(name: string): string[] {
  if (name.length <= shortEnough) return [name]
  const pieces = name.split(joints)
  const found: string[] = []
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at = name.indexOf(piece, at) + piece.length
    if (at >= least) found.push(name.slice(0, at))
  }
  return [...found, name]
}

/**
 * Replaces the full names of a menu's dishes in a text by their shortest unmistakable starts: "Caldinho de macaxeira com
 * pingo de cachaça à mesa" → "Caldinho de macaxeira". The table of the menu and the sheets give the full names.
 */
export function shortenNames(names: readonly string[]): (text: string) => string {
  const starts = names.map(startsOf)
  const short = new Map(
    names.map((name, at) => {
      const others = starts.flatMap((list, other) => (other === at ? [] : list))
      return [name, startsOf(name).find((start) => !others.includes(start)) ?? name] as const
    }),
  )
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  return (text) => longestFirst.reduce((all, name) => all.replaceAll(name, short.get(name) ?? name), text)
}
