/**
 * Thoughts about dishes as people in Ceará say them: a scene and a joke, warm, to one person. Each carries a caption, so
 * none is a mere saying. Fields as in `forms.ts`; `{k}` is the number of pieces. What a wording takes for granted of an
 * item is checked by `suits`. Nobody is mocked, neither guests nor staff.
 */
export type Spoken = { match: RegExp; texts: readonly string[] }

export const spokenDishes: readonly Spoken[] = [
  {
    match: /^past(el|eis|elzinhos?)\b/,
    texts: [
      'Pastel chegou, a conversa parou. Um pega pela ponta, outro assopra, e sempre tem o avexado que [queima a língua e jura que não foi nada|não espera e finge que não queimou].',
      '“Quero só um.” Quem nunca disse isso e depois procurou o último da porção que levante a mão. [A outra tá ocupada com o pastel|Com a outra tu segura o pastel].',
      'São {k} na porção. Conta quantos tão na mesa e resolve logo quem fica com o que sobra, que depois [vira assembleia|é confusão certa].',
    ],
  },
  {
    match: /^torresmos?\b/,
    texts: [
      'O barulho chega antes do prato. A primeira mordida estala, a mesa do lado se vira, e [na mesma hora alguém pergunta o que é|já tem gente perguntando o que foi aquilo].',
      'Segredo não se conta comendo torresmo: o estalo cobre metade, e a outra metade [ninguém escuta, de tão ocupado|fica pra depois da porção].',
      'Torresmo bom tem duas músicas: a da mordida e a do “me dá só um pedacinho”. A segunda [toca mais|não sai do repertório].',
    ],
  },
  {
    match: /^(caldos?|caldinhos?)\b/,
    texts: [
      'Calor de derreter calçada e o povo pedindo caldo quente. Quem é de fora não entende, quem é daqui não explica: [sopra, espera um tiquinho e vai|assopra e pronto].',
      '{N} é o petisco de quem ainda tá decidindo o resto. Esquenta a mão, abre a conversa e [dá tempo de a turma chegar|segura a mesa até a turma aparecer].',
      'Pega com as duas mãos, que vem quente. Uma gota de pimenta, um fio de conversa, e quando tu vê [a mesa já começou|o fundo apareceu].',
    ],
  },
  {
    match: /^(bolinhos?|croquetes?|coxinhas?(?! d[ae] asa)|dadinhos?|risoles)\b/,
    texts: [
      'O primeiro é por fome, o segundo é por gosto. O terceiro ninguém viu, e quem viu [não conta|fica calado pra também pegar].',
      'Bolinho no meio da mesa obedece a uma lei só: piscou, perdeu. Casquinha estalando por fora, macio por dentro, e [ninguém espera esfriar|a porção some no meio da história].',
      'São {k} na porção e nunca fecha: sobra vontade e falta bolinho. [Combina antes|Acerta logo] quem fica com o último.',
    ],
  },
  {
    match: /^carnes? (de|do) sol\b/,
    texts: [
      'O cheiro de carne de sol faz o que cartaz nenhum faz: passa na calçada e puxa o povo pelo nariz. Depois é garfo, conversa e [ninguém com pressa|cadeira pra quem for chegando].',
      'Tem dia que pede decisão difícil. Este não: carne de sol no meio da mesa, um garfo pra cada um, e [quem senta mais perto serve os outros|a conversa que se vire].',
      'Carne de sol é que nem parente do interior: chega sem cerimônia, e quando tu vê [tá todo mundo em volta|a mesa inteira mudou de lugar pra ficar perto].',
    ],
  },
  {
    match: /^baiao\b/,
    texts: [
      'Arroz e feijão na mesma panela, brigando pra ver quem aparece mais. Vence [quem tá com a colher|quem pegou a colher primeiro]. A raspa do fundo é de quem pedir com jeito.',
      'Baião não é acompanhamento, meu fi. O resto é que acompanha o baião: ele chega fumaçando, e [de repente ninguém tem mais assunto|a mesa toda se ajeita na cadeira].',
    ],
  },
  {
    match: /^(peixe|pargo|cavala|pescada|tilapia|iscas? de peixe|camurupim|arraia)\b/,
    texts: [
      '{N} pede as duas mãos e a cabeça no prato. Espreme o limão, cata a lasca maior e [esquece o celular|guarda o celular], que conversa de peixe é comprida.',
      'A praia tu pode até deixar pra outro dia, que o mar se resolve na mesa: por fora estala, por dentro solta em lasca. [Quem tem prática serve os outros|E ninguém volta com areia no pé].',
      'Tem peixe que se come com garfo e tem peixe que se come com história. {N} é do segundo tipo: [um pedaço, um causo|cada pedaço puxa um causo].',
    ],
  },
  {
    match: /^(moela|sarapatel|panelada|buchada|dobradinha|rabada|mocoto)\b|^mao de vaca/,
    texts: [
      '{N} divide o mundo em dois: quem torce o nariz e quem já tá com a colher na mão. Os do nariz torcido [mudam de lado ligeiro|costumam mudar de lado depois de uma colherada].',
      'Prato fundo fumaçando, colher e nenhuma pressa. Com {n} na mesa ninguém fala de trabalho. [Aliás, nos primeiros minutos ninguém fala|Nos primeiros cinco minutos, ninguém fala de nada].',
      'Pra quem é de fora: {n} é comida de fogo baixo, caldo grosso e colher. Pra quem é daqui [não carece explicar, é só dizer que tem|basta avisar que tem].',
      'Tem receita que vó fazia no olho e ninguém conseguiu anotar direito. {N} é dessas: não tem atalho, tem fogo baixo, paciência e um cheiro que [corre a rua|não respeita porta fechada].',
      'Chegou visita de fora? Leva logo pra conhecer {o}. Passando dessa prova, [já pode dizer que conhece o Ceará|o resto do Ceará é fácil].',
      '{N} não combina com agenda: combina com prato raspado, mais uma cadeira e aquela conversa que [ninguém quer encerrar|vai até a mesa do lado].',
      'Vapor na cara, colher na mão, molho grosso. Comida assim tem uma vantagem: a outra mão fica livre pra [chamar mais gente|gesticular na história]. Com {n}, vai precisar.',
      'Tem cheiro que acorda a casa toda. O {do} acorda a rua, e [quem vem atrás dele nunca vem só|de repente aparece vizinho que tu nem lembrava].',
    ],
  },
  {
    match: /^lingua\b/,
    texts: [
      '“Língua? Eu?” Tu mesmo. O garfo entra sem fazer força, e lá pela segunda garfada [o medo já foi embora sozinho|a careta já virou elogio].',
      'Quem diz que não gosta de língua quase sempre nunca provou. Pede pra mesa, corta um pedaço pequeno e [repara na cara de espanto|espera o prato se defender].',
    ],
  },
  {
    match: /^pao com\b/,
    texts: [
      'Bolso liso, fome grande e pouco tempo: {n} resolve os três de uma vez. Segura com as duas mãos, que [largou, desmontou|quem larga se arrepende].',
      'Tem saudade que cabe num pão. A primeira mordida é de agora, a segunda é [do tempo de aula à noite|de uns anos atrás], e na terceira tu já tá contando história.',
    ],
  },
  {
    match: /^x[- ]|^(hamburguer|burger|sanduiche|cheese|bauru)\b/,
    texts: [
      'Segura com as duas mãos e não larga: largou, desmontou. Guardanapo do lado, cotovelo na mesa, e [a elegância fica pra outro dia|ninguém repara em ninguém].',
      '{N} se come calado até a metade. Da metade em diante vem [o “rapaz, que é isso”|o elogio de boca cheia].',
    ],
  },
  {
    match: /^(macaxeira|mandioca|aipim)s?\b/,
    texts: [
      'Chama de aipim, chama de mandioca, chama do que quiser: por aqui ela só atende por macaxeira. Bota no meio e [repara os braços se esticando|vê quanto tempo dura].',
      'Macaxeira é aquela amiga que combina com todo mundo e não cobra nada em troca. [Chega quente e faz amizade com a mesa toda|Puxa uma cadeira pra ela].',
    ],
  },
  {
    match: /\bcoalho\b/,
    texts: [
      'Queijo que range no dente e chama o povo pra perto. Coalho quente não espera ninguém: [chegou na mesa, é agora|primeiro a mordida, depois a conversa].',
      'Se rangeu, é coalho. Dourado por fora, quente por dentro, e alguém do outro lado da mesa [já perguntando se sobrou|esticando o braço].',
    ],
  },
  {
    match: /^caranguejos?\b/,
    texts: [
      'Martelinho numa mão, notícia da vida alheia na outra. Caranguejo não combina com pressa nem com roupa de missa: combina com [mesa cheia e conversa solta|mão suja e ninguém olhando o relógio].',
      'Toc, toc, toc. Não é na porta, é na tábua. {N} é o único prato em que [o barulho faz parte do tempero|trabalhar na mesa é divertido].',
    ],
  },
  {
    match: /^(patinhas?|casquinhas?|sururu|siri|aratu)\b/,
    texts: [
      'O trabalho de abrir já foi feito na cozinha; pra ti sobrou o garfo e a fofoca. {N} tem tamanho de petisco e [assunto de mesa inteira|gosto de maré].',
      'Coisa pequena, gosto comprido. Com {n}, um limão e meia hora de conversa tu [resolve o fim de tarde|já tá em casa].',
    ],
  },
  {
    match: /^camar(ao|oes)\b/,
    texts: [
      'Camarão na mesa, e de repente todo mundo é teu amigo: aparece parente, aparece colega, aparece até [quem “já tinha comido”|quem não queria nada].',
      'Tem quem conte carneirinho pra dormir. Na mesa o povo conta camarão no prato do outro, e [ninguém dorme no ponto|o último sempre dá votação].',
    ],
  },
  {
    match: /^(galinha|frango caipira|capote)\b/,
    texts: [
      'Cheiro de galinha na panela tem endereço: a casa de alguém que te quer bem. [A mesa é outra, a saudade é a mesma|Fecha o olho e tu chega lá].',
      '{N} é que nem conversa boa: não dá certo com pressa. Caldo, colher, e um pedaço que [cada um jura que é o melhor|dá briga de família].',
    ],
  },
  {
    match: /^(peixada|moqueca|caldeirada|ensopado|bobo|vatapa)s?\b/,
    texts: [
      'Levantou a tampa, calou a mesa. Sobe o vapor, aparece o coentro, e [cada um segura a colher do seu lado|a conversa volta só depois do primeiro prato].',
      'Panela no meio, colher na mão e ninguém olhando pro relógio. {N} obriga o povo a [se juntar|chegar a cadeira pra frente], e ninguém acha ruim.',
    ],
  },
  {
    match: /^(escondidinho|arrumadinho)s?\b/,
    texts: [
      'O nome diz que é escondido, mas o cheiro não sabe guardar segredo. A colher quebra a casquinha, sobe o vapor, e [tá todo mundo sabendo|acabou o mistério].',
    ],
  },
  {
    match: /^(cartola|pudim|doce|cocada|bolo|rapadura|mousse|pave)s?\b/,
    texts: [
      '“Quero doce não, só uma colherzinha.” Pois traz duas colheres, que a colherzinha de um [sempre chega na metade do outro|vira meia sobremesa].',
      'A conta ia ser pedida. Aí alguém disse “e um docinho?”, e a mesa inteira [se ajeitou de novo na cadeira|ficou mais meia hora].',
    ],
  },
]

