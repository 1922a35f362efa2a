import { type CachacaId, cachacas } from '../cachacas.ts'
import { doseCost } from '../costing.ts'
import { formatNumber } from '../language/text.ts'
import type { Food, FoodTag, FoodUnit } from './food.ts'

interface Extra {
  loss?: number
  tags?: readonly FoodTag[]
  words?: string
  plural?: string
}

function food(
  id: string,
  name: string,
  unit: FoodUnit,
  pack: [price: number, amount: number, label: string] | null,
  extra: Extra = {},
): Food {
  return {
    id,
    name,
    plural: extra.plural ?? `${name}s`,
    unit,
    pack: pack && { price: pack[0], amount: pack[1], label: pack[2] },
    loss: extra.loss ?? 0,
    tags: extra.tags ?? [],
    words: (extra.words ?? '').split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()])),
  }
}

const kilo = (id: string, name: string, price: number, extra: Extra = {}) =>
  food(id, name, 'g', [price, 1000, 'kg'], extra)

/**
 * What the recipes can ask a kitchen to buy. Prices are estimates for Fortaleza's markets and distributors in
 * November 2026, to be replaced by the owner's own; losses are the usual correction factors of trimming.
 */
export const foods: readonly Food[] = [
  // Meat and poultry
  kilo('carne_sol', 'carne de sol dessalgada', 64, {
    loss: 0.08,
    tags: ['beef', 'salty'],
    words: 'carne de sol, carne do sol, carne serenada, charque, carne',
  }),
  kilo('file', 'filé-mignon em medalhões', 89, {
    loss: 0.15,
    tags: ['beef'],
    words: 'filé mignon, filé, mignon, carne',
  }),
  kilo('costela', 'costela bovina com osso', 38, {
    loss: 0.1,
    tags: ['beef'],
    words: 'costela, costela bovina, costela de boi',
  }),
  kilo('cordeiro', 'paleta de cordeiro', 72, {
    loss: 0.1,
    tags: ['beef'],
    words: 'cordeiro, carneiro, bode, cabrito',
  }),
  kilo('pernil', 'pernil suíno sem osso', 27, {
    loss: 0.06,
    tags: ['pork'],
    words: 'pernil, porco, carne de porco',
  }),
  kilo('costelinha', 'costelinha suína', 33, {
    loss: 0.05,
    tags: ['pork'],
    words: 'costelinha, costela de porco, porco, ribs',
  }),
  kilo('linguica', 'linguiça toscana', 29, {
    loss: 0.02,
    tags: ['pork', 'salty'],
    words: 'linguiça, calabresa, toscana',
  }),
  kilo('sobrecoxa', 'sobrecoxa de frango desossada', 23, {
    loss: 0.05,
    tags: ['poultry'],
    words: 'frango, sobrecoxa, coxa',
  }),
  kilo('magret', 'magret de pato', 148, { loss: 0.05, tags: ['poultry'], words: 'pato, magret' }),
  // Fish and shellfish
  kilo('camarao', 'camarão médio limpo', 79, {
    loss: 0.03,
    tags: ['shellfish'],
    words: 'camarão, camarões, fruto do mar',
  }),
  food('lagosta', 'cauda de lagosta limpa', 'g', null, { tags: ['shellfish'], words: 'lagosta, lagostas' }),
  kilo('pargo', 'filé de pargo', 68, {
    loss: 0.05,
    tags: ['fish'],
    words: 'pargo, peixe, cioba, peixe fresco, sirigado, robalo, fruto do mar',
  }),
  kilo('tilapia', 'filé de tilápia', 46, { loss: 0.03, tags: ['fish'], words: 'tilápia, peixe, tucunaré' }),
  kilo('atum', 'lombo de atum', 96, { loss: 0.08, tags: ['fish'], words: 'atum, peixe' }),
  kilo('polvo', 'polvo limpo', 98, { loss: 0.02, tags: ['shellfish'], words: 'polvo, fruto do mar' }),
  // Dairy and eggs
  kilo('coalho', 'queijo coalho', 49, {
    tags: ['dairy', 'salty'],
    words: 'coalho, queijo de coalho, queijo',
  }),
  kilo('queijo_manteiga', 'queijo manteiga', 56, {
    tags: ['dairy'],
    words: 'queijo de manteiga, requeijão do sertão',
  }),
  kilo('parmesao', 'parmesão ralado', 92, { tags: ['dairy', 'salty'], words: 'parmesão, queijo curado' }),
  food('creme', 'creme de leite fresco', 'ml', [15, 500, 'garrafa de 500 ml'], {
    tags: ['dairy'],
    words: 'creme de leite',
  }),
  kilo('nata', 'nata fresca', 44, { tags: ['dairy'], words: 'nata' }),
  food('leite', 'leite integral', 'ml', [5.6, 1000, 'litro'], { tags: ['dairy'] }),
  food('leite_condensado', 'leite condensado', 'g', [7.5, 395, 'caixa de 395 g'], {
    tags: ['dairy', 'added_sugar'],
  }),
  kilo('manteiga', 'manteiga sem sal', 54, { tags: ['dairy'] }),
  food('manteiga_garrafa', 'manteiga de garrafa', 'ml', [38, 500, 'garrafa de 500 ml'], {
    tags: ['dairy'],
    words: 'manteiga da terra',
  }),
  food('sorvete', 'sorvete de creme', 'g', [36, 1000, 'balde de 2 litros (1 kg)'], {
    tags: ['dairy', 'egg', 'added_sugar'],
    words: 'sorvete',
  }),
  food('ovo', 'ovo', 'un', [24, 30, 'bandeja de 30'], { tags: ['egg'], words: 'ovos' }),
  // Grains, flours and breads
  kilo('trigo', 'farinha de trigo', 5.8, { tags: ['gluten'] }),
  kilo('goma', 'goma de tapioca hidratada', 9, { words: 'goma, tapioca' }),
  kilo('fecula', 'fécula de mandioca', 9.5),
  kilo('farinha_mandioca', 'farinha de mandioca', 8, { words: 'farinha' }),
  food('pao', 'pão de hambúrguer', 'un', [13.2, 6, 'pacote de 6'], {
    plural: 'pães de hambúrguer',
    tags: ['gluten', 'dairy', 'egg'],
    words: 'pão, brioche',
  }),
  food('pao_frances', 'pão francês', 'un', [0.9, 1, 'unidade'], {
    plural: 'pães franceses',
    tags: ['gluten'],
    words: 'pão, pão carioquinha',
  }),
  food('disco_tapioca', 'disco de tapioca', 'un', [9, 12, 'kg de goma (12 discos)'], {
    plural: 'discos de tapioca',
  }),
  food('massa', 'massa seca tipo penne (grano duro, sem ovo)', 'g', [8.5, 500, 'pacote de 500 g'], {
    tags: ['gluten'],
    words: 'massa, macarrão, penne',
  }),
  food('massa_arroz', 'massa de arroz tipo penne', 'g', [13.5, 500, 'pacote de 500 g'], {
    words: 'massa sem glúten',
  }),
  kilo('arborio', 'arroz arbóreo', 19, { words: 'arroz, arroz de risoto' }),
  food('biscoito', 'biscoito maisena', 'g', [6.2, 370, 'pacote de 370 g'], {
    tags: ['gluten', 'dairy', 'added_sugar'],
    words: 'biscoito',
  }),
  // Legumes and vegetables
  food('grao_bico', 'grão-de-bico cozido sem sal', 'g', [7.5, 265, 'lata (265 g escorrido)'], {
    words: 'grão-de-bico',
  }),
  kilo('feijao_verde', 'feijão-verde', 17, { words: 'feijão verde, feijão' }),
  kilo('macaxeira', 'macaxeira descascada', 8, { loss: 0.06, words: 'aipim, mandioca' }),
  kilo('batata_doce', 'batata-doce', 5.2, { loss: 0.14, words: 'batata doce' }),
  kilo('jerimum', 'jerimum em cubos', 5.8, { loss: 0.22, words: 'abóbora' }),
  kilo('banana_terra', 'banana-da-terra madura', 9, { loss: 0.32, words: 'banana da terra' }),
  kilo('cogumelo', 'cogumelo-de-paris fresco', 49, {
    loss: 0.05,
    words: 'cogumelo, cogumelos, champignon, shimeji',
  }),
  kilo('palmito', 'palmito pupunha em conserva, lavado', 74, { words: 'palmito, pupunha' }),
  kilo('abobrinha', 'abobrinha', 6.5, { loss: 0.08, words: 'legume' }),
  kilo('cenoura', 'cenoura', 6, { loss: 0.14, words: 'legume' }),
  kilo('cebola', 'cebola', 5.5, { loss: 0.1 }),
  kilo('cebola_roxa', 'cebola roxa', 7.5, { loss: 0.1 }),
  kilo('tomate', 'tomate maduro', 8, { loss: 0.08, words: 'tomate, tomate cereja' }),
  food('tomate_pelado', 'tomate pelado sem sal', 'g', [9.5, 400, 'lata de 400 g']),
  kilo('pimentao', 'pimentão', 8.5, { loss: 0.17 }),
  kilo('abacate', 'abacate maduro', 9, { loss: 0.3 }),
  food('rucula', 'rúcula', 'g', [4.5, 150, 'maço'], { loss: 0.25, words: 'folha, folhas' }),
  kilo('alho', 'alho', 34, { loss: 0.1 }),
  kilo('gengibre', 'gengibre fresco', 16, { loss: 0.15 }),
  food('pimenta_cheiro', 'pimenta-de-cheiro', 'un', [4, 15, 'bandeja de 15'], {
    plural: 'pimentas-de-cheiro',
    tags: ['spicy'],
  }),
  food('coentro', 'coentro', 'g', [3, 60, 'maço'], { loss: 0.2 }),
  food('manjericao', 'manjericão', 'g', [3, 40, 'maço'], { loss: 0.25 }),
  food('hortela', 'hortelã', 'g', [3, 40, 'maço'], { loss: 0.25 }),
  food('alecrim', 'alecrim', 'g', [3, 30, 'maço'], { loss: 0.1 }),
  // Fruit and nuts
  kilo('caju', 'caju fresco sem castanha', 12, { loss: 0.15, words: 'caju, cajus' }),
  kilo('abacaxi', 'abacaxi em cubos', 7, { loss: 0.45 }),
  kilo('manga', 'manga em cubos', 6, { loss: 0.4 }),
  kilo('banana', 'banana-prata madura', 6, { loss: 0.35, words: 'banana' }),
  kilo('melancia', 'melancia em cubos', 3.5, { loss: 0.4 }),
  kilo('maracuja', 'polpa de maracujá', 28, { loss: 0.03, words: 'maracujá' }),
  kilo('caja', 'polpa de cajá', 22, { loss: 0.03, words: 'cajá' }),
  kilo('tamarindo', 'polpa de tamarindo', 18, { loss: 0.03, words: 'tamarindo' }),
  food('laranja', 'suco de laranja', 'ml', [4.5, 450, 'kg de laranja (450 ml de suco)'], {
    words: 'laranja',
  }),
  food('limao', 'suco de limão', 'ml', [6, 400, 'kg de limão (400 ml de suco)'], { words: 'limão' }),
  kilo('coco', 'coco fresco ralado', 24, { words: 'coco' }),
  food('leite_coco', 'leite de coco', 'ml', [5, 200, 'garrafa de 200 ml'], { words: 'leite de coco' }),
  kilo('castanha', 'castanha-de-caju torrada sem sal', 66, {
    tags: ['nut'],
    words: 'castanha, castanha de caju',
  }),
  kilo('amendoim', 'amendoim torrado sem sal', 17, { tags: ['peanut'], words: 'amendoim' }),
  // Sweet
  food('rapadura', 'rapadura raspada', 'g', [7, 500, 'tijolo de 500 g'], { tags: ['added_sugar'] }),
  kilo('acucar', 'açúcar', 4.6, { tags: ['added_sugar'] }),
  food('mel_engenho', 'mel de engenho', 'ml', [13, 500, 'garrafa de 500 ml'], {
    loss: 0.03,
    tags: ['added_sugar'],
    words: 'melado, melaço',
  }),
  food('mel_jandaira', 'mel de jandaíra', 'ml', [60, 300, 'pote de 300 ml'], {
    loss: 0.03,
    tags: ['added_sugar', 'honey'],
    words: 'mel, jandaíra, mel de abelha',
  }),
  kilo('chocolate', 'chocolate 70% sem leite', 88, { tags: ['added_sugar', 'soy'], words: 'chocolate' }),
  food('cacau', 'cacau em pó', 'g', [24, 250, 'pacote de 250 g']),
  // Store cupboard
  food('azeite', 'azeite', 'ml', [46, 500, 'garrafa de 500 ml']),
  food('oleo', 'óleo vegetal', 'ml', [8.5, 900, 'garrafa de 900 ml']),
  food('oleo_coco', 'óleo de coco', 'ml', [22, 200, 'pote de 200 ml']),
  food('vinagre', 'vinagre de maçã', 'ml', [7, 750, 'garrafa de 750 ml']),
  food('shoyu', 'shoyu', 'ml', [14, 500, 'garrafa de 500 ml'], {
    tags: ['soy', 'gluten', 'salty'],
    words: 'molho de soja',
  }),
  food('mostarda', 'mostarda de Dijon', 'g', [22, 215, 'pote de 215 g'], { tags: ['spicy'] }),
  kilo('sal', 'sal', 3.5),
  kilo('sal_cura', 'sal grosso', 3.5, { tags: ['salty'] }),
  food('pimenta_reino', 'pimenta-do-reino em grão', 'g', [12, 100, 'pacote de 100 g'], {
    tags: ['spicy'],
    words: 'pimenta do reino',
  }),
  food('paprica', 'páprica defumada', 'g', [11, 100, 'pacote de 100 g']),
  food('canela', 'canela em pó', 'g', [6, 50, 'pacote de 50 g']),
  food('gergelim', 'gergelim', 'g', [9, 200, 'pacote de 200 g']),
  food('cafe', 'café coado forte', 'ml', [30, 6000, 'pacote de café de 500 g (6 litros)'], { words: 'café' }),
  food('agua_gas', 'água com gás gelada', 'ml', [3, 500, 'garrafa de 500 ml']),
]

