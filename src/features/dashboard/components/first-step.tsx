import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'

/** For owners who have neither bought nor requested anything: the next step, and what it leads to. */
export function FirstStep() {
  return (
    <Card className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
      <div className="max-w-reading">
        <h2 className="text-heading">Comece por um pacote</h2>
        <p className="mt-2 text-fg-muted">
          Com o pagamento confirmado entram os créditos, e a primeira consultoria fica pronta em até 48 horas.
          Antes de decidir, veja um exemplo do que se recebe.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.shop}>Escolher pacote</ButtonLink>
        <ButtonLink to={paths.exampleReport} variant="secondary">
          Ver um exemplo
        </ButtonLink>
      </div>
    </Card>
  )
}