/** Of any dish. */
export const spokenDish = [
  'O plano era pedir uma coisinha só. Aí passou {o} pra mesa do lado, e [acabou-se o plano|o plano foi embora junto].',
  'Tu abre o cardápio, finge que vai mudar e pede {o} de novo. Mudar pra quê, [se assim dá certo|se tu já sabe o caminho]?',
  'Tem assunto que só anda com comida na mesa. Bota {o} no meio, puxa a cadeira e [vai vendo|a conversa anda sozinha].',
  'Se perguntarem onde tu tá, diz que foi resolver um negócio. O negócio é {o}, e [tá bem encaminhado|já tá quase resolvido].',
  'Manda no grupo só isto: “{n}”. Quem responder primeiro escolhe a mesa; quem responder por último [senta na ponta|vem em pé até achar cadeira].',
  'Foto a gente até tira. O cheiro {do} ainda não inventaram como postar: [esse só vindo buscar|pra esse tem que chegar perto].',
  'O último pedaço {do} é de quem? Vale choro, vale história triste, [não vale garfada escondida|só não vale sair calado com o prato].',
  'Vixe, ninguém te avisou? Tem {n}, e tem quem já chegue [sem nem abrir o cardápio|dizendo o nome antes do boa-noite].',
] as const

/**
 * Of a dish that comes on some weekdays: `{w}` today's, `{u}` with "um" or "uma". That it comes on no other day is said
 * only where the menu says so.
 */
