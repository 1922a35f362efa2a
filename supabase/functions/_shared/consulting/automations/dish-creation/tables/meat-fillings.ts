import { aged, but, butter, everyDough, type Filling, stove, white } from './filling.ts'

/** Fillings of meat and poultry. */
export const meatFillings: readonly Filling[] = [
  {
    id: 'carneiro-jerimum',
    name: 'carneiro desfiado na cachaça com jerimum',
    called: 'carneiro com jerimum',
    fits: everyDough,
    grams: 520,
    advance: 65,
    needs: stove,
    cachaca: { technique: 'braise', kinds: white, ml: 60, alcohol: 'simmer30' },
    signature: true,
    lines: {
      carneiro: { cordeiro: 520 },
      cebola: 120,
      alho: 12,
      jerimum: 180,
      'erva?': { hortela: 6, coentro: 8 },
      sal: 6,
    },
    steps: `
      Antes do serviço, doure {o:carneiro} em cubos com a cebola e o alho, junte {cachaca}, o sal e 200 ml de água filtrada e cozinhe na pressão por 45 minutos; desfie.
      Junte o jerimum em cubos pequenos e ferva destampado por 10 minutos, até secar.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Carneiro cozido na cachaça até desfiar e jerimum macio.',
    keeps: 'Recheio de carneiro (520 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'carne-sol-banana',
    name: 'carne de sol com banana-da-terra e cachaça',
    called: 'carne de sol com banana-da-terra',
    fits: everyDough,
    grams: 480,
    advance: 55,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 40 },
    lines: {
      carne: { carne_sol: 340 },
      banana_terra: 200,
      cebola: { cebola_roxa: 120, cebola: 120 },
      gordura: butter,
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne, escorra e desfie.
      Doure a banana em cubos com metade {do:gordura} e reserve; no resto, murche {o:cebola}, junte {cachaca} e ferva até secar; misture tudo.
    `,
    story: 'Carne de sol desfiada, banana-da-terra dourada e cebola.',
    keeps: 'Recheio de carne de sol (480 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'frango-milho',
    name: 'frango na cachaça com milho e requeijão',
    called: 'frango com milho e requeijão',
    fits: everyDough,
    grams: 540,
    advance: 45,
    needs: stove,
    cachaca: { technique: 'braise', kinds: white, ml: 50, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 460 },
      milho: 120,
      queijo: { requeijao: 120, nata: 100 },
      cebola: 100,
      alho: 8,
      sal: 5,
    },
    steps: `
      Antes do serviço, refogue a cebola e o alho, junte {o:frango}, o sal e {cachaca} e cozinhe tampado por 30 minutos, até 74 °C; desfie no próprio caldo até secar.
      Misture o milho e {o:queijo} fora do fogo.
    `,
    story: 'Frango cozido na cachaça até desfiar, milho e queijo cremoso.',
    keeps: 'Recheio de frango (540 g): 3 dias na geladeira.',
  },
  {
    id: 'linguica-abacaxi',
    name: 'linguiça com abacaxi na cachaça',
    called: 'linguiça com abacaxi',
    fits: but('crepe'),
    grams: 470,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 40 },
    lines: {
      linguica: 380,
      abacaxi: 200,
      cebola: { cebola_roxa: 80, cebola: 80 },
      'pimenta?': { pimenta_cheiro: 2 },
    },
    steps: `
      Antes do serviço, tire a linguiça da pele e doure em pedaços pequenos por 10 minutos, até 74 °C; escorra a gordura.
      Na mesma panela, doure o abacaxi em cubos, junte {cachaca} e ferva até secar; misture {o:cebola} em fios e a linguiça.
      [pimenta] Pique {o:pimenta} no recheio.
    `,
    story: 'Linguiça dourada fora da pele e abacaxi queimado na panela.',
    keeps: 'Recheio de linguiça (470 g): 3 dias na geladeira.',
  },
  {
    id: 'pernil-laranja',
    name: 'pernil desfiado na cachaça com laranja',
    called: 'pernil com laranja',
    fits: but('esfiha'),
    grams: 480,
    advance: 65,
    needs: stove,
    cachaca: { technique: 'braise', kinds: white, ml: 60, alcohol: 'simmer30' },
    lines: { pernil: 640, laranja: 120, cebola: 120, alho: 14, mostarda: 20, sal: 7 },
    steps: `
      Antes do serviço, doure o pernil em cubos com a cebola e o alho, junte {cachaca}, o suco de laranja, o sal e 100 ml de água filtrada e cozinhe na pressão por 45 minutos, até 74 °C.
      Desfie, junte a mostarda e ferva destampado até o caldo secar.
    `,
    story: 'Pernil desfiado no suco de laranja, com mostarda.',
    keeps: 'Recheio de pernil (480 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'costela-cebola',
    name: 'costela desfiada com cebola na cachaça',
    called: 'costela com cebola dourada',
    fits: everyDough,
    cuisines: ['Na brasa'],
    grams: 480,
    advance: 70,
    needs: stove,
    cachaca: { technique: 'braise', kinds: aged, ml: 60, alcohol: 'simmer30' },
    signature: true,
    lines: { costela: 1000, cebola: 300, alho: 12, doce: { rapadura: 15, acucar: 15 }, sal: 7 },
    steps: `
      Antes do serviço, cozinhe a costela com o alho, o sal e 500 ml de água filtrada na pressão por 60 minutos; desfie sem o osso.
      Murche a cebola em fatias por 15 minutos, junte {o:doce} e {cachaca}, ferva até secar e misture à costela.
    `,
    story: 'Costela cozida até soltar do osso e cebola dourada devagar.',
    keeps: 'Recheio de costela (480 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'charque-feijao',
    name: 'charque com feijão-verde e cachaça',
    called: 'charque com feijão-verde',
    fits: ['tapioca', 'pastel', 'cuscuz', 'sanduiche', 'crepe', 'esfiha', 'pizza'],
    grams: 480,
    advance: 55,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 30 },
    lines: { charque: 260, feijao_verde: 140, cebola: 100, gordura: butter, 'erva?': { coentro: 8 } },
    steps: `
      Antes do serviço, cozinhe o charque dessalgado por 35 minutos na pressão, com água filtrada até a metade da carne e desfie; cozinhe o feijão-verde por 20 minutos, só até ficar macio, e escorra.
      Doure a cebola e o charque {no:gordura}, junte {cachaca}, ferva até secar e misture o feijão.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Charque desfiado e feijão-verde inteiro, secos na panela.',
    keeps: 'Recheio de charque cozido (480 g): 3 dias na geladeira.',
  },
  {
    id: 'bacon-cebola',
    name: 'bacon, requeijão e cebola na cachaça',
    called: 'bacon, requeijão e cebola dourada',
    fits: but('cuscuz'),
    grams: 440,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 40 },
    lines: { bacon: 180, cebola: 320, queijo: { requeijao: 180, mussarela: 180 } },
    steps: `
      Antes do serviço, doure o bacon em tiras em fogo baixo por 8 minutos e escorra.
      Na gordura que ficar, uma colher, murche a cebola em fatias por 12 minutos, junte {cachaca} e ferva até secar; misture o bacon.
      Reparta {o:queijo} na hora de rechear.
    `,
    story: 'Bacon em tiras, cebola dourada devagar e queijo cremoso.',
    keeps: 'Recheio de cebola e bacon (260 g): 3 dias na geladeira.',
  },
  {
    id: 'rabada-couve',
    name: 'rabada desfiada na cachaça com couve',
    called: 'rabada com couve',
    fits: ['pizza', 'tapioca', 'pastel', 'crepe', 'cuscuz', 'sanduiche'],
    grams: 480,
    advance: 75,
    needs: stove,
    cachaca: { technique: 'braise', kinds: white, ml: 70, alcohol: 'simmer30' },
    signature: true,
    lines: { rabo: 1000, couve: 100, cebola: 140, alho: 14, tomate: 120, sal: 8 },
    steps: `
      Antes do serviço, doure a rabada com a cebola e o alho, junte {cachaca}, o tomate, o sal e 400 ml de água filtrada e cozinhe na pressão por 60 minutos; desosse, desfie e apure o caldo até secar.
      Refogue a couve em tiras finas por 1 minuto e misture.
    `,
    story: 'Rabada desfiada no próprio molho e couve fina.',
    keeps: 'Recheio de rabada cozida (480 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'moida-milho',
    name: 'carne moída na cachaça com milho e pimenta-de-cheiro',
    called: 'carne moída com milho',
    fits: ['tapioca', 'cuscuz', 'sanduiche', 'crepe'],
    grams: 500,
    advance: 25,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: white, ml: 40 },
    lines: {
      carne_moida: 440,
      milho: 120,
      cebola: 100,
      alho: 10,
      tomate: 100,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 8 },
      sal: 6,
    },
    steps: `
      Antes do serviço, doure a carne moída em fogo alto por 8 minutos, até 71 °C e sem caldo; junte a cebola, o alho e o tomate, regue com {cachaca} e ferva até secar; misture o milho e o sal.
      [pimenta] Pique {o:pimenta} no recheio.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Carne moída bem dourada, milho e tomate.',
    keeps: 'Recheio de carne cozida (500 g): 3 dias na geladeira, 30 dias congelado.',
  },
  {
    id: 'panceta-rapadura',
    name: 'barriga de porco na rapadura e na cachaça',
    called: 'barriga de porco na rapadura',
    fits: ['tapioca', 'sanduiche', 'pizza', 'pastel', 'cuscuz'],
    grams: 440,
    advance: 55,
    needs: stove,
    cachaca: { technique: 'reduction', kinds: aged, ml: 50 },
    lines: {
      panceta: 560,
      doce: { rapadura: 50, mel_engenho: 50 },
      limao: 20,
      cebola: { cebola_roxa: 80, cebola: 80 },
      repolho: 80,
      sal: 7,
    },
    steps: `
      Antes do serviço, cozinhe a barriga em cubos com o sal por 25 minutos na pressão, com água filtrada até a metade da carne, até 74 °C; escorra e doure na própria gordura; escorra de novo.
      Ferva {cachaca} com {o:doce} por 8 minutos, passe a barriga e junte o limão; misture {o:cebola} e o repolho em fios na hora.
    `,
    story: 'Barriga dourada, rapadura com limão e repolho fresco.',
    keeps: 'Recheio de barriga cozida (380 g): 3 dias na geladeira.',
  },
  {
    id: 'capote-milho',
    name: 'capote desfiado na cachaça com milho',
    called: 'capote com milho',
    fits: ['tapioca', 'cuscuz', 'pastel', 'crepe'],
    grams: 480,
    advance: 75,
    needs: stove,
    cachaca: { technique: 'braise', kinds: white, ml: 60, alcohol: 'simmer30' },
    signature: true,
    lines: { capote: 760, milho: 100, cebola: 120, alho: 12, tomate: 100, 'erva?': { coentro: 8 }, sal: 7 },
    steps: `
      Antes do serviço, doure o capote em pedaços com a cebola e o alho, junte {cachaca}, o tomate, o sal e 300 ml de água filtrada e cozinhe na pressão por 40 minutos, até 74 °C; desosse, desfie e apure até secar.
      Misture o milho.
      [erva] Misture {o:erva} fora do fogo.
    `,
    story: 'Capote desfiado no próprio molho, com milho.',
    keeps: 'Recheio de capote cozido (480 g): 3 dias na geladeira, 30 dias congelado.',
  },
]
