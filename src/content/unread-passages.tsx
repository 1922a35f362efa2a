import { unreadWords } from '@consulting/report/unread-passages.ts'
import { keepAmountsWhole } from '@/format/money'

/** The owner's words that were not understood and therefore not used, under the answers to their wishes. */
export function UnreadPassages({ passages }: { passages: readonly string[] }) {
  const words = unreadWords(passages)
  if (words === null) return null
  return (
    <div className="max-w-reading break-words border-line border-t pt-4">
      <p className="font-semibold">{keepAmountsWhole(words.line)}</p>
      {words.items.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {words.items.map((passage) => (
            <li key={passage} className="break-inside-avoid">
              {keepAmountsWhole(passage)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
