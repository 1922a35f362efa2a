import type { Tag } from '../pantry/ingredient.ts'

/** Kinds of kitchen. */
export type Kitchen = 'boteco' | 'regional' | 'fine' | 'beach' | 'street' | 'cafe'

/** What a drink calls for in the dish beside it. */
export type PairingProfile = 'acid' | 'light' | 'creamy' | 'bitter' | 'strong' | 'dessert' | 'spicy'

export interface Dish {
  name: string
  kitchens: readonly Kitchen[]
  profiles: readonly PairingProfile[]
  tags: readonly Tag[]
}

function dish(
  name: string,
  kitchens: readonly Kitchen[],
  profiles: readonly PairingProfile[],
  tags: readonly Tag[] = [],
): Dish {
  return { name, kitchens, profiles, tags }
}

/**
 * Contents are listed generously: what a dish often contains counts as contained, because an allergy leaves no room for
 * guesses.
 */
export const dishes: readonly Dish[] = [
  // Boteco
  dish('torresmo de rolo', ['boteco'], ['acid', 'bitter'], ['meat', 'pork']),
  dish(
    'bolinho de macaxeira com carne de sol',
    ['boteco', 'street'],
    ['acid', 'spicy'],
    ['meat', 'gluten', 'egg'],
  ),
  dish('caldinho de feijão', ['boteco'], ['strong', 'acid'], ['meat', 'pork']),
  dish('panelada em porção', ['boteco'], ['strong', 'acid'], ['meat']),
  dish('carne de sol acebolada', ['boteco', 'regional'], ['strong', 'bitter'], ['meat']),
  dish('queijo coalho na brasa', ['boteco', 'beach', 'regional'], ['light', 'strong'], ['dairy']),
  dish('amendoim cozido', ['boteco'], ['light', 'bitter'], ['nut']),
  dish('pastel de queijo', ['boteco', 'street'], ['acid', 'light'], ['dairy', 'gluten']),
  dish('frango a passarinho', ['boteco', 'street'], ['acid', 'spicy'], ['meat']),
  dish('linguiça acebolada', ['boteco'], ['bitter', 'acid'], ['meat', 'pork']),
  dish('macaxeira frita', ['boteco', 'street', 'regional'], ['light', 'acid', 'creamy', 'spicy']),
  dish('ovo de codorna temperado', ['boteco'], ['light', 'bitter'], ['egg']),
  dish('moela ao molho', ['boteco'], ['strong', 'spicy'], ['meat']),
  dish('bolinho de feijão-verde', ['boteco', 'street'], ['light', 'spicy', 'acid'], ['gluten', 'egg']),
  dish('batata-doce frita com sal grosso', ['boteco', 'street'], ['bitter', 'light', 'spicy']),
  dish(
    'cocada de forno',
    ['boteco', 'regional', 'beach'],
    ['dessert', 'creamy'],
    ['egg', 'dairy', 'added_sugar', 'fruit'],
  ),
  dish('doce de caju em calda', ['boteco', 'regional'], ['dessert', 'strong'], ['fruit', 'added_sugar']),
  dish('tapioca na chapa', ['boteco', 'cafe', 'regional'], ['creamy', 'dessert'], ['dairy']),
  dish('banana frita com canela', ['boteco', 'street'], ['dessert', 'creamy'], ['fruit', 'added_sugar']),
  // Regional
  dish('baião de dois cremoso', ['regional'], ['acid', 'strong'], ['dairy', 'meat', 'pork']),
  dish('carneiro guisado', ['regional'], ['strong', 'bitter'], ['meat']),
  dish('peixada cearense', ['regional', 'beach'], ['light', 'acid', 'creamy'], ['seafood', 'egg', 'fruit']),
  dish('paçoca de carne de sol', ['regional'], ['bitter', 'acid'], ['meat']),
  dish('galinha caipira com pirão', ['regional'], ['acid', 'spicy'], ['meat']),
  dish('arroz de leite com carne assada', ['regional'], ['strong', 'bitter'], ['dairy', 'meat']),
  dish('mungunzá salgado', ['regional'], ['spicy', 'acid'], ['meat', 'pork']),
  dish('farofa d’água com legumes na brasa', ['regional'], ['light', 'bitter', 'acid']),
  dish('vatapá de caju', ['regional'], ['creamy', 'spicy', 'light'], ['fruit', 'nut', 'gluten', 'seafood']),
  dish('maxixada com jerimum', ['regional'], ['light', 'spicy', 'bitter']),
  dish('salada de feijão-verde com coentro', ['regional', 'beach'], ['light', 'acid'], ['herb']),
  dish('moqueca de banana-da-terra', ['regional', 'beach'], ['creamy', 'spicy', 'acid'], ['fruit']),
  dish('cartola', ['regional'], ['dessert', 'creamy'], ['dairy', 'fruit', 'added_sugar']),
  dish(
    'bolo de macaxeira',
    ['regional', 'cafe'],
    ['dessert', 'creamy', 'strong'],
    ['egg', 'dairy', 'added_sugar'],
  ),
  dish('rapadura com coco', ['regional'], ['dessert', 'strong'], ['added_sugar', 'fruit']),
  // Fine dining, bistro, hotel
  dish(
    'ceviche de robalo com leite de coco',
    ['fine'],
    ['light', 'acid'],
    ['seafood', 'citrus', 'spicy', 'fruit'],
  ),
  dish('tartar de carne de sol com melaço', ['fine'], ['bitter', 'acid'], ['meat', 'added_sugar', 'egg']),
  dish('camarão na manteiga de garrafa', ['fine', 'beach'], ['acid', 'creamy'], ['seafood', 'dairy']),
  dish('lagosta grelhada com ervas', ['fine', 'beach'], ['light', 'acid'], ['seafood', 'herb']),
  dish('polvo na brasa com creme de macaxeira', ['fine'], ['bitter', 'spicy', 'acid'], ['seafood', 'dairy']),
  dish('pargo em crosta de castanha', ['fine'], ['light', 'creamy'], ['seafood', 'nut']),
  dish('cordeiro em cocção lenta com purê de jerimum', ['fine'], ['strong', 'bitter'], ['meat', 'dairy']),
  dish(
    'magret de pato com molho de frutas',
    ['fine'],
    ['bitter', 'strong', 'acid'],
    ['meat', 'fruit', 'added_sugar'],
  ),
  dish('barriga de porco com purê de batata-doce', ['fine'], ['acid', 'spicy'], ['meat', 'pork', 'dairy']),
  dish('carpaccio de pupunha com ervas', ['fine'], ['light', 'acid', 'bitter'], ['herb', 'citrus']),
  dish('nhoque de banana-da-terra', ['fine'], ['creamy', 'spicy'], ['fruit', 'gluten', 'egg']),
  dish('cogumelos tostados com purê de inhame', ['fine'], ['strong', 'bitter', 'creamy']),
  dish('legumes assados com molho de pimentão', ['fine', 'street'], ['light', 'spicy', 'acid']),
  dish('tábua de queijos do Sertão Central', ['fine', 'boteco'], ['strong', 'bitter'], ['dairy']),
  dish(
    'fondant de chocolate com sal marinho',
    ['fine'],
    ['dessert', 'strong'],
    ['dairy', 'egg', 'gluten', 'added_sugar'],
  ),
  dish(
    'pudim de coco com calda queimada',
    ['fine', 'regional'],
    ['dessert', 'creamy'],
    ['egg', 'dairy', 'fruit', 'added_sugar'],
  ),
  dish('sorvete de rapadura', ['fine'], ['dessert', 'creamy'], ['dairy', 'egg', 'added_sugar']),
  dish('frutas da estação grelhadas', ['fine', 'cafe'], ['dessert', 'light', 'creamy'], ['fruit']),
  // Beach
  dish('camarão alho e óleo', ['beach', 'boteco'], ['acid', 'light', 'spicy'], ['seafood']),
  dish('caranguejo no leite de coco', ['beach'], ['light', 'acid', 'creamy'], ['seafood', 'fruit']),
  dish('pargo frito inteiro', ['beach'], ['acid', 'light', 'bitter'], ['seafood', 'gluten']),
  dish('agulha frita', ['beach', 'boteco'], ['light', 'acid', 'bitter'], ['seafood', 'gluten']),
  dish('sururu ao coco', ['beach'], ['creamy', 'spicy', 'acid'], ['seafood', 'fruit']),
  dish('casquinha de siri', ['beach', 'fine'], ['acid', 'creamy'], ['seafood', 'gluten', 'dairy']),
  dish(
    'isca de peixe empanada',
    ['beach', 'street'],
    ['acid', 'spicy', 'light'],
    ['seafood', 'gluten', 'egg'],
  ),
  dish('espetinho de carne', ['beach', 'street', 'boteco'], ['strong', 'bitter', 'spicy'], ['meat']),
  dish('milho assado na brasa', ['beach', 'street'], ['light', 'creamy', 'bitter', 'strong']),
  dish(
    'salada de abacate com coentro',
    ['beach', 'fine', 'street'],
    ['spicy', 'light', 'acid'],
    ['fruit', 'citrus', 'herb'],
  ),
  dish('cocada cremosa', ['beach'], ['dessert', 'creamy', 'strong'], ['dairy', 'added_sugar', 'fruit']),
  dish(
    'picolé de frutas do Nordeste',
    ['beach', 'street'],
    ['dessert', 'creamy'],
    ['dairy', 'added_sugar', 'fruit'],
  ),
  // Food truck, pub, fast casual, events
  dish(
    'hambúrguer de carne de sol com coalho',
    ['street'],
    ['acid', 'strong', 'bitter'],
    ['meat', 'dairy', 'gluten', 'egg'],
  ),
  dish(
    'sanduíche de porco desfiado',
    ['street'],
    ['acid', 'spicy', 'strong'],
    ['meat', 'pork', 'gluten', 'added_sugar'],
  ),
  dish('batata frita com páprica', ['street', 'boteco'], ['light', 'acid', 'creamy']),
  dish('taco de camarão', ['street'], ['spicy', 'acid', 'light'], ['seafood', 'citrus', 'spicy']),
  dish('asinha de frango na brasa', ['street'], ['spicy', 'strong', 'bitter'], ['meat']),
  dish('dadinho de tapioca', ['street', 'boteco', 'fine'], ['light', 'acid', 'spicy'], ['dairy']),
  dish('nachos de macaxeira', ['street'], ['bitter', 'creamy', 'light', 'spicy']),
  dish('costelinha na brasa', ['street'], ['strong', 'bitter'], ['meat', 'pork']),
  dish(
    'grão-de-bico tostado com cominho',
    ['street', 'boteco', 'fine'],
    ['bitter', 'light', 'strong', 'spicy'],
  ),
  dish('espetinho de legumes', ['street', 'beach', 'boteco'], ['light', 'spicy', 'acid', 'bitter']),
  dish(
    'churros de doce de leite',
    ['street'],
    ['dessert', 'creamy'],
    ['dairy', 'egg', 'gluten', 'added_sugar'],
  ),
  dish('banana caramelada com canela', ['street', 'cafe'], ['dessert', 'strong'], ['fruit', 'added_sugar']),
  // Café
  dish('tapioca de coco', ['cafe'], ['light', 'creamy', 'acid'], ['fruit', 'dairy', 'added_sugar']),
  dish('cuscuz com ovo', ['cafe', 'regional'], ['acid', 'light', 'bitter', 'spicy'], ['egg']),
  dish('pão de queijo de coalho', ['cafe'], ['light', 'acid', 'strong'], ['dairy', 'egg']),
  dish('bolo mole', ['cafe', 'regional'], ['dessert', 'creamy'], ['egg', 'dairy', 'added_sugar']),
  dish(
    'bolo de milho',
    ['cafe', 'regional'],
    ['dessert', 'creamy', 'light'],
    ['egg', 'dairy', 'added_sugar'],
  ),
  dish('grude de goma', ['cafe', 'regional'], ['dessert', 'strong', 'light'], ['fruit', 'added_sugar']),
  dish('torrada de beiju com tomate', ['cafe', 'fine'], ['light', 'acid', 'bitter', 'spicy']),
  dish(
    'brownie de rapadura',
    ['cafe', 'street', 'fine'],
    ['dessert', 'strong'],
    ['egg', 'dairy', 'gluten', 'added_sugar'],
  ),
  dish('queijo coalho com melaço', ['cafe', 'fine'], ['strong', 'bitter', 'acid'], ['dairy', 'added_sugar']),
  dish(
    'sanduíche de frango com ervas',
    ['cafe', 'street'],
    ['acid', 'spicy', 'light'],
    ['meat', 'gluten', 'egg', 'herb'],
  ),
  dish('salada de frutas com hortelã', ['cafe', 'beach'], ['light', 'dessert'], ['fruit', 'citrus', 'herb']),
]
