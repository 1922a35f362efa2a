import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** What to do first with the calendar. Posts promise no sales, so no action has an amount in R$. */
export function contentActions(contents: readonly PostCalendar[]): Action[] {
  const [calendar] = contents
  const posts = calendar?.posts ?? []
  const [first] = posts
  const last = posts.at(-1)
  if (!calendar || !first || !last) return []
  const photos = (calendar.plan ?? []).find(({ id }) => id === 'fotos')
  const has = (id: string) => (calendar.plan ?? []).some((part) => part.id === id)
  const alcohol = posts.filter((post) => post.alcohol)
  const [firstAlcohol] = alcohol
  const unsure = posts.filter(({ endings }) => endings !== undefined)
  const [firstUnsure] = unsure
  const needs = posts.filter(({ need, endings }) => need !== undefined && endings === undefined)
  const [firstNeed] = needs
  return firstActions(
    {
      what: photos
        ? `Fotografar em ${photos.title.includes('duas') ? 'duas sessões' : 'uma sessão'}`
        : 'Fotografar as dez primeiras',
      brings:
        posts.length === 1
          ? 'A imagem pronta'
          : photos
            ? `Imagens das ${posts.length}`
            : 'Imagens das primeiras',
      by: shown(first.day),
      who: 'Quem cuida das redes',
    },
    has('medida')
      ? {
          what: 'Anotar as vendas de antes',
          brings: 'Saber o que vendeu',
          by: shown(first.day),
          who: 'Gerente',
        }
      : null,
    firstAlcohol
      ? {
          what: `Limitar a maiores de 18 anos ${alcohol.length === 1 ? 'a publicação' : `as ${alcohol.length} publicações`} com bebida`,
          brings: 'Segue o CONAR',
          by: shown(firstAlcohol.day),
          who: 'Quem cuida das redes',
        }
      : null,
    firstUnsure
      ? {
          what: `Decidir se a casa abre: ${unsure.map(({ theme }) => theme).join(', ')}`,
          brings: 'O aviso certo',
          by: shown(firstUnsure.day),
          who: 'Dono ou dona',
        }
      : null,
    firstNeed
      ? {
          what: `Completar ${needs.length === 1 ? 'a publicação que espera' : `as ${needs.length} publicações que esperam`} um dado seu`,
          brings: 'Texto pronto no dia',
          by: shown(firstNeed.day),
          who: 'Dono ou dona',
        }
      : null,
    {
      what: 'Escolher quem responde',
      brings: 'Pergunta com resposta',
      by: shown(first.day),
      who: 'Gerente',
    },
    photos
      ? {
          what: 'Conferir preços e pratos citados',
          brings: 'Promessa que se cumpre',
          by: shown(first.day),
          who: 'Gerente',
        }
      : {
          what: 'Pôr o cardápio em A casa',
          brings: 'Publicações com prato e preço',
          by: shown(first.day),
          who: 'Gerente',
        },
    {
      what: 'Agendar a primeira semana',
      brings: 'Nada esquecido na correria',
      by: shown(first.day),
      who: 'Quem cuida das redes',
    },
  )
}
