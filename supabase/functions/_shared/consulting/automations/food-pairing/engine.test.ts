import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { answersSchema } from '../../base/answers/schema.ts'
import type { EngineContext } from '../../base/context.ts'
import { EngineError } from '../../base/errors.ts'
import type { Menu, MenuItem } from '../../documents/menu.ts'
import { boteco, fineDining, foodTruck, houses, menuAnswer } from '../../golden/houses.ts'
import { botecoMenu, fineDiningMenu, foodTruckMenu } from '../../golden/menus.ts'
import { createDrinks } from '../drink-creation/engine.ts'
import { definition as foodPairing } from './definition.ts'
import { createPairings } from './engine.ts'
import { answers as golden } from './golden/answers.ts'
import { type Pairing, type PairingMenu, pairingContentSchema } from './schema.ts'
import { pairingSections } from './sections.ts'

const optionsOf = (id: string): readonly string[] => {
  const input = foodPairing.inputs.find((candidate) => candidate.id === id)
  return input && 'options' in input ? (input.options ?? []) : []
}
const styles = optionsOf('cuisine_style')
const areas = optionsOf('focus_areas')

function answersFor(menu: Menu, focus: readonly string[], style = 'Regional cearense'): Answers {
  return { menu_upload: menuAnswer(menu), cuisine_style: style, focus_areas: [...focus] }
}

function pair(answers: Answers, context: EngineContext = boteco.context) {
  const results = createPairings(answers, context)
  const contents = results.map(({ content }) => content)
  const sheets = contents.filter((content): content is Pairing => content.kind === 'pairing')
  const menu = contents.find((content): content is PairingMenu => content.kind === 'pairing_menu')
  if (!menu) throw new Error('the analysis is missing')
  return { results, sheets, menu }
}

const item = (name: string, price: number | null = 30, cost: number | null = null): MenuItem => ({
  name,
  category: null,
  description: null,
  price,
  cost,
})

