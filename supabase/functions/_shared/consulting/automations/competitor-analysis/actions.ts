import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, ofTheHouse, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { enough } from './compare.ts'
import { asksOf, lacksThird, moreRivals, widest, worthOf } from './field-work.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Units over which a price difference is expressed; the report does not know the house's sales. */
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
  brings: `Sem porção ou preparo que se veja, ${formatBrl(own)} é o preço que o cliente compara.`,
  by: 'Semana 2',
  who: 'Cozinha e salão',
})

const nextStep = ({ item, action, effect }: NonNullable<CompetitorMap['actions']>[number]): Action => ({
  what: `${action}: ${item}`,
  brings: effect,
  by: 'Semana 2',
  who: 'Gerente',
})

/** Older maps state the relation of items in their wording only. */
const isAbsent = ({ relation, own, advice }: Compared) =>
  relation === undefined ? own === null && !advice.includes('O tamanho é outro') : relation === 'absent'

const atBar = new Set(['Caipirinhas', 'Cervejas e chope', 'Drinks', 'Doses', 'Vinhos', 'Sem álcool'])

const servedAtBar = ({ categories }: CompetitorMap, item: string) =>
  categories.some(({ name, items }) => atBar.has(name) && items.some((one) => one.item === item))

/** What to do first about the competitors. */
export function competitorActions(contents: readonly CompetitorMap[]): Action[] {
  const [map] = contents
  if (!map) return []
  const items = map.categories.flatMap((category) => category.items)
  const owned = items.filter(isOwned).filter(({ n }) => n >= enough)
  const gap = ({ own, median }: Owned) => Math.abs(own - median)
  const at = (position: Compared['position']) =>
    owned.filter((item) => item.position === position).toSorted((a, b) => gap(b) - gap(a))
  const asks = asksOf(map)
  const far = widest(map)
  const several = items.filter(({ relation }) => relation === 'several').map(({ item }) => item)
  const { notCompared = [] } = map
  const told = new Set((map.actions ?? []).map(({ item }) => item))
  const notOurs = map.hasMenu ? items.filter(isAbsent).map(({ item }) => item) : []
  const sold = asks[0]?.items ?? items.flatMap(({ item, own }) => (own === null ? [] : [item]))
  const say = (text: string) => fillChoices(text, map.title)
  const undecided = notOurs.filter((item) => !told.has(item))
  return firstActions(
    // Older maps have no next steps.
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
    several.length > 0
      ? {
          what: `Dizer qual item da casa se compara com ${shortList(several, 3)}`,
          brings: 'O nome deles serve a mais de um item do seu cardápio.',
          by: 'Semana 1',
          who: 'Gerente',
        }
      : null,
    ...asks.slice(0, 2).map(
      ({ competitor, items: missing }, index): Action => ({
        what: say(
          `[Ver ${inTheHouse(competitor)} se há ${shortList(missing, 3)}, e a quanto|Ler no cardápio ${ofTheHouse(competitor)} o preço de ${shortList(missing, 3)}|Anotar ${inTheHouse(competitor)} quanto custam ${shortList(missing, 3)}]`,
        ),
        brings: `${capitalize(worthOf(map, missing))}.`,
        by: index === 0 ? 'Semana 1' : 'Semana 3',
        who: 'Gerente',
      }),
    ),
    lacksThird(map) && sold.length > 0
      ? {
          what: `Juntar à lista ${moreRivals(map)} que ${map.competitors.length === 1 ? 'vendam' : 'venda'} ${shortList(sold, 2)}`,
          brings: say(
            `[Com ${map.competitors.length === 1 ? 'um concorrente' : 'dois concorrentes'} nenhum item chega a três preços, e sem três não há conselho.|É o terceiro preço que diz quem está fora do comum: a casa ou eles.|De ${map.competitors.length === 1 ? 'um' : 'dois'} só se tira indício; o terceiro decide.]`,
          ),
          by: 'Semana 4',
          who: 'Gerente',
        }
      : null,
    far
      ? {
          what: `Provar ${far.item} ${ofTheHouse(far.high.competitor)} e ${ofTheHouse(far.low.competitor)}`,
          brings: say(
            `${formatBrl(far.high.price)} contra ${formatBrl(far.low.price)}: [a porção diz com qual a casa se compara|só provando se sabe o que o cliente recebe a mais|pode ser a porção, a bebida ou só o endereço].`,
          ),
          by: 'Semana 2',
          who: servedAtBar(map, far.item) ? 'Bar' : 'Cozinha',
        }
      : null,
    undecided.length > 0
      ? {
          what: `Decidir se cabe na casa: ${joinList(undecided.slice(0, 3))}`,
          brings: 'Há quem venda por perto, e não achamos no seu cardápio: falta ou escolha?',
          by: 'Semana 2',
          who: 'Gerente e cozinha',
        }
      : null,
    notCompared.length > 0
      ? {
          what: say(
            `[Procurar por perto|Levantar na vizinhança|Descobrir por perto] o preço de ${joinList(notCompared.slice(0, 3))}`,
          ),
          brings: say(
            '[Nenhum concorrente da lista tem preço deles, e são nomes que outros também vendem.|São os de nome mais comum da casa, e faltam nesta conta.|Sem eles, parte do cardápio não se compara com ninguém.]',
          ),
          by: 'Semana 3',
          who: 'Gerente',
        }
      : null,
    {
      what: `Voltar ${toTheHouse(map.competitors[0]?.name ?? 'concorrente')} e refazer a comparação`,
      brings: 'Preço de concorrente envelhece em um mês.',
      by: 'Semana 4',
      who: 'Gerente',
    },
    {
      what: 'Guardar estes preços em “A casa”, com a data',
      brings: 'A próxima comparação parte deles e mostra quem mexeu.',
      by: 'Semana 1',
      who: 'Gerente',
    },
  )
}
