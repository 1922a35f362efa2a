import { describe, expect, test } from 'vitest'
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { heldByAny, heldIn, isLeftOut, toConfirm } from './held-dish.ts'

const peanut = exclusionOf('amendoim', 'allergy')
const held = (name: string, description: string | null = null) => heldIn(peanut, { name, description })

describe('a dish beside an allergy', () => {
  test('is kept if its words show that it is safe', () => {
    for (const [name, description] of [
      ['Edamame no sal grosso', 'vagem de soja cozida e flor de sal'],
      ['Gyoza de porco', 'seis unidades, massa chapeada, molho ponzu'],
      ['Takoyaki', 'bolinho de polvo, katsuobushi e molho tarê'],
      ['Sashimi de salmão', 'dez fatias'],
      ['Beringela com missô', null],
      ['Ceviche nikkei', 'peixe branco, leite de tigre com shoyu e gergelim'],
    ] as const) {
      expect([name, held(name, description)]).toEqual([name, null])
    }
  })

  test('is certainly excluded if the menu names the allergen, or the dish is made of it', () => {
    expect(held('Ramen de missô', 'caldo de porco e pasta de amendoim')).toEqual({
      certainty: 'known',
      reason: 'leva amendoim',
    })
    expect(held('Satay de frango')?.certainty).toBe('known')
    expect(held('Pad thai de camarão')?.certainty).toBe('known')
  })

  test('may contain the allergen, depending on the recipe or the maker', () => {
    expect(held('Yakisoba da casa', 'macarrão, legumes e frango')).toEqual({
      certainty: 'possible',
      reason: 'pode levar amendoim, conforme a receita ou a marca: “yakissoba”',
    })
  })

  test('is uncertain if the menu does not say, and the reason quotes the menu’s word', () => {
    expect(held('Karaage', 'frango marinado no shoyu')).toEqual({
      certainty: 'unknown',
      reason: 'o cardápio não conta o que há em “marinado”',
    })
    expect(held('Xerém misterioso')?.certainty).toBe('unknown')
  })

  test('is likely to hold what its usual preparation does, unless the house’s own list says that it does not', () => {
    const gluten = exclusionOf('glúten', 'diet')
    expect(heldIn(gluten, { name: 'Patinha de caranguejo', description: null })).toEqual({
      certainty: 'likely',
      reason: 'costuma levar glúten',
    })
    expect(
      heldIn(gluten, { name: 'Patinha de caranguejo', description: null, allergens: ['crustaceans'] }),
    ).toBeNull()
  })

  test('gets the most certain reason of several exclusions', () => {
    const milk = exclusionOf('leite', 'allergy')
    const item = { name: 'Karaage com queijo', description: 'frango marinado' }
    expect(heldByAny([peanut, milk], item)).toEqual({ certainty: 'known', reason: 'leva leite' })
  })

  test('uses the house’s own list of allergens if there is one', () => {
    expect(heldIn(peanut, { name: 'Karaage', allergens: ['gluten'] })).toBeNull()
    expect(heldIn(peanut, { name: 'Karaage', allergens: ['peanut'] })?.certainty).toBe('known')
  })

  test('leaves the list only if its name or usual preparation holds it, or nothing is known of it', () => {
    const nuts = exclusionOf('oleaginosas', 'allergy')
    const out = (name: string, description: string | null = null) => {
      const found = heldIn(nuts, { name, description })
      return found !== null && isLeftOut(nuts, { name, description }, found)
    }
    for (const [name, description] of [
      ['Truta com amêndoas', null],
      ['Torta de nozes', 'Com sorvete de creme'],
      ['Salada com castanhas', null],
      ['Xerém misterioso', null],
    ] as const)
      expect([name, out(name, description)]).toEqual([name, true])
    for (const [name, description] of [
      ['Pastel de carne de sol', 'Massa fina, vinagrete'],
      ['Carneiro ao molho de rapadura', 'Paleta assada por seis horas, purê de macaxeira'],
      ['Filé ao molho de café', 'Café de sombra de Guaramiranga, arroz cremoso'],
      ['Tábua de queijos da serra', 'Coalho, manteiga e meia cura com geleia de rosas'],
      ['Galinha caipira à cabidela', 'Servida com baião'],
      // The word alone only may hold nuts: a house of fondues or cakes keeps its list.
      ['Bolo da casa', null],
      ['Fondue de queijo para 2', null],
      ['Fondue de carne na pedra', null],
    ] as const)
      expect([name, out(name, description)]).toEqual([name, false])
  })

  test('stays in a sushi house with an allergy to shrimp, and leaves where the name holds it', () => {
    const shellfish = exclusionOf('crustáceos', 'allergy')
    const out = (name: string) => {
      const item = { name, description: null }
      const found = heldIn(shellfish, item)
      return found !== null && isLeftOut(shellfish, item, found)
    }
    for (const name of ['Guioza de porco', 'Niguiri de salmão', 'Ceviche de tilápia', 'Sunomono']) {
      expect([name, out(name)]).toEqual([name, false])
      expect(toConfirm([shellfish], { name, description: null })).toHaveLength(1)
    }
    for (const name of ['Camarão no panko', 'Arroz de frutos do mar', 'Moqueca de lagosta'])
      expect([name, out(name)]).toEqual([name, true])
  })

  test('has what the kitchen confirms if it stays', () => {
    const nuts = exclusionOf('oleaginosas', 'allergy')
    expect(toConfirm([nuts], { name: 'Filé ao molho de café', description: 'arroz cremoso' })).toEqual([
      { what: 'oleaginosas', reason: 'o cardápio não conta o que há em “Filé”, “molho” e “cremoso”' },
    ])
    expect(toConfirm([nuts], { name: 'Torta de nozes', description: null })).toEqual([])
  })

  test('stays beside a dislike that it only may hold, and leaves for an allergen of its usual preparation', () => {
    const ginger = exclusionOf('gengibre', 'taste')
    const pastel = { name: 'Pastel de camarão', description: '6 unidades' }
    const found = heldIn(ginger, pastel)
    expect(found !== null && isLeftOut(ginger, pastel, found)).toBe(false)
    const milk = exclusionOf('leite', 'allergy')
    const sauced = { name: 'Filé ao molho de pimenta', description: null }
    expect(heldByAny([milk], sauced, isLeftOut)).toEqual({
      certainty: 'likely',
      reason: 'costuma levar leite',
    })
  })
})
