/** What to offer a guest who knows a cheaper place, other than a lower price. Every figure is the house's own. */
import { heldBack } from '../../base/house/held-back.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { calledOf, cent, countOf, everyday, isOwned, itemsOf, type Owned } from './gaps.ts'
import { kindOf, type OwnItem } from './match.ts'
import { asksForPlain, wordsOf } from './plain-item.ts'
import type { CompetitorMap } from './schema.ts'
import { isByPiece } from './table-of-two.ts'

type Offer = NonNullable<CompetitorMap['offers']>[number]
type Costed = OwnItem & { price: number; cost: number }

type Given = {
  map: Pick<CompetitorMap, 'categories' | 'title'>
  menu: readonly OwnItem[]
  /** yyyy-mm-dd */
  today: string
  city: string
}

const isCosted = (item: OwnItem): item is Costed => item.price !== null && item.cost !== null && item.cost > 0
const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
const withoutSize = (name: string) => name.replace(/\s*\d+ ?ml\b/i, '')
const leaves = ({ price, cost }: Costed) => price - cost

/** Items that some competitor sells cheaper, the largest difference first. */
function pressed(map: Given['map'], categories: readonly string[]): Owned[] {
  const lowest = (item: Owned) => Math.min(...everyday(item).map(({ price }) => price))
  return itemsOf({ categories: map.categories.filter(({ name }) => categories.includes(name)) })
    .filter(isOwned)
    .filter((item) => lowest(item) < item.own - cent)
    .toSorted((a, b) => b.own - lowest(b) - (a.own - lowest(a)))
}

const cheapestOf = (item: Owned) => everyday(item).toSorted((a, b) => a.price - b.price)[0]

/** Which side goes with a dish. */
const goesWith: readonly (readonly [dish: RegExp, side: RegExp])[] = [
  [/peixada|moqueca|peixe|sirigado|pargo|robalo|caldeirada|til[aá]pia|arraia/i, /pir[aã]o/i],
  [/hamb[uú]rguer|burger|smash|sandu[ií]che|x-/i, /batata|frita|an[eé]is/i],
  [
    /carne|picanha|fil[eé]|carneiro|frango|galinha|costela|maminha/i,
    /bai[aã]o|farofa|macaxeira|arroz|batata/i,
  ],
]

/** The side in place of a cut: what it costs where nobody would have ordered it, and where everybody would. */
function withSide({ map, menu }: Given): Offer[] {
  const sides = menu.filter(isCosted).filter((item) => kindOf(item) === 'side')
  return pressed(map, ['Pratos'])
    .flatMap((dish): Offer[] => {
      const rival = cheapestOf(dish)
      const name = calledOf(dish)
      const fitting = goesWith.find(([words]) => words.test(name))?.[1]
      const [side] = sides
        .filter((one) => fitting?.test(one.name) && !name.includes(lowered(one.name)))
        .toSorted((a, b) => a.cost - b.cost)
      if (!rival || !side || side.price >= dish.own - rival.price) return []
      const what = lowered(spokenName(side.name))
      const cut = formatBrl(dish.own - rival.price)
      return [
        {
          name: `${capitalize(what)} junto d${the(name)}`,
          text: fillChoices(
            `[Se o prato ${inTheHouse(rival.competitor)} vier com acompanhamento e o seu não, ponha ${the(what)} no prato|Só se lá o prato vier acompanhado e aqui não: ${the(what)} passa a ir junto]. Custa ${formatBrl(side.cost)} na mesa que não pediria ${what} e ${formatBrl(side.price)} na que pediria, contando a venda perdida; igualar o preço custa ${cut} em toda mesa. O preço fica em ${formatBrl(dish.own)}.`,
            map.title,
          ),
          action: `Se lá vier com acompanhamento, servir ${the(what)} junto d${the(name)}`,
          brings: `Custa de ${formatBrl(side.cost)} a ${formatBrl(side.price)} por mesa, e igualar o preço ${cut}.`,
          items: [dish.item],
          brief: `${what} se o deles tiver`,
          who: 'Cozinha',
          by: 'Semana 2',
        },
      ]
    })
    .slice(0, 1)
}

