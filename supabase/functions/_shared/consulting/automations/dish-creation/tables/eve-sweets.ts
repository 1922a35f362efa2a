import { type DishIdea, dish } from '../idea.ts'

/** Desserts of the day before, most of them without wheat or milk. */
export const eveSweets: readonly DishIdea[] = [
  dish('sobremesa', 'torta-banana', 'Torta de banana e rapadura com cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 8, portionGrams: 160, advance: 60, finish: 2, needs: ['oven', 'burner'] },
    cachaca: { technique: 'batter', kinds: ['carvalho', 'alambique'], ml: 80 },
    lines: {
      banana: 900,
      farinha: { farinha_arroz: 220, trigo: 220 },
      goma: 60,
      gordura: { oleo_coco: 90, manteiga: 110 },
      rapadura: 180,
      canela: 4,
      sal: 2,
    },
    steps: `
      Na véspera, misture {o:farinha}, a goma, o sal e {o:gordura} até virar farofa úmida, forre a forma e asse 20 minutos a 180 °C.
      Cozinhe a banana com a rapadura, a canela e {cachaca} em fogo baixo por 15 minutos, mexendo.
      Recheie, asse mais 10 minutos e gele por 4 horas.
      Corte em oito na hora de servir.
    `,
    plating: 'Fatia gelada, canela por cima.',
    story: 'Massa de farofa assada e recheio de banana cozida na rapadura com cachaça.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-chocolate-coco', 'Creme de chocolate e coco com cachaça', {
    cuisines: ['Vegetariana', 'Francesa', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 110, advance: 20, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'raw', kinds: ['carvalho', 'castanheira'], ml: 60 },
    lines: { chocolate: 240, coco: { leite_coco: 400 }, acucar: { acucar: 40, rapadura: 40 }, sal: 2 },
    steps: `
      Na véspera, aqueça {o:coco} com {o:acucar} e o sal até fumegar, desligue e derreta o chocolate.
      Junte {cachaca} com o creme abaixo de 60 °C, mexa e divida em seis copinhos.
      Gele por 4 horas.
    `,
    plating: 'Copinho gelado com tampa.',
    story: 'Chocolate amargo e leite de coco, com cachaça a frio.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'cocada-abacaxi', 'Cocada mole de abacaxi com cachaça', {
    cuisines: ['Regional cearense', 'Praiana', 'Vegetariana'],
    batch: { portions: 8, portionGrams: 100, advance: 35, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: { coco: 300, leite: { leite_coco: 300 }, abacaxi: 320, acucar: { acucar: 120, rapadura: 130 } },
    steps: `
      Na véspera, cozinhe o abacaxi com {o:acucar} por 10 minutos, até secar metade do caldo.
      Junte o coco e {o:leite} e mexa em fogo baixo por 10 minutos.
      Junte {cachaca} e ferva 5 minutos, mexendo, até soltar do fundo; gele em potinhos.
    `,
    plating: 'Potinho gelado com tampa.',
    story: 'Coco fresco e abacaxi cozidos até soltar da panela, com cachaça.',
    keeps: '4 dias na geladeira.',
  }),
  dish('sobremesa', 'gelatina-maracuja', 'Gelatina firme de maracujá e cachaça', {
    cuisines: ['Vegetariana', 'Praiana', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 120, advance: 20, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 80 },
    lines: { maracuja: 300, acucar: { acucar: 90, rapadura: 90 }, agar: 4 },
    steps: `
      Na véspera, ferva 320 ml de água filtrada com o ágar-ágar e {o:acucar} por 2 minutos.
      Junte o maracujá e, abaixo de 60 °C, {cachaca}; divida em seis formas e gele por 3 horas.
      Desenforme na hora.
    `,
    plating: 'Prato gelado, uma colher de polpa por cima.',
    story: 'Maracujá que treme no prato, com cachaça e sem nada de animal.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-manga-coco', 'Creme firme de manga e coco com cachaça', {
    cuisines: ['Vegetariana', 'Praiana', 'Regional cearense'],
    batch: { portions: 6, portionGrams: 140, advance: 25, finish: 1, needs: ['burner', 'blender'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      manga: 500,
      leite: { leite_coco: 260 },
      fecula: 40,
      acucar: { acucar: 70, rapadura: 70 },
      coco: 60,
    },
    steps: `
      Na véspera, bata a manga com {o:leite}, a fécula e {o:acucar}.
      Leve ao fogo baixo com {cachaca} e mexa por 8 minutos, até engrossar e brilhar.
      Divida em seis forminhas, cubra com o coco e gele por 4 horas.
    `,
    plating: 'Na forminha, coco por cima.',
    story: 'Manga e coco cozidos até firmar, com cachaça.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'bolo-chocolate-banana', 'Bolo de chocolate e banana com calda de cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense'],
    batch: { portions: 8, portionGrams: 120, advance: 60, finish: 1, needs: ['oven', 'burner', 'blender'] },
    cachaca: { technique: 'batter', kinds: ['carvalho', 'alambique'], ml: 60 },
    lines: {
      chocolate: 160,
      banana: 480,
      farinha: { farinha_arroz: 200, trigo: 200 },
      gordura: { oleo_coco: 80, oleo: 90 },
      acucar: { rapadura: 140, acucar: 120 },
      sal: 2,
    },
    steps: `
      Na véspera, bata a banana com {o:acucar}, {o:gordura} e o chocolate derretido; misture {o:farinha} e o sal.
      Asse a 180 °C por 35 minutos em forma untada.
      Ferva {cachaca} com 40 ml de água filtrada e uma colher {do:acucar} por 3 minutos e regue o bolo morno; gele.
      Corte em oito.
    `,
    plating: 'Fatia em temperatura ambiente.',
    story: 'Bolo úmido de chocolate e banana, regado com calda de cachaça.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'caju-chocolate', 'Caju em calda com creme de chocolate e cachaça', {
    cuisines: ['Regional cearense', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 6, portionGrams: 150, advance: 60, finish: 3, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 70, alcohol: 'simmer30' },
    lines: {
      caju: 540,
      chocolate: 180,
      creme: { creme: 180, leite_coco: 180 },
      acucar: { acucar: 90, rapadura: 90 },
    },
    steps: `
      Na véspera, cozinhe o caju com {o:acucar}, {cachaca} e 200 ml de água filtrada em fogo baixo por 30 minutos; resfrie na calda.
      Aqueça {o:creme}, desligue e derreta o chocolate; gele.
      Na hora, ponha uma colher do creme no prato, o caju e um fio da calda.
    `,
    plating: 'Prato raso gelado, caju em leque.',
    story: 'Caju cozido devagar na cachaça e creme de chocolate amargo.',
    keeps: 'Caju em calda (600 g): 5 dias na geladeira. Creme (350 g): 3 dias na geladeira.',
  }),
]
