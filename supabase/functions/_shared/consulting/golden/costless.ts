import { expect } from 'vitest'
import { type AutomationType, automationOf } from '../automation-types.ts'
import { formatBrl } from '../base/language/text.ts'
import { costlessSections } from '../report/build-report.ts'
import type { ResultContent } from '../results.ts'

type Leaf = { key: string; value: string | number }

/** Every text and number of a tree, with its key. */
function leavesOf(tree: unknown, key = ''): Leaf[] {
  if (typeof tree === 'string' || typeof tree === 'number') return [{ key, value: tree }]
  if (Array.isArray(tree)) return tree.flatMap((one) => leavesOf(one, key))
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => leavesOf(value, name))
}

const numbersOf = (leaves: readonly Leaf[], names: RegExp) =>
  leaves.flatMap(({ key, value }) => (typeof value === 'number' && names.test(key) ? [value] : []))

const amountsIn = (text: string) => text.match(/-?R\$\s?\d[\d.]*(?:,\d+)?/g) ?? []

/** Adds cents to amounts, "R$ 1.234,50", so that "R$ 38" and "R$ 38,00" are equal. */
const inFull = (amount: string) => formatBrl(Number(amount.replace(/[^\d,-]/g, '').replace(',', '.')))

/** Keys of private figures, wherever an engine puts them. */
const costKeys = /cost(?!Key)|margin|profit|gain|effect(?!ive)|totalBRL|discount|breakEven/i
const priceKeys = /price|^full$|^own$|^theirs$|median|lowest|highest/i

/**
 * Expects that a report without costs reveals none of those in its contents and facts: an amount in R$ is a price, and
 * a sentence may contain it only if it is not also a cost; there are no cost shares and no cost headings.
 */
export async function expectCostless(
  type: AutomationType,
  contents: readonly ResultContent[],
): Promise<void> {
  const { facts, report } = automationOf(type)
  const { openParts } = await report(contents)
  const stored = leavesOf(contents)
  const prices = new Set(numbersOf(stored, priceKeys).map(formatBrl))
  const stated = (await facts(contents)).flatMap((fact) => [
    'cost' in fact ? fact.cost : null,
    'gainPerMonth' in fact ? fact.gainPerMonth : null,
  ])
  const costs = [...numbersOf(stored, costKeys), ...stated.filter((cost) => cost !== null)]
  const costAmounts = new Set(costs.map((cost) => formatBrl(Math.abs(cost))))

  // A cost that is missing from the list would be revealed if it equals a price.
  const listed = new Set([...openParts.costs, ...(openParts.prices === 'all' ? [] : openParts.prices)])
  const forgotten = stored.filter(
    ({ key, value }) => typeof value === 'number' && costKeys.test(key) && !listed.has(key),
  )
  expect(forgotten.map(({ key }) => key)).toEqual([])

  const sections = await costlessSections(contents)
  expect(sections.length).toBeGreaterThan(2)
  // A menu and posts are what guests read, so they are compared as they are.
  const blocks = sections.flatMap((section) =>
    section.blocks.filter(({ kind }) => kind !== 'menu' && kind !== 'posts'),
  )
  const texts = leavesOf(blocks).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  if (openParts.prices !== 'all') {
    expect(texts.flatMap(amountsIn).filter((amount) => !prices.has(inFull(amount)))).toEqual([])
    // A price followed by its basis in brackets is a figure and may equal a cost by chance.
    const figure = /^R\$ [\d.,]+ \([^)\d]*\)$/
    const sentences = texts.filter(
      (text) => !figure.test(text.trim()) && /\p{L}{3}/u.test(text.replaceAll('R$', '')),
    )
    expect(
      sentences.filter((text) => amountsIn(text).some((amount) => costAmounts.has(inFull(amount)))),
    ).toEqual([])
  }
  const aboutCosts = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter((sentence) =>
      /(?<!\p{L})(?:custos?|margem|margens|lucros?|ganhos?|empata)(?!\p{L})/iu.test(sentence),
    )
  expect(aboutCosts.filter((sentence) => /R\$|%/.test(sentence))).toEqual([])
}
