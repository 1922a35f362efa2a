/** The house's own list comes first: several houses with wines or beers, and what holds for each. */
import { describe, expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { pairingSections } from './sections.ts'

const item = (
  category: string,
  name: string,
  price: number,
  cost: number,
  description: string | null = null,
): MenuItem => ({
  category,
  name,
  price,
  cost,
  description,
})

const wineBistro = [
  item('Entradas', 'Carpaccio de abobrinha', 38, 9),
  item('Entradas', 'Croquete de costela', 42, 12),
  item('Principais', 'Lula grelhada com ervas', 96, 36),
  item('Principais', 'Risoto de lagostim', 99, 38),
  item('Principais', 'Nhoque na manteiga', 62, 13),
  item('Principais', 'Filé mignon ao molho de pimenta verde', 102, 39),
  item('Principais', 'Paleta de cordeiro braseada', 112, 42),
  item('Principais', 'Robalo em crosta de castanha', 98, 35),
  item('Sobremesas', 'Torta de chocolate', 32, 8),
  item('Sobremesas', 'Panna cotta de manga', 28, 6),
  item('Taças', 'Sauvignon blanc da casa', 33, 11, 'taça 150 ml'),
  item('Taças', 'Chardonnay do sul', 35, 12, 'taça 150 ml'),
  item('Taças', 'Rosé seco', 41, 15, 'taça 150 ml'),
  item('Taças', 'Pinot noir', 38, 13, 'taça 150 ml'),
  item('Taças', 'Malbec', 37, 12, 'taça 150 ml'),
  item('Taças', 'Espumante brut', 31, 9, 'taça 150 ml'),
  item('Sem álcool', 'Suco de uva', 15, 5),
]
const mountainChalet = [
  item('Fondues', 'Fondue de queijo', 150, 48, 'para 2 pessoas'),
  item('Fondues', 'Fondue de chocolate', 96, 26, 'para 2 pessoas'),
  item('Pratos', 'Truta na manteiga', 84, 30),
  item('Pratos', 'Filé com funghi', 89, 34),
  item('Pratos', 'Lasanha à bolonhesa', 58, 16),
  item('Bebidas', 'Tinto da casa', 27, 9, 'taça 150 ml'),
  item('Bebidas', 'Cabernet chileno', 122, 54, 'garrafa 750 ml'),
  item('Bebidas', 'Brut nacional', 112, 48, 'garrafa 750 ml'),
  item('Bebidas', 'Moscatel', 98, 40, 'garrafa 750 ml'),
  item('Bebidas', 'Sauvignon Blanc', 116, 50, 'garrafa 750 ml'),
  item('Bebidas', 'Chá de erva-cidreira', 9, 1),
]
const brewery = [
  item('Porções', 'Torresmo de rolo', 38, 12),
  item('Porções', 'Linguiça na chapa', 36, 11),
  item('Porções', 'Língua ao molho', 40, 13),
  item('Porções', 'Frango à passarinho', 42, 14),
  item('Porções', 'Costelinha ao barbecue', 58, 21),
  item('Porções', 'Isca de peixe frita', 48, 17),
  item('Porções', 'Batata frita', 28, 7),
  item('Chopes', 'Chope pilsen 300 ml', 11, 4),
  item('Chopes', 'Chope IPA 300 ml', 16, 6),
  item('Chopes', 'Chope weiss 300 ml', 15, 5.5),
  item('Chopes', 'Chope stout 300 ml', 17, 6.5),
  item('Sem álcool', 'Limonada', 10, 2),
]
const houses = { wineBistro, mountainChalet, brewery }
type HouseName = keyof typeof houses

const everything = ['Entradas e petiscos', 'Pratos principais', 'Sobremesas']

function analysisOf(items: readonly MenuItem[], ...asked: string[]) {
  const answers = {
    menu_upload: menuAnswer({ items: [...items] }),
    cuisine_style: 'Internacional',
    focus_areas: [...everything, ...asked],
  }
  const context = {
    ...plainContext,
    today: '2026-06-08',
    restaurant: { ...plainContext.restaurant, type: 'bistro' as const },
  }
  const contents = createPairings(answers, understood('food_pairing', answers, context)).map(
    ({ content }) => content,
  )
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) throw new Error('the analysis is missing')
  return { menu, told: JSON.stringify(pairingSections(contents)) }
}
const plannedFor = (house: HouseName, asked: string, wish: string) =>
  analysisOf(houses[house], asked).menu.asked?.planned.find((one) => one.wish === wish)
