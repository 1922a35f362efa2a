/** Plain sentences about some of the dishes, or about what the kitchen has, keeps out and sells already. */
import { weekdayNames } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { formOf } from '../../base/request/dish-forms.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { amountIn, boundOf, boundWords, foodAt, number, type Reader, reads } from './shape.ts'

const money = `(?:r\\$ ?)?${number}(?: ?reais| ?conto| ?real)?`
const days = weekdayNames.map((name) => foldAccents(name).replace('-feira', ''))
const mustBe =
  '(?:(?:tem|tenha|precisa|deve|que|ser|seja|pode|vai|tipo|em forma de|no formato|formato|estilo|de|uma?) )+'

/** The foods of a list: "rapadura e castanha". */
function foodsIn(said: string): string[] {
  return said.split(/,| e | com /u).flatMap((part) => foodAt(part.trim())?.term.name ?? [])
}

/** "um lanche em forma de bolinho, com queijo, que aguente 3 dias" */
const ofForm = reads(
  `${number} (?:d[oa]s )?(doces?|salgad[oa]s?|sobremesas?|pratos?|lanches?|itens?) ${mustBe}(\\p{L}+)(?:,? (?:de|com) ((?:\\p{L}+)(?: (?:de|do|da) \\p{L}+)?(?:(?:,| e) \\p{L}+(?: (?:de|do|da) \\p{L}+)?)*))?(?:,? que (?:eu |a gente |de pra |se )?(?:(?:embal\\p{L}+|lev\\p{L}+|guard\\p{L}+|pra levar)(?:,? e )?)?(?:(?:que )?(?:dur\\p{L}+|aguent\\p{L}+) (a semana|uma semana|${number} dias?))?)?`,
  ([, count, part = '', word = '', foods = '', kept, keptDays]) => {
    const form = formOf(word)
    if (form === undefined) return null
    const course = /^(?:doce|sobremesa)/.test(part) ? { course: 'sobremesa' as const } : {}
    const base = { kind: 'dishTrait' as const, count: amountIn(count), bound: 'at_least' as const, ...course }
    const lasts = kept === undefined ? 0 : keptDays === undefined ? 7 : amountIn(keptDays)
    return [
      { ...base, what: 'form' as const, of: form },
      ...foodsIn(foods).map((name): WishContent => ({ ...base, what: 'holds', anyOf: [name] })),
      ...(lasts > 0 ? [{ ...base, what: 'keeps' as const, days: lasts }] : []),
    ]
  },
)

/** "Cuscuz com ovo eu já tenho, não quero outro" */
const notAgain: Reader = (said, { items }) =>
  items.flatMap((item) => {
    const name = foldInPlace(item).toLowerCase()
    const at = said.indexOf(name)
    if (at < 0) return []
    const tail =
      /^(?:,? (?:eu |a gente |nos )?(?:ja )?(?:vendo|vendemos|tenho|temos|faco|fazemos|sirvo|tem))?(?:[,.]? (?:entao |por isso |e )*(?:nao (?:repet\p{L}+|quero (?:de novo|repetir|igual|outr[oa]))))(?!\p{L})/u.exec(
        said.slice(at + name.length),
      )
    return tail
      ? [
          {
            start: at,
            end: at + name.length + tail[0].length,
            wishes: [{ kind: 'question' as const, about: 'notRepeated' as const, what: item }],
          },
        ]
      : []
  })

/** "custo de no máximo 9 reais por prato" */
const costEach = reads(
  `(?:e |com )?(?:o )?custo(?: de cada(?: um| prato)?| (?:por|do) prato)? (?:(?:eu|queria|quero|tem|que|ser|fique|fica|seja|de|pode|nao|passar) )*(?:no maximo|ate|maximo de|de no maximo) ${money}(?: (?:por|em|de) (?:cada )?(?:prato|um|porcao))?`,
  ([, value]) => [{ kind: 'dishLimit', of: 'plateCost', max: amountIn(value) }],
)

/** "…e o custo | quero no máximo 9 por prato", where dictation has parted the two. */
const costBehind = reads(
  `(?:eu )?(?:queria|quero) (?:de )?no maximo ${money} (?:por|em cada|cada) (?:prato|um)`,
  ([, value], { whole }) =>
    /custo(?: eu)? (?:queria|quero) (?:de )?no maximo/.test(whole)
      ? [{ kind: 'dishLimit', of: 'plateCost', max: amountIn(value) }]
      : null,
)

