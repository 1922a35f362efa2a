/** Answers that the owner's list gives: what only they sell, who is nearest, and what an item should cost. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { declinedFor } from '../allowed.ts'
import { everyday, percentOver, quotesOf } from '../gaps.ts'
import { soldFirst } from '../summary.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  factsOf,
  needs,
  ownItem,
  percent,
  type Question,
  shared,
} from './asked.ts'
import { answerFullOn, fills, quoted } from './full-on-day.ts'
import { cheaperIn, fallsOf, fallText, pointedAt } from './sold-since.ts'
import { toldOf } from './told.ts'
import { estimateOf } from './trial.ts'

/** What a house gives besides dishes: whether it is worth having, by what it costs. */
const services: readonly (readonly [RegExp, string])[] = [
  [/rolha/, 'dá para ter já: não pede gente nova, e a garrafa de fora traz mesa que come'],
  [/manobrist|valet/, 'pede gente e seguro: só com estacionamento difícil na porta'],
  [
    /musica|musico|banda|som ao vivo|karaoke|show/,
    'custa cachê e direito autoral: só no dia fraco, e com couvert',
  ],
  [/estacionamento/, 'converse com um terreno vizinho antes de gastar'],
  [/wi-?fi|reserva|couvert|cortesia|brinde|entrada/, 'custa pouco e não pede gente: teste um mês'],
  [/kids|parquinho|brinquedo/, 'pede espaço e quem olhe: só se a família já for o seu público'],
  [/telao|jogo|sinuca/, 'um aparelho resolve; veja antes se o seu público quer'],
  [
    /cobra\w* .*(?:mesa|cadeira|guarda-?sol|entrada|consumacao)/,
    'se aí não se cobra, é vantagem sua: escreva na placa e diga ao receber',
  ],
  [/piscina|chuveiro|ducha|vista|espelho d/, 'não se copia com preço: só pesa se o seu cliente fica o dia'],
]

/** "Devo abrir reserva?": a service that is no item, and who of them has it. */
export function answerService({ text }: Question, asked: Asked): Answer | null {
  const [words, advice] = services.find(([one]) => one.test(foldAccents(text).toLowerCase())) ?? []
  if (!words || advice === undefined) return null
  const have = factsOf(asked, 'crowd').flatMap(({ competitor, what = '' }) =>
    words.test(foldAccents(what).toLowerCase()) ? [theHouse(competitor)] : [],
  )
  return answer(
    `${capitalize(advice)}.`,
    have.length > 0
      ? `${capitalize(joinList([...new Set(have)]))} já ${have.length === 1 ? 'tem' : 'têm'}.`
      : '',
    'Marque num caderno quantas mesas vieram por isso em quatro semanas; sem nenhuma, pare.',
  )
}

/** What a house has beside its hours, its place and its crowd. */
const has = /\b(?:tem|oferec\w+|inclu\w+|gratis|de graca|aceita\w*|cortesia|brinde)\b/

/** "manobrista", "rolha livre na terça", as the owner told it. */
function servicesOf(asked: Asked): string[] {
  const facts = factsOf(asked, 'crowd').flatMap(({ competitor, what = '' }) =>
    // "não tem", "eles têm e a gente também" are nothing that is missing.
    /\b(?:nao tem|nem tem|sem|tambem temos|a gente tambem)\b/.test(foldAccents(what).toLowerCase())
      ? []
      : what
          .split(/\s+e\s+(?=(?:t[eê]m?|oferec\p{L}+|cobra\p{L}*|aceita\p{L}*)(?!\p{L}))/iu)
          .map((part) => ({ competitor, what: part })),
  )
  return facts.flatMap(({ competitor, what }) => {
    const plain = foldAccents(what).toLowerCase()
    const found = services.filter(([words]) => words.test(plain)).map(([, advice]) => advice)
    // What is told of it and is none of these is still theirs, and not nothing.
    const advice =
      found.length > 0 ? found.join('; ') : has.test(plain) ? 'pese se o seu cliente pede isso' : undefined
    if (advice === undefined) return []
    const name = what
      .replace(/^.{0,60}?(?<!\p{L})(?:t[eê]m|oferecem?|d[aã]o|d[aá])\s+/iu, '')
      .replace(/\s+(?:e|mas) (?:a gente|eu|n[oó]s|aqui) n[aã]o.*$/iu, '')
    return [`**${capitalize(name)}** (${competitor}): ${advice}.`]
  })
}

