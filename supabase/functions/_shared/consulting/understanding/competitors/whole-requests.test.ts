/** Pieces of whole requests, as owners write them on the phone. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Peixada cearense', 128],
    ['Petiscos', 'Pastel', 24],
    ['Rodízio', 'Rodízio', 99],
    ['Drinks', 'Caipirinha', 20],
    ['Bebidas', 'Chope', 10],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (said: string) => {
  const { wishes, unread } = understand('competitor_analysis', {
    answers: { competitors: said },
    house,
    today: '2026-12-01',
  })
  return {
    prices: wishes.flatMap((wish) =>
      wish.kind === 'competitorPrice'
        ? [
            `${wish.competitor}: ${wish.item} ${wish.max}${wish.deal ? ` (${wish.deal})` : ''}${wish.unsure ? ' ?' : ''}`,
          ]
        : [],
    ),
    asked: wishes.flatMap((wish) =>
      wish.kind === 'question'
        ? [`${wish.about}${wish.against ? ' not' : ''} ${wish.what ?? wish.weekdays ?? ''}`.trim()]
        : [],
    ),
    kinds: wishes.map(({ kind }) => kind),
    unread: unread.map(({ text }) => text),
  }
}

test.each([
  ['O Zé cobra 12 e a Maria cobra 14 no pastel', ['Maria: pastel 14', 'Zé: pastel 12']],
  [
    'E abriu mês passado um tal de Smash 61, vi no ifood: pastel 26,90, combo 34,90, mas não sei se é promoção de inauguração.',
    ['Smash 61: pastel 26.9 ?', 'Smash 61: combo 34.9 ?'],
  ],
  ['tem também o temakeria mix: pastel 32', ['temakeria mix: pastel 32']],
  [
    'o sushi yama abriu faz 2 meses na mesma rua com rodizio a 79,90 (promoção de abertura ate dezembro)',
    ['sushi yama: rodizio 79.9 (na promoção)'],
  ],
  [
    'Bar da Praça: feijoada 48 (só sábado), chope 8 das 17 às 19',
    ['Bar da Praça: feijoada 48 (no sábado)', 'Bar da Praça: chope 8 (das 17 às 19)'],
  ],
  ['Os concorrentes são: Burgão do Zé, fica do outro lado da praça: pastel 22', ['Burgão do Zé: pastel 22']],
  [
    'tem a barraca do zezinho que é do meu lado peixada 99, chope 7',
    ['barraca do zezinho: peixada 99', 'barraca do zezinho: chope 7'],
  ],
  [
    'Bar do Nilo: chope 9, pastel 20. E um carrinho sem nome na pracinha, pastel 5 reais',
    ['Bar do Nilo: chope 9', 'Bar do Nilo: pastel 20', 'Concorrente sem nome: pastel 5'],
  ],
  ['Bar do Nilo: chope 9. tenho 12 mesas, eles tem 30', ['Bar do Nilo: chope 9']],
  ['Bar do Nilo: chope 9. fecho as 19 e o shopping 22', ['Bar do Nilo: chope 9']],
  ['Bar do Nilo: chope 9. Promoção do Nilo: compre 1 leve 2 na quarta', ['Bar do Nilo: chope 9']],
])('prices of whole requests: %s', (said, expected) => {
  expect(read(said).prices).toEqual(expected)
})

test.each([
  ['Não faço entrega e nem vou fazer', 'delivery not'],
  ['Rodízio de hamburguer tb nem pensar', 'newItem not rodízio de hamburguer'],
  ['Quero arrumar um jeito de encher a terça', 'weakDays 2'],
  ['desde que o yama abriu minha terça caiu muito', 'weakDays 2'],
  ['queria algum drink com cachaça que eles não tem', 'newItem drink com cachaça'],
  ['Restrições: não contratar ninguém', 'hire not'],
  ['Bar do Nilo: chope 9. O que eu faço melhor que eles?', 'ownStrength'],
])('what the owner wants beside the list: %s', (said, expected) => {
  expect(read(said).asked).toEqual([expected])
})

test('by how much a price may fall is no price', () => {
  const { kinds, unread } = read('eu não quero baixar a peixada mais de 5 reais')
  expect(kinds).toEqual([])
  expect(unread).toHaveLength(1)
})