const answerTo = (house: HouseName, asked: string) =>
  analysisOf(houses[house], asked).menu.asked?.answers[0]?.text

/** Every house, whole and with each third dish left out. */
const menus = Object.values(houses).flatMap((items) =>
  [null, 0, 1, 2].map((gone) =>
    items.filter((one, at) => gone === null || isDrinkLine(one) || at % 3 !== gone),
  ),
)

describe.each(menus.map((items) => ({ items })))(
  'a house with a list of its own ($items.length lines)',
  ({ items }) => {
    const { menu } = analysisOf(items)
    const names = new Set(items.map(({ name }) => name))

    test('has one of its own drinks beside every dish of the meal', () => {
      const meal = menu.overview.filter(({ course }) => course !== 'dessert')
      expect(meal.length).toBeGreaterThan(0)
      for (const { best } of meal) expect(names).toContain(best)
    })

    test('has a drink of its list, and none without alcohol, first beside every dish of the meal', () => {
      const sober = items.filter(({ category }) => category === 'Sem álcool').map(({ name }) => name)
      for (const { course, best, name } of menu.overview)
        if (course !== 'dessert') expect(sober, name).not.toContain(best)
    })

    test('keeps every dish in the table, whatever the combos that are asked for may cost', () => {
      const asked = analysisOf(items, 'Monte dois combos de prato e bebida por no máximo 60 reais.')
      expect(asked.menu.overview.map(({ name }) => name).toSorted()).toEqual(
        menu.overview.map(({ name }) => name).toSorted(),
      )
    })

    test('has no drink beside more than half of its dishes', () => {
      const rows = menu.overview
      for (const { best } of rows)
        expect(rows.filter((row) => row.best === best).length).toBeLessThanOrEqual(
          Math.max(2, rows.length / 2),
        )
    })

    test('pushes nothing that leaves less than what it takes the place of', () => {
      for (const { net, netBad, neat, drinks } of menu.combos ?? []) {
        expect(net ?? 0, drinks).toBeGreaterThan(0)
        expect(netBad ?? 0, drinks).toBeGreaterThanOrEqual(0)
        expect(neat).toBe(false)
      }
    })

    test('buys cachaça for its desserts alone', () => {
      const beside = menu.overview.flatMap(({ course, best }) => (names.has(best) ? [] : course))
      expect(beside.every((course) => course === 'dessert')).toBe(true)
      if (beside.length === 0) expect(menu.shopping.bottles).toEqual([])
    })
  },
)

test('an owner who speaks of cachaça gets it first', () => {
  const { menu } = analysisOf(wineBistro, 'quero cachaça com os pratos principais')
  expect(menu.doses.length).toBeGreaterThan(0)
})

test('a wine is told with its sulphites, whatever its name', () => {
  const { menu } = analysisOf(wineBistro)
  const wines = (menu.drinkAllergens ?? []).filter(({ name }) => /Malbec|Rosé|Chardonnay|Pinot/.test(name))
  expect(wines.length).toBeGreaterThan(1)
  for (const { allergens } of wines) expect(allergens).toContain('sulfitos')
})

test('a couple shares one bottle', () => {
  const row = analysisOf(mountainChalet).menu.overview.find(({ name }) => name === 'Fondue de queijo')
  expect(row?.served).toMatch(/^(?:Sauvignon Blanc|Brut nacional), garrafa$/)
})

