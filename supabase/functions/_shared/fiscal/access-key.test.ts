import { expect, it } from 'vitest'
import { isAccessKey } from './access-key.ts'

// From the NF-e manual: 43 digits with a check digit computed by hand.
const key = '52060433009911002506550120000007800267301615'

it('accepts a key with the right check digit', () => {
  expect(isAccessKey(key)).toBe(true)
})

it('refuses a changed digit, two swapped digits, and anything but 44 digits', () => {
  expect(isAccessKey(`4${key.slice(1)}`)).toBe(false)
  expect(isAccessKey(`25${key.slice(2)}`)).toBe(false)
  for (const text of ['', key.slice(1), `${key}0`, `NFe${key}`, ` ${key.slice(1)}`])
    expect(isAccessKey(text)).toBe(false)
})
