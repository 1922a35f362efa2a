import { type DishIdea, dish } from '../idea.ts'

/** Lunch plates that come whole from one pan or tray, with their rice, root or beans. */
export const platesOfDay: readonly DishIdea[] = [
  dish('principal', 'sobrecoxa-jerimum', 'Sobrecoxa assada com jerimum, arroz e cachaça', {
    called: 'Sobrecoxa assada com jerimum e arroz',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 430, advance: 65, finish: 4, needs: ['oven', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'baked25' },
    lines: {
      frango: { sobrecoxa: 760 },
      jerimum: 520,
      arroz: 260,
      cebola: 140,
      alho: 14,
      gordura: { oleo: 35, azeite: 35 },
      limao: 20,
      sal: 10,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, tempere {o:frango} com o alho, o limão, {cachaca} e metade do sal por 30 minutos na geladeira.
      Asse {o:frango} com o jerimum e a cebola em pedaços e {o:gordura} a 200 °C por 40 minutos, até 74 °C no osso ou no centro.
      Cozinhe o arroz com o resto do sal.
      No pedido, esquente por 4 minutos, até 74 °C, e sirva com o caldo da assadeira sobre o arroz.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato raso ou quentinha: arroz, jerimum e o frango por cima.',
    story: 'Frango dourado no forno, jerimum assado no mesmo caldo e arroz.',
    keeps:
      'Frango e jerimum assados (1,1 kg): 3 dias na geladeira. Arroz cozido (650 g): 2 dias na geladeira.',
  }),
  dish('principal', 'sobrecoxa-maxixe', 'Sobrecoxa na panela com maxixe, arroz e cachaça', {
    called: 'Sobrecoxa na panela com maxixe e arroz',
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 430, advance: 55, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 720 },
      legume: { maxixe: 440, jerimum: 440, quiabo: 400 },
      arroz: 260,
      tomate: 200,
      cebola: 140,
      alho: 12,
      oleo: 25,
      sal: 9,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, doure {o:frango} no óleo vegetal, junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, o sal e 300 ml de água filtrada e cozinhe tampado por 25 minutos.
      Junte {o:legume} em rodelas e cozinhe por mais 12 minutos, até 74 °C no centro do frango; cozinhe o arroz à parte.
      No pedido, esquente por 4 minutos, até 74 °C, e sirva com o arroz.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato fundo ou quentinha, molho sobre o arroz.',
    story: 'Frango de molho curto com legume da feira e arroz.',
    keeps:
      'Frango no molho (1,3 kg): 3 dias na geladeira, ou 30 dias congelado. Arroz cozido (650 g): 2 dias na geladeira.',
  }),
  dish('principal', 'carne-moida-maxixe', 'Carne moída com maxixe, arroz e cachaça', {
    called: 'Carne moída com maxixe e arroz',
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 400, advance: 40, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      carne: { carne_moida: 600 },
      legume: { maxixe: 420, quiabo: 400, abobrinha: 420 },
      arroz: 260,
      tomate: 200,
      cebola: 140,
      alho: 12,
      oleo: 20,
      sal: 9,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, doure {o:carne} em fogo alto no óleo vegetal, até secar e passar de 71 °C; junte a cebola, o alho e {cachaca} e deixe secar.
      Junte o tomate, {o:legume} em rodelas, o sal e 150 ml de água filtrada e cozinhe tampado por 12 minutos; cozinhe o arroz à parte.
      No pedido, esquente por 4 minutos, até 74 °C, e sirva com o arroz.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato raso ou quentinha, carne ao lado do arroz.',
    story: 'Carne moída solta, legume da feira em rodelas e arroz.',
    keeps:
      'Carne com legume (1 kg): 3 dias na geladeira, ou 30 dias congelada. Arroz cozido (650 g): 2 dias na geladeira.',
  }),
  dish('principal', 'peixe-forno-jerimum', '{peixe} no forno com jerimum, arroz e cachaça', {
    called: '{peixe} no forno com jerimum e arroz',
    cuisines: ['Praiana', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 400, advance: 40, finish: 12, needs: ['oven', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 40, alcohol: 'baked25' },
    lines: {
      peixe: { cavala: 640, serra: 640, tilapia: 600 },
      jerimum: 460,
      arroz: 240,
      tomate: 240,
      cebola: 140,
      gordura: { oleo: 30, azeite: 30 },
      limao: 25,
      sal: 9,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, asse o jerimum em pedaços com metade {do:gordura} e do sal a 200 °C por 25 minutos; cozinhe o arroz.
      Ponha numa assadeira o tomate e a cebola em rodelas, {o:peixe} com o limão, {cachaca} e o resto do sal e {do:gordura}.
      No pedido, asse a 200 °C por 12 minutos, até 63 °C no centro; sirva com o jerimum e o arroz.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato raso, o peixe sobre os legumes.',
    story: 'Peixe assado no tomate e na cebola, com jerimum e arroz.',
    keeps:
      'Jerimum assado (400 g): 2 dias na geladeira. Arroz cozido (600 g): 2 dias na geladeira. Peixe limpo: 1 dia, no gelo.',
  }),
  dish('principal', 'feijao-corda-jerimum', 'Feijão de corda com jerimum, {queijo}, arroz e cachaça', {
    called: 'Feijão de corda com jerimum, {queijo} e arroz',
    cuisines: ['Regional cearense', 'Sertaneja', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 430, advance: 55, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      feijao: { fradinho: 300, feijao_verde: 480 },
      jerimum: 420,
      queijo: { coalho: 180, queijo_manteiga: 180, tofu: 240, ovo: 4 },
      arroz: 240,
      cebola: 140,
      alho: 12,
      tomate: 160,
      oleo: 25,
      sal: 9,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, cozinhe {o:feijao} em água filtrada até ficar macio, 35 a 45 minutos; junte o jerimum em cubos nos últimos 12.
      Refogue a cebola, o alho e o tomate no óleo vegetal, junte {cachaca} e ferva até secar; misture ao feijão com o sal; cozinhe o arroz à parte.
      No pedido, esquente por 5 minutos, até 74 °C, e junte {o:queijo}, até passar de 70 °C.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato fundo ou quentinha, arroz ao lado.',
    story: 'Feijão de caldo grosso, jerimum macio e arroz, prato inteiro.',
    keeps:
      'Feijão com jerimum (1,2 kg): 3 dias na geladeira, ou 30 dias congelado. Arroz cozido (600 g): 2 dias na geladeira.',
  }),
  dish('principal', 'carne-panela-raiz', 'Carne de panela com {raiz}, jerimum e cachaça', {
    called: 'Carne de panela com {raiz} e jerimum',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 420, advance: 90, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer30' },
    lines: {
      carne: { alcatra: 680, costela: 900 },
      raiz: { macaxeira: 520, batata_doce: 520, inhame: 520 },
      jerimum: 300,
      tomate: 200,
      cebola: 160,
      alho: 14,
      oleo: 25,
      sal: 9,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, doure {o:carne} em cubos grandes no óleo vegetal, junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, o sal e água filtrada até cobrir e cozinhe na pressão por 35 minutos.
      Junte {o:raiz} e o jerimum em pedaços e cozinhe destampado por 20 minutos, até o garfo entrar.
      No pedido, esquente por 4 minutos, até 74 °C.
      [erva] Espalhe {o:erva}.
    `,
    plating: 'Prato fundo ou quentinha, caldo por cima.',
    story: 'Carne macia de panela, raiz e jerimum cozidos no mesmo caldo.',
    keeps: 'Carne com legumes (1,6 kg): 3 dias na geladeira.',
  }),
  dish('principal', 'escondidinho-frango', 'Escondidinho de frango com {raiz}, coalho e cachaça', {
    called: 'Escondidinho de frango com {raiz}',
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 400, advance: 70, finish: 6, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 560 },
      raiz: { macaxeira: 800, jerimum: 900, batata_doce: 820 },
      gordo: { nata: 100, leite_coco: 150, manteiga: 60, oleo: 40 },
      'queijo?': { coalho: 120, mussarela: 120 },
      tomate: 180,
      cebola: 140,
      alho: 12,
      sal: 9,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, cozinhe {o:frango} com a cebola, o alho, o tomate, {cachaca} e metade do sal por 30 minutos, até 74 °C; desfie e seque o molho.
      [erva] Misture {o:erva}.
      Cozinhe {o:raiz} até desmanchar e amasse com {o:gordo} e o resto do sal; monte em camadas, com o frango no meio.
      No pedido, esquente a porção tampada por 6 minutos, até 74 °C no centro.
      [queijo] Cubra com {o:queijo} ralado e deixe derreter.
    `,
    plating: 'Tigela ou quentinha, em camadas.',
    story: 'Frango desfiado entre duas camadas de purê.',
    keeps: 'Prato montado (1,6 kg): 3 dias na geladeira, ou 30 dias congelado.',
  }),
]
