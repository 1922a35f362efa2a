import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { SetTable } from '@/ui/illustrations/set-table'

export function FinalCall() {
  return (
    <section aria-labelledby="final-call" data-ground="cane" className="py-16 sm:py-24">
      <Container className="grid items-center gap-10 lg:grid-cols-[7fr_4fr]">
        <div>
          <h2 id="final-call" className="text-title">
            A mesa está posta
          </h2>
          <p className="mt-4 max-w-[34rem] text-fg-muted text-lead">
            Compre hoje, receba a consultoria em 48h e pague em 7 dias após o recebimento. As garrafas para os
            testes vão junto.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to={paths.shop} size="lg">
              Comprar agora
            </ButtonLink>
            <ButtonLink to={paths.auth} size="lg" variant="secondary">
              Criar minha conta
            </ButtonLink>
          </div>
        </div>
        <SetTable className="mx-auto w-full max-w-xs lg:max-w-none" />
      </Container>
    </section>
  )
}
