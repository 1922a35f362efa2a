/**
 * Orders that owners tell as a story: what is left over and how many recipes use it, what somebody of the house does not
 * eat, a cap as a fraction of the price, tools of which each dish uses one.
 */

import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { DishWay } from '../../base/request/dish-wishes.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { stockUnitIn } from '../text/stock-units.ts'
import { boughtWhole, cutsToSell, sellsItself } from './cuts-of-animals.ts'
import { clauseStarts, namesAt, sentenceAt } from './names.ts'
import { amountIn, type Found, foodAt, leading, number, type Reader, reads } from './shape.ts'
import { ofSome } from './told-of-some.ts'

const remains = leading(
  '(?:(?:eu|aqui|ja|sempre|todo dia|me|ta|esta|fica|tem|tenho|temos|fico com|muit[oa]|bastante|um monte de|uns?|umas?) )*(?:sobr(?:a|am|ando|ou|aram))(?: (?:sempre|todo dia|muit[oa]s?|bastante|um monte de|uns?|umas?|o|a|os|as))*',
)
const ofYesterday =
  '(?: (?:de|do|da) (?:ontem|dia anterior|dia|vespera|outro dia|domingo|sabado|segunda|terca|quarta|quinta|sexta|fim de semana|almoco|jantar)| da vespera| amanhecid[oa]s?| dormid[oa]s?| velh[oa]s?| (?:bem |ja )?(?:madur|passad|dur|assad|cozid|pront)[oa]s?| tod[oa]s? (?:[oa]s? )?(?:dias?|semanas?|noites?)| sempre| direto)*'
const howMuch = `(?:,? (?:uns|umas|cerca de|mais ou menos|quase|da|em media)* ?${number} ?(kg|quilos?|kilos?|gramas?|g|litros?|l|unidades?|un)(?: (?:por|a[o]?|tod[oa]s?)(?: [oa]s?)? (dia|semana|noite)s?)?)?`
const usesIt = `(?:,? (?:(?:entao|e|por isso|ai|quero que) )*(?:(?:pelo menos|ao menos|no minimo) )?${number} (?:das |dos |del[ae]s?|receitas?|pratos?|lanches?|opc\\p{L}+| )*(?:tem|tenha|precisa|precisam|deve|devem|que|de|vai)(?: (?:que|de))* (?:gast\\p{L}+|us\\p{L}+|aproveit\\p{L}+|consum\\p{L}+|lev\\p{L}+|dar conta d?)(?: (?:n?isso|n?ess[ea]s?(?: \\p{L}+)?|n?el[ea]s?|disso|del[ea]s?|tudo isso|ess[ea] sobra))?)?`
const daysAWeek = 7
const tail = new RegExp(`^${ofYesterday}${howMuch}${usesIt}(?![\\p{L}\\p{N}])`, 'u')

/** "tenho sobrando pão francês de ontem, uns 3 kg por dia, então pelo menos uma receita tem que gastar isso" */
const leftOver: Reader = (said) =>
  [...said.matchAll(remains)].flatMap(({ 0: lead, index }): Found[] => {
    const from = index + lead.length
    const food = foodAt(said.slice(from))
    const rest = food && tail.exec(said.slice(from + food.length))
    // "sobra frango do almoço": what follows may narrow it.
    const ends = /^\s*(?:[.,;:!?\n]|$)/.test(said.slice(from + (food?.length ?? 0) + (rest?.[0].length ?? 0)))
    if (!food || !rest || !ends) return []
    const what = food.term.name
    const [, amount, unit = '', each, count] = rest
    const kind = stockUnitIn(unit)
    const [stock, recipes] = [amountIn(amount), amountIn(count)]
    return [
      {
        start: index,
        end: from + food.length + rest[0].length,
        wishes: [
          { kind: 'prefer', what, why: 'supply' },
          ...(kind !== undefined && stock > 0
            ? [
                {
                  kind: 'leftover' as const,
                  what,
                  amount: each === undefined || each === 'semana' ? stock : stock * daysAWeek,
                  unit: kind,
                  ...(each !== undefined && { weekly: true as const }),
                },
              ]
            : []),
          ...(Number.isInteger(recipes) && recipes > 0
            ? [
                {
                  kind: 'share' as const,
                  what,
                  of: 'many' as const,
                  count: recipes,
                  bound: 'at_least' as const,
                },
              ]
            : []),
        ],
      },
    ]
  })

