/** Where the house is better than a competitor: from what the owner tells of it, from the list, and from the own menu. */
import { capitalize, ofTheHouse, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { canonicalName } from '../../../base/same-item.ts'
import { calledOf, everyday, quotesOf } from '../gaps.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  needs,
  ownItem,
  percent,
  type Question,
  reais,
  shared,
} from './asked.ts'
import { toldOf } from './told.ts'

/** One point: its name in the verdict, and the sentence. */
type Point = { in: string; text: string }

const mostNamed = 3

/** Half of a wait, in fives: a promise that a sign can hold. */
export const halfOf = (minutes: number) => Math.max(5, Math.round(minutes / 10) * 5)

const quoteOf = (competitor: string, item: Parameters<typeof everyday>[0]) =>
  everyday(item).find((quote) => quote.competitor === competitor)

/** What both sell, and the house sells for less. */
const cheaperHere = (competitor: string, asked: Asked) =>
  shared(asked).flatMap((item) => {
    const quote = quoteOf(competitor, item)
    return quote && quote.price > item.own + 0.005 ? [{ item, price: quote.price }] : []
  })

const dearerHere = (competitor: string, asked: Asked) =>
  shared(asked).filter(
    (item) => (quoteOf(competitor, item)?.price ?? Number.POSITIVE_INFINITY) < item.own - 0.005,
  )

/** Nouns that say nothing of what is sold. */
const idle = /^(?:de|da|do|com|e|no|na|artesanal|especial|tradicional|simples|porcao|prato)$/

/**
 * What a competitor sells under a general name, "burger artesanal", beside the house's items of that kind: several, so that
 * no single one is its pair.
 */
export function ofTheKind(competitor: string, asked: Asked) {
  return asked.items.flatMap((item) => {
    const quote = quotesOf(item).find((one) => one.competitor === competitor && !one.deal)
    if (!quote || item.own !== null || item.relation === 'several') return []
    const [head = ''] = tokenize(canonicalName(item.item)).filter((word) => !idle.test(word))
    const stem = foldAccents(head).slice(0, 5)
    const own = asked.menu.filter(
      ({ category, price }) =>
        price !== null &&
        stem.length >= 4 &&
        tokenize(canonicalName(category ?? '')).some((word) => foldAccents(word).startsWith(stem)),
    )
    const prices = own.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b)
    const [low, high] = [prices[0], prices.at(-1)]
    return own.length < 2 || low === undefined || high === undefined
      ? []
      : [{ item: item.item, price: quote.price, low, high, count: own.length }]
  })
}

/** The house's items with a name of their own that nobody on the list sells. */
const onlyHere = (asked: Asked) =>
  asked.notCompared.filter((name) => !/^(?:[aá]gua|refri|cerveja|suco)/i.test(name)).slice(0, mostNamed)

