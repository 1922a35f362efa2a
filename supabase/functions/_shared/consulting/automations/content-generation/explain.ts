import { shortDay } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { explainRule } from '../../base/language/advertising.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import { voiceNames } from '../../base/language/voices.ts'
import { seasonWords } from '../../base/pantry/closed-seasons.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { QuestionSubject } from '../../base/request/question-subjects.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { Dated } from './dates.ts'
import { protectedNotes } from './protected-items.ts'
import { isChildrens, sparedNames } from './registered-name.ts'

const isVoice = (what: string) => voiceNames.some((name) => name === what)

const ofPosts: ReadonlySet<QuestionSubject> = new Set(['comboProfit', 'consent', 'seasonEnd', 'postAdvice'])

/** The wishes that the calendar does not meet, with reasons. */
export function explainCalendar(
  { sheet, restaurant, house }: EngineContext,
  posts: readonly { day: string; title: string; copy: string }[],
  /** The days of the first and the last post. */
  { from: first, to }: { from: string; to: string },
  placed: readonly Dated[],
): Explanation[] {
  const dates = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'date' || wish.closed) return []
    const { from, what, weekdays, open } = wish
    if (weekdays !== undefined) {
      const sells =
        sellsOf(house).some((item) => namesItem(what, item)) || placed.some(({ name }) => name === what)
      const isOff = sheet.wishes.some(
        (one) =>
          one.kind === 'postRule' &&
          one.what === 'noPosts' &&
          weekdays.every((day) => one.weekdays?.includes(day)),
      )
      if (isOff && !placed.some(({ name }) => name === what))
        return [
          {
            wish,
            reason: `“${what}” cai em dia sem publicação, como você pediu: libere esse dia, ou conte nos Stories da véspera.`,
          },
        ]
      return sells ? [] : [{ wish, reason: `“${what}” não está no cardápio guardado em “A casa”.` }]
    }
    if (from === undefined)
      return [{ wish, reason: `“${what}” não tem dia certo: diga a data, e ela ganha a sua publicação.` }]
    if (isChildrens(what, sparedNames({ restaurant, house, sheet })))
      return [
        {
          wish,
          reason: `“${what}” ficou sem publicação: a publicidade de quem vende bebida ${explainRule('minors')}. Um convite a adultos no mesmo dia cabe com outro nome, como “almoço de 12 de outubro”.`,
        },
      ]
    if (from > to) return [{ wish, reason: `“${what}” vem depois da última publicação, em ${shortDay(to)}.` }]
    if (placed.some(({ name }) => tokenize(name).join(' ') === tokenize(what).join(' '))) return []
    const words = tokenize(what)
    const said = posts.find(
      ({ day, title, copy }) =>
        day === from && words.every((word) => tokenize(`${title} ${copy}`).includes(word)),
    )
    if (said) return []
    // "Volta na sexta, 01/01, a partir das 18h", in the post that tells of the closure before it.
    if (open && posts.some(({ copy }) => copy.includes(shortDay(from)))) return []
    const other = posts.find(({ day }) => day === from)
    if (other)
      return [
        { wish, reason: `Em ${shortDay(from)} sai “${other.title}”; “${what}” não coube no mesmo dia.` },
      ]
    return [{ wish, reason: `Não há publicação perto de ${shortDay(from)}: a casa publica em outros dias.` }]
  })
  const counts = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count') return []
    if (wish.of !== undefined && wish.of !== 'results')
      return [{ wish, reason: 'O calendário conta publicações; não define páginas, itens nem ingredientes.' }]
    return wish.count > posts.length
      ? [{ wish, reason: `O calendário tem ${posts.length} publicações: mais que isso se repetiria.` }]
      : []
  })
  const prices = sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && !ofPosts.has(wish.about)
      ? [{ wish, reason: 'É pergunta sobre os preços de hoje: quem responde é a consultoria de preços.' }]
      : [],
  )
  const outOfSeason = sheet.wishes.flatMap((wish) => {
    const words = wish.kind === 'promote' ? seasonWords(wish.item, first, 0) : null
    return words === null
      ? []
      : [{ wish, reason: `As publicações não destacam o que não se pode vender: ${words}.` }]
  })
  return oneEach([
    ...withoutEffect(
      // A tone is kept; other styles are of drinks and dishes.
      { ...sheet, wishes: sheet.wishes.filter((wish) => !(wish.kind === 'style' && isVoice(wish.what))) },
      [
        'exclude',
        'promote',
        'dropItem',
        'keepItem',
        'date',
        'period',
        'onlyPrice',
        'refusedPost',
        'hours',
        'count',
        'zeroAlcohol',
        'postRule',
        'postTopic',
        'combo',
        'houseFact',
        'question',
      ],
      'O calendário escreve publicações; isto não muda os textos.',
    ),
    ...dates,
    ...prices,
    ...outOfSeason,
    ...counts,
  ])
}

/** Which data came from the house, and which missing data would improve the calendar. */
export function houseNotes(
  context: EngineContext,
  own: number,
  /** The day of the first post. */
  from: string,
  keptOut: readonly { name: string; why: string }[],
): string[] {
  const { house } = context
  const seasons = sellsOf(house).flatMap(({ name }) => {
    const words = seasonWords(name, from, 0)
    return words === null ? [] : [`${name}: ${words}, e as publicações desses dias evitam o prato.`]
  })
  const rules = [...new Set(keptOut.map(({ why }) => why))]
  const left = rules.map((rule) => {
    const names = keptOut.filter(({ why }) => why === rule).map(({ name }) => `“${name}”`)
    return names.length === 1
      ? `${names[0]} ficou fora das publicações: a publicidade ${rule}. Se o nome não tem esse sentido, escreva para a equipe, que revê o caso.`
      : `${joinList(names)} ficaram fora das publicações: a publicidade ${rule}. Se os nomes não têm esse sentido, escreva para a equipe, que revê o caso.`
  })
  if (sellsOf(house).length === 0) {
    return [
      'Sem o cardápio da casa, as publicações não citam pratos nem preços, e cada uma diz o que falta para ficar sua. Guarde o seu cardápio em “A casa”: o próximo calendário fala dos seus pratos, com os seus preços.',
    ]
  }
  return [...(own > 0 ? [usedMenu(house, own)] : []), ...protectedNotes(sellsOf(house)), ...left, ...seasons]
}
