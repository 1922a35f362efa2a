import type { Wish } from '../base/request/wish.ts'
import type { SalesItem } from '../documents/sales.ts'
import { goldenAnswers, goldenContext } from '../golden/golden.ts'
import { houses } from '../golden/houses.ts'
import { parseContent, type ResultContent } from '../results.ts'
import { runEngine } from '../run-engine.ts'
import { applyEdits, type Edit } from './apply-edits.ts'
import { fieldsOf } from './fields.ts'
import { recompute, type Source, type Version } from './recompute.ts'

type Priced = 'menu_redesign' | 'dynamic_pricing'

export async function sourceOf(type: Priced, id = 'boteco', wishes: readonly Wish[] = []): Promise<Source> {
  const house = houses.find((one) => one.id === id)
  if (!house) throw new Error('no house')
  const answers = (await goldenAnswers(type))[house.id]
  const context = goldenContext(type, house, answers)
  const sheet = { ...context.sheet, wishes: [...context.sheet.wishes, ...wishes] }
  return { type, answers, context: { ...context, sheet } }
}

export async function delivered(source: Source, prices: Version['prices'] = []): Promise<Version> {
  const items = await runEngine(source.type, source.answers, { ...source.context, prices })
  const contents = await Promise.all(
    items.map(({ content }) => parseContent(JSON.parse(JSON.stringify(content)))),
  )
  return { contents: contents.filter((content) => content !== null), prices }
}

export async function publish(source: Source, version: Version, edits: readonly Edit[]) {
  const { contents, prices, edits: left } = await recompute(source, version, edits)
  return { contents: await applyEdits(contents, left), prices }
}

export const placesIn = (contents: readonly ResultContent[]) =>
  contents
    .flatMap(fieldsOf)
    .flatMap((field) => (field.kind === 'engine_price' ? [{ id: field.id, ...field.place }] : []))

/** The request with other items in its sheet. */
export function withSold(source: Source, change: (sold: SalesItem, index: number) => SalesItem): Source {
  const answer = source.answers.sales_data
  if (typeof answer !== 'object' || !('sales' in answer) || !answer.sales) throw new Error('no sheet')
  const sales = { ...answer.sales, items: answer.sales.items.map(change) }
  return { ...source, answers: { ...source.answers, sales_data: { ...answer, sales } } }
}

/** The request with an item of unknown cost. */
export const withoutCost = (source: Source) =>
  withSold(source, (sold, index) => (index === 0 ? { ...sold, name: 'Prato da sexta', cost: null } : sold))

/** An item whose price may be set and that the engine leaves unchanged. */
export function anItem({ contents }: Version) {
  const found = placesIn(contents).find(
    ({ locked, today, price, with: addition }) => !locked && addition === undefined && today === price,
  )
  if (!found || found.today === null || found.cost === null) throw new Error('no item that stays')
  return { ...found, today: found.today, cost: found.cost }
}

export const cents = (value: number) => Math.round(value * 100) / 100
