import { type DishIdea, dish } from '../idea.ts'

/** Desserts. */
export const desserts: readonly DishIdea[] = [
  dish('sobremesa', 'banana-flambada', 'Banana flambada na cachaça', {
    cuisines: ['Regional cearense', 'Petiscos de boteco', 'Francesa'],
    batch: { portions: 4, portionGrams: 220, advance: 5, finish: 8, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['castanheira', 'carvalho'], ml: 80 },
    lines: {
      banana: 480,
      gordura: { manteiga: 40, oleo_coco: 30 },
      doce: { rapadura: 60, laranja: 120 },
      canela: 2,
      gelado: { sorvete: 240, coco: 120 },
      'castanha?': 30,
    },
    steps: `
      Corte as bananas ao meio no comprimento e doure {no:gordura}, 1 minuto de cada lado.
      Junte {o:doce} e a canela e deixe borbulhar.
      Fora do fogo junte {cachaca} medida ({dose} por porção), volte à chama, acenda e regue até apagar.
      Sirva com {gelado}.
      [castanha] Termine com {castanha} picada.
    `,
    plating: 'Prato fundo morno, calda da frigideira por cima.',
    story: 'Banana dourada, calda curta e cachaça flambada.',
    keeps: 'Só na hora.',
  }),
  dish('sobremesa', 'cartola-flambada', 'Cartola flambada na cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
    batch: { portions: 4, portionGrams: 210, advance: 5, finish: 9, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['castanheira', 'carvalho'], ml: 60 },
    lines: { banana: 480, queijo: { queijo_manteiga: 320 }, manteiga: 40, acucar: 40, canela: 4 },
    steps: `
      Doure as bananas fatiadas na manteiga; reserve no prato.
      Na mesma frigideira, derreta o queijo manteiga em fatias até formar casquinha e ponha sobre a banana.
      Fora do fogo, junte {cachaca} medida ({dose} por porção) à frigideira, volte à chama, acenda, espere apagar e regue a cartola.
      Cubra com o açúcar e a canela misturados.
    `,
    plating: 'Prato raso, em camadas, servida fumegando.',
    story: 'A cartola de sempre, com o perfume da cachaça.',
    keeps: 'Só na hora.',
  }),
  dish('sobremesa', 'abacaxi-marinado', 'Abacaxi marinado na cachaça com hortelã e coco', {
    cuisines: ['Vegetariana', 'Praiana', 'Asiática', 'Mediterrânea'],
    batch: { portions: 4, portionGrams: 200, advance: 15, finish: 3, needs: [] },
    cachaca: { technique: 'marinade', kinds: ['alambique', 'carvalho'], ml: 50, alcohol: 'raw' },
    lines: { abacaxi: 700, hortela: 8, limao: 20, coco: 80, 'gengibre?': 6 },
    steps: `
      Corte o abacaxi em lâminas de 3 mm e regue com {cachaca} e o limão.
      [gengibre] Junte o {gengibre} ralado.
      Deixe 1 hora na geladeira; sirva com a hortelã rasgada e o coco ralado.
    `,
    plating: 'Prato raso gelado, em leque, com a marinada.',
    story: 'Abacaxi em lâminas, hortelã, coco e cachaça, sem açúcar adicionado.',
    keeps: '1 dia na geladeira.',
  }),
  dish('sobremesa', 'mousse-maracuja', 'Mousse de maracujá com cachaça', {
    cuisines: ['Francesa', 'Praiana', 'Petiscos de boteco'],
    batch: { portions: 6, portionGrams: 130, advance: 20, finish: 2, needs: ['blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique', 'carvalho'], ml: 40 },
    lines: { maracuja: 200, doce: { leite_condensado: 395 }, creme: 300, 'crocante?': { biscoito: 60 } },
    steps: `
      Bata o maracujá, o leite condensado e {cachaca} por 1 minuto.
      Bata o creme de leite em ponto mole e envolva; gele por 3 horas em taças.
      [crocante] Sirva com {crocante} esfarelado por cima.
    `,
    plating: 'Taça baixa, uma colher de polpa por cima.',
    story: 'Maracujá aerado, com o verde da cachaça nova.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'creme-abacate', 'Creme gelado de abacate com cachaça e limão', {
    cuisines: ['Vegetariana', 'Praiana'],
    batch: { portions: 4, portionGrams: 170, advance: 10, finish: 3, needs: ['blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 40 },
    lines: {
      abacate: 400,
      doce: { mel_engenho: 80, mel_jandaira: 60, banana: 200 },
      limao: 50,
      coco: { leite_coco: 160 },
      'crocante?': { castanha: 30, gergelim: 10 },
    },
    steps: `
      Bata o abacate com {o:doce}, o limão, o leite de coco e {cachaca} até ficar liso.
      Gele por 1 hora, com filme encostado para não escurecer.
      [crocante] Termine com {crocante}.
    `,
    plating: 'Taça gelada.',
    story: 'Abacate, limão e leite de coco, com cachaça.',
    keeps: '8 horas na geladeira.',
  }),
  dish('sobremesa', 'raspadinha-caja', 'Raspadinha de cajá e cachaça', {
    cuisines: ['Praiana', 'Regional cearense', 'Italiana'],
    batch: { portions: 6, portionGrams: 160, advance: 20, finish: 3, needs: ['freezer', 'blender'] },
    cachaca: { technique: 'raw', kinds: ['alambique'], ml: 60 },
    lines: { caja: 400, doce: { rapadura: 120, banana: 220 }, limao: 20, hortela: 6, 'coco?': 120 },
    steps: `
      Bata o cajá com {o:doce}, o limão e 300 ml de água filtrada; junte metade de {cachaca}.
      Congele em forma rasa, raspando com garfo a cada 40 minutos, por 3 horas.
      Na hora, ponha o resto da cachaça no fundo dos copos, a raspadinha e a hortelã por cima.
      [coco] Cubra com {coco}.
    `,
    plating: 'Copo gelado, colher longa.',
    story: 'Cajá raspado, bem frio, com cachaça no fundo do copo.',
    keeps: '7 dias no freezer, raspando antes de servir.',
  }),
  dish('sobremesa', 'pave-cachaca', 'Pavê de café e cachaça', {
    cuisines: ['Italiana', 'Petiscos de boteco'],
    batch: { portions: 8, portionGrams: 150, advance: 30, finish: 2, needs: [] },
    cachaca: { technique: 'raw', kinds: ['carvalho', 'castanheira'], ml: 80, alcohol: 'overnight' },
    lines: { biscoito: 240, creme: 500, doce: { leite_condensado: 395 }, cafe: 240, cacau: 20 },
    steps: `
      Misture o café frio com {cachaca}.
      Bata o creme de leite em ponto mole e envolva com o leite condensado.
      Monte em camadas: biscoito passado no café, creme; repita duas vezes. Gele de um dia para o outro.
      Polvilhe o cacau na hora.
    `,
    plating: 'Cortado em quadrado ou montado em copo.',
    story: 'Café, creme e cachaça, em camadas.',
    keeps: '3 dias na geladeira.',
  }),
  dish('sobremesa', 'bolo-chocolate', 'Bolo quente de chocolate e cachaça', {
    cuisines: ['Francesa', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 140, advance: 25, finish: 12, needs: ['oven'] },
    cachaca: { technique: 'batter', kinds: ['castanheira', 'carvalho'], ml: 60 },
    lines: {
      chocolate: 220,
      gordura: { manteiga: 120, oleo_coco: 100 },
      ovo: 4,
      acucar: 90,
      farinha: { trigo: 60, fecula: 50 },
      'gelado?': { sorvete: 300, coco: 120 },
    },
    steps: `
      Derreta o chocolate com {o:gordura}; junte {cachaca}.
      Bata os ovos com o açúcar, envolva no chocolate e peneire {o:farinha}.
      Encha seis forminhas untadas e gele. No pedido, asse a 210 °C por 11 minutos, até o centro marcar 70 °C no termômetro e ainda tremer.
      [gelado] Sirva com {gelado}.
    `,
    plating: 'Desenforme no prato morno; o centro deve correr.',
    story: 'Chocolate de miolo macio, com cachaça na massa.',
    keeps: 'Massa nas forminhas (6, de 110 g): 2 dias na geladeira.',
  }),
  dish('sobremesa', 'pudim-calda', 'Pudim de leite com calda de cachaça', {
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: 10, portionGrams: 190, advance: 90, finish: 2, needs: ['oven', 'blender'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'castanheira'], ml: 80 },
    lines: { leite: 700, condensado: { leite_condensado: 790 }, ovo: 6, rapadura: 200 },
    steps: `
      Derreta a rapadura com 80 ml de água filtrada; junte {cachaca} e ferva 10 minutos. Forre a forma com metade.
      Bata o leite, o leite condensado e os ovos sem fazer espuma; coe sobre a forma.
      Asse em banho-maria a 160 °C por 70 minutos; gele de um dia para o outro.
      Sirva com o resto da calda.
    `,
    plating: 'Fatia alta, calda por cima na hora.',
    story: 'Pudim liso, calda escura de rapadura e cachaça.',
    keeps: '4 dias na geladeira.',
  }),
  dish('sobremesa', 'cocada-cremosa', 'Cocada cremosa com cachaça', {
    cuisines: ['Regional cearense', 'Praiana', 'Vegetariana', 'Petiscos de boteco'],
    batch: { portions: 8, portionGrams: 110, advance: 35, finish: 2, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: 60 },
    lines: { coco: 400, leite: { leite_coco: 400 }, rapadura: 320, limao: 20 },
    steps: `
      Ferva a rapadura com o leite de coco e 100 ml de água filtrada até derreter; coe.
      Junte o coco e cozinhe mexendo por 20 minutos; nos últimos 15, junte {cachaca}.
      Desligue quando aparecer o fundo da panela e misture o limão.
    `,
    plating: 'Colherada farta em pires, morna ou fria.',
    story: 'Coco fresco, rapadura e cachaça, no ponto de colher.',
    keeps: '5 dias na geladeira.',
  }),
  dish('sobremesa', 'tapioca-laranja', 'Tapioca com calda de laranja flambada na cachaça', {
    cuisines: ['Francesa', 'Regional cearense', 'Brasileira contemporânea'],
    batch: { portions: 4, portionGrams: 190, advance: 15, finish: 10, needs: ['burner'] },
    cachaca: { technique: 'flambe', kinds: ['carvalho', 'alambique'], ml: 80 },
    lines: {
      goma: 280,
      laranja: 300,
      'doce?': { rapadura: 60 },
      gordura: { manteiga: 50, oleo_coco: 30 },
      gelado: { sorvete: 200, coco: 120 },
    },
    steps: `
      Reduza o suco de laranja pela metade com {o:gordura}.
      [doce] Junte {o:doce} à calda e derreta.
      Faça quatro tapiocas finas, dobre em quatro e aqueça na calda.
      Fora do fogo junte {cachaca} medida ({dose} por porção), volte à chama, acenda e regue até apagar.
      Sirva com {gelado}.
    `,
    plating: 'Prato morno, tapioca dobrada, calda por cima.',
    story: 'O crepe francês trocado por goma: laranja, fogo e cachaça.',
    keeps: 'Calda de laranja (200 ml): 3 dias. Tapioca na hora.',
  }),
  dish('sobremesa', 'compota-caju', 'Caju em calda de cachaça', {
    cuisines: ['Regional cearense', 'Sertaneja', 'Vegetariana', 'Brasileira contemporânea'],
    batch: { portions: 6, portionGrams: 150, advance: 60, finish: 3, needs: ['burner'] },
    cachaca: {
      technique: 'reduction',
      kinds: ['castanheira', 'alambique', 'carvalho'],
      ml: 80,
      alcohol: 'simmer30',
    },
    lines: { caju: 800, rapadura: 220, limao: 20, 'queijo?': { coalho: 240 }, 'castanha?': 40 },
    steps: `
      Fure os cajus, esprema de leve e ferva o suco com a rapadura e 300 ml de água filtrada; junte o caju e cozinhe 30 minutos em fogo baixo.
      Junte {cachaca} e cozinhe mais 30 minutos, até a calda engrossar; termine com o limão.
      [queijo] Sirva com {queijo} em fatias.
      [castanha] Termine com {castanha} picada.
    `,
    plating: 'Prato fundo, dois cajus por pessoa, calda generosa.',
    story: 'Caju inteiro, calda de rapadura e cachaça.',
    keeps: '5 dias na geladeira, coberto pela calda.',
  }),
  dish('sobremesa', 'banana-chapa-coco', 'Banana-da-terra na chapa com coco e cachaça', {
    cuisines: ['Vegetariana', 'Na brasa', 'Praiana', 'Asiática'],
    batch: { portions: 4, portionGrams: 190, advance: 10, finish: 8, needs: ['griddle', 'burner'] },
    cachaca: { technique: 'reduction', kinds: ['carvalho', 'alambique'], ml: 50 },
    lines: {
      banana: { banana_terra: 560 },
      coco: { leite_coco: 200 },
      canela: 3,
      gordura: { manteiga: 25, oleo_coco: 20 },
      'doce?': { rapadura: 50 },
      ralado: { coco: 60 },
      'gergelim?': 8,
    },
    steps: `
      Ferva o leite de coco com {cachaca} e a canela até encorpar, uns 10 minutos.
      [doce] Derreta {o:doce} nesse creme.
      Doure a banana em tiras na chapa com {o:gordura}, 3 minutos de cada lado.
      Cubra com o creme e o coco ralado.
      [gergelim] Termine com {gergelim} tostado.
    `,
    plating: 'Barquinha ou prato raso, creme por cima.',
    story: 'Banana-da-terra tostada, creme de coco e cachaça com canela.',
    keeps: 'Creme de coco (200 ml): 3 dias na geladeira.',
  }),
  dish('sobremesa', 'trufa-cachaca', 'Trufas de chocolate e cachaça', {
    cuisines: ['Francesa', 'Brasileira contemporânea', 'Italiana'],
    batch: { portions: 10, portionGrams: 45, advance: 40, finish: 1, needs: ['burner'] },
    cachaca: { technique: 'raw', kinds: ['castanheira', 'carvalho'], ml: 60 },
    lines: { chocolate: 320, creme: { creme: 160, leite_coco: 150 }, cacau: 40, 'castanha?': 40 },
    steps: `
      Aqueça {o:creme} sem ferver e derreta o chocolate; fora do fogo, junte {cachaca}.
      [castanha] Misture {o:castanha} bem picada.
      Gele por 4 horas, enrole em bolas de 15 g e passe no cacau.
    `,
    plating: 'Três por porção, em pratinho, com o café.',
    story: 'Três trufas macias, com o final da cachaça.',
    keeps: '5 dias na geladeira.',
  }),
]
