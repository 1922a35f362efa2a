import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/format/dates'
import { roomAddress } from '../room-address'
import { Clock } from './clock'
import type { WaitingReview } from './reviews.queries'

/** Reviews with their clock, each a link to its page. */
export function ReviewList({ reviews }: { reviews: readonly WaitingReview[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {reviews.map((review) => (
        <li key={review.id}>
          <Link
            to={roomAddress(`consultorias/${review.id}`)}
            className="flex items-center gap-3 rounded-card px-4 py-4 hover:bg-fg/4"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
              <span className="min-w-0 basis-full sm:flex-1 sm:basis-auto">
                <span className="block break-words font-semibold">{review.house?.name}</span>
                <span className="block text-fg-muted text-sm">
                  {[review.request?.automation?.name, `pedida em ${formatDateTime(review.opened_at)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="text-fg-muted text-sm">{review.consultant_name ?? 'Ninguém assumiu'}</span>
              <Clock review={review} />
            </span>
            <ChevronRight aria-hidden size={20} className="text-fg-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
