import { type Bought, bought, type Extra, pulp } from './bought.ts'
import { pouredGoods } from './poured-goods.ts'
import { prices } from './prices.ts'
import { requestedGoods } from './requested-goods.ts'

/** Fresh fruit in g, pressed in the glass; yields three quarters of its weight in juice. */
function fresh<const Id extends string>(
  id: Id,
  name: string,
  fruit: string,
  pricePerKg: number,
  loss: number,
  sugar: number,
  acid: number,
  months: readonly number[],
  words: readonly string[] = [],
): Bought<Id> {
  return bought(id, name, 'g', [pricePerKg, 1000, `kg de ${fruit}`], {
    phase: 'muddle',
    mlPerUnit: 0.75,
    sugar,
    acid,
    months,
    family: fruit,
    loss,
    tags: ['fruit'],
    words,
  })
}

/** Sweetened spirits and fortified wines, none of them local. */
function liqueur<const Id extends string>(
  id: Id,
  name: string,
  pack: [price: number, amount: number, label: string],
  { tags = [], ...extra }: Extra & { abv: number; sugar: number },
): Bought<Id> {
  return bought(id, name, 'ml', pack, {
    ...extra,
    tags: ['alcohol', 'added_sugar', ...tags, 'industrial'],
    imported: true,
  })
}

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * What the recipes can ask a bar to buy. Prices are estimates of {@link pricesAsOf}, to be replaced by the
 * owner's own; sugar and acid are typical values (g per 100 ml), enough to balance a drink before tasting.
 */
