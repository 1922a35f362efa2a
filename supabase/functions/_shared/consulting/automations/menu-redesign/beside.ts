/** Which drink with cachaça the printed menu suggests with which dish. */
import { menuDrinkOptions, type Option } from '../../base/pairing/options.ts'
import { score, turnPoints } from '../../base/pairing/rules.ts'
import { isSinglePiece, understand } from '../../base/pairing/understand.ts'
import { earned } from './category.ts'
import { type Measure, measureOption, wholeDoses } from './measures.ts'
import type { NewDrink } from './new-drinks.ts'
import { answers, kindOf, type Placed } from './placed.ts'

/** Minimum points for a suggestion on the printed menu. */
const worthALine = 1.5
/** Maximum number of suggestions. */
const mostLines = 8
/** Maximum price of a drink, as a share of the dish. */
const dearest = 0.9

export type Beside = { name: string; price: number }

type Line = { one: Placed; option: Option; points: number }

/**
 * The suggestions for the dishes of a menu, by name. The dishes with the largest margin choose first; no drink is on
 * more than a third of the lines.
 */
export function besideOf(
  placed: readonly Placed[],
  goals: readonly string[],
  measures: readonly Measure[],
  drinks: readonly NewDrink[],
): Map<string, Beside> {
  const own = menuDrinkOptions(
    placed
      .filter((one) => kindOf(one) === 'drink' && answers(one, goals))
      .map(({ item, redesigned }) => ({ ...item, price: redesigned?.newPrice ?? item.price })),
  )
  const options = [
    ...[...measures, ...wholeDoses(placed, goals)].map(measureOption),
    ...own,
    ...drinks.map(({ option }) => option),
  ].filter(({ price }) => price !== null)
  const dishes = placed
    .filter((one) => kindOf(one) === 'dish')
    .flatMap((one) => {
      const reading = understand({ ...one.item, category: one.section })
      return reading.kind === 'dish' ? [{ one, dish: reading.dish }] : []
    })
    .toSorted((a, b) => worth(b.one) - worth(a.one))
  const used = new Map<string, number>()
  const most = Math.min(2, Math.max(1, Math.ceil(Math.min(mostLines, dishes.length) / 3)))
  const lines: Line[] = []
  for (const { one, dish } of dishes) {
    if (lines.length === mostLines) break
    const price = one.redesigned?.newPrice ?? one.item.price
    // Crabs are sold by the piece, and guests order four.
    const bound = price === null || isSinglePiece(one.item) ? Number.POSITIVE_INFINITY : price * dearest
    const [best] = options
      .filter((option) => (used.get(option.id) ?? 0) < most && (option.price ?? 0) <= bound)
      .map((option) => ({
        option,
        points:
          score(dish, option, { style: '', focus: [] }).points + turnPoints((used.get(option.id) ?? 0) * 2),
      }))
      .toSorted((a, b) => b.points - a.points)
    if (!best || best.points < worthALine) continue
    used.set(best.option.id, (used.get(best.option.id) ?? 0) + 1)
    lines.push({ one, ...best })
  }
  return new Map(
    lines.map(({ one, option }) => [one.item.name, { name: option.name, price: option.price ?? 0 }]),
  )
}

const worth = ({ redesigned }: Placed): number => (redesigned ? earned(redesigned) : 0)

/** A drink's name within a sentence: "caipirinha de caju", but "Engenho Velho". */
export const besideWords = (name: string): string =>
  /^(?:caipi|batid|dose|cacha[cç]a|rabo de galo|quent[aã]o|shot)/i.test(name)
    ? `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`
    : name
