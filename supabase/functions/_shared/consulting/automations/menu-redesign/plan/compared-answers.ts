/** Answers that compare an item with its neighbours on the menu. */
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { inPrint, inReais } from '../amounts.ts'
import { daysOfMonth } from '../joined.ts'
import { type Answer, type Asking, type Question, soldFor } from './asking.ts'

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the sheet shows of an item that sells little; the reason itself is only in the dining room. */
export function sellsLittle(question: Question, asking: Asking): Answer | null {
  const [item] = soldFor(question, asking)
  if (!item || item.neighbours.length === 0) return null
  const { monthly } = asking
  const units = Math.round(item.units * monthly)
  const usual = Math.round(middle(item.neighbours.map((one) => one.units)) * monthly)
  const price = middle(item.neighbours.map((one) => one.price))
  if (item.units >= middle(item.neighbours.map((one) => one.units)))
    return {
      verdict: 'Ele vende.',
      texts: [`Saem ${units} ${asking.per}; o do meio em ${item.section} sai ${usual}.`],
    }
  return {
    verdict: `Sai ${units} ${asking.per}, e o do meio em ${item.section} sai ${usual}.`,
    texts: [
      item.price > price * 1.1
        ? `O preço pesa: ${inPrint(item.price)}, quando o do meio custa ${inPrint(price)}. Antes de baixar, diga na linha o que vem no prato.`
        : `Preço não é: ${inPrint(item.price)}, e o do meio custa ${inPrint(price)}. Sobra o nome, o lugar na página ou o gosto: por duas semanas, ofereça na mesa e anote o que dizem. Se não passar de ${Math.max(units + 1, Math.round(usual / 2))} ${asking.per}, a linha pode sair.`,
    ],
  }
}

/** Asked for a year, a month's figure is no answer. */
const ofYear = /(?<!\p{L})(?:no|por|ao|do|de um) ano(?!\p{L})|anual/iu
const months = 365 / daysOfMonth
/** What to show is asked too, or only that. */
const toShow = /primeir[oa] d[ao]|destac|destaque|moldura|vitrine|chamar aten|mostrar primeiro|em cima/i
const ofUnits = /mais (?:vend|sa[ií]|ped)|(?:vend\p{L}+|sa(?:i|em)) mais|campe/iu
const ofProfit = /lucr|margem|dinheiro|rend|deixa|sobra|ganho|retorno/i

/** "qual pizza …": the kind of items that the question is about, if the menu has some of it. */
function kindIn(text: string, asking: Asking): string | undefined {
  const noun = /qua(?:l|is)\s+(?:(?:é|e|são|sao|o|a|os|as|das?|dos?)\s+)*(\p{L}{3,})/iu.exec(text)?.[1]
  if (noun === undefined) return undefined
  const own = soldFor({ item: noun }, asking).length
  return own > 1 ? noun : undefined
}

/** What the new menu frames, and why; the dish first. */
function shown({ boxes }: Asking): string | null {
  const [first, ...others] = boxes
  if (!first) return null
  return `**Em destaque: ${first.name}**, porque ${first.why}.${others.length > 0 ? ` Também na moldura: ${joinList(others.map(({ name }) => name))}.` : ''}`
}

