import * as z from 'zod/mini'
import { menuSchema } from '../../documents/menu.ts'
import { salesSchema } from '../../documents/sales.ts'
import type {
  Answers,
  AnswerValue,
  AutomationDefinition,
  FileAnswer,
  FileInput,
  HouseMenuAnswer,
  MultiselectInput,
  SelectInput,
  TextareaInput,
  WizardInput,
} from './definition.ts'
import { maxFileBytes } from './file-types.ts'

/** Characters a textarea takes when its definition gives no limit. */
export const defaultTextLimit = 2000

/** Most entries of a multiselect. */
const maxEntries = 50

/**
 * Trims, and removes what a Postgres `jsonb` column refuses or a screen cannot show: control characters other than tab
 * and line breaks, and lone surrogates. Changes nothing else.
 */
function cleanText(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '').trim()
}

const text = (message: string) => z.pipe(z.string(message), z.transform(cleanText))

function textareaSchema(input: TextareaInput) {
  const limit = input.maxLength ?? defaultTextLimit
  return text('Escreva um texto.').check(
    z.refine((value) => !input.required || value !== '', 'Preencha este campo.'),
    z.refine((value) => value.length <= limit, `Use no máximo ${limit} caracteres.`),
  )
}

function selectSchema(input: SelectInput) {
  return z
    .string('Escolha uma das opções.')
    .check(z.refine((value) => input.options.includes(value), 'Escolha uma das opções.'))
}

/** The entries of a multiselect that the owner typed, as opposed to the offered options. */
function ownEntries(input: MultiselectInput, values: readonly string[]): string[] {
  return values.filter((value) => !input.options.includes(value))
}

function multiselectSchema(input: MultiselectInput) {
  const limit = input.maxLength
  return z.array(text('Escolha entre as opções.'), 'Escolha entre as opções.').check(
    z.refine((values) => !input.required || values.length > 0, 'Escolha pelo menos uma opção.'),
    z.maxLength(maxEntries, `Escolha no máximo ${maxEntries} itens.`),
    z.refine((values) => values.every((value) => value !== ''), 'Há um item em branco.'),
    z.refine((values) => new Set(values).size === values.length, 'Há um item repetido.'),
    z.refine(
      (values) => limit !== undefined || ownEntries(input, values).length === 0,
      'Escolha apenas entre as opções.',
    ),
    z.refine(
      (values) => limit === undefined || ownEntries(input, values).join('').length <= limit,
      `Os itens que você acrescentou somam mais de ${limit ?? 0} caracteres.`,
    ),
  )
}

const houseMenuSchema = z.object({ house: z.literal(true), menu: menuSchema })

/**
 * A file or, where a menu is asked for, the saved menu. Not a union, so that the messages of the matching schema are
 * kept.
 */
function fileSchema(input: FileInput): z.ZodMiniType<FileAnswer | HouseMenuAnswer> {
  const upload = uploadSchema(input)
  if (input.reads !== 'menu') return upload
  return z.pipe(
    z.unknown(),
    z.transform((value, context): FileAnswer | HouseMenuAnswer => {
      const ofHouse = typeof value === 'object' && value !== null && 'house' in value
      const result = z.safeParse<z.ZodMiniType<FileAnswer | HouseMenuAnswer>>(
        ofHouse ? houseMenuSchema : upload,
        value,
      )
      if (result.success) return result.data
      context.issues.push({
        code: 'custom',
        message: result.error.issues[0]?.message ?? 'Envie um arquivo.',
        input: value,
      })
      return z.NEVER
    }),
  )
}

function uploadSchema(input: FileInput) {
  const allowed = input.fileTypes
  return z
    .object(
      {
        path: z.string().check(z.minLength(1), z.maxLength(300, 'O caminho do arquivo é longo demais.')),
        name: z.string().check(
          z.minLength(1),
          z.maxLength(255, 'O nome do arquivo é longo demais.'),
          z.refine(
            (name) => allowed.some((extension) => name.toLowerCase().endsWith(extension)),
            `Envie um arquivo ${allowed.join(', ')}.`,
          ),
        ),
        size: z
          .int('O tamanho do arquivo é inválido.')
          .check(z.minimum(1, 'O arquivo está vazio.'), z.maximum(maxFileBytes, 'O arquivo passa de 10 MB.')),
        type: z.string().check(z.maxLength(200)),
        menu: z.optional(menuSchema),
        sales: z.optional(salesSchema),
      },
      'Envie um arquivo.',
    )
    .check(
      z.refine(
        (file) => (input.reads === 'menu' ? file.menu : file.sales) !== undefined,
        'Confira os itens lidos do arquivo antes de continuar.',
      ),
    )
}

function inputSchema(input: WizardInput): z.ZodMiniType<AnswerValue> {
  switch (input.type) {
    case 'textarea':
      return textareaSchema(input)
    case 'select':
      return selectSchema(input)
    case 'multiselect':
      return multiselectSchema(input)
    case 'file':
      return fileSchema(input)
  }
}

/**
 * The schema of an automation's answers, built from its definition and shared by the wizard and the edge function. The
 * output has the definition's inputs only, with texts trimmed. Messages are in Portuguese, one path per input id.
 */
export function answersSchema(definition: AutomationDefinition): z.ZodMiniType<Answers> {
  return z.object(
    Object.fromEntries(
      definition.inputs.map((input) => {
        const schema = inputSchema(input)
        return [input.id, input.required ? schema : z.optional(schema)]
      }),
    ),
    'Responda às perguntas.',
  )
}

/**
 * Whether the owner may leave a step: optional steps always; required ones once they have a value (an item for
 * multiselects, non-blank text). {@link stepError} checks whether the value is valid.
 */
export function isStepComplete(input: WizardInput, value: unknown): boolean {
  if (!input.required) return true
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return true
}

/** Portuguese error message for a step's value; null when it is valid. */
export function stepError(input: WizardInput, value: unknown): string | null {
  if (value === undefined && !input.required) return null
  const result = inputSchema(input).safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'Confira esta resposta.')
}
