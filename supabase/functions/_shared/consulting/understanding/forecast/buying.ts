/** What owners ask to buy: goods, items and packs, for a week, a month, or until a day. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { goesOn } from './parties.ts'

const said = ({ pieces }: Read, at: number) =>
  (pieces[at]?.said ?? '')
    .replace(/\b(?:qtos|qts|qtas)\b/g, 'quantos')
    .replace(/\b(?:qto|qt|qnto)\b/g, 'quanto')
    .replace(/\bpcts?\b/g, 'pacote')
const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })

const packNames =
  'pacotes?|caixas?|fardos?|sacos?|baldes?|engradados?|grades?|bandejas?|latas?|garrafas?|barris|barril|galao|galoes'
const measures = `quilos?|kilos?|kg|gramas?|litros?|unidades?|${packNames}`
const verb = '(?:compr|pec|ped|encomend|preciso|precisamos|levo|trago|estoc|mand)[a-z]*'
const lead = '(?:eu|a gente|nos|devo|devemos|preciso|tenho que|posso|vou|vamos|e que|que)'
const before = new RegExp(
  `\\bquant[oa]s?(?: (?:${measures}))?(?: d[eoa]s?)? ([a-z][a-z -]{2,30}?)(?: ${lead})* ${verb}\\b`,
)
const after = new RegExp(
  `\\bquant[oa]s?(?: (?:${measures}))?(?: ${lead})* ${verb}(?: ${verb})? (?:d[eoa]s?|em) ([a-z][a-z -]{2,30}?)(?= (?:para|pra|pro|por|ate|na|no|em|nas|nos|de|toda|cada)\\b|[\\s?.!]*$)`,
)
const idle =
  /^(?:gar[cç]\w+|pessoas|funcionari\w+|cozinheir\w+|ajudantes?|freela\w*|extras|atendentes?|eu|a gente|nos|que|devo|preciso|cada|tudo|isso|compra|compras|mercadoria|gente|pessoas?|mais|menos)$/

/** The days asked about: "para a semana do Natal", "até o Natal", "em dezembro". */
export function spanIn(at: number, read: Read): { from?: string; to?: string } {
  const original = read.original(at, at)
  if (/\b(?:pro|por|para o|no|do|pelo) m[eê]s\b/iu.test(original)) {
    const from = addDays(read.today, (8 - weekdayOf(read.today)) % 7)
    return { from, to: addDays(from, 27) }
  }
  const weeks = figureOf(new RegExp(`\\bproximas ${figure} semanas\\b`).exec(foldInPlace(original))?.[1])
  if (weeks >= 1 && weeks <= 26) {
    const from = addDays(read.today, (8 - weekdayOf(read.today)) % 7)
    return { from, to: addDays(from, 7 * Math.round(weeks) - 1) }
  }
  const [date] = findDates(original, read.today)
  if (!date || date.span.to < read.today) return {}
  const ahead = foldInPlace(original).slice(0, date.start)
  return /\bate (?:o |a )?$/.test(ahead) ? { to: date.span.to } : date.span
}

/** "quanto de camarão eu compro para a semana do Natal?", "quantos quilos de muçarela compro por semana até o Natal?" */
export const readGoods: PieceReader = (at, read) => {
  const piece = said(read, at).replace(/ e d[eoa]s? (?=[a-z])/g, ' e ')
  const what = (before.exec(piece) ?? after.exec(piece))?.[1]?.trim()
  if (
    what === undefined ||
    /^cada (?:entrega|vez|compra|pedido)s?$/.test(what) ||
    idle.test(what) ||
    new RegExp(`^(?:${measures})$`).test(what)
  )
    return null
  const isWhole = read.names.some(({ name }) => foldInPlace(name) === what)
  // "quanto comprar de pargo e de caju": two questions.
  const parts = isWhole ? [what] : what.split(/ e /).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      only(
        question('packs', { item: itemIn(part, read.names), what: read.own(part), ...spanIn(at, read) }),
        at,
      ),
    )
}

const comes = new RegExp(
  `^\\s*(?:e )?(?:[oa]s? )?([a-z][a-z -]{2,30}?) (?:vem|vendem?|compro|chega|compramos)(?: em| no| na)? (${packNames}) (?:de|com) ${figure} ?(kg|quilos?|g|gramas?|l|litros?|ml|unidades?|un)\\b(?! (?:com|que da|da|rende))`,
)
const asks = new RegExp(`\\bquant[oa]s? (?:${packNames})\\b`)
const serves = new RegExp(
  `^\\s*(?:e )?(?:cada|[oa]) ([a-z][a-z ]{2,30}?) (?:leva|usa|vai|gasta|pede) ${figure} ?(kg|g|gramas?|ml|l)\\b[\\s.]*$`,
)
const unitOf = (word: string) =>
  /^(?:kg|quilo)/.test(word)
    ? 'kg'
    : /^g/.test(word)
      ? 'g'
      : /^ml/.test(word)
        ? 'ml'
        : /^l/.test(word)
          ? 'l'
          : 'un'

/** "o frango vem em pacote de 1 kg, cada crepe leva 100 g, quantos pacotes?" */
export const readPackOf: PieceReader = (at, read) => {
  const found = comes.exec(
    said(read, at).replace(
      /^\s*(?:e )?(?:eu )?(?:compro|compramos|recebo|pego) (?:o |a )?([a-z][a-z -]{2,30}?)(?= em )/,
      '$1 compro',
    ),
  )
  const amount = figureOf(found?.[3])
  const what = found?.[1]
  if (!found || what === undefined || !(amount > 0)) return null
  const unit = unitOf(found[4] ?? '')
  const item = itemIn(what, read.names)
  // A pack of pieces of an item is one of units, as "165 unidades" says.
  if (unit === 'un' && item !== undefined) return null
  let to = at
  const wishes: WishContent[] = []
  for (let next = at + 1; next <= at + 2 && goesOn(next, read); next += 1) {
    const portion = serves.exec(said(read, next))
    if (portion?.[1]) {
      const each = unitOf(portion[3] ?? '')
      wishes.push({
        kind: 'portion',
        item: read.own(portion[1]),
        amount: figureOf(portion[2]),
        unit: each,
        of: read.own(what),
      })
      to = next
    } else if (asks.test(said(read, next))) {
      to = next
      break
    } else break
  }
  const pack = `${read.own(what)} em ${found[2]} de ${String(amount).replace('.', ',')} ${unit}`
  return [...wishes.map((wish) => only(wish, at, to)), only(question('packs', { item, what: pack }), at, to)]
}
