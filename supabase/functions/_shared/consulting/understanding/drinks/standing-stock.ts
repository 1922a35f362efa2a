/** How much the owner tells of a wish that another reader found: "14 pitu encalhada". */
import { poured } from '../stock/names.ts'
import type { DraftWish } from '../text/draft.ts'
import { numberOf } from './words.ts'

const figure =
  '(?:\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|trinta)'
const others: Readonly<Record<string, number>> = { treze: 13, catorze: 14, quatorze: 14, trinta: 30 }
const amountOf = (word: string): number | null => others[word] ?? numberOf(word)

const amount = new RegExp(
  `(?<![\\p{L}\\d,.])(${figure}) (?:(garrafas?|litros?|kg|quilos?) (?:de |d[ao] )?)?(?=\\p{L}{3})`,
  'u',
)

/** "5 drinks, tem nove garrafas …": the number of drinks is a wish of its own. */
const counted =
  /^(?:so |quero |queria |sao )*(\d{1,2}) (?:drinks?|drinques?|coqueteis)(?: novos)?[,;]? +(?=.*\d|.*garrafa)/u

/** A prawn of the rivers, and at a bar a bottle of cachaça. */
const bottleNamed: readonly (readonly [RegExp, food: string, bottle: string])[] = [
  [/(?<!\p{L})pitus?(?!\p{L})/u, 'camarão', 'cachaça'],
]

/** A wish for what the house already has, with how much of it the owner tells. @param told the whole text, folded */
export function withAmount(told: string, one: DraftWish): DraftWish[] {
  const { wish, start, end } = one
  if (wish.kind !== 'prefer') return [one]
  const said = told.slice(start, end)
  const [, , meant] = bottleNamed.find(([name, food]) => food === wish.what && name.test(said)) ?? []
  const what = meant ?? wish.what
  const lost = counted.exec(said)
  if (lost)
    return [
      {
        wish: { kind: 'count', count: Number(lost[1]), bound: 'exactly' },
        start,
        end: start + lost[0].length,
      },
      ...withAmount(told, { wish, start: start + lost[0].length, end }),
    ]
  const [, number = '', unit = ''] = amount.exec(said) ?? []
  const count = amountOf(number)
  const plain = what === wish.what ? one : { ...one, wish: { ...wish, what } }
  if (count === null || count < 1 || wish.bottles !== undefined) return [plain]
  if (/^garraf/.test(unit) || (unit === '' && poured.test(what)))
    return [{ ...one, wish: { ...wish, what, bottles: count } }]
  if (unit === '') return [plain]
  const measured = unit.startsWith('l') ? ('l' as const) : ('kg' as const)
  return [plain, { ...one, wish: { kind: 'leftover', what, amount: count, unit: measured } }]
}
