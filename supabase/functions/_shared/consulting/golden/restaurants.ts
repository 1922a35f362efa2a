/** Three houses: what each of them answers in the wizards, with the files it sends. */
import type { Answers, AutomationType, FileAnswer } from '../base/answers/definition.ts'
import type { EngineContext } from '../base/context.ts'
import type { Menu } from '../documents/menu.ts'
import type { Sales } from '../documents/sales.ts'
import { readMenuLines, readSheet } from './files.ts'
import { botecoMenu, fineDiningMenu, foodTruckMenu } from './menus.ts'
import { trades } from './sales.ts'

export type HouseId = 'boteco' | 'fine-dining' | 'food-truck'

/** A house that the golden files are written for, and that walks through the wizards in a browser. */
export interface GoldenRestaurant {
  /** Names its golden files: `<automation>.<id>.md`. */
  id: HouseId
  context: EngineContext & { restaurant: { type: 'bar' | 'fine_dining' | 'food_truck' } }
  /** The house's menu with the costs its owner knows. */
  menu: Menu
  answers: Record<AutomationType, Answers>
}

/** A menu as the wizard sends it after the owner has looked through it. */
export function menuAnswer(menu: Menu): FileAnswer {
  return { path: 'menus/cardapio.pdf', name: 'cardapio.pdf', size: 48_000, type: 'application/pdf', menu }
}

/** A sales sheet as the wizard sends it. */
function sheetAnswer(sales: Sales): FileAnswer {
  return { path: 'vendas/vendas.csv', name: 'vendas.csv', size: 90_000, type: 'text/csv', sales }
}

/** What the house's files hold, as the readers find it. */
function filesOf(id: HouseId, menu: Menu) {
  const read = readMenuLines(menu)
  const costs = new Map(menu.items.map(({ name, cost }) => [name, cost]))
  return {
    menu: menuAnswer(read),
    /** The menu after its owner has typed what each item costs. */
    costed: menuAnswer({
      items: read.items.map((item) => ({ ...item, cost: costs.get(item.name) ?? null })),
    }),
    sales: sheetAnswer(readSheet(menu, trades[id])),
  }
}

const today = '2026-11-21'

const botecoFiles = filesOf('boteco', botecoMenu)