describe('the pairing engine', () => {
  it('has golden answers that the wizard accepts', () => {
    for (const { id } of houses) {
      expect(answersSchema(foodPairing).safeParse(golden[id]).success).toBe(true)
    }
  })

  it('gives the detailed sheets and then the analysis, all valid and serialisable to JSON', () => {
    for (const { id, context } of houses) {
      const { results } = pair(golden[id], context)
      expect(results.at(-1)?.contentType).toBe('analysis')
      expect(results.length).toBeGreaterThan(8)
      for (const { content } of results) expect(pairingContentSchema.safeParse(content).success).toBe(true)
      expect(JSON.parse(JSON.stringify(results))).toEqual(results)
    }
  })

  it('pairs crackling with the house’s sour drink, and says why', () => {
    const { sheets } = pair(golden.boteco)
    const crackling = sheets.find(({ dish }) => dish.name === 'Torresmo de rolo')
    expect(crackling?.best).toMatchObject({ name: 'Caipirinha de limão', kind: 'menu_drink', price: 16.9 })
    expect(crackling?.best.reason).toMatch(/limão/i)
    expect(crackling?.runnerUp).toMatchObject({ kind: 'cachaca', ml: 30 })
    // A portion for two with two drinks: 38.90 + 2 × 16.90, 15 % off the drinks.
    expect(crackling).toMatchObject({ guests: 2, combo: { price: 67.9 } })
  })

  it('pairs wood-aged cachaça with grilled food and sweets, not with delicate seafood', () => {
    const best = (name: string, category: string, description: string | null = null) => {
      const menu: Menu = { items: [{ name, category, description, price: 60, cost: 20 }] }
      return pair(answersFor(menu, areas, 'Internacional')).sheets[0]?.cachacas[0]?.id
    }
    expect(best('Camarão no vapor', 'Entradas')).toBe('alambique')
    expect(best('Ceviche de pargo', 'Entradas')).toBe('alambique')
    expect(best('Costela bovina defumada', 'Carnes')).not.toBe('alambique')
    expect(best('Fondant de chocolate', 'Sobremesas')).not.toBe('alambique')
  })

  it('explains every score by the points of its rules', () => {
    for (const { id, context } of houses) {
      for (const { best, runnerUp } of pair(golden[id], context).sheets) {
        for (const option of [best, ...(runnerUp ? [runnerUp] : [])]) {
          const sum = option.findings.reduce((total, { points }) => total + points, 0)
          expect(option.points).toBeCloseTo(sum, 9)
          expect(new Set(option.findings.map(({ rule }) => rule)).size).toBe(option.findings.length)
          for (const { points, reason } of option.findings) {
            expect(points * 2).toBe(Math.round(points * 2))
            expect(points).not.toBe(0)
            expect(reason).not.toMatch(/undefined|null|\.$/)
          }
        }
        expect(sheetKinds(best.kind, runnerUp?.kind)).toBe(true)
      }
    }
  })

  it('prefers cachaças, and gives no drink to more than a quarter of the dishes', () => {
    for (const { id, context } of houses) {
      const { menu } = pair(golden[id], context)
      const names = new Set(menu.doses.map(({ label }) => label))
      const most = Math.max(1, Math.floor(menu.overview.length / 4))
      for (const { name, dishes } of menu.leaders) {
        if (!names.has(name)) expect(dishes, `${id}: ${name}`).toBeLessThanOrEqual(most)
      }
      const neat = menu.leaders.filter(({ name }) => names.has(name))
      expect(neat.reduce((sum, { dishes }) => sum + dishes, 0)).toBeGreaterThan(menu.overview.length / 3)
    }
  })

  it('counts two drinks for a dish for two, and combines single pieces into a round', () => {
    const menu: Menu = {
      items: [
        { ...item('Peixada cearense', 148, 52), category: 'Pratos para dois' },
        item('Caranguejo toc-toc (un)', 14, 6.8),
      ],
    }
    const { sheets } = pair(answersFor(menu, areas, 'Peixes e frutos do mar'))
    const [stew, crab] = ['Peixada cearense', 'Caranguejo toc-toc (un)'].map((name) =>
      sheets.find(({ dish }) => dish.name === name),
    )
    expect(stew?.guests).toBe(2)
    expect(stew?.combo?.drinkPrice).toBeCloseTo((stew?.best.price ?? 0) * 2, 9)
    expect(stew?.combo?.cost).toBeCloseTo(52 + (stew?.best.cost ?? 0) * 2, 9)
    // Four crabs, and a measure for each of two guests.
    expect(crab).toMatchObject({ guests: 2, pieces: 4, combo: { dishPrice: 56 } })
    expect(crab?.combo?.drinkPrice).toBeCloseTo((crab?.best.price ?? 0) * 2, 9)
  })

  it('writes sheets for the signature dishes before everyday dishes', () => {
    const plain = ['Frango grelhado', 'Batata frita', 'Arroz branco com ovo']
    const dear = Array.from({ length: 11 }, (_, index) => item(`Pargo na brasa ${index}`, 60 + index, 20))
    const items = [...plain.map((name) => item(name, 30, 9)), ...dear, item('Peixada cearense', 90, 30)]
    const { sheets } = pair(answersFor({ items }, areas))
    const names = sheets.map(({ dish }) => dish.name)
    expect(names).toHaveLength(12)
    expect(names).toContain('Peixada cearense')
    for (const name of plain) expect(names).not.toContain(name)
  })

  it('states which cachaça suits the house’s caipirinha, and shows the owner no points', () => {
    const { sheets, menu } = pair(golden.boteco)
    expect(menu.houseBase?.[0]).toMatchObject({ cachaca: 'Alambique' })
    expect(menu.houseBase?.[0]?.drinks).toContain('Caipirinha de limão')
    const text = JSON.stringify(pairingSections([...sheets, menu]))
    expect(text).not.toMatch(/pontos\b|Peso parecido|[+−]\d,5/)
    expect(text).not.toContain('pelo que o cardápio diz')
  })

  it('reports unknown lines, and pairs neither drinks nor children’s dishes', () => {
    const { menu, sheets } = pair(golden['fine-dining'], fineDining.context)
    expect(menu.unknown).toEqual(['Memória do Jaguaribe'])
    expect(menu.leftOut).toEqual([
      expect.objectContaining({
        name: 'Filé com arroz e batata frita',
        reason: expect.stringContaining('infantil'),
      }),
    ])
    expect(menu.drinksOnMenu).toBe(3)
    const paired = [...menu.overview.map(({ name }) => name), ...sheets.map(({ dish }) => dish.name)]
    for (const name of ['Negroni', 'Memória do Jaguaribe', 'Taça de espumante brut']) {
      expect(paired).not.toContain(name)
    }
  })

  it('respects the focus', () => {
    const names = (focus: string) =>
      pair(answersFor(fineDiningMenu, [focus])).menu.overview.map(({ name }) => name)
    expect(names('Sobremesas')).toEqual([
      'Fondant de chocolate do Baturité',
      'Pudim de rapadura',
      'Caju em três texturas',
    ])
    expect(names('Pratos vegetarianos')).toContain('Carpaccio de pupunha')
    expect(names('Pratos vegetarianos')).not.toContain('Cordeiro em cocção lenta')
    expect(names('Peixes e frutos do mar')).toContain('Polvo na brasa')
    expect(names('Peixes e frutos do mar')).not.toContain('Magret de pato')
    expect(names('Queijos e embutidos')).toContain('Tábua de queijos do Sertão Central')
    expect(names('Carnes e churrasco')).toContain('Magret de pato')
  })

  it('gives a tasting sequence only on request', () => {
    const asked = pair(answersFor(fineDiningMenu, ['Menu degustação'])).menu.flight
    expect(asked?.moments.map(({ moment }) => moment)).toEqual(['1º', '2º', '3º', '4º'])
    expect(asked?.price).toBeGreaterThan(asked?.cost ?? 0)
    expect(pair(answersFor(fineDiningMenu, ['Sobremesas'])).menu.flight).toBeNull()
  })

  it('offers only the house’s own signature drinks if it has them', () => {
    const house = createDrinks(
      {
        establishment_info: ['Bistrô'],
        target_audience: ['Casais'],
        equipment: ['Coqueteleira'],
      },
      plainContext,
    ).menu.drinks
    const { sheets, menu } = pair(golden['fine-dining'], {
      ...fineDining.context,
      houseDrinks: house,
    })
    const kinds = new Set(sheets.flatMap(({ best, runnerUp }) => [best.kind, runnerUp?.kind]))
    expect(kinds.has('house_drink')).toBe(true)
    expect(kinds.has('suggested_drink')).toBe(false)
    // The drink beside a dish without alcohol still gets its recipe.
    const withCachaca = (one: PairingMenu) => one.recipes.filter(({ base }) => base !== null)
    expect(withCachaca(menu)).toEqual([])
    // Control: a house without them gets a few suggestions with their sheets.
    const without = pair(golden['food-truck'], foodTruck.context)
    expect(withCachaca(without.menu).length).toBeGreaterThan(0)
    expect(withCachaca(without.menu).length).toBeLessThanOrEqual(5)
  })

  it('does not take vodka for a drink of the house', () => {
    const { sheets } = pair(golden.boteco)
    const names = sheets.flatMap(({ best, runnerUp }) => [best.name, runnerUp?.name])
    expect(names).not.toContain('Caipirosca de morango')
    expect(names).toContain('Caipirinha de limão')
  })

  it('refuses a menu without a known dish, and lists what it read', () => {
    const only = (items: MenuItem[]) => () => createPairings(answersFor({ items }, areas), boteco.context)
    expect(only([item('Segredo da Neuma')])).toThrow(EngineError)
    expect(only([item('Segredo da Neuma')])).toThrow('Segredo da Neuma')
    expect(only([item('Cerveja 600 ml')])).toThrow('só bebidas')
    expect(only([item('Torresmo')])).not.toThrow()
  })

  it('refuses a focus without dishes, and a request without a menu', () => {
    const menu: Menu = { items: [item('Torresmo')] }
    expect(() => createPairings(answersFor(menu, ['Sobremesas']), boteco.context)).toThrow('“Sobremesas”')
    expect(() =>
      createPairings({ cuisine_style: 'Italiana', focus_areas: ['Sobremesas'] }, boteco.context),
    ).toThrow(expect.objectContaining({ code: 'answers_invalid' }))
  })

  it('says “custo incompleto” instead of an unknown margin', () => {
    const menu: Menu = { items: [item('Torresmo', 38.9, null)] }
    const { sheets } = pair(answersFor(menu, areas))
    expect(sheets[0]?.combo).toMatchObject({ cost: null, margin: null })
    const text = JSON.stringify(pairingSections(sheets))
    expect(text).toContain('custo incompleto')
  })

  it('is deterministic for a house and differs between houses', () => {
    const [first, second, third] = houses.map(({ id, context }) => pair(golden[id], context))
    expect(pair(golden.boteco)).toEqual(pair(golden.boteco))
    const leads = [first, second, third].map((house) => JSON.stringify(house?.menu.leaders))
    expect(new Set(leads).size).toBe(3)
    // The same menu in another kind of house has other prices and drinks.
    const inBar = pair(answersFor(foodTruckMenu, areas), boteco.context)
    const inFine = pair(answersFor(foodTruckMenu, areas), fineDining.context)
    expect(inBar.menu.doses).not.toEqual(inFine.menu.doses)
    expect(inBar.menu.recipes.map(({ name }) => name)).not.toEqual(
      inFine.menu.recipes.map(({ name }) => name),
    )
  })

  it('adapts to the style of the kitchen', () => {
    const bests = (style: string) =>
      pair(answersFor(foodTruckMenu, areas, style)).menu.overview.map(({ best }) => best)
    expect(bests('Japonesa')).not.toEqual(bests('Churrasco e carnes na brasa'))
  })

  it('keeps its invariants for any menu of these lines, any focus and any style', { tags: 'slow' }, () => {
    const lines = [...botecoMenu.items, ...fineDiningMenu.items, ...foodTruckMenu.items]
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...lines), {
          minLength: 1,
          maxLength: 12,
          selector: ({ name }) => name,
        }),
        fc.uniqueArray(fc.constantFrom(...areas), { minLength: 1 }),
        fc.constantFrom(...styles),
        fc.constantFrom(...houses),
        (items, focus, style, { context }) => {
          let outcome: ReturnType<typeof pair>
          try {
            outcome = pair(answersFor({ items }, focus, style), context)
          } catch (error) {
            expect(error).toBeInstanceOf(EngineError)
            return
          }
          const { menu, sheets } = outcome
          const told =
            menu.overview.length +
            menu.unknown.length +
            menu.leftOut.length +
            menu.outOfFocus.length +
            menu.drinksOnMenu
          expect(told).toBe(items.length)
          for (const { best } of sheets) {
            expect(best.points).toBeCloseTo(
              best.findings.reduce((sum, { points }) => sum + points, 0),
              9,
            )
          }
          const { shopping } = menu
          expect(shopping.totalBRL).toBeCloseTo(
            [...shopping.bottles, ...shopping.ingredients].reduce((sum, { costBRL }) => sum + costBRL, 0),
            6,
          )
          expect(JSON.stringify(pairingSections([...sheets, menu]))).not.toMatch(/undefined|NaN|Infinity/)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('pairs all 500 lines of a menu and details twelve of them', () => {
    const items = Array.from({ length: 500 }, (_, index) =>
      item(`Torresmo número ${index}`, 20 + (index % 40)),
    )
    const { menu, sheets } = pair(answersFor({ items }, areas))
    expect(menu.overview).toHaveLength(500)
    expect(sheets).toHaveLength(12)
  })

  it('never urges guests to drink and never praises strength', () => {
    for (const { id, context } of houses) {
      const { sheets, menu } = pair(golden[id], context)
      for (const text of [...sheets.flatMap(({ menuText, pitch }) => [menuText, pitch]), ...menu.script]) {
        expect(text).not.toMatch(/\b(beba|tome|prove já|vira|forte)\b/i)
      }
    }
  })
})

/** A neat cachaça alternates with a mixed drink. */
function sheetKinds(best: string, runnerUp: string | undefined): boolean {
  return runnerUp === undefined || (best === 'cachaca') !== (runnerUp === 'cachaca')
}
