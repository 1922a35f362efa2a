import { food, kilo } from './describe-good.ts'
import { prices } from './prices.ts'

/** What houses of one format buy or make: doughs, rice and seaweed, bowls, the pantry of Bahia and of the Levant. */
export const specialistFoods = [
  // The house's own dough, whatever its recipe
  food('massa_pizza', 'massa de pizza da casa', 'un', [prices.massa_pizza, 1, 'disco de 35 cm'], {
    plural: 'massas de pizza da casa',
    tags: ['gluten'],
    words: 'massa de pizza',
  }),
  food('massa_esfiha', 'massa de esfiha da casa', 'un', [prices.massa_esfiha, 12, '12 discos de 40 g'], {
    plural: 'massas de esfiha da casa',
    tags: ['gluten'],
    words: 'massa de esfiha, massa de esfirra',
  }),
  food('massa_pastel', 'massa de pastel', 'un', [prices.massa_pastel, 10, 'pacote de 10 discos grandes'], {
    plural: 'massas de pastel',
    tags: ['gluten'],
    words: 'massa de pastel',
  }),
  kilo('massa_fresca', 'massa fresca da casa', prices.massa_fresca, {
    tags: ['gluten', 'egg'],
    words: 'massa fresca',
  }),
  food('pao_sirio', 'pão sírio', 'un', [prices.pao_sirio, 6, 'pacote de 6'], {
    plural: 'pães sírios',
    tags: ['gluten'],
    words: 'pão sírio, pão árabe, pão pita',
  }),
  kilo('trigo_quibe', 'trigo para quibe', prices.trigo_quibe, { tags: ['gluten'] }),
  // Dairy
  kilo('requeijao', 'requeijão cremoso', prices.requeijao, {
    tags: ['dairy'],
    words: 'requeijão, catupiry',
  }),
  kilo('cream_cheese', 'cream cheese', prices.cream_cheese, { tags: ['dairy'], words: 'cream cheese' }),
  kilo('coalhada', 'coalhada seca', prices.coalhada, { tags: ['dairy'], words: 'coalhada' }),
  kilo('ricota', 'ricota fresca', prices.ricota, { tags: ['dairy'], words: 'ricota' }),
  kilo('leite_po', 'leite em pó', prices.leite_po, { tags: ['dairy'], words: 'leite em pó' }),
  // Meat, fish and shellfish
  kilo('bacon', 'bacon em fatias', prices.bacon, { tags: ['pork', 'salty'], words: 'bacon' }),
  kilo('salmao', 'filé de salmão', prices.salmao, { loss: 0.08, tags: ['fish'], words: 'salmão' }),
  kilo('caranguejo', 'carne de caranguejo', prices.carne_caranguejo, {
    tags: ['shellfish'],
    words: 'caranguejo',
  }),
  kilo('camarao_seco', 'camarão seco defumado', prices.camarao_seco, {
    loss: 0.1,
    tags: ['shellfish', 'salty'],
    words: 'camarão seco',
  }),
  // Grains, pulses and plants
  kilo('arroz_sushi', 'arroz para sushi', prices.arroz_sushi, {
    words: 'arroz de sushi',
  }),
  food('nori', 'folha de nori', 'un', [prices.nori, 10, 'pacote de 10 folhas'], {
    plural: 'folhas de nori',
    words: 'nori, alga',
  }),
  kilo('fradinho', 'feijão-fradinho', prices.fradinho, { words: 'feijão fradinho' }),
  kilo('lentilha', 'lentilha', prices.lentilha, { words: 'lentilha' }),
  kilo('quinoa', 'quinoa em grãos', prices.quinoa, { words: 'quinoa' }),
  kilo('tofu', 'tofu', prices.tofu, { tags: ['soy'], words: 'tofu' }),
  kilo('jaca', 'jaca verde cozida e desfiada', prices.jaca, { words: 'jaca, carne de jaca' }),
  kilo('pepino', 'pepino', prices.pepino, { loss: 0.1, words: 'pepino' }),
  kilo('repolho', 'repolho', prices.repolho, { loss: 0.12, words: 'repolho' }),
  food('couve', 'couve', 'g', [prices.couve, 250, 'maço'], { loss: 0.25, words: 'couve' }),
  food('dende', 'azeite de dendê', 'ml', [prices.dende, 500, 'garrafa de 500 ml'], { words: 'dendê' }),
  food('tahine', 'tahine', 'g', [prices.tahine, 500, 'pote de 500 g'], { words: 'tahine, tahini' }),
  // Bowls and ices
  kilo('acai', 'polpa de açaí', prices.polpa_acai, { words: 'açaí' }),
  kilo('cupuacu', 'polpa de cupuaçu', prices.polpa_cupuacu, { loss: 0.03, words: 'cupuaçu' }),
  kilo('granola', 'granola', prices.granola, { tags: ['gluten', 'nut', 'added_sugar'], words: 'granola' }),
  food('pacoca_doce', 'paçoca de amendoim', 'g', [prices.pacoca, 400, 'pacote com 20 (400 g)'], {
    tags: ['peanut', 'added_sugar'],
    words: 'paçoca, paçoquinha',
  }),
]
