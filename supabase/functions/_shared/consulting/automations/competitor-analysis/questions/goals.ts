/** Answers about the month: a goal in R$, a budget, weak days, opening another day, staff and delivery. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { untilFeast } from '../../../base/request/describe-rivals.ts'
import {
  type Answer,
  type Asked,
  answer,
  costedOf,
  extrasOf,
  needs,
  percent,
  type Question,
  reais,
  refuses,
  salesFor,
} from './asked.ts'
import { marginOf } from './open-days.ts'
import { pairOf } from './pair.ts'
import { raiseTable } from './prices.ts'
import { hasNoTables } from './told.ts'
import { answerSalesFor } from './trial.ts'

const daysOfMonth = 30

/** Months' worth of the period that a goal names. */
const periods: Readonly<Record<string, number>> = {
  'por semana': daysOfMonth / 7,
  'por dia': 26,
  'por ano': 1 / 12,
}

/** "Mousse de maracujá: 106 a mais por mês (4 por dia)" */
function extraSales(missing: number, asked: Asked): string {
  const [first, second] = extrasOf(asked)
  if (!first) return ''
  const each = (one: NonNullable<typeof first>) => {
    const sales = salesFor(missing, one)
    return `${sales} ${one.name} a mais por mês (${Math.max(1, Math.round(sales / 26))} por dia, sobra ${formatBrl(one.price - one.cost)} em cada)`
  }
  return `${each(first)}${second ? `, ou ${each(second)}` : ''}`
}

/** What the prices bring towards an amount a month, and what is missing. */
export function answerGoal({ price = 0, what }: Question, asked: Asked): Answer {
  const wanted = price * (periods[what ?? ''] ?? 1)
  const told = what === undefined ? reais(wanted) : `${reais(price)} ${what} (${reais(wanted)} por mês)`
  const { raises } = asked
  const gain = raises.reduce((sum, one) => sum + (one.gain ?? 0), 0)
  const counted = raises.some((one) => one.gain !== null)
  const pair = refuses(asked, 'promotion') ? null : pairOf(asked)
  const byPair = (missing: number) =>
    pair
      ? ` Ou ${Math.ceil(missing / pair.gain)} ${pair.name} por mês a ${formatBrl(pair.price)}, com quem hoje só pede ${pair.base} (${formatBrl(pair.gain)} a mais cada).`
      : ''
  if (!counted) {
    const extra = extraSales(wanted, asked)
    if (extra === '') return needs(`Para somar os ${told} faltam o custo dos itens e a planilha de vendas.`)
    return {
      ...answer(
        `Sem a planilha de vendas não dá para somar o que os preços trazem; em vendas novas, ${told} são ${extra}.`,
        byPair(wanted).trim(),
      ),
      ...(raises.length > 0 && { table: raiseTable(raises) }),
    }
  }
  const missing = wanted - gain
  const table = raiseTable(raises)
  if (missing <= 0)
    return {
      ...answer(
        `Dá: os preços da tabela somam ${reais(gain)} por mês, e a meta é de ${told}.`,
        `Se os pedidos caírem o dobro do suposto, a soma fica bem menor: confira em quatro semanas.`,
      ),
      table,
    }
  return {
    ...answer(
      `Só com preço não dá: a tabela soma ${reais(gain)} por mês, e faltam ${reais(missing)} para ${told}.`,
      `O que falta são ${extraSales(missing, asked)}.${byPair(missing)}`,
      'Confiança: o preço, a da tabela; o que depende de vender mais, baixa até medir.',
    ),
    table,
  }
}

