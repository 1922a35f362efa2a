/** Answers about the competitors themselves. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize, ofTheHouse, theHouse, toTheHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { calledOf, everyday, itemsOf, percentOver, quotesOf, standOf } from '../gaps.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, factsOf, needs, type Question, shared } from './asked.ts'
import { drinkCost } from './new-item.ts'
import { aloneOf, onlyByTold } from './only-here.ts'
import { daysOf } from './open-days.ts'
import { answerTrial } from './trial.ts'

const said = ({ what, text }: WishOf<'rivalFact'>) => `“${(what ?? text).replace(/[\s.]+$/, '')}”`

const crowdOf = (competitor: string | undefined, asked: Asked) =>
  factsOf(asked, 'crowd').filter((fact) => competitor === undefined || fact.competitor === competitor)

const pricesOf = (competitor: string, asked: Asked) =>
  shared(asked).flatMap((item) =>
    everyday(item)
      .filter((quote) => quote.competitor === competitor)
      .map(({ price }) => ({ item, price })),
  )

/** Why a competitor is full. Prices tell only whether they explain it. */
export function answerCrowd({ competitor }: Question, asked: Asked): Answer {
  const name = competitor ?? (asked.rivals.length === 1 ? asked.rivals[0] : undefined)
  const pairs = name === undefined ? [] : pricesOf(name, asked)
  const mean =
    pairs.reduce((sum, { item, price }) => sum + percentOver(item.own, price), 0) / Math.max(1, pairs.length)
  const own = crowdOf(name, asked)
  const told = own.length > 0 ? `Você mesmo contou: ${joinList(own.map(said))}.` : ''
  const verdict =
    pairs.length === 0
      ? 'Pelos preços que você deu não dá para saber.'
      : Math.abs(mean) <= 10
        ? `Os preços não explicam: a diferença média é de ${Math.round(Math.abs(mean))}% em ${pairs.length} ${pairs.length === 1 ? 'item' : 'itens'}.`
        : mean > 0
          ? `O preço pode pesar: na média você cobra ${Math.round(mean)}% a mais em ${pairs.length} itens; mas só isso não enche casa.`
          : `Não é o preço: você cobra ${Math.round(-mean)}% a menos.`
  return answer(
    verdict,
    told,
    'Vá lá em duas noites, às 19h e às 21h: conte quem espera, quantos minutos leva o pedido, o que se vê da rua (luz, mesa, placa). Se for espera menor, o caso é fila; se for gente passando, é ponto e vitrine.',
  )
}

/** A lower price for a smaller size: the guest sees the price first. */
const otherSizes = (competitor: string, { items }: Asked) =>
  items.flatMap(({ item, ours, ownPer, quotes = [] }) =>
    quotes.flatMap(({ competitor: name, price, per }) => {
      if (name !== competitor || per === undefined || ownPer === undefined || ours === undefined) return []
      if (Math.abs(per - ownPer.price) <= ownPer.price * 0.005) return []
      const isDearer = per > ownPer.price
      return isDearer
        ? [
            `O preço de entrada é menor: ${item} por ${formatBrl(price)}, embora por ${ownPer.measure} saia a ${formatBrl(per)} e o seu a ${formatBrl(ownPer.price)}.`,
          ]
        : [
            `${capitalize(item)} sai mais barato por ${ownPer.measure}: ${formatBrl(per)}, e aqui ${formatBrl(ownPer.price)}.`,
          ]
    }),
  )

/** The days on which a competitor opens, with the share of the house's sales that falls on them. */
function openOn(competitor: string, asked: Asked): string[] {
  const days = daysOf(asked)
  const all = days.reduce((sum, { revenue }) => sum + revenue, 0)
  return factsOf(asked, 'days').flatMap(({ competitor: whose, weekdays = [], closed }) => {
    if (whose !== competitor || closed || weekdays.length === 0 || all <= 0) return []
    const own = days.filter(({ weekday }) => weekdays.includes(weekday))
    const share = own.reduce((sum, { revenue }) => sum + revenue, 0) / all
    return [
      `Abre ${everyWeek(weekdays)}, ${weekdays.length === 1 ? 'dia que faz' : 'dias que fazem'} ${Math.round(share * 100)}% da sua semana; nos outros não disputa com você.`,
    ]
  })
}

/** Whether the owner asks if a competitor is a danger. */
const asksThreat = /amea[cç]|perig|preocup|medo|temer/i

