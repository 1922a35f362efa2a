import { expect, test } from 'vitest'
import { kindsByModule, type ModuleGraph } from './chunk-groups'

const large = 'x'.repeat(5000)

/** A module graph: each module with its static imports; `dynamic` lists its dynamic imports. */
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

test('groups modules by the screens that need them and leaves out those of a single screen', () => {
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

test('leaves modules of few unlisted pages to those pages, and loads widely shared ones with all', () => {
  const pages = ['shop', 'hub', 'profile', 'workshops', 'report']
  const graph = graphOf({
    main: [],
    ...Object.fromEntries(pages.map((page) => [page, ['client']])),
    shop: ['client', 'map'],
    profile: ['client', 'map'],
  })
  const kinds = kindsByModule(pages.map(unlisted), graph)
  expect(kinds.get('client')).toEqual(['often', 'unlisted'])
  expect(kinds.get('map')).toEqual(['page 0', 'page 2'])
})

test('joins what a page shares with parts loaded on demand, which would be a file each', () => {
  const modules = {
    main: [],
    shop: ['name', 'dates', 'card'],
    hub: ['dates'],
    dialog: ['name', 'dates', 'form'],
    farm: ['name'],
  }
  const screens = [unlisted('shop'), unlisted('hub')]
  const kinds = kindsByModule(screens, graphOf(modules, { shop: ['dialog'], dialog: ['farm'] }))
  expect(Object.fromEntries(kinds)).toEqual({
    main: ['start'],
    name: ['page 0', 'page 1'],
    dates: ['page 0', 'page 1'],
  })
})

test('joins a tiny module to a larger group of its screens, unless that would load more', () => {
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

test('loads what is tiny with every page, and not with the lower part of the landing page', () => {
  const pages = ['shop', 'hub', 'profile', 'workshops', 'report']
  const graph = graphOf(
    {
      main: [],
      home: [],
      below: ['drawing'],
      ...Object.fromEntries(pages.map((page) => [page, ['client']])),
      shop: ['client', 'drawing', 'small-word'],
      hub: ['client', 'drawing', 'small-word'],
    },
    { home: ['below'] },
  )
  const kinds = kindsByModule([{ kind: '/', modules: ['home'] }, ...pages.map(unlisted)], graph)
  expect(kinds.get('drawing')).toEqual(['later', 'unlisted'])
  expect(kinds.get('small-word')).toEqual(['often', 'unlisted'])
})

test('shares no file between the lower part of the landing page and pages that do not need it', () => {
  const graph = graphOf(
    { main: [], home: [], shop: ['card', 'client'], hub: ['card', 'client'], below: ['card'] },
    { home: ['below', 'shop'] },
  )
  const screens = [{ kind: '/', modules: ['home'] }, unlisted('shop'), unlisted('hub')]
  const kinds = kindsByModule(screens, graph)
  expect(kinds.get('card')).toEqual(['later', 'unlisted'])
  expect(kinds.get('client')).toEqual(['page 1', 'page 2'])
})

test('loads nothing for a barrel of re-exports', () => {
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

test('joins files of few pages where that saves a request, unless pages would load much for nothing', () => {
  const pages = {
    main: [],
    shop: ['small-a', 'map'],
    hub: ['small-a', 'small-b', 'map'],
    profile: ['small-b'],
  }
  const kindsOf = (lengthOfMap: number) => {
    const graph = { ...graphOf(pages), sizeOf: (id: string) => (id === 'map' ? lengthOfMap : 3000) }
    return kindsByModule(['shop', 'hub', 'profile'].map(unlisted), graph)
  }
  const all = ['page 0', 'page 1', 'page 2']
  expect(kindsOf(3000).get('map')).toEqual(all)
  expect(kindsOf(3000).get('small-b')).toEqual(all)
  expect(kindsOf(100_000).get('map')).toEqual(['page 0', 'page 1'])
  expect(kindsOf(100_000).get('small-b')).toEqual(['page 1', 'page 2'])
})

test('gives the icon that a page shares with a large group to the pages that need it', () => {
  const report = ['chart', 'sheet', 'table', 'drawing', 'block']
  const modules = {
    main: [],
    example: [...report, 'small-icon'],
    report: [...report, 'small-icon'],
    profile: ['small-icon'],
  }
  const screens = [{ kind: '/example', modules: ['example'] }, unlisted('report'), unlisted('profile')]
  const kindsOf = (lengthOfIcon: number) =>
    kindsByModule(screens, {
      ...graphOf(modules),
      sizeOf: (id) => (id === 'small-icon' ? lengthOfIcon : large.length),
    })
  expect(kindsOf(600).get('chart')).toEqual(['/example', 'unlisted'])
  expect(kindsOf(600).get('small-icon')).toEqual(['/example', 'page 1', 'page 2'])
  // A tiny one is not worth a request.
  expect(kindsOf(400).get('small-icon')).toEqual(['/example', 'often', 'unlisted'])
  // A page that needs much of the group loads it whole.
  const needsMore = graphOf({ ...modules, profile: ['small-icon', 'table'] })
  expect(kindsByModule(screens, needsMore).get('small-icon')).toEqual(['/example', 'unlisted'])
})
