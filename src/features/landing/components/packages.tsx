import { Check } from 'lucide-react'
import { paths } from '@/config/paths'
import { describeBundle, exampleCosts, type Package, packages } from '@/content/packages'
import { formatCredits, formatInteger, formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { cx } from '@/ui/cx'
import { Section } from '@/ui/section'

/** The four packages and what credits buy. */
export function Packages({ signedIn }: { signedIn: boolean }) {
  return (
    <Section
      id="automacoes"
      title="Pacotes e automações"
      description="Compre créditos e gaste em drinks autorais, harmonização, pratos, cardápio, conteúdo e preços."
    >
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {packages.map((item) => (
          <PackageCard key={item.id} item={item} signedIn={signedIn} />
        ))}
      </ul>
      <div className="mt-14 grid gap-6 border-line border-t pt-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-heading">Quanto custa cada automação</h3>
          <p className="mt-2 text-fg-muted">Um crédito vale R$ 1. Você só gasta no que pedir.</p>
        </div>
        <ul className="divide-y divide-line border-line border-y">
          {exampleCosts.map(({ name, credits, waived }) => (
            <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5">
              <span>{name}</span>
              <span className="figures font-semibold">
                {waived ? (
                  <>
                    <s className="font-normal text-fg-muted">{formatCredits(credits)}</s> sem custo por
                    enquanto
                  </>
                ) : (
                  formatCredits(credits)
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function PackageCard({ item, signedIn }: { item: Package; signedIn: boolean }) {
  const { name, description, price, popular, premium, automationNames } = item
  return (
    <li
      data-ground={premium ? 'cane' : 'paper'}
      className={cx(
        'flex min-w-0 flex-col rounded-card border p-6',
        popular ? 'border-accent border-2' : 'border-line',
      )}
    >
      <div className="sm:min-h-8">
        {popular && <Badge tone="amber">Mais popular</Badge>}
        {premium && <Badge tone="amber">Premium</Badge>}
      </div>
      <h3 className="mt-2 text-subheading">{name}</h3>
      <p className="mt-3">
        <span className="figures font-figures text-title">{formatMoney(price).replace(/,00$/, '')}</span>
        <span className="figures block text-fg-muted text-sm">
          {premium ? 'pagamento único' : `${formatInteger(price)} créditos`}
        </span>
      </p>
      <p className="mt-3 text-fg-muted">{description}</p>
      <ul className="mt-5 space-y-2">
        {automationNames.map((automation) => (
          <li key={automation} className="flex gap-2.5">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
            {automation}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6 text-sm">
        <p>
          Inclui <span className="figures font-semibold">{formatMoney(item.includedCachacaValue)}</span> em
          cachaça: {describeBundle(item.suggestedCachacaBundle)}.
        </p>
        <p className="mt-2 text-fg-muted">Faturamento em 30 dias.</p>
        <ButtonLink
          to={signedIn ? paths.automations : paths.auth}
          state={signedIn ? undefined : { mode: 'signup' }}
          variant={popular || premium ? 'primary' : 'secondary'}
          block
          className="mt-5"
          aria-label={`Contratar ${name}`}
        >
          Contratar
        </ButtonLink>
      </div>
    </li>
  )
}
