import { ChartNoAxesColumn, Coins, PackageCheck, Sparkles } from 'lucide-react'
import { formatInteger, formatMoney } from '@/format/money'
import { StatCard } from '@/ui/stat-card'

interface StatsProps {
  /** Credits. */
  balance: number
  completed: number
  inProgress: number
  /** BRL delivered in the current month. */
  revenue: number
  /** Percent. */
  roi: number
  /** The figures besides the balance are still being read. */
  loading: boolean
}

/** The four figures at the head of the dashboard. */
export function Stats({ balance, completed, inProgress, revenue, roi, loading }: StatsProps) {
  const late = (value: string) =>
    loading ? (
      <span role="status">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Carregando</span>
      </span>
    ) : (
      value
    )
  return (
    <div className="mb-6 stat-grid gap-3 sm:gap-4">
      <StatCard
        label="Créditos disponíveis"
        value={formatInteger(balance)}
        icon={<Coins aria-hidden size={22} />}
        note="para usar nas automações"
      />
      <StatCard
        label="Automações usadas"
        value={late(formatInteger(completed))}
        icon={<Sparkles aria-hidden size={22} />}
        note={loading ? ' ' : `${formatInteger(inProgress)} em andamento`}
      />
      <StatCard
        label="Receita entregue no mês"
        value={late(formatMoney(revenue))}
        icon={<PackageCheck aria-hidden size={22} />}
        note="em pedidos entregues"
      />
      <StatCard
        label="ROI"
        value={late(`${formatInteger(roi)}%`)}
        icon={<ChartNoAxesColumn aria-hidden size={22} />}
        note="receita do mês sobre créditos usados"
      />
    </div>
  )
}
