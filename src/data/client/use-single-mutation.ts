import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` for what must happen once: a call while another is under way joins it instead of starting a
 * second. A button that is disabled while it waits is not enough, because its state arrives with the next render
 * and the second of two quick clicks may come before.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const mutation = useMutation(options)
  const underWay = useRef<Promise<Data> | null>(null)
  const mutateAsync = (variables: Variables): Promise<Data> => {
    underWay.current ??= mutation.mutateAsync(variables).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
  return {
    ...mutation,
    mutateAsync,
    /** Errors go to `onError` and `error` alone. */
    mutate: (variables: Variables): void => void mutateAsync(variables).catch(() => undefined),
  }
}
