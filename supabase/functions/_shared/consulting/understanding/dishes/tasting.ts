/** A menu in courses for an evening: "6 tempos a R$ 480 por pessoa, dois turnos, 42 lugares cada". */
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { amountIn, type Found, foodAt, leading, number, pattern, type Reader } from './shape.ts'

type Tasting = Extract<WishContent, { kind: 'tasting' }>

const courses = pattern(
  `(?:(?:menu|jantar|degustacao)(?: (?:degustacao|em|de|com|da \\p{L}+))* )?${number} (?:tempos|passos|etapas|cursos)|menu degustacao (?:de|com|em) ${number} pratos`,
)
const price = pattern(
  '(?:a |por )?r?\\$? ?(\\d{2,4}(?:[.,]\\d{2})?)(?: reais)? (?:por |a )(?:pessoa|cabeca|convidado|cliente)(?: (?:sem|com|fora) (?:as )?bebidas?)?',
)
const guests = pattern(
  `${number} (?:pessoas|lugares|hospedes|convidados|clientes|couverts?|cadeiras)(?: (?:em )?cada(?: turno)?| por turno)?`,
)
const hours = pattern(
  '(?:(?:dois|duas|2|tres|3) (?:turnos|sentadas|servicos|horarios))?,?\\s*\\(?(?:as )?(\\d{1,2})h(\\d{2})? e (?:as )?(\\d{1,2})h(\\d{2})?\\)?',
)
const oneHour = pattern(
  '(?:(?:em |uma |numa |unica )*(?:sentada|turno|servico|horario) )(?:unic[ao] )?(?:as |a )(\\d{1,2})h(\\d{2})?',
)
const diet = /(?<!\p{L})(vegetarian|vegan)\p{L}*/u
const twin =
  /(?<!\p{L})(?:versao|versoes|gemeo|gemea|tempo a tempo|cada tempo|prato a prato|em todos os tempos|acompanhando|equivalente|opcao)(?!\p{L})/u

const hourOf = (hour: string | undefined, minutes: string | undefined) =>
  Number(hour) + Number(minutes ?? 0) / 60

const spanOf = (match: RegExpMatchArray): Pick<Found, 'start' | 'end'> => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
})

/** The sentence that asks for the version of a diet. */
function dietSpan(said: string): (Pick<Found, 'start' | 'end'> & { twin: 'vegetariano' | 'vegano' }) | null {
  for (const { 0: text, index } of said.matchAll(/[^.!?;\n]+/g)) {
    const word = diet.exec(text)
    if (!word || !twin.test(text)) continue
    return { start: index, end: index + text.length, twin: word[1] === 'vegan' ? 'vegano' : 'vegetariano' }
  }
  return null
}

/** "abrir com ostra e fechar com caju" */
const first = leading(
  '(?:(?:pensei|penso|quero|queria|gostaria) (?:em |de )?)?(?:abrir|comecar|abrindo) com(?: a| o)?',
)
const last = leading('(?:e )?(?:fechar|terminar|fechando|encerrar) com(?: a| o)?')

function named(said: string, lead: RegExp): Found[] {
  return [...said.matchAll(lead)].flatMap((match) => {
    const { start, end } = spanOf(match)
    const food = foodAt(said.slice(end))
    return food
      ? [
          {
            start,
            end: end + food.length,
            wishes: [{ kind: 'prefer' as const, what: food.term.name, why: 'taste' as const }],
          },
        ]
      : []
  })
}

/** Longest stretch that is one wish. */
const longest = 280

export const readTasting: Reader = (said, { today }) => {
  const [match] = said.matchAll(courses)
  const count = amountIn(match?.[1] ?? match?.[2])
  if (!match || !Number.isInteger(count) || count < 2 || count > 12) return []
  const wish: Tasting = { kind: 'tasting', courses: count }
  let { start, end } = spanOf(match)
  const take = (found: Pick<Found, 'start' | 'end'> | undefined, set: () => void) => {
    if (!found) return
    const [from, to] = [Math.min(start, found.start), Math.max(end, found.end)]
    if (to - from > longest || /[.!?;\n]\s/.test(said.slice(from, to))) return
    ;[start, end] = [from, to]
    set()
  }
  const [priced] = said.matchAll(price)
  take(priced && spanOf(priced), () => {
    wish.price = Number((priced?.[1] ?? '').replace(',', '.'))
  })
  const [seats] = said.matchAll(guests)
  take(seats && spanOf(seats), () => {
    wish.guests = amountIn(seats?.[1])
  })
  const [sittings] = said.matchAll(hours)
  take(sittings && spanOf(sittings), () => {
    const [, first, firstMinutes, second, secondMinutes] = sittings ?? []
    wish.sittings = [hourOf(first, firstMinutes), hourOf(second, secondMinutes)]
  })
  const [only] = sittings ? [] : said.matchAll(oneHour)
  take(only && spanOf(only), () => {
    wish.sittings = [hourOf(only?.[1], only?.[2])]
  })
  const [date] = findDates(said, today)
  take(date, () => {
    wish.on = date?.span.from ?? today
  })
  const asked = dietSpan(said)
  return [
    { start, end, wishes: [wish] },
    ...(asked
      ? [
          {
            start: asked.start,
            end: asked.end,
            wishes: [{ kind: 'tasting' as const, courses: count, twin: asked.twin }],
          },
        ]
      : []),
    ...named(said, first),
    ...named(said, last),
  ]
}
