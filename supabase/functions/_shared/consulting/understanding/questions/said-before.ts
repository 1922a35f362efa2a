/** Short sentences on prices whose item, days or subject stand in the sentence before: "Não mexo", "Acho que aguenta 13". */
import { foodsIn } from '../anyhow/masks.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { startDay } from '../orders/start-day.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import {
  goingOn,
  oneItem,
  type SentenceReader,
  type Spoken,
  shareIn,
  sumsIn,
  type Told,
} from './spoken-sentences.ts'

/** All items that a stretch lists: "o X, o Y e a Z". */
export const itemsIn = (said: string, names: readonly Named[]): string[] => [
  ...new Set(said.split(/,(?!\d)| e | ou /).flatMap((part) => oneItem(part, names) ?? [])),
]

/** The item that is spoken of: by its name, or by a word of several that one of them has at this price. */
function spokenOf({ said }: Spoken, names: readonly Named[]): string | undefined {
  const own = oneItem(said, names)
  if (own !== undefined) return own
  const prices = sumsIn(said)
  const [one, ...others] = names.filter(
    ({ name, price, isSection }) =>
      !isSection &&
      price != null &&
      prices.includes(price) &&
      foldInPlace(name)
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word.length > 3 && new RegExp(`(?<![a-z])${word}(?![a-z])`).test(said)),
  )
  return others.length === 0 ? one?.name : undefined
}

const stays =
  /^(?<s>[^,;]{3,50}?) (?:fica|continua|permanece|segue)(?: em| a| por| n[oa]s?)? (?:r\$ ?)?[\d,]+(?: reais| conto)?$/
const bareStay =
  /^(?:e |mas |entao )?(?:n?ess[ea]s? |nel[ea]s? |nisso |isso |dele |dela )?(?:eu |a gente )?(?:nao|nunca) (?:mex[oe]|mexemos|subo|mudo|aumento|toco)(?: mais| nele| nela| nisso| nem morto| de jeito nenhum)*$/
const backTo = 2
/** "O suco fica em 5. É do povo antigo. Não mexo.": of the suco, and never of the whole menu. */
const readStays: SentenceReader = (at, { sentences, names }) => {
  const one = sentences[at]
  if (!one) return null
  const after = [1, 2].find((by) => bareStay.test(sentences[at + by]?.said ?? ''))
  const held = after === undefined || one.said.includes('?') ? undefined : spokenOf(one, names)
  const today = names.find(({ name }) => name === held)?.price
  if (held !== undefined && after !== undefined && sumsIn(one.said, held).every((sum) => sum === today))
    return { wishes: [{ kind: 'keepPrice', item: held }], count: 1 + after }
  // By its name it is read elsewhere; here by the price that it has.
  if (stays.test(one.said) && oneItem(one.said, names) === undefined) {
    const item = spokenOf(one, names)
    const [price] = sumsIn(one.said)
    return item === undefined || price === undefined
      ? null
      : { wishes: [{ kind: 'keepPrice', item, price }], count: 1 }
  }
  if (!bareStay.test(one.said) || at === 0) return null
  const before = sentences.slice(Math.max(0, at - backTo), at).toReversed()
  const item = before.map((said) => spokenOf(said, names)).find((found) => found !== undefined)
  return {
    wishes: [
      item === undefined
        ? { kind: 'houseFact', about: 'context', what: one.own.slice(0, 60) }
        : { kind: 'keepPrice', item },
    ],
    count: 1,
  }
}

const costsNow = /(?<![a-z])(?:esta|ta|custa|sai|vendo|cobro)(?: hoje)?(?: a| por| em)? (?:r\$ ?)?[\d,]+/
const bears =
  /(?<![a-z])(?:aguent\w+|suport\w+|cabe|da (?:pra|para)|pode(?:ria)?|podia|chega|passa(?:r)?|ir|subir|vai)(?![a-z])/
const rightOrNot =
  /^(?:confere|confiram?|certo|ou (?:estou|to) (?:errad\w+|certo)|(?:estou|to) errad\w+|sera|o que acham?|concord\w+|que tal)/
/** "O X custa 20. No verão chega a 24. Certo?": the first price is told, the second is asked about. */
const readBears: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  const item = costsNow.test(said) ? oneItem(said, told.names) : undefined
  const next = told.sentences[at + 1]?.said ?? ''
  if (item === undefined || !bears.test(next) || /(?<![a-z])nao(?![a-z])/.test(next)) return null
  const [price, ...others] = sumsIn(next, item)
  const other = oneItem(next, told.names)
  if (price === undefined || others.length > 0 || (other !== undefined && other !== item)) return null
  return {
    wishes: [question('itemPrice', { item, price })],
    count: 1 + goingOn(told, at + 1, rightOrNot, 2),
  }
}

