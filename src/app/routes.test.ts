import { expect, test } from 'vitest'
import { paths } from '@/config/paths'
import { pageRoutes, routeAt } from './routes'

test.each([...Object.values(paths).map((path) => (typeof path === 'string' ? path : path('exemplo')))])(
  '%s has a route, with or without a trailing slash',
  (address) => {
    const route = routeAt(address)
    expect(route?.path.replace(/:\w+/, 'exemplo').replace(/\/\*$/, '')).toBe(address)
    expect(routeAt(`${address}/`)).toBe(route)
  },
)

test('no two routes share a path, and unknown paths have none', () => {
  expect(new Set(pageRoutes.map(({ path }) => path)).size).toBe(pageRoutes.length)
  expect(routeAt('/nada-aqui')).toBeUndefined()
})

test('listed pages have their own title and description', () => {
  const listed = pageRoutes.filter((route) => route.robots === 'index')
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length)
  for (const { description } of listed) expect(description.length).toBeLessThanOrEqual(170)
})
