import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** Posts to photograph in one session. */
const batch = 10

/** What to do first with the calendar. Posts promise no sales, so no action has an amount in R$. */
export function contentActions(contents: readonly PostCalendar[]): Action[] {
  const [calendar] = contents
  const posts = calendar?.posts ?? []
  const [first] = posts
  const last = posts.at(-1)
  if (!calendar || !first || !last) return []
  const photographed = posts.slice(0, batch)
  const alcohol = posts.filter((post) => post.alcohol)
  const [firstAlcohol] = alcohol
  const [date] = calendar.dates.toSorted((a, b) => a.day.localeCompare(b.day))
  return firstActions(
    {
      what:
        photographed.length === 1
          ? 'Fotografar a publicação'
          : `Fotografar as ${photographed.length} primeiras`,
      brings: `Imagens até ${shown(photographed.at(-1)?.day ?? last.day)}.`,
      by: shown(first.day),
      who: 'Quem cuida das redes',
    },
    firstAlcohol
      ? {
          what: `Limitar a maiores de 18 anos ${alcohol.length === 1 ? 'a publicação' : `as ${alcohol.length} publicações`} com bebida`,
          brings: 'Segue o CONAR',
          by: shown(firstAlcohol.day),
          who: 'Quem cuida das redes',
        }
      : null,
    date
      ? {
          what: `Confirmar horário e cardápio: ${date.name}, ${shown(date.day)}`,
          brings: 'Anúncio que se cumpre',
          by: shown(first.day),
          who: 'Gerente',
        }
      : null,
    {
      what: 'Responder comentários no dia',
      brings: 'Quem pergunta está escolhendo',
      by: 'Todos os dias',
      who: 'Quem cuida das redes',
    },
    {
      what: 'Perguntar como o cliente chegou',
      brings: 'Mede o calendário',
      by: 'Semana 2',
      who: 'Quem atende',
    },
    {
      what: 'Repetir o que teve respostas',
      brings: 'Orienta o próximo',
      by: shown(last.day),
      who: 'Gerente',
    },
    {
      what: 'Conferir preços e pratos citados',
      brings: 'Promessa que se cumpre',
      by: shown(first.day),
      who: 'Gerente',
    },
  )
}
