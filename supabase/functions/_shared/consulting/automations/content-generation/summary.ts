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
  const often = frequency === 'Diariamente' ? 'uma por dia' : frequency.toLowerCase()
  const named = posts.filter(({ items, theme }) => items.length > 0 && !told.dates.includes(theme))
  const drinks = named.filter(({ alcohol }) => alcohol).length
  const home = posts.filter(
    ({ theme, items }) => theme === houseTheme && items.length === 0 && !told.dates.includes(theme),
  ).length
  const others = posts.length - named.length - dated - home
  const parts = [
    ...(named.length > drinks ? [`${named.length - drinks} de pratos`] : []),
    ...(drinks > 0 ? [`${drinks} de drinks e doses`] : []),
    ...(dated > 0 ? [`${dated} de datas`] : []),
    ...(home > 0 ? [`${home} da casa`] : []),
    ...(others > 0 ? [`${others} de outros temas`] : []),
  ]
  const messages = posts.filter(({ whatsapp }) => whatsapp !== undefined).length
  return [
    `${[`${posts.length} publicações`, often, `voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}`].filter((part) => part !== '').join(', ')}: ${joinList(parts)}.`,
    unsaid > 0 ? `${unsaid === 1 ? 'Uma espera' : `${unsaid} esperam`} um dado seu.` : '',
    messages > 0 ? `${messages} [também por|saem também por|vão também por] WhatsApp.` : '',
  ]
    .filter((part) => part !== '')
    .map((part) => fillChoices(part, told.house))
    .join(' ')
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
