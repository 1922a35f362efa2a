import { type DishIdea, dish } from '../idea.ts'

/** Plates around goods that few houses buy: only where the owner names, or has to use up, their first ingredient. */
export const namedOnly: readonly DishIdea[] = [
  dish('principal', 'cogumelo-macaxeira', 'Cogumelos dourados com purê de macaxeira, coalho e cachaça', {
    called: 'Cogumelos dourados com purê de macaxeira e coalho',
    cuisines: ['Brasileira contemporânea', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 380, advance: 40, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      cogumelo: 640,
      macaxeira: 640,
      coalho: 160,
      cebola: 140,
      alho: 12,
      manteiga: 40,
      azeite: 30,
      sal: 9,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até desmanchar, escorra e amasse com a manteiga, metade do sal e 150 ml de água filtrada quente.
      Doure os cogumelos em pedaços no azeite, em fogo alto e sem encher a frigideira; junte a cebola e o alho, regue com {cachaca} e o resto do sal e ferva 5 minutos, até secar.
      No pedido, esquente o purê e os cogumelos por 4 minutos, até 70 °C, e doure o queijo coalho em cubos por 2 minutos.
    `,
    plating: 'Prato fundo quente: purê embaixo, cogumelos e queijo por cima.',
    story: 'Cogumelos bem dourados sobre purê de macaxeira, com coalho tostado.',
    keeps: 'Purê de macaxeira (760 g): 3 dias na geladeira. Cogumelos dourados (480 g): 3 dias na geladeira.',
  }),
  dish('principal', 'cogumelo-arroz', 'Arroz de forno com cogumelos, jerimum e cachaça', {
    called: 'Arroz de forno com cogumelos e jerimum',
    cuisines: ['Brasileira contemporânea', 'Sertaneja', 'Vegetariana'],
    batch: { portions: 6, portionGrams: 380, advance: 70, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50, alcohol: 'baked25' },
    lines: {
      cogumelo: 720,
      arroz: 420,
      jerimum: 600,
      coalho: 220,
      cebola: 180,
      alho: 16,
      azeite: 40,
      sal: 12,
    },
    steps: `
      Antes do serviço, cozinhe o arroz. Doure os cogumelos no azeite com a cebola e o alho, regue com {cachaca} e deixe secar.
      Misture o arroz, os cogumelos, o jerimum cozido em cubos e o sal, cubra com o queijo coalho ralado e asse a 200 °C por 25 minutos.
      No pedido, esquente a porção por 5 minutos, até 70 °C.
    `,
    plating: 'Travessa individual ou prato fundo, com a crosta à mostra.',
    story: 'Arroz assado com cogumelos dourados, jerimum e crosta de coalho.',
    keeps: 'Arroz de forno assado (2,3 kg): 2 dias na geladeira.',
  }),
  dish('principal', 'costela-panela', 'Costela na panela com macaxeira, arroz e cachaça', {
    called: 'Costela na panela com macaxeira e arroz',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 400, advance: 180, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer150' },
    lines: {
      costela: 1800,
      macaxeira: 900,
      arroz: 300,
      tomate: 260,
      cebola: 220,
      alho: 20,
      oleo: 20,
      sal: 14,
    },
    steps: `
      Antes do serviço, doure a costela no óleo vegetal, junte a cebola, o tomate, o alho, {cachaca}, o sal e 1,2 l de água filtrada e cozinhe tampado por 2 horas e meia, até soltar do osso.
      Junte a macaxeira em pedaços e cozinhe por mais 25 minutos; cozinhe o arroz à parte.
      No pedido, esquente por 5 minutos, até 74 °C, e sirva com o arroz.
    `,
    plating: 'Prato fundo ou quentinha, caldo grosso sobre o arroz.',
    story: 'Costela que solta do osso, macaxeira no caldo grosso e arroz.',
    keeps:
      'Costela com macaxeira (2,4 kg): 3 dias na geladeira, ou 30 dias congelada. Arroz cozido (740 g): 2 dias na geladeira.',
  }),
]
