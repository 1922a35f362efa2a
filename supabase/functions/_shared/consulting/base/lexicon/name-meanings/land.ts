import type { NameLine } from './line.ts'

/** Dishes of Ceará's interior, and everyday Brazilian dishes. */
export const fromTheLand: readonly NameLine[] = [
  [
    'Baião de dois',
    'baiao',
    'Arroz e feijão cozidos juntos na mesma panela, soltos e úmidos, [um no caldo do outro|para comer de garfo cheio]',
  ],
  [
    'Panelada',
    'panelada',
    'Bucho em tiras, cozido por horas no próprio caldo, [até a colher bastar|até ceder à colher]',
  ],
  [
    'Buchada de bode',
    'buchada',
    'Miúdos picados e temperados, costurados no bucho em trouxinhas e cozidos até amaciar',
  ],
  [
    'Sarrabulho',
    'sarrabulho|sarapatel',
    'Miúdos picados bem fino, guisados em caldo escuro e grosso, para [comer de colher|a colher]',
  ],
  [
    'Mão de vaca',
    'mao de vaca|mocoto',
    'Cozimento de muitas horas, até a carne soltar do osso e o caldo engrossar sozinho',
  ],
  ['Rabada', 'rabada', 'Rabo de boi cozido até soltar do osso, em molho escuro que pede colher'],
  ['Chambaril', 'chambaril', 'Roda de carne com o osso no meio, cozida até ceder, e o tutano para raspar'],
  [
    'Vaca atolada',
    'vaca atolada',
    'Carne e macaxeira cozidas juntas até desmanchar, no caldo grosso da própria raiz',
  ],
  [
    'Galinha à cabidela',
    '(?:galinha|frango) (?:a |de )?cabidela|cabidela',
    'Pedaços com osso, guisados em molho escuro, engrossado com o sangue da própria ave',
  ],
  [
    'Galinha caipira com pirão',
    'galinha caipira',
    'Pedaços com osso, cozidos devagar na panela até a carne firme ceder ao garfo',
  ],
  ['Galinhada', 'galinhada', 'Arroz e galinha cozidos juntos na mesma panela, com o grão úmido do caldo'],
  [
    'Carneiro guisado',
    '… guisad[oa]s?',
    'Panela tampada e fogo baixo, até a carne soltar e o molho engrossar',
  ],
  [
    'Carne de sol na nata',
    'carne de sol (?:na|com) nata',
    'Carne curada no sal, em pedaços macios, coberta pela nata quente da panela',
  ],
  [
    'Carne de sol acebolada',
    'carne de sol acebolada',
    'Carne curada no sal, em pedaços dourados, sob cebola salteada até amolecer',
  ],
  [
    'Carne de sol com macaxeira',
    'carne de sol',
    'Carne curada no sal, cortada grossa, firme por fora e macia no meio',
  ],
  [
    'Paçoca de carne de sol',
    'pacoca (?:de carne|de pilao|sertaneja)',
    'Carne desfiada e socada no pilão com farinha de mandioca, seca e solta no garfo',
  ],
  [
    'Mungunzá doce',
    'mu(?:n?g|nc|c)unza doce',
    'Grãos de milho cozidos até abrir, em creme doce e morno, para comer de colher',
  ],
  [
    'Mugunzá',
    'mu(?:n?g|nc|c)unza',
    'Grãos de milho cozidos até abrir, em caldo grosso e quente, servidos de concha',
  ],
  [
    'Feijoada',
    'feijoada(?! (?:veg|de ))',
    'Feijão-preto e carnes de porco na mesma panela, cozidos até o caldo engrossar',
  ],
  [
    'Fava com charque',
    'fava',
    'Grãos graúdos de casca fina, cozidos até o caldo engrossar, para comer de colher',
  ],
  [
    'Arroz de carreteiro',
    'arroz (?:de )?carreteiro|(?:arroz )?maria isabel',
    'Carne curada e picada, refogada com os grãos na mesma panela até ficarem soltos',
  ],
  [
    'Arroz de capote',
    'arroz de (?!leite|queijo|cuxa|castanha|brocolis|alho|coco){x}',
    'Panela única: os grãos cozinham junto com {x} até pegar o gosto e a cor',
  ],
  [
    'Escondidinho de carne de sol',
    'escondidinho de {x}',
    'Recheio de {x} coberto de purê e dourado no forno, para [cavar de colher|a colher achar por baixo]',
  ],
  ['Cuscuz com ovo', 'cuscuz com {x}', 'Flocos de milho no vapor, soltos e úmidos, servidos quentes com {x}'],
  [
    'Cuscuz recheado',
    'cuscuz recheado',
    'Flocos de milho no vapor, moldados ainda quentes com o recheio no meio',
  ],
  ['Cuscuz', 'cuscuz', 'Flocos de milho macios e úmidos, servidos quentes como saem do vapor da cuscuzeira'],
  [
    'Tapioca de carne de sol',
    'tapioca (?:de|com) {x}',
    'Goma peneirada na frigideira quente até firmar, dobrada ao meio com {x} dentro',
  ],
  [
    'Macaxeira com carne de sol',
    'macaxeira com carne de sol',
    'Raiz macia ao lado da carne curada no sal, para juntar as duas no garfo',
  ],
  ['Maxixada', 'maxixada', 'Maxixe em rodelas, cozido no próprio caldo até amaciar, servido de concha'],
  [
    'Queijo coalho na brasa',
    'queijo (?:de )?coalho (?:na brasa|assado|grelhado)',
    'Tostado por fora e macio no miolo, [range de leve no dente e sai fumegando|sai fumegando e range de leve no dente]',
  ],
  [
    'Queijo de manteiga frito',
    'queijo.* frito',
    'Fatia dourada na frigideira até criar crosta, que puxa fio quando se corta',
  ],
  [
    'Torresmo',
    'torresmo(?! (?:veg|de (?:peixe|tilapia|salmao|frango)))',
    'Barriga de porco frita na própria gordura até a pele [estourar e estalar no dente|inchar e estalar no dente]',
  ],
  [
    'Linguiça com macaxeira',
    'linguicinha|linguica',
    'Dourada até a pele esticar e estalar, com o suco preso até o primeiro corte',
  ],
  ['Língua ao molho', 'lingua', 'Fatias macias, cozidas por horas e terminadas dentro do molho encorpado'],
  [
    'Costela de porco assada',
    'costel(?:a|inha)s?',
    'Muito tempo de fogo baixo, até a carne soltar do osso [sem esforço da faca|quase sem faca]',
  ],
  [
    'Picanha na chapa',
    'picanha',
    'Corte com a capa de gordura dourada no fogo; diga o ponto da carne ao pedir',
  ],
  [
    'Filé com arroz e batata frita',
    'file(?: mignon)?(?: com| ao| na| no|$)',
    'Carne macia de corte alto, dourada por fora; diga o ponto ao pedir',
  ],
  ['Galeto', 'galeto', 'Frango novo, assado até a pele dourar e a carne soltar do osso'],
  [
    'Estrogonofe de frango',
    '(?:e?strogonof+e?) de {x}',
    'Molho cremoso e rosado envolvendo {x} em pedaços, servido quente e de colher',
  ],
  ['Confit de pato', 'confit', 'Cozimento lento na própria gordura, até a carne soltar do osso com o garfo'],
  [
    'Filé à parmegiana',
    '… (?:a )?parmegiana',
    'Casca dourada coberta de molho de tomate e queijo derretido, saída do forno',
  ],
  [
    'Frango à milanesa',
    '… (?:a )?milanesa',
    'Casca de farinha de rosca, dourada na fritura, firme por fora e macia por dentro',
  ],
  [
    'Frango a passarinho',
    '… (?:a )?passarinho',
    'Pedaços pequenos, com osso, fritos até a pele dourar, para [roer|comer] com a mão',
  ],
  [
    'Filé acebolado',
    '… acebolad[oa]s?',
    'Cebola em tiras, salteada até dourar e deitada ainda quente por cima de tudo',
  ],
]
