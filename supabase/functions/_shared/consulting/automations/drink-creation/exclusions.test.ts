/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersArbitrary,
  attempt,
  basics,
  checkMenu,
  create,
  refusalArbitrary,
  refusals,
  textOf,
} from '../../../../../../tests/support/drink-menus.ts'
import { equipmentOptions, establishmentOptions } from '../../base/house/options.ts'

/** Words that may appear only if the bar has the equipment. */
const equipmentWords: readonly { option: (typeof equipmentOptions)[number]; word: RegExp }[] = [
  { option: 'Coqueteleira', word: /coqueteleira/i },
  { option: 'Colher bailarina', word: /bailarina/i },
  { option: 'Copo misturador (mixing glass)', word: /copo misturador|mixing/i },
  { option: 'Coador de bar (strainer)', word: /coador|\bcoe\b/i },
  { option: 'Peneira fina', word: /peneira/i },
  { option: 'Pilão ou macerador', word: /pilão|macerador/i },
  { option: 'Liquidificador', word: /liquidificador/i },
  { option: 'Fogão ou cooktop', word: /fogo|panela|fogão|aqueça|ferver/i },
  { option: 'Máquina de café espresso', word: /espresso/i },
  { option: 'Sifão de espuma', word: /sifão/i },
  { option: 'Maçarico culinário', word: /maçarico/i },
  { option: 'Espremedor de frutas', word: /espremedor/i },
  { option: 'Dosador', word: /dosador/i },
]

describe('what the owner excludes', () => {
  // One test checks both, because making the menu takes most of the time.
  it('is never named, and no equipment is asked for that the bar lacks', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(answersArbitrary, refusalArbitrary, (answers, chosen) => {
        const menu = attempt({ ...answers, preferences: chosen.map(({ text }) => text).join('; ') })
        if (!menu) return
        checkMenu(menu)
        for (const { forbidden } of chosen) {
          for (const drink of menu.drinks) expect(textOf(drink)).not.toMatch(forbidden)
          for (const recipe of menu.houseRecipes) {
            expect([recipe.title, ...recipe.ingredients.map(({ display }) => display)].join()).not.toMatch(
              forbidden,
            )
          }
          for (const { item } of menu.shoppingList.items) expect(item).not.toMatch(forbidden)
        }
        const asked = [
          ...menu.drinks.flatMap((drink) => [
            ...drink.method,
            ...drink.equipment,
            drink.garnish ?? '',
            drink.techniqueLabel,
          ]),
          ...menu.houseRecipes.flatMap((recipe) => [
            ...recipe.steps,
            ...recipe.ingredients.map(({ display }) => display),
          ]),
          ...menu.drinks.flatMap((drink) => drink.ingredients.map(({ display }) => display)),
        ].join('\n')
        for (const { option, word } of equipmentWords) {
          if (!answers.equipment.includes(option)) expect(asked, option).not.toMatch(word)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('can contain each of those words when nobody excludes them', () => {
    // Control of the test above: a word that never appears would prove nothing.
    const all = establishmentOptions.flatMap((establishment) =>
      [basics, [...equipmentOptions]].flatMap((equipment) =>
        create({
          establishment_info: [establishment],
          target_audience: ['Casais'],
          equipment,
        }).drinks.map(textOf),
      ),
    )
    const text = all.join('\n')
    for (const { text: refusal, forbidden } of refusals) expect(text, refusal).toMatch(forbidden)
  })
})
