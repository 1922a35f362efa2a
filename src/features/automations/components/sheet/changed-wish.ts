import { type Wish, wishSchema } from '@consulting/base/request/wish.ts'
import type { WishField } from './field-builders'
import { units } from './wish-units'

/** Why a change cannot be applied, in Portuguese. `key` is that of the field. */
export type Problem = { key: string; text: string }

type Changed = { wish: Wish } | { problem: Problem }

/** The wish with what was typed into its fields, or the first problem. */
export function changedWish(
  wish: Wish,
  fields: readonly WishField[],
  texts: Readonly<Record<string, string>>,
): Changed {
  const values = Object.fromEntries(
    fields.flatMap((field) =>
      field.as === 'typed' ? [[field.key, units[field.unit].read(texts[field.key] ?? field.value)]] : [],
    ),
  )
  const changed = wishSchema.safeParse({ ...wish, ...values, ...implied(wish, values) })
  if (!changed.success) {
    const at = String(changed.error.issues[0]?.path[0])
    const field = fields.find(({ key }) => key === at)
    return { problem: { key: at, text: field ? problemOf(field) : 'Este pedido não pode ficar assim.' } }
  }
  const problem = contradictionIn(changed.data, fields)
  return problem ? { problem } : { wish: changed.data }
}

const problemOf = (field: WishField): string =>
  field.as === 'typed'
    ? units[field.unit].problem
    : field.as === 'several'
      ? 'Marque pelo menos uma opção.'
      : 'Escolha uma opção.'

/** Fields that follow from the typed ones: a number replaces "half", and an event without a last day is of one day. */
function implied(wish: Wish, values: Readonly<Record<string, unknown>>): Partial<Record<string, unknown>> {
  if (wish.kind === 'zeroAlcohol' && values.count !== undefined) return { part: undefined }
  // The field shows what became cheaper without its sign.
  if (wish.kind === 'costNow' && (wish.percent ?? 0) < 0 && typeof values.percent === 'number')
    return { percent: -values.percent }
  if (wish.kind === 'date' && wish.to !== undefined && values.to === undefined && 'from' in values)
    return { to: values.from }
  return {}
}

function contradictionIn(wish: Wish, fields: readonly WishField[]): Problem | null {
  const [first] = fields
  if (!first) return null
  const isBounded = wish.kind === 'price' || wish.kind === 'strength'
  if (isBounded && wish.min === undefined && wish.max === undefined && wish.about === undefined) {
    const what = wish.kind === 'price' ? 'preço' : 'teor'
    return { key: first.key, text: `Escreva um ${what}, ou remova o pedido.` }
  }
  if (
    'min' in wish &&
    'max' in wish &&
    wish.min !== undefined &&
    wish.max !== undefined &&
    wish.min > wish.max
  )
    return {
      key: 'max',
      text: `O maior ${wish.kind === 'strength' ? 'teor' : 'preço'} está abaixo do menor.`,
    }
  const hasDays =
    wish.kind === 'date' || wish.kind === 'period' || wish.kind === 'salesPeriod' || wish.kind === 'scope'
  if (!hasDays) return null
  if (wish.from === undefined && fields.some(({ key }) => key === 'from'))
    return { key: 'from', text: units.day.problem }
  if (wish.from !== undefined && wish.to !== undefined && wish.to < wish.from)
    return { key: 'to', text: 'O último dia vem antes do primeiro.' }
  return null
}
