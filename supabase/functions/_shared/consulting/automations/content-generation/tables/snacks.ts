import type { Family } from './family.ts'

/** Snacks: fried, in broth, to share. */
export const snacks: readonly Family[] = [
  {
    match: /^torresmos?\b/,
    texts: [
      '[Escute|Ouça]: torresmo se [aprova|julga] pelo barulho. Se a mordida não [estala|faz a mesa ao lado olhar], [não é torresmo|ainda não chegou lá].',
      'Casca que estala por fora, [carne|gordura] que cede por dentro. [O limão entra|Um limão] por cima e [acerta a conta|põe ordem em tudo].',
      'Torresmo [não espera|não tem paciência]: [chegou à mesa, é na hora|é na hora que chega]. A foto [vem depois|pode esperar]; a crocância, não.',
    ],
    loose: [
      'Aviso à mesa do lado: o barulho [era|é] o nosso torresmo. [Desculpem|Perdão]. [Ou peçam um também|Acontece].',
      'Ninguém [come torresmo em silêncio|fala baixo com torresmo na boca]. [A gente já tentou|É impossível; já testamos].',
    ],
    asks: ['Com limão ou sem limão?', 'Torresmo: mão ou palito?'],
    shots: [
      'O torresmo sendo partido perto do microfone, para o estalo sair no vídeo',
      'A casca do torresmo bem de perto, contra a luz, com o limão cortado ao lado',
    ],
  },
  {
    match: /^past(el|eis|elzinhos?)\b/,
    texts: [
      'A primeira mordida do pastel é [só vento quente|quase só vapor]. [A segunda|Da segunda em diante] é que [conta|começa a conversa].',
      'Pastel se segura pela ponta, com guardanapo, e [se espera um minutinho|se assopra antes]. [Quem tem pressa queima a língua|Quem não espera aprende].',
      'Massa [que estufa|com bolhas], borda [bem fechada|marcada no garfo] e recheio [até o canto|que chega à última mordida]: é [assim que se conhece|por aí que se mede] um pastel.',
    ],
    loose: [
      'O último pastel da porção [tem dono|já tinha dono]: quem [fingiu que não queria|disse “podem comer”].',
      'Dieta [começa|se começa] segunda. [O pastel, não|Pastel é qualquer dia].',
    ],
    asks: ['Pastel pela ponta ou pelo meio?', 'Pimenta no pastel: dentro, por cima ou longe?'],
    shots: [
      'O pastel aberto ao meio, com o vapor subindo',
      'Uma mão segurando o pastel pela ponta, com guardanapo de papel',
    ],
  },
  {
    match: /^(caldos?|caldinhos?)\b/,
    texts: [
      'Caldo bom [marca a borda da xícara|segura a colher quase em pé]. [Assopra, espera, repete|Assopre antes].',
      'Frio, por aqui, quase não faz, mas [tem caldo|inventaram o caldo]. [Vento na calçada|Chuva ou ventania], caneca quente na mão: [serve|resolve].',
      'Antes do petisco, antes da conversa, [o caldo abre a mesa|vem o caldo]. [Pequeno no tamanho, comprido no sabor|Cabe na mão e esquenta até o cotovelo].',
    ],
    loose: [
      'Trinta graus na sombra e tem gente pedindo caldo. [É o nosso povo|Cearense é assim mesmo|A gente entende e apoia].',
    ],
    asks: ['Caldo se toma de colher ou direto da xícara?', 'Pimenta no caldo: quantas gotas?'],
    shots: [
      'O caldo sendo servido da concha para a xícara, com vapor',
      'A xícara de caldo vista de cima, com a colher dentro e a mão ao lado',
    ],
  },
  {
    match: /^(bolinhos?(?! de (?:estudante|chuva))|croquetes?|coxinhas?(?! d[ae] asa)|dadinhos?|risoles)\b/,
    texts: [
      'Um para [provar|conferir], outro para [confirmar|ter certeza]. [A conta dos bolinhos|A divisão] nunca fecha [numa mesa de três|em número ímpar].',
      'Parta ao meio antes de morder e [veja a fumaça sair|espere a fumaça]. [É dentro que mora a graça|O recheio conta o resto].',
      'Casquinha [que faz barulho|dourada], miolo [que não pede faca|macio]: comida de [comer com a mão|pegar com dois dedos] e [voltar à conversa|não parar a conversa].',
    ],
    loose: [
      'Regra da casa para porção em número ímpar: [o último se decide no par ou ímpar|briguem com educação].',
    ],
    asks: ['O último da porção fica com quem?', 'De uma mordida só ou em duas?'],
    shots: [
      'Um da porção partido ao meio, de perto, com a parte de dentro à vista',
      'A porção vista de cima e um dedo escolhendo o primeiro',
    ],
  },
  {
    match: /\ba passarinho\b/,
    texts: [
      'Frango a passarinho é [cortado miúdo|em pedaço pequeno] para [sobrar casca|ter mais crocante em cada mordida]. [Garfo, nem precisa|O garfo fica de enfeite].',
      'Pedaço pequeno, osso à mão e [um prato só para os ossos|guardanapo de sobra]: [assim se come|é a etiqueta do] frango a passarinho.',
    ],
    loose: [
      'Quem come frango a passarinho de garfo e faca [está escondendo alguma coisa|ainda não se soltou].',
    ],
    asks: ['No frango a passarinho, qual pedaço é o seu?', 'Mão ou garfo? Sem julgamento.'],
    shots: ['O frango a passarinho no meio da mesa, com mãos de adultos chegando dos lados'],
  },
  {
    match: /\bacebolad[oa]s?\b/,
    texts: [
      'O cheiro da cebola na chapa [avisa antes|chega primeiro]. [Quando o prato aparece, a mesa já decidiu|Depois é que vem o prato].',
      'Tem quem [afaste a cebola para o canto|coma só a carne] e tem quem [peça mais cebola que carne|brigue pela cebola]. [Atendemos os dois|Aqui cabem os dois].',
    ],
    asks: ['A cebola: come toda ou põe de lado?', 'Acebolada com farofa ou com pão para o molho?'],
    shots: [
      'A cebola dourando na chapa, de perto, com o som ligado',
      'O garfo levantando a carne com a cebola por cima',
    ],
  },
  {
    match: /^(queijos?( de)? coalho|coalho)\b|^queijo\b.*\bbrasa\b/,
    texts: [
      'Queijo coalho range [no dente|quando se morde]. [É assim mesmo|Se não range, desconfie].',
      'Dourado por fora, firme por dentro, e [aquele fio salgado|o sal no lugar]: queijo coalho [se come quente|não é para esperar].',
      'Na praia ou no bar, [o espetinho de coalho|o queijo coalho] tem o mesmo [relógio|prazo]: [cinco minutos e já era outro queijo|ou se come quente, ou se perde].',
    ],
    asks: ['Coalho puro ou com melaço?', 'O coalho: mais claro ou bem queimadinho?'],
    shots: ['O queijo coalho virando na chapa, com a casquinha dourada à vista'],
  },
  {
    match: /^(macaxeira|mandioca|aipim)s? (frita|cozida|com|na)\b/,
    texts: [
      'No Sul é aipim, em São Paulo é mandioca. Aqui é macaxeira[, e não se discute|: assunto encerrado].',
      'Macaxeira boa [desmancha no garfo|se parte sozinha]. [Frita, ainda faz|Com casquinha, faz] barulho por fora.',
    ],
    asks: ['Macaxeira, mandioca ou aipim? Como se dizia na sua casa?', 'Macaxeira com manteiga ou pura?'],
    shots: ['Um pedaço de macaxeira partido com os dedos, mostrando o miolo'],
  },
  {
    match: /^(batatas?|fritas)\b|^batata frita/,
    texts: [
      'A batata chega, e a conversa [para por um instante|perde o fio]. [Todo mundo diz|Alguém sempre diz] que só quer uma.',
      'Quente, com sal e no meio da mesa. [Batata frita não se explica|De batata frita não se faz discurso].',
    ],
    asks: ['Batata frita: sequinha e fina ou grossa e macia?', 'Você pede a sua ou rouba do vizinho?'],
    shots: ['A mão de alguém pegando a batata mais comprida da porção'],
  },
  {
    match: /^(calabresa|linguica)s?\b/,
    texts: [
      '{K} não faz cerimônia: chega [chiando|cheirando], o palito [já está na mão|some do paliteiro], e o pão [aparece|vai buscar o molho].',
      'A melhor parte [é o que fica no fundo do prato|está no caldinho que sobra], e [o pão sabe disso|o pão serve para isso].',
    ],
    asks: ['Com pão, com farofa ou pura?', 'Limão por cima: sim ou não?'],
    shots: ['A porção de perto, com o palito espetado no primeiro pedaço'],
  },
  {
    match: /^(moela|sarapatel|panelada|buchada|dobradinha|rabada|mocoto)\b|^mao de vaca/,
    texts: [
      'Comida de panela [funda|grande], de quem [tem tempo|não tem pressa]. [Quem ama, ama|Não é para todo mundo, e tudo bem]: [a gente cozinha para quem ama|é para esses que a panela vai ao fogo].',
      'Tem prato que divide a mesa. Este [divide e depois conquista|é um deles]: [metade torce o nariz, a outra metade raspa o fundo|quem diz que não gosta costuma não ter provado bem feito].',
      'Miúdo bem feito é [sinal de cozinha que sabe|prova de fogo de qualquer cozinha]. [Não tem onde se esconder|Ou está macio, ou não está].',
    ],
    asks: ['Você é do time que ama ou do time que foge?', 'Quem fazia melhor na sua família?'],
    shots: ['A panela aberta, de cima, com a colher de pau e o vapor'],
  },
  {
    match: /^(espetinhos?|espetos?|churrasquinhos?)\b/,
    texts: [
      'Espetinho se come em pé, [conversando|olhando a rua], com a farofa [num cantinho|esperando ao lado]. [Sentado também vale|Sentado, ninguém reclama].',
      'A brasa [cuida de|decide] quase tudo no espetinho. O resto é [virar na hora certa|não esquecer de virar].',
    ],
    asks: ['Espetinho de quê, para começar?', 'Farofa por cima ou ao lado?'],
    shots: ['A fileira de espetos na brasa, vista do lado, com a fumaça subindo'],
  },
  {
    match: /^tabuas?\b/,
    texts: [
      'Uma tábua no meio [evita|resolve] a pergunta “o que a gente pede?”. [Cada um começa por um canto|A briga passa a ser pelo canto preferido].',
      'Para a mesa que não se decide: [põe tudo no meio|vem um pouco de cada coisa], e [a conversa segue|ninguém precisa votar].',
    ],
    asks: ['Da tábua, o que some primeiro na sua mesa?', 'O preferido vem primeiro ou por último?'],
    shots: ['1: a tábua inteira, vista de cima; 2: a mesma tábua, vazia'],
  },
  {
    match: /^(asinhas?|asas?|coxinhas? da asa|tulipas?|frango)\b/,
    texts: [
      'Frango é o prato que [ninguém recusa|agrada a mesa inteira]. [Difícil é fazer bem|O difícil é ser lembrado]: pele [dourada|no ponto], carne [que não seca|suculenta].',
      'Quem diz “é só frango” [não viu este|nunca ficou com o osso na mão, procurando mais].',
    ],
    asks: ['Coxa, peito ou asa?', 'Com a mão ou de garfo e faca?'],
    shots: ['O frango ainda no fogo, com a pele dourando, bem de perto'],
  },
  {
    match: /^(bruschettas?|crostinis?|torradas?)\b/,
    texts: [
      'Uma entrada [de comer com os dedos|que não pede faca], para [abrir a mesa|começar a conversa] enquanto [o resto da mesa chega|alguém ainda procura vaga].',
      'Começar [devagar|pelo pequeno] é meio jantar ganho. [Uma entrada no meio|Um prato leve], e o cardápio [se lê com calma|fica para depois].',
    ],
    asks: ['Você divide a entrada ou pede uma só sua?', 'Entrada antes ou tudo junto na mesa?'],
    shots: ['A entrada sendo finalizada no passe da cozinha, só com as mãos no quadro'],
  },
]
