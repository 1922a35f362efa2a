import { type ComponentType, lazy, useState } from 'react'

/** Code-split component: loads with its first render or with `preload()`, which resolves to the result of `load`. */
export type Preloadable<Props> = ComponentType<Props> & { preload: () => Promise<object> }

/**
 * `React.lazy` with preloading: once loaded, the component renders synchronously, so that prerendered markup hydrates
 * without a gap. Until then it suspends.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Waiting = lazy(fetched)
  function Page(props: Props) {
    // Chosen once: switching from the waiting component to the loaded one would lose the page’s state.
    const [Shown] = useState(() => loaded ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(Page, { preload: fetched })
}

/**
 * `preloadable` for optional parts of a page: when the file fails to load, prerendered markup stays and otherwise
 * nothing renders. Give each its own `Suspense`.
 */
export function optional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  return preloadable<Props>(() =>
    load().catch((error: unknown) => {
      console.warn('left out', error)
      return new Promise<never>(() => {})
    }),
  )
}
