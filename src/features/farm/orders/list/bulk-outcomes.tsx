import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { orderAddress } from '../addresses'
import { formatOrders } from '../bottle-count'
import type { BulkResult } from './use-bulk'

interface BulkOutcomesProps {
  result: BulkResult
  onClose: () => void
}

/** The outcome of a bulk action for each order: failures first, with the reason. */
export function BulkOutcomes({ result: { outcomes, done }, onClose }: BulkOutcomesProps) {
  const failed = outcomes.filter(({ failure }) => failure !== null)
  const succeeded = outcomes.length - failed.length
  return (
    <Card as="section" aria-label="Resultado" padding="sm" className="mb-6">
      <div className="flex items-start justify-between gap-3">
        <p role="status" className="py-2 font-semibold">
          {[
            succeeded > 0 && `${formatOrders(succeeded)} ${done}${succeeded === 1 ? '' : 's'}`,
            failed.length > 0 &&
              `${formatOrders(failed.length)} ${failed.length === 1 ? 'ficou' : 'ficaram'} para trás`,
          ]
            .filter(Boolean)
            .join('. ')}
          .
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Fechar o resultado"
          icon={<X aria-hidden size={20} />}
          onClick={onClose}
        />
      </div>
      <ul className="flex flex-col gap-2">
        {[...failed, ...outcomes.filter(({ failure }) => failure === null)].map(
          ({ id, number, house, failure }) => {
            const Icon = failure === null ? CircleCheck : CircleAlert
            return (
              <li key={id} className="flex gap-2">
                <Icon
                  aria-hidden
                  size={20}
                  className={cx('mt-0.5', failure === null ? 'text-tone-green-fg' : 'text-alert')}
                />
                <span className="min-w-0 break-words">
                  <Link to={orderAddress(id)} className="text-link">
                    {number} · {house}
                  </Link>
                  {`: ${failure ?? done}`}
                </span>
              </li>
            )
          },
        )}
      </ul>
    </Card>
  )
}
