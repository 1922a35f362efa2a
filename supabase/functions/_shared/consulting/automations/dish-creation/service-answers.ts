/** Answers about fire, raw food, the taste of cachaça, and what stands beside the dishes. */
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import type { DishQuestion } from '../../base/request/dish-wishes.ts'
import type { Candidate } from './compose.ts'
import { keptBases } from './kept-bases.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { foodIdsOf } from './wanted.ts'

type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  context: EngineContext
}
type Subject = Extract<
  DishQuestion,
  'flameSafe' | 'rawSafe' | 'mildCachaca' | 'doseEach' | 'notRepeated' | 'sharedBase' | 'noTraces'
>

const namesOf = (found: readonly Candidate[]) => joinList(found.map(({ name }) => name))

/** Without a flame, where the cachaça meets heat. */
function flameSafe({ chosen }: Asked): string {
  const flamed = chosen.filter(({ idea }) => idea.technique === 'flambe')
  if (flamed.length > 0)
    return `Só na cozinha, longe de vento, cortina e botijão, com a dose medida e a panela fora do fogo na hora de juntar: ${namesOf(flamed)}.`
  const cooked = chosen.filter(({ idea, isSober }) => !isSober && idea.alcohol.startsWith('simmer'))
  return `Não: labareda, vento, cobertura e botijão perto são risco de incêndio. A cachaça entra com a panela fora do fogo e reduz em fogo baixo${cooked.length > 0 ? `, em ${namesOf(cooked.slice(0, 2))}` : ''}.`
}

function rawSafe(what: string, { chosen }: Asked): string {
  const ids: readonly string[] = foodIdsOf(what)
  const cooked = chosen.filter(({ parts }) => parts.some(({ item }) => ids.includes(item.id)))
  const here = cooked.length > 0 ? ` Aqui vai cozida: ${namesOf(cooked)}.` : ''
  return findTerm(what)?.name === 'ostra'
    ? `Não recomendamos: crua, só ostra depurada, de cultivo com inspeção e nota, viva, fechada e a 5 °C até a mesa, medidos. Cozida é segura: 4 minutos de fervura depois de abrir; a que não abrir vai fora.${here}`
    : `Só com fornecedor inspecionado e peixe congelado antes a −20 °C por 7 dias, por causa de parasitas; sem isso, sirva cozido, a 70 °C no centro.${here}`
}

function mildCachaca({ chosen }: Asked): string {
  const of = (test: (candidate: Candidate) => boolean) => chosen.filter((one) => !one.isSober && test(one))
  const mild = of(({ idea }) => idea.alcohol.startsWith('simmer') || idea.alcohol === 'baked25')
  const strong = of(({ idea }) => !idea.alcohol.startsWith('simmer') && idea.alcohol !== 'baked25')
  return [
    'Pode: fervida 15 minutos ou mais, perde o ardor e mais da metade do álcool, e fica o perfume da cana.',
    ...(mild.length > 0 ? [`É assim em ${namesOf(mild)}.`] : []),
    ...(strong.length > 0 ? [`Já se sente em ${namesOf(strong)}.`] : []),
  ].join(' ')
}

