/** What an order is about: items, sections, kinds of items, or what was named just before. */
import { hasAlcohol, itemKind } from '../../../base/house/item-kind.ts'
import { tokenize } from '../../../base/language/text.ts'
import { isOfKind, isStrictKind, kindNamed } from '../../../base/request/item-kinds.ts'
import { everyDish, everyDrink, everyItem } from '../../../base/request/match-item.ts'
import { subjectOf } from '../menu-clauses/subjects.ts'
import type { About } from '../menu-plan/reading.ts'

/** @property items the names of the items that it covers */
export type Scope = { name: string; items: readonly string[]; isSection: boolean }

type Names = Pick<About, 'names'>
type Item = About['names'][number]

const article =
  /^(?:(?:o|a|os|as|meus?|minhas?|noss[oa]s?|seus?|suas?|aquel[ae]s?|ess[ae]s?|est[ae]s?|tod[oa]s?|tanto|inclusive|ate|tambem|so|apenas|justamente|d[oae]s?|n[oa]s?|em|com|pel[oa]s?|ao?s?|para|precos? d[eoa]s?|(?:itens?|pratos?|opcoes|opcao|carta|lista|parte|secao|categoria|linha) d[eoa]s?)\s+)(?=\S)/
const every = /(?:^| )(?:tod[oa]s?|cada|qualquer|nenhuma?)(?= )/
const pronoun =
  /^(?:el[ea]s?|iss[oa]|ess[ae]s?|est[ae]s?|isto|(?:os|as) (?:dois|duas|tres)|ambos|ambas|(?:o|esse|este) (?:prato|item|drink|preco)|(?:esses|estes) (?:pratos|itens|drinks|precos)|os precos|(?:n?d)?el[ea]s?)$/

/** Words of names that name nothing alone: "a marca da casa". */
const tooCommon =
  /^(?:um|uma|dois|duas|tres|casa|dia|nosso|nossa|cara|marca|meia|novo|nova|especial|tudo isso|receita|porcao|cardapio novo)$/

/** Words for items that no name has. */
const kinds: readonly (readonly [RegExp, (item: Item) => boolean])[] = [
  [
    /^(?:bebidas?|drinks?) (?:sem alcool|nao alcoolicas?|zero alcool)$/,
    (item) => itemKind(item) !== 'dish' && itemKind(item) !== 'side' && !hasAlcohol(item),
  ],
  [/^(?:bebidas? )?(?:com alcool|alcoolicas?)$/, (item) => hasAlcohol(item)],
  [/^doces?$|^sobremesas?$/, ({ section }) => /sobremesa|doce/i.test(section ?? '')],
  [
    /^(?:doses?|cachacas?) (?:mais )?(?:envelhecidas?|velhas?|de barril|amadeiradas?)$/,
    (item) =>
      /dose|cacha[cç]a/i.test(item.section ?? '') &&
      /premium|ouro|envelhec|carvalho|amburana|reserva|barril/i.test(item.name),
  ],
  [/^(?:garrafinhas?|long ?necks?|latinhas?)$/, ({ name }) => /long ?neck|lata/i.test(name)],
  [/^cervejas?$/, (item) => itemKind(item) === 'beer'],
]
const classes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:tudo|nada|(?:itens?|produtos?|precos?|coisas?)(?: d[oa] (?:cardapio|carta|casa))?|cardapio|carta)$/,
    everyItem,
  ],
  [/^bebidas?$/, everyDrink],
  [/^(?:comidas?|pratos? e petiscos?)$/, everyDish],
]

/** The items of some scopes without those of others, as scopes. */
export function withoutScopes(all: readonly Scope[], less: readonly Scope[], about: Names): Scope[] {
  const spared = new Set(less.flatMap(({ items }) => items))
  const named = new Set(all.flatMap(({ items }) => items))
  return grouped(
    about.names.filter(({ name, isSection }) => !isSection && named.has(name) && !spared.has(name)),
    about,
  )
}

/** One scope for each section whose items are all meant, one for each other item. */
function grouped(items: readonly Item[], { names }: Names): Scope[] {
  const sections = [...new Set(items.flatMap(({ section }) => section ?? []))]
  return sections.flatMap((section): Scope[] => {
    const own = items.filter((item) => item.section === section)
    const all = names.filter((one) => !one.isSection && one.section === section)
    return own.length === all.length && own.length > 1
      ? [{ name: section, items: own.map(({ name }) => name), isSection: true }]
      : own.map(({ name }) => ({ name, items: [name], isSection: false }))
  })
}

