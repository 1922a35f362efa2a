/** What some of the dishes must be: for two, packed, made ahead, below a price, without something. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { usualGuests } from './part-traits.ts'
import { amountIn, boundOf, boundWords, foodAt, number, pattern, type Reader, reads } from './shape.ts'

type Trait = Extract<WishContent, { kind: 'dishTrait' }>

const trait = (wish: Omit<Trait, 'kind'>): WishContent[] | null =>
  wish.count !== undefined && !(wish.count >= 1 && wish.count <= 12) ? null : [{ kind: 'dishTrait', ...wish }]

const lead = '(?:(?:quero|queria|e|com|que|bota|coloca|inclui|preciso de|faz|faca) )*'
const noun =
  '(?:(?: d?el[ae]s| d[oae]s? (?:pratos?|itens|opcoes|novos)| pratos?| lanches?| petiscos?| opc\\p{L}+| receitas?| sobremesas?| doces?| combos?| principa(?:l|is)))*'
const verbs =
  '(?: (?:que|tem|tenham?|precisam?|devem?|possam?|podem?|seja|sejam|ser|sirvam?|servir|serve|deem|dar?|de|va|vao|ir|fique|ficar|sair|saia|custar?|custe|vender|venda))*'

const people = '(?:pessoas?|gente|cabecas?|bocas)?'
const group = `(?:dividir(?: (?:n?a|em|com a|entre a) (?:mesa|familia|turma|galera))?(?: (?:entre|com|por|pra|para|em) ${number}(?: ${people})?)?|(?:compartilhar|repartir)(?: (?:n?a|em|com a|entre a) (?:mesa|familia|turma|galera))?|(?:o |um )?casal|(?:a )?mesa(?: (?:toda|inteira))?|(?:a |uma )?familia(?: (?:de|com) ${number})?(?: ${people})?|${number} ?${people})`

function servesOf(said: string): number {
  const value = amountIn(said)
  if (Number.isInteger(value) && value > 1 && value <= 12) return value
  return usualGuests(said)
}

const above =
  '(?:,? (?:(?:e )?(?:que )?(?:esse|este|essa|ai|ele)? ?(?:pode|podendo) (?:passar|furar|estourar|ser mais car[oa])(?: d[oe](?:sse)? (?:preco|teto|valor|limite))?))?'

/** "4 petiscos pra dividir" counts all of them; "um prato pra dividir" is one of several. */
const wholeFrom = 3

const sharedAfterCount = reads(
  `${lead}(?:(${boundWords}) )?${number}${noun}${verbs} (?:pra|para|pro|de) (${group})(${above})`,
  (match) => {
    const [said = '', bound, count, serves = ''] = match
    const isPeople = /pessoa|gente|dividir|compartilhar|repartir|casal|mesa|familia/.test(serves)
    if (!isPeople || /desconto|semana/.test(said)) return null
    const isWhole = bound === undefined && amountIn(count) >= wholeFrom
    const course = /^\S+ petisco/.test(said.trim()) ? ('petisco' as const) : undefined
    const counts = isWhole && /^(?:quero |queria |faz )?\S+ (?:pratos?|petiscos?)/.test(said.trim())
    const shared = trait({
      what: 'shared',
      count: amountIn(count),
      bound: boundOf(bound, 'at_least'),
      serves: servesOf(serves),
      ...(/passar|furar|estourar|mais car/.test(match.at(-1) ?? '') ? { mayCostMore: true } : {}),
    })
    if (!shared || !counts) return shared
    return [
      {
        kind: 'count',
        count: amountIn(count),
        bound: 'exactly',
        ...(course === undefined ? {} : { course }),
      },
      ...shared,
    ]
  },
)

/** "cada prato serve duas pessoas" is said of all of them. */
const sharedByAll = reads(
  `(?:cada (?:um|uma|prato|receita)(?: d?el[ae]s)?|todos os pratos|os pratos) (?:tem|tera|terao|vai|vao|deve|devem|precisa|precisam)?(?: que| de)? ?(?:ser )?(?:serve|servem|servir|serv(?:ir)?ao|sirva|sirvam|da|dao|dar|e|sao)(?: bem)?(?: (?:pra|para))? (${group})`,
  ([said, serves = '']) =>
    /prato|serv|sirv/.test(said) && /pessoa|gente|casal|dividir|compartilhar|familia/.test(serves)
      ? trait({ what: 'shared', serves: servesOf(serves), bound: 'at_least' })
      : null,
)

