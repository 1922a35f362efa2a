import { type DishIdea, dish } from '../idea.ts'

/** Lunch plates and snacks of plants alone, each with its pulse or tofu: a plate that feeds, not a garnish. */
export const plantPlates: readonly DishIdea[] = [
  dish('principal', 'escondidinho-jaca', 'Escondidinho de jaca na cachaça com macaxeira', {
    called: 'Escondidinho de jaca',
    cuisines: ['Vegetariana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 380, advance: 60, finish: 10, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      jaca: 480,
      macaxeira: 800,
      grao_bico: 200,
      tomate: { tomate_pelado: 240, tomate: 280 },
      cebola: 160,
      leite_coco: 120,
      azeite: 40,
      alho: 12,
      paprica: 4,
      sal: 9,
    },
    steps: `
      Refogue a cebola e o alho em metade do azeite, junte a jaca e a páprica, doure e junte {cachaca}; deixe secar, junte {o:tomate} e o grão-de-bico e cozinhe por 15 minutos.
      Cozinhe a macaxeira, tire o fio e amasse quente com o leite de coco, o resto do azeite e o sal.
      Monte em camadas; no pedido, asse a 220 °C por 10 minutos, até dourar e chegar a 70 °C no meio.
    `,
    plating: 'Cumbuca de barro individual.',
    story: 'Jaca verde desfiada no tomate, grão-de-bico e macaxeira amassada com leite de coco.',
    keeps:
      'Recheio de jaca cozido (880 g): 3 dias na geladeira. Macaxeira amassada (920 g): 2 dias na geladeira.',
  }),
  dish('principal', 'lentilha-jerimum-arroz', 'Arroz de lentilha com jerimum assado e cebola na cachaça', {
    called: 'Arroz de lentilha com jerimum',
    cuisines: ['Vegetariana', 'Mediterrânea', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 400, advance: 50, finish: 6, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      lentilha: 240,
      arroz: 240,
      jerimum: 500,
      cebola: 360,
      azeite: 60,
      alho: 12,
      limao: 20,
      sal: 10,
      'folha?': { rucula: 60 },
    },
    steps: `
      Asse o jerimum em cubos com um terço do azeite a 210 °C por 25 minutos, até dourar.
      Doure a cebola em fios no resto do azeite por 20 minutos, junte {cachaca} e deixe secar até escurecer; reserve metade.
      Cozinhe a lentilha em água filtrada por 15 minutos, junte o arroz, o alho, o sal e metade da cebola e cozinhe mais 15 minutos.
      No pedido, aqueça até 70 °C, cubra com o jerimum e o resto da cebola e pingue o limão.
      [folha] Sirva com {o:folha} ao lado.
    `,
    plating: 'Prato fundo, jerimum e cebola por cima.',
    story: 'Lentilha e arroz cozidos juntos, jerimum assado e cebola bem dourada.',
    keeps:
      'Arroz de lentilha cozido (1,2 kg): 2 dias na geladeira. Jerimum assado (380 g): 3 dias na geladeira.',
  }),
  dish('principal', 'moqueca-banana-palmito', 'Moqueca de banana-da-terra e palmito com cachaça', {
    called: 'Moqueca de banana-da-terra',
    cuisines: ['Vegetariana', 'Regional cearense', 'Praiana'],
    batch: { portions: 4, portionGrams: 600, advance: 30, finish: 10, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      banana: { banana_terra: 560 },
      palmito: 320,
      grao_bico: 200,
      arroz: 240,
      leite_coco: 400,
      tomate: 240,
      cebola: 160,
      pimentao: 120,
      gordura: { azeite: 40, oleo: 40 },
      limao: 20,
      sal: 9,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, cozinhe o arroz em água filtrada. Refogue a cebola, o pimentão e o tomate {no:gordura}, junte {cachaca} e deixe secar; junte o leite de coco e o sal e cozinhe 8 minutos.
      No pedido, aqueça o molho, junte a banana em rodelas grossas, o palmito e o grão-de-bico e cozinhe por 8 minutos, até a banana amaciar; pingue o limão.
      [erva] Cubra com {o:erva}.
    `,
    plating: 'Panelinha de barro e arroz ao lado.',
    story: 'Banana-da-terra, palmito e grão-de-bico no molho de coco, com arroz.',
    keeps: 'Molho de coco cozido (900 g): 3 dias na geladeira. Arroz cozido (640 g): 2 dias na geladeira.',
  }),
  dish('principal', 'baiao-tofu', 'Baião de feijão-verde com tofu dourado na cachaça', {
    called: 'Baião de feijão-verde com tofu',
    cuisines: ['Vegetariana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 400, advance: 45, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      feijao_verde: 320,
      arroz: 240,
      tofu: 400,
      leite_coco: 160,
      cebola: 160,
      alho: 12,
      gordura: { azeite: 40, oleo: 40 },
      limao: 15,
      paprica: 4,
      sal: 10,
      'erva?': { coentro: 12 },
    },
    steps: `
      Corte o tofu em cubos, misture com {cachaca}, o limão, a páprica e um terço do sal e deixe 30 minutos na geladeira.
      Cozinhe o feijão-verde em água filtrada por 25 minutos. Refogue a cebola e o alho em metade {do:gordura}, junte o arroz, o feijão, o resto do sal e o leite de coco e cozinhe até secar, molhado.
      No pedido, doure o tofu escorrido no resto {do:gordura} por 6 minutos, virando, e junte ao baião a 70 °C.
      [erva] Cubra com {o:erva}.
    `,
    plating: 'Prato fundo, tofu por cima.',
    story: 'Feijão-verde e arroz molhados no leite de coco, tofu dourado com páprica.',
    keeps: 'Baião cozido (1,3 kg): 2 dias na geladeira. Tofu temperado (440 g): 1 dia na geladeira.',
  }),
  dish('lanche', 'tostada-cogumelo', 'Pão tostado com cogumelos no alho e na cachaça', {
    called: 'Pão tostado com cogumelos',
    cuisines: ['Vegetariana', 'Mediterrânea', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 140, advance: 10, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 30 },
    lines: {
      cogumelo: 480,
      pao: { pao_frances: 4 },
      alho: 16,
      azeite: 50,
      limao: 15,
      sal: 5,
      'erva?': { manjericao: 12, coentro: 12 },
    },
    steps: `
      Corte os cogumelos em fatias grossas e misture com o alho, {cachaca} e o sal só na hora.
      No pedido, doure os cogumelos na chapa bem quente com dois terços do azeite por 6 minutos, até secar; pingue o limão.
      Toste o pão em fatias com o resto do azeite e cubra.
      [erva] Rasgue {o:erva} por cima.
    `,
    plating: 'Fatias em fila, cogumelos por cima.',
    story: 'Cogumelos dourados no alho sobre pão tostado no azeite.',
    keeps: 'Cogumelos limpos: 2 dias na geladeira, em pano seco.',
  }),
  dish('lanche', 'berinjela-tahine-pao', 'Sanduíche de berinjela assada com tahine e tomate na cachaça', {
    called: 'Sanduíche de berinjela com tahine',
    cuisines: ['Vegetariana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 220, advance: 40, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      berinjela: 560,
      pao: { pao_frances: 4, pao_sirio: 4 },
      tahine: 80,
      tomate: 280,
      azeite: 40,
      limao: 30,
      alho: 8,
      sal: 6,
      'folha?': { rucula: 60 },
    },
    steps: `
      Asse a berinjela em fatias com metade do azeite e metade do sal a 220 °C por 22 minutos, virando.
      Murche o tomate com o alho no resto do azeite, junte {cachaca} e deixe secar. Misture o tahine com o limão e 60 ml de água filtrada, até ficar liso.
      No pedido, aqueça a berinjela e {o:pao} no forno por 4 minutos, passe o tahine e monte com o tomate.
      [folha] Feche com {o:folha}.
    `,
    plating: 'Cortado ao meio, no papel.',
    story: 'Berinjela bem dourada, creme de tahine com limão e tomate refogado.',
    keeps: 'Berinjela assada (400 g): 3 dias na geladeira. Molho de tahine (170 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'torrada-abacate', 'Torrada de abacate com vinagrete de cachaça', {
    called: 'Torrada de abacate com vinagrete',
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 190, advance: 10, finish: 6, needs: ['griddle'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 20 },
    lines: {
      abacate: 480,
      pao: { pao_frances: 4 },
      tomate: 200,
      cebola: { cebola_roxa: 60, cebola: 60 },
      limao: 40,
      azeite: 30,
      sal: 5,
      'semente?': { gergelim: 8 },
    },
    steps: `
      Pique o tomate sem semente e a cebola e tempere com {cachaca}, metade do limão, metade do azeite e metade do sal; deixe 15 minutos na geladeira.
      No pedido, toste o pão em fatias na chapa com o resto do azeite e amasse o abacate com o resto do limão e do sal.
      Cubra o pão com o abacate e o vinagrete escorrido.
      [semente] Polvilhe {o:semente}.
    `,
    plating: 'Duas fatias, vinagrete por cima.',
    story: 'Abacate amassado na hora e vinagrete que leva cachaça sem fogo.',
    keeps: 'Vinagrete (260 g): 1 dia na geladeira.',
  }),
  dish('lanche', 'torta-palmito-oleo', 'Torta de palmito e milho com tomate na cachaça', {
    format: 'bolo',
    called: 'Torta de palmito e milho',
    cuisines: ['Vegetariana', 'Regional cearense'],
    batch: { portions: 10, portionGrams: 150, advance: 70, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      palmito: 500,
      milho: 240,
      tomate: { tomate_pelado: 300, tomate: 340 },
      trigo: 460,
      oleo: 160,
      cebola: 160,
      alho: 12,
      fecula: 20,
      sal: 12,
    },
    steps: `
      Refogue a cebola e o alho em 20 ml do óleo, junte {cachaca} e deixe secar; junte {o:tomate}, o palmito, o milho e metade do sal, cozinhe 12 minutos e engrosse com a fécula dissolvida; esfrie.
      Junte o trigo, o resto do sal, o resto do óleo e 120 ml de água filtrada gelada até soltar da mão; forre a forma, recheie e tampe.
      Asse a 190 °C por 40 minutos, até dourar; no pedido, aqueça a fatia até 70 °C.
    `,
    plating: 'Fatia no prato raso.',
    story: 'Massa fina de óleo, palmito, milho e tomate apurado.',
    keeps:
      'Torta assada (1,6 kg): 2 dias na geladeira. Recheio de palmito cozido (980 g): 3 dias na geladeira.',
  }),
  dish('principal', 'maxixe-feijao', 'Maxixe cremoso com feijão-verde e cachaça', {
    called: 'Maxixe com feijão-verde',
    cuisines: ['Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 400, advance: 45, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      maxixe: 500,
      feijao: { feijao_verde: 320 },
      jerimum: 300,
      creme: { nata: 160, leite_coco: 200 },
      'queijo?': { coalho: 160 },
      cebola: 160,
      tomate: 160,
      alho: 12,
      'erva?': { coentro: 12 },
      sal: 8,
    },
    steps: `
      Antes do serviço, raspe o maxixe e corte em rodelas; cozinhe o feijão-verde em água filtrada por 25 minutos.
      Refogue a cebola, o alho e o tomate, junte {cachaca} e deixe secar; junte o jerimum em cubos, cubra com água filtrada e cozinhe por 10 minutos, depois o maxixe e o sal por mais 8.
      No pedido, esquente a porção com o feijão-verde e {o:creme} por 6 minutos, até 74 °C.
      [queijo] Cubra com {o:queijo} em cubos.
      [erva] Finalize com {erva}.
    `,
    plating: 'Panela de barro ou prato fundo.',
    story: 'Maxixe, jerimum e feijão-verde cremosos, com um fio de cachaça na panela.',
    keeps: 'Maxixe cozido (1,2 kg): 2 dias na geladeira. Feijão cozido (700 g): 3 dias na geladeira.',
  }),
]