const oneUsesIt = reads(
  `(?:(?:entao|e|por isso|ai) )*(?:(?:pelo menos|ao menos|no minimo) )?${number} (?:receitas?|pratos?|lanches?|petiscos?|doces?|del[ae]s) (?:tem|tenha|precisa|precisam|deve|devem|que|de|vai)(?: (?:que|de))* (?:gast\\p{L}+|us\\p{L}+|aproveit\\p{L}+|consum\\p{L}+|lev\\p{L}+) (?:n?isso|n?ess[ea]s?(?: \\p{L}+)?|el[ea]s?|disso|del[ea]s?|ess[ea] sobra)`,
  ([, said], { whole }) => {
    const leads = [...whole.matchAll(remains)]
    const last = leads.at(-1)
    const food = last && foodAt(whole.slice(last.index + last[0].length))
    const count = amountIn(said)
    // Of what it speaks has been said, or nobody knows.
    return food && Number.isInteger(count) && count > 0
      ? [{ kind: 'share', what: food.term.name, of: 'many', count, bound: 'at_least' }]
      : null
  },
)

const somebody =
  '(?:(?:a|o|as|os|meu|minha|meus|minhas|noss[oa]s?) )*(?:soci[oa]s?|mulher|marido|espos[oa]|mae|pai|irma|irmao|filh[oa]s?|sogr[oa]|don[oa]|cozinheir[oa]|chef|familia|pessoal|client\\p{L}+|freguesia|gente|povo)(?: (?:daqui|d[aeo]s? \\p{L}+))?'
const eatsNot = leading(
  `${somebody} (?:nao|nem) (?:come|comem|gosta|gostam|quer|querem|aceita|aceitam)(?: de)?`,
)
const othersToo = `(?:,? (?:e|nem) (?:muit[oa]s? |bastante |boa parte d[oae]s? )?(?:${somebody})(?: (?:tambem nao|tambem|nao)(?: (?:come|comem|gosta|gostam|quer|querem))?)?)?`
const leaveOut = new RegExp(
  `^${othersToo},? (?:(?:entao|e|por isso|ai) )*(?:(?:pode |e pra |vamos )?(?:deix\\p{L}+|fic\\p{L}+|tir\\p{L}+|bot\\p{L}+|coloc\\p{L}+)(?: (?:isso|el[ea]s?|ess[ea]s?|tudo))?(?: (?:de )?fora)?|fora|nada disso|nao (?:us\\p{L}+|coloc\\p{L}+|bot\\p{L}+|quero)(?: (?:isso|el[ea]s?))?)(?![\\p{L}\\p{N}])`,
  'u',
)
/** "minha sócia não come carne de porco e muito cliente também não, deixa fora": refused for everyone. */
const nobodyEats: Reader = (said) =>
  [...said.matchAll(eatsNot)].flatMap(({ 0: lead, index }): Found[] => {
    const from = index + lead.length
    const named = namesAt(said.slice(from))
    const rest = named && leaveOut.exec(said.slice(from + named.length))
    // "bota no cardápio" keeps it.
    if (!named || !rest || !/fora|tir|nada|nao (?:us|coloc|bot|quero)/.test(rest[0])) return []
    return [
      {
        start: index,
        end: from + named.length + rest[0].length,
        wishes: named.terms.map((term) => ({
          kind: 'exclude' as const,
          what: term.name,
          why: 'diet' as const,
        })),
      },
    ]
  })

const fractions: readonly (readonly [RegExp, number])[] = [
  [/ter[cç]o|1\/3/, 33],
  [/quarto|1\/4/, 25],
  [/quinto|1\/5/, 20],
  [/metade|meio|1\/2/, 50],
]
/** "o custo não pode ser mais que um terço do preço" */
const fractionOfPrice = reads(
  '(?:e )?(?:o |com )?custo(?: (?:d[aeo]s? (?:prato|pratos|comida|ingredientes?|insumos?|receita)|de cada um|dele|deles))?(?: (?:nao|so|pode|podem|deve|devem|tem|que|passar|passe|ser|seja|de|ficar|fique|no|em|maximo|ate|mais|menos|do|dar|chegar|a|acima|abaixo))* (?:(?:um|1) (?:terco|quarto|quinto)|a? ?metade|1/[2345])(?: d[oe] (?:preco|valor|que (?:eu |a gente )?(?:cobr\\p{L}+|vend\\p{L}+))(?: de venda| do prato| que (?:eu )?vendo)?)?',
  ([said = '']) => {
    const max = fractions.find(([words]) => words.test(said))?.[1]
    // "pelo menos um terço" is no cap.
    return max === undefined || /menos um|minimo/.test(said)
      ? null
      : [{ kind: 'dishLimit', of: 'foodCost', max }]
  },
)

