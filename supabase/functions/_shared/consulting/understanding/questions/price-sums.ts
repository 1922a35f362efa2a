/** Sums on prices that an owner asks for, in any order of words: combos, fees, goals by the week, a price that leaves R$. */
import { findDates } from '../dates/find-dates.ts'
import { startDay } from '../orders/start-day.ts'
import { type Named, question } from '../spoken/pieces.ts'
import type { DraftWish } from '../text/draft.ts'
import { readNextPrice, readPastChange } from './past-changes.ts'
import { plainSums } from './plain-sums.ts'
import { factReaders } from './price-facts.ts'
import { partsIn, readCombo, together } from './read-combos.ts'
import { beforeReaders } from './said-before.ts'
import {
  goingOn,
  oneItem,
  type SentenceReader,
  sentencesOf,
  shareIn,
  sumsIn,
  type Told,
} from './spoken-sentences.ts'
import { tradeReaders } from './trade-facts.ts'

const channelWord =
  /(?<![a-z])(?:i-?food|rappi|99 ?food|aplicativo|app|delivery|maquin(?:inha|eta)|cartao|vale.?(?:refeicao|alimentacao))(?![a-z])/
const takes = /(?<![a-z])(?:comissao|taxa|fica com|leva|come|morde|cobra|desconta|engole)(?![a-z])/
const sameLeft =
  /(?<![a-z])(?:sobr\w+|deix\w+|dar|ficar?|ganh\w+|tirar)(?: (?:pra|para) mim| me)? (?:o |a |os |as )?(?:mesm[oa]s?|igual)|mesm[oa] (?:lucro|valor|dinheiro|sobra)/
const leftAsked = /quanto (?:(?:e que|me|eu) )?(?:sobra|fica|resta|tiro|ganho)(?! mesmo)/
const discountAsked = /desconto|pix|dinheiro vivo/

/** "o app fica com 23%", and "que preço no app pra sobrar o mesmo no X?" */
const readFee: SentenceReader = (at, { sentences, names }) => {
  const { said, own } = sentences[at] ?? { said: '', own: '' }
  const way = channelWord.exec(said)
  const item = oneItem(said, names)
  const percent = shareIn(said)
  const asksItem = item !== undefined && (sameLeft.test(said) || leftAsked.test(said))
  if (!way) return null
  const what = own.slice(way.index, way.index + way[0].length).toLowerCase()
  if (asksItem) return { wishes: [question('channelFee', { item, what, percent })], count: 1 }
  const next = sentences[at + 1]?.said ?? ''
  const asked = leftAsked.test(next) && !channelWord.test(next) ? oneItem(next, names) : undefined
  if (percent !== undefined && takes.test(said) && item === undefined && asked !== undefined)
    return { wishes: [question('channelFee', { item: asked, what, percent })], count: 2 }
  if (
    percent !== undefined &&
    takes.test(said) &&
    item === undefined &&
    !discountAsked.test(said) &&
    !said.includes('?')
  )
    return { wishes: [question('channelFee', { what, percent })], count: 1 }
  const [, share] =
    new RegExp(
      `(\\d{1,2}) ?(?:%|por cento) (?:(?:d[aeo]s?|n[oa]s?|pel[oa]|vendas?|vem|e|sao) )*(?:${channelWord.source})`,
    ).exec(said) ?? []
  return share !== undefined && !takes.test(said)
    ? { wishes: [question('channelFee', { what, share: Number(share) })], count: 1 }
    : null
}

const weekly = /(?<![a-z])(?:por|toda|cada|na|a) semana(?![a-z])|semanais/
const wantsMore = /(?<![a-z])(?:meta|mais|ganhar|sobrar|tirar|lucrar|no bolso)(?![a-z])/
const orHowMuch =
  /^(?:e )?se nao (?:da|der|deu|for|dar)[ ,].*(?:quanto|ate onde|o que|o maximo)|^(?:ou )?quanto (?:for possivel|der)/

