import { automationOf } from '@consulting/automation-types.ts'
import { Check } from 'lucide-react'
import { formatMinutes } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { type CatalogueItem, complexityLabel } from '../../catalogue'

interface OfferSummaryProps {
  automation: CatalogueItem
  included: boolean
}

/** What the owner is about to request, beside the form. */
export function OfferSummary({ automation, included }: OfferSummaryProps) {
  return (
    <aside aria-labelledby="voce-recebe">
      <Card ground="clay">
        <h2 id="voce-recebe" className="text-subheading">
          O que você recebe
        </h2>
        <ul className="mt-3 mb-4 flex flex-col gap-2 text-[0.9375rem]">
          {automationOf(automation.type).definition.outputs.map((output) => (
            <li key={output} className="flex items-start gap-2">
              <Check aria-hidden size={18} className="mt-0.5 text-cane-600" />
              {output}
            </li>
          ))}
        </ul>
        <DefinitionList
          items={[
            {
              term: 'Custo',
              value: included ? 'Incluído no seu pacote' : formatCredits(automation.credit_cost),
            },
            { term: 'Tempo estimado', value: formatMinutes(automation.estimated_time_minutes) },
            { term: 'Complexidade', value: complexityLabel(automation.complexity) },
          ]}
        />
      </Card>
    </aside>
  )
}
