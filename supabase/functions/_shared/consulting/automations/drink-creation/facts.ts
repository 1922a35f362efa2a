import { cachacas, isCachacaId } from '../../base/cachacas.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import type { Fact, FactOf } from '../../base/facts.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { isSpiritId, spirits } from '../../base/spirits.ts'
import { foreigners } from './in-english.ts'
import type { DrinkContent, DrinkMenuAnalysis } from './schema.ts'
import { secondsOf } from './seconds.ts'

const byId = new Map(ingredients.map((item) => [item.id, item]))

/** Names of the components of a drink's house preparations. */
function componentsOf(drink: Drink): string[] {
  const parts = drink.ingredients.flatMap(({ id }) => {
    const item = byId.get(id)
    return item?.kind === 'house' ? madeOf(item).slice(1) : []
  })
  return [...new Set(parts.map(({ name }) => name))]
}

function factOf(drink: Drink): FactOf<'drink'> {
  return {
    kind: 'drink',
    name: drink.name,
    // The farm's own name, whatever the house calls it.
    base: drink.base ? (isCachacaId(drink.base.id) ? cachacas[drink.base.id].label : drink.base.label) : null,
    price: drink.suggestedPrice,
    cost: drink.doseCost,
    abv: drink.abvPct,
    ingredients: drink.ingredients.map(({ id, name, amount, unit }) => ({
      name: isCachacaId(id) ? cachacas[id].name : isSpiritId(id) ? spirits[id].name : name,
      amount,
      unit,
    })),
    preparations: componentsOf(drink),
    allergens: drink.allergens,
    equipment: drink.equipment,
    pairing: drink.pairing === noDish ? null : drink.pairing.replace(/\.$/, ''),
    // On a busy night a drink with a batch is poured from it.
    seconds: secondsOf(drink),
    fromBatch: secondsOf(drink) < drink.prepSeconds,
    ...(drink.servings === undefined ? {} : { servings: drink.servings }),
    glass: drink.glass,
    english: true,
    ...(drink.traits === undefined ? {} : { traits: drink.traits }),
    text: [
      drink.name,
      drink.story,
      drink.fit,
      ...(drink.tasting ? [drink.tasting] : []),
      ...drink.ingredients.map(({ display }) => display),
      ...drink.method,
      // A wine glass contains no wine: glassware says nothing about contents.
      drink.ice,
      ...(drink.garnish === null ? [] : [drink.garnish]),
      ...(drink.season === null ? [] : [drink.season]),
      ...(drink.lighter === null ? [] : [drink.lighter.text]),
      ...(drink.batch ? [drink.batch.text] : []),
      ...(drink.sibling ? [drink.sibling.text] : []),
    ].join('\n'),
  }
}

function choicesOf({ style, audience = [] }: DrinkMenuAnalysis['understood']): FactOf<'choice'>[] {
  return [
    ...style.map((what): FactOf<'choice'> => ({ kind: 'choice', by: 'style', what })),
    ...audience.map(
      (what): FactOf<'choice'> => ({
        kind: 'choice',
        by: 'audience',
        what,
        ...(what === foreigners && { how: 'A carta tem uma linha em inglês por drink.' }),
      }),
    ),
  ]
}

/** One fact per drink, and the criteria the drinks were chosen by. */
export function drinkFacts(contents: readonly DrinkContent[]): Fact[] {
  return contents.flatMap((content): Fact[] =>
    content.kind === 'drink'
      ? [factOf(content)]
      : [
          ...choicesOf(content.understood),
          ...(content.launch?.drinks ?? []).map(
            ({ name, from }): FactOf<'start'> => ({ kind: 'start', name, on: from }),
          ),
          ...(content.answers ?? []).map(
            ({ topic, of }): FactOf<'answer'> => ({
              kind: 'answer',
              about: 'bar',
              of: of ?? topic,
              // The answers themselves follow in the report.
              text: 'Respondido a seguir.',
            }),
          ),
          ...(content.itemVerdicts ?? []).map(
            ({ item, text }): FactOf<'answer'> => ({ kind: 'answer', about: 'bar', of: item, text }),
          ),
          ...[...(content.freeGoods ?? []), ...(content.toldCosts ?? [])].map(
            (one): FactOf<'costNow'> => ({ kind: 'costNow', ...one }),
          ),
          ...(content.idleStock ?? []).map(
            (one): FactOf<'dishPlan'> => ({ kind: 'dishPlan', of: 'leftover', met: true, ...one }),
          ),
          ...(content.launch ? [{ kind: 'night' as const, date: content.launch.date }] : []),
        ],
  )
}
