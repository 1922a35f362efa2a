import { profitWhenAllMove } from '@consulting/base/pricing/scenario.ts'
import type { PricingScenarios } from '@consulting/report/blocks.ts'
import { useId, useState } from 'react'
import { formatMoney, keepAmountsWhole } from '@/format/money'
import { ResponsiveTable } from '@/ui/responsive-table'

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
})
const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Monthly profit when all prices change by the same percentage, at an adjustable elasticity. */
export function Scenarios({ scenarios }: { scenarios: PricingScenarios }) {
  const id = useId()
  // Null uses each item's own elasticity.
  const [elasticity, setElasticity] = useState<number | null>(null)
  const today = profitWhenAllMove(scenarios.items, 0, null)
  const rows = scenarios.changes.map((change) => {
    const profit = profitWhenAllMove(scenarios.items, change, elasticity)
    return {
      key: String(change),
      cells: [percent.format(change), formatMoney(profit), formatMoney(profit - today)],
    }
  })
  return (
    <div className="mb-6">
      <div className="mb-4 rounded-card border border-line bg-surface p-4 print:hidden">
        <label htmlFor={id} className="block font-semibold">
          Elasticidade suposta:{' '}
          <output htmlFor={id} className="figures">
            {elasticity === null ? 'a de cada item' : plain.format(elasticity)}
          </output>
        </label>
        <input
          id={id}
          type="range"
          min={-3}
          max={-0.1}
          step={0.1}
          value={elasticity ?? -1.2}
          onChange={(event) => setElasticity(Number(event.target.value))}
          className="mt-2 h-11 w-full accent-cane-800"
        />
        <p className="flex justify-between text-fg-muted text-sm">
          <span>muito sensível a preço</span>
          <span>pouco sensível</span>
        </p>
      </div>
      <div aria-live="polite">
        <ResponsiveTable
          caption={keepAmountsWhole(scenarios.caption)}
          headers={['Mudança de preço', 'Lucro por mês', 'Diferença']}
          rows={rows}
          numeric={[1, 2]}
          onPhone="table"
        />
      </div>
    </div>
  )
}
