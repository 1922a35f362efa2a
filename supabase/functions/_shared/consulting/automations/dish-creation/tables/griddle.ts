import { type DishIdea, dish } from '../idea.ts'

/** For one cook: the base is prepared in the afternoon and finished on the griddle. */
export const griddle: readonly DishIdea[] = [
  dish('petisco', 'coalho-fio', 'Queijo coalho em renda de goma com lambedor de cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 170, advance: 20, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      queijo: { coalho: 500 },
      goma: 100,
      limao: 30,
      doce: { mel_engenho: 80, rapadura: 80 },
      'pimenta?': { pimenta_cheiro: 2 },
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 12 minutos, até cobrir a colher; junte o limão e guarde.
      Corte 400 g do queijo em palitos de dois dedos; rale o resto e misture com a goma.
      No pedido, espalhe a mistura ralada em camada fina na chapa bem quente, deite os palitos por cima e doure por 4 minutos, sem mexer, até a renda soltar sozinha; vire por 1 minuto.
      Regue no prato, nunca na chapa: a calda queima e gruda.
      [pimenta] Espalhe a {pimenta} em fios.
    `,
    plating: 'Prato quente, renda para cima, limão em gomos.',
    story: 'Palitos de coalho presos numa renda crocante de goma, com lambedor de cachaça e limão.',
    keeps: 'Lambedor de cachaça (140 ml): 5 dias na geladeira. Queijo cortado: 2 dias, coberto.',
  }),
  dish('petisco', 'roda-recheada', 'Roda de macaxeira recheada de carne de sol, com lambedor de cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 280, advance: 70, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      macaxeira: 720,
      queijo: { coalho: 120 },
      limao: 30,
      carne: { carne_sol: 220 },
      doce: { mel_engenho: 80, rapadura: 80 },
      gordura: { manteiga_garrafa: 40, oleo: 35 },
      'pimenta?': { pimenta_cheiro: 2 },
      sal: 4,
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne, desfie e doure em um terço {do:gordura}.
      Cozinhe a macaxeira, tire o fio, escorra bem e amasse quente com o sal; abra oito bolas de 85 g, recheie com a carne e o queijo ralado e feche em rodas.
      Ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 12 minutos, até cobrir a colher; junte o limão e guarde.
      [pimenta] Pique a {pimenta} dentro do lambedor.
      No pedido, doure as rodas na chapa com o resto {do:gordura}, 3 minutos de cada lado, sem virar antes de soltarem sozinhas.
    `,
    plating: 'Duas rodas por porção, lambedor morno em copinho.',
    story:
      'Macaxeira de casca tostada, carne de sol desfiada por dentro e lambedor de cachaça com limão para molhar.',
    keeps:
      'Rodas recheadas (8, de 125 g): 2 dias na geladeira, entre plásticos. Lambedor de cachaça (140 ml): 5 dias na geladeira.',
  }),
  dish('petisco', 'pacoca-curtida', 'Paçoca de carne de sol com macaxeira e cebola curtida na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: {
      portions: 4,
      portionGrams: 240,
      advance: 55,
      finish: 5,
      needs: ['griddle', 'burner', 'blender'],
    },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 60 },
    signature: true,
    lines: {
      carne: { carne_sol: 360 },
      farinha: { farinha_mandioca: 180 },
      macaxeira: 480,
      cebola: { cebola_roxa: 160, cebola: 160 },
      limao: 40,
      gordura: { manteiga_garrafa: 60, oleo: 50 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, doure a carne de sol em cubos em metade {do:gordura} por 12 minutos, até secar; pulse no liquidificador com a farinha de mandioca, aos poucos, até virar fio solto.
      Cozinhe a macaxeira em toras e escorra.
      Cubra a cebola em fios com {cachaca} e o limão e deixe 20 minutos na geladeira.
      No pedido, toste a paçoca na chapa com o resto {do:gordura} por 4 minutos, mexendo, e a macaxeira ao lado.
      [erva] Misture {erva} à cebola.
      Cubra com a cebola escorrida.
    `,
    plating: 'Travessa, macaxeira por baixo, cebola por cima na hora.',
    story:
      'Carne de sol batida com farinha até virar fio crocante, macaxeira tostada e cebola curtida na cachaça.',
    keeps:
      'Paçoca (450 g): 4 dias na geladeira. Macaxeira cozida (480 g): 2 dias na geladeira. Cebola curtida (150 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'camarao-manteiga', 'Camarão na chapa com manteiga de cachaça e limão', {
    cuisines: ['Praiana', 'Petiscos de boteco', 'Mediterrânea', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 160, advance: 20, finish: 5, needs: ['griddle'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    signature: true,
    lines: {
      camarao: 480,
      manteiga: 90,
      alho: 14,
      limao: 25,
      'erva?': { coentro: 8 },
      sal: 5,
      'pao?': { pao_frances: 4 },
    },
    steps: `
      Antes do serviço, amasse a manteiga macia com {cachaca} aos poucos, o alho amassado, o limão e metade do sal; enrole em filme e gele.
      [erva] Pique {o:erva} dentro da manteiga.
      No pedido, seque o camarão, tempere com o resto do sal e sele na chapa bem quente por 1 minuto e meio de cada lado.
      Tire do calor e cubra com rodelas da manteiga, para derreter no prato.
      [pao] Toste {o:pao} na mesma chapa.
    `,
    plating: 'Prato fundo quente, a manteiga ainda derretendo.',
    story: 'Camarão de chapa forte e manteiga de cachaça, alho e limão derretendo por cima.',
    keeps:
      'Manteiga de cachaça (130 g): 5 dias na geladeira, 60 dias congelada. Camarão limpo: 1 dia, no gelo.',
  }),
  dish('petisco', 'panqueca-macaxeira', 'Panqueca de macaxeira com coalho e cebola na cachaça', {
    cuisines: ['Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 230, advance: 50, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      macaxeira: 720,
      queijo: { coalho: 140 },
      cebola: { cebola_roxa: 180 },
      gordura: { manteiga_garrafa: 35, oleo: 30 },
      sal: 5,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira, tire o fio, escorra bem e amasse quente com o sal; misture o queijo coalho ralado e molde oito discos.
      Murche a cebola roxa em metade {do:gordura} por 10 minutos, junte {cachaca} e ferva até secar; guarde.
      No pedido, doure os discos na chapa com o resto {do:gordura}, 3 minutos de cada lado, e aqueça a cebola ao lado.
      Cubra com a cebola.
      [erva] Finalize com {erva} picado.
    `,
    plating: 'Dois discos por porção, cebola por cima.',
    story: 'Macaxeira de casca dourada, queijo e cebola murcha na cachaça.',
    keeps: 'Discos entre folhas de plástico (8, de 105 g): 2 dias na geladeira. Cebola (120 g): 4 dias.',
  }),
  dish('principal', 'arrumado-verde', 'Arrumado de feijão-verde com carne de sol e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 310, advance: 45, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60, alcohol: 'flamed' },
    lines: {
      feijao: { feijao_verde: 420 },
      carne: { carne_sol: 440 },
      tomate: 200,
      cebola: { cebola_roxa: 140 },
      farinha: { farinha_mandioca: 100 },
      gordura: { manteiga_garrafa: 40, oleo: 35 },
      limao: 30,
      sal: 5,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde com o sal e escorra; pique o tomate e a cebola roxa e tempere com o limão.
      Toste a farinha de mandioca em metade {do:gordura} e guarde em pote fechado.
      No pedido, doure a carne de sol em cubos de 2 cm na chapa com o resto {do:gordura}, por 5 minutos; no canto menos quente, junte {cachaca} e deixe ferver até secar.
      Aqueça o feijão ao lado da carne por 2 minutos e arrume em camadas: feijão, farofa, carne e o tomate por cima.
      [erva] Espalhe {erva} picado.
    `,
    plating: 'Prato fundo, camadas à vista.',
    story: 'Feijão-verde, farofa de manteiga, tomate fresco e carne de sol pingada na cachaça.',
    keeps: 'Feijão (420 g): 3 dias na geladeira. Farofa (130 g): 5 dias. Carne em cubos: 2 dias.',
  }),
  dish('principal', 'sertao-virado', 'Carne de sol desfiada com purê de macaxeira e telha de coalho', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 330, advance: 65, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 80, alcohol: 'flamed' },
    signature: true,
    lines: {
      carne: { carne_sol: 360 },
      macaxeira: 800,
      queijo: { coalho: 160 },
      cebola: { cebola_roxa: 200, cebola: 200 },
      leite: { leite_coco: 200, nata: 150, creme: 160 },
      gordura: { manteiga_garrafa: 45, oleo: 40 },
      sal: 4,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a carne de sol por 40 minutos na pressão, com água filtrada até a metade da carne e desfie.
      Cozinhe a macaxeira, tire o fio e amasse quente com {o:leite}, um terço {do:gordura} e o sal, até ficar lisa; no serviço, segure em banho-maria acima de 60 °C.
      No pedido, toste a carne e a cebola em fios na chapa com o resto {do:gordura} por 4 minutos, até as pontas estalarem; no canto menos quente, junte {cachaca} e deixe secar.
      Espalhe o queijo coalho ralado na chapa em disco fino, 2 minutos, até virar telha.
      Ponha o purê no fundo, a carne por cima e a telha em pé.
      [erva] Termine com {erva}.
    `,
    plating: 'Prato fundo, telha espetada na carne.',
    story:
      'Purê liso de macaxeira, carne de sol desfiada de ponta crocante, pingada na cachaça, e telha de coalho para quebrar.',
    keeps: 'Purê (1,1 kg): 2 dias na geladeira. Carne desfiada (235 g): 3 dias na geladeira.',
  }),
  dish('principal', 'peixe-pirao', 'Peixe na chapa com pirão de coco tostado e molho de limão com cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 360, advance: 45, finish: 9, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      peixe: { pargo: 640, tilapia: 640, cioba: 640, cavala: 640, serra: 640 },
      farinha: { farinha_mandioca: 200 },
      coco: { leite_coco: 400 },
      tomate: 160,
      cebola: 100,
      limao: 50,
      gordura: { manteiga: 60, azeite: 50 },
      sal: 9,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, ferva o leite de coco com 400 ml de água filtrada, a cebola e o tomate picados e metade do sal por 8 minutos; chova a farinha de mandioca, mexendo até soltar da panela, espalhe em assadeira untada, com dois dedos, e gele.
      Reduza {cachaca} à metade por 6 minutos, junte o limão e bata com metade {do:gordura}.
      No pedido, corte o pirão em fatias e toste na chapa com o resto {do:gordura}, 3 minutos de cada lado.
      Ao lado, doure o peixe seco e temperado com o resto do sal, 4 minutos de cada lado.
      Regue com o molho no prato.
      [erva] Termine com {erva}.
    `,
    plating: 'Duas fatias de pirão, o peixe por cima, molho em volta.',
    story: 'Peixe dourado, pirão de coco com casca da chapa e molho curto de limão com cachaça.',
    keeps:
      'Pirão em assadeira (1 kg): 2 dias na geladeira. Molho (100 ml): 2 dias na geladeira. Peixe porcionado: 1 dia, no gelo.',
  }),
  dish('lanche', 'carne-sol-pao', 'Pão molhado de carne de sol, com caldo de cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 240, advance: 65, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80, alcohol: 'simmer30' },
    signature: true,
    lines: {
      carne: { carne_sol: 320 },
      pao: { pao_frances: 4, pao: 4 },
      cebola: 200,
      tomate: 120,
      alho: 10,
      gordura: { manteiga_garrafa: 30, oleo: 30 },
      'queijo?': { coalho: 120 },
      'erva?': { coentro: 6 },
    },
    steps: `
      Antes do serviço, refogue a cebola, o alho e o tomate em metade {do:gordura}; junte {cachaca} e ferva 3 minutos.
      Some a carne de sol e 600 ml de água filtrada, cozinhe 40 minutos na pressão, desfie a carne, coe o caldo e prove o sal.
      No pedido, molhe as faces do pão no caldo e toste na chapa com o resto {do:gordura} por 2 minutos, até criar casca; aqueça a carne ao lado.
      [queijo] Ponha {o:queijo} ralado na chapa até virar crosta e deite a carne por cima.
      Feche o pão e leve com 60 ml do caldo fervente.
      [erva] Salpique {erva} no caldo.
    `,
    plating: 'Em papel, cortado ao meio, caldo em copo pequeno.',
    story:
      'Pão molhado no caldo com cachaça e tostado na chapa, carne de sol desfiada e caldo para mergulhar.',
    keeps: 'Carne no caldo (210 g e 500 ml): 3 dias na geladeira.',
  }),
  dish('sobremesa', 'banana-coalho', 'Banana tostada com coalho, farofa doce e calda de cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 200, advance: 25, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      banana: { banana: 440, banana_terra: 440 },
      queijo: { coalho: 160 },
      doce: { mel_engenho: 100, rapadura: 100 },
      farinha: { farinha_mandioca: 50 },
      gordura: { manteiga_garrafa: 40, manteiga: 40, oleo: 30 },
      canela: 2,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com três quartos {do:doce} e 40 ml de água filtrada por 12 minutos, até cair em fio; guarde.
      Toste a farinha de mandioca com o resto {do:doce}, a canela e metade {do:gordura} até estalar; esfrie e feche em pote.
      No pedido, doure a banana cortada ao meio e o queijo coalho em fatias na chapa com o resto {do:gordura}, 2 minutos de cada lado.
      Monte alternando os dois, cubra com a farofa e regue com a calda no prato.
    `,
    plating: 'Prato raso, farofa por cima, calda por último.',
    story: 'Banana de casca tostada, queijo salgado, farofa crocante de canela e calda de cachaça.',
    keeps:
      'Calda (130 ml): 5 dias na geladeira. Farofa doce (90 g): 5 dias em pote fechado. A banana se corta na hora.',
  }),
  dish('petisco', 'mexido-macaxeira', 'Mexido de macaxeira, carne de sol e ovo com cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 270, advance: 40, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'flamed' },
    lines: {
      macaxeira: 560,
      carne: { carne_sol: 240, linguica: 240 },
      ovo: 6,
      cebola: { cebola_roxa: 140, cebola: 140 },
      gordura: { manteiga_garrafa: 35, oleo: 30 },
      sal: 3,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até o garfo entrar sem desmanchar, escorra e corte em dados de 1 cm; pique {o:carne} do mesmo tamanho.
      No pedido, doure a macaxeira {no:gordura} por 3 minutos no meio da chapa e {o:carne} ao lado, no quente.
      Junte a cebola à carne, pingue {cachaca} no canto e deixe secar por 1 minuto.
      Quebre os ovos por cima, tempere com o sal e mexa com a espátula até não restar ovo líquido.
      [erva] Termine com {erva}.
    `,
    plating: 'Travessa rasa, colher de servir, para dois garfos.',
    story: 'Macaxeira dourada, ovo mexido e cebola pingada na cachaça.',
    keeps: 'Macaxeira cozida (560 g): 2 dias na geladeira. Carne em cubos: 2 dias.',
  }),
  dish('petisco', 'macaxeira-murro', 'Macaxeira ao murro com alho e cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Vegetariana', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 220, advance: 45, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    signature: true,
    lines: {
      macaxeira: 880,
      alho: 40,
      gordura: { oleo: 60, azeite: 60 },
      pimenta: { pimenta_cheiro: 3, pimentao: 50 },
      limao: 20,
      sal: 7,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira em toras com o sal, tire o fio do meio e deixe secar na peneira.
      Ferva {cachaca} com {o:pimenta} em tiras por 4 minutos, em fogo baixo, até quase secar, e reserve.
      Frite o alho fatiado {no:gordura} até ficar cor de palha, apague, deixe amornar e só então misture a redução.
      No pedido, amasse cada tora com a palma até rachar e doure na chapa por 3 minutos de cada lado, com um fio do óleo de alho.
      Cubra com o alho e o limão.
      [erva] Salpique {erva}.
    `,
    plating: 'Tábua ou prato raso, alho por cima das rachaduras.',
    story: 'Macaxeira esmagada na mão, casca tostada, alho e um pingo de cachaça.',
    keeps: 'Macaxeira cozida (880 g): 2 dias na geladeira. Óleo de alho (110 ml): 3 dias na geladeira.',
  }),
  dish('petisco', 'feijao-disco', 'Disco de feijão-verde e coalho na chapa com pimenta e cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Sertaneja', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 180, advance: 45, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      feijao: { feijao_verde: 420 },
      goma: 120,
      queijo: { coalho: 120 },
      cebola: 100,
      pimenta: { pimenta_cheiro: 4, pimentao: 60 },
      gordura: { oleo: 30, azeite: 30 },
      sal: 5,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde por 25 minutos, escorra e amasse com o garfo, deixando metade dos grãos inteiros.
      Murche a cebola e {o:pimenta} em metade {do:gordura}, junte {cachaca} e ferva até secar.
      Misture tudo com o queijo coalho ralado, a goma e o sal, e molde doze discos de um dedo.
      [erva] Ponha {erva} picado na massa.
      No pedido, doure os discos na chapa com o resto {do:gordura}, 3 minutos de cada lado, até criar casca.
    `,
    plating: 'Três discos por porção, limão em gomos.',
    story: 'Feijão-verde, coalho e pimenta-de-cheiro refogada na cachaça, com casca da chapa.',
    keeps: 'Discos crus entre plástico (12, de 65 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'porco-abacaxi', 'Tiras de pernil com abacaxi e cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Asiática', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 210, advance: 30, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60 },
    lines: {
      carne: { pernil: 640 },
      abacaxi: 320,
      alho: 14,
      limao: 25,
      gordura: { oleo: 20, azeite: 20 },
      sal: 7,
      'pimenta?': { pimenta_cheiro: 2 },
    },
    steps: `
      Corte o pernil em tiras de meio centímetro e deixe na geladeira por 30 minutos com {cachaca}, o alho amassado, o limão e o sal.
      No pedido, escorra e espalhe as tiras na chapa bem quente com {o:gordura}, 3 minutos de cada lado, sem uma cobrir a outra.
      Toste o abacaxi em cubos ao lado até marcar e misture fora do calor.
      [pimenta] Junte a {pimenta} em fios.
    `,
    plating: 'Travessa quente, palitos, o abacaxi entre as tiras.',
    story: 'Porco em tiras, abacaxi tostado e cachaça na marinada.',
    keeps: 'Tiras na marinada (640 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'linguica-vinagrete', 'Linguiça na chapa com vinagrete de pimenta-de-cheiro e cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 210, advance: 25, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    lines: {
      carne: { linguica: 600 },
      tomate: 200,
      cebola: { cebola_roxa: 100, cebola: 100 },
      pimenta: { pimenta_cheiro: 4, pimentao: 60 },
      limao: 35,
      gordura: { oleo: 25, azeite: 25 },
      sal: 3,
    },
    steps: `
      Antes do serviço, escalde a linguiça por 10 minutos em água filtrada, escorra e esfrie na geladeira.
      Pique o tomate, a cebola e {o:pimenta}; tempere com o limão, {cachaca}, {o:gordura} e o sal.
      No pedido, corte a linguiça em moedas grossas e doure na chapa por 2 minutos de cada lado, até 70 °C no meio.
      Sirva o vinagrete à parte, nunca sobre a chapa.
    `,
    plating: 'Travessa com palitos, vinagrete em cumbuca.',
    story: 'Linguiça em moedas, vinagrete de pimenta-de-cheiro com cachaça.',
    keeps: 'Linguiça escaldada (560 g): 2 dias na geladeira. Vinagrete (400 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'batata-doce-coalho', 'Batata-doce e coalho na chapa com melado de cachaça', {
    cuisines: ['Regional cearense', 'Vegetariana', 'Brasileira contemporânea', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 230, advance: 40, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      batata: { batata_doce: 640 },
      queijo: { coalho: 240 },
      doce: { mel_engenho: 50, rapadura: 50 },
      gordura: { manteiga_garrafa: 25, oleo: 20 },
      limao: 10,
      'castanha?': { castanha: 30, gergelim: 10 },
    },
    steps: `
      Antes do serviço, cozinhe a batata-doce com casca por 25 minutos, esfrie e corte em rodelas de um dedo.
      Ferva {cachaca} com {o:doce} por 6 minutos, até engrossar, e pingue o limão.
      No pedido, toste a batata {no:gordura} por 3 minutos de cada lado e o coalho em tiras nos últimos 2.
      Regue no prato com o melado.
      [castanha] Espalhe {castanha}.
    `,
    plating: 'Rodelas e queijo intercalados, melado em fio.',
    story: 'Batata-doce tostada, coalho e melado apurado com cachaça.',
    keeps: 'Batata cozida (640 g): 3 dias na geladeira. Melado (90 ml): 5 dias na geladeira.',
  }),
  dish('petisco', 'legumes-chapa', 'Legumes da chapa com molho de alho e cachaça', {
    cuisines: ['Vegetariana', 'Mediterrânea', 'Petiscos de boteco', 'Na brasa'],
    batch: { portions: 4, portionGrams: 200, advance: 20, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    lines: {
      abobrinha: 360,
      pimentao: 220,
      cebola: { cebola_roxa: 180, cebola: 180 },
      tomate: 200,
      alho: 14,
      limao: 30,
      gordura: { azeite: 45, oleo: 45 },
      sal: 6,
      'erva?': { manjericao: 6, coentro: 8 },
    },
    steps: `
      Bata com o garfo o alho amassado, o limão, {cachaca}, metade {do:gordura} e o sal.
      No pedido, toste a abobrinha em fatias, o pimentão em tiras e a cebola em gomos na chapa com o resto {do:gordura}, 3 minutos de cada lado.
      Ponha o tomate em metades só no último minuto e regue tudo no prato.
      [erva] Rasgue {erva} por cima.
    `,
    plating: 'Travessa larga, legumes soltos, molho à vista.',
    story: 'Abobrinha, pimentão e cebola marcados na chapa, molho de alho e cachaça.',
    keeps: 'Molho de alho (90 ml): 2 dias na geladeira. Legumes cortados: 1 dia na geladeira.',
  }),
  dish('lanche', 'tapioca-banana', 'Tapioca de banana e coalho com melado de cachaça', {
    cuisines: ['Regional cearense', 'Vegetariana', 'Praiana', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 210, advance: 15, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 45 },
    lines: {
      goma: 360,
      banana: { banana: 300, banana_terra: 300 },
      queijo: { coalho: 200 },
      doce: { rapadura: 50, mel_engenho: 50 },
      gordura: { manteiga_garrafa: 15, oleo: 15 },
      canela: 2,
    },
    steps: `
      Antes do serviço, derreta {o:doce} com 40 ml de água filtrada, junte {cachaca} e apure por 10 minutos.
      No pedido, toste a banana em tiras e o coalho ralado grosso {no:gordura}, num lado da chapa.
      Espalhe a goma em disco no outro lado, espere firmar, recheie, polvilhe a canela e dobre.
      Abra em cima e pingue o melado na mesa de montagem, não na chapa.
    `,
    plating: 'Em papel, dobrada, com o melado por dentro.',
    story: 'Goma fina, banana tostada, coalho e melado de cachaça.',
    keeps: 'Melado (90 ml): 5 dias na geladeira.',
  }),
  dish('lanche', 'ovo-pao', 'Pão na chapa com ovo, linguiça e cebola na cachaça', {
    cuisines: ['Petiscos de boteco', 'Brasileira contemporânea', 'Na brasa'],
    batch: { portions: 4, portionGrams: 220, advance: 25, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      ovo: 4,
      pao: { pao_frances: 4, pao: 4 },
      carne: { linguica: 280 },
      cebola: 200,
      gordura: { manteiga: 25, oleo: 20 },
      sal: 2,
    },
    steps: `
      Antes do serviço, murche a cebola em metade {do:gordura} por 10 minutos, junte {cachaca} e ferva até secar.
      No pedido, solte a linguiça da pele e doure na chapa por 5 minutos, quebrando com a espátula.
      Frite o ovo ao lado até a gema firmar e aqueça o pão aberto {no:gordura}.
      Monte com a cebola por baixo e o ovo por cima.
    `,
    plating: 'Em papel, cortado ao meio, gema à mostra.',
    story: 'Linguiça solta, ovo de gema firme e cebola adoçada na cachaça.',
    keeps: 'Cebola pronta (120 g): 4 dias na geladeira.',
  }),
  dish('principal', 'frango-feijao', 'Frango na chapa com feijão-verde e macaxeira ao molho de cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 380, advance: 50, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60 },
    lines: {
      frango: { sobrecoxa: 760 },
      feijao: { feijao_verde: 320 },
      macaxeira: 480,
      tomate: 160,
      alho: 12,
      limao: 30,
      gordura: { manteiga_garrafa: 35, oleo: 30 },
      sal: 9,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, abra a sobrecoxa em bifes finos e deixe na geladeira por 40 minutos com {cachaca}, o limão, o alho e metade do sal; cozinhe a macaxeira e o feijão-verde em panelas separadas, com o resto do sal.
      No pedido, doure o frango na chapa com metade {do:gordura} por 3 minutos de cada lado, até 70 °C no centro.
      Toste a macaxeira no meio da chapa com o resto {do:gordura} e aqueça o feijão com o tomate picado.
      [erva] Misture {erva} ao feijão.
    `,
    plating: 'Prato raso: frango de um lado, feijão e macaxeira do outro.',
    story: 'Frango marinado na cachaça, feijão-verde com tomate e macaxeira tostada.',
    keeps:
      'Frango na marinada (760 g): 1 dia na geladeira. Feijão cozido (320 g): 3 dias. Macaxeira cozida (480 g): 2 dias.',
  }),
  dish('sobremesa', 'rabanada-chapa', 'Rabanada na chapa com calda de cachaça', {
    cuisines: ['Petiscos de boteco', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 4, portionGrams: 170, advance: 20, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      pao: { pao_frances: 4 },
      leite: 320,
      ovo: 2,
      acucar: 90,
      gordura: { manteiga: 30, oleo: 25 },
      canela: 3,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com dois terços do açúcar e 40 ml de água filtrada por 10 minutos, até ficar em ponto de fio ralo.
      Bata o leite, os ovos e o resto do açúcar e guarde gelado.
      No pedido, molhe o pão em fatias de dois dedos, sem encharcar, e doure na chapa limpa com {o:gordura} por 2 minutos de cada lado, até o meio firmar.
      Passe na canela e regue com a calda no prato.
    `,
    plating: 'Duas fatias sobrepostas, calda por cima, canela na borda.',
    story: 'Pão dourado na manteiga, canela e calda de cachaça.',
    keeps: 'Calda (90 ml): 5 dias na geladeira. Leite batido (450 ml): 1 dia na geladeira.',
  }),
  dish('sobremesa', 'tapioca-coco', 'Tapioca doce de coco com leite condensado e cachaça', {
    cuisines: ['Regional cearense', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 160, advance: 15, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      goma: 320,
      coco: 120,
      leite_condensado: 120,
      leite_coco: 100,
      sal: 1,
    },
    steps: `
      Antes do serviço, ferva o leite de coco com {cachaca} por 6 minutos, desligue e misture o leite condensado.
      No pedido, misture o coco e o sal à goma, espalhe em disco na chapa e espere soltar.
      Vire por 1 minuto, dobre e cubra com o creme no prato.
    `,
    plating: 'Meia-lua no prato fundo, creme por cima.',
    story: 'Goma com coco, creme doce apurado com cachaça.',
    keeps: 'Creme de coco (220 g): 3 dias na geladeira.',
  }),
]
