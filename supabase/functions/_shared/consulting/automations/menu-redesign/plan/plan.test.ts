import { describe, expect, test } from 'vitest'
import type { Menu } from '../../../documents/menu.ts'
import { redesignActions } from '../actions.ts'
import { redesign, salesOf } from '../test-case.ts'

type Row = readonly [section: string, name: string, units: number, price: number, cost: number]

const rows: readonly Row[] = [
  ['Entradas', 'Bolinho de fava', 120, 30, 8],
  ['Entradas', 'Caldinho de sururu', 90, 18, 5],
  ['Entradas', 'Terrine de porco', 40, 42, 15],
  ['Principais', 'Capote ao molho', 80, 74, 25],
  ['Principais', 'Nhoque de jerimum', 110, 58, 14],
  ['Principais', 'Pernil de porco', 60, 79, 30],
  ['Principais', 'Risoto de sururu', 20, 82, 38],
  ['Doces', 'Doce de caju', 50, 22, 5],
  ['Doces', 'Bolo de rolo', 60, 18, 6],
  ['Bar', 'Caipirinha de limão', 150, 26, 6],
  ['Bar', 'Dose prata', 70, 10, 5],
  ['Bar', 'Água', 200, 6, 1.5],
]

const menu: Menu = {
  items: rows.map(([category, name, , price]) => ({ name, category, description: null, price, cost: null })),
}
const sheet = salesOf(
  rows.map(([category, name, units, price, cost]) => ({ category, name, units, price, cost })),
)

const planned = (constraints: string, goals?: string[]) => redesign(menu, sheet, constraints, goals).content
const linesIn = ({ newMenu }: ReturnType<typeof planned>) =>
  (newMenu?.sections ?? []).flatMap(({ items }) => items)

