/** What owners ask of new dishes, in any order of words. */
import { course, foods, ingredient, maybe, money, number, percent, type Rules, unit, wish } from '../form.ts'
import { atMost, has } from '../words.ts'
import { courseCount, dateOrders, dishOrders } from './dish-orders.ts'
import { dishQuestions } from './dish-questions.ts'
import { dishStyles } from './dish-styles.ts'
import { dishTraits } from './dish-traits.ts'
import { counts } from './drink-orders.ts'
import { someLack } from './drink-parts.ts'
import { inSomeOnly, readyBy, recipeOrders } from './recipes.ts'
import { handFood, inEnglish, onTheWay, readyAhead, someWithout, waiting } from './service.ts'

const cooked = (way: string) => wish('dishTrait', { what: 'cooked', way, count: maybe(number) })
const weekly = maybe((slots) =>
  /(?<![a-z])(?:semana|semanal\w*)(?![a-z])/.test(slots.said) ? true : undefined,
)
const oneAtLeast = (fields: Record<string, unknown>) => ({ count: 1, ...fields })
const few = has('MONEY|reais|FOOD')

/** "um que eu faça sábado e sirva domingo": so many are meant, whatever else is said of them. */
const countedTraits = dishTraits.map((rule) => ({
  ...rule,
  words: [...rule.words, has('NUMBER|uma?(?! pouco)')],
  strange: 2,
}))

export const dishCreation: Rules = {
  first: [
    readyBy,
    ...inSomeOnly,
    ...dishOrders,
    someWithout,
    inEnglish,
    waiting,
    handFood,
    onTheWay,
    readyAhead(wish('dishTrait', { what: 'ahead', bound: 'at_least' })),
    ...dishTraits,
    ...dishStyles,
    {
      words: [
        has('(?:um|uma|NUMBER) d[ao]s? \\w+'),
        has('petiscos?|entradas?|sobremesas?|lanches?|principa(?:l|is)'),
        has('FOOD'),
        has('tem que|tenha\\w*|precis\\w+|dev\\w+|obrigat\\w+'),
      ],
      not: has(
        'MONEY|PERCENT|DATE|nao|sem|nem|so|no max\\w*|minutos?|(?:um|uma|NUMBER) d[ao]s? \\w+.*(?:um|uma|NUMBER) d[ao]s?',
      ),
      form: wish(
        'dishTrait',
        { what: 'holds', anyOf: foods, count: maybe(number), bound: 'at_least', course },
        { turn: oneAtLeast },
      ),
    },
    {
      words: [
        has('FOOD|ITEM'),
        has('NUMBER'),
        has('kg|quilos?|kilos?|gramas?|g|litros?|l|unidades?|pecas?'),
        has(
          'sobr\\w+|fic(?:ou|aram)|encalh\\w+|vencendo|desov\\w+|resto\\w*|aparas?|retalhos?|pontas?|aproveit\\w+|perc\\w+|jog\\w+ fora|estrag\\w+',
        ),
      ],
      not: has('MONEY|PERCENT|DATE|nao|sem|nunca|compr\\w+|receb\\w+'),
      told: true,
      // How many recipes use it, or that it is of each day, is read with it.
      notIn:
        /(?:receita|prato|lanche|petisco|doce|del[ae])s? (?:tem|precisa|deve)\w* (?:que |de )?(?:gast|us|aproveit|consum|lev)|(?:por|ao) dia|todo dia/,
      form: wish(
        'leftover',
        { what: ingredient, amount: number, unit, weekly },
        { also: [{ kind: 'prefer', fields: { why: 'supply' } }] },
      ),
    },
  ],
  strange: 0,
  ofDishes: true,
  asked: dishQuestions,
  wanted: [
    {
      words: [has('NUMBER'), has('minutos?|min|minutinhos')],
      not: has('MONEY'),
      form: wish('dishLimit', { of: 'minutes', max: number }),
    },
    {
      words: [has('PERCENT'), has('custo|cmv|ingredientes?|insumo\\w*|food cost'), atMost],
      form: wish('dishLimit', { of: 'foodCost', max: percent }),
    },
    {
      words: [
        has('MONEY|NUMBER'),
        has('custo|custar|gast\\w+'),
        has('ate|no max\\w*|maximo|teto|limite|pass\\w+|mais de|menos de|por prato|cada'),
      ],
      not: has('PERCENT|vend\\w+|cobr\\w+'),
      form: wish('dishLimit', { of: 'plateCost', max: money }),
    },
    {
      words: [
        has('NUMBER'),
        has('cozinh\\w+|pessoas?|maos|chapeir\\w+|ajudante\\w*|fogao|equipe'),
        has('so|apenas|no max\\w*|ate|equipe|trabalh\\w+|sao|somos|mais de|conto|cozinham'),
      ],
      not: has('serv\\w+|divid\\w+|com\\w+em|mesa|MONEY|para NUMBER pessoas|pra NUMBER pessoas'),
      form: wish('dishLimit', { of: 'cooks', max: number }),
    },
    {
      words: [
        has(
          'delivery|ifood|quentinha|entreg\\w+|motoboy|viag\\w+|viaj\\w+|embalagem|caixinha|caixa|marmita|para levar|pra levar',
        ),
      ],
      not: few,
      form: wish('dishTrait', { what: 'boxed', count: maybe(number) }),
    },
    {
      words: [
        has(
          'vespera|dia (?:antes|anterior)|antecip\\w+|adiant\\w+|requent\\w+|esquentar|aquec\\w+|aqueca\\w*|pre.?pront\\w+|regener\\w+|deixar pront\\w+|pronto antes|congelar',
        ),
      ],
      not: few,
      form: wish('dishTrait', { what: 'ahead', count: maybe(number) }),
    },
    {
      words: [
        has(
          'dividir|compartilh\\w+|mesa inteira|travessa|pra dois|para dois|dupla|casal|familia|galera|turma|tabua|rateio',
        ),
      ],
      not: few,
      form: wish('dishTrait', { what: 'shared', count: maybe(number) }),
    },
    {
      words: [has('na brasa|brasa|grelhad\\w+|grelha|churrasc\\w+|carvao|espet\\w+')],
      not: has('MONEY|reais|nao|sem|tenho|temos'),
      form: cooked('grilled'),
    },
    {
      words: [has('frit[oa]s?|fritura\\w*|imersao|oleo quente|empanad\\w+')],
      not: has('MONEY|reais|nao|sem|nada|tenho|temos|evit\\w+|fora'),
      form: cooked('fried'),
    },
    {
      words: [has('assad[oa]s?|de forno|no forno|gratinad\\w+')],
      not: has('MONEY|reais|nao|sem|nada|tenho|temos|brasa'),
      form: cooked('baked'),
    },
    {
      words: [has('na chapa|chapead\\w+|de chapa')],
      not: has('MONEY|reais|nao|sem|so|tenho|temos'),
      form: cooked('griddled'),
    },
    {
      words: [has('flamb\\w+|fogo na mesa|labareda')],
      not: has('MONEY|reais|nao|sem|nada|evit\\w+'),
      form: cooked('flamed'),
    },
    someLack,
    ...recipeOrders,
    ...counts,
    ...countedTraits,
    ...[...dishOrders, ...dishStyles].map((rule) => ({ ...rule, strange: 2 })),
    courseCount,
    ...dateOrders,
  ],
}
