/** Answers on lunch boxes and on food without a fridge: dish by dish, and frankly. */
import { joinList } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import { boxVerdict, spoilsBy, unchilledHours, unsafeAfter } from './holding.ts'

type Question = Pick<WishOf<'question'>, 'count' | 'text'>
type Asked = { chosen: readonly Candidate[]; request: { said: string } }

/** Minutes of a ride, if the owner gives none. */
const usualRide = 40

/** The minutes that the owner names for the box; null without any. */
const minutesIn = (text: string): number | null => {
  const [, value] = /(\d{1,3}) ?(?:min|minutos?)/iu.exec(text) ?? []
  return value === undefined ? null : Number(value)
}

/** Which dishes bear a closed lunch box for so long, which do not, and why. */
export function holdsInBox({ count, text }: Question, { chosen, request }: Asked): string {
  const minutes = count ?? minutesIn(text) ?? minutesIn(request.said) ?? usualRide
  const judged = chosen.map((candidate) => ({ name: candidate.name, ...boxVerdict(candidate) }))
  const fits = judged.filter((one) => one.minutes >= minutes)
  const others = judged.filter((one) => one.minutes < minutes)
  const told = (list: typeof judged) => list.map(({ name, why }) => (why === '' ? name : `${name} (${why})`))
  return [
    fits.length === 0
      ? `Nenhum destes fica bom ${minutes} minutos numa quentinha fechada.`
      : `${fits.length === chosen.length ? 'Todos aguentam' : fits.length === 1 ? 'Aguenta' : 'Aguentam'} ${minutes} minutos na quentinha: ${joinList(told(fits))}.`,
    ...(others.length > 0 ? [`Não: ${joinList(told(others))}.`] : []),
    `Feche a quentinha com a comida acima de 60 °C e um furo na tampa; abaixo disso, coma em até ${unsafeAfter.shade} horas depois de pronta.`,
  ].join(' ')
}

const sunny = /(?<!\p{L})(?:no sol|ao sol|sol quente|calor|dentro do carro)(?!\p{L})/iu
const hoursWords =
  /(\d{1,2}|uma|duas|tr[eê]s|quatro|cinco|seis|oito) ?(?:h|horas?)(?!\p{L}|\d)[^.;!?]{0,60}(?:sem (?:a )?geladeira|fora d[ao] geladeira|no sol|no calor|n[oa] (?:bolso|mochila|bolsa|praia|trilha|balc[aã]o))/iu
const spelled: Readonly<Record<string, number>> = {
  uma: 1,
  duas: 2,
  três: 3,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  oito: 8,
}

/** Hours without a fridge that a text names; null without any. */
export function hoursUnchilled(text: string): number | null {
  const [, value] = hoursWords.exec(text) ?? []
  return value === undefined ? null : (spelled[value.toLowerCase()] ?? Number(value))
}

/** Whether a question on keeping is about food outside the fridge. */
export const isUnchilled = (text: string): boolean =>
  /sem (?:a )?geladeira|fora d[ao] geladeira|no sol|temperatura ambiente|pra levar|para levar|n[oa] (?:bolso|mochila|trilha)/iu.test(
    text,
  ) || hoursUnchilled(text) !== null

const hourWords = (hours: number) =>
  hours >= 48 && hours % 24 === 0 ? `${hours / 24} dias` : `${hours} ${hours === 1 ? 'hora' : 'horas'}`

/** Which dishes are safe for so many hours without a fridge, and which must not be sold to take away. */
export function unchilled({ count, text }: Question, { chosen, request }: Asked): string {
  const all = `${text} ${request.said}`
  const isHot = sunny.test(all)
  const hours = count ?? hoursUnchilled(text) ?? hoursUnchilled(request.said) ?? unsafeAfter.shade + 1
  const safe = chosen.filter((one) => unchilledHours(one, isHot) >= hours)
  const others = chosen.filter((one) => !safe.includes(one))
  const limit = isHot ? unsafeAfter.sun : unsafeAfter.shade
  return [
    safe.length === 0
      ? `Nenhum é seguro ${hourWords(hours)} sem geladeira${isHot ? ' no sol' : ''}.`
      : `Seguro ${hourWords(hours)} sem geladeira${isHot ? ', mesmo no calor' : ''}: ${joinList(safe.map((one) => `${one.name} (seco, ${hourWords(unchilledHours(one))})`))}.`,
    ...(others.length > 0
      ? [
          `Não venda para levar assim: ${joinList(others.map((one) => `${one.name} (${spoilsBy(one)})`))}. Fora da geladeira aguentam ${hourWords(limit)}${isHot ? ' acima de 32 °C' : ''}, contada de quando saem do fogo; mais do que isso, só em bolsa térmica com gelo, abaixo de 5 °C.`.replace(
            'contada',
            limit === 1 ? 'contada' : 'contadas',
          ),
        ]
      : []),
  ].join(' ')
}
