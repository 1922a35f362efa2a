import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { check } from '../../checks/check.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { redesignFacts } from './facts.ts'
import { menuRedesignSections } from './sections.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const names = ['Isca', 'Pastel', 'Moqueca', 'Caldinho']
const rows = names.map((name, at) => sold(name, 100 - 10 * at, 20 + at, 8))

function askedFor(constraints: string, of = names) {
  const result = redesign(menuOf(of), salesOf(rows), constraints)
  return { ...result, markdown: toMarkdown('', menuRedesignSections([result.content])) }
}

describe('the printed page', () => {
  test('is one sheet in large type, as asked', () => {
    const { content, markdown } = askedFor('numa folha frente e verso com letra grande')
    expect(content.layout).toEqual(['one_sheet', 'large_type'])
    expect(markdown).toContain('uma folha A4, frente e verso')
    expect(markdown).toContain('corpo 14')
    expect(markdown).not.toMatch(/corpo 11|letra 11|11 pontos/)
  })

  test('has no currency in its lines, which say it once at the foot', () => {
    const menu =
      /### Petiscos[\s\S]*?Preços em reais/.exec(askedFor('sem foto nem cifrão').markdown)?.[0] ?? ''
    expect(menu).toContain('Isca')
    expect(menu).not.toContain('R$')
  })

  test('is refused as one sheet if its items do not fit, with the number that does', () => {
    const many = Array.from({ length: 60 }, (_, at) => `Prato ${at + 1}`)
    const { content, explanations } = askedFor('numa folha frente e verso com letra grande', many)
    expect(content.layout).toEqual(['large_type'])
    expect(
      explanations?.find(({ wish }) => wish.kind === 'layout' && wish.what === 'one_sheet')?.reason,
    ).toContain('cabem 40')
  })

  test('does not begin with the dearest dish, and says why', () => {
    const { content, explanations } = askedFor('o prato mais caro primeiro')
    expect(content.layout).toBeUndefined()
    expect((explanations ?? []).map(({ reason }) => reason).join(' ')).toContain(
      'o primeiro lugar de cada seção',
    )
  })

  test('is in large type for older guests', () => {
    expect(askedFor('vem muito idoso').content.layout).toEqual(['large_type'])
  })
})

describe('dishes with a food that the owner wants marked', () => {
  const dishes = ['Pastel de camarão', 'Moqueca de arraia', 'Casquinha de caranguejo', 'Batata frita']
  const asked = () => askedFor('O cardápio deve sinalizar os pratos com camarão ou caranguejo', dishes)

  test('stay on the menu with a sign, explained at the foot', () => {
    const { content, markdown } = asked()
    expect(
      content.newMenu?.sections.flatMap(({ items }) => items.map(({ name }) => name)).toSorted(),
    ).toEqual(dishes.toSorted())
    expect(markdown).toContain('**Pastel de camarão (!)**')
    expect(markdown).toContain('**Casquinha de caranguejo (!)**')
    expect(markdown).not.toMatch(/(?:arraia|frita) \(!\)/)
    expect(markdown).toContain('(!) contém camarão ou caranguejo')
  })

  test('are checked line by line: a sign too few or too many is told', () => {
    const { content } = asked()
    const facts = redesignFacts([content])
    const [wish] = understand('menu_redesign', {
      answers: { constraints: 'O cardápio deve sinalizar os pratos com camarão ou caranguejo' },
      house: emptyHouse,
      today: '2026-11-22',
    }).wishes
    const outcomeWith = (isMarked: (name: string) => boolean) =>
      check(
        facts.map((fact) =>
          fact.kind === 'menu' && fact.marks
            ? {
                ...fact,
                marks: {
                  ...fact.marks,
                  lines: fact.marks.lines.map((line) => ({ ...line, isMarked: isMarked(line.name) })),
                },
              }
            : fact,
        ),
        { wishes: wish ? [wish] : [], unread: [] },
        { house: emptyHouse },
      ).map(({ outcome }) => outcome)
    expect(outcomeWith((name) => /camarão|caranguejo/.test(name))).toEqual(['met'])
    expect(outcomeWith((name) => /camarão/.test(name))).toEqual(['violated'])
    expect(outcomeWith(() => true)).toEqual(['violated'])
  })
})