const endingSaid =
  /(?<![a-z])(?:centavos?|inteiros?|redond\w+|quebrad\w+|,50|,90|terminad\w+|multiplos?)(?![a-z])/
const noCoins =
  /^(?:porque )?(?:eu )?(?:nao|nunca) (?:tenho|uso|trabalho com|quero|da|guardo) (?:moedas?|troco|centavos?)/
/** The reason of an ending that was named already. */
const readNoCoins: SentenceReader = (at, { sentences }) => {
  const { said = '', own = '' } = sentences[at] ?? {}
  return noCoins.test(said) && endingSaid.test(sentences[at - 1]?.said ?? '')
    ? { wishes: [{ kind: 'houseFact', about: 'context', what: own.slice(0, 60) }], count: 1 }
    : null
}

const neverBelow =
  /^(?:por )?(?:abaixo|menos) de (?:r\$ ?)?[\d,]+(?: reais)?,? (?:eu )?nao (?:vendo|vendemos|faco|baixo|aceito)|^nao vendo (?:por )?(?:menos|abaixo) de (?:r\$ ?)?[\d,]+/
/** "Baixei a cerveja. Abaixo de 13,50 não vendo": a floor of what was spoken of. */
const readFloor: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const [min, ...others] = neverBelow.test(said) ? sumsIn(said) : []
  const before = sentences.slice(Math.max(0, at - backTo), at).toReversed()
  const item = before.map((one) => spokenOf(one, names)).find((found) => found !== undefined)
  return min === undefined || others.length > 0 || item === undefined
    ? null
    : { wishes: [{ kind: 'price', min, item }], count: 1 }
}

const mayRise =
  /^(?:[oa]s? )?(?<s>[^,;]{3,50}?) (?:pode|podem|poderia|poderiam) (?:subir|aumentar|ser reajustad[oa]s?),? (?:se|desde que|caso) (?:os numeros|a conta|as contas|o calculo|a planilha|der|for possivel|compensar|valer|fizer sentido)/
/** "O caldo pode aumentar, caso a conta deixe": leave, and no order. */
const readMayRise: SentenceReader = (at, { sentences, names }) => {
  const groups = mayRise.exec(sentences[at]?.said ?? '')?.groups
  const item = groups ? oneItem(groups.s ?? '', names) : undefined
  return item === undefined ? null : { wishes: [question('mayRise', { item })], count: 1 }
}

const marginOf =
  /(?<![a-z])(?:qual|quanto|saber|diga\w*|dig\w+) (?:e |seja |me )?(?:a |de )?(?:minha )?margem (?:bruta |de lucro )?(?:d[oae]s?|n[oa]s?|com)(?![a-z])/
/** "Quanto é a margem da pamonha?" */
const readMarginOf: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const item = marginOf.test(said) && shareIn(said) === undefined ? oneItem(said, names) : undefined
  return item === undefined ? null : { wishes: [question('pays', { item })], count: 1 }
}

const whichDay =
  /^(?:e |ou )?(?:em que (?:data|dia|epoca)|quando|qual (?:o melhor|a melhor) (?:dia|data)|que dia)(?![a-z]).*(?:pint\w+|troc\w+|mud\w+|imprim\w+|refaz\w+|sub\w+|reajust\w+)/
/** "Em que data mando pintar a placa?" */
const readWhichDay: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  return whichDay.test(said) && oneItem(said, names) === undefined
    ? { wishes: [question('startsOn')], count: 1 }
    : null
}

const look = /^(?:e |ai )?(?:olh\w+|vej\w+|confir\w+|esta tudo|ta tudo)(?: isso| ai)? n?a planilha$/
/** "Olhem na planilha" only says where. */
const readLook: SentenceReader = (at, { sentences }) => {
  const { said = '', own = '' } = sentences[at] ?? {}
  return look.test(said)
    ? { wishes: [{ kind: 'houseFact', about: 'context', what: own.slice(0, 60) }], count: 1 }
    : null
}

const supplier =
  /(?<![a-z])(?:acougue\w*|fornecedor\w*|distribuidor\w*|peixaria|frigorifico|ceasa|feira|atacad\w+)(?![a-z])/
const more =
  /(?<![a-z])(?:a mais|aument\w+|reajust\w+|sub\w+|sobe[m]?|mais car[oa]s?|alta|encarec\w+)(?![a-z])/
