/** A line for the sign at the door, from the menu alone, and what no list of prices can tell of others. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { calledOf, percentOver, quotesOf, standOf } from '../gaps.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, needs, type Question, shared } from './asked.ts'

const clock = (time: string) => time.replace(':00', 'h').replace(/:59$/, 'h59').replace(':', 'h')

/** ", a partir das 17h30" where the house opens at one hour on most days; empty if unknown. */
function fromWhen({ context }: Asked): string {
  const hours = Object.values(context.house.settings.opening).flatMap((of) => (of ? [of.from] : []))
  const [most] = [...new Set(hours)].toSorted(
    (a, b) => hours.filter((one) => one === b).length - hours.filter((one) => one === a).length,
  )
  return most === undefined || hours.filter((one) => one === most).length < hours.length / 2
    ? ''
    : `, a partir das ${clock(most)}`
}

/** Whether somebody asks less for it, at whatever size: a guest sees the price first. */
const isSoldForLess = (name: string | undefined, own: number, { items }: Asked) =>
  items.some((item) => item.ours === name && quotesOf(item).some(({ price }) => price < own))

/** The line names what nobody else sells, or what the house sells for less than all, and nobody else's house. */
export function answerSign(asked: Asked): Answer {
  const [alone] = costedOf(asked).filter(
    (item) => asked.notCompared.includes(item.name) && kindOf(item) === 'dish',
  )
  const [cheaper] = shared(asked)
    .filter(
      (item) =>
        item.kind === 'dish' && standOf(item) === 'cheapest' && !isSoldForLess(item.ours, item.own, asked),
    )
    .toSorted((a, b) => percentOver(a.own, a.lowest) - percentOver(b.own, b.lowest))
  const best = alone
    ? { name: alone.name, price: alone.price, why: 'ninguém na sua lista mostra esse item' }
    : cheaper
      ? { name: calledOf(cheaper), price: cheaper.own, why: 'é onde o seu preço fica abaixo de todos' }
      : null
  const [first] = costedOf(asked).filter((item) => kindOf(item) === 'dish')
  const chosen =
    best ?? (first && { name: first.name, price: first.price, why: 'é o que mais deixa por venda' })
  return chosen
    ? answer(
        `“Hoje tem ${chosen.name.toLowerCase()} por ${formatBrl(chosen.price)}${fromWhen(asked)}.”`,
        `${capitalize(chosen.why)}. A frase não cita ninguém; troque o item por semana.`,
      )
    : needs('Falta o cardápio com preços: a frase sai dele.')
}

/** "Quanto o Beto lucra?" */
export function answerSecret({ competitor }: Question): Answer {
  const whose =
    competitor === undefined
      ? 'deles'
      : `de ${theHouse(competitor)}`.replace(/^de o /, 'do ').replace(/^de a /, 'da ')
  return answer(
    `Não dá para saber: lucro, custo e movimento ${whose} não estão em preço nenhum, e nada aqui foi suposto.`,
    'O que se conta da rua: em duas noites iguais, das 19h às 21h, as mesas ocupadas lá e aqui de meia em meia hora. Dá movimento, nunca lucro.',
  )
}
