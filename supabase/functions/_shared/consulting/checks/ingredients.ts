/** What is excluded from the results, and what is wanted in them. */

import type { Fact, FactOf } from '../base/facts.ts'
import { containsPhrase, joinList, tokenize } from '../base/language/text.ts'
import { type Exclusion, exclusionOf, judge, judgeMenuText } from '../base/lexicon/exclusion.ts'
import { dishes, membersWithin } from '../base/lexicon/knowledge.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { readText } from '../base/lexicon/read-text.ts'
import { handledAtBarOnly } from '../base/request/bar-staff.ts'
import { carriesOneOf } from '../base/request/carried-foods.ts'
import { formOf, hasForm } from '../base/request/dish-forms.ts'
import { breaksHouseDiet, isHouseDiet, isOfHouseDiet, kitchenDiets } from '../base/request/house-diet.ts'
import { menuItemVerdict } from '../base/request/judge-exclusions.ts'
import { namesItem } from '../base/request/match-item.ts'
import type { WishOf } from '../base/request/wish.ts'
import {
  type Answer,
  type Given,
  itemOf,
  met,
  notPossible,
  only,
  removes,
  unrelated,
  violated,
} from './answer.ts'
import { allWords, nowhereWords, whereWords } from './answer-words.ts'
import { foodsByName } from './ingredient-names.ts'
import { isStrict, offence, proposes } from './kept-out.ts'
import { checkFree, checkMarks } from './layout.ts'

/** A pairing less the house's own dish, so that only what we propose is judged. */
function withoutOwnDish<Proposal extends Fact>(fact: Proposal): Proposal {
  return fact.kind === 'pairing'
    ? { ...fact, dish: '', description: undefined, allergens: [], text: '' }
    : fact
}

export function checkExclude(wish: WishOf<'exclude'>, given: Given): Answer {
  const exclusion = given.exclusions.get(wish)
  const proposals = given.facts.filter(proposes)
  const isOfBar = handledAtBarOnly(given.sheet.wishes).has(wish.what)
  if (!exclusion) return unrelated
  if (proposals.length === 0)
    return excludedFromGaps(exclusion, given) ?? excludedFromMenu(wish, exclusion, given)
  // A house that cooks so publishes its own "coxinha de jaca": only meat by its name breaks that.
  const posts = only(given.facts, 'post')
  if (posts.length > 0 && posts.length === proposals.length && isOfHouseDiet(wish, given.sheet.wishes)) {
    const broken = posts.find(({ title, body }) => breaksHouseDiet(`${title}\n${body}`, given.sheet.wishes))
    return broken
      ? violated(`“${exclusion.what}” devia ficar de fora, e está em a publicação “${broken.title}”.`)
      : met('Nenhuma publicação cita carne ou peixe; os pratos são os da casa.')
  }
  for (const fact of proposals.map((one) => (isHouseDiet(wish) || isOfBar ? withoutOwnDish(one) : one))) {
    const found = offence(exclusion, fact, given.menu)
    if (found !== null)
      return violated(`“${exclusion.what}” devia ficar de fora, e está ou pode estar em ${found}.`)
  }
  if (isOfBar && proposals.some(({ kind }) => kind === 'pairing'))
    return met('É de quem prepara os drinks: nenhuma bebida leva; os pratos seguem para os clientes.')
  // Salt is in every dish: a diet with little of it has less, not none.
  if (wish.what === 'pouco sal' && proposals.some(({ kind }) => kind === 'dish'))
    return met('As receitas levam 40% do sal de costume, e nenhuma leva ingrediente muito salgado.')
  const kept = [...exclusion.spared].filter((name) =>
    proposals.some((fact) => offence(exclusionOf(name, wish.why ?? 'taste'), fact, given.menu) !== null),
  )
  const except = kept.length > 0 ? ` Fica ${joinList(kept)}, que você pediu.` : ''
  if (wish.apart === true && proposals.some(({ kind }) => kind === 'dish'))
    return met('Nenhuma receita leva: vai à mesa em potinho à parte, com colher própria e o nome escrito.')
  // "Seguir a dieta: vegano" is followed, and not left out.
  const words =
    wish.what === 'vegano' || wish.what === 'vegetariano' ? allWords(proposals) : nowhereWords(proposals)
  return met(`${words}${except}`)
}

