/**
 * Houses that ask for what strangers asked for, three clauses at a time: the engines neither fail nor break what they read.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EngineError } from './base/errors.ts'
import { isBlocked } from './base/request/request-sheet.ts'
import { deliver } from './deliver.ts'
import { goldenAnswers } from './golden/golden.ts'
import { boteco, houses } from './golden/houses.ts'
import { textInputs } from './understanding/sentences/sentence.ts'
import { understand } from './understanding/understand.ts'

const folder = resolve(import.meta.dirname, '../../../../tests/fixtures/clauses')
const labels = z.array(z.object({ clauses: z.array(z.string()) }))
const runs = 30
/** The longest of a wizard’s texts holds more; the shortest, of dates to publish, holds this much. */
const longest = 200

/** What an engine may answer instead of a report: the owner is told why, and gets the credits back. */
const refusals = ['impossible_restrictions', 'not_enough_data']

test.each(textInputs)('a request of %s is delivered or refused with its reason', async (type, input) => {
  const clauses = labels
    .parse(JSON.parse(readFileSync(resolve(folder, `${type}.json`), 'utf8')))
    .flatMap((label) => label.clauses)
    .map((clause) => clause.replace(/[[\]{}<>]/g, ''))
  const answers = await goldenAnswers(type)
  const clause = fc.constantFrom(...clauses)
  await fc.assert(
    fc.asyncProperty(fc.nat(houses.length - 1), fc.tuple(clause, clause, clause), async (at, said) => {
      const house = houses[at] ?? boteco
      const own = answers[house.id]
      const text = said.join('. ').slice(0, longest)
      const given = {
        ...own,
        [input]:
          type === 'food_pairing'
            ? ['Pratos principais', 'Petiscos', text]
            : type === 'competitor_analysis'
              ? `${String(own[input])}\n${text}`
              : text,
      }
      const { context } = house
      const sheet = understand(type, { answers: given, house: context.house, today: context.today })
      if (isBlocked(sheet)) return
      try {
        await deliver(type, given, { ...context, sheet })
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        expect(refusals, error.message).toContain(error.code)
      }
    }),
    { numRuns: runs },
  )
})
