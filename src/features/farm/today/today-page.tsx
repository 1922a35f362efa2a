import { PageHeader } from '@/ui/page-header'
import { ContestsPanel } from '../age/contests-panel'
import { AgendaPanel } from '../agenda/agenda-panel'
import { DeliveriesPanel, OrdersToPackPanel, WithdrawalsPanel } from '../orders/orders-panel'
import { ReviewsPanel } from '../reviews/reviews-panel'
import { useStaff } from '../staff-context'
import { StockPanel } from '../stock/stock-panel'
import { DocumentsPanel } from './documents-panel'
import { FlagsPanel } from './flags-panel'

/** What waits at the farm, oldest first. Each room provides its panel. */
export default function TodayPage() {
  const { role } = useStaff()
  return (
    <>
      <PageHeader
        title="Hoje"
        description="O que espera por alguém da fazenda, do mais antigo ao mais novo."
      />
      <div className="flex flex-col gap-10">
        {role !== 'consultant' && (
          <>
            <OrdersToPackPanel />
            <DeliveriesPanel />
            <WithdrawalsPanel />
            <StockPanel />
            <DocumentsPanel />
          </>
        )}
        <ReviewsPanel />
        {role === 'manager' && <ContestsPanel />}
        <FlagsPanel />
        <AgendaPanel />
      </div>
    </>
  )
}
