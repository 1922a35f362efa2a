/** Limits on every dish: minutes, food cost, people in the kitchen; and equipment with its size. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { WishContent } from '../text/draft.ts'
import { amountIn, number, type Reader, reads } from './shape.ts'

const limit = (of: 'minutes' | 'foodCost' | 'cooks', max: number): WishContent[] | null =>
  Number.isFinite(max) && max > 0 ? [{ kind: 'dishLimit', of, max }] : null

/** Words that lead to a limit of time and add nothing. */
const pace = `(?:(?:cada|um|uma|tudo|todos?|todas?|prato|pratos|lanche|deles|delas|tem|q|que|precisa|deve|pode|nada|nao|eu|e|a gente|quero|queria|sair?|saia|saiam|saindo|saem|ficar?|fique|pronto|prontos|estar|chegar|ir|montar|fazer|faca|preparar|preparo|de preparo|tempo de preparo|feit[oa]s?|da cozinha|demorar|demore|demorem|passar?|passe|leve|levar|levem|mesa|na mesa|pra mesa|a mesa|entregar|servir|o tempo|tempo|por prato|cozinha)\\s+)*`
const rush =
  '(?: (?:n[ao]|d[ao]|em) (?:hora|horario) d[oa] (?:pico|aperto|rush|almoco|jantar|correria|movimento)| n[oa] (?:pico|aperto|correria|rush|movimento|almoco|jantar|sexta|sabado|domingo))?'
const after =
  '(?:,? (?:no maximo|por prato|cada(?: um)?|de preparo|na finalizacao|do pedido|pra sair|na mesa))?'

/** "40 minutos na moto": a ride, which says nothing of the kitchen. */
const onTheRoad =
  ' (?:(?:n?[ao]|d[aeo]|em|ate|pra|para) )*(?:moto|motoboy|bicicleta|carro|entrega|delivery|viagem|estrada|caminho|rua|caixa|mochila)'

const minutes = reads(
  `${pace}(?:em |ate |no maximo |maximo(?: de)? |menos de |mais (?:de|que) |dentro de |uns )+(?:ate |no maximo |uns )?${number} ?(?:min|minutos?|minutinhos?)(?!${onTheRoad})${after}${rush}`,
  ([, value]) => limit('minutes', amountIn(value)),
)

/** "pratos prontos em dez": minutes, if nothing else is counted. */
const readyIn = reads(
  `(?:(?:tudo|todos?|pratos?|petiscos?|lanches?|comida|que|sai\\p{L}*|saia\\p{L}*|servid[oa]s?|fiquem?|seja\\p{L}*) )*(?:pront[oa]s?|na mesa|saiam?|saindo|servid[oa]s?) (?:em|dentro de) (?:no maximo |ate |uns |menos de )?${number}(?! ?(?:min|dias?|horas?|h|pessoas|pratos|semanas?|reais|%|vias|partes|porcoes|\\d))(?:,? no maximo)?(?=\\s*(?:$|[.,;!?\\n]|e ))`,
  ([, value]) => {
    const minutes = amountIn(value)
    return minutes >= 3 && minutes <= 60 ? limit('minutes', minutes) : null
  },
)

const bareMinutes = reads(
  `${pace}${number} ?(?:min|minutos?|minutinhos?) (?:no maximo|por prato|cada(?: um)?)${rush}`,
  ([, value]) => limit('minutes', amountIn(value)),
)

const foodCost = reads(
  `(?:(?:com|e|o|meu|nosso|quero|tem|que|precisa|ter|um|manter|mantendo|fechar) )*(?:cmv|food ?cost|custo|custos)(?: (?:precisa|precisam|deve|devem|fica|d[aeo]s? (?:comida|prato|pratos|insumos?|ingredientes?|mercadoria)|maximo|maxima|max|total|tem|que|pode|passar|passe|nao|ser|ficar|fique|chegar|de|em|ate|no|por|volta|abaixo|dentro|menos|mais|ate))* ${number} ?(?:%|por cento)(?: (?:no maximo|d[oe] (?:preco|valor)(?: de venda)?|ja com [^.,;?]+))*`,
  ([, value]) => limit('foodCost', amountIn(value)),
)

/** A margin of 70 % leaves 30 % for the food. */
const margin = reads(
  `(?:(?:com|e|a|minha|quero|tem|que|precisa|ter|uma|cada|prato|cada um) )*(?:margem|lucro bruto)(?: (?:bruta|minima|min|de|em|ao|menos|pelo|no|minimo|acima|abaixo|nao|pode|ser|ficar|que))* ${number} ?(?:%|por cento)(?: (?:no minimo|ou mais|pra cima))?`,
  ([, value]) => limit('foodCost', 100 - amountIn(value)),
)