const wayOf: readonly (readonly [RegExp, DishWay])[] = [
  [/forno/, 'baked'],
  [/chapa/, 'griddled'],
  [/grelha|churrasqueira|brasa/, 'grilled'],
  [/fritadeira/, 'fried'],
]

const tool =
  '(forno|chapa|fogao|grelha|churrasqueira|brasa|fritadeira|airfryer|air fryer|panela de pressao)(?: (?:de lastro|a lenha|a gas|eletrico|combinado|industrial))?'
/** "tudo feito no forno de lastro ou na chapa": both are there. */
const eitherTool = reads(
  `(?:,? ?(?:tudo|todos?|todas?|cada um|tem que ser|e|quero) )*(?:(?:feit[oa]s?|assad[oa]s?|pront[oa]s?|sai\\p{L}*|que (?:saia|seja)) )*(?:n[oa]|em|de|d[oa]) ${tool} (?:ou|e)(?: tambem)? (?:n[oa]|em|de|d[oa])? ?${tool}`,
  ([said = '', one = '', other = '']) => {
    const tools = [one, other].map((name) => findTerm(name))
    if (!tools.every((term) => term?.kind === 'equipment')) return null
    const [way, orWay] = [one, other].map((name) => wayOf.find(([words]) => words.test(name))?.[1])
    const isAll = /tudo|tod[oa]s|cada um|tem que ser/.test(said)
    return [
      ...tools.flatMap((term) => (term ? [{ kind: 'equipment', what: term.name, has: true } as const] : [])),
      ...(isAll && way && orWay && way !== orWay
        ? [{ kind: 'dishTrait', what: 'cooked', way, orWay, bound: 'at_least' } as const]
        : []),
    ]
  },
)

const supplied =
  /^,? (?:(?:quem|que|eu|a gente|isso|aqui) )*(?:(?:o|a|os|as|meu|minha|um|uma) )?(?:vizinh[oa]s?|cunhad[oa]|compadre|comadre|prim[oa]|ti[oa]|produtor\p{L}*|agricultor\p{L}*|feirante|fornecedor|sitio|rapaz|mo[cç]o|senhor\p{L}*)(?: (?:d[oae]s? )?\p{L}+)? (?:me |nos )?(?:vende\p{L}*|da|traz|fornec\p{L}+|arruma|entrega|deixa)(?: (?:muito |bem |mais )?(?:barat\p{L}+|de graca|no preco|em conta|fresc\p{L}+|tod[oa] \p{L}+))?(?:,? (?:entao )?(?:pode|podem|da pra|vamos) (?:abusar|usar (?:a vontade|bastante|muito|sem do)))?(?![\p{L}\p{N}])/u
/** "banana-da-terra e queijo coalho o vizinho me vende barato, pode abusar" */
const fromNeighbour: Reader = (said) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const named = namesAt(said.slice(start))
    const match = named && supplied.exec(said.slice(start + named.length))
    if (!named || !match) return []
    return [
      {
        start,
        end: start + named.length + match[0].length,
        wishes: named.terms.map((term) => ({
          kind: 'prefer' as const,
          what: term.name,
          why: 'supply' as const,
        })),
      },
    ]
  })

const givesUs = leading(
  '(?:(?:o|a|meu|minha|um|uma) )(?:vizinh[oa]s?|cunhad[oa]|compadre|comadre|prim[oa]|ti[oa]|sogr[oa]|produtor\\p{L}*|feirante|fornecedor)(?: d[oae]s? \\p{L}+)? (?:(?:me|nos) )?(?:vende|da|traz|fornece|arruma|entrega|deixa)',
)
const cheaply =
  /^(?:,? (?:muito |bem |mais )?(?:barat\p{L}+|de graca|no preco|em conta|fresc\p{L}+))?(?:,? (?:e |entao )?(?:pode|podem|da pra|vamos|quero) (?:abusar|usar(?: (?:a vontade|bastante|muito|sem do))?))?(?![\p{L}\p{N}])/u
