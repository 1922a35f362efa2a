import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { reportSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'

const plates = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Frango grelhado com arroz', price: 32, cost: 10 },
    { section: 'Pratos', name: 'Peixada', price: 48, cost: 17 },
    { section: 'Sobremesas', name: 'Pudim de leite', price: 14, cost: 3 },
  ],
})
const boxes = houseSchema.parse({
  menu: [
    { section: 'Quentinhas', name: 'Quentinha do dia', price: 19, cost: 7.5 },
    { section: 'Quentinhas', name: 'Quentinha executiva', price: 25, cost: 9.8 },
    { section: 'Bebidas', name: 'Suco de caju', price: 7, cost: 2 },
  ],
})

function made(ingredients: string, house = plates) {
  const answers = { cuisine_preferences: ['Regional cearense'], ingredients }
  const sheet = understand('dish_creation', { answers, house, today: '2026-11-20' })
  const results = createDishes(answers, { ...plainContext, house, sheet })
  return {
    dishes: results.flatMap(({ content }) => (content.kind === 'dish' ? [content] : [])),
    warnings: results.flatMap(({ content }) => (content.kind === 'dish_menu' ? content.warnings : [])),
  }
}

const spirited = (said: string, house = plates) =>
  made(said, house).dishes.filter(({ ingredients }) => ingredients.some(({ name }) => /cachaça/.test(name)))

test.each([
  '6 pratos novos. Pimenta a gente evita que tem criança que come aqui',
  'Quero 6 pratos pra merenda, é tudo aluno do colégio',
  'seis pratos; vendemos para escolas da Maraponga',
])('what children eat has neither cachaça nor pepper, and the report says why: %s', (said) => {
  const { dishes, warnings } = made(said)
  expect(dishes.length).toBeGreaterThanOrEqual(3)
  expect(spirited(said)).toEqual([])
  expect(dishes.some(({ ingredients }) => ingredients.some(({ name }) => name.includes('pimenta')))).toBe(
    false,
  )
  expect(warnings.join(' ')).toContain('Criança vai comer')
})

test.each(['6 pratos novos. Criança pode comer esses pratos?', '6 pratos; cozinho desde menino'])(
  'a question about children, and the owner as a child, change no recipe: %s',
  (said) => expect(spirited(said).length).toBeGreaterThan(0),
)

test("a lunch box holds main dishes without cachaça, at a price of the house's boxes", () => {
  const { dishes } = made('5 pratos novos com macaxeira', boxes)
  expect(spirited('5 pratos novos com macaxeira', boxes)).toEqual([])
  expect(dishes.some(({ course }) => course === 'sobremesa' || course === 'lanche')).toBe(false)
  for (const { suggestedPrice } of dishes) expect([19, 25]).toContain(suggestedPrice)
})

test('an owner of lunch boxes who asks for cachaça gets it', () =>
  expect(spirited('5 pratos novos, todos com cachaça', boxes).length).toBeGreaterThan(0))

test('where no alcohol may be served, every dish is made without cachaça, and none is offered beside it', () => {
  const said = '6 pratos. Cachaça nos pratos não pode, é dentro da universidade'
  const { dishes, warnings } = made(said)
  expect(dishes).toHaveLength(6)
  expect(spirited(said)).toEqual([])
  expect(warnings.join(' ')).toMatch(/não se serve álcool/)
})

test.each([
  'Nada com cachaça na comida, que o motorista sopra o bafômetro',
  'É dentro do posto de gasolina, na estrada, e não pode vender álcool',
])('guests who drive get dishes without cachaça: %s', (said) => {
  expect(made(`6 pratos. ${said}`).dishes).toHaveLength(6)
  expect(spirited(`6 pratos. ${said}`)).toEqual([])
})

test('the words that a refusal offers are served', () => {
  const offered = [
    'cachaça nos pratos não pode, é dentro da escola',
    'nada com cachaça, que o cliente dirige',
  ]
  for (const said of offered) expect(made(`6 pratos, ${said}`).dishes, said).toHaveLength(6)
})

test('no dose is offered beside the dishes of pupils', async () => {
  const reportOf = async (ingredients: string) => {
    const answers = { cuisine_preferences: ['Regional cearense'], ingredients }
    const sheet = understand('dish_creation', { answers, house: plates, today: '2026-11-20' })
    const results = createDishes(answers, { ...plainContext, house: plates, sheet })
    return toMarkdown('Menu', await reportSections(results.map(({ content }) => content)))
  }
  expect(await reportOf('6 pratos com cachaça pro almoço dos alunos')).not.toMatch(/Para beber ao lado/)
  expect(await reportOf('6 pratos com cachaça pro almoço')).toMatch(/Para beber ao lado/)
})

test('what is left over opens a form that the menu does not have, and an untrue reason is not given', () => {
  const { dishes } = made('4 pratos. Tem cuscuz sobrando todo dia, queria usar ele. sem frango')
  expect(dishes.some(({ name }) => /cuscuz/i.test(name))).toBe(true)
})
