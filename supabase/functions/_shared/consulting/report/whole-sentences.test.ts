/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { automationTypes } from '../automation-types.ts'
import { questionSubjects } from '../base/request/question-subjects.ts'
import type { Wish } from '../base/request/wish.ts'
import { goldenAnswers, goldenContext } from '../golden/golden.ts'
import { boteco } from '../golden/houses.ts'
import { runEngine } from '../run-engine.ts'
import { reportSections } from './build-report.ts'
import { toMarkdown } from './to-markdown.ts'

/** What a sentence looks like in which something is missing. */
const broken: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a value that is none', /undefined|NaN|Infinity|\[object/],
  ['a slot that was not filled', /\{[a-z]*\}|\[[^\]\n]*\|[^\]\n]*\]/],
  ['a mark behind nothing', /(?<=\p{L}) [,.;:!?](?=\s|$)|^\s*[,.;:!?]+\s*$/u],
  ['two marks', /(?<!\.)\.\.(?!\.)|,\s*,|;\s*;|,\s*\./],
  ['empty quotation marks or brackets', /“\s*”|\(\s*\)/],
]

const details = {
  count: 2,
  percent: 10,
  price: 22,
  from: '2026-12-05',
  to: '2026-12-05',
  weekdays: [2, 3],
  other: 'Caldo de mocotó',
}
const fields: readonly (readonly [about: string, fields: Record<string, unknown>])[] = [
  ['an item of the house', { ...details, item: 'Caipirinha', what: 'caipirinha' }],
  ['an item that the house has not', { ...details, item: 'Prato que não há', what: 'prato que não há' }],
]

describe.each(automationTypes)('every question to %s', (type) => {
  test.each(fields)('gets an answer in whole sentences, asked about %s', async (_, given) => {
    const wishes = questionSubjects.map(
      (about) =>
        ({ kind: 'question', about, text: `pergunta de ${about}`, origin: 'request', ...given }) as Wish,
    )
    const answers = (await goldenAnswers(type)).boteco
    const { sheet } = goldenContext(type, boteco, answers)
    const results = await runEngine(type, answers, {
      ...boteco.context,
      sheet: {
        wishes: [...sheet.wishes.filter(({ kind }) => kind === 'competitorPrice'), ...wishes],
        unread: [],
      },
    })
    const lines = toMarkdown('', await reportSections(results.map(({ content }) => content))).split('\n')
    const found = broken.flatMap(([what, pattern]) =>
      lines.filter((line) => pattern.test(line)).map((line) => `${what}: ${line}`),
    )
    expect(found).toEqual([])
  })
})
