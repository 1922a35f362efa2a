import { describe, expect, it } from 'vitest'
import { analyse, type Menu } from '../test-case.ts'

const menu: Menu = [
  ['Pizza margherita', 54.9, 'Pizzas', 17.8],
  ['Pizza quatro queijos', 62.9, 'Pizzas', 23.5],
  ['Pizza portuguesa', 57.9, 'Pizzas', 19.6],
  ['Pão de alho', 18.9, 'Entradas', 4.9],
  ['Refrigerante 1 L', 13, 'Bebidas', 6.2],
]
const list =
  'Pizza Parque: margherita grande 49,90, portuguesa grande 54,90, refrigerante 1 L 11.\nForno do Zé: margherita grande 57,90, portuguesa grande 59,90, quatro queijos G 64,90.\n'
const ask = (said: string) => {
  const { content } = analyse(`${list}${said}`, menu)
  const answers = content.answers ?? []
  return {
    content,
    of: (about: string) => answers.find((one) => one.about === about),
    said: answers.map(({ verdict, texts }) => [verdict, ...texts].join(' ')).join('\n'),
  }
}

describe('a plan with a count, a period and a budget', () => {
  it('fills the evening that a competitor takes, on its dates, and lowers no price', () => {
    const { content, of } = ask(
      'O rodízio do Forno do Zé está tirando nosso movimento de quarta, mas não quero baixar o preço das pizzas. Quero três ações para os próximos 30 dias que não custem mais de R$ 1.500 no total.',
    )
    const rows = of('actions')?.table?.rows ?? []
    expect(rows).toHaveLength(3)
    expect(rows[0]?.[0]).toMatch(/^Mesa da quarta: .*nenhum preço baixa$/)
    expect(rows[0]?.[3]).toContain('25/11, 02/12')
    const costs = rows.map(([, cost = '']) => Number(cost.replace(/\D/g, '')))
    expect(costs.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1500)
    expect(content.summary).toMatch(/^\*\*Comece por: mesa da quarta/)
  })
  it('sells a pair on that day where prices are free', () => {
    const { of } = ask('Preciso de duas ações para encher a terça gastando até R$ 900.')
    expect(of('actions')?.table?.rows[0]?.join(' ')).toMatch(/só na terça.*toda terça: 24\/11/)
  })
})

it('dearer than the mean is not dearer than everybody', () => {
  const { of } = ask('Em quais itens estou mais caro que a média da vizinhança?')
  const found = of('position')
  expect(found?.verdict).toContain('refrigerante 1 L (R$ 13,00; o único preço é R$ 11,00, 18% acima)')
  expect(found?.table?.rows).toContainEqual([
    'Pizza margherita',
    'R$ 54,90',
    'R$ 53,90',
    '2',
    'R$ 1,00 acima (1,9%)',
  ])
})

it('a limit set by a competitor is said before the advice', () => {
  const { of } = ask('Até quanto posso subir a portuguesa sem passar do Forno do Zé?')
  expect(of('rise')?.verdict).toBe('Até R$ 58,90 para ficar abaixo do Forno do Zé; R$ 59,90 já empata.')
  expect(of('rise')?.texts.join(' ')).toContain('É o limite, não o conselho')
})

it('a question about one item raises nothing that no competitor sells', () => {
  const { content } = ask('Posso subir a portuguesa?')
  expect((content.raises ?? []).map(({ item }) => item)).not.toContain('Pão de alho')
})

it.each(['quatro queijos grande', '4 queijos G', 'Quatro queijos'])(
  '%s is the pizza of that name',
  (name) => {
    const { content } = analyse(`Forno do Zé: ${name} 64,90`, menu)
    expect(content.categories.flatMap(({ items }) => items)[0]?.ours).toBe('Pizza quatro queijos')
  },
)
