/** The owner's questions about posts, answered first in the report. */
import { monthNames, shortDay } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize, ofTheHouse } from '../../base/language/grammar.ts'
import { explainRefusal } from '../../base/language/refused-posts.ts'
import { foldAccents, joinList } from '../../base/language/text.ts'
import type { PostAdvice } from '../../base/request/calendar-wishes.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import { guestContent } from '../../base/request/question-subjects.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { weakNights } from '../../base/request/weak-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { aheadReply } from './ahead-reply.ts'
import { askedTextReply } from './asked-texts-reply.ts'
import { isOnTheSand } from './beach.ts'
import { boostReply } from './boost-reply.ts'
import { comboSum, leftOf, moneyOf } from './combo-profit.ts'
import { dateReply, keptBeside } from './date-answers.ts'
import type { Placed } from './dates.ts'
import { firstTasteReply } from './first-taste-reply.ts'
import { spokenPrice } from './menu-items.ts'
import { priceAskedReply } from './price-asked-reply.ts'
import { pricedItems } from './priced-items.ts'
import type { PostCalendar } from './schema.ts'
import { lastMonth, monthsLeft } from './tables/seasons.ts'
import { weakDayReply } from './weak-day.ts'

export type PostAnswer = NonNullable<PostCalendar['answers']>[number]
type Reply = Pick<PostAnswer, 'text' | 'table'>

const advised: Readonly<Record<PostAdvice, string>> = {
  hour: '',
  boost:
    '**Só o que tem dia e preço, e só perto da casa.** Impulsione o aviso do evento ou do combo dois dias antes, num raio de 5 km, para maiores de 18 anos, com R$ 10 a R$ 20 por dia; prato sem dia rende mais de graça. Compare a reserva ou a venda daquele dia com a de uma semana igual: se não subiu, pare.',
  music:
    '**Só da biblioteca comercial da Meta.** Conta de empresa não pode usar a música da moda em vídeo de propaganda. Som da própria cozinha (chapa, faca, panela) não tem dono; grupo que toca na casa autoriza por escrito o trecho gravado.',
  prices:
    '**Sim.** Quem vê o preço decide antes de sair de casa, e preço publicado obriga a casa (Código de Defesa do Consumidor, art. 30): confira na véspera. Por isso as legendas de prato e de drink trazem o preço do cardápio.',
  reviews:
    '**Uma vez em público, o resto no direct.** Queixa: “Obrigado pelo aviso. Chame no direct com o dia e a hora: queremos resolver.” Elogio: agradeça pelo nome do prato. Não apague crítica educada nem discuta.',
  priceAsked: '',
  often:
    '**As que a casa consegue fotografar bem.** Três ou quatro por semana, com prato, dia e preço, valem mais que uma por dia repetida.',
  ahead:
    '**Festa da casa, duas semanas antes; combo e música, um ou dois dias; prato do dia, na mesma manhã.** Com reserva, o último aviso sai antes do prazo.',
  repeat:
    '**A foto, sim; o texto, não.** Quem segue a casa reconhece a legenda, e preço, hora e dia mudaram. Aproveite as fotos que deram mais comentários, com legenda nova: as daqui são novas. Confira se quem aparece autorizou também este ano.',
  pictures:
    '**Só foto feita na sua casa.** Imagem da internet tem dono, e prato que não é o seu é propaganda enganosa (Código de Defesa do Consumidor, art. 37). Celular com luz do dia basta: as sessões de foto estão no fim.',
  brands:
    '**Só com autorização de quem é dono.** Escudo, logotipo, música e imagem de artista ou de time são marca ou direito de outro; diga “dia de jogo”, sem escudo nem camisa.',
  followers:
    '**Gente de perto, que pode vir.** Ponha bairro, dias e horas no perfil; marque o lugar e o bairro em cada publicação; peça a quem marca a casa para repostar; responda a comentário e direct no mesmo dia; uma vez por mês, troque uma publicação com um vizinho que não concorre. Sorteio e seguidor comprado trazem quem não vem. Conte mensagens e mesas, não curtidas: se em quatro semanas as mensagens não sobem, repita os assuntos que mais receberam.',
  serviceFee:
    '**No cardápio e no balcão, sempre; na publicação, só onde há preço por pessoa.** A taxa é opcional para o cliente, e a casa tem de avisar isso antes do pedido, com a porcentagem à vista (Código de Defesa do Consumidor, art. 6º; Lei 13.419/2017, sobre a gorjeta). Em evento com preço, escreva “taxa de serviço à parte” ou “incluída” ao lado do valor; nas outras legendas ela só tira espaço.',
  warning:
    '**Só onde aparece bebida com álcool, na foto ou no texto.** Ali é sempre: CONAR, Anexos A e P, em frase curta e legível. Prato, feira e aviso de fechamento não levam. O calendário já põe onde precisa; não apague.',
  alcoholTold:
    '**Informar, sim; fazer disso o motivo, não.** “IPA, 6,2%” ao lado do nome é informação. “A mais forte da casa” é apelo que o CONAR proíbe (Anexo P). O aviso de moderação vai na mesma publicação.',
  hashtags:
    '**De três a cinco:** a da casa, a do prato ou da festa e a do bairro ou da cidade. Mais do que isso não traz alcance. As legendas daqui já vêm com elas.',
  profile:
    '**Bairro, dias e horas, e como reservar ou pedir.** CNPJ na bio só é obrigatório para quem vende ali mesmo, por link ou loja: aí nome, CNPJ, endereço e contato ficam à vista (Decreto 7.962/2013). Para quem só divulga, não é.',
  groups:
    '**Sim, o que tem dia e preço, uma vez por semana,** com a regra do grupo cumprida. Escreva como vizinho, com a foto do prato e o endereço; nada com bebida alcoólica, porque ali pode haver menor. Responda às perguntas no próprio grupo.',
  stories:
    '**Não.** O calendário conta o que fica no perfil: foto, carrossel e Reels. Stories são por cima: repita neles a publicação do dia e mostre a mesa enchendo.',
  bio: '',
  googleText: '',
  autoReply: '',
  script: '',
  weakDay: '',
  bestDate: '',
  useDate: '',
  writing:
    '**Duas ou três frases:** a primeira diz o que se vê, a segunda por que hoje, a última o preço ou a pergunta. O calendário segue essa forma.',
}

