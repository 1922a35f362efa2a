// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseReais } from '../web/format.ts'
import { canonicalForm, decodeForm, FormReader } from './form.ts'

const reader = (encoded: string) => new FormReader(decodeForm(encoded))

describe('decodeForm', () => {
  it('builds branches from brackets, with indices in numeric order', () => {
    const form = reader('items[10][name]=c&items[2][name]=b&items[0][name]=a')
    expect(form.list('items').map((item) => item.requiredText('name'))).toEqual(['a', 'b', 'c'])
  })

  it('reads empty brackets as the next index of an array', () => {
    expect(reader('expand[]=a&expand[]=b').texts('expand')).toEqual(['a', 'b'])
  })

  it('keeps names like __proto__ as plain data', () => {
    const metadata = reader('metadata[__proto__]=x&metadata[order]=1').metadata('metadata')
    expect(Object.getPrototypeOf(metadata)).toBe(Object.prototype)
    expect(Object.entries(metadata)).toEqual([
      ['__proto__', 'x'],
      ['order', '1'],
    ])
  })

  it('refuses a name used both as a value and as a branch', () => {
    expect(() => decodeForm('a=1&a[b]=2')).toThrow('Invalid object: a[b]')
    expect(() => decodeForm('a[b]=1&a=2')).toThrow('Invalid object: a')
  })
})

describe('FormReader', () => {
  it('names unread parameters at any depth', () => {
    const form = reader('a[b]=1&a[c]=2')
    form.child('a')?.text('b')
    expect(() => form.rejectUnknown()).toThrow('Received unknown parameter: a[c]')
    form.child('a')?.text('c')
    expect(() => reader('a=1').rejectUnknown()).toThrow('a')
  })

  it('reads integers and booleans strictly', () => {
    expect(reader('n=42').integer('n')).toBe(42)
    expect(() => reader('n=4.2').integer('n')).toThrow('Invalid integer: 4.2')
    expect(reader('b=true').boolean('b')).toBe(true)
    expect(reader('b=false').boolean('b')).toBe(false)
    expect(reader('').boolean('b')).toBeNull()
    expect(() => reader('b=yes').boolean('b')).toThrow()
  })
})

describe('canonicalForm', () => {
  it('does not depend on the order of parameters, but on their values', () => {
    expect(canonicalForm('a=1&b=2')).toBe(canonicalForm('b=2&a=1'))
    expect(canonicalForm('a=1&b=2')).not.toBe(canonicalForm('a=1&b=3'))
  })
})

describe('parseReais', () => {
  it.each([
    ['50', 5000],
    ['50,5', 5050],
    ['1.234,56', 123_456],
    ['R$ 12,00', 1200],
  ])('reads %s', (text, cents) => expect(parseReais(text)).toBe(cents))

  it.each(['', '0', '-5', '1,234', '12.5', 'metade'])('does not read "%s"', (text) =>
    expect(parseReais(text)).toBeNull(),
  )
})
