import { shortDay } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse, theHouse, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf, tokenize } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { gainOf } from './changes-section.ts'
import { enough } from './compare.ts'
import { decidedAction } from './decided.ts'
import { calledOf, isOwned, itemsOf, quotesOf } from './gaps.ts'
import { openRisesOf } from './price-moves.ts'
import type { Compared, CompetitorMap } from './schema.ts'
import { needsWeight } from './script.ts'
import { betweenGains, gainsOf, leadingTest, triedOf } from './targets.ts'
import { questionsOf } from './visit.ts'

/** Older maps state the relation of items in their wording only. */
const isAbsent = ({ relation, own, advice, declined }: Compared) =>
  declined === undefined &&
  (relation === undefined ? own === null && !advice.includes('O tamanho é outro') : relation === 'absent')

/** The actions that the owner counts and pays for are the whole plan. */
function orderedActions({ answers = [] }: CompetitorMap): Action[] | null {
  const table = answers.find(({ about }) => about === 'actions')?.table
  return (
    table?.rows.map(
      ([what = '', cost = '', brings = '', by = '']): Action => ({
        what,
        brings: `${capitalize(brings)}. Custo: ${cost}.`,
        by,
        who: 'Gerente',
      }),
    ) ?? null
  )
}

/** Whether a question about selling it was answered. */
function isAnswered({ item }: Compared, { answers = [] }: CompetitorMap): boolean {
  const words = new Set(tokenize(item))
  return answers.some(
    ({ about, of }) =>
      about === 'newItem' && of !== null && tokenize(of).filter((word) => words.has(word)).length > 0,
  )
}

/** The prices of the table, all on one day. */
function raiseAction(map: CompetitorMap): Action | null {
  const { raises = [] } = map
  if (raises.length === 0) return null
  const gain = gainOf(raises) ?? 0
  const waiting = raises.filter(({ condition }) => condition !== undefined).length
  return {
    what: `Trocar ${raises.length === 1 ? `o preço de ${raises[0]?.item ?? ''}` : `os ${raises.length} preços da tabela, no mesmo dia`}${waiting === 0 ? '' : waiting === raises.length ? ', onde o de lá for igual' : `; ${waiting === 1 ? 'um deles' : `${waiting} deles`} só se o de lá for igual`}`,
    brings:
      gain > 0
        ? `**${formatBrl(gain).slice(0, -3)}** por mês, na reação suposta.`
        : 'Um cardápio só, uma conversa só.',
    by: map.starts === undefined ? 'Semana 1' : shortDay(map.starts),
    who: 'Gerente',
  }
}

/** The first of the prices to try. */
function testAction(map: CompetitorMap): Action | null {
  const [first, ...more] = triedOf(map)
  if (!first) return null
  const gains = gainsOf([first])
  return {
    what: `Testar ${first.item} a ${formatBrl(first.to)} por quatro semanas${more.length > 0 ? `; depois, um por vez, ${more.length === 1 ? 'o outro' : `os outros ${more.length}`} da tabela` : ''}`,
    brings: `${gains === null ? 'Continua abaixo de todos eles' : `${capitalize(betweenGains(gains))} por mês, ainda abaixo de todos eles`}; empata com ${formatNumber(Math.floor(first.bears * 1000) / 10)}% de queda: passou disso, volte.`,
    by: map.starts === undefined ? 'Semana 2' : `Depois de ${shortDay(map.starts)}`,
    who: 'Gerente',
  }
}

/** One phone call to the competitor on whose answer the most depends. */
function callAction(map: CompetitorMap): Action | null {
  const [call] = questionsOf(map)
  if (!call) return null
  const waiting = openRisesOf(map).filter(({ competitor }) => competitor === call.competitor)
  const frees = waiting
    .slice(0, 3)
    .map(
      ({ name, item, next }) =>
        `${name} a ${formatBrl(next)} (${formatBrl(next - item.own)} a mais por venda)`,
    )
  return {
    what: `Ligar ${toTheHouse(call.competitor)}, ou ver o cardápio no aplicativo: ${call.questions.join('; ')}?`,
    brings:
      frees.length > 0
        ? fillChoices(`[De graça, libera|Sem gastar nada, decide] ${joinList(frees)}.`, map.title)
        : fillChoices(
            '[De graça, diz o que a diferença paga|Sem custo, mostra o que vem pelo preço].',
            map.title,
          ),
    by: 'Semana 1',
    who: 'Gerente',
  }
}

