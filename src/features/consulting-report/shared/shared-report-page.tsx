import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDate, formatDateTime } from '@/format/dates'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { RetryNotice } from '@/ui/retry-notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { ReportView } from '../components/report-view'
import { savePdf } from '../pdf/save-pdf'
import { WriterNotice } from '../writer-notice'
import type { SharedReport } from './shared-report.queries'

/** Loaded with the page's own request: the frame of public pages has no client. */
const server = () => Promise.all([import('./shared-report.queries'), import('./shared-report.messages')])

type State =
  | { kind: 'loading' }
  | { kind: 'open'; shared: SharedReport }
  /** An invalid link. The visitor is not told why. */
  | { kind: 'over'; message: string }
  | { kind: 'failed'; message: string; retrying: boolean }

/** `/compartilhado#TOKEN`: a report as its owner shares it. `#TOKEN/custos` is a section of it. */
export default function SharedReportPage() {
  const { hash } = useLocation()
  const token = hash.slice(1).split('/')[0] ?? ''
  return (
    // The footer stays below the fold while the report loads.
    <Container className="min-h-dvh py-10 sm:py-14">
      {/* Links from this page do not reveal its URL. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      <Opened key={token} token={token} />
    </Container>
  )
}

function Opened({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  // Each opening is counted: StrictMode runs effects twice.
  const asked = useRef(false)

  async function open() {
    try {
      const [{ openSharedReport }, { sharedReportMessage, isOver }] = await server()
      await openSharedReport(token).then(
        (shared) => setState({ kind: 'open', shared }),
        (error: unknown) => {
          const message = sharedReportMessage(error)
          setState(isOver(error) ? { kind: 'over', message } : { kind: 'failed', message, retrying: false })
        },
      )
    } catch {
      const message = 'A página não carregou por inteiro. Recarregue-a e tente de novo.'
      setState({ kind: 'failed', message, retrying: false })
    }
  }

  const openOnce = useEffectEvent(() => {
    if (asked.current) return
    asked.current = true
    void open()
  })
  useEffect(() => openOnce(), [])

  switch (state.kind) {
    case 'loading':
      return (
        <LoadingRegion label="Carregando o relatório">
          <Skeleton className="h-24" />
          <Skeleton className="mt-8 h-96" />
        </LoadingRegion>
      )
    case 'over':
      return (
        <>
          <PageHeader title="Este link não mostra mais nada" description={state.message} />
          <ButtonLink variant="secondary" to={paths.exampleReport}>
            Ver uma consultoria de exemplo
          </ButtonLink>
        </>
      )
    case 'failed':
      return (
        <>
          <PageHeader title="O relatório não abriu" />
          <RetryNotice
            retrying={state.retrying}
            onRetry={() => {
              setState({ ...state, retrying: true })
              void open()
            }}
          >
            {state.message}
          </RetryNotice>
        </>
      )
    case 'open':
      return <Shown token={token} shared={state.shared} />
  }
}

function Shown({ token, shared }: { token: string; shared: SharedReport }) {
  const { report, version, published_at, writer, with_costs, expires_at } = shared
  const [saving, setSaving] = useState(false)

  async function download() {
    if (saving) return
    setSaving(true)
    try {
      await savePdf(report)
      toast.success('Relatório baixado com sucesso!')
    } catch (error) {
      console.warn('shared report PDF', error)
      toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes')
    }
    setSaving(false)
  }

  return (
    <>
      <title>{`${report.title} · ${report.restaurant}`}</title>
      <ReportView
        report={report}
        anchorPrefix={`${token}/`}
        notice={
          <>
            <div className="mb-6">
              <Notice tone="info" title={`${report.restaurant} compartilhou este relatório com você`}>
                {published_at === null
                  ? 'É o relatório como foi entregue'
                  : `É a versão ${version}, de ${formatDate(published_at)}`}
                {with_costs ? '. ' : ', sem custos nem margens. '}
                Este link vale até {formatDateTime(expires_at)}.
              </Notice>
            </div>
            <WriterNotice writer={writer} />
          </>
        }
        downloading={saving}
        onDownload={() => void download()}
      />
    </>
  )
}
