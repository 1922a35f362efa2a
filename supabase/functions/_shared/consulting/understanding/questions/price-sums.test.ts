/** Sums on prices in everyday words, each read as one wish over all its sentences. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Empada de frango', price: 9, cost: 3 },
    { name: 'Empada de palmito', price: 10, cost: 4 },
    { name: 'Refresco de umbu', price: 7, cost: 2 },
    { name: 'Prato feito', price: 25, cost: 10 },
    { name: 'Arrumadinho', price: 32, cost: 13 },
  ],
})
const read = (constraints: string) => {
  const { wishes, unread } = understand('dynamic_pricing', {
    answers: { constraints },
    house,
    today: '2026-11-30',
  })
  return { labels: wishes.map((wish) => wishLabel(wish)), unread: unread.map(({ text }) => text) }
}

describe.each<[about: string, label: string, wordings: string[]]>([
  [
    'a combo with a least profit',
    'combo de Empada de frango + Refresco de umbu deixando pelo menos R$ 6',
    [
      'Quero um combo de empada de frango com refresco de umbu. Que preço? Não pode dar menos de 6 reais de lucro.',
      'monta empada de frango + refresco de umbu, lucro mínimo de 6, por quanto vendo?',
    ],
  ],
  [
    'the same R$ in an app',
    'preço de Arrumadinho para ifood, que fica com 25%?',
    [
      'No iFood, com 25% de taxa, que preço no arrumadinho pra sobrar o mesmo?',
      'o ifood leva 25%: a quanto ponho o arrumadinho pra me dar o mesmo lucro',
    ],
  ],
  [
    'a goal by the week',
    'ganhar R$ 250 a mais por semana?',
    ['Meta: 250 reais a mais por semana. Se não der, diz quanto dá.', 'queria 250 a mais toda semana'],
  ],
  [
    'what a change costs',
    'cada preço trocado custa R$ 18',
    ['Cada linha nova na lousa custa 18 reais.', 'trocar a placa sai 18 reais por linha'],
  ],
  [
    'slow hours',
    'preço menor das 15h às 17h: a planilha diz?',
    ['Das 15h às 17h é parado. A planilha é por semana, dá pra saber se cobrar menos ajuda?'],
  ],
  [
    'a price of some guests',
    'Refresco de umbu a R$ 5 para motorista?',
    ['Motorista paga 5 no refresco de umbu, isso fica.', 'motorista toma refresco de umbu por 5, mantém'],
  ],
  [
    'R$ of an ingredient',
    'custo de agora: Arrumadinho, R$ 6,50 do custo são do ingrediente',
    ['Custo do arrumadinho: 6,50 disso é carne.', 'no arrumadinho a carne é 6,50 do custo'],
  ],
  [
    'the day of all changes',
    'preços novos só a partir de 11/01/2027',
    ['Mexo só uma vez, segunda 11/1. Antes do Carnaval não.'],
  ],
  [
    'a price that leaves R$',
    'quanto cobrar por Arrumadinho para deixar R$ 22?',
    ['A quanto vendo o arrumadinho pra sobrar 22 reais?'],
  ],
])('%s', (_, label, wordings) => {
  test.each(wordings)('%s', (said) => {
    const { labels, unread } = read(said)
    expect(labels.map((one) => one.replace(/\?$/, ''))).toContain(label.replace(/\?$/, ''))
    expect(unread).toEqual([])
  })
})

test('a change of the past, the way back and the next price are of one item', () => {
  const { labels, unread } = read(
    'Subi o arrumadinho pra 32 em agosto. Valeu? Volto pra 30? Quanto posso perder de venda se for pra 34?',
  )
  expect(labels).toEqual(
    expect.arrayContaining([
      'valeu mexer no preço de Arrumadinho?',
      'Arrumadinho a R$ 30?',
      'quanta venda se pode perder de Arrumadinho a R$ 34?',
    ]),
  )
  expect(unread).toEqual([])
})

test('“nenhum prato” is of all of them, where one is called “Prato feito”', () => {
  expect(read('Nenhum prato sobe mais de 2 reais.').labels).toEqual([
    'todos os pratos: subir até R$ 2 a mais',
  ])
})
