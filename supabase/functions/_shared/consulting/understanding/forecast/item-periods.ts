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

/** "e quantos copos compro?", of the item before. */
const vessels =
  /^\s*(?:e )?quant[oa]s (copos?|copinhos?|tampas?|canudos?|potes?|potinhos?|embalagens|marmitex|sacolas?|colheres|garfinhos?) (?:(?:eu|devo|preciso|vou|que) )*(?:compr\w+|ped\w+|pec\w+|precis\w+|uso|vou usar)[\s?.!]*$/

const measure = new RegExp(
  `\\b${figure} ?(ml|mls) (?:d[eao]s? )?([a-z]{4,20}) (?:em|por|na|no|pra|para) cada ([a-z][a-z ]{2,30}?)(?= e |$)`,
)
const bought = new RegExp(
  `\\b(?:compro|compramos|vem em|a garrafa e|uso) (?:em |a )?(garrafas?|litros?) (?:(?:d[eao]s? )?(cacha[a-z]+|vodca|gin|rum) )?(?:de |com )?${figure} ?(ml|l|litros?|mls)\\b`,
)
const howMany =
  /^\s*(?:e )?quant[oa]s(?: garrafas?)? (?:(?:eu|devo|vou|que|a gente|tenho que) )*(?:precis\w+|compr\w+|ped\w+|pec\w+|gast\w+|us\w+)[\s?.!]*$/

/** "uso 50 ml de cachaça em cada caipirinha e compro garrafa de 1 litro, quantas preciso?" */
export const readMeasuredBottles: PieceReader = (at, read) => {
  for (let last = at; last <= at + 1 && (last === at || goesOn(last, read)); last += 1) {
    const said = saidIn(at, last, read)
    const [pack, served] = [bought.exec(said), measure.exec(said)]
    if (!pack || !howMany.test(saidIn(last + 1, last + 1, read)) || !goesOn(last + 1, read)) continue
    const [, noun = 'garrafa', named, number, unit = 'l'] = pack
    const good = named ?? served?.[3]
    const amount = figureOf(number)
    if (good === undefined || !(amount > 0)) return null
    const what = `${read.own(good)} em ${noun.replace(/s$/, '').replace('litro', 'garrafa')} de ${String(amount).replace('.', ',')} ${/^m/.test(unit) ? 'ml' : 'l'}`
    const span = spanOf(at, read) ?? (at > 0 ? spanOf(at - 1, read) : null) ?? {}
    const each = figureOf(served?.[1])
    return [
      ...(served && each > 0
        ? [
            only(
              {
                kind: 'portion' as const,
                item: read.own(served[4] ?? ''),
                amount: each,
                unit: 'ml' as const,
                of: read.own(served[3] ?? ''),
              },
              at,
              last + 1,
            ),
          ]
        : []),
      only(question('packs', { what, ...span }), at, last + 1),
    ]
  }
  return null
}

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
  const isNext = goesOn(to + 1, read) || /\?/.test(read.pieces[to]?.said ?? '')
  const cups = isNext ? vessels.exec(saidIn(to + 1, to + 1, read))?.[1] : undefined
  if (cups !== undefined)
    return [asked, only(question('vessels', { item, what: read.own(cups), ...span }), to + 1)]
  const next = isNext ? bottlesIn(to + 1, read) : null
  return next === null ? asked : [asked, only(question('packs', { item, what: next, ...span }), to + 1)]
}

/** "quantas garrafas de cachaça de 700 compro pra dezembro" */
export const readBottleSize: PieceReader = (at, read) => {
  const what = bottlesIn(at, read)
  return what === null ? null : only(question('packs', { what, ...(spanOf(at, read) ?? {}) }), at)
}
