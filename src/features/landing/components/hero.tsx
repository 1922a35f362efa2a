import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { still } from './still'

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section data-ground="cane" aria-labelledby="hero-title">
      <Container className="grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <p className="mb-4 font-semibold text-accent">Cachaça artesanal do Ceará</p>
          <h1 id="hero-title" className="text-display md:font-large">
            Drinks e pratos da sua casa, com cachaça de engenho
          </h1>
          <p className="mt-5 max-w-[34rem] text-fg-muted text-lead">
            Consultoria gastronômica entregue em 48 horas para bares e restaurantes de Fortaleza, com as
            garrafas para testar cada receita no seu balcão.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink to={paths.shop}>Desbloquear Consultoria Completa</ButtonLink>
            {signedIn ? (
              <ButtonLink to={paths.dashboard} variant="secondary">
                Minha Conta
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.auth} variant="secondary">
                Ver Serviços
              </ButtonLink>
            )}
            <ButtonLink to={paths.exampleReport} variant="ghost">
              Ver Exemplo
            </ButtonLink>
          </div>
        </div>
        <div className="mx-auto aspect-square w-full max-w-sm lg:max-w-none">{still}</div>
      </Container>
    </section>
  )
}
