/** Wishes about drinks and dishes in Portuguese, for chips and for reports. */

import { everyWeek } from '../calendar.ts'
import { formatNumber, tokenize } from '../language/text.ts'
import { isDiet } from '../lexicon/diets.ts'
import { generalWordFor } from '../lexicon/general-words.ts'
import { namedAs } from './called-by.ts'
import { countedWords, eachSection } from './counted-items.ts'
import { costLimitOf, glassWishOf, paceWishOf, traitWishOf } from './describe-drink-wish.ts'
import { freeOf } from './describe-menu-wish.ts'
import { everyItem } from './match-item.ts'
import type { CourseId } from './recipe-wishes.ts'
import { boundOfShare, fewShare, manyShare } from './share-bounds.ts'
import type { WishOf, WishReason } from './wish.ts'
import type { WishWords } from './wish-words.ts'

/** What an automation gives, for counting: "6 drinks". */
export type ResultNoun = { one: string; many: string }

export const anyResult: ResultNoun = { one: 'resultado', many: 'resultados' }

const reasons: Record<WishReason, string | null> = {
  allergy: 'alergia',
  diet: 'dieta',
  taste: null,
  supply: 'em falta',
}

const exclusionReasons: Record<WishReason, string> = {
  allergy: ', por alergia',
  diet: ', pela dieta',
  taste: '',
  supply: ', que está em falta',
}

/** Reasons for an exclusion, as offered to the owner. */
export const reasonLabels: Record<WishReason, string> = {
  allergy: 'Alergia ou intolerância',
  diet: 'Dieta',
  taste: 'Gosto da casa',
  supply: 'Está em falta',
}

const counted: Record<NonNullable<WishOf<'count'>['of']>, ResultNoun> = {
  results: anyResult,
  pages: { one: 'página', many: 'páginas' },
  items: { one: 'item', many: 'itens' },
  ingredients: { one: 'ingrediente', many: 'ingredientes' },
}

const ofCourse: Record<CourseId, ResultNoun> = {
  petisco: { one: 'entrada ou petisco', many: 'entradas ou petiscos' },
  principal: { one: 'prato principal', many: 'pratos principais' },
  lanche: { one: 'lanche', many: 'lanches' },
  sobremesa: { one: 'sobremesa', many: 'sobremesas' },
}

/** A part of a menu with its plural, for chips: "prato principal", "pratos principais". */
export const courseNoun = (course: CourseId, count: number): string =>
  ofCourse[course][count === 1 ? 'one' : 'many']

const ofTaste = {
  savoury: { one: 'salgado', many: 'salgados' },
  sweet: { one: 'doce', many: 'doces' },
} as const

function amount(
  { count, bound, of = 'results', course, taste, item }: WishOf<'count'>,
  result: ResultNoun,
): string {
  const noun =
    taste !== undefined
      ? ofTaste[taste]
      : course !== undefined
        ? ofCourse[course]
        : of === 'results'
          ? result
          : counted[of]
  if (count === 0) return `sem ${noun.one}`
  const inAll = `${count} ${count === 1 ? noun.one : noun.many}`
  const words =
    item === undefined
      ? inAll
      : item === eachSection
        ? `${inAll} em cada seção`
        : `${count} de ${countedWords(item)}`
  if (bound === 'at_most') return `até ${words}`
  return bound === 'at_least' ? `pelo menos ${words}` : words
}

/** "rápidos de fazer às sextas" */
const styleOf = ({ what, weekdays }: WishOf<'style'>) =>
  weekdays === undefined ? what : `${what} ${everyWeek(weekdays)}`

/** "até 10% vol", "de 8% a 12% vol" */
function strengthBounds({ max, min, about }: WishOf<'strength'>): string {
  const [most, least, near] = [max, min, about].map((value) =>
    value === undefined ? '' : `${formatNumber(value)}%`,
  )
  if (least && most) return `de ${least} a ${most} vol`
  if (most) return `até ${most} vol`
  return least ? `a partir de ${least} vol` : `perto de ${near} vol`
}

