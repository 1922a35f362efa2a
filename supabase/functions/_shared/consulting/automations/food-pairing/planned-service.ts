/** How the plan answers wishes about the service: the flight, lines, stock, the team, and what stands beside each dish. */
import { everyWeek } from '../../base/calendar.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { asksForOwnDrinks, isToSell } from '../../base/request/pairing-wishes.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { dinnerFor } from './dinner.ts'
import { withoutExpert } from './drink-list.ts'
import { evening, tellable } from './evening.ts'
import { exclusionOf } from './exclusion-of.ts'
import { standingBottles } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { isNamed } from './named-drinks.ts'
import { done, failed, isOffered, offersOf, type Statement, type Told, told } from './planned-parts.ts'
import { printedLine } from './printed-line.ts'
import { spokenName } from './short-names.ts'
import { stuckDrink } from './stuck-drink.ts'

export function flight(
  { courses, max, ml, opens, closes, noRepeat }: WishOf<'flight'>,
  menu: Told,
): Statement {
  const plan = menu.flight
  if (!plan) return failed('Faltam pratos para uma sequência.')
  const facts = [
    ...(courses === undefined ? [] : [`${plan.moments.length} tempos`]),
    ...(max === undefined ? [] : [`${menuPrice(plan.price)} por pessoa (custo ${formatBrl(plan.cost)})`]),
    ...(ml === undefined
      ? []
      : [`${formatNumber(plan.totalMl ?? 0)} ml de cachaça, ${formatNumber(plan.doseMl)} por dose`]),
    ...(opens === undefined ? [] : [`abre com ${plan.moments[0]?.dish}`]),
    ...(closes === undefined ? [] : [`fecha com ${plan.moments.at(-1)?.dish}`]),
    ...(noRepeat
      ? [
          `${new Set(plan.moments.map(({ cachaca }) => cachaca)).size} bebidas em ${plan.moments.length} tempos`,
        ]
      : []),
  ]
  const fits =
    (courses === undefined || plan.moments.length === courses) &&
    (max === undefined || plan.price <= max) &&
    (ml === undefined || (plan.totalMl ?? 0) <= ml) &&
    (!noRepeat || new Set(plan.moments.map(({ cachaca }) => cachaca)).size === plan.moments.length)
  const text = `${joinList(facts)}.`
  return fits ? done(text) : failed(text)
}

export function rule(wish: WishOf<'pairingRule'>, parts: MenuParts, menu: Told): Statement | null {
  const { what, of = '', most = 0 } = wish
  switch (what) {
    case 'lineWords':
      return lines(most, menu)
    case 'notInCombos': {
      const inside = offersOf(menu).filter((offer) => isOffered(of, offer, parts))
      return inside.length === 0 ? done('Nenhuma oferta leva.') : failed(`${told(inside)}.`)
    }
    case 'aboveCeiling': {
      const found = offersOf(menu).filter((offer) => isOffered(of, offer, parts))
      return done(
        found.length > 0 ? `${told(found)}.` : 'Sem combo que valha a pena; o limite dos outros não muda.',
      )
    }
    case 'inSeason': {
      const row = menu.overview.find(({ name }) => name.includes(of) || of.includes(name))
      if (row?.closed) return done(`Fora hoje: ${row.caution ?? 'defeso'}.`)
      return done(row?.caution ? `Hoje pode: ${row.caution}.` : 'Fora do defeso hoje.')
    }
    case 'notTasting':
      return done('Na prova da equipe, essa pessoa fica de fora: combine antes quem prova por ela.')
    case 'bottlesAMonth':
      return bottlesWithin(of, most, menu)
    case 'noExtraStaff':
      return done(staffText(parts))
    case 'versionWithout':
      return withoutIt(of, parts)
    case 'menuOnly':
      return done(
        asksForOwnDrinks([wish])
          ? `Nenhuma bebida nova nem garrafa a comprar: ${joinList([...new Set(parts.ranked.map(({ best }) => spokenName(best.option.name)))])}, com o preço de hoje.`
          : `Os ${menu.overview.length} pratos são do seu cardápio.`,
      )
    case 'evening':
      return evening(wish, parts)
    case 'phraseEach':
      if (most > 0) return tellable(most, parts)
      if (pushing.test(wish.text)) return done(gently(wish.text, menu))
      return done(`Na coluna “Quem serve diz”, nos ${menu.overview.length} pratos.`)
    case 'mlEach':
      return done(measures(menu))
    case 'overpours':
      return done(overpouring(menu))
    case 'noFreezer':
      return done('A branca gela na geladeira ou no balde com gelo; nenhuma garrafa vai ao congelador.')
    case 'notChilled':
      return done('As doses vão em temperatura ambiente.')
    case 'bottlesToBuy':
      return purchaseWithin(most, menu)
    case 'bottlesLeft':
      return (
        (isToSell(wish)
          ? ((wish.most === undefined || wish.unit !== undefined ? null : standingBottles(wish, parts)) ??
            stuckDrink(wish, parts))
          : null) ?? bottlesLeft(of, most, parts, menu)
      )
    case 'drinkUses':
      return usesWithin(of, most, parts)
    case 'warns':
      return done(`Na frase de quem serve: “Leva ${wish.note ?? 'isso'}”.`)
    case 'absent':
      return withoutExpert(wish, capitalize(everyWeek(wish.weekdays ?? [])), parts)
    case 'wineByBottle':
      return done(byBottle(parts))
    case 'dinner':
      return dinnerFor(wish, parts, menu)
  }
}

