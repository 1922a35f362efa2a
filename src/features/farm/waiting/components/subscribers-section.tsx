import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Section } from '@/ui/section'
import { PagedList } from '../../components/paged-list'
import type { Exporting } from '../use-export'
import { subscribersQuery } from '../waiting.queries'

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
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden size={18} />}
          loading={exporting.isPending && exporting.variables?.list === 'newsletter'}
          loadingText="Exportando..."
          onClick={() => exporting.mutate({ list: 'newsletter' })}
        >
          Exportar newsletter
        </Button>
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
