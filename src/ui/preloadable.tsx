import { type ComponentType, lazy, useState } from 'react'

/** Code-split component: loads with its first render or with `preload()`, which resolves to what `load` gave. */
export type Preloadable<Props> = ComponentType<Props> & { preload: () => Promise<object> }

/**
 * `React.lazy` that can be loaded ahead: once its file is here the component renders at once, so that what was
 * rendered ahead of time can be taken over without a gap. Until then it suspends.
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
    // Chosen once: to change from the waiting one to the other would lose the page's state.
    const [Shown] = useState(() => loaded ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(Page, { preload: fetched })
}

/**
 * `preloadable` for what a page can do without: when its file does not arrive, what was rendered ahead of time stays
 * as it is, and otherwise there is nothing. Give each a `Suspense` of its own.
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
