import { type DishIdea, dish } from '../idea.ts'

/** Dishes with a crust, a crunch or a sauce that guests talk about, within reach of a small kitchen. */
export const signatures: readonly DishIdea[] = [
  dish('petisco', 'linguica-amassada', 'Linguiça amassada na chapa com mostarda de cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 200, advance: 15, finish: 7, needs: ['griddle'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    signature: true,
    lines: {
      carne: { linguica: 600 },
      cebola: 220,
      mostarda: 60,
      doce: { mel_engenho: 40, rapadura: 40 },
      limao: 15,
      gordura: { oleo: 20, azeite: 20 },
      'pao?': { pao_frances: 4 },
    },
    steps: `
      Antes do serviço, bata com o garfo a mostarda, {o:doce}, o limão e {cachaca}; guarde gelado.
      No pedido, tire a linguiça da pele, faça bolas de 50 g e amasse na chapa bem quente com a espátula, até ficarem finas; 3 minutos de cada lado, até a borda rendar.
      Queime a cebola em rodelas {no:gordura}, ao lado.
      Monte as camadas e leve a mostarda à parte.
      [pao] Toste {o:pao} em fatias na gordura que ficou.
    `,
    plating: 'Travessa quente, cebola entre as camadas, mostarda em potinho.',
    story: 'Linguiça fininha de borda rendada, cebola queimada e mostarda doce batida com cachaça.',
    keeps: 'Mostarda de cachaça (150 ml): 5 dias na geladeira.',
  }),
  dish(
    'petisco',
    'pernil-crocante',
    'Pernil desfiado e tostado na chapa com vinagrete de abacaxi e cachaça',
    {
      cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea', 'Asiática'],
      batch: { portions: 6, portionGrams: 200, advance: 75, finish: 6, needs: ['griddle', 'burner'] },
      cachaca: { technique: 'raw', kinds: ['alambique'], ml: 50 },
      signature: true,
      lines: {
        carne: { pernil: 1100 },
        abacaxi: 300,
        cebola: { cebola_roxa: 120, cebola: 120 },
        alho: 20,
        limao: 40,
        gordura: { oleo: 30, azeite: 30 },
        sal: 14,
        'pimenta?': { pimenta_cheiro: 3 },
        'erva?': { coentro: 10 },
      },
      steps: `
      Antes do serviço, cozinhe o pernil em cubos grandes por 50 minutos na pressão com o alho, o sal e 300 ml de água filtrada; desfie grosso e guarde com o caldo.
      Pique o abacaxi e a cebola em dados de meio centímetro e tempere com {cachaca} e o limão.
      [pimenta] Junte a {pimenta} picada.
      [erva] Junte {erva} na hora de servir.
      No pedido, espalhe a carne escorrida na chapa bem quente com {o:gordura} e não mexa por 4 minutos, até criar crosta; vire, regue com uma colher do caldo e sirva.
    `,
      plating: 'Travessa quente, crosta para cima, vinagrete gelado ao lado.',
      story: 'Pernil que desmancha por dentro e estala por fora, com vinagrete gelado de abacaxi e cachaça.',
      keeps:
        'Pernil no caldo (660 g): 3 dias na geladeira, 60 dias congelado. Vinagrete (450 g): 1 dia na geladeira.',
    },
  ),
  dish('petisco', 'jerimum-tostado', 'Jerimum tostado com farofa crocante e lambedor de cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Sertaneja', 'Brasileira contemporânea', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 230, advance: 35, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      jerimum: 720,
      farinha: { farinha_mandioca: 50 },
      limao: 30,
      doce: { mel_engenho: 80, rapadura: 80 },
      gordura: { manteiga_garrafa: 40, azeite: 40 },
      alho: 10,
      sal: 5,
      'queijo?': { coalho: 160 },
      'castanha?': { castanha: 40, gergelim: 15 },
    },
    steps: `
      Antes do serviço, ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 12 minutos, até cobrir a colher; junte o limão e guarde.
      Cozinhe o jerimum com o sal até a faca entrar com força e escorra.
      Toste a farinha de mandioca com o alho em metade {do:gordura}, até estalar.
      [castanha] Junte {o:castanha} à farofa.
      No pedido, toste o jerimum na chapa com o resto {do:gordura}, 3 minutos de cada lado, até marcar.
      [queijo] Ponha {o:queijo} ralado na chapa até virar telha e quebre por cima.
      Cubra com a farofa e pingue o lambedor no prato.
    `,
    plating: 'Prato raso, farofa por cima na última hora.',
    story: 'Jerimum de borda queimada, farofa que estala e um fio agridoce de cachaça com limão.',
    keeps:
      'Lambedor de cachaça (140 ml): 5 dias na geladeira. Jerimum cozido (700 g): 2 dias na geladeira. Farofa (80 g): 5 dias em pote fechado.',
  }),
  dish('principal', 'macaxeira-ovo', 'Macaxeira cremosa com ovo de borda crocante e cebola na cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 330, advance: 45, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    signature: true,
    lines: {
      macaxeira: 840,
      ovo: 8,
      cebola: { cebola_roxa: 240, cebola: 240 },
      leite: { leite_coco: 200, nata: 150, creme: 160 },
      gordura: { manteiga_garrafa: 60, manteiga: 60, oleo: 50 },
      sal: 6,
      'queijo?': { coalho: 120 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira, tire o fio e amasse quente com {o:leite}, um terço {do:gordura} e o sal, até ficar lisa; no serviço, segure em banho-maria acima de 60 °C.
      Murche a cebola em um terço {do:gordura} por 12 minutos, junte {cachaca} e ferva até dourar e secar.
      No pedido, frite os ovos na chapa bem quente com o resto {do:gordura}, regando até a borda dourar e a gema firmar.
      [queijo] Toste {o:queijo} ralado ao lado até virar telha.
      Monte a macaxeira, a cebola e o ovo por cima.
      [erva] Termine com {erva}.
    `,
    plating: 'Prato fundo, dois ovos por cima, borda à vista.',
    story: 'Macaxeira amassada bem lisa, cebola dourada na cachaça e ovo de borda rendada.',
    keeps: 'Macaxeira cremosa (1,1 kg): 2 dias na geladeira. Cebola na cachaça (150 g): 4 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-macaxeira', 'Creme de macaxeira e coco com casca de rapadura e cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Praiana', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 150, advance: 50, finish: 2, needs: ['burner', 'blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique', 'castanheira'], ml: 50 },
    signature: true,
    lines: {
      macaxeira: 360,
      coco: { leite_coco: 400 },
      doce: { leite_condensado: 200, acucar: 130 },
      rapadura: 150,
      sal: 1,
      'castanha?': { castanha: 40, gergelim: 12 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira em água filtrada até desmanchar, tire o fio e escorra.
      Bata quente no liquidificador com o leite de coco, {o:doce} e o sal, até ficar liso; esfrie, misture {cachaca} e gele em copos.
      Derreta a rapadura com 30 ml de água filtrada até ponto de bala, espalhe fina sobre papel untado e quebre em cacos quando esfriar.
      [castanha] Espalhe {castanha} picada na rapadura ainda quente.
      Espete um caco em cada copo na hora.
    `,
    plating: 'Copo baixo gelado, caco de rapadura em pé.',
    story: 'Creme gelado de macaxeira e coco com cachaça, e um caco fino de rapadura para quebrar na colher.',
    keeps: 'Creme (900 g): 3 dias na geladeira. Cacos de rapadura (150 g): 5 dias em pote fechado.',
  }),
  dish('sobremesa', 'abacaxi-farofa', 'Abacaxi queimado na chapa com farofa de coco e calda de cachaça', {
    cuisines: ['Petiscos de boteco', 'Praiana', 'Na brasa', 'Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 190, advance: 20, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      abacaxi: 560,
      doce: { rapadura: 100, mel_engenho: 100 },
      coco: 60,
      farinha: { farinha_mandioca: 30 },
      gordura: { manteiga: 25, oleo_coco: 20, oleo: 20 },
      limao: 15,
      canela: 2,
    },
    steps: `
      Antes do serviço, ferva {cachaca} com três quartos {do:doce} e 40 ml de água filtrada por 12 minutos, até cair em fio; junte o limão e guarde.
      Toste o coco e a farinha de mandioca com {o:gordura}, o resto {do:doce} e a canela, até estalar; esfrie e feche em pote.
      No pedido, queime o abacaxi em rodelas na chapa seca e bem quente, 3 minutos de cada lado, até marcar de preto.
      Cubra com a farofa e regue com a calda no prato.
    `,
    plating: 'Prato raso, farofa no miolo das rodelas, calda em volta.',
    story: 'Abacaxi marcado de preto, farofa crocante de coco e calda de cachaça com limão.',
    keeps: 'Calda (130 ml): 5 dias na geladeira. Farofa de coco (120 g): 5 dias em pote fechado.',
  }),
]
