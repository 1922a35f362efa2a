import { type DishIdea, dish } from '../idea.ts'

/** Snacks and starters, hot and cold. */
export const snacks: readonly DishIdea[] = [
  dish('petisco', 'coalho-flambado', 'Queijo coalho flambado com mel de engenho', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Na brasa'],
    batch: { portions: 4, portionGrams: 140, advance: 5, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['carvalho', 'castanheira'], ml: 80 },
    lines: {
      queijo: { coalho: 480 },
      mel: { mel_engenho: 60 },
      gordura: { manteiga_garrafa: 20, oleo: 15 },
      'castanha?': { castanha: 30, gergelim: 12 },
      'erva?': { alecrim: 4 },
    },
    steps: `
      Corte o queijo coalho em dados de 3 cm e seque bem com papel, para dourar sem soltar água.
      Aqueça {o:gordura} na frigideira e doure o queijo por 2 minutos de cada lado.
      Fora do fogo, junte a dose de {cachaca} já medida em um copinho ({dose} por porção); volte à chama, acenda e espere apagar sozinha.
      Regue com o mel de engenho e mexa por 20 segundos, só para brilhar.
      [castanha] Termine com {castanha} por cima.
      [erva] Finalize com um ramo de {erva}.
    `,
    plating:
      'Frigideira de ferro ou travessa quente, palitos ao lado; sai na hora, porque o queijo endurece ao esfriar.',
    story: 'Coalho dourado, flambado na cachaça e banhado em mel de engenho.',
    keeps: 'Queijo cortado: 2 dias na geladeira, coberto. Depois de flambado, só na hora.',
  }),
  dish('petisco', 'camarao-flambado', 'Camarão flambado no alho e na cachaça', {
    cuisines: [
      'Praiana',
      'Petiscos de boteco',
      'Regional cearense',
      'Mediterrânea',
      'Brasileira contemporânea',
    ],
    batch: { portions: 4, portionGrams: 150, advance: 15, finish: 7, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['alambique'], ml: 80 },
    lines: {
      camarao: 480,
      gordura: { manteiga_garrafa: 40, azeite: 40 },
      alho: 24,
      limao: 20,
      sal: 4,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 12 },
    },
    steps: `
      Seque o camarão e tempere com o sal na hora de ir ao fogo.
      Aqueça {o:gordura} até quase soltar fumaça, doure o alho fatiado por 20 segundos e junte o camarão em uma só camada.
      Vire depois de 1 minuto; quando mudar de cor, tire do fogo.
      Fora do fogo, junte {cachaca} medida ({dose} por porção), volte à chama, acenda e espere apagar.
      [pimenta] Junte a {pimenta} em tiras finas.
      Desligue, regue com o suco de limão e mexa.
      [erva] Finalize com {erva} picado.
    `,
    plating: 'Panelinha quente, com o caldo do fundo.',
    story: 'Camarão salteado no alho, flambado com cachaça e limão.',
    keeps: 'Camarão limpo: 1 dia na geladeira, no gelo. Não se guarda pronto.',
  }),
  dish('principal', 'lagosta-flambada', 'Lagosta flambada com caju', {
    cuisines: ['Praiana', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 4, portionGrams: 190, advance: 20, finish: 12, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['carvalho', 'alambique'], ml: 100 },
    lines: {
      lagosta: 560,
      caju: 240,
      gordura: { manteiga: 60, azeite: 50 },
      limao: 20,
      sal: 5,
      'erva?': { coentro: 8 },
    },
    steps: `
      Corte as caudas ao meio no comprimento; fatie o caju em rodelas de 1 cm.
      Doure o caju em metade {do:gordura}, 2 minutos de cada lado, e reserve.
      Na mesma frigideira, com o resto {do:gordura}, doure a lagosta com a carne para baixo por 3 minutos.
      Fora do fogo junte {cachaca} medida ({dose} por porção), volte à chama, acenda e regue a lagosta com o líquido até apagar.
      Devolva o caju, junte o limão e o sal e sirva.
      [erva] Finalize com folhas de {erva}.
    `,
    plating: 'Prato quente, lagosta sobre as rodelas de caju e o molho da frigideira por cima.',
    story: 'Lagosta do nosso mar, caju dourado e cachaça flambada na frigideira.',
    keeps: 'Só na hora. Respeite o defeso e compre com nota.',
  }),
  dish('petisco', 'linguica-flambada', 'Linguiça acebolada flambada na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Na brasa'],
    batch: { portions: 4, portionGrams: 180, advance: 10, finish: 12, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['alambique', 'carvalho'], ml: 80 },
    lines: { linguica: 560, cebola: 240, mostarda: 20, 'acompanha?': { farinha_mandioca: 80 } },
    steps: `
      Cozinhe a linguiça por 8 minutos em dois dedos de água, antes do serviço; fatie na diagonal.
      Doure as fatias na própria gordura, junte a cebola em meias-luas e deixe pegar cor.
      Fora do fogo, junte {cachaca} medida ({dose} por porção), volte à chama, acenda, espere apagar e raspe o fundo da frigideira.
      Misture a mostarda fora do fogo.
      [acompanha] Sirva com a {acompanha} tostada à parte.
    `,
    plating: 'Chapa ou travessa de ferro, com palitos.',
    story: 'Linguiça e cebola douradas, e um golpe de fogo com cachaça.',
    keeps: 'Linguiça pré-cozida (530 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'carne-sol-reducao', 'Carne de sol na chapa com cebola e redução de cachaça', {
    cuisines: ['Sertaneja', 'Petiscos de boteco', 'Regional cearense', 'Na brasa'],
    batch: { portions: 4, portionGrams: 230, advance: 30, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'castanheira'], ml: 100 },
    lines: {
      carne: { carne_sol: 600 },
      macaxeira: 480,
      cebola: { cebola_roxa: 200 },
      doce: { rapadura: 30, laranja: 60 },
      gordura: { manteiga_garrafa: 40, oleo: 30 },
    },
    steps: `
      Ferva {cachaca} com {o:doce} e 60 ml de água filtrada até virar calda rala, uns 15 minutos. Guarde.
      Cozinhe a macaxeira até ficar macia e escorra.
      Na chapa com {o:gordura}, doure a carne de sol em tiras por 2 minutos de cada lado; ao lado, doure a macaxeira e a cebola roxa.
      Junte tudo, regue com a redução e deixe brilhar por 1 minuto.
    `,
    plating: 'Tábua ou chapa quente, a macaxeira por baixo para receber o caldo.',
    story: 'Carne de sol, cebola roxa e uma calda curta de cachaça.',
    keeps: 'Redução (90 ml): 5 dias na geladeira. Macaxeira cozida (480 g): 2 dias.',
  }),
  dish('petisco', 'caju-chapa', 'Caju na chapa com cachaça e farofa crocante', {
    cuisines: [
      'Vegetariana',
      'Regional cearense',
      'Petiscos de boteco',
      'Na brasa',
      'Brasileira contemporânea',
    ],
    batch: { portions: 4, portionGrams: 170, advance: 20, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique', 'carvalho'], ml: 60 },
    lines: {
      caju: 560,
      farinha: { farinha_mandioca: 120 },
      cebola: 120,
      gordura: { azeite: 50 },
      pimenta: { pimenta_cheiro: 3, pimentao: 60 },
      'castanha?': { castanha: 50, gergelim: 20 },
      sal: 5,
      'erva?': { coentro: 10 },
    },
    steps: `
      Corte o caju em fatias de 1 cm, regue com {cachaca} e o sal e deixe 15 minutos.
      Escorra e guarde o líquido. Doure o caju na chapa com metade do azeite, 3 minutos de cada lado.
      Antes do serviço, na outra metade do azeite, doure a cebola com {pimenta}, junte o líquido da marinada e deixe secar; misture a farinha de mandioca até ficar solta.
      [castanha] Junte {o:castanha} à farofa.
      [erva] Finalize com {erva} picado.
    `,
    plating: 'Caju em leque, farofa ao lado, um fio de azeite.',
    story: 'Caju tostado com gosto de quintal, cachaça e farofa bem solta.',
    keeps: 'Farofa (230 g): 3 dias em pote fechado. O caju se corta no dia.',
  }),
  dish('petisco', 'cogumelos-flambados', 'Cogumelos flambados na cachaça com alecrim', {
    cuisines: ['Vegetariana', 'Francesa', 'Italiana', 'Mediterrânea', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 120, advance: 10, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['castanheira', 'carvalho'], ml: 70 },
    lines: {
      cogumelo: 640,
      gordura: { manteiga: 40, azeite: 40 },
      alho: 12,
      erva: { alecrim: 5 },
      sal: 4,
      'creme?': { creme: 80, leite_coco: 80 },
    },
    steps: `
      Limpe os cogumelos com pano seco e corte em quatro.
      Doure em fogo alto com {o:gordura}, sem mexer no primeiro minuto; junte o alho e o alecrim.
      Fora do fogo, junte {cachaca} medida ({dose} por porção), volte à chama, acenda e espere apagar; tempere com o sal.
      [creme] Junte {o:creme} e ferva 1 minuto, até ligar.
    `,
    plating: 'Cumbuca pequena e quente, com o alecrim por cima.',
    story: 'Cogumelos de fogo alto, alecrim e cachaça.',
    keeps: 'Cogumelo cortado: 1 dia na geladeira, em papel.',
  }),
  dish('petisco', 'banana-terra-vinagrete', 'Banana-da-terra na chapa com vinagrete de cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Praiana', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 180, advance: 15, finish: 8, needs: ['griddle'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      banana: { banana_terra: 560 },
      tomate: 200,
      cebola: { cebola_roxa: 80 },
      acido: { limao: 40 },
      gordura: { azeite: 50 },
      'queijo?': { coalho: 120 },
      'erva?': { coentro: 12 },
      sal: 4,
    },
    steps: `
      Pique miúdo o tomate e a cebola roxa; tempere com limão, {cachaca}, metade do azeite e o sal. Deixe 10 minutos.
      Corte a banana em tiras de 1 cm e doure na chapa com o resto do azeite, 3 minutos de cada lado.
      [queijo] Doure também o {queijo} em tiras e intercale com a banana.
      [erva] Junte {o:erva} picado ao vinagrete na hora de servir.
    `,
    plating: 'Travessa rasa, a banana por baixo e o vinagrete por cima na última hora.',
    story: 'Doce da banana e o azedo de um vinagrete com cachaça.',
    keeps: 'Vinagrete (380 g): 1 dia na geladeira.',
  }),
  dish('petisco', 'caldinho-macaxeira', 'Caldinho de macaxeira com pingo de cachaça à mesa', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 8, portionGrams: 220, advance: 45, finish: 4, needs: ['burner', 'blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      macaxeira: 650,
      cebola: 150,
      alho: 15,
      gordura: { manteiga_garrafa: 30, oleo: 30 },
      coco: { leite_coco: 200 },
      'carne?': { carne_sol: 180, camarao: 180, cogumelo: 180 },
      sal: 7,
      erva: { coentro: 15 },
    },
    steps: `
      Refogue a cebola e o alho em metade {do:gordura}, em fogo baixo, por 8 minutos.
      Junte a macaxeira e 1 litro de água filtrada, cozinhe até desmanchar e bata no liquidificador com o leite de coco e o sal.
      Volte ao fogo por 10 minutos, até encorpar.
      [carne] Ao servir, doure {o:carne} em pedaços miúdos no resto {do:gordura} e ponha no fundo de cada caneca.
      Finalize com o coentro e leve {cachaca} em copinho, {dose} por caneca, para o cliente pingar.
    `,
    plating: 'Caneca de ágata ou copo americano, bem quente, copinho ao lado.',
    story: 'Macaxeira cremosa, leite de coco e coentro, com um copinho de cachaça para pingar à mesa.',
    keeps: 'Caldo (1,8 l): 3 dias na geladeira, 30 dias congelado.',
  }),
  dish('petisco', 'camarao-massa-cachaca', 'Camarão empanado em massa de cachaça e goma', {
    cuisines: ['Praiana', 'Petiscos de boteco', 'Asiática'],
    batch: { portions: 4, portionGrams: 170, advance: 10, finish: 8, needs: ['fryer'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 60 },
    lines: {
      camarao: 440,
      farinha: { trigo: 110, fecula: 130 },
      goma: 60,
      gas: { agua_gas: 130 },
      oleo: 180,
      sal: 4,
      limao: 20,
      'molho?': { tamarindo: 60, maracuja: 60 },
    },
    steps: `
      Misture {o:farinha}, a goma, metade do sal, {cachaca} e a água com gás gelada, sem bater: a massa fica com grumos.
      Seque o camarão, passe na massa e frite em óleo fundo a 180 °C por 2 minutos, poucos de cada vez. A ficha conta o óleo que se gasta, não o que enche a fritadeira.
      Escorra em grade, tempere com o resto do sal e sirva com limão.
      [molho] Ferva a {molho} com um pouco de água por 3 minutos e sirva como molho.
    `,
    plating: 'Cesto com papel, molho em potinho.',
    story: 'Casquinha fina: a cachaça na massa deixa a fritura leve.',
    keeps: 'Massa: 30 minutos no gelo. Não se guarda frito.',
  }),
  dish('petisco', 'legumes-massa-cachaca', 'Legumes em massa leve de cachaça', {
    cuisines: ['Vegetariana', 'Asiática', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 250, advance: 15, finish: 9, needs: ['fryer'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 60 },
    lines: {
      abobrinha: 200,
      cenoura: 160,
      batata: { batata_doce: 200 },
      farinha: { trigo: 120, fecula: 140 },
      gas: { agua_gas: 150 },
      oleo: 200,
      sal: 4,
      gengibre: 10,
      limao: 30,
      'shoyu?': 40,
    },
    steps: `
      Corte a abobrinha, a cenoura e a batata-doce em palitos finos e seque bem.
      Misture {o:farinha}, o sal, {cachaca} e a água com gás gelada, sem bater.
      Passe os legumes na massa e frite em óleo fundo a 175 °C por 3 minutos, em porções pequenas. A ficha conta o óleo que se gasta, não o que enche a fritadeira.
      Misture o limão e o gengibre ralado: é o molho.
      [shoyu] Junte o {shoyu} ao molho.
    `,
    plating: 'Cesto alto, molho em potinho.',
    story: 'Legumes crocantes em massa de cachaça, com limão e gengibre.',
    keeps: 'Legumes cortados: 1 dia na geladeira.',
  }),
  dish('petisco', 'ceviche-pargo', 'Ceviche de pargo com caju e cachaça', {
    cuisines: ['Praiana', 'Brasileira contemporânea', 'Regional cearense', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 150, advance: 15, finish: 8, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      peixe: { pargo: 400 },
      caju: 160,
      limao: 100,
      cebola: { cebola_roxa: 80 },
      'pimenta?': { pimenta_cheiro: 2 },
      sal: 6,
      'erva?': { coentro: 12 },
      azeite: 20,
    },
    steps: `
      Use pargo próprio para consumo cru, congelado antes a −20 °C por 7 dias. Corte em cubos de 1,5 cm, sempre gelado.
      Corte o caju em cubos do mesmo tamanho e a cebola roxa em fios, lavados em água gelada.
      Misture o peixe com o sal e o limão por 4 minutos; junte {cachaca}, o caju e a cebola.
      [pimenta] Junte a {pimenta} em tiras finas.
      [erva] Finalize com {erva} e o azeite.
    `,
    plating: 'Prato fundo gelado, com o próprio caldo.',
    story: 'Pargo, caju e limão, com um toque de cachaça.',
    keeps: 'Só na hora. Peixe cortado: até 4 horas no gelo.',
  }),
  dish('petisco', 'pargo-curado', 'Pargo curado na cachaça com rapadura', {
    cuisines: ['Brasileira contemporânea', 'Francesa', 'Praiana', 'Mediterrânea'],
    batch: { portions: 6, portionGrams: 90, advance: 20, finish: 5, needs: [] },
    cachaca: { technique: 'cure', kinds: ['carvalho', 'alambique'], ml: 60 },
    lines: {
      peixe: { pargo: 600 },
      sal: { sal_cura: 60 },
      doce: { rapadura: 60 },
      limao: 20,
      folha: { rucula: 60 },
      azeite: 30,
      'castanha?': 30,
    },
    steps: `
      Use pargo próprio para consumo cru, congelado antes a −20 °C por 7 dias.
      Misture o sal, a rapadura raspada e {cachaca}; cubra o filé dos dois lados, embale e deixe 18 horas na geladeira, com peso.
      Lave rápido em água gelada, seque e fatie fino, na diagonal.
      Tempere a rúcula com o limão e o azeite e monte com o peixe.
      [castanha] Termine com {castanha} picada.
    `,
    plating: 'Prato raso e gelado, fatias sobrepostas, folhas no centro.',
    story: 'Cura de sal, rapadura e cachaça: pargo de textura firme e doçura longa.',
    keeps: 'Curado (500 g): 4 dias na geladeira, bem embalado.',
  }),
  dish('petisco', 'atum-gengibre', 'Tartare de atum com cachaça, gengibre e gergelim', {
    cuisines: ['Asiática', 'Brasileira contemporânea', 'Praiana'],
    batch: { portions: 4, portionGrams: 120, advance: 15, finish: 7, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    lines: {
      atum: 380,
      abacate: 120,
      gengibre: 10,
      gergelim: 15,
      limao: 25,
      sal: { shoyu: 30, sal: 5 },
      azeite: 20,
    },
    steps: `
      Use atum próprio para consumo cru, congelado antes a −20 °C por 7 dias. Corte em cubos de 8 mm.
      Misture {cachaca}, {o:sal}, o gengibre ralado, o limão e o azeite; envolva o atum só na hora.
      Amasse o abacate com algumas gotas de limão e forme uma base; o atum vai por cima, com o gergelim tostado.
    `,
    plating: 'Aro de 8 cm, prato gelado.',
    story: 'Atum, gengibre e gergelim, com cachaça no lugar do saquê.',
    keeps: 'Só na hora.',
  }),
  dish('petisco', 'ceviche-palmito', 'Ceviche de palmito e caju', {
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 150, advance: 20, finish: 5, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      palmito: 260,
      caju: 240,
      limao: 90,
      cebola: { cebola_roxa: 70 },
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 12 },
      azeite: 25,
      sal: 3,
    },
    steps: `
      Lave o palmito em água corrente e corte em rodelas de 1 cm; corte o caju em cubos.
      Misture com o limão, {cachaca}, a cebola roxa em fios e o sal; deixe 10 minutos na geladeira.
      [pimenta] Junte a {pimenta} em tiras finas.
      [erva] Finalize com {erva}.
      Regue com o azeite e sirva gelado.
    `,
    plating: 'Taça baixa ou prato fundo gelado, com o caldo.',
    story: 'Palmito e caju no limão, frescos, com um fio de cachaça.',
    keeps: '6 horas na geladeira.',
  }),
  dish('petisco', 'gaspacho-melancia', 'Gaspacho de melancia com cachaça e manjericão', {
    cuisines: ['Mediterrânea', 'Vegetariana', 'Brasileira contemporânea', 'Francesa'],
    batch: { portions: 6, portionGrams: 180, advance: 20, finish: 3, needs: ['blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 60 },
    lines: {
      melancia: 600,
      tomate: 400,
      pimentao: 80,
      vinagre: 30,
      azeite: 60,
      erva: { manjericao: 12 },
      sal: 6,
      'queijo?': { coalho: 90 },
    },
    steps: `
      Bata a melancia, o tomate, o pimentão, o vinagre e o sal; junte metade do azeite em fio e coe.
      Gele por 2 horas e junte {cachaca} só na hora de servir, {dose} por porção.
      Finalize com o resto do azeite e as folhas de manjericão.
      [queijo] Ponha cubinhos de {queijo} no fundo de cada taça.
    `,
    plating: 'Taça ou copo baixo gelado.',
    story: 'Melancia, tomate e manjericão, bem gelados, com cachaça.',
    keeps: 'Base sem cachaça (1 l): 2 dias na geladeira.',
  }),
  dish('petisco', 'tartare-abacate', 'Tartare de abacate e manga com cachaça', {
    cuisines: ['Vegetariana', 'Asiática', 'Mediterrânea', 'Praiana'],
    batch: { portions: 4, portionGrams: 160, advance: 15, finish: 6, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    lines: {
      abacate: 320,
      manga: 240,
      cebola: { cebola_roxa: 50 },
      limao: 40,
      gengibre: 8,
      'gergelim?': 12,
      azeite: 25,
      sal: 3,
      'castanha?': { castanha: 40, amendoim: 40 },
    },
    steps: `
      Corte o abacate e a manga em cubos de 1 cm e a cebola roxa bem miúda.
      Misture {cachaca}, o limão, o gengibre ralado, o azeite e o sal; envolva as frutas com delicadeza.
      [castanha] Junte {o:castanha} grosseiramente picada.
      [gergelim] Finalize com {gergelim} tostado.
    `,
    plating: 'Aro de 8 cm, prato gelado.',
    story: 'Manga e abacate em cubos, limão, gengibre e cachaça.',
    keeps: '2 horas na geladeira, com filme encostado.',
  }),
  dish('petisco', 'carpaccio-abobrinha', 'Carpaccio de abobrinha marinada na cachaça', {
    cuisines: ['Italiana', 'Vegetariana', 'Mediterrânea', 'Francesa'],
    batch: { portions: 4, portionGrams: 130, advance: 20, finish: 5, needs: [] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 35, alcohol: 'raw' },
    lines: {
      abobrinha: 420,
      limao: 40,
      azeite: 45,
      erva: { hortela: 8 },
      sal: 4,
      'queijo?': { parmesao: 50, coalho: 70 },
      'castanha?': { castanha: 40, gergelim: 15 },
    },
    steps: `
      Fatie a abobrinha em lâminas de 2 mm, salpique o sal e deixe 10 minutos; seque.
      Marine com o limão, {cachaca} e o azeite por 10 minutos.
      Monte em camada única, com a hortelã rasgada.
      [queijo] Cubra com {queijo}.
      [castanha] Termine com {castanha}.
    `,
    plating: 'Prato raso, montado na hora.',
    story: 'Abobrinha crua, limão e hortelã, marinada com cachaça.',
    keeps: 'Lâminas cortadas: 1 dia na geladeira.',
  }),
  dish('petisco', 'grao-vinagrete', 'Salada de grão-de-bico com vinagrete de cachaça', {
    cuisines: ['Mediterrânea', 'Vegetariana', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 190, advance: 15, finish: 4, needs: [] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 35 },
    lines: {
      grao: { grao_bico: 480 },
      tomate: 160,
      cebola: { cebola_roxa: 80 },
      vinagre: 30,
      azeite: 50,
      'erva?': { coentro: 12 },
      paprica: 3,
      sal: 4,
      'queijo?': { coalho: 100 },
    },
    steps: `
      Lave o grão-de-bico. Cubra a cebola roxa em fios com o vinagre e {cachaca} por 10 minutos.
      Misture tudo com o tomate em cubos, o azeite, a páprica e o sal.
      [queijo] Junte o {queijo} em cubinhos.
      [erva] Finalize com {erva} picado.
    `,
    plating: 'Cumbuca rasa, fria.',
    story: 'Grão-de-bico, cebola curtida na cachaça e páprica.',
    keeps: '2 dias na geladeira.',
  }),
  dish('petisco', 'tomate-curtido', 'Tomates curtidos na cachaça com manjericão', {
    cuisines: ['Italiana', 'Mediterrânea', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 170, advance: 15, finish: 4, needs: [] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40, alcohol: 'raw' },
    lines: {
      tomate: 560,
      alho: 8,
      azeite: 50,
      vinagre: 15,
      erva: { manjericao: 12 },
      sal: 5,
      'queijo?': { queijo_manteiga: 160, coalho: 160 },
      'pao?': { pao_frances: 4 },
    },
    steps: `
      Corte os tomates em gomos, tempere com o sal e deixe escorrer 10 minutos; guarde o suco.
      Misture o suco com {cachaca}, o vinagre, o alho amassado e o azeite; volte os tomates e deixe 1 hora na geladeira.
      Finalize com o manjericão rasgado.
      [queijo] Ponha {queijo} em fatias por baixo.
      [pao] Sirva com {pao} em fatias, para o caldo.
    `,
    plating: 'Prato fundo, com todo o caldo.',
    story: 'Tomate maduro, manjericão e um caldo fresco de cachaça.',
    keeps: '1 dia na geladeira.',
  }),
]
