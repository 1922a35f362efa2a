import { type DishIdea, dish } from '../idea.ts'

/** Sheep and goat are cooked alike, and each goes by its own name. */
const animals = [
  { animal: 'carneiro', called: 'Carneiro', food: 'cordeiro' },
  { animal: 'bode', called: 'Bode', food: 'bode' },
] as const

/** Mains of the pot, which also make a plate for two. */
export const pots: readonly DishIdea[] = [
  ...animals.map(({ animal, called, food }) =>
    dish('principal', `${animal}-jerimum`, `${called} no jerimum com cachaça`, {
      cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
      batch: { portions: 4, portionGrams: 380, advance: 75, finish: 5, needs: ['burner'] },
      cachaca: {
        technique: 'braise',
        kinds: ['alambique', 'carvalho', 'castanheira'],
        ml: 90,
        alcohol: 'simmer30',
      },
      lines: {
        carne: { [food]: 900 },
        jerimum: 600,
        cebola: 200,
        tomate: 200,
        alho: 14,
        'erva?': { coentro: 12 },
        sal: 8,
      },
      steps: `
      Antes do serviço, doure {o:carne} em pedaços, junte a cebola, o alho e o tomate, regue com {cachaca} e raspe o fundo por 2 minutos.
      Cubra com água quente e cozinhe na pressão por 45 minutos; junte o jerimum e o sal e cozinhe aberto por 15 minutos.
      No pedido, ferva a porção na panela por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
      plating: 'Panela de barro ou cumbuca quente.',
      story: `${called} que solta do osso, jerimum e o caldo da panela com cachaça.`,
      keeps: 'Ensopado (1,4 kg): 3 dias na geladeira.',
    }),
  ),
  dish('principal', 'arroz-carneiro', 'Arroz de panela com carne desfiada, feijão-verde e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 380, advance: 75, finish: 5, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      carne: { cordeiro: 560, bode: 560, carne_sol: 460, charque: 460 },
      arroz: 360,
      feijao: { feijao_verde: 240 },
      cebola: 160,
      tomate: 160,
      gordura: { manteiga_garrafa: 30, oleo: 25 },
      'erva?': { coentro: 12 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} com a cebola, {cachaca} e água na pressão por 45 minutos; desfie e guarde o caldo.
      Cozinhe o arroz no caldo com o tomate e o sal por 15 minutos e o feijão-verde à parte por 20; junte os três e resfrie em travessa rasa, até 10 °C em 2 horas.
      No pedido, esquente o arroz na chapa {no:gordura} por 5 minutos, mexendo, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Travessa funda, casquinha da chapa por cima.',
    story: 'Arroz cozido no caldo da carne com cachaça, feijão-verde e casquinha de chapa.',
    keeps: 'Arroz pronto (1,5 kg): 2 dias na geladeira.',
  }),
  dish('principal', 'macaxeira-pilada', 'Macaxeira pilada com carne desfiada e cebola na cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 340, advance: 70, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60, alcohol: 'simmer15' },
    lines: {
      carne: { cordeiro: 480, bode: 480, pernil: 440, carne_sol: 400, charque: 400 },
      macaxeira: 900,
      cebola: 240,
      gordura: { manteiga_garrafa: 60, oleo: 50 },
      'erva?': { coentro: 10 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} na pressão por 45 minutos, com água filtrada até a metade da carne e desfie; cozinhe a macaxeira, tire o fio e amasse quente com metade {do:gordura} e o sal.
      Murche a cebola por 10 minutos, junte {cachaca} e ferva 5 minutos; guarde.
      No pedido, doure {o:carne} na chapa com o resto {do:gordura} por 4 minutos, junte a cebola e sirva sobre a macaxeira quente.
      [erva] Finalize com {erva}.
    `,
    plating: 'Macaxeira por baixo, carne e cebola por cima.',
    story: 'Macaxeira amassada na manteiga, carne desfiada de chapa e cebola na cachaça.',
    keeps: 'Carne cozida (300 g): 4 dias na geladeira. Macaxeira pilada (900 g): 2 dias na geladeira.',
  }),
  dish('principal', 'tilapia-tomate', 'Peixe na chapa com tomate, cebola e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 340, advance: 25, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60, alcohol: 'flamed' },
    lines: {
      peixe: { tilapia: 760, pargo: 760, robalo: 760, cioba: 760, cavala: 760, serra: 760 },
      tomate: 320,
      cebola: 240,
      arroz: 280,
      limao: 40,
      gordura: { azeite: 30, oleo: 30 },
      'pimenta?': { pimenta_cheiro: 3 },
      'erva?': { coentro: 12 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe o arroz com metade do sal e mantenha acima de 60 °C.
      No pedido, seque o peixe, tempere com o resto do sal e grelhe na chapa {no:gordura}, 3 minutos de cada lado, até 70 °C no meio.
      Na mesma chapa, murche o tomate e a cebola, regue com {cachaca} e deixe secar 2 minutos; cubra o peixe e esprema o limão.
      [pimenta] Espalhe a {pimenta} em fios.
      [erva] Finalize com {erva}.
    `,
    plating: 'Peixe inteiro no prato, molho por cima, arroz ao lado.',
    story: 'Peixe de chapa, tomate e cebola na cachaça, limão na hora.',
    keeps: 'Arroz cozido (840 g): 1 dia na geladeira.',
  }),
  dish('principal', 'peixada-coco', 'Peixada de leite de coco e macaxeira com cachaça', {
    cuisines: ['Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 420, advance: 30, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 70, alcohol: 'simmer15' },
    lines: {
      peixe: { tilapia: 700, pargo: 700, robalo: 700, cioba: 700, cavala: 700, serra: 700 },
      coco: { leite_coco: 400 },
      macaxeira: 480,
      tomate: 300,
      cebola: 240,
      'erva?': { coentro: 15 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira em toras até quase macia e escorra.
      No pedido, faça camadas de macaxeira, tomate, cebola e peixe na panela com o sal, regue com {cachaca} e ferva 2 minutos.
      Junte {o:coco} e cozinhe tampado por 10 minutos, até o peixe marcar 70 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Na própria panela, arroz ou pirão ao lado.',
    story: 'Peixe em camadas com macaxeira, tomate e leite de coco, perfumado com cachaça.',
    keeps: 'Macaxeira pré-cozida (470 g): 2 dias na geladeira.',
  }),
  dish('principal', 'coalho-feijao', 'Queijo coalho na chapa com feijão-verde e calda de cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 320, advance: 35, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 60 },
    lines: {
      queijo: { coalho: 480 },
      feijao: { feijao_verde: 520 },
      doce: { rapadura: 60, mel_engenho: 60 },
      cebola: 120,
      'maxixe?': 200,
      'nata?': 120,
      'erva?': { coentro: 10 },
      sal: 4,
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde com a cebola e o sal por 25 minutos.
      [maxixe] Junte {o:maxixe} em rodelas nos 8 minutos finais.
      Ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 10 minutos, até cobrir a colher.
      No pedido, doure {o:queijo} na chapa por 2 minutos de cada lado e aqueça o feijão ao lado.
      [nata] Misture {o:nata} ao feijão.
      Regue o queijo no prato com a calda.
      [erva] Finalize com {erva}.
    `,
    plating: 'Feijão por baixo, queijo por cima, calda em fio.',
    story: 'Coalho tostado, feijão-verde cremoso e calda curta de cachaça.',
    keeps: 'Feijão cozido (700 g): 3 dias na geladeira. Calda (110 ml): 5 dias na geladeira.',
  }),
  dish('principal', 'frango-pequi', 'Arroz de frango com pequi e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 380, advance: 60, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      pequi: 120,
      frango: { sobrecoxa: 640 },
      arroz: 360,
      cebola: 160,
      alho: 12,
      'pimenta?': { pimenta_cheiro: 3 },
      'erva?': { coentro: 10 },
      sal: 7,
    },
    steps: `
      Antes do serviço, doure {o:frango} em cubos, junte a cebola, o alho, o pequi e {cachaca} e raspe o fundo por 2 minutos.
      Junte o arroz, o sal e 800 ml de água filtrada quente e cozinhe tampado por 18 minutos.
      [pimenta] Misture a {pimenta} em fios.
      No pedido, ferva a porção com um pouco de água por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Cumbuca quente; caroço de pequi tem espinho, use só a polpa.',
    story: 'Arroz de panela com frango e pequi, perfumado com cachaça.',
    keeps: 'Arroz pronto (1,5 kg): 2 dias na geladeira.',
  }),
  dish('principal', 'cuscuz-frango', 'Cuscuz molhado com frango na cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 360, advance: 45, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 680 },
      cuscuz: 320,
      tomate: 240,
      cebola: 160,
      'coco?': { leite_coco: 160 },
      'erva?': { coentro: 10 },
      sal: 7,
    },
    steps: `
      Antes do serviço, doure {o:frango}, junte a cebola, o tomate, o sal e {cachaca} e cozinhe tampado por 30 minutos.
      Hidrate o flocão com 320 ml de água filtrada por 10 minutos e cozinhe no vapor por 10.
      No pedido, ferva o frango por 5 minutos e regue o cuscuz com o caldo.
      [coco] Molhe o cuscuz com {o:coco} quente.
      [erva] Finalize com {erva}.
    `,
    plating: 'Cuscuz no prato fundo, frango e caldo por cima.',
    story: 'Cuscuz molhado no caldo do frango cozido na cachaça.',
    keeps: 'Frango com caldo (900 g): 3 dias na geladeira.',
  }),
  dish('principal', 'costela-pressao', 'Costela de boi na pressão com macaxeira e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco', 'Na brasa'],
    batch: { portions: 4, portionGrams: 420, advance: 75, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['carvalho', 'alambique'], ml: 90, alcohol: 'simmer30' },
    lines: {
      costela: 1400,
      macaxeira: 640,
      cebola: 200,
      tomate: 200,
      alho: 14,
      'erva?': { coentro: 12 },
      sal: 9,
    },
    steps: `
      Antes do serviço, doure a costela, junte a cebola, o alho, o tomate e {cachaca} e raspe o fundo por 2 minutos.
      Cubra com água quente e cozinhe na pressão por 50 minutos; junte a macaxeira e o sal e cozinhe por mais 15.
      No pedido, ferva a porção por 5 minutos, até 74 °C.
      [erva] Finalize com {erva}.
    `,
    plating: 'Travessa funda, osso à mostra.',
    story: 'Costela que solta do osso, macaxeira e o caldo da panela com cachaça.',
    keeps: 'Costela com caldo (1,8 kg): 3 dias na geladeira.',
  }),
]
