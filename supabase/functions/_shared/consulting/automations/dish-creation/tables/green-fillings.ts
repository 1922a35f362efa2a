import { aged, butter, everyDough, type Filling, stove, white } from './filling.ts'

/** Fillings without meat or fish. */
export const greenFillings: readonly Filling[] = [
  {
    id: 'coalho-nata-melado',
    name: 'queijo coalho, nata e melado de cachaça',
    called: 'coalho, nata e melado',
    fits: ['tapioca', 'crepe', 'cuscuz', 'pizza'],
    cuisines: ['Vegetariana'],
    grams: 460,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 50 },
    signature: true,
    lines: { queijo: { coalho: 340 }, nata: 80, doce: { mel_engenho: 60, rapadura: 60 }, limao: 10 },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} por 10 minutos, até cobrir a colher, e junte o limão.
      Rale {o:queijo} grosso e misture com a nata; guarde gelado. O melado vai por cima na hora, em fio.
    `,
    story: 'Coalho derretido na nata e um fio de melado de cachaça.',
    keeps: 'Melado de cachaça (90 ml): 5 dias na geladeira. Coalho com nata (420 g): 2 dias na geladeira.',
  },
  {
    id: 'ovo-coalho',
    name: 'ovo, coalho e cebola na cachaça',
    called: 'ovo, coalho e cebola dourada',
    fits: ['tapioca', 'crepe', 'cuscuz', 'sanduiche'],
    cuisines: ['Vegetariana'],
    grams: 500,
    advance: 20,
    needs: ['burner', 'griddle'],
    cachaca: { technique: 'marinade', kinds: white, ml: 30 },
    lines: { ovo: 6, queijo: { coalho: 140 }, cebola: 180, gordura: butter, sal: 3 },
    steps: `
      Antes do serviço, murche a cebola em fatias com metade {do:gordura} por 12 minutos, junte {cachaca} e deixe secar até dourar.
      No pedido, mexa um ovo e meio por porção com {o:queijo} picado e o resto {do:gordura}, até firmar por inteiro, a 70 °C; junte a cebola e o sal.
    `,
    story: 'Ovo mexido na hora, coalho em pedaços e cebola dourada devagar.',
    keeps: 'Cebola na cachaça (110 g): 4 dias na geladeira.',
  },
  {
    id: 'cogumelo-alho',
    name: 'cogumelos no alho e na cachaça com queijo',
    called: 'cogumelos no alho com queijo',
    fits: everyDough,
    cuisines: ['Vegetariana'],
    grams: 460,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: aged, ml: 40 },
    lines: {
      cogumelo: 420,
      alho: 14,
      queijo: { mussarela: 160, coalho: 160, requeijao: 140 },
      gordura: { manteiga: 25, azeite: 20 },
      'erva?': { alecrim: 3 },
      sal: 4,
    },
    steps: `
      Antes do serviço, doure os cogumelos em fatias {no:gordura}, em fogo alto e sem encher a frigideira; junte o alho e o sal.
      Regue com {cachaca}, deixe secar e misture {o:queijo} fora do fogo.
      [erva] Pique {o:erva} no recheio.
    `,
    story: 'Cogumelos dourados no alho, com queijo derretido.',
    keeps: 'Recheio de cogumelos (460 g): 2 dias na geladeira.',
  },
  {
    id: 'berinjela-tomate',
    name: 'berinjela e tomate na cachaça',
    called: 'berinjela com tomate',
    fits: everyDough,
    cuisines: ['Vegetariana', 'Mediterrânea'],
    grams: 480,
    advance: 35,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 30 },
    lines: {
      berinjela: 420,
      tomate: 200,
      alho: 14,
      azeite: 40,
      'erva?': { manjericao: 6, hortela: 6 },
      sal: 5,
    },
    steps: `
      Antes do serviço, doure a berinjela em cubos no azeite por 12 minutos e reserve.
      Na mesma panela, cozinhe o tomate com o alho e o sal por 8 minutos, junte {cachaca}, ferva até secar e misture a berinjela.
      [erva] Rasgue {o:erva} fora do fogo.
    `,
    story: 'Berinjela dourada no azeite e tomate cozido com alho.',
    keeps: 'Recheio de berinjela cozida (480 g): 3 dias na geladeira.',
  },
  {
    id: 'jerimum-castanha',
    name: 'jerimum, coalho e castanha com cachaça',
    called: 'jerimum, coalho e castanha',
    fits: everyDough,
    cuisines: ['Vegetariana'],
    grams: 480,
    advance: 30,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 30 },
    lines: {
      jerimum: 380,
      queijo: { coalho: 120 },
      castanha: 40,
      cebola: 80,
      gordura: butter,
      sal: 4,
    },
    steps: `
      Antes do serviço, refogue a cebola {no:gordura}, junte o jerimum em cubos pequenos e {cachaca} e cozinhe tampado por 12 minutos; destampe e ferva até secar.
      Salgue, misture {o:queijo} em cubos pequenos e a castanha picada.
    `,
    story: 'Jerimum macio, coalho em cubos e castanha torrada.',
    keeps: 'Recheio de jerimum cozido (480 g): 2 dias na geladeira.',
  },
  {
    id: 'palmito-cremoso',
    name: 'palmito cremoso com cachaça',
    called: 'palmito cremoso',
    fits: everyDough,
    cuisines: ['Vegetariana'],
    grams: 460,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 30 },
    lines: {
      palmito: 240,
      tomate: 100,
      cebola: 80,
      cremoso: { nata: 120, requeijao: 120 },
      'erva?': { coentro: 6, manjericao: 5 },
      sal: 3,
    },
    steps: `
      Antes do serviço, refogue a cebola e o tomate por 6 minutos, junte {cachaca} e ferva até secar.
      Junte o palmito picado e o sal, aqueça por 5 minutos e misture {o:cremoso} fora do fogo.
      [erva] Pique {o:erva} no recheio.
    `,
    story: 'Palmito picado num creme leve, com tomate.',
    keeps: 'Recheio de palmito cozido (460 g): 2 dias na geladeira.',
  },
  {
    id: 'ricota-couve',
    name: 'ricota com couve no alho e na cachaça',
    called: 'ricota com couve no alho',
    fits: ['pastel', 'esfiha', 'crepe', 'pizza', 'tapioca'],
    cuisines: ['Vegetariana'],
    grams: 460,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 25 },
    lines: { ricota: 300, couve: 160, alho: 14, azeite: 30, limao: 10, sal: 5 },
    steps: `
      Antes do serviço, refogue o alho no azeite, junte a couve em tiras finas e o sal, regue com {cachaca} e deixe secar por 3 minutos em fogo alto.
      Amasse a ricota com o limão e misture a couve fria.
    `,
    story: 'Ricota amassada com limão e couve fina no alho.',
    keeps: 'Recheio de ricota (460 g): 2 dias na geladeira.',
  },
  {
    id: 'grao-tahine',
    name: 'grão-de-bico com tahine e tomate na cachaça',
    called: 'grão-de-bico com tahine',
    fits: ['esfiha', 'sanduiche', 'crepe', 'tapioca', 'pastel'],
    cuisines: ['Vegetariana', 'Mediterrânea'],
    grams: 480,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 25 },
    lines: {
      grao_bico: 340,
      tahine: 40,
      tomate: 140,
      cebola: 80,
      limao: 20,
      'erva?': { hortela: 6, coentro: 6 },
      sal: 4,
    },
    steps: `
      Antes do serviço, refogue a cebola e o tomate por 8 minutos, junte {cachaca} e ferva até secar.
      Amasse metade do grão-de-bico com o tahine, o limão e o sal e misture tudo.
      [erva] Pique {o:erva} no recheio.
    `,
    story: 'Grão-de-bico meio amassado, tahine, limão e tomate.',
    keeps: 'Recheio de grão cozido (480 g): 3 dias na geladeira.',
  },
  {
    id: 'queijos-sertao',
    name: 'três queijos do sertão com mel de engenho e cachaça',
    called: 'três queijos do sertão',
    fits: ['pizza', 'crepe', 'tapioca', 'pastel', 'esfiha'],
    cuisines: ['Vegetariana', 'Sertaneja'],
    grams: 440,
    advance: 15,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 40 },
    signature: true,
    lines: {
      queijo: { queijo_manteiga: 160 },
      coalho: 140,
      nata: 80,
      doce: { mel_engenho: 50, rapadura: 50 },
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} por 8 minutos, até cobrir a colher, e esfrie.
      Rale {o:queijo} e o coalho, misture com a nata e guarde gelado; o fio de mel entra depois do fogo.
    `,
    story: 'Queijo manteiga, coalho e nata, com um fio escuro por cima.',
    keeps: 'Queijos com nata (380 g): 2 dias na geladeira. Calda (60 ml): 5 dias na geladeira.',
  },
  {
    id: 'tomate-coalho',
    name: 'tomate assado na cachaça com coalho e manjericão',
    called: 'tomate assado com coalho',
    fits: ['pizza', 'crepe', 'esfiha', 'tapioca', 'sanduiche'],
    cuisines: ['Vegetariana', 'Mediterrânea'],
    grams: 460,
    advance: 40,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 30 },
    lines: {
      tomate: 480,
      queijo: { coalho: 180 },
      alho: 12,
      azeite: 30,
      doce: { acucar: 8, rapadura: 8 },
      manjericao: 8,
      sal: 5,
    },
    steps: `
      Antes do serviço, doure o alho no azeite, junte o tomate em gomos, {o:doce}, o sal e {cachaca} e cozinhe em fogo baixo, sem mexer, por 20 minutos, até murchar e secar.
      Na hora de rechear, junte {o:queijo} em lâminas e o manjericão.
    `,
    story: 'Tomate murcho e doce, coalho em lâminas e manjericão.',
    keeps: 'Tomate cozido (290 g): 4 dias na geladeira.',
  },
  {
    id: 'abobrinha-ricota',
    name: 'abobrinha na cachaça com ricota e hortelã',
    called: 'abobrinha com ricota e hortelã',
    fits: ['pizza', 'crepe', 'esfiha', 'sanduiche'],
    cuisines: ['Vegetariana', 'Mediterrânea'],
    grams: 480,
    advance: 20,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 25 },
    lines: { abobrinha: 420, ricota: 200, alho: 10, azeite: 30, limao: 15, hortela: 8, sal: 5 },
    steps: `
      Antes do serviço, doure a abobrinha em fatias finas no azeite com o alho, regue com {cachaca}, deixe secar e salgue.
      Quebre a ricota com o limão e a hortelã picada; misture na hora de rechear.
    `,
    story: 'Abobrinha dourada, ricota com limão e hortelã.',
    keeps: 'Abobrinha cozida (290 g): 2 dias na geladeira. Ricota temperada (220 g): 2 dias na geladeira.',
  },
  {
    id: 'batata-doce-alecrim',
    name: 'batata-doce com queijo manteiga, alecrim e cachaça',
    called: 'batata-doce com queijo manteiga',
    fits: ['pizza', 'crepe', 'esfiha', 'pastel'],
    cuisines: ['Vegetariana', 'Sertaneja'],
    grams: 480,
    advance: 35,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 30 },
    lines: {
      batata_doce: 380,
      queijo: { queijo_manteiga: 160 },
      gordura: { manteiga_garrafa: 25, azeite: 25 },
      doce: { mel_engenho: 20, rapadura: 20 },
      'erva?': { alecrim: 3 },
      sal: 4,
    },
    steps: `
      Antes do serviço, cozinhe a batata-doce em rodelas por 8 minutos, ainda firme, e doure {no:gordura}; regue com {cachaca} e {o:doce}, ferva até brilhar e salgue.
      [erva] Pique {o:erva} por cima.
      Na hora de rechear, cubra com {o:queijo} em fatias.
    `,
    story: 'Batata-doce dourada em rodelas e queijo do sertão.',
    keeps: 'Batata-doce cozida (360 g): 3 dias na geladeira.',
  },
  {
    id: 'jaca-tomate',
    name: 'jaca desfiada na cachaça com tomate e páprica',
    called: 'jaca desfiada',
    fits: everyDough,
    cuisines: ['Vegetariana'],
    grams: 470,
    advance: 30,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 30 },
    lines: {
      jaca: 420,
      tomate: 140,
      cebola: 100,
      alho: 10,
      paprica: 4,
      gordura: { azeite: 25, oleo: 25 },
      'erva?': { coentro: 8 },
      sal: 5,
    },
    steps: `
      Antes do serviço, refogue a cebola, o alho e o tomate {no:gordura} com a páprica por 8 minutos, junte a jaca, regue com {cachaca}, deixe secar e doure por 6 minutos com o sal.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Jaca verde desfiada e dourada com tomate e páprica.',
    keeps: 'Recheio de jaca cozida (470 g): 3 dias na geladeira.',
  },
  {
    id: 'feijao-nata',
    name: 'feijão-verde cremoso com coalho e cachaça',
    called: 'feijão-verde cremoso',
    fits: ['tapioca', 'cuscuz', 'pastel', 'crepe'],
    cuisines: ['Vegetariana'],
    grams: 470,
    advance: 45,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 30 },
    lines: {
      feijao_verde: 220,
      nata: 100,
      queijo: { coalho: 100 },
      cebola: 80,
      alho: 8,
      gordura: butter,
      'erva?': { coentro: 8 },
      sal: 4,
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde por 25 minutos e escorra bem; refogue a cebola e o alho {no:gordura}, junte {cachaca} e ferva até secar.
      Misture o feijão, a nata, o sal e {o:queijo} ralado e engrosse por 5 minutos em fogo baixo.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Feijão-verde ligado com nata e coalho.',
    keeps: 'Recheio de feijão cozido (470 g): 3 dias na geladeira.',
  },
]
