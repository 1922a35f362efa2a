/** What owners ask about publishing: the first subject whose words a question has. */
import type { PostAdvice } from '../../../base/request/calendar-wishes.ts'
import { guestContent } from '../../../base/request/question-subjects.ts'
import { ask, onWeekdays, type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

/** What another reader answers: whether an offer pays, and what the law forbids. */
const otherwise =
  '(?:ta|ne|viu|sabe|acredita)$|quem escreve|combos?|lucr\\w+|prejuizo|se paga|sorteio\\w*|sorte(?:ar|io|ios)|rifas?|dose dupla|em dobro|double|open bar'
const advice = (what: PostAdvice, words: readonly string[], not = 'DATE'): Rule => ({
  words: words.map((one) => has(one)),
  not: has(`${otherwise}|${not}`),
  form: wish(
    'question',
    { about: 'postAdvice', what },
    {
      turn: (fields, slots) => withRest({ ...fields, ...(not.includes('DATE') ? {} : slots.days()) }, slots),
    },
  ),
})

const publishing =
  'post\\w*|public\\w+|solt\\w+|divulg\\w+|anunci\\w+|stor(?:y|ies|ys)|reels?|feed|conteudo\\w*|jog\\w+ n[oa]|mand\\w+ (?:no|pro)|lanc\\w+|insta\\w*|face\\w*|avis\\w+'
const pictures = 'fotos?|fotinhas?|fotograf\\w+|videos?|imagem|imagens|film\\w+|grav\\w+|reels?'
const guests = 'clientes?|fregues\\w*|pessoal|povo|marcou|marcaram|marcam|seguidor\\w*|hospedes?'
/** Who has to agree first. */
const others =
  'DATE|produtor\\w*|fornecedor\\w*|cantor\\w*|artistas?|famos\\w+|dos outros|pessoas?|clientes?|fregues\\w*|crianc\\w+|equipe|funcionari\\w+|rostos?'
const weekday = 'WEEKDAY|fim de semana|feriado|DATE'

const guestsPictures: Rule = {
  words: [
    has('repost\\w+|compartilh\\w+|us\\w+|public\\w+|post\\w+|aproveit\\w+'),
    has(guests),
    has('stor(?:y|ies|ys)|foto\\w*|video\\w*|reels?|print\\w*'),
  ],
  form: ask('consent', { what: guestContent }),
}

/** What is asked of publishing, whoever may be seen. */
export const postAdvice: readonly Rule[] = [
  guestsPictures,
  {
    words: [has('repost\\w*'), has('pode|posso|podemos|vale|da (?:pra|para)')],
    not: has('FOOD|ITEM|antig\\w+|velh\\w+|de novo|(?:ano|mes) passado|meus?|noss[oa]s?'),
    form: ask('consent', { what: guestContent }),
  },
  // "dá pra marcar quem é menor de idade na foto?"
  {
    words: [
      has('menor(?:es)? de idade|crianc\\w+'),
      has('foto\\w*|marc\\w+|post\\w+|mostr\\w+|film\\w+|video\\w*|aparec\\w+'),
    ],
    form: ask('consent', { what: 'menores de idade' }),
  },
  {
    words: [
      has('pod\\w+|posso|da (?:pra|para)|tem problema|precis\\w+|devo|devemos'),
      has('mostr\\w+|aparec\\w+|film\\w+|fotograf\\w+|grav\\w+|coloc\\w+|bot\\w+|exib\\w+|expor'),
      has(guests),
      has(`${pictures}|rostos?|cara|posts?|stor(?:y|ies|ys)|perfil|redes?|insta\\w*`),
    ],
    not: has('repost\\w*|marcou|marcaram|marcam|mand\\w+|comentari\\w+|avaliac\\w+'),
    form: ask('consent', { what: 'clientes' }),
  },
  advice('warning', ['moderac\\w+|(?:venda )?proibida? (?:pra|para) menores|aviso d[eoa] (?:bebida|alcool)']),
  advice('alcoholTold', ['teor|graduac\\w+|(?:quao|mais) forte']),
  advice('hashtags', ['hashtags?', 'quant\\w+']),
  advice('profile', ['cnpj|bio|perfil', 'precis\\w+|obrigat\\w+|coloc\\w+|bot\\w+|por|ponho|escrev\\w+|que']),
  advice('groups', [
    'grupos? (?:d[oe] (?:bairro|condominio|whats\\w*|zap|face\\w*)|da (?:rua|vizinhanca|cidade))',
  ]),
  advice('stories', ['stor(?:y|ies|ys)', 'cont\\w+ como|vale\\w* como|e post']),
  advice(
    'music',
    [
      'musicas?(?! ao vivo)|sertanejo|forro de fundo|pagode de fundo|tocando no|cancao|cancoes|audios?|trilhas?|som|cover|hits?|derrub\\w+|silenci\\w+|direitos? autora\\w+|ecad|spotify',
      `us\\w+|toc\\w+|grav\\w+|pod\\w+|posso|pag\\w+|qual|que|bot\\w+|coloc\\w+|combin\\w+|problema|${publishing}|${pictures}`,
    ],
    'DATE|elogi\\w+|cliente me',
  ),
  advice(
    'brands',
    [
      '(?<!me )marcas?|rotulos?|logos?|logotipos?|logomarcas?|ambev|heineken|brahma|skol|coca|ifood|rappi|cervejarias?|fabricantes?|distribuidoras?|garrafas?|brahma|coca-?cola|nutella|catupiry|original|outback|ypioca|red bull|camisa de time|rotulo|alheia|patrocinador\\w*|propaganda de graca',
      `${publishing}|${pictures}|mostr\\w+|aparec\\w+|fal\\w+|cit\\w+|mencion\\w+|marc\\w+|escond\\w+|tap\\w+|cobr\\w+|pag\\w+|citar|dizer|escrev\\w+|exib\\w+|fundo|problema|processo|proibid\\w+|permitid\\w+|autoriz\\w+|atrapalha|reclam\\w+|deix\\w+`,
    ],
    others,
  ),
  advice('priceAsked', [
    'precos?|quanto (?:custam?|e|sai)',
    'respond\\w+|respost\\w+|dig(?:o|a)',
    'pedem?|pergunt\\w+|quer\\w+ saber|direct|inbox|dm|mensage\\w+|whats\\w*|comentari\\w+',
  ]),
  advice('reviews', [
    'avaliac\\w+|avali\\w+|comentarios?|google|tripadvisor|estrelas?|reclam\\w+|respond\\w+|respost\\w+|notas?|fal\\w+ (?:mal|bem)|critic\\w+|elogi\\w+|depoimentos?|xing\\w+|haters?|detona\\w+|estrelinhas?|opiniao de|opinioes|agradecimento|resenhas?|print de (?:conversa|mensagem|elogio)|mensagens? de (?:cliente|elogio|agradecimento)|(?:falam|dizem) da gente|o que falam',
  ]),
  {
    words: [
      has('WEEKDAY'),
      has(
        'vazi\\w+|frac\\w+|parad\\w+|mort\\w+|moscas|devagar|ruim|ruins|pouca gente|ninguem|sem (?:gente|movimento|cliente)|movimento',
      ),
      has('post\\w*|public\\w+|divulg\\w+|fa[cz]\\w+|resolv\\w+|melhor\\w+|ench\\w+'),
    ],
    not: has('hora|horas|horario\\w*|MONEY'),
    form: ask('postAdvice', { what: 'weakDay', weekdays: onWeekdays }),
  },
  // "Que post fazer para quem nunca provou jaca?": the words, and a post of it.
  {
    words: [
      has('posts?|public\\w+|legendas?|textos?|videos?|reels?'),
      has('que|qual|quais|como|o que'),
      has('fa[cz]\\w+|escrev\\w+|mont\\w+|suger\\w+|sugir\\w+|bol\\w+|ger\\w+|apresent\\w+|expli[cq]\\w+'),
      has('ITEM|FOOD'),
    ],
    not: has(`${otherwise}|DATE|WEEKDAY|MONEY|NUMBER|HOUR|precos?|vender mais|impulsion\\w+|repet\\w+`),
    form: {
      ...ask('postAdvice', { what: 'writing', item: (slots: Slots) => slots.goods() }),
      also: [
        {
          kind: 'postTopic',
          fields: {},
          turn: ({ item }) => (item === undefined ? null : { what: item, count: 1, bound: 'at_least' }),
        },
      ],
    },
  },
  advice('writing', [
    '(?:que|qual|quais) (?:o |a |as |os )?(?:textos?|legendas?|frases?|titulos?|palavras?|hashtags?)|escrev\\w+',
  ]),
  advice('boost', [
    'influencer\\w*|influenciador\\w*|blogueir\\w+|youtuber\\w*|agencia|impulsion\\w+|botao promover|promover|patrocin\\w+|trafego|turbin\\w+|anuncios? pagos?|pag(?:ar|o|ando|amos)|verba|grana|dinheiro|invest\\w+|gast\\w+|ads|orcamento|MONEY',
  ]),
  advice(
    'prices',
    [
      'precos?|valor\\w*|quanto (?:custam?|e|custa)|cifras?|r\\$|(?:dizer|mostrar|botar|falar) que (?:o |a )?ITEM (?:e|custa) (?:MONEY|NUMBER)',
    ],
    'DATE|sub\\w+|aument\\w+',
  ),
  advice(
    'bestDate',
    [
      `(?:${weekday}).* ou .*(?:${weekday})|antes ou depois|ou depois|junto com|(?:qual|que) (?:o )?(?:fim de semana|final de semana|semana|mes|WEEKDAY)|DATE (?:e|seria|fica|ta|esta) (?:um |uma )?(?:bo[ma]|melhor|ruim|ideal)|encaix\\w+|(?:qual|que) data|em que (?:dia|data|fim de semana|semana)|decid\\w+ (?:o dia|a data)`,
    ],
    publishing,
  ),
  advice('repeat', [
    'repet\\w+|repost\\w+|reaproveit\\w+|reutiliz\\w+|recicl\\w+|mesm[oa]s? (?:fotos?|posts?|textos?|legendas?|coisas?|pratos?|videos?|artes?|imagem|imagens|conteudo|assunto|ITEM)|de novo|outra vez|antig\\w+|velh[oa]s?|copi\\w+|igua(?:l|is)|igualzinh\\w+|republic\\w+|falar (?:toda|todo|sempre)|mesmo (?:show|evento|assunto)|cans\\w+|enjoa|fal\\w+ d[eoa].*(?:toda semana|todo dia|demais|sempre)',
  ]),
  advice(
    'hour',
    [
      'que horas?|horas?|hrs?|horarios?|HOUR|momento do dia|antes de abrir|depois d[oe] (?:almoco|fechar|abrir)|la pelas|(?:de|da|pela|a) (?:manha|noite|tarde)|madrugada|cedinho|tardezinha|turno|meio[ -]dia|hora do almoco|NUMBER da (?:manha|tarde|noite)|as (?:NUMBER|dez|onze|nove|oito|sete|seis)',
      publishing,
    ],
    // "quando anuncio a noite de massas?" asks for a day.
    'DATE|quando (?:\\w+ ){0,2}?(?:anunci\\w+|divulg\\w+|avis\\w+)',
  ),
  advice(
    'ahead',
    [
      `antecedencia|antecipad\\w+|dias? antes|semanas? antes|mes(?:es)? antes|comec\\w+ a (?:${publishing}|falar)|quando (?:\\w+ ){0,2}?(?:comec\\w+|${publishing})|(?:${publishing}|comec\\w+).* quando|cedo|em cima da hora|vespera|de aviso|(?:semana|mes|dia) anterior|deix\\w+ pront[oa]s?|program\\w+|agend\\w+|esfri\\w+|quantos dias|quanto tempo antes|antes|tarde pra|desde ja|ja era pra|(?:a partir de|com) que (?:data|prazo|antecip\\w+)|que prazo|tempo ideal|(?:chamar|falar|anunciar|post\\w+)(?: \\w+){0,4} ja$|falta\\w* (?:\\w+ )?dias|ou espero`,
    ],
    'NUMBER',
  ),
  advice('often', [
    `quant[oa]s (?:vezes|posts?|public\\w+|stor\\w+)|de quanto em quanto tempo|frequencia|todo (?:santo )?dia|tod[oa]s (?:[oa]s )?dias?|diari\\w+|por (?:semana|dia)|(?:${publishing}) (?:menos|mais|pouco|demais|muito)|parar|sumir|sumo|ritmo|toda semana|enjo\\w+|(?:posts?|public\\w+)(?: \\w+)? (?:na semana|no mes|semana\\w+|mensa\\w+)|quantidade boa|por mes|suficientes?|(?:bom|muito) ou (?:e )?(?:pouco|muito)`,
  ]),
  advice(
    'pictures',
    [`${pictures}|celular|luz|camera|angulo|flash|filtros?|de cima|de lado|edit\\w+|cenario`],
    others,
  ),
  advice(
    'useDate',
    [
      'DATE|datas?|feriados?|copa|carnaval',
      'aproveit\\w+|merec\\w+|serv\\w+|val\\w+|forcad\\w+|peg\\w+ (?:bem|mal)|fa[cz]\\w*|faco|combin\\w+|us\\w+|comemor\\w+|celebr\\w+|cab\\w+|tem a ver|rend\\w+|fal\\w+|da (?:post|pra|certo)|vend\\w+|ideia\\w*|post\\w*|public\\w+',
    ],
    'de novo|repet\\w+',
  ),
  advice(
    'bestDate',
    [
      'que noite|melhor (?:dia|data|semana|fim de semana|epoca|mes)|que dia|qual (?:o )?dia|dia bom|bom dia pra|data boa|quando',
    ],
    'ate quando',
  ),
  advice('followers', ['seguidor\\w*|alcance|engaj\\w+|curtid\\w+']),
  advice('writing', [
    'legendas?|textos?|escrev\\w+|palavras?|descrev\\w+|frases?|titulos?|comec\\w+ (?:um|o) post|voce ou|senhora?|trat\\w+|hashtags?|emojis?|girias?|linguagem|linguajar|portugues|tom|serio|graca|que jeito eu falo|brinc\\w+|formal|convid\\w+|cham\\w+|cont\\w+',
  ]),
]

export const postQuestions: readonly Rule[] = [
  {
    words: [
      has('autoriz\\w+|permiss\\w+|direito de imagem|pode\\w*|posso|precis\\w+'),
      has(
        'clientes?|pessoas?|rosto\\w*|fornecedor\\w*|produtor\\w*|funcionari\\w+|equipe|crianc\\w+|nome d\\w+',
      ),
      has('foto\\w*|mostr\\w+|post\\w+|public\\w+|marc\\w+|cit\\w+|film\\w+|autoriz\\w+'),
    ],
    form: ask('consent', { what: said }),
  },
  ...postAdvice,
  advice('brands', ['marcar']),
  advice('boost', ['anunci\\w+']),
]

/** The same, where an owner seeks advice without a question. */
const seeking = has(
  'nao sei|nao faco ideia|duvida|me (?:ensin|orient|indic|aconselh|recomend|expliq|ajud|sug)\\w+|(?:quero|queria|preciso de|gostaria de)(?: uma?)? (?:opiniao|dicas?|conselhos?|orientac\\w+|saber|entender|aprender)|dicas? (?:de|pra|para|sobre)',
)
export const soughtAdvice: readonly Rule[] = postAdvice.map((rule) => ({
  ...rule,
  words: [...rule.words, seeking],
  // "não sei fazer reels" tells what the owner cannot do.
  not: new RegExp(`${rule.not?.source ?? '(?!)'}|nao sei (?:fazer|mexer|editar|gravar|usar)`),
  strange: 3,
}))