export const spokenSpecials = [
  'Levanta dessa rede, que hoje é {w} e {n} não manda recado duas vezes. [Lava o rosto, chama o povo de casa e te avia|Te ajeita, acorda o povo de casa e te avia].',
  '{W} aqui tem nome e sobrenome: {n}. Não adianta perguntar em outro dia, que [a resposta tu já sabe|o resto da semana é espera].',
  '{W} só tem duas perguntas: o que se come e com quem. A primeira tá resolvida: {n}. [A segunda é contigo|A outra tu resolve no grupo].',
  'Tem quem saiba o dia da semana pelo celular. Quem é da casa sabe que é {w} [pelo cheiro {do}|quando sai {o}].',
  'Bom dia pra quem lembrou que hoje é {w}, e bom dia também pra quem só lembrou agora: tem {n}, e [ainda dá tempo de juntar a turma|dá tempo de chamar mais um].',
  'Um marca a semana pelo salário, outro pelo jogo. Por aqui se marca por {n}: [é {w}, e é hoje|chegou {w}, acabou a espera].',
  '{W} sem {n} é só mais {u} no calendário. Com {n} vira compromisso, e [compromisso desses ninguém desmarca|a esse a gente não falta].',
  'Quem deixou pra depois só vê de novo na outra semana. Hoje é {w}: {n} não guarda mágoa, [só não espera|mas também não guarda lugar].',
] as const