/** Share of 100 buyers who may have ordered everything anyway before an offer loses money. */
const mayHaveAnyway = (gain: number, loss: number) => Math.floor((gain / (gain + loss)) * 100)

/** What a table of two takes off a starter with drinks: 8 %, at most a quarter of the drinks. */
function comboPrice(full: number, drinks: number): number {
  const off = Math.floor(Math.min(full * 0.08, drinks * 0.25))
  return full - Math.max(1, off)
}

/** The cheaper starter with two drinks, on one day: the price on the menu stays. */
function withDrinks({ map, menu, today, city }: Given): Offer[] {
  const costed = menu.filter(isCosted)
  const mixed = costed.filter((item) => kindOf(item) === 'drink')
  const drink =
    mixed.find(({ name }) => asksForPlain(wordsOf(name))) ?? mixed.toSorted((a, b) => a.price - b.price)[0]
  const beers = costed.filter((item) => kindOf(item) === 'beer')
  const isLitre = ({ name }: OwnItem) => /litr|\b1 ?l\b/i.test(name)
  const beer = beers.find(({ name }) => /long/i.test(name)) ?? beers.find((one) => !isLitre(one)) ?? beers[0]
  const starter = pressed(map, ['Petiscos', 'Lanches'])
    .filter(({ cost, kind }) => cost !== undefined && kind === 'dish')
    .filter(({ ours = '' }) => heldBack({ name: ours }, today) === null)
    .toSorted((a, b) => Number(isByPiece(b)) - Number(isByPiece(a)))[0]
  if (!starter || !drink || !beer || starter.cost === undefined) return []
  const count = isByPiece(starter) ? 4 : 1
  const bottlesOf = isLitre(beer) ? 1 : 2
  const name = calledOf(starter)
  const [cocktail, bottle] = [lowered(spokenName(drink.name)), lowered(spokenName(beer.name))]
  const full = count * starter.own + 2 * drink.price
  const price = comboPrice(full, 2 * drink.price)
  const cost = count * starter.cost + 2 * drink.cost
  const usual = count * (starter.own - starter.cost) + bottlesOf * leaves(beer)
  const gain = price - cost - usual
  if (gain < 2) return []
  const most = mayHaveAnyway(gain, full - price)
  const [starters, cocktails, bottles] = [
    countOf(count, name),
    countOf(2, cocktail),
    countOf(bottlesOf, bottle),
  ]
  const order = `${starters} e ${cocktails}`
  const isCrab = /caranguejo/i.test(name) && /fortaleza/i.test(city)
  const day = isCrab ? 'na quinta, dia de caranguejo em Fortaleza' : 'no dia mais fraco da semana'
  return [
    {
      name: `${capitalize(order)} por ${formatBrl(price)}`,
      text: fillChoices(
        `À parte, ${formatBrl(full)}. Custa ${formatBrl(cost)} e deixa ${formatBrl(price - cost)}; com ${bottles} no lugar, a mesa deixa hoje ${formatBrl(usual)}: [cada mesa que troca rende|a troca rende] ${formatBrl(gain)} a mais. A mesa que já pediria tudo deixa ${formatBrl(full - price)} a menos, e [a oferta perde se essas passarem de ${most} em cada 100|de cada 100 ofertas, até ${most} podem ir para ela]. Só ${day}, sem trocar a bebida; no cardápio ${the(name)} [segue|continua] a ${formatBrl(starter.own)}.`,
        map.title,
      ),
      action: `Oferecer ${order} por ${formatBrl(price)}, só ${day}`,
      brings: `**${formatBrl(gain)}** a mais na mesa que ia de ${bottles}; ${formatBrl(full - price)} a menos na que já pediria tudo.`,
      items: [starter.item],
      brief: isCrab ? 'oferta de quinta' : 'oferta do dia fraco',
      say: `“Hoje ${order} saem por ${formatBrl(price)}.”`,
      who: 'Salão',
      by: 'Semana 1',
    },
  ]
}

const smallMl = 30