/** "Vai abrir à noite, me preocupo? Eu fecho 18h": hours in which the house is shut take none of its guests; null if it is open. */
function nightVerdict(name: string, text: string, { context }: Asked): string | null {
  const closing = Object.values(context.house.settings.opening).flatMap((of) => (of ? [of.to] : []))
  const last = closing.toSorted().at(-1)
  if (last === undefined || last > '19:00' || !/abr\p{L}+.*noite|noite.*abr\p{L}+/iu.test(text)) return null
  return `Não pela noite: você fecha às ${last.replace(':00', 'h').replace(':', 'h')}, e depois disso ${theHouse(name)} não tira cliente seu. O que disputa é o dia, e da noite não há dado nenhum; se quiser entrar nela, teste uma noite por semana, quatro semanas.`
}

/** Where a competitor is better, from what is known alone. */
export function answerStrength({ competitor, text }: Question, asked: Asked): Answer {
  const name = competitor ?? (asked.rivals.length === 1 ? asked.rivals[0] : undefined)
  if (name === undefined) return needs('Diga de qual concorrente você fala: a lista tem mais de um.')
  const cheaper = pricesOf(name, asked).filter(({ item, price }) => price < item.own - 0.005)
  const only = asked.items.filter(
    (item) => item.relation === 'absent' && quotesOf(item).some((quote) => quote.competitor === name),
  )
  const points = [
    cheaper.length > 0
      ? `Cobra menos em ${joinList(cheaper.map(({ item, price }) => `${calledOf(item)} (${formatBrl(price)}, e aqui ${formatBrl(item.own)})`))}.`
      : '',
    only.length > 0
      ? `Tem o que você não tem: ${joinList(only.map((item) => `${item.item} (${formatBrl(item.median)})`))}.`
      : '',
    ...otherSizes(name, asked),
    ...openOn(name, asked),
    ...crowdOf(name, asked).map((fact) => `${said(fact)}.`),
  ].filter((point) => point !== '')
  return points.length === 0
    ? needs(
        `Pelos preços, ${theHouse(name)} não está melhor em nada. Prato, serviço e sala só se julgam lá: jante como cliente.`,
      )
    : answer(
        nightVerdict(name, text, asked) ??
          `${asksThreat.test(text) ? `Ameaça em parte: ${theHouse(name)}` : capitalize(theHouse(name))} ganha ${points.length === 1 ? 'num ponto' : `em ${points.length} pontos`} do que a lista mostra.`,
        ...points,
        `Cozinha e serviço ${ofTheHouse(name)} não dá para julgar daqui: vá jantar lá.`,
      )
}

/** "Você abre no domingo, e o Espetão do Nonato fecha." */
function openAlone(asked: Asked): string {
  const { opening } = asked.context.house.settings
  const shut = factsOf(asked, 'days').filter(
    ({ closed, weekdays = [] }) => closed && weekdays.some((day) => opening[day] !== null),
  )
  const [first] = shut
  const day = first?.weekdays?.find((one) => opening[one] !== null)
  if (!first || day === undefined) return ''
  return opening[day] === undefined
    ? `${capitalize(theHouse(first.competitor))} fecha ${everyWeek([day])}.`
    : `Você abre ${everyWeek([day])}, e ${theHouse(first.competitor)} fecha.`
}

/** What the house has of what nobody else sells, by the words of the question: drinks with cachaça. */
function ownOf(what: string, asked: Asked) {
  const plain = foldAccents(what).toLowerCase()
  const words = tokenize(plain).filter(
    (word) => word.length > 2 && !/^(?:drink|drinque|bebida|prato)s?$/.test(word),
  )
  const isCachaca = /cachaca|caipi|pinga/.test(plain)
  return costedOf(asked).filter(({ name, category, description }) => {
    const told = foldAccents(`${name} ${category ?? ''} ${description ?? ''}`).toLowerCase()
    // A caipirinha is of cachaça unless its name says otherwise.
    if (isCachaca)
      return /cachaca|caipirinha|caipifruta|rabo de galo/.test(told) && !/saque|vodka|caipirosca/.test(told)
    return words.length > 0 && words.every((word) => tokenize(told).includes(word))
  })
}

