import { everyWeek, monthNames, shortDay, weekdayNames } from '../calendar.ts'
import { capitalize } from '../language/grammar.ts'
import { refusedLabel } from '../language/refused-posts.ts'
import { formatNumber, joinList, tokenize } from '../language/text.ts'
import { isDiet } from '../lexicon/diets.ts'
import { generalWordFor } from '../lexicon/general-words.ts'
import { endingLabels } from '../pricing/endings.ts'
import { measureOf } from '../same-item.ts'
import { openHours, type ScopeShow } from './calendar-wishes.ts'
import { countedWords, eachSection } from './counted-items.ts'
import { dishWishWords } from './describe-dish-wish.ts'
import { costLimitOf, glassWishOf, paceWishOf, traitWishOf } from './describe-drink-wish.ts'
import { itemWords } from './describe-forecast-question.ts'
import { pairingWishWords } from './describe-pairing-wish.ts'
import { onDays, postWishLabel } from './describe-post-wish.ts'
import { costOf, isOrder, money, questionOf } from './describe-question.ts'
import { rivalFactText } from './describe-rivals.ts'
import { hour, hoursOf } from './hour-words.ts'
import { everyItem } from './match-item.ts'
import type { LayoutId } from './menu-wishes.ts'
import type { CourseId } from './recipe-wishes.ts'
import type { RequestSheet, Unread } from './request-sheet.ts'
import { boundOfShare, fewShare, manyShare } from './share-bounds.ts'
import type { Wish, WishOf, WishReason } from './wish.ts'

/** What an automation gives, for counting: "6 drinks". */
export type ResultNoun = { one: string; many: string }

const anyResult: ResultNoun = { one: 'resultado', many: 'resultados' }

function day(iso: string): string {
  const [year, month, date] = iso.split('-')
  return `${date}/${month}/${year}`
}

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