describe('a menu at one price', () => {
  test('holds food and glass within the price, with the cost', () => {
    const told = plannedFor(
      'wineBistro',
      'quero um menu de três tempos com uma taça por até 165 reais por pessoa',
      'flight',
    )
    const price = Number(/por R\$ (\d+)/.exec(told?.text ?? '')?.[1])
    expect(told?.done).toBe(true)
    expect(price).toBeLessThanOrEqual(165)
    expect(price).toBeGreaterThan(100)
    expect(told?.text).toMatch(/Custa R\$ \d+,\d\d, \d\d%/)
  })

  test('is refused where no dish fits, with what the least costs', () => {
    const told = plannedFor(
      'wineBistro',
      'quero um menu de três tempos com uma taça por até 60 reais por pessoa',
      'flight',
    )
    expect(told).toMatchObject({
      done: false,
      text: expect.stringMatching(/o mais em conta.*soma R\$ 1\d\d/),
    })
  })

  test('is told whether its cost closes', () => {
    expect(
      answerTo(
        'wineBistro',
        'quero um menu de três tempos com uma taça por até 165 reais por pessoa. O custo fecha em 35%?',
      ),
    ).toMatch(/^Fecha com Nhoque na manteiga \(2\d%\).*Não fecha com .*Paleta de cordeiro/)
  })
})

