/**
 * A day with hours of its own: announced, and on the day. `{what}` "da véspera de Natal" or nothing, `{day}` "quinta,
 * 24/12", `{hours}` "a casa fecha às 15h", `{rows}` the days of a timetable, one a line.
 */
import type { Register } from './moments.ts'

export const hoursTexts: Readonly<
  Record<'ahead' | 'several' | 'day', Readonly<Record<Register, readonly string[]>>>
> = {
  ahead: {
    spoken: [
      'Pra ninguém dar viagem perdida{what}: {day}, {hours}.',
      'Anota logo o horário{what}: {day}, {hours}.',
    ],
    plain: ['Para ninguém perder a viagem{what}: {day}, {hours}.', 'Anote o horário{what}: {day}, {hours}.'],
    sober: ['O horário{what}: {day}, {hours}.', 'Horário{what}. {Day}: {hours}.'],
  },
  several: {
    spoken: ['Tira print, que o horário da casa muda:\n{rows}\nNos outros dias, tudo como sempre.'],
    plain: ['Salve o horário da casa nestes dias:\n{rows}\nNos outros dias, o de sempre.'],
    sober: ['O horário destes dias:\n{rows}'],
  },
  day: {
    spoken: [
      'Hoje o horário é outro: {hours}. Avisa quem vem contigo.',
      'Lembrete de hoje: {hours}. Te organiza cedo.',
      'Hoje {hours}, viu? Chega antes.',
    ],
    plain: [
      'Hoje o horário é outro: {hours}. Avise quem vem com você.',
      'Lembrete de hoje: {hours}. Programe-se.',
      'Hoje {hours}. Conte com isso antes de sair de casa.',
    ],
    sober: ['Hoje, {hours}.', 'O horário de hoje: {hours}.'],
  },
}

/** To the WhatsApp list. */
export const hoursMessages = {
  spoken: {
    ahead: 'Horário diferente: {day}, {hours}. Guarda aí.',
    day: 'Hoje {hours}. Qualquer coisa, chama aqui.',
  },
  plain: {
    ahead: 'Horário diferente: {day}, {hours}. Guarde esta mensagem.',
    day: 'Hoje {hours}. Dúvidas, por aqui.',
  },
} as const

export const hoursShots: readonly string[] = [
  'O horário escrito à mão num papel, na porta',
  'O relógio da casa, de perto',
  'A placa de aberto, vista da calçada',
  'A lousa com os dias e as horas',
]
