import type { Drink } from '../../base/drinks/drink.schema.ts'
import { known } from '../../base/house/own-menu.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList, stableFraction } from '../../base/language/text.ts'
import { meaningOf } from '../../base/lexicon/name-meanings.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { hasClosedSeason } from '../../base/pantry/closed-seasons.ts'
import {
  daysOf,
  describedOf,
  drinkAlcohol,
  factOf,
  inSentence,
  isDrink,
  isHot,
  type Shown,
  shortOf,
  weekdayWords,
} from './menu-items.ts'
import type { Idea } from './tables/ideas.ts'

/** An idea with the parts of the menu it mentions. */
export type MenuIdea = Idea & {
  /** Names of the items mentioned. */
  items: readonly string[]
  /** One line with the prices, for short messages: "Cartola, R$ 18,90". */
  short: string
  asks: boolean
  about: 'dish' | 'drink' | 'pair' | 'together'
}

/** Sentences about any dish, used in turn; none has the dish as its subject, because it may be plural. */
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
  '“{d}”, [como está no cardápio|diz o cardápio|é o que vem].',
  '[No cardápio|Em poucas palavras|No prato]: “{d}”.',
]
const pricing = ['[Sai a|Por|A] {p}.', '[Procure em|Fica em|Está em] {s}, [a|por] {p}.']

const question = {
  dish: [
    'Com quem você dividiria {o}[ do {casa}|]?',
    'Qual é a primeira lembrança que [vem|aparece] quando se fala {do}?',
    'O que não pode faltar [ao lado|perto] {do}?',
  ],
  drink: ['Que prato [do {casa}|do cardápio] você poria ao lado {do}?', '{O}: já conhece, ou está na lista?'],
} as const

/** The sentences about dishes that also suit a juice or a coffee. */
const softLines = [dishLines[0], dishLines[1], dishLines[3], dishLines[5]] as const

function drinkVisual(item: Shown, alcohol: boolean): string {
  const shown = capitalize(the(inSentence(item.name)))
  if (alcohol) return `${shown}, [no copo em que se serve|com o copo cheio e o gelo à vista]`
  return `${shown}, ${isHot(item) ? 'na xícara, [com o vapor à vista|de perto]' : '[como se serve|de perto]'}`
}

