import { type DishIdea, dish } from '../idea.ts'

/** Dendê, coconut milk and dried shrimp, for houses of Bahia's kitchen. */
const pot = { portions: 4, portionGrams: 380, advance: 40, finish: 12, needs: ['burner'] } as const
const plating = 'Panela de barro, ainda fervendo.'

export const bahian: readonly DishIdea[] = [
  dish('principal', 'moqueca-peixe-caju', 'Moqueca de peixe com caju e cachaça', {
    format: 'dende',
    called: 'Moqueca de peixe com caju',
    cuisines: ['Praiana', 'Brasileira contemporânea'],
    batch: pot,
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      peixe: { cavala: 720, serra: 720, robalo: 720 },
      caju: 240,
      leite_coco: 300,
      tomate: 240,
      cebola: 200,
      pimentao: 120,
      dende: 40,
      limao: 30,
      'erva?': { coentro: 15 },
      sal: 9,
    },
    steps: `
      Tempere {o:peixe} em postas com o limão e o sal por 15 minutos na geladeira.
      Refogue metade da cebola, do tomate e do pimentão no dendê, junte {cachaca} e ferva 3 minutos.
      No pedido, monte em camadas com o peixe, o caju e o resto dos legumes, cubra com o leite de coco e cozinhe tampado por 10 minutos, até 70 °C no meio.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Peixe em postas, caju macio, dendê e leite de coco.',
    keeps: 'Refogado cozido (360 g): 2 dias na geladeira. Peixe temperado (720 g): 1 dia, no gelo.',
  }),
  dish('principal', 'moqueca-camarao-banana', 'Moqueca de camarão com banana-da-terra e cachaça', {
    format: 'dende',
    called: 'Moqueca de camarão com banana-da-terra',
    cuisines: ['Praiana', 'Brasileira contemporânea'],
    batch: { ...pot, finish: 10 },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      camarao: 560,
      banana_terra: 320,
      leite_coco: 300,
      tomate: 240,
      cebola: 200,
      pimentao: 120,
      dende: 40,
      limao: 20,
      'erva?': { coentro: 15 },
      sal: 8,
    },
    steps: `
      Refogue metade da cebola, do tomate e do pimentão no dendê, junte {cachaca} e ferva 3 minutos; cozinhe ali a banana em rodelas por 8 minutos.
      No pedido, junte o camarão com o limão e o sal, o resto dos legumes e o leite de coco e cozinhe por 5 minutos, até 70 °C.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Camarão, banana-da-terra e leite de coco no dendê.',
    keeps: 'Base cozida com banana (620 g): 2 dias na geladeira.',
  }),
  dish('principal', 'moqueca-ovo', 'Moqueca de ovo com quiabo e cachaça', {
    format: 'dende',
    called: 'Moqueca de ovo com quiabo',
    cuisines: ['Vegetariana', 'Brasileira contemporânea'],
    batch: { ...pot, finish: 11 },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      ovo: 8,
      quiabo: 240,
      leite_coco: 260,
      tomate: 280,
      cebola: 200,
      pimentao: 120,
      dende: 35,
      'erva?': { coentro: 15 },
      sal: 8,
    },
    steps: `
      Doure o quiabo em rodelas no dendê, reserve; refogue a cebola, o tomate e o pimentão, junte {cachaca} e ferva 3 minutos.
      No pedido, aqueça com o leite de coco, o quiabo e o sal, quebre os ovos por cima e cozinhe tampado por 7 minutos, até a gema firmar, a 70 °C.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Ovos cozidos no molho de coco e dendê, com quiabo firme.',
    keeps: 'Molho cozido (700 g): 2 dias na geladeira.',
  }),
  dish('principal', 'xinxim-capote', 'Xinxim de frango com castanha e cachaça', {
    format: 'dende',
    called: 'Xinxim de frango com castanha',
    cuisines: ['Brasileira contemporânea', 'Regional cearense'],
    batch: { ...pot, advance: 55, finish: 8 },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 800 },
      camarao_seco: 60,
      castanha: 70,
      leite_coco: 150,
      cebola: 200,
      alho: 15,
      gengibre: 10,
      dende: 35,
      limao: 25,
      'erva?': { coentro: 15 },
      sal: 6,
    },
    steps: `
      Lave e escalde o camarão seco; bata com a castanha, a cebola e o gengibre.
      Doure {o:frango} em pedaços com o alho, junte {cachaca} e a pasta, cubra com 400 ml de água filtrada e cozinhe por 35 minutos, até 74 °C.
      No pedido, aqueça com o leite de coco, o dendê e o limão por 6 minutos.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Frango num molho grosso de castanha, camarão seco e gengibre.',
    keeps: 'Frango cozido no molho (1,1 kg): 3 dias na geladeira.',
  }),
  dish('principal', 'bobo-caranguejo', 'Bobó de caranguejo com cachaça', {
    format: 'dende',
    called: 'Bobó de caranguejo',
    cuisines: ['Praiana', 'Regional cearense'],
    batch: { ...pot, advance: 45, finish: 8, needs: ['burner', 'blender'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      carne: { caranguejo: 400 },
      macaxeira: 800,
      leite_coco: 250,
      tomate: 200,
      cebola: 160,
      alho: 12,
      dende: 30,
      limao: 20,
      'erva?': { coentro: 15 },
      sal: 8,
    },
    steps: `
      Cozinhe a macaxeira, tire o fio e bata com o leite de coco e um pouco da água.
      Refogue a cebola, o alho e o tomate por 8 minutos, junte {cachaca} e ferva 3 minutos; junte {o:carne}, o limão e o sal e cozinhe 5 minutos, até 70 °C.
      No pedido, aqueça os dois juntos, mexendo, e termine com o dendê.
      [erva] Espalhe {erva}.
    `,
    plating,
    story: 'Carne catada num creme de macaxeira, coco e dendê.',
    keeps: 'Creme de macaxeira cozida (1 kg): 2 dias na geladeira. Refogado (720 g): 1 dia na geladeira.',
  }),
  dish('principal', 'arroz-hauca-charque', 'Arroz de coco com charque, camarão seco e cachaça', {
    format: 'dende',
    called: 'Arroz de coco com charque',
    cuisines: ['Brasileira contemporânea', 'Sertaneja'],
    batch: { ...pot, advance: 60, finish: 7 },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      charque: 320,
      arroz: 320,
      leite_coco: 250,
      camarao_seco: 70,
      cebola: 240,
      alho: 10,
      dende: 30,
      'pimenta?': { pimenta_cheiro: 3 },
      sal: 4,
    },
    steps: `
      Cozinhe o charque por 35 minutos na pressão, com água filtrada até a metade da carne, desfie e doure com metade da cebola; junte {cachaca} e deixe secar.
      Cozinhe o arroz com o leite de coco, o sal e 450 ml de água filtrada, até ficar bem mole. Refogue o camarão seco escaldado com o resto da cebola e o alho no dendê.
      [pimenta] Pique {o:pimenta} no refogado.
      No pedido, aqueça tudo até 70 °C e sirva o arroz com o charque no meio e o camarão por cima.
    `,
    plating: 'Prato fundo, arroz em volta, charque no meio.',
    story: 'Arroz cremoso de coco, charque dourado e camarão seco no dendê.',
    keeps: 'Charque cozido e dourado (280 g): 3 dias na geladeira. Arroz cozido (900 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'bolinho-fradinho-vatapa', 'Bolinho de feijão-fradinho com creme de castanha e cachaça', {
    format: 'dende',
    called: 'Bolinho de fradinho com creme de castanha',
    cuisines: ['Brasileira contemporânea', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 170, advance: 50, finish: 8, needs: ['fryer', 'burner', 'blender'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      fradinho: 360,
      castanha: 80,
      leite_coco: 120,
      cebola: 120,
      gengibre: 8,
      camarao_seco: 40,
      dende: 60,
      oleo: 60,
      sal: 7,
    },
    steps: `
      Deixe o feijão 8 horas de molho na geladeira, tire a casca e bata com metade da cebola e o sal; bata à colher até aerar e gele.
      Bata a castanha, o camarão seco escaldado, o gengibre e o resto da cebola com o leite de coco; junte {cachaca} e ferva 8 minutos, mexendo, até engrossar.
      No pedido, frite colheradas da massa em óleo com dendê a 180 °C por 4 minutos, virando, até 74 °C no meio; abra e recheie.
    `,
    plating: 'Seis bolinhos abertos, creme por dentro.',
    story: 'Bolinho crocante de fradinho e creme de castanha com gengibre.',
    keeps: 'Creme de castanha cozido (280 g): 2 dias na geladeira. Massa crua: só no turno.',
  }),
  dish('petisco', 'caruru-camarao', 'Quiabo com camarão, castanha e cachaça', {
    format: 'dende',
    called: 'Quiabo com camarão e castanha',
    cuisines: ['Brasileira contemporânea', 'Praiana'],
    batch: { portions: 4, portionGrams: 220, advance: 35, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 30 },
    lines: {
      quiabo: 480,
      camarao: 240,
      castanha: 50,
      camarao_seco: 30,
      cebola: 120,
      gengibre: 8,
      dende: 30,
      limao: 20,
      sal: 5,
    },
    steps: `
      Refogue a cebola, o gengibre e o camarão seco escaldado no dendê, junte {cachaca} e ferva 3 minutos; cozinhe o quiabo em rodelas com o limão por 15 minutos.
      No pedido, aqueça, junte o camarão e o sal e cozinhe 4 minutos, até 70 °C; termine com a castanha moída.
    `,
    plating: 'Cumbuca quente.',
    story: 'Quiabo no dendê com camarão e castanha moída.',
    keeps: 'Quiabo cozido (520 g): 2 dias na geladeira.',
  }),
]
