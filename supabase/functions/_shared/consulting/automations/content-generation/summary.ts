import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { houseTheme } from './moments.ts'
import { filledOtherwise } from './post-queue.ts'
import type { Written } from './write-post.ts'

/** The parts of a calendar that summary and assumptions mention. */
type Told = {
  house: string
  posts: readonly Written[]
  /** Positions of the posts about a date. */
  dated: ReadonlySet<number>
  spoken: readonly string[]
  themes: readonly string[]
  frequency: string
}

export function summaryOf(told: Told): string {
  const { posts, spoken, frequency } = told
  // Whether the house opens on a holiday is asked by itself.
  const unsaid = posts.filter(({ need, endings }) => need !== undefined && endings === undefined).length
  const often = frequency === 'Diariamente' ? 'uma por dia' : frequency.toLowerCase()
  // Each post counts once: a date that names a dish is a date.
  const others = posts.filter((_, at) => !told.dated.has(at))
  const dated = posts.length - others.length
  const named = others.filter(({ items }) => items.length > 0)
  const drinks = named.filter(({ alcohol }) => alcohol).length
  const home = others.filter(({ items, theme }) => items.length === 0 && theme === houseTheme).length
  const rest = others.length - named.length - home
  const parts = [
    ...(named.length > drinks ? [`${named.length - drinks} de pratos`] : []),
    ...(drinks > 0 ? [`${drinks} de drinks e doses`] : []),
    ...(dated > 0 ? [`${dated} de datas`] : []),
    ...(home > 0 ? [`${home} da casa`] : []),
    ...(rest > 0 ? [`${rest} de outros temas`] : []),
  ]
  const untold = told.themes.filter(
    (theme) => !filledOtherwise.includes(theme) && !posts.some((post) => post.theme === theme),
  )
  const messages = posts.filter(({ whatsapp }) => whatsapp !== undefined).length
  return [
    `${[`${posts.length} publicações`, often, `voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}`].filter((part) => part !== '').join(', ')}: ${joinList(parts)}.`,
    unsaid > 0 ? `${unsaid === 1 ? 'Uma espera' : `${unsaid} esperam`} um dado seu.` : '',
    untold.length > 0
      ? `Ficou sem publicação ${joinList(untold.map((theme) => `“${theme}”`))}: peça “1 publicação sobre…” nas datas, e entra.`
      : '',
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
