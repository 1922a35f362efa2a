/** How one person at the bar gets through the full hour: what goes out first, what is offered, and what waits. */
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import type { Launch } from './schema.ts'
import { secondsOf, timeText } from './seconds.ts'

/** Assumption: of ten glasses of a night so many are ordered within its fullest hour. */
const inFullHour = 4

/** Seconds above the quickest from which a drink holds up the queue. */
const slower = 15

/** Drinks offered to a queue. */
const offered = 2

const names = (drinks: readonly Drink[]) => joinList(drinks.map(({ name }) => name))
const marginEach = ({ contributionMargin, servings = 1 }: Drink) => contributionMargin / servings

interface Tonight {
  drink: Drink
  glasses: number
}

/** Glasses of the fullest hour, and what they take of an hour's work. */
function fullHour(tonight: readonly Tonight[], expected: number, isAlone: boolean): string {
  const peak = Math.ceil((expected * inFullHour) / 10)
  const seconds = tonight.reduce((sum, { drink, glasses }) => sum + glasses * secondsOf(drink), 0)
  const minutes = Math.ceil((seconds * peak) / expected / 60)
  return `Na hora mais cheia, supondo ${inFullHour} de cada 10 copos: ${peak}, que tomam ${formatNumber(minutes)} min de ${isAlone ? 'quem está sozinho' : 'uma pessoa'} no balcão${isAlone ? '' : '; com duas, a metade'}.`
}

/** Of an order of several: what is only poured first, the blender for all of them last. */
function ofOneOrder(drinks: readonly Drink[]): string[] {
  const blended = drinks.filter(({ technique }) => technique === 'blended')
  const single = drinks.filter((drink) => !blended.includes(drink))
  const bySeconds = single.toSorted((a, b) => secondsOf(a) - secondsOf(b))
  const hands = bySeconds.filter((drink) => secondsOf(drink) === drink.prepSeconds)
  const poured = bySeconds.filter((drink) => !hands.includes(drink))
  const isGassed = drinks.some(({ ingredients }) => ingredients.some(({ phase }) => phase === 'top'))
  const isGarnished = drinks.some(({ garnish }) => garnish !== null)
  const last = [...(isGassed ? ['o gás'] : []), ...(isGarnished ? ['a guarnição'] : [])]
  const steps = [
    ...(blended.length > 0 ? [`ligue o liquidificador com ${names(blended)}, todos de uma vez`] : []),
    ...(poured.length > 0 ? [`sirva do lote ${names(poured)}`] : []),
    ...(hands.length > 0 ? [`monte ${names(hands)}`] : []),
    ...(last.length > 0 ? [`${last.join(' e ')} por último, em todos juntos`] : []),
  ]
  return steps.length < 3 ? [] : [`Comanda com vários: ${steps.join('; ')}.`]
}

/** What a queue is offered, by what it leaves for the seconds that it takes, and what waits. */
function forQueue(drinks: readonly Drink[]): string[] {
  const worth = (drink: Drink) => marginEach(drink) / secondsOf(drink)
  const [first, second] = drinks.toSorted((a, b) => worth(b) - worth(a)).slice(0, offered)
  if (!first || !second || drinks.length <= offered) return []
  const quickest = Math.min(...drinks.map(secondsOf))
  const waiting = drinks.filter(
    (drink) =>
      drink !== first &&
      drink !== second &&
      (secondsOf(drink) >= quickest + slower || drink.technique === 'blended'),
  )
  const told = [first, second].map(
    (drink) => `${drink.name} (${timeText(secondsOf(drink))}, deixa ${formatBrl(marginEach(drink))})`,
  )
  return [
    `Com fila, ofereça ${joinList(told)}: são os que mais deixam por minuto de balcão${waiting.length > 0 ? `; ${names(waiting)} ${waiting.length === 1 ? 'espera' : 'esperam'} a fila baixar` : ''}.`,
  ]
}

export function orderOfWork(
  drinks: readonly Drink[],
  { drinks: planned, glasses, isAlone = false }: Launch,
): Block[] {
  const tonight = drinks.flatMap((drink): Tonight[] => {
    const count = planned.find(({ id }) => id === drink.id)?.glasses ?? 0
    return count > 0 ? [{ drink, glasses: count }] : []
  })
  if (tonight.length < offered) return []
  const made = tonight.map(({ drink }) => drink)
  return [
    { kind: 'subtitle', text: 'Ordem do serviço na hora cheia' },
    {
      kind: 'list',
      items: [fullHour(tonight, glasses.expected, isAlone), ...ofOneOrder(made), ...forQueue(made)],
    },
  ]
}
