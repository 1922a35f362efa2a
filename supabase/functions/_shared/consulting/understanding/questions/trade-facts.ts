/** What an owner tells of the trade behind the prices: dearer purchases to come, full hours, packages sold, loyal guests. */
import { addDays } from '../../base/calendar.ts'
import { foodsIn } from '../anyhow/masks.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { startDay } from '../orders/start-day.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { goingOn, oneItem, type SentenceReader, shareIn, sumsIn } from './spoken-sentences.ts'

const dearer =
  /(?<![a-z])(?:(?:vai|vao|deve|devem) (?:subir|passar|custar|aumentar|encarecer|ficar|ir|para|pra)|sobe[m]?|passa[m]?|aumenta[m]?|encarece[m]?|fica[m]? mais car[oa]s?)(?![a-z])/
/** What is sold, ordered, or another's; a cost by weight is read as a change in %. */
const notCost =
  /(?<![a-z])(?:vend\w+|cobr\w+|pre[cç]o de venda|cardapio|vizinh\w+|concorren\w+|meta|desconto|aluguel|luz|energia|kg|quilos?|caixas?|sacos?|fardos?|litros?|barr(?:il|is)|nao|nunca|quero|pode|podem|ate)(?![a-z])/
const bought =
  /(?<![a-z])(?:fornecedor\w*|distribuidor\w*|acougue\w*|custos?|custa\w*|compr\w+|pago|insumo\w*|nota)(?![a-z])/
const perUnit = /(?<![a-z])(?:por|cada|em cada|no|na) (?<unit>[a-z]{4,20})/g
const mentioned =
  /^(?:e )?(?:o fornecedor|el[ea]|a distribuidora)? ?(?:ja )?(?:avis\w+|mand\w+ avis\w+|comunic\w+)|^consider\w+|^leve\w* (?:isso )?em conta|^ja inclu\w+/
/** A menu item cannot cost most of its price. */
const mostOfPrice = 0.75

/** The item whose cost is meant: "o queijo … por pastel" is of the pastel with cheese. */
function costedIn(said: string, names: readonly Named[]): string | undefined {
  const [head = ''] = said.split(/\d/)
  const what = head.replace(dearer, ' ').replace(/(?<![a-z])a partir d[eoa]s?(?![a-z])/g, ' ')
  const own = oneItem(what, names)
  if (own !== undefined) return own
  for (const { groups } of said.matchAll(perUnit)) {
    const one = oneItem(`${groups?.unit} ${what}`, names) ?? oneItem(`${what} ${groups?.unit}`, names)
    if (one !== undefined) return one
  }
  return undefined
}

/**
 * "O queijo vai de 1,20 para 1,60 por pastel em março", "a farinha sobe 10% em 5/1": what an item, or an ingredient, will cost
 * and from when.
 */
export const readCostRise: SentenceReader = (at, told) => {
  const { sentences, names, today } = told
  const { said = '', own = '' } = sentences[at] ?? {}
  if (!dearer.test(said) || said.includes('?') || notCost.test(said)) return null
  const count = goingOn(told, at, mentioned, 1)
  const dates = findDates(own, today)
  if (dates.length > 1) return null
  const from = startDay(said, today)?.day
  const on = from === undefined ? {} : { from }
  const percent = shareIn(said)
  const sums = sumsIn(said.replace(/\d+\/\d+(?:\/\d+)?/g, '').replace(/(?<![a-z])dia \d+/g, ''))
  if (percent !== undefined && from !== undefined && sums.length === 0) {
    // One item's own cost in % is read elsewhere.
    const head = said.slice(0, dearer.exec(said)?.index)
    const [food, ...more] = foodsIn(head)
    const what = food && own.slice(food.start, food.end).toLowerCase()
    return what === undefined ||
      more.length > 0 ||
      names.some(({ name }) => foldInPlace(name).toLowerCase() === what)
      ? null
      : { wishes: [question('passOn', { what, percent, from })], count }
  }
  const [was, price, ...others] = sums
  if (was === undefined || price === undefined || others.length > 0 || was >= price) return null
  const item = costedIn(said, names)
  const sold = names.find(({ name }) => name === item)?.price
  if (item === undefined || (!bought.test(said) && !(sold != null && price < sold * mostOfPrice))) return null
  return { wishes: [{ kind: 'costNow', item, was, price, ...on }], count }
}

const full =
  /(?<![a-z])(?:(?:acaba|acabam|esgota|esgotam|falta|some)(?: tudo| tod[oa]s?)? (?:antes|cedo)|esgot(?:a|am|ad[oa]s?)|lot(?:a|am|ad[oa]s?)|enche(?:m)?|(?:casa|salao) chei[oa]s?|fila(?: de espera| na porta)?|nao (?:cabe|da conta|dou conta|damos conta|sobra mesa|tem mesa)|(?:ja )?(?:esta|fica|ta)(?:mos)? (?:no limite|chei[oa]s?|lotad[oa]s?))(?![a-z])|volume [^,]{0,30}nao (?:me |nos )?(?:interessa|adianta|preciso|quero)/
const noVolume =
  /^(?:e |entao |por isso |ai )?(?:n[ao] \w+ )?(?:volume|mais (?:gente|venda|movimento)|desconto|promoc\w+)[^?]{0,60}nao |^(?:ai |la |nesse dia |nesses dias )?(?:so )?(?:me interessa |quero )?margem/