/** The meals that a house's own hours hold, and when each is decided. */
function mealsOf({ house }: EngineContext): string[] {
  const hours = Object.values(house.settings.opening).flatMap((one) => (one ? [one] : []))
  const opensBy = (hour: string) => hours.length === 0 || hours.some(({ from }) => from < hour)
  const closesAfter = (hour: string) =>
    hours.length === 0 || hours.some(({ from, to }) => to > hour || to < from)
  if (!opensBy('16:00'))
    return [
      'a casa só abre à noite: entre 16h e 18h',
      'o que tem dia e preço, também de manhã, para dar tempo de combinar',
    ]
  return [
    hours.length > 0 && opensBy('10:00') ? 'café da manhã: na véspera, às 18h' : '',
    opensBy('12:30') ? 'almoço: até as 11h' : '',
    closesAfter('16:30') && !closesAfter('20:30') ? 'lanche da tarde: às 12h' : '',
    closesAfter('20:30') ? 'jantar e bar: entre 16h e 18h' : '',
    opensBy('12:30') ? 'fim de semana, às 9h o que é de dia' : '',
  ].filter((one) => one !== '')
}

const hourAdvice = (context: EngineContext): string =>
  isOnTheSand(context.restaurant)
    ? advisedOnSand
    : `**Uma a duas horas antes de a mesa se decidir.** ${capitalize(mealsOf(context).join('; '))}. Depois de duas semanas, veja nas estatísticas do perfil em que horas os seus seguidores estão conectados e mude só as que ficaram longe.`

/** A barraca sells the day, and people choose theirs at breakfast. */
const advisedOnSand =
  '**Entre 9h e 10h, antes de o povo escolher onde abre o guarda-sol.** Fim de semana, 9h; aviso de festa ou de reserva rende também na véspera, às 18h. Depois das 15h, na praia, já ninguém vem hoje: nessa hora, só o que é para amanhã. Em duas semanas, confira nas estatísticas do perfil.'

/** Music that is played in the house, which is another right than a song in a video. */
const ecadReply = ({ what, text }: WishOf<'question'>): Reply | null =>
  what === 'music' && /ecad/i.test(text)
    ? {
        text: '**Sim: música em público paga ECAD, ao vivo ou gravada (Lei 9.610/1998, art. 68).** Quem paga é a casa, não o músico. Peça o cálculo no site do ECAD antes do show: depende do espaço, do público e de haver couvert ou ingresso. Guarde o recibo; a fiscalização pede no dia.',
      }
    : null

