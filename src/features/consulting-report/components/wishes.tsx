import type { AnsweredWish } from '@consulting/report/blocks.ts'
import { keepAmountsWhole } from '@/format/money'
import { AnsweredList } from '@/ui/answered-list'

/** What the owner asked for and how it was answered. The links lead to the sections of the same report. */
export function Wishes({ summary, items }: { summary: string; items: readonly AnsweredWish[] }) {
  return (
    <div className="mb-6">
      <p className="mb-5 max-w-reading">{summary}</p>
      <AnsweredList
        items={items.map(({ wish, words, met, answer, section }) => ({
          title: keepAmountsWhole(wish),
          note: words === null ? null : `“${keepAmountsWhole(words)}”`,
          met,
          answer: keepAmountsWhole(answer),
          place: section && { to: { hash: section.id }, label: section.title },
        }))}
      />
    </div>
  )
}