/** The same in plain words. */
export const specials = [
  '{W} é dia de {n}. [Nos outros, nem adianta procurar|O resto da semana é espera].',
  'Quem gosta {do} já sabe [em que dia vir|o dia de cor]: {w}. [Para quem ainda não sabe, fica anotado|Quem vem pela primeira vez já pode marcar].',
  'Chegou o dia {do}: é {w}. [Chame a mesa inteira|Reúna a família], que prato de um dia só [se come com companhia|pede mesa grande].',
  'A semana passou, {w} chegou, e {o} também. [Na hora certa|A mesa já pode ser posta].',
  'Tem prato que escolhe o dia. {O} escolheu {w}, e [a gente respeita|ninguém discute].',
  'Dá para pôr na agenda e repetir: {w}, {n}. [A agenda agradece|É o compromisso mais fácil da semana].',
  'Se hoje é {w}, [a pergunta do que comer já tem resposta|o que comer já está decidido]: {n}.',
  'Há quem conte os dias até {w}. [Não é pelo fim de semana|O motivo está na panela]: é {n}.',
] as const

/** Questions about dishes. */
export const spokenDishAsks: readonly Spoken[] = [
  {
    match: /^(moela|sarapatel|panelada|buchada|dobradinha|rabada|mocoto)\b|^mao de vaca/,
    texts: [
      'Pimenta {no}: umas gotas ou o vidro todo?',
      'Quem te ensinou a gostar de {n}? Marca.',
      'Tu raspa o prato ou pede outro?',
      'Com farinha ou sem?',
    ],
  },
  { match: /^past(el|eis|elzinhos?)\b/, texts: ['O último pastel da porção é de quem? Marca.'] },
  { match: /^torresmos?\b/, texts: ['Torresmo: mão ou garfo?', 'Limão em cima ou do lado?'] },
  { match: /^(caldos?|caldinhos?)\b/, texts: ['Pimenta no caldo: quantas gotas?'] },
  { match: /^(bolinhos?|croquetes?)\b/, texts: ['Tu contou quantos comeu?'] },
  {
    match: /^carnes? (de|do) sol\b/,
    texts: ['Carne de sol bem passada ou ainda rosadinha?', 'Com a cebola ou a cebola é de quem pedir?'],
  },
  { match: /^baiao\b/, texts: ['Baião soltinho ou molhado?', 'A raspa da panela é de quem na tua casa?'] },
  {
    match: /^(peixe|pargo|cavala|pescada|tilapia)\b/,
    texts: ['Quem na tua mesa é bom de espinha? Marca.', 'Peixe: com a mão ou de garfo?'],
  },
  { match: /^lingua\b/, texts: ['Tu já provou língua ou ainda tá criando coragem?'] },
  { match: /^pao com\b/, texts: ['Em que ano tu comeu o primeiro?', 'Conta: com quem tu dividia o teu?'] },
  { match: /./, texts: ['Com quem tu dividia {o}?', '{O}: tu come calado ou elogiando?'] },
]
