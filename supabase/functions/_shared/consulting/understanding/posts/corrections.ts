/** Owners correct themselves as they speak: "volto quinta 11 aliás sexta 12". The corrected words are left out. */
import { foldInPlace } from '../text/fold.ts'

const marker = `(?:alias|digo|quer dizer|minto|ou melhor|perdao|opa|corrigindo|errei|na verdade|(?:nao,? )?(?:perai|pera|esper[ae]|calma|melhor))`
const weekday = '(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:[ -]feira)?'
const month =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)'
const kinds: readonly string[] = [
  // A day, with its weekday or its month.
  String.raw`(?:dia )?(?:${weekday},? (?:dia )?\d{1,2}(?:/\d{1,2})?|\d{1,2}/\d{1,2}|\d{1,2} de ${month}|dia \d{1,2})`,
  `(?:dia )?${weekday}`,
  // An hour.
  String.raw`(?:as |das )?\d{1,2}(?:h(?:\d\d)?|:\d\d| horas)`,
  // A price.
  String.raw`(?:por |a |de )?(?:r\$ ?\d+(?:,\d\d?)?|\d+,\d\d|\d+ (?:reais|conto))`,
  // A number of posts.
  String.raw`\d{1,2}(?: (?:posts?|publicacoes))?`,
]

const corrections = kinds.map(
  (kind) =>
    new RegExp(
      String.raw`(\b${kind}[\s,.;]*(?:nao[\s,]+)?\b${marker}\b[\s,:]*(?:e |foi |a |as |na |no |dia )?)(?=${kind})`,
      'g',
    ),
)

export type Corrected = { text: string; spans: readonly { start: number; end: number }[] }

/** The text with corrected words and the marker of the correction blank; places stay. */
export function withoutCorrected(text: string): Corrected {
  let kept = text
  const spans: { start: number; end: number }[] = []
  for (const pattern of corrections)
    for (const { index, 0: said } of foldInPlace(kept).matchAll(pattern)) {
      spans.push({ start: index, end: index + said.length })
      kept = kept.slice(0, index) + ' '.repeat(said.length) + kept.slice(index + said.length)
    }
  return { text: kept, spans }
}