export const boughtIngredients = [
  // Fruit pulps
  pulp('caju', 'caju', prices.polpa_caju, 10.5, 0.45, [8, 9, 10, 11, 12]),
  pulp('caja', 'cajá', prices.polpa_caja, 9.5, 1.5, [1, 2, 3, 4, 5, 6]),
  pulp('seriguela', 'seriguela', prices.polpa_seriguela, 14, 1, [12, 1, 2, 3], {
    words: ['siriguela', 'ciriguela'],
  }),
  pulp('graviola', 'graviola', prices.polpa_graviola, 12.5, 0.9, allYear),
  pulp('umbu', 'umbu', prices.polpa_umbu, 9.5, 1.5, [1, 2, 3, 4], { words: ['imbu'] }),
  pulp('tamarindo', 'tamarindo', prices.polpa_tamarindo, 11, 2.2, [8, 9, 10, 11]),
  pulp('maracuja', 'maracujá', prices.polpa_maracuja, 11, 3, allYear),
  pulp('manga', 'manga', prices.polpa_manga, 14, 0.5, [10, 11, 12, 1]),
  pulp('acerola', 'acerola', prices.polpa_acerola, 6.5, 1.2, [1, 2, 3, 4, 5, 6]),
  pulp('goiaba', 'goiaba', prices.polpa_goiaba, 9, 0.5, allYear),
  pulp('mangaba', 'mangaba', prices.polpa_mangaba, 11, 1, [1, 2, 3, 4]),
  pulp('morango', 'morango', prices.polpa_morango, 6, 0.8, allYear, { imported: true }),
  pulp('uva', 'uva', prices.polpa_uva, 15, 0.7, allYear),
  pulp('cupuacu', 'cupuaçu', prices.polpa_cupuacu, 8, 1.9, allYear, { imported: true }),
  pulp('bacuri', 'bacuri', prices.polpa_bacuri, 14, 1.2, allYear, { imported: true }),
  pulp('acai', 'açaí', prices.polpa_acai, 2, 0.3, allYear, { imported: true }),
  // Only where the owner asks for the fruit out of season.
  pulp('tangerina_polpa', 'tangerina', prices.polpa_tangerina, 10, 0.9, [5, 6, 7, 8]),
  // Juices
  bought('laranja', 'suco de laranja', 'ml', [prices.laranja, 1000, 'kg de laranja'], {
    sugar: 9.5,
    acid: 0.8,
    family: 'laranja',
    tags: ['citrus', 'fruit'],
    months: allYear,
    loss: 0.55,
  }),
  bought('limao', 'suco de limão-taiti', 'ml', [prices.limao_taiti, 1000, 'kg de limão-taiti'], {
    sugar: 1.6,
    acid: 6,
    family: 'limão-taiti',
    words: ['limão', 'lima ácida'],
    tags: ['citrus', 'fruit'],
    months: allYear,
    loss: 0.6,
  }),
  bought('limao_cravo', 'suco de limão-cravo', 'ml', [prices.limao_cravo, 1000, 'kg de limão-cravo'], {
    sugar: 2,
    acid: 5,
    family: 'limão-cravo',
    words: ['limão', 'limão-rosa'],
    tags: ['citrus', 'fruit'],
    months: [4, 5, 6, 7],
    loss: 0.6,
  }),
  bought('tangerina', 'suco de tangerina', 'ml', [prices.tangerina, 1000, 'kg de tangerina'], {
    sugar: 10.5,
    acid: 0.9,
    family: 'tangerina',
    words: ['mexerica', 'bergamota'],
    tags: ['citrus', 'fruit'],
    months: [5, 6, 7, 8],
    loss: 0.55,
  }),
  bought('abacaxi', 'suco de abacaxi', 'ml', [prices.abacaxi, 1000, 'kg de abacaxi'], {
    sugar: 12,
    acid: 0.7,
    family: 'abacaxi',
    words: ['ananás'],
    tags: ['fruit'],
    months: allYear,
    loss: 0.45,
  }),
  bought('melancia', 'suco de melancia', 'ml', [prices.melancia, 1000, 'kg de melancia'], {
    sugar: 8,
    acid: 0.1,
    family: 'melancia',
    tags: ['fruit'],
    months: allYear,
    loss: 0.45,
  }),
  bought('cajuina', 'cajuína', 'ml', [prices.cajuina, 500, 'garrafa de cajuína de 500 ml'], {
    sugar: 10.5,
    acid: 0.3,
    family: 'cajuína',
    words: ['caju'],
    tags: ['fruit'],
    loss: 0.02,
  }),
  bought('agua_coco', 'água de coco', 'ml', [prices.agua_coco, 1000, 'litro de água de coco'], {
    sugar: 4.5,
    acid: 0.07,
    family: 'coco',
    words: ['coco verde'],
    tags: ['fruit'],
    months: allYear,
  }),
  // What a drink is served in
  bought('coco_verde', 'coco verde', 'un', [prices.coco_verde, 1, 'coco verde'], {
    plural: 'cocos verdes',
    family: 'coco',
    tags: ['fruit'],
  }),
  bought('abacaxi_inteiro', 'abacaxi inteiro', 'un', [prices.abacaxi_inteiro, 1, 'abacaxi'], {
    plural: 'abacaxis inteiros',
    family: 'abacaxi',
    tags: ['fruit'],
  }),
  // Fresh fruit for pressing
  fresh('caju_fresco', 'caju fresco em rodelas', 'caju', prices.caju, 0.15, 10.5, 0.45, [8, 9, 10, 11, 12]),
  fresh('abacaxi_fresco', 'abacaxi em cubos', 'abacaxi', prices.abacaxi, 0.45, 12, 0.7, allYear),
  fresh('manga_fresca', 'manga em cubos', 'manga', prices.manga, 0.4, 14, 0.5, [10, 11, 12, 1]),
  fresh(
    'seriguela_fresca',
    'seriguela madura sem caroço',
    'seriguela',
    prices.seriguela,
    0.35,
    14,
    1,
    [12, 1, 2, 3],
    ['siriguela', 'ciriguela'],
  ),
  fresh('melancia_fresca', 'melancia em cubos', 'melancia', prices.melancia, 0.4, 8, 0.1, allYear),
  fresh('umbu_fresco', 'umbu maduro sem caroço', 'umbu', prices.umbu, 0.35, 9.5, 1.5, [1, 2, 3, 4], ['imbu']),
  bought(
    'limao_cubos',
    'limão-taiti em cubos',
    'un',
    [prices.limao_taiti, 12, 'kg de limão-taiti (12 unidades)'],
    {
      plural: 'limões-taiti em cubos',
      phase: 'muddle',
      mlPerUnit: 30,
      sugar: 1.6,
      acid: 6,
      family: 'limão-taiti',
      words: ['limão'],
      tags: ['citrus', 'fruit'],
      months: allYear,
    },
  ),
  // Sweet
  bought('rapadura', 'rapadura', 'g', [prices.rapadura, 500, 'tijolo de rapadura de 500 g'], {
    mlPerUnit: 0.6,
    sugar: 145,
    family: 'rapadura',
    tags: ['added_sugar'],
  }),
  bought('acucar', 'açúcar cristal', 'g', [prices.acucar, 1000, 'kg de açúcar cristal'], {
    mlPerUnit: 0.6,
    sugar: 166,
    family: 'açúcar',
    tags: ['added_sugar'],
  }),
  bought(
    'mel_engenho',
    'mel de engenho',
    'ml',
    [prices.mel_engenho, 500, 'garrafa de mel de engenho de 500 ml'],
    {
      sugar: 90,
      acid: 0.3,
      family: 'mel de engenho',
      words: ['melado', 'mel de cana'],
      tags: ['added_sugar'],
      loss: 0.04,
    },
  ),
  bought('mel', 'mel de abelha', 'ml', [prices.mel, 500, 'garrafa de mel de 500 ml'], {
    sugar: 115,
    acid: 0.4,
    family: 'mel de abelha',
    tags: ['added_sugar', 'honey'],
    loss: 0.04,
  }),
  bought(
    'mel_jandaira',
    'mel de jandaíra',
    'ml',
    [prices.mel_jandaira, 300, 'pote de mel de jandaíra de 300 ml'],
    {
      sugar: 90,
      acid: 0.5,
      family: 'mel de jandaíra',
      words: ['mel de abelha', 'jandaíra'],
      tags: ['added_sugar', 'honey'],
      loss: 0.04,
    },
  ),
  bought(
    'leite_condensado',
    'leite condensado',
    'ml',
    [prices.leite_condensado, 305, 'caixa de leite condensado de 395 g'],
    {
      sugar: 72,
      acid: 0.2,
      family: 'leite condensado',
      tags: ['dairy', 'added_sugar', 'industrial'],
      loss: 0.04,
    },
  ),
  bought('tamara', 'tâmara seca sem caroço', 'g', [prices.tamara, 1000, 'kg de tâmara seca'], {
    family: 'tâmara',
    imported: true,
    tags: ['fruit'],
  }),
  // Creamy
  bought(
    'leite_coco',
    'leite de coco',
    'ml',
    [prices.leite_coco, 200, 'garrafa de leite de coco de 200 ml'],
    {
      sugar: 2.5,
      family: 'coco',
      tags: ['fruit'],
      loss: 0.03,
    },
  ),
  bought(
    'creme',
    'creme de leite fresco',
    'ml',
    [prices.creme, 500, 'garrafa de creme de leite fresco de 500 ml'],
    {
      sugar: 3.2,
      family: 'creme de leite',
      tags: ['dairy'],
      loss: 0.03,
    },
  ),
  // Foam
  // Served raw, so always pasteurised: bought by the litre, counted by the white of an egg.
  bought(
    'clara',
    'clara de ovo pasteurizada',
    'un',
    [prices.clara_pasteurizada, 40, 'caixa de 1 kg de clara pasteurizada'],
    {
      plural: 'claras de ovo pasteurizadas',
      mlPerUnit: 25,
      family: 'ovo',
      tags: ['egg'],
    },
  ),
  bought(
    'grao_bico',
    'água do cozimento de grão-de-bico',
    'ml',
    [prices.grao_de_bico, 250, 'lata de grão-de-bico'],
    {
      family: 'grão-de-bico',
      words: ['aquafaba'],
    },
  ),
  // Herbs, roots and spices
  bought('hortela', 'hortelã', 'folhas', [prices.hortela, 100, 'maço de hortelã'], {
    phase: 'muddle',
    tags: ['herb'],
    loss: 0.2,
  }),
  bought('manjericao', 'manjericão', 'folhas', [prices.manjericao, 80, 'maço de manjericão'], {
    phase: 'muddle',
    tags: ['herb'],
    loss: 0.2,
  }),
  bought('gengibre', 'gengibre fresco', 'g', [prices.gengibre, 1000, 'kg de gengibre'], {
    phase: 'muddle',
    family: 'gengibre',
    words: ['picante', 'ardido'],
    loss: 0.15,
  }),
  bought(
    'pimenta_cheiro',
    'pimenta-de-cheiro',
    'un',
    [prices.pimenta_cheiro, 15, 'bandeja de pimenta-de-cheiro'],
    {
      plural: 'pimentas-de-cheiro',
      phase: 'muddle',
      family: 'pimenta-de-cheiro',
      words: ['pimenta'],
      tags: ['spicy'],
    },
  ),
  bought(
    'dedo_moca',
    'rodela de pimenta dedo-de-moça',
    'un',
    [prices.dedo_moca, 80, 'bandeja de pimenta dedo-de-moça'],
    {
      plural: 'rodelas de pimenta dedo-de-moça',
      phase: 'muddle',
      family: 'pimenta dedo-de-moça',
      words: ['pimenta'],
      tags: ['spicy'],
    },
  ),
  bought('canela', 'pau de canela', 'un', [prices.canela_em_pau, 15, 'pacote de canela em pau'], {
    plural: 'paus de canela',
    family: 'canela',
  }),
  bought('cravo', 'cravo-da-índia', 'un', [prices.cravo, 120, 'pacote de cravo-da-índia'], {
    plural: 'cravos-da-índia',
    family: 'cravo-da-índia',
    words: ['cravo'],
    imported: true,
  }),
  bought('pepino_fresco', 'pepino em rodelas', 'g', [prices.pepino, 1000, 'kg de pepino'], {
    phase: 'muddle',
    // Nearly all of it is juice.
    mlPerUnit: 0.75,
    sugar: 1.7,
    acid: 0.05,
    loss: 0.1,
    family: 'pepino',
  }),
  bought('cha_preto_seco', 'chá preto', 'g', [prices.cha_preto, 100, 'pacote de chá preto de 100 g'], {
    family: 'chá preto',
    words: ['chá', 'cafeína'],
    tags: ['caffeine'],
  }),
  bought('cumaru', 'semente de cumaru', 'g', [prices.cumaru, 50, 'pacote de cumaru de 50 g'], {
    family: 'cumaru',
  }),
  bought('capim_santo', 'capim-santo fresco', 'g', [prices.capim_santo, 100, 'maço de capim-santo'], {
    family: 'capim-santo',
    words: ['capim-limão', 'capim-cidreira'],
    tags: ['herb'],
    loss: 0.1,
  }),
  bought('hibisco', 'hibisco seco', 'g', [prices.hibisco, 100, 'pacote de hibisco de 100 g'], {
    family: 'hibisco',
    words: ['vinagreira'],
  }),
  bought(
    'clitoria',
    'feijão-borboleta seco',
    'g',
    [prices.clitoria, 30, 'pacote de feijão-borboleta de 30 g'],
    { family: 'feijão-borboleta', words: ['clitória', 'flor azul', 'chá azul'] },
  ),
  bought('chocolate', 'chocolate 70%', 'g', [prices.chocolate, 1000, 'kg de chocolate 70%'], {
    family: 'chocolate',
  }),
  bought('leite', 'leite', 'ml', [prices.leite, 1000, 'litro de leite'], {
    sugar: 4.8,
    family: 'leite',
    tags: ['dairy'],
  }),
  bought('amendoim', 'amendoim torrado sem pele', 'g', [prices.amendoim, 1000, 'kg de amendoim'], {
    family: 'amendoim',
    tags: ['nut'],
  }),
  bought('castanha', 'castanha-de-caju crua', 'g', [prices.castanha_crua, 1000, 'kg de castanha-de-caju'], {
    family: 'castanha-de-caju',
    words: ['castanha', 'caju'],
    tags: ['nut'],
  }),
  bought('cafe', 'café moído', 'g', [prices.cafe, 500, 'pacote de café especial de 500 g'], {
    family: 'café',
    tags: ['caffeine'],
    words: ['cafeína'],
  }),
  bought('espresso', 'espresso', 'ml', [prices.cafe, 2200, 'pacote de café especial de 500 g (55 doses)'], {
    family: 'café',
    words: ['café', 'cafeína'],
    tags: ['caffeine'],
    needs: ['espresso'],
  }),
  bought('sal', 'pitada de sal', 'un', [prices.sal_marinho, 1000, 'kg de sal marinho (1.000 pitadas)'], {
    plural: 'pitadas de sal',
    family: 'sal',
  }),
  // Bottles
  bought(
    'agua_gas',
    'água com gás',
    'ml',
    [prices.agua_com_gas_1500_ml, 1500, 'garrafa de água com gás de 1,5 l'],
    {
      phase: 'top',
      family: 'água com gás',
      loss: 0.05,
    },
  ),
  bought('tonica', 'água tônica', 'ml', [prices.tonica, 350, 'lata de água tônica de 350 ml'], {
    phase: 'top',
    sugar: 8.5,
    acid: 0.4,
    family: 'água tônica',
    words: ['tônica'],
    tags: ['added_sugar', 'soda', 'industrial', 'bitter', 'citrus'],
    imported: true,
    loss: 0.05,
  }),
  bought('ginger', 'ginger ale', 'ml', [prices.ginger, 350, 'lata de ginger ale de 350 ml'], {
    phase: 'top',
    sugar: 8.5,
    acid: 0.2,
    family: 'ginger ale',
    words: ['gengibre', 'ginger beer'],
    tags: ['added_sugar', 'soda', 'industrial'],
    imported: true,
    loss: 0.05,
  }),
  bought('espumante', 'espumante brut', 'ml', [prices.espumante, 750, 'garrafa de espumante brut nacional'], {
    phase: 'top',
    abv: 12,
    sugar: 1,
    acid: 0.6,
    family: 'espumante',
    words: ['vinho', 'champanhe'],
    tags: ['alcohol'],
    imported: true,
    loss: 0.05,
  }),
  liqueur('vermute', 'vermute tinto', [prices.vermute, 900, 'garrafa de vermute tinto'], {
    abv: 15,
    sugar: 15,
    acid: 0.5,
    family: 'vermute',
    words: ['vinho', 'vermute tinto'],
    tags: ['citrus', 'bitter'],
  }),
  liqueur('vermute_seco', 'vermute seco', [prices.vermute_seco, 900, 'garrafa de vermute seco'], {
    abv: 18,
    sugar: 3,
    acid: 0.6,
    family: 'vermute seco',
    words: ['vermute', 'vinho'],
    tags: ['citrus'],
  }),
  liqueur(
    'aperitivo',
    'aperitivo amargo vermelho',

    [prices.aperitivo, 900, 'garrafa de aperitivo amargo'],
    {
      abv: 26,
      sugar: 22,
      acid: 0.2,
      family: 'aperitivo amargo',
      words: ['campari', 'bitter'],
      tags: ['citrus', 'bitter'],
    },
  ),
  liqueur(
    'licor_laranja',
    'licor de laranja',

    [prices.licor_laranja, 700, 'garrafa de licor de laranja'],
    {
      abv: 30,
      sugar: 28,
      family: 'licor de laranja',
      words: ['laranja', 'triple sec'],
      tags: ['citrus'],
    },
  ),
  liqueur('curacau_azul', 'curaçau azul', [prices.curacau_azul, 720, 'garrafa de curaçau azul'], {
    abv: 22,
    sugar: 30,
    family: 'curaçau azul',
    words: ['curaçau', 'blue curaçao', 'licor de laranja'],
    tags: ['citrus'],
  }),
  bought(
    'bitter',
    'bitter aromático',
    'dashes',
    [prices.bitter, 240, 'frasco de bitter aromático de 200 ml'],
    {
      mlPerUnit: 0.8,
      abv: 44,
      family: 'bitter aromático',
      words: ['bitters', 'angostura'],
      tags: ['alcohol', 'bitter', 'added_sugar', 'industrial'],
      imported: true,
    },
  ),
  ...pouredGoods,
  ...requestedGoods,
  bought('agua', 'água filtrada', 'ml', [prices.agua, 20000, 'galão de água de 20 l'], {
    family: 'água filtrada',
  }),
  bought('gelo', 'gelo em cubos', 'g', [prices.gelo, 5000, 'saco de gelo de 5 kg'], {
    phase: 'finish',
    family: 'gelo',
    loss: 0.2,
  }),
]

export type BoughtId = (typeof boughtIngredients)[number]['id']
