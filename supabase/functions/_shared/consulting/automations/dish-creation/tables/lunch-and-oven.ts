import { type DishIdea, dish } from '../idea.ts'

/** Plates of the day, and what else a pizza oven or a tray bakes. */
export const lunchAndOven: readonly DishIdea[] = [
  dish('principal', 'pizza-frango-pequi', 'Pizza de frango com pequi na cachaça', {
    format: 'pizza',
    called: 'Pizza de frango com pequi',
    cuisines: ['Italiana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 2, portionGrams: 660, advance: 45, finish: 12, needs: ['oven', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'simmer30' },
    signature: true,
    lines: {
      massa_pizza: 2,
      frango: { sobrecoxa: 360 },
      pequi: 100,
      mussarela: 220,
      requeijao: { requeijao: 80, nata: 80 },
      cebola: 120,
      gordura: { azeite: 25, oleo: 25 },
      sal: 5,
    },
    steps: `
      Antes do serviço, refogue a cebola e a polpa de pequi, sem nenhum caroço, {no:gordura}; junte {o:frango}, o sal e {cachaca} e cozinhe tampado por 30 minutos, até 74 °C; desfie e deixe secar.
      No pedido, abra a massa, espalhe {o:requeijao}, a mussarela e o frango e asse no forno mais quente que houver, de 250 a 320 °C, por 4 a 9 minutos, até a borda dourar.
    `,
    plating: 'Tábua ou travessa, em oito fatias.',
    story: 'Frango desfiado com polpa de pequi, mussarela e requeijão.',
    keeps: 'Frango com pequi cozido (400 g): 3 dias na geladeira.',
  }),
  dish('principal', 'pizza-pequi-coalho', 'Pizza de coalho com cebola e pequi na cachaça', {
    format: 'pizza',
    called: 'Pizza de coalho com pequi',
    cuisines: ['Italiana', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 2, portionGrams: 620, advance: 20, finish: 12, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      massa_pizza: 2,
      coalho: 180,
      mussarela: 180,
      pequi: 90,
      cebola: { cebola_roxa: 240, cebola: 240 },
      nata: { nata: 100, creme: 110 },
      gordura: { manteiga_garrafa: 25, azeite: 25 },
    },
    steps: `
      Antes do serviço, murche a cebola {no:gordura} por 12 minutos, junte a polpa de pequi, sem nenhum caroço, e {cachaca} e deixe secar.
      No pedido, abra a massa, espalhe {o:nata}, a mussarela, a cebola e o queijo coalho em cubos e asse no forno mais quente que houver, de 250 a 320 °C, por 4 a 9 minutos, até a borda dourar.
    `,
    plating: 'Tábua ou travessa, em oito fatias.',
    story: 'Queijo coalho, cebola dourada e polpa de pequi sobre nata.',
    keeps: 'Cebola com pequi (240 g): 4 dias na geladeira.',
  }),
  dish('principal', 'frango-forno-macaxeira', 'Frango assado na cachaça com macaxeira e limão', {
    called: 'Frango assado com macaxeira',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 400, advance: 60, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60, alcohol: 'baked25' },
    lines: {
      frango: { sobrecoxa: 760 },
      macaxeira: 720,
      arroz: 240,
      limao: 40,
      alho: 16,
      gordura: { manteiga_garrafa: 40, azeite: 40 },
      paprica: 6,
      sal: 12,
    },
    steps: `
      Tempere {o:frango} com {cachaca}, metade do limão, o alho, a páprica e metade do sal e deixe 1 hora na geladeira.
      Cozinhe a macaxeira e o arroz em água filtrada, cada um na sua panela, com o resto do sal.
      Asse o frango escorrido a 210 °C por 35 minutos, com a macaxeira ao redor na metade do tempo, regando com metade {do:gordura}, até 74 °C no meio.
      No pedido, volte ao forno por 8 minutos, até 70 °C, e pingue o resto do limão.
    `,
    plating: 'Prato raso, frango sobre a macaxeira, arroz ao lado.',
    story: 'Sobrecoxa dourada no forno, macaxeira assada no caldo dela e arroz.',
    keeps:
      'Frango e macaxeira assados (1,3 kg): 2 dias na geladeira. Arroz cozido (640 g): 2 dias na geladeira.',
  }),
  dish('principal', 'carne-moida-jerimum', 'Carne moída na cachaça com jerimum e quiabo', {
    called: 'Carne moída com jerimum e quiabo',
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 400, advance: 35, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      carne: { carne_moida: 560 },
      jerimum: 320,
      quiabo: 240,
      arroz: 240,
      tomate: 200,
      cebola: 140,
      alho: 12,
      gordura: { oleo: 30, azeite: 30 },
      sal: 9,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, cozinhe o arroz em água filtrada. Doure a carne moída {no:gordura} até passar de 72 °C e secar; junte a cebola, o alho e {cachaca} e deixe secar de novo.
      Junte o tomate, o jerimum, o sal e 200 ml de água filtrada e cozinhe por 12 minutos.
      No pedido, junte o quiabo em rodelas e cozinhe 6 minutos, até amaciar e o molho passar de 70 °C.
      [erva] Cubra com {o:erva}.
    `,
    plating: 'Prato fundo, arroz ao lado.',
    story: 'Carne moída bem dourada, jerimum, quiabo e arroz.',
    keeps:
      'Carne com jerimum cozida (1,1 kg): 3 dias na geladeira. Arroz cozido (640 g): 2 dias na geladeira.',
  }),
]
