/** @module-tag slow */
import { expect, test } from 'vitest'
import { furtherHouses } from '../../golden/further-houses.ts'
import { goldenContext } from '../../golden/golden.ts'
import { fineDining, menuAnswer } from '../../golden/houses.ts'
import { pairingActions } from './actions.ts'
import { createPairings } from './engine.ts'
import { answers as golden } from './golden/answers.ts'
import { pairingSections } from './sections.ts'

function reportOf(id: string) {
  const house = furtherHouses.find((one) => one.id === id) ?? fineDining
  const answers = 'answers' in house ? house.answers.food_pairing : golden['fine-dining']
  const contents = createPairings(answers, goldenContext('food_pairing', house, answers)).map(
    ({ content }) => content,
  )
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) throw new Error('the analysis is missing')
  return { contents, sheets, menu, text: JSON.stringify(pairingSections(contents)) }
}

test('a dish in its closed season is in no first combo, training, tasting or tasting menu', () => {
  for (const [id, dish] of [
    ['barraca', 'Lagosta na manteiga'],
    ['fine-dining', 'Lagosta grelhada'],
  ] as const) {
    const { contents, menu } = reportOf(id)
    expect(menu.overview.find(({ name }) => name === dish)?.closed).toBe(true)
    expect(menu.combos?.map((combo) => combo.dish)).not.toContain(dish)
    const told = [pairingActions(contents), menu.script, menu.tasting, menu.flight, menu.summary]
    expect(JSON.stringify(told)).not.toContain(dish)
  }
})

test('the tasting costs exactly the cachaças that are poured', () => {
  // R$ 25, 55 and 75 for 500 ml, 6 × 15 ml of each.
  const perMl = { alambique: 0.05, carvalho: 0.11, castanheira: 0.15, amburana: 0.12 }
  for (const id of ['cafeteria', 'food-truck', 'lanchonete', 'galpao']) {
    const { menu } = reportOf(id)
    const { rounds, contrast } = menu.tasting
    const poured = [...rounds, ...(contrast ? [contrast] : [])].map(({ cachaca }) => cachaca)
    const expected = menu.doses
      .filter(({ label }) => poured.includes(label))
      .reduce((sum, dose) => sum + 90 * perMl[dose.id], 0)
    expect(menu.tasting.costBRL, id).toBeCloseTo(expected, 9)
  }
})

test.each(['cafeteria', 'food-truck', 'lanchonete', 'galpao', 'pub'])(
  'the team of the %s learns only pairs of the table',
  (id) => {
    const { sheets, menu } = reportOf(id)
    const neat = new Set(sheets.flatMap(({ best }) => (best.kind === 'cachaca' ? [best.name] : [])))
    if (neat.size === 0) return
    for (const { cachaca } of menu.tasting.rounds) expect([...neat]).toContain(cachaca)
  },
)

test('the report names only the prices that the recommended drinks use', () => {
  const barraca = furtherHouses.find(({ id }) => id === 'barraca')
  if (!barraca) throw new Error('the house is missing')
  const { food_pairing: answers } = barraca.answers
  // A stew that neat cachaça does not suit, in a house without drinks: the new drink is made with lime.
  const stew = { name: 'Moqueca de peixe', category: 'Pratos', description: null, price: 90, cost: 40 }
  const contents = createPairings(
    { ...answers, focus_areas: ['Pratos principais'], menu_upload: menuAnswer({ items: [stew] }) },
    goldenContext('food_pairing', barraca, answers),
  ).map(({ content }) => content)
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  expect(menu?.house?.join()).toContain('limão-taiti')
  expect(reportOf('regional').menu.house?.join()).not.toContain('cajuína')
})

test('an alcohol-free drink is not called a caipirinha, is on the shopping list, and names its dishes', () => {
  const { menu, text } = reportOf('galpao')
  const [drink] = menu.recipes.filter(({ base }) => base === null)
  expect(drink?.name).toBe('Domingo de Feira')
  expect(`${drink?.style} ${drink?.story}`.toLowerCase()).not.toContain('caipirinha')
  expect(menu.shopping.ingredients.map(({ name }) => name)).toContain('cajuína')
  expect(text).not.toContain('Veja a tabela')
})

