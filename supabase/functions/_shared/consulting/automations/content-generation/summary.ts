import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { houseTheme } from './moments.ts'
import type { Written } from './write-post.ts'

/** The parts of a calendar that summary and assumptions mention. */
type Told = {
  house: string
  posts: readonly Written[]
  /** Number of posts about a date, and the names of these dates. */
  dated: number
  dates: readonly string[]
  spoken: readonly string[]
  themes: readonly string[]
  frequency: string
}

export function summaryOf(told: Told): string {
  const { posts, dated, spoken, frequency } = told
  const unsaid = posts.filter(({ need }) => need !== undefined).length
  const often =
    frequency === 'Diariamente' ? 'uma por dia, ' : frequency ? `${frequency.toLowerCase()}, ` : ''
  const named = posts.filter(({ items, theme }) => items.length > 0 && !told.dates.includes(theme))
  const drinks = named.filter(({ alcohol }) => alcohol).length
  const home = posts.filter(({ theme }) => theme === houseTheme).length
  const others = posts.length - named.length - dated - home
  const parts = [
    ...(named.length > drinks ? [`${named.length - drinks} com pratos da casa`] : []),
    ...(drinks > 0 ? [`${drinks} com drinks e doses`] : []),
    ...(dated > 0 ? [`${dated} para as datas do período`] : []),
    ...(home > 0 ? [`${home} da casa e de quem faz`] : []),
    ...(others > 0 ? [`${others} sobre outros temas`] : []),
  ]
  const messages = posts.filter(({ whatsapp }) => whatsapp !== undefined).length
  const list =
    messages > 0
      ? fillChoices(
          ` [Para a lista de WhatsApp vão|A lista de WhatsApp recebe|Pelo WhatsApp saem] ${messages}: [só o que tem dia|o que tem data, e mais nada], e nunca bebida, [que lá não há limite de idade|porque a lista não separa idades].`,
          told.house,
        )
      : ''
  const waiting = unsaid === 1 ? 'Uma espera' : `${unsaid} esperam`
  return `São ${posts.length} publicações, ${often}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}: ${joinList(parts)}.${unsaid > 0 ? fillChoices(` ${waiting} um dado seu; [as outras estão prontas|o resto sai como está|as demais já podem ir].`, told.house) : ''}${list}`
}

export function assumptionsOf(told: Told): string[] {
  const ofMenu = told.posts.filter(({ items }) => items.length > 0).length
  return [
    ...(ofMenu > 0
      ? []
      : [
          'Os textos não citam pratos nem preços: onde dependem de algo que só a casa sabe, a publicação diz o que completar.',
        ]),
  ]
}
