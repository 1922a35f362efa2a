import { describe, expect, test } from 'vitest'
import { cachacas } from '../cachacas.ts'
import { isNamedServe, serveKindOf } from './named-serves.ts'

const carvalho = { name: cachacas.carvalho.label, isDose: true }
const caipirinha = { name: 'Caipirinha de limão', isDose: false }

describe('a kind of drink', () => {
  test.each([
    ['bebida com cachaca', 'cachaça'],
    ['drink de cachaca', 'drink'],
    ['drinks com cachaca', 'drink'],
    ['dose de cachaca', 'dose'],
  ])('is no item of the menu that has its word: %s', (said, kind) => {
    expect(serveKindOf(said)).toBe(kind)
  })
})

test('the house’s own dose of a farm cachaça is that cachaça', () => {
  expect(isNamedServe('Dose de cachaça Carvalho Premium', carvalho)).toBe(true)
  expect(isNamedServe('Dose de cachaça Carvalho Premium', caipirinha)).toBe(false)
  expect(isNamedServe('Dose de Alambique', { name: cachacas.alambique.label, isDose: true })).toBe(true)
  expect(isNamedServe('Caipirinha de limão', caipirinha)).toBe(true)
})

test.each(['Milkshake', 'Vitamina de banana', 'Suco de caju', 'Guaraná'])('%s is no mixed drink', (name) => {
  expect(isNamedServe('drink', { name, isDose: false })).toBe(false)
  expect(isNamedServe('sem álcool', { name, isDose: false })).toBe(true)
})

test('a drink of the menu with another name may hold alcohol', () => {
  expect(isNamedServe('drink', { name: 'Gin tônica', isDose: false })).toBe(true)
})
