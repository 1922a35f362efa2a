/** Recomputes a review's prices: the engine runs again on the stored request with the prices as an input. */
import { type Word, withWords } from '../ai/words.ts'
import type { AutomationType } from '../automation-types.ts'
import type { Answers } from '../base/answers/definition.ts'
import type { EngineContext } from '../base/context.ts'
import type { ItemLimits } from '../base/engine-result.ts'
import { EngineError } from '../base/errors.ts'
import type { PricedPlace } from '../base/pricing/priced-place.ts'
import type { PublishedPrice } from '../base/pricing/published-price.ts'
import { type SetPrice, SetPriceRefused } from '../base/pricing/set-price.ts'
import { parseContent, type ResultContent } from '../results.ts'
import { runEngine } from '../run-engine.ts'
import { type Edit, EditRefused, publishedText } from './apply-edits.ts'
import { fieldsOf } from './fields.ts'
import { sameField } from './same-field.ts'

/** A stored request in the form that its engine reads. */
export type Source = { type: AutomationType; answers: Answers; context: EngineContext }

/** A stored version: its contents, and the prices that its review has set so far. */
export type Version = { contents: readonly ResultContent[]; prices: readonly PublishedPrice[] }

type Run = { contents: ResultContent[]; limits: ItemLimits[] }

/** Why the prices of a version cannot be edited. */
export const pricesFixed =
  'Os preços deste relatório não podem mudar: o pedido, os dados da casa ou a conta mudaram desde que ele foi gerado, e um preço novo não combinaria com o resto. Comente o preço em uma observação.'

const mostReason = 300

/** The engine's result for the prices, as it would be read back from storage. */
async function run({ type, answers, context }: Source, prices: readonly SetPrice[]): Promise<Run> {
  const items = await runEngine(type, answers, { ...context, prices })
  const contents = await Promise.all(
    items.map(({ content }) => parseContent(JSON.parse(JSON.stringify(content)))),
  )
  return {
    contents: contents.filter((content) => content !== null),
    limits: items.flatMap(({ limits = [] }) => limits),
  }
}

const textsOf = (contents: readonly ResultContent[]): Word[] =>
  contents
    .flatMap(fieldsOf)
    .flatMap((field) => (field.kind === 'text' ? [{ id: field.id, text: field.value }] : []))

/**
 * Runs the engine as it ran for a version. Null if it does not reproduce the version's figures because the house, the
 * request or the engine has changed since.
 */
export async function reproduce(source: Source, { contents, prices }: Version): Promise<Run | null> {
  try {
    const again = await run(source, prices)
    const reworded = withWords(again.contents, textsOf(contents))
    return JSON.stringify(reworded) === JSON.stringify(contents) ? again : null
  } catch (error) {
    if (error instanceof EngineError || error instanceof SetPriceRefused) return null
    throw error
  }
}

type Recomputed = Version & {
  /** The remaining edits, with their fields located in the new contents. */
  edits: Edit[]
}

const placesOf = (contents: readonly ResultContent[]): Map<string, PricedPlace> =>
  new Map(
    contents
      .flatMap(fieldsOf)
      .flatMap((field) => (field.kind === 'engine_price' ? [[field.id, field.place] as const] : [])),
  )

type Named = Pick<SetPrice, 'item' | 'with'>
const isSame = (a: Named, b: Named) => a.item === b.item && a.with === b.with

/**
 * A version with its edited prices recomputed by the engine, everything derived from them, and the version's texts,
 * except sentences that depend on the new prices. Other edits are left to apply.
 * @throws EditRefused `prices_fixed` if the version cannot be reproduced, or the code of the rejected price
 */
export async function recompute(
  source: Source,
  version: Version,
  edits: readonly Edit[],
): Promise<Recomputed> {
  const places = placesOf(version.contents)
  const priced = edits.filter(({ id }) => places.has(id))
  if (priced.length === 0) return { ...version, edits: [...edits] }
  const wanted = priced.flatMap((edit) => {
    const place = places.get(edit.id)
    return place ? [setPrice(edit, place)] : []
  })
  const before = await reproduce(source, version)
  if (!before) throw new EditRefused(pricesFixed, 'prices_fixed')
  const prices = [...version.prices.filter((one) => !wanted.some((next) => isSame(one, next))), ...wanted]
  const after = await runEdited(source, prices, places)
  const [own, next] = [textById(before.contents), textById(after.contents)]
  const words = textsOf(version.contents).flatMap(({ id, text }): Word[] => {
    if (own.get(id) === text) return []
    const place = sameField(before.contents, after.contents, id)
    return place !== null && next.get(place) === own.get(id) ? [{ id: place, text }] : []
  })
  return {
    contents: withWords(after.contents, words),
    prices: publishedPrices(after.contents, prices),
    edits: edits
      .filter(({ id }) => !places.has(id))
      .map((edit) => {
        const id = sameField(before.contents, after.contents, edit.id)
        if (id !== null) return { ...edit, id }
        throw new EditRefused(
          'Um texto editado não existe mais com os preços novos. Publique os preços primeiro, e o texto depois.',
          'version_invalid',
          edit.id,
        )
      }),
  }
}

function setPrice({ id, value, reason }: Edit, { item, with: addition, locked }: PricedPlace): SetPrice {
  if (locked !== undefined) throw new EditRefused(`${item}: ${locked}`, 'price_not_settable', id)
  const price = typeof value === 'number' ? Math.round(value * 100) / 100 : Number.NaN
  return {
    item,
    price,
    ...(addition !== undefined && { with: addition }),
    ...(reason !== undefined && { reason: publishedText('Motivo', reason, { id, most: mostReason }) }),
  }
}

async function runEdited(
  source: Source,
  prices: readonly SetPrice[],
  places: ReadonlyMap<string, PricedPlace>,
): Promise<Run> {
  try {
    return await run(source, prices)
  } catch (error) {
    if (error instanceof SetPriceRefused) {
      const [field] = [...places].find(([, place]) => isSame(place, error)) ?? []
      throw new EditRefused(error.message, error.code, field)
    }
    if (error instanceof EngineError) throw new EditRefused(error.message)
    throw error
  }
}

/** The prices that differ from the engine's own. */
function publishedPrices(contents: readonly ResultContent[], prices: readonly SetPrice[]): PublishedPrice[] {
  return [...placesOf(contents).values()].flatMap((place) => {
    const { item, proposal, price } = place
    const set = prices.find((one) => isSame(one, place))
    if (!set || price === null || proposal === null || price === proposal) return []
    return [
      {
        item,
        ...(place.with !== undefined && { with: place.with }),
        price,
        from: proposal,
        ...(set.reason !== undefined && { reason: set.reason }),
      },
    ]
  })
}

const textById = (contents: readonly ResultContent[]): ReadonlyMap<string, string> =>
  new Map(textsOf(contents).map(({ id, text }) => [id, text]))
