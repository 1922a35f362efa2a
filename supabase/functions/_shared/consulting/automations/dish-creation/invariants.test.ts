/** What holds of every report of dishes, whatever the house. */
import { describe, expect, it, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { foodOf, isFoodId } from '../../base/pantry/kitchen.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import { reportSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { dishActions } from './actions.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })
const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' as const })
const open = { from: '11:00', to: '22:00' }
const house = houseSchema.parse({
  menu: [
    item('Pratos', 'Buchada', 52, 18),
    item('Pratos', 'Galinha ao molho pardo', 56, 20),
    item('Pratos', 'Peixe na telha', 68, 26),
    item('Petiscos', 'Batata-doce frita', 20, 4),
    item('Petiscos', 'Linguiça na brasa', 28, 9),
    item('Sobremesas', 'Doce de mamão', 15, 4),
    item('Bebidas', 'Suco de umbu', 11, 3),
  ],
  ingredientPrices: {
    'Pernil de carneiro': kilo(44),
    'Costela de bode': kilo(39),
    Arroz: kilo(6),
    Jerimum: kilo(5),
    'Queijo coalho': kilo(42),
  },
  settings: { opening: { 0: open, 2: open, 3: open, 4: open, 5: open, 6: open, 1: null } },
})

function made(ingredients: string, name = 'Recanto do Juazeiro', more: object = {}, own = house) {
  const answers = { cuisine_preferences: ['Sertaneja', 'Regional cearense'], ingredients, ...more }
  const context = { ...plainContext, restaurant: { ...plainContext.restaurant, name }, house: own }
  const contents = createDishes(answers, understood('dish_creation', answers, context)).map(
    ({ content }) => content,
  )
  const dishes = contents.flatMap((content) => (content.kind === 'dish' ? [content] : []))
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  return { contents, dishes, menu, answers: new Map(menu?.answers?.map(({ about, text }) => [about, text])) }
}

const holding = (dishes: readonly Dish[], id: string) =>
  dishes.filter(({ ingredients }) => ingredients.some((part) => part.id === id))
/** Whether a dish has meat or fish. */
const flesh = ({ ingredients }: Dish) =>
  ingredients.some(
    ({ id }) => isFoodId(id) && foodOf(id).tags.some((tag) => /beef|pork|poultry|fish|shellfish/.test(tag)),
  )
const houses = ['Recanto do Juazeiro', 'Cantina da Praça', 'Fogão de Lenha', 'Casa da Tia Biá']

describe('what a house has left over', () => {
  test.each([
    ['Tenho pernil de carneiro sobrando, uns 7 kg por semana, e quero usar', 'cordeiro', 'pernil'],
    ['Sobra costela de bode, 6 kg por semana', 'bode', 'costela'],
    [
      'Todo fim de semana sobram uns 4 kg de aparas de cordeiro e queria dar um destino a elas',
      'cordeiro',
      'pernil',
    ],
  ])('is cooked itself, and no other animal of that cut: %s', (said, id, other) => {
    for (const name of houses) {
      const { dishes } = made(
        `Quero quatro pratos novos: dois principais, um petisco e uma sobremesa. ${said}.`,
        name,
      )
      expect([name, holding(dishes, id).length > 0, holding(dishes, other)]).toEqual([name, true, []])
      for (const dish of holding(dishes, id))
        for (const { id: part, amount, costBRL } of dish.ingredients)
          if (part === id)
            expect((costBRL ?? 0) / amount).toBeCloseTo((id === 'bode' ? 39 : 44) / 0.9 / 1000, 3)
    }
  })

  it('is weighed out for each open day, and what the plan does not sell is told with its place', () => {
    for (const amount of [2, 5, 9, 20]) {
      const { menu } = made(`Quero quatro pratos. Sobra costela de bode, ${amount} kg por semana.`)
      const told = menu?.met?.find(({ of }) => of === 'leftover')?.text ?? ''
      expect(told).toContain(
        `Separe ${(Math.round((amount / 6) * 10) / 10).toString().replace('.', ',')} kg por dia nos 6 dias abertos`,
      )
      const [, used, rest] = /vão ([\d,]+) kg; (?:dos outros ([\d,]+) kg)?/.exec(told) ?? []
      const number = (value = '0') => Number(value.replace(',', '.'))
      if (rest !== undefined) expect(number(used) + number(rest)).toBeCloseTo(amount, 0)
      expect(told).toMatch(/É o que o plano vende|congele no mesmo dia|Acaba antes do plano/)
    }
  })

  it('answers how much of it a day takes', () => {
    const { answers } = made(
      'Quero quatro pratos. Sobra costela de bode, 6 kg por semana. Quanto de bode eu separo por dia?',
    )
    expect(answers.get('thaw')).toMatch(
      /^\*\*1 kg por dia\*\*: 6 kg por semana em 6 dias abertos\. Dá \d+ de /,
    )
  })

  it('leaves room for the dish without meat', () => {
    for (const name of houses) {
      const { dishes } = made(
        'Quero quatro pratos novos: dois principais, um petisco e uma sobremesa. Um dos principais tem que ser vegetariano. Sobra costela de bode, 6 kg por semana.',
        name,
      )
      const mains = dishes.filter(({ course }) => course === 'principal')
      expect([name, mains.filter((dish) => !flesh(dish)).length]).toEqual([name, 1])
      expect(holding(dishes, 'bode').length).toBeGreaterThan(0)
    }
  })
})

