/** What a purchase that gets dearer, as the owner says, takes from each sale and each week. */
import type { EngineContext } from '../../base/context.ts'
import { containsPhrase, formatBrl, formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** Share of a dish's cost that the good in its name is; an assumption, said with the figure. */
const share = 0.6
/** Dishes that are named. */
const most = 3

export function costMoves(
  { sheet }: Pick<EngineContext, 'sheet'>,
  { purchases }: Pick<SalesForecast, 'purchases'>,
): { item: string; text: string }[] {
  return sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'costNow' || wish.percent === undefined) return []
    const { item, percent } = wish
    const named = tokenize(item)
    const hit = purchases.flatMap(({ name, expected, cost }) => {
      const words = tokenize(name)
      if (cost === undefined || named.length === 0 || !containsPhrase(words, named)) return []
      const part = words.length === named.length ? 1 : share
      return [{ name, expected, each: (cost * part * percent) / 100, part }]
    })
    if (hit.length === 0) return []
    const week = hit.reduce((sum, { each, expected }) => sum + each * expected, 0)
    const sum = (value: number) => formatBrl(Math.abs(Math.round(value * 100) / 100))
    const dishes = hit
      .toSorted((a, b) => Math.abs(b.each * b.expected) - Math.abs(a.each * a.expected))
      .slice(0, most)
      .map(({ name, expected, each }) => `${name} (${sum(each)} em cada, ${whole(expected)} por semana)`)
    const supposed = hit.some(({ part }) => part < 1)
      ? `, com ${item} a ${formatNumber(share * 100)}% do custo do prato (suposição: troque pela nota)`
      : ''
    return [
      {
        item,
        text: `${percent > 0 ? 'Tira' : 'Devolve'} perto de ${formatReais(Math.abs(week))} por semana: ${joinList(dishes)}${supposed}. As unidades previstas não mudam; o preço é assunto da consultoria de preços.`,
      },
    ]
  })
}
