/** What becomes of a dish that holds up the kitchen: made ahead, announced with its minutes, or only by order. */
import { weekdayNames } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { allOfTheseIn } from '../../../base/request/counted-items.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { ofKind } from '../../../base/request/wish.ts'
import { inReais } from '../amounts.ts'
import type { Asked } from '../asked.ts'
import type { RedesignedCategory, RedesignedItem } from '../schema.ts'
import { type Answer, type Asking, percent, type Question, type Sold, soldFor } from './asking.ts'
import { dayList } from './day-list.ts'
import { unitsOn } from './day-units.ts'
import { monthOf, paceOf, weekOf, whole } from './kitchen-answers.ts'
import { outOfRush, rushAnswer } from './rush-hours.ts'
import type { Served } from './served.ts'

/** Dishes that wait in their own broth or on embers; the others are cooked when they are ordered. */
const holds =
  /galinha|capote|costela|carneiro|cabrito|bode|rabada|panelada|buchada|feijoada|mocot|sarapatel|dobradinha|guisad|cozid|ensopad|bafo|baião|lasanha|escondid|cupim|ossobuco|ragu|caldo|vaca atolada|mungunz/i

/** Share of the house's margin from which a dish is announced with its minutes, and not left to orders. */
const leastToAnnounce = 0.02

