import type { EngineContext } from '../../base/context.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import {
  containsPhrase,
  foldAccents,
  formatBrl,
  joinList,
  stableFraction,
  tokenize,
} from '../../base/language/text.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Idea } from './tables/ideas.ts'

/** Posts about single items, about two of them, and polls, at most. */
const most = { single: 13, pair: 4, poll: 4, together: 3, proposed: 3 }

type Shown = Pick<HouseItem, 'name' | 'section' | 'description' | 'price' | 'kind' | 'allergens'>

/** An idea with what it says of the menu. */
export type MenuIdea = Idea & {
  /** Items named. */
  items: readonly string[]
  /** One line with the prices, for short messages: "Cartola, R$ 18,90". */
  short: string
  asks: boolean
  about: 'dish' | 'drink' | 'pair' | 'together'
}

const children = /(?<!\p{L})(kids|infantil|crianças?|baby)(?!\p{L})/iu
const plain = new Set<HouseItem['kind']>(['soft_drink', 'side', 'beer'])
/** What every house sells, or pours from a bottle, a can or a machine: nothing to tell about. */
const everyday =
  /^(cerveja|chope|chopp|long neck|refri|refrigerante|agua|arroz|farofa|feijao|vinagrete|couvert|taxa|gelo|lata|cafe|cha|expresso|dose|shot|taca|garrafa|jarra|balde|vinho|espumante|adicional|extra|molho|pao)(?!\p{L})|(?<!\p{L})(extra|adicional|lata|600 ml|long neck)$/u

function isDrink({ name, section, description, kind }: Shown): boolean {
  if (kind !== null) return kind === 'drink' || kind === 'dose' || kind === 'beer' || kind === 'soft_drink'
  return isDrinkLine({ name, category: section, description, price: null, cost: null })
}

const softWords =
  /(?<!\p{L})(sucos?|água|águas|refrigerante|cafés?|chá|chás|limonada|sem álcool|cajuína|soda|kombucha|mocktail|não alcoólic[oa]s?)(?!\p{L})/iu

/** A name within a sentence: "Cartola" → "cartola"; names of their own keep their capitals. */
export function inSentence(name: string): string {
  const spoken = spokenName(name)
  if (spoken.length > 3 && spoken === spoken.toUpperCase()) return spoken.toLowerCase()
  return /\p{Lu}/u.test(spoken.slice(1)) ? spoken : spoken.charAt(0).toLowerCase() + spoken.slice(1)
}

/** Sentences about any dish, used in turn; none has the dish as its subject, which may be a plural. */
const dishLines = [
  '[Na primeira visita|Para quem vem pela primeira vez|Para quem não conhece a casa], [vale começar por aqui|a equipe sugere começar por aqui|este é um bom começo].',
  'Cada cozinha tem o seu jeito[ de fazer| de servir|]; [este é o do {casa}|aqui vale o do {casa}|no {casa} é assim].',
  '[Se for dividir|Para dividir|A dois], [avise no pedido|peça um prato a mais]; [quem não divide|quem quer só para si] [também tem razão|não precisa explicar].',
  '[A câmera chega perto|A foto mostra de perto], mas [o cheiro|o sabor] [fica por sua conta|não sai na imagem].',
  'Na comanda [vai uma linha só|basta o nome|cabe em poucas letras]; [o resto a cozinha já sabe|do resto a cozinha cuida].',
  '[Há quem venha|Tem gente que vem] só [por isso|por causa disso], e [a gente entende|ninguém estranha].',
] as const

const drinkLines = [
  '[Se quiser|Para] saber o que vai [no copo|dentro], pergunte a quem prepara.',
  '[Gelo, copo e guarnição|Copo, gelo e fruta] [se escolhem|são escolhidos] [pelo que está dentro|pela receita][, nunca pela foto|].',
  '[A equipe sugere|Vale ter|Peça também] água ao lado e [algo para comer|um prato no meio].',
  '[Mais gelo ou menos|Com mais ou menos gelo]: [é só dizer no pedido|diga como prefere].',
] as const

const describing = [
  '[O cardápio explica|O cardápio diz assim|Como está no cardápio]: “{d}”.',
  '[Em poucas palavras|A descrição é curta|Para quem quer saber o que vem]: “{d}”.',
]
const pricing = [
  '[O preço é|O preço no cardápio é|No cardápio, o preço é] {p}.',
  '[Procure em|Fica em|Está em] {s}, [a|por] {p}.',
]

const question = {
  dish: [
    'Com quem você dividiria {o}[ do {casa}|]?',
    'Qual é a primeira lembrança que [vem|aparece] quando se fala {do}?',
    'O que não pode faltar [ao lado|perto] {do}?',
  ],
  drink: ['Que prato [do {casa}|do cardápio] você poria ao lado {do}?', '{O}: já conhece, ou está na lista?'],
} as const

