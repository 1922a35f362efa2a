import { formatTimeLeft } from '@/format/time-left'
import { Badge } from '@/ui/badge'
import type { WaitingReview } from './reviews.queries'

/** Fewer hours left than this are shown as urgent. */
const urgentHours = 8

/** The time left of the 48 hours. */
export function Clock({
  review,
}: {
  review: Pick<WaitingReview, 'state' | 'due_at' | 'asked_at' | 'late_at'>
}) {
  if (review.state === 'done') {
    return review.late_at ? <Badge tone="red">Fora do prazo</Badge> : <Badge tone="green">No prazo</Badge>
  }
  const left = formatTimeLeft(review.due_at, review.asked_at ?? Date.now())
  if (left === null) return <Badge tone="red">Prazo vencido</Badge>
  if (review.state === 'asked') return <Badge tone="blue">Parado · restam {left}</Badge>
  const urgent = new Date(review.due_at).getTime() - Date.now() < urgentHours * 3_600_000
  return <Badge tone={urgent ? 'yellow' : 'neutral'}>Restam {left}</Badge>
}