/** "me deixar pelo menos 60 por cento": what is left of the price. */
const leaves = reads(
  `(?:(?:e|cada um|cada|tem que|precisa|que|pra|para|me|nos) )*(?:deixar?|deixe|deixem|deixando|sobrar?|sobre|render|renda)(?: (?:me|nos|pra mim|livre|limpo|uns|pelo menos|no minimo|ao menos|acima de|mais de))* ${number} ?(?:%|por cento)(?: (?:de (?:margem|lucro)(?: brut[oa])?|limpo|livre|no minimo|ou mais|d[oe] preco))?`,
  ([, value]) => {
    const share = amountIn(value)
    return share >= 30 && share < 95 ? limit('foodCost', 100 - share) : null
  },
)

const place = '(?: (?:n[ao]|d[ao]) (?:cozinha|kombi|chapa|trailer|fogao|truck|barraca|carrinho|praca|panela))'

/** "só eu e uma chapa": a tool, and nobody else. */
const isThing = (word: string) => /^(?:uma?|dois|duas)$/.test(word) || findTerm(word)?.kind === 'equipment'

const cooks: readonly Reader[] = [
  reads(`(?:a gente e|somos|sao|e) (?:so |apenas )?${number}(?: pessoas?)?${place}`, ([, value]) =>
    limit('cooks', amountIn(value)),
  ),
  reads(
    `(?:(?:so |apenas )?(?:tenho|tem|temos|com) )?(?:so |apenas )?${number} (?:pessoas?|maos|cabecas)${place}`,
    ([, value]) => limit('cooks', amountIn(value)),
  ),
  reads(
    `(?:so |apenas )?(?:tenho|tem|temos|com|sou) (?:so |apenas )?${number} cozinheir[oa]s?${place}?`,
    ([, value]) => limit('cooks', amountIn(value)),
  ),
  reads(
    `(?:sou |fico |to |estou |e )?so eu(?: e (?:(?:o|a|meu|minha|mais) )*(\\p{L}+))?${place}`,
    ([, other]) => limit('cooks', other === undefined || isThing(other) ? 1 : 2),
  ),
  reads(
    '(?:(?:n?a|durante a|de|em dia de) )?semana (?:e|eh|fica|sou|trabalha|tem|so fica) (?:so|somente|apenas) (?:eu|(?:[oa] )?(?:dona |seu )?\\p{L}+)(?:,? (?:e )?(?:no |aos? )?(?:sab|sabados?|fim de semana|fds)(?:,? (?:e )?(?:dom|domingos?))?(?: (?:e|eh|sao|fica|vem|tem))? (?:mais )?(?:ele|ela|eu|dois|duas)(?: e [^.,;!?]{2,25})?)?',
    () => limit('cooks', 1),
  ),
  reads(
    '(?:a |o )?(?:cozinheir[ao]|quem cozinha|chef) (?:e|eh) (?:(?:[oa]|dona|seu|minha|meu) )*\\p{L}+,? (?:com|e|mais) (?:uma? |o |a )?(?:ajudante|auxiliar)',
    () => limit('cooks', 2),
  ),
  reads(
    '(?:(?:eu )?(?:cozinho|trabalho|fico|to|estou) sozinh[oa](?: na cozinha)?|sozinh[oa] na cozinha)',
    () => limit('cooks', 1),
  ),
]

const someEvening =
  '(?:(?:n?[oa]s?|aos?|de|dia de) )?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|fins? de semana|fds)(?:-feiras?)?(?:,? (?:e|a|ate) (?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:-feiras?)?)?(?: (?:a|de|na) (?:noite|tarde))?(?: (?:a )?(?:cozinha|casa))?'
const staysWith =
  '(?: (?:e|eh|sao|fica|ficam|tem|temos|tenho|trabalha|trabalham|so|apenas|somente|com|a gente|na cozinha))+'

/** "na sexta à noite fica só um cozinheiro" */
const fewAtNight: readonly Reader[] = [
  reads(
    `${someEvening}${staysWith} ${number} (?:cozinheir[oa]s?|pessoas? (?:na cozinha|cozinhando)|chapeir[oa]s?)(?: so| apenas)?(?:,? (?:entao|por isso|e))?`,
    ([, value]) => limit('cooks', amountIn(value)),
  ),
  reads(
    `${number} (?:cozinheir[oa]s?|chapeir[oa]s?)(?: so)? (?:n?[oa]s?|aos?) (?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|fim de semana)(?: (?:a|de) noite)?`,
    ([, value]) => limit('cooks', amountIn(value)),
  ),
]

const tool = (what: string) => (): WishContent[] => [{ kind: 'equipment', what, has: true }]
const sized: readonly Reader[] = [
  reads(`(?:um |uma )?chapa de ${number}(?: ?(?:cm|centimetros))?(?: por ${number})?`, tool('chapa')),
  reads(`(?:um |uma )?fritadeira(?: eletrica| a gas)? de ${number} ?(?:l|litros?)`, tool('fritadeira')),
  reads(
    `(?:(?:a )?(?:cozinha|casa|barraca) )?(?:(?:so )?(?:tem|tenho|temos) )?(?:um )?(?:fogao|fogareiro|cooktop)(?: industrial| a gas| velho| pequeno)?(?: de| com)? ${number} bocas?(?: so)?`,
    tool('fogão ou cooktop'),
  ),
]

