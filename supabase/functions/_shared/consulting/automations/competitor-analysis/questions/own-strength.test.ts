import { describe, expect, it } from 'vitest'
import { analyse, type Menu } from '../test-case.ts'

const menu: Menu = [
  ['Cangaceiro (carne de sol)', 29, 'Burgers', 11],
  ['Romeiro (frango)', 26, 'Burgers', 9],
  ['Smash simples', 19, 'Burgers', 7],
  ['Batata frita', 14, 'Acompanhamentos', 4],
  ['Refri lata', 7, 'Bebidas', 3],
  ['Caipirinha no copão', 15, 'Bebidas', 4],
  ['Suco de cajá', 9, 'Bebidas', 2.5],
]
const text = `Do lado tem o Burgão do Léo: smash 16, batata 12, refri 6, caipirinha 12, vive cheio mas demora 40 minutos.
Na outra rua o Kaza Burger, mais metido, tem mesa e ar: burger artesanal 38, gin 30, não faz caipirinha.
E o carrinho da Dona Neide que vende cachorro quente a 10 e fecha às 9 da noite.`
const ask = (question: string) => {
  const { content } = analyse(`${text} ${question}`, menu)
  return { content, said: (content.answers ?? []).map(({ verdict, texts }) => [verdict, ...texts].join(' ')) }
}

describe('where the house wins', () => {
  it('is told by the wait, and not by a price that is lower there', () => {
    const { content, said } = ask('Quero saber onde ganho do Léo.')
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^Do Burgão do Léo você ganha na espera e no que só você tem; no preço, não/)
    expect(said[0]).toContain('lá são 40 minutos')
    expect(content.summary).toContain('você ganha na espera')
  })
  it('counts a dearer house of the same kind, what it has not, and an early closing', () => {
    const [kaza] = ask('Onde eu ganho do Kaza?').said
    expect(kaza).toContain(
      'burger artesanal lá é R$ 38,00; os seus 3 da mesma seção vão de R$ 19,00 a R$ 29,00',
    )
    expect(kaza).toContain('Não tem caipirinha, e você tem Caipirinha no copão a R$ 15,00')
    const [neide] = ask('Onde eu ganho da Dona Neide?').said
    expect(neide).toContain('depois das 21h')
  })
})

it('the only caipirinha is compared, whatever it is served in', () => {
  const { content } = ask('Meu smash tá caro?')
  const pair = content.categories
    .flatMap(({ items }) => items)
    .find(({ ours }) => ours === 'Caipirinha no copão')
  expect(pair).toMatchObject({ own: 15, median: 12 })
})

it('the main competitor is named with what the owner told of it', () => {
  const [said] = ask('Quem é meu concorrente de verdade?').said
  expect(said).toMatch(/^O Burgão do Léo: vende o mesmo que você \(4 itens em comum/)
  expect(said).toContain('demora 40 minutos')
})

it('a feast that fills the street is answered with craft', () => {
  const [said] = ask('Nas romarias de fim de janeiro a praça lota, faço o quê?').said
  expect(said).toMatch(/^Cardápio de três/)
  expect(said).toContain('Smash simples, Batata frita')
})

it('three things to do begin with what was told, within the money', () => {
  const { content } = ask('Me dá só 3 coisas pra fazer esse mês, gastando até 500 reais no total.')
  const rows = content.answers?.find(({ about }) => about === 'actions')?.table?.rows ?? []
  expect(rows).toHaveLength(3)
  expect(rows[0]?.[0]).toMatch(/^Cronometrar o pedido/)
  expect(rows.flat().join(' ')).toContain('Depois das 21h')
})
