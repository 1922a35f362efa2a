import { Link, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { Wordmark } from '@/ui/illustrations/wordmark'
import { SkipLink } from '@/ui/skip-link'

const links = [
  { to: paths.home, label: 'Início' },
  { to: paths.serviceArea, label: 'Área de atendimento' },
  { to: paths.exampleReport, label: 'Exemplo de consultoria' },
  { to: paths.privacy, label: 'Política de Privacidade' },
  { to: paths.terms, label: 'Termos de Uso' },
]

/** The frame of the public pages. Does not load the session, to keep the first load small. */
export default function PublicFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header data-ground="cane" className="print:hidden">
        <Container className="flex min-h-16 items-center justify-between gap-4">
          <Link to={paths.home} className="inline-flex min-h-11 items-center rounded-small">
            <Wordmark name={productName} size="sm" />
          </Link>
          <ButtonLink to={paths.auth} size="sm" variant="secondary">
            Entrar
          </ButtonLink>
        </Container>
      </header>
      <main id="conteudo" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <footer className="border-line border-t py-6 print:hidden">
        <Container className="flex flex-col gap-3 text-fg-muted text-sm lg:flex-row lg:items-center lg:justify-between">
          <p>Venda proibida para menores de 18 anos. Beba com moderação.</p>
          <ul className="flex flex-col gap-x-6 sm:flex-row sm:flex-wrap">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      </footer>
    </div>
  )
}