/** What the owner asks to stand beside a dish, if it is no cachaça. */
export const drinkAsked = (text: string): string | null =>
  /(?<!\p{L})(vinho|cerveja|chope)s?(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase() ?? null

/** The house's own of that kind beside the dishes with the food, or beside all. */
function ownDrink(drink: string, what: string | undefined, { chosen, context }: Asked): string {
  const ids: readonly string[] = what === undefined ? [] : foodIdsOf(what)
  const holding = chosen.filter(({ parts }) => parts.some(({ item }) => ids.includes(item.id)))
  const beside = namesOf(holding.length > 0 ? holding : chosen)
  const own = context.house.menu.filter(
    ({ active, name, section }) => active && `${section ?? ''} ${name}`.toLowerCase().includes(drink),
  )
  return own.length === 0
    ? `O cardápio da casa não lista ${drink}. Com ${beside}, ${drink === 'vinho' ? 'peça ao fornecedor um tinto leve para carne e um branco seco para peixe' : 'vai a clara, leve e gelada'}.`
    : `${joinList(own.map(({ name, price }) => `${name}${price === null ? '' : ` (${formatBrl(price)})`}`))}, com ${beside}.`
}

const doseEach = ({ dishes }: Asked): string =>
  `${dishes.map(({ name, pairing }) => `${name}: ${pairing.own?.name ?? pairing.label}${pairing.own ? '' : ` (dose nova)`}`).join('; ')}.`

/** Bases that are the same in every dish that has them; discs, doughs and meats of one name are not. */
const common = /^(?:lambedor|calda|geleia|vinagrete|cebola na cachaça|melado)/i

/** Sauces that two dishes or more are made with. */
function sharedBase({ chosen }: Asked): string {
  const uses = new Map<string, string[]>()
  for (const { name, idea } of chosen)
    for (const { what } of keptBases(idea.keeps))
      if (what !== null && common.test(what)) uses.set(what, [...(uses.get(what) ?? []), name])
  const shared = [...uses].filter(([, names]) => names.length > 1)
  return shared.length === 0
    ? 'Nestes, não: cada um tem o molho que lhe dá o gosto, e um só deixaria os pratos iguais. Dois molhos bem-feitos servem melhor que um em todos.'
    : `Em parte: ${shared.map(([what, names]) => `${what.toLowerCase()} serve ${joinList(names)}`).join('; ')}. Nos outros, um molho só deixaria os pratos iguais.`
}

/** What a kitchen can promise to a guest whom traces harm. */
function noTraces({ request: { requirements } }: Asked): string {
  const allergies = [
    ...new Set(requirements.exclusions.flatMap(({ why, label }) => (why === 'allergy' ? [label] : []))),
  ]
  const of = allergies.length > 0 ? ` de ${joinList(allergies)}` : ''
  return `Nenhuma receita leva, mas traço zero${of} só em cozinha onde isso não entra. Nunca na mesma chapa, panela ou óleo dos outros: frigideira, tábua, escumadeira e óleo só para ela, bancada lavada e pratos dela feitos primeiro; potes fechados e marcados; rótulo lido a cada compra. Sem isso, diga a ela que pode haver traço.`
}

/** The new dishes that come nearest to what the house sells. */
function nearestOwn({ dishes }: Asked): string {
  const close = dishes.flatMap(({ name, beside }) =>
    beside?.isLike ? [`${name} (lembra ${beside.name})`] : [],
  )
  return close.length === 0
    ? 'Nenhum repete um item do cardápio: nem a forma, nem o ingrediente principal com o mesmo preparo.'
    : `Nenhum tem o nome ou o preparo de um item da casa. O mais perto: ${joinList(close)}.`
}

function notRepeated(what: string, { dishes }: Asked): string {
  const close = dishes.filter(
    ({ beside, name }) => (beside?.name === what && beside.isLike) || hasForm(name, what),
  )
  return close.length === 0
    ? `Nenhum repete ${what}: nem a forma, nem o ingrediente principal com o mesmo preparo.`
    : `${joinList(close.map(({ name }) => name))} é o mais perto de ${what}, com outro preparo; os demais não se parecem.`
}

/** The answer to a question about service and safety. */
export function serviceAnswer(about: Subject, what: string | undefined, asked: Asked, text = ''): string {
  const drink = drinkAsked(text)
  switch (about) {
    case 'flameSafe':
      return flameSafe(asked)
    case 'rawSafe':
      return rawSafe(what ?? 'peixe', asked)
    case 'mildCachaca':
      return mildCachaca(asked)
    case 'doseEach':
      return drink === null ? doseEach(asked) : ownDrink(drink, what, asked)
    case 'notRepeated':
      return what === undefined ? nearestOwn(asked) : notRepeated(what, asked)
    case 'sharedBase':
      return sharedBase(asked)
    case 'noTraces':
      return noTraces(asked)
  }
}
