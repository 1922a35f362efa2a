/** What an unread passage says of the date beside it: price, hours, places, conditions. */
import { foldInPlace } from '../../text/fold.ts'
import { takeParts } from '../occasion-parts.ts'
import type { Detail } from './order.ts'
import { bare, isNoun } from './what.ts'
import { orders } from './words.ts'

const open =
  /^(?:(?:mas|e|a gente|nos|a casa|casa|o bar|so que) )*(?:funciona\w*|abr(?:e|imos|o|ira|iremos)|(?:esta |estara |estaremos )?abert[oa]s?)(?: normal(?:mente)?)?$/
const restOfDay =
  /^(?:(?:e|cai|que|n[ao]|num|numa|em|uma?|o|dia|de|da|do|,)\b ?)*(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)?(?:[ -]feira)?(?: e)?\s*/
const free =
  /^sem (?:cobrar |cobranca de |taxa de )?(?:couvert|taxa|consumacao(?: minima)?|entrada|ingresso|reserva|custo)(?: artistico)?$|^(?:entrada |couvert )?(?:gratis|de graca|gratuit[oa]|franca|livre)$/
/** What guests must know, in a sentence. */
const told =
  /^(?:so (?:o|a|os|as) [a-z ]{3,30} (?:funciona|abre|atende|fica)\w*(?: abert[oa])?|(?:a|o) (?:rua|avenida|estacionamento|praca|entrada|varanda|cozinha) [a-z ]{3,20}(?:das? \d.*|ate .*)?|menor(?:es)?(?: de (?:18|idade)(?: anos)?)? nao (?:entra\w*|pode\w*)|(?:agora |novo endereco:? )?(?:na|no|em) (?:rua|avenida|av|praca|travessa|alameda) .+|(?:com |por |so com )?reservas? .*\bate .+)$/
const opensAt =
  /^(?:(?:a gente|nos|a casa|vamos|vou) )*(?:abr\w+|funciona\w*) (?:so |somente |apenas )?(?:(?:a partir )?(?:das|as) \d{1,2}(?:h(?:\d\d)?|:\d\d| horas)|(?:a|de) noite|no almoco|no jantar|ate (?:as )?\d{1,2}(?:h(?:\d\d)?|:\d\d))$/
/** What the price holds, and where it counts: "bebida à parte", "só no salão", "não vale em feriado". */
const extras =
  '(?:bebidas?|sobremesas?|refrigerantes?|refris?|sucos?|vinhos?|entradas?|acompanhamentos?|couvert|servico|taxa de servico|10 ?%|rolha|embalagem)'
export const condition = new RegExp(
  String.raw`^(?:(?:a|as|o|os|com|mas|e|sendo) )*(?:${extras}(?: (?:e|ou) ${extras})? (?:(?:e|sao|fica\w*|cobrad[oa]s?) )*(?:a parte|por fora|separad[oa]s?|(?:nao )?(?:inclus[oa]s?|incluid[oa]s?)|nao (?:entra\w*|inclui\w*))|(?:nao |sem )(?:inclui\w*|incluso|incluindo) ${extras}(?: (?:e|ou) ${extras})?|(?:(?:so|somente|apenas|vale|valido|valida) )+(?:n[oa] (?:salao|mesa|local|balcao|jantar|almoco|consumo no local)|para consumo no local|presencial\w*)|nao vale (?:para|pra|em|n[oa]) (?:delivery|viagem|entrega|levar|feriados?|vespera de feriado)|criancas? (?:ate|de|abaixo de|menor\w* de) .{1,25} (?:nao paga\w*|paga\w* (?:meia|metade)|gratis|free|de graca))$`,
)
const sameHour = /^(?:n?a |no )?(?:mesm[ao]|igual) (?:hora(?:rio)?|horario|lugar|local|preco)$/

/** "Segunda não postem, é folga": why, and of no feast. */
const dayOff = /^(?:e|eh|porque|pois|que) (?:(?:[oa]|noss[oa]|meu|minha|dia de) )*(?:folga|descanso)$/

/** What an unread passage says of the date beside it. */
export function detailOf(text: string): Detail | null {
  const folded = foldInPlace(text)
  // An order about posts is no detail of a date.
  if (dayOff.test(folded.trim())) return null
  if (/\b(?:posts?|publicac\w+|legendas?|segur\w+)\b/.test(folded)) return null
  if (condition.test(folded)) return { note: text.replace(/\ba parte\b/giu, 'à parte').slice(0, 120) }
  if (/\bconsumacao\b/.test(folded)) return { note: text.slice(0, 120) }
  if (told.test(folded)) return { note: text.slice(0, 120) }
  const plain = folded.replace(restOfDay, '').trim()
  if (opensAt.test(plain)) return { open: true, note: text.slice(0, 120) }
  if (open.test(plain) || open.test(folded)) return { open: true }
  if (sameHour.test(folded) || free.test(folded)) return { note: text }
  const { rest, held, notes } = takeParts(text)
  const only = /^\s*(?:e\s+)?(só|so|somente|apenas)\s/iu.exec(rest)?.[1]
  const bared = bare(rest.replace(/[|]/g, ' ').replace(/^\s*e\s+/iu, ''))
  const isWith = /^\s*com\s/iu.test(rest.replace(/[|]/g, ' '))
  // "vai ter bolo e a banda Maré": what there will be.
  const there = /^(?:e |e tambem )?(?:vai ter|vamos ter|teremos|vai rolar) (.+)$/iu.exec(bared)?.[1]
  if (there && !/\d/.test(there) && !orders.test(foldInPlace(there)) && there.split(' ').length <= 10) {
    const all = [`com ${there.replace(/^(?:um|uma) /iu, '')}`, ...notes]
    return { ...held, note: all.join(', ').slice(0, 120) }
  }
  const left =
    isWith && bared !== ''
      ? `com ${bared}`
      : only && bared !== ''
        ? `${only.replace('so', 'só')} ${bared}`
        : bared
  const said = foldInPlace(left)
  const isTold =
    left === '' ||
    (isNoun(said) && !/\d/.test(said)) ||
    (isWith && !orders.test(said) && !/\b(?:nao|nem|sem)\b/.test(said))
  if (!isTold) return null
  const note = [left, ...notes].filter((part) => part !== '').join(', ')
  if (note === '' && Object.keys(held).length === 0) return null
  return { ...held, ...(note !== '' && { note: note.slice(0, 120) }) }
}
