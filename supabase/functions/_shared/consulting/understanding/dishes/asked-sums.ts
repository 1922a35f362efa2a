/** Sums that owners ask for about dishes, as concepts in any order of words: what a price change costs, fees, combos, halves. */
import { clockHour } from './clock.ts'
import { amountIn, foodAt, foodIn, number, type Reader, reads } from './shape.ts'

const drink = '(sucos?|refri(?:gerante)?s?|chopes?|cervejas?|cafes?|aguas?|caipirinhas?|cajuinas?)'
/** Anything within one thought. */
const upTo = (length: number) => `[^.;!?\\n]{0,${length}}?`
const money = `(?:r\\$ ?)?${number}(?: ?reais| ?conto| ?real)?`
const kilo = '(?:(?: ?o| por| no| do)? ?(?:quilo|kg|kilo|litro|pacote|cartela|bandeja))?'
const asks = '(?:quanto|o que|em quanto|qual|como)'
const changes =
  '(?:perc[oa]|perde|muda|custa|pes[ao]|sobe|fica|sobra|deix[oa]|cai|aumenta|ganh[oa]|vai|tir[oa])'

/** "se o fígado for a 20 o quilo, o que perco por prato" */
const ingredientPrice = reads(
  `(?:(?:e|outra coisa|agora|tipo|ai|por exemplo)[,]? )*(?:(?:se|quando|caso|dizem que|parece que|falaram que|acho que) )?(?:o (?:preco|quilo) d)?(?:[oa]s? )?(${upTo(30)}) (?:vai (?:subir|passar|ir)?|subir|subisse|aumentar|for|passar|ir|chegar|ficar|custar|encarecer|baixar|cair|vier)(?: d[eo] ${money}${kilo})? (?:pra|para|a|ate|por) ${money}${kilo}[,]? ${asks} ${upTo(30)}${changes}(?: quanto)?(?: (?:(?:em|por|de|no|na) (?:cada )?|cada )(?:um|prato|porcao|marmita|dos? pratos?|cada)(?: (?:de|com|que leva) \\p{L}+)?| n[oa] (?:custo|preco) d[oe]s? (?:pratos?|cada))?`,
  ([, name = '', ...found]) => {
    const food = foodIn(name)
    const price = amountIn(found.findLast((one) => one !== undefined))
    return food && price > 0 ? [{ kind: 'question', about: 'ingredientPrice', what: food.name, price }] : null
  },
)

const box = '(?:quentinhas?|marmitas?|isopor|caixa|caixinha|embalagem|viagem|moto|mochila do motoboy)'
const bears =
  '(?:aguent\\p{L}*|dur\\p{L}+|resist\\p{L}*|fic\\p{L}+ bo[nma]s?|cheg\\p{L}+ bo[nma]s?|vira\\p{L}* papa)'
const whichOnes =
  '(?:(?:eu )?(?:queria|quero|gostaria de|preciso) saber |me (?:diz|fala|diga)[,]? |e )?(?:qua(?:l|is) |o que |quem |algum )'

/** "quais seguram meia hora na marmita" */
const inBox = reads(
  `${whichOnes}${upTo(40)}${bears} ${upTo(25)}${number} ?(min|minutos?|h|horas?) ${upTo(30)}${box}(?: (?:termica|de isopor|sem (?:virar papa|murchar|amolecer|empapar|estragar)|fechad[oa]))*`,
  ([, value, unit = '']) => [
    { kind: 'question', about: 'holdsInBox', count: amountIn(value) * (unit.startsWith('h') ? 60 : 1) },
  ],
)
const inBoxToo = reads(
  `${whichOnes}${upTo(30)}${bears} ${upTo(20)}${box}(?: (?:sem (?:virar papa|murchar|amolecer|empapar)|fechad[oa]))*`,
  () => [{ kind: 'question', about: 'holdsInBox' }],
)

