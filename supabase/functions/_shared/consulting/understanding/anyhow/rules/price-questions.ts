/** What owners ask about the price of an item, and about all prices together. */
import {
  ask,
  eachNamed,
  item,
  maybe,
  money,
  onWeekdays,
  percent,
  type Rule,
  wish,
  withFigures,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { offerQuestions } from './offer-questions.ts'
import { measured } from './price-orders.ts'

/** The day after which the prices go back, and the feast in the owner's words. */
function afterThat(fields: Record<string, unknown>, slots: Slots) {
  const name =
    /(?:depois|passad[oa]|ap[oó]s|acabar|passar) (?:d?[oa]s? )?([\p{L} ]{4,30}?)(?= (?:eu|a gente|volt|retorn|posso|devo)|[,?]|$)/iu.exec(
      slots.text,
    )?.[1]
  const days = slots.days()
  return {
    ...fields,
    ...(name !== undefined && { what: name.trim() }),
    ...(days?.to !== undefined && { to: days.to }),
  }
}

/** The change is known by its item: when it was needs no place. */
function ofThen(fields: Record<string, unknown>, slots: Slots) {
  slots.days(true)
  return withFigures(fields, slots)
}

/** "qual seção, petiscos ou bebidas": of both, and of all. */
function allSections(fields: Record<string, unknown>, slots: Slots) {
  slots.items()
  return fields
}

const which = has('qual|quais|que|o que|quem|tem algum\\w*|list\\w+|alguma?|onde|em que')
const worth = has(
  'prudente|duvida|acham que|opiniao|negocio|logica|nao sei se|saber se|vale(?:ria|ndo|u)?(?: mesmo)?(?: a pena)?|compensa\\w*|adianta|justifica\\w*|merece\\w*|faz sentido|tem (?:sentido|cabimento|futuro)|retorno|se paga\\w*|deve\\w*|devo|posso|sera|corto|tiro|largo|deixo|mantenho|melhor|da (?:lucro|dinheiro|retorno|resultado)|deixo|paro|acho que|seria|perco|falta',
)
const changed = has(
  'remarcac\\w+|correc\\w+|alterac\\w+|reformul\\w+|que (?:eu )?(?:dei|fiz)|dei (?:em|no|na|um)|ter (?:subido|mexido|baixado|aumentado|tirado|mudado)|tirei|cortei|encolhi|foi (?:pra|para) (?:MONEY|NUMBER)|acertei em|passei|passamos|troquei|subi|subimos|aumentei|aumentamos|reajustei|reajustamos|baixei|baixamos|mexi|mexemos|mexida|mudei|mudamos|botei|coloquei|colocado|colocamos|demos|fizemos|subida|aumentos?|altas?|reajustes?|mudancas?|promocao|preco novo|novo preco|novos precos|precos novos|tabela nova|nova tabela|baixa de preco|reducao|troca(?:mos)?|virada',
)
const paidOff = has(
  'valeu|compensou|deu (?:certo|ruim|errado|bom|resultado|retorno)|adiantou|ajudou|atrapalhou|foi (?:bom|boa|ruim|certo|errado|uma boa)|bo[am] ou ruim|fiz (?:bem|certo|mal|errado)|perdi|ganhei|derrub\\w+|funcionou|resultados?|efeito|impacto d\\w+ (?:aumento|reajuste)|afast\\w+|espant\\w+|(?:vend\\w+|entrou|saiu|sai) (?:mais|menos)|ganhando|perdendo|lasquei|ferrei|dei mal|dei bem|mudou|melhorou|piorou|surtiu|avali\\w+|diferenca|caiu|caiem|cairam|matou|pesou|serviu|reclam\\w+|fug\\w+|sentiu|trouxe|cresceu|foi (?:boa|bom) ideia|deu (?:preju\\w*|lucro)|perdi venda|besteira|burrada|bobagem|burrice|err(?:o|ei|amos)|acert\\w+|tiro no pe|cagada|vacil\\w+|exager\\w+',
)
const fixed = has(
  'aguent\\w+|suport\\w+|perd\\w+|perco|cair|cai\\w*|caem|queda|deixar de vender|a menos|menos|empat\\w+|a mais|deixa de (?:valer|compensar)|vira prejuizo|folga|ponto de equilibrio|compens\\w+|vender a mais',
)
const nowWhat = has(
  'sub\\w+|sobe\\w*|aument\\w+|baix\\w+|abaix\\w+|desc\\w+|mex\\w+|reajust\\w+|folga|barat[oa]s?|car[oa]s?|diminu\\w+|mud\\w+|deixando dinheiro|atrasad\\w+|defasad\\w+|encarec\\w+|cobr\\w+ (?:mais|menos)',
)

/** In the order in which they are tried. */
export const itemQuestions: readonly Rule[] = [
  {
    words: [
      has(
        'por ?que|pq|porque|por conta|por causa|motivos?|raz(?:ao|oes)|como (?:assim|pode|expl\\w+)|expli\\w+|o que (?:acontece|houve|ha|faz|tem|ta|esta|deu)|entend\\w+|sera|culpa|qual (?:e )?o problema|trav\\w+|impede|segur\\w+|que (?:houve|aconteceu)|que (?:ta|esta) acontecendo|(?:ha|tem) de errado|causas?|explicacao|e o preco|como e que|diacho|compreend\\w+|errando|erro|mata a venda',
      ),
      has(
        '(?:sai|vend[ea]|gira|saem|vend[ea]m|pedem|pede|procuram|vender|sair|girar|saindo|vendendo)\\w* (?:tao |muito |so |bem )?(?:pouc\\w+|mal|menos|NUMBER)|menos (?:sai|vende)|(?:nao|nem|ninguem|quase nao|quase ninguem|parou de|deixou de|povo)(?: \\w+){0,2} (?:sai|saem|vende|vendem|gira|giram|pede|pedem|pedir|compra|comprar|compram|quer|querer|querem|vender|sair|anda|vinga|decola|emplaca|pega)|(?:pouca|baixa|fraca|tao pouca|sem) (?:saida|procura|venda)s?|vendas? (?:baixa|fraca|caindo|tao)|encalh\\w+|parad[oa]s?|parou|queda|caiu|caindo|esquecid\\w+|empac\\w+|mic\\w+|(?:nao|nem|quase nao) (?:rod\\w+|gir\\w+|and\\w+)|prateleira|saida (?:fraca|baixa|pequena)|(?:baixa|fraca|pouca) saida|vendi (?:so )?NUMBER',
      ),
    ],
    form: { ...ask('sellsLittle', { item, other: maybe(item) }), turn: ofThen },
  },
  // "a caipirinha acho que dá pra puxar, até quanto?"
  {
    words: [
      has('ITEM'),
      has('ate (?:quanto|quantos?|onde|que (?:preco|valor|ponto))'),
      has('pux\\w+|sub\\w+|sob\\w+|aument\\w+|cobr\\w+|ir|vai|cheg\\w+|esticar|aguent\\w+|reajust\\w+'),
    ],
    not: has('perd\\w+|perco|cair|baix\\w+|desconto\\w*|MONEY|PERCENT|NUMBER'),
    form: ask('howHigh', { item }),
  },
  // "quanto dá para subir no refrigerante?"
  {
    words: [
      has('ITEM'),
      /\bquanto (?:\w+ ){0,3}(?:da|dava|daria|posso|podemos|poderia|consigo|cabe|devo|aguenta\w*|ainda)\b|\b(?:da|posso|consigo|cabe)(?: (?:pra|para))? \w+ (?:ate )?quanto\b/,
      has('pux\\w+|sub(?:ir|o|a)|aument(?:ar|o)|reajust(?:ar|o)|esticar'),
    ],
    not: has(
      'perd\\w+|perco|cair|baix\\w+|desconto\\w*|custo\\w*|lucr\\w+|ganh\\w+|vend\\w+|se (?:eu |a gente )?sub\\w+|MONEY|PERCENT|NUMBER',
    ),
    form: ask('howHigh', { item }),
  },
  // "depois do carnaval volto pro preço velho?"
  {
    words: [
      has('depois|apos|passad[oa]|quando (?:acabar|passar)|terminad[oa]|na baixa|acabou'),
      has('volt\\w+|retorn\\w+|desc\\w+|baix\\w+'),
      has(
        '(?:precos?|valor(?:es)?|tabela|cardapio) (?:velh\\w+|antig\\w+|de antes|anterior\\w*|normal|normais|de hoje|de agora|de sempre|do ano)',
      ),
    ],
    not: has('ITEM(?! precos?)|MONEY|PERCENT|NUMBER|desconto\\w*'),
    form: wish('question', { about: 'priceReturn' }, { turn: afterThat }),
  },
  // "já subi o duplo e o chope IPA, me diz se valeu a pena": each of them is asked about.
  {
    words: [changed, paidOff, has('ITEM.*ITEM')],
    form: wish('question', { about: 'pastChange' }, { each: eachNamed }),
  },
  {
    words: [changed, paidOff],
    not: has('(?:se|caso) (?:eu |a gente )?\\w+(?:ar|er|ir)(?:mos)?'),
    form: { ...ask('pastChange', { item: maybe(item) }), turn: ofThen },
  },
  {
    words: [
      has('dobr\\w+|duplic\\w+|o dobro|em dobro|duas vezes|multiplic\\w+|triplic\\w+'),
      has('ITEM'),
      has('vend\\w+|sa[ii]\\w*|gir\\w+|moviment\\w+|consum\\w+|procura|pedidos?'),
    ],
    not: has('MONEY|NUMBER|HOUR|WEEKDAY|DATE|preco em dobro|promoc\\w+'),
    form: { ...ask('doubleSales', { item }), turn: withFigures },
  },
  {
    words: [
      has('quant[oa]s?|ate onde|qual|ponto|que|folga|se'),
      fixed,
      has(
        'aguent\\w+|suport\\w+|perd\\w+|perco|cair|cai\\w*|caem|queda|deixar de vender|vend\\w+|saida|empat\\w+|deixa de|prejuizo|folga|equilibrio',
      ),
      has(
        'quant[oa]s?|ate onde|queda|empat\\w+|equilibrio|deixa de|vira prejuizo|folga|ainda (?:ganho|lucro|compensa|vale)|ponto',
      ),
    ],
    not: has(`MONEY|NUMBER|WEEKDAY|DATE|HOUR|couvert|por ?que|pq|motivo|preco d[aeo]|combo\\w*`),
    form: { ...ask('breakEven', { item: maybe(item) }), turn: withFigures },
  },
  {
    words: [
      has('ITEM'),
      has('(?:MONEY|NUMBER)(?: reais)? (?:n[oa]s?|num|numa|pel[oa]s?|por)|(?:MONEY|NUMBER) (?:e|eh|ta|esta)'),
      has(
        'e (?:muito|pouco|demais|absurdo|car[oa]|barat[oa]|justo|exager\\w+|roubo|abus\\w+|salgad\\w+)|muito|demais|absurdo|exagero|abusivo|car[oa]|barat[oa]|salgad[oa]|puxad[oa]',
      ),
    ],
    not: has(`PERCENT|WEEKDAY|HOUR|DATE|${measured}|NUMBER.*NUMBER`),
    form: { ...ask('fairPrice', { item }), turn: withFigures },
  },
  {
    words: [
      has('ITEM'),
      has(
        '(?:dentro|fora|acima|abaixo|na media) (?:d[aeo]s?|n[ao]s?) (?:mercado|praca|concorrencia|regiao|praia|media)',
      ),
    ],
    not: has('PERCENT|WEEKDAY|HOUR|DATE'),
    form: { ...ask('fairPrice', { item }), turn: withFigures },
  },
  {
    words: [
      has('ITEM'),
      has('MONEY|(?:a|por|pra|para|de|em|paga\\w*|cobr\\w+|custar|custando|fosse|for|=) NUMBER'),
    ],
    not: has(
      `PERCENT|WEEKDAY|HOUR|DATE|ITEM.*ITEM|combos?|kits?|pacotes?|duzias?|dobradinhas?|torres?|lev\\w+|couvert|open|na medida|por pessoa|vend(?:e|em|i|eu) so|(?:a|por|pra|para|de|em) NUMBER (?:${measured})`,
    ),
    form: ask('itemPrice', { item, price: money }),
  },
  {
    words: [
      has('ITEM'),
      has(
        '(?:muito |mais |bem |tao |meio )?(?:car[oa]s?|barat[oa]s?|salgad[oa]s?|puxad[oa]s?|defasad[oa]s?|em conta)|(?:abaixo|acima|fora|dentro) (?:do|da) (?:mercado|normal|preco|concorrencia|media|realidade)|(?:prec[oa]|valor)\\w* (?:cert[oa]|just[oa]|bom|ideal|corret[oa]|errad[oa]|adequad[oa]|honest[oa]|real|legal)|no ponto|na medida|(?:bem|mal) (?:precificad|cobrad)\\w+|espaco|margem pra|cobro pouco|na media|certo n[oa]s?|desconfi\\w+|(?:pod\\w+|dev\\w+|merec\\w+|da (?:pra|para)|daria (?:pra|para)|era pra) (?:\\w+ )?(?:cust\\w+|val\\w+|cobr\\w+|ser|pedir|vend\\w+) (?:\\w+ )?(?:mais|menos)',
      ),
    ],
    not: has('MONEY|NUMBER|PERCENT|WEEKDAY|HOUR|DATE'),
    form: ask('fairPrice', { item }),
  },
  {
    words: [
      has('ITEM'),
      has('quanto|por quanto|que preco|que valor|qual (?:\\w+ ){0,3}(?:preco|valor)|a quanto|quanto que'),
      has(
        'cobr\\w+|cust\\w+|val\\w+|vend\\w+|bot\\w+|coloc\\w+|ped\\w+|peco|ser|seria|preco|sair|sai|deveria|devia|por|faz\\w*|faco',
      ),
    ],
    not: has('MONEY|NUMBER|PERCENT|WEEKDAY|HOUR|DATE|ITEM.*ITEM|sem|por mes|me custa|sobra|lucro|ganho'),
    form: ask('fairPrice', { item }),
  },
  {
    words: [
      has('ITEM'),
      worth,
      has(
        'mant\\w+|deix\\w+|continu\\w+|tir\\w+|cort\\w+|fic\\w+|sair|segurar|elimin\\w+|vender|futuro|se paga\\w*|ter|larg\\w+|espaco|retorno|(?:so|ainda) da|a pena|acab\\w+ com|par\\w+ (?:de|com)|abandon\\w+|desist\\w+|aposent\\w+|abr\\w+ mao|insist\\w+|remov\\w+|falta|justific\\w+|sigo|segu\\w+|retir\\w+|ainda vale|na lista|no cardapio|elimin\\w+|lugar|descontinu\\w+',
      ),
    ],
    not: has(
      'foto\\w*|imagem|DATE|MONEY|NUMBER|PERCENT|descont\\w+|promoc\\w+|couvert\\w*|embut\\w+|gratis|de graca|cortesia',
    ),
    form: { ...ask('keepWorth', { item, weekdays: maybe(onWeekdays) }), turn: withFigures },
  },
]

/** What all prices, or all items, are asked about. */
const sumQuestions: readonly Rule[] = [
  {
    words: [
      has('MONEY|NUMBER mil|NUMBER|PERCENT'),
      has(
        'meta|objetivo|alvo|mais|extras?|a mais|faltam?|fech\\w+|cresc\\w+|sobr\\w+|alcanc\\w+|cheg\\w+ (?:a|em|n[ao]s?)|bater|ating\\w+',
      ),
      has('mes|mensa\\w+|lucro|margem|ganh\\w+|sobr\\w+|meta|objetivo|fatur\\w+|conta|caixa|bolso|rend\\w+'),
    ],
    not: has(
      'ITEM(?! (?:precos?|cardapio|pratos?))|WEEKDAY|HOUR|descont\\w+|aument\\w+ (?:de )?PERCENT|sub\\w+ PERCENT|couvert|cart\\w+|vend\\w+ mais|quem|quantas?',
    ),
    form: {
      ...ask('goal', { price: maybe(money), percent: maybe(percent) }),
      turn: (fields, slots) => {
        slots.days()
        return fields.price === undefined && fields.percent === undefined ? null : fields
      },
    },
  },
  {
    words: [
      which,
      has(
        'mais|melhor|maior|campea\\w*|paga as contas|segur\\w+|sustent\\w+|carreg\\w+|banc\\w+|puxa|estrela',
      ),
      has(
        'lucr\\w+|margem|dinheiro|rend\\w+|deixa\\w*|sobra|retorno|rentav\\w+|da|paga|ganh\\w+|compensa|resultados?|(?:a )?casa|conta|contas|caixa|traz\\w*|negocio',
      ),
    ],
    not: has(
      'MONEY|NUMBER|PERCENT|sub\\w+|aument\\w+|com (?:tudo|iss\\w+)|mudanc\\w+|diferenca|soma\\w*|total|parcel\\w+|cart\\w+|turistas?',
    ),
    form: { ...ask('topEarner', { item: maybe(item) }), turn: allSections },
  },
  {
    words: [
      which,
      has(
        'tir\\w+|cort\\w+|sair|elimin\\w+|pior(?:es)?|prejuizo|menos (?:deixa|rende|lucr\\w+|da|vale|vende|sai)|ocup\\w+|sobrando|atrapalh\\w+|nao (?:deixa|deixam|da|dao|vale|valem|presta|prestam|rende|rendem)|mat\\w+ (?:a |minha |nossa )*margem|com\\w+ (?:a |minha |nossa )*margem|peso morto|descart\\w+|dispens\\w+|larg\\w+',
      ),
    ],
    not: has('perd\\w+|aument\\w+|posso|foto\\w*|MONEY|PERCENT|cart\\w+|descont\\w+'),
    form: { ...ask('weakest'), turn: withFigures },
  },
  {
    words: [
      has('quanto|qual|o que|que|estimar|saber|soma\\w*|faz\\w*|calcul\\w+|ver|impacto|diferenca'),
      has(
        'tudo|juntos?|juntas?|total|geral|no fim|som(?:a|am|ando|ar|ado)|(?:d?ess[ae]s?|as|com|previsto) (?:\\w+ )?(?:mudancas?|alterac\\w+|ajustes|precos? novos?|tabela nova)|precos? novos?|tabela nova|por mes|no mes|no ano|por ano|ticket|lucro em quanto|pacote|conjunto|cardapio novo|redesenho|reforma|previst\\w+',
      ),
      has(
        'traz\\w*|da|dao|ganh\\w+|entra\\w*|rende\\w*|deixa\\w*|sobra|muda\\w*|lucro|fatur\\w+|resultado|efeito|vai|impacto|diferenca|soma\\w*|caixa|a mais|bolso|total',
      ),
    ],
    not: has('MONEY|PERCENT|quem|ITEM(?! (?:precos?|cardapio|tudo))'),
    form: ask('total'),
  },
  {
    words: [has('qual|quais|que|o que|onde|quem|em que|tem algum\\w*'), nowWhat],
    not: has(
      'foto\\w*|MONEY|PERCENT|descont\\w+|HOUR|perd\\w+|perco|turistas?|client\\w+|volt\\w+|do que|mais (?:barat\\w+|car\\w+) (?:por|que)|por ml|puxando (?:a casa|tudo)|vale|compensa|pro.?labore|aluguel|justo|avis\\w+|o mesmo',
    ),
    form: { ...ask('upDown'), turn: allSections },
  },
]

export const priceQuestions: readonly Rule[] = [...offerQuestions, ...itemQuestions, ...sumQuestions]
