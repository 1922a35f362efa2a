import type { DocumentReading } from '@consulting/documents/files/read-document.ts'
import type { UnreadLine } from '@consulting/documents/reading.ts'

/** What the reading of a file reports besides its items. */
export interface ReadingNotes {
  unread: UnreadLine[]
  /** Number of unread lines; `unread` has the first of them. */
  unreadCount: number
  /** Number of lines that were read; absent in drafts of earlier versions. */
  readCount?: number | undefined
  notices: string[]
}

/** Enough to see what is wrong with a sheet. The draft on the device stores them. */
const keptUnread = 200

function linesRead(reading: DocumentReading): number {
  if (reading.kind === 'menu') return reading.readLines
  return reading.kind === 'sales' ? reading.sales.rows.read + (reading.sales.rows.titles ?? 0) : 0
}

export function notesOf(reading: DocumentReading): ReadingNotes {
  return {
    unread: reading.unread.slice(0, keptUnread),
    unreadCount: reading.unread.length,
    readCount: linesRead(reading),
    notices: reading.kind === 'typing' ? [] : reading.notices,
  }
}
