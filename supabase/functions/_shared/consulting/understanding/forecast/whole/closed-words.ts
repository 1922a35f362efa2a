/** Words that close the house, an item, or days of the sheet, and those that only sound so. */

const house =
  '(?:casa|bar|boteco|restaurante|pousada|barraca|pizzaria|churrascaria|food ?truck|truck|lanchonete|cantina|quiosque|cafeteria|cafe|cozinha|equipe|gente|hotel|estabelecimento|sorveteria|hamburgueria|trailer|bistro|pub|buffet|salao|nos|tudo|todos)'
/** Others, whose doors are not the house's: a road, a neighbour, an office. */
const others =
  '(?:ruas?|avenidas?|av|br|ce|rodovias?|estradas?|pontes?|pistas?|vias?|transito|transporte|onibus|metro|vlt|ciclovia|calcada|orla|praca|vizinh\\w+|concorren\\w+|shopping|fabricas?|escolas?|faculdades?|universidade|colegios?|bancos?|comercio|ceasa|forum|prefeitura|camara|igreja|parque|museu|teatro|praia|lojas|fornecedor\\w*|distribuidor\\w*|acougue\\w*|peixaria|outros?|outras?|mercado|mercadinho|supermercado|correios?|cartorio|repartic\\w+|escritorios?|empresas?|firmas?|obra|padaria|aeroporto|porto)'

const shutVerbs =
  '(?:fech(?:ei|amos|ou|aram|a|am|o|ar|aremos|arei|ad[oa]s?|ando)|interdit\\w+|par(?:ou|a|am|aram)|bloque\\w+|nao abr\\w+|nao funcion\\w+|entr\\w+ (?:em|de) (?:recesso|ferias|reforma|obras?|greve|manutencao)|(?:fica\\w*|esta\\w*) (?:de|em) (?:recesso|ferias|reforma)|(?:da|faz|tem) (?:recesso|ferias))'
/** "a rua fecha aos domingos": somebody else's closing. */
const closedElsewhere = new RegExp(
  `(?:^|\\b(?:a|o|as|os|da|do|na|no|uma|um|que|e|nossa|nosso|minha|meu|outr[oa]) )${others}(?: [\\w-]+){0,5}? ${shutVerbs}|\\b${shutVerbs} (?:a |o |as |os )?${others}\\b`,
)

/** "… e eu não abro": the house closes with them. */
export const ownDoors =
  /\b(?:eu|a gente|nos|nossa casa|aqui)(?: tambem| ja)? (?:nao (?:vou |vai |vamos )?(?:abr|funcion|atend)\w+|fech\w+|par(?:o|a|amos|ou|ei))\b|\b(?:fechamos|fechei|nao abrimos|nao abri)\b/
/** A party that has the house to itself keeps it open to its guests. */
const toThemselves =
  /\b(?:confraternizac(?:ao|oes)|eventos?|festas?|jantar(?:es)?|almocos?|reservas?|grupos?|turmas?|aniversarios?|casamentos?)(?: \w+)? fechad[oa]s?\b/

