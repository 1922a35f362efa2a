import { type DishIdea, dish } from '../idea.ts'

/** What every bar with a fryer is asked for: shaped or breaded ahead, often frozen, and fried to order. */
export const fried: readonly DishIdea[] = [
  dish('petisco', 'bolinho-carne-sol', 'Bolinho de macaxeira com carne de sol e cebola na cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 240, advance: 60, finish: 6, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      macaxeira: 640,
      carne: { carne_sol: 200 },
      cebola: 100,
      gordura: { manteiga_garrafa: 20, oleo: 20 },
      goma: 40,
      oleo: 90,
      sal: 3,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até ficar bem mole, escorra, tire o fio e esprema ainda quente com o sal.
      Cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie miúdo. Murche a cebola {no:gordura}, junte a carne e {cachaca} e ferva 5 minutos, até secar.
      Misture à macaxeira com a goma, faça 24 bolinhos de 35 g e gele por 1 hora; dá para congelar abertos na bandeja e ensacar de 6 em 6.
      No pedido, frite 6 por vez em óleo a 175 °C por 4 minutos, até 70 °C no meio (do freezer, a 170 °C por 6 minutos), e escorra em grade. A ficha conta o óleo que se gasta.
      [erva] Salpique {erva} na hora.
    `,
    plating: 'Seis bolinhos em cumbuca com papel.',
    story: 'Macaxeira dourada por fora, carne desfiada e cebola na cachaça por dentro.',
    keeps: 'Bolinhos enrolados (840 g): 2 dias na geladeira, 30 dias no freezer.',
  }),
  dish('petisco', 'bolinho-feijao', 'Bolinho de feijão-verde com vinagrete de cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 170, advance: 50, finish: 6, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      feijao: { feijao_verde: 420 },
      farinha_mandioca: 90,
      cebola: 80,
      alho: 8,
      goma: 30,
      tomate: 160,
      limao: 20,
      oleo: 100,
      sal: 6,
      'queijo?': { coalho: 100 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe {o:feijao} até ficar macio, escorra bem e amasse grosso; refogue metade da cebola e o alho com um fio do óleo e misture com a farinha, a goma e metade do sal.
      [queijo] Junte {o:queijo} em cubinhos à massa.
      Enrole 24 bolinhos de 30 g e gele por 1 hora.
      Ferva {cachaca} por 3 minutos, esfrie e misture com o tomate e o resto da cebola em cubinhos, o limão e o resto do sal.
      No pedido, frite 6 por vez em óleo a 175 °C por 4 minutos, até 70 °C no meio, e escorra em grade. A ficha conta o óleo que se gasta.
      [erva] Junte {erva} ao vinagrete.
    `,
    plating: 'Seis bolinhos em cumbuca com papel, vinagrete em potinho.',
    story: 'Feijão-verde crocante e vinagrete de tomate com cachaça.',
    keeps: 'Bolinhos enrolados (720 g): 2 dias na geladeira, 30 dias no freezer. Vinagrete (240 g): 2 dias.',
  }),
  dish('petisco', 'coalho-empanado', 'Palito de coalho empanado com geleia de pimenta e cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Praiana', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 230, advance: 35, finish: 5, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    signature: true,
    lines: {
      coalho: 440,
      ovo: 2,
      farinha_mandioca: 100,
      doce: { rapadura: 90, acucar: 90 },
      pimenta_cheiro: 4,
      limao: 30,
      oleo: 90,
    },
    steps: `
      Antes do serviço, derreta {o:doce} em 100 ml de água filtrada com a pimenta-de-cheiro picada e {cachaca}, ferva 15 minutos em fogo baixo, até cobrir a colher, junte o limão e esfrie.
      Corte o queijo em 16 palitos de 28 g, passe no ovo batido e na farinha de mandioca, duas vezes, e gele por 30 minutos.
      No pedido, frite 4 por vez em óleo a 180 °C por 2 minutos, até dourar, e sirva na hora. A ficha conta o óleo que se gasta.
    `,
    plating: 'Quatro palitos em pé num copo, geleia em potinho.',
    story: 'Coalho crocante na farinha de mandioca, geleia agridoce de pimenta-de-cheiro e cachaça.',
    keeps: 'Geleia (180 g): 5 dias na geladeira. Palitos empanados (530 g): 1 dia.',
  }),
  dish('petisco', 'isca-frango', 'Isca de frango na farinha de mandioca com mostarda e cachaça', {
    cuisines: ['Petiscos de boteco', 'Brasileira contemporânea', 'Praiana'],
    batch: { portions: 4, portionGrams: 170, advance: 40, finish: 7, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      frango: { sobrecoxa: 540 },
      farinha_mandioca: 110,
      ovo: 2,
      alho: 10,
      limao: 20,
      mostarda: 60,
      doce: { mel_engenho: 50, rapadura: 50 },
      oleo: 100,
      sal: 6,
    },
    steps: `
      Antes do serviço, corte {o:frango} em tiras de 2 cm, tempere com o alho, o limão e o sal e gele.
      Ferva {cachaca} com {o:doce} por 5 minutos, esfrie e misture à mostarda.
      No pedido, passe a porção no ovo batido e na farinha e frite em óleo a 175 °C por 5 minutos, até 74 °C no meio; escorra em grade. A ficha conta o óleo que se gasta.
    `,
    plating: 'Cesto com papel, molho em potinho.',
    story: 'Tiras de frango de casca crocante e molho agridoce de mostarda com cachaça.',
    keeps: 'Molho (120 g): 5 dias na geladeira. Frango temperado cru: 1 dia.',
  }),
  dish('petisco', 'frango-passarinho', 'Frango a passarinho na cachaça e no alho', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 220, advance: 45, finish: 10, needs: ['fryer'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60 },
    lines: {
      frango: { asa: 1000 },
      alho: 40,
      limao: 30,
      goma: 60,
      oleo: 120,
      sal: 10,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, corte {o:frango} nas juntas, tempere com metade do alho, o limão, o sal e {cachaca} e deixe 40 minutos na geladeira.
      No pedido, escorra, passe na goma e frite em óleo a 170 °C por 8 minutos, até 74 °C junto ao osso; escorra em grade. A ficha conta o óleo que se gasta.
      Doure o resto do alho fatiado no mesmo óleo por 30 segundos e jogue por cima.
      [erva] Salpique {erva}.
    `,
    plating: 'Travessa com papel, limão em gomos.',
    story: 'Frango marinado na cachaça, casquinha de goma e alho dourado.',
    keeps: 'Frango temperado cru: 1 dia na geladeira.',
  }),
  dish('petisco', 'isca-peixe', 'Isca de peixe na farinha de mandioca com molho de limão e cachaça', {
    cuisines: ['Praiana', 'Petiscos de boteco', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 180, advance: 25, finish: 6, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      peixe: { pargo: 560, tilapia: 560, serra: 560 },
      farinha_mandioca: 110,
      ovo: 2,
      alho: 8,
      limao: 50,
      doce: { mel_engenho: 40, rapadura: 40 },
      oleo: 100,
      sal: 6,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, corte {o:peixe} em tiras de 2 cm, seque, tempere com o alho, metade do limão e o sal e gele.
      Ferva {cachaca} com {o:doce} e 60 ml de água filtrada por 8 minutos, junte o resto do limão e esfrie.
      No pedido, passe a porção no ovo batido e na farinha e frite em óleo a 180 °C por 3 minutos, até 70 °C no meio; escorra em grade. A ficha conta o óleo que se gasta.
      [erva] Misture {erva} ao molho.
    `,
    plating: 'Cesto com papel, molho em potinho e limão em gomos.',
    story: 'Peixe em tiras de casca crocante e molho de limão com cachaça.',
    keeps: 'Molho (130 ml): 5 dias na geladeira. Peixe temperado cru: 1 dia.',
  }),
  dish('petisco', 'macaxeira-carne-frita', 'Macaxeira frita com carne de sol e cebola na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 280, advance: 60, finish: 8, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      macaxeira: 880,
      carne: { carne_sol: 260 },
      cebola: 160,
      gordura: { manteiga_garrafa: 30, oleo: 30 },
      oleo: 110,
      sal: 4,
      'queijo?': { coalho: 80 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até a faca entrar, corte em palitos grossos, seque e gele.
      Cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie. Murche a cebola {no:gordura}, junte a carne e {cachaca} e ferva 5 minutos; guarde.
      No pedido, frite a macaxeira em óleo a 180 °C por 5 minutos, salgue, aqueça a carne a 70 °C e ponha por cima. A ficha conta o óleo que se gasta.
      [queijo] Rale {o:queijo} por cima.
      [erva] Salpique {erva}.
    `,
    plating: 'Travessa, macaxeira por baixo e carne por cima.',
    story: 'Macaxeira crocante coberta de carne desfiada e cebola na cachaça.',
    keeps:
      'Carne com cebola (320 g): 3 dias na geladeira, 30 dias no freezer. Macaxeira cozida (800 g): 2 dias.',
  }),
]
