import type { Menu } from '../documents/menu.ts'
import { item } from './menus.ts'

/** A beach stall: fish to share, prices in …,00 and …,90, drinks in coconuts. */
export const barracaMenu: Menu = {
  items: [
    item('Da maré', 'Pargo frito inteiro', 119, 48, 'Serve três, com baião, farofa e vinagrete'),
    item('Da maré', 'Isca de peixe', 54.9, 19.2, 'Com molho tártaro da casa'),
    item('Da maré', 'Caranguejo toc-toc (un.)', 9.9, 4.6),
    item('Da maré', 'Camarão no alho', 69.9, 30.5),
    item('Da maré', 'Lagosta na manteiga', 159, 78, 'Para dois, fora do defeso'),
    item('Da maré', 'Casquinha de siri', 24.9, 7.9),
    item('Da maré', 'Arraia ao coco', 62, 21),
    item('Para petiscar', 'Macaxeira frita', 26.9, 6.1),
    item('Para petiscar', 'Queijo coalho no espeto', 12, 4.3, 'Com orégano ou melaço'),
    item('Para petiscar', 'Batata frita da praia', 29.9, 7),
    item('Acompanhamentos', 'Baião de dois', 22, 5.2),
    item('Acompanhamentos', 'Farofa de manteiga', 9, 1.4),
    item('Do bar', 'Caipirinha', 19.9, 4.1),
    item('Do bar', 'Caipifruta de seriguela', 23.9, 5.4),
    item('Do bar', 'Batida de maracujá', 18.9),
    item('Geladas', 'Cerveja litrão', 17.9, 9.6),
    item('Geladas', 'Água de coco', 8, 3.1),
    item('Geladas', 'Refrigerante lata', 7.5, 3.3),
  ],
}

/** A bistro with few tables: a short menu, whole prices, all costs known. */
export const bistroMenu: Menu = {
  items: [
    item('Para começar', 'Terrine de fígado com cajuína', 44, 11.8, 'Picles de maxixe e pão da casa'),
    item('Para começar', 'Sopa fria de manga verde', 34, 7.2, 'Iogurte, pepino e hortelã'),
    item('Para começar', 'Cogumelos na manteiga de ervas', 39, 12.5),
    item('Para começar', 'Salada de beterraba e queijo de cabra', 42, 12.1, 'Castanha-de-caju e laranja'),
    item('Pratos da semana', 'Filé ao poivre', 92, 35.4, 'Batata gratinada e jus de pimenta'),
    item('Pratos da semana', 'Confit de pato com feijão-verde', 98, 37.9),
    item('Pratos da semana', 'Robalo ao beurre blanc de cajá', 96, 38.6, 'Purê de chuchu e ervas'),
    item('Pratos da semana', 'Gratinado de legumes da feira', 64, 16.3, 'Queijo maturado e tomilho'),
    item('Pratos da semana', 'Steak tartare', 78, 26, 'Gema, alcaparras e fritas'),
    item('Doce', 'Torta de limão-cravo', 29, 6.4),
    item('Doce', 'Mousse de chocolate e cumaru', 32, 7.7),
    item('Doce', 'Crème brûlée de rapadura', 31, 6.9),
    item('Taças', 'Vinho tinto da casa (taça)', 36, 12),
    item('Taças', 'Espumante brut (taça)', 38, 11.5),
    item('Coquetéis', 'Kir de caju', 36, 8.2),
    item('Coquetéis', 'Boulevardier', 42, 10.8),
    item('Bar sem álcool', 'Soda de gengibre', 18, 2.9),
  ],
}

