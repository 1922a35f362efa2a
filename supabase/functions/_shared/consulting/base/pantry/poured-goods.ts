import { bought } from './bought.ts'
import { prices } from './prices.ts'

/** Drinks that a house sells by themselves, and that an owner may want in a mixed one. */
export const pouredGoods = [
  bought('chope', 'chope', 'ml', [prices.chope, 1000, 'litro de chope'], {
    phase: 'top',
    abv: 4.8,
    sugar: 2,
    acid: 0.15,
    family: 'chope',
    words: ['cerveja', 'chopp'],
    tags: ['alcohol', 'gluten', 'bitter'],
    loss: 0.05,
  }),
  bought('vinho_tinto', 'vinho tinto', 'ml', [prices.vinho_tinto, 750, 'garrafa de vinho tinto'], {
    abv: 12,
    sugar: 1,
    acid: 0.6,
    family: 'vinho',
    tags: ['alcohol'],
    imported: true,
  }),
  bought('guarana', 'guaraná', 'ml', [prices.guarana, 350, 'lata de guaraná de 350 ml'], {
    phase: 'top',
    sugar: 10,
    acid: 0.2,
    family: 'guaraná',
    words: ['refrigerante'],
    tags: ['added_sugar', 'soda', 'industrial', 'caffeine'],
    imported: true,
    loss: 0.05,
  }),
  bought('cola', 'cola', 'ml', [prices.cola, 350, 'lata de cola de 350 ml'], {
    phase: 'top',
    sugar: 10.5,
    acid: 0.1,
    family: 'cola',
    words: ['coca-cola', 'refrigerante'],
    tags: ['added_sugar', 'soda', 'industrial', 'caffeine'],
    imported: true,
    loss: 0.05,
  }),
  bought(
    'refri_limao',
    'refrigerante de limão',
    'ml',
    [prices.refri_limao, 350, 'lata de refrigerante de limão de 350 ml'],
    {
      phase: 'top',
      sugar: 10,
      acid: 0.3,
      family: 'refrigerante de limão',
      words: ['soda limonada', 'refrigerante'],
      tags: ['added_sugar', 'soda', 'industrial', 'citrus'],
      imported: true,
      loss: 0.05,
    },
  ),
  bought('mate', 'mate gelado', 'ml', [prices.mate, 1000, 'litro de mate'], {
    acid: 0.1,
    family: 'mate',
    words: ['chá-mate'],
    tags: ['caffeine'],
  }),
]
