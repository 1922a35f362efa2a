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

describe('what the owner excludes', () => {
  it('never names what the owner excludes', { timeout: 60_000 }, () => {
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
      }),
      { numRuns: 100 },
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
