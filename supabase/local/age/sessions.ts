import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** The outcomes that a tester can choose, by the provider's own status. */
export const statusOf = {
  approve: 'Approved',
  decline: 'Declined',
  minor: 'Approved',
  review: 'In Review',
  abandon: 'Abandoned',
} as const
export type Choice = keyof typeof statusOf
export const isChoice = (text: string): text is Choice => Object.hasOwn(statusOf, text)

const sessionSchema = z.object({
  id: z.string(),
  attempt: z.string(),
  workflow: z.string(),
  callback: z.string(),
  status: z.string(),
  /** On the invented document. Null until an outcome is chosen. */
  age: z.nullable(z.number()),
  createdAt: z.number(),
})
export type Session = z.output<typeof sessionSchema>

/** An unfinished session is returned again to a caller with the same attempt. */
export const isOpen = ({ status }: Session) => status === 'Not Started' || status === 'In Progress'

/** Sessions in memory, and in a file if a path is given. An unreadable file is replaced. */
export function openSessions(path: string | null) {
  const stored =
    path !== null && existsSync(path)
      ? z.safeParse(z.array(sessionSchema), parse(readFileSync(path, 'utf8')))
      : null
  const sessions: Session[] = stored?.data ?? []
  const save = () => {
    if (path === null) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(sessions, null, 2))
  }
  return {
    /** Newest first. */
    list: (): Session[] => sessions.toReversed(),
    find: (id: string): Session | null => sessions.find((session) => session.id === id) ?? null,
    open(attempt: string, workflow: string, callback: string): Session {
      const unfinished = sessions.find((session) => session.attempt === attempt && isOpen(session))
      if (unfinished) {
        unfinished.callback = callback
        save()
        return unfinished
      }
      const session: Session = {
        id: randomUUID(),
        attempt,
        workflow,
        callback,
        status: 'Not Started',
        age: null,
        createdAt: Date.now(),
      }
      sessions.push(session)
      save()
      return session
    },
    remove(session: Session): void {
      sessions.splice(sessions.indexOf(session), 1)
      save()
    },
    choose(session: Session, choice: Choice): void {
      session.status = statusOf[choice]
      session.age = choice === 'approve' ? 34 : choice === 'minor' ? 16 : null
      save()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
