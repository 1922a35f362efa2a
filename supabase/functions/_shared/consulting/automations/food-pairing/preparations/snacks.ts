import { made, type Preparation, pour } from './preparation.ts'

/** Finger food: fried, baked, on bread, on a board. */
export const byHand: readonly Preparation[] = [
  made('ray pastel', /past(el|eis|elzinho).*arraia/, [
    pour(
      'lime',
      'Massa frita e recheio de peixe desfiado: limão por dentro e por fora',
      'A massa sai do óleo quente; o limão da {drink} limpa a cada mordida.',
    ),
    pour(
      'bubbles',
      'Massa de fritura com peixe temperado: o gás tira o óleo e deixa o tempero',
      'Pastel na mão e {drink} na outra: o gás leva o óleo.',
    ),
    pour('sour', 'Massa frita e peixe desfiado: {by} limpa', 'Pastel de arraia e {by}, para dividir.'),
    pour(
      'white',
      'Bolha de massa frita e peixe temperado: branca gelada',
      'Pastel na mão e branquinha no copinho.',
    ),
  ]),
  made('seafood pastel', /past(el|eis|elzinho).*(camar|peixe|siri|caranguej|polvo|marisco)/, [
    pour(
      'lime',
      'Massa frita com recheio do mar: o limão corta o óleo',
      'Abre o pastel, sobe o mar: o limão que ele pede está na {drink}.',
    ),
    pour(
      'sour',
      'Óleo da massa, recheio do mar: {by} corta um e tempera o outro',
      'O recheio é do mar: {by} faz o limão do pastel.',
    ),
    pour('white', 'Massa frita, mar dentro: cana gelada', 'Pastel quente, branca gelada.'),
  ]),
  made('pastel', /past(el|eis|elzinho)/, [
    pour(
      'lime',
      'Massa frita que estala: o limão tira o óleo',
      'Pastel quentinho e {drink}: é banca de feira.',
    ),
    pour(
      'bubbles',
      'Massa frita que estala: o gás estala junto e leva o óleo',
      'Fritura e gás se entendem: a {drink} deixa a boca pronta para outro pastel.',
    ),
    pour('sour', 'Massa frita que estala: {by} tira o óleo', 'Pastel quentinho e {by}.'),
    pour('white', 'Massa frita e recheio quente: branca gelada', 'Pastel na mão, branca gelada na outra.'),
  ]),
  made('crackling', /torresmo|pururuca|pele de porco/, [
    pour(
      'lime',
      [
        'Gordura estalando e sal: o limão lava a cada mordida',
        'Pele de porco frita no próprio óleo: só limão dá conta',
      ],
      [
        'Torresmo estala, e a {drink} limpa.',
        'Quanto mais torresmo, mais falta faz o limão: trago a {drink}?',
      ],
    ),
    pour('sour', 'Pele de porco e sal: {by} lava', 'Torresmo na mesa e {by} no copo.'),
    pour(
      'white',
      'Porco frito e sal grosso: branca do congelador',
      'Torresmo e branca gelada, como no balcão.',
    ),
  ]),
  made('coxinha', /coxinha(?! da asa)/, [
    pour('sour', 'Massa frita e recheio cremoso: {by} corta', 'Coxinha saindo agora, com {by} no copo.'),
    pour(
      'white',
      'Massa macia frita na hora: branca gelada',
      'Coxinha quentinha e um dedo de branca gelada.',
    ),
  ]),
  // Without meat in its name nothing is said of a filling.
  made(
    'plain fritter',
    /(?:bolinho|croquete|risol|empada|enroladinho)s? (?:de |com |recheado de )?.*(?:queij|feijao|arroz|milho|batata|abobora|jerimum|espinafre|legume|palmito|cogumelo|banana)(?!.*(?:carne|charque|frango|porco|bode|carneiro|linguica|bacon|presunto|peixe|camar|bacalhau|siri))/,
    [
      pour(
        'sour',
        ['Casca frita e miolo macio: {by} leva o óleo', 'Fritura que sai quente: {by} esfria a boca'],
        ['Bolinho saindo agora; {by} gelado refresca.', 'A porção é para dividir, e {by} também.'],
      ),
      pour(
        'oak',
        'Casca frita e sal: a baunilha do carvalho adoça os dois',
        'Bolinho salgadinho e a Carvalho do lado: ela põe o doce.',
      ),
      pour('white', 'Fritura salgada e branca bem fria', 'Bolinho na mão, branquinha ao lado.'),
    ],
  ),
  made(
    'manioc fritter',
    /(?:bolinho|croquete)(?!.*(bacalhau|peixe|siri|camar))|kibe|quibe|risol|empada|enroladinho/,
    [
      pour(
        'sour',
        ['Casca frita e recheio macio: {by} tira o óleo', 'Bola quente de fritura: {by} esfria a boca'],
        [
          'Bolinho quente queima a língua; com {by} gelado, passa.',
          'Uma porção de bolinho e {by} para a mesa.',
        ],
      ),
      pour(
        'oak',
        [
          'Recheio de carne bem refogado: doce do carvalho',
          'Casca frita e carne de panela: a baunilha do barril adoça o sal',
          'Carne desfiada com cebola escura: o carvalho tem esse doce queimado',
        ],
        [
          'O recheio é de carne cozida; a Carvalho combina.',
          'Por dentro tem carne salgadinha; a Carvalho põe o doce.',
          'A cebola do recheio fica doce no fogo, e a Carvalho vai nela.',
        ],
      ),
      pour('white', 'Fritura seca, branca gelada', 'Bolinho e branquinha: conta de balcão.'),
    ],
  ),
  made('tapioca cubes', /dadinho/, [
    pour(
      'oak',
      'Cubo de tapioca e coalho frito com molho doce: o caramelo do carvalho é da família',
      'O dadinho vem com molho doce; a Carvalho tem o mesmo caramelo.',
    ),
    pour('sour', 'Coalho frito e molho doce: {by} equilibra', 'Dadinho no molho e {by}.'),
    pour('white', 'Coalho frito: branca gelada', 'Dadinho crocante e branca gelada.'),
  ]),
  made(
    'coalho with honey',
    /^(?:espetinho de |dadinho de )?(?:queijo |de )?(?:coalho|queijo).*(mel|melaco|rapadura|goiabada|geleia)/,
    [
      pour(
        'nut',
        'Queijo salgado com melaço: o melaço da castanheira fecha',
        'Coalho com melaço e Castanheira: sal, cana e cana.',
      ),
      pour(
        'oak',
        'Sal do queijo e doce por cima: caramelo do carvalho',
        'O queijo é salgado e o molho é doce: a Carvalho tem os dois.',
      ),
      pour(
        'white',
        'Queijo salgado e melaço de cana: a mesma cana, fresca',
        'Melaço é cana; a branca é cana também.',
      ),
    ],
  ),
  made('fried cheese', /^(?:espetinho de )?(?:coalho|queijo|provolone)/, [
    pour(
      'oak',
      [
        'Crosta dourada da chapa no queijo salgado: doce do carvalho',
        'Queijo que range e fica dourado: o carvalho adoça o sal',
        'Sal do queijo e casquinha de fogo, com a baunilha do barril',
      ],
      [
        'O queijo sai com a casquinha dourada; a Carvalho adoça o sal.',
        'Queijo na brasa e uma Carvalho pequena: sal e doce.',
        'Enquanto o queijo está quente, trago a Carvalho?',
      ],
    ),
    pour('sour', 'Queijo gordo e salgado: {by} corta', 'Queijo assado com a {drink}: {by} corta o sal.'),
    pour('white', 'Sal do queijo: branca gelada', 'Queijo quente, branca gelada.'),
  ]),
  made('fries', /^(?:porcao de )?(?:fritas|batata|macaxeira|mandioca|aipim|aneis de cebola|onion)/, [
    pour(
      'lime',
      'Fritura salgada de mão em mão: o limão não deixa cansar',
      'Para a porção no meio da mesa, a {drink}.',
    ),
    pour(
      'sour',
      'Sal e óleo na ponta do dedo: {by} limpa',
      'Porção frita no meio da mesa, e a {drink} limpa a boca.',
    ),
    pour('bubbles', 'Sal e crocância: o gás limpa a boca', 'Porção frita e um copo com gás.'),
    pour('white', 'Fritura com sal: branca gelada', 'Porção quente e branquinha gelada.'),
  ]),
  made(
    'bean broth',
    /(caldo|caldinho).*(feijao|mocoto|carne|costela|macaxeira|mandioca|verde|galinha|kenga)|caldinho|\bcaldo\b/,
    [
      pour(
        'white',
        [
          'Caldo grosso de caneca: um dedo de branca abre o apetite',
          'Caldo quente e temperado: branca seca ao lado',
        ],
        [
          'Caldinho quente e um dedo de branca: é assim que se abre a noite.',
          'A branca vem do lado do caldinho, pequena.',
        ],
      ),
      pour('sour', 'Caldo grosso: {by} refresca', 'Com o caldinho, a {drink} refresca.'),
    ],
  ),
  made('peanuts', /^amendoim|^castanha torrada/, [
    pour(
      'nut',
      'Castanha torrada no prato e madeira de castanheira no copo',
      'Uma Castanheira para ir beliscando.',
    ),
    pour('white', 'Sal e torrado: branca gelada', 'Para beliscar, a branca gelada.'),
  ]),
  made('board', /^tabua|antepasto|charcut/, [
    pour(
      'nut',
      'Queijo curado e embutido: noz e doce da castanheira, devagar',
      'A tábua é para demorar; a Castanheira também.',
    ),
    pour(
      'oak',
      'Sal do queijo e do embutido: baunilha do carvalho',
      'Queijo curado com a Carvalho: sal e baunilha.',
    ),
    pour('bitter', 'Gordura e sal da tábua: amargo', 'Com a tábua, um amargo antes de tudo.'),
  ]),
  made('toast', /bruschet|^torrada|crostini|canape|^pao de alho|^pao da casa|^couvert/, [
    pour(
      'sour',
      'Pão tostado com azeite e tomate: {by} acompanha o tomate',
      'Pão tostado para começar, e {by} no copo.',
    ),
    pour('bubbles', 'Pão crocante e azeite: gás', 'Para abrir, um copo com gás e o pão quente.'),
    pour('white', 'Azeite e pão quente: cana fria', 'Pão quente e branca gelada.'),
  ]),
  made(
    'hot taco',
    /(\btacos?\b|quesadil|burrito).*(picant|pimenta|apimentad|chipotle|jalap|chili)/,
    [
      pour(
        'lime',
        'Recheio apimentado na tortilha: o limão baixa o ardor',
        'Esse taco arde um pouco; o limão da {drink} refresca.',
      ),
      pour('sour', 'Recheio apimentado: {by} baixa o ardor', 'Taco com pimenta e {by} no copo.'),
      pour(
        'bubbles',
        'Recheio apimentado: o gás refresca a boca',
        'Esse taco arde; o copo com gás refresca.',
      ),
    ],
    'a pimenta do recheio acende o álcool da dose pura',
  ),
  made('taco', /\btacos?\b|quesadil|burrito/, [
    pour(
      'lime',
      'Tortilha e recheio temperado: o limão que se espreme por cima',
      'Taco pede limão espremido: a {drink} já traz.',
    ),
    pour('sour', 'Tortilha e recheio temperado: {by} refresca', 'Taco na mão e {by} no copo.'),
    pour('bubbles', 'Tortilha tostada e recheio: o gás limpa', 'Com o taco, um copo com gás.'),
    pour('white', 'Recheio temperado e cana fria', 'Taco e um dedo de branca gelada.'),
  ]),
  made(
    'nachos',
    /nacho|chili/,
    [
      pour(
        'lime',
        'Pimenta, queijo e milho: limão, como no México',
        'Nacho com queijo e a {drink}: limão que não acaba.',
      ),
      pour('sour', 'Pimenta e queijo derretido: {by} refresca', 'Isso arde um pouco; {by} refresca.'),
      pour('bubbles', 'Pimenta e milho frito: o gás refresca', 'Nacho arde; copo com gás refresca.'),
    ],
    'a pimenta acende o álcool da dose pura',
  ),
  made('bacon burger', /(burg|burger|x-|sandu|lanche|\bpao).*(bacon|barbecue|defumad)|x-?bacon/, [
    pour(
      'oak',
      'Fumaça no recheio, madeira tostada no barril',
      'Esse lanche tem gosto de fumaça; a Carvalho pequena acompanha.',
    ),
    pour(
      'sour',
      'Gordura defumada no pão: {by} corta',
      'O bacon é gordo e salgado; {by} limpa a cada mordida.',
    ),
    pour('bubbles', 'Fumaça e queijo pesam: o gás levanta', 'Esse lanche é pesado; com gás, vai até o fim.'),
    pour('bitter', 'Gordura defumada: amargo', 'Um amargo segura esse lanche.'),
  ]),
  made(
    'meat sandwich',
    /pulled pork|(burg|burger|x-|sandu|lanche|\bpao).*(pernil|costela|carne de sol|cupim|desfiad|cebola caramel)|desfiad.*\bpao\b/,
    [
      pour(
        'oak',
        'Carne bem temperada no pão: o doce do carvalho equilibra o sal',
        'A carne desse lanche é bem temperada; a Carvalho pequena põe o doce.',
      ),
      pour('sour', 'Carne suculenta no pão: {by} corta a gordura', 'Lanche de carne e {by}.'),
      pour('bubbles', 'Carne suculenta no pão: o gás limpa', 'Com esse lanche de carne, um copo com gás.'),
      pour('bitter', 'Carne e molho no pão: um amargo corta', 'Lanche de carne e um amargo gelado.'),
    ],
  ),
  made(
    'mushroom or veggie burger',
    /(burg|burger|sandu).*(cogumel|veg|grao|falafel|lentilha|berinjela)|^veggie\b/,
    [
      pour(
        'bitter',
        'Legume tostado e folha amarga: amargo com amargo, de leve',
        'O sem carne pede um amargo.',
      ),
      pour('sour', 'Pão e legume tostado: {by} alivia', 'Sem carne e com {by}: leve.'),
      pour(
        'oak',
        'Legume tostado na chapa: baunilha do barril',
        'A crosta da chapa e a Carvalho combinam, mesmo sem carne.',
      ),
      pour('bubbles', 'Pão e legume tostado: gás', 'Com o veggie, um copo com gás.'),
    ],
  ),
  made('chicken or fish sandwich', /(burg|burger|sandu|wrap|lanche).*(frango|peixe|camar|atum|galinha)/, [
    pour(
      'sour',
      'Pão macio e recheio claro: {by} no lugar da maionese',
      'Lanche claro e {by}: leve para a tarde.',
    ),
    pour('bubbles', 'Pão e recheio claro: gás', 'Com esse, um copo com gás.'),
    pour('white', 'Recheio claro: branca gelada', 'Uma branca gelada com o lanche.'),
  ]),
  made('burger', /burg|hamburg|smash|^x-|cheese(?!cake)/, [
    pour(
      'bubbles',
      [
        'Carne na chapa com queijo derretido: o gás levanta a gordura',
        'Pão, chapa e queijo: gás no copo alto',
      ],
      ['Burger e copo alto com gás: um levanta o outro.', 'Queijo derretendo, gás no copo.'],
    ),
    pour('sour', 'Queijo derretido e carne da chapa: {by} corta', 'Burger com queijo e {by}.'),
    pour('oak', 'Crosta de chapa: tostado do carvalho', 'A crosta da chapa gosta da Carvalho pequena.'),
    pour('bitter', 'Queijo e gordura da chapa: amargo', 'Um amargo com o burger.'),
    pour('white', 'Gordura da chapa: branca gelada', 'Branca gelada depois do burger.'),
  ]),
  made('hot dog', /cachorro|hot ?dog|dogao/, [
    pour('sour', 'Salsicha, molho e batata palha: {by} limpa', 'Dogão completo e {by}.'),
    pour('bubbles', 'Molho e salsicha: gás', 'Cachorro-quente e copo com gás.'),
    pour('white', 'Salsicha e mostarda: branca gelada', 'Uma branca gelada depois do dogão.'),
  ]),
  made('toasted sandwich', /misto|queijo quente|bauru|beirute|pao na chapa|tostex/, [
    pour(
      'sour',
      'Queijo e presunto na chapa: {by} corta a gordura',
      'Misto quente com a {drink}: lanche da tarde.',
    ),
    pour('oak', 'Pão e queijo dourados na chapa: carvalho', 'O pão sai dourado, e a Carvalho vai nele.'),
    pour('white', 'Queijo salgado no pão: branca gelada', 'Misto e branca gelada.'),
  ]),
  made('pretzel', /pretzel|pao de queijo/, [
    pour(
      'white',
      ['Sal grosso na crosta: branca gelada', 'Massa quente e salgada, cana fria do lado'],
      [
        'Crosta salgada e branca gelada, para esperar a mesa.',
        'Sai quentinho do forno; a branca vai gelada do lado.',
      ],
    ),
    pour('bubbles', 'Sal e pão: gás', 'Pão salgado e copo com gás.'),
    pour('sour', 'Sal e massa: {by} refresca', 'Para beliscar, a {drink} vai bem.'),
  ]),
]
