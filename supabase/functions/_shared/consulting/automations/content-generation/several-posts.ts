/** Posts about two items of the menu or more. */
import { known } from '../../base/house/own-menu.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { foldAccents, joinList } from '../../base/language/text.ts'
import { factsOf } from './item-facts.ts'
import { shuffled } from './item-words.ts'
import type { MenuIdea, Told } from './menu-idea.ts'
import { holdsAlcohol, isDrink, nameIn, type Shown, shortOf, spokenPrice } from './menu-items.ts'
import * as forms from './tables/forms.ts'
import { pairShots } from './tables/shots.ts'
import { soberPolls } from './tables/sober.ts'
import * as spoken from './tables/spoken-lines.ts'

const noDrinking = 'sem pessoas e ninguém bebendo'

/** Eaten without a fork. */
const byHand =
  /(?:^|\| )(?:x-|hamburguer|sanduiche|cachorro|coxinha|pastel|espet|pizza em fatia|batata no cone)|burger\b/i

/** The word that joins two names and is in neither: "galinha com pirão e caipirinha". */
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
  { seed, accent, sober }: Pick<Told, 'seed' | 'accent' | 'sober'>,
): MenuIdea {
  const [first, second] = [nameIn(a), nameIn(b)]
  const [one, other] = [known(a.price), known(b.price)]
  const alcohol = holdsAlcohol(a) || holdsAlcohol(b)
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
  const filled = filler(fields)
  const fill = (text: string) =>
    /garfos/i.test(text) && byHand.test(foldAccents(`${first} | ${second}`)) ? null : filled(text)
  const order = (texts: readonly string[]) =>
    shuffled(texts, `${seed}|${first}`).filter((text) => fill(text) !== null)
  const say = (plain: readonly string[], own: readonly string[]) => [
    ...(accent ? order(own) : []),
    ...order(plain),
  ]
  const neat = [a, b].every((item) => factsOf(item).serve === 'neat')
  const polls = sober
    ? order(soberPolls)
    : say(isDrink(a) ? forms.glassPolls : forms.pollForms, neat ? spoken.spokenDoses : spoken.spokenPolls)
  const pairs = say(forms.pairForms, spoken.spokenPairs)
  const leads =
    about === 'pair' ? pairs : about === 'poll' ? polls : say(forms.togetherForms, spoken.spokenTogether)
  const ends = about === 'pair' ? say(forms.listAsks, spoken.spokenListAsks) : []
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
  const alcohol = items.some(holdsAlcohol)
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
    },
  }
}
