/** What owners ask about making, keeping and pouring, in any order of words: read before the readers of foods, glasses and tools. */
import { ask, type Rule, withRest } from '../form.ts'
import { amount, bar, cana } from './drink-asking.ts'

const spirits =
  'vodca|vodka|gin|gim|rum|tequila|uisque|whisky|saque|conhaque|vermute|campari|aperol|pisco|steinh\\w+|graspa|grappa|licor|vinho|cerveja|outr[oa]s? (?:bebida|destilado|cachaca|pinga|marca|garrafa)|marca'
const hot =
  'calor|ferv\\w+|esquent\\w+|aquec\\w+|quent\\w+|fogo|flamb\\w+|evapor\\w+|panela|reduc\\w+|reduz\\w+|cozinh\\w+|cozid\\w+|vapor|chama|micro.?ondas|temperatura|forno'
const weaker =
  'alcool\\w*|teor|graduac\\w+|grau|embriag\\w+|embebed\\w+|deixa bebado|forca|efeito|evapora\\w*|fica frac\\w+|perde\\w* (?:o )?(?:grau|alcool|teor|forca)|some|vai embora|leva embora|bafometro'

const heat: readonly Rule[] = [
  {
    ...bar(
      'heat',
      [hot, `${weaker}|${cana}`],
      'infus\\w+|macer\\w+|curt\\w+|copo\\w*|balcao|perde\\w* (?:o )?gas',
    ),
    form: {
      ...ask('bar', { what: 'heat' }),
      turn: withRest,
      also: [{ kind: 'drinkTrait', fields: { what: 'hot', count: 2, bound: 'at_least' } }],
    },
  },
]

const storing: readonly Rule[] = [
  bar(
    'keeping',
    [
      'dur[ae]\\w*|guard\\w+|validade|estrag\\w+|conserv\\w+|azed\\w+|oxid\\w+|venc\\w+|aguent\\w+|apodre\\w+|murch\\w+|congel\\w+|perde\\w* (?:o )?(?:sabor|gosto|gas|cheiro|forca)|fica\\w* bo[ma]\\w*|depois de abert\\w+|val[ei]\\w* (?:por |ate )?(?:quant\\w+|que)|prest\\w+|geladeira|freezer|refriger\\w+|sobrou|jog\\w+ fora|desanda\\w*',
      'quant[oa]s? (?:tempo|dias|horas|meses|semanas)|como|quanto|quando|ate (?:quando|que)|meses|mes|semanas?|dias?|horas?|geladeira|freezer|fora|temperatura ambiente|amanha|outro dia|dia seguinte|hoje|ontem|pod\\w+|posso|precis\\w+|da (?:pra|para)|abert[oa]s?|caseir[oa]s?',
    ],
    'MONEY|menor|marca|outr[oa]|claras?|estrag\\w+ (?:a|o) (?:espuma|drink|gosto|sabor)|custa\\w*|doses?|paga\\w*|curt\\w+|infus\\w+|fila|quantos copos|gelos?|vend\\w+|derret\\w+|diabet\\w+|antes de (?:abrir|servir)',
  ),
  bar(
    'infusion',
    [
      'curt[ioa]\\w*|infus\\w+|macer\\w+|de molho|saboriz\\w+|aromatiz\\w+|dentro d[ao] (?:cachaca|pinga|garrafa)|passa o gosto|pega bem',
      `${cana}|garrafas?|alcool|quant[oa]s?|quando|como|prepar\\w+|faz\\w*|faco|ensin\\w+|pod\\w+|posso|da (?:pra|para)|receita|passo a passo|segredo|precis\\w+|propor\\w+|direito|jeito|permitid\\w+|amarg\\w+|coo|coar|passa|caseir\\w+|sera|pega`,
    ],
    'MONEY|qual (?:drink|del)\\w*|vend\\w+ (?:mais|bem)|estrag\\w+|marca|(?:curt\\w+) (?:o som|a noite|a festa)|povo|pessoal|galera|turma',
  ),
  bar(
    'ahead',
    [
      'pront[oa]s?|adiant\\w+|vespera|antecip\\w+|antecedencia|batch|pre.?(?:mix|lote|mistur|pront|prepar|bat)\\w*|em lote|engarraf\\w+|mistur\\w+ (?:tudo )?antes|(?:de (?:tarde|manha|dia)|na? \\w+) (?:pra|pro|para) (?:a |o )?(?:noite|sabado|domingo|sexta|dia seguinte|outro dia|hora|semana)|antes d[eoa]\\w*|mise.en.place|espremer|espremido|cedo|montad[oa]s?|de casa|preparar (?:pra|para) a semana|batizad\\w+|garrafao|(?:a|na) tarde do|semana toda|ja deix\\w+|ja vir',
      'pod\\w+|posso|da (?:pra|para)|da certo|o que|que parte|vale|qual|quais|como|quant[oa]s?|melhor|compensa|tem como|consigo|funciona|possivel|faco|menos o que|rola|aguenta',
    ],
    'MONEY|curt\\w+|infus\\w+|rapid\\w+|lanc\\w+|almoco|jantar|comida|outr[oa]s?|semanas antes|sobrou|gelo|cort\\w+|eliminar|tir\\w+ da carta|treina\\w*|montar (?:a|uma) carta',
  ),
]

