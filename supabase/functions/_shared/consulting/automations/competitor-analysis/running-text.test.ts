/** Reports for owners who write about their competitors in running text. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { Block } from '../../report/blocks.ts'
import { understand } from '../../understanding/understand.ts'
import { analyseCompetitors } from './engine.ts'
import { competitorSections } from './sections.ts'
import { context } from './test-case.ts'

type Row = [section: string, name: string, price: number, cost: number]
const bar: Row[] = [
  ['Tira-gosto', 'Torresmo', 18, 5],
  ['Tira-gosto', 'Espetinho de carne', 8, 3.2],
  ['Tira-gosto', 'Espetinho de frango', 7, 2.6],
  ['Tira-gosto', 'Caldo de mocotó', 10, 3],
  ['Tira-gosto', 'Carne de sol com macaxeira', 42, 16],
  ['Bebidas', 'Cerveja 600 ml Brahma', 11, 6.8],
  ['Bebidas', 'Cerveja 600 ml Heineken', 16, 10.5],
  ['Bebidas', 'Litrão Skol', 13, 8.2],
  ['Bebidas', 'Caipirinha', 12, 3],
]
const sushi: Row[] = [
  ['Sushi', 'Uramaki filadélfia (8 un)', 32, 12],
  ['Sushi', 'Hot roll (8 un)', 30, 9.6],
  ['Combinados', 'Combinado 20 peças', 72, 29],
  ['Combinados', 'Combinado 40 peças', 129, 54],
  ['Combinados', 'Rodízio', 99.9, 47],
  ['Quentes', 'Yakisoba de frango', 38, 11],
  ['Bebidas', 'Saquerinha de kiwi', 26, 7],
  ['Bebidas', 'Caipirinha de limão', 22, 4.5],
  ['Bebidas', 'Cerveja long neck', 12, 6],
]
const opening = { '0': { from: '10:00', to: '18:00' }, '1': null }

function reportOf(rows: readonly Row[], competitors: string) {
  const house = houseSchema.parse({
    menu: rows.map(([section, name, price, cost]) => ({ section, name, price, cost })),
    settings: { seats: 40, opening },
  })
  const today = '2026-11-28'
  const sheet = understand('competitor_analysis', { answers: { competitors }, house, today })
  const [result] = analyseCompetitors({ competitors }, { ...context, house, today, sheet })
  if (!result) throw new Error('no result')
  const map = result.content
  const answers = new Map(
    (map.answers ?? []).map((one) => [one.about, `${one.verdict} ${one.texts.join(' ')}`]),
  )
  const blocks = competitorSections([map]).flatMap((section) => section.blocks)
  const tables = blocks.flatMap((block: Block) => (block.kind === 'table' ? [block] : []))
  return { map, answers, tables, text: JSON.stringify(blocks) }
}

describe('a workers’ bar', () => {
  const list =
    'O Bar da Loura, na esquina, vende Brahma 600 a 10, caipirinha 10, espetinho de carne a 7, vive cheio na sexta por causa do pagode. O Espetão do Nonato cobra 9 no espetinho de carne, 8 no de frango, Heineken 17, litrão 14 e caldo 12, e ele fecha domingo. Tem também o Ponto do Gelo, que é distribuidora e vende Brahma a 8,50 pra levar, não acho justo comparar com ele.'
  const { map, answers, tables } = reportOf(
    bar,
    `${list} Quem que tá me roubando cliente? Não quero baixar a cerveja de jeito nenhum. Posso aumentar o espetinho? Só mexo em 3 preços no máximo e nada acima de 2 reais. Que é que eu tenho que eles não têm? Me diz uma coisa pra fazer já nessa sexta gastando até 100 reais. E domingo, vale a pena abrir até mais tarde?`,
  )

  test('each price belongs to its house', () => {
    expect(map.competitors).toEqual([
      { name: 'Bar da Loura', prices: 3 },
      { name: 'Espetão do Nonato', prices: 5 },
      { name: 'Ponto do Gelo', prices: 1 },
    ])
  })

  test('who is cheaper and full takes the guests; who is not to be compared is left out', () => {
    expect(answers.get('mainRival')).toMatch(/^Pelo que você contou, o Bar da Loura: cobra menos em 3 de 3/)
    expect(answers.get('mainRival')).toContain('Fora da conta, a seu pedido: Ponto do Gelo')
    const [first] = tables.filter(({ headers }) => headers[0] === 'Concorrente')
    expect(first?.rows.map(([name]) => name)).toEqual(['Bar da Loura', 'Espetão do Nonato'])
  })

  test('a rise stops at the price of theirs, and each that stays has one reason', () => {
    expect(map.raises?.map(({ item, to }) => [item, to])).toEqual(
      expect.arrayContaining([
        ['Cerveja 600 ml Heineken', 17],
        ['Litrão Skol', 14],
      ]),
    )
    expect(map.raises?.find(({ item }) => item.includes('Heineken'))?.condition).toContain('a garrafa')
    expect(answers.get('rise')).toContain('o Bar da Loura já cobra menos, R$ 7,00')
    expect(answers.get('rise')).toContain('Espetinho de frango fica em R$ 7,00: a R$ 8,00 sobram R$ 5,40')
    expect(answers.get('rise')).not.toMatch(/, ou não/)
  })

  test('one thing for the day and the money, and the gap of a Sunday', () => {
    expect(answers.get('firstStep')).toMatch(/^Nesta sexta, faça 20 porções de Torresmo \(R\$ 100,00/)
    expect(answers.get('openDays')).toMatch(/aos domingos o Espetão do Nonato fecha, e você fecha às 18h/)
    expect(answers.get('unsold')).toContain('Torresmo')
    expect(answers.get('unsold')).toContain('Você abre aos domingos')
  })
})

describe('a sushi house', () => {
  const list =
    'O Kyoto da Orla tem rodízio a 119,90 e combinado de 20 por 85, mas cobra 12 por cento de garçom. O Temaki do Zé é delivery: hot roll 8 unidades a 24, filadélfia 8 a 27, combinado de 40 por 99. Hashi Express no shopping faz hot roll de dez por 35 e yakisoba por 34, preço que eu vi em julho. O rodízio do Kyoto sexta e sábado sobe pra 139.'
  const { map, answers, tables, text } = reportOf(
    sushi,
    `${list} Rodízio meu tá barato demais ou tá certo? Ninguém deles tem drink de cachaça, dá pra eu ganhar por aí? Mexe em no máximo dois preços. O que eu faço primeiro com 800 reais?`,
  )

  test('counts of pieces are sizes, and no promotion is made of a weekend', () => {
    const items = map.categories.flatMap((category) => category.items)
    expect(items.find(({ ours }) => ours === 'Combinado 20 peças')?.prices).toEqual([85])
    expect(items.find(({ ours }) => ours === 'Combinado 40 peças')?.prices).toEqual([99])
    expect(text).toContain('R$ 139,00 (sexta e sábado)')
    expect(text).not.toContain('promoção')
  })

  test('what a guest pays counts the service', () => {
    expect(tables.find(({ caption }) => caption === 'O que o cliente paga lá')?.rows[1]).toEqual([
      'Rodízio (sexta e sábado)',
      'R$ 99,90',
      'Kyoto da Orla R$ 139,00',
      'R$ 155,68',
      'R$ 55,78 a mais lá',
    ])
    expect(answers.get('position')).toContain('R$ 134,29')
  })

  test('nothing rises above a price that the owner named, and a rodízio has no portion', () => {
    expect(map.raises?.map(({ item }) => item)).not.toContain('Combinado 40 peças')
    expect(text).not.toMatch(/dá para quantos|porção do Kyoto|maior, o preço já é o mesmo/)
  })

  test('a question about drinks is answered with drinks', () => {
    expect(answers.get('unsold')).toContain('Caipirinha de limão a R$ 22,00 deixa R$ 17,50')
    expect(answers.get('unsold')).not.toContain('Combinado')
  })

  test('no column is empty', () => {
    for (const { headers, rows } of tables)
      headers.forEach((header, at) => {
        expect([header, rows.every((row) => ['', '—'].includes(row[at] ?? ''))]).toEqual([header, false])
      })
  })
})

test('a price far from the house’s own is asked about, and decides nothing', () => {
  const { map, text } = reportOf(sushi, 'Kyoto: combinado 20 peças 20, hot roll 8 unidades 28')
  expect(map.doubts).toEqual([
    expect.objectContaining({ competitor: 'Kyoto', price: 20, ours: 'Combinado 20 peças', own: 72 }),
  ])
  expect(text).toContain('É o mesmo item, do mesmo tamanho?')
  expect(text).not.toContain('+260%')
})

test('no money goes to new prices where none changes', () => {
  const { answers, map } = reportOf(
    bar.slice(1, 2),
    'Bar Azul: espetinho de carne 7. Tenho 500 reais pra investir na casa, como gasto?',
  )
  expect(answers.has('budget')).toBe(true)
  expect(JSON.stringify(map.answers)).not.toContain('Cardápio e placa')
})
