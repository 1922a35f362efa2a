import { describe, expect, test } from 'vitest'
import { originOf, safeReturnPath } from './return-path'

describe('a path to return to', () => {
  test.each(['/shop', '/automations/drink_creation?novo=1#topo', '/consulting-report/42', '/authors'])(
    'is accepted on this site: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  )

  test.each([
    'https://outro.site/shop',
    '//outro.site',
    '/\\outro.site',
    '/\t/outro.site',
    '/\n/outro.site',
    '/./\\outro.site',
    '/.//outro.site',
    '/shop/..//outro.site',
    'javascript:alert(1)',
    'shop',
    ' /shop',
    '',
    null,
    undefined,
    42,
  ])('is refused elsewhere: %j', (path) => expect(safeReturnPath(path)).toBeNull())

  test.each(['/auth', '/auth?redirect=/auth', '/auth/nova-senha'])('is not the login itself: %s', (path) =>
    expect(safeReturnPath(path)).toBeNull(),
  )
})

describe('where the visitor came from', () => {
  test('is the location the access gate remembered, query and all', () => {
    const from = { pathname: '/shop', search: '?pacote=2', hash: '#lista', state: null, key: 'a' }
    expect(originOf({ state: { from }, search: '' })).toBe('/shop?pacote=2#lista')
  })

  test('may be a plain path', () => {
    expect(originOf({ state: { from: '/shop' }, search: '' })).toBe('/shop')
  })

  test('may be a query parameter', () => {
    expect(originOf({ state: null, search: '?redirect=%2Fworkshops' })).toBe('/workshops')
  })

  test('is unknown when the URL names another site', () => {
    expect(originOf({ state: null, search: '?redirect=%2F%2Foutro.site' })).toBeNull()
    expect(originOf({ state: { from: '//outro.site' }, search: '' })).toBeNull()
  })

  test('is unknown on a plain visit', () => {
    expect(originOf({ state: null, search: '' })).toBeNull()
  })
})