const safety: readonly Rule[] = [
  bar('diabetes', [
    'diabet\\w+|acucar (?:alto )?no sangue|acucar alto|glic\\w+|insulina|adocantes?|stevia|xilitol|eritritol|sucralose|diet|light|zero acucar|nao (?:pode|podem) (?:com )?acucar',
  ]),
  // "tem ovo?" may be about an allergy.
  bar(
    'egg',
    [
      'ovos?|claras?|gemas?|gemada|salmonel\\w+|aquafaba',
      'salmonel\\w+|espuma\\w*|segur\\w+|perig\\w+|risco|faz mal|aguent\\w+|dur[ae]\\w*|quant[oa]s?|quantidade|us\\w+|pasteuriz\\w+|separad\\w+|troc\\w+|substitu\\w+|no lugar|bat\\w+|permitid\\w+|proibid\\w+|lei|vigilancia|fiscaliz\\w+|implic\\w+|deixa|avis\\w+|cheiro|bacteria|mata',
    ],
    'gravid\\w+|gestante\\w*|alerg\\w+|intoler\\w+',
  ),
  bar(
    'egg',
    [
      'espuma\\w*',
      'segur\\w+|perig\\w+|risco|aguent\\w+|quant[oa]s?|us\\w+|troc\\w+|substitu\\w+|no lugar|bat\\w+|some|sem ovo|fazer|faco|como',
    ],
    'sifao|venc\\w+|dur[ae]\\w*',
  ),
  bar('drivers', [
    'dirig\\w+|motorist\\w+|caminhoneir\\w+|motoqueir\\w+|motociclist\\w+|(?:vai|vem|veio) de (?:moto|carro)|amigo da vez|carteira|blitz|bafometro|teste|volante|lei seca|carona|horas espera\\w*|uber|taxi',
    'dirig\\w+|motorist\\w+|caminhoneir\\w+|motoqueir\\w+|motociclist\\w+|de (?:moto|carro)|amigo da vez|perde\\w*|blitz|bafometro|multa|volante|lei seca|carona|horas espera\\w*|uber|taxi',
  ]),
]