const outside =
  '(?:sem (?:a )?geladeira|fora d[ae] geladeira|no sol|no calor|n[oa] (?:bolso|mochila|bolsa|trilha|praia))'
const tellMe =
  '(?:[,.]? (?:se|o que|quem|qual) (?:algum|alguma|nao|um)? ?(?:nao )?aguent\\p{L}*(?: com seguranca)?[,]? (?:me )?(?:fal[ae]|avis[ae]|diz|diga|conta)(?: na lata)?(?:[,]? que (?:eu )?nao vendo(?: pra levar)?)?)?'

/** "precisa durar três horas na mochila, fora do gelo" */
const unchilled = reads(
  `(?:(?:e|que|eles|tem|tem que|precisa\\p{L}*|devem?|qua(?:l|is)(?: del[ae]s| desses)?|algum) )*${bears} ${upTo(20)}${number} ?(?:h|horas?) ${upTo(40)}${outside}(?: d[aoe]s? \\p{L}+)?(?:[,]? (?:e )?(?:sem geladeira|fora da geladeira|no sol|no calor))*${tellMe}`,
  ([, value]) => [{ kind: 'question', about: 'unchilled', count: amountIn(value) }],
)

const calories = reads(
  `(?:(?:da (?:pra|para)|voce|me|pode|consegue|consegues|quero|queria|gostaria de|saber|e|dizer|diz|diga|falar|informar|por|bota\\p{L}*|coloc\\p{L}*|quant[ao]s?|as|tem|ter|de cada|o valor|valor|a tabela|tabela|de) )*(?:calorias?|kcal|calorico)(?: (?:tem|de cada|d[oa]s?|cada|um|prato|pratos|ele|isso|eles|por porcao|por prato|barrinhas?|doces?|lanches?|marmitas?|que|tem isso))*(?:[?,]* (?:os|as|o) \\p{L}+ (?:perguntam?|pedem?|querem saber)(?: \\p{L}+)?)?`,
  // "Menos de 500 kcal" sets a limit, and asks nothing.
  (_, { whole }) => (/\d ?(?:kcal|calor)/.test(whole) ? null : [{ kind: 'question', about: 'calories' }]),
)

const pan = '(?:chapa|panela|fritadeira|oleo|frigideira|forno|grelha|bancada)'
const avoided = (said: string): string =>
  /celiac|gluten|pao|trigo/.test(said)
    ? 'glúten'
    : /lactose|leite|queijo/.test(said)
      ? 'leite'
      : (foodIn(said.replace(/chapa|panela|fritadeira|oleo|frigideira|forno/g, ' '))?.name ?? 'glúten')

/** "celíaco come o que passa na chapa do pão?" */
const sharedPan = reads(
  `(?:(?:pra |para )?(?:o|a|um|uma) (?:celiac[oa]|alergic[oa])[:,]? )?(?:(?:tenho|tem|vem) (?:(?:um|uma) )?(?:clientes?|hospedes?|turistas?) celiac[oa]s?[,:]? )?(?:(?:e|mas|so que|a|o|minha|meu|uso) )*(?:${pan} (?:e|eh|sendo|fica)? ?(?:a |o )?mesm[ao]|mesm[ao] ${pan})(?: (?:d[oae]s?|pra|para|que|com|em) ${upTo(25)})?(?:[,]? (?:e ai|entao|mesmo assim|sera que))*[,]? (?:da|posso|pode|tem problema|tem como|rola|e seguro|consigo)(?: (?:pra|para|de|servir|fazer|atender|vender|a|pro|pra|ela|ele|el[ae]s|celiac[oa]s?))*`,
  ([said = ''], { whole }) => [
    // A guest who comes: nothing new holds it, unless the owner says how many dishes are for the guest.
    ...(/(?:tenho|tem|vem) (?:uma? )?(?:clientes?|hospedes?|turistas?) celiac/.test(said) &&
    !/\d (?:opcoes|pratos|itens) (?:pra|para|sem)/.test(whole)
      ? [{ kind: 'exclude' as const, what: 'glúten', why: 'allergy' as const }]
      : []),
    { kind: 'question' as const, about: 'sharedPan' as const, what: avoided(said) },
  ],
)

