import { known } from '../../base/house/own-menu.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { factsOf } from './item-facts.ts'
import { type ItemWords, shuffled, wordsOf } from './item-words.ts'
import {
  daysOf,
  describedOf,
  drinkAlcohol,
  factOf,
  isDrink,
  isHot,
  nameIn,
  type Shown,
  shortOf,
  spokenPrice,
  weekdayWords,
} from './menu-items.ts'
import { listAnswers, twoAnswers } from './tables/answers.ts'
import * as forms from './tables/forms.ts'
import type { Idea } from './tables/ideas.ts'
import { listMessages, pollMessages } from './tables/messages.ts'
import { pairShots } from './tables/shots.ts'
import * as spoken from './tables/spoken-lines.ts'

/** What a post of several items chooses from, and what fills their names and prices in. */
type SeveralWords = {
  fill?: (text: string) => string | null
  leads: readonly string[]
  ends: readonly string[]
  shots: readonly string[]
  messages: readonly string[]
  /** To someone who asks on WhatsApp. */
  answers: readonly string[]
  /** For Stories, shorter than the lead. */
  asks: readonly string[]
}

/** An idea with the parts of the menu it mentions. */
export type MenuIdea = Idea & {
  /** Names of the items mentioned. */
  items: readonly string[]
  /** One line with the prices, for short messages: "Cartola, R$ 18,90". */
  short: string
  asks: boolean
  about: 'dish' | 'drink' | 'pair' | 'together'
  /** Fewest days between two posts about a weekly dish. */
  every?: number
  /** Of one item. */
  words?: ItemWords
  several?: SeveralWords
}

/** Pictures that only a moving one shows, and sounds. */
const moving =
  /(?<!\p{L})(?!lado)\p{L}+(?:ando|endo|indo)(?!\p{L})|vídeo|(?<!\p{L})sons?(?!\p{L})|câmera (?:vai|parada|lenta)|sequência|em cortes|acelerad/iu

/** The form in which a picture is posted: several that are described, one that moves, or one that stands. */
export const formatOf = (visual: string): MenuIdea['format'] =>
  /(?<!\d)1: .*2: /su.test(visual) ? 'Carrossel' : moving.test(visual) ? 'Reels' : 'Foto'

const noDrinking = 'sem pessoas e ninguém bebendo'

/** Of a house: its name, and all that its menu says, in lower case. */
export type Told = { seed: string; sold: string; accent: boolean }

/**
 * A post about one item.
 * @param weekday the one on which it is posted, of an item that is sold on some weekdays only
 * @param side how a mixed drink is served, or how it is made
 */
export function single(
  item: Shown,
  told: Told,
  weekday: number | null = null,
  side: 'serve' | 'making' = 'serve',
): MenuIdea {
  const making = side === 'making'
  const drink = isDrink(item)
  const days = weekday === null ? daysOf(item) : [weekday]
  const fact = factOf(item).replace(/^[\d.,]+ ?k?g$/, 'porção de $&')
  // A post of the day itself names its day.
  const when =
    days.length > 0 && weekday === null
      ? `${item.weekly ? '[Sai|Tem]' : '[Só sai|É só]'} ${joinList(days.map((day) => weekdayWords[day]?.[1] ?? ''))}.`
      : ''
  const facts = [fact && `${capitalize(fact)}.`, when].filter((part) => part !== '').join(' ')
  const words = wordsOf(item, { ...told, facts, weekday, making })
  const shots =
    drink && isHot(item)
      ? ['{O} na xícara, com o vapor à vista', 'A xícara {do} vista de cima, com a mesa em volta']
      : words.shots
  return {
    ...(days.length > 0 && { weekdays: days }),
    title: `${capitalize(spokenName(item.name))}${making ? ': como se faz' : ''}`,
    subject: the(nameIn(item)),
    body: [describedOf(item), facts].filter((part) => part !== '').join('. '),
    question: words.fill(words.asks[0] ?? '') ?? '',
    visual: words.fill(shots[0] ?? '') ?? '',
    who: null,
    format: 'Foto',
    alcohol: drinkAlcohol(item),
    need: known(item.price) === null ? 'o preço, que não está no cardápio guardado' : null,
    items: [item.name],
    short: shortOf(item),
    asks: false,
    about: drink ? 'drink' : 'dish',
    // The recipe is told once, in the item's first post.
    words: { ...words, shots, details: making ? [] : words.details },
  }
}

