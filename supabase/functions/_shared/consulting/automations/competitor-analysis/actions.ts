import { formatBrl, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Prices behind a median that carries advice; fewer are a hint. */
const enough = 3

/** Units that a difference is told for; the report has no sales of the house. */
const units = 100

type Owned = Compared & { own: number }
const isOwned = (item: Compared): item is Owned => item.own !== null

const lowAction = ({ item, own, median }: Owned): Action => ({
  what: `Rever o preço de ${item}: hoje ${formatBrl(own)}, o meio do mercado é ${formatBrl(median)}`,
  brings: `**${formatBrl((median - own) * units)}** a cada ${units} unidades no preço do meio, se a venda se mantiver.`,
  by: 'Semana 2',
  who: 'Gerente',
})

const highAction = ({ item, own, median }: Owned): Action => ({
  what: `Mostrar na mesa por que ${item} custa ${formatBrl(own - median)} acima do meio`,
  brings:
    'Porção, ingrediente ou preparo que se veja sustentam o preço; sem isso, é o item que o cliente compara.',
  by: 'Semana 2',
  who: 'Cozinha e salão',
})

const nextStep = ({ item, action, effect }: NonNullable<CompetitorMap['actions']>[number]): Action => ({
  what: `${action}: ${item}`,
  brings: effect,
  by: 'Semana 2',
  who: 'Gerente',
})

/** What to do first about the competitors. */
export function competitorActions(contents: readonly CompetitorMap[]): Action[] {
  const [map] = contents
  if (!map) return []
  const items = map.categories.flatMap((category) => category.items)
  const owned = items.filter(isOwned).filter(({ n }) => n >= enough)
  const gap = ({ own, median }: Owned) => Math.abs(own - median)
  const at = (position: Compared['position']) =>
    owned.filter((item) => item.position === position).toSorted((a, b) => gap(b) - gap(a))
  const few = items.filter(({ n }) => n < enough).map(({ item }) => item)
  const notOurs = map.hasMenu
    ? items
        .filter(({ own, advice }) => own === null && !advice.includes('O tamanho é outro'))
        .map(({ item }) => item)
    : []
  return firstActions(
    // Maps written before they held next steps.
    ...(map.actions ? map.actions.slice(0, 2).map(nextStep) : at('below').slice(0, 2).map(lowAction)),
    ...at('above').slice(0, 1).map(highAction),
    map.hasMenu
      ? null
      : {
          what: 'Enviar o cardápio da casa, com preços',
          brings: 'Só assim o mapa diz onde a casa está acima ou abaixo do mercado.',
          by: 'Semana 1',
          who: 'Gerente',
        },
    few.length > 0
      ? {
          what: `Completar até ${enough} preços: ${shortList(few, 3)}`,
          brings: 'Com menos que isso a posição é indício, e não se mexe em preço por indício.',
          by: 'Semana 1',
          who: 'Gerente',
        }
      : null,
    notOurs.length > 0
      ? {
          what: `Decidir se cabe na casa: ${joinList(notOurs.slice(0, 3))}`,
          brings: 'Os concorrentes vendem e não achamos no seu cardápio: confira se é falta ou escolha.',
          by: 'Semana 2',
          who: 'Gerente e cozinha',
        }
      : null,
    {
      what: 'Conferir porção e marca dos itens comparados',
      brings: 'Preço só se compara no mesmo tamanho.',
      by: 'Semana 1',
      who: 'Gerente',
    },
    {
      what: 'Provar dois concorrentes nos itens que mais vendem',
      brings: 'Mostra o que eles entregam pelo preço, que a tabela não vê.',
      by: 'Semana 3',
      who: 'Gerente e cozinha',
    },
    {
      what: 'Ensinar ao salão a resposta para “lá é mais barato”',
      brings: 'Fala-se da porção e do preparo; o desconto fica para último caso.',
      by: 'Semana 2',
      who: 'Salão',
    },
    {
      what: 'Anotar as vendas dos itens que mudaram e refazer o mapa',
      brings: 'Diz em reais se a mudança valeu.',
      by: 'Semana 4',
      who: 'Gerente',
    },
  )
}
