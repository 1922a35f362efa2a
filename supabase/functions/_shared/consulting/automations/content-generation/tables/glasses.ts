import type { Family } from './family.ts'

/** Drinks: how each is made and looked at, never a reason to drink. */
export const glasses: readonly Family[] = [
  {
    match: /^(caipirinha|caipirosca|caipifruta|caipiroska)s?\b/,
    texts: [
      '[Fruta no fundo do copo|No fundo, a fruta], [três apertos de socador|o socador sem força] e gelo. [Mais que isso amarga|Quem esmaga a casca amarga o copo]: é o detalhe que [quase ninguém conta|se aprende no balcão].',
      'O segredo da caipirinha é parar: [socar pouco|a fruta só precisa soltar o suco], mexer bem, [encher de gelo|gelo até a borda].',
      'Da rua [se ouve|dá para ouvir] o gelo batendo no balcão. [É caipirinha sendo feita|Alguém está fazendo caipirinha].',
      'Açúcar demais esconde a fruta, [açúcar de menos esconde a cachaça|de menos, a fruta reclama]. [O acerto é de cada um|Cada um tem a sua medida].',
      'Uma fruta inteira [cabe|entra] num copo baixo. [O trabalho é tirar o suco e deixar a casca em paz|O resto é saber a hora de parar].',
      'Quatro coisas no copo, [e uma discussão para cada|e todo mundo com opinião sobre as quatro]. Caipirinha é [simples só no papel|assim].',
    ],
    asks: [
      'Menos açúcar, igual à receita ou sem?',
      '[Fruta da estação ou limão de sempre|Limão sempre ou a fruta do mês|Que fruta falta na carta]?',
    ],
    shots: [
      'O socador sobre a fruta, visto de cima, antes de entrar o gelo',
      'A fruta cortada na tábua ao lado do copo já montado',
    ],
  },
  {
    match:
      /^(?:(?:chopp?e?|cerveja) )?(pilsen|pilsner|ipa|apa|stout|porter|weiss|weissbier|witbier|lager|pale ale|red ale|amber ale|blonde|saison|(?<=(?:chopp?e?|cerveja) )sour|sour(?= (?:ale|beer))|helles|bock|dunkel|session|neipa)\b/,
    texts: [
      '{N} se conhece pela cor, pela espuma e pelo cheiro, [nessa ordem|um de cada vez]. [O copo inclinado|A torneira aberta devagar] faz o resto.',
      'Do malte vem a cor, do lúpulo o amargo. [Pergunte no balcão o que há neste|Quem tira o chope explica].',
      'A espuma não é enfeite: [ela segura o cheiro|é dela que sobe o cheiro]. {N} [sai da torneira|vem da torneira].',
    ],
    asks: ['Mais amarga, mais doce ou mais leve: qual é a sua?', 'Você repara no cheiro antes da cor?'],
    shots: [
      'A torneira aberta e o copo inclinado, de perto',
      'O copo de frente, contra a luz, com a espuma inteira',
    ],
  },
  {
    match: /^reguas?\b/,
    texts: [
      'Copos pequenos, do mais claro ao mais escuro: [a régua serve para comparar|é assim que se acha o preferido]. [Comece pelo mais leve|O mais amargo fica para o fim].',
      'Para quem não sabe qual pedir: [um pouco de cada torneira|todas as torneiras numa tábua], lado a lado.',
    ],
    asks: ['Da régua, qual você repetiria num copo inteiro?', 'Claro ou escuro primeiro?'],
    shots: [
      'A régua vista de cima, com os copos do claro ao escuro',
      'Os copos da régua de frente, contra a luz',
    ],
  },
  {
    match: /^rabo de galo\b/,
    texts: [
      'Cachaça e vermute no mesmo copo: [uma fala da cana, o outro das ervas|um doce, um amargo]. Rabo de galo é [clássico de balcão|receita curta e antiga].',
      'O nome [faz rir|chama atenção], a receita [é séria|é antiga]: rabo de galo [nasceu em balcão brasileiro|é brasileiro, de balcão].',
      'Amargo primeiro, doce depois. [Quem não gosta na primeira vez costuma voltar à carta|É gosto que se aprende], e [não tem problema nenhum|ninguém é obrigado].',
    ],
    asks: ['Amargo: ama, tolera ou foge?', 'Quem apresentou o rabo de galo a você?'],
    shots: ['O copo baixo no balcão, a cor contra a luz', 'A colher girando devagar no copo'],
  },
  {
    match: /^(cachaca|dose|alambique|carvalho|castanheira)\b/,
    texts: [
      'Copo pequeno, água ao lado, [conversa sem relógio|nenhuma pressa]. [É assim que se conhece uma cachaça|A cachaça agradece].',
      'Antes de provar, o nariz: [cana, madeira, baunilha, o que aparecer|cada um acha um cheiro]. [Não há resposta errada|Vale dizer em voz alta].',
      'A cor vem da madeira, e [madeira não se apressa|cada madeira tem a sua]. [Contra a luz se vê melhor|Ponha contra a luz].',
    ],
    asks: ['Branca ou envelhecida: qual é a sua?', 'Você sente o cheiro antes ou nem repara?'],
    shots: [
      'A dose contra a luz da janela, com a cor à vista',
      'O copo pequeno ao lado da garrafa, rótulo de frente',
    ],
  },
  {
    match: /^batidas?\b/,
    texts: [
      'Batida tem textura: [quase sobremesa, bem gelada|grossa, fria, com espuma em cima]. [Pede copo baixo e colher por perto|É a ponte entre a carta e a sobremesa].',
      'O som do liquidificador no fim da tarde [tem dono|avisa]: [é batida|alguém pediu batida].',
    ],
    asks: ['Batida de coco ou de fruta?', 'No copo baixo ou na tacinha?'],
    shots: ['A batida descendo do liquidificador para o copo, com a espuma em cima'],
  },
  {
    match: /^(negroni|boulevardier|americano|dry martini|martini|manhattan|old fashioned)\b/,
    texts: [
      'Amargo primeiro, [doce depois|laranja depois]. [Quem não gosta na primeira vez costuma voltar à carta|É gosto que se aprende], e [não tem problema nenhum|ninguém é obrigado].',
      'Três coisas, um gelo grande, [uma colher que gira devagar|nada de pressa na colher]. [Clássico é isto|Receita curta não perdoa erro].',
    ],
    asks: ['Amargo: ama, tolera ou foge?', 'Clássico da carta ou invenção da casa?'],
    shots: ['A colher longa girando no copo, com o gelo grande à vista'],
  },
  {
    match: /\b(gim|gin)\b|^(g&t|gin tonica)/,
    texts: [
      'Copo largo, muito gelo e o que perfuma por cima. [No gim-tônica, o nariz chega primeiro|Antes do copo, vem o cheiro].',
      'Gelo até a borda não é economia: é o que [mantém a bolha da tônica|faz a tônica durar]. [Pouco gelo derrete mais rápido|Parece o contrário, mas é assim].',
    ],
    asks: ['Limão, laranja ou uma erva por cima?', 'Tônica normal ou sem açúcar?'],
    shots: ['A tônica descendo devagar pela lateral do copo, com as bolhas'],
  },
  {
    match:
      /^(mojito|moscow mule|mule|fitzgerald|penicillin|daiquiri|margarita|pina colada|whisky sour|pisco|aperol|cosmopolitan)\b/,
    texts: [
      'Na carta é um nome; no balcão, são [duas mãos e uns minutos|medida, gelo e mão]. [Vale sentar perto para ver|Do banco do balcão se vê tudo].',
      'Receita conhecida no mundo inteiro, e cada balcão com a sua mão. [A nossa está na carta|Esta é a nossa].',
    ],
    asks: ['Balcão para ver fazer ou mesa para conversar?', 'Você pede sempre o mesmo ou muda a cada vez?'],
    shots: ['As mãos montando o copo no balcão, do gelo à guarnição, em cortes curtos'],
  },
  {
    match: /^(spritz|sangria|clericot|bellini|mimosa)\b/,
    texts: [
      'Taça grande, gelo e cor de fim de tarde. [A guarnição fica por último|Guarnição por cima, e está pronto].',
      'Tem copo que é [quase paisagem|feito para olhar contra a luz]. [O sol das cinco faz o resto|Às cinco da tarde, nem filtro precisa].',
    ],
    asks: ['Pôr do sol: varanda, calçada ou janela?', 'Mais amargo ou mais frutado?'],
    shots: ['A taça contra a luz do fim da tarde, sem ninguém no quadro'],
  },
  {
    match: /^(sucos?|limonadas?|smoothies?|refrescos?)\b/,
    texts: [
      'Copo suado, [canudo de lado|gelo até em cima], sombra. [O calor daqui não pede mais que isso|Com este calor, é o pedido mais inteligente da cidade].',
      'Fruta [do pé|daqui] tem cheiro antes de ter gosto. [Chegue perto do copo|Cheire antes] e [adivinhe|confira].',
      'Também se brinda com suco. [O copo faz o mesmo barulho|O barulho do copo é igual].',
    ],
    asks: ['Açúcar, adoçante ou só a fruta?', 'Qual fruta do Ceará merecia estar em todo cardápio?'],
    shots: ['As gotas escorrendo pelo copo suado, de perto, com a fruta ao fundo'],
  },
  {
    match: /^(aguas? de coco|cocos?( verde)?)\b/,
    texts: [
      'Coco [verde|na mão], sombra e cadeira. [Não tem o que melhorar nisso|A ideia é antiga, e ninguém conseguiu melhorar].',
    ],
    asks: ['Depois do coco, você come a laminha?'],
    shots: ['O coco sobre a mesa, com a sombra das folhas e o canudo'],
  },
  {
    match: /^cajuina/,
    texts: [
      'Caju clarificado, cor de [mel|sol baixo], doce sem açúcar [posto|de fora]. Cajuína [é do Nordeste e não se explica|se reconhece pela cor, ainda na garrafa].',
    ],
    asks: ['Cajuína: infância de quem por aqui?'],
    shots: ['A cajuína contra a luz, com a cor dourada no centro do quadro'],
  },
  {
    match:
      /^(?:cold brew|iced|frappe|frapuccino|(?:cafe|cappuccino|mocha|latte|cha|mate|expresso|espresso)s? (?:\S+ )?(?:gelad\w+|com gelo|frio))(?![a-z])/,
    texts: [
      'Copo alto, café frio e [a tarde inteira pela frente|nenhum vapor]. [Quem tem pressa pede quente|Esse se bebe devagar].',
      'Há dia em que o café [pede gelo|vem frio de propósito]: [hoje é um deles|o calor decide]. [No copo, e sem pressa|Acorda do mesmo jeito].',
    ],
    asks: ['Café quente ou gelado?'],
    shots: ['As gotas escorrendo pelo copo alto, de perto'],
  },
  {
    match:
      /^(cafe|cafes|espresso|expresso|cappuccino|latte|coado|mocha|macchiato|flat white|chas?|chai|matcha|chocolate quente)\b/,
    texts: [
      'Primeiro o cheiro, depois a xícara, [depois as palavras|só depois o bom-dia]. [A ordem importa|Nessa ordem].',
      'Tem conversa que [só anda|dura mais] com xícara na mão. [Marque essa|Aquela que está adiada, por exemplo].',
      'Cinco minutos [sentado|de pausa], xícara quente, celular virado para baixo. [Experimente|O dia anda melhor depois].',
    ],
    asks: ['Café puro ou com leite?', 'Que horas é o seu primeiro café?'],
    shots: ['O vapor saindo da xícara contra a janela'],
  },
  {
    match: /^(quentao|vinho quente)\b/,
    texts: [
      'Cachaça, açúcar queimado, gengibre e cravo: {n} [não tem pressa nem estação|pede fogo baixo e paciência].',
      'Copo quente entre as mãos, gengibre e cravo no vapor. [Junho cabe nesse copo|O cheiro chega antes da conversa].',
      'Gengibre, cravo e canela: o cheiro [chega antes da bandeja|avisa que vem vindo]. [Assopre e espere|Sem pressa, que está quente].',
      'Noite fria, copo que fumega. [Junho não é o único mês para isto|Não precisa de fogueira, mas combina].',
    ],
    asks: ['Mais gengibre ou mais cravo?', 'Quentão lembra que noite para você?'],
    shots: ['O vapor subindo do copo, com a luz atrás', 'O cravo e a canela ao lado do copo que fumega'],
  },
  {
    match: /^(milk ?-?shakes?|shakes?|frappes?|vitaminas?)\b/,
    texts: [
      'Canudo largo, [copo alto|copo gelado na mão]. [Quem pede para dividir já sabe que não vai dividir|“Só provar” nunca foi só isso].',
      'É bebida ou sobremesa? [A mesa discute, o canudo decide|Enquanto se discute, o copo baixa].',
    ],
    asks: ['Antes, junto ou depois da comida?', 'Canudo ou colher?'],
    shots: ['O copo visto de lado, com a marca do gelado na borda', 'O canudo entrando, bem de perto'],
  },
  {
    match: /^(kombucha|mocktail|virgin|drink sem alcool)\b|\bsem alcool\b/,
    texts: [
      'Sem álcool e com tudo o mais: gelo, guarnição, copo bonito. [Quem dirige também brinda|Ninguém fica de mão vazia].',
    ],
    asks: ['Quem da turma é sempre o motorista? Marque, que esta é para essa pessoa.'],
    shots: ['O copo sem álcool montado com o mesmo capricho dos outros, de frente'],
  },
]
