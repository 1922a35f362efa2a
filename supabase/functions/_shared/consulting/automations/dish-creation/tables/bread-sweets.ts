import { type DishIdea, dish } from '../idea.ts'

/** Sweets of the oven for a shop window, some of yesterday's bread. */
export const breadSweets: readonly DishIdea[] = [
  dish('sobremesa', 'rabanada-forno', 'Rabanada de forno com calda de rapadura e cachaça', {
    called: 'Rabanada de forno',
    cuisines: ['Regional cearense', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 6, portionGrams: 160, advance: 25, finish: 10, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      pao: { pao_frances: 6 },
      leite: 450,
      ovo: 3,
      rapadura: 160,
      acucar: 60,
      manteiga: 40,
      canela: 5,
    },
    steps: `
      Bata os ovos com o leite e o açúcar. Corte cada pão em três fatias grossas e embeba por 10 minutos na geladeira, virando.
      Ferva {cachaca} com a rapadura e 60 ml de água filtrada por 8 minutos, até escorrer em fio.
      No pedido, asse as fatias em forma untada com a manteiga a 210 °C por 10 minutos, virando na metade, até dourar e chegar a 75 °C no meio; passe na canela e regue.
    `,
    plating: 'Três fatias no prato fundo, calda por cima.',
    story: 'Pão de ontem embebido em leite e ovos, dourado no forno, com canela e calda de rapadura.',
    keeps: 'Calda (180 ml): 5 dias na geladeira. Fatias embebidas: no mesmo dia, na geladeira.',
  }),
  dish('sobremesa', 'pudim-pao-calda-fria', 'Pudim de pão com caramelo e cachaça a frio', {
    called: 'Pudim de pão com caramelo de cachaça',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 10, portionGrams: 140, advance: 75, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'raw', kinds: ['carvalho', 'castanheira', 'alambique'], ml: 60 },
    signature: true,
    lines: { pao: { pao_frances: 6 }, leite: 800, ovo: 5, acucar: 260, manteiga: 20, canela: 3 },
    steps: `
      Derreta 140 g do açúcar até caramelo claro, junte 90 ml de água filtrada quente, ferva 3 minutos e deixe esfriar; forre a forma untada com metade.
      Bata o pão picado com o leite, os ovos, o resto do açúcar e a canela e despeje na forma.
      Asse em banho-maria a 170 °C por 55 minutos, até firmar, a 80 °C no meio; gele por 4 horas.
      Misture {cachaca} ao resto do caramelo já frio; no pedido, corte a fatia e regue com uma colher.
    `,
    plating: 'Prato de sobremesa, caramelo na hora.',
    story: 'Pudim liso de pão e canela, com caramelo que leva cachaça sem fogo.',
    keeps:
      'Pudim assado (1,5 kg): 4 dias na geladeira; na vitrine refrigerada a até 5 °C, 2 dias. Caramelo com cachaça (150 ml): 5 dias na geladeira.',
  }),
  dish('sobremesa', 'cuca-banana-terra', 'Cuca de banana-da-terra com farofa e cachaça', {
    called: 'Cuca de banana-da-terra',
    cuisines: ['Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 12, portionGrams: 110, advance: 60, finish: 2, needs: ['oven'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 40 },
    lines: {
      banana: { banana_terra: 500, banana: 560 },
      trigo: 340,
      acucar: 220,
      manteiga: 160,
      ovo: 3,
      leite: 160,
      canela: 5,
      sal: 2,
    },
    steps: `
      Esfregue 100 g do trigo com 60 g do açúcar, 60 g da manteiga fria e a canela até virar farofa; gele.
      Bata o resto da manteiga com o açúcar e os ovos, junte o leite, o resto do trigo, o sal, {cachaca} e uma colher de sopa do pó químico de bolo da casa.
      Espalhe na forma untada, cubra com a banana em rodelas e a farofa e asse a 180 °C por 40 minutos, até 92 °C no meio; no pedido, corte o pedaço.
    `,
    plating: 'Pedaço quadrado, farofa para cima.',
    story: 'Massa de bolo, banana-da-terra assada e farofa doce de canela.',
    keeps: 'Cuca assada (1,3 kg): 2 dias na vitrine fechada, longe do sol; 4 dias na geladeira.',
  }),
  dish('sobremesa', 'bolo-banana-coco', 'Bolo de banana e coco sem leite nem ovo, com cachaça', {
    called: 'Bolo de banana e coco',
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Regional cearense'],
    batch: { portions: 12, portionGrams: 100, advance: 60, finish: 2, needs: ['oven'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 40 },
    lines: { banana: 480, trigo: 300, acucar: 180, oleo: 100, leite_coco: 160, coco: 60, canela: 4, sal: 2 },
    steps: `
      Amasse a banana bem madura e bata com o óleo, o leite de coco, o açúcar e {cachaca}.
      Junte o trigo, o coco, a canela, o sal e uma colher de sopa do pó químico de bolo da casa, sem bater demais.
      Asse a 180 °C em forma untada com óleo por 40 minutos, até 92 °C no meio; no pedido, corte a fatia.
    `,
    plating: 'Fatia em pé no prato pequeno.',
    story: 'Banana madura, coco e canela, massa úmida feita com óleo e leite de coco.',
    keeps: 'Bolo (1,2 kg): 2 dias na vitrine fechada, longe do sol; 4 dias na geladeira.',
  }),
]