/** Among the competitors' items that the house might sell. Null if no competitor was compared. */
function excludedFromGaps(exclusion: Exclusion, { facts }: Given): Answer | null {
  const gaps = only(facts, 'gap')
  if (gaps.length === 0) return null
  const offending = gaps.filter(({ item }) => judgeMenuText(exclusion, item) === 'no')
  const suggested = offending.find((gap) => gap.suggested)
  if (suggested) return violated(`“${suggested.item}” leva ${exclusion.what}, e é sugerido.`)
  const left = offending.filter(({ ours }) => ours === null).map(({ item }) => item)
  const fruit =
    exclusion.names.has('castanha-de-caju') && gaps.some(({ item }) => tokenize(item).includes('caju'))
      ? ' O caju é a fruta, e não a castanha: quem tem a alergia pergunta ao médico antes de provar.'
      : ''
  return met(
    left.length === 0
      ? `Nada do que se sugere pôr no cardápio leva ${exclusion.what}.${fruit}`
      : `Fica fora do que se sugere: ${joinList(left)}.${fruit}`,
  )
}

/** What some guests may not have stays for the others, and the page tells them. */
function toldToGuests({ what }: WishOf<'exclude'>, { marks, free }: FactOf<'menu'>): Answer {
  const isFree = free?.some(({ food }) => exclusionMeans(food, what)) === true
  const own = (marks?.lines ?? []).filter((line) => carriesOneOf([what], line)).map(({ name }) => name)
  const all = isFree ? checkFree([what], free) : checkMarks([what], marks)
  const told =
    !isFree && all.outcome === 'met' && own.length > 0
      ? met(`${own.length === 1 ? 'Leva' : 'Levam'} o sinal ${joinList(own)}.`)
      : !isFree && all.outcome === 'met'
        ? met('Nenhum item leva isso pelo nome; a cozinha confirma antes da gráfica.')
        : all
  return told.outcome === 'violated'
    ? told
    : { ...told, reason: `É de alguns clientes: nada sai por isso, e nada novo leva. ${told.reason}` }
}

/** Whether two words mean the same allergen: lactose and milk. */
const exclusionMeans = (one: string, other: string) =>
  one === other ||
  [...exclusionOf(one, 'diet').allergens].join() === [...exclusionOf(other, 'diet').allergens].join()

/** On a menu of the house's own dishes, which are known by their words only. */
function excludedFromMenu(
  wish: WishOf<'exclude'>,
  exclusion: Exclusion,
  { facts, sheet, menu }: Given,
): Answer {
  const listed = only(facts, 'action').filter(({ onMenu }) => onMenu)
  const [page] = only(facts, 'menu')
  if (wish.guests && page) return toldToGuests(wish, page)
  if (listed.length === 0) return excludedFromOffers(exclusion, facts, menu)
  if (
    kitchenDiets(
      sheet.wishes,
      listed.map(({ item }) => ({ name: item })),
    ).includes(wish)
  )
    return met('A casa já é assim: nada sai por isso, e os textos e alergênicos do cardápio seguem a dieta.')
  const verdictOn = ({ item, description }: (typeof listed)[number]) =>
    menuItemVerdict(exclusion, {
      name: item,
      description: description ?? null,
      allergens: menu(item)?.allergens ?? null,
    })
  const isKept = (fact: (typeof listed)[number]) =>
    sheet.wishes.some(
      (wish) =>
        wish.kind === 'keepItem' && wish.part === undefined && namesItem(wish.item, itemOf(fact, menu)),
    )
  const stays = listed.filter((fact) => !removes(fact))
  const holding = stays.filter((fact) => verdictOn(fact) === 'no')
  const broken = holding.find((fact) => !isKept(fact))
  if (broken) return violated(`“${broken.item}” leva ${exclusion.what} e fica no cardápio.`)
  if (holding.length > 0)
    return notPossible(`Continua no cardápio, como você pediu: ${joinList(holding.map(({ item }) => item))}.`)
  const doubtful = isStrict(exclusion) ? stays.filter((fact) => verdictOn(fact) === 'unknown') : []
  const [first] = doubtful
  if (!first) return met()
  return notPossible(
    doubtful.length === 1
      ? `O cardápio não diz se ${first.item} leva ${exclusion.what}: confira com a cozinha.`
      : `De ${doubtful.length} itens o cardápio não diz se levam ${exclusion.what}: ficam, e precisam ser conferidos com a cozinha.`,
  )
}