/** Whether what nobody else sells is a chance: what the house has of it, and what each sale leaves. */
function answerChance(what: string, asked: Asked): Answer {
  const own = ownOf(what, asked)
  const [best] = own
  const list = `É o que você contou deles: na lista ninguém mostra ${what}.`
  const cost = drinkCost(what, asked)
  if (!best)
    return cost === null
      ? answerTrial(what, undefined, asked)
      : answer(
          `Dá, e você ainda não tem: ${cost}`,
          list,
          'Comece com um só, oferecido na mesa, e conte as vendas por quatro semanas.',
        )
  const left = (one: typeof best) => formatBrl(one.price - one.cost)
  const [dearer] = costedOf(asked).filter(
    (one) =>
      one.category === best.category &&
      kindOf(one) === 'drink' &&
      one.price - one.cost > best.price - best.cost,
  )
  const [plain] = costedOf(asked)
    .filter(
      (one) => ['beer', 'soft_drink'].includes(kindOf(one)) && one.price - one.cost < best.price - best.cost,
    )
    .toSorted((a, b) => b.price - a.price)
  const second = own.length === 1 ? drinkCost('drink', asked) : null
  return answer(
    `Dá, com o que você já tem: ${joinList(own.slice(0, 3).map((one) => `${one.name} a ${formatBrl(one.price)} deixa ${left(one)}`))}.`,
    plain ? `Ofereça a quem pediria ${plain.name}, que deixa ${left(plain)}.` : '',
    dearer ? `Não no lugar de ${dearer.name}, que deixa ${left(dearer)}.` : '',
    second === null ? '' : `Cabe mais um: ${second}`,
    list,
  )
}

/** Items that are named of those that nobody else shows. */
const mostAlone = 9

/** What nobody sells, as far as the list shows. */
export function answerUnsold({ what }: Question, asked: Asked): Answer {
  if (what !== undefined) return answerChance(what, asked)
  const alone = aloneOf(asked).slice(0, mostAlone)
  const told = onlyByTold(asked)
  const [first] = costedOf(asked).filter(({ name }) => alone.includes(name))
  if (alone.length === 0 && told.length > 0) return answer(told[0] ?? '', ...told.slice(1))
  if (alone.length === 0)
    return needs('Tudo o que você vende aparece na lista deles; o que falta na rua só se vê andando por ela.')
  return answer(
    `Da lista que você passou, ninguém mostra ${joinList(alone)}.`,
    first
      ? `Comece por ${first.name}: deixa ${formatBrl(first.price - first.cost)} por venda, o que mais rende entre eles.`
      : '',
    ...told,
    openAlone(asked),
    'É só a lista: olhe os cardápios inteiros antes de anunciar que é o único.',
  )
}

/** A post that names nobody, from the house's own prices. */
function safePost(asked: Asked): string {
  const cheapest = shared(asked)
    .filter((item) => standOf(item) === 'cheapest')
    .toSorted((a, b) => percentOver(a.own, a.lowest) - percentOver(b.own, b.lowest))
  const names = cheapest
    .filter(({ kind }) => kind === 'dish' || kind === 'soft_drink' || kind === 'side')
    .slice(0, 2)
    .map((item) => `${capitalize(calledOf(item))} por ${formatBrl(item.own)}`)
  const free = factsOf(asked, 'fee').some(({ what = '' }) => /cadeira/i.test(what))
    ? ['cadeira sem taxa']
    : []
  const parts = [...names, ...free]
  return parts.length === 0
    ? ''
    : `Escreva sem nome: “${joinList(parts)}. O preço é esse, e o cardápio está na mesa.”`
}

export function answerNameRival({ competitor, against }: Question, asked: Asked): Answer {
  if (against)
    return answer(
      competitor === undefined
        ? 'Nenhuma frase daqui fala de concorrente.'
        : `Nenhuma frase para cliente, cartaz ou lousa daqui cita ${theHouse(competitor)}; o nome fica só nas tabelas, que são suas.`,
    )
  return answer(
    `Não cite ${competitor ?? 'o concorrente'}: dá risco, e ainda divulga a casa dele.`,
    'Comparar em anúncio exige o mesmo item, o mesmo tamanho e preço provado no dia, e não pode rebaixar ninguém (código do CONAR, art. 32; concorrência desleal, lei 9.279/1996, art. 195).',
    safePost(asked),
  )
}

export function answerAgreement({ competitor }: Question, asked: Asked): Answer {
  const name = competitor ?? (asked.rivals.length === 1 ? asked.rivals[0] : undefined)
  return answer(
    'Não combine: acertar preço com concorrente é cartel (lei 12.529/2011, art. 36, § 3º, I; lei 8.137/1990, art. 4º), mesmo entre vizinhos e de boca.',
    `Responda${name === undefined ? '' : ` ${toTheHouse(name)}`}: “Cada casa faz o seu preço; disso eu não converso.” Não leve o assunto para mensagem nem grupo. Este relatório só usa preço de cardápio, que é público.`,
  )
}