const platform = '(?:app|aplicativos?|i ?food|rappi|99 ?food|delivery|entrega|plataforma)'
const takes =
  '(?:fica(?:ndo)? com|come|cobra|leva|tira|desconta|pega|morde|com taxa de|taxa (?:e |eh |de )?(?:de )?)'

/** "no aplicativo, que fica com 27%, por quanto vendo pra sobrar o mesmo?" */
const fee = reads(
  `(?:(?:e|ai|quando|eu|vendo|vender|comecei a entregar|pel[oa]|n[oa]|por|d[oa]|a) )*${platform}[,]? (?:(?:que|ele|la|eles|me|ja) )*${takes} ?${number} ?(?:%|por ?cento)(?: (?:de cada venda|do (?:valor|preco)|de (?:taxa|comissao)|das vendas|em cima))?[,:]? ?(?:(?:e|entao|ai|por|que|qual|o|a|quanto|preco|eu|que eu|tenho|boto|bota|coloco|cobro|cobrar|vendo|vender|ponho|la|de|devo|seria|pra|para|ficar|sobrar|com|o mesmo|a mesma|coisa|mesma coisa|mesmo|dinheiro|lucro)[ ,]*)*`,
  ([said = '', value]) =>
    /quanto|que preco|qual (?:o )?preco/.test(said)
      ? [{ kind: 'question', about: 'feePrice', percent: amountIn(value) }]
      : [],
)
const feeTold = new RegExp(`${takes} ?${number} ?(?:%|por ?cento)`, 'u')
/** "quanto que eu tenho que cobrar pra sobrar a mesma coisa", behind what the platform takes. */
const feeAsked = reads(
  '(?:quanto|por quanto|que preco|qual preco|qual o preco) (?:(?:que|eu|la|nele|tenho|devo|cobr\\p{L}+|vend\\p{L}+|bot\\p{L}+|coloc\\p{L}+|ponho|de|por) )*(?:pra|para|pr[oa]|ai) (?:(?:me|eu|mim) )*(?:sobrar|ficar|ganhar|dar|tirar|deixar)(?: com)? (?:o mesmo|a mesma coisa|igual)(?: (?:lucro|dinheiro|valor))?',
  (_, { whole }) => {
    const [, value] = feeTold.exec(whole) ?? []
    return value === undefined ? null : [{ kind: 'question', about: 'feePrice', percent: amountIn(value) }]
  },
)

const half = reads(
  `(?:(?:eu|e|queria|quero|tambem|oferecer|vender|se|fizer|fazer|ter|a|de|penso em|da pra) )*meia (?:porcao|marmita|dose de comida)[,:]? (?:(?:por|quanto|eu|vendo|cobro|a|meia|fica|sai|que|qual|preco|o|seria|devo|cobrar|vender|boto|e|custa|d[ae])[ ,]*)+`,
  ([said = '']) => (/quanto|preco/.test(said) ? [{ kind: 'question', about: 'halfPortion' }] : null),
)
const halfPrice = reads(
  '(?:por quanto|quanto|que preco|qual o preco|a que preco) (?:(?:eu|vendo|cobro|custa|fica|sai|da|d|e|a|seria|devo|cobrar|boto)[ ]*)*meia(?: porcao)?',
  () => [{ kind: 'question', about: 'halfPortion' }],
)

const plates = '(?:pratos|porcoes|refeicoes|marmitas|quentinhas|almocos|pedidos|lanches|pfs|petiscos)'
const hour =
  '(?:meio[- ]dia(?: e meia)?|meia[- ]noite|\\d{1,2} ?(?:h|:)? ?(?:\\d{2})?(?: ?horas?)?|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)(?: (?:hora|horas))?(?: d[ao] (?:manha|tarde|noite))?'
