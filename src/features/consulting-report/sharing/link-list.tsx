import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { type SharedReport, sharedReportsQuery } from '@/data/tables/shared-reports'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { isLive, openingsOf, validityOf } from './link-state'
import { sharingMessage } from './sharing.messages'
import { endLink } from './sharing.queries'

const headingId = 'links-do-relatorio'

/** The links to a report, and the live links to other reports: they share the house's limit. */
export function LinkList({ requestId }: { requestId: string }) {
  const { user } = useOwner()
  const links = useQuery(sharedReportsQuery(user.id))
  const now = new Date()
  const own = links.data?.filter((link) => link.automation_request_id === requestId) ?? []
  const others =
    links.data?.filter((link) => link.automation_request_id !== requestId && isLive(link, now)) ?? []
  return (
    <section aria-labelledby={headingId} className="mt-8 border-line border-t pt-6">
      <h3 id={headingId} tabIndex={-1} className="text-subheading outline-none">
        Links deste relatório
      </h3>
      {links.isError ? (
        <ErrorState
          title="Não conseguimos ler os seus links"
          message={sharingMessage(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
          className="py-6 sm:py-6"
        />
      ) : !links.data ? (
        <LoadingRegion label="Carregando os links" className="mt-4">
          <Skeleton className="h-20" />
        </LoadingRegion>
      ) : own.length === 0 ? (
        <p className="mt-2 text-fg-muted">Ninguém recebeu um link deste relatório.</p>
      ) : (
        <Links links={own} now={now} />
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-6 text-subheading">De outros relatórios</h3>
          <Links links={others} now={now} named />
        </>
      )}
    </section>
  )
}

interface LinksProps {
  links: readonly SharedReport[]
  now: Date
  /** Whether to name the report of each link. */
  named?: boolean
}

function Links({ links, now, named = false }: LinksProps) {
  return (
    <ul className="mt-2">
      {links.map((link) => (
        <li key={link.id} className="border-line border-t py-4 first:border-t-0">
          <div className="flex flex-wrap items-center gap-2">
            <p className="font-semibold">
              {named && `${link.request.automation.name}: `}
              {link.with_costs ? 'Com custos' : 'Sem custos'}
              {link.version > 1 && `, versão ${link.version}`}
            </p>
            <Badge tone={isLive(link, now) ? 'green' : 'neutral'}>
              {isLive(link, now) ? 'Ativo' : 'Encerrado'}
            </Badge>
          </div>
          <p id={link.id} className="figures mt-1 text-sm">
            {validityOf(link, now)}
          </p>
          <p className="figures text-fg-muted text-sm">{openingsOf(link)}</p>
          {isLive(link, now) && <EndLink link={link} />}
        </li>
      ))}
    </ul>
  )
}

/** Ends a link after confirmation: its readers lose access. */
function EndLink({ link }: { link: SharedReport }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const id = useId()
  const [asking, setAsking] = useState(false)
  /** The button currently shown: it asks, or it confirms. */
  const button = useRef<HTMLButtonElement>(null)
  function ask(next: boolean) {
    flushSync(() => setAsking(next))
    button.current?.focus()
  }
  const end = useSingleMutation({
    mutationFn: () => endLink(link.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sharedReportsQuery(user.id).queryKey })
      // An ended link has no button, so the focus moves to the heading.
      document.getElementById(headingId)?.focus()
    },
  })
  if (!asking) {
    return (
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="mt-3"
        aria-describedby={link.id}
        onClick={() => ask(true)}
      >
        Encerrar link
      </Button>
    )
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p id={id}>Encerrar este link? Quem o recebeu deixa de ler na hora.</p>
      {end.error && (
        <Notice live tone="danger">
          {sharingMessage(end.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="sm"
          variant="danger"
          aria-describedby={id}
          loading={end.isPending}
          loadingText="Encerrando..."
          onClick={() => end.mutate()}
        >
          Encerrar agora
        </Button>
        <Button size="sm" variant="secondary" disabled={end.isPending} onClick={() => ask(false)}>
          Manter
        </Button>
      </div>
    </div>
  )
}
