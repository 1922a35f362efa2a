import { StepEngine, StepHire, StepProfit, StepTaste } from '@/ui/illustrations/four-steps'
import { Section } from '@/ui/section'

const steps = [
  {
    Drawing: StepHire,
    title: 'Contrate',
    text: 'Escolha um pacote: os créditos entram na conta assim que o pagamento é confirmado.',
  },
  {
    Drawing: StepEngine,
    title: 'A IA trabalha em 48h',
    text: 'Você conta como é a casa, envia o cardápio e as vendas. A consultoria fica pronta em até 48 horas.',
  },
  {
    Drawing: StepTaste,
    title: 'Receba e teste',
    text: 'As garrafas chegam junto: prove cada receita no seu balcão, com a sua equipe.',
  },
  {
    Drawing: StepProfit,
    title: 'Implemente e lucre',
    text: 'Ficha técnica, custo, preço e margem prontos: são 2 horas para implementar.',
  },
]

/** Four steps, from the order to the profit. */
export function HowItWorks() {
  return (
    <Section
      id="como-funciona"
      title="Como funciona"
      description="Da compra ao primeiro drink vendido, em quatro passos."
    >
      <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ Drawing, title, text }, index) => (
          <li key={title} className="grid grid-cols-[5.5rem_1fr] items-start gap-5 sm:block">
            <Drawing className="w-full max-w-36" />
            <div className="sm:mt-5">
              <h3 className="text-subheading">
                <span className="figures text-accent">{index + 1}.</span> {title}
              </h3>
              <p className="mt-2 text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
