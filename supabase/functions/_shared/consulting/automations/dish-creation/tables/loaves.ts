import { type DishIdea, dish } from '../idea.ts'

/** Bread of yesterday and of today: toasts, filled loaves and sandwiches for bakeries, cafés and snack bars. */
export const loaves: readonly DishIdea[] = [
  dish('lanche', 'bruschetta-carne-sol', 'Bruschetta de carne de sol com cebola na cachaça', {
    called: 'Bruschetta de carne de sol',
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 190, advance: 50, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      pao: { pao_frances: 4 },
      carne: { carne_sol: 300 },
      queijo: { coalho: 160, mussarela: 160 },
      cebola: { cebola_roxa: 200, cebola: 200 },
      tomate: 160,
      gordura: { manteiga_garrafa: 40, azeite: 40 },
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie; doure a cebola em fios em metade {do:gordura}, junte {cachaca}, deixe secar e misture a carne.
      Corte cada pão em quatro fatias grossas na diagonal e pincele com o resto {do:gordura}.
      No pedido, toste as fatias a 200 °C por 3 minutos, cubra com a carne, o tomate picado sem semente e {o:queijo} ralado e volte por 5 minutos, até 70 °C no recheio.
    `,
    plating: 'Quatro fatias em fila na tábua.',
    story: 'Pão tostado no forno, carne de sol desfiada, cebola dourada e queijo derretido.',
    keeps:
      'Carne de sol com cebola cozida (400 g): 3 dias na geladeira. Pão de ontem serve: a fatia volta a ficar crocante.',
  }),
  dish('lanche', 'tostex-coalho-banana', 'Tostex de coalho e banana-da-terra com melado de cachaça', {
    called: 'Tostex de coalho e banana',
    cuisines: ['Regional cearense', 'Sertaneja', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 210, advance: 15, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      pao: { pao_frances: 4 },
      queijo: { coalho: 320, mussarela: 320 },
      banana: { banana_terra: 320, banana: 360 },
      doce: { rapadura: 50, mel_engenho: 50 },
      manteiga: { manteiga: 40, manteiga_garrafa: 35 },
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 10 minutos, até escorrer em fio.
      No pedido, abra o pão, passe {o:manteiga} por fora e recheie com {o:queijo} em fatias e a banana em lâminas.
      Prense na chapa, com um peso por cima, 3 minutos de cada lado, até o pão dourar e o queijo derreter; corte ao meio e sirva o melado à parte.
    `,
    plating: 'Cortado ao meio, melado num copinho.',
    story: 'Pão prensado na chapa, queijo derretido, banana-da-terra e melado ao lado.',
    keeps: 'Melado de cachaça (80 ml): 5 dias na geladeira.',
  }),
  dish('lanche', 'torrada-coalho-goiabada', 'Torrada de coalho com goiabada na cachaça', {
    called: 'Torrada de coalho com goiabada',
    cuisines: ['Regional cearense', 'Vegetariana', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 150, advance: 15, finish: 6, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: { pao: { pao_frances: 4 }, queijo: { coalho: 240, mussarela: 240 }, goiabada: 120, manteiga: 30 },
    steps: `
      Antes do serviço, derreta a goiabada com {cachaca} e 40 ml de água filtrada por 8 minutos, até ficar lisa.
      No pedido, corte o pão em fatias grossas, passe a manteiga, cubra com {o:queijo} em lâminas e asse a 200 °C por 6 minutos, até derreter e dourar.
      Sirva com a goiabada em colheradas por cima.
    `,
    plating: 'Fatias no prato, goiabada por cima.',
    story: 'Fatias crocantes, queijo tostado e goiabada derretida.',
    keeps: 'Goiabada derretida (150 g): 5 dias na geladeira.',
  }),
  dish('lanche', 'pao-recheado-frango', 'Pão recheado de frango na cachaça com requeijão', {
    called: 'Pão recheado de frango com requeijão',
    cuisines: ['Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 220, advance: 45, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'simmer30' },
    lines: {
      pao: { pao_frances: 4 },
      frango: { sobrecoxa: 480 },
      requeijao: { requeijao: 160, nata: 160 },
      milho: 120,
      cebola: 120,
      gordura: { oleo: 20, azeite: 20 },
      sal: 6,
    },
    steps: `
      Antes do serviço, refogue a cebola {no:gordura}, junte {o:frango}, o sal e {cachaca} e cozinhe tampado por 30 minutos, até 74 °C; desfie, deixe secar e misture o milho e {o:requeijao}.
      Corte a tampa do pão, tire parte do miolo e recheie; o miolo vira farinha de rosca.
      No pedido, asse a 200 °C por 8 minutos, até a casca estalar e o recheio chegar a 70 °C.
    `,
    plating: 'Inteiro, com a tampa ao lado.',
    story: 'Pão de casca estalando, recheio cremoso de frango com milho.',
    keeps: 'Recheio de frango cozido (560 g): 3 dias na geladeira. Pães recheados: no mesmo dia.',
  }),
  dish('lanche', 'buraco-quente', 'Buraco quente de carne moída na cachaça', {
    called: 'Buraco quente',
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 230, advance: 30, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      pao: { pao_frances: 4, pao: 4 },
      carne: { carne_moida: 480 },
      tomate: { tomate_pelado: 240, tomate: 280 },
      cebola: 140,
      pimentao: 80,
      alho: 10,
      gordura: { oleo: 20, azeite: 20 },
      sal: 6,
    },
    steps: `
      Antes do serviço, doure a carne moída {no:gordura} até passar de 72 °C e secar; junte a cebola, o pimentão, o alho e {cachaca} e deixe secar de novo.
      Junte {o:tomate} e o sal e apure por 12 minutos, até um molho grosso.
      No pedido, corte a ponta do pão, aperte o miolo para os lados e encha com a carne a 70 °C.
    `,
    plating: 'Em pé, no papel, ponta do pão ao lado.',
    story: 'Pão francês furado e cheio de carne moída no molho de tomate.',
    keeps: 'Carne moída no molho cozida (680 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'torta-pao-coalho', 'Torta de pão com coalho, tomate e cebola na cachaça', {
    called: 'Torta de pão com coalho e tomate',
    cuisines: ['Regional cearense', 'Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 8, portionGrams: 200, advance: 70, finish: 5, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      pao: { pao_frances: 8 },
      leite: 600,
      ovo: 6,
      queijo: { coalho: 260, mussarela: 260 },
      tomate: 300,
      cebola: 200,
      gordura: { manteiga: 30, azeite: 30 },
      sal: 6,
      'erva?': { manjericao: 10, coentro: 10 },
    },
    steps: `
      Corte o pão em cubos, regue com o leite batido com os ovos e o sal e deixe 20 minutos na geladeira.
      Doure a cebola {no:gordura}, junte {cachaca} e deixe secar; misture ao pão com o tomate sem semente e {o:queijo} em cubos.
      [erva] Junte {o:erva}.
      Asse a 180 °C em forma untada por 40 minutos, até dourar e chegar a 75 °C no meio; no pedido, aqueça a fatia até 70 °C.
    `,
    plating: 'Fatia quadrada, no prato raso.',
    story: 'Pão embebido no creme de leite e ovos, queijo, tomate e cebola, dourado no forno.',
    keeps: 'Torta assada (1,7 kg): 3 dias na geladeira.',
  }),
  dish('lanche', 'pao-gratinado', 'Pão gratinado de coalho com tomate na cachaça', {
    called: 'Pão gratinado de coalho',
    cuisines: ['Francesa', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 200, advance: 25, finish: 8, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      pao: { pao_frances: 4 },
      queijo: { coalho: 240, mussarela: 240 },
      leite: 240,
      trigo: 20,
      manteiga: 30,
      tomate: 240,
      alho: 8,
      sal: 3,
    },
    steps: `
      Antes do serviço, derreta a manteiga, mexa o trigo por 2 minutos, junte o leite aos poucos e cozinhe 6 minutos, até engrossar; salgue.
      Murche o tomate em cubos com o alho, junte {cachaca} e deixe secar.
      No pedido, abra o pão, cubra com o tomate, {o:queijo} ralado e o molho branco e asse a 220 °C por 8 minutos, até borbulhar e dourar.
    `,
    plating: 'Prato quente, aberto.',
    story: 'Pão aberto, tomate dourado no alho, queijo e molho branco gratinados.',
    keeps: 'Molho branco cozido (260 g): 2 dias na geladeira. Tomate (170 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'pao-alho-forno', 'Pão de alho assado com queijo e manteiga de cachaça', {
    called: 'Pão de alho assado com queijo',
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 130, advance: 15, finish: 9, needs: ['oven'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 20, alcohol: 'baked25' },
    lines: {
      pao: { pao_frances: 4 },
      manteiga: 100,
      alho: 20,
      queijo: { parmesao: 80, coalho: 140 },
      'erva?': { coentro: 10, manjericao: 10 },
      sal: 2,
    },
    steps: `
      Amasse a manteiga mole com o alho cru bem picado, o sal e {cachaca}.
      [erva] Misture {o:erva} picado.
      Faça cortes de um dedo no pão sem chegar ao fundo e passe a manteiga e {o:queijo} em cada corte.
      No pedido, asse a 200 °C por 9 minutos, até a casca estalar.
    `,
    plating: 'Inteiro na tábua, para puxar com a mão.',
    story: 'Pão em cortes, alho, manteiga e queijo até o fundo.',
    keeps: 'Manteiga de alho (130 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'ovos-pao-chapa', 'Pão na chapa com ovos mexidos e tomate na cachaça', {
    called: 'Pão na chapa com ovos e tomate',
    cuisines: ['Brasileira contemporânea', 'Vegetariana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 210, advance: 15, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: { pao: { pao_frances: 4, pao: 4 }, ovo: 8, tomate: 320, manteiga: 50, cebola: 80, sal: 4 },
    steps: `
      Antes do serviço, murche a cebola e o tomate em cubos em um terço da manteiga, junte {cachaca} e deixe secar.
      No pedido, toste o pão aberto na chapa com um terço da manteiga.
      Mexa dois ovos por porção no resto da manteiga, até firmar por inteiro, a 70 °C; junte o tomate e o sal e cubra o pão.
    `,
    plating: 'Pão aberto, ovos por cima.',
    story: 'Pão dourado na manteiga, ovos cremosos e tomate refogado.',
    keeps: 'Tomate refogado (220 g): 3 dias na geladeira.',
  }),
  dish('lanche', 'bife-acebolado-pao', 'Pão com bife acebolado na cachaça', {
    called: 'Pão com bife acebolado',
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 230, advance: 20, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      carne: { alcatra: 480, file: 440 },
      pao: { pao_frances: 4, pao: 4 },
      cebola: 300,
      gordura: { oleo: 30, azeite: 30 },
      mostarda: 20,
      sal: 5,
    },
    steps: `
      Antes do serviço, murche a cebola em metade {do:gordura} em fogo baixo por 12 minutos, junte {cachaca} e deixe secar até dourar.
      Bata os bifes até meio dedo. No pedido, sele na chapa com o resto {do:gordura} e o sal, 2 minutos de cada lado, até 63 °C no meio, e descanse 3 minutos.
      Toste o pão, passe a mostarda e monte com a cebola.
    `,
    plating: 'No papel, cortado ao meio.',
    story: 'Bife fino da chapa, cebola dourada devagar e mostarda.',
    keeps: 'Cebola na cachaça (180 g): 4 dias na geladeira.',
  }),
  dish('petisco', 'sopa-cebola-gratinada', 'Sopa de cebola na cachaça com pão e queijo gratinados', {
    format: 'caldo',
    called: 'Sopa de cebola gratinada',
    cuisines: ['Francesa', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 330, advance: 50, finish: 9, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      cebola: 800,
      pao: { pao_frances: 2 },
      queijo: { coalho: 180, mussarela: 180 },
      manteiga: 50,
      trigo: 15,
      sal: 8,
      'erva?': { alecrim: 4 },
    },
    steps: `
      Doure a cebola em fios na manteiga por 35 minutos, em fogo baixo, mexendo; junte {cachaca} e deixe secar; misture o trigo.
      Junte 900 ml de água filtrada e o sal e cozinhe por 15 minutos.
      [erva] Perfume com {o:erva} nos últimos 5 minutos e retire.
      No pedido, encha a cumbuca com a sopa a 75 °C, cubra com o pão torrado e {o:queijo} ralado e gratine a 230 °C por 6 minutos.
    `,
    plating: 'Cumbuca de barro que vai ao forno.',
    story: 'Cebola dourada sem pressa, pão e queijo gratinados por cima.',
    keeps: 'Sopa de cebola cozida (1,2 kg): 3 dias na geladeira.',
  }),
]
