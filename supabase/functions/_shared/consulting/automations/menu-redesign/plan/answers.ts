/** The owner's questions, answered with the house's own figures. */
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { trendsOf } from '../../../base/pricing/seen.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { inPrint, inReais } from '../amounts.ts'
import { cases } from '../cases.ts'
import { marginInstead } from '../category.ts'
import type { MenuRedesign } from '../schema.ts'
import {
  type Answer,
  type Asking,
  listedFor,
  percent,
  type Question,
  type Sold,
  soldFor,
  whole,
} from './asking.ts'
import { channelPrice } from './channel-price.ts'
import { allergenLaw, bestOf, leavesEach, leavesLeast, sellsLittle } from './compared-answers.ts'
import { onSomeDays } from './days-asked.ts'
import { eitherPrice, passOn, whenPrices } from './decided-answers.ts'
import { halfPortion } from './half-portion.ts'
import { keepAll } from './keep-all.ts'
import { kidsMenu, losing, photos, weakest, weekdayLoss } from './kitchen-answers.ts'
import { leaveOrRaise } from './leave-or-raise.ts'
import { menuSize } from './menu-size.ts'
import { evenUnits, howHigh, leaks } from './money-answers.ts'
import { offerLine } from './offer-line.ts'
import { placeWorth } from './place-worth.ts'
import { atPrice, discounted, fair, past } from './price-answers.ts'
import { ranking } from './ranking.ts'
import { charge, couvert, glutenFree, glutenLines, licence, serviceFee } from './rule-answers.ts'
import { servedTo } from './safe-lines.ts'
import { sectionProfit } from './section-answer.ts'
import { sellMore } from './sell-more.ts'
import { halfAndHalf, showWorth } from './shown-answers.ts'
import { slowDishes } from './slow-dishes.ts'
import { costWithLoss } from './told-facts.ts'
import { asksRaise } from './weighed.ts'
import { leavesUnsold, quietDay, rightUpTo } from './without-sales.ts'

/** "não tá dando dinheiro ou é impressão minha?" */
export const isOfLoss = (said: string) => /dinheiro|preju|impress|se paga|lucro|vermelho|margem/iu.test(said)

/** "já teve mês de estragar" */
const spoils = /estrag|vence|jog\p{L}+ fora|perdid|perec|sobra no freezer/iu

const asksLoss = /(?<!\p{L})quanto (?:\p{L}+ ){0,3}(?:perc|perd)|(?:perc|perd)\p{L}* (?:\p{L}+ )?quanto/iu

