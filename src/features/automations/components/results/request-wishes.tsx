import { automationOf } from '@consulting/automation-types.ts'
import { answeredWishes } from '@consulting/report/wish-section.ts'
import type { ResultContent } from '@consulting/results.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { QuotedPassages } from '@/content/quoted-passages'
import { userKey } from '@/data/client/query-keys'
import { wishChecksQuery } from '@/data/tables/wish-checks'
import { keepAmountsWhole } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { AnsweredList } from '@/ui/answered-list'
import { Card } from '@/ui/card'

interface RequestWishesProps {
  requestId: string
  /** Those that this version can read: the report's sections follow from them. */
  contents: readonly ResultContent[]
}

/** The section "O que você pediu", with what was not understood. Empty while it loads and for requests older than the request sheet. */
export function RequestWishes({ requestId, contents }: RequestWishesProps) {
  const { user } = useOwner()
  const { data } = useQuery(wishChecksQuery(user.id, requestId))
  // Without sections the answers have no links.
  const { data: sections = [] } = useQuery({
    queryKey: userKey(user.id, 'automation_results', 'sections', requestId),
    queryFn: async () => {
      const { reportSections } = await import('@consulting/report/build-report.ts')
      return reportSections(contents)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  const { unread, told } = data.words
  if ((data.checks ?? []).length + unread.length + told.length === 0) return null
  const noun = data.type ? automationOf(data.type).definition.result : undefined
  return (
    <Card padding="lg" className="mb-6">
      <h3 className="mb-3 text-subheading">O que você pediu</h3>
      <QuotedPassages unread={unread} />
      <AnsweredList
        items={answeredWishes(data.checks ?? [], sections, noun).map(
          ({ wish, words, met, answer, section }) => ({
            title: keepAmountsWhole(wish),
            note: words === null ? null : `“${keepAmountsWhole(words)}”`,
            met,
            answer: keepAmountsWhole(answer),
            place: section && {
              to: { pathname: paths.report(requestId), hash: section.id },
              label: `No relatório: ${section.title}`,
            },
          }),
        )}
      />
      <QuotedPassages told={told} />
    </Card>
  )
}
