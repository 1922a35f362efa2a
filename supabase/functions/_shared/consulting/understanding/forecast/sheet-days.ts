/** Sentences on days that the sheet holds in part, on where it ends, and on several parties at once. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { question } from '../spoken/pieces.ts'
import { months, type Reader } from './sentence-words.ts'

const halfEntered =
  /\b(?:pela metade|incomplet\w+|parcial\w*|(?:nao|falt\w+|esqueci de|nem) (?:ainda )?(?:foi |esta |ta |terminei de |deu (?:tempo|pra) (?:de )?|consegui )?(?:lanc\w+|digit\w+|registr\w+|fechei o caixa|passei (?:tudo|o resto))|(?:sistema|caixa|maquininha) (?:caiu|falhou|parou|travou|nao registrou)|(?:veio|ficou|saiu|esta|ta) (?:errad\w+|zerad\w+|cortad\w+|quebrad\w+)(?: na planilha)?)\b/
/** "dia 29", said on the 30th: the last such day. */
function lastDay(sentence: string, today: string): string | undefined {
  const day = /\bdia (\d{1,2})\b(?! de [a-z]|\/)/.exec(sentence)?.[1]?.padStart(2, '0')
  if (day === undefined) return undefined
  return Array.from({ length: 40 }, (_, back) => addDays(today, -back)).find((one) => one.endsWith(`-${day}`))
}

/** "domingo dia 29 tá pela metade, não lancei tudo": a day of the sheet that is not counted. */
export const readHalfDay: Reader = (sentence, { today }, own) => {
  if (!halfEntered.test(sentence) || /\?$/.test(sentence) || /\bsemana\b|\bmes\b/.test(sentence)) return null
  const dates = findDates(sentence, today, true).filter(
    ({ span }) => span.from === span.to && span.to <= today,
  )
  const from = lastDay(sentence, today) ?? (dates.length === 1 ? dates[0]?.span.from : undefined)
  if (from === undefined) return null
  return {
    wishes: [
      {
        kind: 'date',
        what: own.slice(0, 110),
        from,
        to: from,
        closed: true,
        leftOut: true,
      },
    ],
  }
}

const sheetUntil =
  /^(?:e |mas )?(?:a |o |as |os |minha |nossa |meus? |esta |essa )?(?:planilha|arquivo|relatorio|dados|vendas|exportacao)(?: de vendas| que mandei)? (?:so )?(?:termina\w*|acaba\w*|vai|vao|para|chega\w*|encerra\w*|tem dados|fecha) (?:so |somente |apenas )?(?:ate |em |n[ao] )?(.{3,45})$/
/** "a planilha termina na quinta, 26 de novembro": the week that it leaves unfinished is not counted. */
export const readSheetUntil: Reader = (sentence, { today }) => {
  const [date, ...more] = findDates(sheetUntil.exec(sentence)?.[1] ?? '', today, true)
  if (!date || more.length > 0 || date.span.from !== date.span.to || date.span.to > today) return null
  const { to } = date.span
  const monday = addDays(to, -((weekdayOf(to) + 6) % 7))
  return {
    wishes:
      weekdayOf(to) === 0
        ? []
        : [
            {
              kind: 'date',
              what: 'última semana da planilha, incompleta',
              from: monday,
              to,
              closed: true,
              leftOut: true,
            },
          ],
  }
}

const feast =
  '(?:confraterniza\\w+|festas?|eventos?|aniversarios?|casamentos?|jantares|jantar|almocos|grupos?|formaturas?|encontros?|recepc\\w+|excurs\\w+)'
const several = new RegExp(
  `\\b(?<what>${feast})\\b(?<between>.*?)\\b(?:n?os )?dias (?<days>\\d{1,2}(?:(?:, ?| e |, e )(?:dia )?\\d{1,2})+)(?: (?:de |/)(?<month>${months.join('|')}))?.*?\\b(?:(?:com|para|pra|de|uns|umas|cerca de|perto de|mais ou menos) )*${figure} (?:pessoas|convidad\\w+|lugares|pax|clientes)\\b(?<rest>.*)$`,
)
const closedToAll =
  /\bfechad\w+\b|\bexclusiv\w+|\bsalao (?:fechado|reservado)|\bnao abr\w+|\bfora do salao\b|\bnao passam? pelo salao\b/
const ownMenu =
  /\b(?:menu|cardapio) (?:proprio|a parte|fechado|especial|separado|exclusivo|deles|combinado)\b/
const singular = (said: string) =>
  said.replace(/coes$/, 'ção').replace(/ares$/, 'ar').replace(/s$/, '').replace(/cao$/, 'ção')

/** "confraternizações nas terças, dias 8, 15 e 22, com quarenta pessoas cada": a party on each of the days. */
export const readParties: Reader = (sentence, { today }) => {
  const found = several.exec(sentence)
  const { what = '', days = '', month, rest = '' } = found?.groups ?? {}
  // The figure stands between the named groups.
  const count = Math.round(figureOf(found?.[5]))
  if (!found || !(count >= 4 && count <= 2000)) return null
  const named = months.findIndex((one) => one === month || new RegExp(`\\b${one}\\b`).test(sentence))
  const at = named >= 0 ? named + 1 : Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4)) + (at < Number(today.slice(5, 7)) ? 1 : 0)
  const dates = (days.match(/\d+/g) ?? []).map(
    (day) => `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  if (dates.some((day) => day < today || Number(day.slice(8)) > 31)) return null
  return {
    wishes: dates.map((from) =>
      question('seats', {
        what: `${singular(what)}${ownMenu.test(`${rest} ${sentence}`) ? ', menu próprio' : ''}`,
        from,
        to: from,
        count,
        ...(closedToAll.test(sentence) && { against: true }),
      }),
    ),
  }
}
