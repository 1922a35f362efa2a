import type { Menu, MenuItem } from '../documents/menu.ts'

/** An item of a golden house's menu. */
export function item(
  category: string,
  name: string,
  price: number | null,
  cost: number | null = null,
  description: string | null = null,
): MenuItem {
  return { name, category, description, price, cost }
}

/** A neighbourhood bar: the classics, prices in …,90, costs known for the best sellers. */
export const botecoMenu: Menu = {
  items: [
    item('Petiscos', 'Torresmo de rolo', 38.9, 12.4, 'Barriga de porco pururucada, limão'),
    item('Petiscos', 'Carne de sol acebolada', 54.9, 19.8, 'Com macaxeira frita e manteiga da terra'),
    item('Petiscos', 'Queijo coalho na brasa', 26.9, 8.9, 'Com melaço de cana'),
    item('Petiscos', 'Caldinho de feijão', 12.9, 3.2),
    item('Petiscos', 'Bolinho de macaxeira com carne de sol (6 un.)', 29.9, 8.1),
    item('Petiscos', 'Pastel de queijo (8 un.)', 27.9, 7.4),
    item('Petiscos', 'Camarão alho e óleo', 62.9, 27),
    item('Petiscos', 'Patinha de caranguejo', 58.9),
    item('Petiscos', 'Frango a passarinho', 39.9, 13.6),
    item('Petiscos', 'Calabresa acebolada', 34.9, 10.7),
    item('Petiscos', 'Caldo de sururu', 16.9),
    item('Petiscos', 'Segredo da Neuma', 31.9),
    item('Pratos', 'Baião de dois com carne de sol', 44.9, 15.3, 'Queijo coalho e nata'),
    item('Pratos', 'Panelada (sábado)', 36.9, 11.8),
    item('Pratos', 'Peixada cearense', 79.9, 31, 'Para duas pessoas, com pirão e ovo cozido'),
    item('Pratos', 'Galinha caipira com pirão', 69.9),
    item('Pratos', 'Arroz branco', 8.9, 1.6),
    item('Sobremesas', 'Doce de caju com queijo', 14.9, 4.2),
    item('Sobremesas', 'Cartola', 18.9, 5.6, 'Banana, queijo manteiga, açúcar e canela'),
    item('Drinks', 'Caipirinha de limão', 16.9, 3.6),
    item('Drinks', 'Caipirosca de morango', 21.9),
    item('Drinks', 'Batida de coco', 15.9),
    item('Cervejas', 'Cerveja 600 ml', 13.9, 7.2),
    item('Cervejas', 'Long neck', 9.9, 5.1),
    item('Sem álcool', 'Suco de cajá', 9.9, 2.4),
  ],
}

/** A fine-dining restaurant: whole prices, full descriptions, costs known for most dishes. */
export const fineDiningMenu: Menu = {
  items: [
    item(
      'Entradas',
      'Ceviche de pargo e caju',
      62,
      19.5,
      'Leite de tigre de caju, cebola roxa, coentro e pimenta-de-cheiro',
    ),
    item(
      'Entradas',
      'Tartare de carne de sol',
      58,
      18.2,
      'Gema curada, mostarda da casa e chips de macaxeira',
    ),
    item('Entradas', 'Ostras gratinadas com queijo de manteiga', 69, null),
    item('Entradas', 'Carpaccio de pupunha', 46, 12.1, 'Castanha-de-caju, ervas e azeite'),
    item(
      'Entradas',
      'Burrata com tomates do sertão',
      64,
      22.4,
      'Tomate, manjericão e farofa crocante de pão',
    ),
    item('Principais', 'Lagosta grelhada', 168, 71, 'Manteiga de garrafa, arroz de coco e ervas'),
    item('Principais', 'Polvo na brasa', 126, 46, 'Creme de macaxeira e páprica defumada'),
    item(
      'Principais',
      'Pargo em crosta de castanha',
      98,
      33.5,
      'Purê de banana-da-terra e vinagrete de caju',
    ),
    item('Principais', 'Cordeiro em cocção lenta', 132, 48, 'Purê de jerimum e molho do próprio assado'),
    item('Principais', 'Magret de pato', 138, null, 'Molho de tamarindo e legumes assados'),
    item('Principais', 'Risoto de queijo coalho e carne de sol', 88, 26.8),
    item('Principais', 'Nhoque de banana-da-terra', 76, 19, 'Vegetariano: cogumelos, nata e sálvia'),
    item('Principais', 'Memória do Jaguaribe', 118, null),
    item(
      'Queijos',
      'Tábua de queijos do Sertão Central',
      74,
      28,
      'Coalho maturado, manteiga e azul, com mel de jandaíra',
    ),
    item('Sobremesas', 'Fondant de chocolate do Baturité', 42, 11.5, 'Sorvete de cumaru'),
    item('Sobremesas', 'Pudim de rapadura', 36, 7.8),
    item('Sobremesas', 'Caju em três texturas', 39, 9.6, 'Compota, sorvete e castanha caramelizada'),
    item('Menu kids', 'Filé com arroz e batata frita', 48, 15),
    item('Vinhos', 'Taça de espumante brut', 38, 11),
    item('Coquetéis', 'Negroni', 44, 10.5),
    item('Águas e cafés', 'Café coado', 12, 1.8),
  ],
}

/** A food truck: few items, eaten standing, one cold display of sweets. */
export const foodTruckMenu: Menu = {
  items: [
    item('Hambúrgueres', 'Smash duplo', 29.9, 10.2, 'Dois blends, cheddar, picles e molho da casa'),
    item(
      'Hambúrgueres',
      'Burger de carne de sol',
      34.9,
      12.6,
      'Queijo coalho grelhado e cebola caramelizada',
    ),
    item('Hambúrgueres', 'Burger de camarão', 38.9, 15.8, 'Maionese de limão e coentro'),
    item('Hambúrgueres', 'Veggie de grão-de-bico', 27.9, 7.1, 'Vegano: rúcula e vinagrete de manga'),
    item('Hambúrgueres', 'Frango crocante', 28.9, 9.4, 'Sobrecoxa empanada, picles e maionese picante'),
    item('Sanduíches', 'Porco desfiado no pão', 31.9, 10.9, 'Pernil defumado com barbecue de tamarindo'),
    item('Tacos', 'Taco de peixe (2 un.)', 26.9, 8.8, 'Tilápia empanada, limão e coentro'),
    item('Tacos', 'Taco de costela picante (2 un.)', 28.9, null, 'Costela desfiada, chipotle e abacate'),
    item('Porções', 'Batata frita com páprica', 18.9, 4.6),
    item('Porções', 'Anéis de cebola', 19.9, 5),
    item('Porções', 'Dadinho de tapioca', 21.9, 5.7, 'Com geleia de pimenta'),
    item('Combo', 'Combo Tubarão', 45.9, null),
    item('Doces', 'Churros de doce de leite', 14.9, 3.4),
    item('Doces', 'Brownie de rapadura', 13.9, 3.9),
    item('Bebidas', 'Refrigerante lata', 7, 3.2),
    item('Bebidas', 'Água com gás', 5, 1.6),
    item('Extras', 'Bacon extra', 6, 2.1),
  ],
}
