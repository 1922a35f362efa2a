import { expect, test } from 'vitest'
import { seller } from '@/content/seller'
import { AppError } from '@/data/client/errors'
import { changeMessage, creationMessage, loadMessage } from './workshops.messages'

test('a failed booking shows the reason', () => {
  expect(creationMessage(new AppError('unknown', 'permission denied'))).toBe(
    'Erro ao criar workshop: permission denied',
  )
  expect(creationMessage(new AppError('workshop_in_past', 'workshop_in_past: '))).toBe(
    'Erro ao criar workshop: Escolha uma data e um horário que ainda não passaram.',
  )
})

test('a date too far ahead and too many bookings have their own messages', () => {
  for (const code of ['workshop_too_far', 'limit_reached']) {
    expect(creationMessage(new AppError(code, `${code}: 12`))).not.toContain(code)
  }
})

test('a missing user or restaurant has the specified message', () => {
  expect(loadMessage(new AppError('not_authenticated', 'Usuário não autenticado'))).toBe(
    'Usuário não autenticado',
  )
  expect(loadMessage(new AppError('restaurant_missing', 'Restaurante não encontrado'))).toBe(
    'Restaurante não encontrado',
  )
})

test('a late cancellation explains how to reach the farm', () => {
  const message = changeMessage(new AppError('workshop_cancel_too_late', 'workshop_cancel_too_late: '))
  expect(message).toContain('48h')
  expect(message).toContain(seller.phone)
  expect(message).toContain(seller.email)
})
