/**
 * Counts the sentences that any two of the eleven houses' golden reports share, names and figures removed, and prints
 * the worst ten. Reads the files, which `golden.test.ts` keeps up to date.
 */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationTypes } from '../automation-types.ts'
import { furtherHouses } from './further-houses.ts'
import { goldenFile } from './golden.ts'
import { houses } from './houses.ts'
import { sentencesOf, shared } from './sameness.ts'

const all = [...houses, ...furtherHouses]

const creative = 0.3
const analytical = 0.4

/** The target, and today's value where it differs much: lower it with every change, never raise it. */
const ceilings: Readonly<Record<AutomationType, { rule: number; today?: number }>> = {
  drink_creation: { rule: creative },
  food_pairing: { rule: creative, today: 0.2 },
  dish_creation: { rule: creative, today: 0.28 },
  content_generation: { rule: creative, today: 0.21 },
  menu_redesign: { rule: analytical, today: 0.26 },
  predictive_analytics: { rule: analytical },
  competitor_analysis: { rule: analytical, today: 0.28 },
  dynamic_pricing: { rule: analytical, today: 0.34 },
}

const read = (type: AutomationType) =>
  Promise.all(
    all.map(async ({ id, menu, context: { restaurant } }) => ({
      id,
      sentences: sentencesOf(await readFile(new URL(goldenFile(type, id), import.meta.url), 'utf8'), [
        restaurant.name,
        restaurant.city,
        ...menu.items.flatMap(({ name, category }) => [name, category ?? '']),
      ]),
    })),
  )

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

test.each(automationTypes)('%s says to no two houses the same generic sentences', async (type) => {
  const reports = await read(type)
  const pairs = reports
    .flatMap((one, index) =>
      reports.slice(index + 1).map((other) => ({
        who: `${one.id} and ${other.id}`,
        ...shared(one.sentences, other.sentences),
      })),
    )
    .toSorted((a, b) => b.share - a.share)
  const counts = new Map<string, number>()
  for (const { same } of pairs)
    for (const sentence of same) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  const worst = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 10)
  const [top] = pairs
  const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length
  process.stdout.write(
    [
      `${type}: worst pair ${top?.who} ${percent(top?.share ?? 0)}, mean ${percent(mean)}`,
      ...worst.map(([sentence, count]) => `  ${count} of ${pairs.length} pairs: ${sentence}`),
    ]
      .join('\n')
      .concat('\n'),
  )

  expect(Math.min(...reports.map(({ sentences }) => sentences.size))).toBeGreaterThan(5)
  const { rule, today } = ceilings[type]
  expect(top?.share).toBeLessThanOrEqual(today ?? rule)
})

describe('the count', () => {
  const house = (name: string) =>
    sentencesOf(
      `# Menu\n\n## Fichas\n\n### ${name}\n\n${name} pede acidez e frescor na taça: R$ 12,90.\n\n1. Bata com gelo.\n\n| a | b c d e f |`,
      ['Bar'],
    )

  test('counts cells and bullets that are as long as a sentence, without their labels and headers', () => {
    const counted = sentencesOf(
      [
        '*Uma legenda com mais de seis palavras aqui*',
        '| Uma coluna com mais de seis palavras | B |',
        '| --- | --- |',
        '| Tirar do fim da seção e pôr no alto | R$ 5,00 |',
        '- [ ] Semana 1: conferir o custo da porção na última nota',
        '- **Cinco palavras neste rótulo aqui**: dois preços',
      ].join('\n'),
      [],
    )
    expect([...counted]).toEqual([
      'tirar do fim da secao e por no alto',
      'semana # conferir o custo da porcao na ultima nota',
    ])
  })

  test('finds one sentence in two houses under other names and figures', () => {
    expect(shared(house('Baião'), house('Peixada cearense')).share).toBe(1)
  })

  test('does not count distinct sentences', () => {
    const own = sentencesOf('A tapioca da casa leva coco queimado e sal.', [])
    expect(shared(own, house('Baião')).share).toBe(0)
  })
})
