import type { DishIdea } from '../idea.ts'
import { herb, little, onGriddle, plain } from './plain.ts'

/** What is served beside a plate; only where the owner asks for it. */
export const sides: readonly DishIdea[] = [
  plain('petisco', 'farofa-fruta', 'Farofa de {fruta} e cebola', {
    lines: {
      farinha_mandioca: 220,
      fruta: { banana: 260, banana_terra: 260, jerimum: 260 },
      cebola: 120,
      gordura: { manteiga: 50, oleo: 50 },
      sal: 5,
      ...herb,
    },
    steps: `
      Antes do serviço, doure a cebola e {o:fruta} em cubos em {o:gordura}, junte {cachaca} e deixe secar; junte a farinha de mandioca e o sal e mexa por 5 minutos, até soltar.
      [erva] Misture {o:erva}.
      No pedido, sirva a porção.
    `,
    takes: [130, 25, 1],
    story: 'Farofa úmida, tostada na panela.',
    keeps: 'Farofa (520 g): 1 dia na geladeira.',
  }),
  plain('petisco', 'pure-raiz-lado', 'Purê de {raiz}', {
    lines: {
      raiz: { jerimum: 760, macaxeira: 680, batata_doce: 680, batata: 700 },
      gordo: { leite: 120, leite_coco: 100, oleo: 40 },
      alho: 8,
      sal: 6,
    },
    steps: `
      Antes do serviço, cozinhe {o:raiz} até desmanchar. Doure o alho num fio de gordura, junte {cachaca} e deixe secar; amasse tudo com {o:gordo} e o sal, até ficar liso.
      No pedido, esquente a porção por 3 minutos, até passar de 70 °C.
    `,
    takes: [180, 40, 3],
    story: 'Purê liso, que segura o molho do prato.',
    keeps: 'Purê (750 g): 2 dias na geladeira.',
  }),
  plain('petisco', 'salada-grao-lado', 'Salada de {grao} com tomate', {
    lines: {
      grao: { fradinho: 200, feijao_verde: 300, lentilha: 180 },
      tomate: 220,
      cebola: 80,
      gordura: { azeite: 20, oleo: 25 },
      acido: { limao: 25, vinagre: 25 },
      sal: 5,
      ...herb,
    },
    steps: `
      Antes do serviço, cozinhe {o:grao} em água filtrada até ficar macio e inteiro; escorra. Ferva {cachaca} com a cebola até secar e esfrie; misture tudo com o tomate, {o:gordura}, {o:acido} e o sal e gele.
      [erva] Misture {o:erva}.
      No pedido, sirva fria.
    `,
    takes: [160, 40, 1],
    story: 'Grão inteiro, tomate e tempero azedo, servidos frios.',
    keeps: 'Salada (680 g): 2 dias na geladeira.',
  }),
  plain('petisco', 'legume-chapa-alho', '{legume} na chapa com alho', {
    lines: {
      legume: { quiabo: 560, abobrinha: 600, berinjela: 600, jerimum: 640 },
      alho: 16,
      gordura: { oleo: 30, azeite: 30 },
      sal: 5,
      ...herb,
    },
    steps: `
      Antes do serviço, corte {o:legume} em fatias; doure o alho em {o:gordura}, junte {cachaca} e deixe secar.
      No pedido, toste {o:legume} na chapa com o alho e o sal por 6 minutos, até dourar dos dois lados.
      [erva] Espalhe {o:erva}.
    `,
    takes: [130, 15, 7],
    story: 'Legume tostado, sem água, com alho dourado.',
    keeps: 'Alho na gordura (40 g): 2 dias na geladeira.',
    needs: onGriddle,
  }),
  plain('petisco', 'arroz-coco-lado', 'Arroz de coco', {
    lines: { arroz: 260, leite_coco: 120, ...little, oleo: 15, sal: 5 },
    steps: `
      Antes do serviço, refogue a cebola e o alho no óleo vegetal, junte {cachaca} e deixe secar; junte o arroz, o sal e 450 ml de água filtrada quente e cozinhe por 15 minutos; junte o leite de coco e cozinhe mais 5.
      No pedido, esquente a porção por 3 minutos, até passar de 70 °C.
    `,
    takes: [170, 30, 3],
    story: 'Arroz soltinho com leite de coco no fim.',
    keeps: 'Arroz cozido (680 g): 2 dias na geladeira.',
  }),
  plain('petisco', 'salada-repolho-lado', 'Salada de {folha} com {raiz}', {
    lines: {
      folha: { repolho: 380, couve: 240, pepino: 420 },
      raiz: { cenoura: 180, tomate: 220 },
      cebola: 60,
      gordura: { azeite: 20, oleo: 25 },
      acido: { limao: 25, vinagre: 25 },
      sal: 5,
    },
    steps: `
      Antes do serviço, higienize e corte {o:folha} e {o:raiz} em tiras finas. Ferva {cachaca} com a cebola até secar e esfrie.
      No pedido, misture tudo com {o:gordura}, {o:acido} e o sal.
    `,
    takes: [150, 20, 2],
    story: 'Salada crocante e azedinha, cortada fina.',
    keeps: 'Folhas cortadas (560 g): 1 dia na geladeira.',
  }),
]
