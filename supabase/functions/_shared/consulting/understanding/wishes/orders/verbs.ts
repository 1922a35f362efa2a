/** What verbs ask to be done with an item. A refusal belongs to its verb: "não podem tirar" keeps. */

/** What becomes of the item, or of its price, size or name. */
export type VerbClass = 'keep' | 'touch' | 'drop' | 'rise' | 'noRise' | 'keepSize' | 'spare'

const helper =
  '(?:pode|podem|poderia|deve|devem|vai|vao|e|eh|e para|para|quero|queria|queremos|que|me|se|aceito|admito|deixo|deixem|ouse|ousem|invente|inventem|e permitido|vale|precisa|precisam)'
const no = `(?:nao|nem|nunca|jamais|ninguem|proibido|sem)\\s+(?:${helper}\\s+){0,4}`

const touching =
  '(?:mex(?:a|am|e|em|er|erem)|toc(?:a|ar|am)|toque|toquem|alter(?:a|e|em|ar|am)|mud(?:a|ar|am|e|em)|troc(?:a|ar|am)|troque|troquem|encost(?:a|e|em|ar))'
const dropping =
  '(?:tir(?:a|e|em|ar|am|arem)|retir(?:a|e|em|ar|am)|cort(?:a|e|em|ar|am)|elimin(?:a|e|em|ar)|remov(?:a|e|am|er|em)|exclu(?:a|am|ir|i)|sacrific(?:a|ar)|desaparec(?:a|am|er)|sum(?:a|am|ir|am))'
const leaving =
  '(?:sai|saia|saiam|saem|sair|sairem|some|somem|ser (?:cortad|retirad|tirad|eliminad)[oa]s?|seja[m]? (?:cortad|retirad|tirad)[oa]s?)'
const rising =
  '(?:sub(?:a|am|ir|irem)|sobe|sobem|aument(?:a|e|em|ar|am|arem)|reajust(?:a|e|em|ar|am)|encarec(?:a|am|er|e))'
const shrinking = '(?:encolh(?:a|am|e|em|er)|miniaturiz\\p{L}+)'
const reshaping =
  '(?:transform(?:a|e|em|ar)|vir(?:a|e|em|ar)|convert(?:a|am|er)|separ(?:a|e|em|ar)|divid(?:a|am|ir))'
const staying =
  '(?:fica|ficam|ficar|ficarem|fique|fiquem|continua|continuam|continuar|continue|continuem|segue|seguem|seguir|siga|sigam|permanec(?:e|em|er|a|am)|mant(?:em|er|enha|enham|enhamos)|preserv(?:a|e|em|ar)|conserv(?:a|e|em|ar)|deix(?:a|e|em|ar)|segur(?:a|e|em|ar)|congel(?:a|e|em|ar)|garant(?:a|am|ir|e)|proteg(?:a|am|er|e)|poup(?:e|em|ar)|respeit(?:a|e|em|ar))'

const verb = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'u')

/** Tried in this order. */
export const verbs: readonly (readonly [VerbClass, RegExp])[] = [
  ['drop', verb('(?:par|deix)(?:a|e|em|ar) de (?:servir|vender|fazer|oferecer|ter)')],
  // "só peço que o baião não entre nessa conta", "que não seja o sorvete"
  [
    'spare',
    verb(
      'nao (?:entr(?:e|em|a|am)|conte|contem|inclua|incluam) (?:n?ess[ae]|n[ao]|nisso)(?: (?:conta|lista|corte|danca|rol|brincadeira|ai))?',
    ),
  ],
  ['spare', verb('(?:(?:contanto |desde )?que )?nao sejam?(?= (?:o|a|os|as|nenhum|um)\\s)')],
  ['keepSize', verb(`${no}${shrinking}`)],
  [
    'keepSize',
    verb(
      `${no}${reshaping}(?: (?:em|n[oa])?\\s*(?:porcao|prato|meia)? ?(?:individua(?:l|is)|meia porcao|para um))?`,
    ),
  ],
  ['noRise', verb(`${no}${rising}`)],
  ['keep', verb(`${no}(?:${dropping}|${leaving})(?: d[oa] (?:cardapio|carta|menu))?`)],
  ['touch', verb(`${no}${touching}(?: (?:n?el[ae]s?|nada))?`)],
  // "no preço pode, só não na porção"
  ['touch', /^(?:so |mas |porem )?nao(?= (?:n?[oa]s?|em) (?:preco|porcao|nome|tamanho|receita))/u],
  ['keep', verb('(?:e|sao|eh) (?:intocave(?:l|is)|sagrad[oa]s?|imexive(?:l|is))')],
  ['keep', verb('(?:nao abr(?:o|imos) mao|faco questao|fazemos questao|tem lugar (?:garantido|cativo))')],
  [
    'keep',
    verb(
      `(?:(?:tem|tem que|precisam?|devem?|vai|vao|quero que|e para|para)\\s+)*(?:ter (?:que|de) )?${staying}`,
    ),
  ],
  ['keep', verb('(?:precisam?|tem que|devem?) (?:entrar|estar)')],
  [
    'drop',
    verb(
      `(?:(?:pode|podem|quero|queria|vamos|da para|de|e para|eu|podem|deve|devem|tem que|precisa|precisam|vai|vao)\\s+)*(?:${dropping}|sair|saia|saiam|sumir|(?:ser )?cortad[oa]s?)(?: d[oa] (?:cardapio|carta|menu))?`,
    ),
  ],
]