/** How a general word was read: "oleaginosas (tudo o que “castanhas” pode ser)". */
function asWidest({ what, why, text }: WishOf<'exclude'>): string {
  const said = why === 'allergy' ? generalWordFor(what, text) : null
  return said === null ? '' : ` (tudo o que “${said}” pode ser)`
}

const boundWords = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

/** "com caju", "sem glúten", "para dieta vegana" */
export const qualityOf = ({ what, without }: Pick<WishOf<'share'>, 'what' | 'without'>) =>
  isDiet(what) ? `de dieta: ${what}` : `${without === true ? 'sem' : 'com'} ${what}`

/** "pelo menos 3 com coco", "metade com caju", "pouco: gengibre (no máximo 1 em cada 4)" */
function shareOf(wish: WishOf<'share'>): string {
  const { of, count } = wish
  const bound = boundOfShare(wish)
  if (count !== undefined) return `${boundWords[bound]}${count} ${qualityOf(wish)}`
  if (of === 'half') return `metade ${qualityOf(wish)}`
  const what = isDiet(wish.what) || wish.without === true ? qualityOf(wish) : wish.what
  return of === 'few'
    ? `pouco: ${what} (no máximo 1 em cada ${fewShare})`
    : `bastante: ${what} (pelo menos 1 em cada ${manyShare})`
}

/** "9 garrafas de cachaça carvalho premium em 8 semanas" */
const stockOf = ({ what, bottles = 1, weeks }: WishOf<'prefer'>): string =>
  [
    `${bottles} ${bottles === 1 ? 'garrafa' : 'garrafas'} de ${what}`,
    ...(weeks === undefined ? [] : [`em ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}`]),
  ].join(' ')

/** The house's own, if the owner said so: "cachaça da casa". */
const asHouse = ({ what, text }: WishOf<'prefer'>) =>
  tokenize(text)
    .join(' ')
    .includes(`${tokenize(what).join(' ')} da casa`)
    ? `${what} da casa`
    : what

/** "Peixada: 700 g de peixe cru" */
const portionOf = ({ item, amount: served, unit, of, whole, bound }: WishOf<'portion'>) =>
  `${item === everyItem && unit === 'ml' && of === undefined ? 'drinks com cachaça' : item}: ${bound === undefined ? '' : 'até '}${whole ? 'inteiro, ' : ''}${formatNumber(served)} ${unit}${of === undefined ? '' : ` de ${of}`}`

function countSentence(wish: WishOf<'count'>, result: ResultNoun): string {
  if (wish.count === 0)
    return `Não receber ${wish.course === undefined ? result.one : courseNoun(wish.course, 1)}`
  return wish.item === undefined || wish.of === 'results'
    ? `Receber ${amount(wish, result)}`
    : `Deixar ${amount(wish, result)}`
}

function shareSentence(wish: WishOf<'share'>): string {
  if (isDiet(wish.what) || wish.without === true || wish.of === 'half' || wish.count !== undefined)
    return `Receber ${shareOf(wish)}`
  return wish.of === 'few'
    ? `Usar pouco, em 1 de cada ${fewShare} no máximo: ${wish.what}`
    : `Usar bastante, em pelo menos 1 de cada ${manyShare}: ${wish.what}`
}

/** The wish under the owner's own name for a cachaça. */
const called = <Named extends { what: string; text: string }>(wish: Named): Named => ({
  ...wish,
  what: namedAs(wish.what, wish.text),
})

type RecipeWish = WishOf<
  | 'exclude'
  | 'only'
  | 'prefer'
  | 'count'
  | 'style'
  | 'audience'
  | 'equipment'
  | 'zeroAlcohol'
  | 'strength'
  | 'share'
  | 'cost'
  | 'drinkTrait'
  | 'glass'
  | 'pace'
  | 'portion'
