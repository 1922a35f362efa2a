// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearDrafts, readDraft, writeDraft } from './draft'

afterEach(() => sessionStorage.clear())

const values = {
  name: 'Bar da Ana',
  cnpj: '11.222.333/0001-81',
  restaurant_type: 'bar',
  contact_name: 'Ana',
  contact_email: 'joão+bar@exemplo.com.br',
  contact_phone: '(85) 98888-7777',
  address: '<script>alert(1)</script> 🍹',
  city: 'Fortaleza',
  state: 'Ceará',
}

test('a draft is restored for its author, and cleared by the next user of the tab', () => {
  writeDraft('ana', values)
  expect(readDraft('ana')).toEqual(values)
  expect(readDraft('bruno')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('a cleared or unreadable draft is null', () => {
  writeDraft('ana', values)
  clearDrafts()
  expect(readDraft('ana')).toBeNull()
  sessionStorage.setItem('profile-draft:ana', '{"name":1')
  expect(readDraft('ana')).toBeNull()
  sessionStorage.setItem('profile-draft:ana', '{"name":1}')
  expect(readDraft('ana')).toBeNull()
})
