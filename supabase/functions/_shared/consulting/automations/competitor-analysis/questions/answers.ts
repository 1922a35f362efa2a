/** What answers each subject of the owner's questions, with what the house and its list know. */
import { ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl, someOf } from '../../../base/language/text.ts'
import { kindOf } from '../match.ts'
import { answerAppPrice } from './app-price.ts'
import { type Answer, type Asked, answer, type Question } from './asked.ts'
import { answerAtTheirs } from './at-theirs.ts'
import { answerBesideRival } from './beside-rival.ts'
import { answerCrowdedDays } from './crowded-days.ts'
import { answerDearAndCheap, answerDispute } from './dear-and-cheap.ts'
import { answerDearerThan } from './dearer-than.ts'
import { answerEither, answerPassOn } from './decisions.ts'
import { answerDeliveryFee } from './delivery-fee.ts'
import { answerDiscount, answerPayDiscount } from './discounts.ts'
import { answerCheapest, answerFirstPrices } from './first-prices.ts'
import { answerFirst } from './first-step.ts'
import { answerFreeDelivery } from './free-delivery.ts'
import { answerBudget, answerDelivery, answerGoal, answerHire } from './goals.ts'
import { answerCostShares } from './house-costs.ts'
import { answerHowHigh } from './how-high.ts'
import { answerIdeas } from './ideas.ts'
import { answerLostSince } from './lost-since.ts'
import { answerNewItem } from './new-item.ts'
import { answerOfRival } from './of-a-rival.ts'
import { answerFairPrice, answerMainRival, answerMissing, answerService } from './of-the-list.ts'
import { answerOpenDays } from './open-days.ts'
import { openAnswer } from './other.ts'
import { answerOwnCombo } from './own-combo.ts'
import { answerMadeSo, answerOwnStrength, answerStrongItem, isMadeSo } from './own-strength.ts'
import { answerPays } from './pays.ts'
import { answerActions } from './planned-actions.ts'
import { answerLower, answerPosition, answerRise, raiseTable } from './prices.ts'
import { answerHappyHour, answerPromotion } from './promotions.ts'
import {
  answerAgreement,
  answerCopy,
  answerCrowd,
  answerNameRival,
  answerStrength,
  answerUnsold,
} from './rivals.ts'
import { answerFee, answerFreeSample, answerLicence, answerTasting } from './rules.ts'
import { answerSellsLittle } from './sells-little.ts'
import { answerSecret, answerSign } from './sign.ts'
import { answerMeasured, answerSizes, asksBothSides } from './sizes.ts'
import { noRaise } from './stays.ts'
import { answerWeakDays } from './weak-days.ts'
import { answerHeld, answerStart } from './when.ts'

function answerConfidence({ raises }: Asked): Answer {
  if (raises.length === 0) return answer('A ordem do relatório é por reais; nada nesta lista sobe de preço.')
  return {
    ...answer(
      raises.some(({ gain }) => gain !== null)
        ? 'A tabela vai do maior para o menor, em reais por mês, com a confiança de cada linha.'
        : 'Sem a planilha de vendas não há reais por mês; a ordem é pelo aumento, com a confiança de cada linha.',
      'Média: dois preços do mesmo tamanho. Média-baixa: um, ou de outro tamanho. Baixa: ninguém na lista vende.',
    ),
    table: raiseTable(raises),
  }
}

/** At most some prices change: those that bring most. */
function answerFewRaises({ count = 0 }: Question, asked: Asked): Answer {
  const { raises, spared } = asked
  if (raises.length === 0) return noRaise(asked)
  const left = spared.map(({ item }) => item)
  return {
    ...answer(
      `${raises.length === 1 ? 'Muda um' : `Mudam ${raises.length}`}${raises.length < count ? `, dos ${count} que você aceita` : ''}.`,
      left.length === 0 ? '' : `Ficam para a próxima, porque rendem menos: ${someOf(left, 4)}.`,
    ),
    table: raiseTable(raises),
  }
}

