/** What is made ahead, how long it keeps, and what may be frozen: one line for each dish, and each fact once. */
import { joinList } from '../../base/language/text.ts'
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { calledBy } from '../../base/request/called-by.ts'
import { formOf } from '../../base/request/dish-forms.ts'
import type { Candidate } from './compose.ts'
import { frozenFood } from './frozen-food.ts'
import { keptBases } from './kept-bases.ts'
import { foodIdsOf } from './wanted.ts'

type Asked = { chosen: readonly Candidate[] }

/** Bases that bear the freezer: raw shaped doughs, meat, beans and broths; cut cheese and pickles do not. */
const freezes =
  /(?<!\p{L})(?:crus?|cruas?|rodas?|discos?|bolinhos?|dadinhos?|past(?:el|éis)|hambúrguer\p{L}*|massas?|paçoca|carnes?|caldos?|feijão|recheios?)(?!\p{L})/iu
/** Days in a freezer at −18 °C before taste and texture suffer, well within the 90 that São Paulo's CVS 5/2013 allows. */
const frozenDays = 30

const dayWords = (days: number) => `${days} ${days === 1 ? 'dia' : 'dias'}`

/**
 * The bases of the menu, each once with its dishes: a syrup that two dishes share is one task. Of two broths each keeps its
 * own days, as the plan of the week has them.
 */
function basesOf({ chosen }: Asked): { what: string; dishes: string[]; days: number }[] {
  const found = new Map<string, { what: string; dishes: string[]; days: number }>()
  for (const { name, idea } of chosen)
    for (const { what, days } of keptBases(idea.keeps)) {
      const label = what?.toLowerCase() ?? `${name} (prato pronto)`
      const known = found.get(`${label} ${days}`)
      found.set(`${label} ${days}`, {
        what: label,
        dishes: [...(known?.dishes ?? []), ...(what === null ? [] : [name])],
        days,
      })
    }
  return [...found.values()]
}

const named = ({ what, dishes }: { what: string; dishes: readonly string[] }) =>
  dishes.length === 0 ? what : `${what} (${joinList(dishes)})`

/** "A massa dá pra fazer de véspera?" asks of the dough alone. */
const asksOfDough = /^[^,;]{0,25}(?<!\p{L})massas?(?!\p{L})(?!.*(?:recheio|molho|resto))/iu
const pizzaDough = 'massa_pizza'

/** What is made ahead, with the days that it keeps, and what is left for the order. */
export function dayBefore({ chosen }: Asked, said = ''): string {
  const sweets = chosen.filter(({ idea }) => idea.course === 'sobremesa')
  if (asksOfSweets(said) && sweets.length > 0) return sweetsKept(sweets, said)
  if (asksOfDough.test(said) && chosen.some(({ parts }) => parts.some(({ item }) => item.id === pizzaDough)))
    return 'A massa de pizza, sim, e melhora: 24 a 48 horas na geladeira, a 4 °C, em bolas untadas e cobertas. Com um terço do fermento da massa do dia; tire 2 horas antes de abrir. Passou de 72 horas, azeda e rasga.'
  const bases = basesOf({ chosen })
  const fresh = chosen.filter(({ idea }) => keptBases(idea.keeps).length === 0).map(({ name }) => name)
  if (bases.length === 0) return 'Nenhum ganha com isso: todos são feitos na hora.'
  return [
    `De véspera, na geladeira: ${bases.map((base) => `${named(base)}, ${dayWords(base.days)}`).join('; ')}.`,
    ...(fresh.length > 0 ? [`Só no dia: ${joinList(fresh)}.`] : []),
  ].join(' ')
}

/** "dá pra congelar?": what may be frozen of the bases, for how long, and how it is finished. */
function freezing(asked: Asked): string {
  const bases = basesOf(asked)
  const fits = bases.filter(({ what }) => freezes.test(what))
  const others = bases.filter((base) => !fits.includes(base))
  if (fits.length === 0)
    return `Congelar, não: ${joinList(others.map(({ what }) => what))} perdem textura no freezer.`
  return [
    `Congela, a −18 °C, em porções com data, por até ${frozenDays} dias: ${joinList(fits.map(named))}.`,
    'O que é frito ou vai à chapa sai direto do freezer, em fogo mais baixo, até 70 °C no centro; o resto descongela na geladeira. Descongelou, não volta.',
    ...(others.length > 0
      ? [`Não congele ${joinList([...new Set(others.map(({ what }) => what))], 'nem')}.`]
      : []),
  ].join(' ')
}

const ofSweets = /(?<!\p{L})(?:doces?|sobremesas?|bolos?|pudi(?:m|ns)|tortas?)(?!\p{L})/iu
const ofSavoury = /(?<!\p{L})(?:lanches?|salgad\p{L}*|pratos?|petiscos?|tudo|todos)(?!\p{L})/iu
/** "O doce dá pra deixar pronto de manhã e guardar quanto tempo na vitrine?" asks of the sweets alone. */
export const asksOfSweets = (said: string): boolean => ofSweets.test(said) && !ofSavoury.test(said)

