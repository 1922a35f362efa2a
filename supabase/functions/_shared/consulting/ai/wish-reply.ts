/** What a model answers when it reads an owner's words: one flat record for each wish, derived from the wish schema. */
import * as z from 'zod/mini'
import { maxWishes } from '../base/request/request-sheet.ts'
import { wishFields, wishKinds } from '../base/request/wish.ts'

/** The types that a field takes, without limits and defaults: each wish is checked afterwards, on its own. */
type Loose = { values: Set<string>; types: Map<'text' | 'number' | 'boolean' | 'list', z.ZodMiniType> }

function collect(loose: Loose, schema: z.core.$ZodType): void {
  if (schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniLiteral)
    for (const value of namesIn(schema)) loose.values.add(value)
  else if (schema instanceof z.ZodMiniArray)
    loose.types.set('list', z.array(looselyTyped([schema.def.element])))
  else if (schema instanceof z.ZodMiniNumber) loose.types.set('number', z.number())
  else if (schema instanceof z.ZodMiniBoolean) loose.types.set('boolean', z.boolean())
  else loose.types.set('text', z.string())
}

const namesIn = ({ def }: z.ZodMiniEnum | z.ZodMiniLiteral): string[] =>
  (def.type === 'enum' ? Object.values(def.entries) : def.values).map(String)

function looselyTyped(schemas: readonly z.core.$ZodType[]): z.ZodMiniType {
  const loose: Loose = { values: new Set(), types: new Map() }
  for (const schema of schemas) collect(loose, schema)
  const types = [...loose.types.values()]
  // Free text covers the names of an enumeration.
  if (loose.values.size > 0 && !loose.types.has('text')) types.push(z.enum([...loose.values]))
  const [only, ...others] = types
  return only && others.length === 0 ? only : z.union(types)
}

const ownFields = wishKinds.flatMap((kind) => [...(wishFields[kind] ?? [])])

const fields = Object.fromEntries(
  ownFields.map(([field]) => {
    const schemas = ownFields.flatMap(([name, schema]) => (name === field ? [schema] : []))
    return [field, z.optional(z.nullable(looselyTyped(schemas)))]
  }),
)

/** A wrong wish does not invalidate the others. */
export const wishReplySchema = z.object({
  wishes: z
    .array(z.object({ ...fields, input: z.string(), text: z.string(), kind: z.enum(wishKinds) }))
    .check(z.maxLength(maxWishes)),
})

export type WishReply = z.output<typeof wishReplySchema>