/** Guests who stay for hours with one cup: the second order is what they bring. */
function forThoseWhoStay(asked: Asked): Answer | null {
  const priced = asked.menu.flatMap((one) => (one.price === null ? [] : [{ ...one, price: one.price }]))
  const byPrice = priced.toSorted((a, b) => a.price - b.price)
  const drink = byPrice.find((one) => ['soft_drink', 'drink'].includes(kindOf(one)) && one.price >= 5)
  const bite = byPrice.find((one) => kindOf(one) === 'dish' && one.price >= 4)
  if (!drink || !bite) return null
  return answer(
    'Para quem fica horas, o que rende é o segundo pedido, não o preço do primeiro.',
    `Depois de uma hora, quem serve passa na mesa com uma oferta só: ${drink.name} (${formatBrl(drink.price)}) ou ${bite.name} (${formatBrl(bite.price)}), pelo preço do cardápio. Conte por duas semanas quantos aceitam.`,
    'Tomada e senha do wi-fi à vista trazem esse cliente; nas horas de fila, mesa de dois para quem está sozinho.',
  )
}

function answerPublic({ what = 'esse público' }: Question, asked: Asked): Answer {
  const serves = asked.menu.filter((item) => item.measure?.unit === 'people').map(({ name }) => name)
  const soft = asked.menu.filter(({ name }) =>
    /suco|[aá]gua|refri|caju[ií]na|limonada|sem [aá]lcool/i.test(name),
  )
  const isFamily = /fam|crian/.test(what)
  const hasChildren = asked.menu.some(({ name }) => /crian[cç]a|kids|infantil|mirim/i.test(name))
  const crowd = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'rivalFact' && wish.about === 'crowd' ? [wish.competitor] : [],
  )
  const away = crowd.length > 0 ? `Não dispute o que ${crowd[0]} já faz: seja a outra opção da rua.` : ''
  const stays = /notebook|estud|home ?office|trabalh|reuni/i.test(what) ? forThoseWhoStay(asked) : null
  if (stays) return stays
  if (!isFamily)
    return answer(
      `Para ${what}, o preço não muda; muda o que se vê primeiro.`,
      away,
      'Ponha no alto o que esse cliente já pede e conte por quatro semanas quantas mesas são dele.',
    )
  return answer(
    `Para família: som baixo, mesa até 21h e o que se divide no alto do cardápio${serves.length > 0 ? ` (${serves.slice(0, 2).join(', ')})` : ''}.`,
    away,
    soft.length > 0
      ? `Sem álcool você tem ${soft
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', ')}${
          hasChildren
            ? '.'
            : '; falta na lista de todos um prato infantil: meia porção do que já sai, pela metade do preço mais o serviço.'
        }`
      : '',
  )
}

/** "Onde estou caro e onde estou barato" */
const bothSides = (question: Question) => question.item === undefined && asksBothSides(question)

const disputed = /quem (?:[eé] que )?(?:t[aá]|est[aá]|tem) (?:raz[aã]o|cert[oa])/iu

