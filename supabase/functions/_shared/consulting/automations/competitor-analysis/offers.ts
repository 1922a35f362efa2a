/**
 * What to offer a guest who knows a cheaper place, instead of a lower price. Every figure comes from the house's own
 * data.
 */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { withDrinks, withFries } from './combos.ts'
import { calledOf, everyday, itemsOf, type Owned } from './gaps.ts'
import { kindOf, type OwnItem } from './match.ts'
import { type Given, isCosted, leaves, lowered, type Offer, pressed, withoutSize } from './offer-parts.ts'
import { wordsOf } from './plain-item.ts'
import { comesWith } from './sides.ts'

const cheapestOf = (item: Owned) => everyday(item).toSorted((a, b) => a.price - b.price)[0]

/** Which side suits which dish. */
const goesWith: readonly (readonly [dish: RegExp, side: RegExp])[] = [
  [/peixada|moqueca|peixe|sirigado|pargo|robalo|caldeirada|til[aá]pia|arraia/i, /pir[aã]o/i],
  [/hamb[uú]rguer|burger|smash|sandu[ií]che|x-/i, /batata|frita|an[eé]is/i],
  [
    /carne|picanha|fil[eé]|carneiro|frango|galinha|costela|maminha/i,
    /bai[aã]o|farofa|macaxeira|arroz|batata/i,
  ],
]

/**
 * A side included instead of a price cut: its cost if no buyer would have ordered it, and if every buyer would have.
 */
function withSide({ map, menu }: Given): Offer[] {
  const sides = menu.filter(isCosted).filter((item) => kindOf(item) === 'side')
  return pressed(map, ['Pratos'])
    .flatMap((dish): Offer[] => {
      const rival = cheapestOf(dish)
      const name = calledOf(dish)
      const fitting = goesWith.find(([words]) => words.test(name))?.[1]
      const [side] = sides
        .filter((one) => fitting?.test(one.name) && !name.includes(lowered(one.name)) && !comesWith(dish))
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
          brief: `${what} junto, se o deles vier com`,
          who: 'Cozinha',
          by: 'Semana 2',
        },
      ]
    })
    .slice(0, 1)
}

const smallMl = 30

/**
 * A small dose at no higher price per ml than the house's own: a tasting size, not an answer to a competitor's price.
 */
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

/** The dearer version of a drink, where no competitor's price for it is known and it leaves more. */
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
      action: `Oferecer ${the(lowered(withoutSize(best.other.name)))} antes d${the(lowered(withoutSize(best.own.name)))}`,
      brings: `**${formatBrl(best.more)}** de lucro a mais por troca, sem mudar preço.`,
      items: found.map(({ item }) => item.item),
      brief: 'ofereça a mais cara',
      say: `“Tem também ${the(lowered(withoutSize(said.other.name)))}, por ${formatBrl(said.other.price)}.”`,
      who: 'Salão e bar',
      by: 'Semana 1',
    },
  ]
}

/**
 * The offers that pay off at the house's own costs; none where costs are unknown.
 * @param allows `deals`: several items at a lower price, which some owners refuse
 */
export function offersOf(given: Given, allows: { deals: boolean } = { deals: true }): Offer[] {
  return [
    ...(allows.deals ? [...withDrinks(given), ...withFries(given)] : []),
    ...firstOnes(given),
    ...smallDose(given),
    // Depends on an answer, so it comes last.
    ...(allows.deals ? withSide(given) : []),
  ]
}
