/** "vale mais a pena desconto ou dose de cortesia?": what each costs the house, and what the guest sees of it. */
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Launch } from './launch.ts'
import { pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** A usual discount in %, where neither the owner nor the plan has one. */
const usualPercent = 10

type Told = Pick<PairingMenu, 'doses'> & {
  combos: readonly Launch[]
  within: PairingMenu['offersWithin']
}

interface Offered {
  words: string
  full: number
  price: number
}

function firstOffer({ combos, within }: Told, { ranked }: MenuParts): Offered | null {
  const [own] = within?.offers ?? []
  if (own)
    return { words: pairWords({ name: own.name, drinks: own.drink }), full: own.full, price: own.price }
  const [launch] = combos
  if (launch)
    return { words: pairWords(launch), full: launch.dishPrice + launch.drinkPrice, price: launch.price }
  const [best] = ranked.flatMap(({ dish: { item }, best: { option } }) =>
    item.price === null || option.price === null
      ? []
      : [
          {
            words: pairWords({ name: spokenName(item.name), drinks: spokenName(option.name) }),
            full: item.price + option.price,
            price: item.price + option.price,
          },
        ],
  )
  return best ?? null
}

/** The drink for the guest who drives, with its cost if the house knows it. */
function soberGift({ free, items }: MenuParts): string {
  const [drink] = [...free.values()].flatMap((one) => one ?? [])
  if (!drink) return ''
  const cost = items.find(({ name }) => name === drink.name)?.cost ?? null
  return ` A quem dirige, ${spokenName(drink.name)}${cost === null ? '' : ` (custa ${formatBrl(cost)})`} no lugar da dose.`
}

export function discountOrGift({ percent }: WishOf<'question'>, parts: MenuParts, told: Told): string | null {
  const offer = firstOffer(told, parts)
  const dose = told.doses.find(({ note }) => note?.startsWith('o preço')) ?? told.doses[0]
  if (!offer || !dose) return null
  const planned = ((offer.full - offer.price) / offer.full) * 100
  const share = percent ?? (planned > 1 ? planned : usualPercent)
  const cut = (offer.full * share) / 100
  const gift = dose.measure ?? dose
  const ofDose = `uma ${dose.measure ? `de ${formatNumber(gift.ml)} ml` : 'dose'} de ${dose.label} custa ${formatBrl(gift.cost)} à casa, e o cliente ganha o que no cardápio vale ${menuPrice(gift.price)}`
  const ofDiscount = `${formatNumber(Math.round(share))}% em ${offer.words} (${menuPrice(offer.full)}) tiram ${formatBrl(cut)}, e é só isso que ele vê`
  const rule = `Uma por pessoa, com o par pedido, e nunca junto do desconto.${soberGift(parts)}`
  return gift.cost < cut
    ? `A cortesia: ${ofDose}; ${ofDiscount}. ${rule}`
    : `O desconto: ${ofDiscount}; ${ofDose}, mas sai mais cara. Nunca os dois na mesma mesa.`
}