/** Prices change no recipe; offers put items of the house side by side. */
function excludedFromOffers(exclusion: Exclusion, facts: readonly Fact[], menu: Given['menu']): Answer {
  const priced = only(facts, 'price')
  const sold = [...new Set(only(facts, 'forecast').map(({ item }) => item))]
  if (priced.length === 0 && sold.length > 0) {
    const own = sold.find(
      (name) =>
        menuItemVerdict(exclusion, { name, description: null, allergens: menu(name)?.allergens ?? null }) ===
        'no',
    )
    return own
      ? notPossible(
          `${own} tem ${exclusion.what} e está nas suas vendas: a previsão conta o que a casa vende, e nada novo com isso foi sugerido.`,
        )
      : met(
          `Nada com ${exclusion.what} está na previsão nem na lista de compras${isStrict(exclusion) ? '; confira os rótulos do que compra pronto' : ''}.`,
        )
  }
  if (priced.length === 0) return unrelated
  const told = only(facts, 'answer').map(({ text }) => text)
  const offered = priced.filter(({ item }) =>
    told.some((text) => text.includes(`${item} + `) || text.includes(` + ${item}`)),
  )
  const holding = offered.find(
    ({ item }) =>
      menuItemVerdict(exclusion, {
        name: item,
        description: null,
        allergens: menu(item)?.allergens ?? null,
      }) === 'no',
  )
  return holding
    ? notPossible(`A oferta leva ${holding.item}, que tem ${exclusion.what}: troque por outro item.`)
    : met(
        `Preço não muda receita, e nenhuma oferta deste relatório leva item com ${exclusion.what} no nome${isStrict(exclusion) ? '; confira traços com a cozinha e os fornecedores' : ''}.`,
      )
}

/** Whether a known dish that the text names is always made of one of these: "carneiro assado" of mutton. */
const isMadeOf = (text: string, within: ReadonlySet<string>) =>
  readText(text).named.some(({ name }) => dishes[name]?.made.some((part) => within.has(part)))

/** Whether a proposal contains something, by its ingredients or by its words. */
export function holds(fact: Fact, what: string): boolean {
  const within = membersWithin(findTerm(what)?.name ?? what)
  const inText = (text: string) =>
    readText(text).named.some(({ name }) => within.has(name)) ||
    containsPhrase(tokenize(text), tokenize(what))
  const inParts = (names: readonly string[]) =>
    names.some((name) => [...(foodsByName(name) ?? [])].some((food) => within.has(food)) || inText(name))
  switch (fact.kind) {
    case 'drink':
      return inParts([...fact.ingredients.map(({ name }) => name), ...fact.preparations, fact.base ?? ''])
    case 'dish':
      return inParts(fact.ingredients.map(({ name }) => name))
    case 'pairing':
      return (
        isMadeOf(fact.dish, within) ||
        inParts([
          fact.dish,
          fact.serve.replace(/^dose d[aeo] /i, ''),
          ...(fact.serveIngredients ?? []),
          ...(fact.alcoholFree === undefined ? [] : [fact.alcoholFree]),
        ])
      )
    case 'post':
      return inText(`${fact.title}\n${fact.body}`)
    default:
      return false
  }
}

