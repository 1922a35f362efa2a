import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { redesignActions } from './actions.ts'
import { cachaca, seaside, ticket } from './seaside-case.ts'
import { menuRedesignSections } from './sections.ts'
import { speeches } from './speech.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const textOf = (content: ReturnType<typeof seaside>) =>
  toMarkdown('', menuRedesignSections([content])) + JSON.stringify(redesignActions([content]))

describe('the report', () => {
  const content = seaside([cachaca, ticket], 'manter o caranguejo a 14')
  const text = textOf(content)

  test('starts with what changes and what it brings, in plain words', () => {
    expect(
      menuRedesignSections([content])
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['resumo', 'acoes', 'fica'])
    expect(text).not.toMatch(/burro de carga|abacaxi|enigma|estrela|quadrante|elasticidade/i)
  })

  test('marks each line whose text or allergens the kitchen must confirm', () => {
    const line = content.newMenu?.sections.flatMap(({ items }) => items).find(({ fromName }) => fromName)
    expect(text).toContain(`${line?.text}*`)
    expect(text).toMatch(/Contém: crustáceos, leite, glúten|Contém: glúten, crustáceos, leite/)
  })

  test('lists each new price once in a table, with the sales that it may lose', () => {
    const [first] = content.categories
      .flatMap(({ items }) => items)
      .filter(({ newPrice }) => newPrice !== null)
    expect(first).toBeDefined()
    const rows = text.split('\n').filter((row) => row.startsWith(`| ${first?.name} | R$ ${first?.price} |`))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/% da venda \|$/)
  })

  test('gives the team at most five sentences, one for each moment, none cut from the menu', () => {
    const lines = speeches(content)
    expect(lines.map(({ moment }) => moment)).toEqual([
      'Ao receber',
      'A novidade do bar',
      'Na escolha do prato',
      'Para vender os dois',
    ])
    const texts = content.newMenu?.sections.flatMap(({ items }) =>
      items.flatMap(({ text, isNew }) => (text && !isNew ? [text] : [])),
    )
    for (const { words } of lines) {
      expect(words).toMatch(/^“\p{Lu}.{15,}[?.]”$/u)
      expect(words.split(' ').length).toBeLessThan(26)
      expect(texts?.some((one) => words.includes(one.slice(0, 20)))).toBe(false)
      expect(words).not.toContain('Lagosta')
    }
  })

  test('has no dish of one weekday offered on the other days', () => {
    const before = speeches(content)
    const dish = before.find(({ moment }) => moment === 'Na escolha do prato')?.name
    const sections = content.newMenu?.sections ?? []
    const items = sections.flatMap((section) => section.items).filter(({ name }) => name === dish)
    expect(items).toHaveLength(1)
    const saturdays = (by: { when?: string; section?: string }) => ({
      ...content,
      newMenu: content.newMenu && {
        ...content.newMenu,
        sections: [
          ...sections.map((section) => ({
            ...section,
            items: section.items.filter(({ name }) => name !== dish),
          })),
          {
            name: by.section ?? 'Principais',
            note: null,
            items: items.map((line) => ({ ...line, ...(by.when && { when: by.when }) })),
          },
        ],
      },
    })
    const named = (by: Parameters<typeof saturdays>[0]) =>
      speeches(saturdays(by) as typeof content).some(({ name }) => name.includes(dish ?? '-'))
    expect(named({})).toBe(true)
    expect(named({ when: 'Só aos sábados' })).toBe(false)
    expect(named({ section: 'Sabado' })).toBe(false)
  })

  test('prints each combo as a box, its allergens once, and folds the menu into pages', () => {
    expect(content.combos?.length).toBeGreaterThan(0)
    for (const { dish, full, price } of content.combos ?? []) {
      const box = new RegExp(
        `\\[em destaque\\] \\*\\*${dish.split(' (')[0]} e .*\\*\\* R\\$ ${price} +\\n +Os dois juntos; separados, R\\$ ${full}`,
      )
      expect(text).toMatch(box)
    }
    for (const [, told = ''] of text.matchAll(/Contém: ([^.\n]+)\./g)) {
      const names = told.replaceAll('*', '').split(', ')
      expect(names).toEqual([...new Set(names)])
    }
    expect(text).toContain('**Dentro, à direita**, onde o olho para primeiro: Pratos para dois')
  })

  test('gives the kitchen one list of what the names do not say', () => {
    const proof = text.slice(text.indexOf('Prova da cozinha'))
    expect(proof).toMatch(/Leite de coco\*\*: [^\n]*Peixada cearense/)
    expect(proof).not.toMatch(/Trigo e pão\*\*: [^\n]*Pirão/)
  })

  test('says nothing of tables, which not every house has', () => {
    expect(text).not.toMatch(/toda mesa|cardápio das mesas|pergunta na mesa|conversa na mesa/)
  })

  test('mentions two drinks with a dish for two', () => {
    expect(speeches(content).find(({ moment }) => moment === 'Na escolha do prato')?.words).toContain(
      'trago duas?',
    )
  })

  test('says that an undated sheet has no month', () => {
    const undated = textOf(seaside([cachaca], undefined, false))
    expect(undated).toContain('A planilha não tem datas: os valores são do período dela, seja qual for.')
    expect(undated).not.toContain('por mês')
  })
})

test('frames no dish that is served on a single day', () => {
  const rows = [
    sold('Panelada (sábado)', 20, 60, 10),
    sold('Torresmo', 300, 40, 25),
    sold('Baião de dois', 280, 30, 18),
    sold('Isca de peixe', 260, 32, 20),
  ]
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      40,
    ),
    salesOf(rows),
  )
  expect(content.newMenu?.boxes.map(({ name }) => name)).not.toContain('Panelada (sábado)')
})

describe('the order of the menu', () => {
  const sections = seaside([cachaca]).newMenu?.sections ?? []

  test('starts with cachaça: drinks, then doses', () => {
    expect(sections.slice(0, 2).map(({ name }) => name)).toEqual(['Drinks', 'Cachaças'])
    expect(sections[0]?.items.at(-1)?.name).toBe('Gin tônica')
  })

  test('leaves the first place to the house’s signature dish', () => {
    expect(sections.find(({ name }) => name === 'Pratos para dois')?.items[0]?.name).toBe('Peixada cearense')
  })
})

test.each([
  [20, 'Semana 1: parar de servir Castanha de caju torrada já'],
  // A cut of a third of the margin is decided first, and told at the table until then.
  [400, 'Semana 1: até decidir o que sai, avisar na mesa do que leva cada um: Castanha de caju torrada'],
])('what contains an excluded ingredient, %s sold, is the price of the cut', (units, step) => {
  const rows = [
    sold('Torresmo', 300, 40, 25),
    sold('Castanha de caju torrada', units, 40, 8),
    sold('Isca de peixe', 260, 32, 20),
    sold('Calabresa acebolada', 250, 34, 20),
  ]
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      40,
    ),
    salesOf(rows),
    'alergia a castanha-de-caju',
  )
  if (units > 100) expect(content.summary).toContain('é o preço de deixar de fora o que você pediu')
  expect(textOf(content)).toContain(step)
})
