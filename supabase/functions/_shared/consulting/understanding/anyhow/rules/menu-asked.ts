/** Questions on a menu in the words of the street, after those that name their subject outright. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { ask, item, maybe, money, number, onWeekdays, percent, type Rule } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

function rest(fields: Fields, slots: Slots): Fields {
  slots.takeRest()
  return fields
}

/** "domingo a fila é grande": on those days. */
function onThose(fields: Fields, slots: Slots): Fields {
  const weekdays = weekdaysIn(slots.folded)
  slots.takeRest()
  return weekdays.length === 0 ? fields : { ...fields, weekdays }
}

/** The price that is asked about: the last one of "de 32 pra 36". */
function priced(fields: Fields, slots: Slots): Fields | null {
  const amounts: number[] = []
  for (let next = slots.amount(); next !== undefined; next = slots.amount()) amounts.push(next)
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const price = amounts.at(-1)
  if (price === undefined || amounts.length > 2) return null
  const isStep = /em cima|a mais|(?:sub|aument)\w+ (?:\w+ ){0,4}(?:MONEY|NUMBER)(?! (?:de|em))/.test(
    slots.said,
  )
  const isSmall = today !== undefined && price < today / 2
  return { ...fields, price: isStep && isSmall && amounts.length === 1 ? today + price : price }
}

const why =
  'por ?que|pq|motivos?|razao|causas?|o que (?:ha|houve|acontece|faz)|que diacho|errando|e o lugar|e o preco|sera|compreend\\w+|entend\\w+|explic\\w+|sabem dizer|qual (?:e|sera) o'
const unsold =
  'nao (?:sai|saem|rod\\w+|vend\\w+|gir\\w+|sair)|ninguem (?:pede|quer|compra)|quase nao (?:gir\\w+|sai|vend\\w+)|(?:sai|saem|vend\\w+) (?:tao )?(?:pouc\\w+|mal|menos)|(?:baixa|pouca|fraca) saida|saida (?:\\w+ ){0,3}(?:caiu|baixa|fraca)|caiu|parad[oa]|encalh\\w+|mata a venda'
const notWorth = 'MONEY|PERCENT|NUMBER|DATE|fotos?|precos?|nome|pagina'

