/** What the slots of a clause say together. */
import { everyItem } from '../../base/request/match-item.ts'
import type { Amount, Slot } from './slots.ts'
import type { Role } from './words.ts'

export type Verb = 'rise' | 'fall' | 'change' | 'stay' | 'reach' | 'sell'

/** The parts of an order; `null` subjects mean that it names nothing. */
export type Features = {
  subjects: readonly string[] | null
  except: readonly string[]
  /** "esses dois": what was named before, and how many. */
  that: boolean
  others: boolean
  not: boolean
  verb: Verb | null
  /** "trava em 16": no higher. */
  holds: boolean
  kept: boolean
  /** "três itens": how many may change. */
  count: number | null
  /** "só nas bebidas": only these, and not only so far. */
  onlyThem: boolean
  may: boolean
  /** "tem que", "deve": an order, where "pode" is leave. */
  must: boolean
  want: boolean
  only: boolean
  also: boolean
  discount: boolean
  cost: boolean
  bounds: ReadonlySet<'most' | 'least' | 'over' | 'under' | 'between'>
  amounts: readonly Amount[]
  /** "para 30", "a 30": an amount that is a price and no step. */
  to: boolean
  /** The order of subject and amount: "5 na comida" puts the amount first. */
  amountFirst: boolean
}

const boundRoles = ['most', 'least', 'over', 'under', 'between'] as const
const verbs: readonly Verb[] = ['rise', 'fall', 'change', 'sell', 'stay', 'reach']
const isRole = (slot: Slot | undefined, ...wanted: Role[]) =>
  slot?.kind === 'role' && wanted.includes(slot.role)
/** Words that say nothing between the parts of an order. */
export const passive: ReadonlySet<Role> = new Set(['idle', 'and', 'by', 'to', 'all', 'each'])

/** Where the exception begins, and where it ends. */
function exceptionOf(slots: readonly Slot[]): { from: number; to: number } | null {
  const from = slots.findIndex((slot, at) => {
    if (!isRole(slot, 'except') && !(isRole(slot, 'kept') && /^fora$/.test(slot.said))) return false
    let next = at + 1
    while (slots[next] && isRole(slots[next], 'idle', 'to', 'by', 'all')) next += 1
    return slots[next]?.kind === 'items'
  })
  if (from < 0) return null
  let to = from + 1
  while (slots[to] && (slots[to]?.kind === 'items' || isRole(slots[to], ...passive))) to += 1
  return { from, to }
}

