import type { DishIdea } from '../idea.ts'
import { dende, herb, little, onGriddle, pepper, plain, starch } from './plain.ts'

const bread = 'No papel, cortado ao meio.'

/** Snacks of a counter: what children, students and workers pay from the pocket. */
export const thriftySnacks: readonly DishIdea[] = [
  plain('lanche', 'bolinho-arroz-chapa', 'Bolinho de arroz com {legume} na chapa', {
    lines: {
      arroz: 180,
      legume: { jerimum: 220, cenoura: 160, couve: 100 },
      ...starch,
      ...little,
      oleo: 25,
      sal: 6,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe o arroz em água filtrada até ficar mole e {o:legume} até amassar; misture com a cebola e o alho picados, {o:goma}, {cachaca} e o sal e molde doze discos.
      [erva] Amasse {o:erva} junto.
      No pedido, doure três discos por porção na chapa com o óleo vegetal, 3 minutos de cada lado, até passar de 70 °C no centro.
    `,
    takes: [150, 40, 7],
    story: 'Disquinhos dourados por fora e macios por dentro.',
    keeps: 'Discos moldados (620 g): 1 dia na geladeira.',
    needs: onGriddle,
    plating: 'Três no papel, com guardanapo.',
    isDough: true,
  }),
  plain('lanche', 'bolinho-feijao-chapa', 'Bolinho de feijão na chapa', {
    lines: {
      grao: { fradinho: 240, feijao_verde: 340 },
      goma: { goma: 80, fecula: 70, farinha_mandioca: 80 },
      ...little,
      ...dende,
      sal: 6,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até desmanchar, escorra bem e amasse com o garfo; misture a cebola e o alho picados, {o:goma}, {cachaca} e o sal e molde doze discos.
      [erva] Amasse {o:erva} junto.
      No pedido, doure três discos por porção na chapa com {o:gordura}, 3 minutos de cada lado, até passar de 70 °C no centro.
    `,
    takes: [150, 55, 7],
    story: 'Massa de grão temperada, tostada na chapa.',
    keeps: 'Discos moldados (620 g): 1 dia na geladeira.',
    needs: onGriddle,
    plating: 'Três no papel, com guardanapo.',
    isDough: true,
  }),
  plain('lanche', 'bolinho-peixe-chapa', 'Bolinho de {peixe} com {raiz} na chapa', {
    lines: {
      peixe: { tilapia: 240, cavala: 240, serra: 240 },
      raiz: { macaxeira: 380, batata_doce: 360, batata: 360 },
      goma: { goma: 50, fecula: 45 },
      ...little,
      oleo: 25,
      sal: 6,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:raiz} até desmanchar e {o:peixe} com pouca água até 70 °C; desfie, amasse tudo com a cebola e o alho picados, {o:goma}, {cachaca} e o sal e molde doze discos.
      [erva] Amasse {o:erva} junto.
      No pedido, doure três discos por porção na chapa com o óleo vegetal, 3 minutos de cada lado, até 74 °C no centro.
    `,
    takes: [155, 45, 7],
    story: 'Peixe desfiado e raiz em disquinhos de casca dourada.',
    keeps: 'Discos moldados (640 g): 1 dia na geladeira.',
    needs: onGriddle,
    plating: 'Três no papel, com guardanapo.',
    isDough: true,
  }),
  plain('lanche', 'cuscuz-coco-fruta', 'Cuscuz de coco com {fruta}', {
    lines: {
      cuscuz: 240,
      fruta: { banana: 320, banana_terra: 320 },
      leite_coco: 100,
      doce: { rapadura: 50, acucar: 45 },
      sal: 2,
      'tempero?': { canela: 1 },
    },
    steps: `
      Antes do serviço, hidrate o flocão com 240 ml de água filtrada e o sal por 10 minutos e cozinhe no vapor por 10.
      Derreta {o:doce} com 40 ml de água filtrada, junte {o:fruta} em rodelas e {cachaca} e ferva por 6 minutos, até brilhar.
      [tempero] Polvilhe {o:tempero}.
      No pedido, aqueça o cuscuz no vapor por 3 minutos, regue com o leite de coco fervido e cubra com a fruta.
    `,
    takes: [190, 30, 4],
    story: 'Cuscuz molhado no coco, com fruta cozida na própria calda.',
    keeps: 'Fruta na calda (340 g): 3 dias na geladeira.',
    plating: 'Tigela pequena.',
  }),
  plain('lanche', 'cuscuz-frango-simples', 'Cuscuz de frango desfiado', {
    lines: { cuscuz: 240, frango: { sobrecoxa: 240 }, tomate: 140, ...little, oleo: 15, sal: 6, ...herb },
    steps: `
      Antes do serviço, refogue a cebola e o alho no óleo vegetal, junte {o:frango} e {cachaca} e deixe secar; junte o tomate e o sal e cozinhe tampado por 25 minutos, até 74 °C; desfie no próprio molho.
      Hidrate o flocão com 240 ml de água filtrada por 10 minutos e cozinhe no vapor por 10.
      No pedido, esquente o frango por 3 minutos, até 74 °C, e ponha sobre o cuscuz.
      [erva] Espalhe {o:erva}.
    `,
    takes: [190, 40, 4],
    story: 'Cuscuz do dia com frango desfiado no molho.',
    keeps: 'Frango desfiado (300 g): 3 dias na geladeira.',
    plating: 'Tigela pequena ou papel.',
  }),
  plain('lanche', 'pao-frango-cenoura', 'Pão com frango desfiado e cenoura', {
    lines: {
      pao: { pao_frances: 4, pao: 4 },
      frango: { sobrecoxa: 260 },
      cenoura: 120,
      tomate: 100,
      ...little,
      oleo: 15,
      sal: 5,
    },
    steps: `
      Antes do serviço, refogue a cebola e o alho no óleo vegetal, junte {o:frango} e {cachaca} e deixe secar; junte o tomate, a cenoura ralada e o sal e cozinhe tampado por 25 minutos, até 74 °C; desfie e seque o molho.
      No pedido, esquente o recheio por 3 minutos, até 74 °C, abra {o:pao} e recheie.
    `,
    takes: [150, 40, 4],
    story: 'Frango desfiado de panela, sem molho que escorra.',
    keeps: 'Recheio de frango (400 g): 3 dias na geladeira.',
    plating: bread,
  }),
  plain('lanche', 'pao-pasta-grao', 'Pão com pasta de {grao} e tomate', {
    lines: {
      pao: { pao_frances: 4, pao: 4 },
      grao: { fradinho: 160, feijao_verde: 240, lentilha: 150, grao_bico: 300 },
      tomate: 200,
      ...little,
      gordura: { azeite: 20, oleo: 25 },
      limao: 10,
      sal: 5,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até desmanchar, escorra e amasse; refogue a cebola e o alho em {o:gordura}, junte {cachaca} e deixe secar; misture ao grão com o limão e o sal e esfrie.
      [erva] Misture {o:erva}.
      No pedido, toste {o:pao} aberto, passe a pasta e cubra com o tomate em rodelas.
    `,
    takes: [170, 50, 4],
    story: 'Pasta de grão bem temperada e tomate no pão tostado.',
    keeps: 'Pasta de grão (400 g): 3 dias na geladeira.',
    plating: bread,
  }),
  plain('lanche', 'bolo-fruta-vapor', 'Bolo de {fruta} no vapor', {
    lines: {
      cuscuz: 260,
      fruta: { banana: 360, jerimum: 360, macaxeira: 360 },
      liquido: { leite_coco: 200, leite: 260 },
      doce: { rapadura: 130, acucar: 120 },
      oleo: 20,
      sal: 2,
      'tempero?': { canela: 2 },
    },
    steps: `
      Antes do serviço, amasse {o:fruta} (raiz, antes cozida) com {o:doce}, {o:liquido}, {cachaca}, o óleo vegetal e o sal; misture o flocão e descanse por 20 minutos.
      [tempero] Misture {o:tempero}.
      Ponha em forma untada, cubra e cozinhe no vapor por 40 minutos, até o palito sair seco; esfrie e corte em oito.
      No pedido, sirva a fatia.
    `,
    takes: [110, 75, 1],
    story: 'Bolo úmido de panela, sem farinha de trigo.',
    keeps: 'Bolo fatiado (900 g): 3 dias na geladeira.',
    portions: 8,
    plating: 'Fatia no papel.',
    isDough: true,
  }),
  plain('lanche', 'raiz-chapa-tomate', '{raiz} na chapa com molho de tomate', {
    lines: {
      raiz: { macaxeira: 560, batata_doce: 540, inhame: 540 },
      tomate: 220,
      ...little,
      oleo: 30,
      sal: 6,
      ...pepper,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:raiz} em palitos grossos até o garfo entrar e escorra. Refogue a cebola e o alho num fio de óleo vegetal, junte {cachaca} e deixe secar; junte o tomate e metade do sal e cozinhe por 10 minutos, até engrossar.
      [pimenta] Misture {o:pimenta} em fios.
      No pedido, doure {o:raiz} na chapa com o óleo vegetal e o resto do sal por 5 minutos e aqueça o molho ao lado, até passar de 70 °C.
      [erva] Espalhe {o:erva}.
    `,
    takes: [190, 40, 6],
    story: 'Palitos de raiz dourados, com molho grosso para passar.',
    keeps: 'Palitos cozidos (560 g): 2 dias na geladeira. Molho (220 g): 3 dias na geladeira.',
    needs: onGriddle,
    plating: 'Cestinha ou papel, molho no potinho.',
  }),
  plain('lanche', 'crepioca-queijo', 'Crepioca de ovo e {queijo}', {
    lines: {
      ovo: 4,
      goma: 160,
      queijo: { coalho: 100, mussarela: 100, queijo_manteiga: 100 },
      tomate: 100,
      oleo: 15,
      sal: 3,
      ...herb,
    },
    steps: `
      Antes do serviço, refogue o tomate picado num fio de óleo vegetal, junte {cachaca} e deixe secar.
      No pedido, bata um ovo com 40 g de goma e o sal, espalhe na chapa untada, cubra com {o:queijo} e o tomate e dobre; doure por 2 minutos de cada lado, até 74 °C no centro.
      [erva] Espalhe {o:erva}.
    `,
    takes: [130, 12, 5],
    story: 'Massa de ovo e goma feita na hora, recheada e dobrada.',
    keeps: 'Tomate refogado (80 g): 3 dias na geladeira.',
    needs: onGriddle,
    plating: 'Dobrada, no papel ou no prato.',
  }),
  plain('lanche', 'mingau-milho', 'Mingau de milho no {leite}', {
    lines: {
      cuscuz: 120,
      leite: { leite: 700, leite_coco: 260 },
      doce: { acucar: 60, rapadura: 70 },
      sal: 1,
      'tempero?': { canela: 2 },
    },
    steps: `
      Antes do serviço, hidrate o flocão com 300 ml de água filtrada e {cachaca} por 15 minutos; junte {o:leite}, {o:doce} e o sal e mexa em fogo baixo por 15 minutos, até engrossar.
      No pedido, esquente a porção com um pouco de água por 3 minutos, até passar de 70 °C.
      [tempero] Polvilhe {o:tempero}.
    `,
    takes: [230, 35, 3],
    story: 'Mingau grosso e quente, do jeito de casa.',
    keeps: 'Mingau (950 g): 2 dias na geladeira.',
    plating: 'Caneca ou cumbuca.',
  }),
]