const asksToCope =
  /(?<!\p{L})(?:da conta|dou conta|damos conta|da tempo|sera que da|aguent\p{L}+|consig\p{L}+|da(?= *\?)|cabe)(?!\p{L})/u
const span = `(?:entre|d[eoa]s?) (${hour}) (?:e|ate|a|as|ao) (?:as? )?(${hour})`
const copes =
  '(?:(?:sera que|a gente|nos|eu|a cozinha|el[ae]s?|e)[, ]*)*(?:da conta|dou conta|damos conta|aguent\\p{L}+|da tempo|da(?= *[?.\\n]| *$)|cabe|consig\\p{L}+|da pra (?:fazer|servir|atender)|vence\\p{L}*)'

/** "entre meio-dia e uma saem 40 pratos com duas pessoas, dá?" */
const fullHour = reads(
  `(?:(?:e|n[oa]|aos?|de|sabados?|domingos?|sextas?)[, ]+)*${span}[,]? (?:(?:a gente|eu|aqui|que|tem|dia que|uns|umas|quase|cerca de) )*(?:sa[ei]\\p{L}*|vend\\p{L}+|serv\\p{L}+|fa[zc]\\p{L}+|tem) (?:(?:uns|umas|quase|cerca de|mais de|ate) )?${number} ${plates}(?:[,]? (?:e |com |so )?(?:(?:somos|sao|tem|com|so|eu|e|na|cozinha|a gente|minha|meu|duas|dois|tres|pessoas|\\d|irma|filha|filho|mae|marido|esposa)[, ]*)*)?(?:[.,:]? ?${copes})?`,
  ([said = '', from = '', to = '', value], { whole }) => {
    if (!asksToCope.test(whole) && !/somos|so eu|sozinh/.test(whole)) return null
    const end = clockHour(to, clockHour(from))
    const early = clockHour(from)
    // "das sete às nove da noite": both are of the evening.
    const start = early !== null && end !== null && early < 12 && end - early > 12 ? early + 12 : early
    const count = amountIn(value)
    const [, people] =
      new RegExp(`(?:somos|com|tem|so) (?:so )?${number}(?: pessoas)?(?: na cozinha)?`, 'u').exec(said) ?? []
    const hands = amountIn(people)
    return [
      start !== null && end !== null && end > start
        ? { kind: 'question', about: 'fullHour', count, start, end }
        : { kind: 'question', about: 'fullHour', count },
      ...(Number.isInteger(hands) && hands > 0 && hands < 10
        ? [{ kind: 'dishLimit' as const, of: 'cooks' as const, max: hands }]
        : []),
    ]
  },
)

const gone =
  '(?:faltar|falta|acabar|acaba|sumir|some|nao achar|nao acho|nao tiver|nao encontrar|nao vier|estiver (?:em falta|cara|caro))'
const instead =
  '(?:troc\\p{L}*|us[oae]\\p{L}*|coloc\\p{L}*|bot\\p{L}*|ponh?\\p{L}*|substitu\\p{L}*|no lugar|entra|faco)'

/** "quanto me sobra", behind the combo that it is about. */
const leftOfIt = reads(
  'quanto (?:(?:e que|que|e) )?(?:me )?(?:sobra|fica|deixa)(?: (?:pra mim|de lucro))?',
  (_, { whole }) =>
    new RegExp(`com (?:um |uma |${number} )?${drink}[^.;!?]{0,30} por`, 'u').test(whole) ? [] : null,
)

/** "Dá conta?", "a gente aguenta?", behind the hour that it is about. */
const copesAlone: Reader = (said) => {
  const own = said.trim()
  return new RegExp(`^${copes}\\s*\\??$`, 'u').test(own) && own.split(' ').length < 5
    ? [{ start: said.indexOf(own), end: said.indexOf(own) + own.length, wishes: [] }]
    : []
}