/** "pizza" for all pizzas: the sections that bear the word, and the items with it elsewhere. */
function everyOf(said: string, about: Names): Scope[] {
  const words = tokenize(said)
  const bears = (name: string | null) => words.every((word) => tokenize(name ?? '').includes(word))
  return grouped(
    about.names.filter((one) => !one.isSection && (bears(one.section) || bears(one.name))),
    about,
  )
}

/** "os três doces" are all of them, "três doces" are not. */
const numbered = /^(?:[nd]?[oa]s|meus|minhas|noss[oa]s|ess[ae]s) (?:dois|duas|tres|quatro|cinco|seis|\d) /

const stripped = (phrase: string): string => {
  let said = phrase.trim().replace(numbered, '')
  for (let before = ''; before !== said; ) {
    before = said
    said = said.replace(numbered, '').replace(article, '').trim()
  }
  return said
}

/** The scopes of one name; null if a word of it is of something else. */
function scopeOf(phrase: string, about: Names): Scope[] | null {
  const said = stripped(phrase)
  if (said.length < 2 || tooCommon.test(said) || /^(?:por|pelo|pela|sem|ate|nao|uma?|uns|umas) /.test(said))
    return null
  const all = classes.find(([words]) => words.test(said))
  const items = about.names.filter(({ isSection }) => !isSection)
  const isEvery = every.test(` ${phrase}`)
  const isHeading = about.names.some(
    ({ name, isSection }) => isSection && tokenize(name).join(' ') === tokenize(said).join(' '),
  )
  if (all && !(all[1] === everyDrink && isHeading && !isEvery))
    return [{ name: all[1], items: items.map(({ name }) => name), isSection: true }]
  const whole = kindNamed(said, about.names)
  if (whole !== undefined && isStrictKind(whole)) {
    const own = items.filter((item) => isOfKind(whole, item)).map(({ name }) => name)
    return [{ name: whole, items: own, isSection: own.length > 1 }]
  }
  const kind = kinds.find(([words]) => words.test(said))
  if (kind && !isHeading) {
    const found = grouped(items.filter(kind[1]), about)
    if (found.length > 0) return found
  }
  if (isEvery) {
    const found = everyOf(said, about)
    if (found.length > 0) return found
  }
  const told = said.replace(/ para (?:dois|duas|2)(?: pessoas)?$/, '')
  const words = tokenize(told)
  // A full name is that item, and the head of a name comes before words within another: "carne de sol".
  const own = items.filter(({ name }) => tokenize(name).join(' ') === words.join(' '))
  const heads = items.filter(({ name }) => words.every((word, at) => tokenize(name)[at] === word))
  const [named] = own.length === 1 ? own : heads
  if (named && (own.length === 1 || heads.length === 1) && !isHeading)
    return [{ name: named.name, items: [named.name], isSection: false }]
  const one = subjectOf(told, about)
  if (one) return [one]
  // "o PF", "a de 600": one word that a single name bears.
  const short = /^(?:\d+|\p{L}{2})$/u.test(said)
    ? items.filter(({ name }) => tokenize(name).includes(said))
    : []
  const [only] = short
  return short.length === 1 && only ? [{ name: only.name, items: [only.name], isSection: false }] : null
}

const joint = /\s*,\s*(?:e\s+)?|\s+e\s+|\s+nem\s+|\s*\+\s*|\s+com\s+|\s+mais\s+|\s+inclusive\s+/gu

/** The scopes of a list, all of them or none. A name may contain "e" and "com" itself. */
export function scopesOf(phrase: string, about: Names): Scope[] | null {
  const whole = scopeOf(phrase, about)
  if (whole) return whole
  for (const found of phrase.matchAll(joint)) {
    const first = scopeOf(phrase.slice(0, found.index), about)
    const others = first && scopesOf(phrase.slice(found.index + found[0].length), about)
    if (first && others) return [...first, ...others]
  }
  // "os itens da minha esposa, que são os três doces"
  const told =
    /^(?:os|as) (?:itens|pratos|coisas|receitas|dois|duas|tres|quatro)\b[^,]*,? que sao (.+)$/.exec(
      phrase.trim(),
    )
  return told ? scopesOf(told[1] ?? '', about) : null
}

/** Whether the words stand for what was named before: "ele", "os dois", nothing. */
export const isPronoun = (phrase: string): boolean => phrase.trim() === '' || pronoun.test(phrase.trim())
