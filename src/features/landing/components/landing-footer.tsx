import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { seller } from '@/content/seller'
import { Container } from '@/ui/container'
import { Wordmark } from '@/ui/illustrations/wordmark'

const links = [
  { to: paths.serviceArea, label: 'Área de atendimento' },
  { to: paths.exampleReport, label: 'Exemplo de consultoria' },
  { to: paths.privacy, label: 'Política de Privacidade' },
  { to: paths.terms, label: 'Termos de Uso' },
]

const linkLook = 'inline-flex min-h-11 items-center underline underline-offset-4'

export function LandingFooter({ newsletter }: { newsletter: ReactNode }) {
  return (
    <footer className="pt-16 pb-28">
      <Container>
        <div className="grid gap-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-w-md">
            <Wordmark name={productName} size="md" />
            <p className="mt-3 mb-6 text-fg-muted">Cachaça artesanal do Ceará, consultoria em 48 horas.</p>
            {newsletter}
          </div>
          <FooterList title="Contato">
            <li>
              <a className={linkLook} href={`mailto:${seller.email}`}>
                {seller.email}
              </a>
            </li>
            <li>
              <a className={linkLook} href={`tel:+55${seller.phone.replace(/\D/g, '')}`}>
                {seller.phone}
              </a>
            </li>
            <li className="pt-2 text-fg-muted">{seller.city}</li>
          </FooterList>
          <FooterList title="Redes sociais">
            {seller.social.map(({ name, url }) => (
              <li key={name}>
                <a className={linkLook} href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </FooterList>
          <FooterList title="A casa">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={linkLook} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </FooterList>
        </div>
        <div className="mt-12 space-y-2 border-line border-t pt-6 text-fg-muted text-sm">
          <p className="text-balance">
            {seller.tradeName} · {seller.legalName} · CNPJ {seller.cnpj} · {seller.address}, {seller.city} ·{' '}
            {seller.email}
          </p>
          <p>A venda de bebidas alcoólicas é proibida para menores de 18 anos. Beba com moderação.</p>
        </div>
      </Container>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans font-semibold text-base">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}
