/** Answers about the house's own prices. */
import { capitalize, the, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { ofFeast } from '../../../base/request/describe-rivals.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { isPeace } from '../asked-limits.ts'
import { calledOf, everyday, type Owned, percentOver, standOf } from '../gaps.ts'
import { kindOf, type OwnItem } from '../match.ts'
import { paidText } from '../paid-there.ts'
import type { Raise } from '../schema.ts'
import { betweenGains, gainsOf, triedOf, triedOfNames, triedText } from '../targets.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  fullOn,
  needs,
  ownItem,
  ownItems,
  type Question,
  reais,
  refuses,
  shared,
} from './asked.ts'
import { against, atPrice } from './at-price.ts'
import { answerBesideMean, asksMean } from './beside-mean.ts'
import { beyondDeal, bundleText } from './deals.ts'
import { highestText } from './how-high.ts'
import { atOurSize } from './raises.ts'
import { sizedPairs, sizedTexts, sizedVerdict } from './sizes.ts'
import { soldSince } from './sold-since.ts'
import { asksDefence, defences, standingOf } from './standing.ts'
import { noRaise, stayText, tryText } from './stays.ts'
import { answerUpTo, rivalNamed } from './up-to-rival.ts'
import { answerWeakDays } from './weak-days.ts'

const asksWhere =
  /\b(?:qua(?:l|is)|que ite(?:m|ns)|onde|(?:em|no) qu[eê])(?!\p{L}).*(?<!\p{L})(car[oa]|barat[oa]|acima|abaixo)/iu

/** "No seu tamanho, o Café Seminário sairia a R$ 14,44." */
function otherSizes(name: string, own: number, { items }: Asked): string {
  const scaled = items
    .filter(({ ours, relation }) => ours === name && relation === 'other')
    .flatMap((item) => atOurSize(item, own))
  return scaled.length === 0
    ? ''
    : `No seu tamanho, ${joinList(scaled.map(({ competitor, price }) => `${competitor} sairia a ${formatBrl(Math.round(price * 100) / 100)}`))}.`
}

/** Whether prices are dear or cheap, item by item. */
/** Whether something that nobody on the list sells is cheap: what it leaves, and how far a test may go. Null where it may not rise. */
function alonePrice(own: OwnItem, asked: Asked): Answer | null {
  const most = highestText(own, asked)
  return most === null || own.price === null || own.cost === null
    ? null
    : answer(
        `Ninguém na sua lista vende ${own.name}: quem limita é o seu cliente, e há espaço para testar até ${most}.`,
        `Hoje, a ${formatBrl(own.price)}, deixa ${formatBrl(own.price - own.cost)}. Um preço por vez, quatro semanas, e volte se cair mais que isso.`,
      )
}