/** Prices of an earlier time have to be seen again before they decide anything. */
function oldAction(map: CompetitorMap): Action | null {
  const old = itemsOf(map).flatMap((item) =>
    quotesOf(item).flatMap(({ competitor, away }) => (away?.startsWith('preço ') ? [competitor] : [])),
  )
  const [first] = old
  if (first === undefined) return null
  const names = [...new Set(old)]
  return {
    what: `Ver o preço de hoje ${joinList(names.map(inTheHouse))}: são ${old.length === 1 ? '1 item' : `${old.length} itens`}`,
    brings: 'O que você tem é antigo, e por isso não decidiu nada aqui.',
    by: map.starts === undefined ? 'Semana 1' : `Antes de ${shortDay(map.starts)}`,
    who: 'Gerente',
  }
}

function weighAction(map: CompetitorMap): Action | null {
  const dearer = map.categories
    .flatMap(({ items }) => items.filter(isOwned))
    .filter((item) => item.lowest < item.own && item.kind === 'dish' && needsWeight(item))
    .map(calledOf)
  if (dearer.length === 0) return null
  return {
    what: fillChoices(
      `[Pesar a porção de ${someOf(dearer)} e pôr o peso no cardápio|Pôr no cardápio o peso da porção de ${someOf(dearer)}|Levar à balança ${someOf(dearer)} e escrever o peso no cardápio]`,
      map.title,
    ),
    brings: fillChoices(
      '[Sem o peso, o cliente só compara o número|Quem paga mais quer saber pelo quê|Com o peso escrito, o preço deixa de ser só um número|É o que responde a quem viu mais barato|Dá ao garçom o que responder].',
      map.title,
    ),
    by: 'Semana 1',
    who: 'Cozinha',
  }
}

/**
 * What would make the answer firmer: costs, a third price, more competitors, prices for items that no competitor has.
 */
function askActions(map: CompetitorMap): (Action | null)[] {
  const shared = itemsOf(map).filter(isOwned)
  const costless = shared.filter(({ cost }) => cost === undefined).map(calledOf)
  const two = shared.filter(({ n }) => n === enough - 1)
  const rivals = map.competitors.length
  const { notCompared = [] } = map
  return [
    costless.length > 0
      ? {
          what: `Anotar em “A casa” o custo de ${someOf(costless)}`,
          brings: fillChoices(
            '[Com ele se vê quantas vendas a mais um corte pede|Sem ele ninguém sabe quantas vendas a mais um corte pede].',
            map.title,
          ),
          by: 'Semana 1',
          who: 'Gerente',
        }
      : null,
    two.length > 0
      ? {
          what: fillChoices(
            `[Achar um terceiro preço de|Perguntar a mais um quanto cobra por|Anotar mais um preço de] ${someOf(two.map(calledOf))}`,
            map.title,
          ),
          brings: fillChoices(
            '[Dois preços são indício; o terceiro decide|É o terceiro que diz quem está fora|Com o terceiro há um meio].',
            map.title,
          ),
          by: 'Semana 2',
          who: 'Gerente',
        }
      : null,
    rivals < enough && shared.length > 0
      ? {
          what: fillChoices(
            `[Juntar à lista|Pôr na lista|Procurar] ${rivals === 1 ? 'mais dois' : 'um terceiro'} que ${rivals === 1 ? 'vendam' : 'venda'} ${joinList(shared.slice(0, 2).map(calledOf))}`,
            map.title,
          ),
          brings: fillChoices(
            `[Com ${rivals === 1 ? 'um concorrente' : 'dois concorrentes'} nenhum item chega a três preços|Sem três preços não há meio|Três preços fazem um meio; menos, não].`,
            map.title,
          ),
          by: 'Semana 3',
          who: 'Gerente',
        }
      : null,
    notCompared.length > 0
      ? {
          what: fillChoices(
            `[Ver por perto o preço de|Perguntar na vizinhança o preço de|Achar quem venda por perto] ${joinList(notCompared.slice(0, 3))}`,
            map.title,
          ),
          brings: fillChoices(
            '[A lista não fala deles|Não estão na lista|Ninguém na lista tem preço disso].',
            map.title,
          ),
          by: 'Semana 3',
          who: 'Gerente',
        }
      : null,
  ]
}

