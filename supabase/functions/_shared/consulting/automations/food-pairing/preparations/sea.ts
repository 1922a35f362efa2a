import { made, type Preparation, pour } from './preparation.ts'

/** Fish and shellfish; named dishes come before those named only by their fish. */
export const fromTheSea: readonly Preparation[] = [
  made('baked oysters', /ostra.*(gratin|queijo|forno)/, [
    pour(
      'oak',
      'Queijo dourado sobre a ostra quente: o tostado do carvalho segue o do forno',
      'A ostra vem quente, com queijo dourado. A Carvalho tem esse mesmo douradinho.',
    ),
    pour(
      'sour',
      '{by} quebra o queijo e devolve o sal da ostra',
      'Com queijo em cima, {by} deixa a ostra leve.',
    ),
  ]),
  made('oysters', /ostra/, [
    pour(
      'white',
      'Crua, fria e salgada: a branca gelada tempera no lugar do limão espremido',
      'A ostra traz o sal, a branca gelada faz o limão: um golinho a cada três.',
    ),
    pour('wine', 'Branco seco para o sal da concha crua', 'Ostra crua pede taça fria: trago o branco?'),
    pour(
      'sour',
      '{by} tempera a ostra crua sem cobrir o sal',
      'Tem {by} no copo; a ostra eu trago sem mais nada.',
    ),
  ]),
  made('scallops', /vieira/, [
    pour(
      'oak',
      'Vieira selada: o dourado é doce, e o carvalho tem o mesmo caramelo',
      'A vieira é doce e sai dourada; a Carvalho, bem pequena, continua esse dourado.',
    ),
    pour('wine', 'Doce da vieira e branco frio', 'A vieira é delicada: a taça de branco acompanha.'),
    pour('white', 'Vieira fria ou crua: cana gelada, sem barril', 'Para a vieira, a branca do congelador.'),
  ]),
  made('stuffed crab shell', /casquinha|siri.*(gratin|recheado)/, [
    pour('oak', 'Carne refogada e farinha dourada no forno: a baunilha do carvalho casa com a crosta', [
      'A farinha da casquinha doura no forno; a Carvalho tem esse tostado com baunilha.',
      'Casquinha saiu do forno agora: a Carvalho gosta dessa crosta.',
    ]),
    pour(
      'white',
      'Refogado de coentro e cebola, e a cana fria por cima',
      'Casquinha quente e um dedo de branca gelada.',
    ),
  ]),
  made('breaded crab claws', /patinha|patola/, [
    pour(
      'sour',
      'Casca de farinha frita: {by} tira o óleo dos dedos e da boca',
      'A patinha vem frita; {by} já vem espremido no copo.',
    ),
    pour(
      'white',
      'Fritura pequena, carne doce: a branca gelada limpa entre uma pata e outra',
      'Uma patinha, um golinho da branca. Dura a conversa toda.',
    ),
  ]),
  made('whole crab', /caranguej|guaiamum|\baratu\b/, [
    pour('white', 'Cozido no caldo de coentro e cebola: branca seca ao lado do doce da carne', [
      'Quebrem a pata sem pressa: a branquinha fica gelada no copinho.',
      'A carne da pata é doce e a branca é seca: uma pata, um golinho.',
    ]),
    pour(
      'sour',
      'Caldo de coentro na mão: {by} refresca entre uma pata e outra',
      'Pata de caranguejo e {by} no copo: fica na mesa até o último.',
    ),
  ]),
  made('squid rings', /lula|calamar/, [
    pour(
      'lime',
      'Empanada e frita no óleo quente: o limão da caipirinha faz o que o limão do prato faria',
      'Nem precisa espremer limão na lula: ele já vem no copo.',
    ),
    pour(
      'bubbles',
      'Empanado fino no óleo: o gás esfrega a língua e o anel volta a estalar',
      'Lula frita gosta de gás: a {drink} limpa a cada anel.',
    ),
    pour(
      'sour',
      'Anel empanado e frito: {by} tira o óleo',
      'A lula vem sequinha; {by} deixa ela mais leve ainda.',
    ),
    pour(
      'white',
      'Massa fina e lula macia: branca gelada, sem doce',
      'Lula quente, branca gelada: as duas chegam juntas.',
    ),
  ]),
  made('shrimp in black garlic', /(camar|lagost|polvo|vieira|peixe|lula).*alho negro/, [
    pour('oak', 'Alho negro é doce e escuro, curado por semanas: o carvalho tem o mesmo fundo', [
      'O alho negro é docinho, lembra ameixa seca; a Carvalho continua esse gosto.',
    ]),
    pour(
      'nut',
      'O doce escuro do alho negro com a castanheira',
      'Alho negro e Castanheira: dois doces escuros.',
    ),
    pour('sour', 'Molho doce e escuro: {by} clareia', 'O molho é docinho; {by} equilibra.'),
  ]),
  made('shrimp in garlic', /(camar|lagostim).*alho(?! (?:poro|negro))/, [
    pour('oak', 'Alho dourado no azeite fica quase caramelo, como o doce do carvalho', [
      'Um camarão com bastante alho, depois um gole pequeno da Carvalho.',
      'O alho sai dourado da frigideira, e a Carvalho puxa esse doce.',
    ]),
    pour(
      'sour',
      'Azeite e alho na panela: {by} limpa o que fica nos lábios',
      'O alho fica na boca; {by} leva embora.',
    ),
  ]),
  made(
    'shrimp in cream and cheese',
    /internacional|(camar|peixe|file).*(quatro queijos|catupiry|requeijao|na moranga|a grega|creme|thermidor)|thermidor/,
    [
      pour(
        'lime',
        [
          'Molho de creme com queijo, de garfo pesado: o limão reabre a boca',
          'Creme e queijo pedem um azedo firme: limão',
        ],
        [
          'Esse molho é de creme e queijo. A {drink} não deixa enjoar.',
          'Tem creme e queijo aí: com {by}, vai até a raspa do prato.',
        ],
      ),
      pour(
        'sour',
        'Creme e queijo em volta do camarão: {by} tira o peso',
        'O molho é cremoso; {by} abre espaço para mais uma garfada.',
      ),
      pour(
        'white',
        'Creme e queijo no prato: branca gelada em gole curto',
        'Gole curto da branca, bem gelada, quando o creme pesar.',
      ),
    ],
  ),
  made('breaded shrimp', /camar.*(empanad|milanesa|croc|a dore|panko)/, [
    pour(
      'sour',
      'Empanado crocante: {by} corta o óleo e tempera o camarão',
      'O camarão vem crocante, e {by} já está no copo.',
    ),
    pour(
      'white',
      'Crosta frita, camarão doce: a branca gelada passa sem cobrir',
      'Camarão quente da fritura e branca do congelador.',
    ),
  ]),
  made('shrimp with pineapple', /camar.*(abacaxi|manga|coco verde)/, [
    pour(
      'sour',
      'Fruta no prato e fruta no copo: {by} equilibra o doce do molho',
      'O prato é docinho; {by} põe o azedo que falta.',
    ),
    pour(
      'oak',
      'Fruta quente e arroz cremoso: o doce do carvalho vai junto',
      'A fruta vem quente; a Carvalho tem esse mesmo caramelo.',
    ),
  ]),
  made(
    'moqueca without palm oil',
    /moqueca(?!.*(?<!sem )dende).*(sem dende|cearense|capixaba|banana|caju|legumes|palmito)/,
    [
      pour(
        'coconut',
        'Tempero verde e caldo leve: água de coco acompanha o caldo sem azedar',
        'A moqueca vem leve, sem dendê; a {drink} vem no mesmo passo.',
      ),
      pour(
        'lime',
        'Cozida em panela de tempero verde, sem dendê: o limão levanta o caldo',
        'A nossa moqueca é sem dendê, leve; a {drink} acompanha o caldo.',
      ),
      pour('sour', 'Caldo manso de panela: {by} dá o azedo', 'A panela chega fervendo, e {by} refresca.'),
      pour(
        'white',
        'Coentro e pimentão no caldo: o verde da cana está no mesmo tempero',
        'Branca gelada com o caldo da moqueca, de gole pequeno.',
      ),
    ],
  ),
  made(
    'moqueca',
    /moqueca/,
    [
      pour(
        'coconut',
        'Dendê pesa e leite de coco unta: a água de coco repete o gosto e leva o peso',
        'É o mesmo coco da panela, gelado no copo: com a {drink} o dendê fica leve.',
      ),
      pour('lime', 'Leite de coco e dendê untam a boca: o limão corta os dois', [
        'A moqueca tem coco e dendê; a {drink} deixa o caldo mais leve.',
        'Panela fervendo de dendê: com {by}, ninguém cansa antes do pirão.',
      ]),
      pour(
        'sour',
        'Dendê e leite de coco no caldo: {by} corta a gordura',
        'Com dendê no caldo, {by} é quem refresca.',
      ),
      pour('bubbles', 'Dendê pesa, e o gás levanta', 'Com a moqueca, um copo com gás: o dendê fica leve.'),
    ],
    'o dendê e a pimenta acendem o álcool da dose pura',
  ),
  made(
    'shrimp cream of manioc',
    /\bbobo\b|vatapa|caruru|acaraje|abara/,
    [
      pour(
        'sour',
        'Dendê, coco e massa grossa: {by} corta o que pesa',
        'É prato de dendê: {by} ajuda a chegar no fundo.',
      ),
      pour('bubbles', 'Massa pesada de dendê, e o gás por cima', 'Esse pesa um pouco; com gás, fica leve.'),
    ],
    'a pimenta e o dendê acendem o álcool da dose pura',
  ),
  made('fish stew', /peixada|caldeirada/, [
    pour(
      'coconut',
      'Caldo morno de coco e pimentão: água de coco gelada refresca sem cobrir o peixe',
      'O caldo é de coco e a {drink} também: um quente, o outro gelado.',
    ),
    pour('lime', 'Caldo de leite de coco com ovo e verdura cozida: o limão acorda o peixe', [
      'Peixada chegou quente: a {drink} refresca entre um pirão e outro.',
      'Esse caldo leva coco; com {by} no copo, o peixe aparece.',
    ]),
    pour('sour', 'Posta cozida em caldo de coco: {by} põe o azedo', 'Peixada e {by}: o caldo fica leve.'),
    pour(
      'white',
      'Coentro e verdura no caldo: a cana verde vai junto, gelada',
      'Para a peixada, a branca bem gelada, servida depois do primeiro prato.',
    ),
  ]),
  made('grilled lobster', /lagosta|cavaquinha/, [
    pour(
      'nut',
      'Carne doce e manteiga: a castanheira tem noz e fim comprido',
      'Lagosta com manteiga e a Castanheira pequena, para ir devagar.',
    ),
    pour(
      'oak',
      'Carne doce selada no fogo: baunilha do carvalho',
      'A Carvalho tem a baunilha que a manteiga da lagosta pede.',
    ),
    pour('wine', 'Branco frio com a carne doce da lagosta', 'Lagosta e taça de branco não tem erro.'),
  ]),
  made('rice with octopus or seafood', /arroz.*polvo|polvo.*arroz/, [
    pour('oak', 'O arroz bebe o caldo escuro do polvo: gosto fundo, que o carvalho não apaga', [
      'O arroz vem cheio do caldo do polvo; a Carvalho fica de igual para igual.',
      'O polvo deixa gosto no arroz todo: a Carvalho acompanha.',
    ]),
    pour(
      'sour',
      'Arroz escuro e polvo macio: {by} refresca sem apagar o caldo',
      'No arroz de polvo, {by} deixa a boca pronta para a garfada seguinte.',
    ),
  ]),
  made('rice with other seafood', /arroz.*(marisco|frutos do mar|lula|camar|caldoso)|paella/, [
    pour(
      'oak',
      [
        'O arroz bebe o caldo da panela: gosto fundo, que o carvalho não apaga',
        'Arroz cozido no próprio caldo do mar: sabor fundo, e o carvalho aguenta',
      ],
      [
        'O arroz vem cheio do caldo; a Carvalho fica de igual para igual.',
        'O caldo deixa gosto no arroz todo: a Carvalho acompanha.',
      ],
    ),
    pour(
      'sour',
      'Arroz úmido de caldo: {by} solta o grão na boca',
      'O arroz é caldoso; {by} limpa entre as garfadas.',
    ),
  ]),
  made(
    'octopus salad',
    /(salada|vinagrete).*(polvo|lula|frutos do mar|marisco|siri|caranguejo)|(polvo|lula).*vinagrete/,
    [
      pour(
        'white',
        [
          'Frio, no vinagre com cebola: azedo briga com madeira e passa bem com a branca',
          'Vinagrete frio pede cana limpa, sem doce e sem barril',
        ],
        [
          'O vinagrete já é azedo; a branca entra seca e gelada, com uma casca de limão.',
          'Tem vinagre na salada; por isso a branca, e não a de madeira.',
        ],
      ),
      pour('wine', 'Vinagrete frio e branco seco', 'Para a salada de polvo, a taça de branco também vai.'),
      pour('lime', 'Azedo no prato, azedo no copo, sem doce', 'Salada no vinagrete e limão no copo.'),
    ],
    null,
  ),
  made('grilled octopus', /polvo/, [
    pour(
      'oak',
      [
        'Tentáculo tostado por fora e macio por dentro: o tostado do barril continua',
        'Casca de brasa no tentáculo, barril no copo',
      ],
      [
        'A ponta do polvo vem crocante; com a Carvalho ela fica doce.',
        'Polvo tostado e Carvalho pequena, sem gelo.',
      ],
    ),
    pour('sour', 'Azeite e alho no polvo: {by} solta', 'O polvo leva azeite; {by} deixa a boca limpa.'),
  ]),
  made('raw marinated fish', /ceviche|tiradito|leche de tigre/, [
    pour(
      'white',
      [
        'O leite de tigre já é limão puro: a branca entra seca e sai limpa',
        'Peixe curado no limão: só a cana sem doce acompanha',
      ],
      [
        'O ceviche já tem limão de sobra; a branca gelada não põe mais.',
        'Ceviche frio e copinho frio: a branca, sem nada dentro.',
      ],
    ),
    pour(
      'bubbles',
      'Limão e pimenta no peixe cru: o gás refresca',
      'Ceviche e copo com gás, os dois bem frios.',
    ),
    pour('lime', 'Azedo com azedo, na mesma fruta', 'É limão no peixe e no copo.'),
  ]),
  made(
    'raw fish',
    /sushi|sashimi|nigui?ri|uramaki|hossomaki|temaki|\bpoke\b|tartar.*(atum|salm|peixe)|(atum|salm|peixe).*(tartar|carpaccio|cru)/,
    [
      pour(
        'white',
        'Peixe cru e shoyu: a branca gelada faz o papel do saquê, sem doce',
        'A branca gelada faz aqui o papel do saquê.',
      ),
      pour(
        'bubbles',
        'Arroz temperado e peixe cru: gás, sem doce',
        'Com o peixe cru, um copo com gás e pouco doce.',
      ),
    ],
  ),
  made('salmon', /salm(ao|on)|\batum\b/, [
    pour('sour', 'Peixe gordo: {by} corta a gordura sem esconder', 'Esse peixe é gordo; {by} dá conta.'),
    pour('oak', 'Pele tostada e carne gorda: o carvalho aguenta', 'A pele vem tostada, e a Carvalho gosta.'),
  ]),
  made(
    'firm fish on the fire',
    /(sirigado|badejo|garoupa|beijupira|cavala|\bserra\b|meca|peixe|pargo|cioba|tambaqui|robalo).*(brasa|grelh|churrasc|carvao)/,
    [
      pour(
        'oak',
        [
          'Posta firme com marca de grelha: o barril também passou pelo fogo',
          'Pele queimadinha de brasa e peixe firme: o tostado do carvalho emenda',
        ],
        [
          'O peixe sai da brasa com a pele tostada: a Carvalho pega daí.',
          'Esse peixe aguenta madeira: uma Carvalho pequena para cada um?',
        ],
      ),
      pour('sour', 'Marca de brasa e azeite: {by} puxa o peixe', 'Peixe na brasa e {by}: simples assim.'),
    ],
  ),
  made(
    'fried fish',
    /(pargo|cioba|tilapia|peixe|cavala|sardinha|agulh|manjub|serra|ariaco|guaiuba|tucunare|curimata).*(frit|croc|empanad)|(isca|tirinha)s? de (peixe|tilapia|pescada|cacao)|fish and chips|peixe frito|peixe inteiro/,
    [
      pour(
        'lime',
        [
          'Fritura que estala: o limão do copo faz as vezes do espremido',
          'Peixe frito no óleo quente pede limão, e ele já vem no copo',
        ],
        ['Peixe frito chama limão, e a {drink} já traz.', 'O peixe vem crocante; o limão já está no copo.'],
      ),
      pour(
        'bubbles',
        'Casca frita e sal: o gás raspa o óleo da língua',
        'Com peixe frito a gente põe gás: a {drink} não deixa pesar.',
      ),
      pour(
        'sour',
        'Casca frita e salgada: {by} corta o óleo',
        'Com o peixe frito, a {drink}: {by} corta o óleo.',
      ),
      pour(
        'white',
        'Fritura seca e sal: branca gelada, de gole em gole',
        'Peixe frito com a mão e branca gelada do lado.',
      ),
    ],
  ),
  made('fish in coconut milk', /(peixe|arraia|camar|pescada|robalo|caranguej|sururu|lagosta).*(coco)/, [
    pour(
      'coconut',
      'Molho grosso de coco: a água de coco é o mesmo gosto, sem a gordura',
      'O coco do molho é gordo, o da {drink} é só água: um lava o outro.',
    ),
    pour(
      'lime',
      'Leite de coco cobre a língua: o limão descobre',
      'O molho é de coco; a {drink} não deixa pesar.',
    ),
    pour('sour', 'Molho de leite de coco: {by} corta o doce', 'Tem coco no molho, e {by} no copo.'),
    pour('white', 'Coco manso e coentro: cana fria', 'Branca bem gelada com o molho de coco.'),
  ]),
  made(
    'fish in butter',
    /(robalo|linguado|pescada|truta|peixe|camar|namorado).*(manteiga|beurre|alcaparra|meuniere)/,
    [
      pour(
        'sour',
        'Molho de manteiga sobre peixe branco: {by} corta a manteiga',
        'O molho leva manteiga; {by} equilibra.',
      ),
      pour(
        'wine',
        'Manteiga e peixe branco: a taça de branco é o par de sempre',
        'Com esse molho de manteiga, a taça de branco.',
      ),
      pour(
        'white',
        'Manteiga no peixe: cana gelada limpa, sem barril',
        'Gole curto da branca gelada depois da manteiga.',
      ),
    ],
    null,
  ),
  made(
    'mild fish',
    /pescada|linguado|tilapia|robalo|merluza|panga|namorado|saint peter|truta/,
    [
      pour(
        'coconut',
        'Peixe manso: água de coco tem sal e doce na conta dele e não passa por cima',
        'Esse peixe é delicado; a {drink} é leve do mesmo jeito.',
      ),
      pour(
        'lime',
        [
          'Peixe manso, de carne branca: limão tempera, madeira apagaria',
          'Filé branco e delicado: só o limão não passa por cima',
        ],
        [
          'Esse peixe é delicado: a {drink} tempera sem cobrir.',
          'Com peixe branco a gente não põe barril; trago a {drink}?',
        ],
      ),
      pour('wine', 'Peixe manso e branco seco', 'Para esse peixe, a taça de branco é o mais certo.'),
      pour('sour', 'Carne branca e mansa: {by} acompanha de leve', 'O peixe é leve, e {by} também.'),
      pour(
        'white',
        'Peixe manso: só a branca, bem gelada, em gole curto',
        'Se for cachaça, que seja a branca gelada: o peixe é manso.',
      ),
    ],
    'peixe manso some debaixo de cachaça de madeira',
  ),
  made('salt cod fritter', /bolinho.*(bacalhau|peixe|siri|camar)/, [
    pour(
      'lime',
      'Bolinho frito e salgado: o limão corta sal e óleo',
      'Bolinho quente e {drink}: dá para ir de um em um.',
    ),
    pour(
      'bubbles',
      'Bolinho salgado e frito: gás para o óleo, amargo para o sal',
      'Bolinho salgado, {drink} amarguinha: um chama o outro.',
    ),
    pour('sour', 'Sal e fritura: {by} corta os dois', 'O bolinho é salgadinho; {by} ajeita.'),
    pour('white', 'Sal do peixe e casca frita: branca gelada', 'Bolinho na mão e branquinha gelada do lado.'),
  ]),
  made('salt cod', /bacalhau/, [
    pour(
      'oak',
      'Lasca salgada com azeite e alho: o doce do carvalho amacia o sal',
      'Bacalhau é salgado; a Carvalho adoça um pouquinho.',
    ),
    pour('sour', 'Sal e azeite: {by} limpa', 'Com bacalhau e azeite, {by} limpa a boca.'),
  ]),
  made('ray', /arraia/, [
    pour(
      'lime',
      'Carne desfiada e bem temperada: o limão refresca',
      'A arraia vem temperada; a {drink} refresca.',
    ),
    pour(
      'white',
      'Tempero verde na carne desfiada: cana verde no copo',
      'Arraia e branquinha, coisa de praia.',
    ),
  ]),
  made(
    'mussel broth',
    /(caldo|caldinho).*(sururu|peixe|camar|marisco|ostra|caranguej)|sururu|marisco|mexilh|vongole/,
    [
      pour(
        'white',
        'Caldo grosso do mar: um dedo de branca esquenta e limpa',
        'Caldinho quente e um dedo de branca: abre o apetite.',
      ),
      pour('sour', 'Caldo com coentro: {by} levanta', 'O caldo é grosso; {by} levanta.'),
    ],
  ),
  made('shrimp on the fire', /camar.*(brasa|grelh|espet|chapa)|espet.*camar/, [
    pour(
      'oak',
      'Casca tostada na brasa: o barril tem o mesmo tostado',
      'O camarão vem tostadinho; a Carvalho combina com essa casca.',
    ),
    pour('sour', 'Camarão de brasa: {by} no lugar do limão', 'Camarão na brasa e {by} no copo.'),
  ]),
  made('shrimp', /camar/, [
    pour(
      'lime',
      'Camarão adocicado: o limão põe o contraste',
      'Camarão e limão ninguém separa: a {drink} já traz.',
    ),
    pour('sour', 'Camarão adocicado: {by} contrasta', 'O camarão é doce, {by} contrasta: dá certo.'),
    pour('white', 'Doce do camarão, frescor da cana', 'Camarão com a branca bem gelada: quer provar?'),
  ]),
  made(
    'fish',
    /peixe|pargo|sirigado|cavala|garoupa|badejo|cacao|dourado|camurim|camurupim|surubim|tambaqui|pirarucu/,
    [
      pour('lime', 'Peixe e limão: aqui o limão vem no copo', 'Esse peixe pede limão, e a {drink} já traz.'),
      pour(
        'wine',
        'Peixe assado ou grelhado e branco seco: o azedo da uva no lugar do limão',
        'Com esse peixe, a taça de branco faz o que o limão faria.',
      ),
      pour('sour', 'Peixe com {by} no copo', 'Com esse peixe, {by} vai bem.'),
      pour('white', 'Peixe fresco e cana fria', 'Para esse peixe, a branquinha gelada, das pequenas?'),
    ],
  ),
]
