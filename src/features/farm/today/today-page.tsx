import { PageHeader } from '@/ui/page-header'
import { ReviewsPanel } from '../reviews/reviews-panel'
import { FlagsPanel } from './flags-panel'

/** What waits at the farm, oldest first. Each room brings its panel. */
export default function TodayPage() {
  return (
    <>
      <PageHeader
        title="Hoje"
        description="O que espera por alguém da fazenda, do mais antigo ao mais novo."
      />
      <div className="flex flex-col gap-10">
        <ReviewsPanel />
        <FlagsPanel />
      </div>
    </>
  )
}
