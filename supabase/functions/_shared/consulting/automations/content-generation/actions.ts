import { joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { PostCalendar } from './schema.ts'

const shown = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** What to do first with the calendar. Posts promise no sales, so no action has an amount in R$. */
export function contentActions(contents: readonly PostCalendar[]): Action[] {
  const [calendar] = contents
  const posts = calendar?.posts ?? []
  const [first] = posts
  if (!first) return []
  const unsure = posts.filter(({ endings }) => endings !== undefined)
  const [firstUnsure] = unsure
  const needs = posts.filter(({ need, endings }) => need !== undefined && endings === undefined)
  const [firstNeed] = needs
  const alcohol = posts.filter((post) => post.alcohol)
  const [firstAlcohol] = alcohol
  const priced = posts.some(({ copy, whatsapp = '', stories = '' }) =>
    `${copy}${whatsapp}${stories}`.includes('R$'),
  )
  const hasMenu = !(calendar?.house ?? []).some((note) => note.startsWith('Sem o cardápio'))
  return firstActions(
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
          what: `Completar ${needs.length === 1 ? 'a publicação que espera' : `as ${needs.length} publicações que esperam`} um dado seu: ${joinList(needs.map(({ day }) => shown(day).slice(0, 5)))}`,
          brings: 'Texto pronto no dia',
          by: shown(firstNeed.day),
          who: 'Dono ou dona',
        }
      : null,
    hasMenu
      ? {
          what: priced ? 'Conferir preços e pratos citados' : 'Conferir os pratos citados',
          brings: priced ? 'Preço publicado obriga a casa' : 'Só se anuncia o que há no dia',
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
      what: posts.length === 1 ? 'Fotografar' : 'Fotografar as da primeira semana',
      brings: posts.length === 1 ? 'A imagem pronta' : `Imagem no dia; são ${posts.length} ao todo`,
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
    {
      what: 'Agendar a primeira semana',
      brings: 'Nada esquecido na correria',
      by: shown(first.day),
      who: 'Quem cuida das redes',
    },
    {
      what: 'Escolher quem responde',
      brings: 'Pergunta com resposta',
      by: shown(first.day),
      who: 'Gerente',
    },
  )
}
