/** What a full house takes of the new dishes: portions, recipes and what is made the day before. */

import type { Answers } from '../../base/answers/definition.ts'
import { textOf } from '../../base/answers/read.ts'
import { weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { numberValues } from '../../base/language/number-words.ts'
import { foldAccents, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { ofCourse } from './beside.ts'
import type { Candidate } from './compose.ts'
import type { DishRequest } from './request.ts'
import type { Dish, DishPlan } from './schema.ts'

type FullHouse = NonNullable<DishPlan['fullHouse']>

/** Assumption: of ten guests so many order something of the course. */
const ofTen = { principal: 10, lanche: 10, petisco: 5, sobremesa: 4 } as const

/** From ten guests on: fewer are a table. */
const spelled: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(numberValues).filter(([, value]) => value >= 10)),
  'vinte e cinco': 25,
  'trinta e cinco': 35,
}
const numberWords = Object.keys(spelled)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const people =
  '(?:pessoas|clientes|convidados|almocos|jantares|refeicoes|couverts|fregueses|turistas|alunos|pilotos)'
const guests = `(\\d{2,4}|${numberWords}) ${people}`
const days = 'domingo|segunda|terca|quarta|quinta|sexta|sabado'
const told = new RegExp(`(?:(${days})[^.;!?]{0,40}?)?(?<![\\d,.$])(?<!\\p{L})${guests}`, 'iu')

const gathering =
  '(?:grupo|confraternizacao|festa|evento|encomenda|reserva|aniversario|excursao|onibus|reuniao|casamento)'
/** "uma mesa de doze", "formatura da turma, quarenta convidados": a table that is expected, however small. */
const gathered = new RegExp(
  `${gathering}[^.;!?\\n]{0,40}?(?<![\\d,.$])(?<!\\p{L})(\\d{1,4}|${numberWords}) ${people}`,
  'iu',
)

const countOf = (word: string): number => spelled[word] ?? Number(word)

/** The guests of a party or an order that a text tells of; null without any. */
export function gatheringIn(text: string): number | null {
  const [, count] = gathered.exec(foldAccents(text).toLowerCase()) ?? []
  return count === undefined ? null : countOf(count)
}

/** The owner's number of guests with its day, else the seats filled once; null if neither is known. */
export function guestsOf(
  answers: Answers,
  { house }: EngineContext,
): Pick<FullHouse, 'guests' | 'day'> | null {
  const [, day, count] = told.exec(foldAccents(textOf(answers, 'ingredients')).toLowerCase()) ?? []
  const weekday = weekdayNames.findIndex((name) => day !== undefined && foldAccents(name).startsWith(day))
  if (count !== undefined) return { guests: countOf(count), ...(weekday < 0 ? {} : { day: weekday }) }
  const { seats } = house.settings
  return seats === null || seats < 10 ? null : { guests: seats }
}

/** The new dishes share what is ordered of a course with those that the house has already. */
export function fullHouseOf(
  chosen: readonly Candidate[],
  { houseDishes }: DishRequest,
  full: Pick<FullHouse, 'guests' | 'day'>,
): FullHouse {
  return {
    ...full,
    portions: chosen.map(({ idea: { id, course }, serves }) => {
      const fresh = chosen.filter(({ idea }) => idea.course === course).length
      const offered = ofCourse(houseDishes, course).length + fresh
      return { id, count: Math.max(1, Math.ceil((full.guests * ofTen[course]) / 10 / offered / serves)) }
    }),
  }
}

/** Days that a base must keep to be made the day before. */
const keepsOverNight = 2

/** How much of each dish a full house takes, and who makes what of it on which day. */
export function fullHouseBlocks({ fullHouse, bases }: DishPlan, dishes: readonly Dish[]): Block[] {
  if (!fullHouse) return []
  const { guests: count, day, portions } = fullHouse
  const rows = dishes.flatMap((dish) => {
    const planned = portions.find(({ id }) => id === dish.id)?.count
    if (planned === undefined) return []
    const own = bases.filter((base) => base.dish === dish.name)
    const made = (isEve: boolean) =>
      joinList(
        own.flatMap(({ what, days: keeps }) =>
          keeps >= keepsOverNight === isEve ? [what.charAt(0).toLowerCase() + what.slice(1)] : [],
        ),
      )
    const recipes = Math.ceil((planned / dish.portions) * 2) / 2
    return [
      [
        dish.name,
        String(planned),
        `${formatNumber(recipes)} × a ficha`,
        made(true) || '—',
        made(false) || (own.length > 0 ? 'só finalizar' : 'tudo'),
      ],
    ]
  })
  const when =
    day === undefined
      ? ''
      : ` ${day === 0 || day === 6 ? 'no' : 'na'} ${(weekdayNames[day] ?? '').replace('-feira', '')}`
  return [
    {
      kind: 'table',
      caption: `Casa cheia: ${count} pessoas${when}`,
      headers: ['Prato', 'Porções', 'Receita', 'De véspera', 'No dia'],
      rows,
      numeric: [1],
    },
    {
      kind: 'text',
      text: 'Por suposição: um principal por pessoa, uma entrada para cada duas e sobremesa para 4 de cada 10, divididos por igual com o que a casa já serve. Troque pela comanda da primeira semana.',
    },
  ]
}