export function answerMissing(asked: Asked): Answer {
  const { items, rivals } = asked
  const all = items.filter(({ relation }) => relation === 'absent')
  const absent = all.filter(({ item }) => declinedFor(item, asked.context.sheet) === null)
  const left = all.filter((one) => !absent.includes(one)).map(({ item }) => item)
  const out =
    left.length === 0
      ? ''
      : `${capitalize(joinList(left))} fica fora, a seu pedido: eles vendem, e nada aqui sugere.`
  const told = servicesOf(asked)
  if (absent.length === 0 && told.length > 0)
    return answer(
      `Dos itens, nada: o que eles têm a mais é serviço.`,
      ...told,
      out,
      'A lista tem só o que você escreveu.',
    )
  if (absent.length === 0 && out !== '')
    return answer(out, 'O resto do que você anotou deles tem par no seu cardápio.')
  if (absent.length === 0)
    return answer(
      'Nada: tudo o que você anotou deles tem par no seu cardápio.',
      `A lista tem só o que você escreveu; olhe o cardápio inteiro ${rivals.length === 1 ? 'dele' : 'deles'} antes de concluir.`,
    )
  return answer(
    `${capitalize(
      joinList(
        absent.map(
          (item) =>
            `${item.item} (${joinList(quotesOf(item).map(({ competitor, price }) => `${competitor}, ${formatBrl(price)}`))})`,
        ),
      ),
    )}.`,
    'Só vale ter o que a sua cozinha faz com o que já compra, e com custo até um terço desse preço.',
    estimateOf(absent),
    out,
    ...told,
  )
}

/** What the owner told of a competitor that decides whether it is one. */
function rivalNotes(name: string, asked: Asked): string[] {
  const [days] = factsOf(asked, 'days').filter(({ competitor }) => competitor === name)
  const [old] = factsOf(asked, 'old').filter(({ competitor }) => competitor === name)
  return [
    ...(days?.weekdays ? [`${days.closed ? 'fecha' : 'só abre'} ${everyWeek(days.weekdays)}`] : []),
    ...(old ? [`preço ${old.what ?? 'antigo'}`] : []),
  ]
}

/** Who takes guests: by lower prices and by what the owner tells of a full house. */
function answerTaker(asked: Asked): Answer | null {
  const apart = factsOf(asked, 'apart').map(({ competitor }) => competitor)
  const crowd = factsOf(asked, 'crowd')
  const found = asked.rivals.flatMap((name) => {
    if (apart.includes(name)) return []
    const pairs = shared(asked).flatMap((item) =>
      everyday(item).flatMap((quote) =>
        quote.competitor === name ? [{ own: item.own, price: quote.price }] : [],
      ),
    )
    const cheaper = pairs.filter(({ own, price }) => price < own - 0.005)
    const told = crowd.filter(({ competitor }) => competitor === name)
    const full = told.filter(({ what = '', text }) => fills.test(foldAccents(`${what} ${text}`)))
    return pairs.length + told.length === 0
      ? []
      : [
          {
            name,
            pairs,
            cheaper,
            full,
            told,
            weight: cheaper.length / Math.max(1, pairs.length) + full.length,
          },
        ]
  })
  const [first, ...others] = found.toSorted(
    (a, b) => b.weight - a.weight || b.cheaper.length - a.cheaper.length,
  )
  if (!first) return null
  const out = apart.length > 0 ? `Fora da conta, ${leftOutText(apart, asked)}.` : ''
  if (first.weight === 0 && found.some(({ pairs }) => pairs.length > 0))
    return answer(
      `Pelo preço, ninguém: ${joinList(found.filter(({ pairs }) => pairs.length > 0).map(({ name, pairs }) => `${theHouse(name)} não cobra menos em nenhum dos ${pairs.length}`))}.`,
      'Se o movimento caiu, o caso é outro: conte duas noites o que se vê da rua lá e aqui.',
      out,
    )
  const why = [
    ...(first.cheaper.length > 0
      ? [`cobra menos em ${first.cheaper.length} de ${first.pairs.length} itens em comum`]
      : []),
    ...first.full.map(quoted),
  ]
  if (why.length === 0) return null
  const rest = others.map(
    ({ name, pairs, cheaper, told }) =>
      `${capitalize(theHouse(name))} ${pairs.length === 0 ? 'não tem preço de hoje que se compare' : cheaper.length === 0 ? `não cobra menos em nenhum dos ${pairs.length}` : `cobra menos em ${cheaper.length} de ${pairs.length}`}${told.length > 0 ? ` (${told.map(quoted).join('; ')})` : ''}.`,
  )
  return answer(
    `Pelo que você contou, ${theHouse(first.name)}: ${joinList(why)}.`,
    ...rest,
    out,
    'É indício, não prova: pergunte a dez clientes onde mais vão.',
  )
}

/** "Ponto do Gelo, a seu pedido" */
function leftOutText(names: readonly string[], asked: Asked): string {
  const isOther = factsOf(asked, 'apart').every(({ what }) => what === undefined || what === 'outro público')
  return `${isOther ? 'porque é para outro público' : 'a seu pedido'}: ${joinList([...new Set(names)])}`
}

