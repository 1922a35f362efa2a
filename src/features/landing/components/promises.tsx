import { Container } from '@/ui/container'

const promises = [
  { figure: '48h', what: 'entrega da consultoria' },
  { figure: '10-12', what: 'drinks autorais' },
  { figure: '2 horas', what: 'para implementar' },
  { figure: '7 dias', what: 'para o pagamento' },
]

/** The promise in four figures, under the hero. */
export function Promises() {
  return (
    <section aria-label="O que prometemos" className="border-line border-b">
      <Container>
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {promises.map(({ figure, what }) => (
            <div key={what} className="flex flex-col-reverse py-5 lg:py-7">
              <dt className="text-fg-muted text-sm">{what}</dt>
              <dd className="figures font-figures text-heading">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