/** A word between two names that hold it not: "galinha com pirão e caipirinha". */
function link(first: string, second: string, wanted: 'com' | 'e'): string {
  const other = wanted === 'com' ? 'e' : 'com'
  const held = (word: string) => ` ${first} ${second} `.includes(` ${word} `)
  return held(wanted) && !held(other) ? other : wanted
}

/** Fills the fields of a wording; null where one of them is not known. */
const filler =
  (fields: Readonly<Record<string, string | null>>) =>
  (text: string): string | null => {
    const keys = [...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, key]) => key ?? '')
    if (keys.some((key) => fields[key] === null)) return null
    return text.replaceAll(/\{([a-zA-Z]+)\}/g, (all, key: string) => fields[key] ?? all)
  }

/** Two items together: their sum, or a poll between them. @param seed the house's name */
export function double(
  a: Shown,
  b: Shown,
  about: 'pair' | 'poll' | 'together',
  { seed, accent }: Pick<Told, 'seed' | 'accent'>,
): MenuIdea {
  const [first, second] = [nameIn(a), nameIn(b)]
  const [one, other] = [known(a.price), known(b.price)]
  const alcohol = drinkAlcohol(a) || drinkAlcohol(b)
  const sum = one === null || other === null ? null : one + other
  const fields = {
    a: the(first),
    b: the(second),
    A: capitalize(the(first)),
    na: first,
    nb: second,
    NA: capitalize(first),
    NB: capitalize(second),
    daA: ofThe(first),
    dB: ofThe(second),
    aoB: the(second)
      .replace(/^os? /, (article) => `a${article}`)
      .replace(/^a(s?) (?!.*a\1o)/, 'à$1 '),
    noA: `n${the(first)}`,
    noB: `n${the(second)}`,
    pa: one === null ? null : spokenPrice(one),
    pb: other === null ? null : spokenPrice(other),
    t: sum === null ? null : spokenPrice(sum),
    h: sum === null ? null : spokenPrice(sum / 2),
  }
  const fill = filler(fields)
  const order = (texts: readonly string[]) =>
    shuffled(texts, `${seed}|${first}`).filter((text) => fill(text) !== null)
  const say = (plain: readonly string[], own: readonly string[]) => [
    ...(accent ? order(own) : []),
    ...order(plain),
  ]
  const neat = [a, b].every((item) => factsOf(item).serve === 'neat')
  const polls = say(
    isDrink(a) ? forms.glassPolls : forms.pollForms,
    neat ? spoken.spokenDoses : spoken.spokenPolls,
  )
  const pairs = say(forms.pairForms, spoken.spokenPairs)
  const leads =
    about === 'pair' ? pairs : about === 'poll' ? polls : say(forms.togetherForms, spoken.spokenTogether)
  const ends =
    about === 'pair'
      ? say(forms.listAsks, spoken.spokenListAsks)
      : say(forms.pollPrices, spoken.spokenPollPrices)
  const question = fill((about === 'pair' ? polls : leads)[0] ?? '') ?? ''
  return {
    title:
      about === 'poll'
        ? `${capitalize(first)} ou ${second}?`
        : `${capitalize(first)} ${link(first, second, about === 'together' ? 'com' : 'e')} ${second}${about === 'together' ? '?' : ''}`,
    subject: the(first),
    body: '',
    question,
    visual: '',
    who: null,
    format: 'Foto',
    alcohol,
    need: null,
    items: [a.name, b.name],
    short: [shortOf(a), shortOf(b)].join(' · '),
    asks: about === 'poll',
    about: about === 'poll' ? (isDrink(a) ? 'drink' : 'dish') : about,
    several: {
      fill,
      leads,
      ends,
      shots: order(pairShots),
      messages: about === 'pair' ? pairs : accent ? spoken.spokenPollMessages : pollMessages,
      answers: twoAnswers[accent ? 'spoken' : 'plain'],
      asks: order(
        about === 'together' ? (accent ? spoken.spokenPairAsks : forms.pairAsks) : ['{NA} ou {nb}?'],
      ),
    },
  }
}

