import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** Posts to photograph in one go. */
const batch = 10

/** What to do first with the calendar. Posts promise no sales, so nothing here is told in R$. */
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
      what: `Fotografar de uma vez o que ${photographed.length === 1 ? 'a publicação pede' : `as ${photographed.length} primeiras publicações pedem`}`,
      brings: `Imagens prontas até ${shown(photographed.at(-1)?.day ?? last.day)}, com uma tarde de trabalho.`,
      by: shown(first.day),
      who: 'Quem cuida das redes',
    },
    firstAlcohol
      ? {
          what: `Limitar a maiores de 18 anos ${alcohol.length === 1 ? 'a publicação' : `as ${alcohol.length} publicações`} com bebida`,
          brings: 'Cumpre as regras da publicidade de bebidas e evita perder a conta.',
          by: shown(firstAlcohol.day),
          who: 'Quem cuida das redes',
        }
      : null,
    date
      ? {
          what: `Confirmar o horário da casa e o que será servido: ${date.name}, ${shown(date.day)}`,
          brings: 'O que se anuncia é o que o cliente encontra.',
          by: shown(first.day),
          who: 'Gerente',
        }
      : null,
    {
      what: 'Responder os comentários no mesmo dia',
      brings: 'Quem pergunta antes de sair de casa ainda está escolhendo onde ir.',
      by: 'Todos os dias',
      who: 'Quem cuida das redes',
    },
    {
      what: 'Perguntar na chegada como o cliente soube da casa, e anotar a publicação',
      brings: 'Sem essa conta não dá para dizer quanto o calendário traz em reais.',
      by: 'Semana 2',
      who: 'Quem atende',
    },
    {
      what: 'Escolher as três publicações que mais trouxeram respostas',
      brings: 'O próximo calendário repete o que funcionou.',
      by: shown(last.day),
      who: 'Gerente',
    },
    {
      what: 'Conferir preços e pratos citados antes de programar',
      brings: 'Nenhuma promessa que a cozinha não cumpra.',
      by: shown(first.day),
      who: 'Gerente',
    },
  )
}