describe('the owner’s plan', () => {
  test('prints the sections that the owner names, in that order', () => {
    const { newMenu } = planned('as seções: Para beliscar, Do fogo, Docinhos, Do copo')
    expect(newMenu?.sections.map(({ name }) => name)).toEqual([
      'Para beliscar',
      'Do fogo',
      'Docinhos',
      'Do copo',
    ])
    expect(newMenu?.sections.at(-1)?.items.map(({ name }) => name)).toContain('Caipirinha de limão')
  })

  test('writes a new drink with its recipe and a price within the owner’s bound', () => {
    const content = planned('quero uma caipirinha de abacaxi até R$ 32')
    const line = linesIn(content).find(({ isNew }) => isNew)
    expect(line?.name).toBe('Caipirinha de abacaxi')
    expect(line?.price).toBeLessThanOrEqual(32)
    const [recipe] = content.recipes ?? []
    const cost = (recipe?.ingredients ?? []).reduce((sum, part) => sum + (part.cost ?? 0), 0)
    expect(recipe?.cost).toBeCloseTo(cost, 1)
  })

  test('refuses a drink of a fruit without a table, and names the nearest recipe', () => {
    const { planned: answers = [], recipes } = planned('quero uma caipirinha de physalis')
    expect(recipes).toBeUndefined()
    expect(answers[0]).toMatchObject({ done: false })
    expect(answers[0]?.text).toMatch(/a receita mais perto/)
  })

  test('removes exactly as many items as the owner says, and states what each of them leaves', () => {
    const content = planned('cortar exatamente 3 itens')
    expect(linesIn(content)).toHaveLength(rows.length - 3)
    for (const { name, units, margin } of content.lost ?? []) {
      const [, , sold = 0, price = 0, cost = 0] = rows.find(([, own]) => own === name) ?? []
      expect(units).toBeCloseTo(sold, 5)
      expect(margin).toBeCloseTo(sold * (price - cost), 5)
    }
  })

  test('says at how many items a plan that loses would stand', () => {
    const { balance, outlook } = planned('no máximo 6 itens', ['Aumentar o ticket médio'])
    expect(outlook?.careful).toBeLessThan(0)
    expect(balance?.stands?.items).toBeGreaterThan(6)
    expect(balance?.stands?.careful).toBeGreaterThanOrEqual(0)
  })

  test('raises no price by more than the owner allows', () => {
    const { categories } = planned('nenhum aumento acima de 2 reais')
    for (const { price, newPrice } of categories.flatMap(({ items }) => items))
      expect((newPrice ?? price) - price).toBeLessThanOrEqual(2)
  })

  test('notes the days of every dish that contains the food', () => {
    const content = planned('porco só sai sexta e sábado')
    const noted = linesIn(content).filter(({ when }) => when !== undefined)
    expect(noted.map(({ name }) => name).toSorted()).toEqual(['Pernil de porco', 'Terrine de porco'])
    expect(noted[0]?.when).toBe('Só às sextas e aos sábados')
  })

  test('compares a target with both cases and says what is missing', () => {
    const { planned: answers = [] } = planned('quero mais nove mil por mês')
    expect(answers[0]).toMatchObject({ wish: 'target', done: false })
    expect(answers[0]?.text).toMatch(/não chega, faltam R\$/)
  })

  test('ends the work on the file before the day on which the printer wants it', () => {
    const { dates = [], planned: answers = [] } = planned('A arte vai pra gráfica até 20 de dezembro')
    const due = dates.filter(({ step }) => step !== 'team' && step !== 'table')
    expect(due.map(({ step }) => step)).toEqual(['kitchen', 'proof', 'print'])
    expect(due.every(({ on }) => on <= '2026-12-20')).toBe(true)
    expect(answers[0]).toMatchObject({ wish: 'deadline', done: true })
  })

  test('dates its first actions if the owner names a deadline', () => {
    const content = planned('o cardápio tem que estar na gráfica até 20 de dezembro')
    const print = content.dates?.find(({ step }) => step === 'print')?.on.split('-') ?? []
    const actions = redesignActions([content])
    expect(actions.map(({ by }) => by)).toContain(`${print[2]}/${print[1]}`)
    expect(actions.filter(({ by }) => by.startsWith('Semana'))).toEqual([])
  })

  test('moves the price that the owner asks about to the answer', () => {
    const content = planned('quanto eu devia cobrar na dose?')
    const dose = linesIn(content).find(({ name }) => name === 'Dose prata')
    expect(content.answers?.[0]?.verdict).toBe(`Dose prata a R$ ${dose?.price}.`)
    expect(dose?.price).toBeGreaterThan(10)
  })

  test('never promises a menu item free of gluten', () => {
    const { answers } = planned('dá pra escrever sem glúten no bolo de rolo?')
    expect(answers?.[0]).toMatchObject({ about: 'glutenFree', verdict: 'Ainda não escreva.' })
  })

  test('lists what costs more than the owner’s limit, with the price that would fit', () => {
    const { dear = [] } = planned('CMV de comida abaixo de 35%')
    expect(dear.map(({ name }) => name)).toEqual(['Risoto de sururu', 'Pernil de porco', 'Terrine de porco'])
    for (const { needed, share, price } of dear)
      expect((share / 100) * price).toBeLessThanOrEqual(needed * 0.35)
  })

  test('prints each line in English, and names those that it cannot translate', () => {
    const { newMenu, layout = [] } = planned('quero em inglês também')
    const english = new Map(
      (newMenu?.sections ?? []).flatMap(({ items }) => items.map((one) => [one.name, one.english])),
    )
    expect(english.get('Nhoque de jerimum')).toBe('Pumpkin gnocchi.')
    expect(english.get('Bolo de rolo')).toBe('Thin rolled sponge with guava paste.')
    expect(english.get('Capote ao molho')).toBeUndefined()
    expect(layout).not.toContain('english')
  })
})

describe('what leaves', () => {
  const asked = 'quero ficar com no máximo 10 itens. quais itens devo tirar e quanto de faturamento perco?'
  const answerOf = (of: typeof sheet) => {
    const { answers = [] } = redesign(menu, of, asked).content
    return answers.map(({ verdict, texts }) => [verdict, ...texts].join(' ')).join(' ')
  }

  test('is told with what the house bills for it, and nothing per week without dates', () => {
    const dated = answerOf(sheet)
    expect(dated).toMatch(/ por semana\)/)
    expect(dated).toMatch(/Juntos faturam R\$ [\d.]+ por mês, \d+(,\d)?% do que a casa vende/)
    const undated = answerOf({ ...sheet, period: null })
    expect(undated).toMatch(/\d no período\)/)
    expect(undated).toMatch(/Juntos faturam R\$ [\d.]+ no período/)
    expect(undated).not.toMatch(/por (?:semana|mês)/)
  })
})
