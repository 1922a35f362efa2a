/** Creates a value on first use: a date formatter costs a slow phone 20 ms. */
export function lazily<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
