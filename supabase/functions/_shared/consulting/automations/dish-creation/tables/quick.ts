import { type DishIdea, dish } from '../idea.ts'

/** Leave the griddle or the counter within six minutes, from a base made before service. */
export const quick: readonly DishIdea[] = [
  dish('lanche', 'frango-cebola-pao', 'Sanduíche de frango com cebola na cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 260, advance: 40, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique', 'carvalho'], ml: 40, alcohol: 'simmer15' },
    lines: {
      frango: { sobrecoxa: 480 },
      cebola: 320,
      gordura: { manteiga_garrafa: 25, oleo: 20 },
      doce: { rapadura: 20, acucar: 20 },
      'mostarda?': 20,
      pao: { pao: 4, disco_tapioca: 4 },
      sal: 5,
    },
    steps: `
      Antes do serviço, abra {o:frango} em filés finos de 120 g, tempere com o sal e gele.
      Murche a cebola em tiras na gordura por 20 minutos, junte {o:doce} e {cachaca} e ferva 15 minutos, até brilhar; guarde.
      No pedido, sele {o:frango} na chapa bem quente por 2 minutos e meio de cada lado, até 74 °C no meio, e aqueça a cebola ao lado.
      Aqueça {o:pao} na chapa por 1 minuto e monte, com a cebola por cima.
      [mostarda] Passe {o:mostarda} de um lado.
    `,
    plating: 'No papel, cortado ao meio.',
    story: 'Frango selado na chapa e cebola cozida devagar na cachaça.',
    keeps: 'Cebola na cachaça (220 g): 4 dias na geladeira. Filé temperado cru: 2 dias.',
  }),
  dish('lanche', 'burger-coalho', 'Hambúrguer com queijo coalho e cebola na cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 280, advance: 40, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique', 'carvalho'], ml: 40, alcohol: 'simmer15' },
    lines: {
      carne: { carne_moida: 520 },
      'queijo?': { coalho: 160 },
      cebola: 280,
      gordura: { manteiga_garrafa: 20, oleo: 20 },
      doce: { rapadura: 20, acucar: 20 },
      pao: { pao: 4, disco_tapioca: 4 },
      sal: 5,
    },
    steps: `
      Antes do serviço, molde quatro discos de 130 g {do:carne} com 1 cm de altura, sem apertar, e gele.
      Murche a cebola em tiras na gordura por 20 minutos, junte {o:doce} e {cachaca} e ferva 15 minutos; guarde.
      No pedido, salgue o disco e sele na chapa bem quente por 2 minutos e meio de cada lado, até 71 °C no meio.
      [queijo] Doure {o:queijo} em fatia ao lado, 1 minuto de cada lado.
      Monte no pão quente com a cebola.
    `,
    plating: 'No papel, com a cebola à mostra.',
    story: 'Hambúrguer de chapa com cebola cozida devagar na cachaça.',
    keeps: 'Cebola na cachaça (190 g): 4 dias na geladeira. Disco moldado cru: 1 dia.',
  }),
  dish('lanche', 'tapioca-frango-nata', 'Tapioca de frango desfiado na cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Praiana'],
    batch: { portions: 4, portionGrams: 220, advance: 50, finish: 5, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'braise', kinds: ['alambique'], ml: 60, alcohol: 'simmer30' },
    lines: {
      frango: { sobrecoxa: 480 },
      goma: 320,
      cebola: 120,
      tomate: 160,
      'nata?': 80,
      'erva?': { coentro: 8 },
      sal: 5,
    },
    steps: `
      Antes do serviço, refogue a cebola, junte {o:frango}, o tomate, o sal e {cachaca} e cozinhe tampado por 30 minutos, até desfiar.
      [nata] Misture {o:nata} ao frango fora do fogo.
      No pedido, peneire a goma na chapa em quatro discos, vire quando firmar, recheie com o frango quente e dobre.
      [erva] Finalize com {erva} picado.
    `,
    plating: 'Dobrada, no papel.',
    story: 'Goma na hora e frango cozido na cachaça até desfiar.',
    keeps: 'Frango na cachaça (560 g): 3 dias na geladeira.',
  }),
  dish('petisco', 'asa-glace', 'Asas de frango com glacê de rapadura e cachaça', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Regional cearense', 'Asiática'],
    batch: { portions: 4, portionGrams: 260, advance: 50, finish: 6, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 80 },
    lines: {
      asa: 1200,
      doce: { rapadura: 90, mel_engenho: 90 },
      limao: 40,
      alho: 12,
      'pimenta?': { pimenta_cheiro: 2 },
      sal: 8,
    },
    steps: `
      Antes do serviço, tempere as asas com o alho e o sal e cozinhe tampadas, em fogo baixo, por 30 minutos, até 74 °C junto ao osso; escorra e gele.
      Ferva {cachaca} com {o:doce} e 60 ml de água filtrada por 12 minutos, até cobrir a colher; junte o limão.
      [pimenta] Pique a {pimenta} dentro do glacê.
      No pedido, toste as asas na chapa bem quente por 5 minutos e passe no glacê fora do fogo.
    `,
    plating: 'Travessa quente, limão em gomos, guardanapo farto.',
    story: 'Asa tostada e glacê de rapadura com cachaça e limão.',
    keeps: 'Asas cozidas (1 kg): 3 dias na geladeira. Glacê (160 ml): 5 dias na geladeira.',
  }),
  dish('petisco', 'figado-aperitivo', 'Fígado acebolado na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense'],
    batch: { portions: 4, portionGrams: 220, advance: 20, finish: 6, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 50, alcohol: 'flamed' },
    lines: {
      figado: 600,
      cebola: 360,
      alho: 10,
      limao: 20,
      gordura: { manteiga_garrafa: 30, oleo: 25 },
      sal: 6,
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, corte o fígado em tiras finas, tempere com o alho e o limão e gele.
      No pedido, seque as tiras e sele na chapa bem quente com metade {do:gordura}, 1 minuto e meio de cada lado, até 70 °C; salgue.
      Ao lado, murche a cebola no resto {do:gordura}, regue com {cachaca} e deixe secar 2 minutos; misture.
      [erva] Finalize com {erva}.
    `,
    plating: 'Travessa quente, farofa ao lado.',
    story: 'Fígado em tiras, cebola murcha na cachaça e limão.',
    keeps: 'Fígado cortado e temperado cru: 1 dia.',
  }),
  dish('petisco', 'goiabada-coalho', 'Queijo coalho na chapa com goiabada derretida na cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 160, advance: 15, finish: 5, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    lines: { queijo: { coalho: 440 }, goiabada: 200, limao: 15, 'pimenta?': { pimenta_cheiro: 2 } },
    steps: `
      Antes do serviço, derreta a goiabada com {cachaca} e 60 ml de água filtrada por 12 minutos em fogo baixo; junte o limão.
      [pimenta] Pique a {pimenta} dentro da calda.
      No pedido, doure {o:queijo} em tiras na chapa por 2 minutos de cada lado.
      Regue no prato.
    `,
    plating: 'Prato quente, calda em fio.',
    story: 'Coalho tostado e goiabada derretida na cachaça.',
    keeps: 'Calda de goiabada (220 ml): 5 dias na geladeira.',
  }),
  dish('sobremesa', 'banana-pote', 'Banana na chapa com calda de rapadura e cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Regional cearense', 'Vegetariana'],
    batch: { portions: 4, portionGrams: 170, advance: 15, finish: 4, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      banana: 520,
      doce: { rapadura: 110 },
      gordura: { manteiga_garrafa: 20, oleo_coco: 20, oleo: 15 },
      canela: 1,
      'nata?': 80,
    },
    steps: `
      Antes do serviço, ferva {o:doce} com {cachaca}, a canela e 60 ml de água filtrada por 12 minutos; guarde.
      No pedido, doure a banana ao meio na chapa {no:gordura}, 1 minuto e meio de cada lado.
      Cubra com a calda.
      [nata] Sirva com {nata} ao lado.
    `,
    plating: 'Prato fundo, banana inteira, calda morna por cima.',
    story: 'Banana dourada e calda de rapadura fervida com cachaça.',
    keeps: 'Calda de rapadura (160 ml): 5 dias na geladeira.',
  }),
]
