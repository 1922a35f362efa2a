import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toAppError } from '@/data/errors'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { describeFailureCode } from './automations.messages'
import {
  type AutomationRequest,
  automationKeys,
  fetchRequest,
  isFinal,
  processRequest,
} from './automations.queries'
import { clearDraft } from './draft'

const pollMilliseconds = 700

/** Waits before the server is asked again to do the work, in milliseconds: 2 s, 4 s, 8 s, then 16 s. */
const retryDelay = (failures: number) => Math.min(2000 * 2 ** failures, 16_000)

/** Another worker has the request: it is asked again this often, in case that one died. */
const takeOverMilliseconds = 15_000

/** Refusals that asking again cannot change. */
const refusals = new Set(['request_not_found', 'body_invalid', 'not_authenticated'])

/**
 * Sees a request to its end: has the server work on it (safe to repeat, so a request that was left alone is
 * taken up again) and reads its row every 0.7 s. The row is the truth, even when the function's answer is
 * lost. At the end it says so in a toast and refreshes the balance and the lists.
 *
 * @param onEnd called once, with the final row, when the request ends while being followed
 */
export function useRequestRun(requestId: string, onEnd?: (request: AutomationRequest) => void) {
  const settle = useSettle()
  const row = useQuery({
    queryKey: automationKeys.request(requestId),
    queryFn: () => fetchRequest(requestId),
    staleTime: 0,
    // The next reading is the retry. Without a network none is tried, and the screen says so at once.
    retry: false,
    networkMode: 'online',
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : pollMilliseconds),
  })
  const request = row.data ?? null
  const running = request !== null && !isFinal(request.status)

  // A query although it writes: the call is idempotent, and one key keeps two screens from asking twice.
  const work = useQuery({
    queryKey: automationKeys.work(requestId),
    queryFn: () => processRequest(requestId),
    enabled: running,
    retry: (failures, error) => failures < 4 && !refusals.has(toAppError(error).code),
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
    /** The row can't be read for the moment; polling goes on. */
    offline: row.isError || row.fetchStatus === 'paused',
    /** The server was asked several times and did not do the work; `resume` asks again. */
    stalled: running && work.isError,
    resuming: work.isFetching,
    resume: () => void work.refetch(),
  }
}

/** Why a request failed, in Portuguese: the server's own words where they came through, else by its code. */
export function useFailureReason(request: Pick<AutomationRequest, 'id' | 'error_code'>): string {
  const { data } = useQuery({
    queryKey: automationKeys.work(request.id),
    queryFn: () => processRequest(request.id),
    enabled: false,
  })
  return data?.reason ?? describeFailureCode(request.error_code)
}

/** What follows the end of a request: the toast, no more draft, fresh balance and lists. */
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
    void queryClient.invalidateQueries({ queryKey: automationKeys.requests })
    void queryClient.invalidateQueries({ queryKey: automationKeys.freeRuns })
    // Where the balance can't be read now, the next read brings it.
    refreshRestaurant().catch((error: unknown) => console.error('refreshRestaurant', toAppError(error).code))
  }
}