const readWeeklyGoal: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  const [price, ...others] = sumsIn(said)
  if (!weekly.test(said) || !wantsMore.test(said) || price === undefined || others.length > 0) return null
  if (oneItem(said, told.names) !== undefined || /planilha|vend[oe]|unidades/.test(said)) return null
  return { wishes: [question('goal', { price, weekly: true })], count: goingOn(told, at, orHowMuch) }
}

const marginAsked = /(?<![a-z])margem(?: bruta| media)?(?![a-z])/
const aims = /(?<![a-z])(?:meta|alvo|chegar|atingir|bater|quero|queria|objetivo)(?![a-z])/
const readMarginGoal: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const percent = shareIn(said)
  return marginAsked.test(said) &&
    aims.test(said) &&
    percent !== undefined &&
    !/cada|item|itens|prato|minim|(?<![a-z])nao(?![a-z])|menor|abaixo|menos|(?:em|mais) \d+ ?(?:%|por cento)/.test(
      said,
    ) &&
    oneItem(said, names) === undefined
    ? { wishes: [question('marginGoal', { percent })], count: 1 }
    : null
}

const changeWord =
  /(?<![a-z])(?:troc\w+|linha|etiqueta|adesivo|letreiro|placa|lousa|plaqueta|reimprim\w+)(?![a-z])/
const perChange =
  /(?<![a-z])(?:cada|por) (?:troca|linha|etiqueta|preco|item|mudanca|alteracao|placa|plaqueta)|cada \w+ nov[oa]/
const readChangeCost: SentenceReader = (at, { sentences }) => {
  const { said = '' } = sentences[at] ?? {}
  const clause = said
    .split(/,(?!\d)/)
    .find(
      (one) => changeWord.test(one) && perChange.test(one) && /cust\w+|sai|pago|gast\w+|cobr\w+/.test(one),
    )
  const [price] = clause === undefined ? [] : sumsIn(clause)
  if (clause === undefined || price === undefined) return null
  // What stands before in its sentence is another wish, and read by others.
  return /(?<![a-z])no maximo|(?<![a-z])so /.test(said.replace(clause, ''))
    ? null
    : { wishes: [question('changeCost', { price })], count: 1 }
}

const never = /nunca (?:mud\w+|mex\w+|alter\w+)|sem historico|nao (?:mud\w+|tem teste)/
const estimate = /elasticidade|estim\w+|chut\w+|inventa\w*|suposic\w+|adivinh\w+/
const readOnlySeen: SentenceReader = (at, { sentences }) => {
  const { said = '' } = sentences[at] ?? {}
  return never.test(said) && estimate.test(said) ? { wishes: [question('onlySeen')], count: 1 } : null
}

const clock = /das? (\d{1,2})(?:h|:)?(\d{2})? ?(?:as?|ate(?: as)?) (\d{1,2})(?:h|:)?(\d{2})?/
const slow = /(?<![a-z])(?:frac[oa]|parad[oa]|vazi[oa]|mort[oa]|devagar)(?![a-z])/
const aboutHours =
  /(?<![a-z])(?:cobrar menos|baixar|promocao|desconto|nesse horario|nessa hora|planilha|da (?:pra|para) saber|sabe)(?![a-z])/
const canTell = /da (?:pra|para) (?:saber|ver|dizer)|tem como saber|consigo saber|(?:a|minha|com) planilha/
const readSlowHours: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  const hours = clock.exec(said)
  if (!hours || !slow.test(said)) return null
  const count = goingOn(told, at, aboutHours)
  const whole = told.sentences
    .slice(at, at + count)
    .map((one) => one.said)
    .join(' ')
  if (!canTell.test(whole)) return null
  const value = (hour = '', minutes = '0') => Number(hour) + Number(minutes) / 60
  // "das 2 às 3 da tarde"
  const late = /(?:da tarde|da noite)/.test(said) ? 12 : 0
  const [start, end] = [value(hours[1], hours[2]), value(hours[3], hours[4])].map((one) =>
    one < 12 ? one + late : one,
  )
  return start !== undefined && end !== undefined && start < 24 && end <= 24
    ? { wishes: [question('slowHours', { start, end })], count }
    : null
}

