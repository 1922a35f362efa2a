import { expect, test } from 'vitest'
import { isProfileComplete } from './restaurant'

test('a profile is complete with type and contact, and not before', () => {
  expect(isProfileComplete(null)).toBe(false)
  expect(isProfileComplete({ restaurant_type: 'bar', contact_name: null })).toBe(false)
  expect(isProfileComplete({ restaurant_type: null, contact_name: 'Ana' })).toBe(false)
  expect(isProfileComplete({ restaurant_type: 'bar', contact_name: 'Ana' })).toBe(true)
})
