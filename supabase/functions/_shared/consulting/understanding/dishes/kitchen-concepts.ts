/**
 * What kitchens tell and ask around an ingredient, by its parts in any wording: an ingredient that went up, a dish of it at a price,
 * what takes its place, guests who eat no meat, who falls ill from what, dishes that the
 * house has already.
 */
import { formOf } from '../../base/request/dish-forms.ts'
import { foldInPlace } from '../text/fold.ts'
import { eitherPrice } from './either-price.ts'
import { leftEachWeek, toUse } from './kept-stock.ts'
import { namesAt } from './names.ts'
import { amountIn, type Found, knownFood, number, type Reader, reads, upTo } from './shape.ts'

const money = `(?:r\\$ ?)?${number}(?: ?reais| ?conto)?`
const kilo = '(?:,? ?(?:o|por|no|a cada) ?(?:quilo|kilo|kg))?'
const name = '((?:\\p{L}+ ){0,2}?\\p{L}+)'
const rose =
  '(?:(?:que|agora|ja|me) )*(?:(?:foi|subiu|passou|pulou|disparou|saltou|encareceu|aumentou|chegou|vai|ta|esta|custa|sai|comprei|compro|veio|vem|fica|ficou|e|eh)(?: (?:ir|subir|passar|chegar|custando|saindo|car[oa]))*)'

/** "O pernil foi para R$ 24 o quilo: um prato dele a 35 deixa 18?" */
const soldAt = reads(
  `(?:(?:a|o|as|os|comprei|compro) )?${name} ${rose} ?(?:a|pra|para|por|em)? ?${money}${kilo}[;,]? ${upTo(30)}(?:vend\\p{L}+|cobr\\p{L}+|sa[ií]r?|prato) ${upTo(30)}(?:a|por|de|ate)(?: (?:menos de|ate|no maximo|uns|so))* ${money}(?:${upTo(18)}(?:ganh\\p{L}+|sobr\\p{L}+|fic\\p{L}+|deix\\p{L}+|lucr\\p{L}+|tir\\p{L}+)(?: (?:com|me|uns|ainda|pra mim|limpos?|de lucro|por volta de))*(?: ${money}| alguma coisa| um trocado| algo)?(?: (?:limpos?|reais|de lucro|pra mim))?)?`,
  ([said = '', what = '', cost, price, least]) => {
    const food = knownFood(what)
    if (!food || !/vend|cobr|prato/.test(said)) return null
    return [
      { kind: 'costNow', item: food.name, price: amountIn(cost), per: 'kg' },
      ...sale(food.name, price, least),
    ]
  },
)

/** "Consigo vender prato de costela a R$ 30 e sobrar R$ 15?" */
const soldOf = reads(
  `(?:da (?:pra|para)|consigo|posso|sera que|vale a pena|compensa) (?:(?:eu|da|pra|para|consigo) )*(?:vend|cobr)\\p{L}+(?: ${money} (?:n?um|por um|num|no))? ?(?:(?:um|uma|o|a|n?um) )?(?:prato|pf|marmita|porcao|executivo)s? (?:feito )?(?:de|com|da|do) ${name}(?: (?:a|por|de)(?: (?:menos de|ate|no maximo|uns|so))* ${money})?(?:${upTo(18)}(?:ganh\\p{L}+|sobr\\p{L}+|fic\\p{L}+|deix\\p{L}+|lucr\\p{L}+)(?: (?:com|me|uns|ainda|pra mim))*(?: ${money})?(?: (?:limpos?|reais|de lucro|pra mim))?)?`,
  ([, before, what = '', after, least]) => {
    const food = knownFood(what)
    const price = after ?? before
    return food && price !== undefined ? sale(food.name, price, least) : null
  },
)

const sale = (what: string, price: string | undefined, least: string | undefined): Found['wishes'] => [
  {
    kind: 'question',
    about: 'sellsAt',
    what,
    price: amountIn(price),
    ...(least === undefined ? {} : { least: amountIn(least) }),
  },
  { kind: 'share', what, of: 'many', count: 1, bound: 'at_least' },
]

