import { describePlace } from '@consulting/documents/place.ts'
import { formatInteger } from '@/format/money'
import { Notice } from '@/ui/notice'
import type { ReadingNotes } from './reading-notes'

/** Lists up to this length are initially open. */
const shortList = 5

/** The counts of lines, remarks from the reading, and every unread line with its reason. */
export function UnreadLines({ notes }: { notes: ReadingNotes }) {
  const { unread, unreadCount, readCount = 0, notices } = notes
  const more = unreadCount - unread.length
  return (
    <>
      {readCount > 0 && (
        <p className="figures mb-2 text-fg-muted text-sm">
          {readCount === 1 ? '1 linha lida' : `${formatInteger(readCount)} linhas lidas`},{' '}
          {unreadCount === 0
            ? 'nenhuma não lida'
            : `${formatInteger(unreadCount)} não ${unreadCount === 1 ? 'lida' : 'lidas'}`}
          .
        </p>
      )}
      {notices.length > 0 && (
        <Notice className="mb-4">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
      {unreadCount > 0 && (
        <details
          open={unreadCount <= shortList}
          className="mb-4 rounded-card bg-tone-yellow text-tone-yellow-fg"
        >
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
            {unreadCount === 1
              ? '1 linha ficou de fora'
              : `${formatInteger(unreadCount)} linhas ficaram de fora`}
          </summary>
          <div className="max-h-80 overflow-y-auto px-4 pb-4 text-sm">
            <p className="mb-2">Confira se falta algum item e acrescente-o à lista.</p>
            <ol className="flex flex-col gap-2">
              {unread.map((line) => (
                <li key={`${describePlace(line)} ${line.reason} ${line.text}`} className="break-words">
                  <span className="figures font-semibold">{describePlace(line)}:</span> {line.text}
                  <span className="block">{line.reason}.</span>
                </li>
              ))}
            </ol>
            {more > 0 && <p className="mt-3">E mais {formatInteger(more)} linhas.</p>}
          </div>
        </details>
      )}
    </>
  )
}
