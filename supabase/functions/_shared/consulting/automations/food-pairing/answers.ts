/** Answers to what the owner asks, with the house's own figures. */
import type { FactOf } from '../../base/facts.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish, isNamedLine } from '../../base/pairing/named-dishes.ts'
import { anyCachaca, isNamedServe, withoutAlcohol } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { pointsOf } from '../../base/pairing/rules.ts'
import { isDrinkLine, understand } from '../../base/pairing/understand.ts'
import { choosesNone, isPairingQuestion } from '../../base/request/pairing-wishes.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { comboPriceOf, firstBottle } from './bottle-and-combo-answers.ts'
import { comboDiscount } from './bundle-answer.ts'
import { doseOrBottle, drinkProfit, tableDrink } from './drink-list.ts'
import { discountOrGift } from './gift-answer.ts'
import { glassOrBottle } from './glass-or-bottle.ts'
import { type Launch, pairWords } from './launch.ts'
import { betterOf, doseOfList, fitOf, listedOf, sellMore, suitsFromList } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { drinksOf, isNamed } from './named-drinks.ts'
import type { Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import { instead, servedAt } from './serving-answers.ts'
import { menuCost } from './set-menu.ts'
import { usualBottleMl } from './shopping.ts'
import { spokenName } from './short-names.ts'
import { dishesBeside } from './stuck-drink.ts'
import { profitCombo, toldCombo } from './told-combo.ts'
import { softDrinksOf } from './without-alcohol.ts'

export type Answered = Omit<FactOf<'answer'>, 'kind'>
type Question = WishOf<'question'>
type Told = Pick<PairingMenu, 'overview' | 'doses' | 'shopping'> & {
  combos: readonly Launch[]
  within: PairingMenu['offersWithin']
}

const most = 4
/** Dishes of a kind, each with its own drink. */
const mostOfKind = 8
/** Dishes that the answer about one drink names. */
const mostDishes = 3

const rowOf = ({ dish }: Ranked, { overview }: Told) => overview.find(({ name }) => name === dish.item.name)

function drinkFor(
  { item = '', what }: Pick<Question, 'kind' | 'about' | 'item' | 'what'>,
  parts: MenuParts,
  told: Told,
): string {
  const found = parts.ranked.filter(({ dish }) => isNamedDish(item, dish)).slice(0, most)
  const isDrink = parts.items.some(
    (one) => isDrinkLine(one) && (one.name === item || isNamedServe(item, { name: one.name, isDose: false })),
  )
  if (found.length === 0 && isDrink) return dishFor({ other: item }, parts, told)
  if (found.length === 0) return `${item} não entrou nas harmonizações desta consulta.`
  return found
    .map((entry) => {
      const row = rowOf(entry, told)
      const start = found.length > 1 ? `${spokenName(entry.dish.item.name)}: ` : ''
      if (what === withoutAlcohol)
        return row?.free
          ? `${start}${spokenName(row.free.name)}${row.free.reason ? `: ${row.free.reason}` : ''}.`
          : `${start}água com gás e limão.`
      const neat =
        what === 'cachaça' && entry.best.option.kind !== 'cachaca'
          ? (entry.cachacas[0]?.option ?? doseOfList(entry.dish, parts))
          : null
      const option = neat ?? entry.best.option
      const price = option.price === null ? '' : `, ${menuPrice(option.price)}`
      const why = neat ? `antes dela, ${spokenName(entry.best.option.name)}` : (row?.why ?? '')
      return `${start}${neat ? option.name : (row?.served ?? option.name)}${price}${why ? `: ${why}` : ''}.`
    })
    .join(' ')
}

const cheeseRule =
  'Combina: a gordura e o sal do queijo amaciam o álcool, e a cachaça limpa a boca. Errado é o par trocado: queijo fresco pede a branca, curado pede carvalho, azul pede a madeira mais doce.'

/** The first dish of cheese that has a dose. */
function cheeseExample(parts: MenuParts, told: Told): string {
  const entry = parts.ranked.find(
    ({ dish, best }) => isNamedDish('queijos', dish) && best.option.kind === 'cachaca',
  )
  const row = entry && rowOf(entry, told)
  return row ? ` Prove com ele: ${spokenName(row.name)} e ${row.served ?? row.best}.` : ''
}

/** "qual drink vai com cada prato?": each dish has its own, in the order of the table. */
const eachDish = (told: Told): string =>
  `Cada prato tem o seu. ${told.overview
    .slice(0, mostDishes)
    .map((row) => `${spokenName(row.name)}: ${row.served ?? row.best}`)
    .join('; ')}${told.overview.length > mostDishes ? '; os outros estão na tabela dos pares' : ''}.`

/** The dishes of the menu outside the table that a drink suits best. */
function dishesOutside(options: readonly Option[], parts: MenuParts): string[] {
  return parts.items
    .filter((one) => !isDrinkLine(one) && parts.request.refuses(one) === null)
    .flatMap((one) => {
      const read = understand(one)
      return read.kind === 'dish'
        ? [
            {
              name: spokenName(one.name),
              points: Math.max(...options.map((o) => fitOf(read.dish, o, parts))),
            },
          ]
        : []
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ name }) => name)
}

