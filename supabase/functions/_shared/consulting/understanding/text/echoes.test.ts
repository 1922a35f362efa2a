import { expect, it } from 'vitest'
import { withoutEchoes } from './echoes.ts'

it.each([
  ['pimenta não bota não, que tem menino', 'pimenta não bota, que tem menino'],
  ['não mexe na cerveja não que o povo reclama', 'não mexe na cerveja que o povo reclama'],
  ['dois sem carne nenhuma', 'dois sem carne'],
  ['o pudim não e a lasanha não', 'o pudim não e a lasanha não'],
  ['sem camarão e nenhum com cerveja', 'sem camarão e nenhum com cerveja'],
  ['não quero que suba, não aceito', 'não quero que suba, não aceito'],
])('a second refusal only stresses the first: %s', (said, plain) => {
  const read = withoutEchoes(said)
  expect(read.plain).toHaveLength(said.length)
  expect(read.plain.replace(/\s+(?=[,.]|$)/g, '').replace(/ +/g, ' ')).toBe(plain)
})