/** Several items with their prices: a section, what a sum buys, an order for a table. */
export function several(
  items: readonly Shown[],
  about: 'section' | 'budget' | 'table',
  turn: number,
  { seed, accent }: Pick<Told, 'seed' | 'accent'>,
): MenuIdea {
  const prices = items.map(({ price }) => known(price) ?? 0)
  const total = prices.reduce((sum, price) => sum + price, 0)
  const section = capitalize((items[0]?.section ?? 'Cardápio').toLowerCase())
  const limit = Math.ceil((Math.max(...prices) + 0.01) / 5) * 5
  const extreme = (price: number) =>
    items.flatMap((item, at) => (prices[at] === price ? nameIn(item) : []))[0] ?? ''
  const list = items.map((item) => `${nameIn(item)} (${spokenPrice(known(item.price) ?? 0)})`)
  const fields = {
    l: joinList(list),
    i: items.map(shortOf).join(' · '),
    L: capitalize(joinList(list)),
    s: section,
    m: spokenPrice(limit),
    low: extreme(Math.min(...prices)),
    lo: spokenPrice(Math.min(...prices)),
    high: extreme(Math.max(...prices)),
    hi: spokenPrice(Math.max(...prices)),
    t: spokenPrice(total),
    // Less than this for each of four.
    e: spokenPrice(Math.floor(total / 4) + 1),
  }
  const templates = { section: forms.listForms, budget: forms.budgetForms, table: forms.tableForms }[about]
  const own = { section: spoken.spokenLists, budget: spoken.spokenBudget, table: spoken.spokenTable }[about]
  const order = (plain: readonly string[], ours: readonly string[]) => [
    ...(accent ? shuffled(ours, `${seed}|${turn}`) : []),
    ...shuffled(plain, `${seed}|${turn}`),
  ]
  const title = {
    section: `${section} com preço`,
    budget: `Até ${spokenPrice(limit)}`,
    table: 'O pedido de uma mesa de quatro',
  }[about]
  const alcohol = items.some(drinkAlcohol)
  return {
    title,
    subject: about === 'table' ? 'o pedido da mesa' : 'o cardápio',
    body: '',
    question: '[Qual você pediria primeiro|Por qual você começa|O que falta aqui]?',
    visual: '',
    who: alcohol ? noDrinking : null,
    format: 'Carrossel',
    alcohol,
    need: null,
    items: items.map(({ name }) => name),
    short: items.map(shortOf).join(' · '),
    asks: false,
    about: 'pair',
    several: {
      fill: filler(fields),
      leads: order(templates, own),
      ends: order(forms.listAsks, spoken.spokenListAsks),
      shots: [
        `${items.map((item, at) => `${at + 1}: ${the(nameIn(item))}`).join('; ')}; ${items.length + 1}: [os pratos juntos, com o preço escrito à mão em papéis pequenos|todos na mesma mesa, com os preços a giz ao lado|a mesa cheia, vista de cima|o cardápio aberto no meio deles]`,
      ],
      messages: shuffled(listMessages, `${seed}|${turn}`),
      answers: listAnswers[accent ? 'spoken' : 'plain'],
      asks: order(forms.listAsks, spoken.spokenListAsks).filter((text) => text.endsWith('?')),
    },
  }
}