/** "se faltar macaxeira, troco pelo quê?" */
const lacking = reads(
  `(?:(?:e|ai) )?(?:se|quando|caso) (?:(?:um dia|eu|a gente|o|a|os|as) )*${gone}(?: (?:o|a|os|as|de))? (\\p{L}+(?: (?:de|do|da) \\p{L}+| verde| coalho)?)(?: (?:aqui|n[oa] \\p{L}+|na feira))*[,]? (?:(?:eu|a gente|o que|que|qual|quero saber|entao) )*${instead}(?: (?:pel[oa]|por|o|que|qual|no|na|em|lugar|dela|dele|d[oa]|eu|uso|ponho|boto|coloco))*`,
  ([, name = '']) => {
    const food = foodAt(name)?.term ?? foodIn(name)
    return food ? [{ kind: 'question', about: 'substituteFor', what: food.name }] : null
  },
)

/** "o que no lugar": the rest of such a question. */
const insteadOfIt = reads(
  '(?:o que|qual|que coisa) (?:(?:eu|uso|ponho|boto|coloco|entra) )*no lugar(?: d[ae]la?| dele)?',
  (_, { whole }) => (new RegExp(gone, 'u').test(whole) ? [] : null),
)

/** "prato + suco por até R$ 30: quanto sobra?" */
const withDrink = reads(
  `(?:(?:e|se|eu|pensei em|vender|vendo|montar|fizer|fazer|penso em|combo|de|um|uma|o|a|cada) )*(?:pratos?|petiscos?|marmitas?|lanches?|pf|quentinhas?) ?(?:\\+|com|mais|e) ?(?:${number} |um |uma )?${drink}(?: \\p{L}+)? (?:por|a|de|ate)(?: (?:no maximo|ate|uns|so))* ?${money}(?:[,:]? (?:(?:e que|quanto|que|e|o que|me|sobra|fica|deixa|pra|mim|rende|lucro|da|ganho|eu|tiro)[ ,]*)*(?:sobra|fica|deixa|rende|lucro|ganho|tiro)(?: (?:pra mim|de lucro|pra gente))?)?`,
  ([, count, name = '', price]) => [
    {
      kind: 'question',
      about: 'withDrink',
      what: name.replace(/s$/u, ''),
      price: amountIn(price),
      ...(amountIn(count) > 1 ? { count: amountIn(count) } : {}),
    },
  ],
)

/** "um quilo de peito rende quantos pratos", "com 1 kg de carne de sol eu faço quantas porções" */
const kiloYields = reads(
  `(?:(?:e|eu|queria|quero|saber|com|de|cada) )*(?:${number}|meio) ?(?:quilos?|kg|kilos?) de (\\p{L}+(?: (?:de|do|da) \\p{L}+)*) (?:(?:eu|a gente|que|me) )*(?:rende\\p{L}*|d[ae]o?|faco|faz|sai|saem|tira|tiro|fa[cz]\\p{L}+) (?:em )?quant[oa]s (?:pratos|porcoes|marmitas|quentinhas|petiscos|refeicoes|lanches)`,
  ([, amount, name = '']) => {
    const food = foodAt(name)?.term ?? foodIn(name)
    const kilos = amount === undefined ? 0.5 : amountIn(amount)
    return food && kilos > 0
      ? [{ kind: 'question', about: 'yields', what: food.name, count: Math.round(kilos * 1000) }]
      : null
  },
)

export const askedSums: readonly Reader[] = [
  ingredientPrice,
  inBox,
  inBoxToo,
  unchilled,
  sharedPan,
  calories,
  fee,
  feeAsked,
  half,
  halfPrice,
  fullHour,
  copesAlone,
  leftOfIt,
  lacking,
  insteadOfIt,
  kiloYields,
  withDrink,
]
