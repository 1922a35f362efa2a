/** Every menu in Ceará carries the sentence required by Lei estadual 15.157/2012. */
import { describe, expect, test } from 'vitest'
import type { AutomationType } from './automation-types.ts'
import { goldenAnswers } from './golden/golden.ts'
import { boteco } from './golden/houses.ts'
import { reportSections } from './report/build-report.ts'
import { toMarkdown } from './report/to-markdown.ts'
import { runEngine } from './run-engine.ts'

const sentence = 'O consumo de bebida alcoólica em excesso poderá trazer danos à saúde.'

const types: readonly AutomationType[] = ['drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign']

describe.each(types)('%s', (type) => {
  test('prints the sentence of the law, word for word', async () => {
    const answers = (await goldenAnswers(type)).boteco
    const items = await runEngine(type, answers, boteco.context)
    const sections = await reportSections(items.map(({ content }) => content))
    expect(toMarkdown('', sections)).toContain(sentence)
  })
})