const sharedBeforeCount = reads(
  `${lead}(?:que )?(?:de|deem|da|dar|dando|sirvam?|servir|servindo|sejam?) (?:pra|para|pro) (${group}),? (?:(${boundWords}) )${number}(?! ?(?:reais|min))`,
  (match) => {
    const [, serves = ''] = match
    const count = match.at(-1)
    const bound = match.at(-2)
    return trait({
      what: 'shared',
      count: amountIn(count),
      bound: boundOf(bound, 'at_least'),
      serves: servesOf(serves),
    })
  },
)

const box =
  '(?:(?:levar|viagem|presente(?:ar)?|vender|entrega|delivery)(?: (?:pra casa|embora))?(?: (?:em|na|numa|no|num|de|dentro d[ae]))?(?: (?:uma? )?(?:caix\\p{L}+|pot(?:e|inho)s?|embalag\\p{L}+|marmit\\p{L}+))?)'

const travels =
  '(?:aguent\\p{L}+|resist\\p{L}+|suport\\p{L}+|viaj\\p{L}+|chegu?\\p{L}+ inteir[oa]s?)(?: bem)?(?: (?:uns|umas|cerca de|ate|por|mais de))*(?: (?:\\d{1,3}|\\p{L}+) (?:min\\p{L}*|horas?))?(?: (?:a|na|no|em|de|uma?))* (?:viagem|entrega|caixa|embalagem|moto|motoboy|delivery|marmita|estrada)(?:,? (?:em|na|no|numa?|da|do|de|pra|para)(?: (?:a|o))? (?:caixa|embalagem|entrega|moto|motoboy|delivery|marmita|viagem))*'

const boxed: readonly Reader[] = [
  reads(
    `${lead}(?:(${boundWords}) )?${number}${noun}${verbs} (?:pra|para|de|em|na|no) (${box}|caix\\p{L}+|pote|embalagem)`,
    ([, bound, count]) => trait({ what: 'boxed', count: amountIn(count), bound: boundOf(bound, 'at_least') }),
  ),
  reads(`${lead}tudo(?: pra| para) (?:${box})`, () => trait({ what: 'boxed', bound: 'at_least' })),
  // "dois lanches precisam aguentar a viagem em caixa, para entrega"
  reads(`${lead}(?:(${boundWords}) )?${number}${noun}${verbs} ${travels}`, ([, bound, count]) =>
    trait({ what: 'boxed', count: amountIn(count), bound: boundOf(bound, 'at_least') }),
  ),
  reads(`${lead}(?:tudo|todos(?: os pratos)?|todas)${verbs} ${travels}`, () =>
    trait({ what: 'boxed', bound: 'at_least' }),
  ),
]

const ahead: readonly Reader[] = [
  reads(
    `${lead}(?:(${boundWords}) )?${number}${noun}${verbs}(?: eu| a gente)?(?: fazer| faca| faco| deixar?| prepare| preparar| pront[oa]s?| feit[oa]s?)* (?:n[ao]|de|um) (?:vespera|dia (?:antes|anterior))`,
    ([, bound, count]) => trait({ what: 'ahead', count: amountIn(count), bound: boundOf(bound, 'at_least') }),
  ),
  reads(
    '(?:que |pra |para |tudo |todas? |todos? |(?:eu|a gente|da|possa|posso|consiga|quero|de pra|da pra) )*(?:faca|fazer|faco|preparar?|prepare|deix\\p{L}+ pront[oa]s?|feit[oa]s?|pront[oa]s?) (?:tudo )?(?:n[ao]|de|um) (?:vespera|dia (?:antes|anterior))',
    () => trait({ what: 'ahead', bound: 'at_least' }),
  ),
]

const money = '(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?|\\p{L}+(?: e \\p{L}+)?)'
const rival =
  '(?:(?:o |a |meu |minha )?(?:vizinh[oa]|concorren\\p{L}+)[^.;,]{0,30}? (?:por|a) (?:r\\$ ?)?\\d{1,4}(?:,\\d\\d)?(?: reais| conto)?,? (?:entao|por isso|dai|e) )?'
