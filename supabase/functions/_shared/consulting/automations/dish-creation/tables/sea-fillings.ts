import { but, everyDough, type Filling, stove, white } from './filling.ts'

/** Fillings of fish and shellfish. */
export const seaFillings: readonly Filling[] = [
  {
    id: 'peixe-coco',
    name: 'peixe no leite de coco com cachaça',
    called: 'peixe no leite de coco',
    fits: ['tapioca', 'crepe', 'cuscuz'],
    cuisines: ['Praiana'],
    grams: 500,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 40 },
    lines: {
      peixe: { tilapia: 480, serra: 480, cavala: 480 },
      leite_coco: 100,
      tomate: 120,
      cebola: 80,
      limao: 15,
      'erva?': { coentro: 8 },
      sal: 5,
    },
    steps: `
      Antes do serviço, tempere {o:peixe} em cubos com o limão e o sal.
      Refogue a cebola e o tomate por 6 minutos, junte {cachaca} e o leite de coco e ferva até reduzir à metade; cozinhe {o:peixe} ali por 6 minutos, até 70 °C, e quebre em lascas.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Peixe em lascas, leite de coco reduzido e tomate.',
    keeps: 'Recheio de peixe (500 g): 1 dia na geladeira.',
  },
  {
    id: 'camarao-macaxeira',
    name: 'camarão com macaxeira cremosa e cachaça',
    called: 'camarão com macaxeira cremosa',
    fits: everyDough,
    cuisines: ['Praiana'],
    grams: 480,
    advance: 40,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 40 },
    signature: true,
    lines: {
      camarao: 260,
      macaxeira: 200,
      leite_coco: 80,
      cebola: 80,
      alho: 10,
      gordura: { azeite: 20, oleo: 20 },
      'erva?': { coentro: 8 },
      sal: 5,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira, tire o fio, escorra e amasse quente com o leite de coco.
      Refogue a cebola e o alho {no:gordura}, junte {cachaca} e ferva por 3 minutos; cozinhe ali o camarão por 3 minutos, até 70 °C, salgue e misture à macaxeira.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Camarão e macaxeira amassada com leite de coco.',
    keeps: 'Recheio de camarão (480 g): 1 dia na geladeira.',
  },
  {
    id: 'siri-coco',
    name: 'siri refogado no coco e na cachaça',
    called: 'siri no coco',
    fits: but('sanduiche'),
    cuisines: ['Praiana'],
    grams: 470,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'marinade', kinds: white, ml: 40 },
    signature: true,
    lines: {
      siri: { siri: 320 },
      leite_coco: 80,
      tomate: 100,
      cebola: 80,
      alho: 8,
      'erva?': { coentro: 8 },
      sal: 3,
    },
    steps: `
      Antes do serviço, refogue a cebola, o alho e o tomate por 8 minutos, junte {cachaca} e o leite de coco e ferva até engrossar.
      Junte {o:siri} e o sal e cozinhe por 5 minutos, até 70 °C, sem deixar caldo.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Carne catada, leite de coco e tomate, sem caldo.',
    keeps: 'Recheio de siri (470 g): 1 dia na geladeira.',
  },
]
