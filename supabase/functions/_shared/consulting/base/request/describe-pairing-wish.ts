/** Wishes and questions about drinks beside dishes, in words. */
import { everyWeek } from '../calendar.ts'
import { capitalize } from '../language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../language/text.ts'
import { pourKindIn } from '../pairing/pour-styles.ts'
import { hoursOf } from './hour-words.ts'
import { asksForOwnDrinks, choosesNone, isMeal, isToSell, type PairingQuestion } from './pairing-wishes.ts'
import type { WishOf } from './wish.ts'
import type { WishWords } from './wish-words.ts'

type PairingWish = WishOf<'pairing' | 'flight' | 'pairingRule' | 'newCombo'>
type Money = (value: number) => string

const boundWords = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

const isWithout = (serve: string) => serve === 'sem álcool'

const kindWords = { wine: 'vinho', beer: 'cerveja', mixed: 'drink', dose: 'dose', other: 'bebida desse tipo' }

/** "com Alambique ou chope", "sem álcool" */
function withServes(serves: readonly string[] = []): string {
  const [only] = serves
  return serves.length === 1 && only !== undefined && isWithout(only) ? only : `com ${joinList(serves, 'ou')}`
}

function pairingWords({
  rule,
  serves,
  dishes,
  count,
  bound = 'exactly',
  part,
  distinct,
  whom,
}: WishOf<'pairing'>): string {
  const drinks = joinList(serves ?? ['bebida'])
  const food = joinList(dishes ?? ['todos os pratos'])
  switch (rule) {
    case 'only':
      return dishes ? `${food}: só ${withServes(serves)}` : `bebida ${withServes(serves)} em todos os pratos`
    case 'onlyBeside':
      return serves ? `${drinks}: só com ${food}` : `harmonizar só ${food}`
    case 'never':
      return dishes ? `${food}: nunca ${withServes(serves)}` : `sem ${drinks}`
    case 'some':
      if (dishes === undefined && part !== 'half')
        return `${boundWords[bound]}${count ?? 1} ${count === undefined || count === 1 ? 'par' : 'pares'} ${withServes(serves)}`
      return part === 'half'
        ? `${boundWords[bound]}metade de ${food} ${withServes(serves)}`
        : `${boundWords[bound]}${count ?? 1} de ${food} ${withServes(serves)}`
    case 'first':
      return `${food}: primeiro ${drinks}`
    case 'skip':
      return `sem harmonizar: ${food}`
    case 'keeps':
      return `${food} continua ${withServes(serves)}`
    case 'each':
      return `uma bebida para cada${distinct ? ', sem repetir' : ''}: ${food}`
    case 'onlyFor':
      return `${drinks} só para ${whom ?? 'quem pedir'}`
    case 'onlyKind':
      return `de ${kindWords[pourKindIn(serves?.[0] ?? '') ?? 'other']}, só ${drinks}`
  }
}

/** "menu de três tempos com uma taça por até 165" is the price of dishes and drink. */
const foodAndDrink = /(?<!\p{L})com (?:uma? |a )?(?:ta[cç]a|bebida|vinho|dose|drink)/iu

