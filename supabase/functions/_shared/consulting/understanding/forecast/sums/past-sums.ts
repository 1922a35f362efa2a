/** Sums of the past: what an offer of some weekdays has done, and whether a house grew beyond its prices. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { datesBehind, namedItems, next, own, type SumReader } from './parts.ts'

const offer =
  /\b(?:em dobro|dobradinha|dobrad[oa]s?|promoc\w+|promo|desconto|rodizio|(?:2|dois|duas) por (?:1|um|uma)|musica|happy hour|karaoke|voz e violao|sorteio|oferta|combo)\b/
const worked =
  /\b(?:deu|da|dando|teve|trouxe|traz) (?:resultado|certo|retorno|efeito)\b|\b(?:ta|esta|tem|vem|foi|e) val(?:endo|ido|eu)\b|\bval(?:e|eu|endo)(?: mesmo)? a pena\b|\bcompens\w+|\bfuncion\w+|\badiant\w+|\bavali\w+|\bpuxou (?:venda|gente|movimento)\b/
/** "desde 1 de setembro a terça tem pizza em dobro, deu resultado?" */
const readPastPromo: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && offer.exec(line.said)
  if (!line || !found) return null
  const after = next(lines)
  const asks = worked.test(line.said) ? line : after && worked.test(after.said) ? after : undefined
  const { today, names } = lines.around
  const [date] = datesBehind(line.said, today)
  const weekdays = weekdaysIn(line.said)
  if (!asks || !date || weekdays.length === 0 || date.span.from > today) return null
  const item = namedItems(line.said, names)
  const start = Math.max(0, line.said.search(/\b(?:desde|em|comecei|faco|fiz|avali\w+|a partir)\b/))
  return {
    wishes: [
      {
        kind: 'question',
        about: 'pastPromo',
        from: date.span.from,
        weekdays,
        what: own(lines, line, found.index, found[0].length),
        ...(item !== undefined && { item }),
      },
    ],
    start: line.start + start,
    end: asks.end,
  }
}

const grew = /\bcresc(?:i|emos|eu|endo|imento)\b/
const onlyPrice =
  /\b(?:so|apenas|somente) (?:o |pelo |foi o |do )?(?:preco|aumento|reajuste)\b|\b(?:foi|e) (?:so |apenas )?(?:o )?(?:preco|aumento|reajuste)\b|\bde verdade\b|\bem unidades\b|\balem do (?:preco|aumento|reajuste)\b/
const rise =
  /\b(?:subi|subimos|aumentei|aumentamos|reajust\w+|aumento|reajuste)\b[^.;!?\d]{0,30}?(\d{1,2}) ?(?:%|por cento)/
/** "em junho subi tudo 10%: cresci ou foi só o preço?" */
const readRealGrowth: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line) return null
  const after = next(lines)
  const told = rise.exec(line.said)
  const asks =
    grew.test(line.said) && onlyPrice.test(line.said)
      ? line
      : told && after && grew.test(after.said) && onlyPrice.test(after.said)
        ? after
        : undefined
  if (!asks) return null
  const [date] = datesBehind(line.said, lines.around.today)
  const percent = Number(told?.[1] ?? 0)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'realGrowth',
        ...(percent > 0 && { percent }),
        ...(date && told && { from: date.span.from }),
      },
    ],
    start: line.start,
    end: asks.end,
  }
}

export const pastSums: readonly SumReader[] = [readPastPromo, readRealGrowth]
