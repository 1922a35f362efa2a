import type { Action } from '@consulting/report/blocks.ts'
import { Send } from 'lucide-react'
import { Button } from '@/ui/button'
import { shareActions } from '../share-report'
import { RichText } from './rich-text'

/** What to do first, each with its date and its person. */
export function Actions({ items }: { items: readonly Action[] }) {
  return (
    <div className="mb-6">
      <h3 className="mb-1 break-after-avoid text-subheading">O que fazer primeiro</h3>
      <ol className="report-actions">
        {items.map(({ what, brings, by, who }, index) => (
          <li
            key={what}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-line border-t py-4 sm:grid-cols-[2rem_minmax(0,1fr)_11rem] sm:gap-x-4 print:break-inside-avoid"
          >
            <span aria-hidden className="font-display font-semibold text-accent text-heading leading-none">
              {index + 1}
            </span>
            <div className="min-w-0 max-w-reading">
              <p className="font-semibold">
                <RichText text={what} />
              </p>
              {brings && (
                <p className="mt-1">
                  <RichText text={brings} />
                </p>
              )}
            </div>
            <dl className="mt-2 text-sm max-sm:col-start-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 sm:mt-0">
              <div>
                <dt className="sr-only">Até quando</dt>
                <dd className="figures">{by}</dd>
              </div>
              <div>
                <dt className="sr-only">Quem</dt>
                <dd className="text-fg-muted">{who}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        variant="secondary"
        icon={<Send aria-hidden size={18} />}
        className="mt-2 print:hidden"
        onClick={() => void shareActions(items)}
      >
        Enviar a quem vai fazer
      </Button>
    </div>
  )
}
