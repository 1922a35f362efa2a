/** What is not served in the full hours, and what a place in the fryer, the oven or the griddle leaves. */
import { everyWeek } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor } from './asking.ts'
import { isSweet } from './day-list.ts'
import { fried, fryers } from './wanted-less.ts'

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** "das 17h às 19h30", "aos sábados, das 20h às 22h"; null where no hours are told. */
function hoursOf({ start, end, weekdays }: Question): string | null {
  if (start === undefined || end === undefined) return null
  return `${weekdays === undefined || weekdays.length === 0 ? '' : `${everyWeek(weekdays)}, `}das ${clock(start)} às ${clock(end)}`
}

/** Whether the owner asks to leave a dish out of the full hours, and does not only tell of them. */
const leavesOut =
  /(?:n[ãa]o (?:servir|vender|fazer|oferecer)|empurr|tirar|tiro|segur|suspend|parar|só (?:servir|vender))\p{L}*[^.!]{0,50}(?:hor|pico|rush|fila|almo[çc]o)/iu

/** What the line of a dish says that the owner leaves out of the full hours; null for others. */
export function outOfRush(question: Question): string | null {
  const hours = hoursOf(question)
  return hours !== null && question.item !== undefined && leavesOut.test(question.text)
    ? `fora ${hours}`
    : null
}

/** How many places or turns one of it takes, as the owner says: "leva duas vezes o tempo". */
const turnsIn = (said: string): number | null =>
  /(?<!\p{L})(?:o )?dobro|duas vezes mais|2x/iu.test(said)
    ? 2
    : /triplo|tr[êe]s vezes mais|3x/iu.test(said)
      ? 3
      : null

const weighted = (items: readonly Sold[]) => {
  const units = items.reduce((sum, one) => sum + one.units, 0)
  return units === 0 ? 0 : items.reduce((sum, one) => sum + one.units * one.margin, 0) / units
}

const isCooked = (item: Sold) => itemKind(item) === 'dish' && !isSweet(item.section)

/** A dish that is left out of the full hours, by what its place leaves with the others. */
function dishInRush(question: Question, item: Sold, asking: Asking): Answer | null {
  const hours = hoursOf(question)
  if (hours === null || !leavesOut.test(question.text)) return null
  const turns = turnsIn(question.text)
  const others = soldFor({}, asking).filter(
    (one) => isCooked(one) && one.name !== item.name && one.section !== item.section && one.move !== 'remove',
  )
  const near = others.filter((one) => fried.test(one.name) === fried.test(item.name))
  const usual = weighted(near.length > 0 ? near : others)
  const group = soldFor({ item: question.item ?? item.name }, asking)
  const month = group.reduce((sum, one) => sum + one.units * asking.monthly * one.margin, 0)
  const own = weighted(group)
  const pays = turns === null ? null : usual * turns - own
  const place =
    turns === null || pays === null
      ? `Na fila, o que conta é o que deixa cada minuto do fogo: ele deixa ${formatBrl(own)} e os outros, em média, ${formatBrl(usual)}; se ocupa o lugar de ${formatNumber(Math.max(2, Math.ceil(own / Math.max(0.01, usual))))} ou mais, perde.`
      : pays > 0
        ? `No lugar de um saem ${turns} dos outros, que deixam ${formatBrl(usual * turns)} contra ${formatBrl(own)}: com fila, cada um custa ${formatBrl(pays)}.`
        : `No lugar de um saem ${turns} dos outros, que deixam ${formatBrl(usual * turns)}, menos que os ${formatBrl(own)} dele: pelo dinheiro ele paga o lugar, e o ganho é só de fila.`
  return {
    verdict: `Dá: ${hours} ${group.length > 1 ? 'não se vendem' : 'não se vende'}, e está escrito na linha.`,
    texts: [
      place,
      `Deixa ${inReais(month)} ${asking.per} no dia todo; quanto disso é nessas horas a planilha não diz, e é o mais que se perde. Anote três dias os pedidos recusados: quem troca pelo vizinho não conta.`,
      `Na hora, vire uma tampa sobre a linha ou diga “volta depois das ${clock(question.end ?? 0)}”; adiante massa e recheio antes das ${clock(question.start ?? 0)}.`,
    ],
  }
}

