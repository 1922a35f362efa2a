import { type DishIdea, dish } from '../idea.ts'

/** Cakes, tarts and pies for houses that bake. */
export const bakery: readonly DishIdea[] = [
  dish('sobremesa', 'bolo-rapadura-castanha', 'Bolo de rapadura com castanha e calda de cachaça', {
    format: 'bolo',
    called: 'Bolo de rapadura com castanha',
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 12, portionGrams: 110, advance: 60, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 60, alcohol: 'baked25' },
    lines: { rapadura: 320, trigo: 360, ovo: 4, leite: 240, manteiga: 120, castanha: 100, canela: 3, sal: 2 },
    steps: `
      Derreta 260 g da rapadura no leite morno. Bata a manteiga com os ovos, junte o leite, o trigo, a canela, o sal e a castanha picada; bata até ficar liso e junte uma colher de sopa do pó químico de bolo da casa.
      Asse a 180 °C por 40 minutos, até 92 °C no meio.
      Ferva {cachaca} com o resto da rapadura por 6 minutos e regue o bolo morno; no pedido, corte a fatia.
    `,
    plating: 'Prato de sobremesa, fatia em pé.',
    story: 'Bolo escuro de rapadura, castanha e canela.',
    keeps: 'Bolo (1,3 kg): 3 dias fora da geladeira, coberto.',
  }),
  dish('sobremesa', 'bolo-macaxeira-coco', 'Bolo cremoso de macaxeira e coco com cachaça', {
    format: 'bolo',
    called: 'Bolo cremoso de macaxeira',
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 12, portionGrams: 130, advance: 60, finish: 2, needs: ['oven'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 40 },
    lines: { macaxeira: 900, ovo: 3, leite_coco: 300, coco: 120, acucar: 260, manteiga: 90, sal: 3 },
    steps: `
      Rale a macaxeira crua e esprema. Misture com os ovos batidos, o leite de coco, o coco, o açúcar, a manteiga derretida, o sal e {cachaca}.
      Asse a 180 °C em forma untada por 55 minutos, até dourar e chegar a 90 °C no meio; no pedido, corte a fatia fria ou morna.
    `,
    plating: 'Prato de sobremesa, fatia inteira.',
    story: 'Macaxeira ralada e coco, de miolo cremoso.',
    keeps: 'Bolo (1,6 kg): 4 dias na geladeira.',
  }),
  dish('sobremesa', 'torta-ricota-goiabada', 'Torta de ricota com goiabada na cachaça', {
    format: 'bolo',
    called: 'Torta de ricota com goiabada',
    cuisines: ['Regional cearense', 'Italiana'],
    batch: { portions: 10, portionGrams: 120, advance: 60, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      ricota: 500,
      nata: 150,
      ovo: 3,
      acucar: 120,
      biscoito: 180,
      manteiga: 80,
      goiabada: 220,
      limao: 15,
    },
    steps: `
      Triture o biscoito com a manteiga e forre a forma. Bata a ricota com a nata, os ovos, o açúcar e o limão; asse a 160 °C por 40 minutos, até firmar, a 75 °C no meio, e gele.
      Derreta a goiabada com {cachaca} e 40 ml de água filtrada por 10 minutos; no pedido, cubra a fatia.
    `,
    plating: 'Prato de sobremesa, calda por cima.',
    story: 'Ricota assada, fundo de biscoito e goiabada derretida.',
    keeps: 'Torta assada (1,1 kg): 4 dias na geladeira. Goiabada derretida (230 g): 5 dias na geladeira.',
  }),
  dish('sobremesa', 'bolo-laranja-coco', 'Bolo de laranja e coco molhado na cachaça', {
    format: 'bolo',
    called: 'Bolo molhado de laranja',
    cuisines: ['Regional cearense'],
    batch: { portions: 12, portionGrams: 110, advance: 60, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: { laranja: 300, trigo: 300, ovo: 4, acucar: 260, coco: 100, manteiga: 110, fecula: 60, sal: 2 },
    steps: `
      Bata a manteiga com 180 g do açúcar e os ovos até clarear; junte metade do suco de laranja, o trigo, a fécula, o coco e o sal, com uma colher de sopa do pó químico de bolo da casa.
      Asse a 180 °C por 38 minutos, até 92 °C no meio.
      Ferva {cachaca} com o resto do suco e do açúcar por 6 minutos e regue o bolo furado; no pedido, corte a fatia.
    `,
    plating: 'Prato de sobremesa, fatia em pé.',
    story: 'Bolo de laranja com coco, molhado de calda.',
    keeps: 'Bolo (1,3 kg): 3 dias na geladeira.',
  }),
  dish('lanche', 'empada-carne-sol', 'Empada de carne de sol com nata e cachaça', {
    format: 'bolo',
    called: 'Empada de carne de sol',
    cuisines: ['Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 12, portionGrams: 90, advance: 60, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      carne: { carne_sol: 360 },
      trigo: 380,
      manteiga: 190,
      ovo: 2,
      nata: 120,
      cebola: 120,
      sal: 4,
    },
    steps: `
      Cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie; murche a cebola, junte {cachaca}, deixe secar e misture a carne e a nata; esfrie.
      Junte o trigo, a manteiga fria, um ovo e o sal até soltar da mão, sem sovar; forre doze forminhas, recheie, tampe e pincele com o outro ovo.
      Asse a 190 °C por 28 minutos, até dourar; no pedido, aqueça até 70 °C.
    `,
    plating: 'Prato pequeno ou papel.',
    story: 'Massa que esfarela e recheio de carne de sol com nata.',
    keeps: 'Empadas assadas (1,1 kg): 2 dias na geladeira. Recheio cozido (460 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'quiche-jerimum-coalho', 'Quiche de jerimum e coalho com cebola na cachaça', {
    format: 'bolo',
    called: 'Quiche de jerimum e coalho',
    cuisines: ['Regional cearense', 'Francesa', 'Vegetariana'],
    batch: { portions: 8, portionGrams: 160, advance: 60, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      jerimum: 400,
      trigo: 240,
      manteiga: 120,
      ovo: 4,
      queijo: { coalho: 180 },
      creme: 250,
      cebola: 200,
      sal: 6,
    },
    steps: `
      Junte o trigo, a manteiga fria, um ovo e uma pitada de sal, forre a forma e asse a 190 °C por 12 minutos.
      Murche a cebola, junte {cachaca} e deixe secar; doure o jerimum em cubos.
      Bata os outros ovos com o creme de leite e o sal, junte tudo com {o:queijo} em cubos e asse a 180 °C por 30 minutos, até 75 °C no meio; no pedido, aqueça a fatia até 70 °C.
    `,
    plating: 'Prato raso, fatia com folhas.',
    story: 'Jerimum dourado, coalho em cubos e creme firme.',
    keeps: 'Quiche assada (1,3 kg): 3 dias na geladeira.',
  }),
  dish('lanche', 'torta-frango-milho', 'Torta salgada de frango na cachaça com milho', {
    format: 'bolo',
    called: 'Torta de frango com milho',
    cuisines: ['Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 10, portionGrams: 180, advance: 60, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 640 },
      trigo: 300,
      ovo: 3,
      leite: 400,
      oleo: 120,
      milho: 160,
      requeijao: 160,
      cebola: 120,
      sal: 9,
    },
    steps: `
      Refogue a cebola, junte {o:frango}, metade do sal e {cachaca} e cozinhe tampado por 30 minutos, até 74 °C; desfie até secar e misture o milho e o requeijão.
      Bata os ovos com o leite, o óleo, o trigo e o resto do sal; ponha metade na forma, o recheio e o resto da massa.
      Asse a 190 °C por 38 minutos, até 90 °C no meio; no pedido, aqueça a fatia até 70 °C.
    `,
    plating: 'Prato raso, fatia inteira.',
    story: 'Massa batida, frango desfiado, milho e requeijão.',
    keeps:
      'Torta assada (1,8 kg): 2 dias na geladeira. Recheio de frango cozido (700 g): 3 dias na geladeira.',
  }),
  dish('sobremesa', 'brownie-rapadura', 'Brownie de rapadura com calda de cachaça', {
    format: 'bolo',
    called: 'Brownie de rapadura',
    cuisines: ['Brasileira contemporânea', 'Regional cearense'],
    batch: { portions: 12, portionGrams: 85, advance: 45, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: { chocolate: 260, rapadura: 280, manteiga: 180, ovo: 4, trigo: 140, castanha: 80, sal: 3 },
    steps: `
      Derreta o chocolate com a manteiga e 220 g da rapadura; esfrie um pouco, junte os ovos, o trigo, o sal e a castanha.
      Asse a 180 °C por 22 minutos, até 85 °C no meio.
      Ferva {cachaca} com o resto da rapadura e 30 ml de água filtrada por 6 minutos; no pedido, regue o pedaço.
    `,
    plating: 'Prato de sobremesa, calda por cima.',
    story: 'Chocolate 70% e rapadura, de miolo úmido.',
    keeps: 'Brownie assado (1 kg): 4 dias fora da geladeira, coberto. Calda (90 ml): 5 dias na geladeira.',
  }),
]
