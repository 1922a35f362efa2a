/** A day on which the house, or its cart, stays open until an hour: "31/12 a gente abre 16h e fica até 3h da manhã". */
import { findDates } from '../dates/find-dates.ts'
import { holidayOn } from '../dates/holidays.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const hour = String.raw`(\d{1,2}(?:h(?:\d\d)?|:\d\d| horas)?|meia[ -]noite)`
const who =
  '(?:(?:a gente|nos|o carrinho|o carro|o truck|o food truck|a casa|a barraca|o bar|a barraquinha|o quiosque|eu|vou|vamos|vai) )*'
const opened = String.raw`(?:${who}(?:abr\w+|comec\w+|cheg\w+|mont\w+)(?: mais cedo)?(?: (?:as|a partir das|la pelas))? ${hour}(?:,| e|, e)? )?`
const stays = new RegExp(
  String.raw`^(?:(?:dia|no|na|em|o|a|e|do|de) )*${opened}${who}(?:fic\w+|segu\w+|continu\w+|estar\w+|esta\w*|vai|vamos|vao)(?: abert\w+| direto| funcionando| aqui| la)*(?: n[ao] \w+(?: d[aeo] \w+)?)? ate (?:as |umas |a )?${hour}(?: da (?:manha|madrugada|noite|tarde))?$`,
)

/** An hour before this one is of the night that goes on. */
const dawn = 6

const shown = (said: string): string => {
  if (/meia/.test(said)) return 'meia-noite'
  const [, hours = '', minutes = ''] = /(\d{1,2})(?:[h:](\d\d))?/.exec(said) ?? []
  return `${Number(hours)}h${minutes}${Number(hours) < dawn ? ' da madrugada' : ''}`
}

/** The days of a text on which the house stays, and the text with their words blank; places stay. */
export function takeStays(text: string, today: string): { wishes: DraftWish[]; rest: string } {
  const wishes: DraftWish[] = []
  let rest = text
  let from = 0
  for (const part of text.split(/(?<=[;!?\n,]|\.(?=\s|$))/)) {
    const start = from
    from += part.length
    const said = part.replace(/[;!?\n,.\s]+$/, '')
    const lead = said.length - said.trimStart().length
    const dates = findDates(said, today).filter(({ span }) => span.from === span.to && span.to >= today)
    const [date] = dates
    if (!date || dates.length > 1) continue
    const bare = foldInPlace(`${said.slice(0, date.start)} ${said.slice(date.end)}`)
      .replace(/\s+/g, ' ')
      .trim()
    const found = stays.exec(bare)
    if (!found) continue
    const [, first, last = ''] = found
    const until = shown(last)
    const { from: day, to } = date.span
    wishes.push({
      wish: {
        kind: 'date',
        what: date.name ?? holidayOn(day)?.name ?? 'casa aberta',
        from: day,
        to,
        closed: false,
        open: true,
        note: first
          ? `das ${shown(first)} ${until === 'meia-noite' ? 'à' : 'às'} ${until}`
          : `até ${until === 'meia-noite' ? 'a' : 'as'} ${until}`,
      },
      start: start + lead,
      end: start + said.length,
    })
    rest = rest.slice(0, start + lead) + ' '.repeat(said.length - lead) + rest.slice(start + said.length)
  }
  return { wishes, rest }
}