const priced = reads(
  `${rival}${lead}(?<!cada )(?:(${boundWords}) )?${number}(?: d?el[ae]s| d[oae]s? pratos?| lanche| prato| petisco)? (?:(?:tem|precisa|deve|pode|podem|nao|tenha|que|sair|saia|custar|custe|ser|ficar|fique|vender|a|por|de) )+(ate|menos de|no maximo|abaixo de|menos que|passar de) ${money}(?: ?(?:reais|conto\\p{L}*|pila|real))?`,
  (match) => {
    const [said = ''] = match
    const [bound, count, below = '', value = ''] = match.slice(1)
    const isFree = /(?:pode|podendo) /.test(said) && /ate/.test(below)
    const price = /^\d/.test(value) ? Number(value.replace(',', '.')) : amountIn(value)
    if (!Number.isFinite(price) || price <= 0 || /minuto|pessoa/.test(said)) return null
    const max = /menos|abaixo/.test(below) ? price - 0.01 : price
    const freedom = isFree ? { mayCostMore: true } : {}
    return trait({
      what: 'priced',
      count: amountIn(count),
      bound: boundOf(bound, 'at_least'),
      max,
      ...freedom,
    })
  },
)

/** Who must avoid something in one of the dishes, or why, at the end of the wish. */
const because =
  '(?: (?:por causa d[aoe]s?|por|pra|para|pro|na|no|que)(?: (?:a|o|um|uma|os|as|cliente|clientes|alergia|alergic[oa]s?|quem|tem|freguesa?|mesa|da|de|do|semana santa|quaresma|sexta-feira santa|sexta santa|paixao|dieta|filh[oa]|alguem|e|minha|meu|turma|veganos?|vegetarianos?)(?!\\p{L}))*)?'

/** Something is asked for in all of the dishes, so that the one without it is told apart. */
const inAll = /(?<!\p{L})em (?:todos?|todas?|tudo)(?!\p{L})/u

