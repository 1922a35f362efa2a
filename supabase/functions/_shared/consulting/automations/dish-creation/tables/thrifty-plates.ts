import type { DishIdea } from '../idea.ts'
import { dende, fish, herb, onion, pan, pepper, plain, pulses } from './plain.ts'

const cookedRice = 'Arroz cozido (650 g): 2 dias na geladeira.'

/** Lunches that cost little: fish, chicken or none of them, with the vegetables of the season and their rice or root. */
export const thriftyPlates: readonly DishIdea[] = [
  plain('principal', 'peixe-quiabo', '{peixe} no molho de quiabo e arroz', {
    lines: { ...fish, quiabo: 260, arroz: 240, ...pan, oleo: 25, sal: 9, ...herb },
    steps: `
      Antes do serviço, cozinhe o arroz em água filtrada. Doure o quiabo em rodelas no óleo vegetal até secar a baba; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, o sal e 200 ml de água filtrada e cozinhe por 10 minutos.
      No pedido, ponha {o:peixe} em postas no molho quente e cozinhe tampado por 7 minutos, até 70 °C no centro.
      [erva] Espalhe {o:erva}.
    `,
    takes: [380, 35, 8],
    story: 'Peixe cozido na hora em molho grosso de quiabo, com arroz.',
    keeps: `Molho de quiabo (700 g): 3 dias na geladeira. ${cookedRice}`,
  }),
  plain('principal', 'fruta-coco', '{fruta} no coco com jerimum e arroz', {
    lines: {
      fruta: { banana: 480, banana_terra: 480 },
      jerimum: 320,
      arroz: 240,
      leite_coco: 150,
      ...pan,
      ...dende,
      sal: 9,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe o arroz em água filtrada. Refogue a cebola e o alho em {o:gordura}, junte {cachaca} e deixe secar; junte o tomate, o jerimum em cubos, o sal e 200 ml de água filtrada e cozinhe por 12 minutos.
      No pedido, junte {o:fruta} em rodelas grossas e o leite de coco e ferva por 5 minutos, até passar de 70 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [420, 40, 6],
    story: 'Molho grosso de coco, fruta firme e arroz à parte.',
    keeps: `Molho com jerimum (800 g): 3 dias na geladeira. ${cookedRice}`,
  }),
  plain('principal', 'grao-quiabo', '{grao} com quiabo e arroz', {
    lines: { ...pulses, quiabo: 280, arroz: 240, ...pan, ...dende, sal: 9, ...pepper, ...herb },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até amaciar e o arroz à parte. Doure o quiabo em rodelas em {o:gordura} até secar a baba; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate e o sal e cozinhe por 8 minutos.
      No pedido, junte {o:grao} ao quiabo e ferva por 4 minutos, até passar de 70 °C.
      [pimenta] Misture {o:pimenta} em fios.
      [erva] Espalhe {o:erva}.
    `,
    takes: [420, 50, 5],
    story: 'Grão macio em molho grosso de quiabo, com arroz soltinho.',
    keeps: `Grão cozido (650 g): 3 dias na geladeira. Quiabo no molho (550 g): 2 dias na geladeira. ${cookedRice}`,
  }),
  plain('principal', 'frango-coco-jerimum', 'Frango no coco com jerimum e arroz', {
    lines: {
      frango: { sobrecoxa: 520 },
      jerimum: 360,
      arroz: 240,
      leite_coco: 120,
      ...pan,
      ...dende,
      sal: 9,
      ...pepper,
      ...herb,
    },
    steps: `
      Antes do serviço, doure {o:frango} em pedaços em {o:gordura}; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, o sal e 250 ml de água filtrada e cozinhe tampado por 20 minutos.
      Junte o jerimum em cubos e cozinhe por 12 minutos, até o molho engrossar e 74 °C no frango; cozinhe o arroz à parte.
      No pedido, ferva com o leite de coco por 4 minutos, até 74 °C.
      [pimenta] Misture {o:pimenta} em fios.
      [erva] Espalhe {o:erva}.
    `,
    takes: [430, 55, 5],
    story: 'Frango em molho grosso de coco e jerimum, arroz ao lado.',
    keeps: `Frango com jerimum (1 kg): 3 dias na geladeira. ${cookedRice}`,
  }),
  plain('principal', 'galinhada-cenoura', 'Galinhada de panela com cenoura', {
    lines: {
      frango: { sobrecoxa: 520 },
      arroz: 320,
      cenoura: 180,
      ...pan,
      oleo: 25,
      sal: 10,
      'milho?': 100,
      ...pepper,
      ...herb,
    },
    steps: `
      Antes do serviço, doure {o:frango} em pedaços no óleo vegetal; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, a cenoura, o arroz, o sal e 900 ml de água filtrada quente e cozinhe tampado por 20 minutos, até 74 °C no frango.
      [milho] Misture {o:milho}.
      [pimenta] Misture {o:pimenta} em fios.
      No pedido, esquente a porção com um pouco de água por 4 minutos, até 74 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [400, 45, 4],
    story: 'Arroz soltinho cozido no caldo do frango, com cenoura.',
    keeps: 'Galinhada (1,6 kg): 2 dias na geladeira.',
  }),
  plain('principal', 'arroz-grao-cebola', 'Arroz com {grao} e cebola dourada', {
    lines: {
      grao: { lentilha: 240, fradinho: 240, feijao_verde: 340 },
      arroz: 280,
      cebola: 300,
      alho: 12,
      oleo: 40,
      sal: 9,
      'folha?': { couve: 120 },
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até ficar macio e inteiro. Doure a cebola em fios no óleo vegetal por 15 minutos, junte o alho e {cachaca} e deixe secar; guarde metade da cebola.
      Junte à panela o arroz, o sal e 600 ml de água filtrada quente e cozinhe tampado por 18 minutos; misture {o:grao}.
      [folha] Murche {o:folha} em tiras e misture.
      No pedido, esquente por 4 minutos, até passar de 70 °C, e cubra com a cebola guardada.
    `,
    takes: [400, 55, 4],
    story: 'Arroz e grão na mesma panela, cobertos de cebola dourada devagar.',
    keeps: 'Arroz pronto (1,6 kg): 2 dias na geladeira.',
  }),
  plain('principal', 'ensopado-legume-grao', 'Ensopado de {legume} com {grao} e arroz', {
    lines: {
      legume: { berinjela: 480, abobrinha: 480, maxixe: 440, jerimum: 500 },
      ...pulses,
      arroz: 220,
      tomate: 240,
      ...onion,
      gordura: { oleo: 35, azeite: 35 },
      sal: 9,
      'erva?': { coentro: 10, manjericao: 8 },
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até amaciar e o arroz à parte. Doure {o:legume} em cubos em {o:gordura}; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate, o sal e 150 ml de água filtrada e cozinhe por 15 minutos, até o molho engrossar.
      No pedido, junte {o:grao} e ferva por 4 minutos, até passar de 70 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [430, 55, 5],
    story: 'Legume dourado em molho grosso de tomate, com grão e arroz.',
    keeps: `Ensopado (900 g): 3 dias na geladeira. ${cookedRice}`,
  }),
  plain('principal', 'macarrao-legume', 'Macarrão ao molho de {legume} e tomate', {
    lines: {
      massa: 340,
      legume: { berinjela: 320, abobrinha: 320, cenoura: 280, jerimum: 320 },
      tomate: 420,
      ...onion,
      gordura: { oleo: 30, azeite: 30 },
      sal: 9,
      'queijo?': { coalho: 100, mussarela: 100 },
    },
    steps: `
      Antes do serviço, doure {o:legume} em cubos em {o:gordura}; junte a cebola, o alho e {cachaca} e deixe secar; junte o tomate e o sal e cozinhe por 20 minutos, até engrossar. Cozinhe a massa dois minutos a menos e esfrie com um fio de gordura.
      No pedido, ferva a massa no molho por 3 minutos, até passar de 70 °C.
      [queijo] Cubra com {o:queijo} ralado.
    `,
    takes: [380, 40, 4],
    story: 'Massa envolvida em molho de tomate fresco e legume dourado.',
    keeps: 'Molho (750 g): 3 dias na geladeira. Massa cozida (750 g): 2 dias na geladeira.',
  }),
  plain('principal', 'peixe-pure', '{peixe} desfiado com purê de {raiz}', {
    lines: {
      ...fish,
      raiz: { macaxeira: 640, jerimum: 720, batata_doce: 640 },
      ...pan,
      gordo: { leite_coco: 100, leite: 120, oleo: 30 },
      oleo: 20,
      sal: 9,
      ...herb,
    },
    steps: `
      Antes do serviço, refogue a cebola e o alho no óleo vegetal, junte {cachaca} e deixe secar; junte o tomate, metade do sal e {o:peixe} e cozinhe tampado por 10 minutos, até 70 °C; desfie e seque o molho.
      Cozinhe {o:raiz} até desmanchar e amasse com {o:gordo} e o resto do sal.
      No pedido, esquente o peixe e o purê por 5 minutos, até 74 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [350, 50, 5],
    story: 'Peixe desfiado no molho de tomate sobre purê liso.',
    keeps: 'Peixe desfiado (550 g): 1 dia na geladeira. Purê (750 g): 2 dias na geladeira.',
  }),
  plain('principal', 'cuscuz-legumes', 'Cuscuz de panela com {grao} e legumes', {
    lines: {
      cuscuz: 280,
      grao: { fradinho: 200, feijao_verde: 280, lentilha: 180 },
      legume: { jerimum: 240, cenoura: 200, abobrinha: 220 },
      outro: { quiabo: 160, maxixe: 160, cenoura: 140, pimentao: 120 },
      ...pan,
      oleo: 30,
      sal: 9,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até amaciar. Refogue a cebola e o alho no óleo vegetal, junte {cachaca} e deixe secar; junte o tomate, {o:legume} e {o:outro} em cubos, o sal e 150 ml de água filtrada e cozinhe por 12 minutos; misture {o:grao}.
      Hidrate o flocão com 280 ml de água filtrada por 10 minutos e cozinhe no vapor por 10.
      No pedido, esquente os legumes por 4 minutos, até passar de 70 °C, e misture ao cuscuz solto.
      [erva] Espalhe {o:erva}.
    `,
    takes: [400, 50, 5],
    story: 'Cuscuz solto com grão e legumes refogados, prato inteiro.',
    keeps: 'Legumes com grão (900 g): 2 dias na geladeira.',
  }),
  plain('principal', 'raiz-coco-legume', '{raiz} no coco com {legume}', {
    lines: {
      raiz: { macaxeira: 720, inhame: 700, batata_doce: 700 },
      legume: { quiabo: 260, maxixe: 300, abobrinha: 300 },
      leite_coco: 120,
      ...pan,
      ...dende,
      sal: 9,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:raiz} em pedaços até o garfo entrar. Refogue a cebola, o alho e {o:legume} em rodelas em {o:gordura}, junte {cachaca} e deixe secar; junte o tomate e o sal e cozinhe por 8 minutos.
      No pedido, junte {o:raiz} e o leite de coco e ferva por 5 minutos, até engrossar e passar de 70 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [400, 45, 6],
    story: 'Raiz macia em molho grosso de coco com legume da feira.',
    keeps: 'Raiz cozida (700 g): 2 dias na geladeira. Legume no molho (500 g): 2 dias na geladeira.',
  }),
]
