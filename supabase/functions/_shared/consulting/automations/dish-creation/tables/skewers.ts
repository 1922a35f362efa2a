import { type Amounts, type CuisineOption, type DishIdea, dishFrom } from '../idea.ts'

/** A skewer of 100 g, sold by the piece: what is on it, its marinade, and how it is done. */
interface Skewer {
  id: string
  /** After "Espetinho de". */
  name: string
  called: string
  cuisines?: readonly CuisineOption[]
  cachaca?: DishIdea['cachacas']
  ml?: number
  lines: Readonly<Record<string, Amounts | number>>
  marinade: string
  /** On the grill, with time and temperature. */
  grill: string
  /** After the fire; null if nothing is added. */
  finish?: string
  story: string
  keeps: string
  course?: 'sobremesa'
  finishMinutes: number
}

const skewersOf: readonly Skewer[] = [
  {
    id: 'espetinho-alcatra-rapadura',
    name: 'alcatra com glacê de rapadura e cachaça',
    called: 'alcatra na rapadura',
    ml: 60,
    lines: {
      carne: { alcatra: 800, picanha: 800 },
      doce: { rapadura: 70, mel_engenho: 70 },
      alho: 12,
      limao: 20,
      sal: 8,
    },
    marinade:
      'Ferva {cachaca} com {o:doce} e o limão por 10 minutos, até cobrir a colher. Corte {o:carne} em cubos de 3 cm, tempere com o alho e monte oito espetos.',
    grill:
      'Salgue e asse na brasa forte por 7 minutos, virando, até 63 °C no meio para o ponto; pincele o glacê no último minuto, até 70 °C para o bem passado.',
    story: 'Cubos de carne na brasa com casca brilhante de rapadura.',
    keeps: 'Glacê (100 ml): 5 dias na geladeira. Espetos crus (880 g): 1 dia.',
    finishMinutes: 9,
  },
  {
    id: 'espetinho-carneiro-hortela',
    name: 'carneiro com hortelã e cachaça',
    called: 'carneiro com hortelã',
    cuisines: ['Mediterrânea', 'Sertaneja'],
    lines: {
      carneiro: { cordeiro: 820, bode: 840 },
      cebola: 80,
      alho: 14,
      limao: 25,
      'erva?': { hortela: 12, coentro: 12 },
      azeite: 25,
      sal: 8,
    },
    marinade:
      'Rale a cebola e misture com {cachaca}, o alho, o limão e o azeite; marine {o:carneiro} em cubos por 40 minutos na geladeira e monte oito espetos.',
    grill: 'Salgue e asse na brasa média por 10 minutos, virando, até 71 °C no meio.',
    finish: '[erva] Sirva com {erva} picada e limão.',
    story: 'Carneiro macio de marinada com cebola e limão.',
    keeps: 'Espetos crus na marinada (880 g): 1 dia na geladeira.',
    finishMinutes: 11,
  },
  {
    id: 'espetinho-pernil-abacaxi',
    name: 'pernil com abacaxi e cachaça',
    called: 'pernil com abacaxi',
    lines: { pernil: 680, abacaxi: 260, alho: 12, limao: 20, paprica: 4, oleo: 20, sal: 8 },
    marinade:
      'Marine o pernil em cubos de 2 cm com {cachaca}, o alho, o limão e a páprica por 30 minutos na geladeira; monte oito espetos, alternando com o abacaxi, e pincele com o óleo.',
    grill: 'Salgue e asse na brasa média por 10 minutos, virando, até 71 °C no meio.',
    story: 'Porco dourado e abacaxi queimado no mesmo espeto.',
    keeps: 'Espetos crus (880 g): 1 dia na geladeira.',
    finishMinutes: 11,
  },
  {
    id: 'espetinho-costelinha-tamarindo',
    name: 'costelinha com tamarindo e cachaça',
    called: 'costelinha no tamarindo',
    ml: 60,
    lines: { costelinha: 1200, tamarindo: 100, doce: { rapadura: 70, acucar: 60 }, alho: 12, sal: 9 },
    marinade:
      'Cozinhe a costelinha em ripas com o sal e o alho por 40 minutos na pressão, até 74 °C; esfrie e espete de duas em duas. Ferva {cachaca} com o tamarindo e {o:doce} por 10 minutos.',
    grill: 'Toste na brasa forte por 5 minutos, virando, até 70 °C, e pincele o tamarindo no último minuto.',
    story: 'Costelinha já macia, tostada na brasa e lustrada de tamarindo.',
    keeps:
      'Costelinha cozida (900 g): 3 dias na geladeira. Glacê de tamarindo (140 ml): 5 dias na geladeira.',
    finishMinutes: 6,
  },
  {
    id: 'espetinho-panceta-melado',
    name: 'barriga de porco com melado de cachaça',
    called: 'barriga no melado',
    ml: 60,
    lines: {
      panceta: 900,
      doce: { mel_engenho: 80, rapadura: 80 },
      limao: 25,
      'pimenta?': { pimenta_cheiro: 3 },
      sal: 8,
    },
    marinade:
      'Cozinhe a barriga em tiras com o sal por 25 minutos na pressão, até 74 °C; esfrie, corte em cubos e monte oito espetos. Ferva {cachaca} com {o:doce} por 10 minutos e junte o limão.',
    grill:
      'Toste na brasa forte por 6 minutos, virando, até a pele estalar e o meio chegar a 70 °C; passe no melado fora do fogo.',
    finish: '[pimenta] Espalhe {o:pimenta} em fios.',
    story: 'Barriga tostada até estalar, com melado e limão.',
    keeps: 'Barriga cozida (650 g): 3 dias na geladeira. Melado de cachaça (110 ml): 5 dias na geladeira.',
    finishMinutes: 7,
  },
  {
    id: 'espetinho-kafta-carneiro',
    name: 'kafta temperada na cachaça com coalhada',
    called: 'kafta com molho de limão',
    cuisines: ['Mediterrânea'],
    ml: 30,
    lines: {
      carne: { carne_moida: 720 },
      cebola: 100,
      alho: 10,
      'erva?': { hortela: 10, coentro: 10 },
      canela: 1,
      'molho?': { coalhada: 120, nata: 100 },
      limao: 15,
      sal: 8,
    },
    marinade:
      'Ferva {cachaca} até a metade e deixe esfriar. Amasse a carne moída com a cebola ralada e espremida, o alho, a canela, o sal e a redução; gele por 30 minutos e molde em oito espetos.',
    grill: 'Asse na brasa forte por 8 minutos, virando com cuidado, até 71 °C no meio.',
    finish: '[molho] Misture {o:molho} com o limão e sirva ao lado.',
    story: 'Carne moída e cebola moldadas no espeto, com um toque de canela.',
    keeps: 'Espetos crus moldados (840 g): 1 dia na geladeira.',
    finishMinutes: 9,
  },
  {
    id: 'espetinho-peixe-pimenta',
    name: 'peixe com pimenta-de-cheiro e cachaça',
    called: 'peixe com pimenta-de-cheiro',
    cuisines: ['Praiana'],
    lines: {
      peixe: { cavala: 720, serra: 720, atum: 700 },
      cebola: { cebola_roxa: 120 },
      pimentao: 120,
      limao: 30,
      pimenta_cheiro: 3,
      azeite: 25,
      sal: 7,
    },
    marinade:
      'Marine o peixe em cubos de 3 cm com {cachaca}, o limão e a pimenta picada por 10 minutos na geladeira; monte oito espetos com a cebola e o pimentão e pincele com o azeite.',
    grill: 'Salgue e asse na brasa média por 7 minutos, virando uma vez, até 70 °C no meio.',
    story: 'Peixe firme, pimentão e cebola da brasa.',
    keeps: 'Peixe em cubos: 1 dia, no gelo.',
    finishMinutes: 8,
  },
  {
    id: 'espetinho-linguica-jerimum',
    name: 'linguiça e jerimum com mel de engenho e cachaça',
    called: 'linguiça com jerimum',
    ml: 40,
    lines: {
      linguica: 640,
      jerimum: 240,
      doce: { mel_engenho: 50, rapadura: 50 },
      'erva?': { alecrim: 3 },
      oleo: 15,
    },
    marinade:
      'Cozinhe o jerimum em cubos por 5 minutos, ainda firme. Ferva {cachaca} com {o:doce} por 8 minutos. Monte oito espetos, alternando a linguiça em pedaços, e pincele com o óleo.',
    grill:
      'Asse na brasa média por 10 minutos, virando, até 74 °C no meio da linguiça; pincele a calda no fim.',
    finish: '[erva] Termine com {erva}.',
    story: 'Linguiça e jerimum caramelizado no mesmo espeto.',
    keeps: 'Espetos montados (880 g): 1 dia na geladeira. Calda (70 ml): 5 dias na geladeira.',
    finishMinutes: 11,
  },
  {
    id: 'espetinho-asa-alho',
    name: 'asinha de frango no alho e na cachaça',
    called: 'asinha no alho',
    lines: { asa: 1000, alho: 30, limao: 30, paprica: 4, oleo: 20, sal: 9 },
    marinade:
      'Abra as asas, marine com {cachaca}, o alho amassado, o limão e a páprica por 1 hora na geladeira e monte oito espetos.',
    grill:
      'Salgue e asse na brasa média por 16 minutos, virando e pincelando o óleo, até 74 °C junto ao osso.',
    story: 'Asa bem dourada, de alho e limão.',
    keeps: 'Asas na marinada (1 kg): 1 dia na geladeira.',
    finishMinutes: 15,
  },
  {
    id: 'espetinho-legumes-coalho',
    name: 'legumes e coalho com vinagrete de cachaça',
    called: 'legumes com coalho',
    cuisines: ['Vegetariana'],
    ml: 30,
    lines: {
      abobrinha: 260,
      queijo: { coalho: 280 },
      cebola: { cebola_roxa: 160 },
      pimentao: 160,
      vinagre: 30,
      azeite: 40,
      'erva?': { coentro: 8, hortela: 6 },
      sal: 5,
    },
    marinade:
      'Ferva {cachaca} com o vinagre por 2 minutos e misture com metade do azeite e o sal. Corte tudo em pedaços de 3 cm, monte oito espetos e pincele com o resto do azeite.',
    grill:
      'Asse na brasa forte por 6 minutos, virando, até dourar as bordas; regue com o vinagrete fora do fogo.',
    finish: '[erva] Espalhe {erva} picado.',
    story: 'Abobrinha, pimentão, cebola e coalho tostados.',
    keeps: 'Espetos montados (880 g): 1 dia na geladeira. Vinagrete (70 ml): 4 dias na geladeira.',
    finishMinutes: 7,
  },
  {
    id: 'espetinho-cogumelo-alho',
    name: 'cogumelos na manteiga de alho e cachaça',
    called: 'cogumelos na manteiga de alho',
    cuisines: ['Vegetariana'],
    ml: 30,
    lines: { cogumelo: 560, cebola: 160, gordura: { manteiga: 50, azeite: 40 }, alho: 14, limao: 15, sal: 5 },
    marinade:
      'Derreta {o:gordura} com o alho, junte {cachaca} fora do fogo, volte e ferva 2 minutos. Monte oito espetos com os cogumelos inteiros e a cebola em gomos.',
    grill:
      'Asse na brasa forte por 7 minutos, virando e pincelando a gordura de alho; salgue e pingue o limão.',
    story: 'Cogumelo inteiro, tostado e úmido de alho.',
    keeps: 'Espetos montados (880 g): 1 dia na geladeira.',
    finishMinutes: 8,
  },
  {
    id: 'espetinho-batata-doce-queijo',
    name: 'batata-doce e queijo com lambedor de cachaça',
    called: 'batata-doce com queijo',
    cuisines: ['Vegetariana', 'Sertaneja'],
    ml: 40,
    lines: {
      batata_doce: 520,
      queijo: { coalho: 280 },
      doce: { mel_engenho: 50, rapadura: 50 },
      limao: 15,
      sal: 3,
    },
    marinade:
      'Cozinhe a batata-doce em cubos por 8 minutos, ainda firme, e escorra. Ferva {cachaca} com {o:doce} por 8 minutos e junte o limão. Monte oito espetos, alternando com {o:queijo}.',
    grill: 'Toste na brasa forte por 5 minutos, virando, até dourar; regue com o lambedor fora do fogo.',
    story: 'Batata-doce tostada, queijo salgado e um fio doce com limão.',
    keeps: 'Batata-doce cozida (480 g): 2 dias na geladeira. Lambedor (70 ml): 5 dias na geladeira.',
    finishMinutes: 6,
  },
  {
    id: 'espetinho-abacaxi-canela',
    name: 'abacaxi na rapadura e na cachaça com canela',
    called: 'abacaxi com canela',
    course: 'sobremesa',
    ml: 40,
    lines: { abacaxi: 800, doce: { rapadura: 90, mel_engenho: 80 }, canela: 2 },
    marinade:
      'Ferva {cachaca} com {o:doce} e a canela por 8 minutos. Corte o abacaxi em bastões e monte oito espetos.',
    grill: 'Asse na brasa forte por 6 minutos, virando e pincelando a calda, até queimar as pontas.',
    story: 'Abacaxi de pontas queimadas, rapadura e canela.',
    keeps: 'Calda (110 ml): 5 dias na geladeira. Abacaxi cortado: 1 dia.',
    finishMinutes: 7,
  },
  {
    id: 'espetinho-banana-coalho',
    name: 'banana e coalho com melado de cachaça',
    called: 'banana com coalho',
    course: 'sobremesa',
    ml: 30,
    lines: { banana: 480, queijo: { coalho: 240 }, doce: { mel_engenho: 60, rapadura: 60 }, canela: 1 },
    marinade:
      'Ferva {cachaca} com {o:doce} por 8 minutos. Corte a banana firme e {o:queijo} em pedaços de 3 cm e monte oito espetos.',
    grill: 'Toste na brasa forte por 4 minutos, virando uma vez, e regue com o melado e a canela.',
    story: 'Banana tostada e queijo derretendo, com canela.',
    keeps: 'Melado de cachaça (80 ml): 5 dias na geladeira.',
    finishMinutes: 5,
  },
]

/** Skewers for houses that live on them. */
export const skewers: readonly DishIdea[] = skewersOf.map((one) =>
  dishFrom(one.course ?? 'petisco', one.id, `Espetinho de ${one.name}`, {
    format: 'espetinho',
    called: `Espetinho de ${one.called}`,
    cuisines: ['Na brasa', 'Petiscos de boteco', ...(one.cuisines ?? [])],
    batch: {
      portions: 8,
      portionGrams: 100,
      advance: one.keeps.includes('cozid') ? 60 : 45,
      finish: one.finishMinutes,
      needs: one.ml === undefined ? ['grill'] : ['grill', 'burner'],
    },
    cachaca: {
      technique: one.ml === undefined ? 'marinade' : 'reduction',
      kinds: one.cachaca ?? ['alambique', 'carvalho'],
      ml: one.ml ?? 50,
    },
    lines: one.lines,
    steps: [
      `Antes do serviço: ${one.marinade}`,
      `No pedido: ${one.grill}`,
      ...(one.finish ? [one.finish] : []),
    ].join('\n'),
    plating: 'Um espeto por pedido, em prato ou papel, limão ao lado.',
    story: one.story,
    keeps: one.keeps,
  }),
)
