/** A dish without its cachaça: juice in its place, and no word of it. */

import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { foodCost, foodOf, shortName } from '../../base/pantry/kitchen.ts'
import { type Candidate, type Conditions, compose } from './compose.ts'
import type { DishIdea } from './idea.ts'
import { withoutOne } from './left-out-word.ts'

/** "com lambedor de cachaça e limão" → "com lambedor de limão"; "na cachaça" → "". */
export function withoutItsName(text: string): string {
  return (
    text
      .replace(/ de cachaça e (?=\p{L})/gu, ' de ')
      // "com jerimum, arroz e cachaça" → "com jerimum e arroz"
      .replace(/, ([^,]+) e cachaça(?!\p{L})/gu, ' e $1')
      .replace(
        /,? (?:(?:flambad|curtid|marinad|glacead|braseada?|regad)[oa]s? )?(?:e|com|na|de|da|à|em|ao) cachaça(?!\p{L})/gu,
        '',
      )
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}

/** Dishes whose flavour or method is the spirit itself. */
const needsSpirit = ({ technique, alcohol, name }: DishIdea) =>
  technique === 'flambe' ||
  technique === 'cure' ||
  (alcohol === 'raw' && /cachaça/i.test(name.split(' ').slice(0, 2).join(' ')))

/** Share of the cachaça's volume that lime juice takes, where its sourness is missed. */
const limeShare = 0.25
const leastLime = 5

/** What makes a dish sour enough already. */
const sour: ReadonlySet<string> = new Set(
  'tomate tomate_pelado vinagre laranja tamarindo maracuja caja abacaxi mostarda coalhada'.split(' '),
)

/** A step during which the dish is still on the fire. */
const cooksOn =
  /\bferv|\bcozinh|\breduz|\bapur|\brefog|\bsalte|\bpuxe|\bbrase|\bensop|caldo .*quente|aos poucos|fogo (?:baixo|m[eé]dio|alto)|por \d+ minutos/i

type Swap = { steps: string[]; lime: boolean }

/** Water in the place of the spirit on the fire; two measures of water in one sentence become one. */
function withWater(text: string, spirit: string, ml: number): string {
  const measure = (more: string) => `${ml + Number(more)} ml de água filtrada`
  return (
    text
      .replace(
        new RegExp(`(ferva|reduza|derreta) ${spirit} com ([^.;]+?) e (\\d+) ml de água filtrada`, 'giu'),
        (_, verb: string, what: string, more: string) => `${verb} ${what} com ${measure(more)}`,
      )
      .replace(
        new RegExp(`(\\d+) ml de água filtrada ((?:com [^.;]+? )?e|com) ${spirit}`, 'giu'),
        (_, more: string, between: string) =>
          `${measure(more)}${between === 'e' || between === 'com' ? '' : ` ${between.replace(/ e$/, '')}`}`,
      )
      .replace(
        new RegExp(`${spirit}((?: com [^.;,]+?)? e) (\\d+) ml de água filtrada`, 'giu'),
        (_, between: string, more: string) => `${measure(more)}${between.replace(/ e$/, '')}`,
      )
      // Nothing to drive off: the sauce is mixed cold.
      .replace(
        new RegExp(`ferva ${spirit} por \\d+ minutos, (?:deixe )?esfri\\w+ e misture com`, 'giu'),
        'misture',
      )
      .replace(new RegExp(spirit, 'gu'), `${ml} ml de água filtrada`)
      .replace(
        new RegExp(`${ml} ml de água filtrada, ([^;.]+?) e (\\d+) ml de água filtrada`, 'gu'),
        (_, between: string, more: string) => `${between} e ${measure(more)}`,
      )
  )
}

/** The lime's share goes into what is cold; on the fire it comes last, because boiled lime turns bitter. */
function swapped(idea: DishIdea, usual: Candidate, spiritName: string): Swap {
  const spirit = `a ${spiritName}(?: \\([^)]*\\))?`
  const isCold = idea.alcohol === 'raw' || idea.alcohol === 'overnight'
  const hasLime = usual.parts.some(({ item }) => item.id === 'limao')
  const others = (text: string) =>
    text
      .replace(new RegExp(`\\bda ${spiritName}`, 'gi'), isCold ? 'do suco de limão' : 'da água')
      .replace(new RegExp(`\\bna ${spiritName}`, 'gi'), isCold ? 'no suco de limão' : 'na água')
  if (isCold)
    return {
      lime: true,
      steps: usual.steps.map((step) => {
        if (!new RegExp(spirit, 'u').test(step)) return others(step)
        const less = hasLime ? withoutOne(step, spirit) : null
        return others(less ?? step.replace(new RegExp(spirit, 'gu'), 'o suco de limão'))
      }),
    }
  const isSour = usual.parts.some(({ item }) => sour.has(item.id))
  const lime = !hasLime && !isSour && idea.technique !== 'batter'
  const isSpirited = (step: string) => new RegExp(spirit, 'iu').test(step)
  const isAdded = lime && usual.steps.some(isSpirited)
  // A risotto goes on cooking for a quarter of an hour after its spirit.
  const last = usual.steps.findLastIndex((step) => isSpirited(step) || cooksOn.test(step))
  const steps = usual.steps.map((step, at) => {
    const plain = isSpirited(step) ? others(withWater(step, spirit, idea.cachacaMl)) : others(step)
    return isAdded && at === last
      ? `${plain.replace(/\.$/, '')}; no fim, fora do fogo, pingue o suco de limão.`
      : plain
  })
  return { lime: isAdded, steps }
}

/** What takes the spirit's place among the ingredients: juice in a dessert, lime where it is missed, or nothing. */
function partsWithout(usual: Candidate, idea: DishIdea, lime: boolean): Candidate['parts'] {
  const rest = usual.parts.slice(0, -1)
  if (idea.course === 'sobremesa')
    return [...rest, { slot: 'cachaca', item: foodOf('laranja'), amount: idea.cachacaMl }]
  if (!lime) return rest
  const amount = Math.max(leastLime, Math.round(idea.cachacaMl * limeShare))
  // One line of lime, and not two.
  return rest.some(({ item }) => item.id === 'limao')
    ? rest.map((part) => (part.item.id === 'limao' ? { ...part, amount: part.amount + amount } : part))
    : [...rest, { slot: 'cachaca', item: foodOf('limao'), amount }]
}

/** The dish without cachaça; null if it cannot be made so. */
export function soberOf(idea: DishIdea, conditions: Conditions): Candidate | null {
  if (needsSpirit(idea)) return null
  const usual = compose(idea, conditions)
  if (!usual) return null
  const isSweet = idea.course === 'sobremesa'
  if (!conditions.allowsFood(foodOf(isSweet ? 'laranja' : 'limao'))) return null
  const spirit = usual.parts.at(-1)
  if (!spirit) return null
  const name = spirit.item.name
  const { steps: swappedSteps, lime } = isSweet
    ? {
        lime: false,
        steps: usual.steps.map((text) =>
          text
            .replace(new RegExp(`\\ba ${name}(?: \\([^)]*\\))?`, 'gi'), 'o suco de laranja')
            .replace(new RegExp(`\\bda ${name}`, 'gi'), 'do suco de laranja')
            .replace(new RegExp(`\\bna ${name}`, 'gi'), 'no suco de laranja'),
        ),
      }
    : swapped(idea, usual, name)
  const parts = partsWithout(usual, idea, lime)
  const steps = swappedSteps.map((text) =>
    capitalize(withoutItsName(text.replace(/[,;]? ?(?:fora do fogo,? )?sem chama(?= )/gi, ''))),
  )
  const ownName = withoutItsName(usual.name)
  const keeps = withoutItsName(idea.keeps)
  const plating = withoutItsName(idea.plating)
  const told = withoutItsName(idea.story)
  const story = /cachaça|álcool|fogo/i.test(told)
    ? `${capitalize(
        joinList(
          usual.parts
            .slice(0, -1)
            .slice(0, 4)
            .map(({ item: one }) => shortName(one)),
        ),
      )}.`
    : told
  const texts = [ownName, keeps, plating, ...steps]
  if (
    texts.some((text) => /cachaça|dose|flamb/i.test(text)) ||
    (ownName === usual.name && /cachaça/i.test(ownName))
  )
    return null
  const costs = parts.map((part) => foodCost(part.item, part.amount, conditions.prices))
  return {
    ...usual,
    idea: {
      ...usual.idea,
      name: withoutItsName(usual.idea.name),
      called: null,
      story,
      keeps,
      plating,
      cachacaMl: 0,
    },
    name: ownName,
    isSober: true,
    parts,
    steps,
    cost: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / usual.portions,
  }
}
