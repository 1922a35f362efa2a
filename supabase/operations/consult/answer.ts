import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeReading, readFileAt } from './read-file.ts'
import { Refusal } from './refusal.ts'
import { refused, runCase } from './run-case.ts'
import { jsonSchemas, type Output, type Reading } from './schemas.ts'

const usage =
  'Uso: npm run --silent consult -- CASO.json, ou -- --read ARQUIVO --as menu|sales, ou -- --schema.'

/** npm changes to the project's folder; paths are relative to the folder from which it was called. */
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

async function runFile(path: string): Promise<Output> {
  let content: string
  try {
    content = await readFile(path, 'utf8')
  } catch {
    return refused('case_missing', `O caso ${path} não foi encontrado.`)
  }
  return runCase(content, dirname(path))
}

async function read(path: string, reads: string | undefined): Promise<Reading> {
  try {
    if (reads !== 'menu' && reads !== 'sales')
      throw new Refusal('usage', `Diga --as menu ou --as sales. ${usage}`)
    return describeReading(await readFileAt(path, reads))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const nothing = { items: [], unread: [], notices: [], lines: { read: 0, unread: 0 } }
    return { status: 'refused', code: error.code, message: error.message, ...nothing }
  }
}

function argumentsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { read: { type: 'string' }, as: { type: 'string' }, schema: { type: 'boolean' } },
    })
  } catch {
    return null
  }
}

/** What the command prints for its arguments. */
export async function answer(args: string[]): Promise<Output | Reading | ReturnType<typeof jsonSchemas>> {
  const parsed = argumentsOf(args)
  if (parsed?.values.schema) return jsonSchemas()
  if (parsed?.values.read !== undefined) return read(pathOf(parsed.values.read), parsed.values.as)
  const [path] = parsed?.positionals ?? []
  return path === undefined || parsed?.positionals.length !== 1
    ? refused('usage', usage)
    : runFile(pathOf(path))
}

/** The exit code of the command that prints `printed`. */
export const exitCodeOf = (printed: Awaited<ReturnType<typeof answer>>): 0 | 3 =>
  'status' in printed && printed.status !== 'completed' ? 3 : 0