/** The dishes of the consultation that a drink suits best. */
function dishFor(
  { item = '', other: said = item }: Pick<Question, 'item' | 'other'>,
  parts: MenuParts,
  told: Told,
): string {
  const other = said
  if (other === '' || choosesNone(other)) return eachDish(told)
  const options = drinksOf(other, parts)
  if (options.length === 0) return `${other} não está entre as bebidas do cardápio enviado.`
  const [sold] = parts.items.filter(
    (one) => options.some((option) => option.name === one.name) && parts.request.refuses(one) === null,
  )
  const sober = sold && softDrinksOf([sold]).length > 0 ? dishesBeside(sold, parts) : []
  if (sold && sober.length > 0)
    return `${spokenName(sold.name)}${sold.price === null ? '' : `, ${menuPrice(sold.price)},`} vai com ${joinList(sober)}${sold.price === null || sold.cost === null ? '' : `; deixa ${formatBrl(sold.price - sold.cost)} cada`}.`
  const found = parts.ranked
    .map(({ dish, best }) => ({
      name: spokenName(dish.item.name),
      isBest: isNamed(other, best.option),
      points: Math.max(...options.map((option) => fitOf(dish, option, parts))),
    }))
    .filter(({ isBest, points }) => isBest || points > 0)
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.points - a.points)
    .slice(0, mostDishes)
  const [first] = found
  const elsewhere = first ? [] : dishesOutside(options, parts)
  if (elsewhere.length > 0)
    return `${joinList(elsewhere)}: fora das harmonizações pedidas, mas é onde ${spokenName(options[0]?.name ?? other)} vai melhor.`
  if (!first) return `Nenhum prato desta lista ganha com ${other}: melhor sozinha, depois da mesa.`
  const others = joinList(found.slice(1).map(({ name }) => name))
  return `${first.name}${first.isBest ? ', onde já é o par da lista' : ', como segunda opção da mesa'}${others ? `; depois, ${others}` : ''}.`
}

/** "salmão ou atum, qual combina melhor?": the dish whose best drink suits it more. */
function better(one: Ranked, other: Ranked, told: Told): string {
  const first = other.best.points > one.best.points ? other : one
  const row = rowOf(first, told)
  return `${spokenName(first.dish.item.name)}, com ${row?.served ?? first.best.option.name}${row?.why ? `: ${row.why}` : ''}.`
}

/** Whether a drink suits a dish that has no pairing here: a blunt word, and what to pour instead. */
function suitsOutside(item: string, other: string, parts: MenuParts): string {
  const line = parts.items.find(({ name }) => name === item)
  const read = understand(line ?? { name: item, category: null, description: null, price: null, cost: null })
  if (read.kind !== 'dish') return `${item} não entrou nas harmonizações desta consulta.`
  const { dish } = read
  const drinks = drinksOf(other, parts)
  const all = [...new Set([...parts.doses, ...parts.ownDrinks, ...parts.asides, ...drinks])]
    .map((option) => ({ option, points: pointsOf(dish, option, parts.circumstances) }))
    .toSorted((a, b) => b.points - a.points)
  const asked = all.find(({ option }) => drinks.includes(option))
  const first = all[0]
  if (!asked) return `Não há ${other} entre as suas bebidas.`
  const { option } = asked
  const dose = option.kind === 'cachaca' ? `${option.doseMl} ml de ${option.name}` : option.name
  const cold = option.base === 'alambique' && option.kind === 'cachaca' ? ', bem gelada' : ''
  const raw = isRaw(dish.item.name)
    ? ' Em gole pequeno, depois do bocado: dose grande apaga o gosto de mar.'
    : ''
  const rest =
    first && first.option !== option && first.points > asked.points
      ? ` Melhor ainda: ${spokenName(first.option.name)}.`
      : ''
  return asked.points > 0
    ? `Presta: ${dose}${cold}, vai bem com ${spokenName(dish.item.name)}.${raw}${rest}`
    : `Não: ${option.name} passa por cima de ${spokenName(dish.item.name)}.${first && first.points > 0 && first.option !== option ? ` Sirva ${spokenName(first.option.name)}.` : ' Fique com o que a mesa já bebe.'}`
}

