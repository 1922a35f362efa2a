/** A question on one competitor that names no price: answered from what the owner told of it, and from its prices. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { calledOf, everyday, type Owned, percentOver } from '../gaps.ts'
import { type Answer, type Asked, answer, factsOf, type Question, shared } from './asked.ts'
import { rivalNamed } from './up-to-rival.ts'

const worries =
  /\b(?:preocup\w+|ameac\w+|medo|perigo\w*|concorr\w+|atrapalh\w+|roub\w+|tir\w+ client\w+|ligar|se import\w+)\b/
const learns =
  /\b(?:aprend\w+|copi\w+|imit\w+|inspir\w+|faz(?:em)? (?:de )?(?:bem|melhor|diferente)|inveja\w*|acert\w+|licao)\b/
/** Guests of their own, whom a house of another kind does not lose. */
const ofOthers =
  /\b(?:estudant\w+|alun\w+|turist\w+|gringo\w*|hospede\w*|crianca\w*|jove\w+|caminhoneir\w+|operari\w+|romeir\w+)\b/
/** Where a house is decides nothing of what can be learnt from it. */
const isPlace = (what: string) =>
  /^(?:que )?(?:fica|e|esta|ta)? ?(?:la )?(?:n[oa]s?|em) /.test(foldAccents(what).toLowerCase())

type Beside = { item: Owned; price: number; by: number }

const besides = (rival: string, asked: Asked): Beside[] =>
  shared(asked)
    .flatMap((item) =>
      everyday(item).flatMap(({ competitor, price }) =>
        competitor === rival ? [{ item, price, by: percentOver(price, item.own) }] : [],
      ),
    )
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))

const priced = ({ item, price }: Beside) =>
  `${calledOf(item)}, ${formatBrl(price)} lá e ${formatBrl(item.own)} aqui`

/** Null where the question names no competitor of the list, or the owner gave nothing on it. */
export function answerOfRival({ text }: Question, asked: Asked): Answer | null {
  const rival = rivalNamed(text, asked)
  if (rival === undefined) return null
  const said = foldAccents(text).toLowerCase()
  const told = factsOf(asked, 'crowd').flatMap(({ competitor, what }) =>
    competitor === rival && what !== undefined ? [what] : [],
  )
  const list = besides(rival, asked)
  if (list.length === 0 && told.length === 0) return null
  const [dearer, cheaper] = [list.filter(({ by }) => by > 3), list.filter(({ by }) => by < -3)]
  const quoted = joinList(told.map((what) => `“${what}”`))
  const house = theHouse(rival)
  const limits = 'É o que você contou e os preços da lista: o movimento da porta confirma ou desmente.'
  if (learns.test(said)) {
    const useful = told.filter((what) => !isPlace(what))
    return answer(
      dearer.length > 0
        ? `Que dá para cobrar mais: ${house} pede ${joinList(dearer.slice(0, 2).map(priced))}${useful.length > 0 ? `, e o que oferece junto é ${joinList(useful.map((what) => `“${what}”`))}` : ''}.`
        : useful.length > 0
          ? `O que você contou: ${joinList(useful.map((what) => `“${what}”`))}.`
          : `Pouco pelos preços: ${house} não cobra mais que você em nada da lista.`,
      dearer.length > 0
        ? 'Copie o motivo, e não o preço: vá um dia, veja o que a mesa recebe pelo que paga a mais, e traga uma coisa só.'
        : '',
      limits,
    )
  }
  if (!worries.test(said))
    return answer(
      `De ${house.replace(/^[oa] /, '')}: ${joinList([...(list.length > 0 ? list.slice(0, 3).map(priced) : []), ...(quoted === '' ? [] : [quoted])])}.`,
      limits,
    )
  const apart = told.find((what) => ofOthers.test(foldAccents(what).toLowerCase()))
  const isSmall = list.length < 3 || cheaper.length * 2 < list.length
  const verdict =
    apart !== undefined
      ? `Pouco: ${house} “${apart}”, e esse cliente escolhe pelo preço da refeição inteira.`
      : isSmall
        ? `Pouco, pelos preços: só ${list.length === 1 ? 'um item' : `${list.length} itens`} em comum${cheaper.length > 0 ? `, e ${cheaper.length === 1 ? 'um' : cheaper.length} mais barato lá` : ', e nenhum mais barato lá'}.`
        : `Sim: ${house} cobra menos em ${cheaper.length} de ${list.length} itens em comum.`
  const [most] = cheaper
  return answer(
    verdict,
    list.length > 0 ? `${capitalize(joinList(list.slice(0, 3).map(priced)))}.` : '',
    most
      ? `Não baixe por isso. Se você perde esse cliente, a resposta cabe num item só, ${calledOf(most.item)}: o resto do cardápio não disputa com ${house.replace(/^[oa] /, '')}.`
      : '',
    limits,
  )
}
