/** Whether an item should leave the menu or cost more, with what the owner throws away of it. */
import { formatBrl } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { inPrint, inReais } from '../amounts.ts'
import { elasticityOf } from '../holds.ts'
import { type Answer, type Asking, percent, type Sold, whole } from './asking.ts'
import { weigh } from './weighed.ts'

const spoils = /estrag|vence|jog\p{L}+ fora|perdid|perec|perco|lixo|sobra/iu

/** The loss in %, from which an item's guests leave more with its neighbours than with it at a price; null if none does. */
function evenLoss({ cost, units }: Sold, price: number, left: number, leave: number): number | null {
  const sold = left / Math.max(0.01, price - cost)
  const spent = price - leave / Math.max(1, sold)
  const even = 1 - cost / spent
  return units > 0 && spent > cost && even < 0.95 ? even : null
}

export function leaveOrRaise(item: Sold, said: string, asking: Asking): Answer {
  const told = asking.lost.find(({ item: food }) => namesItem(food, { name: item.name }))
  const lost = told?.percent ?? 0
  const { monthly, per } = asking
  const sold = { ...item, units: item.units * monthly }
  const weighed = weigh(
    sold,
    item.neighbours.map((one) => ({ ...one, units: one.units * monthly })),
    {
      lost,
      elasticity: elasticityOf(item.name, item.section, asking.elasticities),
      limits: asking.limitsOf(item),
    },
  )
  const { spent, stay, leave } = weighed
  const planned =
    item.move !== 'remove' && item.newPrice !== null && item.newPrice > item.price ? item.newPrice : null
  const raise = weighed.raise
  const facts = `Saem ${whole(sold.units)} ${per}; cada um gasta ${formatBrl(spent)}${lost > 0 ? ` com os ${lost}% que se perdem (${formatBrl(item.cost)} na planilha)` : ''} dos ${inPrint(item.price)} e deixa ${formatBrl(item.price - spent).replace('-', '−')}: ${inReais(stay)} ${per}.`
  const out = `Se sair, quem o pedia deixa com o vizinho ${inReais(leave.careful)} ${per} (7 de 10 trocam) ou ${inReais(leave.bad)} (só 4): a casa ${leave.careful < stay ? `perde de ${inReais(stay - leave.careful)} a ${inReais(stay - leave.bad)}` : leave.bad < stay ? `não perde no primeiro caso, e no segundo perde ${inReais(stay - leave.bad)}` : 'não perde'}.`
  const limits = asking.limitsOf(item)
  const up = raise
    ? `A ${inPrint(raise.price)}, o que mais deixa dentro do seu limite, ficam ${inReais(raise.left)} ${per}, já contando quem desiste.`
    : limits.fixed === null
      ? 'Nenhum preço acima de hoje, dentro do seu limite, deixa mais.'
      : 'O preço fica, como você pediu.'
  const [price, left] = raise ? [raise.price, raise.left] : [item.price, stay]
  const even = lost === 0 && spoils.test(said) ? evenLoss(item, price, left, leave.careful) : null
  const loss =
    even !== null
      ? [
          `Quanto estraga não foi dito, e a conta não o inventa: ele vale a pena enquanto se perde menos de ${percent(even)} do que se compra para ele; acima disso, tire. Pese o lixo de uma semana.`,
        ]
      : lost > 0
        ? ['Se o custo da planilha já conta essa perda, o item deixa mais do que isto, e fica.']
        : []
  const verdict =
    item.move === 'remove'
      ? `Tire: neste plano ${item.name} sai.`
      : weighed.best === 'leave'
        ? `Pela conta, pode tirar: os vizinhos deixam mais.`
        : planned !== null
          ? `Não tire: suba para ${inPrint(planned)}.`
          : raise
            ? `Não tire; se for mexer, ${inPrint(raise.price)}. No papel fica ${inPrint(item.price)}${item.held ? `: ${item.held}` : ''}.`
            : `Não tire nem suba: fica em ${inPrint(item.price)}.`
  return { verdict, texts: [facts, up, out, ...loss] }
}
