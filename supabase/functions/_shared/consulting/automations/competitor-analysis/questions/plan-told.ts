/** What a plan takes from the owner's own words: a combo that is ordered, and what competitors leave to the house. */
import { ofTheHouse, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../../base/language/text.ts'
import { soldWhen } from '../../../base/request/describe-pairing-wish.ts'
import { type Asked, factsOf, reais } from './asked.ts'
import { halfOf } from './own-strength.ts'
import { pairsOf } from './pair.ts'
import { board, type Planned, tables } from './plan-costs.ts'
import { isToCome } from './rivals.ts'
import { toldOf } from './told.ts'

/** The combo that the owner orders, on its days. */
export function comboOrdered(asked: Asked): Planned[] {
  const wish = asked.context.sheet.wishes.find(({ kind }) => kind === 'newCombo')
  if (wish?.kind !== 'newCombo' || wish.weekdays === undefined) return []
  const [pair] = pairsOf(asked, wish.max)
  return pair
    ? [
        {
          what: `${pair.name} por ${formatBrl(pair.price)} (à parte, ${formatBrl(pair.full)}), ${soldWhen(wish)}, na lousa`,
          cost: board,
          gain: pair.gain * tables,
          brings: `${reais(pair.gain * tables)} por mês, com 10 por dia que só pediriam ${pair.base}; perde se mais de ${pair.most} em cada 100 já fossem pedir os dois`,
          week: 1,
        },
      ]
    : []
}

/** A house that is still to open, in the owner's words. */
const awaited = (asked: Asked) => factsOf(asked, 'opened').filter(({ what = '' }) => isToCome(what))

export const isAwaited = (asked: Asked): boolean => awaited(asked).length > 0

/** What is done before a new house opens, of which no price is known. */
export const beforeOpening = (asked: Asked): Planned[] =>
  awaited(asked)
    .slice(0, 1)
    .map(({ competitor }) => ({
      what: `Na semana em que ${theHouse(competitor)} abrir, anotar preço e tamanho dos três itens que mais saem aqui, e refazer esta comparação`,
      cost: 0,
      gain: null,
      brings: 'o preço de lá ainda não se sabe, e nenhum foi suposto: até lá nada baixa por causa dele',
      week: 4,
    }))

/** A way to pay that a competitor refuses. */
const unpaid = /\bnao (?:aceita|pega|recebe)\w* (?<what>[\p{L}][\p{L} -]{2,30})/u

/** What a competitor's wait and hours leave to the house. */
export function fromTold(asked: Asked): Planned[] {
  const told = asked.rivals.map((name) => ({ name, ...toldOf(name, asked) }))
  const slow = told.find(({ wait }) => wait !== null)
  const early = told.find(({ closes }) => closes !== null)
  const half = slow?.wait ? halfOf(slow.wait) : null
  const [refusing] = factsOf(asked, 'crowd').flatMap(({ competitor, what, text }) => {
    const said = what ?? text
    const found = unpaid.exec(foldAccents(said).toLowerCase())
    const named = found?.groups?.what
    if (!found || named === undefined) return []
    const from = found.index + found[0].length - named.length
    // In the owner's letters.
    return [{ competitor, what: said.slice(from, from + named.length).trim() }]
  })
  return [
    ...(refusing
      ? [
          {
            what: `Pôr na porta e no perfil que a casa aceita ${refusing.what}, se aceita`,
            cost: board,
            gain: null,
            brings: `${theHouse(refusing.competitor)} não aceita, e quem paga assim só tem você`,
            week: 1,
          },
        ]
      : []),
    ...(slow
      ? [
          {
            what: `Cronometrar o pedido em duas noites e pôr o tempo na placa${half === null ? '' : `, se for até ${half} minutos`}`,
            cost: board,
            gain: null,
            brings: `pega quem não espera ${slow.wait ? `os ${slow.wait} minutos ` : ''}${ofTheHouse(slow.name)}`,
            week: 1,
          },
        ]
      : []),
    ...(early && early.closes !== null && early.closes < 24
      ? [
          {
            what: `Depois das ${early.closes}h, pôr na frente o item mais barato, com o preço grande`,
            cost: 0,
            gain: null,
            brings: `${theHouse(early.name)} já fechou, e quem come barato só tem você`,
            week: 2,
          },
        ]
      : []),
  ]
}
