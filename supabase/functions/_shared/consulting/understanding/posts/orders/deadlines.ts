/** Until when one books: "com reserva até 20/12" belongs to the date beside it. */
import { addDays } from '../../../base/calendar.ts'
import type { Given, Order } from './order.ts'
import { bare, isNoun } from './what.ts'

const booking =
  /^(?:(?:mas|e|so|somente|apenas|com|por|mediante|sob|fazer|faca[m]?|garanta|a|as|o|os|pode) )*(reservas?|reservar|inscric(?:ao|oes)|ingressos?|encomendas?|encomendar|pedidos?|confirmac(?:ao|oes)|confirmar|vendas?|lista)(?: (?:antecipad[oa]s?|aberta?s?|so|apenas|vai|vao|e|sao|obrigatori[oa]))*$/
const bookedBefore =
  /^([a-z][a-z ]{3,40}?) (?:e )?(?:so |somente |apenas )?(reservas?|reservar|reserve[m]?|encomendas?|encomendar|encomende[m]?)(?: (?:so|somente|apenas))?(?: ate)?$/
const nouns: Readonly<Record<string, string>> = {
  reservar: 'reserva',
  reservas: 'reserva',
  encomendar: 'encomenda',
  confirmar: 'confirmação',
  inscricao: 'inscrição',
  inscricoes: 'inscrição',
}

const namesMonth =
  /\d ?\/ ?\d|\d ?o? de [a-z]|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/

/** Orders that the house takes until a day: "aceitamos encomendas de panetone até 22/12". */
const ofItsOwn =
  /^(?:(?:mas|e|so|a gente|nos|aceit\w+|peg\w+|receb\w+|faz\w+|temos|tem|as|os|a|o) )*(encomendas?|encomendar|pedidos?|reservas?)(?: (?:antecipad[oa]s?|abert[oa]s?|so|somente|apenas|vai|vao|e|sao|ficam?|fecham?|encerram?|acabam?))*(?: ((?:d[aeo]s?|para|pra) [a-z ]{3,40}?))?(?: (?:d[aeo]|para o|pro))?(?: (?:so|somente|apenas|vai|vao|sao|ficam?|abert[oa]s?))*$/

/** "até dia 20" beside a feast: a booking ends before what it is for, on the last such day. */
function beforeFeast(to: string | undefined, { clause, carry, today }: Given): string | undefined {
  const feast = carry.last?.from
  if (to === undefined || feast === undefined || to <= feast || namesMonth.test(clause.folded)) return to
  const inMonth = (month: string) => `${month}-${to.slice(8)}`
  const before = [feast.slice(0, 7), addDays(`${feast.slice(0, 7)}-01`, -1).slice(0, 7)]
    .map(inMonth)
    .find((day) => day <= feast && day >= today)
  return before ?? to
}

export function readDeadline(given: Given): Order | null {
  const { clause, folded, said, when, carry } = given
  if (clause.asks && clause.last) return null
  const to = beforeFeast(when.days.to, given)
  const own = ofItsOwn.exec(folded)
  // "encomendas da ceia até 22/12": no condition of the date beside it, but a day that posts call for.
  const isBooking = own?.[1]?.startsWith('reserv') ?? false
  if (
    own?.[1] &&
    to !== undefined &&
    (carry.last === null || (clause.lead === 'start' && !isBooking)) &&
    /\bate\b/.test(clause.folded)
  ) {
    const of = bare(said.slice(folded.length - (own[2] ?? '').length)).replace(
      /^(?:d[aeo]s?|para|pra)\s+/iu,
      '',
    )
    const named = own[2] && of !== '' ? of : (when.feast ?? '')
    const what = `último dia de ${isBooking ? 'reservas' : 'encomendas'}${named === '' ? '' : ` (${named})`}`
    return { wishes: [{ kind: 'date', what: what.slice(0, 120), closed: false, from: to, to }] }
  }
  // "confra de empresa: reservar até 10/12": what is booked stands before.
  const [, head, verb = ''] = booking.test(folded) ? [] : (bookedBefore.exec(folded) ?? [])
  if (head && to !== undefined && /\bate\b/.test(clause.folded) && isNoun(head) && !/\d/.test(head)) {
    const noun = verb.startsWith('reserv') ? 'reservas' : 'encomendas'
    const what = `último dia de ${noun} (${bare(said.slice(0, head.length))})`
    return { wishes: [{ kind: 'date', what: what.slice(0, 120), closed: false, from: to, to }] }
  }
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
