import { expect, test } from 'vitest'
import { kindsByModule, type ModuleGraph } from './chunk-groups'

const large = 'x'.repeat(5000)

/** A build of modules, each with what it imports; `dynamic` for what it imports later. */
function graphOf(
  modules: Record<string, readonly string[]>,
  dynamic: Record<string, readonly string[]> = {},
) {
  return {
    entry: 'main',
    importsOf: (module) => modules[module] ?? [],
    dynamicImportsOf: (module) => dynamic[module] ?? [],
    sizeOf: (module) => (module.startsWith('small') ? 10 : large.length),
  } satisfies ModuleGraph
}

const unlisted = (page: string) => ({ kind: 'unlisted', modules: [page] })

test('modules go together by the screens that need them, and those of one screen stay with it', () => {
  const graph = graphOf({
    main: ['react'],
    home: ['react', 'button', 'hero'],
    auth: ['button', 'form'],
    area: ['button', 'form'],
  })
  const screens = [
    { kind: '/', modules: ['home'] },
    { kind: '/auth', modules: ['auth'] },
    { kind: '/area', modules: ['area'] },
  ]
  expect(Object.fromEntries(kindsByModule(screens, graph))).toEqual({
    main: ['start'],
    react: ['start'],
    button: ['/', '/area', '/auth'],
    form: ['/area', '/auth'],
  })
})

test('what few unlisted pages share is left to them; what many share is loaded by all', () => {
  const pages = ['shop', 'hub', 'profile', 'workshops', 'report']
  const graph = graphOf({
    main: [],
    ...Object.fromEntries(pages.map((page) => [page, ['client']])),
    shop: ['client', 'map'],
    profile: ['client', 'map'],
  })
  const kinds = kindsByModule(pages.map(unlisted), graph)
  expect(kinds.get('client')).toEqual(['often', 'unlisted'])
  expect(kinds.has('map')).toBe(false)
})

test('a tiny module goes where its screens load something larger, unless it would bring more along', () => {
  const modules = {
    main: [],
    home: ['frame', 'small-link', 'small-heavy'],
    auth: ['frame', 'small-link', 'small-heavy'],
    area: ['frame'],
    'small-heavy': ['library'],
  }
  const screens = [
    { kind: '/', modules: ['home'] },
    { kind: '/auth', modules: ['auth'] },
    { kind: '/area', modules: ['area'] },
  ]
  const kinds = kindsByModule(screens, graphOf(modules))
  expect(kinds.get('library')).toEqual(['/', '/auth'])
  expect(kinds.get('small-heavy')).toEqual(['/', '/auth'])
  const withoutHeavy = graphOf({ ...modules, home: ['frame', 'small-link'], auth: ['frame', 'small-link'] })
  expect(kindsByModule(screens, withoutHeavy).get('small-link')).toEqual(['/', '/area', '/auth'])
})

test('the lower part of the landing page shares no file with pages that it does not need', () => {
  const graph = graphOf(
    { main: [], home: [], shop: ['card', 'client'], hub: ['card', 'client'], below: ['card'] },
    { home: ['below', 'shop'] },
  )
  const screens = [{ kind: '/', modules: ['home'] }, unlisted('shop'), unlisted('hub')]
  const kinds = kindsByModule(screens, graph)
  expect(kinds.get('card')).toEqual(['later', 'unlisted'])
  expect(kinds.has('client')).toBe(false)
})

test('a barrel brings nothing along', () => {
  const icons = Array.from({ length: 200 }, (_, index) => `icon-${index}`)
  const graph = graphOf({ main: [], home: ['icons'], auth: ['icons'], icons })
  const kinds = kindsByModule(
    [
      { kind: '/', modules: ['home'] },
      { kind: '/auth', modules: ['auth'] },
    ],
    graph,
  )
  expect([...kinds.keys()]).toEqual(['main'])
})