/** A pub: draught beers, finger food, spirits by the dose. */
export const pubMenu: Menu = {
  items: [
    item('Snacks', 'Fish and chips', 52, 17.4, 'Peixe empanado na cerveja e maionese de limão'),
    item('Snacks', 'Asinhas apimentadas (10 un.)', 44, 13.9),
    item('Snacks', 'Nachos com chili', 46, 12.8, 'Carne moída, feijão, cheddar e creme azedo'),
    item('Snacks', 'Pretzel com mostarda', 24, 4.9),
    item('Snacks', 'Croquete de costela (8 un.)', 38, 11.6),
    item('Burgers', 'Burger do farol', 42, 13.2, 'Bacon, cebola na cerveja preta e cheddar'),
    item('Burgers', 'Burger de frango defumado', 38, 11.1),
    item('Burgers', 'Burger de cogumelos', 39, 11.9, 'Vegetariano: cogumelo, rúcula e gorgonzola'),
    item('Pratos', 'Costela na cerveja preta', 72, 25.7, 'Purê de batata e cebola crocante'),
    item('Pratos', 'Linguiça com chucrute', 54, 16.8),
    item('Chope', 'Pilsen 300 ml', 12, 4.1),
    item('Chope', 'IPA 470 ml', 26, 10.9),
    item('Chope', 'Stout 470 ml', 28, 11.8),
    item('Doses', 'Dose de cachaça prata', 14, 2.6),
    item('Doses', 'Uísque 50 ml', 29, 9.7),
    item('Drinks', 'Moscow mule', 32, 7.4),
    item('Drinks', 'Gim-tônica', 34, 9.1),
    item('Drinks', 'Caipirinha do porto', 26, 4.9),
    item('Sem álcool', 'Tônica', 9, 3.9),
  ],
}

/** A café of Sobral: breakfast, cakes, coffee; two drinks in the evening. */
export const cafeteriaMenu: Menu = {
  items: [
    item('Cafés', 'Espresso', 7, 1.1),
    item('Cafés', 'Cappuccino da casa', 14, 3.2, 'Com canela e raspas de chocolate'),
    item('Cafés', 'Café gelado com laranja', 16, 3.6),
    item('Cafés', 'Mocha de rapadura', 17, 3.9),
    item('Café da manhã', 'Cuscuz com ovo e queijo', 19, 4.7),
    item('Café da manhã', 'Tapioca de coco', 15, 3.1),
    item('Café da manhã', 'Tapioca de carne de sol', 22, 7.4),
    item('Café da manhã', 'Pão na chapa', 9, 1.8),
    item('Lanches', 'Quiche de alho-poró', 21, 5.6),
    item('Lanches', 'Sanduíche de frango', 26, 7.9, 'Pão de batata, cenoura e maionese de ervas'),
    item('Lanches', 'Pão de queijo (6 un.)', 16, 3.8),
    item('Bolos', 'Bolo de macaxeira', 12, 2.3),
    item('Bolos', 'Bolo de chocolate', 15, 3.5, 'Calda de brigadeiro'),
    item('Bolos', 'Torta de caju', 17, 4.1),
    item('Sucos', 'Suco de cajá', 11, 2.7),
    item('Sucos', 'Limonada de capim-santo', 12, 1.9),
    item('Fim de tarde', 'Caipirinha de café', 24, 4.4),
    item('Fim de tarde', 'Spritz de cajuína', 29, 7.9),
  ],
}

/** A guest house in Jericoacoara: from poolside to dinner, guests from abroad. */
export const pousadaMenu: Menu = {
  items: [
    item('Piscina', 'Dadinho de tapioca com geleia de caju', 38, 8.4),
    item('Piscina', 'Ceviche de camurupim', 58, 18.7, 'Leite de coco, limão e batata-doce'),
    item('Piscina', 'Bruschetta de tomate e coalho', 36, 8.8),
    item('Piscina', 'Sanduíche de peixe grelhado', 48, 15.1),
    item('Jantar', 'Moqueca cearense', 96, 34.2, 'Peixe do dia, leite de coco, sem dendê'),
    item('Jantar', 'Camarão no abacaxi', 112, 43.8, 'Arroz cremoso e queijo'),
    item('Jantar', 'Polvo com arroz de castanha', 128, 49.5),
    item('Jantar', 'Filé com molho de rapadura', 104, 38),
    item('Jantar', 'Ravióli de jerimum', 78, 18.9, 'Vegetariano: manteiga de sálvia e coalho'),
    item('Jantar', 'Risoto de banana-da-terra', 74, 17.2, 'Vegano: leite de coco e pimenta-de-cheiro'),
    item('Doces', 'Cocada de forno', 29, 5.7, 'Com sorvete de tapioca'),
    item('Doces', 'Abacaxi assado', 27, 5.1),
    item('Drinks da duna', 'Caipirinha de limão', 34, 5.2),
    item('Drinks da duna', 'Mojito de cajá', 38, 7.1),
    item('Drinks da duna', 'Aperol spritz', 44, 13.9),
    item('Vinhos', 'Vinho branco (taça)', 42, 14.5),
    item('Águas', 'Coco verde', 14, 4),
  ],
}