/** Minutes that a dish takes, as the owner says: "demora 50 minutos", "uma hora e meia"; null if unsaid. */
export function minutesIn({ minutes, text }: Pick<Question, 'minutes' | 'text'>): number | null {
  if (minutes !== undefined) return minutes
  const [, told] = /(\d{1,3})\s*(?:min(?:uto)?s?|['’])(?!\p{L})/iu.exec(text) ?? []
  if (told !== undefined) return Number(told)
  if (/(?:uma|1) hora e meia|1h30/iu.test(text)) return 90
  return /(?<!\p{L})(?:uma|1) hora(?!\p{L})/iu.test(text) ? 60 : null
}

const isSlow = ({ about, item }: Question) => about === 'slowDishes' && item !== undefined

/** Ahead what keeps; of the rest, what earns its part of the margin is announced, and what does not is only by order. */
function wayOf(
  { name, units, margin, move }: RedesignedItem,
  house: number,
): 'gone' | 'ahead' | 'announced' | 'ordered' {
  if (move === 'remove') return 'gone'
  if (holds.test(name)) return 'ahead'
  return units * margin >= house * leastToAnnounce ? 'announced' : 'ordered'
}

const houseOf = (categories: readonly RedesignedCategory[]) =>
  categories.flatMap(({ items }) => items).reduce((sum, { units, margin }) => sum + units * margin, 0)

/** What the line of a slow dish says of it, where it waits for no batch. */
export function slowNotes({ wishes }: RequestSheet, categories: readonly RedesignedCategory[]): Served[] {
  const house = houseOf(categories)
  return ofKind(wishes, 'question')
    .filter(isSlow)
    .flatMap((question) => {
      const minutes = minutesIn(question)
      const takes = minutes === null ? '' : `leva ${minutes} minutos`
      return slowNames([question], { categories }).flatMap((name): Served[] => {
        const item = categories.flatMap(({ items }) => items).find((one) => one.name === name)
        const way = item && wayOf(item, house)
        const outside = outOfRush(question)
        const note =
          outside !== null && way !== 'gone'
            ? outside
            : way === 'announced'
              ? takes
              : way === 'ordered'
                ? ['por encomenda', takes].filter(Boolean).join(', ')
                : ''
        return note === ''
          ? []
          : [{ kind: 'served', item: name, note, text: question.text, origin: question.origin }]
      })
    })
}

/** Slow dishes: those that keep are finished before the peak, the others are ordered ahead or leave it. */
export function slowDishes(question: Question, asking: Asking): Answer | null {
  const inRush = rushAnswer(question, asking)
  if (inRush) return inRush
  const names = question.item === undefined ? [] : allOfTheseIn(question.item)
  const items = names.flatMap((name) => soldFor({ item: name }, asking).slice(0, 1))
  if (items.length === 0) return question.item === undefined ? dayList(question, asking) : null
  const { weekdays = [] } = question
  const day = weekdays.length === 1 ? (weekdayNames[weekdays[0] ?? 0] ?? null) : null
  const house = houseOf(asking.categories)
  const by = (way: ReturnType<typeof wayOf>) => items.filter((item) => wayOf(item, house) === way)
  const [ready, announced, live, gone] = [by('ahead'), by('announced'), by('ordered'), by('gone')]
  const minutes = minutesIn(question)
  const takes = minutes === null ? 'leva __ minutos' : `leva ${minutes} minutos`
  const timed = minutes === null ? ' Cronometre três pedidos antes de escrever o tempo.' : ''
  const shareOf = (of: readonly Sold[]) =>
    percent(of.reduce((sum, item) => sum + monthOf(item, asking), 0) / (house * asking.monthly) || 0)
  const counts = (of: readonly Sold[]) =>
    joinList(
      of.map((item) => {
        const onDay = weekdays.length > 0 ? unitsOn(item, weekdays, asking) : null
        return onDay === null
          ? `${item.name} (${paceOf([item], asking)})`
          : `${item.name} (${whole(onDay)} por ${day ?? 'pico'})`
      }),
    )
  const batch = ready.map((item) => {
    const onDay = weekdays.length > 0 ? unitsOn(item, weekdays, asking) : null
    const base = onDay ?? weekOf(item, asking) * (day === null ? 0.3 : 0.5)
    return `${whole(base * 0.8)} de ${item.name}`
  })
  const texts = [
    ...(ready.length > 0
      ? [
          `**${counts(ready)}**: tempere na véspera e termine o cozimento uma hora antes de abrir; deixe ${joinList(batch)} já prontas, acima de 60 °C, e na hora só porcione e aqueça, em 10 minutos. É de propósito um pouco menos do que a conta: o que faltar sai no ritmo de hoje, e nada sobra. ${day === null ? '' : `Anote por dois ${day === 'domingo' || day === 'sábado' ? `${day}s` : 'dias de pico'} quantas saíram e acerte a conta. `}Reserva com o prato escolhido até a véspera sai da fila.`,
        ]
      : []),
    ...(live.length > 0
      ? [
          `**${counts(live)}**: não esperam prontos. No pico${day === null ? '' : `, ${day},`} só por encomenda até a véspera, com “por encomenda, ${takes}” na linha.${timed} Quem vem de longe por ele liga antes. ${live.map((item) => `${item.name} deixa ${inReais(monthOf(item, asking))} ${asking.per}`).join('; ')}: se a encomenda não cobrir isso em um mês, tire.`,
        ]
      : []),
    ...(announced.length > 0
      ? [
          `**${counts(announced)}**: ${announced.length === 1 ? 'deixa' : 'deixam'} ${inReais(announced.reduce((sum, item) => sum + monthOf(item, asking), 0))} ${asking.per}, ${shareOf(announced)} da margem: tirar ou só por encomenda custaria mais do que a fila. Avise com “${takes}” na linha e ao anotar o pedido, e ofereça na hora um petisco para a espera.${timed}`,
        ]
      : []),
    ...(gone.length > 0
      ? [
          `**${joinList(gone.map(({ name }) => name))}** ${gone.length === 1 ? 'sai' : 'saem'} do cardápio novo: deixa${gone.length === 1 ? '' : 'm'} ${inReais(gone.reduce((sum, item) => sum + monthOf(item, asking), 0))} ${asking.per} e ${gone.length === 1 ? 'prende' : 'prendem'} o fogo. Quem fizer questão encomenda até a véspera.`,
        ]
      : []),
    `Tire o pedido antes de sentar: quem espera com o pedido feito espera menos.`,
  ]
  const verdicts = [
    ...(ready.length > 0
      ? [
          `${joinList(ready.map(({ name }) => name))} ${ready.length === 1 ? 'pronto' : 'prontos'} antes do pico`,
        ]
      : []),
    ...(announced.length > 0
      ? [
          `${joinList(announced.map(({ name }) => name))} ${announced.length === 1 ? 'fica, com o tempo escrito' : 'ficam, com o tempo escrito'}${minutes === null ? '' : ` (${minutes} minutos)`}`,
        ]
      : []),
    ...(live.length > 0 ? [`${joinList(live.map(({ name }) => name))} só por encomenda`] : []),
    ...(gone.length > 0 ? [`${joinList(gone.map(({ name }) => name))} fora do cardápio`] : []),
  ]
  return { verdict: `${joinList(verdicts)}.`, texts }
}

/** Names of the dishes that questions call slow. */
export const slowNames = (questions: readonly Question[], asking: Pick<Asking, 'categories'>): string[] =>
  questions
    .filter(({ about, item }) => about === 'slowDishes' && item !== undefined)
    .flatMap(({ item = '' }) => allOfTheseIn(item))
    .flatMap((name) =>
      asking.categories.flatMap(({ name: section, items }) =>
        items.filter((one) => namesItem(name, { name: one.name, section })).map((one) => one.name),
      ),
    )

/** Names of the menu's dishes that hold up the kitchen and cannot be finished before the peak. */
export const slowItems = (sheet: RequestSheet, menu: readonly Asked[]): Set<string> =>
  new Set(
    ofKind(sheet.wishes, 'question')
      .filter(({ about, item }) => about === 'slowDishes' && item !== undefined)
      .flatMap(({ item = '' }) => allOfTheseIn(item))
      .flatMap((name) => menu.filter((one) => namesItem(name, one)).map((one) => one.name))
      .filter((name) => !holds.test(name)),
  )
