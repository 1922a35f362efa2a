import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { menuOf, redesign } from './test-case.ts'
import { countWords, saysMore } from './texts.ts'

describe('the texts of a new menu', () => {
  test.each([
    ['Segredo da Neuma', null],
    ['Panelada', null],
    ['Pastel de queijo (8 un.)', /^Massa frita com recheio de queijo\. 8 unidades/],
    ['Caipirinha de limão', /^Cachaça, limão macerado, açúcar e gelo\./],
    ['Caipirinha de seriguela', /^Cachaça, seriguela macerada, açúcar e gelo\./],
    ['Caipirinha de cachaça', /^Cachaça, limão macerado, açúcar e gelo\./],
    ['Caipirosca de frutas vermelhas', /^Vodca, frutas vermelhas maceradas, açúcar e gelo\./],
  ])('says about %s only what its name says', (name, text) => {
    const { content } = redesign(menuOf([name, 'Torresmo']))
    const line = content.newMenu?.sections.flatMap(({ items }) => items).find((one) => one.name === name)
    if (text === null) expect(line).toMatchObject({ text: null, ask: expect.any(String) })
    else expect(line?.text).toMatch(text)
  })

  test('writes 8 to 20 words, all of which come from the menu or from the kitchen’s vocabulary', () => {
    const names = [
      'Torresmo',
      'Moqueca de arraia',
      'Pastel de carne',
      'Frango a passarinho',
      'Caipirinha de caju',
    ]
    const described = fc.constantFrom(
      null,
      'Com macaxeira frita e manteiga da terra',
      'deliciosa e irresistível barriga de porco',
      'Cebola, tomate, coentro, pimenta-de-cheiro, leite de coco, dendê, arroz branco, pirão, farofa de dendê e vinagrete',
      'Para duas pessoas',
    )
    fc.assert(
      fc.property(fc.array(described, { minLength: 5, maxLength: 5 }), (descriptions) => {
        const menu: Menu = {
          items: names.map((name, index) => ({
            name,
            category: name.startsWith('Caip') ? 'Drinks' : 'Petiscos',
            description: descriptions[index] ?? null,
            price: 20,
            cost: null,
          })),
        }
        for (const line of redesign(menu).content.newMenu?.sections.flatMap(({ items }) => items) ?? []) {
          if (!line.rewritten || line.text === null) continue
          expect(countWords(line.text)).toBeGreaterThanOrEqual(8)
          expect(countWords(line.text)).toBeLessThanOrEqual(20)
          expect(line.text).not.toMatch(/delicios|irresist/)
        }
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['Baião de dois com carne de sol', 'Com queijo coalho e nata'],
    ['Queijo coalho na brasa', null],
    ['Pão na chapa', null],
    ['Sanduíche de peixe grelhado', null],
  ])('never repeat the name of %s', (name, description) => {
    const menu: Menu = {
      items: [{ name, category: 'Pratos', description, price: 30, cost: null }],
    }
    const [line] = redesign(menu).content.newMenu?.sections.flatMap(({ items }) => items) ?? []
    if (description === null) expect(line).toMatchObject({ text: null, ask: expect.any(String) })
    else expect(line?.text?.startsWith(name)).toBe(false)
  })

  test.each([
    ['Queijo coalho direto da brasa', 'Queijo coalho na brasa', false],
    ['Frango em pedaços pequenos, fritos', 'Frango a passarinho', true],
    ['Massa frita com recheio de queijo', 'Pastel de queijo', true],
    ['Carpaccio de pupunha, com castanha e ervas', 'Carpaccio de pupunha', false],
  ])('“%s” of “%s”: %s', (text, name, more) => expect(saysMore(text, name)).toBe(more))
})
