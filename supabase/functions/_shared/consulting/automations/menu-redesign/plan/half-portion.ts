/** Half a portion, or one for a child, of a dish that the house already cooks. */
import { formatBrl } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { inPrint } from '../amounts.ts'
import { type Answer, type Asking, listedFor, percent, type Question } from './asking.ts'
import { kidsShare } from './kids-section.ts'

/** Share of the whole price at which half of the ingredients still pays the same work: assumption. */
const halfShare = 0.6

export function halfPortion(question: Question, asking: Asking): Answer | null {
  const [own] = listedFor(question, asking)
  if (!own) return null
  const { price, cost, name } = own
  const share = question.what === undefined ? halfShare : kidsShare
  const half = menuPriceFrom(price * share, endingsFrom(price, asking.limitsOf(own).endings))
  const [left, whole] = [half - cost / 2, price - cost]
  return {
    verdict: `${inPrint(half)}, com metade do prato: custa ${formatBrl(cost / 2)} e deixa ${formatBrl(left)}.`,
    texts: [
      `É ${percent(half / price)} dos ${inPrint(price)} da inteira, porque o trabalho e o fogo são os mesmos; a inteira deixa ${formatBrl(whole)}. Duas meias saem por ${inPrint(half * 2)}, mais que uma inteira: ninguém troca uma pela outra para pagar menos.`,
      `Perde só se mais de ${percent(left / whole)} de quem a pede fosse pedir a inteira de ${name}. Pese a metade antes de imprimir.`,
    ],
  }
}
