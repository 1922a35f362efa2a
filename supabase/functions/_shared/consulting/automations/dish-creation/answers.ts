/** The owner's questions, answered from this house's dishes. */
import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { closedSeason } from '../../base/pantry/closed-seasons.ts'
import { cachacaFood, formatQuantity } from '../../base/pantry/kitchen.ts'
import { isDishQuestion } from '../../base/request/dish-wishes.ts'
import { kitchenTopicOf, openTopicOf } from '../../base/request/kitchen-topics.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { avoids } from './avoid.ts'
import { ofCourse } from './beside.ts'
import { childrensDish } from './childrens-dish.ts'
import type { Candidate } from './compose.ts'
import { calories } from './energy.ts'
import { closedWords } from './explain.ts'
import { figureAnswer } from './figure-answers.ts'
import { gatheringIn } from './full-house.ts'
import { holdsInBox, isUnchilled, unchilled } from './holding-answers.ts'
import { itemAnswer } from './item-answers.ts'
import { kitchenAnswer } from './kitchen-answers.ts'
import { feePrice, halfPortion, ingredientPrice, withDrink } from './money-answers.ts'
import { openDaysOf } from './open-week.ts'
import { canTravel, daysOf, isAhead } from './plates.ts'
import { dayBefore, frozenOf, keeping } from './prepared-answers.ts'
import type { DishRequest } from './request.ts'
import type { Dish, DishMenu, DishPlan } from './schema.ts'
import { serviceAnswer } from './service-answers.ts'
import { capacity, dishOfDay, guestsOn } from './service-load.ts'
import { substitute } from './substitutes.ts'
import { perOpenDay, takenOf } from './taken.ts'
import { foodIdsOf, withBreeds } from './wanted.ts'
import { whichOne } from './which-one.ts'

type Question = WishOf<'question'>
type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  context: EngineContext
  plan: DishPlan
}

/** Portions of each dish that an answer counts with, if the owner gives no number. */
export const usualPortions = 20

/** Bottles of each cachaça for a number of portions of every dish. */
export function bottlesFor(
  chosen: readonly Candidate[],
  portions: number,
): { label: string; ml: number; bottles: number }[] {
  const used = new Map<string, { ml: number; size: number }>()
  for (const { cachaca, ownCachaca, isSober, idea, portions: made } of chosen) {
    if (isSober) continue
    const label = ownCachaca ? 'cachaça da casa' : cachacas[cachaca].label
    const { ml = 0 } = used.get(label) ?? {}
    used.set(label, {
      ml: ml + (idea.cachacaMl / made) * portions,
      size: cachacas[cachaca].pack?.amount ?? 500,
    })
  }
  return [...used].map(([label, { ml, size }]) => ({ label, ml, bottles: Math.ceil(ml / size - 1e-9) }))
}

export const bottleWords = (bottles: ReturnType<typeof bottlesFor>): string =>
  joinList(
    bottles.map(
      ({ label, ml, bottles: count }) =>
        `${label}, ${formatQuantity(Math.round(ml), 'ml')} (${count} ${count === 1 ? 'garrafa' : 'garrafas'} de 500 ml)`,
    ),
  )

/** The house's cheapest dishes without cachaça in their name, for guests who must not have any. */
function instead({ houseDishes, cuisines }: DishRequest): string[] {
  const isSweet = cuisines.includes('Confeitaria e sobremesas') && cuisines.length <= 2
  const mains = ofCourse(houseDishes, isSweet ? 'sobremesa' : 'principal')
  return (mains.length > 1 ? mains : houseDishes)
    .filter(({ name }) => !/cacha[cç]a|caipir|flamb/i.test(name))
    .slice(0, 2)
    .map(({ name }) => name)
}

function alcoholLeft({ chosen, request, plan }: Asked): string {
  const own = instead(request)
  const can = plan.sober.filter(({ how }) => how !== null).map(({ dish, how }) => `${dish} (${how})`)
  const free = chosen.filter(({ isSober }) => isSober).map(({ name }) => name)
  const offers = [
    ...(free.length > 0
      ? [`${joinList(free)}, que não ${free.length === 1 ? 'leva' : 'levam'} cachaça`]
      : []),
    ...(own.length > 0 ? [joinList(own)] : []),
  ]
  return [
    'Não todo: fervido 15 minutos ainda fica perto de 40%, em meia hora 35%, em duas horas e meia 5%; flambado 75%, sem fogo fica tudo.',
    `Criança, grávida, quem amamenta e quem não bebe não comem os pratos com cachaça${offers.length > 0 ? `; sirva ${joinList(offers, 'ou')}` : ''}.`,
    ...(can.length > 0 ? [`Saem sem cachaça, em panela separada: ${joinList(can.slice(0, 4))}.`] : []),
  ].join(' ')
}