function keepWorth(question: Question, asking: Asking): Answer | null {
  const items = soldFor(question, asking)
  const [item] = items
  const { monthly } = asking
  if (items.length > 1) return keepAll(items, asking)
  if (!item) {
    const own = listedFor(question, asking)[0]
    if (own)
      return {
        verdict: 'Sem a venda, só dá para dizer quanto cada um deixa.',
        texts: [
          `${own.name} a ${inPrint(own.price)} custa ${formatBrl(own.cost)} (${percent(own.cost / own.price)}) e deixa ${formatBrl(own.price - own.cost)}. Mande a planilha: quem sai pouco e deixa pouco é que vaga a linha.`,
        ],
      }
    const costless = asking.costless.find((name) => namesItem(question.item ?? '', { name }))
    return costless === undefined
      ? null
      : {
          verdict: `Sem o custo de ${costless} não dá para dizer.`,
          texts: ['Mande quanto custa a porção: com o preço e a venda da planilha, a resposta sai na hora.'],
        }
  }
  const then = onSomeDays(question, item, asking)
  if (then) return then
  if (asksRaise(question.text)) return leaveOrRaise(item, question.text, asking)
  // "tiro, aviso do tempo ou só por encomenda?" of a dish that the owner calls slow.
  if (asking.slow.includes(item.name) && /avis|encomend|tempo|demor/iu.test(question.text))
    return slowDishes({ ...question, about: 'slowDishes' }, asking)
  const units = item.units * monthly
  const leaves = units * item.margin
  const others = item.neighbours.filter(({ move, apart }) => move !== 'remove' && apart === item.apart)
  const instead = marginInstead(item, others)
  const lossAt = (share: number) => units * (item.margin - share * instead)
  const [careful, bad] = [lossAt(cases.careful.substitution), lossAt(cases.bad.substitution)]
  const rank = item.neighbours.filter((one) => one.units * one.margin > item.units * item.margin).length + 1
  const facts = `Saem ${whole(units)} ${asking.per} e cada um deixa ${formatBrl(item.margin)} (o ingrediente come ${percent(item.cost / item.price)} do preço): ${inReais(leaves)} ${asking.per}, o ${rank}º de ${item.neighbours.length + 1} em ${item.section}.`
  const even = instead > 0 ? item.margin / instead : Number.POSITIVE_INFINITY
  const weighs =
    careful <= 0
      ? `Se ele sai, quem fica pede um vizinho que deixa ${formatBrl(instead)}: a casa não perde.`
      : instead === 0
        ? 'Não há vizinho de preço parecido para quem o pede: o que ele deixa se perde.'
        : `Se ele sai e 7 de 10 pedem um vizinho, que deixa ${formatBrl(instead)}, a casa perde ${inReais(careful)} ${asking.per}; se só 4 pedem, ${inReais(bad)}.${even <= 1 ? ` Empata quando ${percent(even)} trocam.` : ''}`
  // "se eu tirar, perco quanto por mês?"
  if (asksLoss.test(question.text) && careful > 0)
    return {
      verdict: `${inReais(careful)} ${asking.per}; ${inReais(bad)} se só 4 de 10 pedirem outro.${item.move === 'remove' ? ' Neste plano ele sai.' : ''}`,
      texts: [facts, weighs],
    }
  const place = item.move === 'remove' ? null : placeWorth(item, question.text, asking)
  if (place) return { verdict: place.verdict, texts: [facts, place.text, weighs] }
  if (item.move === 'remove')
    return {
      verdict: isOfLoss(question.text)
        ? `Não perde dinheiro (deixa ${inReais(leaves)} ${asking.per}), mas neste plano ele sai.`
        : 'Neste plano ele sai.',
      texts: [facts, weighs],
    }
  if (isOfLoss(question.text) && item.margin <= 0)
    return {
      verdict: `Perde: custa ${formatBrl(item.cost)} e é vendido a ${formatBrl(paidOf(item))}.`,
      texts: [facts],
    }
  const wasted = wastedOf(item, asking)
  if (wasted && units * (item.margin - wasted.extra) < careful) return wasted.answer([facts, weighs])
  const dear = item.cost / item.price
  if (careful <= 0)
    return {
      verdict: 'Não precisa: pode sair sem perda.',
      texts: [facts, weighs],
    }
  const fall = fallOf(item, asking)
  const share = leaves / houseMonth(asking)
  const isWeak = rank > item.neighbours.length * 0.75 && share < weakShare
  const closed = asking.closedOf(item)
  const season =
    closed === null ? [] : [`${capitalize(closed)}: até lá fica no cartão solto, e só por encomenda.`]
  // What is thrown away costs its ingredients.
  const spoiled = spoils.test(question.text)
    ? [
        `Cada um que estraga leva ${formatBrl(item.cost)}, o que deixam ${formatNumber(Math.round((item.cost / item.margin) * 10) / 10)} vendidos: a partir de ${Math.max(1, Math.floor(leaves / item.cost))} perdidos ${asking.per}, não sobra nada.`,
      ]
    : []
  if (
    /mud\p{L}+ (?:ele |ela )?de lugar|outro lugar|lugar n[ao] (?:folha|página|cardápio)/iu.test(question.text)
  )
    return {
      verdict: `Deixe, e mude de lugar: deixa ${inReais(leaves)} ${asking.per}; tirar custaria ${inReais(careful)}.`,
      texts: [
        ...season,
        facts,
        weighs,
        `Suba uma ou duas linhas em ${item.section}, com uma linha que diga o que vem e “quem prova elogia”; se em quatro semanas não passar de ${whole(Math.max(units * 1.2, units + 2))} ${asking.per}, volte à pergunta.`,
      ],
    }
  if (isOfLoss(question.text))
    return {
      verdict: `Não dá prejuízo: cada um deixa ${formatBrl(item.margin)}, ${inReais(leaves)} ${asking.per}${share < weakShare ? `, ${percent(share)} da margem da casa` : ''}.`,
      texts: [
        ...season,
        facts,
        ...spoiled,
        weighs,
        item.newPrice !== null
          ? `Com o preço novo, ${inPrint(item.newPrice)}, passa a deixar ${formatBrl(paidAt(item, item.newPrice) - item.cost)}.`
          : dear > dearCost
            ? `O que pesa é o custo, ${percent(dear)} do preço: com ${formatBrl(item.cost * 0.1)} a menos na compra ou na porção, são ${inReais(units * item.cost * 0.1)} ${asking.per}.`
            : 'Antes de tirar, mexa no lugar dele na página.',
      ],
    }
  return {
    verdict: isWeak
      ? `Fica: sair custaria ${inReais(careful)} ${asking.per}, e ficar só ocupa uma linha.`
      : `Sim${fall === null ? '' : ', por ora'}: deixa ${inReais(leaves)} ${asking.per}${fall === null ? '' : ', mas a venda cai'}.`,
    texts: [
      ...(fall === null ? [] : [fall]),
      ...season,
      facts,
      ...spoiled,
      weighs,
      isWeak
        ? `Deixa ${percent(share)} da margem da casa: não ganha moldura. A resposta só muda se o que se joga fora ou se para por causa dele passar de ${inReais(careful)} ${asking.per}.`
        : dear > dearCost
          ? `O que pesa é o custo: com ${formatBrl(item.cost * 0.1)} a menos na compra ou na porção, são ${inReais(units * item.cost * 0.1)} ${asking.per}.`
          : 'Antes de tirar, mexa no lugar dele na página.',
    ],
  }
}

