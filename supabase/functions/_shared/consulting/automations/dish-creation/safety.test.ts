import { expect, test } from 'vitest'
import { asking, sheetOf } from '../../../../../../tests/support/understood.ts'
import { foodOf } from '../../base/pantry/kitchen.ts'
import { reportSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { createDishes } from './engine.ts'
import { safetyRules } from './safety.ts'
import { ideas } from './tables/index.ts'

const kitchen = {
  cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
  complexity_level: 'Até 30 minutos por prato',
}

const make = (today = '2026-06-10', answers = kitchen) =>
  createDishes(answers, { ...asking(sheetOf({ kind: 'count', count: 12 })), today }).map(
    ({ content }) => content,
  )

test('every dish with meat has a temperature, cooked or raw', () => {
  const dishes = make().flatMap((content) => (content.kind === 'dish' ? [content] : []))
  const withMeat = dishes.filter(({ ingredients }) =>
    ingredients
      .slice(0, -1)
      .some(({ id }) => foodOf(id).tags.some((tag) => ['pork', 'poultry', 'fish', 'beef'].includes(tag))),
  )
  expect(withMeat.length).toBeGreaterThan(2)
  for (const { safety = [] } of withMeat) {
    expect(safety).toContainEqual({
      rule: expect.stringMatching(/^(?:centre|slow|raw|chilled)$/),
      what: expect.any(String),
    })
  }
})

test('the report gives each rule once, with what it applies to, and who must have no alcohol', async () => {
  const contents = make()
  const markdown = toMarkdown('Menu', await reportSections(contents))
  for (const dish of contents) {
    if (dish.kind !== 'dish') continue
    expect(dish.safety?.length ?? 0).toBeLessThan(6)
    for (const point of dish.safety ?? []) {
      if (typeof point === 'string') throw new Error('a new result holds no sentences')
      const words = safetyRules[point.rule]
      const [line, ...more] = markdown.split('\n').filter((one) => one.includes(words))
      expect([more, line]).toEqual([[], expect.stringContaining(point.what)])
    }
  }
  expect(markdown.match(/gestantes/g)).toHaveLength(1)
  expect(markdown.match(/Álcool\*\*: (?:leva|menos da metade do|traços de) álcool/g)).toHaveLength(12)
})

test('cooks no meat below 63 °C and takes no tap water in a syrup, in any recipe', () => {
  for (const { id, steps } of ideas) {
    const method = steps.map(({ text }) => text).join(' ')
    for (const [, degrees] of method.matchAll(/(?:cozinhe|asse) a (\d+) °C/gi))
      expect([id, Number(degrees)]).toEqual([id, expect.toSatisfy((value: number) => value >= 63)])
    expect([id, /(?:ml|litros?) de água(?! (?:filtrada|de coco|com gás))/.test(method)]).toEqual([id, false])
    expect([id, /ferment/i.test(method)]).toEqual([id, false])
  }
})

test('keeps nothing in the refrigerator for more than the 5 days of RDC 216/2004 (4.8.17)', () => {
  for (const { id, keeps } of ideas) {
    for (const [line, days] of keeps.matchAll(/(\d+) dias?\b(?! (?:no freezer|congelad))[^.,]*/g)) {
      expect([id, line, Number(days)]).toEqual([id, line, expect.toSatisfy((value: number) => value <= 5)])
    }
  }
})

test('tells how to cool every cooked base that is kept, also of a dish with little advance work', () => {
  const dishes = make().flatMap((content) => (content.kind === 'dish' ? [content] : []))
  const kept = dishes.filter(({ keeps }) =>
    /(?:cozid|escaldad|caldo|recheio)\p{L}*(?: \([^)]*\))?: \d/iu.test(keeps),
  )
  expect(kept.length).toBeGreaterThan(0)
  for (const { name, safety = [] } of kept) {
    expect([name, safety]).toEqual([
      name,
      expect.arrayContaining([
        { rule: expect.stringMatching(/^(?:cooling|chilled)$/), what: expect.any(String) },
      ]),
    ])
  }
})

test('no recipe pours spirit into oil in which something was fried', () => {
  for (const { id, steps } of ideas)
    for (const step of steps)
      expect([id, /frite [^.;]*\{no:gordura\}[^.]*junte \{cachaca\}/i.test(step.text)]).toEqual([id, false])
})
