import { describe, expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { withoutCosts as textWithoutCosts } from './costless-text.ts'
import { openAmounts } from './open-parts.ts'
import { withoutCosts } from './without-costs.ts'

const contents = [{ price: 27.9, cost: 9.4 }, { items: [{ price: 16.9, margin: 27.9, amounts: [5, 27.9] }] }]
const open = openAmounts(contents, { sections: 'all', prices: ['price'], costs: ['cost', 'margin'] })

const blocksOf = (...blocks: Block[]) =>
  withoutCosts([{ id: 'x', title: 'X', blocks }], open).flatMap(({ blocks: left }) => left)

describe('a text', () => {
  test.each([
    ['says what guests read', 'Sai a R$ 16,90, como hoje.', 'Sai a R$ 16,90, como hoje.'],
    [
      'loses the sentence of a cost',
      'Prove antes. A dose custa R$ 4,19 hoje. Sirva gelado.',
      'Prove antes. Sirva gelado.',
    ],
    ['ends before the clause of a cost', 'Suba o camarão: R$ 175,08 a mais por mês.', 'Suba o camarão.'],
    [
      'loses a price that is a cost as well, in a sentence',
      'Para seis (R$ 27,90 ao todo) há meia hora.',
      'Para seis há meia hora.',
    ],
    ['loses an amount below zero', 'Prove antes. A conta fecha em -R$ 16,90.', 'Prove antes.'],
    ['loses spelled amounts', 'Prove antes. Sai por 4 reais.', 'Prove antes.'],
    [
      'loses amounts in words',
      'Prove antes. Sobram dezessete reais e vinte centavos na dose.',
      'Prove antes.',
    ],
    [
      'loses a cost without its sign',
      'Prove antes. O custo caiu para 7,77. CMV 31.5 no mês.',
      'Prove antes.',
    ],
    [
      'keeps measures beside a cost',
      'Reduza o custo com 0,5 l de caldo.',
      'Reduza o custo com 0,5 l de caldo.',
    ],
    ['keeps real things', 'São momentos reais.', 'São momentos reais.'],
    ['loses shares of costs', 'Custo de 18% a 24% do preço. O teor é de 9%.', 'O teor é de 9%.'],
    ['loses a share in words', 'Prove. O ingrediente leva quase um quinto do preço.', 'Prove.'],
    ['loses a share of an ingredient', 'Prove. No pastel o ingrediente leva um terço dele.', 'Prove.'],
    [
      'loses the sales that a discount needs',
      'Prove. Um desconto de 10% pediria 20,3% mais vendas.',
      'Prove.',
    ],
    [
      'loses the units from which a price is taken back',
      'Prove. Com menos de 103 unidades, retoma-se o preço de R$ 16,90.',
      'Prove.',
    ],
    [
      'keeps limits of temperature',
      'Se ficar abaixo de 63 °C, volte ao fogo.',
      'Se ficar abaixo de 63 °C, volte ao fogo.',
    ],
    ['keeps costs without figures', 'Confira o custo com as notas.', 'Confira o custo com as notas.'],
    [
      'keeps a name that begins like a cost',
      'Rendeira leva 9% vol e sai a R$ 16,90.',
      'Rendeira leva 9% vol e sai a R$ 16,90.',
    ],
    ['leaves nothing of a total', 'Total: **R$ 420,00**.', null],
  ])('%s', (_, text, left) => {
    expect(textWithoutCosts(text, open, 'prose')).toBe(left)
  })

  test.each([
    ['650 g de macaxeira (compra: 692 g, R$ 5,53)', '650 g de macaxeira (compra: 692 g)'],
    ['50 ml de cajuína, ao custo de R$ 3,22 e por R$ 14,90', '50 ml de cajuína'],
    ['Comprar a lista, **R$ 924,20**, e deixar prontos os preparos', 'Comprar a lista'],
    ['Em 27/12, voltar ao preço de antes o que ficou abaixo de 103 (Camarão)', null],
    [
      'Semana 4: somar o pastel até fechar o mês: abaixo de 16, voltar o preço',
      'Semana 4: somar o pastel até fechar o mês',
    ],
    ['R$ 4,19', null],
  ])('of a list, %j, is cut to %j', (text, left) => {
    expect(textWithoutCosts(text, open, 'item')).toBe(left)
  })
})

describe('a block', () => {
  test('of a drink keeps recipe and price, not margin and cost', () => {
    const [block] = blocksOf({
      kind: 'drinks',
      items: [
        {
          name: 'Sanfona',
          base: 'Batida',
          ingredients: ['45 ml de cachaça'],
          serve: 'Copo baixo',
          technique: 'batido',
          method: ['Bata.'],
          pairing: 'nenhum',
          price: 'R$ 27,90',
          margin: 'R$ 18,50',
          figures: [
            { key: 'Custo da dose', value: 'R$ 9,40' },
            { key: 'Custo sobre o preço', value: '33,7%' },
            { key: 'Teor alcoólico', value: '10,8%' },
          ],
          visual: 'Amarelo.',
          notes: [],
        },
      ],
    })
    expect(block).toMatchObject({
      items: [{ price: 'R$ 27,90', margin: null, figures: [{ key: 'Teor alcoólico' }], method: ['Bata.'] }],
    })
  })

  test('of a table loses columns of costs, and its chart with them', () => {
    const table = {
      kind: 'table' as const,
      caption: 'Para 20 doses: R$ 924,20',
      headers: ['Item', 'Usa', 'Preço', 'Custo', 'Por quê'],
      rows: [
        ['limão', '2 kg', 'R$ 27,90', 'R$ 16,90', 'deixa R$ 4,00 por dose'],
        ['caju', '1 kg', 'R$ 16,90', 'R$ 27,90', 'sai bem'],
      ],
      numeric: [2, 3],
      figure: { caption: 'Onde está o custo', unit: 'brl' as const, column: 3 },
    }
    expect(blocksOf(table)).toEqual([
      {
        kind: 'table',
        caption: 'Para 20 doses',
        headers: ['Item', 'Usa', 'Preço', 'Por quê'],
        rows: [
          ['limão', '2 kg', 'R$ 27,90', '—'],
          ['caju', '1 kg', 'R$ 16,90', 'sai bem'],
        ],
        numeric: [2],
      },
    ])
    expect(blocksOf({ ...table, headers: ['Item', 'Margem'], rows: [['limão', 'R$ 16,90']] })).toEqual([])
  })

  test('of cards, terms, actions and lists keeps what reveals none', () => {
    expect(
      blocksOf(
        {
          kind: 'costCards',
          items: [
            { label: 'Preço', value: 'R$ 27,90', note: 'custo de 30%' },
            { label: 'Margem', value: 'R$ 16,90' },
          ],
        },
        {
          kind: 'keyValues',
          items: [
            { key: 'Combo', value: 'R$ 16,90 (margem de 40%)' },
            { key: 'Ganho', value: 'alto' },
          ],
        },
        {
          kind: 'actions',
          items: [{ what: 'Provar', brings: '**R$ 420,00** por mês.', by: 'Semana 1', who: 'Bar' }],
        },
        { kind: 'checkList', items: ['Lucro de R$ 9', 'Anotar'] },
      ),
    ).toEqual([
      { kind: 'costCards', items: [{ label: 'Preço', value: 'R$ 27,90' }] },
      { kind: 'keyValues', items: [{ key: 'Combo', value: 'R$ 16,90' }] },
      { kind: 'actions', items: [{ what: 'Provar', brings: null, by: 'Semana 1', who: 'Bar' }] },
      { kind: 'checkList', items: ['Anotar'] },
    ])
  })

  test('of costs only disappears, with its subtitle and its section', () => {
    const bars = (value: number): Block => ({
      kind: 'bars',
      chart: { caption: 'Preços', unit: 'brl', bars: [{ label: 'a', value }] },
    })
    expect(
      blocksOf(
        { kind: 'subtitle', text: 'Contas' },
        bars(9.4),
        { kind: 'scenarios', scenarios: { caption: 'x', changes: [], items: [] } },
        { kind: 'wishes', summary: 'x', items: [], unread: [], told: [] },
      ),
    ).toEqual([])
    expect(blocksOf({ kind: 'subtitle', text: 'Preços' }, bars(16.9))).toHaveLength(2)
  })
})
