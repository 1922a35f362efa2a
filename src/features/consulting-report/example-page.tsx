import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { ReportView } from './components/report-view'
import { exampleReport } from './example/example-report'
import { shareReport } from './share-report'

/** An example report for visitors who have not bought one yet. */
export default function ExamplePage() {
  return (
    <Container className="py-10 sm:py-14">
      <ReportView
        report={exampleReport}
        notice={
          <div className="mb-8">
            <Notice tone="info" title="Este relatório é fictício">
              O bar, os nomes e os números foram inventados para mostrar o que você recebe.
            </Notice>
          </div>
        }
        onDownload={() => toast.info('Funcionalidade de download disponível apenas para clientes.')}
        onShare={() => void shareReport('Exemplo de consultoria do Engenho 48')}
      />
      <section
        aria-labelledby="example-call"
        data-ground="cane"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-card p-8 print:hidden"
      >
        <div className="max-w-[34rem]">
          <h2 id="example-call" className="text-heading">
            A sua consultoria em 48 horas
          </h2>
          <p className="mt-2 text-fg-muted">
            Um relatório feito por IA com os números da sua casa, e a cachaça premium incluída para os testes
            práticos.
          </p>
        </div>
        <ButtonLink to={paths.shop} size="lg">
          Quero a minha consultoria
        </ButtonLink>
      </section>
    </Container>
  )
}
