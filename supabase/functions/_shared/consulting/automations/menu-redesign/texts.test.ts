import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { menuRedesignSections } from './sections.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'
import { countWords, saysMore } from './texts.ts'

describe('the texts of a new menu', () => {
  test.each([
    ['Segredo da Neuma', null],
    ['Panelada', /^Bucho e tripa em tiras, no caldo grosso/],
    ['Pastel de queijo (8 un.)', /^Massa bolhuda, frita na hora, com queijo .*\. 8 unidades/],
    ['Caipirinha de limão', /^Cachaça e limão macerados com açúcar/],
    ['Caipirinha de seriguela', /^Cachaça e seriguela macerados com açúcar/],
    ['Caipirinha de cachaça', /^Cachaça, limão-taiti macerado na hora/],
    ['Caipirosca de frutas vermelhas', /^Vodca e frutas vermelhas macerados com açúcar/],
  ])('says about %s what the usual recipe says', (name, text) => {
    const { content } = redesign(menuOf([name, 'Torresmo']))
    const line = content.newMenu?.sections.flatMap(({ items }) => items).find((one) => one.name === name)
    if (text === null) expect(line).toMatchObject({ text: null, ask: expect.any(String) })
    else expect(line?.text).toMatch(text)
  })

  test.each([
    ['6 unidades', /^Massa bolhuda.* 6 unidades\.$/],
    ['Para dois', /^Massa bolhuda.* Para dois\.$/],
    ['Sábado', /^Massa bolhuda.* Só aos sábados\.$/],
    ['300 g', /^Massa bolhuda.* Porção: 300 g\.$/],
    ['6 unidades, para dois', /^Massa bolhuda.* 6 unidades\. Para dois\.$/],
  ])('keeps “%s”, the owner’s word on how much it is and when', (description, text) => {
    const { content } = redesign({
      items: [{ name: 'Pastel de queijo', category: 'Petiscos', description, price: 20, cost: null }],
    })
    expect(content.newMenu?.sections[0]?.items[0]?.text).toMatch(text)
  })

  test('prints nothing of animal origin on the menu of a vegan kitchen, and removes none of its dishes', () => {
    const { content, explanations } = redesign(
      menuOf([
        'Coxinha de jaca',
        'Quiche de legumes',
        'Feijoada vegana',
        'Brigadeiro de cacau',
        'Hambúrguer de grão-de-bico',
        'Linguiça vegetal',
        'Empada de palmito',
      ]),
      undefined,
      'Somos 100% veganos e o cardápio tem que deixar isso claro logo em cima.',
    )
    const lines = content.newMenu?.sections.flatMap(({ items }) => items) ?? []
    expect(lines.map(({ name }) => name)).toHaveLength(7)
    expect(explanations).toEqual([])
    for (const { text, hints = [] } of lines) {
      expect(text ?? '').not.toMatch(/manteig|queijo|leite|ovo|creme/)
      expect(hints).not.toEqual(expect.arrayContaining([expect.stringMatching(/leite|ovo/)]))
    }
    expect(toMarkdown('Relatório', menuRedesignSections([content]))).toMatch(
      /cozinha 100% vegana[\s\S]*Cozinha vegana/,
    )
  })

  test('still takes meat off the menu of a house that says it is vegan and sells picanha', () => {
    const { content } = redesign(menuOf(['Picanha', 'Salada']), undefined, 'Somos 100% veganos.')
    expect(content.leaves).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Picanha' })]))
  })

  test('writes 5 to 20 words, all of which come from the menu or from the kitchen’s vocabulary', () => {
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
          expect(countWords(line.text)).toBeGreaterThanOrEqual(5)
          expect(countWords(line.text)).toBeLessThanOrEqual(20)
          expect(line.text).not.toMatch(/delicios|irresist/)
        }
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['Baião de dois com carne de sol', 'Com queijo coalho e nata'],
    ['Queijo da vizinha', null],
    ['Pão da casa', null],
    ['Queijo coalho na brasa', 'Com melaço de cana'],
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

  const seafood = [
    'Moqueca de camarão',
    'Moqueca de peixe',
    'Peixada cearense',
    'Lula à dorê',
    'Camarão ao alho e óleo',
    'Camarão internacional',
    'Arroz de polvo',
    'Casquinha de caranguejo',
    'Ostras frescas',
    'Cartola',
    'Risoto de camarão',
    'Filé de pescada com purê de macaxeira',
    'Salada de polvo',
    'Robalo grelhado',
    'Sirigado grelhado',
  ]

  test('writes a distinct line for every common dish, marked for the kitchen to confirm', () => {
    const { content } = redesign(menuOf(seafood))
    const lines = content.newMenu?.sections.flatMap(({ items }) => items) ?? []
    expect(lines.filter(({ text }) => text === null)).toEqual([])
    expect(lines.every(({ fromName }) => fromName)).toBe(true)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(seafood.length)
    expect(toMarkdown('', menuRedesignSections([content]))).toMatch(
      /(?:O|há|com|tem) \* .*(?:do nome|pelo nome|no nome)|Linha com \*/,
    )
  })

  test('frames an item with a text; one without a text only if the owner asks, and the report says so', () => {
    const rows = [
      sold('Segredo da Neuma', 20, 60, 10),
      sold('Lula à dorê', 30, 50, 12),
      sold('Peixada cearense', 300, 40, 25),
      sold('Baião de dois', 280, 30, 18),
      sold('Panelada', 260, 32, 20),
    ]
    const menu = menuOf(
      rows.map(({ name }) => name),
      40,
    )
    const free = redesign(menu, salesOf(rows)).content.newMenu
    expect(free?.boxes[0]?.name).toBe('Lula à dorê')
    const asked = redesign(menu, salesOf(rows), 'dar destaque ao Segredo da Neuma').content.newMenu
    expect(asked?.boxes[0]).toMatchObject({ name: 'Segredo da Neuma' })
    expect(asked?.boxes[0]?.why).toContain('Falta a linha que diz o que é')
  })

  test('combines the owner’s few words with the meaning of the name', () => {
    const menu: Menu = {
      items: [
        {
          name: 'Lula à dorê',
          category: 'Petiscos',
          description: 'Molho tártaro',
          price: 30,
          cost: null,
        },
      ],
    }
    const [line] = redesign(menu).content.newMenu?.sections.flatMap(({ items }) => items) ?? []
    expect(line?.text).toMatch(/^Anéis crocantes em massa leve .* Com molho tártaro\.$/)
  })
})