const people =
  /(?<![a-z])(carregador\w*|funcionari\w+|alun[oa]s?|estudante\w*|morador\w*|motorista\w*|entregador\w*|policia\w*|professor\w*|associad[oa]s?|soci[oa]s?|pessoal d[aeo] [a-z]+(?: d[aeo] [a-z]+)?)(?![a-z])/
const stays = /(?:isso |e isso |ess[ea] )?(?:fica|nao muda|continua|mant\w+|segue|permanece)(?![a-z])/
const readGroupPrice: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  const who = people.exec(said)
  const item = oneItem(said, told.names)
  const [price] = item === undefined ? [] : sumsIn(said, item)
  if (!who || item === undefined || price === undefined) return null
  const count = goingOn(told, at, new RegExp(`^${stays.source}.{0,20}$`), 1)
  if (count === 1 && !stays.test(said) && !/desconto|sempre|cracha|paga|tom[ae]/.test(said)) return null
  return {
    wishes: [
      question('members', {
        item,
        price,
        what: own.slice(who.index, who.index + who[0].length).toLowerCase(),
      }),
    ],
    count,
  }
}

const leavesSum = /(?:sobr\w+|ficar|livres?|de lucro|lucr\w+|ganhar)/
const priceAsked =
  /(?<![a-z])(?:(?:a|por) quanto|qual (?:e )?(?:o )?preco|que preco|quanto (?:cobro|boto|tenho que cobrar|devo cobrar))(?![a-z])/
/** "a quanto vendo o X pra sobrar 10 reais?" */
const readLeftPrice: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const item = oneItem(said, names)
  const [least, ...others] = item === undefined ? [] : sumsIn(said, item)
  return item !== undefined &&
    least !== undefined &&
    others.length === 0 &&
    priceAsked.test(said) &&
    leavesSum.test(said) &&
    !channelWord.test(said) &&
    partsIn(said, names).length < 2 &&
    !together.test(said)
    ? { wishes: [question('fairPrice', { item, least })], count: 1 }
    : null
}

const partOf =
  /(?:disso|desse custo|dele|dela|d[oe] custo(?: d[aeo]s? [a-z ]{3,40}?)?) (?:e|sao|vai em|vao em|vem d[aeo]) (?:so |tudo |de |d[aeo] |[ao] )*(?<what>[a-z]{3,20})|(?:[ao]s? )(?<other>[a-z]{3,20}) (?:e|da|pesa|custa|leva|sao) (?:r\$ ?)?[\d,]+(?: reais)? d[oe] custo/
/** "do custo, 3 reais são de camarão" */
const readCostPart: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  if (!partOf.test(said) || /(?<![a-z])(?:vizinh\w+|concorren\w+|cobra\w*|maior|menor)(?![a-z])/.test(said))
    return null
  const item = oneItem(said, names)
  const [part, ...others] = item === undefined ? [] : sumsIn(said, item)
  return item !== undefined && part !== undefined && others.length === 0
    ? { wishes: [{ kind: 'costNow', item, part }], count: 1 }
    : null
}

const once =
  /(?<![a-z])(?:mex\w+|mud\w+|troc\w+|alter\w+)(?![a-z]).*(?:uma vez so|uma vez|de uma vez|uma unica vez|(?<![a-z])e n?[oa] )|(?<![a-z])a troca (?:e|vai ser|sera)/