const replace =
  '(?:no lugar d[oae]s?|em vez d[oae]s?|troc\\p{L}+(?: d[oa])?|substitu\\p{L}+|tirar?|parar? de usar|largar)'
/** "No lugar do patinho, que foi para R$ 36, o que eu uso?" */
const insteadOf = reads(
  `(?:(?:eu|quero|queria|preciso|da pra|vou|penso em) )*${replace} (?:[oa]s? )?${name},? (?:${rose} ?(?:muito|demais|(?:a|pra|para|por)? ?${money}${kilo}))?[,]? ?(?:(?:e|por|pel[oa]|o que|que|qual|quais|outr[oa]|alguma|algo|uma|um|carne|peixe|coisa|proteina|corte|mais|barat[oa]|em conta|eu|uso|usar|entra|boto|botar|bota|ponho|coloco|posso|pode|ser|custo|preco|do prato|de cada prato|com|cada uma?|e o|da|a|quanto|economizo|fica|ficaria|por prato|o prato|no prato|sai|muda)[, ]*)+`,
  ([, what = '', price], { whole }) => {
    const food = knownFood(what)
    if (!food || (price === undefined && !/car[oa]|subiu|encarec|foi p|disparou/.test(whole))) return null
    return [instead(food.name, price)]
  },
)
/** "O coxão mole foi para 44, o que boto no lugar?" */
const roseInstead = reads(
  `(?:(?:como|porque) )?(?:[oa]s? )?${name} ${rose} ?(?:a|pra|para|por|em)? ?${money}${kilo}[,]? (?:(?:e|entao|ai|o que|que|qual|quais|eu|posso|carne|peixe|corte|coisa|outra?) )*(?:boto|botar|uso|usar|entra|coloco|ponho|fica|vai) (?:no|em) lugar(?: (?:del[ea]|d[oa] \\p{L}+))?(?:[,]? (?:e )?(?:quanto|qual) (?:(?:e que|o custo|fica|sai|custa|economizo|muda|d|o|a|por|em|cada|no|do|prato|com|uma?)[ ]?)+)?`,
  ([, what = '', price]) => {
    const food = knownFood(what)
    return food ? [instead(food.name, price)] : null
  },
)
const instead = (what: string, price: string | undefined): Found['wishes'][number] => ({
  kind: 'question',
  about: 'substituteFor',
  what,
  ...(price === undefined ? {} : { price: amountIn(price) }),
})

/** Guests who eat no meat need a dish, and forbid none: "vem muita gente de fora que não come carne". */
const meatlessGuests = reads(
  `(?:aqui |porque |pois |que )*(?:tem|vem|recebo|atendo|aparece|chega|metade d[ao]s?|muit[oa]s?|tenho) ${upTo(45)}(?:(?:que )?(?:nao|n|nunca) come(?:m)?|(?:que )?(?:deix\\p{L}+|par\\p{L}+) de comer) (?:mais )?carne(?:,? (?:(?:entao|por isso|dai|ai|e|queria|quero|que|bota|botem|ponha|poe|faz|deixa|deixe|inclua|pelo menos|ao menos|no minimo|uns|umas) )*${number}(?: (?:opc\\p{L}+|pratos?|receitas?|d[aeo]l?[ea]?s(?: novos)?))? (?:sem (?:nenhuma? )?carne|vegetarian[oa]s?|(?:que )?serviss?em (?:pra|para) el[ea]s)(?: no meio)?)?`,
  ([, count], { whole }) =>
    count === undefined && /sem (?:nenhuma? )?carne|vegetarian|vegan/.test(whole)
      ? []
      : [
          {
            kind: 'dishTrait',
            what: 'free',
            of: 'vegetariano',
            count: count === undefined ? 1 : amountIn(count),
            bound: 'at_least',
          },
        ],
)