/** In how many dishes each drink of a kind comes first. */
function usesWithin(of: string, most: number, { ranked }: MenuParts): Statement {
  const uses = new Map<string, number>()
  for (const { best } of ranked)
    if (isNamed(of, best.option)) uses.set(best.option.name, (uses.get(best.option.name) ?? 0) + 1)
  const told = [...uses].map(([name, count]) => `${spokenName(name)}, ${count}`)
  if (told.length === 0) return done(`Nenhum par usa ${of}.`)
  const text = `Pratos de cada um: ${told.join('; ')}.`
  return [...uses.values()].every((count) => count <= most) ? done(text) : failed(text)
}

/** The bottles that stand beside the dishes, for the table to share. */
function byBottle({ ranked }: MenuParts): string {
  const bottles = ranked.filter(({ best }) => best.option.vessel === 'garrafa')
  const names = [...new Set(bottles.map(({ best }) => spokenName(best.option.name)))]
  return names.length === 0
    ? 'Nenhum par conta com taça.'
    : `Em garrafa, para a mesa dividir: ${joinList(names)}. Nenhum par conta com taça.`
}

/** How a drink is offered without pressing it on a guest. */
const pushing =
  /empurr|for[cç]a(?:r|nd|ção)|insist|inconvenient|(?:ser|parecer|ficar) chat[oa]|press(?:ion|ão)/iu

/** One offer with two ways out, of the drink that the owner names. */
function gently(text: string, { overview }: Told): string {
  const words = new Set(tokenize(text))
  const offered = overview.flatMap(({ name, best, free }) => (free ? [{ name, best, free }] : []))
  const row =
    offered.find(({ best }) => tokenize(best).some((word) => word.length > 3 && words.has(word))) ??
    offered[0]
  const line = row
    ? ` “Com ${the(spokenName(row.name))} saem bem ${the(spokenName(row.best))} e ${the(spokenName(row.free.name))}. Trago algum dos dois?”`
    : ''
  return `Uma vez só, na hora do pedido, com uma saída sem álcool na mesma frase.${line} A quem agradece e recusa, água; e ninguém volta ao assunto. As outras frases estão na coluna “Quem serve diz”.`
}

