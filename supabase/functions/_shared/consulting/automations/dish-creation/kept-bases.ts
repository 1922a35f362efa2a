/** The bases of a dish that are made ahead, as its shelf lives name them. */

/** "Calda (140 ml): 5 dias na geladeira". */
const base = /^(?:([^:(]+?)(?: \(([^)]+)\))?: )?(\d+) (dia|semana)s?\b/

/** Cut ingredients are prepared every day. */
const isCut = /\b(?:cortad|porcionad|limp|cru\b|crua\b|cubos|lâminas|aberto|na hora)/i

export interface KeptBase {
  /** Null for the finished dish. */
  what: string | null
  /** What one batch of the recipe gives; null if it is not said. */
  yields: string | null
  days: number
}

/** The base that a sentence of the shelf lives names; null if it names none. */
function readBase(line: string): KeptBase | null {
  const [, what = null, yields = null, count, unit] = base.exec(line) ?? []
  const days = Number(count) * (unit === 'semana' ? 7 : 1)
  return count === undefined || isCut.test(what ?? '') ? null : { what, yields, days }
}

export const isBase = (line: string): boolean => readBase(line) !== null

/** The bases of a dish, from its shelf lives. */
export const keptBases = (keeps: string): KeptBase[] =>
  keeps.split(/(?<=\.) /).flatMap((line) => readBase(line) ?? [])