const dietFoods = '(lactose|gluten|leite|ovo|carne(?: nenhuma)?|acucar|castanha|amendoim)'
const why =
  '(?:,? (?:porque|que|pois|o pessoal|o povo|por causa d[aoe]s?) [^.;!?\\n,]{0,60}?(?:pergunt\\p{L}+|ped\\p{L}+|procur\\p{L}+)(?: (?:muito|sempre|direto))?)'

/** "preciso de dois sem lactose, o pessoal pergunta muito" */
const someWithout = reads(
  `(?:(?:e|preciso|quero|queria|tem|que|ter|de|faz) )*(?:(${boundWords}) )?${number}(?: del[ae]s| opcoes| pratos| petiscos| itens)? ?(?:(?:tem|tenham|precisam?|que|ser|sejam?|vir) )*sem ${dietFoods}${why}`,
  ([said = '', bound, count, food = '']) => {
    if (/alergi|celiac|intoler/.test(said)) return null
    const names: Readonly<Record<string, string>> = { gluten: 'glúten', acucar: 'açúcar' }
    const what = food.startsWith('carne') ? 'carnes' : (names[food] ?? food)
    return [
      {
        kind: 'share',
        what,
        of: 'many',
        count: amountIn(count),
        ...(bound === undefined ? {} : { bound: boundOf(bound) }),
        without: true,
      },
    ]
  },
)

/** "um dos quatro pode ser de bode pro sábado" */
const oneOnDay: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:entao )?(?:um|uma) d[oae]s? (?:\\p{L}+|\\d+) (?:pode|podem|deve|tem que)(?: ser)? (?:de|com) (\\p{L}+) (?:pra|para|n)[ao]? ?(${days.join('|')})(?!\\p{L})`,
        'gu',
      ),
    ),
  ].flatMap(({ 0: whole, 1: name = '', 2: day = '', index }) => {
    const food = foodAt(name)
    return food
      ? [
          {
            start: index,
            end: index + whole.length,
            wishes: [
              {
                kind: 'dishTrait' as const,
                what: 'holds' as const,
                anyOf: [food.term.name],
                weekdays: [days.indexOf(day)],
                count: 1,
                bound: 'at_most' as const,
              },
            ],
          },
        ]
      : []
  })

/** "camarão não entra aqui" */
const keptOut: Reader = (said) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(\p{L}{3,}(?: de \p{L}+)?) nao entra(?: aqui| na casa)?(?: de jeito nenhum| nunca)?(?:,? (?:(?:que|porque|pois) )?(?:aqui )?(?:tem|vem) (?:muit[oa] )?client\p{L}+ \p{L}+)?(?![\p{L}?])/gu,
    ),
  ].flatMap(({ 0: whole, 1: name = '', index }) => {
    const food = foodAt(name)
    return food
      ? [
          {
            start: index,
            end: index + whole.length,
            wishes: [{ kind: 'exclude' as const, what: food.term.name, why: 'diet' as const }],
          },
        ]
      : []
  })

/** "quero renovar os petiscos: 6 novos" */
const renewed = reads(
  `(?:(?:quero|queria|preciso|vou|e) )*(?:renovar|trocar|mudar|atualizar) (?:os|as|meus|minhas) (petiscos|lanches|sobremesas|pratos)[:,]? (?:sao |com |quero )?${number} nov[oa]s`,
  ([, part = '', count]) => [
    {
      kind: 'count',
      count: amountIn(count),
      bound: 'exactly',
      ...(part === 'petiscos' ? { course: 'petisco' as const } : {}),
      ...(part === 'lanches' ? { course: 'lanche' as const } : {}),
      ...(part === 'sobremesas' ? { course: 'sobremesa' as const } : {}),
    },
  ],
)

/** "quase metade das vendas sai em marmita": how the house sells, which asks for nothing. */
const soldInBoxes = reads(
  '(?:(?:quase )?(?:metade|maior parte|maioria|boa parte|muito)) d[oa]s? (?:que (?:eu |a gente )?(?:vendo|vendemos|sai)|pratos|vendas?) (?:vai|vao|sai|saem|e|sao) (?:n[ao]s?|em|pra|para|de) (?:quentinhas?|marmitas?|delivery|entrega|viagem)(?: de \\p{L}+)?',
  () => [],
)

/** "e só esquentar", behind what is made the day before. */
const onlyWarmed = reads(
  '(?:e )?so (?:esquentar|aquecer|requentar)(?: (?:na hora|no dia|depois))?',
  (_, { whole }) => (/vespera/.test(whole) ? [] : null),
)

export const plainParts: readonly Reader[] = [
  ofForm,
  notAgain,
  costEach,
  costBehind,
  someWithout,
  oneOnDay,
  keptOut,
  renewed,
  soldInBoxes,
  onlyWarmed,
]
