/** What owners tell about deliveries, packs, limits and days, as wishes. */
import { addDays, easter, weekdayOf } from '../../base/calendar.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { readGoods, readPackOf, spanIn } from './buying.ts'
import { onlyDays } from './context-words.ts'
import { goesOn, readFixedOrder, readLeaves, readSeats } from './parties.ts'
import { toldDays } from './told-days.ts'

const said = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''
const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })

/** The item of the piece, else of up to two before it. */
export const itemNear = (at: number, read: Read) =>
  [at, at - 1, at - 2].flatMap((index) => itemIn(said(read, index), read.names) ?? [])[0]

const packWords =
  '(?:pacotes?|caixas?|fardos?|sacos?|engradados?|grades?|bandejas?|duzias?|carre|carres|peca|pecas|balde|barril)'
const pack = new RegExp(
  `\\b${packWords}(?: d[eao] [a-z]{3,})?\\s*[(]?(?:de|com|tem|vem|vem com)\\s+${figure}(?:\\s*(?:quilos?|kg|litros?|l)\\b)?(?:\\s+(?:com|que da|da|rende|de|e)\\s+(?:mais ou menos |uns |umas |cerca de )?${figure}\\s*(?:unidades?|un|porcoes|paes|pedacos|doses))?`,
)
const buys =
  /\b(?:quant[oa]s?|qto|qtas?)\b(?: \p{L}+){0,6}? (?:compr\p{L}+|pec\p{L}+|ped\p{L}+|encomend\p{L}+|precis\p{L}+|levo|trago)\b|\b(?:quant[oa]s?|qt[oa]?s) (?:caixas?|pacotes?|fardos?|grades?|engradados?|barris)\b/u

const litres = new RegExp(`^(${packWords})s?\\b.*?${figure}\\s*(quilos?|kg|litros?|l)\\b`)
/** "cada barril tem 50 litros": the pack, as purchases read it. */
function weighed(said: string, item: string): string | undefined {
  const [, noun, amount, unit] = litres.exec(said) ?? []
  return noun === undefined || !(figureOf(amount) > 0)
    ? undefined
    : `${item} em ${noun} de ${String(figureOf(amount)).replace('.', ',')} ${/^[lL]/.test(unit ?? '') ? 'l' : 'kg'}`
}

const lorry =
  /\b(?:caminhao|entrega\w*|distribuidora?|fornecedor|carro|vendedor|rapaz|homem)\b[a-z ]{0,20}\b(?:passa|vem|entrega|chega|traz|e|so)\b.*/

/** "quanto pão de queijo eu compro, vem em pacote de 5 quilos com 165", "quantas caixas de cerveja (caixa de 24)?" */
const readPacks: PieceReader = (at, read) => {
  const piece = said(read, at)
  const asked = buys.test(piece)
  const here = pack.exec(piece)
  const ahead = asked && !here ? pack.exec(said(read, at + 1)) : null
  const found = here ?? ahead
  if (!asked && !here) return null
  const item = itemIn(piece, read.names) ?? (asked ? undefined : itemNear(at - 1, read))
  if (item === undefined || !found) return null
  const count = figureOf(
    found?.[2] ?? (/\b(?:quilos?|kg|litros?)\b/.test(found?.[0] ?? '') ? undefined : found?.[1]),
  )
  // "o caminhão só passa na terça": when it comes.
  const last =
    ahead || (!asked && goesOn(at + 1, read) && /\bquant[oa]s? /.test(said(read, at + 1))) ? at + 1 : at
  const days = weekdaysIn(lorry.exec(`${piece}${last > at ? said(read, last) : ''}`)?.[0] ?? '')
  return only(
    question('packs', {
      item,
      ...(days.length > 0 && { weekdays: days }),
      count: count >= 1 ? Math.round(count) : undefined,
      what: weighed(found[0], item),
      ...(asked && spanIn(at, read)),
    }),
    at,
    last,
  )
}

