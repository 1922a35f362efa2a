import { bought, pulp } from './bought.ts'
import { prices } from './prices.ts'

/** What some houses have at hand and others never buy: fruit of other regions, garden herbs, bottles that stand unsold. */
export const requestedGoods = [
  pulp('jabuticaba', 'jabuticaba', prices.polpa_jabuticaba, 13, 1.2, [9, 10, 11], { imported: true }),
  pulp('pitanga', 'pitanga', prices.polpa_pitanga, 8, 1.6, [10, 11, 12, 1]),
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
  bought('catuaba', 'catuaba', 'ml', [prices.catuaba, 900, 'garrafa de catuaba de 900 ml'], {
    abv: 14,
    sugar: 16,
    acid: 0.4,
    family: 'catuaba',
    tags: ['alcohol', 'added_sugar', 'industrial'],
    imported: true,
  }),
]