/** "Qual dos pratos dá para virar marmita?": main dishes that are cooked ahead and only warmed. */
function lunchBoxes({ chosen }: Asked): string {
  const fits = chosen.filter((one) => one.idea.course === 'principal' && isAhead(one) && daysOf(one) >= 2)
  if (fits.length === 0)
    return 'Nenhum destes: o que se finaliza na hora murcha na caixa. Para marmita, fique com os ensopados do seu cardápio.'
  const days = fits.map((one) => `${one.name} (${daysOf(one)} dias na geladeira)`)
  return `${joinList(days)}: ${fits.length === 1 ? 'a base sai' : 'as bases saem'} de véspera e só se esquenta. Feche a porção fria, a até 4 °C, com data na tampa; no cliente, 70 °C no centro.${
    fits.some(({ isSober }) => !isSober) ? ' Escreva na tampa “contém cachaça no preparo”.' : ''
  }`
}

function delivery({ chosen }: Asked): string {
  const travels = chosen.filter(
    (candidate) => candidate.isBoxed || canTravel(candidate) || candidate.idea.course === 'lanche',
  )
  return [
    'Pode: é comida pronta, e não bebida. Escreva no anúncio “contém cachaça no preparo; não indicado para menores, grávidas e quem não consome álcool”.',
    'Dose ou garrafa no mesmo pedido já segue as regras de bebida do aplicativo, com maioridade conferida na entrega.',
    ...(travels.length > 0 ? [`Viajam bem: ${joinList(travels.slice(0, 4).map(({ name }) => name))}.`] : []),
  ].join(' ')
}

function breathTest({ chosen }: Asked): string {
  const raw = chosen.filter(
    ({ idea, isSober }) =>
      !isSober && (idea.alcohol === 'raw' || idea.alcohol === 'overnight' || idea.alcohol === 'flamed'),
  )
  return [
    'Ninguém pode prometer: a lei não tem margem para quem dirige, e o sopro logo depois da mordida pode acusar.',
    raw.length > 0
      ? `A quem vai dirigir não ofereça ${joinList(
          raw.map(({ name }) => name),
          'nem',
        )}, que ${raw.length === 1 ? 'leva' : 'levam'} cachaça com pouco ou nenhum fogo.`
      : 'Em todos estes a cachaça ferve, e sobra pouco álcool; ainda assim avise quem dirige.',
  ].join(' ')
}

/** Seafood whose closed seasons owners ask about without naming it. */
const seafood = ['lagosta', 'caranguejo', 'pargo', 'camarão'] as const

function closedSeasonOf({ what }: Question, { request: { today } }: Asked): string {
  const named = what === undefined ? seafood : [what]
  const told = named.flatMap((name) => {
    const season = closedSeason(name, today, 30)
    return season ? [closedWords(season, today)] : []
  })
  if (told.length > 0) return told.join(' ')
  return what === undefined
    ? 'Nada do que estes pratos levam está em defeso nos próximos 30 dias.'
    : `Não há defeso de ${what} no Ceará nos próximos 30 dias.`
}

function allergyRisk({ what = 'isso' }: Question, { request }: Asked): string {
  const ids: readonly string[] = foodIdsOf(what)
  const isOut = !request.requirements.preferred.includes(what) || ids.length === 0
  const cashew = /caju/.test(what)
  return [
    cashew
      ? 'Não para quem tem alergia grave: o caju vem preso à castanha, a casca solta óleo no corte e há reações descritas; só o alergista pode liberar.'
      : `Sem o aval do médico, não: ${what} pode trazer traços ou proteína parecida.`,
    cashew
      ? 'Sirva abacaxi ou manga no lugar, com faca, tábua, panela e colher próprias, feitos antes.'
      : 'Prepare antes, com faca, tábua e panela próprias.',
    ...(isOut
      ? ['Por isso ficou fora destas receitas.']
      : ['Por isso ficou fora de todas as receitas deste pedido.']),
  ].join(' ')
}

const isSharedPan = (text: string): boolean =>
  /(?<!\p{L})(?:mesm[ao] (?:chapa|panela|frigideira|[oó]leo|fritadeira|forno|bancada)|(?:chapa|panela|fritadeira|[oó]leo|frigideira) (?:[eé] )?(?:[ao] )?mesm[ao]|(?:chapa|panela|fritadeira|[oó]leo) d[oa] p[aã]o)/iu.test(
    text,
  )

