/** From when new prices hold, and until when they stay. */
import { shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { type Answer, type Asked, answer, type Question } from './asked.ts'

/** New prices begin on a day that the owner gives. */
export function answerStart({ from = '' }: Question, { raises }: Asked): Answer {
  const day = `${weekdayNames[weekdayOf(from)]}, ${shortDay(from)}`
  return answer(
    raises.length === 0
      ? `Nenhum preço muda antes de ${shortDay(from)}; pela conta de hoje, depois também não.`
      : `${raises.length === 1 ? 'O preço novo vale' : 'Os preços novos valem'} a partir de ${day}; até lá, os de hoje.`,
  )
}

/** Once changed, prices stay until a day. */
export function answerHeld({ to = '' }: Question, { raises }: Asked): Answer {
  return answer(
    raises.length === 0
      ? `Nada muda antes de ${shortDay(to)}.`
      : `O que mudar agora não muda de novo antes de ${shortDay(to)}; o resto espera esse dia.`,
  )
}
