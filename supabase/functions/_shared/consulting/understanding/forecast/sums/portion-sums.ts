/** What one plate takes, and what pieces a kilogram gives. */
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { namedItems, type SumReader } from './parts.ts'

/** The unit of a measure in words; grams where none is said. */
export const unitOf = (word = ''): 'g' | 'kg' | 'ml' =>
  /^ml/.test(word) ? 'ml' : /^[kq]/.test(word) ? 'kg' : 'g'

const perKilo = new RegExp(
  `\\b(?:um|cada|1|o|por) (?:quilo|kg|kilo|litro)(?: d[eao] ([a-z]+))? (?:da|rende|faz|sai|vira)(?: pra| para)?(?: uns| umas| cerca de| mais ou menos)* ${figure} ([a-z]+)`,
)
const packOf = new RegExp(
  `\\b(sacos?|pacotes?|fardos?|caixas?|baldes?|latas?)\\b(?: \\w+){0,2}? (?:de |com )${figure} ?(?:kg|quilos?|kilos?|l|litros?)\\b`,
)
/** "cada quilo de goma rende 12 tapiocas, e o saco é de 5 kg: quantos sacos por semana?" */
const readPerKilo: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && perKilo.exec(line.said)
  if (!line || !found) return null
  const item = namedItems(found[3] ?? '', lines.around.names)
  const pieces = figureOf(found[2])
  if (item === undefined || !(pieces > 1)) return null
  const all = lines.lines.slice(lines.at, lines.at + 3)
  const said = all.map((one) => one.said).join(' . ')
  const pack = packOf.exec(said)
  const good = found[1] ?? /^(?:a|o) ([a-z]+) (?:eu |a gente )?(?:compro|vem)/.exec(line.said)?.[1]
  const asksPack = /\bquant[oa]s? (?:sacos?|pacotes?|fardos?|caixas?|baldes?|latas?)\b|\bem sacos\b/
  const asks = all.find((one) => asksPack.test(one.said))
  const isPacked = pack !== null && asks !== undefined
  return {
    wishes: [
      ...item.split(' + ').map(
        (one): WishContent => ({
          kind: 'portion',
          item: one,
          amount: Math.round(1000 / pieces),
          unit: /litro/.test(found[0]) ? 'ml' : 'g',
          ...(good !== undefined && { of: good }),
        }),
      ),
      ...(isPacked
        ? [
            {
              kind: 'question',
              about: 'packsServed',
              item,
              count: Math.round(pieces * figureOf(pack[2])),
              what: `${(pack[1] ?? 'saco').replace(/s$/, '')} de ${figureOf(pack[2])} kg${good === undefined ? '' : ` de ${good}`}`,
            } satisfies WishContent,
          ]
        : []),
    ],
    start: line.start,
    end: isPacked ? asks.end : line.end,
  }
}

const usesIn = new RegExp(
  `\\b(?:n[oa]s?|pr[oa]|para [oa]) ((?:(?!eu |a gente |vai |vao )[a-z]+ ){1,4}?)(?:eu |a gente |nos )?(?:uso|usamos|usa|vai|vao|vamos|leva|levam|boto|bota|gasto|gasta|coloco|entra|entram)(?: uns| umas| cerca de)? ${figure} ?(g|gramas?|gr|kg|quilos?|ml)\\b(?: d[eao] ([a-z]+))?`,
  'g',
)
const amountPer = new RegExp(
  `(?:(?:eu |a gente )?(?:uso|usamos|vai|vao|gasto|boto|coloco|sao) )?${figure} ?(g|gramas?|gr|kg|quilos?|ml) d[eao] ([a-z]+)(?: [a-z]+)? (?:por|em cada|para cada|pra cada) (?:porcao|prato|tigela|unidade) d[eao] ([a-z]+(?: (?!e |mas |que |o |a )[a-z]+){0,3}?)(?= e | mas | que |[,.;]|$)`,
  'g',
)
/** A measure beside what is bought is one of a purchase. */
const bought = /\b(?:compr\w+|quant[oa]s?|caixas?|garrafas?|pacotes?|sacos?)\b/
/** "no peixe frito eu uso 650 g de peixe, e no caldo vão 120 g", "650 g de peixe por porção de peixe frito" */
const readPortions: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || bought.test(line.said)) return null
  const told = [
    ...[...line.said.matchAll(usesIn)].map((one) => ({ dish: one[1], by: one.slice(2, 4), of: one[4], one })),
    ...[...line.said.matchAll(amountPer)].map((one) => ({
      dish: one[4],
      by: one.slice(1, 3),
      of: one[3],
      one,
    })),
  ]
  const wishes = told.flatMap(({ dish = '', by: [amount, unit], of }): WishContent[] => {
    const item = namedItems(dish, lines.around.names)
    const value = figureOf(amount)
    const isOwn = lines.around.names.some(({ name }) => item?.startsWith(name))
    return item === undefined || !isOwn || !(value > 0)
      ? []
      : item.split(' + ').map((one) => ({
          kind: 'portion',
          item: one,
          amount: value,
          unit: unitOf(unit),
          ...(of && { of }),
        }))
  })
  const [first, last] = [told[0]?.one, told.at(-1)?.one]
  return !first || !last || wishes.length < told.length
    ? null
    : { wishes, start: line.start + first.index, end: line.start + last.index + last[0].length }
}

export const portionSums: readonly SumReader[] = [readPerKilo, readPortions]
