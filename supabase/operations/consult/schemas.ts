import * as z from 'zod/mini'
import {
  type AutomationType,
  automationOf,
  automationTypes,
} from '../../functions/_shared/consulting/automation-types.ts'
import type { WizardInput } from '../../functions/_shared/consulting/base/answers/definition.ts'
import { defaultTextLimit } from '../../functions/_shared/consulting/base/answers/schema.ts'
import { factSchema } from '../../functions/_shared/consulting/base/facts.ts'
import { houseSchema } from '../../functions/_shared/consulting/base/house/house.ts'
import { wishCheckSchema } from '../../functions/_shared/consulting/base/request/check.ts'
import { requestSheetSchema } from '../../functions/_shared/consulting/base/request/request-sheet.ts'
import { placeSchema } from '../../functions/_shared/consulting/documents/place.ts'
import { Constants } from '../../functions/_shared/database.types.ts'

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const { wishes, unread } = requestSheetSchema.shape

/** A sheet that replaces the one understood from the sentences. */
const ownSheetSchema = z.object({ wishes: z._default(wishes, []), unread: z._default(unread, []) })

/** What `npm run consult` runs. Defaults are filled in by parsing. */
export const caseSchema = z.object({
  automation: z.enum(automationTypes, `Use uma destas automações: ${automationTypes.join(', ')}.`),
  /** yyyy-mm-dd; absent: today in America/Fortaleza. */
  today: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Escreva a data como AAAA-MM-DD.'),
        z.refine(isDay, 'Esta data não existe.'),
      ),
  ),
  restaurant: z.object({
    name: text(120),
    city: text(100),
    type: z.enum(
      Constants.public.Enums.establishment_type,
      `Use um destes tipos: ${Constants.public.Enums.establishment_type.join(', ')}.`,
    ),
  }),
  house: z._default(houseSchema, houseSchema.parse({})),
  /** By wizard step. A file is a path relative to the case, or its reading. */
  answers: z._default(z.record(z.string(), z.unknown()), {}),
  confirm: z._default(
    z.union(
      [z.literal('all'), z.literal('none'), ownSheetSchema],
      'Use "all", "none" ou { wishes, unread }.',
    ),
    'all',
  ),
})

export type Case = z.output<typeof caseSchema>

/** What `npm run consult -- CASE.json` prints. */
export const outputSchema = z.object({
  status: z.enum(['completed', 'refused', 'needs_confirmation']),
  /** Null when completed. */
  code: z.nullable(z.string()),
  /** In Portuguese; null when completed. */
  message: z.nullable(z.string()),
  /** As confirmed; empty when the case was refused before it was understood. */
  sheet: requestSheetSchema,
  checks: z.array(wishCheckSchema),
  facts: z.array(factSchema),
  /** The report; empty unless completed. */
  markdown: z.string(),
})

export type Output = z.output<typeof outputSchema>

/** What `npm run consult -- --read FILE --as menu|sales` prints. */
export const readingSchema = z.object({
  status: z.enum(['completed', 'refused']),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      section: z.nullable(z.string()),
      /** R$ */
      price: z.nullable(z.number()),
      /** As written: "500 g". */
      size: z.nullable(z.string()),
      /** R$ */
      cost: z.nullable(z.number()),
      /** Units sold over the whole sheet; null for a menu. */
      units: z.nullable(z.number()),
      /** R$ over the whole sheet; null if the price is unknown, and for a menu. */
      revenue: z.nullable(z.number()),
      /** The place in the file; for sales, of its first row. */
      place: z.nullable(placeSchema),
    }),
  ),
  unread: z.array(z.object({ ...placeSchema.shape, text: z.string(), reason: z.string() })),
  /** Remarks on the reading, in Portuguese. */
  notices: z.array(z.string()),
  /** Number of lines or rows read and unread. */
  lines: z.object({ read: z.int(), unread: z.int() }),
})

export type Reading = z.output<typeof readingSchema>

type AnswerSchema = {
  title: string
  type?: 'string' | 'array'
  description?: string
  enum?: readonly string[]
  items?: { type: 'string'; enum?: readonly string[]; examples?: readonly string[] }
  maxLength?: number
}

/** One answer of a case, for whoever writes one. The exact rules are those of the wizard (`answersSchema`). */
function answerSchemaOf(input: WizardInput): AnswerSchema {
  const title = input.label
  switch (input.type) {
    case 'textarea':
      return { title, type: 'string', maxLength: input.maxLength ?? defaultTextLimit }
    case 'select':
      return { title, enum: input.options }
    case 'multiselect':
      return input.maxLength === undefined
        ? { title, type: 'array', items: { type: 'string', enum: input.options } }
        : {
            title,
            type: 'array',
            description: `Entries of one's own are allowed, up to ${input.maxLength} characters together.`,
            items: { type: 'string', examples: input.options },
          }
    case 'file':
      return {
        title,
        description: `The path of a file (${input.fileTypes.join(', ')}), relative to the case, or its reading.`,
      }
  }
}

const answersOf = (type: AutomationType) => {
  const { inputs } = automationOf(type).definition
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map((input) => [input.id, answerSchemaOf(input)])),
    required: inputs.filter(({ required }) => required).map(({ id }) => id),
    additionalProperties: false,
  }
}

/** `docs/consult.schema.json` */
export function jsonSchemas() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'npm run consult',
    $defs: {
      case: z.toJSONSchema(caseSchema, { io: 'input' }),
      answers: Object.fromEntries(automationTypes.map((type) => [type, answersOf(type)])) as Record<
        AutomationType,
        ReturnType<typeof answersOf>
      >,
      output: z.toJSONSchema(outputSchema, { io: 'output' }),
      reading: z.toJSONSchema(readingSchema, { io: 'output' }),
    },
  }
}