function pointsOf(competitor: string, asked: Asked): Point[] {
  const told = toldOf(competitor, asked)
  const quick = shared(asked)
    .filter((item) => quoteOf(competitor, item) && (item.kind === 'dish' || item.kind === 'side'))
    .slice(0, 2)
    .map(calledOf)
  const points: (Point | null)[] = [
    told.wait === null
      ? null
      : {
          in: 'na espera',
          text: `Na espera: ${told.wait > 0 ? `lá são ${told.wait} minutos` : 'lá se espera'}. Cronometre o seu pedido em duas noites cheias: ${told.wait > 0 ? `se der até ${halfOf(told.wait)}, é isso que vai na placa (“sai em ${halfOf(told.wait)} minutos”)` : 'o maior tempo é o que vai na placa'}. ${quick.length > 0 ? `Deixe ${joinList(quick)} meio ${quick.length === 1 ? 'pronto' : 'prontos'} antes do pico, e chame` : 'Chame'} quem está na fila de lá.`,
        },
    told.closes === null
      ? null
      : {
          in: 'na hora',
          text: `Na hora: depois das ${told.closes === 24 ? 'meia-noite' : `${told.closes}h`} ${theHouse(competitor)} fecha, e quem chega com fome só tem você: deixe o item mais barato na placa a partir dali.`,
        },
    ...told.lacks.slice(0, 1).map((what): Point | null => {
      const own = asked.menu.find(({ name }) =>
        tokenize(what).some((word) => word.length > 3 && tokenize(foldAccents(name)).includes(word)),
      )
      return own && own.price !== null
        ? { in: `em ${own.name}`, text: `Não tem ${what}, e você tem ${own.name} a ${formatBrl(own.price)}.` }
        : null
    }),
    ...ofTheKind(competitor, asked).map(({ item, price, low, high, count }): Point | null =>
      high < price - 0.005
        ? {
            in: 'no preço',
            text: `No preço: ${item} lá é ${formatBrl(price)}; os seus ${count} da mesma seção vão de ${formatBrl(low)} a ${formatBrl(high)}, de ${percent(1 - high / price)} a ${percent(1 - low / price)} menos.`,
          }
        : null,
    ),
    ((found) =>
      found.length === 0
        ? null
        : {
            in: 'no preço',
            text: `Cobra menos em ${joinList(found.slice(0, mostNamed).map(({ item, price }) => `${calledOf(item)} (${formatBrl(item.own)}, e lá ${formatBrl(price)})`))}.`,
          })(cheaperHere(competitor, asked)),
  ]
  return points.flatMap((one) => one ?? [])
}

const labels = (points: readonly Point[]) => joinList([...new Set(points.map((one) => one.in))])

