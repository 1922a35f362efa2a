/**
 * Thoughts about dishes as people in Ceará say them: warm, short, to one person. Fields as in `forms.ts`; `{k}` is the
 * number of pieces. What a wording takes for granted of an item is checked by `suits`.
 */
export type Spoken = { match: RegExp; texts: readonly string[] }

export const spokenDishes: readonly Spoken[] = [
  {
    match: /^past(el|eis|elzinhos?)\b/,
    texts: [
      'Pastel se pega pela ponta e se divide de má vontade. O último da porção já [separou muita mesa|balançou amizade antiga].',
      'Pegou, soprou, não esperou, queimou a língua. Todo mundo faz, ninguém aprende.',
      'São {k}: dá certinho pra dois, [se ninguém trapacear|em teoria]. {N}, {p}.',
      'Tu diz que só quer um. [A gente escuta isso todo dia|O prato vazio diz outra coisa].',
    ],
  },
  {
    match: /^torresmos?\b/,
    texts: [
      'Torresmo tu escuta antes de ver. Se a mesa do lado se virou, [não é contigo, é com o prato|o assunto é ele].',
      'Reunião marcada: tu, o torresmo e um limão. [Só falta a testemunha|A ata a gente dispensa].',
      'Ninguém conta segredo comendo torresmo: o barulho [não deixa|entrega].',
    ],
  },
  {
    match: /^(caldos?|caldinhos?)\b/,
    texts: [
      'Calor de rachar e o povo pedindo caldo. [Explica, Ceará|Ninguém explica, todo mundo pede].',
      'Sopra, espera, prova. Quem pula a parte do meio [aprende na língua|fala fino o resto da conversa].',
      '{N} é assim: [pequeno na xícara|cabe na mão], comprido na conversa. {p} e tu já [tá em casa|pegou o rumo da mesa].',
      'Tem caldo que abre a mesa e tem gente que abre e fecha com ele. Sem julgamento.',
    ],
  },
  {
    match: /^(bolinhos?|croquetes?|coxinhas?(?! d[ae] asa)|dadinhos?|risoles)\b/,
    texts: [
      'O primeiro é por fome, o segundo é por gosto. O terceiro [ninguém viu|fica entre nós].',
      'Bolinho no meio da mesa tem lei: [piscou, perdeu|quem conversa demais come de menos].',
      '{N} por {p}, e são {k}: conta certa pra [mesa de gente educada|quem sabe dividir]. Na tua mesa tem?',
    ],
  },
  {
    match: /^carnes? (de|do) sol\b/,
    texts: [
      'Tem dia que pede decisão difícil. E tem dia que pede carne de sol.',
      'Carne de sol não carece de propaganda: [o cheiro faz o serviço|basta o vento levar o cheiro até a calçada].',
      'Quem é daqui sabe e quem é de fora aprende: carne de sol se come [conversando|devagar e em boa companhia].',
      'Brigar por causa de carne de sol é feio. [A cebola, aí já é outra história|Mas a gente entende].',
    ],
  },
  {
    match: /^baiao\b/,
    texts: [
      'Baião não acompanha ninguém, meu fi. [O resto é que acompanha o baião|É o resto que vem atrás dele].',
      'Arroz e feijão na mesma panela, brigando pra ver quem aparece mais. Ganha quem tá com a colher.',
      '{N}, {p}. E a raspa da panela é de quem [chegar na cozinha com jeito|pedir primeiro].',
    ],
  },
  {
    match: /^(peixe|pargo|cavala|pescada|tilapia|iscas? de peixe|camurupim|arraia)\b/,
    texts: [
      'Peixe frito pede um olho na conversa e outro na espinha. [Celular fica pra depois|Deixa o celular quieto].',
      'Praia tu até deixa pra outro dia. {N}, [não|aí já é teimosia].',
      'Com a mão, sem cerimônia, guardanapo do lado: peixe é assim que se [respeita|come].',
    ],
  },
  {
    match: /^(moela|sarapatel|panelada|buchada|dobradinha|rabada|mocoto)\b|^mao de vaca/,
    texts: [
      '{N} não é pra todo mundo. Sobra mais pra [quem sabe|nós].',
      'Metade da mesa torce o nariz, a outra metade já pegou a colher. [A segunda come melhor.|Tu é de qual metade?]',
      'Quem tem opinião sobre {n} sem nunca ter provado tá convidado a [mudar|puxar uma cadeira].',
      'Prato fundo, colher e ninguém falando de trabalho. {N} é isso.',
      'Se tua avó visse esse prato, [mandava tu repetir|perguntava quem fez].',
      'Tem receita que não aceita pressa nem atalho. {N} é dessas, e a panela [sabe|avisa quando tá boa].',
    ],
  },
  {
    match: /^lingua\b/,
    texts: [
      'Língua é prato de quem já perdeu o medo de cardápio. O primeiro garfo é coragem, o segundo é gosto.',
      'Quem diz que não come língua quase sempre nunca pediu [um pedaço do vizinho|pra provar da travessa do lado].',
      '“Língua? Eu?” Tu mesmo. [Prova e depois a gente conversa|Depois do primeiro pedaço a gente conversa].',
    ],
  },
  {
    match: /^pao com\b|^x[- ]|^(hamburguer|burger|sanduiche|cheese|bauru)\b/,
    texts: [
      'Bolso liso, fome grande e pouco tempo: {n} resolve os três por {p}.',
      'Segura com as duas mãos e não larga. [Largou, desmontou|Quem larga se arrepende].',
      'Tem saudade que cabe num pão. [Qual é a tua|A tua é de quando]?',
    ],
  },
  {
    match: /^(macaxeira|mandioca|aipim)s?\b/,
    texts: [
      'Pode chamar de aipim, de mandioca, do que quiser. Chegou na mesa, [atende por macaxeira|é macaxeira].',
      'Macaxeira é aquela amiga que combina com todo mundo e não [cobra|pede] nada em troca.',
    ],
  },
  {
    match: /\bcoalho\b/,
    texts: [
      'Queijo que range no dente e chama o povo pra perto. [Coalho é desses|Se não rangeu, não é coalho].',
      'Coalho quente não espera ninguém. [Chegou na mesa, é agora|Conversa depois].',
    ],
  },
  {
    match: /^(caranguejos?|patinhas?|casquinhas?|sururu|siri|aratu)\b/,
    texts: [
      'Aqui se fala da vida alheia com a mão ocupada. [{N} ajuda|É pra isso que serve {n}].',
      'Quem tem pressa não pede {n}. Quem pede {n} [perde a pressa|esquece da hora].',
    ],
  },
  {
    match: /^camar(ao|oes)\b/,
    texts: [
      'Camarão na mesa e de repente [todo mundo é teu amigo|aparece parente que tu nem lembrava].',
      'Tem quem conte carneirinho. A gente conta camarão no prato do outro.',
    ],
  },
  {
    match: /^(galinha|frango caipira|capote)\b/,
    texts: [
      'Cheiro de galinha na panela tem endereço: [casa de vó|o terreiro de alguém que te quer bem].',
      'Galinha é que nem conversa boa: [quanto mais devagar, melhor|não dá certo com pressa].',
    ],
  },
  {
    match: /^(peixada|moqueca|caldeirada|ensopado|bobo|vatapa)s?\b/,
    texts: [
      'Levantou a tampa, calou a mesa. [{N} tem esse poder|Isso é serviço de {n}].',
      'Panela no meio, colher na mão e ninguém olhando pro relógio.',
    ],
  },
  {
    match: /^(escondidinho|arrumadinho)s?\b/,
    texts: ['O nome diz que é escondido, mas o cheiro [não sabe guardar segredo|entrega na hora].'],
  },
  {
    match: /^(cartola|pudim|doce|cocada|bolo|rapadura|mousse|pave)s?\b/,
    texts: [
      '“Quero doce não, só uma colherzinha.” [Conhece alguém assim|Tu conhece a figura]? Marca.',
      'Doce a gente pede com duas colheres, pra dizer que é pra dividir.',
    ],
  },
]

