import { type CachacaId, cachacas } from '../cachacas.ts'
import { doseCost } from '../costing.ts'
import { formatNumber } from '../language/text.ts'
import { food, kilo } from './describe-good.ts'
import type { Food, FoodUnit } from './food.ts'
import { estimatedPrices, type Prices } from './house-prices.ts'
import { prices } from './prices.ts'
import { regionalFoods } from './regional-foods.ts'
import { specialistFoods } from './specialist-foods.ts'

/**
 * What the recipes can ask a kitchen to buy. Prices are estimates for Fortaleza's markets and distributors in
 * November 2026, to be replaced by the owner's own; losses are the usual correction factors of trimming.
 */
export const foods = [
  // Meat and poultry
  kilo('carne_sol', 'carne de sol dessalgada', prices.carne_sol, {
    loss: 0.08,
    tags: ['beef', 'salty'],
    words: 'carne de sol, carne do sol, carne serenada, charque, carne',
  }),
  kilo('file', 'filé-mignon em medalhões', prices.file, {
    loss: 0.15,
    tags: ['beef'],
    words: 'filé mignon, filé, mignon, carne',
  }),
  kilo('costela', 'costela bovina com osso', prices.costela, {
    loss: 0.1,
    tags: ['beef'],
    words: 'costela, costela bovina, costela de boi',
  }),
  kilo('cordeiro', 'carne de cordeiro', prices.cordeiro, {
    loss: 0.1,
    tags: ['beef'],
    words: 'cordeiro, carneiro',
  }),
  kilo('pernil', 'pernil suíno sem osso', prices.pernil, {
    loss: 0.06,
    tags: ['pork'],
    words: 'pernil, porco, carne de porco',
  }),
  kilo('costelinha', 'costelinha suína', prices.costelinha, {
    loss: 0.05,
    tags: ['pork'],
    words: 'costelinha, costela de porco, porco, ribs',
  }),
  kilo('linguica', 'linguiça toscana', prices.linguica, {
    loss: 0.02,
    tags: ['pork', 'salty'],
    words: 'linguiça, calabresa, toscana',
  }),
  kilo('sobrecoxa', 'sobrecoxa de frango desossada', prices.sobrecoxa, {
    loss: 0.05,
    tags: ['poultry'],
    words: 'frango, sobrecoxa, coxa',
  }),
  kilo('asa', 'asa de frango', prices.asa, {
    loss: 0.02,
    tags: ['poultry'],
    words: 'asinha, coxinha da asa',
  }),
  kilo('bode', 'carne de bode', prices.bode, { loss: 0.1, tags: ['beef'], words: 'bode, cabrito' }),
  kilo('carne_moida', 'carne bovina moída', prices.carne_moida, {
    tags: ['beef'],
    words: 'carne moída, blend bovino, hambúrguer',
  }),
  kilo('figado', 'fígado bovino limpo', prices.figado, { loss: 0.08, tags: ['beef'], words: 'fígado' }),
  kilo('magret', 'magret de pato', prices.magret, { loss: 0.05, tags: ['poultry'], words: 'pato, magret' }),
  ...regionalFoods,
  ...specialistFoods,
  // Fish and shellfish
  kilo('camarao', 'camarão médio limpo', prices.camarao, {
    loss: 0.03,
    tags: ['shellfish'],
    words: 'camarão, camarões, fruto do mar',
  }),
  food('lagosta', 'cauda de lagosta limpa', 'g', null, { tags: ['shellfish'], words: 'lagosta, lagostas' }),
  kilo('pargo', 'filé de pargo', prices.pargo, {
    loss: 0.05,
    tags: ['fish'],
    words: 'pargo, peixe, peixe fresco, fruto do mar',
  }),
  kilo('robalo', 'filé de robalo', prices.robalo, {
    loss: 0.05,
    tags: ['fish'],
    words: 'robalo, sirigado, pescada, beijupirá, badejo',
  }),
  food('ostra', 'ostra', 'un', [prices.ostra, 1, 'unidade'], { tags: ['shellfish'], words: 'ostra' }),
  kilo('siri', 'carne de siri', prices.carne_siri, { tags: ['shellfish'], words: 'siri' }),
  kilo('tilapia', 'filé de tilápia', prices.tilapia, {
    loss: 0.03,
    tags: ['fish'],
    words: 'tilápia, peixe',
  }),
  kilo('atum', 'lombo de atum', prices.atum, { loss: 0.08, tags: ['fish'], words: 'atum, peixe' }),
  kilo('polvo', 'polvo limpo', prices.polvo, {
    loss: 0.02,
    tags: ['shellfish'],
    words: 'polvo, fruto do mar',
  }),
  // Dairy and eggs
  kilo('coalho', 'queijo coalho', prices.coalho, {
    tags: ['dairy', 'salty'],
    words: 'coalho, queijo de coalho, queijo',
  }),
  kilo('queijo_manteiga', 'queijo manteiga', prices.queijo_manteiga, {
    tags: ['dairy'],
    words: 'queijo de manteiga, requeijão do sertão',
  }),
  kilo('parmesao', 'parmesão ralado', prices.parmesao, {
    tags: ['dairy', 'salty'],
    words: 'parmesão, queijo curado',
  }),
  food('creme', 'creme de leite fresco', 'ml', [prices.creme, 500, 'garrafa de 500 ml'], {
    tags: ['dairy'],
    words: 'creme de leite',
  }),
  kilo('nata', 'nata fresca', prices.nata, { tags: ['dairy'], words: 'nata' }),
  food('leite', 'leite integral', 'ml', [prices.leite, 1000, 'litro'], { tags: ['dairy'] }),
  food('leite_condensado', 'leite condensado', 'g', [prices.leite_condensado, 395, 'caixa de 395 g'], {
    tags: ['dairy', 'added_sugar'],
  }),
  kilo('manteiga', 'manteiga sem sal', prices.manteiga, { tags: ['dairy'] }),
  food('manteiga_garrafa', 'manteiga de garrafa', 'ml', [prices.manteiga_garrafa, 500, 'garrafa de 500 ml'], {
    tags: ['dairy'],
    words: 'manteiga da terra',
  }),
  food('sorvete', 'sorvete de creme', 'g', [prices.sorvete, 1000, 'balde de 2 litros (1 kg)'], {
    tags: ['dairy', 'egg', 'added_sugar'],
    words: 'sorvete',
  }),
  food('ovo', 'ovo', 'un', [prices.ovos, 30, 'bandeja de 30'], { tags: ['egg'], words: 'ovos' }),
  // Grains, flours and breads
  kilo('trigo', 'farinha de trigo', prices.trigo, { tags: ['gluten'] }),
  kilo('goma', 'goma de tapioca hidratada', prices.goma, { words: 'goma, tapioca' }),
  kilo('fecula', 'fécula de mandioca', prices.fecula),
  kilo('farinha_mandioca', 'farinha de mandioca', prices.farinha_mandioca, { words: 'farinha' }),
  food('pao', 'pão de hambúrguer', 'un', [prices.pao, 6, 'pacote de 6'], {
    plural: 'pães de hambúrguer',
    tags: ['gluten', 'dairy', 'egg'],
    words: 'pão, brioche',
  }),
  food('pao_frances', 'pão francês', 'un', [prices.pao_frances, 1, 'unidade'], {
    plural: 'pães franceses',
    tags: ['gluten'],
    words: 'pão, pão carioquinha',
  }),
  food('disco_tapioca', 'disco de tapioca', 'un', [prices.goma, 12, 'kg de goma (12 discos)'], {
    plural: 'discos de tapioca',
  }),
  food('massa', 'massa seca tipo penne (grano duro, sem ovo)', 'g', [prices.massa, 500, 'pacote de 500 g'], {
    tags: ['gluten'],
    words: 'massa, macarrão, penne',
  }),
  food('massa_arroz', 'massa de arroz tipo penne', 'g', [prices.massa_arroz, 500, 'pacote de 500 g'], {
    words: 'massa sem glúten',
  }),
  kilo('arroz', 'arroz branco', prices.arroz, { words: 'arroz, arroz da terra' }),
  kilo('cuscuz', 'flocão de milho', prices.cuscuz, { words: 'cuscuz, flocão' }),
  kilo('farinha_arroz', 'farinha de arroz', prices.farinha_arroz),
  kilo('arborio', 'arroz arbóreo', prices.arborio, { words: 'arroz, arroz de risoto' }),
  food('biscoito', 'biscoito maisena', 'g', [prices.biscoito, 370, 'pacote de 370 g'], {
    tags: ['gluten', 'dairy', 'added_sugar'],
    words: 'biscoito',
  }),
  // Legumes and vegetables
  food(
    'grao_bico',
    'grão-de-bico cozido sem sal',
    'g',
    [prices.grao_de_bico_sem_sal, 265, 'lata (265 g escorrido)'],
    {
      words: 'grão-de-bico',
    },
  ),
  kilo('feijao_verde', 'feijão-verde', prices.feijao_verde, { words: 'feijão verde, feijão' }),
  kilo('macaxeira', 'macaxeira descascada', prices.macaxeira, { loss: 0.06, words: 'aipim, mandioca' }),
  kilo('batata', 'batata em palitos congelada', prices.batata, { words: 'batata, batata congelada' }),
  kilo('maxixe', 'maxixe', prices.maxixe, { loss: 0.1, words: 'maxixe' }),
  kilo('pequi', 'polpa de pequi', prices.pequi, { words: 'pequi' }),
  kilo('batata_doce', 'batata-doce', prices.batata_doce, { loss: 0.14, words: 'batata doce' }),
  kilo('jerimum', 'jerimum em cubos', prices.jerimum, { loss: 0.22, words: 'abóbora' }),
  kilo('banana_terra', 'banana-da-terra madura', prices.banana_terra, {
    loss: 0.32,
    words: 'banana da terra',
  }),
  kilo('shiitake', 'cogumelo shiitake', prices.shiitake, { loss: 0.12, words: 'shiitake, shitake' }),
  kilo('cogumelo', 'cogumelo-de-paris fresco', prices.cogumelo, {
    loss: 0.05,
    words: 'cogumelo, cogumelos, champignon, shimeji',
  }),
  kilo('palmito', 'palmito pupunha em conserva, lavado', prices.palmito, { words: 'palmito, pupunha' }),
  kilo('abobrinha', 'abobrinha', prices.abobrinha, { loss: 0.08, words: 'legume' }),
  kilo('cenoura', 'cenoura', prices.cenoura, { loss: 0.14, words: 'legume' }),
  kilo('cebola', 'cebola', prices.cebola, { loss: 0.1 }),
  kilo('cebola_roxa', 'cebola roxa', prices.cebola_roxa, { loss: 0.1 }),
  kilo('tomate', 'tomate maduro', prices.tomate, { loss: 0.08, words: 'tomate, tomate cereja' }),
  food('tomate_pelado', 'tomate pelado sem sal', 'g', [prices.tomate_pelado, 400, 'lata de 400 g']),
  kilo('pimentao', 'pimentão', prices.pimentao, { loss: 0.17 }),
  kilo('abacate', 'abacate maduro', prices.abacate, { loss: 0.3 }),
  food('rucula', 'rúcula', 'g', [prices.rucula, 150, 'maço'], { loss: 0.25, words: 'folha, folhas' }),
  kilo('alho', 'alho', prices.alho, { loss: 0.1 }),
  kilo('gengibre', 'gengibre fresco', prices.gengibre, { loss: 0.15 }),
  food('pimenta_cheiro', 'pimenta-de-cheiro', 'un', [prices.pimenta_cheiro, 15, 'bandeja de 15'], {
    plural: 'pimentas-de-cheiro',
    tags: ['spicy'],
  }),
  food('coentro', 'coentro', 'g', [prices.coentro, 60, 'maço'], { loss: 0.2 }),
  food('manjericao', 'manjericão', 'g', [prices.manjericao, 40, 'maço'], { loss: 0.25 }),
  food('hortela', 'hortelã', 'g', [prices.hortela, 40, 'maço'], { loss: 0.25 }),
  food('alecrim', 'alecrim', 'g', [prices.alecrim, 30, 'maço'], { loss: 0.1 }),
  // Fruit and nuts
  kilo('caju', 'caju fresco sem castanha', prices.caju, { loss: 0.15, words: 'caju, cajus' }),
  kilo('abacaxi', 'abacaxi em cubos', prices.abacaxi, { loss: 0.45 }),
  kilo('manga', 'manga em cubos', prices.manga, { loss: 0.4 }),
  kilo('banana', 'banana-prata madura', prices.banana, { loss: 0.35, words: 'banana' }),
  kilo('melancia', 'melancia em cubos', prices.melancia, { loss: 0.4 }),
  kilo('maracuja', 'polpa de maracujá', prices.polpa_maracuja, { loss: 0.03, words: 'maracujá' }),
  kilo('caja', 'polpa de cajá', prices.polpa_caja, { loss: 0.03, words: 'cajá' }),
  kilo('tamarindo', 'polpa de tamarindo', prices.polpa_tamarindo, { loss: 0.03, words: 'tamarindo' }),
  food('laranja', 'suco de laranja', 'ml', [prices.laranja, 450, 'kg de laranja (450 ml de suco)'], {
    words: 'laranja',
  }),
  food('limao', 'suco de limão', 'ml', [prices.limao_taiti, 400, 'kg de limão (400 ml de suco)'], {
    words: 'limão',
  }),
  kilo('coco', 'coco fresco ralado', prices.coco, { words: 'coco' }),
  food('leite_coco', 'leite de coco', 'ml', [prices.leite_coco, 200, 'garrafa de 200 ml'], {
    words: 'leite de coco',
  }),
  kilo('castanha', 'castanha-de-caju torrada sem sal', prices.castanha_torrada, {
    tags: ['nut'],
    words: 'castanha, castanha de caju',
  }),
  kilo('amendoim', 'amendoim torrado sem sal', prices.amendoim, { tags: ['peanut'], words: 'amendoim' }),
  // Sweet
  food('rapadura', 'rapadura raspada', 'g', [prices.rapadura, 500, 'tijolo de 500 g'], {
    tags: ['added_sugar'],
  }),
  kilo('acucar', 'açúcar', prices.acucar, { tags: ['added_sugar'] }),
  food('mel_engenho', 'mel de engenho', 'ml', [prices.mel_engenho, 500, 'garrafa de 500 ml'], {
    loss: 0.03,
    tags: ['added_sugar'],
    words: 'melado, melaço',
  }),
  food('mel_jandaira', 'mel de jandaíra', 'ml', [prices.mel_jandaira, 300, 'pote de 300 ml'], {
    loss: 0.03,
    tags: ['added_sugar', 'honey'],
    words: 'mel, jandaíra, mel de abelha',
  }),
  kilo('goiabada', 'goiabada', prices.goiabada, { tags: ['added_sugar'], words: 'goiabada' }),
  kilo('doce_leite', 'doce de leite', prices.doce_leite, {
    tags: ['added_sugar', 'dairy'],
    words: 'doce de leite',
  }),
  kilo('agar', 'ágar-ágar', prices.agar, { words: 'ágar-ágar, agar-agar' }),
  kilo('chocolate', 'chocolate 70% sem leite', prices.chocolate, {
    tags: ['added_sugar', 'soy'],
    words: 'chocolate',
  }),
  food('cacau', 'cacau em pó', 'g', [prices.cacau, 250, 'pacote de 250 g']),
  // Store cupboard
  food('azeite', 'azeite', 'ml', [prices.azeite, 500, 'garrafa de 500 ml']),
  food('oleo', 'óleo vegetal', 'ml', [prices.oleo, 900, 'garrafa de 900 ml']),
  food('oleo_coco', 'óleo de coco', 'ml', [prices.oleo_coco, 200, 'pote de 200 ml']),
  food('vinagre', 'vinagre de maçã', 'ml', [prices.vinagre, 750, 'garrafa de 750 ml']),
  food('shoyu', 'shoyu', 'ml', [prices.shoyu, 500, 'garrafa de 500 ml'], {
    tags: ['soy', 'gluten', 'salty'],
    words: 'molho de soja',
  }),
  food('mostarda', 'mostarda de Dijon', 'g', [prices.mostarda, 215, 'pote de 215 g'], { tags: ['spicy'] }),
  kilo('sal', 'sal', prices.sal),
  kilo('sal_cura', 'sal grosso', prices.sal_cura, { tags: ['salty'] }),
  food('pimenta_reino', 'pimenta-do-reino em grão', 'g', [prices.pimenta_reino, 100, 'pacote de 100 g'], {
    tags: ['spicy'],
    words: 'pimenta do reino',
  }),
  food('paprica', 'páprica defumada', 'g', [prices.paprica, 100, 'pacote de 100 g']),
  food('canela', 'canela em pó', 'g', [prices.canela_em_po, 50, 'pacote de 50 g']),
  food('gergelim', 'gergelim', 'g', [prices.gergelim, 200, 'pacote de 200 g']),
  food('cafe', 'café coado forte', 'ml', [prices.cafe, 6000, 'pacote de café de 500 g (6 litros)'], {
    words: 'café',
  }),
  food('embalagem', 'embalagem', 'un', [prices.embalagem, 1, 'unidade'], { plural: 'embalagens' }),
  food('agua_gas', 'água com gás gelada', 'ml', [prices.agua_com_gas_500_ml, 500, 'garrafa de 500 ml']),
]