/** How money to spend comes back. */
export function answerBudget({ price = 0, what, text }: Question, asked: Asked): Answer {
  if (price <= 0)
    return needs('Para repartir o dinheiro falta o valor: diga quanto pode gastar, e a conta sai.')
  const [extra] = extrasOf(asked)
  const [best] = costedOf(asked)
  const marketing = /market|divulg|impulsion|an[uú]nci|propaganda|instagram/i.test(text)
  const until = what === undefined ? '' : ` ${untilFeast(what)}`
  const part = (share: number) => reais(Math.round((price * share) / 10) * 10)
  const last = reais(
    price - [0.5, 0.2, 0.1].reduce((sum, share) => sum + Math.round((price * share) / 10) * 10, 0),
  )
  const weak = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'weakDays' ? (wish.weekdays ?? []) : [],
  )
  // What is seen gives way to the days that the owner wants full.
  const onDays = weak.length > 0 ? 0.3 : 0
  const rows = marketing
    ? [
        ['Fotos e vídeo dos três itens que mais deixam', part(0.5), 'servem o mês todo'],
        [
          'Impulsionar só para quem está perto, nos dias fracos',
          part(0.2),
          'pare o que não trouxer mensagem',
        ],
        ['Placa e lousa na porta, com preço', part(0.1), 'quem passa já está perto'],
        ['Reserva para repetir o que deu certo', last, 'só na segunda quinzena'],
      ]
    : [
        [
          hasNoTables(asked)
            ? 'O que se vê da fila: placa com preço e tempo, luz, toldo'
            : 'O que o cliente sente na mesa: sombra, luz, cadeira, banheiro',
          part((asked.raises.length > 0 ? 0.5 : 0.7) - onDays),
          'é o que preço de vizinho não compra',
        ],
        ...(onDays > 0
          ? [
              [
                `Chamar gente ${everyWeek(weak)}: aviso a quem já é cliente e anúncio para quem está perto`,
                part(onDays),
                'é o dia que você quer encher; pare o que não trouxer mensagem',
              ],
            ]
          : []),
        // No new paper where no price changes.
        ...(asked.raises.length > 0
          ? [['Cardápio e placa com os preços deste relatório', part(0.2), 'sem papel novo o preço não muda']]
          : []),
        ['Prova dos pratos e treino da equipe', part(0.1), 'o que dizer quando falam do vizinho'],
        ['Reserva', last, 'não gaste antes de medir'],
      ]
  const back =
    best && extra
      ? `Os ${reais(price)} voltam com ${salesFor(price, best)} vendas a mais de ${best.name}, que deixa ${formatBrl(best.price - best.cost)} cada, ou ${salesFor(price, extra)} de ${extra.name}.`
      : 'Sem o custo dos itens não dá para dizer em quantas vendas o dinheiro volta.'
  // One plan for the money: what the actions cost is in their table.
  if (
    !marketing &&
    asked.context.sheet.wishes.some((one) => one.kind === 'question' && one.about === 'actions')
  )
    return answer(
      `Nas ações da tabela: cada uma tem o seu custo, e o que sobrar dos ${reais(price)}${until} fica de reserva.`,
      best ? back : '',
      'Anote quem veio por causa do gasto; se em quatro semanas não passar disso, pare.',
    )
  return {
    ...answer(
      best ? back : `${reais(price)}${until}: reparta assim.`,
      best ? 'Anote quem veio por causa do gasto; se em quatro semanas não passar disso, pare.' : back,
    ),
    table: {
      caption: `${reais(price)}${until} (divisão suposta; peça orçamento antes)`,
      headers: ['Em quê', 'Quanto', 'Por quê'],
      rows,
      numeric: [1],
    },
  }
}

export function answerHire(question: Question, asked: Asked): Answer {
  if (question.against) return answer('Nada deste relatório pede gente nova.')
  if (question.price !== undefined) return answerSalesFor(question.price, question, asked)
  const margin = marginOf(asked)
  return needs(
    'Para dizer se cabe contratar faltam o salário e quanto de venda se perde hoje por falta de gente.',
    margin === null
      ? ''
      : `Cada R$ 1.000 por mês com encargos pedem ${reais(1000 / margin)} de venda a mais: sobram ${percent(margin)} depois dos ingredientes. Antes, conte por duas semanas quantas mesas foram embora.`,
  )
}

/** The share that delivery applications usually take: an assumption. */
const commission = 0.25

export function answerDelivery({ against, text }: Question, asked: Asked): Answer {
  if (against)
    return answer(
      /food|app|aplicativ|rappi|keeta|99/i.test(text)
        ? 'Nada aqui conta com aplicativo de entrega.'
        : 'Nada aqui conta com entrega.',
    )
  const items = costedOf(asked)
    .filter(({ price }) => price >= 10)
    .slice(0, 5)
  if (items.length === 0) return needs('Para dizer se a entrega paga falta o custo dos itens.')
  const left = items.map(({ price, cost }) => price * (1 - commission) - cost)
  const poor = left.filter((one, at) => one < ((items[at]?.price ?? 0) - (items[at]?.cost ?? 0)) / 2).length
  return {
    ...answer(
      poor > items.length / 2
        ? 'Só com preço próprio de aplicativo: com a comissão, mais da metade destes itens deixa menos da metade do que deixa no salão.'
        : 'Dá para testar com estes itens, que aguentam a comissão.',
      `Contamos ${percent(commission)} de comissão (suposição: veja o seu contrato), sem embalagem.`,
    ),
    table: {
      caption: 'O que sobra na entrega',
      headers: ['Item', 'No salão', 'Com a comissão'],
      rows: items.map(({ name, price, cost }, at) => [
        name,
        formatBrl(price - cost),
        formatBrl(left[at] ?? 0),
      ]),
      numeric: [1, 2],
    },
  }
}
