import { type DishIdea, dish } from '../idea.ts'

/** The fish of the day and shellfish, for a stove and a griddle; named for the fish that the house buys. */
export const dayCatch: readonly DishIdea[] = [
  dish('principal', 'peixe-jerimum', '{peixe} sobre jerimum e coco com cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 380, advance: 35, finish: 9, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 50, alcohol: 'simmer15' },
    lines: {
      peixe: { pargo: 640, robalo: 640, tilapia: 640, cioba: 640 },
      jerimum: 800,
      coco: { leite_coco: 200, nata: 160 },
      cebola: 120,
      limao: 30,
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 12 },
      sal: 7,
    },
    steps: `
      Antes do serviço, refogue a cebola em metade {do:gordura}, junte {cachaca} e ferva 2 minutos; some o jerimum, cubra com água filtrada, cozinhe 20 minutos e amasse com {o:coco} e metade do sal.
      No pedido, tempere o peixe com o limão e o resto do sal e doure na chapa com o resto {do:gordura}, 3 minutos de cada lado, até 70 °C no meio.
      Aqueça o jerimum por 4 minutos, até 74 °C, e ponha o peixe por cima.
      [erva] Finalize com {erva}.
    `,
    plating: 'Prato fundo, jerimum por baixo, peixe inteiro por cima.',
    story: 'Peixe dourado na chapa sobre jerimum amassado, com um fundo de cachaça cozida.',
    keeps: 'Jerimum amassado (1 kg): 2 dias na geladeira.',
  }),
  dish('principal', 'peixe-banana-terra', '{peixe} com banana-da-terra na cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 500, advance: 25, finish: 12, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80, alcohol: 'simmer15' },
    lines: {
      peixe: { robalo: 640, pargo: 640, tilapia: 640, cioba: 640 },
      banana_terra: 480,
      arroz: 280,
      cebola: 140,
      coco: { leite_coco: 240, nata: 200 },
      limao: 30,
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 12 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe o arroz com metade do sal e mantenha acima de 60 °C.
      No pedido, murche a cebola em metade {do:gordura}; com a panela fora do fogo, junte {cachaca}, espere 30 segundos e reduza em fogo baixo por 3 minutos.
      Junte {o:coco} e ferva 3 minutos, até cobrir a colher.
      Doure o peixe e a banana em rodelas na chapa com o resto {do:gordura}, 3 minutos de cada lado, o peixe até 70 °C no meio; tempere com o limão e o resto do sal.
      [erva] Finalize com {erva}.
    `,
    plating: 'Peixe sobre o molho, banana de um lado e arroz do outro.',
    story: 'Peixe de chapa, banana dourada e molho cremoso de cachaça reduzida.',
    keeps: 'Arroz cozido (840 g): 1 dia na geladeira.',
  }),
  dish('principal', 'peixe-verde', '{peixe} com feijão-verde e vinagrete de cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Praiana'],
    batch: { portions: 4, portionGrams: 380, advance: 35, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 30 },
    lines: {
      peixe: { tilapia: 640, pargo: 640, robalo: 640, cioba: 640 },
      feijao_verde: 480,
      macaxeira: 400,
      tomate: 200,
      cebola_roxa: 100,
      limao: 40,
      gordura: { azeite: 40, oleo: 40 },
      'erva?': { coentro: 12 },
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe o feijão-verde e a macaxeira em panelas separadas, com metade do sal, e escorra.
      Pique o tomate e a cebola roxa e tempere com o limão, {cachaca} e metade {do:gordura}.
      No pedido, doure o peixe na chapa com o resto do sal e {do:gordura}, 3 minutos de cada lado, até 70 °C no meio; toste a macaxeira ao lado e aqueça o feijão.
      [erva] Finalize com {erva}.
    `,
    plating: 'Feijão e macaxeira por baixo, peixe e vinagrete por cima.',
    story: 'Peixe de chapa, feijão-verde, macaxeira tostada e vinagrete com cachaça.',
    keeps:
      'Feijão cozido (480 g): 3 dias na geladeira. Macaxeira cozida (400 g): 2 dias na geladeira. Vinagrete (320 ml): 1 dia na geladeira.',
  }),
  dish('petisco', 'disco-peixe', 'Disquinho de peixe e macaxeira na chapa com cachaça', {
    cuisines: ['Petiscos de boteco', 'Praiana', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 190, advance: 40, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'simmer15' },
    lines: {
      peixe: { tilapia: 360, pargo: 360, robalo: 360, cioba: 360 },
      macaxeira: 360,
      cebola: 100,
      alho: 8,
      limao: 20,
      gordura: { azeite: 30, oleo: 30 },
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 12 },
      sal: 5,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até desmanchar e amasse.
      Refogue a cebola e o alho em metade {do:gordura}, junte o peixe em cubos e {cachaca}, ferva até secar e o peixe marcar 70 °C; desfie.
      [pimenta] Junte a {pimenta} em fios.
      Misture tudo com o sal, molde doze discos de um dedo e gele.
      No pedido, doure os discos na chapa com o resto {do:gordura}, 3 minutos de cada lado, até 74 °C no meio; pingue o limão.
      [erva] Finalize com {erva}.
    `,
    plating: 'Três discos por porção, limão em gomos.',
    story: 'Peixe desfiado na cachaça, macaxeira e limão, com casca da chapa.',
    keeps: 'Discos crus entre plástico (12, de 65 g): 2 dias na geladeira.',
  }),
  dish('petisco', 'ostra-bafo', 'Ostras no bafo com cachaça e limão', {
    cuisines: ['Praiana', 'Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 150, advance: 15, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'flamed' },
    lines: {
      ostra: 24,
      tomate: 160,
      cebola: 120,
      alho: 10,
      limao: 30,
      gordura: { azeite: 25, oleo: 25 },
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, escove as ostras em água corrente, descarte as abertas e guarde no gelo, cobertas com pano úmido.
      No pedido, murche a cebola, o alho e o tomate {no:gordura} por 3 minutos; com a panela fora do fogo, junte {cachaca}, espere 30 segundos e volte em fogo baixo.
      Ponha as ostras, tampe e cozinhe até abrirem e mais 4 minutos; descarte as que não abrirem.
      [erva] Finalize com {erva}.
      Esprema o limão.
    `,
    plating: 'Panela ou travessa funda, com o caldo.',
    story: 'Ostra aberta no vapor de tomate, limão e cachaça.',
    keeps: 'Ostra limpa (1,2 kg): 1 dia na geladeira.',
  }),
  dish('principal', 'panela-mangue', 'Panela do mangue com peixe, ostra e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 420, advance: 20, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer15' },
    lines: {
      peixe: { robalo: 560, pargo: 560, tilapia: 560, cioba: 560 },
      ostra: 16,
      coco: { leite_coco: 250 },
      tomate: 260,
      cebola: 200,
      farinha_mandioca: 80,
      limao: 30,
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 15 },
      sal: 6,
    },
    steps: `
      Antes do serviço, escove as ostras em água corrente, descarte as abertas e guarde no gelo.
      No pedido, refogue a cebola e o tomate {no:gordura} por 3 minutos; com a panela fora do fogo, junte {cachaca} e ferva 2 minutos em fogo baixo.
      Junte {o:coco} e o sal, ponha o peixe em postas e cozinhe 5 minutos; some as ostras, tampe e cozinhe até abrirem e mais 4 minutos, o peixe até 70 °C no meio.
      Com uma concha do caldo e a farinha, faça um pirão ralo.
      [erva] Finalize com {erva}.
      Esprema o limão na mesa.
    `,
    plating: 'Na própria panela, pirão ao lado.',
    story: 'Peixe e ostra no leite de coco com tomate e cachaça, e pirão do próprio caldo.',
    keeps: 'Ostra limpa (1,2 kg): 1 dia na geladeira.',
  }),
  dish('petisco', 'caldo-cabeca', 'Caldo de cabeça de peixe com pirão ralo e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 8, portionGrams: 220, advance: 60, finish: 4, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 80, alcohol: 'simmer15' },
    lines: {
      cabeca_peixe: 1200,
      tomate: 260,
      cebola: 220,
      alho: 20,
      farinha_mandioca: 90,
      limao: 40,
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 20 },
      sal: 12,
    },
    steps: `
      Antes do serviço, tire as guelras e lave a cabeça e a espinha em água corrente; refogue a cebola, o alho e o tomate {no:gordura}, junte {cachaca} com a panela fora do fogo e volte ao fogo baixo.
      Some a cabeça e a espinha e 2 litros de água filtrada, cozinhe 40 minutos sem mexer e coe em peneira fina; desfie a carne da cabeça, confira com os dedos que não ficou espinha e volte ao caldo com o sal.
      No pedido, ferva o caldo e engrosse com a farinha em chuva, mexendo por 2 minutos.
      [erva] Finalize com {erva}.
      Esprema o limão na mesa.
    `,
    plating: 'Caneca ou cumbuca funda, limão ao lado.',
    story: 'Caldo grosso do peixe do dia, coado e engrossado com farinha, com um fundo de cachaça.',
    keeps: 'Caldo coado (1,6 l): 2 dias na geladeira.',
  }),
  dish('principal', 'arroz-caldo-peixe', 'Arroz no caldo de cabeça de peixe com coentro e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 420, advance: 60, finish: 14, needs: ['burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer15' },
    lines: {
      cabeca_peixe: 1000,
      peixe: { robalo: 480, pargo: 480, tilapia: 480, cioba: 480 },
      arroz: 320,
      tomate: 260,
      cebola: 180,
      alho: 15,
      limao: 30,
      gordura: { azeite: 30, oleo: 30 },
      'erva?': { coentro: 20 },
      sal: 9,
    },
    steps: `
      Antes do serviço, tire as guelras e lave a cabeça e a espinha em água corrente; cozinhe em 2 litros de água filtrada com metade da cebola, 40 minutos sem mexer, e coe em peneira fina.
      No pedido, murche o resto da cebola, o alho e o tomate {no:gordura}; com a panela fora do fogo, junte {cachaca}, espere 30 segundos e volte ao fogo baixo por 3 minutos.
      Some o arroz e o sal, cubra com o caldo fervente e cozinhe 10 minutos, juntando caldo aos poucos; ponha o peixe em cubos por cima, tampe e cozinhe mais 4 minutos, até 70 °C no meio.
      [erva] Finalize com {erva}.
      Esprema o limão.
    `,
    plating: 'Panela na mesa, arroz molhado e o peixe por cima.',
    story: 'Arroz molhado no caldo da cabeça do peixe, com tomate, coentro e cachaça.',
    keeps: 'Caldo coado (1,5 l): 2 dias na geladeira.',
  }),
]