const turnOf = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item | undefined =>
  items[turn % items.length]

/** The fields of sentences about an item. The rest is filled with the post. */
function withItem(text: string, item: Shown): string {
  const price = known(item.price)
  return text
    .replaceAll('{d}', capitalize(item.description?.trim().replace(/[.;,\s]+$/, '') ?? ''))
    .replaceAll('{p}', price === null ? '' : formatBrl(price))
    .replaceAll('{s}', `“${capitalize((item.section ?? '').toLowerCase())}”`)
}

const shortOf = (item: Shown) => {
  const price = known(item.price)
  return `${capitalize(spokenName(item.name))}${price === null ? '' : `, ${formatBrl(price)}`}`
}

const drinkAlcohol = (item: Shown) => isDrink(item) && !softWords.test(`${item.section ?? ''} ${item.name}`)

const formats = ['Reels', 'Foto', 'Carrossel'] as const

const weekdayWords: readonly [word: RegExp, often: string][] = [
  [/\bdomingos?\b/, 'aos domingos'],
  [/\bsegundas?\b/, 'às segundas'],
  [/\btercas?\b/, 'às terças'],
  [/\bquartas?\b/, 'às quartas'],
  [/\bquintas?\b/, 'às quintas'],
  [/\bsextas?\b/, 'às sextas'],
  [/\bsabados?\b/, 'aos sábados'],
]

/** The weekdays that an item is sold on, where its name or its description says so. */
function daysOf({ name, description, section }: Shown): number[] {
  const text = foldAccents(`${name} ${description ?? ''} ${section ?? ''}`)
  return weekdayWords.flatMap(([word], weekday) => (word.test(text) ? [weekday] : []))
}

function single(item: Shown, turn: number): MenuIdea {
  const drink = isDrink(item)
  const n = inSentence(item.name)
  const priced = known(item.price) !== null
  const price = !priced ? '' : ((item.section ? turnOf(pricing, turn) : pricing[0]) ?? '')
  const said = item.description ? (turnOf(describing, turn) ?? '') : ''
  const line = turnOf<string>(drink ? drinkLines : dishLines, turn) ?? ''
  const days = daysOf(item)
  const when =
    days.length > 0 ? `[Só sai|É só] ${joinList(days.map((day) => weekdayWords[day]?.[1] ?? ''))}.` : ''
  return {
    ...(days.length > 0 && { weekdays: days }),
    title: capitalize(spokenName(item.name)),
    subject: the(n),
    body: withItem([line, said, price, when].filter((part) => part !== '').join(' '), item),
    question: turnOf<string>(drink ? question.drink : question.dish, turn) ?? '',
    visual: drink
      ? `${capitalize(the(n))}, [no copo em que se serve|com o copo cheio e o gelo à vista]`
      : `${capitalize(the(n))}, [o prato inteiro|como sai da cozinha|com um guardanapo ao lado]`,
    who: drink ? 'sem pessoas; ninguém bebendo' : turn % 2 === 0 ? 'sem pessoas' : 'só as mãos de quem serve',
    format: turnOf(formats, turn) ?? 'Foto',
    alcohol: drinkAlcohol(item),
    need: priced ? null : 'o preço, que não está no cardápio guardado',
    items: [item.name],
    short: shortOf(item),
    asks: false,
    about: drink ? 'drink' : 'dish',
  }
}

const subjects = {
  poll: ['a disputa', 'o duelo', 'a escolha', 'a dúvida'],
  pair: ['a dupla da vez', 'o par da vez', 'a combinação da casa', 'os dois juntos'],
  together: ['o encontro', 'a companhia', 'o conjunto'],
} as const

/** A word between two names that hold it not: "galinha com pirão e caipirinha". */
function link(first: string, second: string, wanted: 'com' | 'e'): string {
  const other = wanted === 'com' ? 'e' : 'com'
  const held = (word: string) => ` ${first} ${second} `.includes(` ${word} `)
  return held(wanted) && !held(other) ? other : wanted
}