function comboReply({ combos }: Requirements, context: EngineContext): Reply {
  const menu = sellsOf(context.house)
  const [combo] = combos
  if (!combo)
    return {
      text: 'Escreva o combo com o que leva e o preço, como em “combo da mesa 79,90 (baião + 2 sucos)”: com os custos de “A casa”, a conta sai aqui.',
    }
  const { cases, unknown, dearest } = comboSum(combo, menu)
  const [least] = cases
  const most = cases.at(-1)
  if (!least || !most)
    return {
      text: `Falta ${unknown.length > 0 ? `saber o que é, ou quanto custa, ${joinList(unknown.map((one) => `“${one}”`))}` : 'o que o combo leva'}: complete em “A casa”, e a conta sai no próximo pedido.`,
    }
  const carried = context.restaurant.type === 'food_truck'
  const left = cases.map((one) => leftOf(combo, one, carried))
  const worst = left.at(-1) ?? 0
  const off = (price: number) => Math.round((1 - combo.price / price) * 100)
  const [low, high] = [off(Math.min(least.price, most.price)), off(Math.max(least.price, most.price))]
  const saved =
    high <= 0
      ? 'Não é desconto: solto, sai por isso ou menos, e o freguês percebe.'
      : `É um desconto de ${low === high ? `${high} %` : `${Math.max(0, low)} % a ${high} %`} sobre o preço solto.`
  const limits =
    dearest.length > 0 && most.cost > least.cost * 1.15
      ? ` Limite a escolha no texto: sem ${joinList(dearest)}, a sobra fica perto de ${moneyOf(left[Math.max(0, left.length - 2)] ?? worst)}.`
      : ''
  const verdict =
    worst <= 0
      ? '**Na escolha mais cara, dá prejuízo.**'
      : `**Dá: sobram ${moneyOf(worst) === moneyOf(left[0] ?? worst) ? '' : `de ${moneyOf(worst)} a `}${moneyOf(left[0] ?? worst)} por combo.**`
  const assumption = `Supus 3 % de taxa de cartão${carried ? ' e R$ 3 de embalagem' : ''}; sem gás e gente, que a casa já paga.`
  return {
    text: `${verdict} ${saved}${limits} Diga no texto a quantidade do dia e poste “acabou” quando acabar. ${assumption}`,
    table: {
      caption: `${capitalize(combo.what)} a ${moneyOf(combo.price)}`,
      headers: [
        'O que se escolhe',
        'Preço solto',
        'Custo',
        `Sobra em ${moneyOf(combo.price)}`,
        carried ? 'Depois de taxa e embalagem' : 'Depois da taxa',
      ],
      rows: cases.map((one, at) => [
        capitalize(one.label),
        moneyOf(one.price),
        moneyOf(one.cost),
        moneyOf(combo.price - one.cost),
        moneyOf(left[at] ?? 0),
      ]),
    },
  }
}

function consentReply({ what = 'a pessoa' }: WishOf<'question'>, house: string): Reply {
  if (what === guestContent)
    return {
      text: `**Pode, com o sim de quem postou, por escrito.** Marcar a casa não autoriza propaganda: a foto ou o vídeo é de quem fez (Lei 9.610, art. 29), e a imagem é de quem aparece (Código Civil, art. 20). Mande no direct: “Adoramos! Podemos repostar no perfil ${ofTheHouse(house)}, com o seu @? Se quiser tirar depois, é só dizer.” Guarde o print do sim, dê o crédito e, se há mais gente reconhecível, peça também a elas. Com bebida à vista, só adulto que pareça ter mais de 25 anos, e ninguém bebendo; criança, nunca. Pediu para apagar, apague na hora.`,
    }
  const child = /crian|filh|menin|menor/i.test(what)
  if (child)
    return {
      text: '**Não em publicação de casa que vende bebida:** criança fica fora da propaganda (CONAR, Anexo P), e a imagem dela pede autorização escrita dos pais.',
    }
  return {
    text: `**Pode, com autorização por escrito** de quem tem o nome, o rosto ou a marca; uma mensagem guardada serve. Peça assim: “Autoriza ${house} a citar o seu nome e a mostrar a sua imagem nas redes da casa, neste período, sem pagamento?” Até a resposta, os textos daqui não trazem o nome.`,
  }
}

function seasonReply({ what = '' }: WishOf<'question'>, { houseFacts }: Requirements, today: string): Reply {
  const named = foldAccents(what).toLowerCase()
  const fact = houseFacts.find(
    (one) => one.about === 'seasonEnd' && foldAccents(one.what ?? '').toLowerCase() === named,
  )
  const after =
    'Confirme com quem fornece quantos quilos ainda vêm; o texto diz “enquanto durar”, e, quando acabar, troque a publicação por outra fruta. Polpa congelada sem água aguenta alguns meses a −18 °C.'
  if (fact?.month)
    return {
      text: `**Até ${monthNames[fact.month - 1] ?? ''}, pela anotação da casa.** O dia certo depende do fornecedor. ${after}`,
    }
  const left = monthsLeft(what, today)
  const month = lastMonth(what, today)
  if (left === 13) return { text: `**Fora da safra agora**, no Ceará: só polpa congelada. ${after}` }
  if (month !== null) return { text: `**Até ${month}, na safra usual do Ceará.** ${after}` }
  return { text: `Não temos a safra desta fruta por mês. ${after}` }
}

