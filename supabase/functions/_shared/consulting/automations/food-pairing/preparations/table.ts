import { made, type Preparation, pour } from './preparation.ts'

/** Pasta, rice, vegetables and sweets. */
export const fromTheTable: readonly Preparation[] = [
  made('seafood risotto', /risot.*(camar|frutos do mar|polvo|lula|siri|lagosta|limao)/, [
    pour(
      'lime',
      'Arroz ligado com manteiga e queijo: o limão solta o creme e mostra o camarão',
      'Risoto é cremoso até o fim; a {drink} limpa entre as garfadas.',
    ),
    pour('sour', 'Manteiga e queijo no arroz: {by} solta', 'O risoto é cremoso; {by} solta.'),
    pour('wine', 'Arroz de manteiga com branco seco', 'Com risoto, a taça de branco.'),
    pour('oak', 'Arroz com queijo curado: doce do carvalho', 'O queijo do risoto com a Carvalho.'),
  ]),
  made('risotto', /risot/, [
    pour(
      'sour',
      'Arroz cremoso, mexido até ligar: {by} abre espaço',
      'O arroz é bem cremoso; {by} abre espaço.',
    ),
    pour(
      'oak',
      [
        'Queijo e caldo no arroz: o carvalho adoça o sal',
        'Arroz mexido devagar no caldo: o carvalho tem o mesmo fundo',
      ],
      ['Queijo no arroz e Carvalho no copo.', 'O arroz cozinha devagar; a Carvalho acompanha sem pressa.'],
    ),
    pour('wine', 'Arroz cremoso e branco seco', 'Risoto e taça de branco.'),
  ]),
  made(
    'pasta in cream',
    /(nhoque|gnocchi|macarr|espaguet|talharim|penne|massa).*(nata\b|creme de leite|manteiga|salvia|cogumel)/,
    [
      pour(
        'oak',
        'Massa cremosa: a baunilha do carvalho acompanha',
        'A massa vem cremosa; a Carvalho acompanha sem pesar.',
      ),
      pour('sour', 'Massa cremosa: {by} corta', 'A massa é cremosa; {by} não deixa pesar.'),
      pour('wine', 'Massa cremosa e branco seco', 'Com a massa cremosa, a taça de branco.'),
    ],
  ),
  // Pounded or warmed, never stewed: wood would cover the herb.
  made(
    'pasta in a raw or quick sauce',
    /(nhoque|gnocchi|macarr|espaguet|spaghetti|talharim|tagliatelle|penne|linguine|fusilli|massa).*(pesto|alho e oleo|alho e azeite|manjericao|limao|siciliano|rucula)/,
    [
      pour(
        'white',
        'Molho de erva fresca e azeite: a branca gelada limpa o azeite e deixa a erva falar',
        'O molho é verde e fresco; a branca gelada entra entre as garfadas.',
      ),
      pour('lime', 'Azeite e erva fresca: o limão levanta os dois', 'Massa verde e {drink}: fica leve.'),
      pour('wine', 'Azeite, erva e branco seco', 'Com esse molho, a taça de branco.'),
      pour('sour', 'Azeite e queijo ralado: {by} corta', 'O molho leva azeite; {by} limpa.'),
    ],
    'a madeira cobre a erva fresca do molho',
  ),
  made(
    'stewed meat pasta',
    /(lasanha|bolonhesa|\bragu\b|(?:massa|nhoque|gnocchi|talharim|penne|espaguet).*(?:costela|ossobuco|rabada|cupim|carne|pato|cordeiro|calabres))/,
    [
      pour('oak', 'Molho de horas com queijo ralado: carvalho', 'O molho é de horas; a Carvalho acompanha.'),
      pour(
        'bitter',
        'Carne desfiada no molho: um amargo pequeno antes dela',
        'O molho é de carne; um amargo pequeno espera por ele.',
      ),
      pour('sour', 'Molho de carne apurado: {by} não deixa pesar', 'Molho apurado e {by} do lado.'),
    ],
  ),
  made(
    'tomato or meat pasta',
    /lasanha|bolonhesa|\bragu\b|macarr|espaguet|talharim|penne|massa|nhoque|gnocchi/,
    [
      pour(
        'bitter',
        'Massa com molho: um amargo antes dela abre o apetite',
        'Antes da massa, um amargo abre o apetite.',
      ),
      pour(
        'oak',
        'Molho e queijo ralado: a baunilha do carvalho acompanha',
        'A massa leva queijo ralado; a Carvalho combina.',
      ),
      pour('sour', 'Tomate e queijo: {by} acompanha o azedo', 'Massa com tomate e {by}.'),
    ],
  ),
  made('filled pasta', /ravi|tortel|canelone|carbonara|alfredo|quatro queijos/, [
    pour('sour', 'Massa recheada na manteiga: {by} corta', 'A massa vem na manteiga; {by} corta.'),
    pour(
      'oak',
      'Manteiga dourada e queijo: baunilha do carvalho',
      'A manteiga vem douradinha, e a Carvalho combina.',
    ),
    pour('wine', 'Manteiga e queijo com branco seco', 'Massa na manteiga e taça de branco.'),
  ]),
  made('pizza', /pizza|focaccia|calzone/, [
    pour('bitter', 'Queijo, tomate e borda tostada: amargo com gás', 'Pizza pede um amargo bem gelado.'),
    pour('sour', 'Queijo derretido e tomate: {by} corta', 'Pizza no meio da mesa e {by} nos copos.'),
    pour('bubbles', 'Borda tostada e queijo: gás', 'Pizza e copo com gás.'),
    pour('white', 'Queijo e tomate: branca gelada', 'Branca gelada antes da primeira fatia.'),
  ]),
  made('dumplings', /guioza|gyoza|dim sum|rolinho|tempur|hot roll|yakis|lamen|ramen/, [
    pour(
      'white',
      'Shoyu e massa: a branca gelada entra no lugar do saquê',
      'Com shoyu, a branca gelada no lugar do saquê.',
    ),
    pour('sour', 'Sal do shoyu: {by} refresca', 'O molho é salgado; {by} refresca.'),
    pour('bubbles', 'Shoyu e fritura: gás', 'Fritura com shoyu e copo com gás.'),
  ]),
  made('mushrooms', /cogumel|shitake|shiitake|shimeji|funghi|portobello/, [
    pour(
      'oak',
      'Cogumelo dourado na manteiga: terra com madeira',
      'Cogumelo na manteiga e Carvalho: mato e madeira.',
    ),
    pour('bitter', 'Cogumelo e manteiga: amargo', 'Cogumelo e um amargo pequeno.'),
    pour('sour', 'Manteiga e ervas: {by} corta', 'O cogumelo leva manteiga; {by} equilibra.'),
  ]),
  made(
    'gratin',
    /gratinad.*(legum|batata|verdura)|legumes.*(gratin|forno|brasa|grelh)|ratatou|moussaka|quiche|escondidinho de legumes/,
    [
      pour(
        'oak',
        [
          'Crosta de queijo no forno: tostado do carvalho',
          'Queijo dourado tem sal e doce de forno: o barril soma baunilha',
          'Queijo que dourou no forno, baunilha que vem do barril',
        ],
        [
          'A crosta do forno e a Carvalho têm o mesmo dourado.',
          'Saiu do forno agora: trago uma Carvalho pequena para acompanhar?',
          'O queijo é salgado e tostado; a Carvalho põe a baunilha.',
        ],
      ),
      pour('sour', 'Queijo gratinado e legume doce: {by} corta', 'Gratinado com a {drink}: sai leve.'),
      pour('wine', 'Queijo e legume com branco', 'Com o gratinado, a taça de branco.'),
      pour('white', 'Legume do forno: cana fria', 'Legume e branca gelada.'),
    ],
  ),
  made('burrata', /burrata|mu[cs]+arela de bufala|stracciatella/, [
    pour(
      'white',
      'Queijo frio e cremoso: a cana fresca corta a gordura',
      'A burrata é bem cremosa; a branca gelada limpa a boca.',
    ),
    pour('sour', 'Queijo fresco e cremoso: {by} levanta', 'Burrata e {by}: leve para começar.'),
    pour('wine', 'Queijo fresco e branco seco', 'Com a burrata, a taça de branco.'),
  ]),
  made('palm heart', /carpaccio de (pupunha|palmito|abobrinha|beterraba)|pupunha|palmito/, [
    pour(
      'white',
      'Sabor delicado e azeite: cana limpa, nada de barril',
      'Esse prato é delicado; a branca gelada não passa por cima.',
    ),
    pour('wine', 'Sabor delicado, azeite e branco seco', 'Com um prato delicado assim, a taça de branco.'),
    pour('sour', 'Sabor delicado: {by} faz o tempero', 'Entrada leve e {by}.'),
  ]),
  made(
    'salad',
    /salada(?!.*(polvo|lula|frutos do mar|marisco|siri|caranguejo))|caesar|caprese|folhas|picles/,
    [
      pour(
        'white',
        [
          'Folha e vinagre pedem cana limpa, nada de barril',
          'Prato frio e azedo: só a branca, bem gelada',
          'Tempero de vinagre e azeite, que a madeira deixaria pesado',
        ],
        [
          'Salada fria e branca gelada, em gole curto.',
          'Com o vinagre da salada, a branca é a que não briga.',
        ],
      ),
      pour('wine', 'Folha, azeite e branco seco', 'Salada e taça de branco.'),
      pour('sour', 'Azedo no prato e {by} no copo', 'Salada e {by}: tudo leve.'),
    ],
  ),
  made('dips and soups', /hummus|homus|babagan|coalhada|gazpacho|sopa|creme de/, [
    pour('white', 'Colherada macia: a cana gelada desperta', 'Entrada macia e branca gelada para acordar.'),
    pour('sour', 'Creme na colher: {by} levanta', 'É cremoso; {by} levanta.'),
    pour('wine', 'Creme e branco seco', 'Sopa e taça de branco.'),
  ]),
  made(
    'couscous and tapioca',
    /^(?!.*(pudim|bolo|torta|mousse|sorvete|doce|condensado)).*(cuscuz|tapioca)|crepioca/,
    [
      pour(
        'white',
        'Milho ou goma quente com manteiga: branca seca',
        'Goma quente e um dedo de branca: fim de tarde.',
      ),
      pour(
        'oak',
        'Manteiga da terra na massa quente: baunilha',
        'A manteiga derrete, e a Carvalho acompanha.',
      ),
      pour('sour', 'Massa quente com manteiga: {by} corta', 'Massa quente pede a {drink} gelada.'),
    ],
  ),
  made('cartola', /cartola/, [
    pour(
      'nut',
      'Banana frita, queijo manteiga e canela: a castanheira tem a mesma calda escura',
      'Banana frita, queijo e canela são doces; a Castanheira escura fecha sem mais açúcar.',
    ),
    pour('oak', 'Banana e canela: baunilha do carvalho', 'A canela da cartola com a Carvalho.'),
  ]),
  made('flan', /pudim|flan|\bfla\b|creme brul|creme caramel|crema catalana|creme brulee/, [
    pour(
      'oak',
      [
        'Calda queimada: o carvalho tem o mesmo caramelo, sem açúcar',
        'Caramelo de panela no prato e caramelo de barril no copo',
      ],
      [
        'A calda é queimadinha, e a Carvalho também: trago uma pequena?',
        'Quem gosta da calda vai gostar da Carvalho.',
        'Uma colher de calda, um gole de Carvalho: é o mesmo caramelo.',
      ],
    ),
    pour(
      'nut',
      'Açúcar queimado e creme: fim comprido da castanheira',
      'O caramelo da colher com a Castanheira.',
    ),
  ]),
  made('coconut sweet', /cocada|manjar|beijinho|quindim|baba de moca/, [
    pour(
      'oak',
      'Coco queimado no açúcar: baunilha e tostado',
      'O coco vem queimadinho do forno; a Carvalho acompanha.',
    ),
    pour('cream', 'Coco com coco, para quem gosta de doce', 'Coco no prato e no copo, para fechar.'),
    pour('nut', 'Coco caramelado: doce escuro', 'Cocada e Castanheira, bem pequena.'),
  ]),
  made(
    'chocolate sweet',
    /chocolate|brownie|brigadeiro|petit gat(?!.*(?:matcha|doce de leite|goiaba|limao|coco))|fondant|mousse de cacau|trufa|tiramis|mocha/,
    [
      pour(
        'nut',
        [
          'Cacau e castanheira: amargo, doce e um fim que demora',
          'O amargo do cacau e o doce escuro da castanheira',
        ],
        [
          'Chocolate e Castanheira, para fechar sem pressa.',
          'O amargo do cacau fica redondo com a Castanheira.',
          'Uma Castanheira pequena no lugar do café.',
        ],
      ),
      pour('oak', 'Cacau e baunilha de barril', 'O chocolate amarga, a baunilha da Carvalho adoça.'),
    ],
  ),
  made('churros', /churros/, [
    pour(
      'oak',
      'Massa frita e recheio doce: o carvalho tem o mesmo caramelo',
      'O churros sai quente e doce; a Carvalho tem o mesmo caramelo.',
    ),
    pour('nut', 'Fritura doce: o fim comprido da castanheira', 'Churros e uma Castanheira pequena.'),
  ]),
  made(
    'milk sweet',
    /doce de leite|^(?!.*(?:molho|carneiro|cordeiro|porco|suin|costel|file|frango|galinha|carne|lombo|paleta|pernil|camarao|peixe|coalho|queijo)).*(?:rapadura|melaco)|alfenim|romeu|goiabada|doce de (caju|mamao|goiaba)|compota/,
    [
      pour(
        'white',
        'Doce bem doce: a branca seca corta o açúcar',
        'O doce é doce mesmo; a branca seca corta.',
      ),
      pour(
        'oak',
        'Doce de tacho: o caramelo do carvalho continua',
        'O tacho queima o açúcar, o barril queima a madeira: a Carvalho fica igual ao doce.',
      ),
      pour('nut', 'Rapadura e madeira: a mesma cana, mais velha', 'É tudo cana: no doce e na Castanheira.'),
    ],
  ),
  made('sour sweet', /mousse de (maracuja|limao)|torta de (limao|maracuja)|lemon|cheesecake|sorbet/, [
    pour(
      'oak',
      'Creme azedo e massa: baunilha do carvalho adoça',
      'A torta é azedinha; a Carvalho põe a baunilha.',
    ),
    pour(
      'white',
      'Fruta azeda e cana fria, quase um tempero',
      'Sobremesa azedinha e um dedo de branca gelada.',
    ),
  ]),
  made('cake', /bolo|torta|grude|pe de moleque|broa/, [
    pour(
      'oak',
      [
        'Massa assada e doce: baunilha do carvalho no lugar da calda',
        'Doce de forno: o carvalho tem a mesma baunilha',
      ],
      ['Para acompanhar o doce, uma Carvalho das pequenas?', 'Uma fatia e uma Carvalho pequena, sem pressa.'],
    ),
    pour('nut', 'Bolo denso e caramelado: castanheira', 'Uma fatia e a Castanheira pequena.'),
    pour('cream', 'Bolo e batida', 'Bolo com uma batida gelada.'),
  ]),
  made(
    'warm fruit',
    /(abacaxi|banana|caju|manga|fruta).*(assad|grelh|flamb|caramel|textur)|banana (frita|real)/,
    [
      pour(
        'oak',
        [
          'Fruta com açúcar queimado: tostado do barril',
          'O açúcar da fruta queimou na grelha, e o barril repete',
        ],
        [
          'A fruta vem quente e caramelada; a Carvalho também tem caramelo.',
          'Fruta assada pede um dedo de Carvalho do lado.',
        ],
      ),
      pour('nut', 'Fruta quente e calda: doce escuro', 'Fruta quente e Castanheira.'),
      pour('white', 'Fruta doce: cana fresca', 'Fruta e branca gelada.'),
    ],
  ),
  made('ice cream', /sorvete|gelato|sundae|picole/, [
    pour(
      'oak',
      'Um fio de carvalho por cima da bola: baunilha com frio',
      'Posso pôr um fio de Carvalho por cima do sorvete?',
    ),
    pour('nut', 'Frio e doce: castanheira em fio', 'Um fio de Castanheira por cima do sorvete?'),
  ]),
]
