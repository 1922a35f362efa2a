/** Ordinary houses: a week with hours for some days, an anniversary on a holiday, an event that comes every week. */
import { describe, expect, it } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}
const evening = { from: '18:00', to: '23:00' }
const house = houseSchema.parse({
  menu: [
    ['Pizzas', 'Pizza calabresa', 52],
    ['Pizzas', 'Pizza marguerita', 54],
    ['Pizzas', 'Pizza quatro queijos', 62],
    ['Pizzas', 'Pizza portuguesa', 58],
    ['Entradas', 'Pão de alho', 22],
    ['Entradas', 'Bruschetta de tomate', 26],
    ['Doces', 'Pizza de cartola', 48],
    ['Bebidas', 'Suco de maracujá', 12],
    ['Bebidas', 'Limonada da casa', 12],
    ['Entradas', 'Salada da horta', 32],
  ].map(([section, name, price]) => ({ section, name, price })),
  settings: {
    opening: { 0: evening, 2: evening, 4: evening, 5: evening, 6: evening },
    neighbourhood: 'Cocó',
  },
})
const calendar = (special_dates: string, today = '2027-03-02') => {
  const answers = { ...given, special_dates }
  const { wishes } = understand('content_generation', { answers, house, today })
  return calendarOf(answers, { ...asking([...wishes], house), today })
}

describe('a week with hours for some days only', () => {
  const { posts, readings = [] } = calendar('')
  it('has no post on the days without hours, and says that they count as closed', () => {
    expect(posts.map(({ day }) => weekdayOf(day)).filter((day) => day === 1 || day === 3)).toEqual([])
    expect(readings.join(' ')).toContain('segunda e quarta')
  })
})

it('a day of the owner’s before the first usual post gets a post', () => {
  const { posts } = calendar('3/3 noite do samba às 19h. Abro também na quarta', '2027-03-02')
  expect(posts.some(({ title }) => /samba/i.test(title))).toBe(true)
})

describe('an anniversary on the day of a feast', () => {
  const own = calendar('Dia 19/3 fazemos 10 anos.').posts.filter(({ theme }) => theme === '10 anos da casa')
  it('is told in its own words, and leaves nobody to ask whether the house opens', () => {
    expect(own.length).toBeGreaterThan(1)
    expect(own.map(({ copy }) => copy).join(' ')).not.toMatch(/padroeiro|São José|inverno|chove/)
    expect(own.flatMap(({ endings = [] }) => endings)).toEqual([])
  })
})

describe('an all-in event of every Tuesday', () => {
  const own = calendar('Toda terça é rodízio de pizza a R$ 49,90 por pessoa.').posts.filter(
    ({ theme }) => theme === 'rodízio de pizza',
  )
  it('has its price and no other beside it', () => {
    expect(own.length).toBeGreaterThan(3)
    for (const { copy } of own) expect(copy.match(/R\$ ?[\d,]+/g)).toEqual(['R$ 49,90'])
  })
  it('does not close the week on a Tuesday', () => {
    expect(own.map(({ copy }) => copy).join(' ')).not.toMatch(/fechar a semana|semana se acaba/i)
  })
  it('goes to the list with its price, each time in other words', () => {
    const messages = own.flatMap(({ whatsapp = [] }) => whatsapp)
    expect(messages.length).toBeGreaterThan(3)
    expect(new Set(messages).size).toBe(messages.length)
    for (const message of messages) expect(message).toContain('R$ 49,90')
  })
})

describe('a closed weekday on which the owner opens', () => {
  it('has its post, and the feast is announced with its price and not with memories', () => {
    const { posts } = calendar(
      'Segunda 8/3 jantar especial às 19h, R$ 99 por pessoa, com reserva.',
      '2027-02-10',
    )
    const own = posts.filter(({ theme }) => theme === 'jantar especial')
    expect(own.map(({ day }) => day)).toContain('2027-03-08')
    expect(own.length).toBeGreaterThan(2)
    for (const { copy } of own) expect(copy).toContain('R$ 99 por pessoa')
    const feast = calendar('Dia 18/9 feijoada com samba às 13h, R$ 45 por pessoa.', '2027-08-30').posts
    const told = feast.filter(({ theme }) => theme === 'feijoada')
    expect(told.map(({ title }) => title).join(' ')).not.toContain('lembranças')
    expect(told.length).toBe(3)
  })
})

describe('a combo on the day of an event', () => {
  it('is told with it once, with its parts as a list', () => {
    const { posts } = calendar(
      'Dia 19/3 é o Dia da Pizza: combo da Pizza calabresa com suco e limonada por 59,90.',
    )
    const [post] = posts.filter(({ day }) => day === '2027-03-19')
    expect(post?.copy).toMatch(/R\$ 59,90 \(.*, suco e limonada\)/)
    expect(post?.copy).not.toMatch(/hoje\. Hoje/)
  })
})

describe('what is launched to take away', () => {
  it('is announced by its own name, not as the item of the menu at its price', () => {
    const { posts } = calendar('13/03 lançamento da Limonada da casa em garrafa')
    const launch = posts.filter(({ theme }) => /garrafa/.test(theme))
    expect(launch.length).toBeGreaterThan(0)
    for (const { copy } of launch) {
      expect(copy).toContain('imonada da casa em garrafa')
      expect(copy).not.toMatch(/R\$|cardápio/)
    }
  })
})

describe('a house of another state', () => {
  const answers = {
    ...given,
    posting_frequency: 'Todos os dias',
    content_focus: ['Produtores e ingredientes locais'],
  }
  const { wishes } = understand('content_generation', { answers, house, today: '2027-03-02' })
  const base = asking([...wishes])
  const away = {
    ...base,
    house,
    today: '2027-03-02',
    restaurant: { ...base.restaurant, city: 'João Pessoa' },
  }
  it('asks nobody about a childhood in Ceará', () => {
    const { posts } = calendarOf(answers, away)
    expect(posts.map(({ copy }) => copy).join(' ')).not.toContain('Ceará')
  })
})
