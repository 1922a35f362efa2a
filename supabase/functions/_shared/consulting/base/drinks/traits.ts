import type { Trait } from '../house/venue.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import type { Candidate } from './candidate.ts'
import type { Template } from './templates.ts'

/** Maximum preparation of a quick drink, in seconds. */
export const quickSeconds = 50

/** Traits of a drink, from its figures and ingredients. */
export function traitsOf(candidate: Omit<Candidate, 'traits'>): Set<Trait> {
  const { portions, template, concept, strength: strong, cost, path } = candidate
  const traits = new Set<Trait>()
  const add = (trait: Trait, when: boolean) => {
    if (when) traits.add(trait)
  }
  const has = (test: (item: Ingredient) => boolean) => portions.some(({ item }) => test(item))
  const fruitMl = portions
    .filter(({ item }) => item.tags.includes('fruit') && item.acid < 4 && item.family !== 'coco')
    .reduce((sum, { item, amount }) => sum + item.mlPerUnit * amount, 0)
  add('quick', candidate.prepSeconds <= quickSeconds)
  add('cheap', cost < 4.6)
  add(
    'premium',
    candidate.base?.id === 'castanheira' || (candidate.base?.id === 'carvalho' && strong.abvPct >= 14),
  )
  add('light', strong.abvPct < 10.5)
  add('long', path.glass === 'tall' || path.glass === 'wine')
  add('strong', strong.abvPct >= 20)
  add(
    'creamy',
    concept.template === 'batida' ||
      concept.template === 'cream' ||
      has(({ id }) => id === 'leite_coco' || id === 'creme'),
  )
  add('fruity', fruitMl >= 35)
  add(
    'herbal',
    has(({ tags }) => tags.includes('herb')),
  )
  add('bitter', template.profile === 'bitter' || has(({ id }) => id === 'aperitivo' || id === 'tonica'))
  add('dry', candidate.sweetness === 'seco')
  add('sweet', candidate.sweetness === 'doce')
  add(
    'spicy',
    has(({ tags, family }) => tags.includes('spicy') || family === 'gengibre' || family === 'ginger ale'),
  )
  add(
    'local',
    portions.every(({ item }) => item.local),
  )
  add(
    'showy',
    path.glass === 'stem' ||
      path.glass === 'wine' ||
      candidate.garnish?.id === 'flor' ||
      has(({ id }) => id === 'espuma_coco'),
  )
  add('hot', path.method === 'heat')
  add(
    'classic',
    ['sour', 'old_fashioned', 'negroni', 'caipirinha', 'julep'].includes(concept.template) ||
      concept.template === 'aperitif',
  )
  return traits
}

/** How sweet it tastes: in acid drinks by the ratio of sugar to acid, in others by the sugar in the glass. */
export function sweetnessOf(
  template: Template,
  sugar: number,
  acid: number,
  volumeMl: number,
): Candidate['sweetness'] {
  const [measure, dry, sweet] =
    template.balance.kind === 'acid' ? [sugar / acid, 8.4, 11.5] : [(sugar / volumeMl) * 100, 4.5, 9]
  if (measure < dry) return 'seco'
  return measure > sweet ? 'doce' : 'equilibrado'
}