/** Who falls ill from a food, in everyday words: an allergy. */
const fallsIll = reads(
  `(?:(?:tem|tenho|a|o|minha|meu|nossa|uma?|filh[oa]|alun[oa]|cliente|professor[a]?|cozinheir[oa]|ajudante|funcionari[oa]) )*${upTo(30)}(?:incha\\p{L}*|empola\\p{L}*|(?:fecha|fechou|trava) a garganta|(?:fica|ficou) (?:toda? )?(?:vermelh[oa]|inchad[oa]|empolad[oa])|vai (?:parar )?(?:no|pro) hospital|tem choque|passa mal)(?: ${upTo(20)})? (?:com|se comer?|quando come|de comer|se encostar em) ([^.;,!?\\n]{3,40}?)(?:,? (?:entao|por isso|e|ai)? ?(?:isso|el[ea]s?)? ?(?:nao|nem) (?:entra|pode(?: entrar)?|use\\p{L}*|pode ter|quero|bot\\p{L}+)(?: (?:na cozinha|aqui|em nenhum(?: prato)?|isso))*)?(?=$|[.;,!?\\n])`,
  ([, said = '']) => {
    const named = namesAt(said)
    // A word that nobody knows may be what the guest falls ill from.
    const isKnown = named !== null && !/\p{L}/u.test(said.slice(named.length))
    return isKnown ? named.terms.map((term) => ({ kind: 'exclude', what: term.name, why: 'allergy' })) : null
  },
)

const owned =
  '(?:ja|(?:que|porque|pois|ess[ae]) (?:ess[ae] )?(?:eu |a gente |nos )?(?:ja)|que ess[ae] (?:eu )?(?:ja )?) ?(?:(?:eu|a gente|nos|ess[ae]) )*(?:ja )?(?:tenho|temos|tem|vendo|vendemos|faco|fazemos|sirvo|servimos|esta no cardapio|ta no cardapio)(?: (?:no cardapio|tod[oa]s? (?:dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana)|aqui|na casa|sempre))*'
/** "mas lasanha não, que já tenho": a form that no new dish repeats. */
const hasAlready: Reader = (said, { items }) =>
  [
    ...said.matchAll(
      new RegExp(`(?<!\\p{L})(?:(?:mas|so|porem|menos) )*(\\p{L}{4,}) (?:eu )?(?:nao|n),? ${owned}`, 'gu'),
    ),
  ].flatMap((match): Found[] => {
    const [, word = ''] = match
    const isOwn = items.some((item) => foldInPlace(item).toLowerCase().includes(word))
    const form = formOf(word) ?? (isOwn ? word : undefined)
    if (form === undefined) return []
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        wishes: [{ kind: 'question', about: 'notRepeated', what: form }],
      },
    ]
  })

/** "aqui só sirvo caldo, torta e salada": the menu of today, which is told. */
const menuOfToday: Reader = (said) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(?:(?:e|mas) )?(?:(?:eu|a gente|aqui|hoje) )*so (?:tenho|temos|tem|vendo|sirvo|faco) /gu,
    ),
  ].flatMap(({ 0: lead, index }): Found[] => {
    const from = index + lead.length
    const [list = ''] = /^\p{L}+(?:, \p{L}+)*(?: e \p{L}+)?/u.exec(said.slice(from)) ?? []
    const words = list.split(/, | e /u)
    if (words.length < 2 || !words.every((word) => formOf(word) !== undefined)) return []
    return [{ start: index, end: from + list.length, wishes: [] }]
  })

/** "Minha maior dúvida:", "mais uma coisa:" only open a question. */
const opening = reads(
  '(?:(?:e|ah|agora|tenho|so) )*(?:uma|outra|a ultima|minha) (?:duvida|pergunta|coisa|preocupacao)(?: que (?:me|nao) (?:\\p{L}+ ){0,2}\\p{L}+)?(?=:)',
  () => [],
)

