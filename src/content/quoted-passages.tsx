import { type OtherWords, quotePassages } from '@consulting/report/quoted-passages.ts'
import { keepAmountsWhole } from '@/format/money'
import { cx } from '@/ui/cx'

/** The owner's words that no wish was read from: what was not understood stands above the answers, information below. */
export function QuotedPassages(words: Partial<OtherWords>) {
  const passages = quotePassages(words)
  if (passages.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-4">
      {passages.map(({ line, items, isQuiet }) => (
        <div key={line} className="break-words border-line border-t pt-4">
          <p className={cx('max-w-reading', isQuiet ? 'text-fg-muted' : 'font-semibold')}>
            {keepAmountsWhole(line)}
          </p>
          {items.length > 0 && (
            <ul className="mt-2 max-w-reading list-disc pl-5">
              {items.map((passage) => (
                <li key={passage} className="break-inside-avoid">
                  {keepAmountsWhole(passage)}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}
