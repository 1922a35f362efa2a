import { type DishIdea, dish } from '../idea.ts'

/** Rice and seaweed, with raw fish that was frozen as for raw eating, and some of the hot kitchen. */
const rice =
  'Lave o arroz, cozinhe com 1,2 parte de água por 12 minutos, descanse 10 e tempere morno com o vinagre, o açúcar e o sal; use em até 4 horas.'
const temaki = { portions: 4, portionGrams: 170, advance: 40, finish: 6, needs: ['burner'] } as const
const seasoned = { arroz_sushi: 200, nori: 2, vinagre: 25, acucar: 12, sal: 3 }
const cone =
  'No pedido, toste meia folha de nori, espalhe 90 g de arroz, recheie e enrole em cone; sirva na hora.'
const hand = 'Suporte de temaki, shoyu e limão ao lado.'

export const japanese: readonly DishIdea[] = [
  dish('principal', 'temaki-salmao-caju', 'Temaki de salmão com caju e cachaça', {
    format: 'temaki',
    cuisines: ['Asiática', 'Praiana'],
    batch: temaki,
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 15 },
    signature: true,
    lines: {
      salmao: 260,
      fruta: { caju: 120 },
      gengibre: 6,
      limao: 15,
      gergelim: 6,
      ...seasoned,
    },
    steps: `
      Use salmão próprio para consumo cru, congelado antes a −20 °C por 7 dias; corte em cubos de 1 cm e mantenha a 4 °C.
      ${rice}
      Misture na hora o salmão com {o:fruta} em cubos miúdos, o gengibre, o limão e {cachaca}, gelada.
      ${cone}
      Termine com o gergelim.
    `,
    plating: hand,
    story: 'Salmão em cubos, fruta ácida e gengibre.',
    keeps: 'Arroz temperado (420 g): só no turno.',
  }),
  dish('principal', 'temaki-atum-abacate', 'Temaki de atum com abacate e molho de cachaça', {
    format: 'temaki',
    cuisines: ['Asiática', 'Praiana'],
    batch: temaki,
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      atum: 260,
      abacate: 120,
      shoyu: 30,
      doce: { rapadura: 15, acucar: 15 },
      'cebola?': { cebola_roxa: 20 },
      gergelim: 6,
      ...seasoned,
    },
    steps: `
      Use atum próprio para consumo cru, congelado antes a −20 °C por 7 dias; corte em cubos de 1 cm e mantenha a 4 °C.
      ${rice}
      Ferva {cachaca} com o shoyu e {o:doce} por 5 minutos, até brilhar, e gele.
      [cebola] Pique {o:cebola} bem fina e misture ao atum.
      ${cone}
      Regue com uma colher de chá do molho e o gergelim.
    `,
    plating: hand,
    story: 'Atum, abacate e um molho escuro, doce e salgado.',
    keeps: 'Molho (50 ml): 5 dias na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish('principal', 'temaki-camarao-manga', 'Temaki de camarão salteado com manga e cachaça', {
    format: 'temaki',
    cuisines: ['Asiática', 'Praiana'],
    batch: temaki,
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 30 },
    lines: { camarao: 280, manga: 120, cream_cheese: 80, alho: 6, limao: 10, oleo: 15, ...seasoned },
    steps: `
      ${rice}
      Salteie o camarão no óleo com o alho por 3 minutos, até 70 °C; regue com {cachaca}, deixe secar, pingue o limão e esfrie.
      ${cone}
      Vão juntos o camarão, a manga em tiras e o cream cheese.
    `,
    plating: hand,
    story: 'Camarão salteado no alho, manga e cream cheese.',
    keeps: 'Camarão salteado (230 g): 1 dia na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish('principal', 'temaki-salmao-macaricado', 'Temaki de salmão tostado com glacê de cachaça', {
    format: 'temaki',
    cuisines: ['Asiática'],
    batch: { ...temaki, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 40 },
    signature: true,
    lines: {
      salmao: 320,
      shoyu: 40,
      doce: { mel_engenho: 30, rapadura: 30 },
      limao: 10,
      pepino: 80,
      gergelim: 6,
      ...seasoned,
    },
    steps: `
      ${rice}
      Ferva {cachaca} com o shoyu e {o:doce} por 6 minutos, até cobrir a colher; junte o limão.
      No pedido, sele o salmão em tiras na chapa forte por 2 minutos de cada lado, até 70 °C no meio, e passe no glacê.
      Toste meia folha de nori, espalhe 90 g de arroz, junte o salmão, o pepino em tiras e o gergelim e enrole em cone.
    `,
    plating: hand,
    story: 'Salmão quente, glacê de shoyu e pepino gelado.',
    keeps: 'Glacê (80 ml): 5 dias na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish('principal', 'temaki-cogumelo', 'Temaki de cogumelos na manteiga e na cachaça', {
    format: 'temaki',
    cuisines: ['Asiática', 'Vegetariana'],
    batch: temaki,
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 30 },
    lines: {
      cogumelo: 360,
      gordura: { manteiga: 25, oleo: 20 },
      shoyu: 25,
      alho: 6,
      pepino: 80,
      gergelim: 6,
      ...seasoned,
    },
    steps: `
      ${rice}
      Doure os cogumelos em tiras {no:gordura} com o alho, regue com {cachaca} e o shoyu e deixe secar.
      ${cone}
      Vão juntos os cogumelos, o pepino em tiras e o gergelim.
    `,
    plating: hand,
    story: 'Cogumelos dourados com shoyu e pepino fresco.',
    keeps: 'Cogumelos salteados (240 g): 2 dias na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish(
    'principal',
    'temaki-peixe-crocante',
    'Temaki de peixe empanado na goma com molho de limão e cachaça',
    {
      format: 'temaki',
      called: 'Temaki de peixe crocante',
      cuisines: ['Asiática', 'Praiana'],
      batch: { ...temaki, needs: ['burner', 'fryer'] },
      cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 25 },
      lines: {
        peixe: { tilapia: 300, cavala: 300, serra: 300 },
        goma: 60,
        cream_cheese: 80,
        limao: 20,
        pepino: 80,
        oleo: 60,
        ...seasoned,
      },
      steps: `
      ${rice}
      Ferva {cachaca} por 2 minutos, esfrie e misture com o cream cheese e o limão.
      No pedido, passe o peixe em tiras na goma e frite em óleo a 180 °C por 3 minutos, até 70 °C no meio; escorra.
      Toste meia folha de nori, espalhe 90 g de arroz, junte o peixe, o pepino e o molho e enrole em cone; sirva na hora.
    `,
      plating: hand,
      story: 'Peixe quente e crocante, pepino e molho de limão.',
      keeps: 'Molho (110 g): 2 dias na geladeira. Arroz temperado (420 g): só no turno.',
    },
  ),
  dish('principal', 'temaki-polvo-pimenta', 'Temaki de polvo com pimenta-de-cheiro e cachaça', {
    format: 'temaki',
    called: 'Temaki de polvo',
    cuisines: ['Asiática', 'Praiana'],
    batch: { ...temaki, advance: 60, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 25 },
    lines: {
      polvo: 420,
      pimenta_cheiro: 2,
      cebola: { cebola_roxa: 40 },
      limao: 20,
      azeite: 20,
      'erva?': { coentro: 6 },
      ...seasoned,
    },
    steps: `
      Cozinhe o polvo por 45 minutos, até ficar macio, e esfrie no caldo.
      ${rice}
      Ferva {cachaca} por 2 minutos e misture com o limão, o azeite, a cebola e a pimenta picadas.
      [erva] Pique {o:erva} no molho.
      No pedido, toste o polvo em cubos na chapa por 3 minutos, até 70 °C, e envolva no molho.
      Toste meia folha de nori, espalhe 90 g de arroz, recheie e enrole em cone; sirva na hora.
    `,
    plating: hand,
    story: 'Polvo tostado, limão e pimenta-de-cheiro.',
    keeps: 'Polvo cozido (240 g): 2 dias na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish('principal', 'temaki-tofu-abacaxi', 'Temaki de tofu glaceado na cachaça com abacaxi', {
    format: 'temaki',
    called: 'Temaki de tofu com abacaxi',
    cuisines: ['Asiática', 'Vegetariana'],
    batch: { ...temaki, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      tofu: 280,
      abacaxi: 120,
      shoyu: 30,
      doce: { rapadura: 25, acucar: 20 },
      gengibre: 6,
      oleo: 15,
      gergelim: 6,
      ...seasoned,
    },
    steps: `
      ${rice}
      Ferva {cachaca} com o shoyu, {o:doce} e o gengibre por 5 minutos, até brilhar.
      No pedido, doure o tofu em bastões na chapa com o óleo por 4 minutos e passe no glacê.
      Toste meia folha de nori, espalhe 90 g de arroz, junte o tofu, o abacaxi em tiras e o gergelim e enrole em cone.
    `,
    plating: hand,
    story: 'Tofu dourado com shoyu e gengibre, abacaxi gelado.',
    keeps: 'Glacê (60 ml): 5 dias na geladeira. Arroz temperado (420 g): só no turno.',
  }),
  dish(
    'principal',
    'uramaki-salmao-coalho',
    'Uramaki de salmão com coalho tostado e melado de cachaça, 8 peças',
    {
      format: 'sushi',
      called: 'Uramaki sertão, 8 peças',
      cuisines: ['Asiática', 'Brasileira contemporânea'],
      batch: { portions: 4, portionGrams: 210, advance: 45, finish: 10, needs: ['burner', 'griddle'] },
      cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 40 },
      signature: true,
      lines: {
        salmao: 280,
        queijo: { coalho: 160 },
        pepino: 100,
        doce: { mel_engenho: 40, rapadura: 40 },
        shoyu: 30,
        gergelim: 10,
        arroz_sushi: 280,
        nori: 4,
        vinagre: 35,
        acucar: 16,
        sal: 4,
      },
      steps: `
      Use salmão próprio para consumo cru, congelado antes a −20 °C por 7 dias; corte em bastões e mantenha a 4 °C.
      ${rice}
      Ferva {cachaca} com {o:doce} e o shoyu por 6 minutos e esfrie.
      No pedido, toste {o:queijo} em bastões na chapa por 1 minuto de cada lado; enrole com o salmão e o pepino, arroz para fora, passe no gergelim e corte em oito.
      Pincele o melado na hora.
    `,
      plating: 'Prato frio, oito peças em fila, melado em fio.',
      story: 'Salmão frio, coalho quente e melado de shoyu.',
      keeps: 'Melado (80 ml): 5 dias na geladeira. Arroz temperado (580 g): só no turno.',
    },
  ),
  dish('petisco', 'sashimi-curado-limao', 'Fatias de salmão curado na cachaça com limão', {
    format: 'sushi',
    called: 'Salmão curado da casa',
    cuisines: ['Asiática', 'Praiana'],
    batch: { portions: 4, portionGrams: 110, advance: 20, finish: 6, needs: [] },
    cachaca: { technique: 'cure', kinds: ['alambique'], ml: 40 },
    lines: { salmao: 420, sal: 35, acucar: 35, limao: 25, gengibre: 8, 'erva?': { coentro: 4 } },
    steps: `
      Use salmão próprio para consumo cru, congelado antes a −20 °C por 7 dias. Cubra com o sal, o açúcar e {cachaca} e deixe 6 horas na geladeira, coberto.
      Lave, seque e guarde a 4 °C; no pedido, corte em fatias de 4 mm, pingue o limão e ponha o gengibre ralado.
      [erva] Espalhe folhas de {erva}.
    `,
    plating: 'Prato gelado, fatias lado a lado.',
    story: 'Salmão firme de cura, limão e gengibre.',
    keeps: 'Salmão curado (380 g): 2 dias na geladeira.',
  }),
  dish('principal', 'tigela-atum-manga', 'Poke de atum com manga e molho de cachaça', {
    format: 'sushi',
    cuisines: ['Asiática', 'Praiana'],
    batch: { portions: 4, portionGrams: 330, advance: 40, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      peixe: { atum: 360 },
      arroz_sushi: 260,
      manga: 200,
      pepino: 160,
      repolho: 100,
      shoyu: 50,
      limao: 25,
      gengibre: 8,
      gergelim: 10,
      vinagre: 30,
      acucar: 14,
      sal: 4,
    },
    steps: `
      Use peixe próprio para consumo cru, congelado antes a −20 °C por 7 dias; corte em cubos de 1,5 cm e mantenha a 4 °C.
      ${rice}
      Ferva {cachaca} por 1 minuto com o shoyu e o gengibre, esfrie e junte o limão.
      No pedido, monte o arroz com a manga, o pepino, o repolho fino e o peixe temperado no molho; termine com o gergelim.
    `,
    plating: 'Tigela funda, fria, cada coisa em seu canto.',
    story: 'Arroz, peixe em cubos, manga e pepino, com molho de gengibre.',
    keeps: 'Molho (100 ml): 5 dias na geladeira. Arroz temperado (540 g): só no turno.',
  }),
  dish('petisco', 'sunomono-abacaxi', 'Sunomono de pepino com abacaxi e cachaça', {
    format: 'sushi',
    called: 'Sunomono com abacaxi',
    cuisines: ['Asiática', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 130, advance: 25, finish: 3, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 25 },
    lines: { pepino: 420, abacaxi: 120, vinagre: 50, acucar: 30, gengibre: 5, gergelim: 8, sal: 5 },
    steps: `
      Salgue o pepino em fatias finas por 15 minutos e esprema.
      Ferva {cachaca} com o vinagre, o açúcar e o gengibre por 3 minutos e gele.
      No pedido, misture o pepino com o abacaxi miúdo e o molho; termine com o gergelim.
    `,
    plating: 'Cumbuca pequena, bem gelada.',
    story: 'Pepino curtido, abacaxi e gengibre.',
    keeps: 'Molho (90 ml): 5 dias na geladeira. Pepino espremido (330 g): 1 dia na geladeira.',
  }),
  dish('principal', 'macarrao-chapa-camarao', 'Yakisoba de camarão com castanha e cachaça', {
    format: 'sushi',
    called: 'Yakisoba de camarão com castanha',
    cuisines: ['Asiática'],
    batch: { portions: 4, portionGrams: 380, advance: 25, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      proteina: { camarao: 360 },
      massa: 320,
      repolho: 240,
      cenoura: 140,
      cebola: 120,
      shoyu: 80,
      gengibre: 10,
      alho: 10,
      fecula: 15,
      oleo: 40,
      'castanha?': 60,
    },
    steps: `
      Cozinhe a massa 2 minutos antes do ponto, esfrie em água e passe no óleo.
      No pedido, salteie {o:proteina} em fogo alto com o alho e o gengibre até 74 °C, regue com {cachaca} e deixe secar 1 minuto.
      Junte os legumes em tiras por 3 minutos, a massa e o shoyu com a fécula dissolvida; mexa até brilhar.
      [castanha] Termine com {castanha}.
    `,
    plating: 'Prato fundo ou caixa, bem quente.',
    story: 'Massa salteada em fogo alto com legumes firmes e shoyu.',
    keeps: 'Massa pré-cozida (700 g): 1 dia na geladeira.',
  }),
  dish('sobremesa', 'harumaki-banana-rapadura', 'Rolinho de banana e coalho com calda de cachaça', {
    format: 'sushi',
    called: 'Rolinho de banana com coalho',
    cuisines: ['Asiática'],
    batch: { portions: 4, portionGrams: 140, advance: 20, finish: 5, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 40 },
    lines: { banana: 280, massa_pastel: 4, queijo: { coalho: 120 }, rapadura: 80, canela: 1, oleo: 60 },
    steps: `
      Ferva {cachaca} com a rapadura e 40 ml de água filtrada por 10 minutos.
      Enrole a banana e {o:queijo} em bastões com a canela na massa, cole a borda com água e gele.
      No pedido, frite em óleo a 180 °C por 3 minutos, escorra e regue com a calda.
    `,
    plating: 'Dois pedaços por porção, calda em potinho.',
    story: 'Massa crocante, banana e queijo derretido.',
    keeps: 'Calda (110 ml): 5 dias na geladeira. Rolinhos crus (480 g): 1 dia.',
  }),
]