/** Bottles of a month at the pace of the shopping list, which is for some of its open days. */
function bottlesWithin(of: string, most: number, { shopping: { bottles, days = 30 } }: Told): Statement {
  const monthly = bottles
    .filter(({ label }) => of === '' || label.includes(of) || of.includes(label))
    .map(({ label, bottles: count }) => ({ label, count: Math.ceil((count * 30) / Math.max(days, 1)) }))
  const over = monthly.filter(({ count }) => count > most)
  if (over.length === 0) {
    const named = monthly.map(({ label, count }) => `${label}, ${count} por mês`)
    return done(named.length > 0 ? `${joinList(named)}.` : 'Nenhuma garrafa a comprar.')
  }
  const named = over.map(({ label, count }) => `${label} pediria ${count}`)
  return failed(
    `No ritmo da lista, ${joinList(named)} por mês: compre ${most} e, quando acabar, ofereça a outra dose.`,
  )
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The longest line that is printed below a dish. */
function lines(most: number, { overview }: Told): Statement {
  const longest = Math.max(0, ...overview.flatMap((row) => (row.closed ? [] : [wordsIn(printedLine(row))])))
  const text = `A linha mais longa tem ${longest} palavras.`
  return longest <= most ? done(text) : failed(text)
}

function staffText({ suggested, ranked }: MenuParts): string {
  const fresh = suggested.filter(({ id }) => ranked.some(({ best }) => best.option.id === id))
  return fresh.length === 0
    ? 'Dose sai da garrafa para o copo, e não há drink novo: a equipe de hoje serve.'
    : `Dose sai da garrafa para o copo; de novo, só ${joinList(fresh.map(({ name }) => name))}, montado no copo.`
}

/** Dishes that hold something, and what to do about each. */
function withoutIt(of: string, { ranked }: MenuParts): Statement {
  const holds = exclusionOf(of)
  const with_ = ranked.filter(({ dish }) => holds(dish.item))
  const rest = ranked.length - with_.length
  if (with_.length === 0)
    return done(`Pelo nome, nenhum dos ${ranked.length} leva ${of}; traços, só a cozinha garante.`)
  return done(
    `${joinList(with_.map(({ dish }) => spokenName(dish.item.name)))}: sirva sem ${of} por cima. Os outros ${rest}, pelo nome, não levam; traços, só a cozinha garante.`,
  )
}

/** "30 ml ao lado do prato; dose de 50 ml" */
function measures({ doses }: Told): string {
  const small = [...new Set(doses.map(({ measure, ml }) => measure?.ml ?? ml))]
  const full = [...new Set(doses.map(({ ml }) => ml))]
  const beside = `${joinList(
    small.map((ml) => `${formatNumber(ml)} ml`),
    'ou',
  )} ao lado do prato`
  return full.some((ml) => !small.includes(ml))
    ? `${beside}; a dose sozinha, ${joinList(
        full.map((ml) => `${formatNumber(ml)} ml`),
        'ou',
      )}.`
    : `${beside}.`
}

/** ml by which a hand that does not measure exceeds the dose. */
const overpour = 20

function overpouring({ doses }: Told): string {
  const [dear] = doses.toSorted((a, b) => b.cost / b.ml - a.cost / a.ml)
  const lost = dear ? (dear.cost / dear.ml) * overpour : 0
  const week = 40
  return `Dosador preso à garrafa e um risco por fora do copinho na medida.${dear ? ` Cada ${overpour} ml a mais de ${dear.label} custam ${formatBrl(lost)}: em ${week} doses, ${formatBrl(lost * week)}.` : ''}`
}

/** The first purchase within the owner's number of bottles, and how long it lasts at the plan's pace. */
function purchaseWithin(most: number, { shopping: { bottles, days = 13, full } }: Told): Statement {
  const bought = bottles.reduce((sum, { bottles: count }) => sum + count, 0)
  const named = joinList(bottles.map(({ label, bottles: count }) => `${count} ${label}`))
  if (bought > most) return failed(`A lista precisa de ${bought}: ${named}.`)
  const lasts =
    full !== undefined && full > bought
      ? ` No movimento suposto duram perto de ${Math.max(1, Math.floor((days * bought) / full))} dias; acabou, a mesa fica com a segunda opção até a próxima compra.`
      : ''
  return done(`${named}.${lasts}`)
}

/** Measures in the bottles that are left. */
function bottlesLeft(of: string, most: number, { ranked }: MenuParts, { doses }: Told): Statement {
  const bottled = ranked.filter(({ best: { option } }) => isNamed(of, option) && option.kind !== 'cachaca')
  if (bottled.length > 0) {
    const others = bottled.flatMap(({ dish, runnerUp }) =>
      runnerUp ? [`${spokenName(dish.item.name)}, ${spokenName(runnerUp.option.name)}`] : [],
    )
    return done(
      `${formatNumber(most)} para ${joinList(bottled.map(({ dish }) => spokenName(dish.item.name)))}. Acabou, a segunda opção: ${others.join('; ') || 'a bebida sem álcool da linha'}.`,
    )
  }
  const dose = doses.find(({ label }) => isNamedServe(of, { name: label, isDose: true }))
  const uses = ranked.filter(({ best }) => best.option.kind === 'cachaca' && best.option.base === dose?.id)
  if (!dose) return done('Nenhum par leva.')
  const ml = dose.measure?.ml ?? dose.ml
  const count = (bottle: number) => formatNumber(Math.floor((most * bottle) / ml))
  return done(
    `${most} garrafas dão ${count(500)} doses de ${formatNumber(ml)} ml se forem de 500 ml, ${count(700)} se de 700 ml, para ${uses.length === 1 ? 'um prato' : `${uses.length} pratos`}; acabou, sirva a segunda opção.`,
  )
}