export function answerOf(question: Question, asked: Asked): Answer {
  switch (question.about) {
    case 'position':
      return (
        answerDearerThan(question, asked) ??
        answerOwnCombo(question, asked) ??
        (disputed.test(question.text) ? answerDispute(asked) : null) ??
        (bothSides(question) ? answerDearAndCheap(asked) : null) ??
        answerPosition(question, asked)
      )
    case 'channelFee':
      return answerAppPrice(question, asked)
    case 'actions':
      return answerActions(question, asked)
    case 'notCompared':
      return question.competitor === undefined
        ? answer(`${question.item ?? 'Isto'} fica fora da comparação, da tabela e do plano.`)
        : answer(
            `O preço de ${question.item ?? 'isto'} ${ofTheHouse(question.competitor)} aparece marcado e não entra na conta; o resto ${ofTheHouse(question.competitor)} continua comparado.`,
          )
    case 'besideRival':
      return answerBesideRival(question, asked)
    case 'freeDelivery':
      return answerFreeDelivery(question, asked)
    case 'eitherPrice':
      return answerEither(question, asked)
    case 'passOn':
      return answerPassOn(question, asked)
    case 'heldUntil':
      return answerHeld(question, asked)
    case 'rise':
    case 'feastPrice':
      return answerRise(question, asked)
    case 'lower':
      return answerLower(question, asked)
    case 'itemPrice':
      return answerRise(question, asked)
    case 'pays':
      return answerAtTheirs(question, asked) ?? answerPays(question, asked)
    case 'fairSize':
      return answerSizes(asked)
    case 'lostSince':
      return answerLostSince(question, asked)
    case 'howHigh':
      return answerHowHigh(question, asked)
    case 'deliveryFee':
      return answerDeliveryFee(question, asked)
    case 'goal':
      return answerGoal(question, asked)
    case 'budget':
      return answerBudget(question, asked)
    case 'openDays':
      return answerOpenDays(question, asked)
    case 'weakDays':
      return answerWeakDays(question, asked)
    case 'hire':
      return answerHire(question, asked)
    case 'delivery':
      return answerDelivery(question, asked)
    case 'rivalCrowd':
      return answerCrowd(question, asked)
    case 'ownStrength':
      if (isMadeSo(question)) return answerMadeSo(question, asked)
      return question.item === undefined
        ? answerOwnStrength(question, asked)
        : answerStrongItem(question, asked)
    case 'rivalStrength':
      return answerStrength(question, asked)
    case 'missing':
      return question.count === undefined ? answerMissing(asked) : answerIdeas(question, asked)
    case 'mainRival':
      return answerMainRival(question, asked)
    case 'fairPrice':
      return answerFairPrice(question, asked)
    case 'unsold':
      return question.item === undefined ? answerUnsold(question, asked) : answerSellsLittle(question, asked)
    case 'nameRival':
      return answerNameRival(question, asked)
    case 'agreement':
      return answerAgreement(question, asked)
    case 'copy':
      return answerCopy(question)
    case 'fee':
      return answerFee(question, asked)
    case 'licence':
      return answerLicence(question, asked)
    case 'freeSample':
      return answerFreeSample(question, asked)
    case 'tasting':
      return answerTasting(question)
    case 'newItem':
      return answerNewItem(question, asked)
    case 'firstPrices':
      return answerFirstPrices(question, asked)
    case 'cheapest':
      return answerCheapest(question, asked)
    case 'firstStep':
      return answerFirst(question, asked)
    case 'confidence':
      return answerConfidence(asked)
    case 'fewChanges':
      return answerFewRaises(question, asked)
    case 'startsOn':
      return answerStart(question, asked)
    case 'costShares':
      return answerCostShares(question, asked)
    case 'promotion':
      return answerPromotion(question, asked)
    case 'happyHour':
      return answerHappyHour(question, asked)
    case 'public':
      return answerPublic(question, asked)
    case 'openBar':
      return answer(
        'Não: bebida com álcool sem limite não se recomenda por preço nenhum.',
        'Quem bebe muito custa mais do que paga, e a casa responde por quem sai mal. Um par de bebida com petisco, em dia fraco, cumpre o mesmo papel.',
      )
    case 'payDiscount':
      return answerPayDiscount(question)
    case 'discount':
      return answerDiscount(question, asked)
    default:
      if (question.what === 'segredo') return answerSecret(question)
      if (question.what === 'placa') return answerSign(asked)
      return (
        answerMeasured(question, asked) ??
        answerCrowdedDays(question, asked) ??
        answerOfRival(question, asked) ??
        answerService(question, asked) ??
        openAnswer(question, asked)
      )
  }
}
