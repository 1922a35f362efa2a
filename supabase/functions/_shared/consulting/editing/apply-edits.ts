import { withWords } from '../ai/words.ts'
import { isPublishable } from '../base/language/advertising.ts'
import { isUnprintable } from '../base/language/text.ts'
import type { PriceRefusal } from '../base/pricing/set-price.ts'
import { automations } from '../registry.ts'
import { withRows } from '../reprice.ts'
import { parseContent, type ResultContent } from '../results.ts'
import { type EditableField, fieldsOf } from './fields.ts'

export type Edit = {
  id: string
  value: string | number
  /** Why a price is below cost. */
  reason?: string | undefined
}

/** Why an edit was refused, in Portuguese for the consultant. */
export class EditRefused extends Error {
  readonly code: 'version_invalid' | 'prices_fixed' | PriceRefusal['code']
  /** The field concerned. */
  readonly field: string | undefined

  constructor(message: string, code: EditRefused['code'] = 'version_invalid', field?: string) {
    super(message)
    this.name = 'EditRefused'
    this.code = code
    this.field = field
  }
}

/** R$; a higher price of one drink or dish must be a typing error. */
const highestPrice = 2_000

/**
 * The contents with a consultant's edits: margins, cost shares and overviews follow an edited price.
 * @throws EditRefused for a field that may not be edited, a value that does not fit, or a text that breaks the rules
 * for advertising alcohol
 */
export async function applyEdits(
  contents: readonly ResultContent[],
  edits: readonly Edit[],
): Promise<ResultContent[]> {
  const fields = new Map(contents.flatMap(fieldsOf).map((field) => [field.id, field]))
  const words = edits.flatMap((edit) => {
    const field = fields.get(edit.id)
    if (!field || field.kind === 'engine_price') throw new EditRefused('Este campo não pode ser editado.')
    return field.kind === 'text' ? [{ id: edit.id, text: editedText(field, edit) }] : []
  })
  const prices = edits.flatMap((edit) => {
    const field = fields.get(edit.id)
    return field?.kind === 'price' ? [{ id: edit.id, value: editedPrice(field, edit) }] : []
  })
  // Texts are applied last, so that a written summary replaces the one derived from prices.
  const edited = withWords(await repriced(contents, prices), words)
  for (const content of edited) {
    if ((await parseContent(content)) === null) throw new EditRefused('O conteúdo editado não pôde ser lido.')
  }
  return edited
}

const editedText = ({ label, id }: EditableField, { value }: Edit): string =>
  publishedText(label, typeof value === 'string' ? value : '', { id, most: 2_000 })

/**
 * A consultant's text in the form that is published.
 * @throws EditRefused
 */
export function publishedText(label: string, typed: string, { id, most }: { id: string; most: number }) {
  const text = typed.trim()
  const refuse = (why: string) => new EditRefused(`“${label}” ${why}.`, 'version_invalid', id)
  if (text === '') throw refuse('não pode ficar vazio')
  if (text.length > most) throw refuse(`passa de ${most.toLocaleString('pt-BR')} caracteres`)
  if (isUnprintable(text)) throw refuse('tem caracteres que não são texto')
  if (!isPublishable(text)) throw refuse('não respeita as regras da propaganda de bebidas')
  return text
}

function editedPrice(field: EditableField, { value }: Edit): number {
  const cents = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
  if (!(cents > 0 && cents <= highestPrice * 100)) {
    throw new EditRefused(`“${field.label}” vai de R$ 0,01 a R$ 2.000,00.`, 'version_invalid', field.id)
  }
  return cents / 100
}

/** The contents with other prices, and everything that depends on them recomputed. */
async function repriced(
  contents: readonly ResultContent[],
  prices: readonly { id: string; value: number }[],
): Promise<readonly ResultContent[]> {
  if (prices.length === 0) return contents
  const priced = await Promise.all(contents.map((content, index) => atPrices(content, index, prices)))
  const drinks = new Map(priced.flatMap((sheet) => (sheet.kind === 'drink' ? [[sheet.id, sheet]] : [])))
  const dishes = new Map(priced.flatMap((sheet) => (sheet.kind === 'dish' ? [[sheet.id, sheet]] : [])))
  return priced.map((content) => withRows(content, drinks, dishes))
}

async function atPrices(
  content: ResultContent,
  index: number,
  prices: readonly { id: string; value: number }[],
): Promise<ResultContent> {
  const own = new Map(
    prices.flatMap(({ id, value }) =>
      id.startsWith(`${index}/`) ? [[id.slice(`${index}/`.length), value] as const] : [],
    ),
  )
  const automation = automations.find(({ gives }) => gives(content))
  return automation ? automation.withPrices(content, own) : content
}