const isRaw = (name: string) => /ostra|ceviche|sashimi|carpaccio|tartar/i.test(name)

/** A dose of the menu that is no cachaça of ours, "Cachaça da casa": judged as the white one, which it most likely is. */
const pouredAs = (other: string, { items }: MenuParts): string =>
  items.some(({ name }) => name === other) && /cacha[cç]a|pinga/i.test(other) && !ownOak.test(other)
    ? whiteCachaca
    : other
const whiteCachaca = 'cachaça alambique'
const ownOak = /carvalho|castanheira|amburana|envelhecid|ouro|alambique|caipirinha/i

/** "que taça com cada principal?": a kind that leaves the choice open. */
const isAnyOf = (other: string) => /^(?:ta[cç]as?|vinhos?|bebidas?|drinks?|cervejas?)$/iu.test(other)

const eachOf = (entries: readonly Ranked[], told: Told): string =>
  `${entries
    .slice(0, mostOfKind)
    .map((entry) => {
      const row = rowOf(entry, told)
      const { price } = entry.best.option
      return `${spokenName(entry.dish.item.name)}: ${row?.served ?? entry.best.option.name}${price === null ? '' : `, ${menuPrice(price)}`}`
    })
    .join('; ')}. O porquê de cada um está na tabela.`

/** "chope presta com caldinho?": which of the two names is the dish, in whatever order they stand. */
function dishAndDrink({ item = '', other = '' }: Question, { items }: MenuParts): [string, string] {
  const isDrink = (named: string) =>
    items.some(
      (one) =>
        isDrinkLine(one) && (one.name === named || isNamedServe(named, { name: one.name, isDose: false })),
    )
  const isFood = (named: string) => items.some((one) => !isDrinkLine(one) && isNamedLine(named, one))
  return isDrink(item) && isFood(other) && !isFood(item) ? [other, item] : [item, other]
}

function suits(question: Question, parts: MenuParts, told: Told): string {
  const { what } = question
  const [item, said] = dishAndDrink(question, parts)
  if (said === withoutAlcohol)
    return drinkFor({ kind: 'question', about: 'drinkFor', item, what: withoutAlcohol }, parts, told)
  const other = pouredAs(said, parts)
  const starts = ({ dish }: Ranked) =>
    Number(foldAccents(dish.item.name).toLowerCase().startsWith(foldAccents(item).toLowerCase()))
  const named = parts.ranked
    .filter(({ dish }) => isNamedDish(item, dish))
    .toSorted((a, b) => starts(b) - starts(a))
  const [entry] = named
  if (!entry) return suitsOutside(item, other, parts)
  if (named.length > 1 && isAnyOf(other) && !starts(entry)) return eachOf(named, told)
  const row = rowOf(entry, told)
  const why = `${row?.served ?? entry.best.option.name}: ${row?.why ?? ''}`
  const between = what === undefined ? null : betterOf(entry, [other, pouredAs(what, parts)], parts, row?.why)
  if (between) return between
  if (item === 'queijos' && other === anyCachaca) return `${cheeseRule}${cheeseExample(parts, told)}`
  const ofList = listedOf(parts).filter((option) => isNamed(other, option))
  const judged = isNamed(other, entry.best.option) ? null : suitsFromList(entry.dish, ofList, parts, why)
  if (judged) return judged
  if (isNamed(other, entry.best.option)) return `Combina, e é o par do prato. ${why}.`
  const [best] = drinksOf(other, parts)
    .map((option) => ({ option, points: pointsOf(entry.dish, option, parts.circumstances) }))
    .toSorted((a, b) => b.points - a.points)
  const rival = parts.ranked.find(({ dish }) => isNamedDish(other, dish))
  if (!best && rival) return better(entry, rival, told)
  if (!best) return `Não há ${other} entre as suas bebidas. O par é ${why}.`
  return best.points > 0
    ? `Pode: ${spokenName(best.option.name)} serve como segunda opção. Em primeiro fica ${why}.`
    : `Melhor não: ${spokenName(best.option.name)} não ajuda esse prato. O par é ${why}.`
}