const willRise =
  /^(?:[oa]s? )?(?<what>[a-z ]{3,25}?) (?:vai|vao) (?:subir|aumentar|encarecer|ficar mais car[oa]s?)$/
const inCost = /(?<![a-z])(?:custos?|conta|calculo)(?![a-z])/
/** "O queijo vai encarecer. São 8% a mais de maio em diante. Ponham na conta do X e da Y.": each of them, from that day. */
const readRiseTold: SentenceReader = (at, { sentences, names, today }) => {
  const head = willRise.exec(sentences[at]?.said ?? '')?.groups?.what
  const from = head === undefined ? at : at + 1
  const { said = '' } = sentences[from] ?? {}
  const percent = shareIn(said)
  if (
    percent === undefined ||
    !more.test(said) ||
    said.includes('?') ||
    (head === undefined && !supplier.test(said))
  )
    return null
  if (/(?<![a-z])(?:vend\w+|cliente\w*|maximo|acima|ate)(?![a-z])/.test(said)) return null
  const day = startDay(said, today)?.day
  const on = day === undefined ? {} : { from: day }
  const next = sentences[from + 1]?.said ?? ''
  const items = inCost.test(next) && sumsIn(next).length === 0 ? itemsIn(next, names) : []
  if (items.length > 0)
    return { wishes: items.map((item) => ({ kind: 'costNow', item, percent, ...on })), count: from - at + 2 }
  const own = itemsIn(said, names)
  const what = head ?? said.slice(foodsIn(said)[0]?.start ?? 0, foodsIn(said)[0]?.end ?? 0)
  return own.length > 0 || what === ''
    ? null
    : { wishes: [question('passOn', { what, percent, ...on })], count: from - at + 1 }
}

const weakDay = /(?<![a-z])(?:vazi[oa]s?|parad[oa]s?|frac[oa]s?|mort[oa]s?|devagar|ruim|ruins)(?![a-z])/
const cutAsked =
  /(?<![a-z])(?:(?:vale|compensa|adianta|da (?:pra|para)|devo|posso|faz sentido|que tal) (?:a pena )?(?:eu )?(?:baixar|fazer (?:promo\w+|desconto|preco)|dar desconto|cobrar menos)|o que (?:eu )?baixo)(?![a-z])/
const someHours =
  /das? (?<start>\d{1,2})(?:h|:)?(?:\d{2})?(?: ?horas)?(?<late> da tarde| da noite)? (?:as|ate as|ate) (?<end>\d{1,2})(?:h|:|(?![\d,]))/
const ifSo =
  /^(?:se (?:sim|der|valer|for|nao)|o que e (?:pra|para|por) quanto|qual|quanto|e (?:pra|para) quanto|so se)(?![a-z])/

/** Hours of an afternoon or evening, 0 to 24. */
export function hoursSaid(said: string): { start: number; end: number } | null {
  const groups = someHours.exec(said)?.groups
  if (!groups) return null
  const [start, end] = [Number(groups.start), Number(groups.end)]
  const isLate = groups.late !== undefined || (end <= 12 && start < 12 && /da (?:tarde|noite)/.test(said))
  const from = isLate && start < 12 ? start + 12 : start
  const to = end <= from && end < 12 ? end + 12 : end
  return from < to && to <= 24 ? { start: from, end: to } : null
}

/** "Segunda é fraco. Que tal cobrar menos nesse dia, das 15h às 18h?" */
const readWeakDays: SentenceReader = (at, told: Told) => {
  const { said = '' } = told.sentences[at] ?? {}
  const own = weekdaysIn(said)
  const isHere = cutAsked.test(said) && own.length > 0
  const next = told.sentences[at + 1]?.said ?? ''
  if (
    !isHere &&
    !(weakDay.test(said) && own.length > 0 && cutAsked.test(next) && weekdaysIn(next).length === 0)
  )
    return null
  const asked = isHere ? said : next
  const hours = hoursSaid(asked)
  const item = oneItem(asked, told.names)
  if ((isHere && hours === null) || sumsIn(asked.replace(someHours, ''), item).length > 0) return null
  const count = (isHere ? 1 : 2) - 1 + goingOn(told, at + (isHere ? 0 : 1), ifSo, 3)
  const fields = { weekdays: [...own], ...hours, ...(item !== undefined && { item }) }
  return { wishes: [question('dayOffer', fields)], count }
}

export const beforeReaders: readonly SentenceReader[] = [
  readStays,
  readBears,
  readNoCoins,
  readLook,
  readFloor,
  readMayRise,
  readMarginOf,
  readWhichDay,
  readRiseTold,
  readWeakDays,
]
