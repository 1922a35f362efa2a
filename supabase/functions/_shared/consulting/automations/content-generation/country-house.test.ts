import { expect, it } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { deliver } from '../../deliver.ts'
import { understand } from '../../understanding/understand.ts'
import { isInTheCountry } from './country.ts'
import { tag } from './date-words.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Almoço', name: 'Frango caipira com quiabo', price: 68, cost: 22 },
    { section: 'Almoço', name: 'Costelinha com ora-pro-nóbis', price: 74, cost: 27 },
    { section: 'Almoço', name: 'Tutu à mineira', price: 62, cost: 18 },
    { section: 'Café', name: 'Café da roça completo', price: 49, cost: 17 },
    { section: 'Bebidas', name: 'Cachaça da fazenda', price: 12, cost: 2 },
    { section: 'Sobremesas', name: 'Doce de leite com queijo', price: 18, cost: 5 },
  ],
  settings: { seats: 70, neighbourhood: 'Bichinho' },
})

async function calendar() {
  const answers = {
    brand_style: ['Acolhedora'],
    content_focus: ['Pratos da casa', 'Produtores e ingredientes locais', 'Depoimentos de clientes'],
    posting_frequency: '3-4 vezes por semana',
    special_dates: '5/12 colheita da jabuticaba',
  }
  const today = '2026-11-27'
  const { facts, items } = await deliver('content_generation', answers, {
    ...plainContext,
    today,
    house,
    restaurant: { name: 'Fazenda Boa Sombra', city: 'Tiradentes', type: 'casual_dining' },
    sheet: understand('content_generation', { answers, house, today }),
  })
  return { posts: facts.filter((fact) => fact.kind === 'post'), text: JSON.stringify(items) }
}

it('a farm that serves lunch posts before it, on Saturdays too, and its drinks from noon', async () => {
  const { posts } = await calendar()
  expect(Math.max(...posts.map(({ time }) => Number(time.slice(0, 2))))).toBeLessThanOrEqual(14)
  for (const { time, alcohol } of posts)
    if (alcohol) expect(Number(time.slice(0, 2))).toBeGreaterThanOrEqual(12)
})

it('what is held by day is announced on its day in the morning', async () => {
  const { posts } = await calendar()
  const harvest = posts.find(({ date, title }) => date === '2026-12-05' && title.startsWith('Colheita'))
  expect(Number(harvest?.time.slice(0, 2))).toBeLessThanOrEqual(11)
})

it('no post of a farm speaks of a street, a bus or a neighbourhood', async () => {
  const { posts } = await calendar()
  for (const { body, visual = '' } of posts)
    expect(`${body} ${visual}`).not.toMatch(/bairro|ônibus|(?<!\p{L})rua(?!\p{L})/iu)
})

it('each chosen theme has a post, also where the owner must add a name', async () => {
  const { text } = await calendar()
  for (const theme of ['Produtores e ingredientes locais', 'Depoimentos de clientes'])
    expect(text).toContain(`"theme":"${theme}"`)
})

it('a hashtag is cut before a part that does not fit, and never within a name', () => {
  expect(tag('Costelinha com ora-pro-nóbis')).toBe('#CostelinhaComOraProNobis')
  expect(tag('Tábua de queijos do Sertão Central')).toBe('#TabuaDeQueijos')
})

it('a farm is known by its name', () => {
  expect(isInTheCountry({ name: 'Fazenda Boa Sombra' })).toBe(true)
  expect(isInTheCountry({ name: 'Bar da Praça' })).toBe(false)
})
