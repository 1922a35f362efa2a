/** One sentence with which somebody shy offers the combo, an item, or what goes with a dish. */
import { the, uncapitalize } from '../../../base/language/grammar.ts'
import { inPrint } from '../amounts.ts'
import { type Answer, type Asking, type Question, soldFor } from './asking.ts'

const bare = (name: string) => name.replace(/\s*\([^)]*\)/g, '').trim()

export function offerLine({ item }: Question, asking: Asking): Answer | null {
  const [combo] = asking.combos
  if (item === undefined && combo) {
    const kinds = new Set((combo.each ?? []).flatMap(({ price }) => price ?? [])).size
    return {
      verdict: `“Quer com ${uncapitalize(bare(combo.addition))}? ${kinds > 1 ? 'O combo sai a partir de' : 'Os dois saem por'} ${inPrint(Math.min(combo.price, ...(combo.each ?? []).flatMap(({ price }) => price ?? [])))}.”`,
      texts: [
        `Só essa, olhando para a placa ou o cardápio, quando alguém pede ${(combo.each ?? []).length > 1 ? 'um que entra no combo' : the(uncapitalize(bare(combo.dish)))}; se a resposta for não, agradece e fecha o pedido. Cada sim de quem só pediria o prato deixa ${inPrint(combo.gains)} a mais.`,
      ],
    }
  }
  const items = soldFor(item === undefined ? {} : { item }, asking)
    .filter(({ move }) => move !== 'remove')
    .toSorted((a, b) => b.units * b.margin - a.units * a.margin)
  const [best] = items
  return best
    ? {
        verdict: `“Posso trazer também ${the(uncapitalize(bare(best.name)))}? Sai por ${inPrint(best.newPrice ?? best.price)}.”`,
        texts: [
          `Só essa, ao anotar o pedido: ${best.name} deixa ${inPrint(best.margin)} cada${items.length > 1 ? ', e é o que mais deixa entre os que você citou' : ''}.`,
        ],
      }
    : null
}
