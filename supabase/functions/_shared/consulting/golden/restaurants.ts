import type { Answers, FileAnswer } from '../automations/types.ts'
import type { Menu } from '../documents/menu.ts'
import type { EngineContext } from '../engine/context.ts'
import { botecoMenu, fineDiningMenu, foodTruckMenu } from './menus.ts'

/** A house that the engines' golden files are written for. */
export interface GoldenRestaurant {
  /** Names its golden files: `<automation>.<id>.md`. */
  id: 'boteco' | 'fine-dining' | 'food-truck'
  context: EngineContext
  menu: Menu
  answers: { food_pairing: Answers; dish_creation: Answers }
}

/** A menu as the wizard sends it after the owner has looked through it. */
export function menuAnswer(menu: Menu): FileAnswer {
  return { path: 'menus/cardapio.pdf', name: 'cardapio.pdf', size: 48_000, type: 'application/pdf', menu }
}

const today = '2026-11-21'

export const boteco: GoldenRestaurant = {
  id: 'boteco',
  context: {
    today,
    restaurant: { name: 'Bar do Chico Preá', city: 'Fortaleza', type: 'bar' },
    houseDrinks: [],
  },
  menu: botecoMenu,
  answers: {
    food_pairing: {
      menu_upload: menuAnswer(botecoMenu),
      cuisine_style: 'Petiscos de boteco',
      focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Combos de happy hour'],
    },
    dish_creation: {
      cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
      ingredients:
        'Já compro carne de sol, queijo coalho e macaxeira. Tenho caju do sítio. Sem camarão, que está caro.',
      dietary_restrictions: [],
      complexity_level: 'Um cozinheiro e uma chapa',
    },
  },
}

export const fineDining: GoldenRestaurant = {
  id: 'fine-dining',
  context: {
    today,
    restaurant: { name: 'Casa Jurema', city: 'Fortaleza', type: 'fine_dining' },
    houseDrinks: [],
  },
  menu: fineDiningMenu,
  answers: {
    food_pairing: {
      menu_upload: menuAnswer(fineDiningMenu),
      cuisine_style: 'Brasileira contemporânea',
      focus_areas: ['Menu degustação', 'Peixes e frutos do mar', 'Sobremesas'],
    },
    dish_creation: {
      cuisine_preferences: ['Brasileira contemporânea', 'Francesa', 'Praiana'],
      ingredients: 'Quero usar lagosta, caju, castanha e mel de jandaíra. Temos pato. Gostamos de pitomba.',
      dietary_restrictions: ['Sem glúten'],
      complexity_level: 'Forno combinado e técnicas de precisão',
    },
  },
}

export const foodTruck: GoldenRestaurant = {
  id: 'food-truck',
  context: {
    today,
    restaurant: { name: 'Brasa Ligeira', city: 'Caucaia', type: 'food_truck' },
    houseDrinks: [],
  },
  menu: foodTruckMenu,
  answers: {
    food_pairing: {
      menu_upload: menuAnswer(foodTruckMenu),
      cuisine_style: 'Hambúrgueres e sanduíches',
      focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Sobremesas'],
    },
    dish_creation: {
      cuisine_preferences: ['Na brasa', 'Asiática', 'Vegetariana'],
      ingredients: 'Usar batata-doce, costelinha e abacaxi. Nada de ovo cru.',
      dietary_restrictions: ['Sem lactose'],
      complexity_level: 'Até 15 minutos por prato',
    },
  },
}

export const restaurants: readonly GoldenRestaurant[] = [boteco, fineDining, foodTruck]
