import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Section } from '@/ui/section'
import { PagedList } from '../../components/paged-list'
import type { Exporting } from '../use-export'
import { subscribersQuery } from '../waiting.queries'
import { ExportButton } from './export-button'

/** The newsletter's addresses. */
export function SubscribersSection({
  onErase,
  exporting,
}: {
  onErase: (email: string) => void
  exporting: Exporting
}) {
  const { user } = useOwner()
  const query = useInfiniteQuery(subscribersQuery(user.id))
  return (
    <Section
      kind="inner"
      title="Newsletter"
      description="Quem assina informa só o e-mail, sem a cidade."
      actions={
        <ExportButton list="newsletter" exporting={exporting}>
          Exportar newsletter
        </ExportButton>
      }
    >
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="a newsletter"
        empty={<p className="text-fg-muted">Ninguém assina a newsletter ainda.</p>}
      >
        {(subscribers) => (
          <ResponsiveTable
            caption="Assinantes, do mais novo ao mais antigo"
            hideCaption
            headers={['E-mail', 'Desde', 'Ações']}
            rows={subscribers.map(({ id, email, created_at }) => ({
              key: id,
              cells: [
                <span key="email" className="break-all">
                  {email}
                </span>,
                formatDate(created_at),
                <Button key="erase" variant="ghost" size="sm" onClick={() => onErase(email)}>
                  Apagar<span className="sr-only"> {email}</span>
                </Button>,
              ],
            }))}
          />
        )}
      </PagedList>
    </Section>
  )
}