test('every dish has an alcohol-free drink beside it', () => {
  for (const { alcoholFree } of reportOf('fine-dining').sheets) expect(alcoholFree).not.toBeNull()
})

test('no menu text omits the article of a drink', () => {
  for (const { id } of furtherHouses) {
    expect(reportOf(id).text).not.toMatch(/companhia de |Juntos, |fale de |Recusaram |\(-\d|: -\d/)
  }
})

/** The sentence without the names of this dish and this drink. */
function bare(
  text: string,
  { dish, best, terms }: { dish: { name: string }; best: { name: string }; terms: readonly string[] },
) {
  return [dish.name, best.name, ...terms]
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, '…').replaceAll(name.toLowerCase(), '…'), text)
}

test('no two dishes of a report have the same sentence', () => {
  for (const id of ['fine-dining', ...furtherHouses.map((house) => house.id)]) {
    const { sheets } = reportOf(id)
    const said = sheets.map((sheet) => bare(sheet.best.reason, sheet))
    const most = Math.max(...said.map((one) => said.filter((other) => other === one).length))
    expect(most, id).toBeLessThanOrEqual(2)
    const lines = sheets.flatMap((sheet) => {
      const line = bare(sheet.menuText, sheet).split(': ')[1]
      return line === undefined ? [] : [line]
    })
    expect(
      Math.max(0, ...lines.map((one) => lines.filter((other) => other === one).length)),
      id,
    ).toBeLessThanOrEqual(2)
  }
})

test('no drink is recommended in its recipe with a dish in its closed season', () => {
  const { contents } = reportOf('fine-dining')
  const shopping = pairingSections(contents).find(({ id }) => id === 'compras')
  expect(JSON.stringify(shopping)).not.toContain('Lagosta')
})

test('every dish with raw meat or fish has its warning', () => {
  const warned = reportOf('fine-dining').menu.against?.map(({ what }) => what)
  expect(warned).toContain('Ceviche de pargo e caju e Tartare de carne de sol')
})

test('the summary adds up the gains as the table rounds them', () => {
  for (const id of ['fine-dining', 'barraca', 'lanchonete', 'pousada']) {
    const { menu } = reportOf(id)
    const first = menu.combos?.filter((combo) => combo.first) ?? []
    const total = first.reduce((sum, { perTen }) => sum + Math.round(perTen ?? 0), 0)
    if (first.length > 0) expect(menu.summary, id).toContain(` a R$ ${total}**`)
  }
})

test('a drink that is replaced has the article of its gender', () => {
  for (const { id } of furtherHouses) {
    expect(reportOf(id).text).not.toMatch(
      /(tira|lugar de) uma (Caf|Coco|Refri|Suco)|meia (Caf|Coco|Refri|Suco)/,
    )
  }
})

test('the line for the menu gives the size of a measure beside its price', () => {
  expect(reportOf('cafeteria').text).toContain('“Vai bem com Carvalho de 30 ml, R$ 15”')
})

test('a house whose beer earns more than the measure learns that reason for having no combo', () => {
  expect(reportOf('pub').menu.summary).toContain('a mesa que troca a cerveja pela cachaça')
  expect(reportOf('cafeteria').menu.summary).toContain('a bebida vai ao lado do prato, ao preço dela')
})

test('a sparkling wine is not called a glass of white wine', () => {
  const robalo = reportOf('bistro').menu.overview.find(({ name }) => name.startsWith('Robalo'))
  expect(robalo?.best).toContain('Espumante')
  expect(robalo?.say).toContain('taça de espumante')
})

test('the server’s sentence gives a drink the article of its gender', () => {
  const said = (id: string) => reportOf(id).menu.overview.map(({ say }) => say)
  expect(said('lanchonete')).toContain('Com o frango grelhado, trago o Suco de acerola?')
  expect(said('barraca')).toContain('Peixe frito chama limão, e a Caipirinha já traz.')
})
