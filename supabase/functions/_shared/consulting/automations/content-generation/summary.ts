import { joinList } from '../../base/language/text.ts'
import type { Written } from './posts.ts'

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
  const { own, ofMenu } = countsOf(told)
  const unsaid = posts.filter(({ need }) => need !== undefined).length
  const often =
    frequency === 'Diariamente' ? 'uma por dia, ' : frequency ? `${frequency.toLowerCase()}, ` : ''
  const parts = [
    `${own} nos temas que você escolheu`,
    ...(ofMenu > 0 ? [`${ofMenu} com o que a casa vende`] : []),
    ...(dated > 0 ? [`${dated} para as datas do período`] : []),
    ...(unsaid > 0 ? [`${unsaid} à espera de um dado seu`] : []),
  ]
  return `São ${posts.length} publicações, ${often}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}: ${joinList(parts)}${own + ofMenu + dated > posts.length ? ', algumas em mais de um grupo' : ''}.`
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
