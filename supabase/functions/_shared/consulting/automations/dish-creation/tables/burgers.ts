import { type DishIdea, dish } from '../idea.ts'

/** Burgers, savoury tarts and pots for houses that sell lunch and sandwiches. */
export const burgers: readonly DishIdea[] = [
  dish('lanche', 'burger-carne-sol', 'Hambúrguer de carne de sol com coalho e geleia de rapadura e cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 270, advance: 35, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 50 },
    signature: true,
    lines: {
      carne: { carne_moida: 380 },
      sol: { carne_sol: 140 },
      'queijo?': { coalho: 160 },
      doce: { rapadura: 80, acucar: 80 },
      limao: 20,
      cebola_roxa: 80,
      pao: { pao: 4, disco_tapioca: 4 },
      sal: 2,
    },
    steps: `
      Antes do serviço, pique {o:sol} crua bem miúda na faca, misture à {carne} sem apertar, molde quatro discos de 130 g com 1,5 cm e gele.
      Derreta {o:doce} em 80 ml de água filtrada com {cachaca}, ferva 15 minutos em fogo baixo, junte o limão e guarde: é a geleia.
      No pedido, sele o disco na chapa bem quente por 3 minutos de cada lado, até 71 °C no meio; prove antes de salgar.
      [queijo] Doure {o:queijo} em fatia ao lado, 1 minuto de cada lado.
      Monte no pão tostado com a cebola roxa em fios e 20 g de geleia.
    `,
    plating: 'No papel, com a geleia escorrendo do lado.',
    story: 'Carne bovina com carne de sol picada na faca e geleia de rapadura com cachaça.',
    keeps:
      'Geleia (120 g): 5 dias na geladeira. Discos moldados (520 g): 1 dia na geladeira, 30 dias no freezer.',
  }),
  dish('lanche', 'burger-feijao', 'Hambúrguer de feijão-verde com vinagrete de cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 260, advance: 50, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      feijao: { feijao_verde: 440 },
      farinha_mandioca: 80,
      cebola: 100,
      alho: 8,
      goma: 40,
      tomate: 160,
      limao: 20,
      gordura: { azeite: 30, oleo: 30 },
      pao: { pao: 4, disco_tapioca: 4 },
      sal: 7,
      'queijo?': { coalho: 160 },
    },
    steps: `
      Antes do serviço, cozinhe {o:feijao} até ficar macio, escorra bem e amasse grosso; refogue metade da cebola e o alho em metade {do:gordura}, misture com a farinha, a goma e metade do sal, molde quatro discos de 130 g e gele por 1 hora.
      Ferva {cachaca} por 3 minutos, esfrie e misture com o tomate e o resto da cebola em cubinhos, o limão e o resto do sal.
      No pedido, doure o disco na chapa com o resto {do:gordura} por 3 minutos de cada lado, até 70 °C no meio.
      [queijo] Doure {o:queijo} em fatia ao lado, 1 minuto de cada lado.
      Monte no pão tostado com o vinagrete escorrido.
    `,
    plating: 'No papel, vinagrete por cima do disco.',
    story: 'Disco de feijão-verde dourado na chapa e vinagrete de tomate com cachaça.',
    keeps: 'Discos moldados (520 g): 2 dias na geladeira, 30 dias no freezer. Vinagrete (220 g): 2 dias.',
  }),
  dish('lanche', 'burger-frango', 'Hambúrguer de frango crocante com mostarda e cachaça', {
    cuisines: ['Petiscos de boteco', 'Brasileira contemporânea', 'Na brasa'],
    batch: { portions: 4, portionGrams: 260, advance: 35, finish: 8, needs: ['fryer', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      frango: { sobrecoxa: 520 },
      farinha_mandioca: 100,
      ovo: 2,
      mostarda: 60,
      doce: { mel_engenho: 40, rapadura: 40 },
      cebola_roxa: 80,
      pao: { pao: 4, disco_tapioca: 4 },
      oleo: 90,
      limao: 20,
      sal: 5,
      'queijo?': { coalho: 120 },
    },
    steps: `
      Antes do serviço, abra {o:frango} em quatro filés de 130 g e 1,5 cm, tempere com o limão e o sal e gele.
      Ferva {cachaca} com {o:doce} por 5 minutos, esfrie e misture à mostarda.
      No pedido, passe o filé no ovo batido e na farinha de mandioca e frite em óleo a 170 °C por 6 minutos, até 74 °C no meio. A ficha conta o óleo que se gasta.
      [queijo] Aqueça {o:queijo} em fatia sobre o filé quente.
      Monte no pão quente com o molho e a cebola roxa em fios.
    `,
    plating: 'No papel, com a casca à mostra.',
    story: 'Frango de casca crocante e molho agridoce de mostarda com cachaça.',
    keeps: 'Molho (110 g): 5 dias na geladeira. Filé temperado cru: 1 dia.',
  }),
  dish('lanche', 'burger-grao', 'Disco de grão-de-bico e jerimum no pão com tomate na cachaça', {
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 250, advance: 50, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 40 },
    lines: {
      grao: { grao_bico: 380 },
      jerimum: 220,
      farinha: { farinha_mandioca: 80, farinha_arroz: 80 },
      cebola: 80,
      alho: 8,
      tomate: 200,
      gordura: { azeite: 30, oleo: 30 },
      pao: { pao: 4, disco_tapioca: 4 },
      sal: 6,
      'tempero?': { paprica: 3 },
    },
    steps: `
      Antes do serviço, cozinhe o jerimum, escorra e esprema; amasse {o:grao} com o garfo, misture os dois com a cebola, o alho, {o:farinha} e metade do sal, molde quatro discos de 130 g e gele por 1 hora.
      [tempero] Junte {tempero} à massa.
      Refogue o tomate em metade {do:gordura} por 5 minutos, junte {cachaca} e o resto do sal e ferva 8 minutos, até encorpar; guarde.
      No pedido, doure o disco na chapa com o resto {do:gordura} por 3 minutos de cada lado, até 70 °C no meio, e monte no pão quente com o tomate.
    `,
    plating: 'No papel, tomate por cima do disco.',
    story: 'Disco de grão-de-bico e jerimum dourado na chapa, com tomate cozido na cachaça.',
    keeps:
      'Discos moldados (520 g): 2 dias na geladeira, 30 dias no freezer. Tomate na cachaça (160 g): 4 dias.',
  }),
  dish('lanche', 'torta-jerimum', 'Torta salgada de jerimum com cebola na cachaça', {
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Regional cearense', 'Francesa'],
    batch: { portions: 6, portionGrams: 190, advance: 90, finish: 3, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 50 },
    lines: {
      massa: { farinha_arroz: 260 },
      goma: 60,
      gordura: { oleo_coco: 90, azeite: 90, manteiga: 100 },
      jerimum: 600,
      leite_coco: 160,
      fecula: 30,
      cebola: 220,
      sal: 8,
      'queijo?': { coalho: 100 },
      'erva?': { alecrim: 2, manjericao: 6 },
    },
    steps: `
      Misture {o:massa}, a goma, {o:gordura}, metade do sal e 90 ml de água filtrada, forre uma assadeira de 24 cm e asse 15 minutos a 180 °C.
      Murche a cebola com um fio da gordura por 15 minutos, junte {cachaca} e ferva 15 minutos.
      Asse o jerimum em cubos por 30 minutos, misture com o leite de coco, a fécula, a cebola e o resto do sal, recheie e asse mais 25 minutos, até firmar no meio.
      [queijo] Cubra com {o:queijo} ralado nos últimos 10 minutos.
      [erva] Espalhe {erva} por cima.
      Esfrie antes de cortar em 6. No pedido, aqueça a fatia por 3 minutos, até 70 °C.
    `,
    plating: 'Fatia no prato, com o recheio à mostra.',
    story: 'Jerimum assado, leite de coco e cebola cozida na cachaça, em massa de farinha de arroz.',
    keeps: '3 dias na geladeira, coberta; inteira, 30 dias no freezer.',
  }),
  dish('principal', 'moqueca-banana', 'Moqueca de banana-da-terra e caju com cachaça', {
    cuisines: ['Vegetariana', 'Regional cearense', 'Praiana', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 520, advance: 30, finish: 12, needs: ['burner'] },
    cachaca: { technique: 'marinade', kinds: ['alambique'], ml: 60 },
    lines: {
      banana_terra: 480,
      fruta: { caju: 320, palmito: 280 },
      leite_coco: 360,
      tomate: 200,
      pimentao: 140,
      cebola: 140,
      gordura: { azeite: 30, oleo_coco: 30, oleo: 30 },
      limao: 20,
      arroz: 240,
      sal: 9,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 12 },
    },
    steps: `
      Antes do serviço, cozinhe o arroz; regue a banana-da-terra em rodelas grossas e {o:fruta} em tiras com {cachaca} e o limão por 20 minutos.
      Refogue a cebola, o pimentão e o tomate {no:gordura} por 8 minutos, junte o leite de coco e o sal e ferva 5 minutos: é a base.
      No pedido, aqueça a base, junte as frutas com a marinada e ferva 10 minutos, sem mexer muito.
      [pimenta] Perfume com {pimenta} em tiras.
      [erva] Finalize com {erva}.
    `,
    plating: 'Panela quente, arroz ao lado.',
    story: 'Banana-da-terra e fruta da estação no leite de coco, com um fundo de cachaça.',
    keeps: 'Base de leite de coco (700 g): 3 dias na geladeira. Arroz cozido (720 g): 2 dias.',
  }),
  dish('principal', 'escondidinho-carne-sol', 'Escondidinho de carne de sol com macaxeira e cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 360, advance: 85, finish: 12, needs: ['oven', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      carne: { carne_sol: 400 },
      macaxeira: 900,
      creme: { nata: 120, leite_coco: 140 },
      cebola: 200,
      gordura: { manteiga_garrafa: 40, oleo: 40 },
      sal: 5,
      'queijo?': { coalho: 120, mussarela: 120 },
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira, tire o fio e amasse quente com {o:creme}, metade {do:gordura} e o sal.
      Cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie. Murche a cebola no resto {do:gordura}, junte a carne e {cachaca} e ferva 5 minutos.
      Monte em quatro tigelas: carne por baixo, macaxeira por cima; esfrie e gele.
      [queijo] Cubra com {o:queijo} ralado.
      No pedido, asse a 200 °C por 12 minutos, até dourar e chegar a 70 °C no meio.
    `,
    plating: 'Na própria tigela, sobre prato.',
    story: 'Purê de macaxeira gratinado sobre carne desfiada e cebola na cachaça.',
    keeps: 'Tigelas montadas (1,4 kg): 2 dias na geladeira, 30 dias no freezer.',
  }),
]
