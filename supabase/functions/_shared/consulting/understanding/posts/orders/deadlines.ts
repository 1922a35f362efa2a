/** Until when one books: "com reserva até 20/12" belongs to the date beside it. */
import type { Given, Order } from './order.ts'

const booking =
  /^(?:(?:mas|e|so|somente|apenas|com|por|mediante|sob|fazer|faca[m]?|garanta|a|as|o|os|pode) )*(reservas?|reservar|inscric(?:ao|oes)|ingressos?|encomendas?|encomendar|pedidos?|confirmac(?:ao|oes)|confirmar|vendas?|lista)(?: (?:antecipad[oa]s?|aberta?s?|so|apenas|vai|vao|e|sao|obrigatori[oa]))*$/
const nouns: Readonly<Record<string, string>> = {
  reservar: 'reserva',
  reservas: 'reserva',
  encomendar: 'encomenda',
  confirmar: 'confirmação',
  inscricao: 'inscrição',
  inscricoes: 'inscrição',
}

export function readDeadline({ clause, folded, when, carry }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const { to } = when.days
  const found = booking.exec(folded)
  const isTold =
    /\b(?:encomendas?|reservas?|inscric\w+)\b/.test(folded) && !/\b(?:nao|nem|sem|post\w*)\b|r\$/.test(folded)
  if (!found && isTold && to !== undefined && carry.last !== null && /\bate\b/.test(clause.folded))
    return { detail: { note: clause.text.slice(0, 120) } }
  if (!found?.[1] || to === undefined || !/\bate\b/.test(clause.folded)) return null
  const noun = nouns[found[1]] ?? found[1]
  const day = to.split('-').toReversed().slice(0, 2).join('/')
  return { detail: { note: `com ${noun} até ${day}` } }
}
