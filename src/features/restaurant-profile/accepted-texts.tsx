import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { acceptTexts, consentsQuery, type PendingText, visitQuery } from '@/data/tables/consents'
import { formatDate, formatDay } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { toast } from '@/ui/toaster'
import { LoadedSection } from './components/loaded-section'

const texts = [
  { document: 'terms', name: 'Termos de Uso', path: paths.terms, accepted: 'Aceitos' },
  { document: 'privacy', name: 'Política de Privacidade', path: paths.privacy, accepted: 'Aceita' },
] as const

/** Which version of the legal texts the user accepted, and when. Pending versions can be accepted here. */
export function AcceptedTexts() {
  const { user } = useOwner()
  const queries = useQueryClient()
  const consents = useQuery(consentsQuery(user.id))
  const visit = useQuery(visitQuery(user.id))
  const accept = useSingleMutation({
    mutationFn: (text: PendingText) => acceptTexts([text]),
    onSuccess: () => toast.success('Aceite gravado'),
    onError: () =>
      toast.error('Não foi possível gravar o aceite', 'Leia o texto que vale agora e tente de novo.'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(consentsQuery(user.id)),
        queries.invalidateQueries(visitQuery(user.id)),
      ]),
  })

  return (
    <LoadedSection
      title="Termos e privacidade"
      description="Os textos que valem entre você e a fazenda, com a versão e o dia do seu aceite."
      query={consents}
      waits={visit.isPending}
      loading="Carregando os seus aceites"
      failed="Não conseguimos ler os seus aceites"
      height="h-24"
    >
      {(accepts) => (
        <ul className="grid gap-4 sm:grid-cols-2">
          {texts.map(({ document, name, path, accepted }) => {
            const last = accepts.find((consent) => consent.document === document)
            const waiting = visit.data?.find((text) => text.document === document)
            return (
              <li key={document}>
                <Card>
                  <Link to={path} className="tap-target text-link font-semibold">
                    {name}
                  </Link>
                  <p className="mt-1 text-fg-muted">
                    {last
                      ? `${accepted} em ${formatDate(last.accepted_at)}, versão ${last.version}`
                      : 'Ainda sem o seu aceite'}
                  </p>
                  {waiting && (
                    <>
                      <p className="mt-2">
                        Vale agora a versão {waiting.version}, de {formatDay(waiting.dated)}.
                        {last && ` ${waiting.summary}`}
                      </p>
                      <Button
                        variant="secondary"
                        className="mt-3"
                        loading={accept.isPending && accept.variables === waiting}
                        loadingText="Gravando..."
                        onClick={() => accept.mutate(waiting)}
                      >
                        Aceitar a versão {waiting.version}
                        <span className="sr-only"> de {name}</span>
                      </Button>
                    </>
                  )}
                </Card>
              </li>
            )
          })}
        </ul>
      )}
    </LoadedSection>
  )
}
