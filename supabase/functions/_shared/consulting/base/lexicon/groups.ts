import { listOf } from './foods/food-term.ts'

/** A word for several foods. */
export interface GroupTerm {
  words: readonly string[]
  /** Groups that it belongs to. */
  in: readonly string[]
  /** Terms to choose from when the word alone is ambiguous. */
  narrows: readonly string[]
}

const group = (words: string, groups = '', narrows = ''): GroupTerm => ({
  words: listOf(words),
  in: listOf(groups),
  narrows: listOf(narrows),
})

const nutChoices =
  'oleaginosas, castanha-de-caju, castanha-do-pará, amêndoa, avelã, noz-comum, noz-pecã, macadâmia, pistache, amendoim'

/**
 * An ambiguous word covers all its meanings if the owner was not asked, for example when it comes from the house's
 * settings.
 */
export const groupTerms = {
  // Fruit
  frutas: group(
    'fruta, frutas frescas, fruta fresca, polpa de fruta, polpa, frutas da estação, fruta da estação, frutas da época, fruta da época, salada de frutas',
  ),
  'frutas cítricas': group(
    'cítrico, cítricos, cítrica, frutos cítricos, citros, mais azedo, mais azedinho, bem azedo, bem azedinho, puxado no azedo',
    'frutas',
  ),
  limão: group('limões, limãozinho', 'frutas cítricas'),
  'frutas vermelhas': group('frutos vermelhos, berries', 'frutas'),
  'frutas desidratadas': group('fruta desidratada, fruta passa'),
  'frutas secas': group('fruta seca, frutos secos, fruto seco', '', 'frutas desidratadas, oleaginosas'),
  // Nuts. Peanut is a legume, but Brazilians count it among the "oleaginosas", so refusing those refuses it.
  oleaginosas: group(
    'oleaginosa, castanhas e amendoim, castanhas nozes e amendoim, todas as castanhas, nuts, mix de castanhas, tree nuts',
  ),
  castanhas: group('castanha', 'oleaginosas', nutChoices),
  nozes: group('noz', 'castanhas', 'noz-comum, noz-pecã, macadâmia, castanhas e nozes, oleaginosas'),
  'castanhas e nozes': group('castanhas sem amendoim, nozes e castanhas'),
  // Milk, egg, honey, meat, fish
  laticínios: group(
    'laticínio, lácteos, lácteo, láctea, derivados do leite, derivados de leite, leite e derivados, leite de vaca e derivados',
    'origem animal',
  ),
  queijos: group('queijo, queijinho, tábua de queijos', 'laticínios'),
  'origem animal': group('ingredientes de origem animal, produtos de origem animal, produto animal'),
  mel: group('mel puro de abelha, produtos da abelha'),
  carnes: group('carne', 'origem animal'),
  'carne vermelha': group('carnes vermelhas, gado', 'carnes'),
  'carne de porco': group('porco, suíno, suína, carne suína, carnes suínas', 'carnes'),
  aves: group('ave, carne branca', 'carnes'),
  miúdos: group('vísceras, entranhas, miúdo', 'carnes'),
  'imitação de carne': group('imitações de carne, carne de mentira, carne falsa, carne fake'),
  embutidos: group('embutido, charcutaria, defumados de porco', 'carnes, industrializados'),
  peixes: group(
    'peixe, pescado, pescados, peixinho, peixe fresco, peixe do dia, filé de peixe',
    'peixes e frutos do mar',
  ),
  crustáceos: group('crustáceo', 'crustáceos e moluscos'),
  moluscos: group('molusco', 'crustáceos e moluscos'),
  // Shellfish of either kind; on this coast the word often means molluscs only.
  mariscos: group('marisco', '', 'crustáceos e moluscos, moluscos, crustáceos'),
  'crustáceos e moluscos': group('frutos do mar de casca', 'peixes e frutos do mar, mariscos'),
  'peixes e frutos do mar': group(
    'frutos do mar e peixes, peixe e frutos do mar, tudo do mar, nada do mar',
    'frutos do mar, origem animal',
  ),
  'frutos do mar': group(
    'fruto do mar, coisas do mar, coisa do mar, bichos do mar, bicho do mar, comida do mar',
    '',
    'crustáceos, moluscos, crustáceos e moluscos, peixes e frutos do mar',
  ),
  // Cachaças aged in wood
  'cachaças envelhecidas': group(
    'cachaça envelhecida, cachaça amarela, cachaça ouro, cachaça de madeira, cachaça com madeira, cachaças amarelas',
    'cachaça',
  ),
  // Plants
  cereais: group('cereal'),
  farinhas: group('farinha'),
  massas: group('massa, massas em geral, pastas'),
  grãos: group('grão'),
  leguminosas: group('leguminosa', 'grãos'),
  feijão: group('feijões', 'leguminosas'),
  legumes: group('legume, vegetal, vegetais, legumes grelhados, espetinho de legumes'),
  verduras: group('verdura, folha, folhas, folhas verdes, folhosos, mix de folhas, salada verde'),
  raízes: group('raiz, tubérculo, tubérculos'),
  ervas: group('erva, ervas frescas, erva fresca, folha aromática'),
  especiarias: group('especiaria'),
  temperos: group('tempero'),
  sementes: group('semente'),
  conservas: group('em conserva, enlatado, enlatados'),
  pimentas: group('pimenta, pimentinha, ardido, ardida, ardidos'),
  óleos: group('gordura, gorduras'),
  molhos: group('molhos prontos'),
  // Sugar and industry
  'açúcar adicionado': group('açúcar, açúcares, adição de açúcar, xarope, xaropes'),
  adoçantes: group('adoçante'),
  industrializados: group(
    'industrializado, ultraprocessado, ultraprocessados, artificial, artificiais, conservantes, conservante, aditivos',
  ),
  corantes: group('corante, corante amarelo, corante vermelho, tartrazina'),
  refrigerantes: group('refrigerante, refri, refris', 'industrializados, açúcar adicionado'),
  // Drinks
  cafeína: group('cafeina, estimulante, estimulantes'),
  sucos: group('suco, suco natural, suco de frutas'),
  'bebidas sem álcool': group('bebida sem álcool'),
  'bebidas alcoólicas': group('bebida alcoólica, álcool, alcoólico, alcoólicos, alcoólica, alcoólicas'),
  'outras bebidas alcoólicas': group(
    'outra bebida alcoólica, outro álcool, outras bebidas',
    'bebidas alcoólicas',
  ),
  destilados: group('destilado, outros destilados, outro destilado', 'outras bebidas alcoólicas'),
  licores: group('licores em geral, licor importado, licores importados', 'outras bebidas alcoólicas'),
  cachaça: group('cachaças, pinga, caninha, aguardente, branquinha', 'bebidas alcoólicas'),
  'ingredientes amargos': group('ingrediente amargo'),
} as const satisfies Readonly<Record<string, GroupTerm>>

export type GroupName = keyof typeof groupTerms

/** Members of a group besides those that declare it themselves. */
export const furtherMembers: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  'castanhas e nozes': ['castanhas', 'castanha-portuguesa', 'baru'],
  'frutas secas': ['frutas desidratadas', 'oleaginosas'],
  'origem animal': ['mel'],
  'açúcar adicionado': ['mel'],
  oleaginosas: ['amendoim', 'castanhas e nozes'],
  'cachaças envelhecidas': ['cachaça carvalho premium', 'cachaça castanheira extra-premium'],
}