/** What may touch bread and wheat, and a guest who must have none: separate tools, or another dish, or no. */
function sharedPan({ what = 'glúten' }: Question, { chosen, request }: Asked): string {
  const exclusion = exclusionOf(what, 'allergy')
  const free = chosen.filter((one) => avoids(one, exclusion))
  const apart = free.filter(({ idea }) => !idea.needs.includes('griddle') && !idea.needs.includes('fryer'))
  const rest = free.filter((one) => !apart.includes(one))
  const named = (list: readonly Candidate[]) => joinList(list.map(({ name }) => name))
  const isGluten = exclusion.allergens.has('gluten')
  return [
    `Não: na mesma chapa, panela ou óleo, não sirva. ${isGluten ? 'Migalha de pão fica na chapa depois de raspada e o óleo guarda farinha; para celíaco basta isso.' : 'Traço fica no metal e no óleo, e basta isso.'}`,
    free.length === 0
      ? `E nenhum destes pratos é livre de ${what} com certeza.`
      : `Dá com frigideira, espátula, tábua e óleo só dela, lavados e usados antes do resto, em bancada limpa: ${[
          ...(apart.length > 0
            ? [`${named(apart)} (${apart.length === 1 ? 'não passa' : 'não passam'} pela chapa)`]
            : []),
          ...(rest.length > 0 ? [`${named(rest)} só na frigideira separada`] : []),
        ].join('; ')}.`,
    `Confira o rótulo${isGluten ? ' de flocão, goma, farinha, tempero pronto e molho: precisa dizer “não contém glúten”' : ' de cada ingrediente'}. Se não der para separar${request.kitchen.isSimple ? '' : ' no movimento'}, diga a ela que não dá.`,
  ].join(' ')
}

function cachacaAmount({ count }: Question, { chosen, request }: Asked): string {
  const { tasting } = request.asks
  const guests = tasting?.guests ? tasting.guests * Math.max(1, tasting.sittings.length) : null
  const portions = count ?? guests ?? usualPortions
  const bottles = bottlesFor(chosen, guests === null ? portions : portions * 1.1)
  return `Para ${portions} porções de cada${guests === null ? '' : ', com 10% de folga'}: ${bottleWords(bottles)}.`
}

const perishable = ['carnes', 'peixes e frutos do mar'] as const

function thaw({ what, count = usualPortions }: Question, { chosen }: Asked): string {
  const taken = (what === undefined ? perishable : [what]).flatMap((one) => takenOf(one, chosen))
  const lines = taken.map(
    ({ name, each, unit, food }) =>
      `${name}, ${formatQuantity(Math.ceil((each * count) / 50) * 50, unit)} de ${food}`,
  )
  if (lines.length === 0) return `Nenhum destes pratos leva ${what ?? 'carne ou peixe'}: nada a descongelar.`
  return `Para ${count} pedidos de cada: ${lines.join('; ')}. Descongele na geladeira de véspera, até 4 °C, e não volte a congelar.`
}

const licence =
  'Prato com cachaça não pede licença nova: vale o alvará e a licença sanitária da cozinha. A garrafa é que precisa de registro no MAPA, rótulo e nota. Engarrafar infusão ou licor para vender já é fabricar bebida, e aí pede registro. No cardápio escreva “contém álcool” ao lado do prato e a frase da lei do Ceará no rodapé.'

const swap =
  'Por outra cachaça branca, sim, na mesma medida. Por vodca ou rum também funciona na panela, mas o gosto de cana some. Sem álcool: na panela, a mesma medida de água, e o limão só no fim, fora do fogo; no molho frio, um quarto da medida de suco de limão; em doce, a mesma medida de suco de laranja; nunca em flambado.'

/** R$ of 50 ml. */
function doseOf(id: CachacaId, { request }: Asked): string {
  const pack = request.conditions.prices(cachacaFood(id))
  return pack ? formatBrl((pack.price / pack.amount) * 50) : 'preço a consultar'
}

function agedInPan(asked: Asked): string {
  const aged = asked.chosen.filter(
    ({ cachaca, isSober, ownCachaca }) => !isSober && !ownCachaca && cachaca !== 'alambique',
  )
  return [
    `Em fogo longo não compensa: 50 ml de Carvalho custam ${doseOf('carvalho', asked)}, contra ${doseOf('alambique', asked)} da branca, e a fervura leva o aroma da madeira.`,
    'Compensa em calda curta, no fim do molho ou a frio, onde a baunilha do barril aparece.',
    ...(aged.length > 0 ? [`Aqui ela entra em ${joinList(aged.map(({ name }) => name))}.`] : []),
  ].join(' ')
}

