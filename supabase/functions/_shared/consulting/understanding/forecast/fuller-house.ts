/** More or fewer guests than a year ago, by the rooms, tables or covers that are taken; and what is not to be bought. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { closedSeasons } from '../../base/pantry/closed-seasons.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import type { PieceReader, Read } from '../spoken/pieces.ts'
import { goesOn } from './parties.ts'
import { isAsked, itemsIn, joined, only, saidIn } from './slots.ts'

const places =
  '(?:quartos?|chales?|leitos?|apartamentos?|aptos?|suites?|mesas?|lugares|couverts?|covers?|hospedes?|cadeiras)'
// Groups and reservations are a part of the sales only: all of them would not follow.
const taken = new RegExp(`\\b${figure}(?: (?:de|dos|das) (?:os |as )?${figure})? (${places})\\b`)
const groups = new RegExp(`\\b${figure}()? (reservas?|grupos?|pessoas|convidados|clientes)\\b`)
const lastYear = new RegExp(
  `\\bano passado(?: \\w+){0,4}? (?:so |apenas |uns |umas )?${figure}\\b(?! ?%| ?reais)|\\b(?:contra|eram|foram|tinha|tivemos|em vez de|no lugar de) (?:so |apenas |uns |umas )?${figure}(?: ${places})? (?:n?o|d[oe]|em) ano passado\\b`,
)
/** Pieces over which one statement runs. */
const longest = 3

/** "réveillon casa cheia, 14 de 14 quartos, ano passado foram 10" */
export const readFullerHouse: PieceReader = (at, read) => {
  for (let to = at; to <= at + longest && (to === at || goesOn(to, read)); to += 1) {
    const said = saidIn(at, to, read)
    const then = lastYear.exec(said)
    const rest = then
      ? `${said.slice(0, then.index)}${' '.repeat(then[0].length)}${said.slice(then.index + then[0].length)}`
      : said
    const whole = taken.exec(rest)
    const now = whole ?? groups.exec(rest)
    if (!then || !now || isAsked(to, read)) continue
    const text = read.original(at, to)
    const found = findDates(
      text.replace(/ano passado/giu, (words) => ' '.repeat(words.length)),
      read.today,
    ).filter(({ span }) => span.to >= read.today)
    const [first] = found
    const [more, less] = [figureOf(now[1]), figureOf(then[1] ?? then[2])]
    if (!first || found.length > 1 || !(more > 0) || !(less > 0) || more === less) return null
    return only(
      {
        kind: 'date',
        what: read.original(at, at).slice(0, 120),
        ...first.span,
        closed: false,
        ...(whole === null
          ? { effect: more > less ? ('up' as const) : ('down' as const) }
          : {
              ofWeek: true,
              guests: {
                now: Math.round(more),
                before: Math.round(less),
                of: (now[3] ?? 'lugares').replace('hospedes', 'hóspedes').replace('chales', 'chalés'),
              },
            }),
      },
      at,
      to,
    )
  }
  return null
}

const notBought =
  /\bnao (?:me )?(?:mand\w+|bot\w+|coloc\w+|poe|ponh\w+|inclu\w+|quero|pec\w+|ped\w+|vou|vamos|posso|podemos|precisa|e pra|e para)? ?(?:eu |a gente )?(?:compr\w+|encomend\w+|ped(?:ir|ido)|na (?:lista|compra)|na lista de compras)\b|\bnao (?:compr\w+|encomend\w+)\b|\bsem comprar\b/
/** Days ahead in which a season may begin. */
const ahead = 75
const outOfSeason = /\b(?:defeso|proibid\w+|nao (?:pode|se pode))\b/

/** "lagosta não pode no defeso, então não me manda comprar": not bought, and so not sold, until its season opens. */
export const readNotBought: PieceReader = (at, read: Read) => {
  const end = goesOn(at + 1, read) ? at + 1 : at
  const first = saidIn(at, at, read)
  const items = itemsIn(first, read.names).filter((name) =>
    read.names.some((one) => one.name === name && !one.isSection),
  )
  const item = joined(items)
  if (item === undefined || items.length > 2 || isAsked(end, read)) return null
  const to = notBought.test(first)
    ? at
    : outOfSeason.test(first) && notBought.test(saidIn(end, end, read))
      ? end
      : null
  if (to === null) return null
  // A purchase of its own, "não compro picanha em dezembro", has its days.
  const [date] = findDates(read.original(at, to), read.today).filter(({ span }) => span.to >= read.today)
  // Of a season that follows the moon, each of its pauses.
  const spans = date ? [date.span] : items.flatMap((name) => closedSeasons(name, read.today, ahead))
  if (spans.length === 0) return null
  // The week that is bought for may have begun.
  const monday = addDays(read.today, -((weekdayOf(read.today) + 6) % 7))
  return spans.map(({ from, to: last }) =>
    only(
      {
        kind: 'date',
        what: `sem ${items.join(' e ')}`.slice(0, 120),
        from: from > read.today ? from : monday,
        to: last,
        closed: true,
        item,
      },
      at,
      to,
    ),
  )
}
