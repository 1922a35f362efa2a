import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { LoadedSection } from './components/loaded-section'
import { refusedTopicsQuery, type Topic, upsertPreference } from './notification-preferences.queries'

const topics: Record<Topic, { label: string; description: string }> = {
  consulting: { label: 'Consultorias', description: 'Quando um relatório ou uma revisão fica pronto.' },
  workshops: { label: 'Workshops', description: 'O pedido recebido e o lembrete da véspera.' },
  credits: { label: 'Créditos perto de vencer', description: '30 e 7 dias antes do vencimento.' },
  news: { label: 'Novidades', description: 'Quando chegamos a uma nova cidade.' },
}
const mutationKey = ['notification_preferences']
const listed = Object.keys(topics) as Topic[]

/** Which e-mails the owner wants. Saved with each press. */
export function NotificationPreferences() {
  const { user } = useOwner()
  const queries = useQueryClient()
  const query = refusedTopicsQuery(user.id)
  const refused = useQuery(query)
  const save = useMutation({
    mutationKey,
    // One after the other: the last press decides.
    scope: { id: 'notification-preferences' },
    mutationFn: ({ topic, wanted }: { topic: Topic; wanted: boolean }) =>
      upsertPreference(user.id, topic, wanted),
    onSuccess: (_, { topic, wanted }) =>
      toast.success(
        wanted ? 'E-mails ligados' : 'E-mails desligados',
        `${topics[topic].label}: o aviso no sino continua.`,
      ),
    onError: () => toast.error('Não foi possível salvar', 'Tente novamente em alguns instantes.'),
    // While another press is pending, the stored state would revert it on the screen.
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1 ? queries.invalidateQueries(query) : undefined,
  })

  function choose(topic: Topic, wanted: boolean) {
    void queries.cancelQueries(query)
    // Update at once: otherwise the checkbox flips back until the answer arrives.
    queries.setQueryData(query.queryKey, (rows = []) =>
      wanted ? rows.filter((row) => row !== topic) : [...rows, topic],
    )
    save.mutate({ topic, wanted })
  }

  return (
    <LoadedSection
      title="E-mails"
      description="Recibos, entregas, mudanças de data e perguntas da fazenda vão sempre. O resto você escolhe."
      query={refused}
      loading="Carregando preferências de e-mail"
      failed="Não conseguimos ler as preferências"
      height="h-48"
    >
      {(unwanted) => (
        <fieldset>
          <legend className="mb-1.5 font-semibold text-[0.9375rem]">Receber por e-mail</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {listed.map((topic) => (
              <label
                key={topic}
                className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus"
              >
                <input
                  type="checkbox"
                  checked={!unwanted.includes(topic)}
                  onChange={(event) => choose(topic, event.target.checked)}
                  className="mt-0.5 size-5 accent-primary"
                />
                <span className="min-w-0">
                  <span className="font-medium">{topics[topic].label}</span>
                  <span className="mt-0.5 block text-fg-muted text-sm">{topics[topic].description}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </LoadedSection>
  )
}
