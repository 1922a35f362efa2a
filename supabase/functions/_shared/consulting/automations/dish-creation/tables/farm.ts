import { type DishIdea, dish } from '../idea.ts'

/** What farms of the hills bring to the kitchen: the free-range hen, coffee and garden greens. */
export const farm: readonly DishIdea[] = [
  dish('principal', 'caipira-pirao', 'Galinha caipira na panela com pirão e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 480, advance: 90, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 70, alcohol: 'simmer30' },
    lines: {
      carne: { caipira: 1600 },
      farinha_mandioca: 120,
      arroz: 240,
      cebola: 180,
      tomate: 180,
      alho: 16,
      'folha?': { couve: 120 },
      'erva?': { coentro: 12 },
      sal: 12,
    },
    steps: `
      De véspera ou antes do serviço, doure a galinha em pedaços, junte a cebola, o alho, o tomate e {cachaca} e raspe o fundo por 2 minutos; cubra de água filtrada, junte o sal e cozinhe na pressão por 45 minutos, até soltar do osso.
      Cozinhe o arroz em água filtrada; coe e guarde 800 ml do caldo.
      [folha] Refogue a {folha} em tiras finas, com um fio da gordura do caldo, por 2 minutos, na hora.
      No pedido, ferva a galinha no molho por 6 minutos, até 74 °C; engrosse um quarto do caldo com a farinha em chuva, mexendo por 3 minutos, para o pirão.
      [erva] Finalize com {erva}.
    `,
    plating: 'Panela de barro com a galinha e o molho, pirão e arroz ao lado.',
    story: 'Galinha de panela que solta do osso, pirão do próprio caldo e arroz.',
    keeps: 'Galinha no molho (1,9 kg): 3 dias na geladeira. Arroz cozido (620 g): 1 dia na geladeira.',
  }),
  dish('principal', 'caipira-macaxeira', 'Galinha caipira desfiada com purê de macaxeira e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 400, advance: 90, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      carne: { caipira: 1300 },
      macaxeira: 760,
      gordura: { manteiga: 50, manteiga_garrafa: 50 },
      cebola: 180,
      tomate: 160,
      alho: 14,
      'folha?': { couve: 120 },
      'erva?': { coentro: 10 },
      sal: 11,
    },
    steps: `
      De véspera ou antes do serviço, doure a galinha em pedaços, junte a cebola, o alho, o tomate e {cachaca} e raspe o fundo por 2 minutos; cubra de água filtrada e cozinhe na pressão por 45 minutos; desosse, desfie grosso e apure no molho.
      Cozinhe a macaxeira com o sal até desmanchar, tire o fio e amasse quente com metade {do:gordura}.
      No pedido, aqueça a galinha no molho por 5 minutos, até 74 °C, e o purê com o resto {do:gordura}.
      [folha] Refogue a {folha} em tiras finas por 2 minutos e sirva por cima.
      [erva] Finalize com {erva}.
    `,
    plating: 'Prato fundo, purê embaixo, galinha no molho por cima.',
    story: 'Galinha desfiada no molho da panela sobre purê liso de macaxeira.',
    keeps: 'Galinha desfiada (820 g): 3 dias na geladeira. Purê de macaxeira (800 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'caipira-caldinho', 'Caldinho de galinha caipira com cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 220, advance: 80, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer30' },
    lines: {
      carne: { caipira: 900 },
      macaxeira: 300,
      cebola: 140,
      tomate: 120,
      alho: 12,
      'erva?': { coentro: 8 },
      sal: 9,
    },
    steps: `
      De véspera ou antes do serviço, doure a galinha em pedaços, junte a cebola, o alho, o tomate e {cachaca} e raspe o fundo por 2 minutos; cubra com 1,4 litro de água filtrada, junte a macaxeira e o sal e cozinhe na pressão por 45 minutos.
      Desosse e desfie a galinha fino; amasse a macaxeira no caldo até engrossar e devolva a carne.
      No pedido, ferva por 4 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Caneca ou cumbuca pequena, bem quente.',
    story: 'Caldo grosso de galinha de panela, desfiada fino, com macaxeira.',
    keeps: 'Caldinho (1,5 kg): 3 dias na geladeira.',
  }),
  dish('petisco', 'coalho-calda-cafe', 'Queijo coalho tostado com calda de café e cachaça', {
    cuisines: ['Regional cearense', 'Brasileira contemporânea', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 130, advance: 20, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    signature: true,
    lines: {
      coalho: 400,
      cafe: 160,
      rapadura: 90,
      'fruta?': { banana: 160 },
      manteiga_garrafa: 15,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com o café e a rapadura por 15 minutos, até a calda cair em fio; guarde.
      No pedido, doure o queijo coalho em cubos na frigideira com a manteiga de garrafa, 2 minutos de cada lado.
      [fruta] Doure junto a {fruta} em rodelas grossas.
      Regue com a calda no prato.
    `,
    plating: 'Prato raso, cubos juntos, calda por cima em fio.',
    story: 'Queijo de casca tostada e calda escura de café com rapadura.',
    keeps: 'Calda (140 ml): 5 dias na geladeira.',
  }),
  dish('sobremesa', 'banana-creme-cafe', 'Creme gelado de café com banana caramelada e cachaça', {
    cuisines: ['Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 190, advance: 25, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      fruta: { banana: 480, banana_terra: 480 },
      creme: 200,
      cafe: 120,
      acucar: { rapadura: 90, acucar: 80 },
      manteiga: 25,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com o café e metade {do:acucar} por 12 minutos, até virar xarope; esfrie.
      Bata o creme gelado até firmar e misture metade do xarope; gele.
      No pedido, doure a {fruta} cortada ao meio na manteiga com o resto {do:acucar}, 2 minutos de cada lado, até caramelar.
      Sirva com o creme e o resto do xarope.
    `,
    plating: 'Prato fundo, fruta quente, creme gelado por cima.',
    story: 'Fruta quente e caramelada, creme gelado de café e xarope escuro.',
    keeps: 'Creme de café (230 g): 2 dias na geladeira. Xarope de café (140 ml): 5 dias na geladeira.',
  }),
  dish('principal', 'feijao-verde-couve', 'Feijão-verde cremoso com couve, jerimum e {queijo} na cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 400, advance: 35, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50 },
    lines: {
      feijao_verde: 480,
      jerimum: 360,
      couve: 160,
      queijo: { coalho: 240, queijo_manteiga: 220 },
      arroz: 200,
      creme: 160,
      cebola: 140,
      alho: 12,
      gordura: { manteiga: 30, manteiga_garrafa: 30, azeite: 30 },
      sal: 9,
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde em água filtrada por 15 minutos, até ficar macio e inteiro; cozinhe o jerimum em cubos por 10 e o arroz à parte, com o sal.
      Refogue a cebola e o alho {no:gordura}, junte {cachaca} e deixe secar; some o creme, o feijão e o jerimum e esfrie.
      No pedido, ferva a porção por 4 minutos, refogue a couve em tiras finas por 2 minutos e junte metade.
      Cubra com {o:queijo} em cubos dourados e o resto da couve; arroz ao lado.
    `,
    plating: 'Cumbuca funda, couve e queijo por cima, arroz ao lado.',
    story: 'Feijão-verde no creme, jerimum, couve refogada e queijo dourado.',
    keeps: 'Feijão cremoso (1,3 kg): 2 dias na geladeira. Arroz cozido (520 g): 1 dia na geladeira.',
  }),
  dish('sobremesa', 'umbuzada-gelada', 'Creme gelado de umbu com rapadura e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea', 'Vegetariana'],
    batch: { portions: 6, portionGrams: 150, advance: 25, finish: 2, needs: ['blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 50 },
    lines: {
      umbu: 360,
      creme: { creme: 300, nata: 240, leite_coco: 300 },
      doce: { rapadura: 150, acucar: 130 },
      sal: 1,
    },
    steps: `
      Antes do serviço, bata a polpa de umbu com {o:creme}, metade {do:doce}, o sal e {cachaca}, até ficar liso; gele em taças por 3 horas.
      Ferva o resto {do:doce} com 60 ml de água filtrada por 5 minutos, até fio, e esfrie.
      No pedido, regue com a calda.
    `,
    plating: 'Taça gelada, calda por cima.',
    story: 'Umbu azedinho em creme frio, com calda de rapadura.',
    keeps: 'Creme de umbu (900 g): 2 dias na geladeira. Calda (120 ml): 5 dias na geladeira.',
  }),
]
