/** Clauses on prices that other readers take for another order: offers of some hours, prices stated whole, what guests always pay less. */
import { ask, eachNamed, item, money, onWeekdays, percent, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const offers = 'preco (?:especial|melhor|menor|camarada|mais baixo|diferente)|precinho|mais barat\\w+'

/** Between which hours, and which items: "das 17 às 19, só no chope, comida não". */
function timedOffer(fields: Fields, slots: Slots): Fields | null {
  const hours = [slots.hour() ?? slots.number(), slots.hour() ?? slots.number()]
  // "das 5 às 8 da noite"
  const late = /(?:tarde|noite)/.test(slots.said) ? 12 : 0
  const [start, end] = hours.map((hour) => (hour === undefined || hour >= 12 ? hour : hour + late))
  const own = slots.text.split(/,? (?:mas )?(?:e )?(?:comida|prato|petisco)s? n[ãa]o/i)[0] ?? ''
  const named = new Set(slots.items())
  const isIn = own.length === slots.text.length || named.size > 0
  const items = [...named].filter((name) => !/^tod[oa]s /.test(name))
  if (start === undefined || end === undefined || end <= start || end > 24 || !isIn) return null
  return { ...fields, start, end, ...(items.length > 0 && { item: items.join(' + ') }) }
}

const priceOfAll = (fields: Fields, slots: Slots): Fields | null => {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const amounts = [slots.amount(), slots.amount(), slots.amount()].flatMap((amount) => amount ?? [])
  const price = amounts.at(-1)
  if (today === undefined || price === undefined || price < today / 2 || price > today * 2) return null
  // "de 14 pra 17": the first one is today's.
  if (amounts.length > 2 || (amounts.length === 2 && Math.abs((amounts[0] ?? 0) - today) > 0.01)) return null
  return { ...fields, min: price, max: price }
}

const refused = 'nao|nem|nunca|jamais|nada|ninguem'
const asking = 'sera|compensa|vale|devo|posso|quanto|qual|se|caso|vizinh\\w+|concorr\\w+|custo|custa'
const regulars =
  'socios?|membros?|associad\\w+|clube|fidelidade|cartao fidelidade|funcionari\\w+|clientes? d[aeo]s?|igreja|academia|convenio|empresa|taxistas?|policia\\w*|professor\\w*|estudantes?|aposentad\\w+|mensalistas?|hospedes?|moradores?|vizinhos'

export const priceWhole: readonly Rule[] = [
  // "terça e quarta aqui é deserto, queria um preço melhor das 17 às 19, só no chope, comida não"
  {
    words: [has('WEEKDAY'), has('(?:HOUR|NUMBER) (?:as|a|ate) (?:as )?(?:HOUR|NUMBER)'), has(offers)],
    not: has('MONEY|PERCENT|DATE|sem|dobro|abaixo|nunca|promoc\\w+|descont\\w+'),
    told: true,
    strange: 4,
    beside: has('desert\\w+|mort\\w+|parad\\w+|frac\\w+|vazi\\w+|aqui|ness?es|dias|comida|prato|das'),
    form: { ...ask('dayOffer', { weekdays: onWeekdays }), turn: timedOffer },
  },
  // "sócio do clube paga 10% menos sempre"
  {
    words: [
      has(regulars),
      has('PERCENT'),
      has('pag\\w+|tem|ganh\\w+|leva\\w*|recebe\\w*|desconto\\w*'),
      has('sempre|menos|desconto\\w*|a menos|todo dia|todos os dias'),
    ],
    not: has(`ITEM|MONEY|WEEKDAY|HOUR|DATE|cartao de|maquin\\w+|${refused}|so ate|quero|queria|pode\\w*`),
    told: true,
    strange: 4,
    form: {
      ...ask('members', { percent }),
      turn: (fields, slots) => {
        const who =
          /^(?:o |a |os |as |meus? |minhas? |nossos? )?(.{3,60}?)(?: \(| pag| tem| t[eê]m| ganh| lev| receb|,)/iu.exec(
            slots.text,
          )?.[1]
        slots.takeRest()
        return { ...fields, ...(who !== undefined && { what: who.toLowerCase() }) }
      },
    },
  },
  // "nada de centavos fora 50"
  {
    words: [has('centavos?'), has('fora|exceto|menos|so|tirando|a nao ser'), has('NUMBER')],
    not: has('ITEM|MONEY|PERCENT|NUMBER.*NUMBER'),
    form: {
      kind: 'ending',
      fields: { ends: 'half' },
      turn: (fields, slots) => (slots.number() === 50 ? fields : null),
    },
  },
  // "preços terminando em ,90 não": whole reais
  {
    words: [has('nao|nunca')],
    written: [
      /^(?:precos? )?(?:terminand?o|terminad[oa]s?|final|com final) (?:em |com )?[,.] ?9[09]? (?:nao|nunca)$/,
    ],
    strange: 1,
    form: { ...wish('ending', { ends: 'whole' }), turn: withRest },
  },
  // "a carne de sol subiu de custo pra 27"
  {
    words: [has('FOOD|ITEM'), has('custo'), has('subiu|aumentou|foi|passou|ta|esta'), has('MONEY|NUMBER')],
    not: has(`PERCENT|DATE|${refused}|quero|pode\\w*|margem`),
    told: true,
    strange: 1,
    form: wish('costNow', { item: (slots: Slots) => slots.item() ?? slots.food(), price: money }),
  },
  // "queria subir o cappuccino de 14 direto pra 17"
  {
    words: [
      has('ITEM'),
      has(
        'sub(?:ir|o|a|am)|sobe|pass(?:ar|o|a)|ir|vai|bot(?:ar|o|a)|coloc(?:ar|o|a)|aument(?:ar|o|a)|reajust(?:ar|o|a)',
      ),
      has('direto|de uma vez|logo|de (?:MONEY|NUMBER)'),
      has('(?:pra|para|a|em) (?:MONEY|NUMBER)'),
    ],
    not: has(`PERCENT|WEEKDAY|HOUR|ITEM.*ITEM|ate|maxim\\w+|${refused}|${asking}`),
    beside: has('direto|de uma vez|logo|queria|quero'),
    form: wish('price', {}, { each: eachNamed, turn: priceOfAll }),
  },
  // "a gin tônica pode voltar pra 25 se for melhor": whether it is
  {
    words: [
      has('ITEM'),
      has('volt\\w+|baix\\w+|sub\\w+|pass\\w+'),
      has('(?:pra|para|a) (?:MONEY|NUMBER)'),
      has('se (?:for|ficar|der|render|valer|compensar)'),
    ],
    not: has('PERCENT|WEEKDAY|HOUR|DATE|ITEM.*ITEM|nao|nem'),
    told: true,
    strange: 1,
    form: ask('itemPrice', { item, price: money }),
  },
  // "caipirinha e gin tônica podem subir à vontade", "o suco tanto faz"
  {
    words: [
      has('ITEM'),
      has(
        'tanto faz|indiferente|fica a (?:seu )?criterio|carta branca|pod[ea]m? (?:subir|mexer|aumentar|mudar) (?:a vontade|(?:o )?quanto \\w+(?: \\w+){0,3}|livre\\w*|um pouc\\w+|sem (?:limite|teto|medo|do))',
      ),
    ],
    not: has(`MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|DATE|${refused}|so`),
    form: ask('mayRise', { item: (slots: Slots) => slots.joinedItems() }),
  },
]

/** Which of two prices, after the cost of the same item. */
function ofTwo({ item: named }: Fields, slots: Slots): Fields | null {
  const prices = [slots.amount(), slots.amount()].flatMap((amount) => amount ?? [])
  return prices.length === 2 ? { about: 'eitherPrice', item: named, prices } : null
}

/** Whether guests were lost by it. */
const lost =
  '(?:perd|afast|espant|derrub|atrapalh|prejudic|diminu|tir)\\w*|ca[ií]\\w*|menos (?:venda|cliente|movimento)\\w*|(?:fez|fazer|faz) (?:a casa )?perder|valeu|compensou|deu certo'
const hasRisen =
  'subi|subimos|aumentei|aumentamos|reajustei|reajustamos|mexi|mexemos|aumentos?|reajustes?|altas?|subida'

export const priceWholeAsked: readonly Rule[] = [
  // "o aumento do combo em julho fez a casa perder vendas?", "subi o duplo de 22 pra 24 e o bacon pra 34, perdi venda?"
  {
    words: [has('ITEM'), has(hasRisen), has(lost)],
    not: has(
      'PERCENT|WEEKDAY|HOUR|custo\\w*|fornecedor\\w*|se (?:eu |a gente )?(?:subir|aumentar|reajustar)',
    ),
    strange: 3,
    form: wish(
      'question',
      { about: 'pastChange' },
      { each: eachNamed, turn: (fields, slots) => withRest(fields, slots) },
    ),
  },
  // "devo baixar o preço do yakisoba, que vem caindo?"
  {
    words: [
      has('ITEM'),
      has(
        '(?:devo|deveria|devia|posso|vale(?: a pena)?|compensa|melhor|preciso|tenho que|adianta|resolve|sera que)(?: \\w+){0,2} (?:baix|abaix|reduz|diminu|desc)\\w+',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|custo\\w*|sub\\w+|aument\\w+|valer|antig\\w+|anterior|voltar',
    ),
    strange: 4,
    form: ask('lower', { item }),
  },
  // "a carne subiu uns 15 por cento, queria saber se passo pra 13 ou 14"
  {
    words: [
      has('ITEM'),
      has('subiu|aumentou|encareceu'),
      has('PERCENT'),
      has('(?:MONEY|NUMBER) ou (?:(?:pra|para|a|por) )?(?:MONEY|NUMBER)'),
    ],
    not: has('WEEKDAY|HOUR|DATE|ITEM.*ITEM|margem|desconto'),
    strange: 4,
    told: true,
    form: wish('costNow', { item, percent }, { also: [{ kind: 'question', fields: {}, turn: ofTwo }] }),
  },
  // "quanto eu ganharia a mais por mês se fizesse tudo?"
  {
    words: [
      has('quant\\w+'),
      has('ganh\\w+|sobr\\w+|rend\\w+|lucr\\w+|entr\\w+|da|daria|sob[ei]\\w*|fatur\\w+'),
      has(
        '(?:se (?:eu |a gente )?(?:aplicar|seguir|mudar|fizer|adotar) (?:tudo|isso|todas?|todos)|se (?:eu |a gente )?(?:fiz\\w+|segu\\w+|aplic\\w+|mud\\w+|fosse fazer|adot\\w+) (?:tudo|isso|todas?)|com tudo|fazendo tudo|isso tudo|tudo isso|tudo que voces)',
      ),
    ],
    not: has('ITEM(?! (?:precos?|tudo))|PERCENT|MONEY|WEEKDAY|HOUR|perd\\w+'),
    strange: 3,
    form: { ...ask('total'), turn: withRest },
  },
  // "na alta, de dezembro a fevereiro, posso ter outra tabela?"
  {
    words: [
      has('alta|temporada|verao|ferias|DATE'),
      has('outr[oa]s? (?:ITEM )?(?:tabelas?|precos?)|(?:tabelas?|precos?) diferentes?'),
    ],
    not: has('ITEM(?! (?:precos?|tabela))|MONEY|PERCENT|WEEKDAY|HOUR'),
    strange: 2,
    form: {
      ...ask('seasonPrice', { what: 'alta' }),
      turn: (fields, slots) => ({ ...fields, ...slots.days() }),
    },
  },
  // "a Heineken subiu de 16 pra 18 em agosto, valeu a pena?"
  {
    words: [
      has('ITEM'),
      has('subiu|aumentou|passou|foi de|baixou'),
      has(
        'valeu|compensou|fiz (?:bem|mal|certo)|foi (?:erro|bom|boa|certo)|deu certo|adiantou|caiu (?:a venda|mesmo)',
      ),
    ],
    not: has('PERCENT|WEEKDAY|HOUR|custo|fornecedor|ITEM.*ITEM'),
    strange: 2,
    form: { ...ask('pastChange', { item }), turn: withRest },
  },
]
