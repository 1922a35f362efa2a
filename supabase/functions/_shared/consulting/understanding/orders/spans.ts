/** Until when an order on prices holds: "até 15 de dezembro", "por 3 meses", "o ano inteiro". */
import { monthPattern } from '../../base/calendar.ts'

const day = String.raw`(?:(?:o |a )?(?:dia )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:\d{1,2}o?|primeiro) de ${monthPattern}(?: de \d{4})?)|(?:o )?dia \d{1,2}(?: d(?:este|esse|o) mes| do mes que vem)?)`
const period = String.raw`(?:${monthPattern}(?: de \d{4}| que vem)?|(?:o )?(?:comeco|inicio|meio|meados|fim|final) d[eoa] (?:ano|mes|temporada|verao|estacao|${monthPattern})|(?:o )?(?:mes|ano|semestre) que vem|natal|(?:o )?reveillon|(?:o )?ano novo|(?:o )?carnaval|(?:a )?pascoa|(?:a )?semana santa|(?:o )?sao joao|(?:o )?dia d[aeo]s? \p{L}+|segunda ordem|(?:a )?alta (?:estacao|temporada))`
const span = new RegExp(
  String.raw`,?\s*\b(?:(?:pelo menos|no minimo) )?(?:(?:ate|antes d[eoa]|so depois d[eoa]) (?:o |a )?(?:${day}|${period})|(?:por|durante|nos proximos) (?:os )?(?:proximos )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco|seis|doze) (?:dias?|semanas?|mes|meses|anos?)|(?:durante |por )?(?:o|todo o) ano (?:todo|inteiro)|(?:n?este|n?esse) (?:mes|ano|verao|semestre)|em ${monthPattern}|por enquanto)(?!\s*(?:reais|real|%))(?=[\s,.;]|$)`,
  'u',
)

/** Until when a clause holds, and the rest of it. */
export function withoutSpan(said: string): { rest: string; until?: { at: number; length: number } } {
  const found = span.exec(said)
  if (!found) return { rest: said }
  const lead = /^[,\s]*/.exec(found[0])?.[0].length ?? 0
  return {
    rest: `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`,
    until: { at: found.index + lead, length: found[0].length - lead },
  }
}