/** Of any dish. */
export const spokenDish = [
  'Tu abre o cardápio, finge que vai mudar e pede {o}. A gente já [conhece o roteiro|nem se espanta].',
  'Se perguntarem onde tu tá, diz que foi resolver um negócio. O negócio é {o}.',
  '{N}, {p}, e ninguém com pressa. [Carece de mais o quê|Falta mais o quê]?',
  'Manda no grupo só isto: {n}. Quem responder primeiro [escolhe a mesa|já é teu par].',
  'A gente podia caprichar na legenda. Mas {n} por {p} já se explica.',
  'O último pedaço {do} é de quem? Vale choro, [não vale garfada escondida|não vale conversa fiada].',
  'O plano era pedir uma coisinha só. Aí passou {o} pra mesa do lado, e acabou-se o plano.',
  'Vixe, não te avisaram? Tem {n}, e é {p}.',
  'Dizem que quem divide {o} divide tudo. [A gente tem lá as nossas dúvidas|Pois divide e depois conta].',
  'Perguntaram se {o} dá pra um. Dá, se tu [comer calado|não olhar pra ninguém].',
  'Recado pra quem tá lendo isso com fome: {n}. [A culpa é do horário|Desculpa o mau jeito].',
  'Tem assunto que só anda com comida na mesa. Bota {n} no meio e [deixa correr|vai vendo].',
  'Foto a gente até tira. O cheiro {do} [ainda não inventaram como postar|fica te devendo].',
  'Puxa a cadeira, encosta o cotovelo e pede {n}. O resto [a conversa resolve|se ajeita].',
] as const

/** Of a dish that comes on some weekdays: `{w}` today's, `{u}` with "um" or "uma". */
export const spokenSpecials = [
  '{W} aqui tem nome e sobrenome: {n}. [Chega cedo|Vem sem demora], que isso não é promessa pra semana toda.',
  'A semana inteira o povo perguntando {do}. Pois pronto: hoje é {w}, e é {p}.',
  'Bom dia só pra quem lembrou que hoje é {w}. Tem {n}!',
  '{W} sem {n} é só mais {u} no calendário.',
  'Levanta dessa rede, que hoje é {w} e {n} não manda recado duas vezes.',
  'Tem quem saiba o dia pelo celular. Aqui o povo sabe que é {w} quando sai {o}.',
  'Quem deixou pra depois [vai esperar sete dias|só vê de novo na outra semana]. Hoje é {w}, tem {n} por {p}.',
] as const

/** The same in plain words. */
export const specials = [
  '{W} é dia {do}. [Nos outros, nem adianta procurar|O resto da semana é espera].',
  'Quem gosta {do} já sabe [em que dia vir|o dia de cor]: {w}.',
  'Uma vez por semana, {n}. [Hoje é o dia|É hoje].',
  'A semana passou, {w} chegou, e {o} também.',
  'Tem prato que escolhe o dia. {O} escolheu {w}.',
  '{W}, {n}, {p}. [Dá para pôr na agenda e repetir|A agenda agradece].',
  'Se hoje é {w}, [o almoço já tem nome|a pergunta do almoço já tem resposta]: {n}.',
] as const
