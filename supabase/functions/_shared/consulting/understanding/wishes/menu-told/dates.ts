/** The printer's day, and the days on which the house is closed around it. */
import { findDates } from '../../dates/find-dates.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, spanOver } from './thoughts.ts'

const printer = /\b(?:grafica|impressao|impressora|quem imprime)\b/
const file = /\b(?:pede|pediu|recebe\w*|aceita|quer|precisa)\b/
const until = /\b(?:ate|antes d[eo]|no maximo|prazo)\b/
const closed = /\b(?:fech(?:amos|o|a|ado|ados)|nao abr(?:imos|o|e)|recesso|ferias|paramos)\b/

/** "a impressora quer tudo no máximo em 5/5, e paramos de 10/5 a 14/5" */
export const printerDay: Concept = (thought) => {
  const { said, pieces, at, today } = thought
  const [who, what] = [printer.exec(said), file.exec(said)]
  if (!who || !what || /\?\s*$/.test(said)) return null
  const piece =
    pieces.find((one) => printer.test(one.said) && until.test(one.said)) ??
    pieces.find((one) => until.test(one.said))
  const [day] = piece ? findDates(piece.said, today) : []
  if (!piece || !day || day.span.from < today) return null
  const rest = pieces.find((one) => one !== piece && closed.test(one.said))
  const [shut] = rest ? findDates(rest.said, today) : []
  const wishes: WishContent[] = [
    { kind: 'deadline', what: 'arquivo na gráfica', by: day.span.to, of: 'print' },
    ...(rest && shut
      ? [{ kind: 'date', what: 'fechado', closed: true, from: shut.span.from, to: shut.span.to } as const]
      : []),
  ]
  return {
    wishes,
    span: spanOver(thought, [who.index, what.index, piece.at - at, ...(rest && shut ? [rest.at - at] : [])]),
  }
}
