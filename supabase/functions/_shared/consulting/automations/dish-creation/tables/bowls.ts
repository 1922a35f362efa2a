import { type DishIdea, dish } from '../idea.ts'

/** Bowls and salads that make a meal without meat, for houses that serve them. */
const batch = { portions: 4, portionGrams: 340, advance: 40, finish: 7, needs: ['burner'] } as const
const plating = 'Tigela funda, cada coisa em seu canto, molho por cima na hora.'

export const bowls: readonly DishIdea[] = [
  dish(
    'principal',
    'bowl-feijao-verde-caju',
    'Bowl de feijão-verde, caju e abacate com vinagrete de cachaça',
    {
      format: 'bowl',
      called: 'Bowl de feijão-verde e caju',
      cuisines: ['Vegetariana', 'Brasileira contemporânea'],
      batch,
      cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
      signature: true,
      lines: {
        feijao_verde: 360,
        arroz: 200,
        fruta: { caju: 200 },
        abacate: 200,
        cebola: { cebola_roxa: 60 },
        limao: 40,
        azeite: 40,
        'erva?': { coentro: 10, hortela: 8 },
        sal: 7,
      },
      steps: `
      Cozinhe o feijão-verde por 20 minutos, só até ficar macio, e o arroz à parte; escorra e esfrie.
      Ferva {cachaca} por 2 minutos e misture com o limão, o azeite, o sal e a cebola roxa picada.
      No pedido, monte o arroz, o feijão, {o:fruta} em cubos e o abacate; regue.
      [erva] Termine com {erva}.
    `,
      plating,
      story: 'Feijão-verde inteiro, fruta ácida e abacate sobre arroz.',
      keeps:
        'Feijão-verde cozido (400 g): 3 dias na geladeira. Arroz cozido (500 g): 2 dias na geladeira. Vinagrete (150 ml): 3 dias na geladeira.',
    },
  ),
  dish('principal', 'bowl-tofu-abacaxi', 'Bowl de tofu glaceado na cachaça com abacaxi', {
    format: 'bowl',
    called: 'Bowl de tofu e abacaxi',
    cuisines: ['Vegetariana', 'Asiática'],
    batch: { ...batch, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      tofu: 440,
      grao: { quinoa: 200, arroz: 220 },
      abacaxi: 240,
      repolho: 160,
      shoyu: 50,
      doce: { rapadura: 40, acucar: 35 },
      gengibre: 10,
      limao: 20,
      gergelim: 10,
      oleo: 30,
    },
    steps: `
      Cozinhe {o:grao} e esfrie. Ferva {cachaca} com o shoyu, {o:doce} e o gengibre por 6 minutos; junte o limão.
      No pedido, doure o tofu em cubos e o abacaxi na chapa com o óleo por 5 minutos e passe o tofu no glacê.
      Monte com o repolho em fios e termine com o gergelim.
    `,
    plating,
    story: 'Tofu dourado no shoyu e gengibre, abacaxi tostado e repolho.',
    keeps: 'Glacê (120 ml): 5 dias na geladeira. Base cozida (520 g): 2 dias na geladeira.',
  }),
  dish('principal', 'bowl-lentilha-jerimum', 'Bowl de lentilha e jerimum assado com tahine e cachaça', {
    format: 'bowl',
    called: 'Bowl de lentilha e jerimum',
    cuisines: ['Vegetariana', 'Mediterrânea'],
    batch: { ...batch, needs: ['burner', 'oven'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      lentilha: 240,
      jerimum: 560,
      couve: 120,
      tahine: 60,
      limao: 40,
      alho: 10,
      azeite: 40,
      'castanha?': 40,
      sal: 7,
    },
    steps: `
      Cozinhe a lentilha por 20 minutos e escorra. Asse o jerimum em cubos a 200 °C por 25 minutos com metade do azeite e do sal.
      Ferva {cachaca} por 2 minutos e bata com o tahine, o limão, o alho, o resto do sal e 60 ml de água filtrada.
      No pedido, salteie a couve no resto do azeite por 1 minuto, monte tudo e regue.
      [castanha] Termine com {castanha}.
    `,
    plating,
    story: 'Lentilha firme, jerimum de borda tostada e molho de tahine.',
    keeps:
      'Lentilha cozida (560 g): 3 dias na geladeira. Jerimum assado (440 g): 2 dias na geladeira. Molho (170 ml): 3 dias na geladeira.',
  }),
  dish('principal', 'bowl-jaca-milho', 'Bowl de jaca na cachaça com milho e abacate', {
    format: 'bowl',
    called: 'Bowl de jaca e milho',
    cuisines: ['Vegetariana', 'Brasileira contemporânea'],
    batch,
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40 },
    lines: {
      jaca: 440,
      arroz: 220,
      milho: 200,
      abacate: 180,
      tomate: 160,
      cebola: 120,
      paprica: 6,
      limao: 30,
      oleo: 30,
      'erva?': { coentro: 12 },
      sal: 8,
    },
    steps: `
      Refogue a cebola no óleo com a páprica, junte a jaca desfiada e {cachaca}, deixe secar e doure por 8 minutos com o sal.
      Cozinhe o arroz. Misture o tomate em cubos com o limão.
      No pedido, aqueça a jaca e o milho e monte com o arroz, o abacate e o tomate.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Jaca dourada com páprica, milho, tomate e abacate.',
    keeps: 'Jaca cozida (430 g): 3 dias na geladeira. Arroz cozido (560 g): 2 dias na geladeira.',
  }),
  dish('principal', 'bowl-grao-berinjela', 'Bowl de grão-de-bico e berinjela com hortelã e cachaça', {
    format: 'bowl',
    called: 'Bowl de grão-de-bico e berinjela',
    cuisines: ['Vegetariana', 'Mediterrânea'],
    batch: { ...batch, needs: ['burner', 'griddle'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      grao_bico: 420,
      berinjela: 420,
      grao: { quinoa: 180, cuscuz: 200 },
      tomate: 200,
      limao: 40,
      azeite: 60,
      alho: 10,
      'erva?': { hortela: 10, coentro: 10 },
      sal: 8,
    },
    steps: `
      Cozinhe ou hidrate {o:grao} e esfrie. Ferva {cachaca} por 2 minutos e misture com o limão, metade do azeite e o alho.
      No pedido, doure a berinjela em cubos e o grão-de-bico na chapa com o resto do azeite por 6 minutos e salgue.
      Monte com o tomate e regue.
      [erva] Termine com {erva}.
    `,
    plating,
    story: 'Berinjela e grão-de-bico tostados, tomate e limão.',
    keeps: 'Base cozida (520 g): 2 dias na geladeira. Molho (90 ml): 3 dias na geladeira.',
  }),
  dish('petisco', 'salada-repolho-manga', 'Salada de repolho, manga e castanha com molho de cachaça', {
    format: 'bowl',
    called: 'Salada de repolho com manga',
    cuisines: ['Vegetariana', 'Praiana'],
    batch: { portions: 4, portionGrams: 220, advance: 20, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      repolho: 480,
      manga: 260,
      cenoura: 120,
      limao: 40,
      gengibre: 8,
      azeite: 30,
      castanha: 50,
      'erva?': { hortela: 8, coentro: 8 },
      sal: 6,
    },
    steps: `
      Ferva {cachaca} por 2 minutos e misture com o limão, o gengibre, o azeite e o sal.
      No pedido, misture o repolho e a cenoura em fios com a manga em tiras e o molho; termine com a castanha.
      [erva] Espalhe {erva}.
    `,
    plating: 'Prato fundo, fria.',
    story: 'Repolho fino, manga e castanha, com molho de gengibre.',
    keeps: 'Molho (90 ml): 3 dias na geladeira. Legumes em fios (600 g): 1 dia.',
  }),
  dish('petisco', 'salada-lentilha-beterraba', 'Salada de lentilha com laranja e cebola na cachaça', {
    format: 'bowl',
    called: 'Salada de lentilha com laranja',
    cuisines: ['Vegetariana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 220, advance: 35, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      lentilha: 240,
      cebola: { cebola_roxa: 160 },
      laranja: 80,
      rucula: 80,
      azeite: 40,
      vinagre: 15,
      'queijo?': { ricota: 100 },
      sal: 6,
    },
    steps: `
      Cozinhe a lentilha por 20 minutos, firme, e escorra. Ferva {cachaca} com a laranja e o vinagre por 4 minutos e jogue sobre a cebola roxa em fios.
      No pedido, misture a lentilha, a cebola com o líquido, o azeite e o sal sobre a rúcula.
      [queijo] Quebre {o:queijo} por cima.
    `,
    plating: 'Prato raso, fria.',
    story: 'Lentilha firme, cebola curtida na laranja e rúcula.',
    keeps: 'Lentilha cozida (560 g): 3 dias na geladeira. Cebola curtida (200 g): 3 dias na geladeira.',
  }),
  dish('principal', 'estrogonofe-palmito', 'Palmito ao creme de castanha com cachaça', {
    format: 'bowl',
    called: 'Palmito no creme de castanha',
    cuisines: ['Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 360, advance: 35, finish: 8, needs: ['burner', 'blender'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    signature: true,
    lines: {
      palmito: 400,
      castanha: 120,
      cogumelo: 200,
      tomate_pelado: 160,
      cebola: 120,
      alho: 10,
      arroz: 240,
      azeite: 30,
      paprica: 4,
      sal: 5,
    },
    steps: `
      Deixe a castanha 20 minutos em água quente, escorra e bata com 250 ml de água filtrada até ficar lisa.
      Refogue a cebola, o alho e os cogumelos no azeite com a páprica, regue com {cachaca} e deixe secar; junte o tomate e ferva 8 minutos. Cozinhe o arroz.
      No pedido, junte o palmito em rodelas e o creme de castanha, aqueça sem ferver e sirva com o arroz.
    `,
    plating: 'Prato fundo quente, arroz ao lado.',
    story: 'Palmito e cogumelos num creme liso de castanha.',
    keeps:
      'Molho cozido sem o creme (420 g): 3 dias na geladeira. Creme de castanha (340 ml): 2 dias na geladeira.',
  }),
]
