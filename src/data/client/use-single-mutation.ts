import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` for calls that must happen once: a call made while another is pending joins it. Disabling the button is
 * not enough, because a second quick click may come before the next render.
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
    /** Errors reach `onError` and `error` only. */
    mutate: (variables: Variables): void => void mutateAsync(variables).catch(() => undefined),
  }
}