const byId: ReadonlyMap<string, Food> = new Map(foods.map((item) => [item.id, item]))

const preparation =
  / (dessalgada|descascada|fresco sem castanha|em medalhões|com osso|sem osso|desossada|médio limpo|limp[ao]|em cubos|madur[ao]|fresc[ao]|torrad[ao] sem sal|raspada|cozido sem sal|sem sal|hidratada|em conserva, lavado|tipo .*|sem leite)$/

/** A food as sentences name it, without the state in which the recipe takes it: "carne de sol". */
export function shortName({ name }: Food): string {
  return name.replace(/^cauda de /, '').replace(preparation, '')
}

/** @throws Error for an id that the pantry does not know: a mistake in the recipes, not in the answers */
export function foodOf(id: string): Food {
  const found = byId.get(id)
  if (!found) throw new Error(`dishes: unknown food ${id}`)
  return found
}

/** A cachaça of the farm as something the kitchen buys. */
export function cachacaFood(id: CachacaId): Food {
  const { pack, name } = cachacas[id]
  return { id, name, plural: name, unit: 'ml', pack, loss: 0, tags: [], words: [] }
}

/** R$ for an amount that reaches the pan; null where the price is not known. */
export function foodCost(item: Food, amount: number): number | null {
  return item.pack && doseCost(item.pack, amount, item.loss)
}

/** What has to be bought for an amount that reaches the pan. */
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
