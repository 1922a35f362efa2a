/** What takes the place of an ingredient that runs out, from what the house buys, and how the glass stays in balance. */
import { foldedMonths, monthNames } from '../../../base/calendar.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { ingredient, ingredientCost, ingredients } from '../../../base/pantry/bar.ts'
import type { Ingredient, Tag } from '../../../base/pantry/ingredient.ts'
import { inSeason, isPulp, isSold } from '../../../base/pantry/seasons.ts'
import { ingredientHolds } from '../../../base/request/judge-exclusions.ts'
import type { DrinkRequest } from '../plan.ts'
import type { Answerer } from './asked.ts'

/** What does the same work in a glass: acid by itself, flesh, leaves, sweetness. */
const works: readonly Tag[] = ['citrus', 'fruit', 'herb', 'spicy', 'added_sugar']
/** g of acid in 100 ml from which a juice sours a glass instead of flavouring it. */
const sour = 4
const workOf = ({ tags, acid }: Ingredient): Tag | 'sour' | undefined =>
  acid >= sour ? 'sour' : tags.includes('citrus') ? 'fruit' : works.find((tag) => tags.includes(tag))

/** Where lime runs out, a fruit half as sour still sours the glass, in a larger measure. */
const doesWorkOf = (item: Ingredient, lost: Ingredient) =>
  workOf(lost) === 'sour'
    ? item.acid >= sour / 2 && item.tags.includes('fruit')
    : workOf(item) === workOf(lost)

/** The last month that the owner names is the one without it: "até dezembro … em janeiro". */
function monthAsked(said: string, lost: readonly Ingredient[], from: number): number | null {
  const words = foldAccents(said).match(/[a-z]+/g) ?? []
  const named = words.findLast((word) => foldedMonths.includes(word))
  if (named !== undefined) return foldedMonths.indexOf(named) + 1
  const [first] = lost
  if (!first?.months || first.months.length === 12) return null
  for (let month = from; month < from + 12; month += 1)
    if (!inSeason(first, ((month - 1) % 12) + 1)) return ((month - 1) % 12) + 1
  return null
}

const apart = (one: Ingredient, other: Ingredient) =>
  Math.abs(one.acid - other.acid) + Math.abs(one.sugar - other.sugar) / 10

/** What the house buys that does the same work in that month, the nearest in acid and sugar first; else what it can buy. */
function choicesFor(lost: Ingredient, month: number | null, { stock, conditions, night }: DrinkRequest) {
  const when = month ?? Number(night.date.slice(5, 7))
  const open = ingredients
    .filter(
      (item) =>
        item.kind === 'bought' &&
        item.unit === lost.unit &&
        item.abv === 0 &&
        item.family !== lost.family &&
        !item.tags.includes('soda') &&
        doesWorkOf(item, lost) &&
        isSold(item, when) &&
        conditions.allowance.allowsIngredient(item),
    )
    .toSorted(
      (a, b) =>
        Number(inSeason(b, when)) - Number(inSeason(a, when)) ||
        Number(b.local) - Number(a.local) ||
        apart(a, lost) - apart(b, lost),
    )
  const owned = open.filter(({ id }) => stock.has(id))
  return { owned, open: owned.length > 0 ? owned : open }
}

const juice = ingredient('limao')
const step = (ml: number) => Math.round(ml / 5) * 5

