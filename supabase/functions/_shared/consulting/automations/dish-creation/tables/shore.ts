import { type DishIdea, dish } from '../idea.ts'

/** Crab, prawns and fish for houses that live on the sea. */
export const shore: readonly DishIdea[] = [
  dish('petisco', 'caranguejo-gratinado', '{carne} gratinada com coalho e cachaça', {
    format: 'mar',
    cuisines: ['Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 160, advance: 35, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      carne: { caranguejo: 400, siri: 400 },
      leite_coco: 120,
      tomate: 120,
      cebola: 100,
      alho: 10,
      queijo: { coalho: 100 },
      farinha_mandioca: 30,
      limao: 15,
      'erva?': { coentro: 10 },
      sal: 5,
    },
    steps: `
      Refogue a cebola, o alho e o tomate por 8 minutos, junte {cachaca} e ferva 3 minutos; junte {o:carne}, o leite de coco, o limão e o sal e cozinhe por 6 minutos, até 70 °C e secar.
      [erva] Misture {o:erva}.
      No pedido, encha as cascas ou cumbucas, cubra com {o:queijo} ralado e a farinha e gratine a 240 °C por 7 minutos.
    `,
    plating: 'Casca ou cumbuca, limão ao lado.',
    story: 'Carne catada no coco, com casca de coalho tostado.',
    keeps: 'Recheio cozido (560 g): 1 dia na geladeira.',
  }),
  dish('principal', 'arroz-caranguejo', 'Arroz de caranguejo com coco e cachaça', {
    format: 'mar',
    called: 'Arroz de caranguejo',
    cuisines: ['Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 360, advance: 30, finish: 18, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      carne: { caranguejo: 440 },
      arroz: 320,
      leite_coco: 200,
      tomate: 200,
      cebola: 150,
      pimentao: 80,
      alho: 12,
      limao: 20,
      'erva?': { coentro: 15 },
      sal: 9,
    },
    steps: `
      Refogue a cebola, o alho, o pimentão e o tomate por 10 minutos, junte {cachaca} e ferva 3 minutos.
      No pedido, junte o arroz, o sal e 700 ml de água filtrada quente e cozinhe por 14 minutos; junte {o:carne} e o leite de coco e cozinhe mais 4 minutos, até 70 °C, ainda molhado.
      Pingue o limão e sirva.
      [erva] Termine com {erva}.
    `,
    plating: 'Panela ou prato fundo, molhado.',
    story: 'Arroz molhado com carne catada e leite de coco.',
    keeps: 'Refogado cozido (420 g): 2 dias na geladeira.',
  }),
  dish('principal', 'moqueca-siri', 'Moqueca de siri catado com pirão e cachaça', {
    format: 'mar',
    called: 'Moqueca de siri',
    cuisines: ['Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 360, advance: 20, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      carne: { siri: 480 },
      leite_coco: 300,
      tomate: 280,
      cebola: 200,
      pimentao: 100,
      alho: 12,
      farinha_mandioca: 80,
      azeite: 30,
      limao: 20,
      'erva?': { coentro: 15 },
      sal: 8,
    },
    steps: `
      Antes do serviço, cate de novo {o:carne}, entre os dedos, até não achar casca; fatie o tomate, a cebola e o pimentão.
      No pedido, refogue o alho e metade da cebola no azeite por 3 minutos, junte {cachaca} e ferva 3 minutos; faça camadas com o tomate, o pimentão e o resto da cebola, regue com o leite de coco, ponha o sal e cozinhe tampado por 5 minutos.
      Junte {o:carne} e cozinhe mais 3 minutos, até 70 °C; tire duas conchas do caldo e mexa com a farinha, em fogo baixo, até engrossar o pirão.
      Pingue o limão e sirva.
      [erva] Termine com {erva}.
    `,
    plating: 'Na própria panela, pirão ao lado.',
    story: 'Siri catado no leite de coco, em panela que chega borbulhando, com pirão do caldo.',
    keeps: 'Carne catada (480 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'catado-com-farofa', '{carne} no coco com farofa de limão e cachaça', {
    format: 'mar',
    cuisines: ['Praiana', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 170, advance: 25, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      carne: { siri: 400, caranguejo: 400 },
      leite_coco: 120,
      tomate: 140,
      cebola: 120,
      alho: 10,
      farinha_mandioca: 120,
      manteiga: 30,
      limao: 20,
      'erva?': { coentro: 10 },
      sal: 6,
    },
    steps: `
      Refogue a cebola, o alho e o tomate por 8 minutos, junte {cachaca} e ferva 3 minutos; junte {o:carne}, o leite de coco e o sal e cozinhe por 6 minutos, até 70 °C.
      Doure a farinha na manteiga em fogo baixo por 5 minutos e tempere com raspas do limão.
      No pedido, aqueça o refogado até 70 °C, pingue o limão e sirva com a farofa.
      [erva] Espalhe {erva}.
    `,
    plating: 'Cumbuca de catado, farofa por cima na mesa.',
    story: 'Carne catada no coco, com farofa de manteiga e raspa de limão.',
    keeps: 'Catado cozido (650 g): 1 dia na geladeira. Farofa (150 g): 3 dias em pote fechado.',
  }),
  dish(
    'principal',
    'camarao-macaxeira-forno',
    'Camarão com purê de macaxeira e coalho gratinado na cachaça',
    {
      format: 'mar',
      called: 'Camarão com macaxeira gratinada',
      cuisines: ['Praiana', 'Regional cearense'],
      batch: { portions: 4, portionGrams: 360, advance: 50, finish: 14, needs: ['oven', 'burner'] },
      cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
      lines: {
        camarao: 560,
        macaxeira: 800,
        nata: 150,
        tomate: 200,
        cebola: 120,
        alho: 12,
        queijo: { coalho: 140 },
        'erva?': { coentro: 10 },
        sal: 9,
      },
      steps: `
      Cozinhe a macaxeira, tire o fio, escorra bem e amasse quente com a nata e metade do sal.
      Refogue a cebola, o alho e o tomate, junte {cachaca} e ferva até secar; cozinhe ali o camarão por 3 minutos, até 70 °C, com o resto do sal.
      [erva] Misture {o:erva} ao camarão.
      No pedido, monte o camarão sob o purê, cubra com {o:queijo} e gratine a 220 °C por 12 minutos.
    `,
      plating: 'Refratário, saído do forno.',
      story: 'Camarão no tomate, macaxeira amassada e coalho tostado.',
      keeps:
        'Purê de macaxeira cozida (900 g): 2 dias na geladeira. Camarão cozido (460 g): 1 dia na geladeira.',
    },
  ),
  dish('petisco', 'camarao-abacaxi-brasa', 'Camarão na chapa com abacaxi e pimenta na cachaça', {
    format: 'mar',
    called: 'Camarão com abacaxi',
    cuisines: ['Praiana', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 200, advance: 20, finish: 7, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      camarao: 560,
      abacaxi: 280,
      cebola: { cebola_roxa: 100 },
      alho: 14,
      limao: 25,
      pimenta_cheiro: 3,
      azeite: 30,
      sal: 7,
    },
    steps: `
      Marine o camarão com {cachaca}, o alho, a pimenta picada e metade do limão por 10 minutos na geladeira.
      No pedido, toste o abacaxi em cubos na chapa por 3 minutos e reserve; doure o camarão escorrido com o azeite por 1 minuto e meio de cada lado, até 70 °C; salgue.
      Misture com o abacaxi, a cebola em fios e o resto do limão.
    `,
    plating: 'Travessa quente, limão em gomos.',
    story: 'Camarão de chapa, abacaxi tostado e pimenta-de-cheiro.',
    keeps: 'Camarão limpo: 1 dia, no gelo.',
  }),
  dish('petisco', 'polvo-feijao-verde', 'Polvo com feijão-verde e vinagrete de cachaça', {
    format: 'mar',
    called: 'Polvo com feijão-verde',
    cuisines: ['Praiana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 210, advance: 60, finish: 7, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      polvo: 640,
      feijao_verde: 240,
      tomate: 160,
      cebola: { cebola_roxa: 100 },
      limao: 40,
      azeite: 50,
      'erva?': { coentro: 12 },
      sal: 6,
    },
    steps: `
      Cozinhe o polvo por 45 minutos, até ficar macio, e esfrie no caldo; cozinhe o feijão-verde por 20 minutos e escorra.
      Ferva {cachaca} por 2 minutos e misture com o limão, metade do azeite, o tomate e a cebola picados e o sal.
      No pedido, toste o polvo na chapa com o resto do azeite por 4 minutos, até 70 °C, aqueça o feijão e regue.
      [erva] Termine com {erva}.
    `,
    plating: 'Prato raso, feijão por baixo.',
    story: 'Polvo tostado, feijão-verde inteiro e vinagrete.',
    keeps: 'Polvo cozido (360 g): 2 dias na geladeira. Feijão-verde cozido (280 g): 3 dias na geladeira.',
  }),
  dish('petisco', 'sururu-farofa', 'Sururu refogado com farofa de coco e cachaça', {
    format: 'mar',
    called: 'Sururu com farofa de coco',
    cuisines: ['Praiana', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 180, advance: 25, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      sururu: 480,
      tomate: 160,
      cebola: 120,
      alho: 12,
      leite_coco: 80,
      farinha_mandioca: 120,
      coco: 60,
      limao: 20,
      'erva?': { coentro: 12 },
      oleo: 30,
      sal: 5,
    },
    steps: `
      Toste a farinha com o coco e metade do óleo por 8 minutos. Refogue a cebola, o alho e o tomate no resto, junte {cachaca} e ferva 3 minutos.
      No pedido, junte o sururu, o leite de coco e o sal e cozinhe por 5 minutos, até 70 °C; pingue o limão.
      [erva] Termine com {erva}.
    `,
    plating: 'Cumbuca quente, farofa ao lado.',
    story: 'Sururu no tomate e coco, farofa seca para molhar.',
    keeps: 'Farofa (180 g): 5 dias fora da geladeira, fechada. Sururu limpo: 1 dia, no gelo.',
  }),
  dish('principal', 'peixe-crosta-castanha', '{peixe} em crosta de castanha com molho de cajá e cachaça', {
    format: 'mar',
    cuisines: ['Praiana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 300, advance: 25, finish: 14, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    signature: true,
    lines: {
      peixe: { cioba: 720, robalo: 720, cavala: 720, tilapia: 720 },
      castanha: 80,
      farinha_mandioca: 40,
      caja: 160,
      doce: { rapadura: 30, acucar: 30 },
      manteiga: 40,
      limao: 20,
      sal: 8,
    },
    steps: `
      Quebre a castanha e misture com a farinha e a manteiga. Ferva {cachaca} com o cajá e {o:doce} por 10 minutos, até cobrir a colher.
      No pedido, tempere {o:peixe} com o limão e o sal, cubra com a crosta e asse a 220 °C por 12 minutos, até 70 °C no meio.
      Sirva sobre o molho.
    `,
    plating: 'Prato quente, molho por baixo, crosta para cima.',
    story: 'Peixe de forno, castanha crocante e molho ácido de cajá.',
    keeps: 'Molho de cajá (150 ml): 4 dias na geladeira. Crosta (160 g): 4 dias na geladeira.',
  }),
  dish('principal', 'lula-recheada-farofa', 'Lula na panela com tomate, farofa de banana e cachaça', {
    format: 'mar',
    called: 'Lula na panela com farofa de banana',
    cuisines: ['Praiana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 320, advance: 45, finish: 7, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      lula: 760,
      tomate_pelado: 400,
      cebola: 150,
      alho: 14,
      banana_terra: 200,
      farinha_mandioca: 120,
      azeite: 40,
      'erva?': { coentro: 12 },
      sal: 8,
    },
    steps: `
      Refogue a cebola e o alho no azeite, junte a lula em anéis e {cachaca}, ferva 3 minutos, junte o tomate e o sal e cozinhe em fogo baixo por 30 minutos, até ficar macia.
      Doure a banana em cubos, junte a farinha e toste por 5 minutos.
      No pedido, aqueça a lula até ferver e sirva com a farofa.
      [erva] Termine com {erva}.
    `,
    plating: 'Panela de barro, farofa ao lado.',
    story: 'Lula macia no tomate e farofa doce de banana-da-terra.',
    keeps: 'Lula cozida no molho (820 g): 2 dias na geladeira. Farofa: no dia.',
  }),
]