/** Two items together: their sum, or a poll between them. */
function double(a: Shown, b: Shown, turn: number, about: 'pair' | 'poll' | 'together'): MenuIdea {
  const [first, second] = [inSentence(a.name), inSentence(b.name)]
  const [one, other] = [known(a.price), known(b.price)]
  const alcohol = drinkAlcohol(a) || drinkAlcohol(b)
  const both = [shortOf(a), shortOf(b)].join(' · ')
  const sum =
    one === null || other === null
      ? ''
      : ` ${capitalize(first)} a ${formatBrl(one)}, ${second} a ${formatBrl(other)}: [${formatBrl(one + other)} os dois|os dois somam ${formatBrl(one + other)}|na conta, ${formatBrl(one + other)}].`
  return {
    title:
      about === 'poll'
        ? `${capitalize(first)} ou ${second}?`
        : about === 'together'
          ? `${capitalize(first)} ${link(first, second, 'com')} ${second}?`
          : `${capitalize(first)} ${link(first, second, 'e')} ${second}`,
    subject: turnOf<string>(subjects[about], turn) ?? '',
    body: `${turnOf(
      [
        '[Um no meio|Um de cada lado], [dois garfos|quem chegar senta perto], [e a conversa|e o resto] se [resolve|arruma].',
        '[Lado a lado|Juntos], [fazem|dão] uma refeição [a dois|para dividir].',
        '[Na dúvida entre um e outro|Se não decidir|Se ficar em dúvida], [leve os dois|peça os dois].',
      ],
      turn,
    )}${sum}`,
    question:
      about === 'poll'
        ? `${capitalize(the(first))} ou ${the(second)}: [qual vem primeiro|quem ganha|qual é o seu]?`
        : `${capitalize(the(first))} ${link(first, second, 'com')} ${the(second)}: [dá certo ou dá briga|sim ou não|você poria lado a lado]?`,
    visual: `${capitalize(the(first))} e ${the(second)}, lado a lado, com espaço entre os dois`,
    who: alcohol ? 'sem pessoas; ninguém bebendo' : 'sem pessoas',
    format: turnOf(formats, turn + 1) ?? 'Foto',
    alcohol,
    need: null,
    items: [a.name, b.name],
    short: both,
    asks: about !== 'pair',
    about: about === 'poll' ? (isDrink(a) ? 'drink' : 'dish') : about,
  }
}

/** A drink that an earlier consultation proposed: the house may not serve it yet. */
function proposed(drink: Drink, turn: number): MenuIdea {
  const [first = ''] = drink.story.split(/(?<=[.!?])\s/)
  return {
    title: drink.name,
    subject: the(drink.name),
    body: `[No copo|Quem prova encontra|O que vem]: ${first.charAt(0).toLowerCase()}${first.slice(1).replace(/[.!?]+$/, '')}. ${turnOf(drinkLines.slice(0, 3), turn) ?? ''}`,
    question: turnOf<string>(question.drink, turn) ?? '',
    visual: `${capitalize(the(drink.name))}, em ${drink.glass.toLowerCase()}`,
    who: 'sem pessoas; ninguém bebendo',
    format: turnOf(formats, turn) ?? 'Foto',
    alcohol: drink.base !== null,
    need: 'o preço do drink, quando ele entrar na carta',
    items: [drink.name],
    short: drink.name,
    asks: false,
    about: 'drink',
  }
}

const inText = (text: string, name: string) => containsPhrase(tokenize(text), tokenize(name))

/** Whether an idea may be told: within what the owner leaves out, and of nothing that the house has not got. */
export function ideaFilter(context: EngineContext, requirements: Requirements) {
  const menu = sellsOf(context.house)
  const sold = menu.map(({ name, description }) => `${name} ${description ?? ''}`)
  const dropped = context.sheet.wishes.flatMap((wish) => (wish.kind === 'dropItem' ? [wish.item] : []))
  const sells = (dish: string) => sold.some((text) => inText(text, dish))
  return (idea: Idea, theme: string): boolean => {
    const told = [theme, idea.title, idea.body, idea.question, idea.visual].join('. ')
    if (requirements.zeroAlcohol && requirements.zeroAlcohol.count === null && idea.alcohol) return false
    if (!requirements.allowsText(told) || dropped.some((name) => inText(told, name))) return false
    if (sold.length === 0) return true
    return readText(told).named.every(({ name, kind }) => kind !== 'dish' || sells(name))
  }
}

type MenuIdeas = {
  /** What the owner wants shown. */
  shown: MenuIdea[]
  own: MenuIdea[]
  /** Items that the rules for advertising alcohol keep out, with the rule. */
  keptOut: { name: string; why: string }[]
}

