import * as z from 'zod/mini'
import { formatMinutes, formatWeekdayTime } from './dates'

/** Each kind of `workshop_events`, and whether its date says something that the kind does not. */
const words: Readonly<Record<string, { text: string; dated?: boolean }>> = {
  granted: { text: 'Evento comprado, sem data' },
  asked: { text: 'Pedido', dated: true },
  moved: { text: 'Mudado', dated: true },
  confirmed: { text: 'Confirmado', dated: true },
  proposed: { text: 'Outro horário proposto', dated: true },
  declined: { text: 'Proposta recusada' },
  resized: { text: 'Duração mudada' },
  held: { text: 'Realizado' },
  no_show: { text: 'A equipe foi e o workshop não aconteceu' },
  cancelled: { text: 'Cancelado' },
  reinstated: { text: 'Retomado' },
}

const detailSchema = z.catch(
  z.object({ date: z.optional(z.string()), minutes: z.optional(z.number()), by: z.optional(z.string()) }),
  {},
)

/**
 * An event of a workshop in one line.
 * @param house how the reader calls the house: `pela casa`, `por você`
 */
export function formatWorkshopEvent(kind: string, detail: unknown, house: string): string {
  const { date, minutes, by } = detailSchema.parse(detail)
  return [
    words[kind]?.text ?? kind,
    date && words[kind]?.dated && `para ${formatWeekdayTime(date)}`,
    minutes && `para ${formatMinutes(minutes)}`,
    by && (by === 'farm' ? 'pela fazenda' : house),
  ]
    .filter(Boolean)
    .join(' ')
}
