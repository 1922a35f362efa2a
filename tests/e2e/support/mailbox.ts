/** Reads a stack's e-mails from either mailbox. */
import * as z from 'zod/mini'

export type Mail = { subject: string; html: string }

/** Reads the newest e-mail to an address, or null. */
export type Mailbox = (to: string) => Promise<Mail | null>

async function read<Schema extends z.ZodMiniType>(url: URL, schema: Schema): Promise<z.output<Schema>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return schema.parse(await response.json())
}

const embeddedSchema = z.object({
  messages: z.array(z.object({ subject: z.string(), html: z.nullable(z.string()) })),
})

/** The embedded stack's mailbox. */
export function embeddedMailbox(base: string): Mailbox {
  return async (to) => {
    const url = new URL('/messages.json', base)
    url.searchParams.set('to', to)
    const [newest] = (await read(url, embeddedSchema)).messages
    return newest ? { subject: newest.subject, html: newest.html ?? '' } : null
  }
}

const summariesSchema = z.object({
  messages: z.array(z.object({ ID: z.string(), To: z.array(z.object({ Address: z.string() })) })),
})
const messageSchema = z.object({ Subject: z.string(), HTML: z.string() })

/** Mailpit, the mailbox of `supabase start`: https://mailpit.axllent.org/docs/api-v1/. */
export function mailpit(base: string): Mailbox {
  return async (to) => {
    const url = new URL('/api/v1/search', base)
    url.searchParams.set('query', `to:"${to}"`)
    const { messages } = await read(url, summariesSchema)
    // Its search also matches parts of addresses.
    const newest = messages.find(({ To }) =>
      To.some(({ Address }) => Address.toLowerCase() === to.toLowerCase()),
    )
    if (!newest) return null
    const { Subject, HTML } = await read(new URL(`/api/v1/message/${newest.ID}`, base), messageSchema)
    return { subject: Subject, html: HTML }
  }
}

/** Detects the kind of mailbox at an address from its answer. */
export async function openMailbox(base: string): Promise<Mailbox> {
  const { ok } = await fetch(new URL('/api/v1/info', base))
  return ok ? mailpit(base) : embeddedMailbox(base)
}

/** Returns the first link of an e-mail. */
export function linkOf({ html }: Mail): string {
  const link = /<a\s[^>]*href="([^"]+)"/.exec(html)?.[1]
  if (!link) throw new Error('The e-mail has no link')
  return link.replaceAll('&amp;', '&')
}