test('a combo for a couple holds the wine that it names, below the sum, and stands in the texts', () => {
  const asked = 'Gostaria de um combo de casal de até 260 reais com fondue e vinho'
  const told = plannedFor('mountainChalet', asked, 'newCombo')
  expect(told?.text).toMatch(
    /^Fondue de queijo e Sauvignon Blanc: \*\*R\$ (?:24|25)\d\*\* a mesa de 2 \(R\$ 266 separados/,
  )
  expect(analysisOf(mountainChalet, asked).told).toContain('**Fondue de queijo e Sauvignon Blanc, R$ 250.**')
})

test('bottles that stand still get a pace, and come first where they suit', () => {
  const asked = 'Temos 24 garrafas de moscatel paradas que gostaríamos de vender até o fim de julho'
  expect(plannedFor('mountainChalet', asked, 'pairingRule')?.text).toMatch(
    /^24 garrafas até 31\/07: 4 por semana.*Fondue de chocolate/,
  )
  const row = analysisOf(mountainChalet, asked).menu.overview.find(
    ({ name }) => name === 'Fondue de chocolate',
  )
  expect(row?.best).toBe('Moscatel')
})

describe('a question', () => {
  test('about a drink and a dish is answered, and orders nothing', () => {
    const asked = 'O tinto vai mesmo bem com o fondue de queijo, como todo mundo pede?'
    const { menu } = analysisOf(mountainChalet, asked)
    expect(menu.asked?.answers[0]?.text).toMatch(/não é o melhor: tanino/)
    expect(menu.overview.find(({ name }) => name === 'Fondue de queijo')?.best).not.toMatch(/Tinto/)
  })

  test('about a glass for each main dish names one for each', () => {
    const text = answerTo('wineBistro', 'Quero saber que taça oferecer com cada prato principal')
    for (const dish of ['Lula', 'Risoto', 'Nhoque', 'Filé', 'Paleta', 'Robalo']) expect(text).toContain(dish)
    expect(text).not.toContain('Carvalho')
  })

  test('about a dish that hardly sells is answered by its pair and what both leave', () => {
    expect(answerTo('wineBistro', 'A lula sai pouco, como eu vendo mais?')).toMatch(
      /Lula grelhada.* com Rosé seco, R\$ 96 \+ R\$ 41.*O prato deixa R\$ 60,00; com a bebida, R\$ 86,00/,
    )
  })

  test('for something without alcohol is no question about the first pair', () => {
    expect(answerTo('brewery', 'o que sirvo sem álcool com a língua ao molho?')).toMatch(/^Limonada/)
  })
})

test('a beer that is to be sold stands first where it suits, and not everywhere', () => {
  const { menu } = analysisOf(brewery, 'dê preferência ao chope stout')
  const beside = menu.overview.filter(({ best }) => /stout/.test(best)).map(({ name }) => name)
  expect(beside).toContain('Costelinha ao barbecue')
  expect(beside.length).toBeLessThan(menu.overview.length / 2)
})

test('children who come change nothing else that is asked', () => {
  const asked =
    'Muitos vêm com crianças, então preciso de uma opção sem álcool para cada prato. Gostaria de um combo de casal de até 260 reais com fondue e vinho.'
  const planned = analysisOf(mountainChalet, asked).menu.asked?.planned ?? []
  expect(planned.find(({ wish }) => wish === 'newCombo')?.done).toBe(true)
})

describe.each(Object.keys(houses) as HouseName[])('the list of %s', (house) => {
  const items = houses[house]

  test('is told with what each drink leaves, and where it stands first as the table of dishes says', () => {
    const { menu } = analysisOf(items)
    for (const { name, price, left, dishes } of menu.drinkList ?? []) {
      const own = items.find((one) => one.name === name)
      expect(price).toBe(own?.price)
      expect(left).toBeCloseTo((own?.price ?? 0) - (own?.cost ?? 0), 2)
      expect(dishes.length).toBe(menu.overview.filter(({ best }) => best === name).length)
    }
    expect((menu.drinkList ?? []).length).toBeGreaterThan(2)
  })

  test('keeps within what a kind of drink may cost, and says so', () => {
    const kind = house === 'brewery' ? 'chope' : 'taça de vinho'
    const max = house === 'brewery' ? 15 : 36
    const asked = `Nenhum${house === 'brewery' ? '' : 'a'} ${kind} pode passar de ${max} reais.`
    const { menu } = analysisOf(items, asked)
    for (const { best, servedPrice } of menu.overview)
      if (items.some(({ name, category }) => name === best && category !== 'Sem álcool' && !/Chá/.test(name)))
        expect(servedPrice ?? 0, best).toBeLessThanOrEqual(max)
    expect(menu.asked?.planned.find(({ wish }) => wish === 'price')?.done).toBe(true)
  })

  test('has no drink first beside more dishes than its owner allows', () => {
    const asked =
      house === 'brewery'
        ? 'Evite repetir o mesmo chope mais de duas vezes.'
        : 'Evite repetir o mesmo vinho mais de duas vezes.'
    const { menu } = analysisOf(items, asked)
    for (const { name } of items.filter(
      ({ category }) => category !== 'Sem álcool' && category !== 'Bebidas',
    ))
      expect(menu.overview.filter(({ best }) => best === name).length, name).toBeLessThanOrEqual(2)
    expect(menu.asked?.planned.find(({ wish }) => wish === 'pairingRule')?.done).toBe(true)
  })

  test('stands in the answers as in its table', () => {
    const { menu, told } = analysisOf(items)
    for (const { name, best, served } of menu.overview) {
      const shown = served ?? best
      expect(told).toContain(shown)
      expect(
        analysisOf(items, `Qual bebida combina melhor com ${name.toLowerCase()}?`).menu.asked?.answers[0]
          ?.text ?? '',
      ).toContain(shown)
    }
  })
})

const ownCachaca = [
  ...wineBistro,
  item('Destilados', 'Cachaça envelhecida em ipê', 30, 8, '50 ml'),
  item('Destilados', 'Cachaça branca da serra', 24, 6, '50 ml'),
]
test('a house with cachaça of its own pours that, and buys none', () => {
  const { menu, told } = analysisOf(ownCachaca, 'Uma cachaça envelhecida combina com a paleta de cordeiro?')
  expect(menu.shopping.bottles).toEqual([])
  expect(menu.doses).toEqual([])
  expect(told).not.toMatch(/Carvalho|Castanheira/)
  expect(menu.asked?.answers[0]?.text).toContain('Cachaça envelhecida em ipê')
})

test('a dish that is named among the only ones is paired, whatever box is ticked', () => {
  const answers = {
    menu_upload: menuAnswer({ items: [...brewery, item('Porções', 'Queijo coalho na brasa', 30, 9)] }),
    cuisine_style: 'Brasileira',
    focus_areas: ['Carnes e churrasco', 'Quero harmonizar só as carnes e o queijo coalho.'],
  }
  const contents = createPairings(answers, understood('food_pairing', answers, plainContext))
  const menu = contents.flatMap(({ content }) => (content.kind === 'pairing_menu' ? [content] : []))[0]
  expect(menu?.overview.map(({ name }) => name)).toContain('Queijo coalho na brasa')
  expect(menu?.overview.map(({ name }) => name)).not.toContain('Batata frita')
})