export const boteco: GoldenRestaurant = {
  id: 'boteco',
  context: {
    today,
    restaurant: { name: 'Bar do Chico Preá', city: 'Fortaleza', type: 'bar' },
    houseDrinks: [],
  },
  menu: botecoMenu,
  answers: {
    drink_creation: {
      establishment_info: ['Boteco ou bar de bairro'],
      target_audience: ['Moradores do bairro', 'Grupos de amigos', 'Happy hour depois do trabalho'],
      equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador', 'Liquidificador'],
      preferences: 'sem lactose, prefiro caju e limão',
    },
    food_pairing: {
      menu_upload: botecoFiles.costed,
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
    menu_redesign: {
      current_menu: botecoFiles.menu,
      business_goals: ['Melhorar a margem', 'Vender mais drinks com cachaça'],
      sales_data: botecoFiles.sales,
      constraints: 'manter Torresmo de rolo',
    },
    content_generation: {
      brand_style: ['Descontraída', 'Cearense com sotaque'],
      content_focus: ['Drinks autorais', 'Pratos da casa'],
      posting_frequency: '3-4 vezes por semana',
    },
    predictive_analytics: { sales_data: botecoFiles.sales },
    competitor_analysis: {
      competitors:
        'Bar do Tonho: caipirinha R$ 15,00, cerveja 600 ml R$ 13, torresmo R$ 35\nBoteco Mucuripe: caipirinha 18, cerveja 600 ml 14, queijo coalho 24,90\nBar da Praça: caipirinha R$ 16; torresmo 42; cerveja 600 ml 15\nsexta tem promoção',
      own_menu: botecoFiles.menu,
    },
    dynamic_pricing: { sales_data: botecoFiles.sales, constraints: 'a cerveja não pode subir' },
  },
}

const fineDiningFiles = filesOf('fine-dining', fineDiningMenu)

export const fineDining: GoldenRestaurant = {
  id: 'fine-dining',
  context: {
    today,
    restaurant: { name: 'Casa Jurema', city: 'Fortaleza', type: 'fine_dining' },
    houseDrinks: [],
  },
  menu: fineDiningMenu,
  answers: {
    drink_creation: {
      establishment_info: ['Restaurante de alta gastronomia'],
      target_audience: ['Casais', 'Executivos em almoço ou jantar de negócios', 'Quem vem pela comida'],
      equipment: [
        'Coqueteleira',
        'Dosador',
        'Colher bailarina',
        'Copo misturador (mixing glass)',
        'Coador de bar (strainer)',
        'Peneira fina',
        'Espremedor de frutas',
        'Fogão ou cooktop',
        'Sifão de espuma',
      ],
      preferences: 'drinks mais secos, prefiro caju e tamarindo, sem leite condensado',
    },
    food_pairing: {
      menu_upload: fineDiningFiles.costed,
      cuisine_style: 'Brasileira contemporânea',
      focus_areas: ['Menu degustação', 'Peixes e frutos do mar', 'Sobremesas'],
    },
    dish_creation: {
      cuisine_preferences: ['Brasileira contemporânea', 'Francesa', 'Praiana'],
      ingredients: 'Quero usar lagosta, caju, castanha e mel de jandaíra. Temos pato. Gostamos de pitomba.',
      dietary_restrictions: ['Sem glúten'],
      complexity_level: 'Forno combinado e técnicas de precisão',
    },
    menu_redesign: {
      current_menu: fineDiningFiles.menu,
      business_goals: ['Aumentar o ticket médio', 'Destacar pratos regionais'],
      sales_data: fineDiningFiles.sales,
      constraints: 'manter Ceviche de pargo e caju',
    },
    content_generation: {
      brand_style: ['Sofisticada', 'Minimalista'],
      content_focus: ['Produtores e ingredientes locais', 'Dicas de harmonização', 'Equipe'],
      posting_frequency: '1-2 vezes por semana',
      special_dates: 'menu de verão (15/01)',
    },
    predictive_analytics: {
      sales_data: fineDiningFiles.sales,
      context: 'Em setembro abrimos uma noite a menos por causa da obra na rua.',
    },
    competitor_analysis: {
      competitors:
        'Restaurante Mar Aberto: filé ao molho R$ 98, dose de cachaça R$ 28, pudim R$ 32, café 14\nCasa Dunas: filé ao molho R$ 112; dose de cachaça 32; taça de espumante 45; polvo na brasa 134',
      own_menu: fineDiningFiles.menu,
    },
    dynamic_pricing: {
      sales_data: fineDiningFiles.sales,
      constraints: 'o menu kids fica como está',
    },
  },
}

const foodTruckFiles = filesOf('food-truck', foodTruckMenu)

export const foodTruck: GoldenRestaurant = {
  id: 'food-truck',
  context: {
    today,
    restaurant: { name: 'Brasa Ligeira', city: 'Caucaia', type: 'food_truck' },
    houseDrinks: [],
  },
  menu: foodTruckMenu,
  answers: {
    drink_creation: {
      establishment_info: ['Food truck ou quiosque'],
      target_audience: ['Público de 25 a 35 anos', 'Quem prefere drinks leves'],
      equipment: ['Só o básico: copos, colher e gelo', 'Pilão ou macerador', 'Balde com torneira'],
      preferences: 'com abacaxi e cajá, sem ovo',
    },
    food_pairing: {
      menu_upload: foodTruckFiles.costed,
      cuisine_style: 'Hambúrgueres e sanduíches',
      focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Sobremesas'],
    },
    dish_creation: {
      cuisine_preferences: ['Na brasa', 'Asiática', 'Vegetariana'],
      ingredients: 'Usar batata-doce, costelinha e abacaxi. Nada de ovo cru.',
      dietary_restrictions: ['Sem lactose'],
      complexity_level: 'Até 15 minutos por prato',
    },
    menu_redesign: {
      current_menu: foodTruckFiles.menu,
      business_goals: ['Agilizar o serviço', 'Reduzir o número de itens'],
      sales_data: foodTruckFiles.sales,
      constraints: 'manter Smash duplo',
    },
    content_generation: {
      brand_style: ['Praiana', 'Bem-humorada'],
      content_focus: ['Promoções e combos', 'Eventos e música ao vivo'],
      posting_frequency: 'Diariamente',
    },
    predictive_analytics: { sales_data: foodTruckFiles.sales },
    competitor_analysis: {
      competitors:
        'Truck Vizinho: hambúrguer 26, batata 14, refrigerante 6\nTruck da Beira: hambúrguer 29,90; batata 16,00; churros 12\nQuiosque 7: hambúrguer 24; refrigerante 8',
      own_menu: foodTruckFiles.menu,
    },
    dynamic_pricing: { sales_data: foodTruckFiles.sales, constraints: 'o refrigerante não pode subir' },
  },
}

export const restaurants: readonly GoldenRestaurant[] = [boteco, fineDining, foodTruck]
