import { paths } from '@/config/paths'
import { type CachacaProduct, cachacas } from '@/content/packages'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Bottle } from '@/ui/illustrations/bottle'
import { Section } from '@/ui/section'

export function Cachacas() {
  return (
    <Section
      id="cachacas"
      ground="clay"
      title="Três cachaças, um engenho"
      description="Garrafas de 500 ml. Cada real em garrafas vale 1 crédito de consultoria."
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {cachacas.map((cachaca) => (
          <CachacaCard key={cachaca.id} {...cachaca} />
        ))}
      </ul>
    </Section>
  )
}

function CachacaCard({
  name,
  pricePerBottle,
  credits,
  description,
  look,
  mlPerUnit,
  bestFor,
  automationExamples,
  popular,
}: CachacaProduct) {
  return (
    <li
      data-ground="paper"
      className="grid grid-cols-[7rem_1fr] gap-4 rounded-card p-5 shadow-card sm:grid-cols-[12rem_1fr] sm:gap-7 sm:p-7 lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:p-8"
    >
      <Bottle
        variant={look}
        name={name.replace(/^Cachaça /, '')}
        className="w-full self-start sm:self-center lg:mx-auto lg:w-44"
      />
      <div className="flex min-w-0 flex-col">
        <div className="lg:min-h-8">{popular && <Badge tone="amber">Mais popular</Badge>}</div>
        <h3 className="mt-1 text-subheading">{name}</h3>
        <p className="mt-2 text-fg-muted">{description}</p>
        <dl className="mt-4 space-y-3 text-sm">
          <div>
            <dt className="text-fg-muted">Ideal para</dt>
            <dd>{bestFor}</dd>
          </div>
          <div>
            <dt className="text-fg-muted">Combina com</dt>
            <dd>{automationExamples.join(' e ')}</dd>
          </div>
        </dl>
        <p className="mt-auto pt-5">
          <span className="figures font-figures text-heading">{formatMoney(pricePerBottle)}</span>
          <span className="figures block text-fg-muted text-sm">
            {mlPerUnit} ml · {credits} créditos
          </span>
        </p>
        <ButtonLink
          to={paths.shop}
          variant={popular ? 'primary' : 'secondary'}
          size="sm"
          className="mt-4 whitespace-nowrap px-2"
          aria-label={`Comprar garrafas de ${name}`}
        >
          Comprar garrafas
        </ButtonLink>
      </div>
    </li>
  )
}
