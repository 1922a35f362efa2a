/** What holds of every text of a calendar, whatever the house: its words, its hours, what is not there yet, who is spared. */
import { describe, expect, test } from 'vitest'
import {
  bistro,
  cafe,
  calendar,
  given,
  inn,
  item,
  pub,
  today,
} from '../../../../../../tests/support/posting-houses.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createContent } from './engine.ts'

const houses = [inn, cafe, pub, bistro]
const textsOf = ({ posts }: ReturnType<typeof calendar>) =>
  posts.map(({ title, copy, stories = '', whatsapp = '', endings = [] }) =>
    [title, copy, stories, whatsapp, ...endings.map(({ text }) => text)].join('\n'),
  )

describe('a limit of words holds in every text, calls to action included', () => {
  test.each([
    ['sem inglês', /(?<!\p{L})(?:direct|inbox|link|delivery|feed|likes?|story)(?!\p{L})/iu],
    ['sem ponto de exclamação', /!/],
    [
      'sem diminutivos',
      /(?<!\p{L})(?:pouquinho|caixinha|folhinha|plaquinha|furinho|baixinho|tacinha|colherzinha)(?!\p{L})/iu,
    ],
    ['texto formal', /!|(?<!\p{L})(?:você|vocês|a gente|galera|contigo)(?!\p{L})/iu],
  ])('%s', (said, broken) => {
    for (const house of houses)
      for (const text of textsOf(calendar(`${said}.`, house))) expect(text).not.toMatch(broken)
  })
})

/** A house of one kind, as the engine gets it. */
function madeFor(type: string, special_dates: string, house = cafe, name = 'Casa Jurema') {
  const sheet = understand('content_generation', { answers: { ...given, special_dates }, house, today })
  const [result] = createContent(given, {
    ...unknownHouse,
    today,
    house,
    restaurant: { name, city: 'Sobral', type },
    sheet: { wishes: sheet.wishes, unread: [] },
  })
  if (!result) throw new Error('no calendar')
  return { ...result.content, sheet }
}

test('a house that closes by day and pours nothing speaks of no night, no bar and no card', () => {
  for (const type of ['cafeteria', 'fast_casual', 'food_truck']) {
    const { posts } = madeFor(type, 'Fechado 24/12 a 4/1.')
    for (const { copy, visual } of posts) {
      expect(copy).not.toMatch(
        /(?<!boa[- ])noite(?! de São João)|limão espremido|(?<!\p{L})cartas?(?!\p{L})/iu,
      )
      expect(visual).not.toMatch(/fim da tarde, antes de abrir/)
    }
  }
})

describe('days with fewer guests', () => {
  const said = '18/12 acabam as aulas, esvazia.'
  test('are no event, have a goodbye before and a word to who stays after', () => {
    const { posts, dates, readings = [] } = madeFor('cafeteria', said)
    expect(dates.map(({ name }) => name).join(' ')).not.toMatch(/aulas|esvazia/)
    expect(posts.map(({ title, copy }) => `${title} ${copy}`).join(' ')).not.toMatch(
      /esvazia|acabam as aulas/i,
    )
    const about = (words: RegExp) => posts.filter(({ copy }) => words.test(copy)).map(({ day }) => day)
    const [before] = about(/boa viagem/)
    const [after] = about(/mora ou trabalha por perto/)
    expect([before && before <= '2026-12-18', after && after > '2026-12-18']).toEqual([true, true])
    expect(readings.join(' ')).toContain('desde 18/12')
  })
})

describe('what comes to the menu on a day', () => {
  const day = '2026-12-11'
  test.each(['o cuscuz com ovo volta dia 11/12', 'dia 11/12 entra o cuscuz com ovo'])(
    'is pictured and sold from that day on: %s',
    (said) => {
      const { posts } = madeFor('cafeteria', `${said}.`)
      const before = posts.filter((post) => post.day < day)
      for (const { visual, title, copy } of before) {
        expect(visual).not.toMatch(/cuscuz/i)
        if (/cuscuz/i.test(copy)) expect(title).toContain('11/12')
      }
      const shot = posts.find((post) => post.day === day && /cuscuz/i.test(post.title))?.shot
      expect(shot).toMatch(/no dia|11\/12/)
    },
  )
})

describe('names and bad phrases', () => {
  const house = houseSchema.parse({
    ...pub,
    menu: [item('Doces', 'Bolo da Criança', 12), ...pub.menu],
  })
  test.each([
    'Bolo da Criança a 9 reais só no domingo.',
    'Dia 12/12 a Neném faz o pirão dela, 15 reais o prato.',
  ])('a name like a word for children stops nothing: %s', (said) => {
    const { posts } = madeFor('pub', said, house)
    expect(posts).toHaveLength(30)
    expect(posts.some(({ copy }) => /criança|neném/i.test(copy))).toBe(true)
  })

  test('a phrase that breaks a rule leaves out its own post only, and the report says why', () => {
    const { posts, readings = [] } = madeFor(
      'pub',
      '12/12 sarau, entrada 10, com desenho animado e brinquedo.',
      house,
    )
    expect(posts.length).toBeGreaterThan(24)
    expect(JSON.stringify(posts)).not.toMatch(/brinquedo|desenho animado/i)
    expect(readings.join(' ')).toMatch(/ficou sem publicação.*CONAR/)
  })
})

describe('texts beside the posts are written with the house’s own facts', () => {
  const answersOf = (said: string) => madeFor('cafeteria', said).answers ?? []
  test('a profile within the length that Instagram takes', () => {
    const [{ text = '' } = {}] = answersOf('Me faz a bio do instagram.')
    const bio = /“(.+?)”/.exec(text)?.[1] ?? ''
    expect(bio).toContain('Sobral')
    expect(bio).toMatch(/das 8h às 20h/)
    expect(bio.length).toBeLessThanOrEqual(150)
    expect(text).toContain(`${bio.length} caracteres`)
  })

  test('an answer to a review takes up the complaint and admits nothing more', () => {
    const [{ text = '' } = {}] = answersOf('Uma cliente reclamou que esperou uma hora, como respondo?')
    expect(text).toMatch(/desculpas pela espera/)
  })

  test('the scenes of a video add up to its length', () => {
    const [{ text = '' } = {}] = answersOf(
      'Quero um roteiro de um vídeo do bolo saindo do forno, 30 segundos.',
    )
    const spans = [...text.matchAll(/(\d+) a (\d+) s/g)].map(([, from, to]) => [Number(from), Number(to)])
    expect(spans.map(([from]) => from)).toEqual([0, ...spans.slice(0, -1).map(([, to]) => to)])
    expect(spans.at(-1)?.[1]).toBe(30)
  })

  test('a budget is told in days and in sales', () => {
    const house = houseSchema.parse({ ...cafe, menu: cafe.menu.map((one) => ({ ...one, cost: 4 })) })
    const { answers: told = [] } = madeFor(
      'cafeteria',
      'Vale a pena impulsionar? tenho 90 reais por mês.',
      house,
    )
    // Of the prices 9, 13, 14, 16, 19 and 26 the fourth leaves R$ 12: 90 ÷ 12 = 7.5.
    expect(told[0]?.text).toMatch(/R\$ 90 dão 6 dias.*precisa de 8 vendas/)
  })
})
