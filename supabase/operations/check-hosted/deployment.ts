import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import * as z from 'zod/mini'

export type Deployment = {
  /** The app's origin. */
  siteUrl: string
  apiUrl: string
  publishableKey: string
  secretKey: string | null
  management: { url: string; project: string; accessToken: string } | null
  /** Local stacks have no HTTPS, send no e-mail and confirm no address. */
  local: boolean
}

/** Problems and a summary of what was checked, or why nothing was. */
export type Verdict = { problems: string[]; seen: string } | { unchecked: string }

export type Result = { check: string; outcome: 'ok' | 'BROKEN' | 'not checked'; detail: string }

/** An origin that no deployment may trust. */
export const stranger = 'https://elsewhere.example'

export const repositoryFile = (path: string): Promise<string> =>
  readFile(resolve(import.meta.dirname, '../../..', path), 'utf8')

const configSchema = z.object({
  auth: z.object({
    email: z.object({
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
})

export async function readConfig(): Promise<z.output<typeof configSchema>> {
  return configSchema.parse(parse(await repositoryFile('supabase/config.toml')))
}

export function call(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
}
