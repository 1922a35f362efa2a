import { type DishIdea, dish } from '../idea.ts'

/** What guests carry away and eat with one hand: dry things that need no fridge, and warm ones without a sauce. */
export const carried: readonly DishIdea[] = [
  dish('sobremesa', 'barrinha-rapadura', 'Barrinha de rapadura com {castanha} e cachaça', {
    called: 'Barrinha de rapadura com {castanha}',
    cuisines: ['Regional cearense', 'Sertaneja'],
    batch: { portions: 5, portionGrams: 110, advance: 40, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 20 },
    lines: {
      rapadura: 240,
      castanha: { castanha: 260, amendoim: 260 },
      grao: { cuscuz: 70, granola: 70, farinha_mandioca: 70 },
      'semente?': { gergelim: 30 },
      gordura: { oleo: 10, manteiga: 10 },
      sal: 2,
    },
    steps: `
      Antes do serviço, toste {o:grao} na frigideira seca por 6 minutos, mexendo, até cheirar e estalar entre os dedos; pique {o:castanha}.
      Ferva a rapadura com 60 ml de água filtrada e {cachaca} até a gota endurecer na água fria, perto de 140 °C; desligue e misture {o:castanha}, {o:grao} e o sal.
      [semente] Misture {o:semente}.
      Prense numa forma untada com {o:gordura}, na espessura de um dedo; corte morna em dez barrinhas e embrulhe uma a uma, frias, em papel manteiga; no pedido, entregue duas.
    `,
    plating: 'Duas barrinhas embrulhadas, com a etiqueta do dia.',
    story: 'Rapadura no ponto e grãos tostados, em barra que se leva no bolso.',
    keeps: 'Barrinhas embrulhadas (550 g): 2 semanas fora da geladeira, em lugar seco.',
  }),
  dish('petisco', 'cone-castanha', 'Cone de {castanha} na rapadura e sal com cachaça', {
    called: 'Cone de {castanha} na rapadura',
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 85, advance: 25, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 20 },
    lines: { castanha: { castanha: 290, amendoim: 290 }, rapadura: 60, 'semente?': { gergelim: 20 }, sal: 5 },
    steps: `
      Antes do serviço, derreta a rapadura com 30 ml de água filtrada e {cachaca} e ferva por 4 minutos, até fazer fio.
      Junte {o:castanha} e o sal e mexa até a calda secar e soltar os grãos; esfrie espalhado.
      [semente] Polvilhe {o:semente}.
      No pedido, encha o cone de papel.
    `,
    plating: 'Cone de papel fechado.',
    story: 'Grãos tostados, um fio de rapadura e sal.',
    keeps: 'Grãos secos (340 g): 2 semanas fora da geladeira, em pote fechado.',
  }),
  dish('petisco', 'chips-raizes', 'Chips de macaxeira e batata-doce com castanha e cachaça', {
    called: 'Chips de macaxeira e batata-doce',
    cuisines: ['Regional cearense', 'Petiscos de boteco', 'Vegetariana', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 120, advance: 50, finish: 1, needs: ['small_oven'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 30, alcohol: 'baked25' },
    lines: {
      macaxeira: 420,
      batata: { batata_doce: 420 },
      castanha: { castanha: 130, amendoim: 130 },
      oleo: 30,
      sal: 8,
    },
    steps: `
      Antes do serviço, corte a macaxeira e {o:batata} em lâminas de 2 mm, escalde por 2 minutos, escorra e seque bem no pano.
      Misture o óleo vegetal, {cachaca} e metade do sal e asse em camadas soltas a 160 °C, na airfryer ou no forno, por 20 a 25 minutos, mexendo duas vezes, até quebrar sem dobrar.
      Esfrie fora do vapor e misture {o:castanha} e o resto do sal; no pedido, feche o saquinho.
    `,
    plating: 'Saquinho de papel fechado.',
    story: 'Lâminas de raiz secas no forno, que estalam, com castanha tostada.',
    keeps: 'Chips secos (480 g): 5 dias fora da geladeira, em pote fechado.',
  }),
  dish('lanche', 'pao-macaxeira-chapa', 'Pão de macaxeira na chapa com coalho e cachaça', {
    called: 'Pão de macaxeira na chapa',
    cuisines: ['Regional cearense', 'Sertaneja', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 200, advance: 45, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'batter', kinds: ['alambique'], ml: 20 },
    lines: {
      macaxeira: 560,
      goma: { goma: 160, fecula: 130 },
      'queijo?': { coalho: 200, queijo_manteiga: 200 },
      gordura: { oleo: 30, manteiga_garrafa: 30 },
      sal: 7,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira até desmanchar, tire o fio e amasse quente com {o:goma}, o sal e {cachaca}, até a massa soltar da mão; molde oito discos de um dedo.
      [erva] Amasse {o:erva} junto.
      No pedido, doure os discos na chapa com {o:gordura}, 3 minutos de cada lado.
      [queijo] Doure {o:queijo} em fatia ao lado e feche entre dois discos.
    `,
    plating: 'No papel, fechado como sanduíche.',
    story: 'Dois discos de macaxeira dourados, de miolo macio.',
    keeps: 'Discos de macaxeira (700 g): 2 dias na geladeira, entre plásticos.',
  }),
  dish('petisco', 'bolinho-feijao-airfryer', 'Bolinho assado de feijão-verde e macaxeira com cachaça', {
    called: 'Bolinho assado de feijão-verde',
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 190, advance: 50, finish: 8, needs: ['small_oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 30 },
    lines: {
      feijao: { feijao_verde: 420, fradinho: 300 },
      macaxeira: 260,
      farinha: { farinha_mandioca: 70 },
      cebola: 80,
      alho: 8,
      gordura: { oleo: 35, azeite: 35 },
      sal: 8,
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, cozinhe {o:feijao} e a macaxeira até ficarem macios, escorra bem e amasse grosso.
      Refogue a cebola e o alho em metade {do:gordura}, junte {cachaca} e ferva até secar; misture ao feijão com {o:farinha} e o sal.
      [erva] Misture {o:erva}.
      Molde vinte bolinhos, pincele o resto {do:gordura} e gele por 30 minutos.
      No pedido, asse a 200 °C, na airfryer ou no forno, por 8 minutos, até a casca firmar e o centro passar de 74 °C.
    `,
    plating: 'Cinco bolinhos no papel.',
    story: 'Feijão-verde amassado com macaxeira, de casca seca e sem fritura.',
    keeps: 'Bolinhos moldados (760 g): 2 dias na geladeira, ou 30 dias congelados.',
  }),
  dish('lanche', 'palito-cuscuz', 'Palito de cuscuz recheado com {carne} e cachaça', {
    called: 'Palito de cuscuz com {carne}',
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 220, advance: 70, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 40, alcohol: 'simmer30' },
    lines: {
      carne: { cordeiro: 440, sobrecoxa: 420, carne_sol: 380, bode: 460, carne_moida: 420 },
      cuscuz: 300,
      cebola: 120,
      alho: 10,
      tomate: 120,
      gordura: { oleo: 30, manteiga_garrafa: 30 },
      sal: 6,
      'erva?': { coentro: 10 },
    },
    steps: `
      Antes do serviço, doure {o:carne} com a cebola e o alho em metade {do:gordura}, junte o tomate, {cachaca} e água filtrada até cobrir e cozinhe por 50 minutos, ou 25 na pressão, até desfiar; seque o molho.
      [erva] Misture {o:erva} fora do fogo.
      Hidrate o flocão com 300 ml de água filtrada e o sal por 10 minutos; numa forma, prense metade, cubra com {o:carne} e prense o resto; cozinhe no vapor por 12 minutos, esfrie e corte em oito palitos.
      No pedido, doure os palitos na chapa com o resto {do:gordura} por 3 minutos de cada lado, até 74 °C no centro.
    `,
    plating: 'No papel, dois palitos por porção.',
    story: 'Cuscuz prensado com recheio desfiado, dourado dos dois lados.',
    keeps: 'Palitos montados (880 g): 2 dias na geladeira.',
  }),
]