const notBefore = /^(?:e )?antes (?:d\w+ [a-z]+ )?nao/
/** "uma mudança só, em 9/2, depois da festa": the day, with what only repeats it. */
const readOnce: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  if (!once.test(said) || said.includes('?') || sumsIn(said.replace(/\d+\/\d+/g, '')).length > 1) return null
  const [date, ...others] = findDates(own, told.today)
  if (!date || others.length > 0) return null
  return { wishes: [question('startsOn', { from: date.span.from })], count: goingOn(told, at, notBefore, 1) }
}

const thenOnly =
  /^(?:e |ai )?depois(?: disso)?,? (?:so|somente) (?:em|n[oa]|la (?:em|pra|para)|a partir d\w|depois d\w)/
const readThenHeld: SentenceReader = (at, { sentences, today }) => {
  const { said = '' } = sentences[at] ?? {}
  const to = thenOnly.test(said)
    ? startDay(said.replace(/^(?:e |ai )?depois(?: disso)?,? /, ''), today)?.day
    : undefined
  return to === undefined ? null : { wishes: [question('heldUntil', { to })], count: 1 }
}

const readers: readonly SentenceReader[] = [
  ...plainSums,
  ...factReaders,
  ...tradeReaders,
  ...beforeReaders,
  readCostPart,
  readCombo,
  readFee,
  readSlowHours,
  readGroupPrice,
  readWeeklyGoal,
  readMarginGoal,
  readChangeCost,
  readOnlySeen,
  readLeftPrice,
  readOnce,
  readThenHeld,
  readPastChange,
  readNextPrice,
]

const joints =
  /,(?!\d) ?(?=(?:mas|porem|so que|entretanto|porque|pois|ja que) )|,? e (?=(?:se|qual|quais|quanto|quantos|quantas|vale|compensa|em que|quando) )/g

/** A dictated text has no stops: a longer stretch says more than one thing. */
const longestSaid = 170

/** What the parts of a sentence say that stand for themselves: "quanto cada um aguenta, e se a promoção da tapioca valeu". */
function readParts(at: number, { sentences, names, today }: Told): DraftWish[] {
  const whole = sentences[at]
  if (!whole) return []
  const cuts = [0, ...[...whole.said.matchAll(joints)].map(({ index, 0: word }) => index + word.length)]
  if (cuts.length === 1) return []
  return cuts.flatMap((from, index): DraftWish[] => {
    const lead =
      /^(?:mas|porem|so que|entretanto|porque|pois|ja que) /.exec(whole.said.slice(from))?.[0].length ?? 0
    const begin = from + lead
    const said = whole.said.slice(begin, cuts[index + 1]).replace(/(?:[\s,]| e)+$/, '')
    if (said.length === 0 || said.length > longestSaid) return []
    const [start, end] = [whole.start + begin, whole.start + begin + said.length]
    const one: Told = {
      sentences: [{ said, own: whole.own.slice(begin, begin + said.length), start, end }],
      names,
      today,
    }
    const read = readers.map((reader) => reader(0, one)).find((found) => found !== null)
    return (read?.wishes ?? []).map((wish) => ({ wish, start, end }))
  })
}

/** The sums that whole sentences of a text ask for, with the places of their words. */
export function readPriceSums(text: string, names: readonly Named[], today: string): DraftWish[] {
  const told: Told = { sentences: sentencesOf(text), names, today }
  const found: DraftWish[] = []
  for (let at = 0; at < told.sentences.length; ) {
    const isLong = (told.sentences[at]?.said.length ?? 0) > longestSaid
    const parts = readParts(at, told)
    if (parts.length > 1) {
      found.push(...parts)
      at += 1
      continue
    }
    const one = isLong ? null : readers.map((read) => read(at, told)).find((read) => read !== null)
    if (!one) found.push(...parts)
    const [first, last] = one ? [told.sentences[at], told.sentences[at + one.count - 1]] : []
    if (one && first && last && last.end - first.start <= 300)
      found.push(...one.wishes.map((wish) => ({ wish, start: first.start, end: last.end })))
    at += one?.count ?? 1
  }
  return found
}
