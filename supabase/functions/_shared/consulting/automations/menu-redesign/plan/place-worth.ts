/** "Corto a lasanha? Ela toma metade do forno": what the place that an item takes would leave with the others. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import { type Asking, percent, type Sold, soldFor, whole } from './asking.ts'
import { isSweet } from './day-list.ts'

const takesPlace =
  /(?:ocup\p{L}+|tom[ao]\p{L}*|prend\p{L}+|atrapalh\p{L}+|trav\p{L}+|segur\p{L}+|us[ao]\p{L}* muito|encher?)[^.;!?]{0,25}?(?<what>fornos?|chapas?|fritadeiras?|fog(?:ão|ao|ões|oes)|grelhas?|freezer|geladeira|cozinha|espa[çc]o|lugar)/iu

/** Share of the house's margin below which an item may leave for its place. */
const smallShare = 0.03

/** By what each leaves: if so many of its places go to another dish, the house loses nothing. */
export function placeWorth(
  item: Sold,
  said: string,
  asking: Asking,
): { verdict: string; text: string } | null {
  const what = takesPlace.exec(said)?.groups?.what
  if (what === undefined) return null
  const all = soldFor({}, asking)
  const others = all.filter(
    (one) =>
      one.name !== item.name && one.move !== 'remove' && itemKind(one) === 'dish' && !isSweet(one.section),
  )
  const units = others.reduce((sum, one) => sum + one.units, 0)
  if (units === 0) return null
  const usual = others.reduce((sum, one) => sum + one.units * one.margin, 0) / units
  const month = item.units * asking.monthly
  const house = all.reduce((sum, one) => sum + one.units * one.margin * asking.monthly, 0)
  const share = (month * item.margin) / house
  const even = item.margin / usual
  const isSmall = share < smallShare && even <= 1
  return {
    verdict: isSmall
      ? `Pode cortar: deixa ${inReais(month * item.margin)} ${asking.per}, ${percent(share)} da margem da casa, e na fila o lugar dele rende mais com outro.`
      : `Não corte: deixa ${inReais(month * item.margin)} ${asking.per}, ${percent(share)} da margem da casa${even > 1 ? ', e o lugar dele não rende mais com outro' : ''}.`,
    text: `Por lugar (${what}), ele deixa ${formatBrl(item.margin)} e os outros pratos, em média, ${formatBrl(usual)}${even <= 1 ? `: com fila, cada um dele custa ${formatBrl(usual - item.margin)}, e a casa empata quando ${percent(even)} desses lugares vão para outro prato. Fora da fila o lugar sobra, e o que ele deixa se perde: são ${whole(month)} ${asking.per}` : ''}.`,
  }
}