const ownShut = new RegExp(
  [
    '\\bfech(?:ei|amos|ou|aram|a|am|o|ar|aremos|arei|ad[oa]s?|ando)\\b',
    '\\b(?:nao|nunca|nem) (?:(?:vou|vai|vamos|iremos|ira|da pra|pude|pudemos|conseguimos|consegui|tive como|tivemos como|se) )*(?:abr\\w+|funcion\\w+|atend\\w+|trabalh\\w+|mont\\w+|oper\\w+|roda(?:mos|r|m)?)\\b',
    '\\bsem (?:abrir|atend\\w+|expediente|funcion\\w+|trabalh\\w+|operar|servir|servico)\\b',
    '\\bportas? (?:fechad\\w+|baixad\\w+|arriad\\w+|cerrad\\w+)|\\btrancad\\w+|\\brecesso\\b|\\b(?:ferias|folga) coletivas?\\b|\\binterditad\\w+',
    '\\bnao (?:teve|tem|havera|vai ter|teremos|tivemos|houve|ha) (?:atendimento|expediente|funcionamento|servico|ninguem trabalhando)\\b',
    `\\b${house}(?: (?!que\\b|se\\b)[\\w-]+){0,4}? (?:par(?:ou|a|ar|aram|ad[oa]s?|amos)(?! de (?!\\d))|descans\\w+|folg(?:a|am|ou|ar|aram|amos)|fica(?:ra)? fora|ficou fora|viaj\\w+|(?:entra|entrou|sai|saiu|entrar|saem) (?:em|de) (?:obra|reforma|ferias|recesso|manutencao)|(?:esta|estara|estava|ta|tava|vai estar|estar|estarao|estao)(?: todos| toda)? (?:de|em) (?:ferias|reforma|recesso|obra|folga)|nao sai)\\b`,
    '\\b(?:paramos|parei|descansamos|folgamos|folgo|descanso|emendamos)\\b(?! (?:de|com) (?!\\d))',
    '\\btir(?:o|amos|ei|ar|aremos|arei)(?: as| minhas| umas| nossas)* (?:ferias|folga|uns dias)\\b|\\b(?:estaremos|estamos|estivemos|vamos estar|vou estar|fomos|saimos|entramos|todos)(?: todos| todo mundo)? (?:de|em) (?:ferias|recesso|folga|reforma)\\b',
    '\\bnao (?:funcion|abri|atend)\\w+\\b|\\bpegou fogo\\b',
    '\\b(?:alag|inund)(?:ou|aram) (?:tudo|a (?:casa|cozinha)|o (?:salao|restaurante|bar))\\b|\\bperd(?:emos|i) (?:o|os) (?:dias? )?\\d',
    '\\bninguem (?:trabalhou|trabalha|abriu|atendeu|veio trabalhar)\\b|\\b(?:e|sao) (?:a |dia de |o nosso |a nossa |nosso |nossa )?(?:folga|descanso)(?: d[aoe]| nosso| nossa|[.,;!]|$)',
    '\\b(?:nada (?:sai|funciona|abre)|tudo (?:parado|fechado)|(?:restaurante|casa|bar|barraca|pousada|cozinha) (?:parad|fechad)[oa])\\b',
  ].join('|'),
)
const deals =
  '(?:contratos?|acordos?|negocios?|parcerias?|pacotes?|encomendas?|vendas?|grupos?|turmas?|reservas?|pedidos?|eventos?|festas?|compras?|precos?|orcamentos?|contas?|caixa|balanco|mes|ano|semana|semestre|trimestre)'
/** "fechamos parceria", "fechamos o mês bem", "fechar dezembro no vermelho", "o carnaval é parado": no closed days. */
export const noClosing = new RegExp(
  [
    `\\b(?:caixa|conta|mes) fech\\w+|\\bfech\\w+ (?:(?:[oa]s?|uma?|outr[oa]|mais|ess[ea]|meu|minha|noss[oa]|nov[oa]) ){0,2}${deals}\\b`,
    '\\bfech\\w+ (?:(?:mais )?(?:cedo|tarde)|com \\w+|em (?:alta|baixa)|bem|mal)\\b',
    '\\bfech\\w+ (?:\\w+ ){0,4}(?:no|em) (?:azul|vermelho|positivo|negativo|prejuizo|lucro|zero a zero)\\b',
    '\\b(?:mes|ano|semana|trimestre) que fech\\w+|\\bnao (?:vamos |vai |vou |iremos |quero |pretendo |precis\\w+ )?fech\\w+',
    '\\b(?:quase|ia|iam|iria|ameac\\w+|pens\\w+ em|nunca|medo de|receio de) fech\\w+|\\bse (?:a gente )?fech\\w+|\\bsem fechar\\b',
    '\\bfech\\w+ (?:as|a partir das?|ate as) \\d|\\bnao par(?:a|ou|amos|o)\\b|\\bsem parar\\b|\\bnao folg\\w+',
    // Of a party: it is agreed.
    '(?<!\\b(?:bar|restaurante|salao|casa|barraca|loja) )\\bja (?:ta|esta) fechad[oa]\\b',
    '\\b(?:e|eh|era|sao|eram|foi|sempre|muito|bem|meio|mais) parad[oa]s?\\b',
  ].join('|'),
  'g',
)

