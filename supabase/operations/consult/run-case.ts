import { basename, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type AutomationType, automationOf } from '../../functions/_shared/consulting/automation-types.ts'
import type { Answers, FileAnswer } from '../../functions/_shared/consulting/base/answers/definition.ts'
import { answersSchema } from '../../functions/_shared/consulting/base/answers/schema.ts'
import type { EngineContext } from '../../functions/_shared/consulting/base/context.ts'
import { dayInFortaleza } from '../../functions/_shared/consulting/base/day.ts'
import { EngineError } from '../../functions/_shared/consulting/base/errors.ts'
import type { House } from '../../functions/_shared/consulting/base/house/house.ts'
import {
  emptySheet,
  isBlocked,
  type RequestSheet,
  type Unread,
} from '../../functions/_shared/consulting/base/request/request-sheet.ts'
import type { Wish } from '../../functions/_shared/consulting/base/request/wish.ts'
import { type Delivery, deliver, WishViolation } from '../../functions/_shared/consulting/deliver.ts'
import type { ReadingOptions } from '../../functions/_shared/consulting/documents/files/read-document.ts'
import { reportSections } from '../../functions/_shared/consulting/report/build-report.ts'
import { passagesOf } from '../../functions/_shared/consulting/report/quoted-passages.ts'
import { toMarkdown } from '../../functions/_shared/consulting/report/to-markdown.ts'
import { withWishes } from '../../functions/_shared/consulting/report/wish-section.ts'
import { understand } from '../../functions/_shared/consulting/understanding/understand.ts'
import { readFileAt } from './read-file.ts'
import { Refusal } from './refusal.ts'
import { type Case, caseSchema, type Output } from './schemas.ts'

z.config(z.locales.pt())

const nothing = { sheet: emptySheet, checks: [], facts: [], markdown: '' } as const satisfies Partial<Output>

export const refused = (code: string, message: string): Output => ({
  status: 'refused',
  code,
  message,
  ...nothing,
})

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name === '' ? String(key) : `${name}.${String(key)}`,
    '',
  )

/** The most specific message of an issue; for a union, that of the closest branch. */
function reasonOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors
      .flat()
      .map(reasonOf)
      .toSorted((a, b) => b.path.length - a.path.length)[0]
    if (nearest && nearest.path.length > 0) {
      return { path: [...issue.path, ...nearest.path], message: nearest.message }
    }
  }
  return { path: issue.path, message: issue.message }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The case without ingredients at 0, which means an unknown price, as it does on a menu. */
function withoutUnknownPrices(json: unknown): unknown {
  if (!isRecord(json) || !isRecord(json.house) || !isRecord(json.house.ingredientPrices)) return json
  const known = Object.entries(json.house.ingredientPrices).filter(
    ([, entry]) => !isRecord(entry) || entry.price !== 0,
  )
  return { ...json, house: { ...json.house, ingredientPrices: Object.fromEntries(known) } }
}

/** @throws Refusal `case_invalid` */
function parseCase(content: string): Case {
  let json: unknown
  try {
    json = JSON.parse(content.replace(/^\ufeff/, ''))
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
    const where = line ? `, na linha ${line}, coluna ${column}` : ''
    throw new Refusal('case_invalid', `O caso não é um JSON válido${where}.`)
  }
  const parsed = z.safeParse(caseSchema, withoutUnknownPrices(json))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const { path, message } = issue ? reasonOf(issue) : { path: [], message: '' }
  throw new Refusal('case_invalid', `Campo ${pathOf(path) || 'do caso'}: ${message}`)
}

/**
 * The answers as the wizard sends them, with files read.
 * @throws Refusal
 */
async function readAnswers(
  type: AutomationType,
  given: Case['answers'],
  folder: string,
  menu: ReadingOptions['menu'],
): Promise<Answers> {
  const { definition } = automationOf(type)
  const ids = definition.inputs.map(({ id }) => id)
  const unknown = Object.keys(given).find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    throw new Refusal(
      'answers_invalid',
      `Campo answers.${unknown}: esta automação não tem essa pergunta. As dela são: ${ids.join(', ')}.`,
    )
  }
  const answers: Record<string, unknown> = { ...given }
  for (const input of definition.inputs) {
    const value = given[input.id]
    if (input.type !== 'file' || typeof value !== 'string') continue
    if (!input.fileTypes.some((extension) => value.toLowerCase().endsWith(extension))) {
      throw new Refusal(
        'file_type',
        `Campo answers.${input.id}: envie um arquivo ${input.fileTypes.join(', ')}.`,
      )
    }
    answers[input.id] = await fileAnswer(resolve(folder, value), input.reads, menu)
  }
  const parsed = answersSchema(definition).safeParse(answers)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const wrong = definition.inputs.find(({ id }) => id === issue?.path[0])
  const problem = wrong && given[wrong.id] === undefined ? 'Falta esta resposta.' : issue?.message
  const offered = wrong?.options?.map((option) => `“${option}”`).join(', ')
  throw new Refusal(
    'answers_invalid',
    `Campo answers.${pathOf(issue?.path ?? [])}: ${problem}${offered ? ` As opções são: ${offered}.` : ''}`,
  )
}