/** Milk, egg and cream on a warm shelf. */
const spoils = ({ parts }: Candidate) =>
  parts.some(({ item }) => item.tags.some((tag) => tag === 'dairy' || tag === 'egg'))

/** Each sweet's own shelf life, and the shelf in the shop window if the owner names it. */
function sweetsKept(sweets: readonly Candidate[], said: string): string {
  const each = sweets.map((sweet) => {
    const { name, idea } = sweet
    const ahead =
      idea.finish <= 5 && keptBases(idea.keeps).length > 0
        ? 'dá para deixar pronto; no pedido só se finaliza'
        : `a base sai antes, o resto leva ${idea.finish} min na hora`
    const shelf =
      !/vitrine|balc[aã]o|estufa/i.test(said) || /vitrine/i.test(idea.keeps)
        ? ''
        : idea.needs.includes('freezer')
          ? ' Vitrine comum, não: fica no freezer até o pedido.'
          : spoils(sweet)
            ? ' Na vitrine, só refrigerada, a até 5 °C, dentro desse prazo; fora dela, no máximo 2 horas.'
            : ' Na vitrine fechada e longe do sol, até o fim do dia.'
    return `${name}: ${ahead}. ${idea.keeps}${shelf}`
  })
  return each.join(' ')
}

/** How long each base keeps, and what is cut for the day; with the freezer if the owner asks about it. */
export function keeping(asked: Asked, said: string): string {
  const sweets = asked.chosen.filter(({ idea }) => idea.course === 'sobremesa')
  const ofFood = frozenOf(said)
  if (ofFood !== null) return ofFood
  if (/congel|freezer/i.test(said))
    return freezing(asksOfSweets(said) && sweets.length > 0 ? { chosen: sweets } : asked)
  if (asksOfSweets(said) && sweets.length > 0) return sweetsKept(sweets, said)
  const food = foodAsked(said)
  return food === null ? allKept(asked) : foodKept(food, asked, said)
}

/** The answer for the one food that a question on freezing names; null for other questions. */
export function frozenOf(said: string): string | null {
  const food = /congel|freezer/i.test(said) ? foodAsked(said) : null
  return food === null ? null : frozenFood(food, calledBy(food, said))
}

const isOfSea = (term: string) => exclusionOf('peixes e frutos do mar', 'diet').names.has(term)

/** The food whose days are asked: "quantos dias o carneiro cozido aguenta?"; null where all dishes are meant. */
function foodAsked(said: string): string | null {
  const words = said.match(/[\p{L}-]{4,}/gu) ?? []
  const pairs = words.map((word, at) => [
    word,
    `${word} ${words[at + 1] ?? ''}`,
    `${word} de ${words[at + 1] ?? ''}`,
  ])
  const named = pairs.flatMap(([one = '', two = '', three = '']) => {
    const term = findTerm(three) ?? findTerm(two) ?? findTerm(one)
    return term?.kind === 'ingredient' ? [term.name] : []
  })
  return named[0] ?? null
}

const isCooked = ({ what }: { what: string }) => /carne|cozid|ensopad|guisad|desfiad/.test(what)

/** Cooked food at up to 4 °C: three days, fish and seafood one (CVS 5/2013), and what the new dishes make of it. */
function foodKept(food: string, asked: Asked, said: string): string {
  const ids: readonly string[] = foodIdsOf(food)
  const chosen = asked.chosen.filter(({ parts }) => parts.some(({ item }) => ids.includes(item.id)))
  const bases = basesOf({ chosen })
  const usual = isOfSea(food) ? 1 : 3
  // What the plan of the week keeps longer is the food itself, cooked.
  const days = isOfSea(food) ? usual : Math.max(usual, ...bases.filter(isCooked).map((base) => base.days))
  const form = (said.match(/\p{L}+/gu) ?? []).flatMap((word) => formOf(word) ?? [])[0]
  const subject =
    form === undefined ? `${calledBy(food, said)}, já no fogo` : `${form} de ${calledBy(food, said)}`
  const rule = `${subject[0]?.toUpperCase()}${subject.slice(1)}: **até ${dayWords(days)} na geladeira**, a 4 °C, se esfriar de 60 °C a 10 °C em 2 horas, em travessa rasa e com data; no freezer, ${frozenDays} dias. Esquente só a porção, a 70 °C no centro: o que voltou da mesa, azedou ou espumou é descarte.`
  const told = bases.filter((base) => base.days <= days)
  return told.length === 0
    ? rule
    : `${rule} Nestes pratos: ${told.map((base) => `${named(base)}, ${dayWords(base.days)}`).join('; ')}.`
}

function allKept(asked: Asked): string {
  const bases = basesOf(asked)
  const fresh = asked.chosen.filter(({ idea }) => keptBases(idea.keeps).length === 0).map(({ name }) => name)
  const kept =
    bases.length === 0
      ? 'Nada se guarda pronto.'
      : `Na geladeira, contando da hora do preparo: ${bases.map((base) => `${named(base)}, ${dayWords(base.days)}`).join('; ')}.`
  return fresh.length === 0 ? kept : `${kept} ${joinList(fresh)}: do dia.`
}
