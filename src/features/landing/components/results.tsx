import { Section } from '@/ui/section'

const metrics = [
  { figure: '+35%', what: 'de receita' },
  { figure: '+67%', what: 'de eficiência' },
  { figure: '280%', what: 'de ROI em 3 meses' },
  { figure: '250+', what: 'mais de 250 restaurantes' },
]

/** Average return by package. */
const returns = [
  { name: 'Pacote Iniciante', percent: 300 },
  { name: 'Pacote Profissional', percent: 420 },
  { name: 'Pacote Empresarial', percent: 580 },
]

const largest = Math.max(...returns.map(({ percent }) => percent))

/** Results of restaurants in figures. */
export function Results() {
  return (
    <Section
      ground="cane"
      title="O que muda na casa"
      description="Resultados de quem já colocou no cardápio."
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {metrics.map(({ figure, what }) => (
          <div key={what} className="flex flex-col-reverse justify-end border-line border-t pt-4">
            <dt className="text-fg-muted">{what}</dt>
            <dd className="figures font-figures text-display text-accent leading-none md:font-large">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-14 text-subheading">ROI médio por pacote</h3>
      <dl className="mt-5 space-y-4">
        {returns.map(({ name, percent }) => (
          <div key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
            <dt>{name}</dt>
            <dd className="flex items-center gap-3">
              <span
                aria-hidden
                className="h-4 rounded-r-small bg-accent"
                style={{ width: `${(percent / largest) * 80}%` }}
              />
              <span className="figures font-semibold">{percent}%</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 text-fg-muted text-sm">Os resultados variam de casa para casa.</p>
    </Section>
  )
}
