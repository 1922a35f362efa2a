/** What owners ask of the new drinks that the report's own tables answer: one row for each kind of question. */
import type { BarTopic } from '../../base/request/bar-topics.ts'

const which = '\\b(?:qual|quais|que drink|que bebida)\\b'
const row = (topic: BarTopic, ...patterns: string[]): readonly [BarTopic, RegExp] => [
  topic,
  new RegExp(patterns.join('|'), 'u'),
]

const sign =
  '(?:placa|lousa|quadro(?: negro)?|cavalete|faixa|banner|porta|entrada|vitrine|fachada|capa|painel|letreiro|chalkboard)'
const put =
  '(?:bot[oae]\\w*|deix[oae]\\w*|ponho|por|coloc\\w+|escrev\\w+|anunci\\w+|mostr\\w+|penduro|vai|ir|fica|merece)'
const earns = '(?:lucr\\w+|ganh\\w+|sobra\\w*|rend\\w+|deixa\\w*|fatur\\w+|entra\\w*|da|tiro|faco|margem)'

/** Read before other questions: the first whose words a question holds. */
export const tableTopics: readonly (readonly [BarTopic, RegExp])[] = [
  row(
    'bestSeller',
    `${which}.*\\b(?:vend\\w+|sai|saem|sair|saira|pedid\\w+|pedir|girar|gira|estour\\w+) (?:o )?mais\\b(?! (?:rapid|caro|barat|ced|tard|em conta|por))`,
    `${which}.*\\b(?:campeao|campea|lider) de (?:vendas?|saida|pedidos?)\\b|${which}.*\\b(?:carro-chefe|mais vendid\\w+|mais pedid\\w+|queridinh\\w+)\\b`,
  ),
  row(
    'board',
    `${which}\\b.*\\b${put}\\b.*\\bn[ao]s? ${sign}\\b`,
    `\\bo que\\b.*\\b(?:bot[oae]\\w*|ponho|coloc\\w+|escrev\\w+)\\b.*\\bn[ao]s? (?:placa|lousa|quadro|cavalete|faixa|banner|letreiro)\\b`,
    `\\bn[ao]s? (?:placa|lousa|cavalete|faixa|banner)\\b.*${which}`,
    `${which}\\b.*\\b(?:estrela d[aeo]|cara da (?:casa|carta)|assinatura da casa)\\b`,
  ),
  row(
    'ease',
    `${which}.*\\b(?:mais|menos) (?:facil|faceis|facinho|dificil|dificeis|simples|complicad\\w+|trabalhos\\w+)\\b`,
    `${which}.*\\bda (?:mais|menos) trabalho\\b`,
  ),
  row(
    'sales',
    `\\b(?:quanto|qual)\\b.*\\b${earns}\\b.*\\b(?:vend\\w+|sai\\w*|sair\\w*|fizer|fazendo)\\b.*\\d`,
    `\\b(?:vend\\w+|sai\\w*|sair\\w*|fizer|fazendo)\\b[^?]{0,20}\\d+[^?]*\\bquanto\\b[^?]*\\b${earns}\\b`,
    `\\bquanto\\b.*\\b${earns}\\b.*\\b(?:com|em|de) \\d+ (?:por|de cada|cop\\w+|drinks?|del[ea]s)\\b`,
  ),
  row(
    'training',
    '\\bquant[oa]s? (?:tempo|dias?|horas?)\\b.*\\b(?:trein\\w+|ensin\\w+|aprend\\w+|pegar? (?:a mao|o jeito))\\b',
    '\\bcomo (?:eu )?(?:trein\\w+|ensin\\w+)\\b',
  ),
  row(
    'whichCachaca',
    '\\b(?:qual|que) (?:cachaca|pinga|aguardente)\\b.*\\b(?:cada|us[oae]\\w*|entra|leva\\w*|vai (?:em|n[oa])|n[oa] que)\\b',
  ),
  row('fastest', '\\bquanto tempo\\b.*\\b(?:lev\\w+|demor\\w+|gast\\w+|pra fazer)\\b.*\\bcada\\b'),
  row(
    'bottles',
    '\\bquant[oa]s? (?:garrafas?|litros?)\\b(?!.*\\b(?:rende|da)\\b).*\\b(?:compr\\w+|precis\\w+|pedir|peco|encomend\\w+|lev[oa]|cachaca|pinga)\\b',
    '\\bquant[ao] (?:de |da )?(?:cachaca|pinga)\\b',
  ),
  row(
    'glasses',
    '\\b(?:que|qual|quais)(?: e o| sao os)? (?:tipos? de )?(?:copos?|tacas?)\\b(?!.*\\bvidro\\b)',
  ),
  row(
    'withFood',
    '\\b(?:que|qual|quais) (?:e o |sao os )?(?:pratos?|comidas?|petiscos?|porcao|porcoes|tira-?gostos?|entradas?)\\b.*\\b(?:cada|eles|del[ea]s|os drinks|combin\\w+|vai|vao|cas[ae]m?|junto|acompanh\\w+|ofere\\w+|sirv\\w+)\\b',
    '\\bcada (?:um|drink)\\b.*\\b(?:combina|vai|casa) com (?:o que|qual|que)\\b',
    '\\bo que\\b.*\\bcombina\\b.*\\bcada\\b',
  ),
  row(
    'sayIt',
    '\\b(?:o que|como|que frase)\\b.*\\b(?:dig[oa]|diz|dizer|fal[oae]\\w*|oferec\\w+|ofereco|explic\\w+|apresent\\w+|vend[oe]r?)\\b.*\\b(?:cliente|mesa|fregues\\w*|turista|gringo|povo|pessoal|salao|hospede|garcom)\\b',
    '\\b(?:o garcom|a garconete|a equipe|o salao)\\b.*\\b(?:fala|diz|oferece) o que\\b',
    '\\bo que (?:o garcom|a garconete|a equipe|o salao)\\b.*\\b(?:fala|diz|dizer|falar|oferece)',
  ),
  row(
    'costEach',
    `\\bquanto\\b.*\\b(?:sobra\\w*|lucr\\w+|ganh\\w+|deixa\\w*|margem)\\b.*\\b(?:cada(?: (?:um|drink|copo))?|por (?:copo|drink|dose|unidade))\\b`,
    '\\bquanto\\b.*\\b(?:custa\\w*|sai\\w*|gasto|fica)\\b.*\\b(?:cada(?: (?:um|drink|copo))?|pra (?:mim|fazer)|de custo|por copo|a unidade)\\b',
    `${which}.*\\b(?:mais|menos) (?:barat\\w+|car\\w+) (?:de|pra|para) (?:fazer|mim|produzir|preparar)\\b`,
    '\\bqual (?:e )?o custo\\b',
  ),
  row(
    'charge',
    '\\b(?:por )?quanto (?:eu )?(?:cobr[oae]\\w*|devo cobrar|vendo|posso cobrar)(?:\\s*\\?|$| (?:em |por |n[oa] )?(?:cada|eles|nos|os drinks|del[ea]s))',
  ),
  row(
    'strongest',
    `${which}.*\\b(?:mais|menos) (?:fort\\w+|frac\\w+|fraquinh\\w+|alcool\\w*|lev\\w+|suav\\w+|teor)\\b`,
  ),
  row('sweetest', `${which}.*\\b(?:mais|menos) (?:doce\\w*|docinh\\w+|azed\\w+|sec[oa]s?)\\b`),
  row(
    'shy',
    '\\b(?:qual|quais|o que|que)\\b.*\\bnao (?:gost\\w+|curt\\w+|beb\\w+|tom\\w+) (?:de |muito |muita )*(?:cachaca|pinga)\\b',
  ),
  row(
    'sober',
    '\\bquem nao (?:beb\\w+|tom\\w+)(?: alcool)?,[^?]*\\b(?:qual|o que|sirvo|ofereco)\\b',
    '\\b(?:qual|quais|o que)\\b.*\\bnao (?:beb\\w+|pod\\w+ beber|tom\\w+|consom\\w+)(?: (?:alcool|nada))?\\b(?! (?:cachaca|pinga|de |muit))',
  ),
  row(
    'forHeat',
    `${which}.*\\b(?:n[oa]|pr[oa]|para [oa]|nesse|pra esse|num) (?:calor\\w*|verao|sol|dia quente|tarde quente)\\b`,
    `${which}.*\\bmais refrescant\\w+`,
  ),
  row(
    'afterMeal',
    `${which}.*\\b(?:depois d[oae]|pos|apos) ?-?(?:almoco|jant\\w+|comida|refeicao|comer)\\b`,
    `${which}.*\\b(?:no lugar da sobremesa|fecha\\w* a (?:noite|conta|refeicao)|fim de noite|digestiv\\w+|saideira)\\b`,
  ),
  row(
    'opener',
    `${which}(?!.*\\b(?:pront\\w+|adiant\\w+|prepar\\w+|feit[oa]s?|faz\\w*|faco|deix\\w+|montad\\w+|engarraf\\w+)\\b).*\\b(?:abr\\w+ (?:a noite|o apetite|os trabalhos)|antes d[oae] (?:almoco|jant\\w+|comida)|aperitivo|esper\\w+ (?:a mesa|mesa)|enquanto espera|boas-?vindas|chegada)\\b`,
  ),
  row(
    'forLunch',
    `${which}(?!.*\\b(?:pratos?|comidas?)\\b).*\\b(?:n[oa]|d[oe]|pro|pra|para o|durante o|em) (?:(?:menu|cardapio|carta|horario|hora|mesa) d[eo] )?almoco\\b`,
    `\\balmoco\\b.*${which}.*\\b(?:${put}|vai|sirvo|ofereco|serve|combina|cabe)\\b`,
  ),
  row('cut', `${which}.*\\b(?:tir[oa]r?|cort[oa]r?|elimin\\w+|sacrific\\w+|descart\\w+)\\b(?! foto)`),
  row(
    'tools',
    '\\b(?:preciso|precisa|tenho que|vou ter que|falta)\\b.*\\b(?:equipamentos?|utensilios?|ferramentas?|coqueteleira|liquidificador|dosador)\\b',
    '\\bque equipamentos?\\b',
  ),
  row(
    'when',
    '^\\s*(?:e )?(?:quando|que dia|qual (?:o )?(?:melhor )?dia)\\b[^?]*\\b(?:lanc\\w+|estrei\\w+|comec\\w+|coloco|boto|ponho)\\b',
  ),
  row('promotion', `${which}.*\\b(?:promo\\w*|happy ?hour|desconto|em oferta)\\b`),
  row(
    'best',
    `\\b(?:em |com )?qual\\b.*\\b(?:ganh\\w+|lucr\\w+|fatur\\w+) mais\\b`,
    `${which}.*\\b(?:da|traz|deixa) mais (?:dinheiro|retorno|grana|lucro)\\b`,
  ),
]
