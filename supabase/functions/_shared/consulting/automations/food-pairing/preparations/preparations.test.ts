import { describe, expect, test } from 'vitest'
import { preparationOf, preparations, withUsual } from './index.ts'

const idOf = (name: string, description: string | null = null) =>
  preparationOf({ name, description })?.id ?? null

describe('the usual preparation of a dish', () => {
  test.each([
    ['Ostras frescas (6 un)', 'oysters'],
    ['Ostras gratinadas com queijo de manteiga', 'baked oysters'],
    ['Caranguejo toc-toc (un)', 'whole crab'],
    ['Casquinha de caranguejo', 'stuffed crab shell'],
    ['Camarão internacional', 'shrimp in cream and cheese'],
    ['Camarão ao alho e óleo', 'shrimp in garlic'],
    ['Arroz de polvo', 'rice with octopus or seafood'],
    ['Salada de polvo', 'octopus salad'],
    ['Filé de pescada com purê de macaxeira', 'mild fish'],
    ['Sirigado na brasa com legumes', 'firm fish on the fire'],
    ['Pastel de arraia (4 un)', 'ray pastel'],
    ['Risoto de camarão', 'seafood risotto'],
    ['Bolinho de bacalhau', 'salt cod fritter'],
    ['Moqueca de banana-da-terra', 'moqueca without palm oil'],
    ['Filé com fritas', 'beef'],
    ['Cheesecake de goiaba', 'sour sweet'],
    ['Taco de peixe (2 un.)', 'taco'],
    ['Taco de costela picante', 'hot taco'],
    ['Burger de carne de sol', 'meat sandwich'],
    ['Burger de frango defumado', 'bacon burger'],
    ['Veggie de grão-de-bico', 'mushroom or veggie burger'],
    ['Pequi com arroz e frango', 'pequi rice'],
    ['Tartare de carne de sol', 'raw beef'],
    ['Churros de doce de leite', 'churros'],
    ['Carpaccio de pupunha', 'palm heart'],
    ['Carneiro ao molho de rapadura', 'lamb and goat'],
    // Pesto is pounded raw, and black garlic is cured: neither is what its second word says.
    ['Nhoque ao pesto de manjericão', 'pasta in a raw or quick sauce'],
    ['Espaguete ao alho e óleo', 'pasta in a raw or quick sauce'],
    ['Nhoque de costela', 'stewed meat pasta'],
    ['Camarão ao alho negro', 'shrimp in black garlic'],
    ['Serra ao forno', preparationOf({ name: 'Peixe ao forno', description: null })?.id ?? ''],
    ['Dourado grelhado', preparationOf({ name: 'Peixe grelhado', description: null })?.id ?? ''],
  ])('%s is read as %s', (name, id) => {
    expect(idOf(name)).toBe(id)
  })

  test('depends on the description where the name is the same', () => {
    expect(idOf('Moqueca de peixe')).toBe('moqueca')
    expect(idOf('Moqueca de peixe', 'Leite de coco, sem dendê')).toBe('moqueca without palm oil')
    expect(idOf('Filé ao poivre', 'Com batata gratinada')).toBe('beef in pepper sauce')
    expect(idOf('Nhoque de banana-da-terra')).toBe('tomato or meat pasta')
    expect(idOf('Nhoque de banana-da-terra', 'Cogumelos, nata e sálvia')).toBe('pasta in cream')
  })

  test('is unknown if no word identifies it', () => {
    expect(idOf('Segredo da Neuma')).toBeNull()
  })

  test('never pairs a barrel-aged cachaça with mild fish, nor neat cachaça with palm oil', () => {
    const poursOf = (name: string) =>
      preparationOf({ name, description: null })?.pours.map(({ pour }) => pour)
    expect(poursOf('Filé de pescada')).not.toContain('oak')
    expect(poursOf('Filé de pescada')).not.toContain('nut')
    for (const neat of ['white', 'oak', 'nut']) expect(poursOf('Moqueca de camarão')).not.toContain(neat)
  })

  test('adds the allergens that the name does not mention', () => {
    const cream = preparationOf({ name: 'Camarão internacional', description: null })
    expect(withUsual(['crustáceos'], cream)).toEqual(['crustáceos', 'leite'])
    expect(withUsual(['crustáceos'], null)).toEqual(['crustáceos'])
    const veggie = preparationOf({ name: 'Veggie de grão-de-bico', description: null })
    expect(withUsual([], veggie)).toEqual(['glúten'])
  })
})

test('has its own words, and no sentence urges guests to drink or praises strength', () => {
  expect(new Set(preparations.map(({ id }) => id)).size).toBe(preparations.length)
  const lines = preparations.flatMap(({ pours }) => pours.flatMap(({ why, say }) => [...why, ...say]))
  expect(lines.length).toBeGreaterThan(400)
  expect(new Set(lines).size).toBe(lines.length)
  for (const line of lines) {
    expect(line).not.toMatch(/\b(beba|tome|prove já|vira|forte|fort[ií]ssim)\b/i)
    expect(line.length, line).toBeLessThan(100)
  }
})
