import { expect, it } from 'vitest'
import { describeNotification } from './notification-words'

it('a decided contest of the age leads to the shop, or back to the verification', () => {
  expect(describeNotification('age_contest_decided', { verified: true })).toEqual({
    title: 'A sua idade foi confirmada',
    detail: 'As garrafas estão liberadas',
    to: '/shop',
  })
  for (const payload of [{ verified: false }, {}, null])
    expect(describeNotification('age_contest_decided', payload)).toMatchObject({
      title: 'A sua idade não pôde ser confirmada',
      to: '/idade',
    })
})

it('a contest that waits leads a manager to its room', () => {
  expect(describeNotification('staff_age_contest', { house: 'Boteco da Praia' })).toEqual({
    title: 'Contestação de idade',
    detail: 'Boteco da Praia',
    to: '/fazenda/idade',
  })
})

it.each([
  [{ name: 'Criação de Drinks Autorais', type: 'drink_creation' }, 'Criação de Drinks Autorais'],
  [{ name: null, type: 'guided_tasting' }, 'Degustação Guiada'],
  [{}, 'Workshop'],
])('the workshop of %j is called %s', (payload, name) => {
  expect(describeNotification('workshop_confirmed', payload)?.title).toBe(`Confirmado: ${name}`)
})