/** What the named drink leaves beside the dish, and what its best other drink does: the choice in R$. */
function moneyBeside(question: Question, parts: MenuParts): string {
  const [item, other] = dishAndDrink(question, parts)
  const entry = parts.ranked.find(({ dish }) => isNamedDish(item, dish))
  const leftOf = ({ price, cost }: { price: number | null; cost: number | null }) =>
    price === null || cost === null ? null : price - cost
  const asked = drinksOf(other, parts).find((option) => leftOf(option) !== null)
  const left = asked && leftOf(asked)
  if (!entry || !asked || left == null || question.what !== undefined) return ''
  const rival = [entry.best.option, entry.runnerUp?.option].find(
    (option) => option && option.name !== asked.name && leftOf(option) !== null,
  )
  const rest = rival && leftOf(rival)
  return ` Deixa ${formatBrl(left)}${rival && rest != null ? `; ${spokenName(rival.name)}, ${menuPrice(rival.price ?? 0)}, deixa ${formatBrl(rest)}${rest > left ? ': ofereça antes, e a outra a quem pedir' : ''}` : ''}.`
}

/** A yes or a no before its reason. */
const plainly = (answer: string): string =>
  /^(?:Combina|Vai|Presta)\b/.test(answer)
    ? `Sim. ${answer}`
    : /^Melhor não\b/.test(answer)
      ? answer.replace(/^Melhor não/, 'Não')
      : answer

/** What is left of each combo; where costs are missing, what it adds to the dish. */
function comboGain({ combos, within }: Told): string | null {
  const gains = combos
    .flatMap((offer) => (offer.net === null ? [] : [{ ...offer, words: pairWords(offer), net: offer.net }]))
    .toSorted((a, b) => b.net - a.net)
    .slice(0, most)
  const kept = gains.flatMap(({ words, price, costPct, net }) =>
    costPct === null ? [] : [{ words, price, net, cost: (price * costPct) / 100 }],
  )
  if (kept.length > 0)
    return `${kept
      .map(
        ({ words, price, cost }) =>
          `${words}, ${menuPrice(price)} menos ${formatBrl(cost)} de custo: sobram ${formatBrl(price - cost)}`,
      )
      .join(
        '; ',
      )}. A mais que a mesa de hoje, já sem a bebida que deixa de pedir: ${joinList(kept.map(({ net }) => formatBrl(net)))}${kept.length > 1 ? ', na ordem' : ''}.`
  if (gains.length > 0)
    return `${gains
      .map(({ words, net }) => `${words} deixa ${formatBrl(net)} a mais por mesa`)
      .join('; ')}, já sem a bebida que a mesa deixa de pedir.`
  const left = (within?.offers ?? []).flatMap(({ name, drink, gain }) =>
    gain == null ? [] : [{ words: pairWords({ name, drinks: drink }), left: gain }],
  )
  if (left.length === 0) return null
  return `${left
    .toSorted((a, b) => b.left - a.left)
    .slice(0, most)
    .map(({ words, left: rest }) => `${words} deixa ${formatBrl(rest)}`)
    .join('; ')} a mais que o prato sozinho.`
}

const weeksAMonth = 52 / 12
/** Bottles for so many combos: the measure of each, what they cost and what they leave. */
function bottlesFor(count: number, { doses, shopping }: Told): string {
  if (doses.length === 0) return 'Nenhuma: nenhum par desta lista leva cachaça.'
  return doses
    .map(({ label, measure, ml, price, cost }) => {
      const { ml: each, price: asked, cost: poured } = measure ?? { ml, price, cost }
      const size = shopping.bottles.find((one) => one.label === label)?.size ?? usualBottleMl
      const needed = Math.ceil((count * each) / size)
      return `${label}: ${count} × ${each} ml são ${formatNumber((count * each) / 1000)} l, ${needed} ${needed === 1 ? 'garrafa' : 'garrafas'} de ${size} ml (${formatBrl((poured / each) * size * needed)}); vendidas, deixam ${formatBrl(count * (asked - poured))}`
    })
    .join('; ')
    .concat(doses.length > 1 ? `. Se os ${count} se dividirem entre elas, compre na mesma proporção.` : '.')
}