>

/** A wish in a few words, for a chip, and as a sentence of a report. */
export function recipeWishWords(wish: RecipeWish, result: ResultNoun): WishWords {
  switch (wish.kind) {
    case 'exclude':
      if (wish.guests)
        return isDiet(wish.what)
          ? {
              short: `marcar ${freeOf([wish.what])}`,
              sentence: `Marcar no cardápio ${freeOf([wish.what])}, para parte dos clientes`,
            }
          : {
              short: `avisar quem não pode com ${wish.what}`,
              sentence: `Avisar no cardápio quem não pode com ${wish.what}`,
            }
      if (isDiet(wish.what)) return { short: wish.what, sentence: `Seguir a dieta: ${wish.what}` }
      return {
        short:
          reasons[wish.why] === null
            ? `sem ${wish.what}`
            : `sem ${wish.what}${asWidest(wish)} (${reasons[wish.why]})`,
        sentence: wish.apart
          ? `Servir só à parte: ${wish.what}`
          : `Deixar de fora: ${wish.what}${asWidest(wish)}${exclusionReasons[wish.why]}`,
      }
    case 'only':
      return { short: `só ${wish.what}`, sentence: `Usar só: ${called(wish).what}` }
    case 'prefer':
      if (wish.bottles !== undefined)
        return { short: stockOf(wish), sentence: `Girar o que está parado: ${stockOf(called(wish))}` }
      return wish.why === 'supply'
        ? {
            short: `${wish.what} (a casa já tem)`,
            sentence: `Aproveitar o que a casa já tem: ${called(wish).what}`,
          }
        : { short: `de preferência ${wish.what}`, sentence: `Dar preferência a: ${asHouse(called(wish))}` }
    case 'count':
      return { short: amount(wish, result), sentence: countSentence(wish, result) }
    case 'style':
      return { short: `estilo: ${styleOf(wish)}`, sentence: `Estilo: ${styleOf(wish)}` }
    case 'audience':
      return { short: `público: ${wish.what}`, sentence: `Pensar neste público: ${wish.what}` }
    case 'equipment':
      return {
        short: wish.has ? `tem: ${wish.what}` : `não tem: ${wish.what}`,
        sentence: wish.has ? `Usar o que a casa tem: ${wish.what}` : `Trabalhar sem: ${wish.what}`,
      }
    case 'zeroAlcohol':
      if (wish.part === 'half') return { short: 'metade sem álcool', sentence: 'Fazer metade sem álcool' }
      if (wish.part === 'each')
        return {
          short: 'uma opção sem álcool para cada um',
          sentence: 'Dar a cada um uma opção sem álcool',
        }
      return wish.count === undefined
        ? { short: 'tudo sem álcool', sentence: 'Tudo sem álcool' }
        : {
            short: `${wish.count} sem álcool`,
            sentence: `Incluir ${wish.count} ${wish.count === 1 ? 'opção' : 'opções'} sem álcool`,
          }
    case 'strength':
      return { short: `teor: ${strengthBounds(wish)}`, sentence: `Teor alcoólico: ${strengthBounds(wish)}` }
    case 'share':
      return { short: shareOf(wish), sentence: shareSentence(called(wish)) }
    case 'cost':
      return { short: costLimitOf(wish), sentence: `Respeitar: ${costLimitOf(wish)}` }
    case 'drinkTrait':
      return { short: traitWishOf(wish), sentence: `Receber ${traitWishOf(wish)}` }
    case 'glass':
      return { short: glassWishOf(wish), sentence: `Copos: ${glassWishOf(wish)}` }
    case 'pace':
      return { short: paceWishOf(wish), sentence: `Fazer em ${paceWishOf(wish)}` }
    case 'portion':
      return { short: portionOf(wish), sentence: `Usar a sua porção: ${portionOf(wish)}` }
  }
}