describe('cachaça', () => {
  const served = (drinks: readonly string[]) =>
    houseSchema.parse({
      ...house,
      menu: [...house.menu, ...drinks.map((name) => item('Bebidas', name, 26, 9))],
    })

  it('is in half of the dishes of a house that pours none and does not speak of it', () => {
    for (const name of houses)
      for (const count of [4, 5]) {
        const { dishes } = made(`Quero ${count} pratos novos.`, name, {}, served(['Taça de tinto', 'Chope']))
        expect([name, dishes.filter(({ sober }) => sober !== true).length]).toEqual([
          name,
          Math.floor(count / 2),
        ])
      }
  })

  it('is in all of them where the house pours it, or asks for it', () => {
    for (const [asked, drinks] of [
      ['Quero 4 pratos novos.', ['Taça de tinto', 'Caipirinha']],
      ['Quero 4 pratos novos com cachaça.', ['Taça de tinto', 'Chope']],
    ] as const)
      expect(
        made(asked, 'Cantina da Praça', {}, served(drinks)).dishes.every(({ sober }) => sober !== true),
      ).toBe(true)
  })
})

test.each([
  ['E com que vinho sirvo o bode?', /^Taça de tinto \(R\$\s26,00\), com .*bode/i],
  ['Que cerveja vai com o bode?', /^O cardápio da casa não lista cerveja/],
])('a drink asked for beside a dish is one of the house: %s', (asked, answer) => {
  const poured = houseSchema.parse({
    ...house,
    menu: [...house.menu, item('Vinhos', 'Taça de tinto', 26, 9)],
  })
  const { answers } = made(`Quero 4 pratos. Um é com bode. ${asked}`, 'Cantina da Praça', {}, poured)
  expect(answers.get('doseEach')).toMatch(answer)
})

describe("the owner's own word for an animal", () => {
  it.each([
    ['carneiro', 'cordeiro'],
    ['ovelha', 'cordeiro'],
    ['sirigado', 'robalo'],
    ['garoupa', 'robalo'],
  ])('stands in the whole report: %s, never %s', async (said, ours) => {
    const { contents } = made(`Quero 4 pratos. Um é com ${said}, que compro a 40 o quilo.`)
    const text = toMarkdown('', await reportSections(contents))
    expect(text).toContain(said)
    expect(text.toLowerCase()).not.toContain(ours)
  })
})

describe('a full house', () => {
  it.each([
    ['No sábado servimos umas 70 pessoas.', 70, 'no sábado'],
    ['Domingo são 90 almoços.', 90, 'no domingo'],
    ['', 48, ''],
  ])('gets its portions and recipes, by who comes: %s', async (said, guests, day) => {
    const seated = houseSchema.parse({ ...house, settings: { ...house.settings, seats: 48 } })
    for (const name of houses) {
      const asked = `Quero dois principais, um petisco e uma sobremesa. ${said}`
      const { contents, dishes, menu } = made(asked, name, {}, seated)
      expect(toMarkdown('', await reportSections(contents))).toContain(
        `Casa cheia: ${guests} pessoas${day === '' ? '' : ` ${day}`}`,
      )
      const planned = menu?.plan?.fullHouse?.portions ?? []
      expect(planned.map(({ id }) => id).toSorted()).toEqual(dishes.map(({ id }) => id).toSorted())
      // Two new mains beside the house's three, one for each guest.
      const mains = dishes.flatMap(({ course, id, serves = 1 }) =>
        course === 'principal' && serves === 1 ? [planned.find((one) => one.id === id)?.count] : [],
      )
      for (const count of mains) expect(count).toBe(Math.ceil(guests / 5))
    }
  })
})