function flightWords(
  { courses, max, ml, opens, closes, noRepeat, text: said }: WishOf<'flight'>,
  money: Money,
): string {
  return [
    ...(courses === undefined ? [] : [`menu de ${courses} tempos`]),
    ...(max === undefined
      ? []
      : [`${foodAndDrink.test(said) ? 'com a bebida' : 'bebidas'} até ${money(max)} por pessoa`]),
    ...(ml === undefined ? [] : [`até ${formatNumber(ml)} ml por pessoa`]),
    ...(opens === undefined ? [] : [`abrir com ${opens}`]),
    ...(closes === undefined ? [] : [`fechar com ${closes}`]),
    ...(noRepeat ? ['sem repetir bebida'] : []),
  ].join(', ')
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** "1 entrada, 2 pratos, 1 sobremesa e 2 doses" */
const dinnerWords = ({
  starters,
  mains,
  desserts,
  doses,
}: NonNullable<WishOf<'pairingRule'>['courses']>): string =>
  joinList([
    ...counted(starters, 'entrada', 'entradas'),
    ...counted(mains, 'prato', 'pratos'),
    ...counted(desserts, 'sobremesa', 'sobremesas'),
    ...counted(doses, 'dose', 'doses'),
  ])

function ruleWords(wish: WishOf<'pairingRule'>, money: Money): string {
  const { what, of, most = 0, max, courses, on, perGuest } = wish
  switch (what) {
    case 'lineWords':
      return `linha do cardápio com até ${most} palavras`
    case 'notInCombos':
      return `${of ?? 'item'} fora dos combos`
    case 'aboveCeiling':
      return `${of ?? 'item'} pode passar do limite dos combos`
    case 'inSeason':
      return `${of ?? 'pescado'} só fora do defeso`
    case 'notTasting':
      return `${of ?? 'parte da equipe'} não prova nem serve a prova`
    case 'bottlesAMonth':
      return `até ${most} ${most === 1 ? 'garrafa' : 'garrafas'} de ${of ?? 'cada cachaça'} por mês`
    case 'noExtraStaff':
      return 'nada que peça mais um funcionário'
    case 'versionWithout':
      return `uma versão sem ${of ?? 'isso'} em cada prato`
    case 'menuOnly':
      return asksForOwnDrinks([wish])
        ? 'só bebidas que já estão no cardápio'
        : 'só pratos que já estão no cardápio'
    case 'phraseEach':
      return most > 0
        ? `${most} ${most === 1 ? 'harmonização' : 'harmonizações'} que se explicam em uma frase`
        : 'a frase de quem serve em cada prato'
    case 'evening':
      return `${most === 1 ? 'uma harmonização' : `${most} harmonizações`} para ${of ?? 'o evento'}${on === undefined ? '' : `, ${on.slice(8)}/${on.slice(5, 7)}`}`
    case 'mlEach':
      return 'quanto servir, em ml'
    case 'overpours':
      return 'como conter quem serve demais'
    case 'notChilled':
      return 'cachaça sem gelar'
    case 'noFreezer':
      return 'nenhuma garrafa no congelador'
    case 'bottlesLeft': {
      const until = on === undefined ? '' : ` até ${on.slice(8)}/${on.slice(5, 7)}`
      if (wish.most === undefined) return `vender ${of ?? 'cachaça'}, que está parada${until}`
      const unit = wish.unit ?? 'garrafas'
      const stock = `${most} ${most === 1 ? unit.replace(/s$/, '') : unit} de ${of ?? 'cachaça'}`
      return isToSell(wish) ? `vender ${stock}${until}` : `${stock}, e só`
    }
    case 'wineByBottle':
      return 'vinho só em garrafa'
    case 'drinkUses':
      return `${of ?? 'a mesma bebida'} em até ${most} ${most === 1 ? 'prato' : 'pratos'}`
    case 'warns':
      return `avisar que ${of ?? 'o prato'} leva ${wish.note ?? 'isso'}`
    case 'absent':
      return `servir sem ${of ?? 'quem entende de bebida'}${wish.weekdays === undefined ? '' : ` ${everyWeek(wish.weekdays)}`}`
    case 'bottlesToBuy':
      return `comprar até ${most} ${most === 1 ? 'garrafa' : 'garrafas'} de cachaça`
    case 'dinner':
      return `${perGuest ? 'menu fixo por pessoa' : 'jantar para dois'}${courses ? `: ${dinnerWords(courses)}` : ''}${max === undefined ? '' : `, até ${money(max)}`}`
  }
}

/** "2 bebida" → "2 bebidas" */
const pluralPart = (part: string) => part.replace(/^(\d{1,2} \p{L}*[aeiou])$/u, '$1s')

function comboWords(
  {
    count,
    bound = 'exactly',
    max,
    of,
    with: names,
    parts: counted,
    sober,
    guests,
    off,
    margin,
    ...when
  }: WishOf<'newCombo'>,
  money: Money,
): string {
  const many = count === undefined || count === 1 ? 'um combo' : `${count} combos`
  const parts = counted?.map((part) => `${part.count} ${part.item}`) ?? names
  const kind = of === undefined ? '' : ` ${isMeal(of) ? 'de' : 'com'} ${of}`
  const items = parts === undefined ? '' : ` de ${joinList(parts.map(pluralPart))}`
  const limit = max === undefined ? '' : `${parts === undefined ? ' de' : ''} até ${money(max)}`
  const free = sober ? ' com bebida sem álcool' : ''
  const times = soldWhen(when)
  const table = guests === undefined ? '' : ` para ${guests} pessoas`
  const less = off === undefined ? '' : `, com até ${money(off)} de desconto`
  return `${boundWords[bound]}${many}${table}${kind}${items}${free}${limit}${less}${margin === undefined ? '' : `, com margem de ${margin}% ou mais`}${times === '' ? '' : `, ${times}`}`
}

/** "às quartas e às quintas, das 17h às 20h"; empty without days and hours. */
export const soldWhen = ({
  weekdays,
  start,
  end,
  on = [],
}: Pick<WishOf<'newCombo'>, 'weekdays' | 'start' | 'end' | 'on'>): string =>
  [
    ...(weekdays === undefined ? [] : [everyWeek(weekdays)]),
    ...(start === undefined || end === undefined ? [] : [hoursOf({ start, end })]),
    ...(on.length === 0
      ? []
      : [`em ${joinList(on.map((one) => `${one.slice(8)}/${one.slice(5, 7)}/${one.slice(0, 4)}`))}`]),
  ].join(', ')

export function pairingWishWords(wish: PairingWish, money: Money): WishWords {
  switch (wish.kind) {
    case 'pairing':
      return { short: pairingWords(wish), sentence: capitalize(pairingWords(wish)) }
    case 'flight':
      return { short: flightWords(wish, money), sentence: capitalize(flightWords(wish, money)) }
    case 'pairingRule':
      return { short: ruleWords(wish, money), sentence: capitalize(ruleWords(wish, money)) }
    case 'newCombo':
      return { short: comboWords(wish, money), sentence: `Montar ${comboWords(wish, money)}` }
  }
}

/** What an owner asks: "bebida para Peixada, sem álcool". */
export function pairingQuestionWords(
  { item: dish, other = 'a bebida', what, percent, price, parts }: WishOf<'question'>,
  about: PairingQuestion,
): string {
  const item = dish ?? 'o prato'
  if (parts !== undefined)
    return `${parts.map((one) => (one.count > 1 ? `${one.count} × ${one.item}` : one.item)).join(' + ')}${price === undefined ? '' : ` por ${formatBrl(price)}`}${percent === undefined ? '' : ` com ${formatNumber(percent)}% de desconto`}`
  switch (about) {
    case 'drinkFor':
      return `bebida para ${item}${what === undefined ? '' : `, ${what}`}`
    case 'dishFor':
      return choosesNone(other) ? 'a bebida de cada prato' : `prato para ${other}`
    case 'suits':
      return what === undefined ? `${other} com ${item}` : `${other} ou ${what} com ${item}`
    case 'servedAt':
      return `a que temperatura servir ${other}${dish === undefined ? '' : ` com ${dish}`}`
    case 'instead':
      return `${other} no lugar de ${what ?? 'outra'}${dish === undefined ? '' : ` com ${dish}`}`
    case 'drinkProfit':
      return what === 'least'
        ? `que ${other} tirar`
        : what === 'both'
          ? `que ${other} deixa mais, e qual tirar`
          : `que ${other} deixa mais`
    case 'tableDrink':
      return `${other} para uma mesa de ${item}`
    case 'doseOrBottle':
      return 'dose ou garrafa'
    case 'comboGain':
      return 'quanto deixa cada combo'
    case 'comboDiscount':
      if (what !== undefined) return `desconto no combo ou ${what}`
      return percent === undefined ? 'desconto no combo' : `combo com ${formatNumber(percent)}% de desconto`
    case 'glassOrBottle':
      return `${item === 'o prato' ? 'vinho' : item} em taça ou em garrafa`
    case 'comboPrice':
      return `preço do combo com ${item}, sem perder`
    case 'firstBottle':
      return 'que garrafa comprar primeiro'
    case 'firstPair':
      return 'que par oferecer primeiro'
    case 'sellMore':
      return `como vender mais ${item}`
    case 'menuCost':
      return `custo em ${formatNumber(percent ?? 0)}%`
    case 'pairingBottles':
      return `garrafas de ${what ?? 'cachaça'} por mês`
    case 'dosePrice':
      return `preço da dose${what === undefined ? '' : ` de ${what}`}`
  }
}
