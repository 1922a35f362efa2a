import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { agendaKey } from './agenda.queries'

/**
 * A change of the agenda. Refetches all of its lists, even after a refusal, which may mean that they are out of date.
 */
export function useAgendaChange<Variables>(
  change: (variables: Variables) => Promise<void>,
  done: string | ((variables: Variables) => string),
  onDone: () => void,
) {
  const { user } = useOwner()
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    onSuccess: (_data, variables: Variables) => {
      toast.success(typeof done === 'string' ? done : done(variables))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: agendaKey(user.id) }),
  })
}
