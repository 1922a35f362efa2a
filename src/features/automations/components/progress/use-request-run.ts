import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasCode, toAppError } from '@/data/client/errors'
import { entitlementsKey } from '@/data/tables/automation-entitlements'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { describeFailureCode } from '../../automations.messages'
import {
  type AutomationRequest,
  isFinal,
  requestListsKey,
  requestQuery,
  workQuery,
} from '../../automations.queries'
import { clearDraft } from '../../draft'

const pollMilliseconds = 700

/** Delay in milliseconds before the work is requested again: 2 s, 4 s, 8 s, then 16 s. */
const retryDelay = (failures: number) => Math.min(2000 * 2 ** failures, 16_000)

/** While another worker has the request, retry at this interval in case that worker died. */
const takeOverMilliseconds = 15_000

/** Errors that a retry cannot change. */
const isRefusal = (error: unknown) => hasCode(error, 'request_not_found', 'body_invalid', 'not_authenticated')

/**
 * Follows a request to its end. Asks the server to process it, which is safe to repeat and resumes an abandoned
 * request, and reads its row every 0.7 s. The row is authoritative, even when the function's response is lost. At the
 * end, shows a toast and refreshes the balance and the lists.
 * @param onEnd called once, with the final row, when the request ends while being followed
 */
export function useRequestRun(requestId: string, onEnd?: (request: AutomationRequest) => void) {
  const { user } = useOwner()
  const settle = useSettle()
  const row = useQuery({
    ...requestQuery(user.id, requestId),
    staleTime: 0,
    // The next poll is the retry. Offline there is no poll, and the screen says so at once.
    retry: false,
    networkMode: 'online',
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : pollMilliseconds),
  })
  const request = row.data ?? null
  const running = request !== null && !isFinal(request.status)

  const work = useQuery({
    ...workQuery(user.id, requestId),
    enabled: running,
    retry: (failures, error) => failures < 4 && !isRefusal(error),
    retryDelay,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => state.data?.elsewhere === true && takeOverMilliseconds,
  })

  const following = useRef(false)
  const end = useEffectEvent((ended: AutomationRequest) => {
    settle(ended)
    onEnd?.(ended)
  })
  useEffect(() => {
    if (!request) return
    if (!isFinal(request.status)) {
      following.current = true
    } else if (following.current) {
      following.current = false
      end(request)
    }
  }, [request])

  return {
    request,
    /** The row can't be read for the moment; polling continues. */
    offline: row.isError || row.fetchStatus === 'paused',
    /** Several attempts to have the request processed failed; `resume` tries again. */
    stalled: running && work.isError,
    resuming: work.isFetching,
    resume: () => void work.refetch(),
  }
}

/** Why a request failed, in Portuguese: the server's message if available, else by code. */
export function useFailureReason(request: Pick<AutomationRequest, 'id' | 'error_code'>): string {
  const { user } = useOwner()
  const { data } = useQuery({ ...workQuery(user.id, request.id), enabled: false })
  return data?.reason ?? describeFailureCode(request.error_code)
}

/** What follows the end of a request: the toast, a cleared draft, a fresh balance and fresh lists. */
export function useSettle() {
  const queryClient = useQueryClient()
  const { user, refreshRestaurant } = useOwner()
  return ({ status, client_request_id, automation }: AutomationRequest) => {
    if (status === 'completed') {
      if (automation) clearDraft(user.id, automation.type, client_request_id)
      toast.success('Automação concluída!', 'Seus resultados estão prontos para download')
    } else {
      toast.error('Erro no processamento', 'Algo deu errado durante a automação')
    }
    void queryClient.invalidateQueries({ queryKey: requestListsKey(user.id) })
    void queryClient.invalidateQueries({ queryKey: entitlementsKey(user.id) })
    // If the balance can't be read now, the next read updates it.
    refreshRestaurant().catch((error: unknown) => console.error('refreshRestaurant', toAppError(error).code))
  }
}
