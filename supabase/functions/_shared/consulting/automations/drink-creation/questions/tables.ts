/** Answers that the report's own tables give: glasses, dishes, costs, prices, cachaças, bottles, strength. */
import { shortDay } from '../../../base/calendar.ts'
import { type Drink, noDish } from '../../../base/drinks/drink.schema.ts'
import { capitalize, uncapitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { ingredients } from '../../../base/pantry/bar.ts'
import { aboutCachaca } from '../in-english.ts'
import { secondsOf, timeText } from '../seconds.ts'
import { isSpiritName } from '../spirit-words.ts'
import type { Answerer } from './asked.ts'
import { dearNew } from './menu.ts'

export const names = (drinks: readonly Drink[]) => joinList(drinks.map(({ name }) => name))
export const perGuest = (drink: Drink, value: number) => value / (drink.servings ?? 1)
export const marginOf = (drink: Drink) => perGuest(drink, drink.contributionMargin)

/** "de caju e limão": what a guest would call it by, in the order of the recipe. */
export function flavoursOf({ ingredients }: Drink): string {
  const plain = /^(?:gelo|sal|água|pitada|xarope de (?:açúcar|rapadura)|clara)/
  const said = ingredients
    .filter(({ role, name }) => role === 'ingredient' && !plain.test(name))
    .map(({ name }) =>
      name.replace(
        /^(?:polpa|suco|xarope|calda|rodela|chá frio) de | (?:em cubos|em rodelas|fresc[oa])$/g,
        '',
      ),
    )
  return joinList([...new Set(said)].slice(0, 2))
}

/** Drinks with the same word share a line: "copo baixo: A e B; taça: C." */
function grouped(drinks: readonly Drink[], wordOf: (drink: Drink) => string): string {
  const groups = new Map<string, string[]>()
  for (const drink of drinks) groups.set(wordOf(drink), [...(groups.get(wordOf(drink)) ?? []), drink.name])
  return [...groups].map(([word, list]) => `${word}: ${joinList(list)}`).join('; ')
}

const sorted = (drinks: readonly Drink[], value: (drink: Drink) => number) =>
  drinks.toSorted((a, b) => value(a) - value(b))

/** "menos doce", "mais fraco": the other end of the scale. */
const asksLeast = (text: string, ends: RegExp) => ends.test(text)

/** What a wet glass spoils: "que copo evita molhar o pano?" */
const wets = /molh|ping(?!a(?!r))|escorr|encharc|(?<!\p{L})sua(?:r|m|do)?(?!\p{L})|respin/iu
/** Drinks that stand in the least ice, by their sheet. */
const withoutIce = (drinks: readonly Drink[]) => drinks.filter(({ serve }) => /sem gelo/i.test(serve))

/** What keeps a table dry is the level, the cup's weight and what stands below it; ice makes any thin glass sweat. */
function dryGlass(drinks: readonly Drink[]): string {
  const dry = withoutIce(drinks)
  const icy = drinks.filter((drink) => !dry.includes(drink))
  return [
    'Baixo, largo e de fundo grosso, cheio até dois dedos da borda, com porta-copo embaixo e uma prateleira na parede para apoiar fora da mesa; copo alto e fino, cheio de gelo, sua e tomba.',
    ...(icy.length > 0 ? [`Com gelo, e por isso sempre com porta-copo: ${names(icy)}.`] : []),
    ...(dry.length > 0 ? [`Molham menos, porque vão sem pedra de gelo: ${names(dry)}.`] : []),
  ].join(' ')
}

export const answerGlasses: Answerer = ({ text }, { drinks }) =>
  wets.test(text) ? dryGlass(drinks) : glassEach(drinks)

const glassEach = (drinks: readonly Drink[]) =>
  // "Copo baixo, com gelo, 215 ml": the size differs from drink to drink.
  `${capitalize(grouped(drinks, ({ serve }) => uncapitalize(serve.replace(/, \d.*$/, ''))))}.`

export const answerWithFood: Answerer = (_, { drinks, context }) => {
  const paired = drinks.filter(({ pairing }) => pairing !== noDish)
  if (paired.length === 0)
    return context.house.menu.length === 0
      ? 'Sem o cardápio da casa não dá para dizer: cole os pratos em “A casa” e a lista aparece em “Como vender”.'
      : 'Nenhum prato do seu cardápio pede um destes em especial: são drinks para antes ou depois da comida.'
  const alone = drinks.filter((drink) => !paired.includes(drink))
  return `${paired.map(({ name, pairing }) => `${name} com ${pairing.replace(/\.$/, '')}`).join('; ')}.${alone.length > 0 ? ` ${names(alone)} ${alone.length === 1 ? 'vai sozinho' : 'vão sozinhos'}.` : ''}`
}

export const answerSayIt: Answerer = (wish, asked) => {
  const { text } = wish
  const { launch, drinks } = asked
  // What a guest says to the waiter: that it is dear, or how strong it is.
  if (/(?<!\p{L})(?:car[oa]s?|preço|preco)(?!\p{L})/iu.test(text)) return dearNew(asked)
  if (/(?<!\p{L})(?:fort|frac|teor)/iu.test(text)) return answerStrongest(wish, asked)
  const strong = drinks.filter(({ base }) => base !== null).length
  return `${launch.question}${strong > 0 ? ' Diga sempre que leva cachaça: quem dirige ou não bebe precisa saber antes de pedir.' : ''}${strong > 0 && /gring|estrang|ingl/i.test(text) ? ` Ao estrangeiro: “${aboutCachaca}”` : ''}`
}

const earned = /sobra|lucr|ganh|deixa|margem/i

/** "quanto sobra em cada um?" is the other half of the price. */
const marginEach = (drinks: readonly Drink[]) =>
  `${sorted(drinks, (drink) => -marginOf(drink))
    .map(
      (drink) =>
        `${drink.name}, ${formatBrl(marginOf(drink))}${drink.servings === undefined ? '' : ' por pessoa'}`,
    )
    .join('; ')}. É o preço menos bebida, fruta, gelo e guarnição; gente, luz e imposto saem daí.`

export const answerCostEach: Answerer = ({ text }, { drinks }) => {
  if (earned.test(text)) return marginEach(drinks)
  const cost = (drink: Drink) => perGuest(drink, drink.doseCost)
  return `${sorted(drinks, cost)
    .map(
      (drink) =>
        `${drink.name}, ${formatBrl(cost(drink))}${drink.servings === undefined ? '' : ' por pessoa'}`,
    )
    .join('; ')}. Conta bebida, fruta, gelo e guarnição; luz, gente e imposto ficam fora.`
}

export const answerCharge: Answerer = (_, { drinks }) =>
  `${drinks
    .map(
      ({ name, suggestedPrice, servings }) =>
        `${name}, ${formatBrl(suggestedPrice)}${servings === undefined ? '' : ` (${formatBrl(suggestedPrice / servings)} por pessoa)`}`,
    )
    .join('; ')}. O que cada preço deixa está em “A carta”.`

export const answerBottles: Answerer = (_, { purchase, launch }) => {
  const bottles = purchase.first.filter(({ item }) => isSpiritName(item))
  const later = purchase.later.filter(({ item }) => isSpiritName(item))
  if (bottles.length === 0) return 'Nenhuma: os drinks que estreiam são sem álcool.'
  const told = (items: typeof bottles) =>
    joinList(
      items.map(
        ({ item, packs, packLabel, needed }) =>
          `${packs} × ${packLabel} de ${item.replace(/^cachaça /, '')} (saem ${formatNumber(Math.round(needed / 10) / 100)} l)`,
      ),
    )
  const from = launch.drinks.map(({ from: day }) => day).find((day) => day > launch.date)
  return `${told(bottles)}, para ${launch.glasses.week} copos ${launch.told === true ? 'ao todo, o número que você deu' : 'na primeira semana'}, dose a dose e com 10% de folga.${later.length > 0 && from !== undefined ? ` A partir de ${shortDay(from)}, ${told(later)}.` : ''}`
}

export const answerWhichCachaca: Answerer = (_, { drinks }) =>
  `${grouped(drinks, ({ base }) => base?.label ?? 'Sem cachaça')}.`

export const answerStrongest: Answerer = ({ text }, { drinks }) => {
  const strong = drinks.filter(({ base }) => base !== null)
  const order = sorted(strong, ({ abvPct }) => -abvPct)
  const [top, bottom] = [order[0], order.at(-1)]
  if (!top || !bottom) return 'Nenhum leva álcool.'
  const told = ({ name, abvPct }: Drink) => `${name}, ${formatNumber(abvPct)}% vol`
  const weak = `O mais leve: ${told(bottom)}.`
  const hard = `O mais forte: ${told(top)}.`
  if (top === bottom) return `${told(top)}: é o único com álcool.`
  return asksLeast(text, /fra(?:c|qu)|lev|suav|menos/i) ? `${weak} ${hard}` : `${hard} ${weak}`
}

const byId = new Map(ingredients.map((item) => [item.id, item]))

/** g of sugar in 100 ml of the glass. */
const sugarOf = ({ ingredients: parts, volumeMl }: Drink) =>
  (parts.reduce((sum, { id, ml }) => sum + ((byId.get(id)?.sugar ?? 0) * ml) / 100, 0) / volumeMl) * 100

export const answerSweetest: Answerer = ({ text }, { drinks }) => {
  const least = asksLeast(text, /menos (?:doc|açuc)|mais (?:sec|azed|\p{L}*amarg)/iu)
  const order = sorted(drinks, (drink) => sugarOf(drink) * (least ? 1 : -1))
  const [first, last] = [order[0], order.at(-1)]
  if (!first || !last) return null
  const told = (drink: Drink) => `${drink.name} (${Math.round(sugarOf(drink))} g de açúcar em 100 ml)`
  return `${told(first)}.${first === last ? '' : ` Na outra ponta, ${told(last)}.`} Para mudar um copo, 5 ml de calda a mais ou a menos.`
}

export const answerSober: Answerer = (_, { drinks }) => {
  const sober = drinks.filter(({ base }) => base === null)
  return sober.length > 0
    ? `${names(sober)}, sem nada de álcool: é o mesmo capricho de copo, e a carta diz “sem álcool” ao lado.`
    : 'Nesta carta todos levam álcool; a versão sem álcool de cada um está em “Como vender”.'
}

export const answerShy: Answerer = ({ text }, asked) => {
  const strong = asked.drinks.filter(({ base }) => base !== null && base.id === 'alambique')
  const long = sorted(
    strong.length > 0 ? strong : asked.drinks.filter(({ base }) => base !== null),
    ({ abvPct }) => abvPct,
  )
  const [best] = long
  const without = asked.drinks.filter(({ base }) => base === null)
  if (!best) return answerSober({ kind: 'question', about: 'bar', text, origin: 'request' }, asked)
  return `${best.name}, de ${flavoursOf(best)}: com ${formatNumber(best.abvPct)}% vol, a fruta fala primeiro.${without.length > 0 ? ` Quem não quer álcool fica com ${names(without)}.` : ''}`
}

export const answerEase: Answerer = ({ text }, { drinks }) => {
  const hard = { fácil: 0, média: 1, alta: 2 } as const
  const work = (drink: Drink) =>
    hard[drink.difficulty] * 1000 + drink.ingredients.length * 20 + secondsOf(drink)
  const order = sorted(drinks, work)
  const [easy, difficult] = [order[0], order.at(-1)]
  if (!easy || !difficult || easy === difficult)
    return easy ? `${easy.name}, ${timeText(secondsOf(easy))}.` : null
  const told = (drink: Drink) =>
    `${drink.name} (${uncapitalize(drink.techniqueLabel)}, ${timeText(secondsOf(drink))})`
  return /dif|complic|mais trabalh|menos (?:f[aá]c|simpl)/i.test(text)
    ? `${told(difficult)}: treine esse com a medida na mão. O mais fácil é ${told(easy)}.`
    : `${told(easy)}. O que pede mais treino é ${told(difficult)}.`
}

export const answerWhen: Answerer = (_, { launch, drinks }) => {
  const later = launch.drinks.filter(({ from }) => from > launch.date)
  return `${shortDay(launch.date)}, ${later.length === 0 ? (drinks.length === 1 ? 'o único' : 'todos') : 'os primeiros'}: dá tempo de comprar, fazer as caldas e provar.${later.length > 0 ? ` Depois, ${joinList(later.map(({ name, from }) => `${name} em ${shortDay(from)}`))}.` : ''}`
}

export const answerTools: Answerer = (_, { drinks, request }) => {
  const used = [...new Set(drinks.flatMap(({ equipment }) => equipment))]
  const jigger = request.conditions.has.has('jigger')
  return `Nada que a casa não tenha: as receitas usam ${used.length > 0 ? joinList(used) : 'só colher e copo'}.${jigger ? '' : ' Se for comprar uma coisa só, um dosador de 25 e 50 ml: é ele que segura o custo.'}`
}