export function bestOf(question: Question, asking: Asking): Answer | null {
  // "qual prato do mar merece destaque?" is about that section, and not about what the page frames elsewhere.
  const show = toShow.test(question.text) && question.item === undefined ? shown(asking) : null
  const isOnlyShown = show !== null && !ofProfit.test(question.text)
  const [box] = asking.boxes
  if (isOnlyShown && box)
    return {
      verdict: `${box.name}.`,
      texts: [show],
    }
  const item = question.item ?? kindIn(question.text, asking)
  const items = soldFor(item === undefined ? {} : { item }, asking).filter(({ move }) => move !== 'remove')
  const isYear = ofYear.test(question.text) && asking.per === 'por mês'
  const share = asking.monthly * (isYear ? months : 1)
  const per = isYear ? 'por ano' : asking.per
  const left = (one: { units: number; margin: number }) => one.units * one.margin * share
  if (ofUnits.test(question.text) && !ofProfit.test(question.text)) {
    const [most, ...less] = items.toSorted((a, b) => b.units - a.units)
    return most
      ? {
          verdict: `${most.name}: ${Math.round(most.units * share)} ${per}.`,
          texts: [
            `${less.length === 0 ? '' : `Depois ${joinList(less.slice(0, 2).map((one) => `${one.name} (${Math.round(one.units * share)})`))}. `}Em dinheiro deixa ${inReais(left(most))}, o ${items.filter((one) => left(one) > left(most)).length + 1}º de ${items.length}.`,
          ],
        }
      : null
  }
  const [first, ...others] = items.toSorted((a, b) => left(b) - left(a))
  const single = items.toSorted((a, b) => b.margin - a.margin)[0]
  if (!first || !single) return null
  return {
    verdict: `${toShow.test(question.text) && show === null ? 'Destaque ' : ''}${first.name}: ${toShow.test(question.text) && show === null ? 'deixa ' : ''}${inReais(left(first))} ${per}${isYear ? ', ao passo das vendas da planilha' : ''}.`,
    texts: [
      `${others.length === 0 ? '' : `Depois ${others.length === 1 ? 'vem' : 'vêm'} ${joinList(others.slice(0, 2).map((one) => `${one.name} (${inReais(left(one))})`))}. `}${
        single.name === first.name
          ? `É também o que mais deixa por unidade, ${formatBrl(single.margin)}.`
          : `Por unidade, quem mais deixa é ${single.name}, ${formatBrl(single.margin)}${show === null ? ': é o que vale oferecer a quem está em dúvida' : ''}.`
      }`,
      ...(show === null ? [] : [show]),
    ],
  }
}

export const allergenLaw = ({ inCeara }: Asking): Answer =>
  inCeara
    ? {
        verdict: 'Sim.',
        texts: [
          'No Ceará, a Lei 17.899/2022 pede ao lado de cada item o sinal de glúten, lactose, leite, peixe, amêndoas, corantes, castanhas, soja, ovo e crustáceos. O cardápio acima já traz os alergênicos por linha; a cozinha confere, e a contabilidade confirma a regra.',
        ],
      }
    : {
        verdict: 'Depende do seu estado: pergunte à contabilidade.',
        texts: [
          'Cada estado tem a sua regra. O cardápio acima já traz os alergênicos por linha; a cozinha confere, e quem pede informação na mesa a recebe.',
        ],
      }

/** "Ganho quanto no x-tudo?": by unit and in all, beside its section. */
export function leavesEach(question: Question, asking: Asking): Answer | null {
  const [item, ...others] = soldFor(question, asking)
  if (!item || question.item === undefined || others.length > 0) return null
  const units = Math.round(item.units * asking.monthly)
  const usual = middle([item, ...item.neighbours].map(({ margin }) => margin))
  const share = Math.round((item.cost / item.price) * 100)
  return {
    verdict: `${formatBrl(item.margin)} em cada um: custa ${formatBrl(item.cost)} dos ${formatBrl(item.price)} (${share}%). Com ${units} ${asking.per}, são ${inReais(item.margin * item.units * asking.monthly)}.`,
    texts: [
      `O do meio em ${item.section} deixa ${formatBrl(usual)} por unidade.${item.newPrice === null || item.move === 'remove' ? '' : ` Com o preço novo, ${inPrint(item.newPrice)}, passa a deixar ${formatBrl(item.newPrice - item.cost)}.`}`,
    ],
  }
}

const mostListed = 3

/** "O que está dando pouco lucro?": what leaves least in all, and what costs most of its price. */
export function leavesLeast(asking: Asking): Answer | null {
  const items = soldFor({}, asking)
  const month = (one: { units: number; margin: number }) => one.units * one.margin * asking.monthly
  const least = items.toSorted((a, b) => month(a) - month(b)).slice(0, mostListed)
  const dear = items.toSorted((a, b) => b.cost / b.price - a.cost / a.price).slice(0, mostListed)
  const gone = least.filter(({ move }) => move === 'remove')
  return least.length === 0
    ? null
    : {
        verdict: `No total, ${joinList(least.map((one) => `${one.name} (${inReais(month(one))} ${asking.per})`))}.`,
        texts: [
          `Pelo preço, ${joinList(dear.map((one) => `${one.name} (o custo leva ${Math.round((one.cost / one.price) * 100)}%)`))}: ali se mexe na compra ou na porção antes do preço.`,
          gone.length === 0
            ? 'Nenhum dos que menos deixam sai neste plano.'
            : `${gone.length === 1 ? 'Sai' : 'Saem'} neste plano ${joinList(gone.map(({ name }) => name))}.`,
        ],
      }
}