function bottles({ what = 'cachaça', count }: Question, told: Told): string {
  if (count !== undefined) return bottlesFor(count, told)
  const { shopping, doses } = told
  const days = shopping.days ?? 13
  const month = (days / 15) * 7 * weeksAMonth
  const found = shopping.bottles.filter(({ label }) => isNamed(what, { name: label, kind: 'cachaca' }))
  if (found.length === 0) return 'Nenhuma: nenhum par desta lista leva.'
  const each = found
    .toSorted((a, b) => b.ml - a.ml)
    .map(({ label, ml, size = usualBottleMl }) => {
      const count = Math.ceil((ml * month) / days / size)
      const dose = doses.find((one) => one.label === label)
      const measure = dose?.measure ?? dose
      const rate = measure ? `, ${Math.floor(size / measure.ml)} doses de ${measure.ml} ml cada` : ''
      return `${count} ${count === 1 ? 'garrafa' : 'garrafas'} de ${label}${rate}`
    })
  return `${joinList(each)}, no movimento suposto em “Compra”: troque pelos seus aceites depois de duas semanas.`
}

/** The offer that leaves most, else the pairing that fits best. */
function firstPair(parts: MenuParts, told: Told): string | null {
  const offers = [
    ...told.combos.map((offer) => ({ dish: offer.dish, words: pairWords(offer), gain: offer.net })),
    ...(told.within?.offers ?? []).map(({ dish, name, drink, gain }) => ({
      dish,
      words: pairWords({ name, drinks: drink }),
      gain: gain ?? null,
    })),
  ].toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))
  const [first] = offers
  const row = told.overview.find(({ name }) => name === first?.dish)
  if (first)
    return `${first.words}${first.gain === null ? '' : `: deixa ${formatBrl(first.gain)} a mais que o prato sozinho`}${row?.why ? `. ${row.why}` : ''}.`
  const [best] = parts.ranked.toSorted((a, b) => b.best.points - a.best.points)
  const of = best && rowOf(best, told)
  return of ? `${spokenName(of.name)} com ${of.served ?? of.best}${of.why ? `: ${of.why}` : ''}.` : null
}

function dosePrice({ what }: Question, { doses }: Told): string | null {
  const found = doses.filter(
    ({ label }) => what === undefined || isNamed(what, { name: label, kind: 'cachaca' }),
  )
  if (found.length === 0) return null
  return `${found
    .map(({ label, ml, price, cost, measure }) =>
      [
        `${label}: `,
        ...(measure ? [`${measure.ml} ml a ${menuPrice(measure.price)} e `] : []),
        `${ml} ml a ${menuPrice(price)} (deixa ${formatBrl(price - cost)})`,
      ].join(''),
    )
    .join('; ')}.`
}

function textOf(wish: Question, parts: MenuParts, told: Told): string | null {
  switch (wish.about) {
    case 'drinkFor':
      return drinkFor(wish, parts, told)
    case 'dishFor':
      return dishFor(wish, parts, told)
    case 'suits':
      return `${plainly(suits(wish, parts, told))}${moneyBeside(wish, parts)}`
    case 'servedAt':
      return servedAt(wish, parts)
    case 'instead':
      return instead(wish, parts)
    case 'comboGain':
      return comboGain(told)
    case 'comboDiscount':
      return wish.what === undefined ? comboDiscount(wish, parts, told) : discountOrGift(wish, parts, told)
    case 'glassOrBottle':
      return glassOrBottle(wish, parts)
    case 'pairingBottles':
      return bottles(wish, told)
    case 'comboPrice':
      return comboPriceOf(wish, parts)
    case 'firstBottle':
      return firstBottle(parts, told)
    case 'firstPair':
      return firstPair(parts, told)
    case 'drinkProfit':
      return drinkProfit(wish, parts)
    case 'tableDrink':
      return tableDrink(wish, parts)
    case 'doseOrBottle':
      return doseOrBottle(parts)
    case 'dosePrice':
      return dosePrice(wish, told)
    case 'sellMore':
      return sellMore(wish, parts)
    case 'comboProfit': {
      const combo = profitCombo(wish, parts)
      return combo && toldCombo(combo, parts).text
    }
    case 'menuCost':
      return menuCost(wish, parts)
    default:
      return null
  }
}

const openText = ({ about }: Question) =>
  about === 'glassOrBottle'
    ? 'Falta no cardápio o preço da taça ou o da garrafa deste vinho.'
    : 'Falta o custo da bebida para esta conta.'

export function answersOf(parts: MenuParts, told: Told): Answered[] {
  return parts.context.sheet.wishes.flatMap((wish): Answered[] => {
    if (wish.kind !== 'question' || !(isPairingQuestion(wish.about) || wish.about === 'comboProfit'))
      return []
    const text = textOf(wish, parts, told)
    const common = { about: wish.about, of: wish.item ?? null, asked: wish.text }
    return [text === null ? { ...common, text: openText(wish), open: true } : { ...common, text }]
  })
}
