/** Answers about the drinks that the house sells, and which new one goes with a dish. */

import type { HouseItem } from '../../../base/house/house.ts'
import { uncapitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { houseDrinkOptions } from '../../../base/pairing/options.ts'
import { score } from '../../../base/pairing/rules.ts'
import { understand } from '../../../base/pairing/understand.ts'
import { ingredients } from '../../../base/pantry/bar.ts'
import { ingredientHolds } from '../../../base/request/judge-exclusions.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { Answerer, Asked } from './asked.ts'

const byId = new Map(ingredients.map((item) => [item.id, item]))

const itemOf = ({ context }: Asked, name: string | undefined): HouseItem | undefined =>
  name === undefined
    ? undefined
    : context.house.menu.find((one) => one.active && namesItem(name, { name: one.name }))

/** Most dishes of a section that stand for it. */
const mostOfSection = 3

/** "pizza" on a menu with a section of pizzas: its first dishes stand for it. */
const ofSection = ({ context }: Asked, named: string): HouseItem[] =>
  context.house.menu
    .filter(({ active, section }) => active && section !== null && namesItem(named, { name: section }))
    .slice(0, mostOfSection)

/** The drinks that suit a dish, or the dishes of a section, best first, with the reason. */
function suited(dish: string, asked: Asked) {
  const own = itemOf(asked, dish)
  const [first, ...rest] = own ? [] : ofSection(asked, dish)
  if (!first) return suitedTo(own ?? null, dish, asked)
  const all = [first, ...rest].map((item) => suitedTo(item, item.name, asked))
  const points = new Map<string, number>()
  for (const one of all.flat()) points.set(one.name, (points.get(one.name) ?? 0) + one.points)
  return (all[0] ?? []).toSorted((a, b) => (points.get(b.name) ?? 0) - (points.get(a.name) ?? 0))
}

function suitedTo(own: HouseItem | null, dish: string, asked: Asked) {
  const named = understand({
    name: own?.name ?? dish,
    category: own?.section ?? null,
    description: own?.description ?? null,
    price: own?.price ?? null,
    cost: own?.cost ?? null,
  })
  // "Margherita" alone says less than the section that it stands in.
  const read =
    named.kind === 'dish'
      ? named
      : understand({ name: own?.section ?? dish, category: null, description: null, price: null, cost: null })
  if (read.kind !== 'dish') return []
  const scored = asked.drinks.flatMap((drink) => {
    const [option] = houseDrinkOptions({ ...asked.context, houseDrinks: [drink] }, asked.request.venue)
    if (!option) return []
    const { points, findings } = score(read.dish, option, { style: '', focus: [] })
    const best = findings.toSorted((a, b) => b.points - a.points)[0]
    return [{ name: drink.name, points, why: best && best.points > 0 ? best.reason() : null }]
  })
  return scored.toSorted((a, b) => b.points - a.points)
}

export const answerWithDish: Answerer = ({ item, other }, asked) => {
  const told = [item, other].flatMap((dish): string[] => {
    if (dish === undefined) return []
    const [first, second] = suited(dish, asked)
    if (!first) return []
    const name = itemOf(asked, dish)?.name ?? dish
    const why = first.why === null ? '' : `: ${uncapitalize(first.why)}`
    return [`com ${uncapitalize(name)}, ${first.name}${why}${second ? `. Em segundo, ${second.name}` : ''}`]
  })
  return told.length === 0
    ? null
    : `${told.map((text) => text[0]?.toUpperCase() + text.slice(1)).join('. ')}.`
}

/** ml in a size as the menu writes it: "300 ml". */
const millilitres = (size: string | null) => {
  const found = /(\d{2,4})\s*ml/i.exec(size ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

/** The other drinks of the item's section that have a price. */
const neighbours = ({ context }: Asked, own: HouseItem) =>
  context.house.menu.flatMap(({ active, name, section, price, size }) =>
    active && section === own.section && name !== own.name && price !== null ? [{ name, price, size }] : [],
  )

/** Of the new drinks, where the question names none of the house's. */
const unsoldNew = ({ launch }: Asked) =>
  `Mude uma coisa por vez, quatro semanas cada: primeiro a linha da carta e a frase do garçom, que não custam nada; o preço só depois. Quem não passar de ${launch.leastAWeek} por semana sai, e o que ele deixou na geladeira entra nos outros que levam o mesmo.`

export const answerUnsold: Answerer = ({ item }, asked) => {
  if (item === undefined) return unsoldNew(asked)
  const own = itemOf(asked, item)
  if (!own || own.price === null) return null
  const ml = millilitres(own.size)
  const per = (price: number, volume: number) => (price / volume) * 100
  const [near] = neighbours(asked, own)
    .flatMap((one) => {
      const volume = millilitres(one.size)
      return volume === null || one.price === null ? [] : [{ ...one, per: per(one.price, volume) }]
    })
    .toSorted((a, b) => a.per - b.per)
  const dearGlass = ml !== null && near !== undefined && per(own.price, ml) > near.per * 1.5
  const reasons = [
    dearGlass && near && ml !== null
      ? `são ${formatBrl(own.price)} por ${formatNumber(ml)} ml (${formatBrl(per(own.price, ml))} a cada 100 ml), contra ${formatBrl(near.per)} em ${near.name}: de longe, parece pouco copo`
      : null,
    own.description ? null : 'a carta não diz o que ele leva',
  ].filter((text) => text !== null)
  if (reasons.length === 0)
    return `Sem as vendas por semana não dá para separar preço de nome. Teste uma coisa por vez: quatro semanas com a linha nova, depois quatro com o preço.`
  const first = dearGlass
    ? 'Antes de baixar o preço, mude como ele se apresenta'
    : 'Comece pela linha na carta, que não custa nada'
  return `Pelo que a carta mostra, ${joinList(reasons)}. ${first}: escreva a bebida, a medida e a hora de tomar (“curto, com cachaça envelhecida, para depois da comida”) e conte os pedidos por quatro semanas; se não dobrarem, tire.`
}

/** Of the new drinks, where the question names none of the house's. */
export function dearNew({ drinks }: Asked): string | null {
  const byPrice = drinks
    .filter(({ servings }) => servings === undefined)
    .toSorted((a, b) => a.suggestedPrice - b.suggestedPrice)
  const [first, last] = [byPrice[0], byPrice.at(-1)]
  if (!first || !last) return null
  return `A carta vai de ${formatBrl(first.suggestedPrice)} a ${formatBrl(last.suggestedPrice)}. A quem achar caro, diga primeiro o que vai no copo, com a medida, e ofereça o mais em conta: ${first.name}, ${formatBrl(first.suggestedPrice)}. Desconto na hora, não.`
}

export const answerDear: Answerer = ({ item, price: rival }, asked) => {
  if (item === undefined) return dearNew(asked)
  const own = itemOf(asked, item)
  if (!own || own.price === null) return null
  const { price, cost } = own
  const around = neighbours(asked, own).map((one) => one.price ?? 0)
  const beside =
    around.length > 1
      ? ` Na sua carta, os outros vão de ${formatBrl(Math.min(...around))} a ${formatBrl(Math.max(...around))}.`
      : ''
  if (rival === undefined || rival >= price)
    return `Não${rival === undefined ? ' pela sua carta' : `: o vizinho cobra ${formatBrl(rival)}`}. ${formatBrl(price)} ${rival === undefined ? 'é o preço de hoje' : 'não está acima dele'}.${beside}`
  const gap = price - rival
  const share = formatNumber(Math.round((gap / rival) * 100))
  const margins =
    cost && rival > cost
      ? ` Igualar só compensa com ${Math.ceil(((price - cost) / (rival - cost)) * 10) - 10} copos a mais em cada 10 (o custo é ${formatBrl(cost)}).`
      : ' Com o custo dele em “A casa”, a conta diz quantos copos a mais pagariam a diferença.'
  return `São ${formatBrl(gap)} acima do vizinho (${share}%): ${gap / rival > 0.2 ? 'é diferença que o cliente nota; desça ou sirva mais' : 'cabe, se o copo mostrar por quê (medida e fruta escritas na carta)'}.${margins}${beside}`
}

const takesOff =
  /(?<!\p{L})(?:tir\p{L}+|cort\p{L}+|exclu\p{L}+|remov\p{L}+|deixar de (?:vender|servir)|acabar com)(?!\p{L})/iu

/** Whether a drink of the house should leave: what it leaves beside the others, and the number below which it goes. */
function answerCut(own: HouseItem, { context, drinks, launch }: Asked): string {
  const { name, price, cost } = own
  if (price === null || !cost)
    return `Sem o custo de ${name} em “A casa” não dá para dizer o que ele deixa. Conte as saídas por quatro semanas antes de tirar.`
  const margin = price - cost
  const others = context.house.menu.flatMap((one) =>
    one.active && one.name !== name && one.section === own.section && one.price !== null && one.cost
      ? [one.price - one.cost]
      : [],
  )
  const strong = drinks.filter(({ base, servings }) => base !== null && servings === undefined)
  const rivals = [...others, ...strong.map(({ contributionMargin }) => contributionMargin)]
  const best = rivals.filter((one) => one > margin).length
  const beside =
    rivals.length === 0
      ? ''
      : `, ${best === 0 ? 'mais que qualquer outro drink' : `e ${best} dos outros ${rivals.length} drinks da carta ${best === 1 ? 'deixa' : 'deixam'} mais`}`
  const fewer = best * 2 < rivals.length
  return `${fewer ? 'Não' : 'Só se ele sair pouco'}: cada ${name} deixa ${formatBrl(margin)}${beside}. ${fewer ? 'Ele só sai' : 'Tire'} se vender menos de ${launch.leastAWeek} por semana, a mesma régua dos novos${fewer ? '; aí a garrafa parada custa mais do que ele traz' : ''}.`
}

export const answerWorth: Answerer = ({ item = '', text }, asked) => {
  const { drinks } = asked
  const house = takesOff.test(text) ? itemOf(asked, item) : undefined
  if (house) return answerCut(house, asked)
  const holds = (id: string) => {
    const known = byId.get(id)
    return known !== undefined && ingredientHolds(known, item)
  }
  const [found] = drinks
    .filter(({ ingredients: parts }) =>
      parts.some(({ id, name }) => holds(id) || name.toLowerCase().includes(item)),
    )
    .toSorted((a, b) => b.contributionMargin - a.contributionMargin)
  const mean = drinks.reduce((sum, one) => sum + one.contributionMargin, 0) / Math.max(1, drinks.length)
  if (!found)
    return `Nesta carta, não: nenhum dos ${drinks.length} drinks ficou melhor com ${item}, e a margem média sem isso é ${formatBrl(mean)}.`
  if (item === '')
    return `Compensa se sair: cada copo deixa ${formatBrl(mean)} em média, e fica na carta quem passar de ${asked.launch.leastAWeek} por semana.`
  const gap = found.contributionMargin - mean
  if (/^\s*(?:e )?quanto/i.test(text))
    return `${formatBrl(found.suggestedPrice)}, como ${found.name}: custa ${formatBrl(found.doseCost ?? 0)} e deixa ${formatBrl(found.contributionMargin)}.`
  return `${gap >= -1 ? 'Compensa' : 'Só para gastar o que sobra'}: ${found.name} custa ${formatBrl(found.doseCost ?? 0)}, sai a ${formatBrl(found.suggestedPrice)} e deixa ${formatBrl(found.contributionMargin)}, contra ${formatBrl(mean)} na média da carta.`
}
