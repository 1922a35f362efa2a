import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { ErrorState } from '@/ui/error-state'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { refusedTopicsQuery, type Topic, upsertPreference } from './notification-preferences.queries'

const topics: Record<Topic, { label: string; description: string }> = {
  consulting: { label: 'Consultorias', description: 'Quando um relatório ou uma revisão fica pronto.' },
  workshops: { label: 'Workshops', description: 'O pedido recebido e o lembrete da véspera.' },
  credits: { label: 'Créditos perto de vencer', description: '30 e 7 dias antes do vencimento.' },
  news: { label: 'Novidades', description: 'Quando chegamos a uma nova cidade.' },
}
const listed = Object.keys(topics) as Topic[]

/** Which e-mails the owner wants. Saved with each press. */
export default function NotificationPreferences() {
  const { user } = useOwner()
  const queries = useQueryClient()
  const query = refusedTopicsQuery(user.id)
  const refused = useQuery(query)
  const save = useMutation({
    // One after the other: the last press decides.
    scope: { id: 'notification-preferences' },
    mutationFn: ({ topic, wanted }: { topic: Topic; wanted: boolean }) =>
      upsertPreference(user.id, topic, wanted),
    onMutate: async ({ topic, wanted }) => {
      await queries.cancelQueries(query)
      queries.setQueryData(query.queryKey, (rows = []) =>
        wanted ? rows.filter((row) => row !== topic) : [...rows, topic],
      )
    },
    onSuccess: (_, { topic, wanted }) =>
      toast.success(
        wanted ? 'E-mails ligados' : 'E-mails desligados',
        `${topics[topic].label}: o aviso no sino continua.`,
      ),
    onError: () => toast.error('Não foi possível salvar', 'Tente novamente em alguns instantes.'),
    onSettled: () => queries.invalidateQueries(query),
  })

  return (
    <Section
      kind="inner"
      title="E-mails"
      description="Recibos, entregas, mudanças de data e perguntas da fazenda vão sempre. O resto você escolhe."
      className="mt-12"
    >
      {refused.isPending && (
        <LoadingRegion label="Carregando preferências de e-mail">
          <Skeleton className="h-48" />
        </LoadingRegion>
      )}
      {refused.isLoadingError && (
        <ErrorState
          title="Não conseguimos ler as preferências"
          onRetry={() => void refused.refetch()}
          retrying={refused.isFetching}
        />
      )}
      {refused.data && (
        <CheckboxGroup
          label="Receber por e-mail"
          layout="cards"
          options={listed.map((topic) => ({ value: topic, ...topics[topic] }))}
          value={listed.filter((topic) => !refused.data.includes(topic))}
          onChange={(wanted) => {
            const changed = listed.find((topic) => wanted.includes(topic) === refused.data.includes(topic))
            if (changed) save.mutate({ topic: changed, wanted: wanted.includes(changed) })
          }}
        />
      )}
    </Section>
  )
}
