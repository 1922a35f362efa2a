/** Whether an item pays: what each sale of it leaves. */
import { formatBrl } from '../../../base/language/text.ts'
import { type Answer, type Asked, answer, needs, ownItem, percent, type Question, reais } from './asked.ts'

export function answerPays({ item, text }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  if (own.cost === null || own.cost <= 0)
    return needs(`Falta o custo de ${own.name}: com ele sai quanto deixa cada venda.`)
  const left = own.price - own.cost
  const units = asked.sold.unitsOf(own.name)
  const peers = asked.menu.filter(
    (one) => one.category === own.category && one.price !== null && one.cost !== null && one.cost > 0,
  )
  const rank = peers.filter((one) => (one.price ?? 0) - (one.cost ?? 0) > left).length + 1
  const place =
    peers.length > 2
      ? ` É o ${rank}º de ${peers.length} em ${own.category ?? 'sua seção'} no que deixa por venda.`
      : ''
  const month = units === undefined ? '' : ` São ${Math.round(units)} por mês: ${reais(left * units)}.`
  const slow = /pouco|encalh|ninguem|ninguém|n[ãa]o sa/i.test(text)
    ? ' Sai pouco não é caso de preço só: diga à mesa que existe, ou troque por algo que saia.'
    : ''
  // What is thrown away costs its ingredients; what is sold leaves its margin.
  const spoils =
    left > 0 && /estrag|perde|perco|joga|jogo|lixo|vence/i.test(text)
      ? ` Cada uma que estraga leva ${formatBrl(own.cost)}: ${units === undefined ? `a cada 10 vendidas, ${Math.floor((left * 10) / own.cost)} perdidas zeram o lucro` : `com ${Math.floor((left * units) / own.cost)} perdidas no mês o lucro acaba`}. Conte as perdidas por duas semanas; antes de tirar, venda só sob encomenda ou só nos dias cheios.`
      : ''
  const isStay = /\b(?:tir|cort|larg|deix|mant)\p{L}* ou \p{L}+/iu.test(text)
  if (isStay)
    return answer(
      left <= 0
        ? `Tire: ${own.name} custa ${formatBrl(own.cost)} e é vendido a ${formatBrl(own.price)}.`
        : `Deixe: cada ${own.name} deixa ${formatBrl(left)} (custo ${percent(own.cost / own.price)})${units === undefined ? '' : `, ${reais(left * units)} por mês nos ${Math.round(units)} que saem`}.`,
      left <= 0
        ? ''
        : `${place.trim()} Tirar só compensa se o que entrar no lugar deixar mais que isso${units === undefined ? '' : `, ou se mais de ${percent(0.5)} de quem o pede ficar com outro item da seção`}; antes, ponha-o na boca de quem atende por quatro semanas.`.trim(),
    )
  return answer(
    left <= 0
      ? `Não: ${own.name} custa ${formatBrl(own.cost)} e é vendido a ${formatBrl(own.price)}.`
      : `${own.cost / own.price > 0.5 ? 'Pouco' : 'Sim'}: ${own.name} ${own.cost / own.price > 0.5 ? 'paga pouco' : 'se paga'}; de ${formatBrl(own.price)} sobram ${formatBrl(left)} (custo ${percent(own.cost / own.price)}).`,
    `${month}${place}${slow}${spoils}`.trim(),
  )
}