export const menuAsked: readonly Rule[] = [
  {
    words: [has('ITEM'), has(why), has(unsold)],
    not: has('MONEY|PERCENT'),
    form: { ...ask('sellsLittle', { item, other: maybe(item) }), turn: rest },
  },
  {
    words: [
      has('ITEM'),
      has(
        'vale|compensa|logica|negocio|lugar|opiniao|nao sei|devo|faz sentido|sera|acham|prudente|ainda|melhor|devia',
      ),
      has(
        'deix\\w+|elimin\\w+|tir\\w+|segu\\w+ vend\\w+|lugar na casa|mant\\w+|continu\\w+|fic\\w+|retir\\w+|cort\\w+|larg\\w+|parar',
      ),
    ],
    not: has(notWorth),
    form: { ...ask('keepWorth', { item }), turn: rest },
  },
  // How it would sell at another price.
  {
    words: [
      has('ITEM'),
      has('MONEY|NUMBER'),
      has(
        'aument\\w+|sub\\w+|pass(?:ar|ando|o)|baix\\w+|a (?:MONEY|NUMBER)|de (?:MONEY|NUMBER)|por (?:MONEY|NUMBER)|pra (?:MONEY|NUMBER)|ate (?:MONEY|NUMBER)',
      ),
      has(
        'vende(?:r)? (?:menos|mais|igual)|arriscad\\w+|que tal|espant\\w+|perc\\w+|aumenta o pedido|que acham|pesa|foge|some|ta bom|reclam\\w+|compensa|vale|sera|chia|da certo|e pouco|e muito',
      ),
    ],
    not: has('PERCENT|ITEM.*ITEM|WEEKDAY|HOUR|fotos?|vale quanto|combo'),
    form: { ...ask('itemPrice', { item }), turn: priced },
  },
  {
    words: [
      has('ITEM'),
      has(
        'quanto|que (?:preco|valor)|um valor|na media|bem cobrad\\w+|cobr\\w+ pouco|precificad\\w+|preco certo|preco justo|tao? (?:car|barat)\\w+|ta (?:car|barat)\\w+',
      ),
      has(
        'vale|valor|cobr\\w+|preco|bot\\w+|sugere|sugir\\w+|media|precificad\\w+|car[oa]s?|barat[oa]s?|certo|justo',
      ),
    ],
    not: has('PERCENT|ITEM.*ITEM|WEEKDAY|HOUR|couvert|servico|perco|sobra|lucro'),
    form: { ...ask('fairPrice', { item }), turn: rest },
  },
  {
    words: [
      has(
        'demor\\w+|trav\\w+|emperr\\w+|segur\\w+ a fila|lent\\w+|tomam? (?:mais )?tempo|trabalhos\\w+|levar? (?:\\w+ )?(?:NUMBER|MONEY)? ?min\\w*|atras\\w+|gargalo',
      ),
      has('qua(?:l|is)|quem|que|o que|me (?:aponta|mostra|diz)|saber|tem prato|sera|apont\\w+|list\\w+'),
    ],
    not: has('MONEY|PERCENT|foto\\w*|entregador'),
    form: { ...ask('slowDishes', { item: maybe(item) }), turn: onThose },
  },
  {
    words: [
      has('fot\\w+|imagens?|ilustrar'),
      has('onde|escolh\\w+|qua(?:l|is)|vale|seria|recomend\\w+|ia sair mais|adianta|compensa|me diz|de que'),
    ],
    not: has('MONEY|PERCENT|nao quero|sem foto'),
    form: { ...ask('photos', { count: maybe(number) }), turn: rest },
  },
  {
    words: [
      has('dias?|WEEKDAY|parte da semana|semana'),
      has(
        'vermelho|sangra|preju\\w*|deficitari\\w+|negativ\\w+|fechar|perc\\w+ dinheiro|nao (?:paga|cobre)|pior',
      ),
      has('que|qua(?:l|is)|em|onde|existe|ta|esta|de|saber'),
    ],
    not: has('ITEM|MONEY|PERCENT|DATE|fechamos|nao abr\\w+'),
    form: { ...ask('weekdayLoss', { weekdays: maybe(onWeekdays) }), turn: rest },
  },
  {
    words: [
      has('infantil|infantis|kids|crianc\\w+|gurizada|guris?|molecada|menin\\w+|filhos?|pequenos'),
      has(
        'vale|compensa|precis\\w+|devo|crio|bot\\w+|boto|mont\\w+|faz falta|traz|acham|que tal|come o que|fazer|criar|ter',
      ),
    ],
    not: has('MONEY|PERCENT|gratis|de graca|nao paga'),
    form: { ...ask('kidsMenu', { count: maybe(number) }), turn: rest },
  },
  {
    words: [
      has('alerg\\w+|alergen\\w+|FOOD|castanha|gluten|lactose'),
      has(
        'multa|process\\w+|obrig\\w+|forcad\\w+|culpa|responsab\\w+|norma|regra|lei|legais|legisl\\w+|anvisa|vigilancia|precisa (?:de )?(?:aviso|avisar|indicar|escrever)|tenho que (?:indicar|avisar|escrever)|confere',
      ),
    ],
    not: has('MONEY|PERCENT|fritadeira|frigideira'),
    form: { ...ask('allergenLaw'), turn: rest },
  },
  {
    words: [
      has('couverts?|couver|pao que vai pra mesa|musica|voz e violao'),
      has('cobr\\w+|legal|lei|pode|posso|orientacao|obrigad\\w+|cardapio'),
    ],
    form: { ...ask('couvert'), turn: rest },
  },
  {
    words: [
      has('servico|dez por ?cento|PERCENT|gorjeta\\w*|taxa'),
      has('servico|gorjeta\\w*|dez por ?cento|taxa d|em cima da (?:bebida|conta)|os PERCENT'),
      has('pode|posso|legal|certo|rolo|obrigad\\w+|cobr\\w+|como|abuso|coloc\\w+'),
    ],
    not: has('pix|desconto|MONEY|cartao'),
    form: { ...ask('serviceFee', { percent: maybe(percent) }), turn: rest },
  },
  {
    words: [has('pix|a vista|em dinheiro|especie'), has('PERCENT|desconto\\w*|abat\\w+|menos|d(?:ou|ar)')],
    form: { ...ask('payDiscount', { percent: maybe(percent), price: maybe(money) }), turn: rest },
  },
  {
    words: [
      has('qua(?:l|is)|quem|dentre|dos|das|me (?:fala|diz|aponta|mostra)|saber|apont\\w+|o'),
      has(
        'mais (?:lucr\\w+|rentave(?:l|is)|rende|lucro)|campea\\w* (?:de|em) (?:ganho|lucro|margem)|melhor\\w* .*(?:lucro|margem|ganho)|deixa\\w* mais|rende\\w* mais|da mais (?:dinheiro|lucro)',
      ),
    ],
    not: has('MONEY|PERCENT|prejuizo|menos|pior'),
    form: { ...ask('bestOf', { item: maybe(item) }), turn: rest },
  },
  {
    words: [
      has(
        'quando|depois que|ter (?:subido|mexido|mudado|tirado)|reformulac\\w+|errei|mudanca d[aeo]|aumento d[aeo]|tirei|cortei|encolhi|subi|troquei',
      ),
      has(
        'perdi|funcionou|errei|foi bom|foi boa|cresceu|caiu|valeu|deu certo|deu errado|vendeu (?:mais|menos)|derrub\\w+|sent\\w+|adiantou|melhorou|piorou',
      ),
    ],
    not: has('MONEY'),
    form: {
      ...ask('pastChange', { item: maybe(item) }),
      turn: (fields, slots) => {
        slots.days(true)
        return rest(fields, slots)
      },
    },
  },
  {
    words: [
      has('quanto|qual|quantos|em reais|em dinheiro|estimativa|paga|vale|faturamento|quanto por cento'),
      has(
        'ganho|ganh\\w+|entra\\w*|sobra\\w*|rend\\w+|diferenca|receita|impressao|subir|vale|total|efeito|caixa',
      ),
      has(
        'isso|tudo|cardapio|mudanc\\w+|reforma|troc\\w+|final|no fim|total|novo|mensal|redesenho|junto|faturamento|impressao',
      ),
    ],
    not: has('ITEM(?! (?:cardapio|tudo))|MONEY|PERCENT|perd\\w+|prato|foto\\w*|pior'),
    form: { ...ask('total'), turn: rest },
  },
  {
    words: [
      has(
        'qua(?:l|is)|quem|o que|que|me (?:mostra|aponta)|apont\\w+|tem (?:item|prato)|saber|list\\w+|o pior',
      ),
      has(
        'lanterninha|lanterna|nao prestam?|rende\\w* menos|perd\\w+ dinheiro|pior\\w*|encalh\\w+|menor desempenho|vergonha|mais frac\\w+|nao pag\\w+|fundo do poco|preju\\w*|nao valem? a pena|menos (?:lucr\\w+|vend\\w+|dinheiro|margem)',
      ),
    ],
    not: has('MONEY|PERCENT|WEEKDAY|dias?|por ?que|foto\\w*|cozinha|fogao|saida d'),
    form: { ...ask('weakest', { item: maybe(item) }), turn: rest },
  },
  {
    words: [
      has('FOOD|gluten|trigo|celiac\\w+'),
      has('gluten|trigo|celiac\\w+'),
      has('qua(?:l|is)|pode|tem|come|o que|ha|algum\\w*|liberad\\w+|segur\\w+|e|lista|oferec\\w+'),
    ],
    not: has('MONEY|PERCENT|multa|lei|obrigad\\w+'),
    form: { ...ask('glutenFree', { item: maybe(item) }), turn: rest },
  },
]

/** Asked before all others read an order, an allergy or a number of pages in it. */
const asFirst: ReadonlySet<unknown> = new Set([
  'glutenFree',
  'allergenLaw',
  'sellsLittle',
  'photos',
  'kidsMenu',
])

export const menuAskedFirst: readonly Rule[] = menuAsked
  .filter(({ form }) => asFirst.has(form.fields.about))
  .map((rule) => ({ ...rule, strange: 4 }))
