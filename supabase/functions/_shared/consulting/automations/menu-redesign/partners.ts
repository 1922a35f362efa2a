import type { EngineContext } from '../../base/context.ts'
import { answers, kindOf, type Placed } from './placed.ts'
import type { Described } from './texts.ts'
import { wantsCachaca } from './with-cachaca.ts'

const sour = /lim[aã]o|maracuj|caju|caj[aá]|tamarindo|seriguela|abacaxi|acerola/i
const forChildren = /kids|infantil|crian[cç]a/i
const isSweet = /sobremesa|doce|sorvete|bolos/i
const closed = /(?<!\p{L})(?:lata|garrafa|refrigerante|[aá]gua|energ[eé]tico|t[oô]nica)(?!\p{L})/iu

/** What the house serves with each item: a drink with a dish, a dish with a drink. */
export function partnersOf(placed: readonly Placed[], goals: readonly string[], context: EngineContext) {
  const sober = context.sheet.wishes.some(({ kind }) => kind === 'zeroAlcohol')
  const best = (fits: (one: Placed) => boolean) =>
    placed.filter(fits).toSorted((a, b) => (b.redesigned?.units ?? 0) - (a.redesigned?.units ?? 0))
  const drinks = best((one) => kindOf(one) === 'drink' && !sober && answers(one, goals))
  // A canned drink beside a dish tells the guest nothing.
  const soft = best((one) => kindOf(one) === 'soft_drink' && !closed.test(one.item.name))
  const coffee = soft.filter(({ item }) => /caf[eé]/i.test(item.name))
  const dishes = best(
    (one) => kindOf(one) === 'dish' && !isSweet.test(one.section) && !forChildren.test(one.section),
  )
  return (one: Placed, index: number): Described['beside'] => {
    // Drinks with cachaça have their own lines with their dishes.
    if (wantsCachaca(goals) && !sober) return null
    const sweet = isSweet.test(one.section)
    const from =
      kindOf(one) === 'drink'
        ? dishes
        : forChildren.test(`${one.section} ${one.item.name}`)
          ? soft.filter(({ item }) => !/caf[eé]/i.test(item.name))
          : sweet
            ? coffee
            : drinks.length > 0
              ? drinks
              : soft
    const chosen = from[index % Math.max(1, Math.min(3, from.length))]
    return chosen ? { name: chosen.item.name, sour: sour.test(chosen.item.name) } : null
  }
}
