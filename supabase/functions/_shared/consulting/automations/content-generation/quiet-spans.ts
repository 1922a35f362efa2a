/** Days of which the owner says that fewer guests come: no event to announce, but a goodbye before, and a word to who stays. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, inSentence, type Shown, spokenPrice } from './menu-items.ts'
import { shortName } from './registered-name.ts'

export type QuietSpan = Requirements['dates'][number]

export const isQuiet = ({ effect, closed }: QuietSpan): boolean => effect === 'down' && !closed

/** Days from which a goodbye is said, and on which who stays is spoken to, where no last day is known. */
const goodbye = 6
const lasting = 21

const ofSchool =
  /\b(?:aulas?|semestre|escolas?|faculdade|universidade|colegio|alunos?|estudantes?|ano letivo|ferias)\b/
const ofStreet = /\b(?:obras?|rua|avenida|calcada|praca|pista|interdi\w+|asfalt\w+|ponte)\b/
const ofRain = /\bchuv\w+|\bchov\w+/

/** The least dear dish or drink without alcohol: what a neighbour comes for on a quiet day. */
const shownOf = (menu: readonly Shown[]): Shown | undefined =>
  menu
    .filter((item) => !drinkAlcohol(item) && item.price !== null && item.price > 0)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]

const base = {
  format: 'Foto',
  alcohol: false,
  need: null,
  short: null,
  asks: false,
  theme: 'A casa',
  subject: 'a casa',
  who: 'sem pessoas',
} as const

/** Before the quiet days a goodbye to who leaves, and in them a word to who stays, with the house's cheapest item. */
export function quietDrafts(spans: readonly QuietSpan[], menu: readonly Shown[], mayPrice: boolean): Draft[] {
  const item = shownOf(menu)
  const price = item?.price && mayPrice ? `, ${spokenPrice(item.price)}` : ''
  const named = item ? `${inSentence(shortName(item.name))}${price}` : ''
  return spans.flatMap(({ what, from, to }): Draft[] => {
    if (from === undefined) return []
    const said = foldAccents(what).toLowerCase()
    const until = to ?? addDays(from, lasting)
    const before: Draft = {
      ...base,
      items: [],
      title: 'Antes da despedida',
      body: `Antes das férias, uma última mesa com a turma de todo dia.${item ? ` Tem ${named}.` : ''} Quem viaja, boa viagem; a casa espera a volta.`,
      question: 'Quem você quer ver antes de ir?',
      visual: '[Uma mesa com duas cadeiras puxadas|Uma mochila no encosto da cadeira, sem ninguém]',
      days: { from: addDays(from, -goodbye), to: from },
    }
    const within: Draft = {
      ...base,
      items: [],
      title: ofStreet.test(said) ? 'A casa está aberta' : 'Para quem fica por perto',
      body: ofStreet.test(said)
        ? `Há obra no caminho até ${shortDay(until)}, e a casa abre como sempre.${item ? ` Chegando, tem ${named}.` : ''}`
        : ofRain.test(said)
          ? `Dia de chuva também é dia de sentar sem pressa.${item ? ` Tem ${named}.` : ''}`
          : `Dias mais calmos: sobra mesa, e ninguém tem pressa. Quem mora ou trabalha por perto, chegue.${item ? ` Tem ${named}.` : ''}`,
      question: ofStreet.test(said)
        ? 'Quer saber por onde chegar? Mande mensagem.'
        : 'Você fica por aqui nesses dias?',
      visual: ofStreet.test(said)
        ? '[O caminho até a casa, com a placa da obra|A entrada da casa, aberta]'
        : '[Uma mesa tranquila, com a luz do dia|Duas cadeiras e uma mesa posta]',
      days: { from: ofSchool.test(said) && to === undefined ? addDays(from, 1) : from, to: until },
    }
    return ofSchool.test(said) ? [before, within] : [within]
  })
}

/** How the days were taken, for the reader of the calendar. */
export const quietNotes = (spans: readonly QuietSpan[]): string[] =>
  spans.flatMap(({ what, from, to }) =>
    from === undefined
      ? []
      : [
          `“${capitalize(what)}”: contei com menos gente ${to === undefined ? `desde ${shortDay(from)}` : to === from ? `em ${shortDay(from)}` : `de ${shortDay(from)} a ${shortDay(to)}`}, e não é festa a anunciar: antes vai uma despedida, se alguém viaja, e nesses dias um convite a quem fica.`,
        ],
  )
