/** A vegetarian house that opens for lunch, begins to serve dinners, and is asked about by people who never ate there. */
import { describe, expect, it } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Feijoada vegana', 38, 'dish'],
    ['Pratos', 'Moqueca de banana-da-terra', 42, 'dish'],
    ['Pratos', 'Hambúrguer de grão-de-bico', 36, 'dish'],
    ['Entradas', 'Coxinha de jaca', 16, 'dish'],
    ['Sobremesas', 'Cocada cremosa', 13, 'dish'],
    ['Bebidas', 'Kombucha de hibisco', 18, 'soft_drink'],
  ].map(([section, name, price, kind]) => ({ section, name, price, kind })),
  settings: {
    opening: Object.fromEntries(
      ['1', '2', '3', '4', '5', '6'].map((day) => [day, { from: '11:30', to: '15:00' }]),
    ),
    restrictions: ['cozinha vegetariana: sem carne, peixe e frutos do mar'],
  },
})
const today = '2026-11-23'
const answers = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}
const calendar = (special_dates: string) => {
  const { wishes } = understand('content_generation', {
    answers: { ...answers, special_dates },
    house,
    today,
  })
  return { wishes, ...calendarOf(answers, { ...asking([...wishes], house), today }) }
}

describe('a house that cooks without meat', () => {
  const {
    wishes,
    posts,
    answers: replies = [],
  } = calendar(
    'Estreia do jantar às sextas em 4/12. Não publique preços nem fale de álcool. Que post fazer para quem nunca provou jaca?',
  )
  const said = posts.map(({ title, copy }) => `${title}\n${copy}`).join('\n')

  it('shows its own dishes, whatever their names usually hold', () => {
    for (const dish of ['Feijoada vegana', 'Coxinha de jaca', 'Moqueca de banana-da-terra'])
      expect(said).toContain(dish)
    expect(said).not.toMatch(/peixe|frango|camarão/i)
  })
  it('refuses prices and alcohol, each by its own rule, and keeps its soft drinks', () => {
    expect(wishes.map(({ kind }) => kind)).toContain('onlyPrice')
    expect(said).not.toContain('R$')
    expect(said).toContain('Kombucha')
  })
  it('calls to its dinners at no hour of its lunch, every week', () => {
    const dinners = posts.filter(({ copy }) => /Sexta, \d\d\/\d\d: jantar/.test(copy))
    expect(dinners.length).toBeGreaterThanOrEqual(3)
    expect(dinners.filter(({ need }) => need === 'a hora em que começa').length).toBeGreaterThanOrEqual(2)
    expect(dinners.map(({ copy }) => copy).join('\n')).not.toContain('11h30')
    expect(posts.find(({ day }) => day === '2026-12-04')?.copy).not.toContain('11h30')
  })
  it('writes the post that is asked for, and says on which day its dish comes', () => {
    expect(replies[0]?.text).toMatch(
      /Nunca provou coxinha de jaca\? Jaca verde não é doce.*sai em \d\d\/\d\d/,
    )
  })
})

it('two evenings of one name have a post each', () => {
  const { posts } = calendar('Forró nos sábados 12/12 e 19/12 às 20h')
  for (const day of ['2026-12-12', '2026-12-19'])
    expect(posts.find((post) => post.day === day)?.copy).toMatch(/é hoje|Chegou o dia/i)
})

it.each([
  ['Não citem preço nem cachaça', ['onlyPrice', 'noMention']],
  ['Nada de emoji nem promoção nas legendas', ['noEmoji', 'noDiscount']],
  ['Não mostrem o rosto de clientes nem preços', ['noFaces', 'onlyPrice']],
])('“%s” is a rule for each', (said, rules) => {
  const found = calendar(said).wishes.filter(({ origin }) => origin === 'request')
  expect(found.map((wish) => (wish.kind === 'postRule' ? wish.what : wish.kind))).toEqual(rules)
})
