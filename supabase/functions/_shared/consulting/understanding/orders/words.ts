/** The words of orders on prices, by their role. */

/** What a word does in an order. */
export type Role =
  | 'not'
  | 'rise'
  | 'fall'
  | 'change'
  | 'stay'
  /** "como está", "travado": today's price. */
  | 'kept'
  /** "custa", "chega a", "passa de": a price that may be reached. */
  | 'reach'
  | 'sell'
  /** "pode", "tem que": a verb follows. */
  | 'may'
  | 'want'
  | 'most'
  | 'least'
  /** "acima de", "mais de" */
  | 'over'
  /** "abaixo de", "menos de" */
  | 'under'
  | 'between'
  | 'except'
  | 'only'
  | 'each'
  | 'to'
  | 'by'
  | 'and'
  | 'discount'
  | 'cost'
  /** "esses dois", "ele": what was named before. */
  | 'that'
  /** "os outros", "o resto" */
  | 'others'
  | 'all'
  | 'also'
  /** Words that carry nothing of their own. */
  | 'idle'

const word = (forms: string) => `(?:${forms})`

/** In the order in which they are tried; of those that match, the longest counts. */
export const roles: readonly (readonly [Role, string])[] = [
  [
    'not',
    word('nao|nunca|jamais|nem|ninguem|sem|nada de|proibid[oa]|nao e (?:pra|para)|nao (?:da|tem como)'),
  ],
  [
    'rise',
    word(
      'sub(?:ir|a|am|o|indo|ida|idas|imos|irem|isse|issem)|sob(?:e|em)|aument(?:ar|a|am|e|em|o|os|ando|arem)|reajust(?:ar|a|am|es?|em|ando)|encarec(?:er|e|em|a|am)|eleva(?:r|m)?|elev(?:e|em)|acrescim[oa]s?|repass(?:ar|e|em|o|a)|(?:ficar?|fique|ficam) mais car[oa]s?|ir (?:mais )?(?:pra|para) cima|dar uma subida|puxar (?:pra|para) cima|alta de preco',
    ),
  ],
  [
    'fall',
    word(
      'baix(?:ar|a|am|e|em|o|ando|arem)|abaix(?:ar|a|am|e|em|o)|ca(?:ir|i|em|ia)|desc(?:er|e|em|am)|desca|reduz(?:ir|a|am|em|o)?|reducao|reducoes|diminu(?:ir|i|a|am|em)|queda|(?:ficar?|fique|ficam) mais barat[oa]s?|barate(?:ar|ia|ie|iem)|derrub(?:ar|e|em)',
    ),
  ],
  [
    'change',
    word(
      'mex(?:er|e|em|a|am|o|erem)|mud(?:ar|a|am|e|em|o|anca|ancas)|alter(?:ar|a|am|e|em|acao|acoes)|toc(?:ar|a|am)|toquem?|tro(?:car|ca|cam|que|quem)(?= (?:o|os|de|nenhum) precos?)|encost(?:ar|a|am|e|em)|bul(?:ir|am|a)',
    ),
  ],
  [
    'stay',
    word(
      'fic(?:a|am|ar|arem)|fiqu(?:e|em)|continu(?:a|am|ar|e|em)|permanec(?:e|em|er)|permanecam?|segu(?:e|em|ir)|sigam?|mant(?:er|em|enha|enham|ido|ida|idos|emos)|mantenho|deix(?:a|ar|e|em|o|am)|congel(?:ar|a|e|em|ado|ada|ados|adas)|trav(?:ar|a|e|em)|segur(?:ar|a|e|em)|preserv(?:ar|a|e|em)|conserv(?:ar|a|e|em)|esquec(?:e|er|am|a)|poup(?:ar|e|em)',
    ),
  ],
  [
    'kept',
    word(
      'como (?:esta|estao|ta|tao|sempre foi|sempre)(?: hoje| agora)?|do jeito que (?:esta|estao|ta|tao)|onde (?:esta|estao|ta|tao)|igual|iguais|quiet[oa]s?|quietinh[oa]s?|parad[oa]s?|na mesma|inalterad[oa]s?|(?:(?:com |n?)o )?mesmo (?:preco|valor)(?: de (?:hoje|sempre|agora))?|(?:(?:com |n?)o )?(?:preco|valor) (?:de hoje|atual|de agora|de sempre)|o de sempre|em paz|no lugar|fora diss[oa]|de fora|fora|sagrad[oa]s?|intocave(?:l|is)|imexive(?:l|is)|intocad[oa]s?|travad[oa]s?|congelad[oa]s?|fix[oa]s?|preco fixo|trancad[oa]s?|fechad[oa]s?|combinad[oa]s?|garantid[oa]s?|prometid[oa]s?|clausula petrea|quem (?:decide|manda|resolve|define)(?: o preco)? (?:é|e|eh|sao) (?:[oa]s? |meus? |minhas? )?\\p{L}+',
    ),
  ],
  [
    'reach',
    word(
      'pass(?:ar|a|am|e|em|ando)|ultrapass(?:ar|a|am|e|em)|exced(?:er|e|em|am)|cust(?:ar|a|am|e|em|ando)|val(?:er|e|em|ha|ham)|cheg(?:ar|a|am|ue|uem)|ir|va|vao|ser|seja|sejam|é|eh|sao|est(?:ar|a|ao|eja|ejam)|ta|tao|esteja|sa(?:ir|i|em|ia|iam)|preco|valor|estour(?:ar|a|e|em)',
    ),
  ],
  [
    'sell',
    word('vend(?:er|e|em|o|a|am|emos|id[oa]s?)|cobr(?:ar|a|am|e|em|o|amos|ando)|ofere[cç](?:er|e|o|a)'),
  ],
  [
    'may',
    word(
      'pod(?:e|em|er|eria|eriam|emos|erem|endo)|poss[ao]m?|possa|possamos|da (?:pra|para)|tem (?:que|de)|tem q|tenho (?:que|de)|tenha (?:que|de)|dev(?:e|em|er|eria|eriam)|devam?|precis(?:a|am|e|em|o|amos)(?: de)?|va[io]|vamos|aceit(?:o|a|amos)|admit(?:o|imos)|quer(?:o|emos)|queria|gostaria(?: de)?|penso em|toler(?:o|amos)|libero|autorizo|permito|permitid[oa]|liberad[oa]|topo',
    ),
  ],
  [
    'want',
    word(
      'bot(?:a|ar|e|em|o)|coloc(?:a|ar|o|am)|coloqu(?:e|em)|poe|ponh(?:a|am|o)|poem|marqu(?:e|em)|faz(?:er)?|faca|facam|ajust(?:ar|e|em|a)|arredond(?:ar|e|em|a)',
    ),
  ],
  [
    'most',
    word(
      'no maximo|(?:ao |com )?maximo(?: de)?|no max|max|ate(?: (?:no maximo|uns|umas))?|teto(?: de)?|limite(?: de)?|nao mais (?:que|do que|de)|quando muito|topo de|estourando',
    ),
  ],
  [
    'least',
    word(
      'no minimo|minimo(?: de)?|pelo menos|ao menos|piso(?: de)?|a partir de|nao menos (?:que|do que|de)|no min|min',
    ),
  ],
  [
    'over',
    word(
      'acima d[eoa]s?|acima|mais (?:de|que|do que)|alem d[eoa]s?|superior a|maior (?:que|do que)|mais car[oa]s? (?:que|do que)',
    ),
  ],
  [
    'under',
    word(
      'abaixo d[eoa]s?|abaixo|menos (?:de|que|do que)|inferior a|menor (?:que|do que)|mais barat[oa]s? (?:que|do que)',
    ),
  ],
  ['between', word('entre|na faixa d[eoa]')],
  [
    'except',
    word(
      'menos|exceto|com excecao d[eoa]s?|a excecao d[eoa]s?|tirando|fora|salvo|a nao ser|so nao|excluindo|sem contar|desconsiderando|quem escapa e',
    ),
  ],
  ['only', word('so|somente|apenas|unicamente|exclusivamente|so que')],
  ['each', word('cada(?: um| uma)?|por item|por prato|por unidade|em cada(?: um| uma)?')],
  ['to', word('pra|para|por|em|a')],
  ['by', word('de|do|da|uns|umas|mais|outros')],
  ['and', word('e|ou|,')],
  [
    'discount',
    word(
      'descont(?:os?|ar|inhos?)|promoc(?:ao|oes)|promos?|promocional|promocionais|ofertas?|abatiment(?:o|os)|dobradinhas?|dose dupla|happy hours?|(?:dar|da|fazer|faz|fac[ao]m?|invent(?:ar|e|em|a)|inventar|bot(?:ar|e|em|a)|coloc(?:ar|a)|ter|tem|haver|criar?) (?:um |uma |nenhum |nenhuma |mais )?(?:descontos?|promoc(?:ao|oes)|promos?|ofertas?|abatimentos?)',
    ),
  ],
  ['cost', word('custos?|custo deles?|preco de custo|prejuizo')],
  [
    'that',
    word(
      'el[ea]s?|d?n?el[ea]s (?:dois|duas|tres)|n?d?ess[ea]s?(?: (?:dois|duas|tres|quatro|itens|item|pratos?|precos?|drinks?))?|n?d?est[ea]s?(?: (?:dois|duas|tres|quatro))?|isso|os dois|as duas|os tres|as tres|ambos|ambas|nel[ea]s?|tais',
    ),
  ],
  [
    'others',
    word(
      '(?:n?[oa]s |nas? |d[oa]s )?(?:outr[oa]s|demais)(?: (?:dois|duas|tres))?|(?:n?o |do )?rest(?:o|ante)(?: (?:do cardapio|da carta|todo))?|os que sobram',
    ),
  ],
  ['all', word('tod[oa]s?(?: [oa]s?)?|nenhuma?|qualquer|cada(?! um)')],
  ['also', word('tambem|tb|tbm|idem|igualmente')],
  [
    'idle',
    word(
      'ja|sem precisar|adianta|nesses dias|nestes dias|esses dias|tipo|ai|aqui|la|hoje|agora|sempre|mesmo|mesma|entao|eu|a gente|nos|voces?|vcs?|meus?|minhas?|noss[oa]s?|o|a|os|as|um|uma|no|na|nos|nas|do|da|dos|das|ao|aos|d[oa] preco|precos?|valor|valores|que|q|la em casa|por favor|viu|ta|ok|certo|combinado|de jeito nenhum|em hipotese (?:alguma|nenhuma)|nem pensar|nem a pau|de forma alguma|em nada|nada|mais|nem um (?:real|centavo)|nem que a vaca tussa|que vai junto|que acompanha|que eu (?:vendo|sirvo|tenho)|que tenho|diss[oa]|dai|de uma vez|por vez|por mes|cada vez|um (?:real|centavo)|por enquanto|de uma vez(?: so)?|enquanto eu (?:for viv[oa]|estiver aqui|mandar)|gente|pessoal|com|se possivel|de preferencia|ainda|so isso|cardapio|tabela|item|itens|produtos?|custando|vendid[oa]s?|claro|obviamente|pois|mas|porem|bem|em',
    ),
  ],
]
