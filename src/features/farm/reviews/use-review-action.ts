import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { reviewsKey } from './reviews.queries'

/** One action on a review. Refetches everything about reviews afterwards, even when it was refused. */
export function useReviewAction<Variables>(
  action: (variables: Variables) => Promise<void>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const client = useQueryClient()
  const { user } = useOwner()
  return useSingleMutation({
    mutationFn: action,
    onSuccess: () => {
      toast.success(done)
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: reviewsKey(user.id) }),
  })
}
