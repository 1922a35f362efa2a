/** Turns of phrase that name what an owner asks of dishes by themselves: looked for before families of single words. */
import type { DishQuestion } from '../../../base/request/dish-wishes.ts'
import { ask, food, maybe, type Rule, withRest } from '../form.ts'
import { has } from '../words.ts'

const spirit = '(?:FOOD ~)?\\w*(?:cachac|ping)\\w*'
const plain = (about: DishQuestion, words: string, not?: string): Rule => ({
  words: [has(words)],
  ...(not !== undefined && { not: has(not) }),
  form: { ...ask(about), turn: withRest },
})
const ofItem = (about: DishQuestion, words: string, not?: string): Rule => ({
  ...plain(about, words, not),
  form: { ...ask(about, { item: maybe(food) }), turn: withRest },
})

export const plainDishQuestions: readonly Rule[] = [
  plain(
    'breathTest',
    'etilometro|taxistas?|caminhoneir\\w+|como ter bebido|ter bebido|motorista de (?:app|aplicativo|onibus)|amigo da vez',
  ),
  plain('delivery', 'retirada(?: no balcao)?|dentro da bag|na bag|isopor|no (?:bau|trajeto)|de bicicleta'),
  plain(
    'thaw',
    'recongel\\w+|(?:quanto tempo|que horas|quando) (?:antes )?(?:eu )?tir(?:o|ar)(?: \\w+){0,2} (?:ITEM |FOOD )?do (?:TOOL ~)?freezer|congelad[oa]s? (?:funciona|serve|presta|solta|perde|da certo)|(?:FOOD|ITEM) do (?:TOOL ~)?freezer (?:perde|presta|serve)|precisa ser (?:FOOD )?fresc[oa]s?|fresc[oa]s? ou congelad[oa]s?|(?:FOOD|ITEM) congelad[oa]s? solta',
    'geladeira|dias|crus?|cruas?',
  ),
  plain(
    'closedSeason',
    'andada|proibic(?:ao|oes) d[aoe]|capturad[oa]s?|que dia vai a proibicao|epoca (?:\\w+ )?(?:proibid|liberad|que nao posso)\\w*|(?:FOOD|ITEM) (?:pode|podem|ta liberad\\w+|libera\\w*) em (?:DATE|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
  ),
  plain(
    'rawSafe',
    '(?:FOOD|ITEM)(?: \\w+){0,2} (?:sem cozinhar|com gema mole|mal ?passad\\w+)|gema mole|(?:ceviche|tartar\\w*|carpaccio|sashimi|steak tartare)(?: \\w+){0,4} (?:arriscad\\w+|pode|permitid\\w+|segur\\w+|perig\\w+)|basta (?:pra|para) cozinhar|cru[as]? (?:\\w+ ){0,3}faz mal|congelar antes de servir (?:\\w+ ){0,2}(?:FOOD )?cru|marinar no (?:FOOD|limao)',
  ),
  plain(
    'flameSafe',
    'garrafa explod\\w+|explod\\w+|(?:bombeir\\w+|lei|seguro) (?:deixa|permite|cobre) flambar|medo d[ae] (?:labareda|fogo|chama)|(?:TOOL ~)?fogo no salao',
  ),
  plain(
    'hideCachaca',
    `chamar de outr[oa]|(?:a mesa|o cliente|o povo) tem que saber|letr(?:inha|a)s? (?:miud|pequen)\\w+|ninguem saiba|fic\\w+ calad\\w+|so destilado|(?:obrigad[oa]|precis\\w+|tenho que|devo) (?:a )?(?:escrever|avisar|dizer|contar|falar|informar)(?: \\w+){0,3} que (?:tem|leva|vai)`,
  ),
  plain(
    'licence',
    'sou mei|menor(?:es)? de (?:18|NUMBER)(?: anos)? pode\\w* (?:comprar|pedir|comer)|vend\\w+ (?:\\w+ )?(?:com alcool )?na escola',
  ),
  plain(
    'mostCachaca',
    `beberr[ao]\\w*|maior dose|pinguc\\w+|(?:mais|bem) (?:carregad\\w+|puxad\\w+) n[ao] ${spirit}|(?:girar|gira|esvazia|acaba com)(?: \\w+){0,2} (?:mais )?(?:a )?garrafas?(?: mais)?|consum\\w+ (?:mais|bastante) ${spirit}|quantidade de ${spirit} e maior|(?:o|qual) mais alcoolic\\w+|mais ${spirit}`,
    'menos',
  ),
  plain(
    'mildCachaca',
    `torc\\w+ o nariz|nao e de beber|(?:detesta|odeia|nao gosta de|nao curte) ${spirit}|${spirit} (?:fica la no fundo|some|aparece pouco|nao aparece)|bafo de|engana|nem parece|menos alcoolic\\w+|(?:medros\\w+|desconfiad\\w+)|aparece pouco|sem gosto de ${spirit}`,
    'ferv\\w+|evapor\\w+|bafometro',
  ),
  plain(
    'cachacaAmount',
    `mililitros|quantidade (?:exata )?de ${spirit}|propor\\w+ de ${spirit}|(?:err\\w+|exager\\w+|pes\\w+ a mao) (?:n?[ao] )?${spirit}|so um fio|vai quanto del[ae]|(?:uma|meia|NUMBER) doses? por (?:porcao|receita|prato) (?:e|ta|basta|da)|dose,? copo ou|com NUMBER ml fica`,
    'acompanh\\w+|do lado|junto|beb\\w+ junto',
  ),
  plain(
    'agedInPan',
    `madeira aparece|(?:ouro|prata|envelhecid\\w+|mais velha|barril)(?: \\w+)? (?:so |serve )?(?:pra|para) (?:finalizar|marinar|flambar|cozinhar|molho)|cozinhar com (?:a |as )?(?:mais velha|envelhecid\\w+|boa|cara|ouro|prata)|diferenca entre as (?:FOOD ~)?\\w*cachac\\w*|(?:pinga|cachaca)\\S* de (?:MONEY|NUMBER)(?: reais)? ou|carvalho amarga`,
  ),
  plain(
    'swap',
    'nao (?:achei|encontrei|tem|tenho) (?:FOOD|ITEM),? (?:ponho|boto|uso|posso|coloco|troco)|(?:FOOD|ITEM) sai e entra|(?:FOOD|ITEM) pode virar|(?:FOOD|ITEM)\\S*(?: ~\\S+)? faz a mesma coisa|outr[oa] (?:fruta|carne|peixe|queijo) (?:serve|pode|no lugar)|ponho outr[oa]',
  ),
  plain(
    'dayBefore',
    '(?:fazer|faco|preparo|adianto) (?:n?[oa] )?(?:WEEKDAY|domingo|segunda|de manha|cedo)(?: \\w+){0,2} (?:vender|servir|usar)|so (?:pra |para )?finalizar|so levar ao (?:TOOL ~)?forno|deixar montad\\w+|pre.?preparo|melhor(?:es)? no dia seguinte|ate onde (?:eu )?vou n[ao] WEEKDAY|adiantad\\w+',
    'lanc\\w+|dur\\w+',
  ),
  plain(
    'keeping',
    'quant[ao]s horas (?:n[oa] )?(?:balcao|vitrine|estufa|mesa|fora)|armazen\\w+|como (?:eu )?guard\\w+|o que sobr(?:ar|ou)|temperatura(?: \\w+){0,3} (?:cuba|estufa|rechaud|buffet|balcao)|dessalg\\w+|(?:us(?:ar|o)|aproveit\\w+)(?: \\w+){0,3} que sobr\\w+|como (?:\\w+ ){1,3}(?:esquent|aquec)\\w+|conserv(?:o|a|ar)(?! de)',
    'freezer antes',
  ),
  plain(
    'launchFirst',
    'vai estourar|vem na frente|(?:boto|ponho|coloco) qual n[ao] (?:lousa|vitrine|quadro|menu)|carro.chefe|deixo (?:pra|para) depois|test\\w+ antes d[ao]s outr\\w+|gostar mais|qual (?:\\w+ )?(?:puxa|abre) a fila|vai bombar',
    'custa|gast\\w+',
  ),
  plain(
    'testCost',
    '(?:despesa|orcamento|gasto|custo|verba) d[aoe]s? (?:teste|degustac\\w+|prova)|(?:com )?(?:MONEY|NUMBER)(?: reais)? da (?:pra|para) (?:testar|experimentar|provar)|(?:dinheiro|verba|quanto) (?:\\w+ ){0,3}(?:pra|para) (?:experimentar|testar|provar)|comprar o que (?:pra|para) (?:experimentar|testar|provar)|custa errar',
  ),
  plain(
    'doseEach',
    `bebe o que com|pura ou em|par de ${spirit}|(?:ouro|prata|castanheira|carvalho) vai com (?:qual|que)|harmoniz\\w+|rotulo harmoniz\\w+|(?:oferec\\w+|sirvo) ${spirit}(?: \\w+){0,2} (?:antes|junto|depois)|da marca combina`,
  ),
  plain(
    'notRepeated',
    'vizinho (?:tambem )?(?:recebeu|tem|ganhou)|mandaram (?:isso|ess[ae]s?)|de todo mundo|de internet|reciclad[oa]s?|(?:ver|vou ver) isso no bar|autora(?:l|is)|feit[oa]s (?:pra|para) (?:nos|mim|a gente)|so meus?|copia\\w*',
  ),
  ofItem(
    'replaces',
    '(?:algum|qual|quais)(?: \\w+){0,3} (?:precisa|precisam|tem que|deve|devem) sair|substitui qual|(?:elimino|tiro|corto) (?:o que|qual)|quem roda|briga com ess\\w+|(?:aposentar|trocar|matar|tirar) (?:[oa]s? )?ITEM (?:por|pra|para)(?: \\w+)*|item meu (?:fica )?sobr\\w+|em vez de qual',
    'freezer|geladeira',
  ),
  ofItem(
    'portionSize',
    '(?:da (?:pra|para)|serve) (?:duas|dois|NUMBER) pessoas|pequen[oa] (?:pra|para) quem|quantos comem|NUMBER (?:g|gramas) d[eo]?(?: FOOD| ITEM)?(?: \\w+){0,3} (?:satisfeit\\w+|basta|sustenta|enche|da|chega)|com fome',
  ),
  ofItem(
    'tooMany',
    '(?:novidades|pratos|receitas|lancamentos)(?: \\w+){0,2} (?:juntas|de uma vez)|de uma vez (?:so )?(?:sobrecarrega|atrapalha|confunde|pesa)|entrar so com|querendo demais|NUMBER (?:receitas|pratos)(?: \\w+){0,2} (?:uma|um) (?:cozinheir\\w+|chapeir\\w+)|vira bagunca|aguenta (?:NUMBER|tantos|mais)(?: \\w+)? (?:pratos|a mais)|cabe mais (?:NUMBER|cinco|\\w+)$|lancamento em etapas|nao atrapalha a operacao',
  ),
]