/** A small dose at no more per ml than the house's own: a taste, and no answer to a price. */
function smallDose({ map, menu }: Given): Offer[] {
  const doses = menu.filter((item) => kindOf(item) === 'dose')
  const ml = ({ measure }: OwnItem) => (measure?.unit === 'ml' ? measure.amount : 0)
  if (doses.some((item) => ml(item) > 0 && ml(item) < 45)) return []
  return pressed(map, ['Doses'])
    .flatMap((item): Offer[] => {
      const own = doses.filter(isCosted).find(({ name }) => name === item.ours)
      const rival = cheapestOf(item)
      const size = own ? ml(own) : 0
      if (!own || !rival || size < 45) return []
      const price = Math.floor((own.price * smallMl) / size)
      const cost = (own.cost * smallMl) / size
      const [left, lost] = [price - cost, leaves(own) - (price - cost)]
      if (price >= rival.price || left <= 0 || lost <= 0) return []
      const least = Math.ceil((lost / (left + lost)) * 100)
      return [
        {
          name: `Dose de ${smallMl} ml por ${formatBrl(price)}, para provar`,
          text: `Custa ${formatBrl(cost)} e deixa ${formatBrl(left)}; a de ${formatNumber(size)} ml segue a ${formatBrl(own.price)} e deixa ${formatBrl(leaves(own))}. Compensa se pelo menos ${least} em cada 100 doses pequenas forem de quem não pediria dose. Por ml sai quase como a grande (${formatBrl(price / smallMl)} e ${formatBrl(own.price / size)}): abre a porta, não responde aos ${formatBrl(rival.price)} ${inTheHouse(rival.competitor)}.`,
          action: `Pôr na carta a dose de ${smallMl} ml por ${formatBrl(price)}`,
          brings: `Deixa ${formatBrl(left)} por dose nova; se menos de ${least} em cada 100 forem novas, tire.`,
          items: [item.item],
          brief: `dose de ${smallMl} ml`,
          who: 'Bar',
          by: 'Semana 2',
        },
      ]
    })
    .slice(0, 1)
}

/** The dearer version of a drink that no competitor's price is known for, where it leaves more. */
function firstOnes({ map, menu }: Given): Offer[] {
  const matched = new Set(itemsOf(map).flatMap(({ ours }) => ours ?? []))
  const found = pressed(map, ['Caipirinhas', 'Drinks', 'Doses']).flatMap((item) => {
    const own = menu.filter(isCosted).find(({ name }) => name === item.ours)
    const [head] = wordsOf(item.ours ?? '')
    const [other] = menu
      .filter(isCosted)
      .filter(({ name, price }) => !matched.has(name) && wordsOf(name)[0] === head && price <= item.own * 1.6)
      .filter((one) => own && one.price > own.price && leaves(one) > leaves(own) + 0.5)
      .toSorted((a, b) => a.price - b.price)
    return own && other ? [{ item, own, other, more: leaves(other) - leaves(own) }] : []
  })
  const [best] = found.toSorted((a, b) => b.more - a.more)
  if (!best) return []
  // A cocktail is easier to offer than a dose.
  const said = found.find(({ other }) => kindOf(other) === 'drink') ?? best
  const told = found.map(
    ({ own, other, more }) =>
      `${other.name} (${formatBrl(other.price)}) deixa ${formatBrl(leaves(other))}, ${formatBrl(more)} a mais que ${the(lowered(own.name))}`,
  )
  return [
    {
      name: `Oferecer primeiro ${joinList(found.map(({ other }) => lowered(other.name)))}`,
      text: fillChoices(
        `${capitalize(told.join('; '))}. [Na sua lista ninguém deu preço disso: ali a conversa não é de preço|Nenhum preço da lista encosta nisso].`,
        map.title,
      ),
      action: `Oferecer ${the(lowered(best.other.name))} antes d${the(lowered(best.own.name))}`,
      brings: `**${formatBrl(best.more)}** a mais por troca, sem mudar preço.`,
      items: found.map(({ item }) => item.item),
      brief: 'ofereça a outra',
      say: `“Tem também ${the(lowered(withoutSize(said.other.name)))}, por ${formatBrl(said.other.price)}.”`,
      who: 'Salão e bar',
      by: 'Semana 1',
    },
  ]
}

/** The offers that pay with the house's own costs; none where costs are unknown. */
export function offersOf(given: Given): Offer[] {
  return [...withDrinks(given), ...firstOnes(given), ...withSide(given), ...smallDose(given)]
}