/** The menu's description of a dish, for the picture. */
function detailOf(item: Shown): string {
  const [first = ''] = describedOf(item).split(/[.;:]\s/)
  return first === ''
    ? '[o prato inteiro|recém-servido|de perto]'
    : `de perto: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
}

const turnOf = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item | undefined =>
  items[turn % items.length]

/** The placeholders of sentences about an item. The others are filled with the post. */
function withItem(text: string, item: Shown): string {
  const price = known(item.price)
  return text
    .replaceAll('{d}', capitalize(describedOf(item)))
    .replaceAll('{p}', price === null ? '' : formatBrl(price))
    .replaceAll('{s}', `“${capitalize((item.section ?? '').toLowerCase())}”`)
}

const formats = ['Reels', 'Foto', 'Carrossel'] as const

/** Its neighbours in the section, for an item that the menu does not describe. */
function besideOf(item: Shown, listed: readonly Shown[]): string {
  const beside = listed
    .filter((other) => other !== item && other.section === item.section && isDrink(other) === isDrink(item))
    // The day of the post is not known yet.
    .filter(({ name }) => !hasClosedSeason(name))
    .toSorted((a, b) => stableFraction(item.name + a.name) - stableFraction(item.name + b.name))
    .slice(0, 2)
    .map(({ name }) => inSentence(name))
  return beside.length === 0 || !item.section ? '' : `ao lado ${joinList(beside.map(ofThe))}`
}

/**
 * A post about one item.
 * @param listed the items that may be named beside it
 */
export function single(item: Shown, turn: number, listed: readonly Shown[]): MenuIdea {
  const drink = isDrink(item)
  const alcohol = drinkAlcohol(item)
  const n = inSentence(item.name)
  const priced = known(item.price) !== null
  const described = describedOf(item) !== ''
  const meaning = described ? null : meaningOf(spokenName(item.name))
  const beside = described || meaning !== null ? '' : besideOf(item, listed)
  const price =
    priced && beside !== ''
      ? `[No cardápio|Na carta], ${beside}, [por|a] {p}.`
      : priced
        ? ((item.section ? turnOf(pricing, turn) : pricing[0]) ?? '')
        : ''
  const said = described
    ? (turnOf(describing, turn) ?? '')
    : meaning === null
      ? ''
      : `${capitalize(meaning)}.`
  const fact = factOf(item)
  // A generic sentence, only if the menu says nothing else about the item.
  const line =
    said === '' && (beside === '' || !priced)
      ? (turnOf<string>(alcohol ? drinkLines : drink ? softLines : dishLines, turn) ?? '')
      : ''
  const days = daysOf(item)
  const when =
    days.length > 0 ? `[Só sai|É só] ${joinList(days.map((day) => weekdayWords[day]?.[1] ?? ''))}.` : ''
  return {
    ...(days.length > 0 && { weekdays: days }),
    title: capitalize(spokenName(item.name)),
    subject: the(n),
    body: withItem(
      [line, said, price, fact && `${capitalize(fact)}.`, when].filter((part) => part !== '').join(' '),
      item,
    ),
    question: turnOf<string>(drink ? question.drink : question.dish, turn) ?? '',
    visual: drink ? drinkVisual(item, alcohol) : `${capitalize(the(n))}, ${detailOf(item)}`,
    who: drink ? 'sem pessoas e ninguém bebendo' : turn % 2 === 0 ? 'sem pessoas' : 'só as mãos',
    format: turnOf(formats, turn) ?? 'Foto',
    alcohol,
    need: priced ? null : 'o preço, que não está no cardápio guardado',
    items: [item.name],
    short: shortOf(item),
    asks: false,
    about: drink ? 'drink' : 'dish',
  }
}

const subjects = {
  poll: ['a disputa', 'o duelo', 'a escolha', 'a dúvida'],
  together: ['o encontro', 'a companhia', 'o conjunto'],
} as const

/** A word to join two names that does not occur in them: "galinha com pirão e caipirinha". */
function link(first: string, second: string, wanted: 'com' | 'e'): string {
  const other = wanted === 'com' ? 'e' : 'com'
  const held = (word: string) => ` ${first} ${second} `.includes(` ${word} `)
  return held(wanted) && !held(other) ? other : wanted
}

/** Two items together: their total price, or a poll between them. */
export function double(a: Shown, b: Shown, turn: number, about: 'pair' | 'poll' | 'together'): MenuIdea {
  const [first, second] = [inSentence(a.name), inSentence(b.name)]
  const [one, other] = [known(a.price), known(b.price)]
  const alcohol = drinkAlcohol(a) || drinkAlcohol(b)
  const both = [shortOf(a), shortOf(b)].join(' · ')
  const sum =
    one === null || other === null
      ? ''
      : `${capitalize(first)} a ${formatBrl(one)}, ${second} a ${formatBrl(other)}: [${formatBrl(one + other)} os dois|os dois somam ${formatBrl(one + other)}|na conta, ${formatBrl(one + other)}].`
  return {
    title:
      about === 'poll'
        ? `${capitalize(first)} ou ${second}?`
        : about === 'together'
          ? `${capitalize(first)} ${link(first, second, 'com')} ${second}?`
          : `${capitalize(first)} ${link(first, second, 'e')} ${second}`,
    subject: about === 'pair' ? the(first) : (turnOf<string>(subjects[about], turn) ?? ''),
    body:
      sum ||
      `${turnOf(
        [
          '[Um no meio|Um de cada lado], [dois garfos|quem chegar senta perto], [e a conversa|e o resto] se [resolve|arruma].',
          '[Lado a lado|Juntos], [fazem|dão] uma refeição [a dois|para dividir].',
          '[Na dúvida entre um e outro|Se não decidir|Se ficar em dúvida], [leve os dois|peça os dois].',
        ],
        turn,
      )}`,
    question:
      about === 'poll'
        ? `${capitalize(the(first))} ou ${the(second)}: [qual vem primeiro|quem ganha|qual é o seu]?`
        : `${capitalize(the(first))} ${link(first, second, 'com')} ${the(second)}: [dá certo ou dá briga|sim ou não|você poria lado a lado]?`,
    visual: `${capitalize(the(first))} ao lado ${ofThe(second)}`,
    who: alcohol ? 'sem pessoas e ninguém bebendo' : 'sem pessoas',
    format: turnOf(formats, turn + 1) ?? 'Foto',
    alcohol,
    need: null,
    items: [a.name, b.name],
    short: both,
    asks: about !== 'pair',
    about: about === 'poll' ? (isDrink(a) ? 'drink' : 'dish') : about,
  }
}

/** A drink proposed by an earlier consultation: the house may not serve it yet. */
export function proposed(drink: Drink, turn: number): MenuIdea {
  const [first = ''] = drink.story.split(/(?<=[.!?])\s/)
  return {
    title: drink.name,
    subject: the(drink.name),
    body: `[No copo|Quem prova encontra|O que vem]: ${first.charAt(0).toLowerCase()}${first.slice(1).replace(/[.!?]+$/, '')}. ${turnOf(drinkLines.slice(0, 3), turn) ?? ''}`,
    question: turnOf<string>(question.drink, turn) ?? '',
    visual: `${capitalize(the(drink.name))}, em ${drink.glass.toLowerCase()}`,
    who: 'sem pessoas e ninguém bebendo',
    format: turnOf(formats, turn) ?? 'Foto',
    alcohol: drink.base !== null,
    need: 'o preço do drink, quando ele entrar na carta',
    items: [drink.name],
    short: drink.name,
    asks: false,
    about: 'drink',
  }
}
