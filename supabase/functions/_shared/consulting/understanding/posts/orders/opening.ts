/** When the house opens on a day, on which weekdays an item is served, and from when something may be told. */
import { addDays } from '../../../base/calendar.ts'
import { holidayOn, holidaysSaid } from '../../dates/holidays.ts'
import type { WishContent } from '../../text/draft.ts'
import { neighboursJoined } from '../closures.ts'
import { daysOfText } from '../day-phrases.ts'
import type { Given, Order } from './order.ts'
import { itemOf } from './what.ts'
import { isNear } from './when.ts'

const opens =
  /\b(?:vamos |vou |vai |a gente |iremos )*(?:abrir|abr(?:e|imos|o|iremos)|funcionar|funciona(?:mos|remos)?|servir|atender|atende(?:mos|remos)?|estaremos abert[oa]s|abert[oa]s?)\b/
const besideOpening =
  /\b(?:o|a|os|as|aos|dia|dias|todos?|todas?|diret[oa]|sem parar|inteir[oa]|fica|ficam|nos|e|é|feriados|feriado|feriadao|de|do|da|no|na|em|nesse|neste|mas|nos|gente|casa|bar|restaurante|normal|normalmente|so|somente|apenas|tambem|ate|das?|as|e|que|cai|numa?|num|sim|vai|vamos|mais|tarde|cedo|pro|pra|para)\b|[^a-z]+/g
const partOfDay =
  /\b(?:so |somente |apenas )?(?:(?:a|de|pela|para o|no|na hora d[oe]|pro|pra) )(?:noite|tarde|manha|almoco|jantar)\b/

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** "dia 19 de março é feriado de São José e vamos abrir até 15h" */
export function readOpens({ clause, folded, said, when, next, today, carry }: Given): Order | null {
  // "no Carnaval abrimos direto, de 6 a 9/2": the days of the feast follow.
  const follows =
    next !== null &&
    next.said === '' &&
    when.feast !== null &&
    next.when.feast === null &&
    isNear(next.when.days, when.days)
  const { from, to } = follows ? next.when.days : when.days
  if ((clause.asks && clause.last) || from === undefined || to === undefined) return null
  const found = opens.exec(folded)
  // "abro até domingo": open on more days than the one that is named.
  if (/\bate (?:o |a )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)\b/.test(clause.folded))
    return null
  if (!found || /\b(?:nao|nem|sem(?! parar)|nunca|fech\w+|post\w*)\b/.test(folded)) return null
  const part = partOfDay.exec(folded)
  const names = (when.feast ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const rest = folded
    .replace(opens, ' ')
    .replace(partOfDay, ' ')
    .replace(besideOpening, ' ')
    .split(' ')
    .filter((word) => word !== '' && !names.includes(word))
  if (rest.length > 0) return null
  const hours =
    when.start !== undefined && when.end !== undefined
      ? `das ${clock(when.start)} às ${clock(when.end)}`
      : when.end !== undefined
        ? `até as ${clock(when.end)}`
        : when.start !== undefined
          ? `a partir das ${clock(when.start)}`
          : ''
  const note = [part ? said.slice(part.index, part.index + part[0].length) : '', hours]
    .filter((one) => one !== '')
    .join(', ')
  // "24 e 31/12" are two days, and not those from the one to the other.
  const apart = neighboursJoined(daysOfText(clause.text, today, carry.last?.from ?? today))
  const spans = !follows && apart.length > 1 ? apart : [{ from, to }]
  const wishes = spans.map(
    (one): WishContent => ({
      kind: 'date',
      what: (spans.length === 1 ? when.feast : null) ?? holidayOn(one.from)?.name ?? 'casa aberta',
      closed: false,
      from: one.from,
      to: one.to,
      open: true,
      ...(note !== '' && { note }),
    }),
  )
  return { wishes, ...(follows && { takesNext: true as const }) }
}