/** "o que der para adiantar me salva": as much as fits, and no rule for every dish. */
const asMuchAhead = reads(
  `(?:tudo )?(?:o que|quanto mais|tudo que) (?:der|puder|desse|pudesse|conseguir)(?: (?:pra|para|de))? (?:deix\\p{L}+ (?:pront[oa]|adiantad[oa])|adiantar|fazer|preparar|ficar pront[oa])(?: (?:na vespera|um dia antes|no dia anterior|antes))?(?: (?:melhor|ajuda|ja ajuda|e (?:o que )?(?:me )?\\p{L}+))?`,
  () => [{ kind: 'dishTrait', what: 'ahead', count: 1, bound: 'at_least' }],
)

const courses = {
  sobremesa: /sobremesa|doce/,
  petisco: /entrada|petisco/,
  principal: /principal/,
} as const
/** "o doce tem que levar a castanha da região" */
const courseWith = reads(
  `(?:e )?(?:a|o|uma?) (sobremesa|doce|entrada|petisco|principal) (?:(?:eu|tem que|tinha que|deve|podia|pode) )*(?:queria|quero|ser|vir|levar|gostaria)(?: que (?:fosse|levasse))? (?:com |d[eoa] |feit[oa] (?:com|de) )?(?:[oa] )?${name}(?: (?:daqui|da serra|do sitio|da regiao|da terra|local))?(?:,? (?:que|porque|pois) (?:o |a )?(?:turista|cliente|povo|pessoal|gente|fregues)\\p{L}* ${upTo(30)})?(?=$|[.,;!?\\n])`,
  ([, said = '', what = '']) => {
    const food = knownFood(what)
    const [course] = Object.entries(courses).flatMap(([id, words]) =>
      words.test(said) ? [id as keyof typeof courses] : [],
    )
    return food && course !== undefined
      ? [{ kind: 'dishTrait', what: 'holds', anyOf: [food.name], course, count: 1, bound: 'at_least' }]
      : null
  },
)

const people = '(?:\\p{L}+ ){0,2}?'
/** "somos só nós duas", "só eu e a Dalva na cozinha" */
const hands = reads(
  `(?:(?:na|cozinha|aqui|cozinhando|quem cozinha|a gente|e|que) )*(?:somos|sou|sao|so) (?:so )?(?:nos )?(?:(uma?|dois|duas|tres|quatro|\\d)(?: (?:na cozinha|cozinheir[oa]s|pessoas(?: na cozinha)?))?|eu e (?:[oa] |minha |meu )?${people}\\p{L}+|so eu)(?: na cozinha)?(?=$|[.;,!?\\n]| e )`,
  ([said = '', count]) =>
    /^somos|cozinh|sou so eu|nos d/.test(said) || count === undefined
      ? [
          {
            kind: 'dishLimit',
            of: 'cooks',
            max: count === undefined ? (/eu e /.test(said) ? 2 : 1) : amountIn(count),
          },
        ]
      : null,
)

/** "formatura, 60 pessoas: o que faço na véspera e quanto compro?" */
const feast = reads(
  `${number} (?:pessoas|convidad[oa]s|pratos|alun[oa]s|clientes|hospedes|funcionarios)[,:]? (?:e )?(?:qua(?:l|is)|o que|que pratos?|mont\\p{L}+) ${upTo(45)}(?:vespera|um dia antes|dia anterior|adiantar)(?: (?:na vespera|um dia antes|no dia anterior))?(?:${upTo(12)}quanto (?:de cada(?: coisa)? )?compro)?`,
  ([, count]) => [{ kind: 'question', about: 'dayBefore', count: amountIn(count) }],
)

export const kitchenConcepts: readonly Reader[] = [
  fallsIll,
  opening,
  asMuchAhead,
  courseWith,
  soldAt,
  eitherPrice,
  soldOf,
  roseInstead,
  insteadOf,
  leftEachWeek,
  toUse,
  meatlessGuests,
  hasAlready,
  menuOfToday,
  feast,
  hands,
]
