/** Orders that choose between items: "entre tirar A e tirar B, tirem a primeira", "se for para tirar um, que seja B". */
import type { Context, OrderRead } from './item-orders.ts'
import { scopesOf } from './scope.ts'

const cut = '(?:tir(?:em|e|a|ar)|cort(?:em|e|a|ar)|sai|saia|perder)'
const hold = '(?:fiqu?\\p{L}+ com|mant\\p{L}+|deix\\p{L}+|prefiro(?: ficar com)?)'
const between = new RegExp(
  `^entre (?:(?:${cut}|${hold}) )?(.+?) e (?:(?:${cut}|${hold}) )?(.+?),? (${cut}|${hold}) (.+)$`,
  'u',
)
const ifOne = new RegExp(
  `^(?:e )?(?:se|caso) (?:for|tiver|precis\\p{L}+|fosse|houver)(?: (?:de|que|para|preciso|necessario))* ?${cut}(?: (?:um|uma|alguma?|um deles|uma delas|um dos dois|uma das duas|alguma coisa|algo))?,? (?:entao )?(?:que seja|seja|e|prefiro|${cut}) (.+)$`,
  'u',
)

/** The wishes of such a choice; null if it is none. */
export function readChoice(clause: string, about: Context): OrderRead | null {
  const last = ifOne.exec(clause)
  if (last) {
    const scopes = scopesOf(last[1] ?? '', about)
    return (
      scopes && {
        wishes: scopes.map(({ name }) => ({ kind: 'dropItem', item: name, ifNeeded: true })),
        topic: scopes,
      }
    )
  }
  const [, one = '', other = '', verb = '', which = ''] = between.exec(clause) ?? []
  const [first] = scopesOf(one, about) ?? []
  const [second] = scopesOf(other, about) ?? []
  if (!first || !second) return null
  const chosen = /^[oa] primeir[oa]/.test(which)
    ? first
    : /^[oa] (?:segund|ultim)[oa]/.test(which)
      ? second
      : (scopesOf(which, about)?.find(({ name }) => name === first.name || name === second.name) ?? null)
  if (!chosen) return null
  const left = chosen === first ? second : first
  const [gone, stays] = new RegExp(`^${cut}$`, 'u').test(verb) ? [chosen, left] : [left, chosen]
  return {
    wishes: [
      { kind: 'dropItem', item: gone.name },
      { kind: 'keepItem', item: stays.name },
    ],
    topic: [first, second],
  }
}