const onHolidays = /\bferiados?\b/
const shut =
  /\b(?:fech(?:o|a|am|amos|ados?|ada)|(?:nao|n|num) (?:(?:vou|vai|vamos) )?(?:abr\w+|funciona\w*|atend\w+))\b/

/** "nos feriados a gente abre", "não abrimos em feriado": each holiday of the coming weeks, by its name. */
export function readHolidays({ clause, folded, when, today }: Given): Order | null {
  if (
    (clause.asks && clause.last) ||
    when.days.from !== undefined ||
    when.days.weekdays ||
    !onHolidays.test(folded)
  )
    return null
  const closes = shut.test(folded)
  if (!closes && (!opens.test(folded) || /\b(?:nao|nem|sem|nunca|post\w*)\b/.test(folded))) return null
  const rest = folded.replace(shut, ' ').replace(opens, ' ').replace(besideOpening, ' ')
  if (rest.trim() !== '') return null
  // "não abrimos em feriado" means any of them, "vamos abrir no feriado" the next one.
  const isPlural = /\bferiados\b|\b(?:todo|em) feriado\b/.test(folded)
  const found = holidaysSaid(isPlural, today)
  return found.length === 0
    ? null
    : {
        wishes: found.map(({ name, from, to }) => ({
          kind: 'date',
          what: name,
          closed: closes,
          from,
          to,
          ...(!closes && { open: true }),
        })),
      }
}

const besideServed =
  /\b(?:o|a|os|as|um|uma|nosso|nossa|e|é|so|somente|apenas|sai|saem|tem|temos|teremos|vai ter|serve|servimos|servid[oa]s?|fazemos|faco|faz|vende|vendemos|rola|agora|vai|ser|passa|passam|estar|disponivel|entra|no cardapio|prato|aqui)\b|[^a-z]+/g
const isServed =
  /\b(?:so|somente|apenas|sai|saem|serve|servimos|servid[oa]s?|vende|vendemos|fazemos|disponivel|passa a sair|vai ter)\b/

/** "a partir de abril a galinha caipira só sai aos sábados e domingos" */
export function readServed({ clause, folded, said, when, names }: Given): Order | null {
  const { from, to, weekdays } = when.days
  if ((clause.asks && clause.last) || weekdays === undefined || !isServed.test(folded)) return null
  if (/\b(?:nao|nem|sem|post\w*|foto\w*|\d+)\b/.test(folded)) return null
  const words = [...said.matchAll(/\S+/g)]
  for (let size = Math.min(5, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const [first, last] = [words[at], words[at + size - 1]]
      if (!first || !last) continue
      const [start, end] = [first.index, last.index + last[0].length]
      const item = itemOf(said.slice(start, end), names)
      if (item === null || names.some(({ name, isSection }) => isSection && name === item)) continue
      if (`${folded.slice(0, start)} ${folded.slice(end)}`.replace(besideServed, '') !== '') continue
      return {
        wishes: [
          {
            kind: 'date',
            what: item,
            closed: false,
            weekdays,
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
          },
        ],
      }
    }
  return null
}

const later =
  /^(?:mas |e )*(?:so|somente|apenas) (?:pode(?:m)? )?(?:fal\w+|cit\w+|mostr\w+|post\w+|anunci\w+|divulg\w+|diga\w*|diz\w*|public\w+)(?: (?:d?el[ea]s?|d?iss?o|nel[ea]s?|o preco|sobre isso))*$/

/** "só fale dele depois de 10 de março": until then nothing of it. */
export function readPostponed({ clause, folded, when, carry, today }: Given): Order | null {
  const { from } = when.days
  if ((clause.asks && clause.last) || from === undefined || !later.test(folded)) return null
  const until = addDays(from, -1)
  if (carry.order === 'refuse') return { narrows: { except: [], note: '', to: until } }
  const of = carry.item ?? carry.feast
  return of === null
    ? null
    : { wishes: [{ kind: 'postRule', what: 'noMention', of, from: addDays(today, 1), to: until }] }
}
