/**
 * Stock of a kitchen with the day until it keeps, and what is left each week: "chegou uma caixa de cogumelo de 5 quilos, dura
 * uns quatro dias". Goods without such a day are read by `stock/idle.ts`, for every automation.
 */
import { addDays, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { stockUnitIn } from '../text/stock-units.ts'
import { amountIn, type Found, foodAt, knownFood, number, type Reader, upTo } from './shape.ts'

const weekdays = weekdayNames.map((day) => foldAccents(day.replace('-feira', '')))
const spoils =
  '(?:estrag\\p{L}+|venc\\p{L}+|dur\\p{L}+|perd\\p{L}+|apodrec\\p{L}+|passa\\p{L}*|us[ae]r?|aguent\\p{L}+)'
const within = new RegExp(
  `${spoils} (?:(?:so|ate|em|n[ao]|uns|mais|mais ou menos|por) )*(?:${number} dias?|(${weekdays.join('|')})(?:-feira)?)`,
  'u',
)
/** The words behind a stock that say until when it keeps, and what happens to it otherwise. */
const fate = `(?:[,.]? (?:(?:e|que|ela|ele|elas|so|se|eu|nao|n|a gente) )*${spoils} (?:(?:so|ate|em|n[ao]|uns|mais|mais ou menos|por) )*(?:${number} dias?|(?:${weekdays.join('|')})(?:-feira)?)(?: (?:(?:isso|ele|ela) )?(?:vai|joga|jogo|perde|perco|estraga)(?: (?:pro|no|para o|o|fora|tudo) ?(?:lixo)?)?)?)?`
const weight = `${number} ?(kg|quilos?|kilos?|g|gramas?)`
const kept =
  '(?:tenho|tem|temos|sobr\\p{L}+|deix\\p{L}+|cheg\\p{L}+|ganhei|comprei|recebi|encalh\\p{L}+|parad\\p{L}+|caixa|vend\\p{L}+)'

/** Days from today until the weekday or number of days behind a stock; none if it is not told. */
function daysLeft(said: string, today: string): number | undefined {
  const [, count, weekday] = within.exec(said) ?? []
  if (count !== undefined) return amountIn(count)
  const at = weekday === undefined ? -1 : weekdays.indexOf(weekday)
  if (at < 0) return undefined
  return Array.from({ length: 7 }, (_, days) => days).find((days) => weekdayOf(addDays(today, days)) === at)
}

/** "chegou uma caixa de cogumelo de 5 quilos, dura uns quatro dias", "berinjela encalhada, 6 quilos, vence sexta". */
export const toUse: Reader = (said, { today }) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${kept} (?:(?:uma?|me|pra mim|aqui|ainda|uns|umas|mais) )*)*(?:(?:caixa|saco|engradado|bandeja)s? de )?(?:(?<food>\\p{L}+(?: de \\p{L}+)?)(?: (?:encalhad|parad|sobrand)[oa]s?)?,? (?:de |com |uns |umas )*${weight}|${weight} de (?<later>\\p{L}+(?: de \\p{L}+)?))(?: (?:da feira|que ${upTo(40)}(?:barat[oa]|promocao|de graca)))?(?: (?:barat[oa]))?${fate}`,
        'gu',
      ),
    ),
  ].flatMap((match): Found[] => {
    const [whole, , value, measure, other, otherMeasure] = match
    const food = knownFood(match.groups?.food ?? match.groups?.later ?? '')
    const unit = stockUnitIn(measure ?? otherMeasure ?? '')
    const amount = amountIn(value ?? other)
    const days = daysLeft(whole, today)
    if (!food || unit === undefined || !(amount > 0)) return []
    if (days === undefined && !new RegExp(kept, 'u').test(whole)) return []
    if (/tod[oa]s? (?:\p{L}+ )?$/u.test(said.slice(0, match.index))) return []
    // What is left each week is no stock that ends.
    if (/^,? (?:por|a cada|tod[oa]s?) /u.test(said.slice(match.index + whole.length))) return []
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        wishes: [
          { kind: 'leftover', what: food.name, amount, unit, ...(days === undefined ? {} : { days }) },
          { kind: 'prefer', what: food.name, why: 'supply' },
        ],
      },
    ]
  })

/** "o peixe chega na terça, 6 kg, e no sábado sobram 2": what is left is of what was just spoken of. */
export const leftEachWeek: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?:n?[ao]s?|tod[oa]) (?:${weekdays.join('|')})s?,? (?:sempre |quase sempre )?sobra\\p{L}* (?:(?:mais ou menos|uns|umas|cerca de|perto de|quase) )*${weight}(?! de)(?:,? (?:e )?(?:eu )?(?:tenho|fico com|morro de) (?:muito )?(?:medo|pena|do) de (?:jogar fora|perder|estragar))?`,
        'gu',
      ),
    ),
  ].flatMap((match): Found[] => {
    const before =
      said
        .slice(0, match.index)
        .split(/[.!?;\n]/)
        .at(-1) ?? ''
    const foods = [...before.matchAll(/\p{L}{4,}/gu)].flatMap(
      ({ index }) => foodAt(before.slice(index)) ?? [],
    )
    const unit = stockUnitIn(match[2] ?? '')
    const food = foods[0]?.term
    if (!food || unit === undefined) return []
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        wishes: [
          { kind: 'leftover', what: food.name, amount: amountIn(match[1]), unit, weekly: true },
          { kind: 'prefer', what: food.name, why: 'supply' },
        ],
      },
    ]
  })
