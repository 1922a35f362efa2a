import { uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { DishSpec } from '../../report/blocks.ts'
import { isBase } from './kept-bases.ts'
import type { Dish, DishPlan } from './schema.ts'
import { tell } from './tell.ts'

/** Shown instead of a figure that needs a price. */
export const incomplete = 'custo incompleto'

const bases: Readonly<Record<NonNullable<Dish['priceBasis']>, string>> = {
  in_band: '',
  step_too_large: '',
  minimum_price: ' (mínimo que paga o serviço)',
  market: '',
  owner: ' (pelo seu limite)',
  farm: ' (revisto pela fazenda)',
}

const basisOf = ({ priceBasis }: Dish) => (priceBasis === null ? '' : bases[priceBasis])

/** "45 min", "4 h", "2 h 30 min". */
export function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

/** From this factor on, the recipe says what to buy. */
const shownLoss = 1.15

/** R$ from which an ingredient's cost is shown: a pinch of salt costs nothing that anybody decides by. */
const leastShown = 0.5

/** "600 g de carne de sol (bruto 653 g; R$ 30,69; 450 g depois do fogo)". */
function ingredientOf({ display, amount, unit, purchase, cooked, costBRL }: Dish['ingredients'][number]) {
  const bought = Number.parseFloat(purchase.replace(',', '.')) * (/\b(?:kg|l)$/.test(purchase) ? 1000 : 1)
  // Smaller losses are in the shopping list.
  const hasLoss = unit !== 'un' && bought > amount * shownLoss
  const notes = [
    ...(hasLoss ? [`bruto ${purchase}`] : []),
    ...(costBRL === null ? ['preço a consultar'] : costBRL < leastShown ? [] : [formatBrl(costBRL)]),
    ...(cooked === undefined ? [] : [cooked]),
  ]
  return notes.length === 0 ? display : `${display} (${notes.join('; ')})`
}

/** Whether the house earns more or less if a table orders one dish instead of the other. */
function besideNote({ id, beside, margin }: Dish): string[] {
  if (!beside?.isLike) return []
  const { name, price } = beside
  const values = { name, price: formatBrl(price) }
  const say = (template: string, change = 0) =>
    tell(template, `${name}|${id}`, { ...values, change: formatBrl(change) })
  const place = say(
    '[Parecido na casa: {name}, a {price}|O cliente compara com {name}, a {price}|Lembra {name}, a {price}]',
  )
  if (beside.margin === null || margin === null) return [`${place}.`]
  const change = margin - beside.margin
  const effect =
    Math.abs(change) < 0.5
      ? say(
          '[trocar um pelo outro deixa a casa no mesmo|tanto faz à casa qual dos dois sai|na troca, a casa fica igual]',
        )
      : change > 0
        ? say(
            '[se o cliente trocar um pelo outro, a casa ganha {change}|cada troca deixa {change} a mais na casa|na troca, sobram {change} a mais]',
            change,
          )
        : say(
            '[cada troca custa {change} à casa, então ofereça a quem não ia pedir {name}|se o cliente trocar um pelo outro, a casa perde {change}|na troca a casa perde {change}|trocar um pelo outro tira {change} da casa: ofereça como mais um pedido]',
            -change,
          )
  return [`${place}; ${effect}.`]
}

function allergenWords({ allergens, mayContain = [] }: Dish): string {
  const may = mayContain.length > 0 ? `; pode ter ${joinList(mayContain)}` : ''
  return `Alérgenos: ${allergens.length > 0 ? joinList(allergens) : 'nenhum, confira os rótulos'}${may}`
}

/** Shelf lives that the table of bases does not give: ingredients cut for the day. */
function keptApart(keeps: string): string[] {
  const lines = keeps.split(/(?<=\.) /).filter((line) => !isBase(line))
  return lines.length > 0 ? [`Guarda: ${uncapitalize(lines.join(' ').replace(/\.$/, ''))}`] : []
}

/** "4 porções de 260 g", "2 pratos para 2 pessoas, de 520 g" */
function yieldOf({ portions, portionGrams, serves }: Dish): string {
  const [one, many] = serves === undefined ? ['porção', 'porções'] : ['prato', 'pratos']
  const people = serves === undefined ? '' : ` para ${serves} pessoas,`
  return `${portions} ${portions === 1 ? one : many}${people} de ${portionGrams} g`
}

/** What the label of a box says, and how long it may be out. */
const boxNote =
  'Na caixa: etiqueta com o dia do preparo, a validade, “contém álcool” e os alérgenos; fora da geladeira, no máximo 1 hora'

/** How the dish is served to who may have no cachaça; undefined without a plan, or for a dish without it. */
const withoutCachaca = ({ name, sober }: Dish, plan?: DishPlan): string[] => {
  const known = sober === true ? undefined : plan?.sober.find(({ dish }) => dish === name)
  if (!known) return []
  return [known.how ?? 'não sai; ofereça outro prato a criança, gestante e quem dirige']
}

/** The recipe sheet of a dish. */
export function specOf(dish: Dish, plan?: DishPlan): DishSpec {
  const { minutes, pass } = dish
  const saysCachaca = dish.sober === true || /cachaça/i.test(`${dish.name} ${dish.story}`)
  const unnamed = [...(dish.unnamed ?? []), ...(saysCachaca ? [] : ['cachaça'])]
  return {
    name: dish.name,
    kind: dish.what ?? dish.courseLabel,
    ingredients: dish.ingredients.map(ingredientOf),
    method: dish.method,
    serve: dish.plating.replace(/\.$/, ''),
    // One line of the service says what goes with which dish.
    pairing: '',
    price: dish.suggestedPrice === null ? incomplete : `${formatBrl(dish.suggestedPrice)}${basisOf(dish)}`,
    // Cost and margin stand in the table of the menu; a sheet adds only what is missing from the cost.
    margin: null,
    figures: [
      ...(dish.missing.length > 0
        ? [{ key: 'Custo por porção', value: `${formatBrl(dish.cost)} + ${joinList(dish.missing)}` }]
        : []),
      { key: 'Rende', value: yieldOf(dish) },
      {
        key: 'Tempo',
        value: `${duration(minutes.advance)} antes, ${minutes.finish} min no pedido${pass === undefined ? '' : `, ${pass}`}`,
      },
      { key: 'Álcool', value: dish.alcohol.note === 'sem álcool' ? 'não leva' : dish.alcohol.note },
      ...withoutCachaca(dish, plan).map((value) => ({ key: 'Sem cachaça', value })),
    ],
    notes: [
      ...besideNote(dish),
      ...(dish.priceFormula === null ? [] : [dish.priceFormula]),
      ...(dish.safety ?? []).filter((line) => typeof line === 'string'),
      ...(dish.boxed === true && dish.course === 'sobremesa' ? [boxNote] : []),
      allergenWords(dish),
      ...keptApart(dish.keeps),
      `Para o cardápio: “${dish.story}”${unnamed.length > 0 ? ` E diga que leva ${joinList(unnamed)}` : ''}`,
    ],
  }
}
