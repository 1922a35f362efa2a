/** The line that calls guests to a weekday on which few come: its name, its hours, and what the house shows off. */
import { shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { weakNights } from '../../base/request/weak-days.ts'
import { nameIn } from './menu-items.ts'
import { openingOf } from './opening-days.ts'
import type { Written } from './write-post.ts'

const withItem = [
  '{Dia} é dia de {item}: {data}, {horas}.',
  'Nesta {dia}, {data}, {oItem} espera {horas}. Com quem você vem?',
  'Marque a {dia}, {data}: {horas}, {oItem} e conversa sem pressa.',
  'Para a agenda da {dia}: {oItem}, {data}, {horas}.',
  'Chame alguém para {oItem} da {dia}: {data}, {horas}.',
]
const alone = [
  'Nesta {dia}, {data}, a casa abre {horas}. Com quem você vem?',
  'Marque a {dia}: {data}, {horas}.',
  '{Dia} também é dia de sair: {data}, {horas}.',
  'Chame alguém para a {dia}, {data}: abrimos {horas}.',
]

/** The posts of such a weekday with their line, each in another wording; those that already say the hours stay. */
export function withWeakNights(
  posts: readonly Written[],
  isOrdinary: (at: number) => boolean,
  context: EngineContext,
  requirements: Requirements,
  allows: (text: string, day: string) => boolean,
): Written[] {
  const weak = weakNights(context.sheet.wishes)
  if (weak.length === 0) return [...posts]
  const [item] = sellsOf(context.house).filter((one) => requirements.promotes(one))
  let turn = 0
  return posts.map((post, at) => {
    const weekday = weekdayOf(post.day)
    const hours = openingOf(context, requirements, post.day)
    if (!weak.includes(weekday) || !isOrdinary(at) || hours === null || post.copy.includes(hours)) return post
    const name = (weekdayNames[weekday] ?? '').replace('-feira', '')
    const wordings = item === undefined ? alone : withItem
    const isHe = weekday % 6 === 0
    const line = (wordings[turn % wordings.length] ?? '')
      .replaceAll('{Dia}', capitalize(name))
      .replace('Nesta {dia}', `${isHe ? 'Neste' : 'Nesta'} ${name}`)
      .replace(/(?<!\p{L})(d?)a \{dia\}/gu, `$1${isHe ? 'o' : 'a'} ${name}`)
      .replaceAll('{dia}', name)
      .replaceAll('{data}', shortDay(post.day))
      .replaceAll('{horas}', hours)
      .replaceAll('{item}', item ? nameIn(item) : '')
      .replaceAll('{oItem}', item ? the(nameIn(item)) : '')
    if (!allows(line, post.day)) return post
    turn += 1
    return { ...post, copy: `${post.copy}\n\n${line}` }
  })
}
