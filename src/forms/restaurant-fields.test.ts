import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readUnfinishedSignUp, restaurantFields, toNewRestaurant } from './restaurant-fields'

function firstMessage(field: z.ZodMiniType, value: unknown): string | null {
  return z.safeParse(field, value).error?.issues[0]?.message ?? null
}

const typed = {
  name: '  Boteco da Praia ',
  cnpj: '12.abc.345/01DE-35',
  contact_name: 'Joana Alencar',
  contact_email: ' joana@boteco.com.br ',
  contact_phone: '(85) 98888-7777',
  restaurant_type: 'bar',
  city: 'Fortaleza',
  state: 'Ceará',
}

describe('the rules of the fields', () => {
  test('refuses a name of spaces', () => {
    expect(firstMessage(restaurantFields.name, '   ')).toBe('Nome do restaurante é obrigatório')
    expect(firstMessage(restaurantFields.name, 'Boteco')).toBeNull()
  })

  test('refuses a name longer than its column', () => {
    expect(firstMessage(restaurantFields.name, 'a'.repeat(121))).toBe('Use no máximo 120 caracteres')
    expect(firstMessage(restaurantFields.name, 'a'.repeat(120))).toBeNull()
  })

  test('the profile checks the digits of the CNPJ and sign-up only its presence', () => {
    expect(firstMessage(restaurantFields.cnpj, '')).toBe('CNPJ é obrigatório')
    expect(firstMessage(restaurantFields.cnpj, '11.222.333/0001')).toBe('CNPJ deve ter 14 dígitos')
    expect(firstMessage(restaurantFields.cnpj, '11.222.333/0001-82')).toBe('CNPJ inválido')
    expect(firstMessage(restaurantFields.cnpj, '11.222.333/0001-81')).toBeNull()
    expect(firstMessage(restaurantFields.cnpj, '12.ABC.345/01DE-35')).toBeNull()
    expect(firstMessage(restaurantFields.cnpjPresent, '11.222.333/0001-82')).toBeNull()
    expect(firstMessage(restaurantFields.cnpjPresent, ' ')).toBe('CNPJ é obrigatório')
  })

  test('a phone has ten or eleven digits', () => {
    expect(firstMessage(restaurantFields.contact_phone, '')).toBe('Telefone é obrigatório')
    expect(firstMessage(restaurantFields.contact_phone, '(85) 9888')).toBe(
      'Telefone deve ter 10 ou 11 dígitos',
    )
    expect(firstMessage(restaurantFields.contact_phone, '(85) 3333-4444')).toBeNull()
  })

  test('the type is one of the eight', () => {
    expect(firstMessage(restaurantFields.restaurant_type, '')).toBe('Tipo de estabelecimento é obrigatório')
    expect(firstMessage(restaurantFields.restaurant_type, 'palace')).toBe(
      'Tipo de estabelecimento é obrigatório',
    )
    expect(firstMessage(restaurantFields.restaurant_type, 'bar')).toBeNull()
    expect(firstMessage(restaurantFields.restaurantTypeOptional, '')).toBeNull()
  })
})

test('a new restaurant has CNPJ and phone without punctuation, trimmed texts and no credits', () => {
  expect(toNewRestaurant(typed, 'user-1')).toEqual({
    name: 'Boteco da Praia',
    cnpj: '12ABC34501DE35',
    contact_name: 'Joana Alencar',
    contact_email: 'joana@boteco.com.br',
    contact_phone: '85988887777',
    restaurant_type: 'bar',
    city: 'Fortaleza',
    state: 'Ceará',
    address: null,
    user_id: 'user-1',
    consulting_credit_balance: 0,
  })
})

describe('an unfinished sign-up', () => {
  test('is formatted for the form', () => {
    expect(
      readUnfinishedSignUp({
        restaurant_details: { ...typed, cnpj: '11222333000181', contact_phone: '8533334444' },
      }),
    ).toMatchObject({
      cnpj: '11.222.333/0001-81',
      contact_phone: '(85) 3333-4444',
      city: 'Fortaleza',
    })
  })

  test('is formatted where it is incomplete', () => {
    expect(
      readUnfinishedSignUp({ restaurant_details: { cnpj: '1122', contact_phone: '859888' } }),
    ).toMatchObject({
      cnpj: '11.22',
      contact_phone: '(85) 9888',
    })
  })

  test('is null for a user without saved details', () => {
    expect(readUnfinishedSignUp({ email_verified: true })).toBeNull()
  })

  test('keeps texts and leaves other values empty', () => {
    expect(
      readUnfinishedSignUp({ restaurant_details: { name: 'Boteco', cnpj: 42, city: null } }),
    ).toMatchObject({
      name: 'Boteco',
      cnpj: '',
      city: '',
    })
  })
})
