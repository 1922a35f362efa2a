import { describe, expect, test } from 'vitest'
import { allergensInWords } from './allergens-in-words.ts'

describe('the words of a menu line show allergens', () => {
  test.each([
    ['Filé ao poivre; Batata gratinada e jus de pimenta', 'milk'],
    ['Ostras gratinadas', 'milk'],
    ['Robalo ao beurre blanc de cajá', 'milk'],
    ['Cordeiro em cocção lenta; Purê de jerimum', 'milk'],
    ['Burger de frango defumado', 'gluten'],
    ['Smash duplo; Dois blends e picles', 'gluten'],
    ['Taco de peixe; Tilápia empanada, limão e coentro', 'gluten'],
    ['Anéis de cebola', 'gluten'],
    ['Croquete de costela', 'gluten'],
    ['Pretzel com mostarda', 'gluten'],
    ['Stout 470 ml', 'gluten'],
    ['Yakisoba de frango', 'gluten'],
    ['Camarão internacional', 'milk'],
    ['Camarão internacional', 'gluten'],
    ['Vitamina de abacate', 'milk'],
    ['Mocha de rapadura', 'milk'],
    ['Mocha de rapadura', 'soy'],
    ['Ravióli de jerimum', 'egg'],
    ['Portuguesa', 'egg'],
    ['Pizza à portuguesa', 'egg'],
    ['Torta de limão-cravo', 'egg'],
    ['Kir de caju', 'sulphites'],
    ['Pirão', 'fish'],
    ['Yakisoba de frango', 'soy'],
    ['Guioza de porco (6 un)', 'soy'],
    ['Harumaki de queijo (4 un)', 'gluten'],
    ['Nhoque ao sugo', 'milk'],
    ['Gnocchi de batata', 'egg'],
    ['Lasanha à bolonhesa', 'milk'],
    ['Capeletti in brodo', 'gluten'],
    ['Fettuccine Alfredo', 'milk'],
    ['Croissant de presunto', 'gluten'],
    ['Panqueca de carne', 'egg'],
    ['Espresso cachaça tonic', 'quinine'],
    ['Irish do sertão', 'milk'],
    ['Camarão na moranga', 'milk'],
    ['Malbec taça 150 ml', 'sulphites'],
    ['Rosé taça 150 ml', 'sulphites'],
    ['Torta de noz-pecã', 'pecan'],
    ['Cocada com paçoca', 'peanut'],
    ['Caju em três texturas; Compota, sorvete e castanha caramelizada', 'cashew_nut'],
    ['Polvo com arroz de castanha', 'cashew_nut'],
    ['Sorvete frito', 'gluten'],
    ['Sorvete empanado', 'gluten'],
  ] as const)('“%s” contains %s', (text, allergen) => expect(allergensInWords(text)).toContain(allergen))

  test.each([
    ['Lasanha vegana', 'milk'],
    ['Lasanha sem queijo', 'milk'],
    ['Crepe sem glúten', 'gluten'],
    ['Farofa crocante', 'gluten'],
    ['Combinado 20 peças', 'pecan'],
    ['Combinado 20 peças', 'walnut'],
    ['Bolo de castanha-do-pará', 'cashew_nut'],
    ['Batata frita com páprica', 'milk'],
    ['Frango grelhado', 'gluten'],
    ['Galinha caipira com pirão', 'fish'],
    ['Pirão de leite', 'fish'],
    ['Carne de sol na nata; Com macaxeira e paçoca', 'peanut'],
  ] as const)('“%s” does not imply %s', (text, allergen) =>
    expect(allergensInWords(text)).not.toContain(allergen),
  )

  test('a vegan dish contains no animal products, whatever its kind usually contains', () => {
    expect(allergensInWords('Risoto de banana-da-terra')).toContain('milk')
    expect(allergensInWords('Risoto de banana-da-terra; Vegano: leite de coco')).not.toContain('milk')
  })
})
