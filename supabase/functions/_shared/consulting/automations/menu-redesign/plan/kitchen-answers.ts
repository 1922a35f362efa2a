/** Answers about the kitchen's pace, photos, slow sellers and single days, from the sheet's own figures. */
import { weekdayNames } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { inReais } from '../amounts.ts'
import { hasCachaca } from '../with-cachaca.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor } from './asking.ts'
import { isSweet } from './day-list.ts'
import { unitsOn } from './day-units.ts'
import { cutSum } from './money-answers.ts'

export const weekOf = ({ units }: Sold, { monthly }: Asking) => (units * monthly * 7) / 30
export const monthOf = ({ units, margin }: Sold, { monthly }: Asking) => units * monthly * margin
const revenueOf = (items: readonly Sold[], { monthly }: Asking) =>
  items.reduce((sum, item) => sum + paidOf(item) * item.units * monthly, 0)
const percentOf = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`
export const whole = (value: number) => formatNumber(Math.max(1, Math.round(value)))

/** "10 por semana", or the units of the sheet if it has no dates. */
export const paceOf = (items: readonly Sold[], asking: Asking): string => {
  const sum = (of: (item: Sold) => number) => items.reduce((all, item) => all + of(item), 0)
  return asking.per === 'no período'
    ? `${whole(sum(({ units }) => units))} no período`
    : `${whole(sum((item) => weekOf(item, asking)))} por semana`
}

/** Dishes worth a photo: what leaves most, one of each section, none that already holds up the kitchen. */
export function photos(question: Question, asking: Asking): Answer | null {
  const count = question.count ?? 3
  const slow = new Set(asking.slow)
  const margins = soldFor({}, asking)
    .filter((item) => itemKind(item) === 'dish')
    .map(({ margin }) => margin)
    .toSorted((a, b) => a - b)
  const middleMargin = margins[Math.floor(margins.length / 2)] ?? 0
  const cachaca = asking.goals.some((goal) => /cacha[cç]a/i.test(goal))
  const items = soldFor({}, asking)
    .filter(({ move, name }) => move !== 'remove' && !slow.has(name))
    .filter((item) => /^(?:dish|drink)$/.test(itemKind(item)))
    .filter((item) => item.margin >= middleMargin || itemKind(item) === 'drink')
    .toSorted((a, b) => monthOf(b, asking) - monthOf(a, asking))
  const drink = cachaca ? items.find((item) => hasCachaca(item.name, null, item.section)) : undefined
  const chosen: Sold[] = []
  for (const item of items) {
    if (chosen.length >= count - (drink ? 1 : 0)) break
    if (item !== drink && !chosen.some(({ section }) => section === item.section)) chosen.push(item)
  }
  for (const item of items)
    if (chosen.length < count - (drink ? 1 : 0) && item !== drink && !chosen.includes(item)) chosen.push(item)
  const all = [...chosen, ...(drink ? [drink] : [])].slice(0, count)
  if (all.length === 0) return null
  return {
    verdict: `${joinList(all.map(({ name }) => name))}.`,
    texts: [
      `${joinList(all.map((item) => `${item.name} deixa ${inReais(monthOf(item, asking))} ${asking.per}${item === drink ? ', e é o que você quer vender mais' : ''}`))}.${slow.size > 0 ? ` ${joinList([...slow])} não ganha${slow.size === 1 ? '' : 'm'} foto: já há fila.` : ''} Foto do prato da casa, com luz do dia, nunca de banco de imagens.`,
    ],
  }
}

const asksLoss =
  /preju|vermelho|perc?o dinheiro|perdendo dinheiro|se paga|abaixo d[oe] (?:seu |próprio )?custo|pag(?:o|ando|amos) p(?:ra|ara) vender|custa\p{L}* mais (?:do )?que/iu

/** "Tem item me dando prejuízo?": what is sold below its cost, else what leaves least of its price. */
export function losing(items: readonly Sold[], asking: Asking): Answer | null {
  const below = items.filter(({ margin }) => margin <= 0)
  if (below.length > 0)
    return {
      verdict: `${below.length === 1 ? 'Um perde' : `${below.length} perdem`}: ${joinList(below.map(({ name, price, cost }) => `${name} custa ${formatBrl(cost)} e é vendido a ${formatBrl(price)}`))}.`,
      texts: ['Suba o preço acima do custo ou tire: cada venda a mais aumenta a perda.'],
    }
  const thin = items.toSorted((a, b) => a.margin / a.price - b.margin / b.price).slice(0, 3)
  const [worst] = thin
  return worst
    ? {
        verdict: `Nenhum é vendido abaixo do custo; o mais perto disso é ${worst.name}.`,
        texts: [
          `Os mais magros: ${joinList(thin.map((item) => `${item.name} custa ${formatBrl(item.cost)} dos ${formatBrl(item.price)} (${percentOf(item.cost / item.price)}), deixa ${formatBrl(item.margin)} cada e ${inReais(monthOf(item, asking))} ${asking.per}`))}.`,
          'Gente, gás e o que estraga não estão na conta.',
        ],
      }
    : null
}

const asksFirst = /primeir/iu
/** "Qual pizza eu tiro primeiro?" */
const kindAsked = /(?<!\p{L})(?:qual|que|quais)\s+(\p{L}{4,})/iu

/** The least sold of the kind that a question names, else of all. */
function firstOf(items: readonly Sold[], text: string): Sold | undefined {
  const kind = foldAccents(kindAsked.exec(text)?.[1] ?? '').toLowerCase()
  const own = items.filter(
    ({ name, section }) =>
      kind !== '' &&
      foldAccents(`${name} ${section ?? ''}`)
        .toLowerCase()
        .includes(kind.replace(/s$/, '')),
  )
  return own[0] ?? items[0]
}

/** The items that leave, or that sell least if none does. */
export function weakest(question: Question, asking: Asking): Answer | null {
  if (question.item !== undefined) return weakGroup(question, asking)
  if (question.count !== undefined) return cutSum(question.count, asking)
  const items = soldFor({}, asking).toSorted((a, b) => a.units - b.units)
  if (asksLoss.test(question.text)) return losing(items, asking)
  const gone = items.filter(({ move }) => move === 'remove')
  const named = (of: readonly Sold[]) =>
    joinList(of.map((item) => `${item.name} (${paceOf([item], asking)})`))
  const all = items.reduce((sum, item) => sum + monthOf(item, asking), 0)
  if (gone.length > 0) {
    const usual = items[Math.floor(items.length / 2)]?.units ?? 0
    const isWeak = gone.every(({ units }) => units <= usual)
    const first = asksFirst.test(question.text) ? firstOf(gone, question.text) : undefined
    return {
      verdict: `${first && gone.length > 1 ? `Primeiro, ${first.name}. ` : ''}${gone.length === 1 ? 'Sai' : 'Saem'} ${gone.length}${isWeak ? ', dos que menos pedem' : ', e nem todos por vender pouco'}: ${named(gone)}.`,
      texts: [
        `${gone.length === 1 ? 'Fatura' : 'Juntos faturam'} ${inReais(revenueOf(gone, asking))} ${asking.per}, ${percentOf(revenueOf(gone, asking) / revenueOf(items, asking))} do que a casa vende; é o mais que se perde, porque quem pedia ${gone.length === 1 ? 'esse' : 'um desses'} costuma pedir o vizinho. O que cada um deixa, e o que fica no lugar, está na tabela do que sai.`,
      ],
    }
  }
  const weak = items.filter(
    (item) => /^(?:dish|drink|soft_drink)$/.test(itemKind(item)) && monthOf(item, asking) < all * mostMissed,
  )
  const free = weak.filter(({ kept }) => !kept)
  // What a price that the owner holds, or an order to keep, protects is not offered, unless that is all of it.
  if (free.length === 0 && weak.length > 0) {
    const [least] = weak.toSorted((a, b) => monthOf(a, asking) - monthOf(b, asking))
    return least
      ? {
          verdict: `${least.name}: deixa ${inReais(monthOf(least, asking))} ${asking.per}.`,
          texts: ['Fica, como você pediu; fora da moldura e no fim da seção ele não tira o lugar de outro.'],
        }
      : null
  }
  const few = free.slice(0, mostNamed)
  if (few.length === 0) return null
  const share = few.reduce((sum, item) => sum + monthOf(item, asking), 0) / all
  return {
    verdict: `Os que menos fariam falta: ${named(few)}.`,
    texts: [
      `${capitalize(asking.per)} deixam ${joinList(few.map((item) => `${inReais(monthOf(item, asking))} (${item.name})`))}, ${percentOf(share)} da margem da casa. Por isso o plano não os tira sozinho: passe duas semanas sem eles, e o que ninguém procurar sai na próxima impressão.`,
    ],
  }
}

/** "Sobremesa quase não sai, o que eu faço?": what the group brings, which one to sell, and when the others leave. */
function weakGroup({ item: named }: Question, asking: Asking): Answer | null {
  const own = soldFor({ item: named }, asking).toSorted((a, b) => monthOf(b, asking) - monthOf(a, asking))
  const [best] = own.filter(({ move }) => move !== 'remove')
  const [first] = own
  if (!first) return null
  const gone = own.filter(({ move }) => move === 'remove')
  const month = own.reduce((sum, item) => sum + monthOf(item, asking), 0)
  const all = soldFor({}, asking).reduce((sum, item) => sum + monthOf(item, asking), 0)
  const share = percentOf(month / all)
  const facts = `${own.length === 1 ? 'Sai' : 'Saem'} ${paceOf(own, asking)} e ${own.length === 1 ? 'deixa' : 'deixam'} ${inReais(month)} ${asking.per}, ${share} da margem da casa.`
  if (!best)
    return {
      verdict: `${joinList(gone.map(({ name }) => name))} ${gone.length === 1 ? 'sai' : 'saem'} do cardápio novo.`,
      texts: [facts, 'Se alguém procurar, ofereça de boca, sem linha no papel.'],
    }
  const less = own.filter((item) => item !== best && !gone.includes(item) && !item.kept).at(-1)
  const offer = isSweet(best.section)
    ? `Ofereça ${best.name} ao recolher o prato, com tantas colheres quanta gente houver, e não pelo cardápio que já foi embora da mesa: cada ${best.name} deixa ${formatBrl(best.margin)}.`
    : `A equipe oferece ${best.name} primeiro, que deixa ${formatBrl(best.margin)} cada.`
  return {
    verdict: `Fique com ${best.name} à frente${gone.length > 0 ? `; ${joinList(gone.map(({ name }) => name))} ${gone.length === 1 ? 'sai' : 'saem'}` : ''}, e venda de boca.`,
    texts: [
      facts,
      offer,
      less
        ? `Conte quatro semanas: se ${less.name} (${paceOf([less], asking)}) não subir, sai na próxima impressão e custa até ${inReais(monthOf(less, asking))} ${asking.per}.`
        : 'Conte quatro semanas antes de mudar de novo.',
    ],
  }
}

/** Most of the house's margin that an item may leave to be named as one that can go, and how many are named. */
const mostMissed = 0.015
const mostNamed = 4

/** What the new menu takes from one weekday. */
export function weekdayLoss({ weekdays = [] }: Question, asking: Asking): Answer | null {
  const gone = soldFor({}, asking).filter(({ move }) => move === 'remove')
  const day = weekdayNames[weekdays[0] ?? 0] ?? 'dia'
  if (gone.length === 0) return { verdict: 'Nada que vende sai.', texts: [] }
  const all = soldFor({}, asking)
  const margin = (of: readonly Sold[]) => of.reduce((sum, item) => sum + monthOf(item, asking), 0)
  const share = margin(gone) / margin(all)
  const slow = new Set(asking.slow)
  const [first, second] = gone
    .filter(({ name }) => !slow.has(name))
    .toSorted((a, b) => monthOf(b, asking) - monthOf(a, asking))
  const onDay = gone.map((item) => unitsOn(item, weekdays, asking))
  const units = onDay.every((one) => one !== null) ? onDay.reduce((sum, one) => sum + (one ?? 0), 0) : null
  return {
    verdict: `O que sai é ${formatNumber(Math.round(share * 1000) / 10)}% da margem.`,
    texts: [
      `${units === null ? `A planilha não separa os dias: compare três ${day}s antes e três depois.` : `No ${day} saem ${whole(units)} unidades do que deixa o cardápio.`} O que mais pesa é ${joinList([first, second].flatMap((item) => (item ? [`${item.name} (${inReais(monthOf(item, asking))} ${asking.per})`] : [])))}: se o ${day} cair mais do que isso, ${first?.name ?? 'ele'} volta nesse dia, por encomenda.`,
    ],
  }
}

/** The half portions for children that the menu now lists. */
export function kidsMenu({ count }: Question, { kids }: Asking): Answer | null {
  if (kids.length === 0)
    return {
      verdict: 'Nenhum prato da casa serve sem receita nova.',
      texts: ['Diga dois ou três que a criança já divide com os pais.'],
    }
  return {
    verdict: `${joinList(kids.map(({ name, price }) => `${name} a ${inReais(price)}`))}.`,
    texts: [
      `Meia porção do que a casa já faz, sem receita nova nem panela a mais${count !== undefined && kids.length < count ? '; o resto do cardápio não serve para criança sem mudar o prato' : ''}. Pese a metade antes de imprimir: o custo esperado é ${joinList(kids.map(({ name, cost }) => (cost === null ? `${name}, sem custo conhecido` : inReais(cost))))}.`,
    ],
  }
}
