/** How many of an item an owner will sell in a period, and the bottles that it takes: "do natal até 10 de janeiro". */
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { goesOn } from './parties.ts'
import { only, saidIn } from './slots.ts'

const sells =
  /\bquant[oa]s? (?:\w+ ){0,4}?(?:vou|vamos|vai|devo|devemos|a gente vai|consigo)? ?(?:vend\w+|sair|sai|saem)\b|\bquant[oa]s? .{3,40} (?:vou|vamos|vao|vai|devo|a gente vai)? ?(?:vender|sair|vendo|saem)\b/
/** Not a number of sales: money, prices, packs. */
const other =
  /\b(?:prec\w+|custa\w*|lucro|fatur\w+|reais|garrafas?|caixas?|quilos?|kg|litros?|pacotes?|estoque|desconto|passado)\b/
const weekByWeek =
  /^\s*,?\s*(?:(?:e|mas) )*(?:semana (?:por|a) semana|por semana|(?:em )?cada semana)[\s.?!]*$/

const pack = '(garrafas?|litros?|latas?|caixas?)'
/** "quantas garrafas de cachaça de 700 compro" */
const bottles = new RegExp(
  `\\bquant[oa]s? ${pack} (?:d[eao]s? )?([a-z][a-z ]{2,30}?) (?:d[eao]s? |com )?${figure} ?(ml|l|litros?|mls)?\\b(?= ?(?:(?:eu|a gente|devo|preciso|vou|vamos|tenho que|que) )*(?:compr|pec|ped|preciso|precis|encomend|levo|estoc|us|gast|vao|vai)\\w*)`,
)

const spanOf = (at: number, read: Read): { from: string; to: string } | null => {
  const text = read.original(at, at)
  const found = findDates(text, read.today).filter(({ span }) => span.to >= read.today)
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return null
  const said = saidIn(at, at, read)
  const isUntil = /\bate (?:o |a |dia |o dia )*$/.test(said.slice(0, first.start))
  const to = last.span.to
  const from = found.length === 1 && isUntil ? read.today : first.span.from
  return from <= to ? { from: from < read.today ? read.today : from, to } : null
}

/** The bottles of the passage, as the pack that the answer counts in. */
function bottlesIn(at: number, read: Read): string | null {
  const found = bottles.exec(saidIn(at, at, read))
  const [, noun = '', good = '', number, unit] = found ?? []
  const amount = figureOf(number)
  if (!found || !(amount > 0)) return null
  const size = unit === undefined ? (amount >= 100 ? 'ml' : 'l') : /^ml/.test(unit) ? 'ml' : 'l'
  return `${read.own(good.trim())} em ${noun.replace(/s$/, '')} de ${String(amount).replace('.', ',')} ${size}`
}

export const readItemPeriod: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  if (!sells.test(said) || other.test(said)) return null
  const item = itemIn(said, read.names)
  if (item === undefined || !read.names.some(({ name, isSection }) => name === item && !isSection))
    return null
  const span = spanOf(at, read)
  if (span === null) return null
  let to = at
  if (goesOn(at + 1, read) && weekByWeek.test(saidIn(at + 1, at + 1, read))) to += 1
  const asked = only(question('perWeek', { item, ...span }), at, to)
  const next = goesOn(to + 1, read) ? bottlesIn(to + 1, read) : null
  return next === null ? asked : [asked, only(question('packs', { item, what: next, ...span }), to + 1)]
}

/** "quantas garrafas de cachaça de 700 compro pra dezembro" */
export const readBottleSize: PieceReader = (at, read) => {
  const what = bottlesIn(at, read)
  return what === null ? null : only(question('packs', { what, ...(spanOf(at, read) ?? {}) }), at)
}