/** A regional restaurant of the Cariri: large plates, few drinks, half of the costs unknown. */
export const regionalMenu: Menu = {
  items: [
    item('Do sertão', 'Carneiro cozido', 58, 21.6, 'Com pirão e arroz'),
    item('Do sertão', 'Buchada (domingo)', 49),
    item('Do sertão', 'Carne de sol na nata', 64, 24.1, 'Com macaxeira e paçoca'),
    item('Do sertão', 'Galinha à cabidela', 56),
    item('Do sertão', 'Pequi com arroz e frango', 48, 14.4),
    item('Do sertão', 'Sarapatel', 34),
    item('Do sertão', 'Costela de porco assada', 62, 20.8),
    item('Acompanhamentos', 'Mungunzá salgado', 24, 6.3),
    item('Acompanhamentos', 'Feijão-verde com nata', 26, 7.1),
    item('Acompanhamentos', 'Paçoca de carne de sol', 28),
    item('Tira-gostos', 'Língua ao molho', 32),
    item('Tira-gostos', 'Torresmo de tacho', 29, 8.7),
    item('Tira-gostos', 'Queijo de manteiga frito', 27, 9.3),
    item('Doces do Cariri', 'Doce de leite com queijo', 16, 4.4),
    item('Doces do Cariri', 'Rapadura com coco', 12),
    item('Bebidas', 'Cajuína', 11, 5.2),
    item('Bebidas', 'Cerveja 600 ml', 13, 7.1),
    item('Bebidas', 'Caipirinha', 15, 3.3),
    item('Bebidas', 'Suco de seriguela', 10, 2.6),
  ],
}

/** A snack bar: quick plates, low prices, no alcoholic drinks yet except beer. */
export const lanchoneteMenu: Menu = {
  items: [
    item('Sanduíches', 'X-salada', 15.5, 5.4),
    item('Sanduíches', 'X-tudo do Beto', 24.5, 9.1, 'Carne, ovo, bacon, salsicha, queijo e salada'),
    item('Sanduíches', 'Misto quente', 10.5, 3.2),
    item('Sanduíches', 'Sanduíche de pernil', 21.5, 7.2),
    item('Salgados', 'Coxinha', 7.5, 1.9),
    item('Salgados', 'Pastel de carne', 9.5, 2.6),
    item('Salgados', 'Pastel de camarão', 12.5, 4.5),
    item('Salgados', 'Empada de frango', 8, 2.2),
    item('Prato feito', 'PF de bife', 24, 9.4, 'Arroz, feijão, salada e batata'),
    item('Prato feito', 'PF de frango grelhado', 22, 7.7),
    item('Prato feito', 'PF de peixe frito', 26, 9.9),
    item('Açaí', 'Açaí 300 ml', 14.5, 5),
    item('Açaí', 'Açaí 500 ml', 19.5, 7.2),
    item('Sucos', 'Vitamina de abacate', 11, 3.1),
    item('Sucos', 'Suco de acerola', 8.5, 1.9),
    item('Bebidas', 'Refrigerante lata', 6.5, 3.1),
    item('Bebidas', 'Cerveja lata', 7.5, 3.7),
  ],
}

/** A concert hall: everything is served fast, and the bar sells most. */
export const galpaoMenu: Menu = {
  items: [
    item('Drinks do palco', 'Caipirinha de limão', 28, 4.4),
    item('Drinks do palco', 'Vodca com energético', 36, 11.5),
    item('Drinks do palco', 'Gim com tônica', 38, 9.7),
    item('Drinks do palco', 'Rum com cola', 32, 6.9),
    item('Drinks do palco', 'Batida de morango', 27, 6.2),
    item('Shots', 'Tequila', 24, 6.8),
    item('Shots', 'Cachaça com mel', 16, 2.9),
    item('Cervejas', 'Lata 350 ml', 14, 4.2),
    item('Cervejas', 'Long neck', 18, 6),
    item('Comer em pé', 'Cachorro-quente artesanal', 26, 7.1, 'Linguiça, vinagrete e batata palha'),
    item('Comer em pé', 'Pizza em fatia', 18, 4.3),
    item('Comer em pé', 'Coxinha de carne de sol', 16, 4.6),
    item('Comer em pé', 'Batata no cone', 22, 4.8),
    item('Comer em pé', 'Espetinho de frango', 17, 5.5),
    item('Sem álcool', 'Água mineral', 7, 1.3),
    item('Sem álcool', 'Energético', 18, 7.9),
    item('Sem álcool', 'Refrigerante lata', 9, 3.2),
  ],
}
