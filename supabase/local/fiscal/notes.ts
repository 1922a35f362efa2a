import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { checkDigit } from '../../functions/_shared/fiscal/access-key.ts'
import { parseJson } from '../web/http.ts'

const noteSchema = z.object({
  reference: z.string(),
  kind: z.enum(['nfe', 'nfse']),
  status: z.enum([
    'processando_autorizacao',
    'autorizado',
    'erro_autorizacao',
    'cancelado',
    'erro_cancelamento',
  ]),
  number: z.number(),
  issuer: z.string(),
  buyer: z.string(),
  /** BRL, as in the request. */
  amount: z.string(),
  /** How often it was sent. */
  attempts: z.number(),
  reason: z.nullable(z.string()),
  createdAt: z.number(),
})
export type Note = z.output<typeof noteSchema>

/** Invoices in memory, and in a file if a path is given. An unreadable file is replaced. */
export function openNotes(path: string | null) {
  const stored =
    path !== null && existsSync(path)
      ? z.safeParse(z.array(noteSchema), parseJson(readFileSync(path, 'utf8'))).data
      : undefined
  const notes: Note[] = stored ?? []
  const save = () => {
    if (path === null) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(notes, null, 2))
  }
  return {
    /** Newest first. */
    list: (): Note[] => notes.toReversed(),
    find: (kind: string, reference: string): Note | undefined =>
      notes.find((note) => note.kind === kind && note.reference === reference),
    add(given: Pick<Note, 'reference' | 'kind' | 'issuer' | 'buyer' | 'amount'>): void {
      const number = notes.filter(({ kind }) => kind === given.kind).length + 1
      notes.push({
        ...given,
        number,
        status: 'processando_autorizacao',
        attempts: 1,
        reason: null,
        createdAt: Date.now(),
      })
      save()
    },
    change(note: Note, change: Partial<Note>): void {
      Object.assign(note, change)
      save()
    },
  }
}

/** The 44 digits: state, month, issuer, model 55, series, number, type of emission, code, check digit. */
export function accessKeyOf({ issuer, number, createdAt }: Note): string {
  const month = new Date(createdAt).toISOString().slice(2, 7).replace('-', '')
  const code = String((number * 7_919) % 100_000_000).padStart(8, '0')
  const digits = `23${month}${issuer.padStart(14, '0')}55001${String(number).padStart(9, '0')}1${code}`
  return `${digits}${checkDigit(digits)}`
}
