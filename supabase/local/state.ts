/** Keys and status files of the embedded stack. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { stateDirectory } from './paths.ts'

const keysSchema = z.object({
  publishable_key: z.string(),
  secret_key: z.string(),
  jwt_secret: z.string(),
  stripe_webhook_secret: z.string(),
})

export type LocalKeys = z.output<typeof keysSchema>

/** The public description of a stack, whatever started it. */
export const publicStatusSchema = z.object({
  app_url: z.string(),
  api_url: z.string(),
  functions_url: z.string(),
  publishable_key: z.string(),
  secret_key: z.string(),
  stripe_webhook_secret: z.string(),
  /** The stand-in, or Stripe's dashboard when the real service is used. */
  stripe_url: z.string(),
  /** Our mailbox or Mailpit. Empty when e-mails are really sent. */
  mailbox_url: z.string(),
  /** The stand-in for the provider of age verification. */
  age_url: z.string(),
  /** The stand-in for the provider of fiscal documents. */
  fiscal_url: z.string(),
  demo_email: z.string(),
  demo_password: z.string(),
})

export type PublicStatus = z.output<typeof publicStatusSchema>

export const statusSchema = z.extend(publicStatusSchema, {
  pid: z.number(),
  data: z.enum(['file', 'memory']),
})

export type LocalStatus = z.output<typeof statusSchema>

const statusDirectory = join(stateDirectory, 'running')
const statusFile = (port: number) => join(statusDirectory, `${port}.json`)

function newKeys(): LocalKeys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url')
  return {
    publishable_key: `sb_publishable_${random(16)}`,
    secret_key: `sb_secret_${random(24)}`,
    jwt_secret: random(48),
    // Hosted projects refuse this prefix (functions/_shared/environment.ts).
    stripe_webhook_secret: `whsec_local_${random(24)}`,
  }
}

/** Returns the keys of this machine's stack, created at the first start and kept until `npm run reset`. */
export async function loadKeys(persist: boolean): Promise<LocalKeys> {
  if (!persist) return newKeys()
  const file = join(stateDirectory, 'keys.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text) return keysSchema.parse(JSON.parse(text))
  const keys = newKeys()
  await mkdir(stateDirectory, { recursive: true })
  await writeAtomically(file, keys, 0o600)
  return keys
}

export async function writeStatus(port: number, status: LocalStatus): Promise<void> {
  await mkdir(statusDirectory, { recursive: true })
  await writeAtomically(statusFile(port), status, 0o600)
}

export async function removeStatus(port: number): Promise<void> {
  await rm(statusFile(port), { force: true })
}

/** Returns the stacks running on this machine by port, and deletes the files of stopped ones. */
export async function runningStacks(): Promise<Map<number, LocalStatus>> {
  const stacks = new Map<number, LocalStatus>()
  for (const name of await readdir(statusDirectory).catch(() => [])) {
    const port = Number.parseInt(name, 10)
    const text = await readFile(join(statusDirectory, name), 'utf8').catch(() => '{}')
    const status = z.safeParse(statusSchema, JSON.parse(text))
    if (status.success && isAlive(status.data.pid)) stacks.set(port, status.data)
    else await removeStatus(port)
  }
  return stacks
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Reads the output of `npm run status -- --json` or the file of `npm run qa:env`. */
export async function readPublicStatus(file: string): Promise<PublicStatus> {
  return publicStatusSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Returns the file's path. */
export async function writeQaStatus(status: PublicStatus): Promise<string> {
  const file = join(stateDirectory, 'qa-status.json')
  await mkdir(stateDirectory, { recursive: true })
  await writeAtomically(file, status, 0o600)
  return file
}

async function writeAtomically(file: string, value: unknown, mode: number): Promise<void> {
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode })
  await rename(temporary, file)
}
