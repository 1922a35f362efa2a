/** The fields of each kind of wish, written from their schemas as a model reads them: "count(count, bound?: exactly|at_least)". */
import * as z from 'zod/mini'
import { type WishKind, wishFields, wishSchema } from '../base/request/wish.ts'

/** Longer lists of values stand in the meaning of their kind, or in the schema of the answer. */
const mostValues = 12

/** The values that a field may have; empty if it is free, or if they are too many to repeat. */
function valuesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodMiniArray) return valuesOf(schema.def.element)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(valuesOf)
  const values =
    schema instanceof z.ZodMiniEnum
      ? Object.values(schema.def.entries)
      : schema instanceof z.ZodMiniLiteral
        ? schema.def.values
        : []
  return values.length > mostValues ? [] : values.map(String)
}

/** Whether a wish of the kind may leave the field out. */
function isOptional(kind: string, field: string): boolean {
  const without = z.safeParse(wishSchema, { kind, text: 'x' })
  return without.success || !without.error.issues.some(({ path }) => path[0] === field)
}

function signature(kind: WishKind): string {
  const fields = [...(wishFields[kind] ?? [])].map(([name, schema]) => {
    const values = valuesOf(schema)
    const type = schema instanceof z.ZodMiniArray ? '[]' : ''
    return `${name}${type}${isOptional(kind, name) ? '?' : ''}${values.length > 0 ? `: ${values.join('|')}` : ''}`
  })
  return fields.join(', ')
}

/** The fields of a kind, those that may be left out with a question mark, and the values of short lists. */
export const wishSignature: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(wishFields).map((kind) => [kind, signature(kind as WishKind)]),
)