/** "tire 10 ml do suco de limão": what each part must change by, as far as the glass has some of it. */
function balanced(drink: Drink, lost: Ingredient, next: Ingredient): string {
  const byId = new Map(ingredients.map((item) => [item.id, item]))
  const parts = drink.ingredients.map((part) => ({ ...part, item: byId.get(part.id) }))
  const ml = parts.find(({ item }) => item?.family === lost.family && item.unit === lost.unit)?.amount ?? 0
  const lime = parts.find(({ item }) => item && item.acid >= sour && item.id !== lost.id)
  const syrup = parts.find(({ item }) => item?.unit === 'ml' && item.sugar > 40)
  const change = (part: typeof lime, grams: number, per100: number | undefined): string[] => {
    if (!part || !per100) return []
    const amount = Math.max(-part.amount, step((-grams / per100) * 100))
    if (amount === 0) return []
    return [amount < 0 ? `${-amount} ml a menos de ${part.name}` : `${amount} ml a mais de ${part.name}`]
  }
  const measure = workOf(lost) === 'sour' ? step((ml * lost.acid) / next.acid) : ml
  const acid = (next.acid * measure - lost.acid * ml) / 100
  const sugar = (next.sugar * measure - lost.sugar * ml) / 100
  // A glass without lime takes some where the new fruit is less sour.
  const added = -acid / (juice.acid / 100)
  const squeezed = lime === undefined && step(added) > 0 ? [`${step(added)} ml a mais de ${juice.name}`] : []
  const changes = [
    ...squeezed,
    ...change(lime, acid, lime?.item?.acid),
    ...change(syrup, sugar, syrup?.item?.sugar),
  ]
  return `em ${drink.name}, ${measure === ml ? 'a mesma medida, ' : ''}${measure} ${lost.unit}${measure === ml ? '' : ` no lugar de ${ml}`}${changes.length > 0 ? `, com ${joinList(changes)}` : ', e o resto da ficha fica'}`
}

function tasteOf(next: Ingredient, lost: Ingredient): string {
  const [acid, sugar] = [next.acid - lost.acid, next.sugar - lost.sugar]
  const said = [
    ...(acid >= 0.4 ? ['mais acidez'] : acid <= -0.4 ? ['menos acidez'] : []),
    ...(sugar >= 2 ? ['mais açúcar'] : sugar <= -2 ? ['menos açúcar'] : []),
  ]
  if (said.length > 0) return `: tem ${joinList(said)}`
  return next.unit === 'ml' ? ': tem açúcar e acidez parecidos' : ''
}

export const answerSubstitute: Answerer = ({ item, other, text }, { drinks, request }) => {
  if (item === undefined) return null
  const { conditions, stock, night } = request
  const held = ingredients.filter((one) => one.kind === 'bought' && ingredientHolds(one, item))
  const drinksWith = ({ id: lostId }: Ingredient) =>
    drinks.filter(({ ingredients: parts }) => parts.some(({ id }) => id === lostId))
  const inGlass = held
    .filter((one) => drinksWith(one).length > 0)
    .toSorted((one, another) => drinksWith(another).length - drinksWith(one).length)[0]
  const lost = inGlass ?? held.find(({ family }) => family === item) ?? held[0]
  if (!lost) return null
  const used = drinksWith(lost)
  const month = monthAsked(text, held, Number(night.date.slice(5, 7)))
  const { owned, open } = choicesFor(lost, month, request)
  const proposed = other === undefined ? undefined : open.find((one) => ingredientHolds(one, other))
  const next = proposed ?? open[0]
  const refused =
    other === undefined || proposed ? '' : `${capitalize(other)}, não: não faz o mesmo no copo. `
  if (!next)
    return `${refused}Nada da sua lista faz a vez de ${item} no copo: sem ele, tire da carta ${used.length > 0 ? joinList(used.map(({ name }) => name)) : 'o drink que o leva'}.`
  const cost = ingredientCost(next, 50, conditions.prices) - ingredientCost(lost, 50, conditions.prices)
  const when = month === null ? '' : `, em ${monthNames[month - 1]}`
  const source = owned.includes(next) ? ', que a casa já compra' : ', a comprar'
  const price =
    Math.abs(cost) >= 0.1 && next.unit === 'ml' && workOf(lost) !== 'sour'
      ? ` Cada 50 ml saem ${formatBrl(Math.abs(cost))} ${cost > 0 ? 'mais caros' : 'mais baratos'}.`
      : ''
  const how =
    used.length > 0
      ? `${capitalize(used.map((drink) => balanced(drink, lost, next)).join('; '))}. Mude o texto da carta e prove antes.`
      : `Nenhum destes ${drinks.length} drinks leva ${item}.`
  const second = open.find((one) => one !== next && one.family !== next.family)
  const frozen =
    isPulp(lost) && month !== null && !inSeason(lost, month)
      ? ` A polpa congelada de ${lost.family} sai o ano todo: se o fornecedor tiver, nada muda.`
      : ''
  return `${refused}${capitalize(next.name)}${source}${when}${tasteOf(next, lost)}. ${how}${price}${second ? ` A segunda escolha é ${second.name}${stock.has(second.id) ? '' : ', a comprar'}.` : ''}${frozen}`
}