const brings = /\b(?:entreg\p{L}+|entra\p{L}*|cheg\p{L}+|vem|passa\p{L}*|traz\p{L}*|recebo|compro)\b/u
const keeps = new RegExp(
  `\\b(?:dura\\p{L}*|aguent\\p{L}+|guard\\p{L}+|vale)\\s+(?:so |uns |no maximo |ate )*${figure}\\s+dias?\\b`,
  'u',
)
/** "e leite também, dura só 5 dias depois de aberto" */
const readShelfLife: PieceReader = (at, read) => {
  const found = keeps.exec(said(read, at))
  const count = figureOf(found?.[1])
  if (!found || !(count >= 1 && count <= 90)) return null
  const own = said(read, at).slice(0, found.index)
  const before = said(read, at - 1)
  const noun = /\b([a-z]{3,}(?: de [a-z]{3,})?)\s*(?:que|so|tambem)?\s*$/
  const inside = noun.exec(own.trim())?.[1]
  const what = inside ?? noun.exec(before.replace(/\btambem\b/, '').trim())?.[1]
  if (what === undefined) return null
  const item = itemIn(what, read.names)
  const life = question('shelfLife', { what: read.own(what), count: Math.round(count), item })
  const from = inside === undefined ? at - 1 : at
  // "o pão dura 3 dias e chega segunda, quarta e sexta"
  const to = daysEnd(at, read)
  const days = brings.test(said(read, at)) ? weekdaysOf(at, to, read) : []
  return days.length === 0
    ? only(life, from, at)
    : [
        only(life, from, to),
        only(question('deliveries', { what: read.own(what), item, weekdays: days }), from, to),
      ]
}

/** The last piece of a list of weekdays that commas cut: "segunda, quarta e sexta". */
function daysEnd(at: number, read: Read): number {
  let to = at
  while (
    goesOn(to + 1, read) &&
    onlyDays.test(
      said(read, to + 1)
        .replace(/[.!]/g, '')
        .trim(),
    )
  )
    to += 1
  return weekdaysIn(said(read, at)).length > 0 ? to : at
}
const weekdaysOf = (from: number, to: number, read: Read) =>
  weekdaysIn(Array.from({ length: to - from + 1 }, (_, index) => said(read, from + index)).join(', '))

const supplier =
  /\b(acougue\p{L}*|peixe\p{L}*|fornecedor\p{L}*|verdure\p{L}*|distribuidor\p{L}*|feira|ceasa|padaria|caminhao)\b/u
const weekdayName = /\b(segunda|terca|quarta|quinta|sexta)s?[ -]feiras?\b/g
const goods: readonly (readonly [RegExp, string])[] = [
  [/^acoug/, 'carne'],
  [/^peixe/, 'peixe'],
  [/^(?:verd|feira|ceasa)/, 'hortifrúti'],
]
/** "o açougueiro entrega segunda e quinta", "o pargo entra terça e sexta", "vem a cada 15 dias" */
const readDeliveries: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!brings.test(piece)) return null
  const every = /\bquinzenal\w*|\b(?:uma|1) vez a cada duas semanas\b/.test(piece)
    ? 15
    : figureOf(
        new RegExp(`\\b(?:(?:a )?cada ${figure}|de ${figure} em \\S+) dias`)
          .exec(piece)
          ?.slice(1)
          .find(Boolean),
      )
  const to = daysEnd(at, read)
  const days = weekdaysOf(at, to, read)
  // “segunda-feira” is no market.
  const who = supplier.exec(piece.replace(weekdayName, '$1'))?.[1]
  // What the house itself buys is no item: "compro leite" is not "Café com leite".
  const item = /\bcompro\b/.test(piece)
    ? undefined
    : itemIn(piece.split(/\b(?:entreg|entra|cheg|vem|passa|traz)/)[0] ?? '', read.names)
  // "o fornecedor só entrega de 15 em 15 dias", said of the goods just before.
  const near = /^(?:fornec|distrib)/.test(who ?? '') && !goesOn(at, read) ? itemNear(at - 1, read) : undefined
  const what =
    goods.find(([words]) => words.test(who ?? ''))?.[1] ??
    item ??
    near ??
    (who === undefined ? undefined : 'tudo')
  if (what === undefined || (days.length === 0 && !(every >= 2 && every <= 60))) return null
  // "quanto peço em cada entrega?" asks for what the answer gives anyway.
  const end = /\bquant\w+ .*\b(?:cada|por) (?:entrega|vez|compra|pedido)\b/.test(said(read, to + 1))
    ? to + 1
    : to
  return only(
    question('deliveries', {
      what,
      item: item ?? near,
      ...(days.length > 0 ? { weekdays: days } : { count: Math.round(every) }),
    }),
    at,
    end,
  )
}

const lossWords = new RegExp(`\\bperd\\p{L}+\\s+(?:uns |cerca de )?${figure}\\s*(?:%|por cento)`, 'u')
const serving = new RegExp(
  `\\b(?:sirvo|servimos|uso|vai|leva|prato leva|porcao de)\\s+(?:uns )?${figure}\\s*(?:g|gr|gramas?)\\b`,
)
/** "perde 45% na limpeza e sirvo 180 g limpo": what is bought for one portion. */
const readGross: PieceReader = (at, read) => {
  const loss = figureOf(lossWords.exec(said(read, at))?.[1])
  const here = serving.exec(said(read, at))
  const amount = figureOf((here ?? serving.exec(said(read, at + 1)))?.[1])
  const item = itemNear(at, read)
  if (!(loss > 0 && loss < 90) || !(amount > 0) || item === undefined) return null
  return only(
    {
      kind: 'portion',
      item,
      amount: Math.round(amount / (1 - loss / 100)),
      unit: 'g',
      of: item,
      whole: true,
    },
    at,
    here ? at : at + 1,
  )
}