export function answerCopy({ competitor }: Question): Answer {
  return answer(
    `A ideia do prato e o preço, sim; o nome, a marca, a foto e o texto ${competitor === undefined ? 'dele' : ofTheHouse(competitor)}, não.`,
    'Receita não tem dono; nome registrado, logotipo e imagem têm (lei 9.279/1996, art. 189; lei 9.610/1998). Faça com o que é seu: outro nome, outro acompanhamento.',
  )
}

/** How what the owner tells of a competitor is used. */
/** "Em dezembro abre uma hamburgueria": what is said of a house that is still to open. */
export const isToCome = (said: string): boolean =>
  /(?<!\p{L})(?:abre|abrir[áa]?|abrem|inaugura(?:r|rá)?|chega(?:r|rá)?|vem)(?!\p{L})/iu.test(said)

export function toldText(fact: WishOf<'rivalFact'>, isOpen: boolean, now: number | null): string {
  const { about, price } = fact
  switch (about) {
    case 'season':
      return isOpen
        ? 'Está aberto agora: entra na conta.'
        : 'Hoje está fechado: os preços aparecem marcados e não disputam com os seus.'
    case 'days':
      return 'Conta onde o dia decide, não no preço.'
    case 'fee':
      if (/^serviço de \d+%$/.test(fact.what ?? ''))
        return 'Entra no que o cliente paga lá e na conta de dois; a comparação de preços usa o cardápio.'
      return 'É taxa, e não item de cardápio: fica fora da comparação de preços.'
    case 'before':
      return now !== null && price !== undefined && price > 0
        ? `De ${formatBrl(price)} para ${formatBrl(now)}: ${now > price ? 'subiu' : 'baixou'} ${Math.round(Math.abs(now / price - 1) * 100)}%. A conta usa ${formatBrl(now)}.`
        : 'A conta usa o preço de hoje, e não o antigo.'
    case 'crowd':
      if (
        /pre[cç]o.*(?:ifood|aplicativo|\bapp\b)|(?:ifood|aplicativo|\bapp\b).*pre[cç]o/iu.test(
          fact.what ?? fact.text,
        )
      )
        return 'Preço de aplicativo, que costuma embutir a taxa: no balcão pode ser menor. Confira lá antes de subir por ele.'
      return 'Não é preço: entra na resposta sobre essa casa, e não na conta.'
    case 'opened':
      if (isToCome(fact.what ?? fact.text))
        return 'Ainda sem preço: nenhum foi suposto. O que fazer antes está no plano.'
      return 'Entra onde a sua venda mudou desde então.'
    case 'threat':
      return 'É com essa casa que o relatório compara primeiro.'
    case 'rumour':
      return 'Boato: não entra em conta nenhuma, e nada aqui depende dele.'
    case 'seen':
      return 'Preço visto fica velho: confira de novo antes de imprimir.'
    case 'old':
      return 'Preço antigo: aparece marcado e não decide nada. Veja o de hoje antes de mexer.'
    case 'size':
      return fact.what === undefined
        ? 'Sem o tamanho, o preço aparece a confirmar e não decide.'
        : 'A conta compara na mesma medida.'
    case 'lighter':
      return 'Pesa menos: onde outro da lista tem preço, o dele aparece marcado e não decide; sozinho, vale só como indício.'
    case 'apart':
      if (fact.except)
        return `Só o preço de ${joinList(fact.except)} entra na conta, a seu pedido; os outros aparecem marcados.`
      return fact.what === undefined || fact.what === 'outro público'
        ? 'Outro público: o preço aparece marcado e não decide o seu.'
        : 'Só para olhar, a seu pedido: o preço aparece marcado e fica fora do meio.'
  }
}

/** The price of today for an item whose earlier price the owner tells. */
export function priceNow(
  { competitor, item = '' }: WishOf<'rivalFact'>,
  asked: Pick<Asked, 'items'>,
): number | null {
  const words = item.toLowerCase().split(/\s+/)
  const found = itemsOf({ categories: [{ name: '', items: [...asked.items] }] }).find(
    (one) =>
      quotesOf(one).some((quote) => quote.competitor === competitor) &&
      words.every((word) =>
        (one.names ?? [one.item]).some((name) => name.toLowerCase().includes(word.replace(/s$/, ''))),
      ),
  )
  return found ? (quotesOf(found).find((quote) => quote.competitor === competitor)?.price ?? null) : null
}