export function answerPosition({ item, text }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  // "Estou caro na batata?" is about every one of them.
  const several = shared(asked).filter(
    ({ ours = '' }) =>
      item !== undefined && ours !== item && own?.name !== item && namesItem(item, { name: ours }),
  )
  if (several.length > 1) {
    const words = { dearest: 'caro', cheapest: 'barato', between: 'no meio', level: 'igual' }
    return answer(
      `${several.map((one) => `${capitalize(calledOf(one))} a ${formatBrl(one.own)}, ${words[standOf(one)]}: ${against(one)}`).join('. ')}.`,
      ...triedOfNames(
        asked,
        several.flatMap(({ ours }) => ours ?? []),
      ),
    )
  }
  if (item !== undefined && own) {
    const compared = comparedOf(own.name, asked)
    if (!compared)
      return (
        alonePrice(own, asked) ??
        needs(
          `Ninguém na sua lista deu preço de ${own.name}: para saber, anote dois preços do mesmo tamanho.`,
          own.price !== null && own.cost !== null
            ? `Pelo custo, ${formatBrl(own.price)} deixa ${formatBrl(own.price - own.cost)}.`
            : '',
        )
      )
    const [first] = everyday(compared)
    const single = everyday(compared).length === 1
    const beside = otherSizes(own.name, compared.own, asked)
    const step = asked.raises.find((raise) => raise.item === own.name)
    const fullDays = fullOn(asked)
    const room =
      single && first && first.price > compared.own * 1.1 && compared.cost === undefined
        ? ` Cabe subir até ${formatBrl(Math.floor((compared.own + (first.price - compared.own) / 2) / 5) * 5)}, ainda abaixo; avise antes, na carta e na reserva.`
        : ''
    return answer(
      `${standingOf(compared, /^as? /.test(the(calledOf(compared))))}: ${against(compared)}.`,
      single ? `É uma referência só${beside === '' ? '' : ' desse tamanho'}.${room}` : '',
      beside,
      soldSince(own.name, asked),
      paidText(compared, asked.charges),
      step
        ? `A conta aceita ${formatBrl(step.to)}${fullDays === '' ? '' : `, e primeiro nos dias de fila (${fullDays})`}.`
        : '',
      ...triedOfNames(asked, [own.name]),
    )
  }
  const items = shared(asked)
  const sized = sizedPairs(asked)
  if (items.length === 0 && sized.length > 0) return answer(sizedVerdict(asked), ...sizedTexts(asked))
  if (items.length === 0)
    return needs('Nenhum preço deles tem par certo no seu cardápio: sem par não há caro nem barato.')
  const percents = [
    ...items.flatMap((one) => everyday(one).map(({ price }) => percentOver(one.own, price))),
    ...sized.map(({ ownPer, per }) => percentOver(ownPer, per)),
  ]
  const mean = percents.reduce((sum, one) => sum + one, 0) / Math.max(1, percents.length)
  const count = (stand: ReturnType<typeof standOf>) => items.filter((one) => standOf(one) === stand).length
  const [dear, cheap] = [count('dearest'), count('cheapest')]
  const level = items.length - dear - cheap
  const verdict =
    Math.abs(mean) < 3
      ? 'Nem caro nem barato: na média está igual.'
      : mean > 0
        ? `${mean > 12 ? 'Caro nesta lista' : 'Um pouco acima'}: na média ${Math.round(mean)}%.`
        : `${mean < -12 ? 'Barato nesta lista' : 'Um pouco abaixo'}: na média ${Math.round(-mean)}%.`
  const which = asksWhere.exec(text)?.[1]
  if (which) {
    const isDear = /^(?:c|ac)/i.test(which)
    const beside = rivalNamed(text, asked)
    if (beside !== undefined) return besideOne(beside, isDear, items)
    if (asksMean.test(text)) return answerBesideMean(asked, isDear)
    const above = items.filter((one) => standOf(one) === (isDear ? 'dearest' : 'cheapest'))
    if (above.length === 0)
      return answer(`Em nenhum item você é o mais ${isDear ? 'caro' : 'barato'} da lista.`, verdict)
    const named = `Em ${above.length}: ${joinList(above.map(calledOf))}.`
    if (isDear && asksDefence.test(text)) return { ...answer(named), table: defences(above) }
    return answer(
      `Em ${joinList(above.map((one) => `${calledOf(one)} (${formatBrl(one.own)}; ${against(one)})`))}.`,
    )
  }
  if (sized.length > 0)
    return answer(
      sizedVerdict(asked),
      ...sizedTexts(asked),
      `Do mesmo tamanho: ${items.map((one) => `${capitalize(calledOf(one))}: ${against(one)}`).join('; ')}.`,
      `Contando tudo na mesma medida: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
    )
  return answer(
    `${verdict} ${dear} acima de todos, ${level} no meio ou igual, ${cheap} abaixo de todos.`,
    `${items
      .slice(0, 8)
      .map((one) => `${capitalize(calledOf(one))}: ${against(one)}`)
      .join('; ')}.`,
  )
}

/** Where the house is cheaper than one competitor, or dearer, whatever the others charge; the largest gap first. */
function besideOne(rival: string, isDear: boolean, items: readonly Owned[]): Answer {
  const found = items
    .flatMap((one) =>
      everyday(one).flatMap(({ competitor, price }) =>
        competitor === rival
          ? [{ name: calledOf(one), own: one.own, price, over: percentOver(one.own, price) }]
          : [],
      ),
    )
    .filter(({ over }) => (isDear ? over > 0.5 : over < -0.5))
    .toSorted((a, b) => Math.abs(b.over) - Math.abs(a.over))
  if (found.length === 0)
    return answer(`Em nenhum item que os dois vendem você é mais ${isDear ? 'caro' : 'barato'} que ${rival}.`)
  return answer(
    `Em ${joinList(found.map(({ name, own, price, over }) => `${name} (${formatBrl(own)} e lá ${formatBrl(price)}, ${Math.round(Math.abs(over))}% ${isDear ? 'acima' : 'abaixo'})`))}.`,
  )
}

const monthly = (gain: number | null) => (gain === null ? '—' : reais(gain))

/** The prices that may rise, as a table. */
export function raiseTable(raises: readonly Raise[]): NonNullable<Answer['table']> {
  const counted = raises.some(({ gain }) => gain !== null)
  const total = raises.reduce((sum, { gain }) => sum + (gain ?? 0), 0)
  const none = counted ? [''] : []
  return {
    caption: counted ? 'Do maior ganho por mês para o menor' : 'O que pode subir',
    headers: [
      'Item',
      'Hoje',
      'Novo',
      ...(counted ? ['Vendas/mês', 'R$/mês'] : []),
      'Referência',
      'Confiança',
    ],
    rows: [
      ...raises.map(({ item, from, to, gain, units, reference, confidence }) => [
        item,
        formatBrl(from),
        formatBrl(to),
        ...(counted ? [units === null ? '—' : String(Math.round(units)), monthly(gain)] : []),
        reference || 'ninguém na lista',
        confidence,
      ]),
      ...(counted && raises.length > 1 ? [['Soma', '', '', '', reais(total), ...none, '']] : []),
    ],
    numeric: counted ? [1, 2, 3, 4] : [1, 2],
  }
}

const assumed =
  'O ganho já desconta 12% dos pedidos de comida e 9% dos de bebida a cada 10% de aumento (suposição).'

/** "Quanto ganharíamos por mês com os novos preços?" */
const asksGain =
  /\bquanto\b.*\b(?:ganh|lucr|rend|fatur|entra|sobra|soma|tra(?:z|ria))\w*|\bquanto (?:isso|da|daria)\b.*\bmes\b/

/** "se ajustar o que está barato": what may be tried counts too. */
const ofCheap = /(?<!\p{L})barat\p{L}+/iu

/** What the new prices and those to try bring, where the owner asks for all that is cheap. */
function answerCheapGain({ raises, targets }: Asked): Answer | null {
  const tried = triedOf({ targets })
  const gains = gainsOf(tried)
  if (gains === null) return null
  const counted = raises.filter(({ gain }) => gain !== null)
  const now = counted.reduce((sum, { gain }) => sum + Math.round(gain ?? 0), 0)
  const all = { gain: now + gains.gain, half: now + gains.half }
  return answer(
    `${capitalize(betweenGains(all))} por mês: ${counted.length === 0 ? '' : `${reais(now)} em ${joinList(counted.map(({ item, to }) => `${item} (${formatBrl(to)})`))}, já, e ${betweenGains(gains)} `}em ${joinList(tried.map(({ item, to }) => `${item} (${formatBrl(to)})`))}, ${tried.length === 1 ? 'em teste' : 'um teste por vez'}.`,
    'O menor valor é a reação suposta (12% dos pedidos de comida e 9% dos de bebida a cada 10%), o maior é a metade dela, de quem continua abaixo de todos.',
    'A tabela tem o alvo de cada um.',
  )
}

/** What the new prices bring, item by item. */
function answerGain(asked: Asked, text: string): Answer {
  const { raises } = asked
  const cheap = ofCheap.test(text) ? answerCheapGain(asked) : null
  if (cheap) return cheap
  const counted = raises.filter(({ gain }) => gain !== null)
  if (counted.length === 0)
    return raises.length === 0
      ? answer('Nada: nenhum preço muda neste plano.')
      : needs('Para somar por mês falta a planilha de vendas com datas.')
  const sum = (of: (raise: Raise) => number) => counted.reduce((all, raise) => all + of(raise), 0)
  const most = sum(({ from, to, units }) => (to - from) * (units ?? 0))
  return answer(
    `${reais(sum(({ gain }) => gain ?? 0))} por mês, já descontando os pedidos que a conta supõe perder; ${reais(most)} se ninguém deixar de pedir.`,
    `${counted.map(({ item, gain, units }) => `${item}: ${reais(gain ?? 0)} (${Math.round(units ?? 0)} vendas por mês)`).join('; ')}.`,
    assumed,
  )
}

/** "1 fica abaixo dos deles, e 2 que ninguém na lista vende, pelo seu custo" */
function groundsOf(raises: readonly Raise[]): string {
  const alone = raises.filter(({ reference }) => reference === '').length
  const below = raises.length - alone
  if (alone === 0) return ' sem passar do meio deles'
  const own = `${alone === raises.length ? '' : `${alone} `}que ninguém na lista vende, pelo seu custo`
  return below === 0 ? ` ${own}` : `: ${below} sem passar do meio deles, e ${own}`
}

/** Where prices may rise. */
/** Rises that a sentence names; the table has all. */
const mostRaises = 5

const namedRaises = (raises: readonly Raise[]): string =>
  `${capitalize(joinList(raises.slice(0, mostRaises).map(({ item, to }) => `${item} a ${formatBrl(to)}`)))}${raises.length > mostRaises ? ` e mais ${raises.length - mostRaises}, na tabela` : ''}.`

/** "que prato poderia subir?", where only drinks may. */
function withoutDish({ text }: Question, raises: readonly Raise[], { menu }: Asked): string {
  const isDish = (name: string) => {
    const own = menu.find((one) => one.name === name)
    return own !== undefined && kindOf(own) === 'dish'
  }
  return /(?<!\p{L})pratos?(?!\p{L})/iu.test(text) && !raises.some(({ item }) => isDish(item))
    ? ' Prato, nenhum: nos que têm preço deles, subir não se paga na reação suposta ou passa do meio.'
    : ''
}

export function answerRise(question: Question, asked: Asked): Answer {
  if (question.against) return answer('Nenhum preço sobe neste relatório.')
  if (question.price !== undefined && question.item !== undefined) return atPrice(question, asked)
  const upTo = answerUpTo(question, asked)
  if (upTo) return upTo
  if (asksGain.test(foldAccents(question.text).toLowerCase())) return answerGain(asked, question.text)
  const items = ownItems(question.item, asked)
  const [named] = items
  const isNamed = (name: string) => items.some((one) => one.name === name)
  const raises = named ? asked.raises.filter(({ item }) => isNamed(item)) : asked.raises
  if (raises.length === 0) {
    const costless = asked.menu.filter(({ cost }) => cost === null || cost <= 0).length
    if (costless > asked.menu.length / 2)
      return needs('Para dizer o que sobe falta o custo dos itens: anote em “A casa” e a conta sai.')
    if (!named) return noRaise(asked)
    const triable = triedOfNames(
      asked,
      items.map(({ name }) => name),
    )
    const [first = '', ...others] = items.slice(0, 3).map((one) => stayText(one, asked))
    return answer(
      items.length > 1 ? `Não. ${first}` : first,
      ...others,
      ...triable,
      ...(items.length === 1 && triable.length === 0 ? tryText(named, asked) : []),
    )
  }
  const total = raises.reduce((sum, { gain }) => sum + (gain ?? 0), 0)
  const tried = named ? '' : triedText(asked)
  const when =
    question.what === undefined
      ? ''
      : ` Troque antes ${ofFeast(question.what)}, de uma vez, no papel e na lousa.`
  return {
    ...answer(
      `${named && raises.length === 1 ? `${raises[0]?.item ?? ''} pode subir a ${formatBrl(raises[0]?.to ?? 0)}` : `${raises.length === 1 ? 'Um preço pode' : `${raises.length} preços podem`} subir`}${groundsOf(raises)}${total > 0 ? `: ${reais(total)} por mês` : ''}.`,
      named && raises.length === 1 ? '' : `${namedRaises(raises)}${withoutDish(question, raises, asked)}`,
      total > 0 ? assumed : 'Sem a planilha de vendas não há reais por mês.',
      when.trim(),
      tried,
    ),
    table: raiseTable(raises),
  }
}

/** Whether to lower or to match. */
export function answerLower(question: Question, asked: Asked): Answer {
  if (question.against && isPeace(question))
    return answer(`Nenhum preço baixa para disputar com ${theHouse(question.competitor ?? '')}.`)
  if (question.against)
    return answer(
      question.item === undefined
        ? 'Nenhum preço baixa, e nada aqui é desconto.'
        : `Nada em ${question.item} baixa de preço ou entra em oferta.`,
    )
  // Of several items of the name, the one that sells most.
  const [most] = ownItems(question.item, asked).toSorted(
    (a, b) => (asked.sold.unitsOf(b.name) ?? 0) - (asked.sold.unitsOf(a.name) ?? 0),
  )
  const own = question.weekdays && most ? most : ownItem(question.item, asked)
  if (own && question.price !== undefined) {
    const found = atPrice({ ...question, item: own.name }, asked)
    // An offer of some days is answered with what the day may have instead.
    const instead = question.weekdays && !found.open ? answerWeakDays(question, asked) : undefined
    return {
      ...found,
      texts: [
        ...found.texts,
        bundleText(question, own),
        instead && !instead.open ? instead.verdict : '',
      ].filter((text) => text !== ''),
    }
  }
  const cheaper = shared(asked)
    .filter((item) => (own ? item.ours === own.name : true))
    .flatMap((item) => {
      const rows = everyday(item).filter(
        ({ price, competitor }) =>
          price < item.own - 0.005 &&
          (question.competitor === undefined || competitor === question.competitor),
      )
      const [lowest] = rows.toSorted((a, b) => a.price - b.price)
      return lowest ? [{ item, lowest }] : []
    })
  const [first] = cheaper.toSorted((a, b) => b.item.own - b.lowest.price - (a.item.own - a.lowest.price))
  const dealt = first ? null : beyondDeal(own, question, asked)
  if (dealt) return dealt
  if (!first) return answer(`Não precisa: ninguém na lista cobra menos${own ? ` em ${own.name}` : ''}.`)
  if (own) return atPrice({ ...question, price: first.lowest.price }, asked)
  const lost = cheaper.reduce(
    (sum, { item, lowest }) => sum + (item.own - lowest.price) * (item.units ?? 0),
    0,
  )
  return answer(
    lost > 0
      ? `Não: igualar o menor preço nos ${cheaper.length} itens em que alguém cobra menos custa ${reais(lost)} por mês.`
      : `Não: a maior diferença é de ${formatBrl(first.item.own - first.lowest.price)}, em ${calledOf(first.item)}, e cada corte pede mais vendas do que traz.`,
    refuses(asked, 'promotion', 'happyHour')
      ? ''
      : 'Se quiser responder, responda com o que vem junto, não com o preço.',
  )
}