/** "um sem leite por alergia", "dois têm que ser sem carne": counts the dishes that leave it out. */
const without: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:(?:que|e|com|mas) )*(?:(${boundWords}) )?${number}(?: d?el[ae]s| d[oae]s? (?:pratos?|itens)| pratos?| opc\\p{L}+)*((?: (?:tem|tenham|precisam?|devem?|que|seja|sejam|ser|de))*) (?:sem|(que nao (?:lev|tenh|us)\\p{L}+)) (?:nenhuma? |nada de )?`,
        'gu',
      ),
    ),
  ].flatMap((match) => {
    const [lead = '', bound, count, verb, unlike] = match
    const start = match.index
    const from = start + lead.length
    const rest = said.slice(from)
    const food = /^(?:gluten|lactose|leite)/.test(rest) ? foodAtOf(rest) : foodAt(rest)
    const value = amountIn(count)
    if (!food || !(value >= 1 && value <= 12)) return []
    const tail = new RegExp(
      `^(?: (?:de bicho |de animal )?(?:de sangue quente|vermelha|de boi|nenhum[ao]?))?${because}`,
      'u',
    ).exec(rest.slice(food.length))
    const end = from + food.length + (tail?.[0].length ?? 0)
    // "um sem leite", "um sem leite por alergia" on their own: other readers know these.
    const isPart =
      verb !== '' || unlike !== undefined || /santa|quaresma|paixao/.test(tail?.[0] ?? '') || inAll.test(said)
    if (!isPart) return []
    // "3 sem álcool", "um sem leite nem ovo": other readers know these.
    if (/^ (?:e|nem|ou)(?! (?:o|os|as?|um|uma|todos|coloca|quero) )|^ ?,? nem /.test(said.slice(end)))
      return []
    const what = food.term.name
    return [
      {
        start,
        end,
        wishes: [
          {
            kind: 'share' as const,
            what,
            of: 'many' as const,
            count: value,
            ...(bound !== undefined || verb !== '' ? { bound: boundOf(bound, 'at_least') } : {}),
            without: true,
          },
        ],
      },
    ]
  })

/** Foods that the lexicon has under a group's or an allergen's name. */
function foodAtOf(rest: string): ReturnType<typeof foodAt> {
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? []
  const term = findTerm(word)
  return term ? { term, length: word.length } : null
}

const courses: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/^(?:sobremesa|doce|docinho)/, 'sobremesa'],
  [/^(?:entrada|entradinha|petisco|tira ?gosto)/, 'petisco'],
  [/^lanche/, 'lanche'],
]

/** "e um doce", "coloca uma sobremesa também": one more course beside what was counted. */
const oneMore = reads(
  `(?:(?:e|mais|com|coloca|bota|poe|inclui|quero|junta|fecha com|alem de) )+(?:mais )?${number} (sobremesas?|doces?|docinhos?|entradas?|entradinhas?)(?: tambem| no final| pra fechar)?(?! d[eao])`,
  ([, count, course = '']) => {
    const found = courses.find(([words]) => words.test(course))?.[1]
    const value = amountIn(count)
    if (!found || !(value >= 1 && value <= 12)) return null
    return [{ kind: 'count', count: value, bound: 'exactly', course: found }]
  },
)

/** "cachaça em uma sobremesa só" */
const cachacaOnce = reads(
  '(?:a |com )?(?:cachaca|pinga)(?: (?:se (?:for|tiver)(?: que)?(?: usar| entrar| por| botar)?|pode(?: entrar| ir)?|quero|so|apenas))*,? (?:so |apenas |somente )?em (?:(?:so|apenas) )?(um|uma) (?:del[ae]s|pratos?|receitas?|sobremesas?|doces?|petiscos?|lanches?)(?: (?:so|apenas|somente))?',
  ([said = '']) => [
    /se (?:for|tiver)|pode/.test(said)
      ? { kind: 'share', what: 'cachaça', of: 'few', count: 1, bound: 'at_most' }
      : { kind: 'share', what: 'cachaça', of: 'many', count: 1 },
  ],
)

/** "2 individual até 52 e 2 pra dividir até 105": the price of those for one is the rule, the others state their own. */
export const individualReaders: readonly Reader[] = [
  cachacaOnce,
  reads(
    `(?:(?:sendo|e|os|as) )*${number} (?:pratos? )?individua(?:l|is)(?: (?:de |por |custando |com preco )?(?:ate|no maximo|max|menos de) ${money}(?: ?(?:reais|conto\\p{L}*|pila|real))?)?`,
    ([, , value]) => {
      const max =
        value === undefined ? 0 : /^\d/.test(value) ? Number(value.replace(',', '.')) : amountIn(value)
      return max > 0 ? [{ kind: 'price', max }] : []
    },
  ),
]

/** "queria 1 com cachaça no preparo": the others have none. */
const withCachaca = reads(
  `(?:(?:quero|queria|gostaria de|preciso de|pode ser|so) )+(?:(${boundWords}) )?${number}(?: d?el[ae]s| prato)? (?:com|que leve|que tenha|levando|usando|feito com) (?:a )?(?:cachaca|pinga)(?: (?:n[oa]|d[oa]) (?:preparo|receita|molho|panela|massa|calda|casa))?(?=\\s*(?:[,.;:(!?]|$))`,
  ([, bound, value]) => {
    const count = amountIn(value)
    if (!(count >= 1 && count <= 3)) return null
    return [
      { kind: 'share', what: 'cachaça', of: 'many', count, ...(bound ? { bound: boundOf(bound) } : {}) },
    ]
  },
)

/** "melhor tudo sem glúten se der, se não der me avisa qual" */
const softDiet: Reader = (said) =>
  [
    ...said.matchAll(
      pattern(
        '(?:(?:melhor|de preferencia|se possivel|prefiro|queria|quero|ideal) )*(?:que )?(?:fosse |seja )?tud[oi]n?h?o? sem (gluten|lactose|leite|acucar|ovo)(?: se (?:der|puder|possivel|for possivel))?(?:,? (?:e )?se nao (?:der|puder|for possivel)(?:,? (?:me )?(?:avis|diz|dig|fal|marc)\\p{L}*(?: (?:qual|quais|onde|quem)(?: (?:tem|leva|nao e|e))?)?)?)?',
      ),
    ),
  ].flatMap((match) => {
    const term = findTerm(match[1] ?? '')
    if (!term || !/ se /.test(match[0])) return []
    const wish = { kind: 'exclude' as const, what: term.name, why: 'diet' as const }
    return [{ start: match.index, end: match.index + match[0].length, wishes: [wish] }]
  })

export const plateReaders: readonly Reader[] = [
  softDiet,
  withCachaca,
  priced,
  sharedByAll,
  sharedBeforeCount,
  sharedAfterCount,
  ...boxed,
  ...ahead,
  without,
  oneMore,
]