const machine =
  '(forno combinado|forno|fritadeira|chapa|fogao|liquidificador|freezer|churrasqueira|grelha|micro-?ondas|processador|defumador)'
const broken =
  '(?:(?:que )?(?:ta|esta|tao|ficou|foi|anda|deu|parou|pifou|quebrou|queimou|estragou|morreu|(?:eu |a gente )?(?:desliguei|desligamos|vendi|vendemos|aposentei|tirei|devolvi)|foi (?:levad[oa]|roubad[oa]|embora|vendid[oa])) ?(?:quebrad[oa]|queimad[oa]|pifad[oa]|parad[oa]|estragad[oa]|com defeito|defeito|ruim|n[oa] (?:conserto|manutencao|oficina)|de (?:funcionar|prestar|pegar)|pro conserto|desligad[oa])?|quebrad[oa]|pifad[oa]|nao (?:ta |esta )?(?:funciona|funcionando|prestando|presta|pega|liga|esquenta)\\p{L}*)'

/** "meu forno tá quebrado até dia 20": the kitchen does without it. */
const outOfOrder = reads(
  `(?:(?:meu|minha|o|a|nosso|nossa) )?${machine}(?: (?:daqui|la|da casa|aqui))? ${broken}(?: (?:ate|desde|faz|ha) [^.,;]{1,20})?(?:,? (?:e )?(?:so |a nova |o novo |outr[oa] )*(?:chega|volta|fica pront[oa]|conserta|compro|vem|consert[oa])(?: [^.,;!?]{1,30})?)?`,
  ([said = '', name = '']) => {
    const term = findTerm(name)
    // "a chapa ficou boa" says the opposite.
    const isBroken =
      /quebr|queim|pif|parad|parou|vend|aposent|tirei|devolv|levad|roubad|embora|estrag|defeito|ruim|conserto|manutenc|oficina|deslig|morreu|nao /.test(
        said,
      )
    return term?.kind === 'equipment' && isBroken
      ? [{ kind: 'equipment', what: term.name, has: false }]
      : null
  },
)

const burners = reads(
  `(?:so )?(?:tenho|tem|temos|com) (?:so )?${number} bocas(?: de (?:fogao|fogo|gas))?`,
  tool('fogão ou cooktop'),
)

/** "só duas cubas de fritura": what the kitchen has, and no wish for what it is for. */
const capacity: readonly Reader[] = [
  reads(
    `(?:(?:so|apenas|tenho|tem|temos|com|porque|pois|ja que) )*${number} (?:cubas?|cestos?|fritadeiras?)(?: pequen[oa]s?| de (?:fritura|fritar|fritadeira|oleo))?`,
    tool('fritadeira'),
  ),
  reads(
    `(?:(?:so|apenas|tenho|tem|temos|com|porque|pois|ja que) )+${number} fritadeira (?:pequena|grande|simples|domestica)`,
    tool('fritadeira'),
  ),
]

const anyMachine =
  '((?:forno (?:combinado|eletrico|a gas|a lenha)|forno|fritadeira|chapa|fogao|cooktop|air ?fryer|liquidificador|freezer|churrasqueira|grelha|micro-?ondas|processador|defumador))'
const withOnly = new RegExp(
  `(?<!\\p{L})(?:(?:eu |a gente |aqui |a casa )?(?:nao (?:temos|tenho|tem)|sem) )${anyMachine}(?:,| e| mas)+ (?:so|apenas|somente)(?: (?:temos|tenho|tem|com|a|o|uma?))* ${anyMachine}(?:(?:, | e )(?:uma? )?${anyMachine})?(?!\\p{L})`,
  'gu',
)

/** "não temos fritadeira, só airfryer e forno elétrico" */
const onlyMachines: Reader = (said) =>
  [...said.matchAll(withOnly)].map(({ 0: whole, 1: lacking = '', index, ...groups }) => ({
    start: index,
    end: index + whole.length,
    wishes: [lacking, groups[2], groups[3]].flatMap((name, at): WishContent[] => {
      const term = name === undefined ? undefined : findTerm(name)
      return term?.kind === 'equipment' ? [{ kind: 'equipment', what: term.name, has: at > 0 }] : []
    }),
  }))

/** An open flame is refused, not the stove. */
const noFlame = reads(
  '(?:sem|nada de|nao pode(?: ter)?|nao quero|evit[ae]r?) (?:fogo alto|labareda|chama(?: alta| aberta)?)(?: n[ao] \\p{L}+)?(?: (?:que|porque) (?:o|a|os) bombeir\\p{L}+(?: \\p{L}+)?)?',
  () => [{ kind: 'exclude', what: 'flambar', why: 'taste' }],
)

export const limitReaders: readonly Reader[] = [
  outOfOrder,
  onlyMachines,
  burners,
  foodCost,
  leaves,
  margin,
  minutes,
  readyIn,
  bareMinutes,
  ...fewAtNight,
  ...cooks,
  ...sized,
  ...capacity,
  noFlame,
]
