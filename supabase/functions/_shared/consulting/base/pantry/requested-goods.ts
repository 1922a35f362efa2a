import { bought, pulp } from './bought.ts'
import { prices } from './prices.ts'

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What some houses have at hand and others never buy: fruit of other regions, garden herbs, bottles that stand unsold. */
export const requestedGoods = [
  pulp('jabuticaba', 'jabuticaba', prices.polpa_jabuticaba, 13, 1.2, [9, 10, 11], { imported: true }),
  pulp('pitanga', 'pitanga', prices.polpa_pitanga, 8, 1.6, [10, 11, 12, 1]),
  // Sugar and acidity: murici, the review in M. S. M. Rufino, thesis (UFERSA, 2008); umbu-cajá, Santos et al., Rev. Bras.
  // Frutic. 32 (2010); sapoti, pitaya and lichia, sugars of USDA FoodData Central, with the little acid of a ripe fruit.
  pulp('murici', 'murici', prices.polpa_murici, 7.3, 1.3, [12, 1, 2, 3, 4], { words: ['muruci'] }),
  pulp('umbu_caja', 'umbu-cajá', prices.polpa_umbu_caja, 7.5, 1.3, [2, 3, 4, 5, 6]),
  pulp('sapoti', 'sapoti', prices.polpa_sapoti, 14.5, 0.2, allYear),
  pulp('pitaya', 'pitaya', prices.polpa_pitaya, 9, 0.3, [12, 1, 2, 3, 4, 5], { imported: true }),
  pulp('lichia', 'lichia', prices.polpa_lichia, 15, 0.4, [11, 12, 1], { imported: true }),
  bought('jambu', 'flor de jambu', 'un', [prices.jambu, 20, 'bandeja com 20 flores de jambu'], {
    plural: 'flores de jambu',
    phase: 'muddle',
    family: 'jambu',
    imported: true,
    tags: ['herb'],
  }),
  bought('alecrim', 'ramo de alecrim', 'un', [prices.alecrim, 12, 'maço de alecrim'], {
    plural: 'ramos de alecrim',
    phase: 'muddle',
    family: 'alecrim',
    tags: ['herb'],
  }),
  bought('tomilho', 'ramo de tomilho', 'un', [prices.tomilho, 20, 'maço de tomilho'], {
    plural: 'ramos de tomilho',
    phase: 'muddle',
    family: 'tomilho',
    imported: true,
    tags: ['herb'],
  }),
  bought('doce_de_leite', 'doce de leite', 'ml', [prices.doce_leite, 770, 'kg de doce de leite'], {
    sugar: 70,
    family: 'doce de leite',
    tags: ['dairy', 'added_sugar'],
    loss: 0.04,
  }),
  bought('cacau_em_po', 'cacau em pó', 'g', [prices.cacau, 250, 'pacote de cacau em pó de 250 g'], {
    family: 'cacau',
    words: ['chocolate amargo'],
    imported: true,
  }),
  bought(
    'licor_ervas',
    'licor de ervas',
    'ml',
    [prices.licor_ervas, 700, 'garrafa de licor de ervas de 700 ml'],
    {
      abv: 35,
      sugar: 19,
      family: 'licor de ervas',
      words: ['jägermeister', 'jagermeister'],
      tags: ['alcohol', 'added_sugar', 'bitter', 'industrial'],
      imported: true,
    },
  ),
  bought('licor_frutas', 'licor de frutas', 'ml', [prices.licor_frutas, 720, 'garrafa de licor de 720 ml'], {
    abv: 22,
    sugar: 30,
    family: 'licor de frutas',
    tags: ['alcohol', 'added_sugar', 'industrial'],
    imported: true,
  }),
  bought(
    'xarope_groselha',
    'xarope de groselha',
    'ml',
    [prices.xarope_groselha, 900, 'garrafa de xarope de groselha de 900 ml'],
    {
      sugar: 65,
      acid: 0.3,
      family: 'groselha',
      words: ['granadina', 'grenadine'],
      tags: ['added_sugar', 'industrial'],
      imported: true,
    },
  ),
  bought('catuaba', 'catuaba', 'ml', [prices.catuaba, 900, 'garrafa de catuaba de 900 ml'], {
    abv: 14,
    sugar: 16,
    acid: 0.4,
    family: 'catuaba',
    tags: ['alcohol', 'added_sugar', 'industrial'],
    imported: true,
  }),
]
