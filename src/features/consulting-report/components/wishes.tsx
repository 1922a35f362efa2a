import type { WishesBlock } from '@consulting/report/blocks.ts'
import { QuotedPassages } from '@/content/quoted-passages'
import { keepAmountsWhole } from '@/format/money'
import { AnsweredList } from '@/ui/answered-list'

/**
 * What the owner asked for, how it was answered, and what was not understood. The links lead to the sections of the same
 * report.
 */
export function Wishes({ summary, items, unread, told }: Omit<WishesBlock, 'kind'>) {
  return (
    <div className="mb-6">
      <QuotedPassages unread={unread} />
      {summary !== '' && <p className="mb-5 max-w-reading">{summary}</p>}
      <AnsweredList
        items={items.map(({ wish, words, met, answer, section }) => ({
          title: keepAmountsWhole(wish),
          note: words === null ? null : `“${keepAmountsWhole(words)}”`,
          met,
          answer: keepAmountsWhole(answer),
          place: section && { to: { hash: section.id }, label: section.title },
        }))}
      />
      <QuotedPassages told={told} />
    </div>
  )
}
