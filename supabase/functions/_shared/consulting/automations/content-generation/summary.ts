import { joinList } from '../../base/language/text.ts'
import type { Written } from './write-post.ts'

/** The parts of a calendar that summary and assumptions mention. */
type Told = {
  posts: readonly Written[]
  /** Number of posts about a date. */
  dated: number
  spoken: readonly string[]
  themes: readonly string[]
  frequency: string
}

const countsOf = ({ posts, themes }: Told) => ({
  own: posts.filter(({ theme }) => themes.includes(theme)).length,
  ofMenu: posts.filter(({ items }) => items.length > 0).length,
})

export function summaryOf(told: Told): string {
  const { posts, dated, spoken, frequency } = told
  const unsaid = posts.filter(({ need }) => need !== undefined).length
  const often =
    frequency === 'Diariamente' ? 'uma por dia, ' : frequency ? `${frequency.toLowerCase()}, ` : ''
  const named = posts.filter(({ items }) => items.length > 0)
  const drinks = named.filter(({ alcohol }) => alcohol).length
  const others = posts.length - named.length - dated
  const parts = [
    ...(named.length > drinks ? [`${named.length - drinks} com pratos da casa`] : []),
    ...(drinks > 0 ? [`${drinks} com drinks e doses`] : []),
    ...(dated > 0 ? [`${dated} para as datas do período`] : []),
    ...(others > 0 ? [`${others} sobre outros temas`] : []),
  ]
  const waiting = unsaid === 1 ? 'Uma espera' : `${unsaid} esperam`
  return `São ${posts.length} publicações, ${often}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}: ${joinList(parts)}.${unsaid > 0 ? ` ${waiting} um dado seu; as outras estão prontas.` : ''}`
}

export function assumptionsOf(told: Told): string[] {
  const { own, ofMenu } = countsOf(told)
  return [
    ...(ofMenu > 0
      ? []
      : [
          'Os textos não citam pratos nem preços: onde dependem de algo que só a casa sabe, a publicação diz o que completar.',
        ]),
    ...(own < told.posts.length - told.dated - ofMenu
      ? [
          'Os temas escolhidos não enchem trinta publicações sem repetir: temas vizinhos completam o calendário.',
        ]
      : []),
  ]
}