/** What an item leaves where a part of its purchase is thrown away, by the owner's own share; null if nothing is. */
function wastedOf({ name, cost, price, margin, units }: Sold, { lost, monthly, per }: Asking) {
  const found = lost.find(({ item }) => namesItem(item, { name }))
  if (!found) return null
  const extra = costWithLoss(cost, found.percent) - cost
  const left = margin - extra
  const month = Math.abs(units * monthly * left)
  return {
    extra,
    answer: (texts: string[]): Answer => ({
      verdict: `Pode tirar, se o custo da planilha não conta os ${formatNumber(found.percent)}% que se perdem: cada um gasta ${formatBrl(cost + extra)} dos ${formatBrl(price)} e ${left < 0 ? 'perde' : 'deixa'} ${formatBrl(Math.abs(left))}, ${inReais(month)} ${per}.`,
      texts: [
        ...texts,
        'Se a planilha já conta a perda, vale a conta de cima, e ele fica. Pese um pacote antes e depois de limpar: é o que decide.',
      ],
    }),
  }
}

/** The fall of an item in the sheet's own weeks, beyond chance; null if there is none. */
function fallOf({ name, section }: Sold, { sales }: Asking): string | null {
  const seen = sales && trendsOf(sales).find((one) => one.name === name)
  return !seen || seen.after >= seen.before
    ? null
    : `${name} caiu de ${whole(seen.before)} para ${whole(seen.after)} por semana na planilha${seen.withHouse ? ', como o resto da casa' : `, mais do que o resto da casa: veja em ${section} o que pedem no lugar`}.`
}

/** Cost of the ingredients, as a share of the price, that is a reason to act. */
const dearCost = 0.4
/** Share of the house's margin below which an item at the end of its section may leave. */
const weakShare = 0.02

const houseMonth = ({ categories, monthly }: Asking) =>
  categories
    .flatMap(({ items }) => items)
    .reduce((sum, { units, margin }) => sum + units * margin * monthly, 0)

/** What all changes bring together. */
function total({ outlook, per }: Asking): Answer | null {
  if (!outlook || outlook.sources.length === 0) return null
  return {
    verdict: `${inReais(outlook.careful)} de margem ${per} no caso cauteloso, ${inReais(outlook.bad)} no ruim.`,
    texts: [
      `${joinList(
        outlook.sources.map(
          ({ label, careful, bad }) => `${label}: ${inReais(careful)} (ruim: ${inReais(bad)})`,
        ),
        'e',
      )}. É dinheiro depois dos ingredientes, antes de gente, aluguel e imposto.`,
    ],
  }
}

/** An item that the house has not always: on a loose card in its closed season, else with a word in its line. */
function notAlways({ item }: Question, { priced, closedOf }: Asking): Answer | null {
  const own = priced.find((one) => item !== undefined && namesItem(item, one))
  if (!own) return null
  const closed = closedOf(own)
  return closed === null
    ? {
        verdict: `Na linha de ${own.name}, escreva “quando tem: pergunte”, e o preço de sempre.`,
        texts: [
          'No dia em que falta, quem atende avisa antes de o cliente escolher, e diz o que há de parecido. Adesivo ou tira de papel por cima só se faltar por semanas; risco de caneta suja a folha plastificada.',
        ],
      }
    : {
        verdict: `${own.name} vai num cartão solto, fora da folha: ${closed}.`,
        texts: [
          'O cartão vai à mesa só nos meses em que a venda é livre, ou com estoque declarado e nota; no defeso, recolha-o, e a folha plastificada não muda. As datas mudam por portaria: confira-as todo ano antes de imprimir.',
        ],
      }
}

