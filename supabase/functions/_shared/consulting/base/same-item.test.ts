import { expect, test } from 'vitest'
import { canonicalName, measureOf } from './same-item.ts'

test.each([
  ['burger', 'Hambúrguer'],
  ['hamburgers', 'hambúrgueres'],
  ['chopp 300ml', 'Chope'],
  ['refri', 'refrigerante'],
  ['gim tônica', 'gin tônica'],
  ['whisky', 'uísque'],
  ['Sanduba de pernil', 'sanduíche de pernil'],
  ['caipi de limão', 'caipirinha de limão'],
  ['hot dog', 'cachorro-quente'],
  ['porção de fritas', 'batata frita'],
])('%s is %s', (one, other) => expect(canonicalName(one)).toBe(canonicalName(other)))

test('names with numbers keep them', () => expect(canonicalName('Cachaça 51')).toBe('cachaca 51'))

test.each([
  ['cerveja 600ml', { amount: 600, unit: 'ml' }],
  ['Coca 1,5 L', { amount: 1500, unit: 'ml' }],
  ['picanha 1kg', { amount: 1000, unit: 'g' }],
  ['Hot roll filadélfia (10 un)', { amount: 10, unit: 'un' }],
  ['Combinado 20 peças', { amount: 20, unit: 'un' }],
  ['cachaça 51', null],
])('the measure of %s', (text, measure) => expect(measureOf(text)).toEqual(measure))
