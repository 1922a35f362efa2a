import type { Skewer } from './skewer.ts'

/** Meat and poultry. */
export const meatSkewers: readonly Skewer[] = [
  {
    id: 'espetinho-alcatra-rapadura',
    name: 'alcatra com glacê de rapadura e cachaça',
    called: 'alcatra na rapadura',
    ml: 60,
    lines: {
      carne: { alcatra: 800 },
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
      carneiro: { cordeiro: 820 },
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
      'Cozinhe a costelinha em ripas com o sal e o alho por 40 minutos na pressão, com água filtrada até a metade da carne, até 74 °C; esfrie e espete de duas em duas. Ferva {cachaca} com o tamarindo e {o:doce} por 10 minutos.',
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
      'Cozinhe a barriga em tiras com o sal por 25 minutos na pressão, com água filtrada até a metade da carne, até 74 °C; esfrie, corte em cubos e monte oito espetos. Ferva {cachaca} com {o:doce} por 10 minutos e junte o limão.',
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
]
