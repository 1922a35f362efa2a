import { LockKeyhole } from 'lucide-react'
import { paths } from '@/config/paths'
import { premiumThreshold } from '@/content/product'
import { formatMinutes } from '@/format/dates'
import { formatCredits, formatInteger } from '@/format/money'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import type { Insights } from '../premium-insights'

interface PremiumPanelProps {
  unlocked: boolean
  /** In credits. */
  balance: number
  insights: Insights
}

/** The consulting panel, unlocked once a restaurant has held 500 credits. Others see a blurred sketch. */
export function PremiumPanel({ unlocked, balance, insights }: PremiumPanelProps) {
  return (
    <Card
      as="section"
      look="plain"
      ground="cane"
      padding="lg"
      aria-labelledby="painel-premium"
      className="relative overflow-hidden"
    >
      <h2 id="painel-premium" className="text-heading">
        Consultoria premium
      </h2>
      {unlocked ? <Unlocked insights={insights} /> : <Locked balance={balance} />}
    </Card>
  )
}

function Unlocked({
  insights: { creditsByAutomation, averageMinutes, averageCredits },
}: {
  insights: Insights
}) {
  const top = Math.max(...creditsByAutomation.map(({ credits }) => credits), 1)
  return (
    <>
      <p className="mt-2 max-w-reading text-fg-muted">
        Onde os seus créditos foram parar e em quanto tempo as consultorias chegaram.
      </p>
      {creditsByAutomation.length === 0 ? (
        <p className="mt-5">O painel está aberto. Ele se preenche com a primeira automação concluída.</p>
      ) : (
        <div className="mt-6 grid gap-8 md:grid-cols-[1fr_auto]">
          <ul className="flex flex-col gap-4">
            {creditsByAutomation.map(({ name, credits, requests }) => (
              <li key={name}>
                <div className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <span className="figures text-fg-muted">
                    {formatCredits(credits)} em {formatInteger(requests)}{' '}
                    {requests === 1 ? 'consultoria' : 'consultorias'}
                  </span>
                </div>
                <div aria-hidden="true" className="mt-1.5 h-2.5 rounded-full bg-line">
                  <div
                    className="h-full rounded-full bg-primary"
                    style={{ width: `${(credits / top) * 100}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <dl className="figures flex flex-wrap gap-x-8 gap-y-4 md:flex-col md:gap-4 md:border-line md:border-l md:pl-8">
            <div>
              <dt className="text-fg-muted text-sm">Tempo médio de entrega</dt>
              <dd className="font-display font-semibold text-heading">
                {averageMinutes === null ? '–' : formatMinutes(Math.max(Math.round(averageMinutes), 1))}
              </dd>
            </div>
            <div>
              <dt className="text-fg-muted text-sm">Custo médio</dt>
              <dd className="font-display font-semibold text-heading">
                {averageCredits === null ? '–' : formatCredits(Math.round(averageCredits))}
              </dd>
            </div>
          </dl>
        </div>
      )}
      <ButtonLink to={paths.shop} variant="secondary" size="sm" className="mt-6">
        Conhecer a Consultoria ExtraPremium
      </ButtonLink>
    </>
  )
}

const sketch = ['w-11/12', 'w-8/12', 'w-6/12', 'w-3/12']

function Locked({ balance }: { balance: number }) {
  return (
    <div className="relative mt-6 grid place-items-center">
      {/* A sketch without figures, so there is nothing to find behind the blur. It leaves room for the text. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col justify-around opacity-25 blur-[6px] [mask-image:radial-gradient(26rem_100%,transparent_55%,#000)]"
      >
        {sketch.map((width) => (
          <div key={width} className={`h-6 rounded-full bg-line-strong ${width}`} />
        ))}
      </div>
      <div className="relative flex max-w-md flex-col items-center py-4 text-center">
        <LockKeyhole aria-hidden size={32} className="text-accent" />
        <h3 className="mt-3 text-subheading">Desbloqueie o painel premium</h3>
        <p className="mt-1 text-fg-muted">
          Com um saldo de {formatCredits(premiumThreshold)} o painel se abre, e continua aberto depois que
          você usar os créditos.
        </p>
        <div className="mt-4 w-full">
          <ProgressBar
            label="Saldo para desbloquear"
            value={balance}
            max={premiumThreshold}
            valueText={`${formatInteger(balance)} de ${formatCredits(premiumThreshold)}`}
          />
          <p aria-hidden="true" className="figures mt-1.5 text-fg-muted text-sm">
            {formatInteger(balance)} de {formatCredits(premiumThreshold)}
          </p>
        </div>
        <ButtonLink to={paths.shop} className="mt-5">
          Comprar créditos
        </ButtonLink>
      </div>
    </div>
  )
}
