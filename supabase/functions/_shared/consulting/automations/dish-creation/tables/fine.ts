import { type DishIdea, dish } from '../idea.ts'

/** Courses of a dining room: seafood, long cooking, precise sauces. */
export const fine: readonly DishIdea[] = [
  dish('petisco', 'ostra-limao', 'Ostra com limão e cachaça', {
    cuisines: ['Praiana', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 4, portionGrams: 90, advance: 20, finish: 4, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 24 },
    lines: { ostra: 24, limao: 60, azeite: 20, 'pimenta?': { pimenta_cheiro: 2 } },
    steps: `
      Misture o limão, o azeite e {cachaca} e gele por 15 minutos.
      [pimenta] Junte a {pimenta} em cubos mínimos.
      Abra as ostras na hora, sobre gelo, e ponha uma colher de chá do molho em cada: para consumo cru, só de cultivo com inspeção, mantida a 4 °C.
    `,
    plating: 'Sobre gelo moído ou sal grosso.',
    story: 'Ostra aberta na hora, limão e um fio de cachaça.',
    keeps: 'Molho (100 ml): 1 dia na geladeira.',
  }),
  dish('petisco', 'camarao-coco-brasa', 'Camarão na brasa com caldo de coco e cachaça', {
    cuisines: ['Praiana', 'Brasileira contemporânea', 'Na brasa'],
    batch: { portions: 4, portionGrams: 190, advance: 30, finish: 6, needs: ['grill', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 60 },
    lines: {
      camarao: 480,
      coco: { leite_coco: 200 },
      tomate: 120,
      cebola: 80,
      manteiga: { manteiga: 40, azeite: 30 },
      limao: 15,
      sal: 5,
    },
    steps: `
      Antes do serviço, doure a cebola e o tomate {no:manteiga}, junte {cachaca} e ferva 10 minutos; some {o:coco}, ferva 5 minutos, bata e coe.
      No pedido, passe o camarão na brasa por 1 minuto e meio de cada lado, com o sal.
      Ponha o caldo quente no prato e o limão por cima.
    `,
    plating: 'Caldo no fundo, camarão em pé.',
    story: 'Camarão de brasa forte e caldo curto de coco com cachaça.',
    keeps: 'Caldo (280 ml): 3 dias na geladeira.',
  }),
  dish('principal', 'peixe-banana', 'Peixe com banana-da-terra tostada e manteiga de cachaça', {
    cuisines: ['Praiana', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 4, portionGrams: 290, advance: 20, finish: 13, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 80 },
    lines: {
      peixe: { robalo: 640, pargo: 640 },
      banana_terra: 480,
      manteiga: { manteiga: 80, azeite: 70 },
      creme: { creme: 80, leite_coco: 80 },
      limao: 25,
      sal: 6,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com o limão por 5 minutos, junte {o:creme} e guarde a redução.
      No pedido, toste a banana-da-terra em metade {do:manteiga} por 4 minutos.
      Doure o peixe com a pele para baixo por 5 minutos, vire por 2, até 63 °C no meio.
      Aqueça a redução e bata o resto {do:manteiga} fora do fogo.
    `,
    plating: 'Banana por baixo, peixe por cima, molho em volta.',
    story: 'Peixe de pele crocante, banana-da-terra tostada e molho de manteiga com cachaça.',
    keeps: 'Redução com creme (120 ml): 3 dias na geladeira.',
  }),
  dish('principal', 'cabrito-pure', 'Cabrito de cozimento longo com macaxeira e mel de engenho', {
    cuisines: ['Brasileira contemporânea', 'Sertaneja', 'Francesa'],
    batch: { portions: 4, portionGrams: 300, advance: 240, finish: 8, needs: ['burner', 'precision'] },
    cachaca: { technique: 'braise', kinds: ['carvalho', 'castanheira', 'alambique'], ml: 90 },
    lines: {
      carne: { bode: 900, cordeiro: 900 },
      macaxeira: 560,
      gordura: { manteiga: 60, azeite: 50 },
      mel: { mel_engenho: 40 },
      cebola: 160,
      alho: 12,
      sal: 9,
    },
    steps: `
      Na véspera, doure {o:carne}, ferva {cachaca} com a cebola e o alho por 15 minutos, embale com o sal e cozinhe a 75 °C por 18 horas; resfrie em gelo até 10 °C, em menos de 2 horas.
      Cozinhe a macaxeira e amasse com {o:gordura}.
      No pedido, toste a carne por 4 minutos e reduza o caldo com {o:mel} por 3.
    `,
    plating: 'Purê no centro, carne por cima, caldo brilhante.',
    story: 'Cabrito que desmancha, purê de macaxeira e caldo com mel de engenho.',
    keeps: 'Carne cozida a vácuo (600 g): 4 dias a 3 °C. Purê (600 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'siri-casquinha', 'Casquinha de siri com cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 110, advance: 30, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      siri: 480,
      coco: { leite_coco: 160 },
      tomate: 160,
      cebola: 120,
      farinha: { farinha_mandioca: 40 },
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 10 },
      sal: 4,
    },
    steps: `
      Antes do serviço, refogue a cebola e o tomate {no:gordura}, junte {cachaca} e ferva até secar.
      Junte a carne de siri e {o:coco} e cozinhe por 8 minutos.
      [erva] Misture {erva}.
      No pedido, ferva a porção por 4 minutos e cubra com {o:farinha} tostada.
    `,
    plating: 'Na casquinha ou em potinho, limão ao lado.',
    story: 'Siri refogado no coco com cachaça e farinha tostada.',
    keeps: 'Recheio (780 g): 2 dias na geladeira.',
  }),
]