const pouring: readonly Rule[] = [
  bar(
    'inJug',
    ['jarras?|litrao|de litro|por litro|balde|torre|pitcher'],
    'qual|quais|garraf\\w+|doses?|copos? por litro|FOOD por litro|quant[oa] gelo',
  ),
  bar(
    'ice',
    ['gelos?|gelinho|freezer de gelo|pedra (?:grande|gigante)|pedrona'],
    'vale (?:a pena)?|resultado|compensa|bebida gelada',
  ),
  bar(
    'glass',
    [
      'vidros?|plasticos?|acrilicos?|policarbonato|copos? (?:descartavel|de papel|biodegradavel)|biodegradave\\w+|descartave\\w+|inox|copos?|tacas?|recipiente',
      'praia|areia|piscina|orla|deck|quiosque|bloco|carnaval|lei|prefeitura|proib\\w+|perig\\w+|arriscad\\w+|quebr\\w+|corta\\w*|vidros?|acrilicos?|plasticos?|papel|biodegradave\\w+|descartave\\w+|inox|taca nova|copo americano|esquent\\w+|ml (?:deve|tem|precisa)|trocar?|troco|comprid\\w+',
      'pod\\w+|posso|lei|us\\w+|que (?:copos?|recipiente)|perig\\w+|arriscad\\w+|proib\\w+|serv\\w+|sirvo|qual|quais|o que|vale|melhor|troc\\w+|aguent\\w+|precis\\w+|tem|esquent\\w+|presta|comprar|compro|deve|quant[oa]s',
    ],
    'MONEY|claras?|gelo|carta|medi\\w+|medida|dosador',
  ),
  bar(
    'doses',
    [
      'garrafas?|garrafao|litros?|caixas?|ml|fardo|extra premium|prata|carvalho|ouro|engradado',
      amount,
      'doses?|rend\\w+|drinks?|drinques?|copos?|caip\\w+|coquete\\w+|shots?|pessoas|tiro|tira|sirvo|FOOD|ITEM',
    ],
    'compr\\w+|jarras?|lucr\\w+|cobr\\w+|vend\\w+|cust\\w+|preco\\w*|convidad\\w+|copinho|meco|medi\\w+|dosador|uma dose (?:tem|e|sao)|dose certa',
    { words: [] },
  ),
  bar('doses', ['doses? por garrafa|por garrafa (?:ta|e|esta)|garrafa .* numero de doses'], 'cust\\w+|preco'),
  bar(
    'measuring',
    [
      'med(?:e|ir|ida|idas|idor|idores|imos)|meco|dosador\\w*|a olho|no olho|jigger|copinhos?|tampinhas?|bico|mililitros?|ml|contar ate|balanca|uma dose (?:e|sao|tem|da)|medida certa|dose certa|padroniz\\w+|a dose|quantidade|colher de sopa|proveta',
      'quant[oa]s?|como|qual|precis\\w+|funciona|serve|sem|pod\\w+|posso|da|melhor|tem que|ou|confiave\\w+|resolve|padroniz\\w+|certa?|equivale|marca|entre|acerto',
    ],
    'claras?|gelo|rend\\w+|garrafas?|doc\\w+|acucar|enjoa\\w*|adoc\\w+|gengibre|por litro|quantos? (?:\\w+ ){1,4}(?:faco|tiro)|deve ter o copo',
  ),
  bar('double', [
    'doses? duplas?|rodadas? duplas?|dobr\\w+|em dobro|dois por (?:um|1|\\d+)|duas por uma|2 por (?:1|\\d+)|2x1|double|leve (?:2|dois)|pague (?:1|um)|compre um|ganhe (?:um|outro)|segund[oa] (?:sai )?(?:pel[ao]|por|com|n[ao]) (?:metade|meia|desconto|NUMBER)|dois (?:drinks|copos|coqueteis)? ?(?:por|pelo preco)|pelo preco de um',
  ]),
]

const mixing: readonly Rule[] = [
  bar(
    'sweetness',
    [
      'doc(?:e|es|inh\\w+)|docura|acucar|dulcor|adoc\\w+|enjo\\w+|melad\\w+|calda|xarope|mel|azed\\w+|acid[oe]\\w*|equilibr\\w+|balance\\w+',
      'demais|menos|como|tir\\w+|diminu\\w+|baix\\w+|corrig\\w+|consert\\w+|quantidade|proporc\\w+|medida|colher\\w*|acert\\w+|equilibr\\w+|balance\\w+|regra|quanto de|controlar|erra\\w*|jeito|nivel|sem doce|ponho mais|o que (?:eu )?(?:fa\\w+|ponho)|na hora',
    ],
    'ITEM|qual (?:drink|del|(?:e )?o (?:mais|menos))|quais|dur[ae]\\w*|sobr\\w+|diabet\\w+|sangue|equivale|geladeira|cedo',
  ),
  bar(
    'spirit',
    [
      `${spirits}|no lugar d[aoe]|sem cachaca|substitu\\w+|(?:se (?:acabar|faltar)|na falta d[aoe]) .*|mistur\\w+ .*|nao (?:gosta|curte|bebe|toma) (?:de )?(?:cachaca|pinga)`,
      `${spirits}|${cana}|base`,
      'da|pod\\w+|posso|rola|fica\\w*|fazer|faz|troc\\w+|substitu\\w+|no lugar|funciona|combina|presta|us\\w+|serve|sai|vai bem|toma|com que|qual|vai|mistur\\w+|mesmo copo|estrag\\w+|fizer|muda|branca ou|ou (?:a )?(?:envelhecida|branca|ouro|prata)|melhor|se (?:acabar|faltar)|sem',
    ],
    'MONEY|quant[oa]s?|dur[ae]\\w*|abert[oa]s?|doses?|pront[oa]s?|vespera|infus\\w+|curt\\w+|pega bem|requeijao|vale (?:a pena)|desperdic\\w+|cara muda|negocio|adianta|dinheiro|lucr\\w+|menos que',
  ),
]

export const workQuestions: readonly Rule[] = [
  ...safety,
  ...pouring.slice(0, 2),
  ...heat,
  ...pouring.slice(2),
  ...storing,
  ...mixing,
]