export function answerOwnStrength({ competitor }: Question, asked: Asked): Answer {
  // Asked of several, each answer speaks of one.
  const same = asked.context.sheet.wishes.filter(
    (wish) => wish.kind === 'question' && wish.about === 'ownStrength',
  )
  const isFirst = same[0]?.kind !== 'question' || same[0].competitor === competitor
  const [first] = asked.rivals
    .map((name) => ({ name, points: pointsOf(name, asked).length }))
    .toSorted((a, b) => b.points - a.points)
  const name = competitor ?? first?.name
  if (name === undefined) return needs('Diga de quem você fala, com um preço dele.')
  const own = pointsOf(name, asked)
  const only = onlyHere(asked)
  const dearer = dearerHere(name, asked)
  const sole =
    only.length === 0 || !isFirst
      ? ''
      : `No que só você tem: ninguém na lista mostra ${joinList(only)}. ${only.length === 1 ? 'Ponha esse' : 'Ponha esses'} no alto da placa: sem par, não há preço para comparar.`
  const others = (same.length > 1 ? [] : asked.rivals)
    .filter((one) => one !== name)
    .flatMap((one) => {
      const points = pointsOf(one, asked)
      return points.length === 0
        ? []
        : [`${one}: ${points.map(({ text }) => lowered(text).replace(/\.$/, '')).join('; ')}.`]
    })
  const where = [labels(own), ...(only.length > 0 ? ['no que só você tem'] : [])].filter((one) => one !== '')
  if (where.length === 0)
    return needs(
      `Pela lista, ${theHouse(name)} não perde em nada para você: falta contar espera, horário e o que ele não vende.`,
    )
  return answer(
    `${capitalize(ofTheHouse(name))} você ganha ${joinList(where)}${dearer.length > 0 ? `; no preço, não: ele cobra menos em ${dearer.length === 1 ? calledOf(dearer[0] as (typeof dearer)[number]) : `${dearer.length} itens`}, e ali não vale brigar` : ''}.`,
    ...own.map(({ text }) => text),
    sole,
    ...others,
  )
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Whether the owner tells how something is made, and asks nothing. */
export const isMadeSo = ({ about, what }: Pick<Question, 'about' | 'what'>): boolean =>
  about === 'ownStrength' && what !== undefined

/** Whether the owner asks how to say what is told. */
export const asksUse = ({ what = '', text }: Pick<Question, 'what' | 'text'>): boolean =>
  /(?<!\p{L})(?:d[aá] (?:pra|para)|posso|consigo|devo|vale|como)(?!\p{L})/iu.test(text.slice(what.length))

/** How these answers begin. */
export const meritFirst = 'Sim, dizendo só o que é seu'
export const madeSoFirst = 'Fica como está, e é a sua frase'

/** "O mel é da minha avó, posso dizer isso?": where the sentence goes, and the dishes that it sells. */
function answerMerit(what: string, asked: Asked): Answer {
  const words = tokenize(foldAccents(what)).filter((word) => word.length > 4)
  const [word] = words.filter((one) =>
    asked.menu.some(({ name }) => tokenize(foldAccents(name)).includes(one)),
  )
  const dishes = asked.menu.filter(
    ({ name, price }) => word !== undefined && price !== null && tokenize(foldAccents(name)).includes(word),
  )
  const cheaper = shared(asked).filter(({ ours = '' }) => dishes.some(({ name }) => name === ours))
  const beside = cheaper.flatMap((item) =>
    everyday(item).flatMap(({ competitor, price }) =>
      price > item.own
        ? [`${calledOf(item)} ${formatBrl(item.own)} aqui, ${formatBrl(price)} ${ofTheHouse(competitor)}`]
        : [],
    ),
  )
  return answer(
    `${meritFirst}, sem citar ninguém: “${capitalize(what)}.”`,
    dishes.length > 0
      ? `Na placa e no cardápio, junto de ${joinList(dishes.slice(0, 3).map(({ name, price }) => `${name} (${formatBrl(price ?? 0)})`))}: é razão que preço não copia.`
      : 'Na placa e na primeira linha do cardápio: é razão que preço não copia.',
    beside.length > 0 ? `E ainda custa menos: ${joinList(beside.slice(0, 2))}.` : '',
  )
}

/** "A nossa massa é aberta na hora e isso eu não mudo": it stays, and is what guests are told where the house is dearer. */
export function answerMadeSo(question: Question, asked: Asked): Answer {
  const { what = '' } = question
  if (asksUse(question)) return answerMerit(what, asked)
  const said = what.replace(/,?\s+e\s+(?:d?isso|nela?|nele).*$/iu, '').trim()
  const dear = shared(asked)
    .flatMap((item) =>
      everyday(item).flatMap((quote) => (quote.price < item.own - 0.005 ? [{ item, quote }] : [])),
    )
    .filter(({ item }) => item.kind === 'dish')
    .toSorted((a, b) => b.item.own / b.quote.price - a.item.own / a.quote.price)
  const [first] = dear
  return answer(
    `${madeSoFirst}: “${capitalize(said)}.”`,
    first
      ? `Ponha no alto da seção de ${calledOf(first.item)}, onde você cobra ${formatBrl(first.item.own)} e ${theHouse(first.quote.competitor)} ${formatBrl(first.quote.price)}: é o motivo da diferença, e de nenhum deles você contou o mesmo.`
      : 'De nenhum deles você contou o mesmo: ponha na primeira linha do cardápio e na boca de quem atende.',
  )
}

/** What the owner says the house is best at: what sets it apart, what it leaves, and the sentence for guests. */
export function answerStrongItem({ item }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  const compared = comparedOf(own.name, asked)
  const left = own.cost === null || own.cost <= 0 ? null : own.price - own.cost
  const beside = compared
    ? `na lista, ${joinList(quotesOf(compared).map(({ competitor, price }) => `${competitor} cobra ${formatBrl(price)}`))}`
    : 'ninguém na lista mostra preço disso'
  return answer(
    `${own.name} no alto da placa, a ${formatBrl(own.price)}: ${beside}${left === null ? '' : `, e cada venda deixa ${formatBrl(left)}`}.`,
    `Frase de balcão: “${capitalize(own.name)} é daqui: ${formatBrl(own.price)}.” Ofereça a quem pede outra coisa da mesma seção${compared ? '' : '; confira com uma volta na rua antes de escrever “só aqui”'}.`,
    left === null
      ? ''
      : `Cada dez a mais por dia trazem ${reais(left * 10 * 30)} por mês antes dos custos fixos.`,
  )
}
