import { type DishIdea, dish } from '../idea.ts'

/** Main dishes. */
export const mains: readonly DishIdea[] = [
  dish('principal', 'file-pimenta', 'Filé ao molho de pimenta e cachaça', {
    cuisines: ['Francesa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 320, advance: 30, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['carvalho', 'castanheira'], ml: 80 },
    lines: {
      carne: { file: 720 },
      pimenta: { pimenta_reino: 10 },
      gordura: { manteiga: 40, azeite: 40 },
      creme: { creme: 200, leite_coco: 200 },
      batata: { batata_doce: 600 },
      sal: 8,
    },
    steps: `
      Asse ou cozinhe a batata-doce antes do serviço e amasse com um terço {do:creme} e metade do sal.
      Passe os medalhões na pimenta quebrada e no resto do sal e doure {no:gordura}, 3 minutos de cada lado; reserve.
      Fora do fogo, junte {cachaca} medida ({dose} por porção), volte à chama, acenda e espere apagar.
      Junte o resto {do:creme}, raspe o fundo e reduza por 2 minutos; devolva a carne ao molho.
    `,
    plating: 'Purê no centro, medalhão por cima e o molho em volta.',
    story: 'Filé em crosta de pimenta, molho de frigideira flambado com cachaça.',
    keeps: 'Purê (650 g): 2 dias na geladeira. Medalhão porcionado: 2 dias.',
  }),
  dish('principal', 'magret-caju', 'Magret de pato com redução de caju e cachaça', {
    cuisines: ['Francesa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 300, advance: 45, finish: 18, needs: ['burner', 'precision'] },
    cachaca: { technique: 'reduction', kinds: ['castanheira', 'carvalho'], ml: 120, alcohol: 'simmer30' },
    lines: {
      pato: { magret: 720 },
      caju: 400,
      acucar: { rapadura: 25, laranja: 80 },
      vinagre: 30,
      pure: { jerimum: 600 },
      gordura: { manteiga: 30, azeite: 30 },
      sal: 8,
      'castanha?': 40,
    },
    steps: `
      Bata metade do caju, coe e ferva com {o:acucar}, o vinagre e {cachaca} por 30 minutos, até cobrir a colher.
      Embale o magret com metade do sal e cozinhe a 65 °C por 90 minutos; resfrie em gelo até 10 °C, em menos de 2 horas.
      Cozinhe o jerimum e amasse com {o:gordura} e o resto do sal.
      No pedido, doure o magret com a pele para baixo, partindo da frigideira fria, por 6 minutos; vire por 1 minuto e descanse 4.
      Doure o resto do caju em fatias na gordura do pato.
      [castanha] Termine com {castanha} picada.
    `,
    plating: 'Purê em pincelada, magret fatiado, caju ao lado, redução em fio.',
    story: 'Magret macio de pele dourada, caju na frigideira e uma redução longa de cachaça.',
    keeps: 'Redução (150 ml): 5 dias. Magret cozido a vácuo (680 g): 4 dias a 3 °C.',
  }),
  dish('principal', 'risoto-jerimum', 'Risoto de jerimum com cachaça', {
    cuisines: ['Italiana', 'Vegetariana', 'Brasileira contemporânea', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 340, advance: 30, finish: 22, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 80 },
    lines: {
      arroz: { arborio: 320 },
      jerimum: 500,
      cebola: 120,
      gordura: { manteiga: 50, azeite: 50 },
      'carne?': { carne_sol: 240, camarao: 240 },
      'queijo?': { coalho: 120, parmesao: 80 },
      sal: 8,
      'castanha?': 40,
    },
    steps: `
      Cozinhe o jerimum em 1,2 litro de água filtrada com o sal; bata um terço com o caldo e guarde o resto em cubos.
      Refogue a cebola em metade {do:gordura}, junte o arroz, mexa 2 minutos e regue com {cachaca}; deixe secar.
      Junte o caldo de jerimum quente aos poucos, por 17 minutos; no fim, os cubos.
      [carne] Doure {o:carne} em pedaços pequenos à parte e envolva no fim.
      [queijo] Desligue e misture {o:queijo}.
      Finalize com o resto {do:gordura}, batendo com a colher, e sirva na hora.
      [castanha] Termine com {castanha} picada.
    `,
    plating: 'Prato fundo quente, bem espalhado.',
    story: 'Risoto de jerimum, em que a cachaça entra no lugar do vinho.',
    keeps: 'Arroz pré-cozido por 10 minutos e resfriado (650 g): 1 dia.',
  }),
  dish('principal', 'massa-rose', 'Penne ao molho rosé de cachaça', {
    cuisines: ['Italiana', 'Vegetariana', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 330, advance: 20, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    lines: {
      massa: { massa: 400, massa_arroz: 400 },
      tomate: { tomate_pelado: 600 },
      creme: { creme: 160, leite_coco: 160 },
      cebola: 100,
      alho: 12,
      azeite: 40,
      'proteina?': { camarao: 240, linguica: 200, cogumelo: 240 },
      'queijo?': { parmesao: 60 },
      erva: { manjericao: 12 },
      sal: 8,
    },
    steps: `
      Refogue a cebola e o alho no azeite, junte {cachaca} e ferva 2 minutos; some o tomate e cozinhe 15 minutos. Pode ficar pronto antes do serviço.
      [proteina] Doure {o:proteina} em frigideira à parte e junte ao molho no fim.
      Junte {o:creme} e ferva 2 minutos.
      Cozinhe a massa até um minuto antes do ponto e termine no molho, com um pouco da água do cozimento e o sal.
      [queijo] Finalize com {queijo}.
      Rasgue o manjericão por cima.
    `,
    plating: 'Prato fundo quente.',
    story: 'Tomate, creme e cachaça: o molho rosé de cantina com sotaque daqui.',
    keeps: 'Molho de tomate com cachaça (650 g): 4 dias na geladeira.',
  }),
  dish('principal', 'pargo-coco', 'Pargo ao leite de coco com cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Asiática'],
    batch: { portions: 4, portionGrams: 340, advance: 20, finish: 22, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      peixe: { pargo: 680, tilapia: 680 },
      coco: { leite_coco: 400 },
      tomate: 300,
      pimentao: 160,
      cebola: 160,
      limao: 30,
      'pimenta?': { pimenta_cheiro: 3 },
      erva: { coentro: 15 },
      azeite: 30,
      sal: 9,
    },
    steps: `
      Tempere o peixe com o limão e metade do sal por 10 minutos.
      Refogue a cebola, o pimentão e o tomate no azeite; junte {cachaca} e ferva até secar pela metade.
      [pimenta] Junte a {pimenta} inteira, só pelo perfume.
      Some o leite de coco e o resto do sal, acomode o peixe e cozinhe em fogo baixo, tampado, por 12 minutos.
      Finalize com o coentro.
    `,
    plating: 'Panela de barro na mesa; o acompanhamento da casa fica fora desta conta.',
    story: 'Peixe cozido em leite de coco, com a cachaça no lugar do vinho branco.',
    keeps: 'Base refogada (480 g): 2 dias na geladeira. O peixe entra na hora.',
  }),
  dish('principal', 'costelinha-rapadura', 'Costelinha glaceada com cachaça e rapadura', {
    cuisines: ['Na brasa', 'Sertaneja', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 460, advance: 180, finish: 10, needs: ['oven'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho'], ml: 120 },
    lines: {
      carne: { costelinha: 1600 },
      rapadura: 120,
      acido: { tamarindo: 120, vinagre: 60 },
      alho: 20,
      batata: { batata_doce: 600 },
      paprica: 8,
      sal: 14,
    },
    steps: `
      Tempere a costelinha com o alho, a páprica e o sal; asse coberta a 150 °C por 2 h 30.
      Ferva {cachaca} com a rapadura e {o:acido} até virar glacê, uns 15 minutos.
      Asse a batata-doce em gomos na mesma assadeira, na última meia hora.
      No pedido, pincele a costelinha com o glacê e leve a forno a 220 °C ou à brasa por 8 minutos, pincelando outra vez.
    `,
    plating: 'Tábua, meia costela por pessoa, batata-doce ao lado, glacê em potinho.',
    story: 'Costelinha macia, glacê escuro de rapadura e cachaça.',
    keeps: 'Costelinha assada (1,1 kg): 3 dias na geladeira. Glacê (180 ml): 5 dias.',
  }),
  dish('principal', 'costela-cafe', 'Costela de boi braseada na cachaça e no café', {
    cuisines: ['Brasileira contemporânea', 'Sertaneja', 'Na brasa', 'Francesa'],
    batch: { portions: 6, portionGrams: 380, advance: 240, finish: 10, needs: ['oven'] },
    cachaca: { technique: 'braise', kinds: ['carvalho', 'castanheira'], ml: 150 },
    lines: {
      carne: { costela: 2400 },
      cafe: 300,
      tomate: { tomate_pelado: 400 },
      cebola: 300,
      alho: 25,
      pure: { macaxeira: 900 },
      gordura: { manteiga: 60, azeite: 60 },
      sal: 18,
    },
    steps: `
      Doure a costela no forno a 230 °C por 25 minutos.
      Junte a cebola, o alho, o tomate, o café, {cachaca} e o sal; cubra e cozinhe a 150 °C por 3 h 30.
      Coe e reduza o molho; desosse a carne em pedaços grandes.
      Cozinhe a macaxeira e amasse com {o:gordura}.
      No pedido, aqueça a carne no próprio molho, regando até brilhar.
    `,
    plating: 'Purê no fundo, carne por cima, molho brilhante.',
    story: 'Costela de forno longo, molho de cachaça e café, purê de macaxeira.',
    keeps: 'Carne no molho (1,4 kg): 4 dias na geladeira, 60 dias congelada.',
  }),
  dish('principal', 'cordeiro-engenho', 'Paleta de cordeiro com cachaça e mel de engenho', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Francesa', 'Mediterrânea'],
    batch: { portions: 6, portionGrams: 360, advance: 240, finish: 10, needs: ['oven'] },
    cachaca: { technique: 'braise', kinds: ['castanheira', 'carvalho'], ml: 150 },
    lines: {
      carne: { cordeiro: 1900 },
      mel: { mel_engenho: 80 },
      cebola: 300,
      alho: 30,
      erva: { alecrim: 10 },
      pure: { jerimum: 900 },
      azeite: 50,
      sal: 18,
    },
    steps: `
      Tempere a paleta de véspera com o alho, o alecrim, o sal e {cachaca}.
      Asse coberta a 150 °C por 3 h 30 com a cebola e 500 ml de água filtrada.
      Reduza o caldo com o mel de engenho até brilhar.
      Cozinhe o jerimum e amasse com o azeite.
      No pedido, glaceie os pedaços com a redução em forno forte por 8 minutos.
    `,
    plating: 'Purê em concha, cordeiro brilhante, alecrim fresco.',
    story: 'Paleta de cordeiro no forno longo, mel de engenho e cachaça.',
    keeps: 'Assado no caldo (1,3 kg): 4 dias na geladeira.',
  }),
  dish('principal', 'frango-tamarindo', 'Frango laqueado com cachaça e tamarindo', {
    cuisines: ['Asiática', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 320, advance: 25, finish: 14, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['carvalho', 'alambique'], ml: 70 },
    lines: {
      frango: { sobrecoxa: 760 },
      tamarindo: 120,
      doce: { rapadura: 50, laranja: 100 },
      gengibre: 15,
      alho: 12,
      'shoyu?': 40,
      batata: { batata_doce: 480 },
      gergelim: 12,
      oleo: 30,
      sal: 6,
    },
    steps: `
      Ferva {cachaca} com o tamarindo, {o:doce}, o gengibre e o alho por 10 minutos; divida em duas partes.
      [shoyu] Junte o {shoyu} ao molho.
      Marine o frango em uma das partes por pelo menos 20 minutos, com o sal.
      Doure na chapa com o óleo, 5 minutos de cada lado, pincelando com a outra parte no fim.
      Sirva com a batata-doce cozida e dourada na mesma chapa; gergelim por cima.
    `,
    plating: 'Frango fatiado, brilhante, batata-doce em gomos.',
    story: 'Frango de chapa com laca de tamarindo, gengibre e cachaça.',
    keeps: 'Frango na marinada (760 g): 1 dia. Molho (220 ml): 5 dias.',
  }),
  dish('principal', 'polvo-brasa', 'Polvo na brasa marinado na cachaça', {
    cuisines: ['Mediterrânea', 'Na brasa', 'Praiana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 300, advance: 90, finish: 12, needs: ['grill'] },
    cachaca: { technique: 'marinade', kinds: ['carvalho', 'alambique'], ml: 80 },
    lines: { polvo: 900, pure: { macaxeira: 480 }, azeite: 70, alho: 15, paprica: 6, limao: 25, sal: 6 },
    steps: `
      Cozinhe o polvo em água fervente sem sal por 40 minutos, até o garfo entrar; escorra.
      Misture {cachaca}, metade do azeite, o alho e a páprica e marine os tentáculos por 30 minutos.
      Cozinhe a macaxeira e amasse com um pouco da água e o resto do azeite.
      Leve o polvo à brasa forte por 3 minutos de cada lado, pincelando; finalize com o limão e o sal.
    `,
    plating: 'Purê liso, tentáculos por cima, páprica em pó.',
    story: 'Polvo tostado, páprica e cachaça.',
    keeps: 'Polvo cozido (500 g): 2 dias na geladeira.',
  }),
  dish('principal', 'jerimum-brasa', 'Jerimum na brasa com vinagrete de caju e cachaça', {
    cuisines: ['Vegetariana', 'Na brasa', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 320, advance: 40, finish: 12, needs: ['grill'] },
    cachaca: { technique: 'raw', kinds: ['alambique', 'castanheira'], ml: 50 },
    lines: {
      jerimum: 900,
      feijao: { feijao_verde: 320 },
      caju: 200,
      cebola: { cebola_roxa: 100 },
      limao: 50,
      azeite: 60,
      'queijo?': { coalho: 160 },
      'castanha?': 50,
      'erva?': { coentro: 12 },
      sal: 8,
    },
    steps: `
      Cozinhe o feijão-verde e escorra. Corte o jerimum em cunhas e cozinhe até quase macio.
      Pique o caju e a cebola roxa; tempere com o limão, {cachaca}, metade do azeite e metade do sal.
      Pincele o jerimum com o resto do azeite e doure na brasa por 5 minutos de cada lado.
      [queijo] Doure também o {queijo} na brasa.
      Monte o jerimum sobre o feijão-verde e cubra com o vinagrete de caju.
      [castanha] Termine com {castanha} picada.
      [erva] Finalize com {erva}.
    `,
    plating: 'Travessa de barro, jerimum em pé sobre o feijão.',
    story: 'Jerimum tostado, feijão-verde e um vinagrete fresco de caju com cachaça.',
    keeps: 'Feijão cozido (320 g): 3 dias. Vinagrete (380 g): 1 dia.',
  }),
  dish('principal', 'galinha-ensopada', 'Frango ensopado na cachaça com feijão-verde', {
    cuisines: ['Sertaneja', 'Regional cearense'],
    batch: { portions: 6, portionGrams: 380, advance: 50, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 100, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 1000 },
      feijao: { feijao_verde: 420 },
      tomate: 300,
      cebola: 200,
      alho: 20,
      'nata?': 120,
      erva: { coentro: 18 },
      oleo: 30,
      sal: 12,
    },
    steps: `
      Doure o frango no óleo com metade do sal; junte a cebola, o alho e o tomate.
      Regue com {cachaca}, raspe o fundo e cozinhe 30 minutos em fogo baixo com 500 ml de água filtrada.
      Cozinhe o feijão-verde à parte, com o resto do sal, e junte ao ensopado.
      [nata] Desligue e misture a {nata}.
      Finalize com o coentro.
    `,
    plating: 'Panela de barro ou prato fundo.',
    story: 'Frango de panela, feijão-verde e cachaça no refogado.',
    keeps: 'Ensopado (2,2 kg): 3 dias na geladeira.',
  }),
  dish('principal', 'curry-grao', 'Grão-de-bico ao leite de coco com cachaça e gengibre', {
    cuisines: ['Asiática', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 340, advance: 15, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      grao_bico: 530,
      leite_coco: 400,
      tomate: 240,
      cebola: 140,
      gengibre: 20,
      alho: 12,
      batata_doce: 320,
      paprica: 5,
      azeite: 30,
      coentro: 10,
      sal: 7,
    },
    steps: `
      Refogue a cebola, o alho e o gengibre no azeite; junte a páprica e {cachaca} e ferva 2 minutos.
      Some o tomate e a batata-doce em cubos pequenos, cubra de água e cozinhe 10 minutos.
      Junte o grão-de-bico lavado, o leite de coco e o sal; ferva mais 5 minutos.
      Finalize com o coentro.
    `,
    plating: 'Cumbuca funda; o acompanhamento da casa fica fora desta conta.',
    story: 'Leite de coco, gengibre e grão-de-bico, com um fundo de cachaça.',
    keeps: '3 dias na geladeira.',
  }),
]
