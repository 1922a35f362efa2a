import { food } from './food-term.ts'

/** "costela de carneiro" is mutton, and no beef: the cuts of small animals, by each name of the animal. */
const cutsOf = (...animals: readonly string[]): string =>
  ['costela', 'costelinha', 'paleta', 'pernil', 'perna', 'pescoço', 'lombo', 'aparas']
    .flatMap((cut) => animals.map((animal) => `${cut} de ${animal}`))
    .join(', ')

export const animal = {
  // Dairy
  'leite de vaca': food(
    'leite integral, leite desnatado, leite em pó, leite fresco, leite gelado, leite quente, leite puro',
    'laticínios',
    ['milk'],
  ),
  'leite de cabra': food('', 'laticínios', ['milk']),
  'leite sem lactose': food('leite zero lactose, leite 0 lactose, leite zero', 'laticínios', ['milk']),
  'queijo sem lactose': food('queijo zero lactose, queijo 0 lactose', 'queijos', ['milk']),
  'creme de leite sem lactose': food('creme de leite zero lactose', 'creme de leite', ['milk']),
  'leite condensado sem lactose': food('leite condensado zero lactose', 'leite condensado', ['milk']),
  'iogurte sem lactose': food('iogurte zero lactose', 'iogurte', ['milk']),
  'leite condensado': food('leite moça', 'laticínios, açúcar adicionado, industrializados', ['milk']),
  'creme de leite': food('creme, creme de leite fresco, chantilly, chantili', 'laticínios', ['milk']),
  'doce de leite': food('dulce de leche', 'laticínios, açúcar adicionado', ['milk']),
  nata: food('nata fresca', 'laticínios', ['milk']),
  manteiga: food(
    'manteiga sem sal, ghee, manteiga ghee, manteiga de ervas, manteiga clarificada',
    'laticínios',
    ['milk'],
  ),
  'manteiga de garrafa': food('manteiga da terra', 'manteiga, laticínios', ['milk']),
  margarina: food('', 'óleos, industrializados', [], { may: ['milk', 'soy'] }),
  iogurte: food('yogurte, iogurte grego, iogurte natural', 'laticínios', ['milk']),
  coalhada: food('coalhada seca, labneh', 'laticínios', ['milk']),
  kefir: food('', 'laticínios', ['milk']),
  soro: food('soro de leite, whey', 'laticínios', ['milk']),
  sorvete: food(
    'gelato, sorvete de creme, sorvete de baunilha, milk-shake, milkshake, sundae',
    'laticínios, açúcar adicionado, industrializados',
    ['milk', 'egg'],
    {
      may: ['gluten', 'soy', 'peanut', 'almond', 'hazelnut', 'cashew_nut'],
      ofBrand: true,
    },
  ),
  'queijo coalho': food(
    'coalho, queijo de coalho, espetinho de queijo, queijo do jaguaribe, queijo do sertão',
    'queijos',
    ['milk'],
  ),
  'queijo manteiga': food('queijo de manteiga, requeijão do sertão', 'queijos', ['milk']),
  requeijão: food('catupiry, requeijão cremoso', 'queijos', ['milk']),
  'cream cheese': food('filadélfia, philadelphia', 'queijos', ['milk']),
  // Hard cheeses are often made with lysozyme from egg.
  parmesão: food(
    'parmesao, parmesão ralado, grana padano, pecorino, queijo curado, queijo maturado',
    'queijos',
    ['milk'],
    { may: ['egg'] },
  ),
  mussarela: food('muçarela, mozarela, mozzarella, burrata, mussarela de búfala', 'queijos', ['milk']),
  ricota: food('cottage', 'queijos', ['milk']),
  'queijo minas': food('minas frescal, queijo canastra, queijo da canastra, queijo meia cura', 'queijos', [
    'milk',
  ]),
  'queijo do reino': food('', 'queijos', ['milk'], { may: ['egg'] }),
  'queijo prato': food('gouda, cheddar, provolone, gruyère, emmental, queijo suíço', 'queijos', ['milk'], {
    may: ['egg'],
  }),
  gorgonzola: food('roquefort, queijo azul', 'queijos', ['milk']),
  brie: food('camembert', 'queijos', ['milk']),
  'queijo de cabra': food('boursin, feta, chèvre, queijo coalho de cabra', 'queijos', ['milk']),
  mascarpone: food('', 'queijos', ['milk']),
  bechamel: food('molho branco, molho bechamel', 'laticínios, molhos', ['milk', 'gluten']),
  // Eggs
  ovo: food(
    'clara, clara de ovo, gema, ovo cru, ovo frito, ovo cozido, ovo caipira, ovo mexido, ovo perfeito',
    'origem animal',
    ['egg'],
  ),
  'ovo de codorna': food('ovinho de codorna', 'ovo', ['egg']),
  omelete: food('omelette, fritada de ovo', 'ovo', ['egg'], { may: ['milk'] }),
  merengue: food('suspiro', 'ovo, açúcar adicionado', ['egg']),
  maionese: food('aioli, maionese caseira, maionese da casa', 'ovo, molhos', ['egg'], {
    may: ['mustard', 'soy', 'milk', 'sulphites'],
    ofBrand: true,
  }),
  'molho tártaro': food('tártaro, molho rosé, molho golf', 'ovo, molhos', ['egg', 'mustard', 'sulphites'], {
    may: ['soy', 'milk', 'fish', 'celery'],
    ofBrand: true,
  }),
  'molho holandês': food('molho holandaise, molho béarnaise', 'ovo, laticínios, molhos', [
    'egg',
    'milk',
    'sulphites',
  ]),
  gemada: food('', 'ovo, açúcar adicionado', ['egg'], { may: ['milk'] }),
  'fios de ovos': food('', 'ovo, açúcar adicionado', ['egg']),
  // Meat
  'carne de sol': food('carne do sol, carne serenada, carne de sol dessalgada', 'carne vermelha'),
  charque: food('carne-seca, jabá, carne seca, charque dessalgado', 'carne vermelha'),
  'filé-mignon': food('filé mignon, mignon, tornedor, medalhão de filé', 'carne vermelha'),
  picanha: food('', 'carne vermelha'),
  costela: food('costela bovina, costela de boi, short rib, brisket, assado de tira', 'carne vermelha'),
  alcatra: food(
    'contrafilé, maminha, fraldinha, cupim, coxão mole, coxão, patinho, lagarto bovino, lagarto, ancho, chorizo, entrecôte, ribeye, bisteca de boi, t-bone',
    'carne vermelha',
  ),
  'carne bovina': food(
    'carne de boi, carne de vaca, boi, vaca, bife, rosbife, carne moída, carne assada, carne de panela, músculo, ossobuco, bovina, acém, paleta bovina',
    'carne vermelha',
  ),
  'mão de vaca': food('mocotó', 'carne vermelha, miúdos'),
  cordeiro: food(
    'carneiro, ovelha, borrego, carne de carneiro, carne de cordeiro, carré de cordeiro, carré, ' +
      cutsOf('cordeiro', 'carneiro', 'ovelha', 'borrego'),
    'carne vermelha',
  ),
  bode: food(`cabrito, carne de bode, ${cutsOf('bode', 'cabrito')}`, 'carne vermelha'),
  búfalo: food('', 'carne vermelha'),
  javali: food('', 'carne de porco'),
  coelho: food('', 'carnes'),
  rã: food('', 'carnes'),
  jacaré: food('', 'carnes'),
  pernil: food('lombo suíno, leitão, leitoa, copa-lombo, porco desfiado, pulled pork', 'carne de porco'),
  costelinha: food(
    'costela de porco, costelinha de porco, costela suína, costelinha suína, ribs',
    'carne de porco',
  ),
  'barriga de porco': food('panceta, pancetta, barriga suína', 'carne de porco'),
  torresmo: food('pururuca, torresminho, torresmo de rolo', 'carne de porco'),
  banha: food('banha de porco, gordura de porco', 'carne de porco'),
  'orelha de porco': food('pé de porco, focinho, joelho de porco, rabo de porco', 'carne de porco, miúdos'),
  frango: food(
    'galinha, sobrecoxa, sobrecoxa desossada, coxa, coxa de frango, asa de frango, coxinha da asa, tulipa de frango, peito de frango, asa, asinha, asinha de frango, frango desfiado, drumete, galeto, galinha caipira, frangão',
    'aves',
  ),
  'frango de capoeira': food('galinha caipira em pedaços', 'frango'),
  pato: food('magret, ganso, foie gras, magret de pato', 'aves'),
  peru: food('chester, peito de peru', 'aves'),
  codorna: food('', 'aves'),
  capote: food("galinha d'angola, guiné, capote em pedaços", 'aves'),
  fígado: food('fígado acebolado, fígado de boi, fígado bovino limpo, rim, passarinha', 'miúdos'),
  moela: food('moelas, moela de frango, moela de galinha', 'miúdos, aves'),
  'coração de galinha': food('coraçãozinho, coração de frango, coraçõezinhos', 'miúdos, aves'),
  'língua de boi': food('língua, língua bovina', 'miúdos, carne vermelha'),
  'rabo de boi': food('rabo bovino, rabo de boi em pedaços', 'carne vermelha'),
  bucho: food('dobradinha, bucho bovino, bucho bovino limpo', 'miúdos'),
  tripa: food('tripinha, tripa de porco', 'miúdos'),
  gelatina: food('gelatina sem sabor, colágeno', 'origem animal, carnes'),
  // Cured meat: spice mixes and binders differ by maker.
  linguiça: food(
    'linguiça toscana, calabresa, toscana, chouriço, paio, linguicinha',
    'embutidos, carne de porco',
    [],
    {
      may: ['soy', 'gluten', 'milk', 'mustard', 'celery', 'sulphites'],
      ofBrand: true,
    },
  ),
  salsicha: food('salsichão', 'embutidos, carne de porco, industrializados', ['soy'], {
    may: ['gluten', 'milk', 'mustard', 'celery', 'sulphites'],
    ofBrand: true,
  }),
  bacon: food('toucinho, toucinho defumado, lardo, guanciale', 'embutidos, carne de porco', [], {
    may: ['soy', 'sulphites'],
    ofBrand: true,
  }),
  presunto: food(
    'presunto cru, presunto de parma, parma, jamón, salame, mortadela, pastrami, frios fatiados, pepperoni, apresuntado',
    'embutidos, carne de porco, industrializados',
    [],
    {
      may: ['soy', 'gluten', 'milk', 'pistachio', 'mustard', 'celery', 'sulphites'],
      ofBrand: true,
    },
  ),
  hambúrguer: food(
    'burger, burguer, smash, smash burger, blend da casa, blend bovino, blend de carne',
    'carne vermelha',
    [],
    {
      may: ['soy', 'gluten', 'milk', 'egg'],
      ofBrand: true,
    },
  ),
  almôndega: food('', 'carne vermelha', [], { may: ['gluten', 'egg', 'milk', 'soy'], ofBrand: true }),
  // Fish
  pargo: food('filé de pargo', 'peixes', ['fish']),
  cioba: food('guaiúba, ariacó, filé de cioba', 'peixes', ['fish']),
  cavala: food('cavalinha, posta de cavala', 'peixes', ['fish']),
  'peixe serra': food('serra frita, posta de peixe serra', 'peixes', ['fish']),
  robalo: food(
    'sirigado, badejo, garoupa, linguado, pescada, pescada amarela, beijupirá, corvina, tainha, surubim, pirarucu, tambaqui, xaréu, biquara, curimatã, traíra, camurupim, arabaiana',
    'peixes',
    ['fish'],
  ),
  tilápia: food('merluza, panga, truta, saint peter', 'peixes', ['fish']),
  tucunaré: food('filé de tucunaré', 'peixes', ['fish']),
  carapeba: food('carapeva, filé de carapeba', 'peixes', ['fish']),
  'cabeça de peixe': food(
    'cabeça e espinha de peixe, cabeças de peixe, espinha de peixe, espinhas de peixe, carcaça de peixe',
    'peixes',
    ['fish'],
  ),
  atum: food('lombo de atum', 'peixes', ['fish']),
  salmão: food('', 'peixes', ['fish']),
  bacalhau: food('', 'peixes', ['fish'], { may: ['sulphites'] }),
  sardinha: food('agulha, agulhinha, manjuba', 'peixes', ['fish']),
  anchova: food('aliche, alici, enchova', 'peixes', ['fish'], { may: ['sulphites'] }),
  arraia: food('cação, raia', 'peixes', ['fish']),
  caviar: food('ova, bottarga, massago, tobiko, ova de peixe', 'peixes', ['fish']),
  kani: food(
    'kani kama, surimi',
    'peixes, crustáceos, industrializados',
    ['fish', 'crustaceans', 'gluten', 'egg', 'soy'],
    { ofBrand: true },
  ),
  'molho de peixe': food('nam pla, nuoc mam, garum', 'peixes, molhos', ['fish']),
  katsuobushi: food('dashi, hondashi', 'peixes', ['fish']),
  // Metabisulphite keeps raw prawns and lobster from turning dark.
  camarão: food('camarões, camarãozinho, camarão seco, camarão rosa, pitu', 'crustáceos', [
    'crustaceans',
    'sulphites',
  ]),
  lagosta: food('lagostim, cavaquinha, cauda de lagosta', 'crustáceos', ['crustaceans', 'sulphites']),
  caranguejo: food('aratu, guaiamum, patinha de caranguejo, patola', 'crustáceos', ['crustaceans']),
  siri: food('', 'crustáceos', ['crustaceans']),
  polvo: food('', 'moluscos', ['molluscs']),
  lula: food('calamari, anéis de lula, lula limpa em anéis', 'moluscos', ['molluscs'], {
    may: ['sulphites'],
  }),
  ostra: food('', 'moluscos', ['molluscs']),
  sururu: food('mexilhão, vôngole, vongole, búzio, massunim, taioba do mar', 'moluscos', ['molluscs']),
  vieira: food('', 'moluscos', ['molluscs']),
  escargot: food('caramujo', 'moluscos', ['molluscs']),
  'molho de ostra': food('', 'moluscos, molhos, industrializados', ['molluscs', 'soy', 'gluten'], {
    ofBrand: true,
  }),
  // Bee products
  'mel de abelha': food('mel puro, mel silvestre, mel de flor', 'mel', ['honey']),
  'mel de jandaíra': food('jandaíra, mel de uruçu, mel de abelha nativa', 'mel', ['honey']),
  própolis: food('pólen, geleia real, cera de abelha', 'mel', ['honey']),
} as const