/** Whether a stretch says that the house itself is closed, or was. */
export const closesHouse = (said: string): boolean =>
  ownShut.test(said.replace(noClosing, ' ').replace(toThemselves, ' ')) && !closesOthers(said)

/** Whether only others are closed: a road, the shops around. */
export const closesOthers = (said: string): boolean => closedElsewhere.test(said) && !ownDoors.test(said)

const missing =
  /\b(?:nao (?:foi|foram|vai ser|vao ser|sera|serao|e|sao|era|esta sendo) (?:\w+ )?(?:vendid|feit|servid|oferecid|produzid|preparad)\w+|(?:maquina|chopeira|forno|fritadeira|chapa|freezer|torneira)(?: \w+){0,3} (?:quebr|pif|queim|par|estrag)\w+|nenhum\w* \w+|fora (?:do ar|de linha|de cartaz)|(?:fic|esta|esteve|estava|tava)\w*(?: \w+){0,3} fora|sai(?:u|r)? (?:de linha|do ar|temporariamente|do cardapio (?:so|por|durante|ate|entre))|so volta\w*|ate la nada|indisponive\w+|suspens\w+|suspend\w+|(?:nao|nunca) (?:tem|teve|tivemos|temos|vai ter|teremos|saiu|sai|vend(?:emos|i|eu|o)|vai vender|vamos (?:ter|vender|fazer|servir)|fiz\w*|fizemos|fazemos|faco|servi\w*|sirvo|vai sair|rolou|entrou)|falt(?:ou|aram|a|ava|ar)|acab(?:ou|aram)|esgot\w+|par(?:ou|aram|amos|ei) de (?:vender|fazer|servir|sair|produzir)|(?:fic|est)\w+ (?:em falta|parad[oa]|sem)|em falta|tir(?:ei|amos|aram) (?:do cardapio|de linha)|paus\w+|sem (?:vender|servir|fazer|produzir)|sem estoque de|zerad[oa]|desfalc\w+|sumi(?:u|ram)|fica(?:m|ra|rao)? (?:fora|de fora)|sem fornecedor)\b/

/** "não pode faltar", "tenho medo de faltar": the item is not missing. */
const mayNotLack =
  /\b(?:medo|receio|risco|preocupa\w*|cuidado|evit\w+|(?:nao|nunca) (?:pode\w*|deix\w+|quer\w*|dev\w+|da (?:para|pra))|(?:para|pra) nao)(?: \w+){0,3} falt\w+/

/** Whether an item is not to be had. */
export const lacksItem = (said: string): boolean => missing.test(said.replace(mayNotLack, ' '))

/** Days that teach nothing. */
export const notNormal =
  /\b(?:nao (?:cont(?:a|am|ar|e|em)|val(?:e|em|eu|eram)|prest(?:a|am|ou)|serv(?:e|em)|consider\w+|us(?:e|em|a|ar)|lev(?:e|em|ar) em conta|se repet\w+|(?:e|foi|foram|sao|era) (?:o |a |um |uma )?(?:normal|normais|padrao|regra|referencia|parametro|comum)|represent\w+|reflet\w+)|ignor\w+|desconsider\w+|descart\w+|desprez\w+|pul(?:a|ar|e|em)|jog(?:a|ar|ue|uem) fora|distorc\w+|atipic\w+|anormal\w*|anomal\w+|excec\w+|(?<!por )fora (?:da curva|do (?:normal|comum|padrao))|tir(?:a|ar|e|em) (?:da conta|do calculo|da media|da base|fora|d[oa] previsao|d[aeo]s?|o|a)|exclu(?:a|ir|am)|elimin(?:a|e|em|ar)|apag(?:a|ue|uem|ar)|deix(?:a|ar|e|em)(?: \w+){0,3} (?:de )?fora|esquec(?:a|am|er)|nem (?:conta|considera|olha)|maluc\w+|irreal|enganos[oa]s?|inflad[oa]s?|mascarad[oa]s?|furad[oa]s?|sujos?|errad[oa]s?|bagunc\w+|digit\w+ em dobro|em dobro|ponto fora)\b/
