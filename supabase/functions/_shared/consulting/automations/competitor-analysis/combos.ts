/** Several items at one price, with the share of buyers at which the offer loses money. */
import { heldBack } from '../../base/house/held-back.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { calledOf, countOf } from './gaps.ts'
import { kindOf, type OwnItem } from './match.ts'
import { type Given, isCosted, leaves, lowered, type Offer, pressed } from './offer-parts.ts'
import { asksForPlain, wordsOf } from './plain-item.ts'
import { isByPiece } from './table-of-two.ts'

/** Break-even of an offer: of 100 buyers, how many may be guests who would have ordered everything anyway. */
const mayHaveAnyway = (gain: number, loss: number) => Math.floor((gain / (gain + loss)) * 100)

/** Discount on a starter with drinks for a table of two: 8 %, at most a quarter of the price of the drinks. */
function comboPrice(full: number, drinks: number): number {
  const off = Math.floor(Math.min(full * 0.08, drinks * 0.25))
  return full - Math.max(1, off)
}

/** The cheaper starter with two drinks, on one day only: the menu price stays. */
export function withDrinks({ map, menu, today, city }: Given): Offer[] {
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
      price,
      text: fillChoices(
        `À parte, ${formatBrl(full)}. Custa ${formatBrl(cost)} e deixa ${formatBrl(price - cost)}; com ${bottles} no lugar, a conta deixa hoje ${formatBrl(usual)}: [cada pedido trocado rende|a troca rende] ${formatBrl(gain)} a mais. Quem já pediria tudo deixa ${formatBrl(full - price)} a menos, e [a oferta perde se esses passarem de ${most} em cada 100|a oferta aguenta até ${most} desses em cada 100]. Só ${day}, sem trocar a bebida; no cardápio ${the(name)} [segue|continua] a ${formatBrl(starter.own)}.`,
        map.title,
      ),
      action: `Oferecer ${order} por ${formatBrl(price)}, só ${day}`,
      brings: `**${formatBrl(10 * gain)}** de lucro a mais a cada 10 mesas que iam de ${bottles}; ${formatBrl(10 * (full - price))} a menos a cada 10 que já pediriam tudo.`,
      items: [starter.item],
      brief: isCrab ? 'oferta de quinta' : 'oferta do dia fraco',
      say: `“Hoje ${order} saem por ${formatBrl(price)}.”`,
      who: 'Salão',
      by: 'Semana 1',
    },
  ]
}

const sandwich = /hamb[uú]rguer|burger|smash|sandu[ií]che|(?<!\p{L})x-|hot ?dog|cachorro/iu

/**
 * The dearer burger with the house's own fries and soda: few guests order the fries separately, so they bring the gain.
 */
export function withFries({ map, menu }: Given): Offer[] {
  const costed = menu.filter(isCosted)
  const [side] = costed
    .filter(({ name }) => /batata|frita|an[eé]is/i.test(name))
    .toSorted((a, b) => a.price - b.price)
  const [soda] = costed
    .filter((item) => kindOf(item) === 'soft_drink' && /refri|coca|guaran|lata/i.test(item.name))
    .toSorted((a, b) => a.price - b.price)
  const [burger] = pressed(map, ['Pratos', 'Lanches']).filter(
    (item) => sandwich.test(item.ours ?? '') && item.cost !== undefined,
  )
  if (!side || !soda || burger?.cost === undefined) return []
  const name = calledOf(burger)
  const [fries, drink] = [lowered(spokenName(side.name)), lowered(spokenName(soda.name))]
  const full = burger.own + side.price + soda.price
  const off = Math.max(1, Math.floor(full * 0.08))
  const gain = leaves(side) - off
  if (gain < 1) return []
  const order = `${name}, ${fries} e ${drink}`
  const left = full - off - burger.cost - side.cost - soda.cost
  return [
    {
      name: `${capitalize(order)} por ${formatBrl(full - off)}`,
      price: full - off,
      text: `À parte, ${formatBrl(full)}. Deixa ${formatBrl(left)}; quem pedia só ${name} e ${drink} passa a deixar ${formatBrl(gain)} a mais, e quem já pedia os três, ${formatBrl(off)} a menos. Perde se esses passarem de ${mayHaveAnyway(gain, off)} em cada 100. O preço d${the(name)} sozinho fica em ${formatBrl(burger.own)}.`,
      items: [burger.item],
      brief: 'venda o trio',
      say: `“Com ${fries} e ${drink} sai por ${formatBrl(full - off)}.”`,
      action: `Oferecer ${order} por ${formatBrl(full - off)}`,
      brings: `**${formatBrl(10 * gain)}** de lucro a mais a cada 10 que não pediam ${fries}; ${formatBrl(10 * off)} a menos a cada 10 que já pediam tudo.`,
      who: 'Salão',
      by: 'Semana 1',
    },
  ]
}
