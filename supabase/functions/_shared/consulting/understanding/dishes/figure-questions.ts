import type { DishQuestion } from '../../base/request/dish-wishes.ts'

export type Subject = {
  about: DishQuestion
  /** All of them must occur in the sentence; the question covers the pieces in which one does. */
  words: readonly RegExp[]
  /** The question covers only the pieces with the last of the words: the others state wishes. */
  isShort?: true
  /** Not this subject if the sentence says this. */
  unless?: RegExp
}

/** Questions that the figures of the dishes answer; they come before those about cachaça alone. */
export const figureSubjects: readonly Subject[] = [
  {
    about: 'worthSelling',
    words: [
      /(?<!\p{L})quant[oa]s?(?!\p{L})/u,
      /(?<!\p{L})(?:vend\p{L}+|pedid\p{L}+|sair|saidas?)(?!\p{L})/u,
      /(?<!\p{L})(?:valer a pena|vale a pena|compens\p{L}+|se pagar|se paga|se pagarem|empatar)(?!\p{L})/u,
    ],
  },
  {
    about: 'itemProfit',
    words: [
      /(?<!\p{L})qua(?:l|is)(?!\p{L})/u,
      /(?<!\p{L})(?:(?:da|dao|deixa|deixam|traz|rende|tem) (?:o )?(?:mais|maior) (?:lucro|margem|dinheiro|ganho|retorno)|(?:mais|maior) (?:lucr\p{L}+|margem|rentavel)|sobra mais|da mais dinheiro|rende mais)(?!\p{L})/u,
    ],
  },
  {
    about: 'quickest',
    words: [
      /(?<!\p{L})(?:qua(?:l|is)|que prato|o que)(?!\p{L})/u,
      /(?<!\p{L})(?:mais (?:rapid\p{L}+|ligeir\p{L}+|depressa)|menos (?:tempo|demorad\p{L}+)|demora\p{L}* menos)(?!\p{L})/u,
    ],
  },
  {
    about: 'buyFor',
    words: [
      /(?<!\p{L})quant[oa]s?(?!\p{L})/u,
      /(?<!\p{L})(?:compr\p{L}+|encomend\p{L}+)(?!\p{L})/u,
      /(?<!\p{L})\d+ (?:hospedes|pessoas|clientes|convidados|lanches|pratos|porcoes|pedidos|sanduiches|espet\p{L}+|unidades|mesas)(?!\p{L})/u,
    ],
    unless: /cachaca|garraf|dose|alcool/,
  },
  {
    about: 'sharedBase',
    words: [
      /(?<!\p{L})(?:mesm[oa]s?|um so|uma so)(?!\p{L})/u,
      /(?<!\p{L})(?:molhos?|bases?|caldas?|recheios?|massas?|maioneses?)(?!\p{L})/u,
      /(?<!\p{L})(?:tod[oa]s|varios|dois|tres|mais de um)(?!\p{L})/u,
    ],
  },
  {
    about: 'priceEach',
    words: [
      /(?<!\p{L})(?:quanto (?:eu |a gente )?(?:devo |posso |da (?:pra|para) )?(?:cobr\p{L}+|vend\p{L}+|sobra|lucr\p{L}+)|(?:o que|por quanto) (?:eu |devo |posso )?(?:cobr\p{L}+|vend\p{L}+)|quanto (?:eu |a gente |me )?(?:ganh\p{L}+|tir\p{L}+|fica\p{L}*|rend\p{L}+|da|dao|deix\p{L}+)[^.;!?]*(?:cada|por prato)|qua(?:l|is) (?:o )?precos?|que preco)(?!\p{L})/u,
    ],
    unless: /cachaca|garraf|dose|alcool|prova|test[ae]/,
  },
  {
    about: 'mostWork',
    words: [
      /(?<!\p{L})(?:qua(?:l|is)|quem|algum|se algum|que prato)(?!\p{L})/u,
      /(?<!\p{L})(?:(?:d[ae]r?|dao|dar[aá]o?|daria\p{L}*|der|derem|vai dar|vao dar|tem|exige\p{L}*) (?:o )?(?:mais|muito|maior|demais) trabalho|lev\p{L}+ mais trabalho|(?:mais|muito) trabalhos\p{L}+|trabalho demais)(?!\p{L})/u,
    ],
  },
  {
    about: 'launchFirst',
    words: [
      /(?<!\p{L})(?:qua(?:l|is)|que prato|por onde|com que)(?!\p{L})/u,
      /(?<!\p{L})(?:primeiro|primeira|comec\p{L}+|estre\p{L}+|lanc\p{L}+)(?!\p{L})/u,
    ],
    unless: /(?<!\p{L})(?:custo|custa\p{L}*|gast\p{L}+)(?!\p{L})/u,
  },
  {
    about: 'mostCachaca',
    words: [/(?<!\p{L})qua(?:l|is)(?!\p{L})/u, /(?<!\p{L})mais (?:cachaca|alcool|forte)(?!\p{L})/u],
  },
  {
    about: 'testCost',
    words: [
      /(?<!\p{L})quanto(?!\p{L})/u,
      /(?<!\p{L})(?:gast\p{L}+|custa\p{L}*|investi\p{L}*)(?!\p{L})/u,
      /(?<!\p{L})(?:test\p{L}+|provar|experiment\p{L}+)(?!\p{L})/u,
    ],
  },
  {
    about: 'hideCachaca',
    words: [
      /(?<!\p{L})(?:sem (?:citar|falar|mencionar|dizer|escrever|avisar)|esconder|omitir)(?!\p{L})/u,
      /(?<!\p{L})(?:cachaca|alcool|pinga)(?!\p{L})/u,
    ],
  },
]