const wishful = /(?<![a-z])(?:quero|queria|preciso|como|para que|tomara|se (?:lotar|encher))(?![a-z])/
/** "no domingo a casa lota, mais movimento não adianta": more guests bring nothing on these days. */
export const readFullHours: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  if (said.includes('?') || !full.test(said)) return null
  const clauses = said.split(/,(?!\d)|(?<![a-z])(?:mas|porem|so que|enquanto)(?![a-z])| e (?=n[ao]s? )/)
  const weekdays = [
    ...new Set(
      clauses.filter((one) => full.test(one) && !wishful.test(one)).flatMap((one) => weekdaysIn(one)),
    ),
  ]
  return weekdays.length === 0 || weekdays.length > 5
    ? null
    : { wishes: [question('fullHours', { weekdays })], count: goingOn(told, at, noVolume, 2) }
}

const fear =
  /(?<![a-z])(?:medo|receio|preocup\w+|cuidado|nao (?:quero|posso|gostaria de) (?:assust\w+|espant\w+|afast\w+|perder|afugent\w+))(?![a-z])/
const loyal =
  /(?<![a-z])(?:fregues\w*|clientes?|clientela|frequentador\w*|pessoal (?:antigo|de sempre)|turma|povo|antig[oa]s|fieis)(?![a-z])/
const atOnce =
  /(?<![a-z])(?:de uma vez|tudo|muit[oa]s?|vari[oa]s|demais|junto|sub\w+|aument\w+|reajust\w+)(?![a-z])/
/** "tenho medo de subir muita coisa de uma vez e perder os fregueses": the rises come in steps. */
export const readGentle: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  return fear.test(said) &&
    loyal.test(said) &&
    atOnce.test(said) &&
    itemIn(said, names) === undefined &&
    !/\d/.test(said)
    ? { wishes: [question('gentle')], count: 1 }
    : null
}

const soldAhead =
  /(?<![a-z])(?:ja )?(?:vend(?:i|emos)|fech(?:ei|amos)|combin(?:ei|amos)|acert(?:ei|amos)|promet(?:i|emos)|assin(?:ei|amos))(?![a-z])[^?]*(?<![a-z])(?:pacotes?|eventos?|festas?|confraterniza\w+|encomendas?|reservas?|contratos?|orcamentos?)(?![a-z])/
const atTheirPrice =
  /(?<![a-z])(?:(?:com |n?os? |a |pel[oa]s? |ness[ea]s? |ess[ea]s? )?(?:mesm[oa]s? )?precos?(?: de hoje| atua(?:l|is)| combinad\w+| fechad\w+| de agora)?|nao (?:mex\w+|mud\w+|sub\w+))(?![a-z])/
const thenKeeps =
  /^(?:e |entao |por isso |ate la |antes disso )*(?:n?ess[ea]s? )?(?:precos? )?(?:eu )?nao (?:mex\w+|mud\w+|sub\w+|da (?:pra|para) (?:mex|mud|sub)\w+)/
/** "já vendi pacote até 23/12, nesses preços não mexo": new prices begin on the day after. */
export const readSoldAhead: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  const count = goingOn(told, at, thenKeeps, 1)
  if (!soldAhead.test(said) || !(atTheirPrice.test(said) || count > 1)) return null
  const dates = findDates(own, told.today)
  const last = dates
    .map(({ span }) => span.to)
    .toSorted()
    .at(-1)
  return last === undefined || last < told.today
    ? null
    : { wishes: [question('startsOn', { from: addDays(last, 1) })], count }
}

const costShare = /(?<![a-z])(?:cmv|custo(?: de (?:mercadoria|insumos?|ingredientes?))?|food ?cost)(?![a-z])/
const target = /(?<![a-z])(?:alvo|meta|objetivo|ideal)(?![a-z])/
/** "CMV alvo de 30% em cada pizza": a margin for each of these. */
const readCostTarget: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const share = shareIn(said)
  if (
    share === undefined ||
    share >= 100 ||
    said.includes('?') ||
    !costShare.test(said) ||
    !target.test(said)
  )
    return null
  const item = itemIn(said.replace(costShare, ' ').replace(target, ' '), names)
  return sumsIn(said, item).length > 0
    ? null
    : {
        wishes: [question('marginFloor', { percent: 100 - share, ...(item !== undefined && { item }) })],
        count: 1,
      }
}

const inSteps = /(?<![a-z])(?:duas|2|tres|3) (?:etapas|vezes|passos|partes|levas|parcelas)(?![a-z])/
const splits = /(?<![a-z])(?:divid\w+|separ\w+|reparti\w+|faz\w*|fac\w+|segunda|suba\w*|subir)(?![a-z])/
/** "acima disso, faça em 2 passos, o outro só em abril" */
const readSteps: SentenceReader = (at, { sentences, today }) => {
  const { said = '' } = sentences[at] ?? {}
  const from = inSteps.test(said) && splits.test(said) ? startDay(said, today)?.day : undefined
  return from === undefined ? null : { wishes: [question('gentle', { from })], count: 1 }
}

export const tradeReaders: readonly SentenceReader[] = [
  readCostTarget,
  readSteps,
  readCostRise,
  readFullHours,
  readGentle,
  readSoldAhead,
]