/** Ideas about what the owner wants shown, and about the house's own items, in that order. */
export function menuIdeas(context: EngineContext, requirements: Requirements): MenuIdeas {
  const seed = context.restaurant.name
  const permitted = (item: Shown) =>
    !plain.has(item.kind) &&
    !everyday.test(foldAccents(item.name)) &&
    !children.test(`${item.section ?? ''} ${item.name}`) &&
    !requirements.dropsItem(item) &&
    requirements.allowsMenuItem(item) === 'yes'
  const keptOut = new Map<string, string>()
  const listed: Shown[] = sellsOf(context.house).filter((item) => {
    if (!permitted(item)) return false
    const [violation] = advertisingViolations(`${item.name}. ${item.description ?? ''}`)
    if (violation) keptOut.set(item.name, `${explainRule(violation.rule)}: “${violation.excerpt}”`)
    return !violation
  })
  const promoted = listed.filter((item) => requirements.promotes(item))
  // The owner's word for what no menu of ours names.
  const named = context.sheet.wishes.flatMap((wish): Shown[] => {
    if (wish.kind !== 'promote' || promoted.some((item) => inText(item.name, wish.item))) return []
    const item = {
      name: wish.item,
      section: null,
      description: null,
      price: null,
      kind: null,
      allergens: null,
    }
    return requirements.allowsMenuItem(item) === 'yes' ? [item] : []
  })
  const rest = listed
    .filter((item) => !promoted.includes(item))
    .toSorted((a, b) => stableFraction(seed + a.name) - stableFraction(seed + b.name))
  const allowed = ideaFilter({ ...context, house: { ...context.house, menu: [] } }, requirements)
  const fit = (idea: MenuIdea) =>
    allowed(idea, '') && advertisingViolations(`${idea.title}. ${idea.body} ${idea.question}`).length === 0
  const shown = [...promoted, ...named].map(single).filter(fit)
  const dishes = rest.filter((item) => !isDrink(item))
  const drinks = rest.filter((item) => isDrink(item))
  const alcoholic = drinks.filter(drinkAlcohol)
  // Every third of the singles is a drink, where there are as many.
  const mixed = dishes.flatMap((dish, index) => {
    const drink = index % 2 === 1 ? drinks[(index - 1) / 2] : undefined
    return drink ? [dish, drink] : [dish]
  })
  const singles = [...mixed, ...drinks.filter((drink) => !mixed.includes(drink))]
    .map((item, index) => single(item, index + shown.length))
    .filter(fit)
    .slice(0, Math.max(0, most.single - shown.length))
  const twos = (items: readonly Shown[], from: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => [items[from + 2 * index], items[from + 2 * index + 1]] as const,
    )
  const doubles = (
    pairs: readonly (readonly [Shown | undefined, Shown | undefined])[],
    about: 'pair' | 'poll' | 'together',
  ) => pairs.flatMap(([a, b], index) => (a && b ? [double(a, b, index, about)] : [])).filter(fit)
  // Two items of which one is sold on some days only make no post.
  const daily = dishes.filter((dish) => daysOf(dish).length === 0)
  const priced = daily.filter(({ price }) => known(price) !== null)
  const pairs = doubles(twos(priced, 0, most.pair), 'pair')
  const polls = doubles(
    [...twos(daily.toReversed(), 0, most.poll - 1), [drinks[0], drinks[1]] as const],
    'poll',
  )
  const together = doubles(
    alcoholic
      .slice(0, most.together)
      .map((drink, index) => [daily[daily.length - 1 - index], drink] as const),
    'together',
  )
  const onMenu = new Set(listed.map(({ name }) => tokenize(name).join(' ')))
  const zero = requirements.zeroAlcohol
  const proposals = context.houseDrinks
    .filter(({ name, base }) => !onMenu.has(tokenize(name).join(' ')) && !(zero?.count === null && base))
    .filter(({ name, ingredients }) =>
      requirements.allowsText([name, ...ingredients.map((one) => one.display)].join(', ')),
    )
    .slice(0, most.proposed)
    .map(proposed)
    .filter(fit)
  const groups = [singles, polls, pairs, proposals, together]
  const own: MenuIdea[] = []
  // Two single items for one of each other kind, in turn.
  for (let at = 0; own.length < groups.flat().length; at += 1) {
    own.push(...singles.slice(at * 2, at * 2 + 2))
    for (const group of groups.slice(1)) own.push(...group.slice(at, at + 1))
  }
  return { shown, own, keptOut: [...keptOut].map(([name, why]) => ({ name, why })) }
}

const hourText = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** A post for each offer with hours, such as a happy hour. */
export function hourIdeas({ hours, allowsText }: Requirements): MenuIdea[] {
  return hours
    .map(({ what, start, end }): MenuIdea => {
      const name = capitalize(what)
      const when = `das ${hourText(start)} às ${hourText(end)}`
      return {
        title: `${name} ${when}`,
        subject: the(what),
        body: `No {casa}, ${what} é ${when}. [O que entra, e por quanto, está|A lista, com os preços, está] no cardápio.`,
        question: `Quem chega primeiro ao {casa}, ${when}?`,
        visual: 'O relógio e o primeiro pedido do fim da tarde',
        who: 'sem rosto',
        format: 'Foto',
        alcohol: true,
        need: 'o que entra na oferta, e os preços',
        items: [],
        short: `${name} ${when}`,
        asks: false,
        about: 'pair',
      }
    })
    .filter(
      ({ title, body }) =>
        allowsText(`${title}. ${body}`) && advertisingViolations(`${title}. ${body}`).length === 0,
    )
}
