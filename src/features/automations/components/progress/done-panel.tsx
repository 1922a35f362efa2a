import { ArrowRight, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { unnamedAutomation } from '../../automations.messages'
import type { AutomationRequest } from '../../automations.queries'
import { RequestResults } from '../results/request-results'

/** The last screen of the wizard: the outcome and the next step. */
export function DonePanel({ request }: { request: AutomationRequest }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden size={28} className="mt-0.5 text-cane-600" />
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
              Automação Concluída!
            </h2>
            <p className="text-fg-muted">Fica guardada em Suas consultorias, para rever quando quiser.</p>
          </div>
        </div>
        <ButtonLink
          variant="secondary"
          to={paths.automations}
          className="max-sm:w-full print:hidden"
          iconAfter={<ArrowRight aria-hidden size={18} />}
        >
          Explorar Mais Automações
        </ButtonLink>
      </div>
      <RequestResults
        requestId={request.id}
        title={request.automation?.name ?? unnamedAutomation}
        createdAt={request.created_at}
      />
    </>
  )
}
