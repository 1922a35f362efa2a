/** What owners ask about selling drinks, in any order of words. */
import { ask, type Form, food, maybe, money, type Rule, type Take, withRest } from '../form.ts'
import { has } from '../words.ts'
import { bar, which } from './drink-asking.ts'
import { workQuestions } from './drink-work-questions.ts'

/** "qual drink vai com?" in a house with a section "Drinks": what is drunk is no dish. */
const eaten: Take = (slots) => {
  const named = slots
    .foods()
    .filter((name) => !/^(?:drin(?:k|que)s?|coquet\p{L}+|bebidas?|doses?|carta)(?!\p{L})/iu.test(name))
  return named.find((name) => slots.names.some((one) => one.name === name)) ?? named[0]
}
const ofItem = (what: 'dear' | 'unsold' | 'worth'): Form => ({
  ...ask('bar', { what, item: maybe(food) }),
  turn: withRest,
})
/** "doze drinks é muito?" */
const figure: NonNullable<Form['turn']> = (fields, slots) => {
  const count = slots.number()
  slots.takeRest()
  return count === undefined || !Number.isInteger(count) ? fields : { ...fields, count }
}
const sums = 'NUMBER|MONEY|\\d+'
const earning =
  'lucr\\w+|rentav\\w+|margem|dinheiro|grana|deixa\\w* mais|rend\\w+(?: \\w+)? mais|mais rend\\w+|rende mais|ganho|ganh\\w+|empurr\\w+|compensa|retorno|sobra\\w*(?: bem)? mais|vale mais|mais vale|encho? o caixa|encher o caixa|custo.beneficio|vale ouro|paga melhor|melhor pag\\w+|campeao de lucro|destacar'

const fast =
  'rapid\\w+|ligeir\\w+|veloz\\w*|agil\\w*|menos tempo|demora\\w*|fila|sufoco|lotad\\w+|atras\\w+|correria|aperto|pico|rush|(?:casa|salao) chei[ao]|onibus|movimento|desafog\\w+|pressa|instante|pratic[oa]|facil|facilidade|menos trabalho|novato|sem barman|garcom faca'

