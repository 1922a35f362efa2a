import { food } from './food-term.ts'

/** Fining agents of wine: allergens that labels name only above a threshold. */
const fined = ['egg', 'milk'] as const

export const cupboardAndDrinks = {
  // Sugar. Sulphites left in refined sugar stay far below the declaration threshold of 10 mg/kg.
  'açúcar cristal': food(
    'açúcar refinado, açúcar branco, açúcar de confeiteiro, xarope de açúcar, xarope simples',
    'açúcar adicionado',
  ),
  'açúcar mascavo': food('açúcar demerara, açúcar orgânico, mascavo, demerara', 'açúcar adicionado', [], {
    may: ['sulphites'],
  }),
  // Some mills clear the cane juice with hydrosulphite, and rapadura labels do not say so.
  rapadura: food('raspadura, xarope de rapadura, alfenim', 'açúcar adicionado', [], { may: ['sulphites'] }),
  'mel de engenho': food('melado, melaço, mel de cana, melado de cana', 'açúcar adicionado', [], {
    may: ['sulphites'],
  }),
  'xarope de glicose': food(
    'glucose de milho, karo, xarope de milho',
    'açúcar adicionado, industrializados',
    [],
    { may: ['sulphites'] },
  ),
  caramelo: food('calda de caramelo, toffee, calda queimada', 'açúcar adicionado', [], { may: ['milk'] }),
  grenadine: food(
    'xarope de groselha, xarope de romã, granadina',
    'açúcar adicionado, corantes, industrializados',
    [],
    { may: ['sulphites'], ofBrand: true },
  ),
  'xarope industrializado': food(
    'monin, xarope pronto, xarope comprado pronto, xarope comprado, xarope já pronto, xarope industrial, xarope de garrafa, xarope de mercado',
    'açúcar adicionado, corantes, industrializados',
    [],
    { may: ['sulphites'], ofBrand: true },
  ),
  stevia: food('estévia, adoçante natural', 'adoçantes'),
  xilitol: food('eritritol, sorbitol', 'adoçantes'),
  sucralose: food('aspartame, sacarina, adoçante artificial', 'adoçantes, industrializados'),
  // Chocolate: lecithin, and lines shared with milk and nuts
  chocolate: food(
    'chocolate amargo, chocolate 70%, ganache, chocolate belga, trufa de chocolate, chocolate meio amargo',
    'açúcar adicionado',
    ['soy'],
    {
      may: [
        'milk',
        'gluten',
        'almond',
        'hazelnut',
        'cashew_nut',
        'brazil_nut',
        'macadamia',
        'walnut',
        'pistachio',
        'peanut',
      ],
      kin: ['cacau'],
    },
  ),
  'chocolate ao leite': food(
    'chocolate branco, brigadeiro, achocolatado',
    'chocolate, laticínios, açúcar adicionado',
    ['milk', 'soy'],
    {
      may: [
        'gluten',
        'almond',
        'hazelnut',
        'cashew_nut',
        'brazil_nut',
        'macadamia',
        'walnut',
        'pistachio',
        'peanut',
      ],
    },
  ),
  cacau: food('cacau em pó, nibs de cacau, nibs', 'cafeína', [], {
    may: ['milk', 'soy', 'almond', 'hazelnut', 'peanut'],
  }),
  'manteiga de cacau': food('', 'cacau, óleos', [], { may: ['milk', 'soy'] }),
  // Oils, acids, sauces
  azeite: food('azeite de oliva, azeite extravirgem', 'óleos'),
  // Refined soya oil is exempt in annex II, but we do not rely on the refining for an allergy.
  'óleo vegetal': food('óleo de milho, óleo de girassol, óleo de canola', 'óleos', [], {
    may: ['soy'],
  }),
  dendê: food('azeite de dendê, óleo de palma', 'óleos'),
  vinagre: food(
    'vinagre de maçã, vinagre de vinho, vinagre de álcool, aceto, balsâmico, aceto balsâmico, shrub',
    'temperos',
    ['sulphites'],
  ),
  vinagrete: food('', 'vinagre, tomate, cebola, coentro, molhos', ['sulphites']),
  // Made with wheat, in Brazil often with maize as well. The label decides, but we cannot see it: assume wheat.
  shoyu: food(
    'molho de soja, molho shoyu, teriyaki, molho teriyaki, tarê, molho tarê, tamari, ponzu, molho ponzu',
    'soja, molhos, industrializados, corantes',
    ['soy', 'gluten'],
    { may: ['sulphites', 'fish'], ofBrand: true },
  ),
  'molho inglês': food('worcestershire', 'molhos, industrializados', ['fish', 'gluten', 'soy'], {
    may: ['celery', 'mustard', 'sulphites', 'crustaceans'],
    ofBrand: true,
  }),
  barbecue: food('molho barbecue, bbq', 'molhos, industrializados, açúcar adicionado', ['sulphites'], {
    may: ['fish', 'gluten', 'soy', 'mustard', 'celery'],
    ofBrand: true,
  }),
  ketchup: food('catchup', 'molhos, tomate, açúcar adicionado, industrializados', [], {
    may: ['celery', 'mustard', 'sulphites'],
    ofBrand: true,
  }),
  chutney: food('', 'molhos, açúcar adicionado', ['sulphites'], { may: ['mustard'], ofBrand: true }),
  'caldo pronto': food(
    'caldo em cubo, caldo knorr, tempero pronto, sazon, caldo de legumes, ajinomoto',
    'industrializados',
    [],
    { may: ['celery', 'gluten', 'milk', 'soy', 'egg', 'mustard', 'fish'], ofBrand: true },
  ),
  sal: food('sal marinho, flor de sal, pitada de sal, sal rosa', 'temperos'),
  'sal grosso': food('sal grosso moído, sal de parrilla', 'sal'),
  'sal defumado': food('', 'sal'),
  levedura: food('fermento, levedura nutricional', 'temperos', [], { may: ['gluten'] }),
  'fermento químico': food('bicarbonato', 'temperos'),
  'corante alimentício': food(
    'corante artificial, anilina, carmim, cochonilha, azul de curaçau',
    'corantes, industrializados',
  ),
  'ácido cítrico': food('ácido málico, ácido tartárico', 'industrializados'),
  pectina: food('goma xantana, xantana, goma arábica, espessante', 'industrializados'),
  'fumaça líquida': food('', 'industrializados', [], { ofBrand: true }),
  marshmallow: food('', 'gelatina, açúcar adicionado, industrializados', [], { may: ['egg', 'sulphites'] }),
  granola: food('', 'aveia, cereais, açúcar adicionado', ['gluten'], {
    may: ['almond', 'cashew_nut', 'brazil_nut', 'peanut', 'soy', 'sesame'],
    ofBrand: true,
  }),
  // Water, coffee, tea, soft drinks
  água: food('água filtrada, água mineral', 'bebidas sem álcool'),
  gelo: food('gelo em cubos, pedra de gelo', 'bebidas sem álcool'),
  'gelo picado': food('gelo moído, gelo triturado, gelo britado', 'gelo'),
  'gelo de coco': food('gelo de água de coco', 'água de coco'),
  'água com gás': food('água gaseificada, soda água, club soda, água gasosa', 'bebidas sem álcool'),
  café: food(
    'espresso, expresso, cafezinho, cold brew, café coado, café moído, café extraído a frio, café gelado',
    'cafeína',
  ),
  descafeinado: food('café descafeinado', 'bebidas sem álcool'),
  cappuccino: food('capuccino, café com leite', 'café, laticínios', ['milk'], {
    may: ['soy', 'gluten'],
    ofBrand: true,
  }),
  'chá-preto': food('chá branco, earl grey, chá-mate, mate, erva-mate, chimarrão, tereré', 'chá, cafeína'),
  'chá-verde': food('matcha', 'chá, cafeína'),
  chá: food('chá gelado, infusão, rooibos, chazinho', 'bebidas sem álcool'),
  kombucha: food('', 'chá', [], { may: ['sulphites'] }),
  'água tônica': food('tônica, schweppes', 'refrigerantes', ['quinine'], { ofBrand: true }),
  'ginger ale': food('ginger beer, refrigerante de gengibre', 'refrigerantes, gengibre', [], {
    ofBrand: true,
  }),
  cola: food('coca-cola, coca, pepsi, coca zero', 'refrigerantes, cafeína, corantes', [], { ofBrand: true }),
  'refrigerante de guaraná': food(
    'guaraná antarctica, guaraná jesus, refri de guaraná',
    'refrigerantes, cafeína, corantes',
    [],
    { ofBrand: true },
  ),
  'refrigerante de limão': food('soda limonada, sprite, citrus, h2oh', 'refrigerantes, frutas cítricas', [], {
    ofBrand: true,
  }),
  'refrigerante de laranja': food('fanta, sukita', 'refrigerantes, frutas cítricas, corantes', [], {
    may: ['sulphites'],
    ofBrand: true,
  }),
  energético: food('red bull, monster', 'refrigerantes, cafeína', [], { ofBrand: true }),
  'suco industrializado': food(
    'suco de caixinha, suco pronto, suco comprado, suco industrial, suco de garrafa, suco em pó, néctar, refresco, suco concentrado',
    'sucos, industrializados, açúcar adicionado, corantes',
    ['sulphites'],
    { ofBrand: true },
  ),
  'suco de limão engarrafado': food('limão em garrafa, suco de limão pronto', 'limão, industrializados', [
    'sulphites',
  ]),
  'sour mix': food(
    'mix de limão, sweet and sour',
    'limão, açúcar adicionado, industrializados, corantes',
    ['sulphites'],
    { may: ['egg'], ofBrand: true },
  ),
  limonada: food('limonada suíça, pink lemonade', 'limão, açúcar adicionado'),
  'leite vegetal': food('bebida vegetal', 'bebidas sem álcool', [], {
    may: ['soy', 'almond', 'gluten', 'cashew_nut'],
    ofBrand: true,
  }),
  // Cachaça is distilled from cane juice: no grain, and no allergen but for the wood.
  'cachaça alambique': food('alambique, cachaça branca, cachaça prata', 'cachaça'),
  'cachaça carvalho premium': food('carvalho premium, cachaça de carvalho, carvalho', 'cachaça'),
  // Aged in the wood of the Brazil-nut tree: no trace of the nut is known, but none can be ruled out.
  'cachaça castanheira extra-premium': food(
    'castanheira extra-premium, castanheira, cachaça de castanheira, extra premium, carvalho extra premium, cachaça extra premium',
    'cachaça',
    [],
    { may: ['brazil_nut'] },
  ),
  // A wood that the farm does not use, and some houses pour.
  'cachaça amburana': food(
    'amburana, umburana, imburana, cachaça de amburana, cachaça de umburana, cachaça com amburana, envelhecida em amburana, envelhecida em umburana, cachaça envelhecida em amburana, cachaça envelhecida em umburana',
    'cachaça',
  ),
  // Annex II exempts cereals distilled into spirits.
  vodca: food('vodka, absolut, smirnoff, orloff, ketel one, grey goose, skyy', 'destilados'),
  gin: food('gim, tanqueray, beefeater, gordons, bombay sapphire, hendricks', 'destilados', [], {
    ofBrand: true,
  }),
  rum: food('ron, bacardi, malibu, montilla, havana club, captain morgan', 'destilados', [], {
    ofBrand: true,
  }),
  tequila: food('mezcal', 'destilados'),
  uísque: food(
    'whisky, whiskey, bourbon, scotch, jack daniels, red label, black label, johnnie walker, jameson, jim beam, chivas, ballantines, white horse, old parr',
    'destilados',
    [],
    {
      may: ['gluten'],
    },
  ),
  conhaque: food('brandy, armagnac, dreher', 'destilados', [], { may: ['sulphites'] }),
  pisco: food('grappa, bagaceira', 'destilados', [], { may: ['sulphites'] }),
  tiquira: food('', 'destilados'),
  absinto: food('pastis, ouzo, arak', 'destilados', [], { ofBrand: true }),
  saquê: food('sake, saque, soju', 'outras bebidas alcoólicas', [], { may: ['gluten', 'sulphites'] }),
  catuaba: food(
    'jurubeba',
    'outras bebidas alcoólicas, corantes, açúcar adicionado, industrializados',
    ['sulphites'],
    { ofBrand: true },
  ),
  cerveja: food(
    'chope, chopp, chopinho, chopes, pilsen, lager, ipa, weiss, heineken, brahma, skol, stella artois, budweiser, corona, cerveja artesanal, long neck, antarctica, itaipava, spaten, eisenbahn, malzbier, cerveja sem álcool',
    'outras bebidas alcoólicas',
    ['gluten'],
    { may: ['sulphites'] },
  ),
  vinho: food(
    'vinho tinto, vinho branco, vinho rosé, vinho verde, vinho do porto, jerez, marsala, sangria',
    'outras bebidas alcoólicas',
    ['sulphites'],
    { may: fined },
  ),
  espumante: food(
    'champanhe, champagne, prosecco, espumante brut, frisante, lambrusco',
    'vinho',
    ['sulphites'],
    { may: fined },
  ),
  sidra: food('cidra', 'outras bebidas alcoólicas', ['sulphites']),
  vermute: food(
    'vermute tinto, vermute rosso, martini rosso, vermute doce',
    'vinho, açúcar adicionado, ingredientes amargos, frutas cítricas, industrializados, corantes',
    ['sulphites'],
    { may: ['egg', 'milk', 'quinine'], ofBrand: true },
  ),
  'vermute seco': food(
    'vermute branco, martini seco, vermute dry, vermute extra seco',
    'vermute',
    ['sulphites'],
    { may: ['egg', 'milk', 'quinine'], ofBrand: true },
  ),
  // Makers of bitters, amari and liqueurs keep their recipes secret; they may contain cinchona bark.
  'aperitivo amargo': food(
    'campari, aperol, aperitivo, aperitivo vermelho, amaro',
    'licores, açúcar adicionado, ingredientes amargos, frutas cítricas, industrializados, corantes',
    [],
    { may: ['quinine', 'sulphites'], ofBrand: true },
  ),
  'licor de laranja': food(
    'cointreau, triple sec, curaçau, curaçau azul, curaçau blue, curaçao, blue curaçao, grand marnier',
    'licores, açúcar adicionado, frutas cítricas, industrializados, corantes',
    [],
    { ofBrand: true },
  ),
  'licor de café': food('kahlúa, tia maria', 'licores, cafeína, açúcar adicionado, corantes', [], {
    may: ['milk'],
    ofBrand: true,
  }),
  'licor de creme': food(
    'baileys, amarula, licor irlandês',
    'licores, laticínios, açúcar adicionado',
    ['milk'],
    { may: ['gluten', 'egg', 'soy'], ofBrand: true },
  ),
  'licor de ervas': food(
    'jägermeister, chartreuse, bénédictine',
    'licores, açúcar adicionado, ingredientes amargos, industrializados, corantes',
    [],
    { may: ['milk', 'egg', 'quinine', 'almond', 'hazelnut'], ofBrand: true },
  ),
  'licor de frutas ou flores': food(
    'st germain, licor 43, limoncello, licor de jenipapo, licor de frutas, licor de fruta, licor de menta, licor de hortelã, creme de menta, licor de cacau, creme de cacau, licor de jabuticaba, licor de caju, licor de maracujá, licor de tamarindo, licor de banana, licor de pêssego, licor de coco, licor de figo, licor de rosas, licor de anis',
    'licores, açúcar adicionado, corantes, industrializados',
    [],
    { may: ['milk', 'egg', 'quinine', 'almond', 'hazelnut'], ofBrand: true },
  ),
  'bitter aromático': food(
    'angostura, bitters, bitter',
    'licores, açúcar adicionado, ingredientes amargos, industrializados, corantes',
    [],
    { may: ['quinine'], ofBrand: true },
  ),
  fernet: food('cynar, underberg', 'licores, ingredientes amargos, corantes', [], {
    may: ['quinine'],
    ofBrand: true,
  }),
} as const