const stock = new RegExp(
  `\\b(?:freezer|camara|geladeira|deposito|estoque|congelador)\\b[^,]{0,30}?${figure}\\s*(?:quilos?|kg|kilos?)\\b(?: d[eao] ([a-z]{4,}))?`,
)
const readStock: PieceReader = (at, read) => {
  const found = stock.exec(said(read, at))
  const count = figureOf(found?.[1])
  return found && count > 0
    ? only(
        question('stockLimit', { count: Math.round(count), ...(found[2] && { what: read.own(found[2]) }) }),
        at,
      )
    : null
}

const wasteWords = new RegExp(
  `\\b(?:desperdicio|perda|sobra|quebra)\\b[^,]{0,30}?${figure}\\s*(?:%|por cento)`,
)
const readWaste: PieceReader = (at, read) => {
  const percent = figureOf(wasteWords.exec(said(read, at))?.[1])
  return percent > 0 && percent <= 100 && !lossWords.test(said(read, at))
    ? only(question('waste', { percent }), at)
    : null
}

const noMore =
  /\b(?:nao|n) (?:va |vai |quero (?:que )?|precisa )?(?:me )?(?:mand\p{L}+ |fac\p{L}+ )?(?:compr\p{L}+|pec\p{L}+|estoc\p{L}+)\b/u
/** "não me mande comprar carne pra romaria em fevereiro" */
const readNoExtra: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!noMore.test(piece)) return null
  const [date] = findDates(read.original(at, at), read.today)
  const item = itemIn(piece, read.names)
  const what = /\b(?:pra|para|por causa d[aeo]) (?:a |o )?([a-z]{4,}(?: [a-z]{4,})?)/.exec(piece)?.[1]
  return date || what || item !== undefined
    ? only(
        question('noExtra', {
          item,
          ...(what && { what: read.own(what.replace(/ (?:em|no|na)$/, '')) }),
          ...date?.span,
        }),
        at,
      )
    : null
}

const allergy = /\b(?:alergi\p{L}+|alergic\p{L}+|intoleran\p{L}+) (?:a|ao|de|com) ([a-z-]{3,})/u
/** "meu neto tem alergia a camarão" */
const readAllergy: PieceReader = (at, read) => {
  const term = findTerm(allergy.exec(said(read, at))?.[1] ?? '')
  return term && (term.kind === 'ingredient' || term.kind === 'group' || term.kind === 'allergen')
    ? only(
        { kind: 'exclude', what: term.name, why: 'allergy' },
        at,
        new RegExp(`\\bentao ${allergy.exec(said(read, at))?.[1]}`).test(said(read, at + 1)) ? at + 1 : at,
      )
    : null
}

/** "quero 8 semanas" */
const readWeeks: PieceReader = (at, read) => {
  const found = new RegExp(
    `^\\s*(?:(?:eu|quero|preciso|de|a|previsao|ver|pra|as|para)\\s+)*${figure} semanas?\\s*(?:de previsao|pra frente|a frente)?[\\s.]*$`,
  ).exec(said(read, at))
  const weeks = figureOf(found?.[1])
  if (!(weeks >= 1 && weeks <= 26) || !/\b(?:quero|preciso|previsao|frente)\b/.test(said(read, at)))
    return null
  const from = addDays(read.today, (8 - weekdayOf(read.today)) % 7)
  return only({ kind: 'scope', from, to: addDays(from, 7 * weeks - 1) }, at)
}

/** Ash Wednesday. */
export const lentIn = (year: number) => addDays(easter(year), -46)

/** "não quero número quebrado, quero por semana mesmo" */
const readWhole: PieceReader = (at, read) =>
  /\bnumeros? (?:quebrad|inteir|redond|chei)/.test(said(read, at))
    ? only(
        { kind: 'scope', show: ['week'] },
        at,
        /\bpor semana\b/.test(said(read, at + 1)) && !/\bquant/.test(said(read, at + 1)) ? at + 1 : at,
      )
    : null

export const forecastOrders: readonly PieceReader[] = [
  ...toldDays,
  readAllergy,
  readGross,
  readStock,
  readWaste,
  readNoExtra,
  readSeats,
  readFixedOrder,
  readLeaves,
  readPackOf,
  readPacks,
  readGoods,
  readShelfLife,
  readDeliveries,
  readWeeks,
  readWhole,
]
