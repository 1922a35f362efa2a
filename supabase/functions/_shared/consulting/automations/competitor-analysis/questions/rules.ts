/** Answers that rest on a rule: fees, licences, free doses, who does not taste. */
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, factsOf, type Question } from './asked.ts'
import { drinkCost } from './new-item.ts'

const beforeOrder = 'o valor à vista antes do pedido (CDC, arts. 6º, III, e 31)'

/** Who charges the same fee. */
function charged(what: string, asked: Asked): string {
  const word = foldAccents(what).split(' ')[0] ?? ''
  const found = factsOf(asked, 'fee').filter(({ what: theirs = '' }) => foldAccents(theirs).includes(word))
  return joinList(
    found.map(
      ({ competitor, price }) => `${competitor}${price === undefined ? '' : ` cobra ${formatBrl(price)}`}`,
    ),
  )
}

export function answerFee(question: Question, asked: Asked): Answer {
  const { what = 'taxa', against, price } = question
  const others = charged(what, asked)
  const at = price === undefined ? '' : ` de ${formatBrl(price)}`
  const them = others === '' ? '' : `${others}: `
  if (against) return answer(`Nada aqui conta com cobrar ${what}.`)
  switch (what) {
    case 'cadeira':
    case 'mesa':
      return answer(
        others === ''
          ? `Não cobre ${what}: quem senta é quem pede.`
          : `Não cobre ${what}: ${others}, e não cobrar é o seu argumento.`,
        `Trocar a taxa por consumação mínima também não pode (CDC, art. 39, I). Se cobrar aluguel um dia, ${beforeOrder}; na praia, a areia é pública.`,
        'Placa: “Aqui a cadeira é da casa para quem consome.”',
      )
    case 'consumação mínima':
      return answer(
        'Não: exigir consumação mínima é venda casada (CDC, art. 39, I).',
        'O que pode é ingresso ou couvert artístico com música ao vivo, avisado na entrada.',
      )
    case 'couvert':
      // Asked whether it should, and not whether it may.
      if (/\b(?:devia|deveria|devo|dever[ií]amos|vale a pena|compensa)\b/iu.test(question.text))
        return answer(
          `Sem música ao vivo, não: ${others === '' ? '' : `${others}, e `}não cobrar é um argumento seu.`,
          `Com música ao vivo, sim, só nas noites de show${at === '' ? ', pelo cachê dividido pelos lugares que enchem' : at}, com ${beforeOrder}. O couvert de mesa que ninguém pediu é grátis (CDC, art. 39, parágrafo único).`,
        )
      return answer(
        `${them}${others === '' ? 'Pode' : 'você também pode'}, se o cliente aceitar antes: o que chega à mesa sem pedir é grátis (CDC, art. 39, parágrafo único).`,
        `Couvert artístico${at} só com música ao vivo, ${beforeOrder}. Casa de família que não cobra tem nisso um argumento: decida o que quer dizer.`,
      )
    case 'taxa de serviço':
      return answer(
        'Pode sugerir 10%, e o cliente paga se quiser.',
        'É gorjeta (lei 13.419/2017): escreva “opcional” no cardápio e na conta, e reparta com a equipe. Na comparação, some os 10% dos dois lados.',
      )
    case 'rolha':
      return answer(
        `${them}pode, se estiver na carta e for dita na reserva.`,
        'Cobre perto do que deixa a sua garrafa mais barata, e isente quem pede uma da casa.',
      )
    default:
      return answer(
        `${them}pode, se for opcional e com ${beforeOrder}.`,
        'O que é condição para comprar outra coisa é venda casada (CDC, art. 39, I).',
      )
  }
}

const adults = 'Só a maiores de 18 anos (ECA, art. 243), e nunca a quem vai dirigir.'

export function answerLicence({ what = 'bebida alcoólica' }: Question, asked: Asked): Answer {
  const local =
    'a regra é do município: pergunte na Prefeitura e na Vigilância Sanitária, com CNPJ e documento do ponto'
  if (/lata/.test(what))
    return answer(
      'Pode, se for bebida de indústria, com registro do Ministério da Agricultura no rótulo, e se o seu alvará incluir bebida alcoólica.',
      `Lata fechada por você, não. ${adults} Sem o preço de compra não há conta: anote-o em “A casa”.`,
    )
  if (/sem rótulo/.test(what))
    return answer(
      'Não: cachaça sem registro do Ministério da Agricultura não pode ser vendida, e quem serve responde por ela.',
      'Compre com rótulo, registro e nota; o lote e o produtor ficam escritos, e isso também vende.',
    )
  if (/calçada/.test(what)) return answer(`Precisa de permissão para usar a calçada; ${local}.`)
  if (/música/.test(what))
    return answer(
      `Precisa do alvará para som e do limite de ruído; ${local}.`,
      'Música gravada ou ao vivo paga direito autoral ao ECAD (lei 9.610/1998, art. 68).',
    )
  const truck = asked.context.restaurant.type === 'food_truck' ? ', ou a permissão de uso da praça,' : ''
  const cost = drinkCost(what, asked)
  return answer(
    `Precisa: o alvará${truck} tem de permitir bebida alcoólica. Até confirmar, não venda.`,
    `${local.charAt(0).toUpperCase()}${local.slice(1)}; em festa e romaria pode haver regra própria. ${adults}`,
    cost === null ? '' : `Se der certo: ${cost}`,
  )
}

/** The first one free: what it costs, and how many must order a second one. */
export function answerFreeSample({ what = 'a primeira dose', against }: Question, asked: Asked): Answer {
  if (against) return answer('Nada aqui é dado de graça.')
  const word = foldAccents(what).split(' ').at(-1) ?? 'dose'
  const items = costedOf(asked)
  const named = items.filter(({ name, category }) => foldAccents(`${name} ${category ?? ''}`).includes(word))
  const item = named.at(-1) ?? items.findLast((one) => kindOf(one) === 'dose')
  const alcohol = /dose|caipi|chop|cerve|drink|cachac|rodada/.test(word)
  if (!item)
    return answer(
      `Só em prova pequena: sem o custo d${what.startsWith('a ') ? '' : 'e '}${what} não dá para dizer quantas precisam voltar.`,
      alcohol ? adults : '',
    )
  const left = item.price - item.cost
  const needed = Math.ceil((item.cost / left) * 100)
  const small = item.cost * 0.4
  return answer(
    `Não inteira: cada ${item.name} dada custa ${formatBrl(item.cost)}, e para empatar ${needed} em cada 100 precisam pedir outra, paga, que não pediriam.`,
    `A resposta barata é a prova de 20 ml, junto de um petisco pago: uns ${formatBrl(small)}.`,
    alcohol ? `${adults} Não anuncie bebida grátis: chama quem vem só por ela.` : '',
  )
}

export function answerTasting({ what }: Question): Answer {
  return answer(
    `${what === undefined ? 'Quem não pode' : `A sua ${what}`.replace(/^A sua (\p{L}*o)$/u, 'O seu $1')} não prova nada: nem gole, nem cuspir.`,
    'Quem prova é outra pessoa, e ela conduz o resto: texto, temperatura, serviço.',
  )
}
