/**
 * How much of what strangers say is read right. They wrote the clauses without knowing the reader; `[item]` is on the house's
 * menu, `{competitor}` and `<food>` are not.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AutomationType } from '../automation-types.ts'
import { houseSchema } from '../base/house/house.ts'
import { textInputs } from './sentences/sentence.ts'
import { understand } from './understand.ts'

const folder = resolve(import.meta.dirname, '../../../../../tests/fixtures/clauses')
const labelSchema = z.object({
  says: z.string(),
  /** Of the wish; none for a clause that asks for nothing. */
  kinds: z.array(z.string()),
  fields: z.optional(z.record(z.string(), z.unknown())),
  clauses: z.array(z.string()),
})

/** Reads every sixth clause of a label, from the half that was kept apart while the reader was taught. */
const step = 6

/** % of the clauses read right, at least, and as something else, at most; a change may only improve them. */
const bounds: readonly (readonly [type: AutomationType, right: number, wrong: number])[] = [
  ['drink_creation', 63, 15],
  ['food_pairing', 56, 14],
  ['content_generation', 65, 17],
  ['dish_creation', 62, 17],
  ['menu_redesign', 63, 12],
  ['predictive_analytics', 60, 12],
  ['competitor_analysis', 66, 19],
  ['dynamic_pricing', 63, 12],
]

const others = ['Pastel de carne', 'Lasanha', 'Pudim', 'Cerveja Heineken', 'Suco de laranja']

function sectionOf(name: string): string {
  if (/cervej|chope|chopp|long/i.test(name)) return 'Cervejas'
  if (/drink|caip|gin|moji|batida|drinque/i.test(name)) return 'Drinks'
  return /pudim|doce|sorvete|cartola|sobremesa|bolo/i.test(name) ? 'Sobremesas' : 'Pratos'
}

function wishesOf(type: AutomationType, clause: string) {
  const items = [...clause.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)
  const menu = [...new Set([...items, ...others])].map((name, at) => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    section: sectionOf(name),
    price: 20 + at,
  }))
  const text = clause.replace(/[[\]{}<>]/g, '')
  const input = textInputs.find(([known]) => known === type)?.[1] ?? ''
  const { wishes } = understand(type, {
    answers: { [input]: type === 'food_pairing' ? [text] : text },
    house: houseSchema.parse({ menu }),
    today: '2027-02-16',
  })
  return wishes.filter(({ origin }) => origin === 'request')
}

test.each(bounds)(
  'of strangers’ clauses, %s reads at least %i % right and at most %i % wrong',
  (type, least, most) => {
    const labels = z
      .array(labelSchema)
      .parse(JSON.parse(readFileSync(resolve(folder, `${type}.json`), 'utf8')))
    const asked = labels
      .filter(({ kinds }) => kinds.length > 0)
      .flatMap(({ kinds, fields = {}, clauses }) =>
        clauses.filter((_, at) => at % step === 1).map((clause) => ({ kinds, fields, clause })),
      )
    const outcomes = asked.map(({ kinds, fields, clause }) => {
      const wishes = wishesOf(type, clause)
      const isRight = wishes.some(
        (wish) =>
          kinds.includes(wish.kind) &&
          Object.entries(fields).every(
            ([name, value]) => JSON.stringify(wish[name as keyof typeof wish]) === JSON.stringify(value),
          ),
      )
      return isRight ? 'right' : wishes.length > 0 ? 'wrong' : 'unread'
    })
    const share = (outcome: string) =>
      Math.round((100 * outcomes.filter((one) => one === outcome).length) / outcomes.length)
    expect(share('right')).toBeGreaterThanOrEqual(least)
    expect(share('wrong')).toBeLessThanOrEqual(most)
  },
)
