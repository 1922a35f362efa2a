/**
 * "couvert fixo de R$ 10", "menu de R$ 59 só terça a quinta": what the house charges besides the items of its sheet. It is
 * told, so that nobody takes it for an item to reprice, and asks for nothing.
 */
import { itemIn, type Named } from '../spoken/pieces.ts'
import { cut, type Span, sentenceEnds } from '../spoken/stretches.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'

const charge =
  '(?:couvert(?: artistico)?|(?:taxa de )?rolha|taxa de (?:entrega|rolha)|consumacao(?: minima)?|estacionamento|manobrista|rodizio|menu(?: executivo| do dia)?|executivo|buffet)'
const amount = String.raw`(?: (?:de|a|por|e|custa|fixo em|fixa em))*(?: r\$ ?\d[\d.,]*| \d[\d.,]*(?: reais)?)`
const rests =
  '(?:,? (?:que )?(?:por pessoa|fix[oa]s?|fica\\w*|continua\\w*|segue\\w*|nao (?:mexe\\w*|muda\\w*|sobe\\w*|pode (?:mudar|subir|mexer))|como est\\w+|igual|so|somente|apenas|e so|vale|de|a|as|ate|e|na|no|nas|nos|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feira|almoco|jantar|noite))*'
const told = new RegExp(
  `^(?:(?:e|o|a|os|as|nosso|nossa|temos|tem) )*${charge}(?: fix[oa])?(?:${amount})?${rests}$`,
)
const bare = new RegExp(`^(?:(?:e|o|a|os|as|nosso|nossa|temos|tem) )*${charge}$`)

function chargesIn(text: string, names: readonly Named[]): Span[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }) => {
    if (said.includes('?')) return []
    const lead = /^\s*/.exec(said)?.[0].length ?? 0
    const clause = said.slice(lead).replace(/[\s.,;!]+$/, '')
    if (!told.test(clause) || bare.test(clause) || itemIn(clause, names) !== undefined) return []
    return [{ start: at + lead, end: at + lead + clause.length }]
  })
}

export function withOutsideCharges(
  text: string,
  names: readonly Named[],
  readRest: (rest: string) => Draft,
): Draft {
  const found = chargesIn(text, names)
  if (found.length === 0) return readRest(text)
  const draft = readRest(withoutSpans(text, found))
  return { ...draft, asides: [...(draft.asides ?? []), ...found].toSorted((a, b) => a.start - b.start) }
}
