import { expect, it } from 'vitest'
import { sheetOf } from '../../../../../../tests/support/understood.ts'
import { themeOf } from './theme.ts'

it('knows the flavours of an occasion, and none of a plain day', () => {
  const junina = sheetOf({
    kind: 'date',
    what: 'São João',
    from: '2027-06-24',
    to: '2027-06-24',
    closed: false,
  })
  expect(themeOf(junina)?.has('gengibre')).toBe(true)
  const plain = sheetOf({
    kind: 'date',
    what: '12 de março',
    from: '2027-03-12',
    to: '2027-03-12',
    closed: false,
  })
  expect(themeOf(plain)).toBeUndefined()
})
