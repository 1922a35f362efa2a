/** The owner's questions, answered with the house's own figures. */
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { outcomeAt } from '../../../base/pricing/scenario.ts'
import { seenChanges, trendsOf } from '../../../base/pricing/seen.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { inPrint, inReais } from '../amounts.ts'
import { cases } from '../cases.ts'
import { marginInstead } from '../category.ts'
import { elasticityOf } from '../holds.ts'
import type { MenuRedesign } from '../schema.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor } from './asking.ts'
import { channelPrice } from './channel-price.ts'
import { allergenLaw, bestOf, sellsLittle } from './compared-answers.ts'
import { eitherPrice, passOn, whenPrices } from './decided-answers.ts'
import { fairPrice } from './fair-price.ts'
import { kidsMenu, photos, slowDishes, weakest, weekdayLoss } from './kitchen-answers.ts'

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`
const whole = (value: number) => formatNumber(Math.round(value))

const listedFor = ({ item }: Question, { listed }: Asking) =>
  listed.filter(({ name, section }) => item !== undefined && namesItem(item, { name, section }))

/** "não tá dando dinheiro ou é impressão minha?" */
export const isOfLoss = (said: string) => /dinheiro|preju|impress|se paga|lucro|vermelho|margem/iu.test(said)

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
  if (item.move === 'remove')
    return {
      verdict: isOfLoss(question.text)
        ? `Não perde dinheiro (deixa ${inReais(leaves)} ${asking.per}), mas neste plano ele sai.`
        : `Neste plano ele sai.`,
      texts: [facts, weighs],
    }
  if (isOfLoss(question.text) && item.margin <= 0)
    return {
      verdict: `Perde: custa ${formatBrl(item.cost)} e é vendido a ${formatBrl(paidOf(item))}.`,
      texts: [facts],
    }
  const dear = item.cost / item.price
  if (careful <= 0)
    return {
      verdict: 'Não precisa: pode sair sem perda.',
      texts: [facts, weighs],
    }
  const fall = fallOf(item, asking)
  const share = leaves / houseMonth(asking)
  const isWeak = rank > item.neighbours.length * 0.75 && share < weakShare
  if (isOfLoss(question.text))
    return {
      verdict: `Não perde dinheiro: cada um deixa ${formatBrl(item.margin)}, ${inReais(leaves)} ${asking.per}; ${rank <= (item.neighbours.length + 1) / 2 ? 'é impressão' : 'é impressão, porque sai pouco'}.`,
      texts: [
        facts,
        weighs,
        dear > dearCost
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
      facts,
      weighs,
      isWeak
        ? `Deixa ${percent(share)} da margem da casa, no fim da seção e sem moldura. A resposta só muda se o que se joga fora ou se para por causa dele passar de ${inReais(careful)} ${asking.per}.`
        : dear > dearCost
          ? `O que pesa é o custo: com ${formatBrl(item.cost * 0.1)} a menos na compra ou na porção, são ${inReais(units * item.cost * 0.1)} ${asking.per}.`
          : 'Antes de tirar, mexa no lugar dele na página.',
    ],
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

/** Several items at once: "vale manter o almoço executivo?", "posso tirar o sushi?" */
function keepAll(items: readonly Sold[], { monthly, categories, per }: Asking): Answer {
  const month = (one: { units: number; margin: number }) => one.units * one.margin * monthly
  const all = categories.flatMap((section) => section.items).reduce((sum, one) => sum + month(one), 0)
  const left = items.reduce((sum, one) => sum + month(one), 0)
  const units = items.reduce((sum, one) => sum + one.units * monthly, 0)
  const gone = items.filter(({ move }) => move === 'remove')
  const dear = items.filter((one) => one.cost / one.price > 0.45 && one.move !== 'remove')
  const facts = `${items.length === 2 ? 'Os dois' : `Os ${items.length}`} juntos saem ${whole(units)} ${per} e deixam ${inReais(left)} ${per}, ${percent(left / all)} da margem da casa: ${joinList(items.map((one) => `${one.name} ${inReais(month(one))}`))}.`
  const weak = left / all < 0.02
  if (weak || gone.length === items.length)
    return {
      verdict: gone.length > 0 ? 'Pode, e já sai neste plano.' : 'Pode tirar.',
      texts: [
        facts,
        `Para quem gosta: “saem ${whole(units)} ${per} na casa toda, e o que estraga ainda sai dessa conta; o espaço vai para o que o cliente pede”.`,
      ],
    }
  return {
    verdict: `Vale manter: não é de graça, deixa ${inReais(left)} ${per}.`,
    texts: [
      facts,
      ...(gone.length > 0
        ? [`Neste plano ${gone.length === 1 ? 'sai' : 'saem'} só ${joinList(gone.map(({ name }) => name))}.`]
        : []),
      ...(dear.length > 0
        ? [
            `O que pesa é o custo de ${joinList(dear.map((one) => `${one.name} (${percent(one.cost / one.price)})`))}: ali é porção ou preço.`,
          ]
        : []),
      'Gente e gás não estão na conta: some as horas antes de decidir por menos.',
    ],
  }
}

function fair(question: Question, asking: Asking): Answer | null {
  const sold = soldFor(question, asking).slice(0, 4)
  const items = sold.length > 0 ? sold : listedFor(question, asking).slice(0, 4)
  if (items.length === 0) return null
  const lines = items.map((item) => {
    const { share, asks, now } = fairPrice(item, asking.limitsOf(item))
    const today = `**${item.name}**: o ingrediente custa ${formatBrl(item.cost)}, ${percent(item.cost / item.price)} dos ${inPrint(item.price)} de hoje.`
    if (asks <= item.price) return `${today} O preço está certo: o custo fica abaixo de ${percent(share)}.`
    if (now === item.price)
      return `${today} A conta pede ${inPrint(asks)} (custo de ${percent(item.cost / asks)}), mas um limite que você deu segura o preço.`
    const even = -breakEvenUnits(item, now)
    return `${today} Cobre ${inPrint(now)}: o custo cai para ${percent(item.cost / now)}, cada uma passa a deixar ${formatBrl(now - item.cost)}, e só perde se a venda cair mais de ${percent(even)}.${asks > now ? ` A conta pede ${inPrint(asks)}; o resto fica para a próxima impressão.` : ''}`
  })
  const raised = sold.filter((item) => (item.newPrice ?? item.price) > item.price)
  return {
    verdict: joinList(
      items.map((item) => `${item.name} a ${inPrint(fairPrice(item, asking.limitsOf(item)).now)}`),
    ).concat('.'),
    texts: [...lines, ...(raised.length > 0 ? ['O cardápio novo já sai com esse preço.'] : [])],
  }
}

function past(question: Question, { sales, categories }: Asking): Answer | null {
  if (!sales)
    return {
      verdict: 'Sem planilha de vendas não dá para ver.',
      texts: ['Mande as vendas por dia, desde quatro semanas antes da mudança.'],
    }
  const costs = new Map(
    categories.flatMap(({ items }) => items.map(({ name, cost }) => [name, cost] as const)),
  )
  const seen = seenChanges(sales, costs).find(
    ({ name }) => question.item === undefined || namesItem(question.item, { name }),
  )
  if (!seen || seen.gain === null)
    return {
      verdict: 'A planilha não mostra.',
      texts: ['Faltam semanas com o preço velho e com o novo: são precisas quatro de cada lado.'],
    }
  const { name, priceBefore, priceAfter, since, unitsBefore, unitsAfter, others, gain } = seen
  const cost = costs.get(name) ?? 0
  const alone = unitsAfter / unitsBefore / (1 + others) - 1
  const [before, after] = [unitsBefore * (priceBefore - cost), unitsAfter * (priceAfter - cost)]
  return {
    verdict: gain > 0 ? 'Deu certo.' : 'Não deu certo.',
    texts: [
      `${name} foi de ${inPrint(priceBefore)} a ${inPrint(priceAfter)} em ${since.split('-').toReversed().join('/')}: de ${whole(unitsBefore)} para ${whole(unitsAfter)} por semana, enquanto o resto da casa fez ${others >= 0 ? '+' : '−'}${percent(Math.abs(others))}. Descontado isso, o preço ${alone < -0.005 ? `levou ${percent(-alone)} da venda` : 'não levou venda'}.`,
      `A margem da semana passou de ${inReais(before)} a ${inReais(after)}; contra o que teria sido no preço velho, ${gain > 0 ? `${inReais(gain)} a mais` : `${inReais(-gain)} a menos`} por mês. A estação também mexe nesses números.`,
      gain > 0
        ? 'Fique no preço novo.'
        : `Volte a ${inPrint(priceBefore)} nesta impressão e acompanhe quatro semanas.`,
    ],
  }
}

function atPrice(question: Question, asking: Asking): Answer | null {
  const { price } = question
  const [item] = soldFor(question, asking)
  if (!item || price === undefined) return null
  if (price <= item.cost)
    return {
      verdict: `Não: ${formatBrl(price)} não paga os ${formatBrl(item.cost)} de ingredientes.`,
      texts: [],
    }
  const elasticity = elasticityOf(item.name, item.section, asking.elasticities)
  const sold = { price: paidOf(item), cost: item.cost, units: item.units * asking.monthly }
  const change = price / item.price - 1
  const { profitChange } = outcomeAt(sold, change, elasticity)
  const even = breakEvenUnits(item, price)
  const bears =
    change > 0
      ? `só perde se a venda cair mais de ${percent(-even)}`
      : `só empata com ${percent(even)} mais pedidos`
  const isHeld = change > 0 && item.held !== undefined && (item.newPrice ?? item.price) < price - 0.005
  const verdict =
    profitChange <= 0
      ? 'Não compensa.'
      : change > 0.15
        ? 'De uma vez, não: suba em dois passos.'
        : isHeld
          ? `Pela conta, pode; o plano deixa em ${inPrint(item.newPrice ?? item.price)}, e a decisão é sua.`
          : 'Pode.'
  return {
    verdict,
    texts: [
      `A ${inPrint(price)}, ${item.name} passa a deixar ${formatBrl(price - item.cost)} em vez de ${formatBrl(item.margin)}; ${bears}. A conta espera ${profitChange >= 0 ? '+' : '−'}${inReais(Math.abs(profitChange))} ${asking.per}.`,
      ...(isHeld && profitChange > 0
        ? [
            `Por que o plano não mexe: ${item.held}.${asking.outlook ? ` Com essa alta, a soma do plano iria de ${inReais(asking.outlook.careful)} a ${inReais(asking.outlook.careful + profitChange)}.` : ''}`,
          ]
        : []),
    ],
  }
}

/** A discount on everything, or for one way of paying: what it takes from each R$, and what it must bring. */
function discounted({ percent: off, item }: Question, asking: Asking): Answer | null {
  if (off === undefined) return null
  const items = soldFor({ ...(item !== undefined && { item }) }, asking)
  const revenue = items.reduce((sum, one) => sum + one.units * paidOf(one), 0)
  const left = items.reduce((sum, one) => sum + one.units * one.margin, 0)
  if (revenue <= 0 || left <= 0) return null
  const share = left / revenue
  const cut = off / 100
  if (cut >= share)
    return {
      verdict: 'Não.',
      texts: [`Sobram ${percent(share)} de cada real: ${formatNumber(off)}% comem tudo.`],
    }
  const more = share / (share - cut) - 1
  return {
    verdict: more > 0.2 ? 'Não compensa.' : 'Só com conta na mão.',
    texts: [
      `De cada R$ 100 sobram hoje ${inReais(share * 100)}; com ${formatNumber(off)}% de desconto, ${inReais((share - cut) * 100)}. Para empatar é preciso vender ${percent(more)} a mais a quem não viria sem ele. No lugar, um combo com preço fechado dá o mesmo motivo e custa menos.`,
    ],
  }
}

const couvert: Answer = {
  verdict: 'Sem avisar antes, não.',
  texts: [
    'Couvert artístico só se cobra de quem foi informado antes de sentar: valor por pessoa, dia e horário, na porta e no cardápio (Código de Defesa do Consumidor, arts. 6º, III, e 39). Sem aviso, o cliente pode recusar e a casa perde a razão.',
    'Escreva: “Música ao vivo: couvert artístico de R$ __ por pessoa, das __h às __h”. O couvert de comida, que chega sem ser pedido, segue a mesma regra. Confira também a lei do município.',
  ],
}

const serviceFee: Answer = {
  verdict: 'Sem avisar, não; avisando, pode sugerir, nunca obrigar.',
  texts: [
    'A taxa de serviço é opcional para o cliente, e o cardápio precisa dizer o percentual e a palavra “opcional”; o que entra é da equipe, pela Lei 13.419/2017, com a retenção que a convenção da categoria permite.',
    'Escreva no rodapé: “Serviço opcional: 10%”. A conta mostra o total com e sem ele.',
  ],
}

/** What the printed lines say of wheat, line by line; nothing is promised that the kitchen has not confirmed. */
const glutenLines = ({ dishes }: Asking): Answer => {
  const has = dishes.filter(({ contains }) => contains.some((one) => /gl[uú]ten|trigo/i.test(one)))
  const rest = dishes.filter((one) => !has.includes(one))
  const names = (of: readonly { name: string }[]) => joinList(of.map(({ name }) => name))
  return {
    verdict: `Levam trigo: ${has.length === 0 ? 'nenhum, pelo nome' : names(has)}.`,
    texts: [
      `Sem trigo na receita de costume, a confirmar um por um com a cozinha antes de pôr o sinal: ${names(rest)}. Leia o rótulo de linguiça, caldo, tempero pronto, creme e molho.`,
      'Para quem é celíaco só vale com óleo, bancada, chapa e pegador que não tocam trigo; onde isso não existe, escreva “sem trigo na receita; pode haver traços” e não “sem glúten”.',
    ],
  }
}

const glutenFree = ({ item = 'esse item' }: Question): Answer => ({
  verdict: 'Ainda não escreva.',
  texts: [
    `Não basta a receita de ${item} não levar trigo: se forno, óleo, bancada, vitrine ou pegador são os mesmos de quem leva, fica traço, e para celíaco o traço adoece. “Sem glúten” é promessa; quem a faz responde por ela.`,
    'Escreva: “receita sem trigo; a cozinha usa trigo e pode haver traços”. Para servir a quem é celíaco, use um produto embalado que traga “não contém glúten” no rótulo (Lei 10.674/2003), com assadeira, pegador e horário só dele, aberto na frente do cliente.',
  ],
})

function answer(question: Question, asking: Asking): Answer | null {
  switch (question.about) {
    case 'keepWorth':
      return keepWorth(question, asking)
    case 'sellsLittle':
      return sellsLittle(question, asking)
    case 'bestOf':
      return bestOf(question, asking)
    case 'slowDishes':
      return slowDishes(question, asking)
    case 'photos':
      return photos(question, asking)
    case 'weakest':
      return weakest(question, asking)
    case 'weekdayLoss':
      return weekdayLoss(question, asking)
    case 'kidsMenu':
      return kidsMenu(question, asking)
    case 'allergenLaw':
      return allergenLaw
    case 'total':
      return total(asking)
    case 'fairPrice':
      return fair(question, asking)
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
            ...found,
          },
        ]
      : []
  })
}
