/** "Quantos itens devo ter?": how many could leave before the cut costs more than it saves. */
import { joinList } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import { type Answer, type Asking, percent, soldFor } from './asking.ts'
import { cheapestCuts } from './money-answers.ts'

/** Shares of the margin that a shorter menu may cost: what nobody feels, and what a lighter kitchen must be worth. */
const small = 0.01
const felt = 0.03
const mostNamed = 6

export function menuSize(asking: Asking): Answer | null {
  const items = soldFor({}, asking)
  const all = items.reduce((sum, { units, margin }) => sum + units * asking.monthly * margin, 0)
  if (items.length < 4 || all <= 0) return null
  const listed = asking.priced.length > 0 ? asking.priced.length : items.length
  const gone = items.filter(({ move }) => move === 'remove')
  const today = listed + gone.length
  const cuts = cheapestCuts(items.length - 1, asking)
  const within = (share: number) => {
    let sum = 0
    const end = cuts.findIndex(({ careful }) => {
      sum += careful
      return sum > all * share
    })
    return cuts.slice(0, end < 0 ? cuts.length : end)
  }
  const [first, second] = [within(small), within(felt)]
  const sumOf = (of: typeof cuts) => of.reduce((sum, { careful }) => sum + careful, 0)
  const names = (of: typeof cuts) => joinList(of.slice(0, mostNamed).map(({ item }) => item.name))
  const best = today - first.length
  return {
    verdict:
      first.length === 0
        ? `Os ${today} de hoje: tirar um só já custa mais de ${percent(small)} da margem.`
        : `Uns ${best}, contra ${today} de hoje: até aí o corte custa ${inReais(sumOf(first))} ${asking.per}, ${percent(sumOf(first) / all)} da margem.`,
    texts: [
      ...(first.length > 0 ? [`Os que menos fariam falta: ${names(first)}.`] : []),
      ...(second.length > first.length
        ? [
            `Com ${today - second.length} itens já são ${inReais(sumOf(second))} ${asking.per} (${percent(sumOf(second) / all)}), se 7 de 10 pedirem o vizinho: só vale se a cozinha ganhar isso em sobra, pressa ou gente.`,
          ]
        : []),
      gone.length === 0
        ? 'O plano não tira nenhum por isso; diga quantos quer tirar, e ele tira.'
        : `O plano já fica com ${listed}: sai${gone.length === 1 ? '' : 'em'} ${joinList(gone.map(({ name }) => name))}.`,
    ],
  }
}