/** The features of a clause; null if a word is unknown, or if it speaks of two things. */
export function featuresOf(slots: readonly Slot[]): Features | null {
  if (slots.some(({ kind }) => kind === 'unknown')) return null
  const out = exceptionOf(slots)
  const inside = out ? slots.slice(out.from, out.to) : []
  const main = out ? [...slots.slice(0, out.from), ...slots.slice(out.to)] : slots
  const has = (...wanted: Role[]) => main.some((slot) => isRole(slot, ...wanted))
  const groups = groupsOf(main)
  const not = has('not') || main.some((slot) => isRole(slot, 'all') && /^nenhum/.test(slot.said))
  const isNothing = main.some((slot) => slot.kind === 'items' && /^nada$/.test(slot.said))
  const named = groups.length > 1 ? groups.filter((group) => !group.names.includes(everyItem)) : groups
  if (named.length > 1) return null
  const counted = main.findIndex((slot, at) => isCount(slot, main[at + 1]))
  const places = main.flatMap((slot, at) => (slot.kind === 'amount' && at !== counted ? [at] : []))
  const amounts = places.flatMap((at) => (main[at]?.kind === 'amount' ? [main[at].amount] : []))
  if (amounts.length > 2) return null
  const [first = -1] = places
  const [group] = named
  const amountFirst = first >= 0 && group !== undefined && first < group.at
  // "no máximo 8% nos petiscos, a isca não sobe": what looks like a list ends one order and begins another.
  const isLateNot = main.some((slot, at) => isRole(slot, 'not') && at > (group?.at ?? at))
  if (amountFirst && isLateNot && group.names.length > 1) return null
  const found = verbs.filter((verb) => has(verb))
  const [leading, ...more] = found.filter((verb) => verb !== 'reach' || found.length === 1)
  const isLeft = main.some((slot) => isRole(slot, 'stay') && /^deix/.test(slot.said))
  // "a isca não sobe, nenhum aumento acima de 8%": each has a verb of its own.
  if (main.filter((slot) => isRole(slot, 'rise')).length > 1) return null
  // "ficam como estão e o resto pode subir" are two orders; "deixa subir" is one.
  if (more.length > 0 && !(isLeft && more.length === 1 && more[0] === 'stay')) return null
  if (has('kept') && (leading === 'rise' || leading === 'fall')) return null
  const isOthers = main.some((slot, at) => isRole(slot, 'others') && main[at + 1]?.kind === 'items')
  if (has('others') && !isOthers && named.length > 0) return null
  return {
    subjects: group?.names ?? null,
    except: inside.flatMap((slot) => (slot.kind === 'items' ? slot.names : [])),
    that: has('that'),
    others: has('others'),
    not: not || isNothing,
    verb: leading ?? null,
    holds: main.some((slot) => isRole(slot, 'stay') && /^(?:trav|segur)/.test(slot.said)),
    kept: has('kept'),
    may: has('may'),
    must: main.some((slot) => isRole(slot, 'may') && /^(?:tem |tenh|dev|precis)/.test(slot.said)),
    want: has('want') || main.some((slot) => isRole(slot, 'may') && /^quer|^gostaria/.test(slot.said)),
    count: main[counted]?.kind === 'amount' ? main[counted].amount.value : null,
    only: has('only'),
    onlyThem: main.some((slot, at) => isRole(slot, 'only') && leadsTo(main, at) === 'items'),
    also: has('also'),
    discount: has('discount'),
    cost: has('cost'),
    bounds: new Set(boundRoles.filter((bound) => has(bound))),
    amounts,
    to: isRole(main[first - 1], 'to'),
    amountFirst,
  }
}

/** "no máximo três itens", "duas cervejas": a number right before what it counts. */
const isCount = (slot: Slot, next: Slot | undefined) =>
  slot.kind === 'amount' &&
  slot.amount.unit === 'bare' &&
  Number.isInteger(slot.amount.value) &&
  slot.amount.value <= 60 &&
  (next?.kind === 'items' ||
    (isRole(next, 'idle', 'change', 'reach', 'rise') &&
      /^(?:it|preco|produto|mudanca|altera|reajustes|aumentos)/.test(next?.said ?? '')))

/** The kind of the first slot that says something after a place. */
function leadsTo(slots: readonly Slot[], at: number): Slot['kind'] | undefined {
  return slots.slice(at + 1).find((slot) => slot.kind !== 'role' || !passive.has(slot.role))?.kind
}

/** The lists of names in a clause: "pudim, cartola e sorvete" is one. */
function groupsOf(slots: readonly Slot[]): { names: string[]; at: number }[] {
  const groups: { names: string[]; at: number; end: number }[] = []
  slots.forEach((slot, at) => {
    if (slot.kind !== 'items') return
    const last = groups.at(-1)
    const between = last ? slots.slice(last.end, at) : []
    if (
      last &&
      between.every((one) => isRole(one, ...passive) || (isRole(one, 'not') && one.said === 'nem'))
    ) {
      last.names.push(...slot.names)
      last.end = at + 1
    } else groups.push({ names: [...slot.names], at, end: at + 1 })
  })
  return groups.map(({ names, at }) => {
    const own = names.filter((name) => name !== everyItem)
    return { names: [...new Set(own.length > 0 ? own : names)], at }
  })
}
