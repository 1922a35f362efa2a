import { expect, test } from 'vitest'
import { readStock } from './stock.ts'

test.each([
  ['tenho doze garrafas de Prata paradas, quero vender em seis semanas', 'alambique', 12, 6],
  ['sobraram 5 garrafas de Carvalho, preciso girar em dois meses', 'carvalho premium', 5, 9],
  ['temos 20 garrafas da Castanheira encalhadas', 'castanheira extra-premium', 20, undefined],
])('“%s” is a stock to sell', (text, cachaca, bottles, weeks) => {
  const read = readStock(text)
  expect(read).toMatchObject({ kind: 'prefer', why: 'supply', bottles })
  expect(read?.kind === 'prefer' && read.what.toLowerCase()).toContain(cachaca)
  expect(read?.kind === 'prefer' ? read.weeks : null).toBe(weeks)
})

test.each([
  'tenho nove garrafas de vinho paradas',
  'compro 6 garrafas de Prata por mês do fornecedor',
  'tenho nove garrafas de Carvalho paradas e não aceito camarão',
])('“%s” is none', (text) => expect(readStock(text)).toBeNull())