export function checkOnly({ what }: WishOf<'only'>, { facts, sheet }: Given): Answer {
  const proposals = facts.filter(proposes)
  if (proposals.length === 0) return unrelated
  // "Só caju e cajá" asks for one of the two in each; a cachaça among them is required in addition.
  const isCachaca = (name: string) => findTerm(name)?.kind === 'cachaca'
  const choices = sheet.wishes.flatMap((wish) =>
    wish.kind === 'only' && isCachaca(wish.what) === isCachaca(what) ? [wish.what] : [],
  )
  const others = proposals.filter((fact) => !choices.some((choice) => holds(fact, choice)))
  // "Só alambique" chooses among the cachaças: it does not require one in a drink without alcohol.
  const other = others.find((fact) => !(isCachaca(what) && fact.kind === 'drink' && fact.base === null))
  if (!other)
    return met(
      whereWords(
        proposals.filter((fact) => holds(fact, what)),
        proposals,
      ),
    )
  const name = other.kind === 'pairing' ? other.dish : other.kind === 'post' ? other.title : other.name
  return violated(`Era só com ${what}, e “${name}” não leva.`)
}

export function checkPrefer({ what, text }: WishOf<'prefer'>, { facts, exclusions }: Given): Answer {
  const proposals = facts.filter(proposes)
  const holding = proposals.filter((fact) => holds(fact, what))
  if (holding.length > 0) return met(whereWords(holding, proposals))
  if (proposals.length === 0) return unrelated
  const cooked = only(facts, 'dish').filter(({ equipment }) => equipment.includes(tools[what] ?? ''))
  if (cooked.length > 0) return met(`${joinList(cooked.map(({ name }) => name))}.`)
  const formed = dishesOfForm(text, only(facts, 'dish'))
  if (formed.length > 0) return met(`${joinList(formed.map(({ name }) => name))}.`)
  return notPossible(`Nenhum resultado leva ${what}.${leftOutWith(what, exclusions)}`)
}

/** The dishes whose form the owner's words name: "quero risotos e sanduíches novos". */
function dishesOfForm(text: string, dishes: readonly FactOf<'dish'>[]): readonly FactOf<'dish'>[] {
  const asked = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => formOf(word) ?? [])
  return dishes.filter(({ name }) => asked.some((form) => hasForm(name, form)))
}

/** The equipment, as recipes name it, that shows a way of cooking. */
const tools: Readonly<Record<string, string>> = {
  'fazer na brasa': 'brasa',
  fritar: 'fritadeira',
  assar: 'forno',
  grelhar: 'chapa',
}

/** The fruit is not the nut, but the shell's oil can reach it: only the person or a doctor can say that it is safe. */
const cashewFruits: ReadonlySet<string> = new Set(['caju', 'cajuína'])
const cashewAdvice =
  'A fruta não é a castanha, mas pode levar traço dela: pergunte a quem tem a alergia, ou ao médico, se come caju. Até lá, o mais perto é abacaxi ou acerola com uma pitada de sal.'

/** Why no result contains a requested food: an allergy also excludes related foods and possible traces. */
export function leftOutWith(what: string, exclusions: Given['exclusions']): string {
  const keeping = [...exclusions.values()].find(
    (exclusion) => exclusion.why === 'allergy' && judge(exclusion, what) !== 'yes',
  )
  if (!keeping) return ''
  const fruit = cashewFruits.has(what) && keeping.what === 'castanha-de-caju' ? ` ${cashewAdvice}` : ''
  return ` Pela alergia a ${keeping.what}, deixamos ${what} de fora, por precaução.${fruit}`
}
