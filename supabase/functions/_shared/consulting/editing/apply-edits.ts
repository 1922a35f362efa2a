import { withWords } from '../ai/words.ts'
import { contributionMargin, pourCostPct } from '../base/costing.ts'
import type { Drink } from '../base/drinks/drink.schema.ts'
import { isPublishable } from '../base/language/advertising.ts'
import { type Dish, withRows } from '../reprice.ts'
import { parseContent, type ResultContent } from '../results.ts'
import { type EditableField, fieldsOf } from './fields.ts'

export type Edit = { id: string; value: string | number }

/** Why an edit was refused, in Portuguese for the consultant. */
export class EditRefused extends Error {}

/** The highest price of one drink or dish that is no slip of the finger, R$. */
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
    if (!field) throw new EditRefused('Este campo não pode ser editado.')
    return field.kind === 'text' ? [{ id: edit.id, text: editedText(field, edit) }] : []
  })
  const prices = new Map(
    edits.flatMap((edit) => {
      const field = fields.get(edit.id)
      return field?.kind === 'price' ? [[edit.id, editedPrice(field, edit)] as const] : []
    }),
  )
  const worded = withWords(contents, words)
  const sheets = worded.map((content, index) => withPrice(content, prices.get(`${index}/suggestedPrice`)))
  const drinks = new Map(sheets.flatMap((sheet) => (sheet.kind === 'drink' ? [[sheet.id, sheet]] : [])))
  const dishes = new Map(sheets.flatMap((sheet) => (sheet.kind === 'dish' ? [[sheet.id, sheet]] : [])))
  const edited = prices.size === 0 ? sheets : sheets.map((content) => withRows(content, drinks, dishes))
  for (const content of edited) {
    if ((await parseContent(content)) === null) throw new EditRefused('O conteúdo editado não pôde ser lido.')
  }
  return edited
}

function editedText(field: EditableField, { value }: Edit): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') throw new EditRefused(`“${field.label}” não pode ficar vazio.`)
  if (text.length > 2_000) throw new EditRefused(`“${field.label}” passa de 2.000 caracteres.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
  if (/[\u0000-\u0008\u000b-\u001f<>]/.test(text)) {
    throw new EditRefused(`“${field.label}” tem caracteres que não são texto.`)
  }
  if (!isPublishable(text)) {
    throw new EditRefused(`“${field.label}” não respeita as regras da propaganda de bebidas.`)
  }
  return text
}

function editedPrice(field: EditableField, { value }: Edit): number {
  const cents = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
  if (!(cents > 0 && cents <= highestPrice * 100)) {
    throw new EditRefused(`“${field.label}” vai de R$ 0,01 a R$ 2.000,00.`)
  }
  return cents / 100
}

function withPrice(content: ResultContent, price: number | undefined): ResultContent {
  if (price === undefined) return content
  if (content.kind === 'drink') return pricedDrink(content, price)
  if (content.kind === 'dish') return pricedDish(content, price)
  return content
}

function pricedDrink(drink: Drink, price: number): Drink {
  return {
    ...drink,
    suggestedPrice: price,
    pourCostPct: pourCostPct(drink.doseCost, price),
    contributionMargin: contributionMargin(drink.doseCost, price),
    priceBasis: 'farm',
  }
}

function pricedDish(dish: Dish, price: number): Dish {
  const complete = dish.missing.length === 0
  return {
    ...dish,
    suggestedPrice: price,
    foodCostPct: complete ? pourCostPct(dish.cost, price) : dish.foodCostPct,
    margin: complete ? contributionMargin(dish.cost, price) : dish.margin,
    priceBasis: 'farm',
  }
}
