import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Container } from '@/ui/container'

const links = [
  { to: paths.serviceArea, label: 'Área de atendimento' },
  { to: paths.privacy, label: 'Política de Privacidade' },
  { to: paths.terms, label: 'Termos de Uso' },
]

export function LandingFooter() {
  return (
    <footer className="py-8">
      <Container className="flex flex-col gap-4 text-fg-muted text-sm lg:flex-row lg:items-center lg:justify-between">
        <p>Venda proibida para menores de 18 anos. Beba com responsabilidade.</p>
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
  )
}
