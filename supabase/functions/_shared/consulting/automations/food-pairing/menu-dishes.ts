/** The dishes of a menu that may be paired, and what became of its other lines. */
import { EngineError } from '../../base/errors.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { type DishReading, understand } from '../../base/pairing/understand.ts'
import { isSkipped, isSkippedLine, skipReason } from './asked-pairs.ts'
import type { PairingMenu } from './schema.ts'
import type { Setting } from './setting.ts'
import { isBottle, withoutRepeats } from './sheet-parts.ts'

type LeftOut = PairingMenu['leftOut']

export interface MenuDishes {
  /** Those that the owner's exclusions allow. */
  dishes: DishReading[]
  /** Dishes that the owner's exclusions take out. */
  refused: LeftOut
  /** Lines that are food of a kind that is not paired. */
  unpairable: LeftOut
  /** Names of the lines that were not understood. */
  unknown: string[]
  /** Number of drinks on the menu. */
  drinks: number
}

/**
 * Reads the menu's lines.
 * @throws EngineError `not_enough_data` when no dish was understood; `impossible_restrictions` when the owner's
 * exclusions leave none
 */
export function readDishes({ request: { items, refuses }, asked }: Setting): MenuDishes {
  const readings = items.map((item) => ({ item, reading: understand(item) }))
  const read = withoutRepeats(
    readings.flatMap(({ reading }) => (reading.kind === 'dish' ? [reading.dish] : [])),
  )
  const unknown = readings.flatMap(({ item, reading }) =>
    reading.kind === 'unknown' && !isBottle(item) && !isSkippedLine(asked, item) ? [item.name] : [],
  )
  if (read.length === 0) {
    throw new EngineError(
      'not_enough_data',
      unknown.length === 0
        ? 'Não há pratos no cardápio enviado, só bebidas ou itens que não se harmonizam.'
        : `Não reconhecemos nenhum prato do cardápio (${shortList(unknown, 5)}). Acrescente uma descrição com os ingredientes e tente de novo.`,
    )
  }
  const refused = read.flatMap((dish) => {
    const refusal = isSkipped(asked, dish) ? { reason: skipReason(asked, dish) } : refuses(dish.item)
    return refusal === null ? [] : [{ name: dish.item.name, category: dish.item.category, ...refusal }]
  })
  const outside = new Set(refused.map(({ name }) => name))
  const dishes = read.filter(({ item }) => !outside.has(item.name))
  if (dishes.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      `Nenhum prato do cardápio cabe no que você pediu: ${shortList(
        refused.map(({ name, reason }) => `${name} (${reason})`),
        3,
      )}.`,
    )
  }
  return {
    dishes,
    refused,
    unpairable: readings.flatMap(({ item, reading }) =>
      reading.kind === 'left_out' ? [{ name: item.name, reason: reading.reason }] : [],
    ),
    unknown,
    drinks: readings.filter(({ reading }) => reading.kind === 'drink').length,
  }
}
