/** What the law says about prices and payment, with the house's own figures. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { reais } from '../money.ts'
import { perOf } from '../reasons.ts'
import { type Answer, type Asked, itemsOf, type Question, totalOf } from './asked.ts'

/** Share of a credit sale that the card machine takes, and of the sales that may be paid by Pix: assumptions. */
const usualFee = 0.03
const byPix = 0.5

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

export function answerTwoPrices({ percent: told }: Question, asked: Asked): Answer {
  const fee = told === undefined ? usualFee : told / 100
  const { revenue } = totalOf(itemsOf({}, asked))
  const off = Math.max(0.01, Math.floor(fee * 100 - 0.05) / 100)
  const given = revenue * byPix * off
  const switched = revenue * 0.1 * fee
  const per = perOf(asked.plan)
  return {
    verdict: `Pode: a Lei 13.455/2017 permite preço diferente no Pix e no cartão, se o desconto estiver à vista antes do pedido. Mas não compensa dar a quem já paga no Pix.`,
    texts: [
      `Numa conta de R$ 100 o cartão leva ${formatBrl(fee * 100)}${told === undefined ? ' (contamos 3%; veja a sua taxa)' : ''}; ${percent(off)} no Pix custam ${formatBrl(off * 100)}: ${fee - off < 0.004 ? `sobram ${formatBrl((fee - off) * 100)} por cliente que troca` : `ganha ${formatBrl((fee - off) * 100)} por cliente que troca`}. Se metade já paga no Pix, o desconto custa ${reais(given)} ${per}; se um em dez trocar o cartão pelo Pix, você poupa ${reais(switched)}.`,
      `Se quiser dar, dê ${percent(Math.min(off, 0.02))} no total da conta, não item por item, e só nos dias fracos: o preço do cardápio continua redondo.`,
    ],
    figures: { fee, off, given, switched },
  }
}

export function answerServiceFee(): Answer {
  return {
    verdict:
      'Obrigatório não é: os 10% são opcionais para o cliente. Se a casa sugere, tem de avisar no cardápio, antes do pedido.',
    texts: [
      'Texto pronto: “Serviço opcional de 10%. Obrigado!” Na conta, mostre o valor com e sem o serviço. O que o cliente paga é gorjeta e pertence à equipe; a Lei 13.419/2017 diz quanto a casa pode reter para encargos: acerte isso com o contador. Nenhum preço deste relatório conta com os 10%.',
    ],
    figures: {},
  }
}

/** Guests of a table of two, by which a fee is told. */
const pair = 2

/** Share of the seats that pay on a night with music, and such nights of a month for each weekday: suppositions. */
const paying = 0.75
const nights = 4.3

/** "compensa mais que subir a bebida?": both a month, on the same base; null without seats, price or days. */
function besideRises({ price, weekdays = [] }: Question, asked: Asked | undefined): string | null {
  const seats = asked?.house.settings.seats
  if (!asked || !seats || price === undefined || weekdays.length === 0) return null
  const guests = Math.round(seats * paying)
  const month = guests * price * nights * weekdays.length
  const rises = asked.plan.items
    .filter((item) => item.drink && item.newPrice > item.price)
    .reduce((sum, item) => sum + item.newProfit - item.profit, 0)
  return `Por mês: com ${guests} pagantes por noite (três quartos dos ${seats} lugares, por suposição), o couvert entra com ${reais(month)}, menos o cachê; as bebidas que sobem neste plano trazem ${reais(rises)}, sem cachê. ${month > rises ? `O couvert só ganha se o músico custar menos de ${reais((month - rises) / (nights * weekdays.length))} por noite; e um não impede o outro.` : 'Subir a bebida traz mais, e não pede músico.'}`
}

export function answerCouvert(question: Question, asked?: Asked): Answer {
  const { price } = question
  const compared = besideRises(question, asked)
  const fee = price === undefined ? null : formatBrl(price)
  return {
    verdict:
      fee === null || price === undefined
        ? 'Vale se pagar o músico: some o que entra de couvert numa noite e compare com o cachê.'
        : `Pode cobrar, avisando antes: a ${fee}, cada dez pessoas que ficam deixam ${formatBrl(price * 10)}, e a mesa de dois sobe ${formatBrl(price * pair)}.`,
    texts: [
      ...(compared === null ? [] : [compared]),
      `Divida o cachê da noite ${fee === null ? 'pelo couvert' : `por ${fee}`}: é o número de pagantes que empata. Conte duas noites com e duas sem; se a mesa pedir menos do que o couvert deixa, a música sai mais barata embutida no preço de um drink.`,
      'Só se cobra de quem soube antes de sentar: valor por pessoa, dia e horário na porta e no cardápio (Código de Defesa do Consumidor, arts. 6º, III, e 39), e só com música ao vivo. Nenhum preço deste relatório conta com o couvert.',
    ],
    figures: { ...(price !== undefined && { price }) },
  }
}

export function answerPosted(question: Question, asked: Asked): Answer {
  const [item] = question.item === undefined ? [] : itemsOf(question, asked)
  const { price } = question
  const now = item ? formatBrl(item.newPrice) : 'o preço do cardápio'
  const differs = item !== undefined && price !== undefined && price < item.price
  return {
    verdict: `Tem problema, sim: anúncio obriga. ${differs ? `Quem leu ${formatBrl(price)} pode exigir ${item.name} por ${formatBrl(price)}, e não por ${formatBrl(item.price)}` : 'O cliente pode exigir o preço da placa'}.`,
    texts: [
      `É o Código de Defesa do Consumidor, art. 30 e 35. Troque a placa hoje por “${item?.name ?? 'o item'} ${item ? formatBrl(item.price) : now}”${item && item.newPrice !== item.price ? `, e por ${now} no dia da mudança` : ''}. “A partir de” só serve se houver mesmo um item por esse preço.`,
    ],
    figures: { ...(price !== undefined && { price }) },
  }
}