export const saleQuestions: readonly Rule[] = [
  {
    ...bar('raise', [
      'sub\\w+|sob[eo]|aument\\w+|mex\\w+|reajust\\w+|encarec\\w+|corrig\\w+|remarc\\w+|puxar|passar|passo|pass(?:e|asse)|for (?:pra|para|a)|ir (?:de|pra|para)|(?:reais|real|conto\\w*) a mais|a mais n[oa]',
      'precos?|valor\\w*|tabela|carta|caip\\w+|batida|caju amigo|bombeirinho|drinks?|ITEM|FOOD|MONEY|NUMBER|quanto|pra|hora',
      'preco\\w*|valor\\w*|reajust\\w+|remarc\\w+|encarec\\w+|MONEY|NUMBER|a mais|quanto|sub\\w+|aument\\w+',
    ]),
    not: has(
      'PERCENT|DATE|desc\\w+|custo|FOOD infusionada|(?:pass\\w+) do ponto|quant[oa]s (?:doses|garrafas|drinks)|litros?|ml',
    ),
    form: { ...ask('bar', { what: 'raise', item: maybe(food), price: maybe(money) }), turn: withRest },
  },
  bar(
    'withDish',
    [
      'combin\\w+|acompanh\\w+|(?:vai|vao|cai|casa|dá certo|da certo|orna|briga|brigam) (?:bem )?com|com (?:o |a |os |as )?|cas[ae]\\w* com|harmoniz\\w+|junto d[eoa]|ao lado d[eoa]|pede (?:que|qual)|presta|suger\\w+|sugiro|indic\\w+|oferec\\w+|par (?:pra|para|pro)|bebe-se|servir com|pediu|pediram|quem pede|quem come|pra comer com|pro|pede',
      'qual|quais|que|o que|algum\\w*|quem|me diz\\w*|quero saber|sugir\\w+|indica\\w*|oferec\\w+|combin\\w+|da certo|briga\\w*|par',
    ],
    'MONEY|gelo|jarras?|marca|car[oa]s?|garrafas?|NUMBER|novato|menos tempo|dinheiro|lucr\\w+|rapid\\w+|mais|copos?|dirig\\w+|quem nao|turista|onibus|casa cheia|cachaca|vodca|rum|gin|pisco|tudo|hora|dura\\w*|presta|nada',
    { words: [has('ITEM|FOOD')], form: { ...ask('bar', { what: 'withDish', item: eaten }), turn: withRest } },
  ),
  bar('best', [which, earning], 'cerveja|quant[oa]s?|investimento|pico|cheia|prejuizo|vale a pena'),
  bar(
    'fastest',
    [`${which}|quant[oa]s minutos|tiro quais|tem um|(?:mais|menos)(?: \\w+)? que`, fast],
    'promo\\w*|adiant\\w+|pront[oa]s?|alguem|sozinh\\w+|do menu de|lucr\\w+',
  ),
  bar(
    'howMany',
    [
      'quant[oa]s|tamanho|numero (?:certo|ideal)|e (?:muito|pouco|demais|suficiente|exagero|bastante|bom numero)|exagero|diminu\\w+|enxug\\w+|enxuta|comprida|muita coisa|basta\\w*|ideal|se perde|preenche|menos e mais|tocar|lanco de primeira',
      'drinks?|drinques?|coquete\\w+|opc\\w+|carta|cardapio|menu|lista|receitas?|bebidas|bar|lanc\\w+|oferec\\w+|ponho|tudo|com alcool|seis|oito|NUMBER',
    ],
    'MONEY|dur[ae]\\w*|dias|tempo|doses?|garrafas?|ml|vend\\w+|rend\\w+|rapid\\w+|ganh\\w+|lucr\\w+|sem alcool (?!e|ou)|gelo|pessoas|minutos|cop[oa]s?|semana\\w*|adiantar|dose|litro\\w*',
    { form: { ...ask('bar', { what: 'howMany' }), turn: figure } },
  ),
  {
    ...bar('dear', [
      `car[oa]s?|careir\\w+|carinh[oa]s?|salgad[oa]s?|precos?|valor|custa tanto|cust\\w+|chi\\w+|pes[ao]\\w*|${sums}|puxad[oa]s?|cidade pequena|cobrando|fora da realidade|pagam? isso|isso`,
      'car[oa]s?|careir\\w+|carinh[oa]s?|salgad[oa]s?|reclam\\w+|chi\\w+|justific\\w+|explic\\w+|respond\\w+|por que|por qual|motivo|cidade pequena|puxad[oa]s?|assust\\w+|espant\\w+|demais|muito|pes[ao]\\w*|fora da realidade|pagam?|quem paga',
      'acha\\w*|ta|esta|e|sera|diz\\w*|digo|fal\\w+|reclam\\w+|respond\\w+|explic\\w+|justific\\w+|motivo|por que|sai|vend\\w+|fica\\w*|ficou|nao (?:ta|esta|e|ficou|espanta|assusta)|chi\\w+|demais|assust\\w+|espant\\w+|estou|pes[ao]\\w*|paga\\w*|quem',
    ]),
    not: has(
      'PERCENT|DATE|ingredientes?|qual (?:e )?o mais|quais|se justifica|se paga|(?:e|vale|vira) (?:mesmo )?(?:a pena|desperdicio|negocio)|doc\\w+|melad\\w+|(?:drinks|receitas|coquet\\w+) e (?:muito|pouco)|carta|muda alguma|quantas|garrafas?|doses?|acucar',
    ),
    form: ofItem('dear'),
  },
  {
    ...bar('unsold', [
      'nao (?:vend\\w+|sai\\w*|gir\\w+|pegou?|pegar|emplac\\w+|roda\\w*|ter (?:saida|procura)|gost\\w+|der certo)|encalh\\w+|ninguem (?:pede|pediu|pedir|quer|quiser|compra|toma)|ficar\\w* parad[oa]s?|parad[oa]s?|flop\\w+|sem (?:saida|procura)|saida (?:e |ta |esta )?(?:baixa|fraca|pouca)|sai\\w* pouco|pouc[oa]s? (?:pede\\w*|sa\\w+|vend\\w+|saida)|vend\\w+ pouco|abaixo de quant\\w+|quantas semanas|hora de (?:trocar|tirar|cortar)|(?:antes de|quando) (?:eu )?(?:cort\\w+|tir\\w+|elimin\\w+)',
      'e se|se|quando|quant[oa]s|como|o que|muda|troc\\w+|tir\\w+|cort\\w+|elimin\\w+|saber|por que|faco|espero|hora|qual|qu[ea]is|pod\\w+|devo|que',
    ]),
    not: has('PERCENT|DATE|gelo|validade|estrag\\w+|azed\\w+'),
    form: ofItem('unsold'),
  },
  {
    ...bar('worth', [
      'vale\\w*|pena|compensa\\w*|se paga|paga\\w*|presta|investir|invest\\w+|dinheiro|lucro|da (?:mais )?(?:dinheiro|retorno)|faz sentido|se justifica|justifica|e negocio|bom negocio|adianta|rende|desperdicio|traz resultado|muda alguma|e bom|por que eu|convenc\\w+',
      'cartas?|cardapio|tacas?|cervejas?|drinks?|drinques?|isso|nisso|investimento|bar|equipamento|coquetel\\w*|coquete\\w+|FOOD|ITEM|trabalho|gelo|caipirinha|cafeteria|quilo|truck|cachaca|resultado',
    ]),
    not: has(
      'PERCENT|DATE|qual|quais|jarras?|pront[oa]s?|dobr\\w+|dose dupla|caro|quantos|rapid\\w+|pagam isso|quem paga|2 por 1|dois por',
    ),
    form: ofItem('worth'),
  },
]

export const drinkQuestions: readonly Rule[] = [
  ...saleQuestions.slice(0, 1),
  ...workQuestions,
  ...saleQuestions,
]
