import type { EngineContext } from '../../base/context.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { advertisingViolations } from '../../base/language/advertising.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { containsPhrase, formatBrl, stableFraction, tokenize } from '../../base/language/text.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Idea } from './tables/ideas.ts'

/** Posts about the house's own items, at most. */
const mostOwn = 12

type Shown = Pick<HouseItem, 'name' | 'section' | 'description' | 'price' | 'kind' | 'allergens'>

const children = /\b(kids|infantil|crianças?|baby)\b/i
/** What comes out of a bottle, a can or a machine has no story to tell. */
const poured =
  /^(taça|garrafa|jarra|balde|dose|shot|long neck|cerveja|chope|chopp|vinho|espumante|água|refrigerante|suco|café|expresso|espresso|chá)\b/iu
const plain = new Set<HouseItem['kind']>(['soft_drink', 'side', 'beer'])

function isDrink({ name, section, description, kind }: Shown): boolean {
  if (kind !== null) return kind === 'drink' || kind === 'dose' || kind === 'beer' || kind === 'soft_drink'
  return isDrinkLine({ name, category: section, description, price: null, cost: null })
}

const softWords = /\b(suco|água|refrigerante|café|chá|limonada|sem álcool|cajuína|soda|kombucha)\b/i

const sentence = (text: string | null) =>
  text === null ? '' : ` ${capitalize(text.trim().replace(/[.;,\s]+$/, ''))}.`

const dishBodies = [
  (n: string, d: string, p: string | null) =>
    `Tem pedido que a equipe reconhece de longe, e ${the(n)} é um deles.${d}${p ? ` No {casa}, sai por ${p}.` : ' É do {casa}, e está no cardápio.'}`,
  (n: string, d: string, p: string | null) =>
    `Hoje a câmera ficou perto do prato: ${the(n)} do {casa}.${d}${p ? ` No cardápio, ${p}.` : ''}`,
  (n: string, d: string, p: string | null) =>
    `Quem cozinha no {casa} sabe de cor a receita de ${n.toLowerCase()}.${d}${p ? ` Está no cardápio a ${p}.` : ''}`,
  (n: string, d: string, p: string | null) =>
    `Pergunte à equipe do {casa} sobre ${the(n)}: cada um conta de um jeito.${d}${p ? ` O preço é ${p}.` : ''}`,
] as const

const drinkBodies = [
  (n: string, d: string, p: string | null) =>
    `${capitalize(the(n))} está na carta do {casa}.${d}${p ? ` No cardápio, ${p}.` : ''}`,
  (n: string, d: string, p: string | null) =>
    `Do gelo à guarnição: assim se monta ${the(n)} no {casa}.${d}${p ? ` Está na carta a ${p}.` : ''}`,
] as const

const dishQuestions = [
  (n: string) => `Com quem você dividiria ${the(n)} do {casa}?`,
  (n: string) => `Qual é a primeira lembrança que ${the(n)} traz para você?`,
] as const
const drinkQuestions = [
  (n: string) => `Que prato do {casa} você poria ao lado de ${n}?`,
  (n: string) => `${capitalize(n)}: já conhece, ou está na lista?`,
] as const

const pick = <Item>(items: readonly [Item, ...Item[]], turn: number): Item =>
  items[turn % items.length] ?? items[0]

function ideaOf(item: Shown, turn: number): Idea {
  const name = spokenName(item.name)
  const price = known(item.price)
  const drink = isDrink(item)
  const said = sentence(item.description)
  const amount = price === null ? null : formatBrl(price)
  return {
    title: capitalize(name),
    body: (drink ? pick(drinkBodies, turn) : pick(dishBodies, turn))(name, said, amount),
    question: (drink ? pick(drinkQuestions, turn) : pick(dishQuestions, turn))(name),
    visual: drink
      ? `${capitalize(the(name))} pronto, em luz lateral, sem ninguém bebendo`
      : `${capitalize(the(name))} visto de cima, como sai da cozinha`,
    format: turn % 3 === 0 ? 'Reels' : turn % 3 === 1 ? 'Foto' : 'Carrossel',
    alcohol: drink && !softWords.test(`${item.section ?? ''} ${item.name}`),
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

/** Ideas about what the owner wants shown, and about the house's own items, in that order. */
export function ownIdeas(context: EngineContext, requirements: Requirements): { shown: Idea[]; own: Idea[] } {
  const seed = context.restaurant.name
  const listed: Shown[] = sellsOf(context.house).filter(
    (item) =>
      !plain.has(item.kind) &&
      !poured.test(item.name) &&
      !children.test(`${item.section ?? ''} ${item.name}`) &&
      !requirements.dropsItem(item) &&
      requirements.allowsMenuItem(item) === 'yes',
  )
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
  const fit = (idea: Idea) =>
    allowed(idea, '') && advertisingViolations(`${idea.title}. ${idea.body} ${idea.question}`).length === 0
  const shown = [...promoted, ...named].map(ideaOf).filter(fit)
  const own = rest
    .map((item, index) => ideaOf(item, index + shown.length))
    .filter(fit)
    .slice(0, Math.max(0, mostOwn - shown.length))
  return { shown, own }
}

const hourText = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** A post for each offer with hours, such as a happy hour. */
export function hourIdeas({ hours, allowsText }: Requirements): Idea[] {
  return hours
    .map(({ what, start, end }): Idea => {
      const name = capitalize(what)
      const when = `das ${hourText(start)} às ${hourText(end)}`
      return {
        title: `${name} ${when}`,
        body: `No {casa}, ${what} é ${when}. O que entra e por quanto está no cardápio.`,
        question: `Quem chega primeiro ao {casa}, ${when}?`,
        visual: 'O relógio e o primeiro pedido do fim da tarde, sem rosto',
        format: 'Foto',
        alcohol: true,
      }
    })
    .filter(
      ({ title, body }) =>
        allowsText(`${title}. ${body}`) && advertisingViolations(`${title}. ${body}`).length === 0,
    )
}