/** Which prices move at once, and that the others wait. */
function fewRises({ categories }: Asking): Answer {
  const moved = categories
    .flatMap(({ items }) => items)
    .filter(({ move, newPrice, price }) => move !== 'remove' && newPrice !== null && newPrice > price)
  return moved.length === 0
    ? { verdict: 'Nenhum preço sobe neste plano.', texts: [] }
    : {
        verdict: `${moved.length === 1 ? 'Sobe só um' : `Sobem só ${moved.length}`}: ${joinList(moved.map(({ name, price, newPrice }) => `${name} de ${inPrint(price)} para ${inPrint(newPrice ?? price)}`))}.`,
        texts: [
          'Espere quatro semanas e compare a venda de cada um antes de mexer em outro; quem sempre vem nota a conta inteira, e não um prato.',
        ],
      }
}

/** "o caixa fecha zerado: por onde o dinheiro sai?" */
const asksLeak = /vaz(?:a|ando)|n[ãa]o sobra|indo embora|escorr|perdendo dinheiro|ralo/iu

function answer(question: Question, asking: Asking): Answer | null {
  switch (question.about) {
    case 'keepWorth':
      return keepWorth(question, asking)
    case 'pays':
      return leavesEach(question, asking)
    case 'sellMore':
      return sellMore(question, asking)
    case 'showWorth':
      return showWorth(question, asking)
    case 'halfAndHalf':
      return halfAndHalf(question, asking)
    case 'sellsLittle':
      return sellsLittle(question, asking)
    case 'bestOf':
      return question.by === undefined ? bestOf(question, asking) : ranking(question, asking)
    case 'sectionProfit':
      return asksLeak.test(question.text) ? leaks(question, asking) : sectionProfit(question, asking)
    case 'slowDishes':
      return slowDishes(question, asking)
    case 'photos':
      return photos(question, asking)
    case 'weakest':
      return (
        (question.what === undefined ? weakest(question, asking) : leavesLeast(asking)) ??
        leavesUnsold(asking)
      )
    case 'leaks':
      return leaks(question, asking)
    case 'topEarner':
      return bestOf(question, asking)
    case 'howHigh':
      return howHigh(question, asking)
    case 'breakEven':
      return evenUnits(question, asking)
    case 'fee':
      return charge(question)
    case 'licence':
      return licence(question)
    case 'marginFloor':
      return losing(soldFor(question, asking), asking)
    case 'safeFor':
      return servedTo(question, asking)
    case 'dayOffer':
      return quietDay(question, asking)
    case 'weekdayLoss':
      return weekdayLoss(question, asking)
    case 'halfPortion':
      return halfPortion(question, asking)
    case 'menuSize':
      return menuSize(asking)
    case 'offerLine':
      return offerLine(question, asking)
    case 'kidsMenu':
      return kidsMenu(question, asking)
    case 'allergenLaw':
      return allergenLaw(asking)
    case 'notAlways':
      return notAlways(question, asking)
    case 'fewChanges':
      return fewRises(asking)
    case 'total':
      return total(asking)
    case 'fairPrice':
      return fair(question, asking) ?? rightUpTo(question, asking)
    case 'pastChange':
      return past(question, asking)
    case 'itemPrice':
      return atPrice(question, asking)
    case 'eitherPrice':
      return eitherPrice(question, asking)
    case 'passOn':
      return passOn(question, asking)
    case 'channelFee':
      return channelPrice(question, asking)
    case 'startsOn':
    case 'heldUntil':
      return whenPrices(question, asking)
    case 'discount':
    case 'payDiscount':
      return discounted(question, asking)
    case 'couvert':
      return couvert
    case 'serviceFee':
      return serviceFee
    case 'glutenFree':
      return question.item === undefined ? glutenLines(asking) : glutenFree(question)
    default:
      return null
  }
}

/** The answers in the order of the questions; none to those that the house's data do not answer. */
export function answersTo(
  questions: readonly Question[],
  asking: Asking,
): NonNullable<MenuRedesign['answers']> {
  return questions.flatMap((question) => {
    const found = answer(question, asking)
    return found
      ? [
          {
            about: question.about,
            of: question.item ?? (question.about === 'passOn' ? question.what : null) ?? null,
            title: capitalize(wishLabel(question)),
            asked: question.text,
            ...found,
          },
        ]
      : []
  })
}
