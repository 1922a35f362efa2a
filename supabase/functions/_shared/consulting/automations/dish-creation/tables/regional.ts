import { type DishIdea, dish } from '../idea.ts'

/** Offal, cuts, beans and fruit that Ceará's kitchens use every day. */
export const regional: readonly DishIdea[] = [
  dish('principal', 'rabada-macaxeira', 'Rabada na cachaça com macaxeira', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 420, advance: 90, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique', 'carvalho'], ml: 90, alcohol: 'simmer30' },
    lines: {
      carne: { rabo: 1400 },
      macaxeira: 560,
      cebola: 200,
      tomate: 200,
      alho: 16,
      'folha?': { rucula: 60 },
      'erva?': { coentro: 10 },
      sal: 9,
    },
    steps: `
      Antes do serviço, doure o rabo de boi, junte a cebola, o alho e {cachaca} e raspe o fundo por 2 minutos.
      Junte o tomate, cubra com água quente e cozinhe na pressão por 60 minutos; tire a gordura de cima, junte a macaxeira e o sal e cozinhe mais 15.
      No pedido, ferva a porção por 5 minutos, até 74 °C.
      [folha] Sirva com {folha} por cima.
      [erva] Finalize com {erva}.
    `,
    plating: 'Cumbuca funda, osso à mostra, caldo até a metade.',
    story: 'Rabo de boi que solta do osso, macaxeira e o caldo escuro da panela com cachaça.',
    keeps: 'Rabada com caldo (1,7 kg): 3 dias na geladeira.',
  }),
  dish('petisco', 'caldinho-rabada', 'Caldinho de rabada desfiada com cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 8, portionGrams: 220, advance: 90, finish: 4, needs: ['burner', 'blender'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      carne: { rabo: 1100 },
      macaxeira: 500,
      cebola: 160,
      alho: 14,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 10 },
      sal: 9,
    },
    steps: `
      Antes do serviço, doure o rabo de boi com a cebola e o alho, junte {cachaca}, cubra com 1,2 litro de água filtrada e cozinhe na pressão por 60 minutos.
      Desfie a carne e tire a gordura de cima; cozinhe a macaxeira no caldo e bata no liquidificador com o sal.
      [pimenta] Junte a {pimenta} em fios.
      No pedido, ferva o caldo com a carne por 4 minutos.
      [erva] Finalize com {erva}.
    `,
    plating: 'Caneca ou cumbuca pequena, carne desfiada por cima.',
    story: 'Rabada desfiada em caldo grosso de macaxeira, com cachaça.',
    keeps: 'Caldo (1,8 l): 3 dias na geladeira, 30 dias congelado.',
  }),
  dish('petisco', 'lingua-chapa', 'Língua na chapa com vinagrete de cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Na brasa', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 200, advance: 70, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'flamed' },
    lines: {
      carne: { lingua: 600 },
      tomate: 200,
      cebola: { cebola_roxa: 140 },
      pimentao: 80,
      vinagre: 30,
      azeite: 30,
      'erva?': { coentro: 10 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe a língua na pressão por 50 minutos, com água filtrada até a metade da carne, tire a pele e corte em fatias de 1 cm.
      Misture o tomate, a cebola roxa e o pimentão em cubos com o vinagre, o azeite e o sal.
      No pedido, doure as fatias na chapa por 2 minutos de cada lado, regue com {cachaca} e deixe secar 1 minuto.
      [erva] Misture {erva} ao vinagrete e sirva por cima.
    `,
    plating: 'Travessa quente, vinagrete frio por cima, palitos.',
    story: 'Língua macia, tostada na chapa com cachaça, vinagrete por cima.',
    keeps: 'Língua cozida (420 g): 3 dias na geladeira. Vinagrete (400 g): 1 dia na geladeira.',
  }),
  dish('principal', 'lingua-molho', 'Língua ao molho de cachaça com {raiz}', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 360, advance: 80, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique', 'carvalho'], ml: 80, alcohol: 'simmer30' },
    lines: {
      carne: { lingua: 800 },
      raiz: { inhame: 640, macaxeira: 640 },
      tomate: 260,
      cebola: 180,
      alho: 14,
      'erva?': { coentro: 8 },
      sal: 8,
    },
    steps: `
      Antes do serviço, cozinhe a língua na pressão por 45 minutos, com água filtrada até a metade da carne, tire a pele e fatie.
      Refogue a cebola, o alho e o tomate, junte {cachaca} e as fatias e cozinhe tampado por 20 minutos; cozinhe {o:raiz} à parte com o sal.
      No pedido, ferva a porção no molho por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Prato fundo, fatias sobre a raiz cozida, molho por cima.',
    story: 'Língua fatiada em molho de tomate e cachaça, com raiz cozida.',
    keeps: 'Língua no molho (900 g): 3 dias na geladeira.',
  }),
  dish('petisco', 'moela-cachaca', '{carne} de panela na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 220, advance: 50, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      carne: { moela: 700, coracao: 700 },
      tomate: 200,
      cebola: 160,
      alho: 14,
      'pimenta?': { pimenta_cheiro: 2 },
      pao: { pao_frances: 4, farinha_mandioca: 80 },
      sal: 7,
    },
    steps: `
      Antes do serviço, doure {o:carne}, junte a cebola, o alho e {cachaca} e raspe o fundo por 2 minutos.
      Junte o tomate, o sal e 300 ml de água filtrada e cozinhe na pressão por 25 minutos; apure aberto por 8.
      [pimenta] Junte a {pimenta} em fios.
      No pedido, ferva a porção por 4 minutos, até 74 °C, e sirva com {pao}.
    `,
    plating: 'Panelinha de barro, palitos ao lado.',
    story: 'Miúdo de frango macio, molho grosso de tomate e cachaça.',
    keeps: 'Moela no molho (900 g): 3 dias na geladeira.',
  }),
  dish('petisco', 'coracao-espeto', 'Espetinho de coração na cachaça', {
    cuisines: ['Na brasa', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 120, advance: 20, finish: 10, needs: ['grill'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50 },
    lines: {
      carne: { coracao: 900 },
      alho: 14,
      limao: 30,
      oleo: 20,
      'farinha?': { farinha_mandioca: 100 },
      sal: 8,
    },
    steps: `
      Marine o coração limpo com {cachaca}, o alho, o limão e o sal por 20 minutos; monte os espetos e pincele com o óleo.
      Asse na brasa forte por 10 minutos, virando, até 74 °C no meio.
      [farinha] Sirva com {farinha} tostada.
    `,
    plating: 'Dois espetos por porção, limão ao lado.',
    story: 'Coração de galinha marinado na cachaça e assado na brasa.',
    keeps: 'Espetos montados (900 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'coracao-chapa', '{carne} na chapa com cebola e cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 180, advance: 15, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'flamed' },
    lines: {
      carne: { coracao: 640, tripa: 640 },
      cebola: 200,
      alho: 12,
      limao: 20,
      oleo: 20,
      'farinha?': { farinha_mandioca: 80 },
      sal: 6,
    },
    steps: `
      Tempere {o:carne} com o alho, o limão e o sal por 15 minutos.
      No pedido, doure {o:carne} na chapa quente com o óleo por 5 minutos, até 74 °C; junte a cebola, regue com {cachaca} e deixe secar 2 minutos.
      [farinha] Sirva com {farinha} tostada.
    `,
    plating: 'Chapinha quente, palitos.',
    story: 'Miúdo tostado na chapa, cebola dourada e cachaça.',
    keeps: 'Temperado (640 g): 1 dia na geladeira.',
  }),
  dish('principal', 'bucho-fava', '{carne} com {grao} e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense'],
    batch: { portions: 6, portionGrams: 380, advance: 100, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 80, alcohol: 'simmer30' },
    lines: {
      carne: { bucho: 1200, tripa: 1100 },
      grao: { fava: 400, grao_bico: 500 },
      tomate: 240,
      cebola: 200,
      alho: 16,
      'pimenta?': { pimenta_cheiro: 3 },
      'erva?': { coentro: 12 },
      sal: 10,
    },
    steps: `
      Antes do serviço, afervente {o:carne} com metade da cachaça por 10 minutos, escorra e corte em tiras.
      Refogue a cebola, o alho e o tomate, junte {o:carne}, o resto de {cachaca} e água quente e cozinhe na pressão por 45 minutos.
      Cozinhe {o:grao} à parte até amaciar, junte com o sal e cozinhe aberto por 15 minutos.
      [pimenta] Junte a {pimenta} em fios.
      No pedido, ferva a porção por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Prato fundo, caldo grosso.',
    story: 'Miúdo em tiras, grão cozido no caldo e o perfume da cachaça.',
    keeps: 'Panela pronta (2,4 kg): 3 dias na geladeira, 30 dias congelada.',
  }),
  dish('principal', 'fava-charque', '{grao} com {carne} e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 360, advance: 80, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      grao: { fava: 480, feijao_preto: 480 },
      carne: { charque: 480, carne_sol: 480 },
      jerimum: 300,
      cebola: 180,
      alho: 14,
      'erva?': { coentro: 12 },
      sal: 5,
    },
    steps: `
      De véspera, deixe {o:grao} de molho na geladeira.
      Antes do serviço, doure {o:carne} em cubos, junte a cebola, o alho e {cachaca} e raspe o fundo por 2 minutos.
      Junte {o:grao} e água quente e cozinhe na pressão por 30 minutos; junte o jerimum e o sal e cozinhe mais 10.
      No pedido, ferva a porção por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Cumbuca quente, jerimum à vista.',
    story: 'Grão cremoso, carne salgada em cubos, jerimum e cachaça no refogado.',
    keeps: 'Panela pronta (2,2 kg): 3 dias na geladeira.',
  }),
  dish('principal', 'mocoto-feijao', 'Mocotó com grão e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense'],
    batch: { portions: 6, portionGrams: 400, advance: 110, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 80, alcohol: 'simmer30' },
    lines: {
      carne: { mocoto: 1800 },
      grao: { feijao_preto: 360, fava: 360, grao_bico: 500 },
      tomate: 200,
      cebola: 200,
      alho: 16,
      'erva?': { coentro: 12 },
      sal: 10,
    },
    steps: `
      Antes do serviço, afervente o mocotó por 10 minutos e escorra; cozinhe na pressão com água, metade da cebola e {cachaca} por 60 minutos e desosse.
      Cozinhe {o:grao} até amaciar; refogue o resto da cebola, o alho e o tomate, junte tudo com o sal e ferva 15 minutos.
      No pedido, ferva a porção por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Prato fundo, caldo encorpado.',
    story: 'Mocotó desossado em caldo de grão, com cachaça no cozimento.',
    keeps: 'Panela pronta (2,4 kg): 3 dias na geladeira, 30 dias congelada.',
  }),
  dish('petisco', 'panceta-rapadura', 'Barriga de porco na rapadura e cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 180, advance: 60, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 70 },
    lines: {
      carne: { panceta: 640 },
      doce: { rapadura: 60, mel_engenho: 60 },
      vinagre: 20,
      limao: 20,
      'raiz?': { macaxeira: 320 },
      sal: 8,
    },
    steps: `
      Antes do serviço, cozinhe a barriga de porco na pressão com o sal por 35 minutos, com água filtrada até a metade da carne; esfrie e corte em cubos.
      Ferva {cachaca} com {o:doce} e o vinagre até virar calda.
      [raiz] Cozinhe {o:raiz} até ficar macia.
      No pedido, doure os cubos na chapa por 5 minutos, pincele com a calda e esprema o limão.
    `,
    plating: 'Tábua, palitos, calda à parte.',
    story: 'Cubos de barriga de porco tostados, calda curta de cachaça e limão.',
    keeps: 'Barriga cozida (450 g): 3 dias na geladeira. Calda (110 ml): 5 dias na geladeira.',
  }),
  dish('principal', 'picanha-vinagrete', 'Bife na chapa com cebola e manteiga de cachaça', {
    cuisines: ['Na brasa', 'Sertaneja', 'Brasileira contemporânea', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 360, advance: 25, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 60 },
    lines: {
      carne: { alcatra: 800, picanha: 800 },
      macaxeira: 640,
      cebola: 240,
      gordura: { manteiga: 60, manteiga_garrafa: 60 },
      alho: 10,
      sal: 9,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira e ferva {cachaca} com o alho até reduzir à metade; misture com {o:gordura} fora do fogo.
      No pedido, doure {o:carne} na chapa bem quente por 3 minutos de cada lado, até 70 °C no meio; ao lado, a macaxeira e a cebola.
      Passe a manteiga de cachaça sobre a carne e deixe descansar 2 minutos.
    `,
    plating: 'Tábua quente, cebola por cima, macaxeira ao lado.',
    story: 'Bife dourado na chapa, cebola tostada e manteiga perfumada com cachaça.',
    keeps: 'Manteiga de cachaça (90 g): 5 dias na geladeira. Macaxeira cozida (620 g): 2 dias na geladeira.',
  }),
  dish('principal', 'capote-panela', 'Capote na panela com cachaça e arroz', {
    cuisines: ['Sertaneja', 'Regional cearense'],
    batch: { portions: 6, portionGrams: 400, advance: 80, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 80, alcohol: 'simmer30' },
    lines: {
      carne: { capote: 1500 },
      arroz: 420,
      oleo: 20,
      cebola: 200,
      tomate: 200,
      alho: 14,
      'pimenta?': { pimenta_cheiro: 3 },
      'erva?': { coentro: 12 },
      sal: 10,
    },
    steps: `
      Antes do serviço, doure o capote no óleo, junte a cebola, o alho, o tomate e {cachaca} e raspe o fundo por 2 minutos; junte 1,2 litro de água filtrada e cozinhe na pressão por 40 minutos.
      Coe 900 ml do caldo para o arroz; apure o resto com o capote por 10 minutos.
      Cozinhe o arroz no caldo coado com o sal por 16 minutos.
      [pimenta] Junte a {pimenta} em fios ao molho.
      No pedido, ferva o capote no molho por 5 minutos, até 74 °C, e sirva com o arroz.
      [erva] Finalize com {erva}.
    `,
    plating: 'Panela de barro, arroz ao lado.',
    story: 'Capote de panela, arroz no próprio caldo e cachaça no refogado.',
    keeps: 'Capote no molho (1,8 kg): 3 dias na geladeira. Arroz cozido (1,2 kg): 1 dia na geladeira.',
  }),
  dish('petisco', 'lula-chapa', 'Lula na chapa com alho e cachaça', {
    cuisines: ['Praiana', 'Petiscos de boteco', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 170, advance: 10, finish: 5, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'flamed' },
    lines: {
      lula: 640,
      alho: 20,
      gordura: { azeite: 40, manteiga_garrafa: 40 },
      limao: 30,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 10 },
      sal: 6,
    },
    steps: `
      Seque a lula e tempere com o sal na hora de ir ao fogo.
      No pedido, doure a lula na chapa muito quente com {o:gordura} e o alho por 2 minutos, até 70 °C; regue com {cachaca} e deixe secar 1 minuto.
      [pimenta] Junte a {pimenta} em fios.
      Esprema o limão.
      [erva] Finalize com {erva}.
    `,
    plating: 'Travessa quente, limão ao lado.',
    story: 'Anéis de lula em chapa forte, alho e cachaça.',
    keeps: 'Só na hora.',
  }),
  dish('petisco', 'caldo-sururu', 'Caldo de sururu com leite de coco e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 240, advance: 25, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer15' },
    lines: {
      sururu: 600,
      coco: { leite_coco: 400 },
      tomate: 240,
      cebola: 160,
      alho: 12,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 12 },
      sal: 6,
    },
    steps: `
      Antes do serviço, refogue a cebola, o alho e o tomate, junte {cachaca} e 500 ml de água filtrada e ferva 10 minutos.
      [pimenta] Junte a {pimenta} em fios.
      No pedido, ferva o caldo com o sururu, {o:coco} e o sal por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Cumbuca quente.',
    story: 'Sururu, leite de coco e tomate em caldo curto de cachaça.',
    keeps: 'Caldo-base (900 ml): 3 dias na geladeira.',
  }),
  dish('petisco', 'berinjela-chapa', 'Berinjela tostada com melado de cachaça', {
    cuisines: ['Vegetariana', 'Mediterrânea', 'Petiscos de boteco', 'Na brasa'],
    batch: { portions: 4, portionGrams: 200, advance: 20, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    lines: {
      legume: { berinjela: 700, quiabo: 600, abobrinha: 700 },
      doce: { mel_engenho: 50, rapadura: 50 },
      azeite: 40,
      limao: 20,
      'castanha?': { castanha: 30, gergelim: 10 },
      sal: 6,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} e 30 ml de água filtrada por 6 minutos; junte o limão.
      No pedido, toste {o:legume} em fatias grossas na chapa com o azeite e o sal por 5 minutos; regue no prato com o melado.
      [castanha] Espalhe {castanha}.
    `,
    plating: 'Fatias sobrepostas, melado em fio.',
    story: 'Legume tostado na chapa, melado apurado com cachaça e limão.',
    keeps: 'Melado (80 ml): 5 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-goiaba', 'Creme de goiaba com cachaça', {
    cuisines: ['Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 140, advance: 20, finish: 2, needs: ['blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      goiaba: 320,
      creme: 300,
      doce: { leite_condensado: 200 },
      'queijo?': { coalho: 80 },
    },
    steps: `
      Bata a goiaba, o leite condensado e {cachaca} por 1 minuto; peneire.
      Bata o creme de leite em ponto mole e envolva; gele por 3 horas em taças.
      [queijo] Sirva com {o:queijo} ralado fino por cima.
    `,
    plating: 'Taça baixa gelada.',
    story: 'Goiaba batida com creme e um fundo de cachaça.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-graviola', 'Creme gelado de graviola com cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 6, portionGrams: 150, advance: 20, finish: 3, needs: ['freezer', 'blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 50 },
    lines: {
      graviola: 480,
      coco: { leite_coco: 200 },
      acucar: { acucar: 90, rapadura: 90 },
      limao: 20,
      'erva?': { hortela: 5 },
    },
    steps: `
      Bata a graviola, {o:coco}, {o:acucar}, o limão e {cachaca}; congele em forma rasa, raspando com garfo a cada 40 minutos, por 3 horas.
      No pedido, raspe de novo e sirva em taça gelada.
      [erva] Finalize com {erva}.
    `,
    plating: 'Taça gelada, colher longa.',
    story: 'Graviola gelada com leite de coco e cachaça.',
    keeps: '7 dias no freezer, raspando antes de servir.',
  }),
  dish('sobremesa', 'creme-cafe', 'Creme gelado de café e rapadura com cachaça', {
    cuisines: ['Regional cearense', 'Brasileira contemporânea', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 130, advance: 25, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: { cafe: 200, leite: { leite: 400 }, fecula: 40, rapadura: 110, 'creme?': 120 },
    steps: `
      Ferva {cachaca} com a rapadura e o café por 8 minutos.
      Dissolva a fécula no leite frio, junte e mexa em fogo baixo por 8 minutos, até engrossar; gele em potes por 3 horas.
      [creme] Sirva com {o:creme} batido por cima.
    `,
    plating: 'Pote de vidro gelado.',
    story: 'Café e rapadura em creme firme, com cachaça apurada na calda.',
    keeps: '3 dias na geladeira.',
  }),
]