/** Whom the house's own sales point at: the deepest fall of an item that somebody sells for less. */
function ofSales(asked: Asked): Answer | null {
  const apart = factsOf(asked, 'apart').map(({ competitor }) => competitor)
  const [found] = fallsOf(asked).flatMap((fall) => {
    const to = pointedAt(fall, asked)
    return to && !apart.includes(to.name) ? [{ fall, to, others: cheaperIn(fall, asked) }] : []
  })
  if (!found) return null
  const { fall, to, others } = found
  const rest = others.filter(({ name }) => name !== to.name).map(({ name }) => theHouse(name))
  return answer(
    `${soldFirst} ${theHouse(to.name)}${to.opened === null ? '' : `, que ${to.opened}`}: ${fallText(fall)}.`,
    rest.length > 0
      ? `${capitalize(joinList(rest))} também ${rest.length === 1 ? 'cobra' : 'cobram'} menos nesse item.`
      : '',
    'A data aponta, não prova: pergunte a dez clientes onde mais vão. Antes de mexer no preço, responda nesse item, com o que vem junto.',
  )
}

/** An old price still tells that both sell the same; one for other people does not. */
export function answerMainRival({ text }: Question, asked: Asked): Answer {
  const bySales = ofSales(asked)
  if (bySales) return bySales
  const onDay = answerFullOn(text, asked)
  if (onDay) return onDay
  const taker = /roub|tir[ao]|tirand|lev[ao]|tom[ao]|peg[ao]/i.test(text) ? answerTaker(asked) : null
  if (taker) return taker
  const apart = factsOf(asked, 'apart').map(({ competitor }) => competitor)
  const distances = asked.rivals.flatMap((name) => {
    if (apart.includes(name)) return []
    const pairs = asked.items.flatMap((item) =>
      item.own === null
        ? []
        : quotesOf(item)
            .filter(({ competitor, deal, away }) => competitor === name && !deal && !away?.startsWith('só '))
            .map(({ price }) => percentOver(item.own ?? price, price)),
    )
    if (pairs.length === 0) return []
    const mean = pairs.reduce((sum, one) => sum + Math.abs(one), 0) / pairs.length
    const cheaper = pairs.filter((one) => one > 0.5).length
    const told = toldOf(name, asked).said
    return [{ name, count: pairs.length, cheaper, mean, notes: rivalNotes(name, asked), told }]
  })
  const [first, second] = distances.toSorted((a, b) => b.count - a.count || a.mean - b.mean)
  if (!first) return needs('Nenhum preço deles tem par no seu cardápio: sem par não há rival de preço.')
  const words = ({ name, count, mean, notes }: typeof first) =>
    `${theHouse(name)}: ${count} ${count === 1 ? 'item' : 'itens'} em comum, com ${Math.round(mean)}% de diferença em média${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
  return answer(
    first.told.length > 0
      ? `${capitalize(theHouse(first.name))}: vende o mesmo que você (${first.count} ${first.count === 1 ? 'item' : 'itens'} em comum, com ${Math.round(first.mean)}% de diferença em média; cobra menos em ${first.cheaper}) e, pelo que você contou, ${joinList(first.told.map((one) => `“${one}”`))}.`
      : `Pelos preços, ${words(first)}.`,
    ...asked.rivals
      .filter((name) => name !== first.name && name !== second?.name && !apart.includes(name))
      .flatMap((name) => {
        const { said, fine } = toldOf(name, asked)
        return said.length === 0
          ? []
          : [
              `${capitalize(theHouse(name))} ${fine ? 'disputa outro cliente' : 'tira menos'}: ${joinList(said.map((one) => `“${one}”`))}, e quase nada em comum com o seu cardápio.`,
            ]
      }),
    second ? `Depois, ${words(second)}.` : '',
    apart.length > 0 ? `Fora da disputa, ${leftOutText(apart, asked)}.` : '',
    first.told.length > 0 ? '' : 'Distância a pé e movimento também contam: pese com o que se vê da porta.',
  )
}

export function answerFairPrice({ item }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  const raise = asked.raises.find((one) => one.item === own.name)
  const compared = comparedOf(own.name, asked)
  const theirs = compared ? everyday(compared) : []
  const lowest = theirs.toSorted((a, b) => a.price - b.price)[0]
  const left = own.cost === null || own.cost <= 0 ? null : own.price - own.cost
  const beside = theirs.map(({ competitor, price }) => `${competitor} ${formatBrl(price)}`).join(', ')
  const match =
    lowest &&
    left !== null &&
    own.cost !== null &&
    lowest.price < own.price - 0.005 &&
    lowest.price > own.cost
      ? `Igualar ${theHouse(lowest.competitor)} (${formatBrl(lowest.price)}) pediria ${percent(left / (lowest.price - own.cost) - 1)} mais vendas só para empatar.`
      : ''
  return answer(
    raise
      ? `${formatBrl(raise.to)}: sobe de ${formatBrl(raise.from)} e fica abaixo do meio deles${beside === '' ? '' : ` (${beside})`}.`
      : `Fique em ${formatBrl(own.price)}${left === null ? '' : `, que deixa ${formatBrl(left)} por venda`}${beside === '' ? '' : ` (${beside})`}.`,
    match,
  )
}
