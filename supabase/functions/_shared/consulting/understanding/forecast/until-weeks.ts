/** An item's sales up to a week: "do carneiro me diga até a semana do Ano Novo, tenho que avisar dez dias antes". */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { itemIn, type PieceReader, question } from '../spoken/pieces.ts'
import { goesOn } from './parties.ts'
import { datesIn, only, saidIn } from './slots.ts'

const asks =
  '(?:(?:me |eu |a gente )?(?:diga|diz|dizer|fal[ae]|mostr[ae]|quero|queria|preciso|conte|calcul[ae]|faca|faz)(?: saber| ver)?(?: (?:a previsao|quanto (?:vai )?(?:sair?|vende\\w*)|quanto|quantos|quantas))?)'
const asked = new RegExp(
  `^(?:(?:e|mas|agora|ja) )*(?:(?:(?:a previsao )?d[oa]s? |quant[oa]s? (?:de )?|[oa]s? )?(.{3,50}?) (?:${asks} |por semana |semana (?:por|a) semana )+|${asks} (?:d[oa]s? |de |[oa]s? )?(.{3,50}?) (?:por semana )?)(?=ate )`,
)
const until = /\bate (?:a (?:semana )?(?:d[oae] )?|o |as |dia )*$/

/** Nothing of buying, of prices or of days: those are other questions. */
const other = /\b(?:prec\w+|custa\w*|dura\w*|estoque|entreg\w+|fech\w+|abr\w+|vale|promoc\w+)\b/

const notice = new RegExp(
  `\\b(?:avis\\w+|encomend\\w+|ped\\w+|combin\\w+) (?:(?:com|o|a|uns|umas|pelo menos|no minimo) )*${figure} dias? (?:antes|de antecedencia)|\\bcom ${figure} dias? de antecedencia`,
)

/** Pieces after it that give the reason. */
const longestReason = 2

export const readUntilWeek: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  const found = asked.exec(said)
  const words = found?.[1] ?? found?.[2]
  if (!found || words === undefined || other.test(said)) return null
  const item = itemIn(words, read.names)
  const [date] = datesIn(read.original(at, at), read.today).filter(({ span }) => span.to >= read.today)
  if (item === undefined || !date || !until.test(said.slice(0, date.start))) return null
  let to = at
  while (
    to < at + longestReason &&
    goesOn(to + 1, read) &&
    /^\s*,?\s*(?:porque|pois|que|pq|e|tenho|preciso|com)\b/.test(saidIn(to + 1, to + 1, read))
  )
    to += 1
  const told = saidIn(at, to, read)
  const days = figureOf(
    notice
      .exec(told)
      ?.slice(1)
      .find((one) => one !== undefined),
  )
  // The whole week of the day that it names.
  const last = /\bsemana d[oae] *$/.test(said.slice(0, date.start))
    ? addDays(date.span.to, (7 - weekdayOf(date.span.to)) % 7)
    : date.span.to
  return only(question('perWeek', { item, to: last, ...(days > 0 && days <= 60 && { count: days }) }), at, to)
}
