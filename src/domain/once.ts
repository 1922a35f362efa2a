/** Makes a value when it is first asked for: a formatter of dates costs a slow phone 20 ms. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
