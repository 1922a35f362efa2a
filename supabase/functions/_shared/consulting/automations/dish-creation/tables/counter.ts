import { type DishIdea, dish } from '../idea.ts'

/** Dishes of the counter: one pan or the griddle, little to set up. */
export const counter: readonly DishIdea[] = [
  dish('petisco', 'frango-iscas', 'Frango prensado na chapa com lambedor de alho e cachaça', {
    cuisines: ['Petiscos de boteco', 'Regional cearense', 'Na brasa', 'Asiática'],
    batch: { portions: 4, portionGrams: 200, advance: 25, finish: 9, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 80 },
    signature: true,
    lines: {
      frango: { sobrecoxa: 720 },
      limao: 35,
      alho: 20,
      doce: { mel_engenho: 70, rapadura: 70, laranja: 120 },
      gordura: { oleo: 20, azeite: 20 },
      sal: 8,
      'pimenta?': { pimenta_cheiro: 2 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Antes do serviço, doure o alho em metade {do:gordura}, junte {cachaca} e {o:doce} e ferva por 12 minutos, até cobrir a colher; junte o limão e guarde.
      [pimenta] Pique a {pimenta} dentro do lambedor.
      Abra {o:frango} com a faca e tempere com o sal na hora.
      No pedido, doure {o:frango} na chapa com o resto {do:gordura} e um peso por cima, 4 minutos de cada lado, até 70 °C no centro.
      Corte em tiras e regue no prato.
      [erva] Espalhe {erva}.
    `,
    plating: 'Travessa quente, casca para cima, palitos ao lado.',
    story: 'Frango de casca estalando sob o peso, fatiado na hora, com lambedor de alho e cachaça.',
    keeps: 'Lambedor de alho (120 ml): 5 dias na geladeira. Frango aberto: 1 dia na geladeira.',
  }),
  dish('petisco', 'feijao-verde-cremoso', 'Feijão-verde cremoso com queijo e cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco', 'Vegetariana'],
    batch: { portions: 6, portionGrams: 190, advance: 35, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      feijao: { feijao_verde: 600 },
      creme: { nata: 160, creme: 180, leite_coco: 200 },
      'queijo?': { coalho: 180 },
      cebola: 120,
      tomate: 160,
      gordura: { manteiga_garrafa: 30, oleo: 25 },
      sal: 8,
      'erva?': { coentro: 12 },
    },
    steps: `
      Cozinhe o feijão-verde em 1,5 litro de água filtrada com o sal, por 25 minutos, e guarde uma concha do caldo.
      Refogue a cebola e o tomate {no:gordura}, junte {cachaca} e ferva até secar.
      Some o feijão, a concha de caldo e {o:creme} e apure por 5 minutos.
      [queijo] Misture {o:queijo} em cubos no fim, só para amolecer.
      [erva] Termine com {erva} na hora de servir.
    `,
    plating: 'Cumbuca funda, colherada de caldo por cima.',
    story: 'Grãos novos, caldo grosso e o refogado acordado com cachaça.',
    keeps: 'Feijão cozido no caldo (800 g): 3 dias na geladeira.',
  }),
  dish('petisco', 'polvo-vinagrete', 'Vinagrete de polvo com cachaça', {
    cuisines: ['Praiana', 'Mediterrânea', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 140, advance: 75, finish: 5, needs: ['burner'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      polvo: 600,
      tomate: 240,
      cebola: { cebola_roxa: 120 },
      pimentao: 100,
      limao: 40,
      azeite: 45,
      sal: 5,
      'erva?': { coentro: 12 },
    },
    steps: `
      Ferva o polvo em água filtrada por 40 minutos, até o garfo entrar, e esfrie em assadeira rasa, na geladeira.
      Pique o tomate sem sementes, a cebola e o pimentão em quadrados de meio centímetro.
      Bata com o garfo {cachaca}, o limão, o azeite e o sal, envolva os legumes e deixe 10 minutos na geladeira.
      Fatie o polvo frio e misture ao vinagrete.
      [erva] Some {erva} picado.
    `,
    plating: 'Taça baixa ou cumbuca gelada.',
    story: 'Polvo macio em fatias, legumes picadinhos e um molho frio de limão e cachaça.',
    keeps: 'Polvo cozido (330 g): 2 dias na geladeira. Misturado: o turno.',
  }),
  dish('petisco', 'camarao-panela', 'Camarão na panela com coco e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Asiática', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 210, advance: 20, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 60 },
    lines: {
      camarao: 440,
      leite_coco: 300,
      tomate: 180,
      cebola: 100,
      gengibre: 10,
      azeite: 25,
      limao: 15,
      sal: 6,
      'erva?': { coentro: 10 },
    },
    steps: `
      Sue a cebola e o gengibre ralado no azeite, junte o tomate picado e {cachaca} e reduza até virar pasta.
      Despeje o leite de coco e o sal e apure por 6 minutos, até encorpar.
      No pedido, aqueça o molho, mergulhe o camarão por 3 minutos e desligue quando ficar firme.
      Acerte com o limão.
      [erva] Cubra com {erva}.
    `,
    plating: 'Panelinha de barro, colher funda.',
    story: 'Molho de coco e gengibre apurado com cachaça, camarão no ponto.',
    keeps: 'Molho sem o camarão (480 g): 2 dias na geladeira.',
  }),
  dish('lanche', 'linguica-pao', 'Pão com linguiça na cachaça e mostarda', {
    cuisines: ['Petiscos de boteco', 'Na brasa', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 230, advance: 20, finish: 7, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 70 },
    lines: {
      linguica: 560,
      pao: { pao_frances: 4, pao: 4 },
      cebola: 280,
      doce: { rapadura: 20, mel_engenho: 20 },
      mostarda: 30,
      gordura: { oleo: 15, azeite: 15 },
    },
    steps: `
      Cozinhe a linguiça coberta de água filtrada por 10 minutos e abra cada gomo ao meio.
      Murche a cebola {no:gordura} em fogo baixo por 12 minutos, junte {o:doce} e {cachaca} e apure até brilhar.
      No pedido, sele a linguiça na chapa pelo lado cortado por 3 minutos e aqueça o pão ao lado.
      Monte com a mostarda embaixo e a cebola por cima.
    `,
    plating: 'Cortado na diagonal, em papel, com a cebola à vista.',
    story: 'Gomo aberto na chapa, cebola dourada em calda de cachaça e mostarda forte.',
    keeps: 'Cebola pronta (170 g): 4 dias na geladeira. Linguiça cozida (530 g): 2 dias.',
  }),
  dish('lanche', 'coalho-pao', 'Sanduíche de queijo coalho com calda de cachaça', {
    cuisines: ['Vegetariana', 'Brasileira contemporânea', 'Sertaneja'],
    batch: { portions: 4, portionGrams: 200, advance: 15, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 70 },
    lines: {
      coalho: 440,
      pao: { pao_frances: 4, pao: 4 },
      doce: { rapadura: 60, mel_engenho: 60 },
      tomate: 200,
      'folha?': { rucula: 50 },
      limao: 15,
    },
    steps: `
      Ferva {cachaca} com {o:doce} e 40 ml de água filtrada por 12 minutos, até escorrer em fio, e pingue o limão.
      Grelhe o queijo coalho em fatias de um dedo na chapa seca, 2 minutos de cada lado.
      Toste o pão aberto e o tomate em rodelas na mesma chapa.
      [folha] Forre o pão com {o:folha}.
      Deite o tomate e o queijo e regue com uma colher da calda.
    `,
    plating: 'Aberto ao meio, calda pingada na hora, guardanapo grosso.',
    story: 'Coalho de casca tostada, tomate da chapa e um fio de calda de cachaça no pão.',
    keeps: 'Calda (100 ml): 5 dias na geladeira.',
  }),
  dish('principal', 'carne-sol-nata', 'Carne de sol na nata com cachaça', {
    cuisines: ['Sertaneja', 'Regional cearense', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 330, advance: 40, finish: 12, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 80 },
    lines: {
      carne: { carne_sol: 640 },
      creme: { nata: 220, creme: 240 },
      macaxeira: 560,
      cebola: 180,
      alho: 12,
      gordura: { manteiga_garrafa: 35, oleo: 30 },
      'erva?': { coentro: 8 },
    },
    steps: `
      Cozinhe a macaxeira em água filtrada até abrir e reserve inteira.
      Sele a carne de sol em cubos {no:gordura}, em duas levas, até ganhar crosta.
      Na mesma panela, refogue a cebola e o alho, solte o fundo com {cachaca} e ferva por 4 minutos.
      No pedido, aqueça a carne {no:creme} por 5 minutos, sem deixar talhar.
      [erva] Salpique {erva}.
    `,
    plating: 'Prato fundo, macaxeira de um lado, o molho por cima da carne.',
    story: 'Cubos selados, nata fresca e o fundo da panela solto com cachaça.',
    keeps: 'Carne selada no fundo, sem a nata (560 g): 2 dias na geladeira.',
  }),
  dish('principal', 'peixe-molho-caju', 'Peixe na chapa com molho de caju e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Mediterrânea', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 300, advance: 30, finish: 11, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 80 },
    lines: {
      peixe: { pargo: 680, tilapia: 680, cioba: 680, cavala: 680, serra: 680 },
      caju: 300,
      legume: { jerimum: 480, batata_doce: 480 },
      doce: { rapadura: 15, mel_engenho: 15 },
      azeite: 40,
      limao: 20,
      sal: 9,
    },
    steps: `
      Bata o caju com 100 ml de água filtrada, coe e reduza com {cachaca} e {o:doce} por 15 minutos, até cobrir a colher.
      Cozinhe {o:legume} em cubos com um terço do sal e escorra ainda firme.
      Seque o peixe, tempere com o limão e o resto do sal e doure na chapa com metade do azeite, 4 minutos de cada lado.
      Aqueça {o:legume} no resto do azeite e sirva com o molho em volta.
    `,
    plating: 'Peixe sobre os cubos, molho em volta e não por cima.',
    story: 'Peixe dourado na chapa, legume macio e um molho curto de caju e cachaça.',
    keeps: 'Molho (180 ml): 5 dias na geladeira. Peixe porcionado: 1 dia, no gelo.',
  }),
  dish('principal', 'file-coalho', 'Escalope de filé com molho de queijo e cachaça', {
    cuisines: ['Francesa', 'Italiana', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 310, advance: 25, finish: 12, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'castanheira'], ml: 70 },
    lines: {
      carne: { file: 640 },
      queijo: { queijo_manteiga: 140, parmesao: 90 },
      creme: { creme: 200 },
      massa: 280,
      manteiga: 40,
      pimenta_reino: 3,
      sal: 8,
    },
    steps: `
      Bata os escalopes até meio centímetro e tempere com a pimenta e metade do sal.
      Reduza {cachaca} à metade em fogo alto, derrame o creme de leite e derreta {o:queijo} em fogo baixo, mexendo.
      Ferva a massa em água filtrada com o resto do sal até o ponto e envolva em metade da manteiga.
      No pedido, doure a carne no resto da manteiga, 1 minuto e meio de cada lado, e nape com o molho.
    `,
    plating: 'Massa em ninho, escalopes sobrepostos, molho só na carne.',
    story: 'Filé fino, molho de queijo ligado com cachaça.',
    keeps: 'Molho (300 g): 2 dias na geladeira. Escalope cru: 1 dia.',
  }),
  dish('sobremesa', 'manga-chapa', 'Manga na chapa com cachaça e sorvete', {
    cuisines: ['Praiana', 'Regional cearense', 'Brasileira contemporânea', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 180, advance: 10, finish: 7, needs: ['griddle'] },
    cachaca: { technique: 'marinade', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      manga: 560,
      doce: { rapadura: 40, mel_engenho: 40 },
      limao: 15,
      sorvete: 240,
      'erva?': { hortela: 6 },
    },
    steps: `
      Corte a manga em lâminas grossas e molhe com {cachaca}, {o:doce} e o limão por 10 minutos.
      Sele na chapa quente por 2 minutos de cada lado, pincelando com o líquido até ferver e brilhar.
      Sirva quente com o sorvete.
      [erva] Rasgue {erva} por cima.
    `,
    plating: 'Prato raso, lâminas em leque, a bola no último instante.',
    story: 'Fruta quente da chapa, sorvete frio e um brilho de cachaça.',
    keeps: 'Manga cortada: 1 dia na geladeira.',
  }),
  dish('sobremesa', 'abacaxi-rapadura', 'Abacaxi na chapa com rapadura e cachaça', {
    cuisines: ['Sertaneja', 'Na brasa', 'Petiscos de boteco', 'Asiática'],
    batch: { portions: 6, portionGrams: 160, advance: 15, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['castanheira', 'carvalho'], ml: 70 },
    lines: {
      abacaxi: 840,
      rapadura: 90,
      canela: 2,
      limao: 15,
      'queijo?': { coalho: 180 },
    },
    steps: `
      Derreta a rapadura com a canela e 80 ml de água filtrada, junte {cachaca} e ferva por 10 minutos, até cair em fio.
      Toste o abacaxi em rodelas na chapa, 3 minutos de cada lado, até marcar.
      [queijo] Toste {o:queijo} em palitos na mesma chapa.
      Banhe com a calda morna e o limão.
    `,
    plating: 'Rodela inteira no prato, calda de um lado só.',
    story: 'Abacaxi marcado na chapa, canela e calda escura de rapadura e cachaça.',
    keeps: 'Calda (120 ml): 5 dias na geladeira. Abacaxi cortado: 2 dias.',
  }),
  dish('sobremesa', 'brigadeiro-colher', 'Brigadeiro de colher com cachaça', {
    cuisines: ['Petiscos de boteco', 'Brasileira contemporânea', 'Italiana', 'Francesa'],
    batch: { portions: 8, portionGrams: 75, advance: 30, finish: 2, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'castanheira'], ml: 50 },
    lines: {
      leite_condensado: 395,
      creme: { creme: 200 },
      cacau: 40,
      manteiga: 20,
      'castanha?': { castanha: 40 },
    },
    steps: `
      Mexa o leite condensado, o creme de leite, o cacau e a manteiga em fogo baixo por 10 minutos.
      Regue com {cachaca} e siga mexendo por mais 8 minutos, até o fundo da panela aparecer.
      Distribua em copinhos e gele por 2 horas.
      [castanha] Salpique {castanha} quebrada ao servir.
    `,
    plating: 'Copinho baixo com colher de café.',
    story: 'Cacau, creme e cachaça no ponto de colher.',
    keeps: '5 dias na geladeira.',
  }),
]
