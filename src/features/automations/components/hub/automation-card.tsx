import { automationOf } from '@consulting/automation-types.ts'
import { ArrowRight, Check, Clock, Coins } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatMinutes } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { type Access, type CatalogueItem, complexityLabel } from '../../catalogue'
import { AutomationIcon } from './automation-icon'

const outputsShown = 3

interface AutomationCardProps {
  item: CatalogueItem
  access: Access
}

export function AutomationCard({ item, access }: AutomationCardProps) {
  const titleId = useId()
  const outputs = automationOf(item.type).definition.outputs.slice(0, outputsShown)
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col">
      <div className="mb-4 flex items-start justify-between gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-card bg-cane-100 text-cane-800">
          <AutomationIcon type={item.type} />
        </span>
        <div className="flex flex-wrap justify-end gap-2">
          {item.is_popular && <Badge tone="amber">POPULAR</Badge>}
          {item.is_new && <Badge tone="green">NOVO</Badge>}
        </div>
      </div>
      <p className="text-fg-muted text-sm">
        <span className="font-semibold text-accent">{item.category}</span>
        {' · '}
        <span className="sr-only">Complexidade: </span>
        {complexityLabel(item.complexity)}
      </p>
      <h3 id={titleId} className="text-subheading">
        {item.name}
      </h3>
      <p className="mt-2 text-[0.9375rem] text-fg-muted">{item.description}</p>

      <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <Fact icon={<Coins aria-hidden size={18} />} name="Custo">
          {access === 'included' ? 'Incluído no seu pacote' : formatCredits(item.credit_cost)}
        </Fact>
        <Fact icon={<Clock aria-hidden size={18} />} name="Tempo estimado">
          {formatMinutes(item.estimated_time_minutes)}
        </Fact>
      </dl>

      <p className="mt-4 font-semibold text-sm">O que você recebe</p>
      <ul className="mt-2 mb-6 flex flex-col gap-1.5 text-[0.9375rem]">
        {outputs.map((output) => (
          <li key={output} className="flex items-start gap-2">
            <Check aria-hidden size={18} className="mt-0.5 text-cane-600" />
            {output}
          </li>
        ))}
      </ul>

      <div className="mt-auto flex flex-col gap-2">
        {access === 'insufficient' ? (
          <>
            <Button block disabled aria-describedby={titleId}>
              Créditos Insuficientes
            </Button>
            <Link
              to={paths.shop}
              className="text-link flex min-h-11 items-center justify-center text-center text-sm"
            >
              Comprar cachaça para ganhar créditos
            </Link>
          </>
        ) : (
          <ButtonLink
            block
            to={paths.automation(item.type)}
            aria-describedby={titleId}
            iconAfter={<ArrowRight aria-hidden size={18} />}
          >
            Começar Agora
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-fg-muted">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}