/** One fryer, one griddle, one cook: what goes on in the full hours, by what each leaves. */
function jammed(question: Question, asking: Asking): Answer | null {
  const { what } = question
  if (what === undefined) return null
  const isFryer = fryers.test(what)
  const all = soldFor({}, asking).filter((one) => isCooked(one) && one.move !== 'remove')
  const items = (isFryer ? all.filter(({ name }) => fried.test(name)) : all).toSorted(
    (a, b) => b.units * b.margin - a.units * a.margin,
  )
  if (items.length < 2) return null
  if (question.most !== undefined) return byPlace(question, items, asking)
  const keep = items.slice(0, Math.max(1, Math.ceil(items.length / 2)))
  const out = items.filter((one) => !keep.includes(one))
  const left = (of: readonly Sold[]) => of.reduce((sum, one) => sum + one.units * one.margin, 0)
  const others = isFryer
    ? all
        .filter(({ name }) => !fried.test(name))
        .toSorted((a, b) => b.margin - a.margin)
        .slice(0, 3)
    : []
  const hours =
    hoursOf(question) ?? (question.weekdays?.length ? everyWeek(question.weekdays) : 'na hora cheia')
  const each = (of: readonly Sold[]) =>
    joinList(of.map((one) => `${one.name} (${formatBrl(one.margin)} cada)`))
  return {
    verdict: `${hours.charAt(0).toUpperCase()}${hours.slice(1)}, só ${joinList(keep.map(({ name }) => name))}${isFryer ? ' na fritura' : ''}.`,
    texts: [
      `Fazem ${formatNumber(Math.round((left(keep) / left(items)) * 100))}% do que ${isFryer ? 'os fritos' : 'os pratos'} deixam. ${out.length === 1 ? 'Espera' : 'Esperam'} ${each(out)}: ${out.length === 1 ? 'volta' : 'voltam'} quando a fila acaba.`,
      ...(others.length > 0
        ? [
            `Puxe o pedido para fora da fritura: ofereça primeiro ${each(others)}; a moldura não leva fritura.`,
          ]
        : []),
      `A planilha não tem hora nem tempo de preparo: cronometre um de cada, divida o que deixa pelos minutos, e o menor é o primeiro a esperar. ${isFryer ? 'Pré-frite antes de abrir o que aguenta, e termine na hora.' : 'Deixe pronto antes de abrir o que aguenta.'}`,
    ],
  }
}

/** Only so many fit at once, and each takes one place: what leaves most for its place is offered, what leaves least waits. */
function byPlace(
  { what, most = 1, weekdays = [] }: Question,
  items: readonly Sold[],
  asking: Asking,
): Answer {
  const hours = weekdays.length > 0 ? everyWeek(weekdays) : 'na hora cheia'
  const ranked = items.toSorted((a, b) => b.margin - a.margin)
  const [few, poor] = [ranked.slice(0, 3), ranked.slice(-Math.min(3, ranked.length - 1)).toReversed()]
  const each = (of: readonly Sold[]) =>
    joinList(of.map((one) => `${one.name} (${formatBrl(one.margin)} por lugar)`))
  const [best, worst] = [ranked[0]?.margin ?? 0, ranked.at(-1)?.margin ?? 0]
  return {
    verdict: `Com ${most} por vez, ${hours} ofereça primeiro ${each(few)}.`,
    texts: [
      `Por último, ${each(poor)}: cada fornada de ${most} só dos primeiros deixa até ${formatBrl(most * (best - worst))} a mais do que uma só dos últimos. Nada novo, combo nem promoção nesses dias: a fila já está cheia, e venda a mais só aumenta a espera.`,
      `Anote o pedido na chegada, diga o tempo antes de anotar e asse juntos os iguais. ${asking.sales === null ? '' : 'A planilha não tem hora: cronometre uma noite do pedido à mesa, '}${asking.sales === null ? 'C' : 'c'}om a espera por fornada sabe-se quantos cabem por hora em ${what}.`,
    ],
  }
}

/** The answer for the full hours; null if the question tells of none. */
export function rushAnswer(question: Question, asking: Asking): Answer | null {
  if (question.item === undefined) return jammed(question, asking)
  const [item] = soldFor(question, asking)
  return item ? dishInRush(question, item, asking) : null
}
