import { type DishIdea, dish } from '../idea.ts'

/** Eaten with the hands: sandwiches, tacos, skewers. */
export const street: readonly DishIdea[] = [
  dish('lanche', 'pernil-pao', 'Pernil desfiado na cachaça com abacaxi', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 8, portionGrams: 260, advance: 240, finish: 6, needs: ['oven'] },
    cachaca: { technique: 'braise', kinds: ['alambique', 'carvalho'], ml: 150 },
    lines: {
      carne: { pernil: 1600 },
      pao: { pao: 8, disco_tapioca: 8 },
      abacaxi: 400,
      cebola: { cebola_roxa: 160 },
      alho: 30,
      limao: 60,
      mostarda: 60,
      sal: 20,
    },
    steps: `
      Marine o pernil de véspera com {cachaca}, o alho, o limão e o sal.
      Asse coberto a 150 °C por 3 h 30, com a marinada; desfie no próprio caldo.
      Doure o abacaxi em cubos e misture com a cebola roxa em fios.
      No pedido, aqueça a carne, passe mostarda e monte com o abacaxi em {pao}.
    `,
    plating: 'Papel manteiga, cortado ao meio, guardanapo farto.',
    story: 'Pernil de forno longo, marinado na cachaça, com abacaxi tostado.',
    keeps: 'Carne no caldo (1 kg): 4 dias na geladeira, 60 dias congelada.',
  }),
  dish('lanche', 'tapioca-carne-sol', 'Tapioca de carne de sol com cebola na cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 240, advance: 25, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    lines: {
      carne: { carne_sol: 360 },
      goma: 400,
      cebola: 280,
      gordura: { manteiga_garrafa: 30, oleo: 25 },
      'nata?': 100,
      'queijo?': { coalho: 120 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Cozinhe a cebola em fatias com {o:gordura} por 12 minutos; junte {cachaca} e deixe secar até ficar cor de mel.
      Cozinhe e desfie a carne de sol; misture com a cebola.
      [nata] Ligue o recheio com a {nata}.
      No pedido, peneire a goma na chapa quente, espere firmar e recheie.
      [queijo] Junte {o:queijo} em lâminas e dobre quando derreter.
      [erva] Finalize com {erva}.
    `,
    plating: 'Dobrada ao meio, em papel ou prato de barro.',
    story: 'Goma na chapa, carne de sol desfiada e cebola cozida na cachaça.',
    keeps: 'Recheio (500 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'taco-peixe', 'Taco de tapioca com peixe marinado na cachaça', {
    cuisines: ['Praiana', 'Asiática', 'Regional cearense', 'Na brasa'],
    batch: { portions: 4, portionGrams: 220, advance: 20, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50 },
    lines: {
      peixe: { tilapia: 440, pargo: 440, cioba: 440, cavala: 440, serra: 440 },
      goma: 320,
      manga: { manga: 200, abacaxi: 200 },
      cebola: { cebola_roxa: 80 },
      limao: 50,
      abacate: 160,
      'pimenta?': { pimenta_cheiro: 2 },
      erva: { coentro: 12 },
      oleo: 25,
      sal: 6,
    },
    steps: `
      Marine o peixe em tiras com {cachaca}, metade do limão e metade do sal por 15 minutos.
      Misture {o:manga}, a cebola roxa, o coentro e o resto do limão.
      [pimenta] Junte a {pimenta} picada à mistura.
      Amasse o abacate com o resto do sal.
      No pedido, doure o peixe na chapa com o óleo por 2 minutos de cada lado; faça discos de goma de 12 cm e monte.
    `,
    plating: 'Dois tacos por porção, em suporte ou caixa.',
    story: 'Disco de goma, peixe de chapa marinado na cachaça, fruta e coentro.',
    keeps: 'Peixe na marinada: 4 horas. Molho (330 g): 1 dia.',
  }),
  dish('lanche', 'espeto-frango-abacaxi', 'Espeto de frango e abacaxi na cachaça', {
    cuisines: ['Na brasa', 'Petiscos de boteco', 'Asiática', 'Praiana'],
    batch: { portions: 6, portionGrams: 170, advance: 25, finish: 12, needs: ['grill'] },
    cachaca: { technique: 'marinade', kinds: ['alambique', 'carvalho'], ml: 70 },
    lines: {
      frango: { sobrecoxa: 780 },
      abacaxi: 420,
      gengibre: 12,
      alho: 12,
      limao: 30,
      oleo: 30,
      paprica: 5,
      sal: 9,
      'farinha?': { farinha_mandioca: 120 },
    },
    steps: `
      Marine o frango em cubos com {cachaca}, o gengibre, o alho, o limão, a páprica e o sal por 20 minutos.
      Monte os espetos, alternando com o abacaxi; pincele com o óleo.
      Asse na brasa média por 10 minutos, virando e regando com a marinada fervida.
      [farinha] Sirva com {farinha} tostada.
    `,
    plating: 'Dois espetos por porção, limão ao lado.',
    story: 'Espeto de brasa, abacaxi caramelizado e cachaça na marinada.',
    keeps: 'Espetos montados (12, de 100 g): 1 dia na geladeira.',
  }),
  dish('lanche', 'costelinha-pao', 'Costelinha desossada com glacê de cachaça', {
    cuisines: ['Na brasa', 'Petiscos de boteco', 'Asiática'],
    batch: { portions: 6, portionGrams: 250, advance: 60, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 90 },
    lines: {
      carne: { costelinha: 1500 },
      pao: { pao: 6, pao_frances: 6, disco_tapioca: 6 },
      doce: { rapadura: 80, laranja: 120 },
      abacaxi: 300,
      gengibre: 15,
      cebola: { cebola_roxa: 120 },
      vinagre: 40,
      sal: 14,
    },
    steps: `
      Cozinhe a costelinha em panela de pressão com o sal por 35 minutos (não precisa de atenção); desosse.
      Ferva {cachaca} com {o:doce}, o gengibre e o vinagre até virar glacê.
      No pedido, doure a carne e o abacaxi na chapa, pincele com o glacê e deixe brilhar.
      Monte com a cebola roxa em {pao}.
    `,
    plating: 'Embrulhado em papel, com o glacê escorrendo de um lado só.',
    story: 'Costelinha de chapa, glacê de cachaça com gengibre e abacaxi.',
    keeps: 'Carne desossada (750 g): 3 dias na geladeira. Glacê (150 ml): 5 dias.',
  }),
  dish('lanche', 'batata-recheada', 'Batata-doce recheada com cogumelos na cachaça', {
    cuisines: ['Vegetariana', 'Na brasa', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 330, advance: 30, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      batata: { batata_doce: 1000 },
      cogumelo: 260,
      cebola: 120,
      azeite: 40,
      rucula: 50,
      'queijo?': { coalho: 140 },
      'pasta?': { abacate: 160 },
      sal: 6,
    },
    steps: `
      Cozinhe a batata-doce com casca antes do serviço, até a faca entrar.
      Doure os cogumelos e a cebola no azeite, junte {cachaca} e deixe secar; tempere com o sal.
      No pedido, abra a batata e doure na chapa com o corte para baixo por 4 minutos; recheie com os cogumelos e a rúcula.
      [queijo] Junte {o:queijo} dourado em cubos.
      [pasta] Cubra com {pasta} amassado.
    `,
    plating: 'Barquinha de papel, recheio alto.',
    story: 'Batata-doce tostada, cogumelos e cachaça que secou na chapa.',
    keeps: 'Batata cozida (1 kg): 2 dias. Recheio (280 g): 2 dias.',
  }),
  dish('lanche', 'sanduiche-frango', 'Frango na cachaça com abacaxi tostado', {
    cuisines: ['Na brasa', 'Asiática', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 260, advance: 20, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50 },
    lines: {
      frango: { sobrecoxa: 560 },
      pao: { pao: 4, pao_frances: 4, disco_tapioca: 4 },
      abacaxi: 240,
      rucula: 40,
      gengibre: 12,
      limao: 30,
      oleo: 20,
      sal: 7,
      'queijo?': { coalho: 120 },
    },
    steps: `
      Abra o frango em bifes finos e marine com {cachaca}, o gengibre, o limão e o sal por 20 minutos.
      Doure na chapa com o óleo por 3 minutos de cada lado; ao lado, o abacaxi em rodelas.
      [queijo] Doure {o:queijo} em fatias.
      Monte com a rúcula em {pao}.
    `,
    plating: 'Cortado na diagonal, em papel.',
    story: 'Frango de chapa, gengibre e abacaxi, marinado na cachaça.',
    keeps: 'Frango na marinada (560 g): 1 dia.',
  }),
  dish('lanche', 'grao-pao', 'Sanduíche de grão-de-bico com tomate na cachaça', {
    cuisines: ['Vegetariana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 230, advance: 20, finish: 5, needs: [] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 35, alcohol: 'raw' },
    lines: {
      grao: { grao_bico: 400 },
      pao: { pao_frances: 4 },
      tomate: 240,
      azeite: 50,
      limao: 30,
      rucula: 40,
      alho: 6,
      paprica: 4,
      sal: 6,
      'queijo?': { coalho: 120 },
    },
    steps: `
      Corte o tomate em rodelas e deixe 15 minutos em {cachaca} com metade do sal.
      Amasse o grão-de-bico com o azeite, o limão, o alho, a páprica e o resto do sal.
      [queijo] Corte {queijo} em lâminas finas.
      Monte com o tomate escorrido e a rúcula em {pao}.
    `,
    plating: 'Cortado ao meio, em papel.',
    story: 'Pasta de grão-de-bico, páprica e tomate marinado na cachaça.',
    keeps: 'Pasta (480 g): 3 dias na geladeira.',
  }),
]
