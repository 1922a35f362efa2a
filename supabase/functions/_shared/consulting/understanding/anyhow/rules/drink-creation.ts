/** What owners ask of new drinks, in any order of words. */
import type { BarTopic } from '../../../base/request/bar-topics.ts'
import { ask, food, money, number, type Rule, type Rules, type Take, wish } from '../form.ts'
import { has } from '../words.ts'
import { inSomeOnly, readyBy, recipeOrders } from './recipes.ts'
import { inEnglish, noGlass, plasticGlasses, readyAhead, someWithout } from './service.ts'

const bar = (what: BarTopic, ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form: ask('bar', { what }),
})

/** "qual drink vai com?" in a house with a section "Drinks": what is drunk is no dish. */
const eaten: Take = (slots) => {
  const named = slots.food()
  return named && /^(?:drin(?:k|que)s?|coquet\p{L}+|bebidas?|doses?|carta)(?!\p{L})/iu.test(named)
    ? undefined
    : named
}

export const drinkCreation: Rules = {
  first: [
    readyBy,
    ...inSomeOnly,
    someWithout,
    inEnglish,
    noGlass,
    plasticGlasses,
    readyAhead(wish('drinkTrait', { what: 'ahead' })),
  ],
  strange: 0,
  asked: [
    bar('diabetes', 'diabet\\w+|acucar no sangue'),
    bar('egg', 'ovo|clara'),
    bar('drivers', 'dirig\\w+|motorista\\w*|blitz|bafometro|volante'),
    bar('double', 'dose dupla|dobr\\w+|em dobro|dois por um|2 por 1|double'),
    bar('inJug', 'jarra\\w*|litrao|balde'),
    bar('ice', 'gelo'),
    bar('glass', 'vidro|plastico|copo descartavel|piscina|areia'),
    bar('measuring', 'med\\w+|dosador|sem (?:o )?dosador|a olho'),
    bar('infusion', 'curti\\w+|infus\\w+|macera\\w+|de molho'),
    bar('heat', 'calor|ferv\\w+|esquent\\w+|aquec\\w+|quente|fogo', 'alcool|cachaca|teor'),
    bar('keeping', 'dur\\w+|guard\\w+|geladeira|validade|estrag\\w+|quanto tempo|quantos dias|congel\\w+'),
    bar('ahead', 'pront\\w+|adiant\\w+|vespera|antes|antecip\\w+|preparar|batch|pre.?mix'),
    bar('doses', 'garrafa\\w*|litro', 'quant\\w+|rend\\w+|dose\\w*'),
    bar('fastest', 'rapid\\w+|lig[eai]\\w+|demora\\w*', 'qual|quais|que|quem'),
    bar('best', 'lucr\\w+|margem|dinheiro|deixa|rend\\w+|compensa', 'qual|quais|que|quem'),
    bar('howMany', 'quant[oa]s', 'drinks?|drinques?|coquete\\w+|opc\\w+|carta|cardapio'),
    bar('sweetness', 'doce|docura|acucar'),
    bar(
      'spirit',
      'vodca|vodka|gim|gin|rum|tequila|uisque|outr[oa] (?:bebida|destilado)|no lugar da cachaca|sem cachaca',
    ),
    {
      words: [has('unsold|nao (?:vend\\w+|sai)|encalh\\w+|pouc\\w+|ninguem'), has('ITEM|FOOD')],
      form: ask('bar', { what: 'unsold', item: food }),
    },
    {
      words: [has('ITEM|FOOD'), has('MONEY|NUMBER'), has('sub\\w+|aument\\w+|cobr\\w+|pass\\w+|vend\\w+')],
      form: ask('bar', { what: 'raise', item: food, price: money }),
    },
    { words: [has('car[oa]|salgad\\w+'), has('ITEM|FOOD')], form: ask('bar', { what: 'dear', item: food }) },
    {
      words: [has('combin\\w+|acompanh\\w+|vai (?:bem )?com|casa com|cas\\w+'), has('ITEM|FOOD')],
      form: ask('bar', { what: 'withDish', item: eaten }),
    },
    {
      words: [has('compensa|vale|paga|pena'), has('ITEM|FOOD')],
      form: ask('bar', { what: 'worth', item: food }),
    },
  ],
  wanted: [
    {
      words: [has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*|zero|virgem|virgens'), has('NUMBER')],
      not: has('MONEY|reais|FOOD|nao|menos|que e'),
      form: wish('zeroAlcohol', { count: number }),
    },
    {
      words: [has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*'), has('metade|meio a meio')],
      form: wish('zeroAlcohol', { part: 'half' }),
    },
    {
      words: [
        has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*'),
        has('cada|todos? (?:com )?(?:uma )?vers\\w+|vers\\w+ de cada'),
      ],
      form: wish('zeroAlcohol', { part: 'each' }),
    },
    ...recipeOrders,
  ],
}