export type FoodId = (typeof foods)[number]['id']

const byId: ReadonlyMap<string, Food> = new Map(foods.map((item) => [item.id, item]))

export function isFoodId(id: string): id is FoodId {
  return byId.has(id)
}

const preparation =
  / (dessalgada|descascada|fresco sem castanha|em medalhões|com osso|sem osso|desossada|médio limpo|limp[ao]|em cubos|madur[ao]|fresc[ao]|torrad[ao] sem sal|raspada|cozido sem sal|sem sal|hidratada|em conserva, lavado|tipo .*|sem leite)$/

/** A food's name in sentences, without its preparation: "carne de sol". */
export function shortName({ name }: Food): string {
  return name.replace(/^cauda de /, '').replace(preparation, '')
}

/** @throws Error for an id that the pantry does not know: a mistake in the recipes, not in the answers */
export function foodOf(id: string): Food {
  const found = byId.get(id)
  if (!found) throw new Error(`dishes: unknown food ${id}`)
  return found
}

/** A cachaça as a kitchen ingredient. */
export function cachacaFood(id: CachacaId): Food {
  const { pack, name } = cachacas[id]
  return { id, name, plural: name, unit: 'ml', pack, loss: 0, tags: [], words: [] }
}

/** R$ for an amount after trimming; null if the price is unknown. */
export function foodCost(item: Food, amount: number, house: Prices = estimatedPrices): number | null {
  const pack = house(item)
  return pack && doseCost(pack, amount, item.loss)
}

/** Amount to buy for an amount after trimming. */
export function grossAmount(item: Food, amount: number): number {
  return amount / (1 - item.loss)
}

/** "400 g", "1,2 kg", "3". */
export function formatQuantity(amount: number, unit: FoodUnit): string {
  if (unit === 'un') return formatNumber(amount)
  if (amount >= 1000) return `${formatNumber(amount / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
  return `${formatNumber(amount)} ${unit}`
}

/** "400 g de queijo coalho", "2 ovos". */
export function describeFood(item: Food, amount: number): string {
  if (item.unit === 'un') return `${formatNumber(amount)} ${amount > 1 ? item.plural : item.name}`
  return `${formatQuantity(amount, item.unit)} de ${item.name}`
}
