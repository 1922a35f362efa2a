import { type DishIdea, dish } from '../idea.ts'

/** The kitchen beside the esfihas, for houses that serve it. */
export const levant: readonly DishIdea[] = [
  dish('principal', 'kafta-carneiro-coalhada', 'Kafta de carneiro com coalhada e cebola na cachaça', {
    format: 'arabe',
    called: 'Kafta de carneiro com coalhada',
    cuisines: ['Mediterrânea', 'Na brasa'],
    batch: { portions: 4, portionGrams: 260, advance: 40, finish: 10, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      carne: { cordeiro: 640 },
      coalhada: 160,
      cebola: { cebola_roxa: 200, cebola: 200 },
      alho: 10,
      canela: 1,
      limao: 20,
      'erva?': { hortela: 12 },
      azeite: 20,
      sal: 8,
    },
    steps: `
      Moa {o:carne} com metade da cebola espremida, o alho, a canela e o sal; molde oito rolos e gele.
      Murche o resto da cebola no azeite por 10 minutos, junte {cachaca} e deixe secar.
      No pedido, asse na chapa forte por 8 minutos, virando, até 71 °C no meio; sirva sobre a coalhada com o limão e a cebola.
      [erva] Termine com {erva}.
    `,
    plating: 'Prato raso, coalhada por baixo.',
    story: 'Carne temperada com canela, coalhada fria e cebola dourada.',
    keeps: 'Kafta crua moldada (760 g): 1 dia na geladeira. Cebola na cachaça (90 g): 4 dias na geladeira.',
  }),
  dish('petisco', 'falafel-feijao-verde', 'Falafel de grão-de-bico com tahine e cachaça', {
    format: 'arabe',
    called: 'Falafel com tahine',
    cuisines: ['Mediterrânea', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 180, advance: 40, finish: 6, needs: ['fryer'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 25 },
    lines: {
      grao_bico: 480,
      trigo: 60,
      cebola: 80,
      alho: 10,
      erva: { coentro: 15, hortela: 15 },
      tahine: 60,
      limao: 30,
      oleo: 60,
      sal: 7,
    },
    steps: `
      Processe o grão-de-bico bem escorrido com a cebola, o alho, {o:erva}, o trigo, {cachaca} e o sal, sem virar pasta; molde 20 bolinhas e gele 30 minutos.
      Misture o tahine com o limão e 60 ml de água filtrada.
      No pedido, frite em óleo a 180 °C por 4 minutos, até 74 °C no meio, e escorra.
    `,
    plating: 'Cinco por porção, tahine em potinho.',
    story: 'Bolinho verde de ervas, crocante, e tahine com limão.',
    keeps: 'Bolinhas cruas (640 g): 1 dia na geladeira. Molho de tahine (140 ml): 4 dias na geladeira.',
  }),
  dish('principal', 'quibe-forno-jerimum', 'Quibe de forno com jerimum, ricota e cachaça', {
    format: 'arabe',
    called: 'Quibe de forno com jerimum',
    cuisines: ['Mediterrânea', 'Vegetariana'],
    batch: { portions: 6, portionGrams: 240, advance: 75, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      jerimum: 800,
      trigo_quibe: 240,
      ricota: 260,
      cebola: 200,
      alho: 12,
      'erva?': { hortela: 15 },
      azeite: 50,
      sal: 9,
    },
    steps: `
      Hidrate o trigo por 30 minutos e esprema. Cozinhe o jerimum, amasse e misture com o trigo, metade da cebola e o sal.
      Murche o resto da cebola no azeite, junte {cachaca}, deixe secar e misture à ricota com o alho.
      [erva] Pique {o:erva} na massa.
      Monte em camadas e asse a 200 °C por 30 minutos; no pedido, aqueça a fatia até 70 °C.
    `,
    plating: 'Prato raso, fatia inteira.',
    story: 'Trigo e jerimum por fora, ricota e cebola por dentro.',
    keeps: 'Quibe assado (1,5 kg): 3 dias na geladeira.',
  }),
  dish('lanche', 'shawarma-frango-laranja', 'Pão sírio com frango na cachaça e molho de tahine', {
    format: 'arabe',
    called: 'Enrolado de frango com tahine',
    cuisines: ['Mediterrânea'],
    batch: { portions: 4, portionGrams: 280, advance: 45, finish: 7, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      frango: { sobrecoxa: 520 },
      pao_sirio: 4,
      tahine: 50,
      limao: 40,
      pepino: 120,
      tomate: 140,
      repolho: 100,
      alho: 12,
      canela: 1,
      paprica: 4,
      azeite: 25,
      sal: 8,
    },
    steps: `
      Marine o frango em tiras com {cachaca}, o alho, metade do limão, a páprica, a canela e o sal por 30 minutos na geladeira.
      Misture o tahine com o resto do limão e 40 ml de água filtrada.
      No pedido, doure o frango na chapa com o azeite por 5 minutos, até 74 °C; enrole no pão quente com o pepino, o tomate e o repolho em tiras e regue.
    `,
    plating: 'Enrolado no papel, cortado ao meio.',
    story: 'Frango de chapa com canela e páprica, legumes frescos e tahine.',
    keeps: 'Frango na marinada (580 g): 1 dia na geladeira. Molho de tahine (110 ml): 4 dias na geladeira.',
  }),
  dish('petisco', 'homus-feijao-verde', 'Pasta de feijão-verde com tahine e cachaça', {
    format: 'arabe',
    called: 'Homus de feijão-verde',
    cuisines: ['Mediterrânea', 'Vegetariana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 190, advance: 40, finish: 4, needs: ['burner', 'blender'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 25 },
    signature: true,
    lines: {
      feijao_verde: 320,
      tahine: 70,
      limao: 40,
      alho: 8,
      azeite: 40,
      pao_sirio: 4,
      paprica: 2,
      sal: 6,
    },
    steps: `
      Cozinhe o feijão-verde por 30 minutos, bem macio, e escorra; ferva {cachaca} por 2 minutos.
      Bata com a cachaça, o tahine, o limão, o alho e o sal até ficar liso e gele.
      No pedido, espalhe no prato, regue com o azeite, polvilhe a páprica e sirva com o pão quente.
    `,
    plating: 'Prato raso, azeite no meio, pão em triângulos.',
    story: 'Feijão-verde no lugar do grão, tahine e limão.',
    keeps: 'Pasta de feijão cozido (480 g): 3 dias na geladeira.',
  }),
  dish('principal', 'charuto-couve-carneiro', 'Charuto de couve com carneiro e cachaça', {
    format: 'arabe',
    called: 'Charuto de couve com carneiro',
    cuisines: ['Mediterrânea'],
    batch: { portions: 4, portionGrams: 280, advance: 70, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      carne: { cordeiro: 440 },
      couve: 320,
      arroz: 140,
      tomate_pelado: 300,
      cebola: 120,
      alho: 12,
      limao: 20,
      canela: 1,
      sal: 9,
    },
    steps: `
      Escalde a couve por 1 minuto. Misture {o:carne} picada ou moída com o arroz cru, a cebola, o alho, a canela e o sal e enrole 16 charutos.
      Ferva {cachaca} com o tomate por 5 minutos, cubra os charutos, junte 300 ml de água filtrada e cozinhe tampado por 40 minutos, até 74 °C no meio.
      No pedido, aqueça até ferver e junte o limão.
    `,
    plating: 'Quatro por porção, no molho.',
    story: 'Folha de couve, carne com arroz e canela, molho de tomate.',
    keeps: 'Charutos cozidos no molho (1,2 kg): 3 dias na geladeira.',
  }),
  dish('petisco', 'salada-trigo-caju', 'Tabule com caju e molho de cachaça', {
    format: 'arabe',
    called: 'Tabule com caju',
    cuisines: ['Mediterrânea', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 190, advance: 40, finish: 3, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 25 },
    lines: {
      trigo_quibe: 160,
      fruta: { caju: 180 },
      tomate: 160,
      pepino: 140,
      erva: { hortela: 20, coentro: 20 },
      limao: 50,
      azeite: 40,
      sal: 6,
    },
    steps: `
      Hidrate o trigo por 30 minutos em água filtrada, esprema e gele.
      Ferva {cachaca} por 2 minutos e misture com o limão, o azeite e o sal.
      No pedido, misture o trigo, {o:fruta}, o tomate, o pepino e {o:erva} picados e regue.
    `,
    plating: 'Prato raso, bem fria.',
    story: 'Trigo, pepino e hortelã com fruta ácida.',
    keeps: 'Trigo hidratado (380 g): 2 dias na geladeira. Molho (110 ml): 3 dias na geladeira.',
  }),
]