function bounds({ max, min, about }: Pick<WishOf<'price'>, 'max' | 'min' | 'about'>): string {
  if (min !== undefined && min === max) return money(min)
  if (min !== undefined && max !== undefined) return `de ${money(min)} a ${money(max)}`
  if (max !== undefined) return `até ${money(max)}`
  if (min !== undefined) return `a partir de ${money(min)}`
  return about === undefined ? 'preço' : `perto de ${money(about)}`
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

function amount({ count, bound, of = 'results', course, item }: WishOf<'count'>, result: ResultNoun): string {
  const noun = course !== undefined ? ofCourse[course] : of === 'results' ? result : counted[of]
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

/** "julho" */
const monthOf = (iso: string) => monthNames[Number(iso.slice(5, 7)) - 1] ?? ''

function when({
  from,
  to,
  weekdays,
  weeks,
}: Pick<WishOf<'date'>, 'from' | 'to' | 'weekdays' | 'weeks'>): string {
  if (from !== undefined && weeks !== undefined)
    return `${weeks === 1 ? '1 semana' : `${weeks} semanas`} de ${monthOf(from)}`
  if (from !== undefined && to !== undefined && from !== to) return `de ${day(from)} a ${day(to)}`
  if (from === undefined) return to === undefined ? '' : `até ${day(to)}`
  return to === undefined && weekdays !== undefined ? `a partir de ${day(from)}` : day(from)
}

function dateEffect({
  closed,
  effect,
  leftOut,
  percent,
  item,
  ofWeek,
  like,
  guests,
}: WishOf<'date'>): string {
  if (guests !== undefined) return `${guests.now} ${guests.of}, contra ${guests.before} um ano antes`
  if (leftOut) return 'fora da conta'
  if (like !== undefined) return `como em ${monthOf(like.from)}`
  if (closed && item !== undefined) return ''
  if (closed) return 'casa fechada'
  if (percent !== undefined)
    return `${formatNumber(Math.abs(percent))}% a ${percent > 0 ? 'mais' : 'menos'}${ofWeek ? ' na semana' : ''}`
  if (effect === 'up') return 'vende mais'
  return effect === 'down' ? 'vende menos' : ''
}

/** "quinta do caranguejo" already contains its day. */
const namesDays = (what: string, weekdays: readonly number[]) => {
  const words = tokenize(what)
  return weekdays.every((day) => words.includes(tokenize(weekdayNames[day] ?? '')[0] ?? ''))
}

/** The owner's words about a period may give its effect only: "vende mais". */
function datePhrase(wish: WishOf<'date'>): string {
  if (wish.weekdays !== undefined && wish.from === undefined && wish.item === undefined)
    return wish.closed
      ? `casa fechada ${everyWeek(wish.weekdays)}`
      : namesDays(wish.what, wish.weekdays)
        ? wish.what
        : [
            `${wish.what} ${everyWeek(wish.weekdays)}`,
            wish.to === undefined ? '' : `até ${wish.to.split('-').toReversed().slice(0, 2).join('/')}`,
            wish.at === undefined ? '' : `às ${hour(wish.at)}`,
            wish.price === undefined ? '' : [money(wish.price), wish.per ?? ''].join(' ').trim(),
            wish.note ?? '',
          ]
            .filter((part) => part !== '')
            .join(', ')
  const effect = dateEffect(wish)
  return [
    wish.what,
    wish.weekdays === undefined || wish.weekdays.length === 7 ? '' : everyWeek(wish.weekdays),
    when(wish),
    wish.at === undefined ? '' : `às ${hour(wish.at)}`,
    wish.price === undefined ? '' : [money(wish.price), wish.per ?? ''].join(' ').trim(),
    wish.note ?? '',
    wish.format === undefined ? '' : `em ${wish.format}`,
    wish.tell === undefined ? '' : `contar: ${wish.tell}`,
    wish.open ? 'casa aberta' : '',
    wish.closes === undefined ? '' : `fecha às ${hour(wish.closes)}`,
    effect === wish.what ? '' : effect,
    wish.item === undefined || wish.closed ? '' : `só ${itemWords(wish.item)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const periodOf = ({ from, to }: WishOf<'period'>) =>
  to === undefined ? `a partir de ${day(from)}` : when({ from, to })

const onlyPriceOf = ({ price }: WishOf<'onlyPrice'>) =>
  price === undefined ? 'nenhum preço nas publicações' : `único preço: ${money(price)}`

/** What can be asked of the printed page. */
export const layoutLabels: Readonly<Record<LayoutId, { short: string; sentence: string }>> = {
  one_sheet: { short: 'folha frente e verso', sentence: 'Caber numa folha, frente e verso' },
  one_side: { short: 'só um lado da folha', sentence: 'Caber num lado só da folha' },
  large_type: { short: 'letra grande', sentence: 'Letra grande' },
  own_language: { short: 'nomes em português', sentence: 'Nomes em português' },
  spoken_names: { short: 'nomes como o povo fala', sentence: 'Escrever os nomes como o povo fala' },
  no_red: { short: 'sem vermelho', sentence: 'Nada em vermelho' },
  no_photos: { short: 'sem foto', sentence: 'Cardápio sem foto' },
  no_currency: { short: 'sem cifrão', sentence: 'Preços sem cifrão' },
  marked_allergens: { short: 'marcar alergênicos', sentence: 'Marcar os alergênicos em cada item' },
  marked_without: { short: 'marcar o que não leva', sentence: 'Marcar o que não leva' },
  dearest_first: { short: 'o mais caro primeiro', sentence: 'O prato mais caro primeiro' },
  english: { short: 'versão em inglês', sentence: 'Cardápio em inglês' },
}

/** "o que é vegetariano", "o que não leva leite ou glúten" */
function freeOf(foods: readonly string[]): string {
  const diets = foods.filter(isDiet)
  const others = foods.filter((food) => !isDiet(food))
  return joinList([
    ...diets.map((diet) => `o que é ${diet}`),
    ...(others.length > 0 ? [`o que não leva ${joinList(others, 'nem')}`] : []),
  ])
}

function layoutOf({ what, foods }: WishOf<'layout'>, form: 'short' | 'sentence') {
  if (foods === undefined) return layoutLabels[what][form]
  const mark = form === 'short' ? 'marcar' : 'Marcar no cardápio'
  return what === 'marked_without'
    ? `${mark} ${freeOf(foods)}`
    : `${mark} os pratos com ${joinList(foods, 'ou')}`
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

/** A diet that is excluded by its name: "vegano" excludes what vegans do not eat. */

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

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? money(min) : `de ${money(min)} a ${money(max)}`

/** ", na promoção (2 por R$ 30,00)" */
const inDeal = ({ deal }: WishOf<'competitorPrice'>) => (deal === undefined ? '' : `, na promoção (${deal})`)

/** "Heineken 600 ml" already contains its size. */
const sameSize = (item: string, size: string) => {
  const [told, asked] = [measureOf(item), measureOf(size)]
  return told !== null && told.amount === asked?.amount && told.unit === asked.unit
}

const withSize = ({ item, size }: WishOf<'competitorPrice'>) =>
  size === undefined || sameSize(item, size) ? item : `${item} (${size})`

const targetWords: Record<WishOf<'target'>['of'], string> = {
  ticket: 'ticket médio',
  margin: 'margem por mês',
  sales: 'venda por mês',
}

/** "ticket médio 10% maior", "margem por mês R$ 1.000 maior" */
function targetOf({ of, percent, amount: value, total, item }: WishOf<'target'>): string {
  if (percent === undefined && value === undefined)
    return `${targetWords[of]} maior${item === undefined ? '' : ` em ${item}`}`
  if (percent !== undefined) return `${targetWords[of]} ${formatNumber(percent)}% maior`
  return total
    ? `${targetWords[of]} de ${money(value ?? 0)}`
    : `${targetWords[of]} ${money(value ?? 0)} maior`
}

const newDrinkOf = ({ what, max }: WishOf<'newDrink'>) =>
  `${what ?? 'um drink novo'}${max === undefined ? '' : `, até ${money(max)}`}`

/** "porco às sextas e aos sábados", "bebidas alcoólicas a partir das 16h", "fondue até Carnaval" */
function servedOf({ item, weekdays, from, until, note }: WishOf<'served'>): string {
  return [
    item,
    weekdays === undefined
      ? ''
      : `só ${everyWeek(weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)))}`,
    from === undefined ? '' : `só a partir das ${hour(from)}`,
    until === undefined ? '' : `só até ${until}`,
    note === undefined ? '' : /^(?:à|de|no) /.test(note) && weekdays === undefined ? `só ${note}` : note,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const costShareOf = ({ max, of }: WishOf<'costShare'>) =>
  `custo ${of === undefined ? '' : of === 'food' ? 'da comida ' : 'das bebidas '}de até ${formatNumber(max)}% do preço`

const deadlineOf = ({ what, by, of }: WishOf<'deadline'>) =>
  of === 'print'
    ? `o arquivo à gráfica até ${by === undefined ? what : day(by)}`
    : `pronto antes de ${what}${by === undefined ? '' : `, ${day(by)}`}`

/** "Peixada: 700 g de peixe cru" */
const portionOf = ({ item, amount: served, unit, of, whole, bound }: WishOf<'portion'>) =>
  `${item === everyItem && unit === 'ml' && of === undefined ? 'drinks com cachaça' : item}: ${bound === undefined ? '' : 'até '}${whole ? 'inteiro, ' : ''}${formatNumber(served)} ${unit}${of === undefined ? '' : ` de ${of}`}`

/** What a forecast may show, as offered to the owner. */
export const scopeLabels: Record<ScopeShow, string> = {
  week: 'por semana',
  day: 'por dia',
  item: 'por item',
  kilograms: 'em quilos',
  bottles: 'quantas garrafas comprar',
  noWaste: 'comprar sem sobra',
  noCharts: 'sem gráfico',
  scenarios: 'com o cenário bom e o ruim',
}

/** "de 23/11/2026 a 20/12/2026", "por semana e por item", "só as bebidas" */
function scopeOf({ from, to, show = [], only, items, without }: WishOf<'scope'>): string {
  const parts = show.map((one) => scopeLabels[one])
  return [
    from === undefined ? '' : `de ${day(from)} a ${day(to ?? from)}`,
    joinList(parts),
    only === undefined ? '' : only === 'drink' ? 'só as bebidas' : 'só os pratos',
    items === undefined ? '' : `só ${itemWords(items)}`,
    without === undefined ? '' : `sem ${itemWords(without)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** A wish in a few words, for a chip: "sem leite (alergia)", "até R$ 22", "6 drinks". */
export function wishLabel(wish: Wish, result: ResultNoun = anyResult): string {
  switch (wish.kind) {
    case 'exclude': {
      if (wish.guests)
        return isDiet(wish.what) ? `marcar ${freeOf([wish.what])}` : `avisar quem não pode com ${wish.what}`
      if (isDiet(wish.what)) return wish.what
      const reason = reasons[wish.why]
      return reason === null ? `sem ${wish.what}` : `sem ${wish.what}${asWidest(wish)} (${reason})`
    }
    case 'only':
      return `só ${wish.what}`
    case 'prefer':
      if (wish.bottles !== undefined) return stockOf(wish)
      return wish.why === 'supply' ? `${wish.what} (a casa já tem)` : `de preferência ${wish.what}`
    case 'price':
      return wish.item === undefined ? bounds(wish) : `${onItem(wish)}: ${bounds(wish)}`
    case 'count':
      return amount(wish, result)
    case 'keepPrice':
      return wish.price === undefined
        ? `manter o preço: ${onItem(wish)}`
        : `manter a ${money(wish.price)}: ${onItem(wish)}`
    case 'capPrice':
      if (wish.percent !== undefined) return `${onItem(wish)}: subir até ${formatNumber(wish.percent)}%`
      if (wish.rise !== undefined) return `${onItem(wish)}: subir até ${money(wish.rise)} a mais`
      return wish.max === undefined
        ? `não subir: ${onItem(wish)}`
        : `${onItem(wish)}: subir até ${money(wish.max)}`
    case 'keepItem':
      return `${wish.part === undefined ? 'manter' : `manter ${partWords[wish.part]}`}: ${wish.item}`
    case 'dropItem':
      return `tirar${dropOf(wish)}: ${wish.item}`
    case 'promote':
      return [`destacar: ${wish.item}`, onDays(wish)].filter((part) => part !== '').join(', ')
    case 'style':
      return `estilo: ${styleOf(wish)}`
    case 'audience':
      return `público: ${wish.what}`
    case 'date':
      return datePhrase(wish)
    case 'period':
      return `publicações ${periodOf(wish)}`
    case 'onlyPrice':
      return onlyPriceOf(wish)
    case 'refusedPost':
      return `publicação: ${refusedLabel(wish.what)}`
    case 'postRule':
    case 'postTopic':
    case 'combo':
    case 'houseFact':
      return postWishLabel(wish)
    case 'hours':
      return `${wish.what}${wish.weekdays === undefined || namesDays(wish.what, wish.weekdays) ? '' : ` ${everyWeek(wish.weekdays)}`}: ${hoursOf(wish)}`
    case 'equipment':
      return wish.has ? `tem: ${wish.what}` : `não tem: ${wish.what}`
    case 'zeroAlcohol':
      if (wish.part === 'half') return 'metade sem álcool'
      if (wish.part === 'each') return 'uma opção sem álcool para cada um'
      return wish.count === undefined ? 'tudo sem álcool' : `${wish.count} sem álcool`
    case 'strength':
      return `teor: ${strengthBounds(wish)}`
    case 'share':
      return shareOf(wish)
    case 'cost':
      return costLimitOf(wish)
    case 'drinkTrait':
      return traitWishOf(wish)
    case 'glass':
      return glassWishOf(wish)
    case 'pace':
      return paceWishOf(wish)
    case 'sections':
      return `seções: ${joinList(wish.names)}`
    case 'newDrink':
      return `novo: ${newDrinkOf(wish)}`
    case 'newCombo':
    case 'pairing':
    case 'flight':
    case 'pairingRule':
      return pairingWishWords(wish, money).short
    case 'target':
      return `meta: ${targetOf(wish)}`
    case 'budget':
      return `verba de ${money(wish.max)}`
    case 'deadline':
      return deadlineOf(wish)
    case 'costShare':
      return costShareOf(wish)
    case 'served':
      return servedOf(wish)
    case 'layout':
      return layoutOf(wish, 'short')
    case 'noNew':
      return `nada de ${newThings[wish.what]}`
    case 'pageNote':
      return `no papel: ${wish.note}`
    case 'elasticity':
      return `elasticidade ${formatNumber(wish.value)}`
    case 'costNow':
      return `${wish.from === undefined ? 'custo de agora' : 'custo que muda'}: ${costOf(wish)}`
    case 'question':
      return `${questionOf(wish)}${isOrder(wish) ? '' : '?'}`
    case 'ending':
      return endingLabels[wish.ends]
    case 'competitorPrice':
      return `${wish.competitor}: ${withSize(wish)} ${range(wish)}${inDeal(wish)}${wish.unsure ? ', a confirmar' : ''}`
    case 'rivalFact':
      return `${wish.competitor}: ${rivalFactText(wish)}`
    case 'portion':
      return portionOf(wish)
    case 'scope':
      return `previsão: ${scopeOf(wish)}`
    case 'dishLimit':
    case 'dishTrait':
    case 'leftover':
    case 'tasting':
      return dishWishWords(wish, money).short
  }
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

const newThings = { dish: 'prato novo', drink: 'drink novo', any: 'item novo' } as const

const partWords: Readonly<Record<NonNullable<WishOf<'keepItem'>['part']>, string>> = {
  name: 'o nome',
  size: 'a porção',
  recipe: 'a receita',
}

/** ", se precisar", ", o que sai pouco", ", o que sai menos de 10 por mês" */
function dropOf({ ifNeeded, weak, below, most }: WishOf<'dropItem'>): string {
  const limit = most === undefined ? '' : `, no máximo ${most}`
  if (below !== undefined) return `, o que sai menos de ${below} por mês${limit}`
  if (weak) return `, o que sai pouco${limit}`
  return ifNeeded ? ', se precisar' : ''
}

const untilOf = ({ until }: { until?: string | undefined }) => (until === undefined ? '' : `, ${until}`)

type OnPrices = WishOf<'price'> | WishOf<'keepPrice'> | WishOf<'capPrice'>

/** "Sobremesas, menos Cartola" */
const onItem = ({ item = '', except }: OnPrices) =>
  except === undefined ? item : `${item}, menos ${joinList(except)}`

function capOf({ percent, rise, max }: WishOf<'capPrice'>): string {
  if (percent !== undefined) return `Subir o preço em ${formatNumber(percent)}% no máximo`
  if (rise !== undefined) return `Subir no máximo ${money(rise)}`
  return max === undefined ? 'Não subir o preço' : `Não passar de ${money(max)}`
}

/** A wish as a sentence of a report: "Deixar leite de fora, por alergia". */
/** Names of owners for the farm's cachaças. */
const houseNames: readonly (readonly [what: string, said: RegExp, name: string])[] = [
  ['cachaça alambique', /\bprata\b/i, 'cachaça Prata'],
  ['cachaça carvalho premium', /\bouro\b/i, 'cachaça Ouro'],
]

/** What a wish names, under the owner's own name for a cachaça. */
export const calledBy = (what: string, text: string): string =>
  houseNames.find(([known, said]) => known === what && said.test(text))?.[2] ?? what

export function wishSentence(given: Wish, result: ResultNoun = anyResult): string {
  const wish =
    given.kind === 'only' || given.kind === 'share' || given.kind === 'prefer'
      ? { ...given, what: calledBy(given.what, given.text) }
      : given
  switch (wish.kind) {
    case 'exclude':
      if (wish.guests)
        return isDiet(wish.what)
          ? `Marcar no cardápio ${freeOf([wish.what])}, para parte dos clientes`
          : `Avisar no cardápio quem não pode com ${wish.what}`
      if (isDiet(wish.what)) return `Seguir a dieta: ${wish.what}`
      return `Deixar de fora: ${wish.what}${asWidest(wish)}${exclusionReasons[wish.why]}`
    case 'only':
      return `Usar só: ${wish.what}`
    case 'prefer':
      if (wish.bottles !== undefined) return `Girar o que está parado: ${stockOf(wish)}`
      return wish.why === 'supply'
        ? `Aproveitar o que a casa já tem: ${wish.what}`
        : `Dar preferência a: ${asHouse(wish)}`
    case 'price':
      return wish.item === undefined
        ? `Preços: ${bounds(wish)}${untilOf(wish)}`
        : `Preço de ${onItem(wish)}: ${bounds(wish)}${untilOf(wish)}`
    case 'count':
      return wish.count === 0
        ? `Não receber ${wish.course === undefined ? result.one : courseNoun(wish.course, 1)}`
        : wish.item === undefined
          ? `Receber ${amount(wish, result)}`
          : wish.of === 'results'
            ? `Receber ${amount(wish, result)}`
            : `Deixar ${amount(wish, result)}`
    case 'keepPrice':
      return `${wish.price === undefined ? 'Não mexer no preço' : `Manter a ${money(wish.price)}`}: ${onItem(wish)}${wish.from === undefined ? untilOf(wish) : `, antes de ${shortDay(wish.from)}`}`
    case 'capPrice':
      return `${capOf(wish)}: ${onItem(wish)}${untilOf(wish)}`
    case 'keepItem':
      return `${wish.part === undefined ? 'Manter no cardápio' : `Não mudar ${partWords[wish.part]}`}: ${wish.item}${untilOf(wish)}`
    case 'dropItem':
      return `Tirar do cardápio${dropOf(wish)}: ${wish.item}`
    case 'promote':
      return [`Dar destaque a: ${wish.item}`, onDays(wish)].filter((part) => part !== '').join(', ')
    case 'style':
      return `Estilo: ${styleOf(wish)}`
    case 'audience':
      return `Pensar neste público: ${wish.what}`
    case 'date':
      if (wish.closed && wish.item !== undefined) return `Contar com isto: ${wishLabel(wish)}`
      if (wish.closed && wish.weekdays !== undefined && wish.from === undefined)
        return `Contar com a casa fechada ${everyWeek(wish.weekdays)}`
      if (wish.leftOut)
        return `Deixar fora da conta: ${[wish.what, when(wish)].filter((part) => part !== '').join(', ')}`
      return wish.closed
        ? `Contar com a casa fechada: ${[wish.what, when(wish)].filter((part) => part !== '').join(', ')}`
        : `Levar em conta: ${wishLabel(wish)}`
    case 'period':
      return `Publicar só ${periodOf(wish)}`
    case 'onlyPrice':
      return wish.price === undefined
        ? 'Não dizer preços nas publicações'
        : `Não dizer outro preço além de ${money(wish.price)}`
    case 'refusedPost':
      return `Publicar sobre ${refusedLabel(wish.what)}`
    case 'postRule':
    case 'postTopic':
    case 'combo':
    case 'houseFact':
      return capitalize(postWishLabel(wish))
    case 'hours':
      return wish.what === openHours
        ? `Contar com a ${openHours} ${hoursOf(wish)}`
        : `Respeitar o horário: ${wishLabel(wish)}`
    case 'equipment':
      return wish.has ? `Usar o que a casa tem: ${wish.what}` : `Trabalhar sem: ${wish.what}`
    case 'zeroAlcohol':
      if (wish.part === 'half') return 'Fazer metade sem álcool'
      if (wish.part === 'each') return 'Dar a cada um uma opção sem álcool'
      return wish.count === undefined
        ? 'Tudo sem álcool'
        : `Incluir ${wish.count} ${wish.count === 1 ? 'opção' : 'opções'} sem álcool`
    case 'strength':
      return `Teor alcoólico: ${strengthBounds(wish)}`
    case 'share':
      if (isDiet(wish.what) || wish.without === true || wish.of === 'half' || wish.count !== undefined)
        return `Receber ${shareOf(wish)}`
      return wish.of === 'few'
        ? `Usar pouco, em 1 de cada ${fewShare} no máximo: ${wish.what}`
        : `Usar bastante, em pelo menos 1 de cada ${manyShare}: ${wish.what}`
    case 'cost':
      return `Respeitar: ${costLimitOf(wish)}`
    case 'drinkTrait':
      return `Receber ${traitWishOf(wish)}`
    case 'glass':
      return `Copos: ${glassWishOf(wish)}`
    case 'pace':
      return `Fazer em ${paceWishOf(wish)}`
    case 'sections':
      return `Seções, nesta ordem: ${joinList(wish.names)}`
    case 'newDrink':
      return `Criar: ${newDrinkOf(wish)}`
    case 'newCombo':
    case 'pairing':
    case 'flight':
    case 'pairingRule':
      return pairingWishWords(wish, money).sentence
    case 'target':
      return `Chegar à meta: ${targetOf(wish)}`
    case 'budget':
      return `Gastar até ${money(wish.max)} com o cardápio novo`
    case 'deadline':
      return `${wish.of === 'print' ? 'Mandar' : 'Ficar'} ${deadlineOf(wish)}`
    case 'costShare':
      return `Manter o ${costShareOf(wish)}`
    case 'served':
      return `Servir ${servedOf(wish)}`
    case 'layout':
      return layoutOf(wish, 'sentence')
    case 'noNew':
      return `Não pôr ${newThings[wish.what]} no cardápio${untilOf(wish)}`
    case 'pageNote':
      return `No papel: ${wish.note}`
    case 'elasticity':
      return `Calcular com a elasticidade de ${formatNumber(wish.value)}`
    case 'costNow':
      return `Usar o custo ${wish.from === undefined ? 'de agora' : 'que muda'}: ${costOf(wish)}`
    case 'question':
      return isOrder(wish) ? `Respeitar: ${questionOf(wish)}` : `Responder: ${questionOf(wish)}?`
    case 'ending':
      return `Usar só ${endingLabels[wish.ends]}`
    case 'competitorPrice':
      return `Comparar com o preço de ${wish.competitor}: ${withSize(wish)}, ${range(wish)}${inDeal(wish)}${wish.unsure ? ', a confirmar' : ''}`
    case 'rivalFact':
      return wish.competitor === 'Todos'
        ? `Contar com o que você disse: ${rivalFactText(wish)}`
        : `Contar com o que você sabe de ${wish.competitor}: ${rivalFactText(wish)}`
    case 'portion':
      return `Usar a sua porção: ${portionOf(wish)}`
    case 'scope':
      return wish.from === undefined ? `Mostrar: ${scopeOf(wish)}` : `Prever ${scopeOf(wish)}`
    case 'dishLimit':
    case 'dishTrait':
    case 'leftover':
    case 'tasting':
      return dishWishWords(wish, money).sentence
  }
}

/** Why a passage was not read, and what the owner can do, in Portuguese. */
export function describeUnread({ why, blocking }: Pick<Unread, 'why' | 'blocking'>): string {
  switch (why) {
    case 'allergy':
      return 'Fala de alergia ou de cuidado com alguém, e não sabemos o que é. Sem entender, não podemos garantir que fique de fora.'
    case 'ambiguous':
      return 'Pode ser mais de uma coisa. Qual delas?'
    case 'contradiction':
      return 'Pede e recusa a mesma coisa. Qual das duas vale?'
    case 'instruction':
      return 'Parece um comando para um programa. Ele não será seguido: conte o que a casa precisa.'
    case 'unknown':
      return blocking
        ? 'Não entendemos, e o pedido depende disso.'
        : 'Não entendemos. Se ficar assim, isto não entra na consultoria.'
  }
}

/** What the owner must clarify before paying; null if nothing. */
export function describeBlock({ unread }: RequestSheet): string | null {
  const words = unread.filter(({ blocking }) => blocking).map(({ text }) => `“${text}”`)
  return words.length === 0 ? null : `Precisamos entender isto antes: ${words.join(', ')}.`
}