/** "As horas deste calendário: 12h (8 publicações) e 18h (12)." */
function hoursOf(posts: readonly { hour: number }[]): string {
  const hours = [...new Set(posts.map(({ hour }) => hour))].toSorted((a, b) => a - b)
  const counted = hours.map((one) => `${one}h (${posts.filter(({ hour }) => hour === one).length})`)
  return hours.length === 0
    ? ''
    : ` As horas deste calendário, com o número de publicações: ${joinList(counted)}; quem quiser outra diz “publicar às 10h”, e todas mudam.`
}

/** "Cachaça dose, R$ 4: no texto de 04/12." */
function pricesOf(
  wish: WishOf<'question'>,
  { house }: EngineContext,
  posts: readonly { day: string; items: readonly string[] }[],
): string {
  return pricedItems([wish], sellsOf(house))
    .map(({ name, price }) => {
      const first = posts.find(({ items }) => items.includes(name))
      const said = price === null ? `${name}: falta o preço no cardápio` : `${name}, ${spokenPrice(price)}`
      return ` ${said}: ${first === undefined ? 'sem publicação neste calendário' : `no texto de ${shortDay(first.day)}`}.`
    })
    .join('')
}

/** Asks for an answer without a question: "me diga a melhor hora". */
const told = /^(?:me |diga|digam|fal[ae]|quero|queria|gostaria|preciso|sugira|sugere|tenho)/iu
const longestTitle = 90

/** The question in the owner's words; ours where it is long, or no question. */
const titleOf = (wish: WishOf<'question'>): string =>
  wish.text.length > longestTitle || told.test(wish.text)
    ? capitalize(wishLabel(wish))
    : `${capitalize(wish.text).replace(/[\s?.!]+$/, '')}?`

/**
 * The answers in the order of the sheet.
 * @param posts those of the calendar: an answer about hours must not speak of others
 */
export function answersTo(
  context: EngineContext,
  requirements: Requirements,
  posts: readonly { day: string; hour: number; items: readonly string[] }[] = [],
  places: ReadonlyMap<number, Placed> = new Map(),
): PostAnswer[] {
  return context.sheet.wishes.flatMap((wish): PostAnswer[] => {
    if (wish.kind === 'refusedPost')
      return [
        {
          about: null,
          of: null,
          title: `${capitalize(wish.text.replace(/\?$/, ''))}?`,
          text: `**Não.** ${explainRefusal(wish.what)}${keptBeside(wish, context)}`,
        },
      ]
    if (weakNights([wish]).length > 0 && wish.kind === 'postRule') {
      const { weekdays = [], text, place, origin } = wish
      const asked = {
        kind: 'question',
        about: 'postAdvice',
        what: 'weakDay',
        weekdays,
        text,
        place,
        origin,
      } as const
      const reply = weakDayReply(asked, context, posts, requirements)
      return reply ? [{ about: 'postAdvice', of: null, title: capitalize(text), ...reply }] : []
    }
    if (wish.kind !== 'question') return []
    const reply =
      wish.about === 'comboProfit'
        ? comboReply(requirements, context)
        : wish.about === 'consent'
          ? consentReply(wish, context.restaurant.name)
          : wish.about === 'seasonEnd'
            ? seasonReply(wish, requirements, context.today)
            : wish.about === 'postAdvice'
              ? (dateReply(wish, context, requirements) ??
                aheadReply(wish, context.today, posts, places) ??
                boostReply(wish, posts, places, sellsOf(context.house)) ??
                firstTasteReply(wish, sellsOf(context.house), posts) ??
                ecadReply(wish) ??
                priceAskedReply(wish, context) ??
                askedTextReply(wish, context) ??
                weakDayReply(wish, context, posts, requirements) ?? {
                  text: `${wish.what === 'hour' ? hourAdvice(context) : (advised[wish.what as PostAdvice] ?? '')}${wish.what === 'hour' ? hoursOf(posts) : ''}${pricesOf(wish, context, posts)}`,
                })
              : null
    if (!reply || reply.text === '') return []
    return [{ about: wish.about, of: wish.item ?? null, title: titleOf(wish), ...reply }]
  })
}