async function fileAnswer(
  path: string,
  reads: 'menu' | 'sales',
  menu: ReadingOptions['menu'],
): Promise<FileAnswer> {
  const { bytes, reading } = await readFileAt(path, reads, menu)
  if (reading.kind === 'sales' && reading.doubtfulValue !== null) {
    const { header } = reading.doubtfulValue
    throw new Refusal(
      'value_unclear',
      `A coluna “${header}” pode ser o preço de uma unidade ou o total da linha, e nem as linhas nem o cardápio dizem. Dê a ela o título “Preço unitário” ou “Total”.`,
    )
  }
  return {
    path: basename(path),
    name: basename(path),
    size: bytes,
    type: '',
    ...(reading.kind === 'menu' ? { menu: { items: reading.items } } : { sales: reading.sales }),
  }
}

/** Replaces prices and costs of 0 by null, unknown. */
function knownOnly(house: House): House {
  return {
    ...house,
    menu: house.menu.map((item) => ({ ...item, price: item.price || null, cost: item.cost || null })),
  }
}

const subjectOf = (wish: Wish) =>
  [wish.kind, 'what' in wish ? wish.what : '', 'item' in wish ? wish.item : ''].join('/')

/** Nobody is there to choose between two passages that contradict each other: neither counts, and the report names both. */
const withoutQuestion = (passage: Unread): Unread =>
  passage.why === 'contradiction' ? { ...passage, blocking: false } : passage

/**
 * The sheet of a case. The owner's sheet replaces the wishes understood from sentences; choices from lists and the
 * house's standing wishes stay.
 */
function confirmed(confirm: Case['confirm'], understood: RequestSheet): RequestSheet {
  if (confirm === 'none') return understood
  if (confirm === 'all') return { ...understood, unread: understood.unread.map(withoutQuestion) }
  const own = new Set(confirm.wishes.map(subjectOf))
  const kept = understood.wishes.filter((wish) => wish.place === undefined && !own.has(subjectOf(wish)))
  return { wishes: [...confirm.wishes, ...kept], unread: confirm.unread }
}

function blockedMessage({ unread }: RequestSheet): string {
  const passages = unread.filter(({ blocking }) => blocking).map(({ text }) => `“${text}”`)
  return `Não entendemos ${passages.join(', ')}. Esclareça antes de seguir: escolha na lista, escreva de outro modo ou diga que não é uma restrição.`
}

async function toOutput(
  type: AutomationType,
  sheet: RequestSheet,
  { items, facts, checks }: Delivery,
): Promise<Output> {
  const { result } = automationOf(type).definition
  const sections = withWishes(await reportSections(items.map(({ content }) => content)), checks, {
    noun: result,
    unread: passagesOf(sheet.unread),
    told: passagesOf(sheet.asides ?? []),
  })
  return {
    status: 'completed',
    code: null,
    message: null,
    sheet,
    checks,
    facts,
    markdown: toMarkdown(items.at(-1)?.title ?? '', sections),
  }
}

/**
 * Runs one automation without browser, database, charge or AI service.
 * @param content the case as JSON
 * @param folder that its paths are relative to
 */
export async function runCase(content: string, folder: string): Promise<Output> {
  try {
    const { automation: type, restaurant, answers: given, confirm, ...rest } = parseCase(content)
    const today = rest.today ?? dayInFortaleza(new Date())
    const house = knownOnly(rest.house)
    const answers = await readAnswers(type, given, folder, house.menu)
    const sheet = confirmed(confirm, understand(type, { answers, house, today }))
    const context: EngineContext = { today, restaurant, houseDrinks: [], house, sheet }
    const waiting = (code: string, message: string): Output => ({
      status: 'needs_confirmation',
      code,
      message,
      ...nothing,
      sheet,
    })
    if (isBlocked(sheet)) return waiting('sheet_blocked', blockedMessage(sheet))
    if (confirm === 'none') {
      const conflicts = await automationOf(type).conflicts(answers, context)
      const found = conflicts.map(({ message }) => message)
      return waiting('not_confirmed', ['O pedido foi entendido e espera confirmação.', ...found].join(' '))
    }
    try {
      return await toOutput(type, sheet, await deliver(type, answers, context))
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const found = error instanceof WishViolation ? error.delivery : nothing
      return {
        ...refused(error.code, error.message),
        sheet,
        checks: [...found.checks],
        facts: [...found.facts],
      }
    }
  } catch (error) {
    if (error instanceof Refusal) return refused(error.code, error.message)
    throw error
  }
}