/** Actions of a plan. */
const fewActions = 5

/** What keeps the comparison fresh. */
const routine = (map: CompetitorMap): Action[] => [
  {
    what: fillChoices(
      '[Guardar estes preços em “A casa”, com a data|Pôr estes preços em “A casa”|Anotar em “A casa” o que eles cobram hoje]',
      map.title,
    ),
    brings: fillChoices(
      '[A próxima comparação mostra quem mexeu|Na próxima vez se vê quem mudou, e quanto|Daqui a três meses se compara com eles|Serve de régua para o mês que vem].',
      map.title,
    ),
    by: 'Semana 4',
    who: 'Gerente',
  },
  {
    what: `Refazer a comparação quando ${theHouse(map.competitors[0]?.name ?? 'concorrente')} trocar o cardápio`,
    brings: fillChoices(
      '[Três preços de um item já mandam; um só, não|Preço de vizinho muda sem aviso|A conta de hoje vale até eles reimprimirem].',
      map.title,
    ),
    by: 'Semana 4',
    who: 'Gerente',
  },
]

/** What to do first about the competitors. */
export function competitorActions(contents: readonly CompetitorMap[]): Action[] {
  const [map] = contents
  if (!map) return []
  const items = itemsOf(map)
  const several = items.filter(({ relation }) => relation === 'several').map(({ item }) => item)
  const raised = new Set((map.raises ?? []).map(({ item }) => item))
  // What the table of changes holds is one action already.
  const steps = (map.actions ?? []).filter(
    (one) => !items.some(({ item, ours }) => item === one.item && ours !== undefined && raised.has(ours)),
  )
  const told = new Set(steps.map(({ item }) => item))
  const undecided = items.filter(
    (item) => map.hasMenu && isAbsent(item) && !told.has(item.item) && !isAnswered(item, map),
  )
  const [first, second, third] = map.offers ?? []
  const offer = ({ action, brings, who, by }: NonNullable<CompetitorMap['offers']>[number]): Action => ({
    what: action,
    brings,
    by,
    who,
  })
  const ordered = orderedActions(map)
  if (ordered) return ordered
  const own = [
    decidedAction(map),
    ...(leadingTest(map) ? [testAction(map), raiseAction(map)] : [raiseAction(map), testAction(map)]),
    oldAction(map),
    ...steps.slice(0, 2).map(
      ({ item, action, effect }): Action => ({
        what: `${capitalize(item)}: ${action.charAt(0).toLowerCase()}${action.slice(1)}`,
        brings: effect,
        by: 'Semana 2',
        who: 'Gerente',
      }),
    ),
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
          brings: `O nome serve a mais de um item seu, e a conta ${several.length === 1 ? 'dele fica' : 'deles fica'} fora até lá.`,
          by: 'Semana 1',
          who: 'Gerente',
        }
      : null,
    first ? offer(first) : null,
    map.hasMenu ? callAction(map) : null,
    second ? offer(second) : null,
    third ? offer(third) : null,
    weighAction(map),
    ...askActions(map),
    undecided.length > 0
      ? {
          what: `Decidir se cabe na casa: ${joinList(undecided.slice(0, 3).map(({ item }) => item))}`,
          brings: fillChoices(
            '[Eles vendem, e não achamos no seu cardápio: falta ou escolha|Está no cardápio deles e não no seu: se for escolha, fica como está].',
            map.title,
          ),
          by: 'Semana 3',
          who: 'Gerente e cozinha',
        }
      : null,
  ].filter((one) => one !== null)
  // What every house could do comes last, and only where the plan has room.
  return firstActions(...own, ...(own.length < fewActions ? routine(map) : []))
}