/** The guests whom a question on the day before is about, by the question or by the party that the owner tells of. */
const guestsFor = ({ count, text }: Question, { request }: Asked): number | null =>
  count ??
  gatheringIn(text) ??
  (/(?<!\p{L})(?:qua(?:l|is)|que) d?(?:est|ess|el)[ae]s(?!\p{L})/iu.test(text)
    ? gatheringIn(request.said)
    : null)

/** Questions on food at large, which a rule of the kitchen answers before any figure. */
const isOpen: ReadonlySet<Question['about']> = new Set(['aboutFood', 'portionSize', 'other'])

function answerOf(question: Question, asked: Asked): string | null {
  const { about } = question
  if (!isDishQuestion(about)) return null
  const topic = kitchenTopicOf(question.text)
  const openTopic = openTopicOf(question.text)
  switch (about) {
    case 'alcoholLeft':
      return alcoholLeft(asked)
    case 'delivery':
      return /marmit|quentinha/i.test(question.text) ? lunchBoxes(asked) : delivery(asked)
    case 'breathTest':
      return breathTest(asked)
    case 'closedSeason':
      return closedSeasonOf(question, asked)
    case 'allergyRisk':
      return isSharedPan(question.text) ? sharedPan(question, asked) : allergyRisk(question, asked)
    case 'sharedPan':
      return sharedPan(question, asked)
    case 'dayBefore':
      if (topic) return kitchenAnswer(topic, asked, question.text)
      return guestsFor(question, asked) === null ? dayBefore(asked, question.text) : guestsOn(question, asked)
    case 'cachacaAmount':
      return cachacaAmount(question, asked)
    case 'thaw':
      return (
        perOpenDay(
          question,
          asked.chosen,
          asked.request.asks.leftovers,
          openDaysOf(asked.context.house).length,
        ) ?? thaw(question, asked)
      )
    case 'licence':
      return topic ? kitchenAnswer(topic, asked, question.text) : licence
    case 'keeping':
      if (isUnchilled(question.text)) return unchilled(question, asked)
      if (/quentinha|marmita|isopor|na caixa/iu.test(question.text)) return holdsInBox(question, asked)
      return topic && frozenOf(question.text) === null
        ? kitchenAnswer(topic, asked, question.text)
        : keeping(asked, question.text)
    case 'swap':
      return swap
    case 'whichOne':
      return whichOne(question.text, asked)
    case 'childrensDish':
      return childrensDish(question, asked)
    case 'agedInPan':
      return agedInPan(asked)
    case 'holdsInBox':
      return holdsInBox(question, asked)
    case 'unchilled':
      return unchilled(question, asked)
    case 'calories':
      return calories(question, asked)
    case 'guestsOn':
      return guestsOn(question, asked)
    case 'ingredientPrice':
      return ingredientPrice(question, asked)
    case 'feePrice':
      return feePrice(question, asked)
    case 'halfPortion':
      return halfPortion(question, asked)
    case 'withDrink':
      return withDrink(question, asked)
    case 'fullHour':
      return capacity(question, asked)
    case 'substituteFor':
      return substitute(question, asked)
    case 'dishOfDay':
      return dishOfDay(question, asked)
    case 'flameSafe':
    case 'rawSafe':
    case 'mildCachaca':
    case 'doseEach':
    case 'notRepeated':
    case 'sharedBase':
    case 'noTraces':
      return serviceAnswer(about, question.what, asked, question.text)
    default:
      if (about === 'aboutFood' && /calori|kcal/iu.test(`${question.what ?? ''} ${question.text}`))
        return calories(question, asked)
      return (
        (openTopic && isOpen.has(about) ? kitchenAnswer(openTopic, asked, question.text) : null) ??
        itemAnswer(question, asked) ??
        figureAnswer(about, {
          ...asked,
          openDays: openDaysOf(asked.context.house).length,
          text: question.text,
        })
      )
  }
}

/** The answers in the order of the questions. */
export function answersTo(asked: Asked): NonNullable<DishMenu['answers']> {
  return withBreeds(asked.context.sheet).wishes.flatMap((wish) => {
    if (wish.kind !== 'question') return []
    const text = answerOf(wish, asked)
    return text === null ? [] : [{ about: wish.about, asked: wish.text, text }]
  })
}
