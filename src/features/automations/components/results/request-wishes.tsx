import { automationOf } from '@consulting/automation-types.ts'
import { answeredWishes } from '@consulting/report/wish-section.ts'
import { useQuery } from '@tanstack/react-query'
import { wishChecksQuery } from '@/data/tables/wish-checks'
import { keepAmountsWhole } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { AnsweredList } from '@/ui/answered-list'
import { Card } from '@/ui/card'

/** The section "O que você pediu". Empty while it loads and for requests older than the request sheet. */
export function RequestWishes({ requestId }: { requestId: string }) {
  const { user } = useOwner()
  const { data } = useQuery(wishChecksQuery(user.id, requestId))
  if (!data?.checks || data.checks.length === 0) return null
  const noun = data.type ? automationOf(data.type).definition.result : undefined
  return (
    <Card padding="lg" className="mb-6">
      <h3 className="mb-3 text-subheading">O que você pediu</h3>
      <AnsweredList
        items={answeredWishes(data.checks, [], noun).map(({ wish, words, met, answer }) => ({
          title: keepAmountsWhole(wish),
          note: words === null ? null : `“${keepAmountsWhole(words)}”`,
          met,
          answer: keepAmountsWhole(answer),
          place: null,
        }))}
      />
    </Card>
  )
}