test('who comes is no price of a dish', () => {
  for (const said of ['No sábado servimos umas 60 pessoas.', 'Atendemos cerca de 40 clientes por noite.'])
    expect(
      understood(
        'dish_creation',
        { ingredients: `Quero 4 pratos. ${said}` },
        plainContext,
      ).sheet.wishes.filter(({ kind }) => kind === 'price'),
    ).toEqual([])
})

test('the purchase is for the week whose gain is told', () => {
  for (const name of houses) {
    const { contents, menu } = made('Quero dois principais, um petisco e uma sobremesa.', name)
    const [buy, , , launch] = dishActions(contents)
    const [, week] = /\((\d+) da primeira semana e 2 de prova\)/.exec(buy?.what ?? '') ?? []
    expect(launch?.brings).toContain(`com esses ${week} pedidos de cada`)
    expect(menu?.shopping.portions).toBe(Number(week) + 2)
  }
})

test('one vegetarian dish is a meal, and never the pudding that is one anyway', () => {
  for (const name of houses) {
    const { dishes } = made(
      'Gostaria de 3 pratos para o almoço, um deles vegetariano, e uma sobremesa. Sobram uns 4 kg de frango por semana.',
      name,
    )
    expect(dishes).toHaveLength(4)
    const mains = dishes.filter(({ course }) => course === 'principal')
    expect([name, mains.filter((dish) => !flesh(dish)).length > 0]).toEqual([name, true])
    // A leftover goes into two dishes at most.
    expect(holding(dishes, 'sobrecoxa').length).toBeLessThanOrEqual(2)
  }
})

test('what one dish is without is no rule for the others', () => {
  for (const name of houses) {
    const { dishes, menu } = made(
      'Quero dois principais, um petisco e uma sobremesa. Um principal sem peixe, vegetariano. Usem robalo.',
      name,
    )
    expect(menu?.understood.excluded).toEqual([])
    expect([name, holding(dishes, 'robalo').length > 0]).toEqual([name, true])
  }
})

describe('a range of prices', () => {
  it('is of the dishes that are meant: a dessert keeps the price of desserts', () => {
    for (const name of houses) {
      const { dishes } = made(
        'Quero três principais e uma sobremesa. Um dos principais pode chegar a 90; os outros ficam entre 48 e 64.',
        name,
      )
      expect(dishes.map(({ course }) => course).toSorted()).toEqual([
        'principal',
        'principal',
        'principal',
        'sobremesa',
      ])
      for (const { course, suggestedPrice } of dishes)
        if (course === 'sobremesa') expect([name, (suggestedPrice ?? 99) < 30]).toEqual([name, true])
        else expect(suggestedPrice).toBeGreaterThanOrEqual(48)
      expect(dishes.filter(({ suggestedPrice }) => (suggestedPrice ?? 0) > 64).length).toBeLessThanOrEqual(1)
    }
  })
})

test('of a counted form, the one without meat and fish is among them', () => {
  for (const name of houses) {
    const { dishes, menu } = made(
      'Quero duas massas, um antepasto e uma sobremesa. Uma das massas é sem carne nem peixe.',
      name,
      { cuisine_preferences: ['Italiana'], complexity_level: 'Até 30 minutos por prato' },
    )
    const pasta = dishes.filter((dish) => hasForm(dish.name, 'massa'))
    expect([name, pasta.length, pasta.some((dish) => !flesh(dish))]).toEqual([name, 2, true])
    expect(dishes.map(({ course }) => course).toSorted()).toEqual([
      'petisco',
      'principal',
      'principal',
      'sobremesa',
    ])
    expect(menu?.understood.excluded).toEqual([])
  }
})

describe('a wish for one course', () => {
  test.each([
    ['A sobremesa tem que ser com rapadura e aguentar dois dias na geladeira', 'rapadura'],
    ['A sobremesa deve ser com banana', 'banana'],
  ])('is met in that course: %s', (said, id) => {
    for (const name of houses) {
      const { dishes } = made(
        `Quero quatro pratos: dois principais, um petisco e uma sobremesa. ${said}.`,
        name,
      )
      const [sweet] = dishes.filter(({ course }) => course === 'sobremesa')
      expect([name, sweet?.ingredients.some((part) => part.id.startsWith(id))]).toEqual([name, true])
    }
  })
})

