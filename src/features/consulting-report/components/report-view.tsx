import type { Report } from '@consulting/report/blocks.ts'
import { ArrowRight, Download, Printer, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { addStyle } from '@/ui/add-style'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { cx } from '@/ui/cx'
import { paperOrder } from '../paper-order'
import { Blocks } from './blocks'
import { ReportHeader } from './report-header'
import printRules from './report-print.css?inline'

interface ReportViewProps {
  report: Report
  /** Shown under the title, such as who wrote the texts, or that the report is fictional. */
  notice?: ReactNode
  downloading?: boolean
  onDownload: () => void
  /** Shown after the section on the screen. */
  after?: ReactNode
  /** Absent where the report is somebody else's. */
  onShare?: () => void
  /** Precedes a section's id in the URL's fragment. */
  anchorPrefix?: string
}

/**
 * A report with its sections in a sidebar. The screen shows one section at a time, paper shows all. The section is
 * part of the URL, so that it can be linked.
 */
export function ReportView({
  report,
  notice,
  after,
  downloading = false,
  onDownload,
  onShare,
  anchorPrefix = '',
}: ReportViewProps) {
  useInsertionEffect(() => addStyle(printRules), [])
  const { hash } = useLocation()
  const navigate = useNavigate()
  const printing = usePrinting()
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = useRef(false)
  const current = report.sections.find(({ id }) => `#${anchorPrefix}${id}` === hash) ?? report.sections[0]

  // Focus the heading after choosing a section, but not when the page opens.
  const shownId = useRef(current?.id)
  useEffect(() => {
    // A link to another section hides the section that contains it.
    const followed = shownId.current !== current?.id && document.activeElement === document.body
    shownId.current = current?.id
    if ((chosen.current || followed) && current) heading.current?.focus()
    chosen.current = false
  }, [current])

  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = strip.current?.children[report.sections.findIndex(({ id }) => id === current?.id)]
    if (tab instanceof HTMLElement) strip.current?.scrollTo({ left: tab.offsetLeft - 16 })
  }, [current, report.sections])

  function choose(id: string) {
    chosen.current = true
    navigate({ hash: anchorPrefix + id }, { replace: true, preventScrollReset: true })
  }

  const shown = printing ? paperOrder(report.sections) : current ? [current] : []
  const next = current && report.sections[report.sections.indexOf(current) + 1]
  return (
    <article>
      <ReportHeader {...report}>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden">
          <Button
            size="sm"
            variant="secondary"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
          {onShare && (
            <Button size="sm" variant="secondary" icon={<Share2 aria-hidden size={18} />} onClick={onShare}>
              Compartilhar
            </Button>
          )}
          <Button
            size="sm"
            icon={<Download aria-hidden size={18} />}
            loading={downloading}
            loadingText="Preparando o PDF..."
            className={onShare && 'max-sm:col-span-2'}
            onClick={onDownload}
          >
            Baixar PDF
          </Button>
        </div>
      </ReportHeader>
      {notice}
      <div className="gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <nav aria-label="Seções do relatório" className="print:hidden">
          <ul
            ref={strip}
            className="relative -mx-4 mb-8 flex gap-2 overflow-x-auto px-4 pb-2 lg:sticky lg:top-24 lg:mx-0 lg:mb-0 lg:flex-col lg:gap-0 lg:overflow-visible lg:px-0"
          >
            {report.sections.map(({ id, title }) => (
              <li key={id} className="shrink-0">
                <button
                  type="button"
                  aria-current={id === current?.id ? 'true' : undefined}
                  onClick={() => choose(id)}
                  className={cx(
                    'min-h-11 w-full whitespace-nowrap rounded-small px-3 py-2 text-left leading-snug lg:whitespace-normal',
                    id === current?.id
                      ? 'bg-primary font-semibold text-primary-on'
                      : 'border border-line hover:bg-surface lg:border-transparent',
                  )}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {shown.map(({ id, title, blocks }, position) => (
            <section
              key={id}
              aria-labelledby={`secao-${id}`}
              className={cx(
                'report-section',
                position > 0 && (shown[position - 1]?.id === 'resumo' || startsPage(blocks)) && 'report-page',
              )}
            >
              <h2
                id={`secao-${id}`}
                ref={printing ? undefined : heading}
                tabIndex={-1}
                className="mb-5 break-after-avoid text-heading outline-none"
              >
                {title}
              </h2>
              <Blocks blocks={blocks} scope={`${report.id}/${id}`} />
            </section>
          ))}
          {next && (
            <ButtonLink
              variant="secondary"
              to={{ hash: anchorPrefix + next.id }}
              replace
              preventScrollReset
              iconAfter={<ArrowRight aria-hidden size={18} />}
              className="mt-2 max-sm:w-full print:hidden"
              onClick={() => {
                chosen.current = true
              }}
            >
              A seguir: {next.title}
            </ButtonLink>
          )}
          {after && <div className="mt-10 print:hidden">{after}</div>}
          <p className="mt-10 hidden border-line border-t pt-4 text-sm print:block">Beba com moderação.</p>
        </div>
      </div>
    </article>
  )
}

/** Sheets to pin up start a page on paper. */
const startsPage = ([first]: Report['sections'][number]['blocks']) =>
  first?.kind === 'drinks' || first?.kind === 'dishes'

/** True while the page is printed; folded content is open then. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => {
      // The browser captures the page as soon as this returns.
      flushSync(() => setPrinting(true))
      for (const fold of document.querySelectorAll('details')) fold.open = true
    }
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
