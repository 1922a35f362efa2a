import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { ButtonLink } from '@/ui/button-link'
import { LostJangada } from '@/ui/illustrations/lost-jangada'

/** Shown for an automation that is not in the catalogue. */
export function AutomationNotFound() {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center sm:py-14">
      <title>{`Automação não encontrada · ${productName}`}</title>
      <div className="mb-6 w-56 max-w-full">
        <LostJangada />
      </div>
      <h1 className="text-title">Automação não encontrada</h1>
      <p className="mt-2 text-fg-muted">Esta automação não existe ou foi removida.</p>
      <ButtonLink to={paths.automations} className="mt-6">
        Voltar para Automações
      </ButtonLink>
    </div>
  )
}