describe('plates to share', () => {
  it('are as many as the owner counts, of main courses, within their price', () => {
    for (const name of houses) {
      const { dishes } = made(
        'Queremos 4 pratos novos: dois para dividir em família, um petisco e uma sobremesa. O prato para a família não pode passar de 120 reais.',
        name,
      )
      const shared = dishes.filter(({ serves }) => serves === 4)
      expect(shared.map(({ course }) => course)).toEqual(['principal', 'principal'])
      for (const { suggestedPrice } of shared) expect(suggestedPrice).toBeLessThanOrEqual(120)
    }
  })
})

test('no two dishes of a menu have the same main ingredient with two of the same beside it', () => {
  const common =
    /^(?:sal|oleo|azeite|manteiga|manteiga_garrafa|alho|cebola|cebola_roxa|tomate|limao|acucar|coentro|rapadura|farinha_mandioca|arroz|ovo|trigo|pimenta.*|cheiro.*|cachaca)$/
  for (const name of houses) {
    const { dishes } = made(
      'Quero 5 pratos com jerimum, feijão-verde e queijo coalho. Dois vegetarianos.',
      name,
    )
    const flavours = dishes.map(({ ingredients }) =>
      ingredients.slice(0, -1).flatMap(({ id }) => (common.test(id) ? [] : [id])),
    )
    for (const [at, [main, ...others]] of flavours.entries())
      for (const [hero, ...seconds] of flavours.slice(at + 1))
        expect([name, main === hero && seconds.filter((id) => others.includes(id)).length >= 2]).toEqual([
          name,
          false,
        ])
  }
})

test('each dish with cachaça tells at its own sheet how it is served without it', async () => {
  const bar = houseSchema.parse({ ...house, menu: [...house.menu, item('Bebidas', 'Caipirinha', 18, 5)] })
  const { contents, dishes } = made('Quero 5 pratos para o almoço de domingo', undefined, {}, bar)
  const text = toMarkdown('', await reportSections(contents))
  const spirited = dishes.filter(({ sober }) => sober !== true)
  expect(text.match(/\*\*Sem cachaça\*\*: /g)).toHaveLength(spirited.length)
})

test.each(['arabaiana', 'beijupirá', 'pescada'])(
  'a fish is bought under the name that the owner gives it: %s',
  (fish) => {
    const { dishes, contents } = made(`Quero 4 pratos. Usem ${fish}.`)
    const named = dishes.flatMap(({ ingredients }) => ingredients.filter(({ id }) => id === 'robalo'))
    expect(named.length).toBeGreaterThan(0)
    expect(JSON.stringify(contents)).toContain(`filé de ${fish}`)
    expect(JSON.stringify(contents)).not.toMatch(/filé de robalo/)
  },
)

test('the price of plain rice is none of the rice for risotto', () => {
  const { dishes } = made('Quero 3 pratos: um risoto, um petisco e uma sobremesa', 'Bistrô do Sítio', {
    cuisine_preferences: ['Italiana'],
  })
  for (const { ingredients } of dishes)
    for (const { id, amount, costBRL } of ingredients)
      if (id === 'arborio') expect(((costBRL ?? 0) / amount) * 1000).toBeGreaterThan(15)
})

test('a house of meat gets no tofu unless a diet asks for it', () => {
  for (const name of houses) {
    expect(holding(made('Quero seis pratos novos', name).dishes, 'tofu')).toEqual([])
  }
})

describe('questions of the kitchen', () => {
  it('are answered by their own rule', () => {
    const { answers } = made(
      'Quero 4 pratos. Como tirar o sal da carne sem perder o gosto? Quanto de carne crua eu calculo por pessoa?',
    )
    const told = [...answers.values()].join(' ')
    expect(told).toContain('2 a 4 horas, com uma troca')
    expect(told).toContain('De 200 a 250 g crua por pessoa')
  })

  it('whether a food pays is answered with what it adds to a plate', () => {
    const { answers } = made('Quero 4 pratos. Arroz vermelho vale a pena ou sai caro?')
    expect(answers.get('aboutFood')).toMatch(
      /no prato\*\*, a 80 g por porção\. Arroz branco, a R\$ 6,00 o quilo, custa R\$ 0,48/,
    )
  })
})
