/** What owners ask about dishes with cachaça. */
import { closedSeason } from '../../../base/pantry/closed-seasons.ts'
import type { DishQuestion } from '../../../base/request/dish-wishes.ts'
import { ask, food, maybe, number, type Rule, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { dishMoneyQuestions, of } from './dish-money-questions.ts'
import { plainDishQuestions } from './dish-plain-questions.ts'

type Fields = Record<string, unknown>

const but = (rule: Rule, not: string): Rule => ({ ...rule, not: has(not) })

const spirit = 'cachaca|pinga|alcool|alcoolic\\w+|birita|bebida|aguardente|destilad\\w+|caninha'
const which = 'qual|quais|que|algum|alguma|o que'
const howMuch = 'quant\\w+|qual|que|muit\\w+|pouc\\w+|bastante'

/** The first food that is no drink. */
const eaten = (slots: Slots) => slots.foods().find((name) => !/cachaça|bebida/.test(name))
/** Seafood that may be closed in some month of a year. */
const seasonal = (fields: Fields, slots: Slots) =>
  typeof fields.what === 'string' && closedSeason(fields.what, '2026-01-01', 366)
    ? withRest(fields, slots)
    : null

const ofFood = (about: DishQuestion, words: readonly string[], not?: string): Rule => ({
  words: words.map((one) => has(one)),
  ...(not !== undefined && { not: has(not) }),
  form: { ...ask(about, { what: maybe(eaten) }), turn: withRest },
})

const onTheFire = 'panela|fogo|frigideira|cozinh\\w+|flamb\\w+|receita|comida|prato|ferv\\w+|quente'
const wood =
  'envelhecid\\w+|carvalho|amburana|umburana|balsamo|barril|madeira|premium|cara|caras|car[ao] demais|amarel\\w+|ouro|prata|branc\\w+|novinha|nova|descansad\\w+|velha|extra|reserva|melhor|boa'
const keeps =
  'dur\\w+|geladeira|freezer|congelador|congel\\w+|estrag\\w+|guard\\w+|validade|conserv\\w+|se sobrar|jog\\w+ fora|fora da geladeira|quant\\w+ dias?|quanto tempo|presta\\w*|aguent\\w+|venc\\w+|azed\\w+|fica bo[mn]s?|amanha|outro dia|dia seguinte'
const ahead =
  'vespera|(?:pront|feit|montad|adiantad)[oa]s? (?:na|no|de) \\w+|(?:na|no) WEEKDAY(?: \\w+){0,5} (?:feit|pront)\\w+|hoje (?:\\w+ ){1,3}amanha|adiant\\w+|dia anterior|um dia antes|dias? antes|noite anterior|antes|requent\\w+|ontem|pre.?pront\\w+|deix\\w+ (?:tudo )?pront\\w+|antecip\\w+|antecedencia|mise en place|so na hora|de manha|pela manha|de um dia (?:pro|para o|pra) outro'

export const dishQuestions: readonly Rule[] = [
  ...plainDishQuestions,
  ofFood('closedSeason', [
    'defeso|ibama|icmbio|piracema|desova|(?:epoca|periodo|tempo|temporada) (?:d[aeo] )?(?:pesca|captura|reproducao|proibic\\w+|proibid[ao])|proibid\\w+ (?:a |de )?(?:pesca\\w*|pegar|capturar)|pesca (?:d\\w+ \\w+ )?(?:ta |esta |fica |e )?(?:liberad|proibid|fechad|abert|permitid)\\w+',
  ]),
  {
    words: [
      has('FOOD'),
      has('liberad\\w+|proibid\\w+|leg(?:al|ais)|permitid\\w+|fechad\\w+|pesca\\w*|abert[oa]|abre'),
    ],
    form: { ...ask('closedSeason', { what: eaten }), turn: seasonal },
  },
  {
    words: [
      has('FOOD'),
      has('proibe\\w*|pod\\w+|posso|crime|multa|compr\\w+|vend\\w+'),
      has('DATE|mes|meses|agora|epoca|temporada|ano|periodo|ate quando|a partir de quando'),
    ],
    form: { ...ask('closedSeason', { what: eaten }), turn: seasonal },
  },
  of(
    'rawSafe',
    '(?:marinad|curad)\\w+ (?:n[ao] \\S+ |FOOD |~\\S+ )*(?:ja )?(?:ta|esta|fica|e) ?cozid\\w+|ja (?:ta|esta|fica) cozid\\w+|antes de servir cr\\w+|mat(?:a|am|ar|e) (?:\\w+ )?(?:bacteri\\w+|vermes?|bichos?|parasitas?|germes?|micro\\w+)',
  ),
  ofFood(
    'rawSafe',
    [
      'cru|crua|crus|cruas|mal ?passad\\w+|ceviche|carpaccio|tartar\\w*|sashimi|cozinha mesmo|sem (?:cozinhar|ferver)',
      'segur\\w+|perig\\w+|risco|arrisc\\w+|pod\\w+|posso|problema|aguenta|dura\\w*|quanto tempo|mal|verme|bacteria|parasita|cozinha|mata\\w*|serv\\w+|us\\w+|confi\\w+|da (?:pra|para)|precis\\w+|tem que|faz\\w*|com\\w+|dor|doente|barriga',
    ],
    'freezer|geladeira|congel\\w+|vespera|guard\\w+|vend\\w+|cobr\\w+|preco|dias?',
  ),
  {
    words: [
      has(
        'descongel\\w+|degel\\w+|micro.?ondas|(?:tir\\w+|sai\\w*) (?:\\w+ ){0,3}d[oe] (?:TOOL ~)?(?:freezer|congelador)|(?:us\\w+|vai|ir|faz\\w*|entr\\w+|serv\\w+|pod\\w+|bot\\w+|FOOD|ITEM|ainda|ou) (?:\\w+ ){0,2}congelad\\w+|separ\\w+ do (?:freezer|congelador)',
      ),
    ],
    not: has('dur\\w+|dias|validade|quanto tempo|guard\\w+|sobr\\w+|perde\\w*|volt\\w+|recongel\\w+'),
    form: { ...ask('thaw', { what: maybe(eaten), count: maybe(number) }), turn: withRest },
  },
  {
    words: [has('separ\\w+|porcion\\w+'), has('quant\\w+|quando'), has('FOOD')],
    form: ask('thaw', { what: food, count: maybe(number) }),
  },
  of(
    'hideCachaca',
    'nome|escrev\\w+|dizer|diz|digo|diga|dig[ao]m|falar|falo|conto|contar|escond\\w+|avis\\w+|mencion\\w+|cit\\w+|omit\\w+|disfarc\\w+|por escrito|revel\\w+|cardapio|menu|anunci\\w+',
    `${spirit}|crentes?|evangelic\\w+|religios\\w+|igreja|preconceito|escond\\w+|omit\\w+|disfarc\\w+|(?:nao|sem) (?:avis|diz|dig|fal|cont)\\w+`,
    'nao|sem|escond\\w+|omit\\w+|disfarc\\w+|tir\\w+|precis\\w+|obrigad\\w+|tem que|tenho que|devo|melhor|pod\\w+|posso|da (?:pra|para)|coloc\\w+|bot\\w+|ponho|fica|aparec\\w+|nome',
  ),
  of(
    'hideCachaca',
    '(?:bot\\w+|coloc\\w+|ponh\\w+) (?:um )?aviso|(?:chamar|botar|dar|usar|por) (?:\\w+ )?outro nome|(?:nao|nem) (?:souber|sabe|saiba|saber)\\w* que (?:tem|leva)',
  ),
  of(
    'breathTest',
    'de carro|acus\\w+|d[ae]u? (?:positivo|no teste)|uber|taxi|bafometro|blitz|lei seca|sopr\\w+|dirig\\w+|motorist\\w+|volante|habilitacao|cnh|policia\\w*|guarda de transito|prf|detran|carteira|par(?:ar|a|arem|am) (?:\\w+ )?na (?:saida|rua|estrada|volta|pista)|peg\\w+ (?:estrada|o carro|a moto|o volante)|multad\\w+',
  ),
  of(
    'delivery',
    'delivery|ifood|entreg\\w+|motoboy|viag\\w+|viaj\\w+|quentinha|embalagem|embalagens|casa d[oa] (?:povo|pessoal|freguesia|turma|fregues)|marmita|casa d[oe] client\\w+|no caminho|para? levar|caixinha|transport\\w+|aplicativo|rappi|moto|embal\\w+|entregador\\w*|cheg\\w+ (?:bem|melhor|inteir\\w+|quente|fri[oa]|crocante|boa|bom|mole|murch\\w+)',
  ),
  of(
    'licence',
    'licenca\\w*|alvara|vigilancia|anvisa|registr\\w+|rotulo|leg(?:al|aliz\\w+)|lei|permitid\\w+|proibid\\w+|fisca\\w+|multa\\w*|bombeir\\w+|autoriz\\w+|regulariz\\w+|prefeitura|documento|(?:vend|serv)\\w+ na (?:praia|rua|calcada|escola|feira|areia)|18 anos|placa|selo|(?:quiosque|trailer|barraca|ambulante|carrinho|food ?truck).* liberad\\w+|maior de idade|(?:food ?truck|trailer|barraca|quiosque|ambulante|carrinho|praia|calcada|escola|feira) pode (?:servir|vender|usar|ter)',
  ),
  {
    words: [
      has(`${wood}|cachaca|qualquer uma|a mais|mais barata`),
      has(
        'panela|(?:no|pro|ao) (?:TOOL ~)?fogo|cozinh(?:ar|o|a)|flambar|flambo|n[ao] (?:comida|molho|calda|receita)|frigideira',
      ),
      has(
        'qual|posso|pode|vai|compensa|vale|melhor|desperdic\\w+|serve|us\\w+|pena|pecado|gast\\w+|diferenca|precis\\w+|queim\\w+',
      ),
    ],
    not: has(
      'quant\\w+|alcool\\w*|evapor\\w+|mata|ml|doses?|seguranca|perig\\w+|some|sem cachaca|troc\\w+|outra bebida|litro\\w*',
    ),
    form: { ...ask('agedInPan'), turn: withRest },
  },
  of(
    'swap',
    'FOOD (?:de \\w+ )?serve|(?:por|a) (?:51|NUMBER|ypioca|pitu)|(?:(?:com|por|usar|uso|fazer|faz\\w*|trocar|serve|botar|for|de|se eu usar)(?: \\w+){0,2} FOOD ~bebida)|tem que ser (?:FOOD ~)?cachaca|(?:nao tiver|nao ten?ho|acab\\w+|na falta|nao ach\\w+)(?: \\w+){0,2} (?:FOOD ~)?(?:cachaca|pinga)|(?:FOOD ~)?\\w*cachaca\\w* (?:mais barat\\w+|qualquer|comum|industrial)',
    'cachaca|bebida|pinga|troc\\w+|substitu\\w+|us\\w+',
  ),
  but(
    of(
      'mostCachaca',
      `${which}`,
      'mais (?:FOOD ~)?(?:cachaca|pinga|alcool\\w*|forte|teor|puxad\\w+)|mais (?:\\w+ )?(?:gosto|sabor|cheiro|estoque|consumo|saida) de (?:FOOD ~)?(?:cachaca|pinga)|leva mais(?! trabalho)|aparece\\w* mais|mais aparece|sent\\w+ mais|(?:usa|gasta|consome|gira) mais|cachaceir\\w+|(?:FOOD ~)?(?:cachaca\\w*|pinga\\w*) pur[ao]|maior (?:teor|dose|quantidade)|(?:esvazia|seca|acaba com|pega) mais|pingue\\w+|mais embriag\\w+',
    ),
    'trabalho|gas|tempo|oleo',
  ),
  of(
    'mildCachaca',
    'suav\\w+|discret\\w+|sutil|sutis|lev(?:e|es|inh\\w+)|fraquinh\\w+|menos (?:forte|gosto|alcool\\w*)|medo|o gosto some|enjoativ\\w+|sem (?:ficar |dar )?(?:forte|gosto|arder|amargar)|domin\\w+|pesad\\w+|sobressa\\w+|rouba\\w* o (?:gosto|sabor)|mat(?:a|ar) o (?:gosto|sabor)|sent\\w+|estranh\\w+ (?:a |o )?(?:gosto|FOOD ~cachaca|pinga)|parece\\w* que (?:nao )?tem|cobr\\w+ o (?:gosto|sabor)|vai gostar|queim\\w+ a (?:boca|garganta)|arde\\w*|amarg\\w+|gosto (?:\\w+ )?(?:forte|de)|nao (?:gosta|bebe|curte)\\w*|fica\\w* forte|forte demais|muito forte',
  ),
  of(
    'alcoholLeft',
    'alcool\\w*|alcoolic\\w+|embebed\\w+|bebad\\w+|embriag\\w+|porre|evapor\\w+|teor|tonto|tira tudo|(?:quem|pessoal que|gente que) nao (?:bebe|pode beber)\\w*|pastor|padre|crente|evangelic\\w+|muculman\\w+|gosto de (?:FOOD ~)?cachaca|crianc\\w+|gravid\\w+',
  ),
  {
    words: [
      has('(?:com )?NUMBER (?:ml|litros?|l|garrafas?|doses?)'),
      has('quant\\w+|rend\\w+|dao?|da (?:pra|para)|faco'),
    ],
    not: has('copo|junto|sirvo'),
    form: { ...ask('cachacaAmount'), turn: withRest },
  },
  {
    words: [
      has(howMuch),
      has('cachaca|pinga|garraf\\w*|litr\\w*|ml|doses?|aguardente'),
      has(
        'garraf\\w*|litr\\w*|compr\\w+|ml|gast\\w+|us\\w+|vai|vao|leva\\w*|receita\\w*|por prato|cada|nisso|panela|consum\\w+|precis\\w+|entra\\w*|ponho|bot\\w+|coloc\\w+|peg\\w+',
      ),
    ],
    not: has(
      'falt\\w+|troc\\w+|substitu\\w+|lugar|custa\\w*|cobr\\w+|preco|copo|acompanh\\w+|sirvo|oferec\\w+|cliente|junto|do lado|harmoniz\\w+|test\\w+|branc\\w+|envelhecid\\w+',
    ),
    form: { ...ask('cachacaAmount', { count: maybe(number) }), turn: withRest },
  },
  of(
    'cachacaAmount',
    'doses?|quantidade|medida|ml',
    'receita\\w*|panela|prato|vai|leva|meia|nisso|inteira',
    'cachaca|panela|receita\\w*|ml|pinga|uma',
  ),
  of(
    'worthSelling',
    'quant\\w+',
    'vend\\w+|pedid\\w+|sair',
    '(?:valer|vale) a pena|compens\\w+|se pag\\w+|empat\\w+',
  ),
  but(
    of(
      'doseEach',
      'bebe|beber|tomar|sirvo qual|doses?|bebidas?|cachaca|pinga|branc[ao]|envelhecid\\w+|drinks?|drinques?|coquete\\w+|caipirinha|harmoniz\\w+|combin\\w+|acompanh\\w+|copo',
      'harmoniz\\w+|acompanh\\w+|d[oe] lado|ao lado|copo|junto|oferec\\w+|sirvo|servir|sirva\\w*|brind\\w+|sug\\w+|cas\\w+ com|combin\\w+|bebe\\w* (?:o que|com)|vai bem|com que|beber|tomar|indic\\w+|(?:com|pra|para) (?:o|a|cada)',
      'qual|quais|que|cada|uma?|quant\\w+|tem|com|posso|branca',
    ),
    'quantidade|salada|farofa|guarnic\\w+|preco|cobr\\w+|cust\\w+|panela|fogo|troc\\w+|substitu\\w+|lugar|congelad\\w+|marca|funciona\\w*',
  ),
  of(
    'agedInPan',
    wood,
    `${onTheFire}|desperdic\\w+|desperdicio|pena|pecado|perde\\w*|some|escurec\\w+|gast\\w+|usar|uso|use`,
    `${spirit}|envelhecid\\w+|carvalho|amburana|barril|prata|ouro|branca|amarela|descansad\\w+|novinha`,
  ),
  but(
    of(
      'flameSafe',
      'flamb\\w+|(?:TOOL ~)?fogo|labaredas?|chamas?|incendi\\w+|acend\\w+|macarico|extintor\\w*|palha|toldo|lona|tenda|queimar (?:o|a|alguem|cliente|gente)\\w*|como apag\\w+',
    ),
    'quant\\w+ tempo|geladeira|preco|cobr\\w+|lucr\\w+',
  ),
  but(
    of(
      'swap',
      'troc\\w+|substitu\\w+|outr[oa] (?:bebida|destilado|FOOD|marca|aguardente|coisa)|de outra marca|(?:qualquer|outra) (?:FOOD|bebida|aguardente|marca)|no lugar|em vez|falt\\w+|sem (?:FOOD ~)?cachaca|da no mesmo|da certo com|(?:se for|e se|com|por|posso usar|serve|uso|usar|muda\\w*|funciona\\w*|fica\\w*|presta\\w*) (?:\\w+ ){0,3}FOOD',
      'cachaca|pinga|aguardente|bebida|destilad\\w+|FOOD|marca',
      'troc\\w+|substitu\\w+|lugar|vez|muda\\w*|serv\\w+|falt\\w+|estranh\\w+|funciona\\w*|marca|da no mesmo|certo|us\\w+|presta\\w*|posso|da (?:pra|para)|fica\\w*|sem|se for',
    ),
    'carnes?|peixe|prato d\\w+ cardapio|vend\\w+|cobr\\w+|repet\\w+|parecid\\w+|enjo\\w+',
  ),
  but(
    of('dayBefore', ahead),
    'dur\\w+|quant\\w+ dias|quanto tempo|lanc\\w+|estrag\\w+|sobrou|congelar antes|d[ae] servir cru',
  ),
  but(
    of(
      'tooMany',
      'muit\\w+|demais|tant[oa]s|confund\\w+|so (?:NUMBER|um|uma)|exager\\w+|enjo\\w+|repetitiv\\w+|melhor (?:botar |lancar |por )?menos|quant\\w+|prudente|de uma (?:so )?vez|menos',
      'nov[oa]s?|lanc\\w+|pratos?|cardapio|cabem|tudo de uma vez|de uma (?:so )?vez|menos|cachaca|opc\\w+|itens|prudente|certo|lanco',
      'muit\\w+|demais|exager\\w+|enjo\\w+|repetitiv\\w+|menos|cabem|prudente|suficiente|ideal|certo|tudo isso|tant[oa]s|confund\\w+|lanc\\w+|aguent\\w+',
    ),
    'dias?|tempo|geladeira|freezer|cachaca|ml|garraf\\w*|FOOD|MONEY|porcao|porcoes|pessoas?|gramas?|test\\w+|cobr\\w+|vend\\w+|lucr\\w+',
  ),
  of('keeping', keeps),
  of(
    'testCost',
    'test\\w+|prov(?:a|ar|as)|experiment\\w+|degust\\w+|primeir\\w+ (?:fornada|lote|leva|compra|rodada|producao)|comecar|piloto',
    'quant\\w+|gast\\w+|cust\\w+|valor|barat\\w+|desembols\\w+|invest\\w+|MONEY|orcamento|dinheiro|separ\\w+',
  ),
  of(
    'launchFirst',
    'primeir\\w+|comec\\w+|lanc\\w+|estrei\\w+|ordem|carro.?chefe|emplac\\w+|apost\\w+|chance\\w*|pegar|bomb\\w+|sucesso|hit|campeao|estrela|vender mais|vende mais|mais venda|certeza|garantid\\w+|certeir\\w+|infalive\\w+|um por vez|um de cada vez|so (?:\\w+ ){0,2}fazer um|cara de|gostar mais|gosta mais|mais (?:saida|procura\\w*|aceitacao|aceito)|favorit\\w+|preferid\\w+',
    'qual|quais|que|por onde|me dig\\w+|diz\\w*|algum\\w*|o|ordem|deles|vez|todos|juntos',
  ),
  {
    words: [has('cachaca|alcool|FOOD'), has('repet\\w+|plagi\\w+|copia\\w*|ja tenho'), has('ITEM|FOOD')],
    form: { ...ask('notRepeated', { what: maybe(eaten) }), turn: withRest },
  },
  of(
    'notRepeated',
    'repet\\w+|parecid\\w+|igua(?:l|is)|mesm[oa]s? (?:ITEM|pratos?|receitas?|coisas?|ideias?|cardapio)|diferent\\w+|plagi\\w+|copia\\w*|exclusiv\\w+|inedit\\w+|novidade|(?:ja|nao) (?:nao )?tem no (?:meu |nosso )?(?:ITEM )?(?:cardapio|menu)|so (?:pra|para) mim|outr[oa]s? (?:\\w+ )?(?:bar|casa|restaurante|cliente)\\w*|concorren\\w+ (?:tem|ja|vai|recebeu)|restaurante d[oe]|ja (?:existe\\w*|recebi|recebeu|mandaram|serve|tem|faz\\w*)|alguem (?:\\w+ ){0,3}(?:serve|faz|tem)|existe\\w* em|(?:mais ninguem|ninguem mais)',
  ),
  {
    words: [
      has(
        'lugar|substitu\\w+|tir\\w+|sai|saem|sair|morrer|morre|aposent\\w+|cort\\w+|roub\\w+|troc\\w+|concorr\\w+',
      ),
      has('qual|quais|que|onde|quem'),
      has(
        'lugar|tir\\w+|sai|saem|sair|aposent\\w+|morrer|morre|cort\\w+|entra\\w*|lista|item|cardapio|roub\\w+|troc\\w+',
      ),
    ],
    not: has('freezer|geladeira|alcool|espinha|custo|cachaca'),
    form: { ...ask('replaces', { item: maybe(food) }), turn: withRest },
  },
  {
    words: [has('lugar|substitu\\w+|tir\\w+|sai|entra|roub\\w+|concorr\\w+|continua'), has('ITEM')],
    form: ask('replaces', { item: food }),
  },
  ...dishMoneyQuestions,
]
