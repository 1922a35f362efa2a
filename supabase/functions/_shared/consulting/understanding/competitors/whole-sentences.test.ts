import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const houses = {
  'a burger stand': [
    ['Burgers', 'Clássico 150 g', 26],
    ['Burgers', 'Vegetariano de lentilha', 24],
    ['Burgers', 'Sertanejo (carne de sol e coalho)', 34],
    ['Acompanhamentos', 'Batata frita 300 g', 18],
  ],
  'an ice cream parlour': [
    ['Gelados', 'Casquinha simples', 12],
    ['Gelados', 'Açaí 300 ml', 19],
    ['Doces', 'Brownie com carne de caju', 15],
    ['Bebidas', 'Suco de manga', 9],
  ],
} as const
const list = (menu: (typeof houses)[keyof typeof houses]) =>
  `Oficina 21, a duas quadras daqui: ${menu[0][1].toLowerCase()} ${menu[0][2] + 3},00. Abre cedo e entrega de graça até 4 km.\nAçaí do Neco, na orla: ${menu[3][1].toLowerCase()} ${menu[3][2] - 2},00.\n`

describe.each(Object.entries(houses))('%s', (_, menu) => {
  const house = houseSchema.parse({ menu: menu.map(([section, name, price]) => ({ section, name, price })) })
  const read = (said: string) => {
    const { wishes, unread } = understand('competitor_analysis', {
      answers: { competitors: `${list(menu)}${said}` },
      house,
      today: '2026-11-21',
    })
    return { wishes, unread: unread.map(({ text }) => text) }
  }
  const asked = (said: string) => read(said).wishes.filter(({ kind }) => kind === 'question')

  test('calls each house by its name, whatever the name holds and wherever it stands', () => {
    const { wishes, unread } = read('')
    const names = wishes.flatMap((wish) => (wish.kind === 'competitorPrice' ? [wish.competitor] : []))
    expect(names).toEqual(['Oficina 21', 'Açaí do Neco'])
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'rivalFact', competitor: 'Oficina 21' }))
    expect(unread).toEqual([])
  })

  test.each([
    [
      'Em que item estou mais caro que os dois primeiros?',
      { about: 'position', what: 'mais caro', count: 2 },
    ],
    [
      'Em quais itens cobro mais que a Oficina?',
      { about: 'position', what: 'mais caro', competitor: 'Oficina 21' },
    ],
    ['O que eu faço até ela abrir?', { about: 'actions' }],
    ['E o que eu faço?', { about: 'actions' }],
  ])('%s', (said, question) => {
    expect(asked(said)).toEqual([expect.objectContaining(question)])
  })

  test('asks for a price at an app, and whether an item stays, as one question each', () => {
    const [first, second] = [menu[0][1], menu[1][1].split(' ')[0] ?? '']
    expect(asked(`Se eu pagar 23% de taxa, que preço preciso cobrar no ${first}?`)).toEqual([
      expect.objectContaining({ about: 'channelFee', percent: 23 }),
    ])
    expect(asked(`O ${second} sai pouco, tiro ou deixo?`)).toEqual([
      expect.objectContaining({ about: 'pays', item: menu[1][1] }),
    ])
  })

  test('holds no price for how something is made', () => {
    const { wishes } = read('A nossa carne é moída no dia e isso eu não mudo.')
    expect(wishes.some(({ kind }) => kind === 'keepPrice')).toBe(false)
  })

  test('keeps who delivers in the comparison, and waits for who is still to open', () => {
    const { wishes, unread } = read(
      'A Oficina entrega pelo iFood e eu não entrego. Em dezembro abre uma casa grande no shopping.',
    )
    expect(wishes.some((wish) => wish.kind === 'rivalFact' && wish.about === 'apart')).toBe(false)
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'rivalFact', about: 'opened' }))
    expect(unread).toEqual([])
  })
})
