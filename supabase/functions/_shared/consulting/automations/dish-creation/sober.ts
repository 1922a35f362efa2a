/** A dish without its cachaça: juice in its place, and no word of it. */

import { joinList } from '../../base/language/text.ts'
import { foodCost, foodOf, shortName } from '../../base/pantry/kitchen.ts'
import { type Candidate, type Conditions, compose } from './compose.ts'
import type { DishIdea } from './idea.ts'

/** "com lambedor de cachaça e limão" → "com lambedor de limão"; "na cachaça" → "". */
export function withoutItsName(text: string): string {
  return text
    .replace(/ de cachaça e (?=\p{L})/gu, ' de ')
    .replace(
      /,? (?:(?:flambad|curtid|marinad|glacead|braseada?|regad)[oa]s? )?(?:e|com|na|de|da|à|em|ao) cachaça(?!\p{L})/gu,
      '',
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Dishes whose flavour or method is the spirit itself. */
const needsSpirit = ({ technique, alcohol, name }: DishIdea) =>
  technique === 'flambe' ||
  technique === 'cure' ||
  (alcohol === 'raw' && /cachaça/i.test(name.split(' ').slice(0, 2).join(' ')))

/** Share of the cachaça's volume that lime juice takes; water makes up the rest. */
const limeShare = 0.25

/** The dish without cachaça; null if it cannot be made so. */
export function soberOf(idea: DishIdea, conditions: Conditions): Candidate | null {
  if (needsSpirit(idea)) return null
  const usual = compose(idea, conditions)
  if (!usual) return null
  const isSweet = idea.course === 'sobremesa'
  const item = foodOf(isSweet ? 'laranja' : 'limao')
  if (!conditions.allowsFood(item)) return null
  const amount = isSweet ? idea.cachacaMl : Math.max(5, Math.round(idea.cachacaMl * limeShare))
  const spirit = usual.parts.at(-1)
  if (!spirit) return null
  const parts = [...usual.parts.slice(0, -1), { slot: 'cachaca', item, amount }]
  const instead = isSweet
    ? 'o suco de laranja'
    : `o suco de limão, completado com água filtrada até ${idea.cachacaMl} ml`
  const plain = (text: string) =>
    withoutItsName(
      text
        .replace(new RegExp(`\\ba ${spirit.item.name}(?: \\([^)]*\\))?`, 'gi'), instead)
        .replace(
          new RegExp(`\\bda ${spirit.item.name}`, 'gi'),
          isSweet ? 'do suco de laranja' : 'do suco de limão',
        )
        .replace(
          new RegExp(`\\bna ${spirit.item.name}`, 'gi'),
          isSweet ? 'no suco de laranja' : 'no suco de limão',
        )
        .replace(/[,;]? ?(?:fora do fogo,? )?sem chama(?= )/gi, ''),
    )
  const steps = usual.steps.map(plain)
  const name = withoutItsName(usual.name)
  const keeps = withoutItsName(idea.keeps)
  const plating = withoutItsName(idea.plating)
  const story = `${joinList(
    usual.parts
      .slice(0, -1)
      .slice(0, 4)
      .map(({ item: one }) => shortName(one)),
  )}, sem álcool.`
  const texts = [name, keeps, plating, ...steps]
  if (
    texts.some((text) => /cachaça|dose|flamb/i.test(text)) ||
    (name === usual.name && /cachaça/i.test(name))
  )
    return null
  const costs = parts.map((part) => foodCost(part.item, part.amount, conditions.prices))
  return {
    ...usual,
    idea: {
      ...usual.idea,
      name: withoutItsName(usual.idea.name),
      called: null,
      story: `${story[0]?.toUpperCase() ?? ''}${story.slice(1)}`,
      keeps,
      plating,
      cachacaMl: 0,
    },
    name,
    isSober: true,
    parts,
    steps,
    cost: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / usual.portions,
  }
}