/** "meu cunhado me vende banana barato, pode usar" */
const fromRelative: Reader = (said) =>
  [...said.matchAll(givesUs)].flatMap(({ 0: lead, index }): Found[] => {
    const from = index + lead.length
    const named = namesAt(said.slice(from))
    const rest = named && cheaply.exec(said.slice(from + named.length))
    if (!named || !rest || rest[0] === '') return []
    return [
      {
        start: index,
        end: from + named.length + rest[0].length,
        wishes: named.terms.map((term) => ({
          kind: 'prefer' as const,
          what: term.name,
          why: 'supply' as const,
        })),
      },
    ]
  })

const hour = '(?:d?as )?\\d{1,2}(?: ?h(?:oras)?)?'
/** "tenho uma padaria com cafezinho na serra e de tarde fica parado das 3 às 6", "pra esse horário": why it is asked. */
const aboutTheHouse: readonly Reader[] = [
  sellsItself,
  reads(
    '(?:eu )?(?:tenho|temos|toco|sou dono de|sou dona de) uma? (?:pequen[oa] )?(?:padaria|cafeteria|lanchonete|confeitaria|pizzaria|casa de sucos?|restaurante|bar|quiosque|food ?truck|trailer|barraca|doceria|cafe)(?: (?:com|e) (?:um )?(?:cafezinho|lanchonete|mercadinho|balcao|mesinhas?))?(?: (?:aqui )?(?:n[oa]|em) (?:serra|praia|centro|bairro|interior|beira da (?:praia|estrada)|praca|estrada|shopping|br))?',
    () => [],
  ),
  reads(
    `(?:e )?(?:a|de|na|no|pela|pelo) (?:tarde|noite|manha|tardinha|meio da tarde|fim de tarde)(?: (?:a casa|isso|aqui|o movimento))? (?:fica|ta|esta|e) (?:bem |muito |meio |tudo )?(?:parad[oa]|vazi[oa]|morto|fraco|desert[oa])(?: (?:entre|de) ${hour} (?:a|as|e|ate) (?:as )?${hour}| ${hour} (?:a|as|ate) (?:as )?${hour})?`,
    () => [],
  ),
  reads(
    '(?:(?:aqui e|somos|sou|e) )?(?:uma? )?(?:casa de sucos?|restaurante de almoco|casa de almoco|padaria|lanchonete|pizzaria|confeitaria)(?: (?:de bairro|pequen[oa]|do centro|familiar|simples))?(?=\\s*[,.;])',
    () => [],
  ),
  reads('(?:pra|para|pro|n?)(?:esse|este|aquele|nesse|neste) horario', () => []),
  // Why something stays out: no wish of its own.
  reads(
    '(?:porque |pois |que )?(?:muita |a maioria da |tem )?(?:gente|freguesia|clientela|pessoal|povo)(?: (?:aqui|daqui|que|sempre|ja))* (?:devolv|estranh|torc|rejeit)\\p{L}+(?: (?:[oa]s? )?(?:pratos?|nariz|comida))?(?=\\s*(?:[.,;!?]|$))',
    () => [],
  ),
]

const orders: readonly Reader[] = [
  boughtWhole,
  cutsToSell,
  leftOver,
  oneUsesIt,
  nobodyEats,
  fractionOfPrice,
  eitherTool,
  fromNeighbour,
  fromRelative,
  ...ofSome,
]

/** What only tells of the house, and asks for nothing. */
export const toldOfHouse: readonly Reader[] = aboutTheHouse

/**
 * The orders of a text, each from the longest words that state it.
 * @param whole the text with the sentences before it
 */
export function ordersTold(text: string, whole: string, today: string): DraftWish[] {
  const said = foldInPlace(text).toLowerCase()
  const told = { today, items: [], whole: foldInPlace(whole).toLowerCase() }
  const taken: { start: number; end: number }[] = []
  return orders.flatMap((read) =>
    read(said, told).flatMap(({ start, end, wishes }): DraftWish[] => {
      if (taken.some((one) => start < one.end && one.start < end)) return []
      // Somebody's health is spoken of: other readers decide.
      if (healthWords.test(sentenceAt(said, start))) return []
      taken.push({ start, end })
      return wishes.map((wish) => ({ wish, start, end }))
    }),
  )
}
