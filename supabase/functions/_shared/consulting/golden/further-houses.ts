/**
 * Eight houses besides the three of the browser journeys: other kinds, cities, markets, files and requests, with their
 * answers.
 */
import type { AutomationType } from '../automation-types.ts'
import type { Answers } from '../base/answers/definition.ts'
import { unknownHouse } from '../base/context.ts'
import { houseSettingsSchema, type House as OwnHouse } from '../base/house/house.ts'
import {
  barracaMenu,
  bistroMenu,
  cafeteriaMenu,
  galpaoMenu,
  lanchoneteMenu,
  pousadaMenu,
  pubMenu,
  regionalMenu,
} from './further-menus.ts'
import { filesOf, type House, type HouseFiles, kept, today } from './houses.ts'

export type FurtherId =
  | 'barraca'
  | 'bistro'
  | 'cafeteria'
  | 'galpao'
  | 'lanchonete'
  | 'pousada'
  | 'pub'
  | 'regional'

export interface FurtherHouse extends House<FurtherId> {
  answers: Readonly<Record<AutomationType, Answers>>
}

/** A house's answers in each wizard; its files are added later. */
type WizardAnswers = {
  drink: Answers
  dish: Answers
  pairing: Answers
  redesign: Answers
  posts: Answers
  forecast: Answers
  competitors: string
  prices: string
}

type Given = Pick<FurtherHouse, 'id' | 'menu' | 'trade'> & {
  restaurant: FurtherHouse['context']['restaurant']
  house: OwnHouse | null
  wizard: WizardAnswers
}

function answersOf(files: HouseFiles, wizard: WizardAnswers): FurtherHouse['answers'] {
  return {
    drink_creation: wizard.drink,
    dish_creation: wizard.dish,
    food_pairing: { ...wizard.pairing, menu_upload: files.costed },
    menu_redesign: { ...wizard.redesign, current_menu: files.menu, sales_data: files.sales },
    content_generation: wizard.posts,
    predictive_analytics: { ...wizard.forecast, sales_data: files.sales },
    competitor_analysis: { competitors: wizard.competitors, own_menu: files.menu },
    dynamic_pricing: { sales_data: files.sales, constraints: wizard.prices },
  }
}

function houseOf({ id, menu, restaurant, house, trade, wizard }: Given): FurtherHouse {
  const files = filesOf(trade, menu)
  return {
    id,
    menu,
    trade,
    files,
    context: { today, restaurant, ...unknownHouse, ...(house === null ? {} : { house }) },
    answers: answersOf(files, wizard),
  }
}

const settings = (given: Partial<OwnHouse['settings']>): OwnHouse['settings'] => ({
  ...houseSettingsSchema.parse({}),
  ...given,
})

const open = (from: string, to: string) => ({ from, to })

export const furtherHouses: readonly FurtherHouse[] = [
  houseOf({
    id: 'barraca',
    menu: barracaMenu,
    restaurant: { name: 'Barraca Vento Leste', city: 'Aquiraz', type: 'casual_dining' },
    house: {
      ...kept(barracaMenu, {
        'água de coco': { price: 6, amount: 1, unit: 'l' },
        'polpa de seriguela': { price: 16, amount: 1, unit: 'kg' },
        'limão-taiti': { price: 4.5, amount: 1, unit: 'kg' },
      }),
      settings: settings({
        seats: 180,
        neighbourhood: 'Porto das Dunas',
        opening: {
          0: open('09:00', '18:00'),
          1: null,
          2: null,
          3: open('09:00', '17:00'),
          4: open('09:00', '17:00'),
          5: open('09:00', '18:00'),
          6: open('09:00', '18:00'),
        },
        priceCeiling: 32,
      }),
    },
    trade: {
      house: 'barraca',
      weeks: 16,
      pace: 34,
      growth: 0.35,
      weekdays: [0.34, 0, 0, 0.08, 0.09, 0.17, 0.32],
      hours: [],
      demand: { 'Da maré': 0.8, Acompanhamentos: 1.2, 'Do bar': 1.9, Geladas: 5 },
      trends: { 'Caipifruta de seriguela': 0.7, 'Arraia ao coco': -0.5 },
    },
    wizard: {
      drink: {
        establishment_info: ['Barraca de praia'],
        target_audience: ['Turistas brasileiros', 'Grupos de amigos'],
        equipment: ['Liquidificador', 'Dosador', 'Pilão ou macerador', 'Coqueteleira'],
        preferences: 'Quero água de coco e seriguela. Nada de ovo. São 10 drinks.',
      },
      dish: {
        cuisine_preferences: ['Praiana', 'Regional cearense'],
        ingredients: 'Temos peixe fresco, camarão e coco. Sem lagosta.',
        dietary_restrictions: [],
        complexity_level: 'Até 15 minutos por prato',
      },
      pairing: {
        cuisine_style: 'Peixes e frutos do mar',
        focus_areas: ['Peixes e frutos do mar', 'Entradas e petiscos', 'Combos de happy hour'],
      },
      redesign: {
        business_goals: ['Agilizar o serviço', 'Atrair turistas'],
        constraints: 'manter Pargo frito inteiro',
      },
      posts: {
        brand_style: ['Praiana', 'Descontraída'],
        content_focus: ['Pratos da casa', 'Drinks autorais'],
        posting_frequency: '3-4 vezes por semana',
      },
      forecast: { context: 'Fechamos segunda e terça.' },
      competitors:
        'Barraca do Sol: caipirinha 22, isca de peixe 58, pargo frito 129\nBarraca Mar Alto: caipirinha R$ 18,00; cerveja litrão 16; água de coco 7\nBarraca da Lua: isca de peixe 49,90; caranguejo 8,90',
      prices: 'água de coco não pode subir',
    },
  }),
  houseOf({
    id: 'bistro',
    menu: bistroMenu,
    restaurant: { name: 'Bistrô Dona Alzira', city: 'Fortaleza', type: 'bistro' },
    house: {
      ...kept(bistroMenu, {
        cajuína: { price: 14, amount: 500, unit: 'ml' },
        'espumante brut': { price: 48, amount: 750, unit: 'ml' },
      }),
      settings: settings({
        seats: 32,
        neighbourhood: 'Aldeota',
        opening: {
          0: open('12:00', '16:00'),
          1: null,
          2: open('19:00', '23:30'),
          3: open('19:00', '23:30'),
          4: open('19:00', '23:30'),
          5: open('19:00', '00:30'),
          6: open('12:00', '00:30'),
        },
        restrictions: ['sem amendoim'],
      }),
    },
    trade: {
      house: 'bistro',
      weeks: 14,
      pace: 12,
      growth: 0.05,
      weekdays: [0.14, 0, 0.12, 0.14, 0.16, 0.22, 0.22],
      hours: [],
      demand: { Doce: 0.8, Taças: 2.6, Coquetéis: 1.3 },
      trends: { 'Kir de caju': 0.8, 'Steak tartare': -0.4 },
    },
    wizard: {
      drink: {
        establishment_info: ['Bistrô'],
        target_audience: ['Casais', 'Público acima de 40 anos'],
        equipment: [
          'Coqueteleira',
          'Dosador',
          'Colher bailarina',
          'Copo misturador (mixing glass)',
          'Coador de bar (strainer)',
          'Fogão ou cooktop',
        ],
        preferences: 'Prefiro cajuína e cajá. Drinks secos, entre 36 e 46 reais.',
      },
      dish: {
        cuisine_preferences: ['Francesa', 'Brasileira contemporânea'],
        ingredients: 'Usar pato e cogumelos. Sem amendoim.',
        dietary_restrictions: ['Sem castanhas e amendoim'],
        complexity_level: 'Até 30 minutos por prato',
      },
      pairing: {
        cuisine_style: 'Internacional',
        focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Sobremesas'],
      },
      redesign: {
        business_goals: ['Aumentar o ticket médio', 'Diminuir o desperdício'],
        constraints: 'manter Filé ao poivre',
      },
      posts: {
        brand_style: ['Acolhedora', 'Sofisticada'],
        content_focus: ['Pratos da casa', 'Dicas de harmonização'],
        posting_frequency: '1-2 vezes por semana',
        special_dates: 'aniversário da casa (10/12)',
      },
      forecast: {},
      competitors:
        'Bistrô da Praça: filé ao poivre 98, taça de vinho 39, mousse de chocolate 34\nCasa Lenoir: filé ao poivre 86; confit de pato 109; espumante (taça) 42',
      prices: 'o Filé ao poivre fica como está',
    },
  }),
  houseOf({
    id: 'pub',
    menu: pubMenu,
    restaurant: { name: 'Pub Farol Velho', city: 'Fortaleza', type: 'pub' },
    house: kept(pubMenu, {
      'refrigerante de gengibre': { price: 6.5, amount: 350, unit: 'ml' },
    }),
    trade: {
      house: 'pub',
      weeks: 22,
      pace: 21,
      growth: 0.1,
      weekdays: [0.12, 0, 0.1, 0.13, 0.18, 0.25, 0.22],
      hours: [
        [18, 0.25],
        [20, 0.4],
        [22, 0.35],
      ],
      demand: { Chope: 4.5, Doses: 0.8, Drinks: 1.4 },
      trends: { 'Stout 470 ml': 0.5, 'Linguiça com chucrute': -0.5 },
    },
    wizard: {
      drink: {
        establishment_info: ['Pub ou choperia'],
        target_audience: ['Happy hour depois do trabalho', 'Público de 25 a 35 anos', 'Grupos de amigos'],
        equipment: [
          'Coqueteleira',
          'Dosador',
          'Colher bailarina',
          'Coador de bar (strainer)',
          'Espremedor de frutas',
        ],
        preferences: 'Prefiro gengibre, café e laranja. Máximo de 36 reais.',
      },
      dish: {
        cuisine_preferences: ['Petiscos de boteco', 'Na brasa'],
        ingredients: 'Usar costela, linguiça e cheddar.',
        dietary_restrictions: [],
        complexity_level: 'Preparo na véspera e finalização rápida',
      },
      pairing: {
        cuisine_style: 'Hambúrgueres e sanduíches',
        focus_areas: ['Entradas e petiscos', 'Carnes e churrasco', 'Combos de happy hour'],
      },
      redesign: {
        business_goals: ['Melhorar a margem', 'Movimentar os dias fracos'],
        constraints: 'manter Fish and chips',
      },
      posts: {
        brand_style: ['Bem-humorada', 'Boêmia'],
        content_focus: ['Eventos e música ao vivo', 'Promoções e combos', 'Pratos da casa'],
        posting_frequency: '3-4 vezes por semana',
      },
      forecast: { context: 'Toda quinta tem banda.' },
      competitors:
        'Porto Pub: pilsen 300 ml R$ 11, IPA 470 ml R$ 28, fish and chips R$ 56\nThe Duke: pilsen 500 ml 18; moscow mule 35; burger 45\nBar Âncora: gim-tônica 32; asinhas 39,90; dose de cachaça 16',
      prices: 'Pilsen 300 ml não pode subir',
    },
  }),
  houseOf({
    id: 'cafeteria',
    menu: cafeteriaMenu,
    restaurant: { name: 'Café Serra Azul', city: 'Sobral', type: 'cafeteria' },
    house: {
      ...kept(cafeteriaMenu, {
        'café em grãos': { price: 62, amount: 1, unit: 'kg' },
        'leite integral': { price: 5.2, amount: 1, unit: 'l' },
        rapadura: { price: 9, amount: 500, unit: 'g' },
      }),
      settings: settings({
        seats: 44,
        opening: {
          0: null,
          1: open('07:00', '20:00'),
          2: open('07:00', '20:00'),
          3: open('07:00', '20:00'),
          4: open('07:00', '20:00'),
          5: open('07:00', '21:00'),
          6: open('08:00', '18:00'),
        },
        priceCeiling: 30,
      }),
    },
    trade: {
      house: 'cafeteria',
      weeks: 12,
      pace: 40,
      growth: 0.2,
      weekdays: [0, 0.15, 0.16, 0.17, 0.17, 0.19, 0.16],
      hours: [
        [8, 0.45],
        [12, 0.15],
        [16, 0.4],
      ],
      demand: { Cafés: 2.8, 'Fim de tarde': 0.3, Bolos: 1.2 },
      trends: { 'Café gelado com laranja': 0.9 },
    },
    wizard: {
      drink: {
        establishment_info: ['Cafeteria'],
        target_audience: ['Moradores do bairro', 'Quem prefere drinks leves'],
        equipment: ['Máquina de café espresso', 'Coqueteleira', 'Dosador', 'Fogão ou cooktop'],
        preferences: 'Quero café em dois drinks. 6 drinks, até 30 reais. Sem lactose.',
      },
      dish: {
        cuisine_preferences: ['Confeitaria e sobremesas', 'Vegetariana'],
        ingredients: 'Usar café, rapadura e macaxeira.',
        dietary_restrictions: ['Vegetariana'],
        complexity_level: 'Até 30 minutos por prato',
      },
      pairing: {
        cuisine_style: 'Nordestina',
        focus_areas: ['Entradas e petiscos', 'Sobremesas'],
      },
      redesign: {
        business_goals: ['Aumentar o ticket médio', 'Criar combos e sugestões da casa'],
        constraints: 'manter Cappuccino da casa',
      },
      posts: {
        brand_style: ['Acolhedora', 'Didática'],
        content_focus: ['Produtores e ingredientes locais', 'Pratos da casa'],
        posting_frequency: '3-4 vezes por semana',
      },
      forecast: {},
      competitors:
        'Café do Largo: espresso 6, cappuccino 13, bolo de chocolate 14\nPadaria Central: espresso R$ 5,00; pão de queijo 14; tapioca de coco 12',
      prices: 'Espresso não pode subir',
    },
  }),
  houseOf({
    id: 'pousada',
    menu: pousadaMenu,
    restaurant: { name: 'Pousada Duna Clara', city: 'Jijoca de Jericoacoara', type: 'casual_dining' },
    house: {
      ...kept(pousadaMenu, {
        'polpa de cajá': { price: 19, amount: 1, unit: 'kg' },
        hortelã: { price: 3.5, amount: 50, unit: 'g' },
      }),
      settings: settings({ seats: 60, neighbourhood: 'Vila', priceFloor: 28 }),
    },
    trade: {
      house: 'pousada',
      weeks: 26,
      pace: 14,
      growth: 0.45,
      weekdays: [0.14, 0.12, 0.12, 0.13, 0.14, 0.17, 0.18],
      hours: [],
      demand: { Piscina: 1.2, Doces: 0.6, 'Drinks da duna': 2.8, Águas: 2.5 },
      trends: { 'Mojito de cajá': 0.6, 'Filé com molho de rapadura': -0.3 },
    },
    wizard: {
      drink: {
        establishment_info: ['Hotel ou pousada'],
        target_audience: ['Turistas estrangeiros', 'Casais', 'Quem prefere drinks leves'],
        equipment: [
          'Coqueteleira',
          'Dosador',
          'Colher bailarina',
          'Coador de bar (strainer)',
          'Liquidificador',
          'Espremedor de frutas',
          'Pilão ou macerador',
        ],
        preferences: 'Prefiro coco, cajá e abacaxi. Três drinks sem álcool.',
      },
      dish: {
        cuisine_preferences: ['Praiana', 'Mediterrânea'],
        ingredients: 'Usar polvo, coco e castanha.',
        dietary_restrictions: ['Sem glúten'],
        complexity_level: 'Cozinha completa com equipe',
      },
      pairing: {
        cuisine_style: 'Brasileira contemporânea',
        focus_areas: ['Peixes e frutos do mar', 'Pratos vegetarianos', 'Sobremesas'],
      },
      redesign: {
        business_goals: ['Atrair turistas', 'Destacar pratos regionais'],
        constraints: 'manter Moqueca cearense',
      },
      posts: {
        brand_style: ['Sofisticada', 'Praiana'],
        content_focus: ['Drinks autorais', 'Produtores e ingredientes locais', 'Equipe'],
        posting_frequency: 'Diariamente',
        special_dates: 'réveillon (31/12)',
      },
      forecast: { context: 'Alta temporada de vento vai de julho a janeiro.' },
      competitors:
        'Hotel da Vila: caipirinha 38, moqueca 110, aperol spritz 48\nBeco Bar: caipirinha R$ 29,90; ceviche 62; coco verde 12\nRestaurante Pedra: polvo 139; risoto 82',
      prices: 'Coco verde não pode subir',
    },
  }),
  houseOf({
    id: 'regional',
    menu: regionalMenu,
    restaurant: { name: 'Sabor do Cariri', city: 'Juazeiro do Norte', type: 'casual_dining' },
    house: {
      ...kept(regionalMenu, {
        cajuína: { price: 9, amount: 500, unit: 'ml' },
        'melaço de cana': { price: 12, amount: 500, unit: 'ml' },
        umbu: { price: 8, amount: 1, unit: 'kg' },
      }),
      settings: settings({ seats: 120, restrictions: ['alergia a castanha-de-caju'] }),
    },
    trade: {
      house: 'regional',
      weeks: 18,
      pace: 24,
      growth: -0.05,
      weekdays: [0.3, 0, 0.1, 0.1, 0.12, 0.16, 0.22],
      hours: [],
      demand: { Acompanhamentos: 1.4, Bebidas: 3.2, 'Doces do Cariri': 0.6 },
      trends: { Cajuína: 0.5, Sarapatel: -0.5 },
    },
    wizard: {
      drink: {
        establishment_info: ['Restaurante de comida regional'],
        target_audience: ['Quem vem pela comida', 'Público acima de 40 anos', 'Apreciadores de cachaça'],
        equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador', 'Fogão ou cooktop'],
        preferences: 'Prefiro umbu, rapadura e cajuína. No máximo 24 reais, 9 drinks.',
      },
      dish: {
        cuisine_preferences: ['Sertaneja', 'Regional cearense'],
        ingredients: 'Usar carneiro, pequi e rapadura.',
        dietary_restrictions: ['Sem castanhas e amendoim'],
        complexity_level: 'Cozinha completa com equipe',
      },
      pairing: {
        cuisine_style: 'Regional cearense',
        focus_areas: ['Pratos principais', 'Queijos e embutidos', 'Almoço executivo'],
      },
      redesign: {
        business_goals: ['Reduzir o número de itens', 'Destacar pratos regionais'],
        constraints: 'manter Carneiro cozido',
      },
      posts: {
        brand_style: ['Tradicional', 'Cearense com sotaque'],
        content_focus: ['História da cachaça', 'Pratos da casa', 'Bastidores do bar e da cozinha'],
        posting_frequency: '1-2 vezes por semana',
      },
      forecast: { context: 'Romaria de 02/11 lotou a casa.' },
      competitors:
        'Casa do Sertão: carneiro 62, carne de sol 68, cajuína 12\nRestaurante Padim: carneiro 54; galinha à cabidela 52; cerveja 600 ml 12',
      prices: 'a cajuína não pode subir',
    },
  }),
  houseOf({
    id: 'lanchonete',
    menu: lanchoneteMenu,
    restaurant: { name: 'Lanches do Beto', city: 'Maracanaú', type: 'fast_casual' },
    house: null,
    trade: {
      house: 'lanchonete',
      weeks: 10,
      pace: 55,
      growth: 0.08,
      weekdays: [0, 0.17, 0.17, 0.17, 0.17, 0.18, 0.14],
      hours: [],
      demand: { 'Prato feito': 1.6, Bebidas: 2.2, Açaí: 0.8 },
      trends: { 'Açaí 500 ml': 0.6 },
    },
    wizard: {
      drink: {
        establishment_info: ['Lanchonete ou fast casual'],
        target_audience: ['Moradores do bairro', 'Público de 25 a 35 anos'],
        equipment: ['Liquidificador', 'Só o básico: copos, colher e gelo'],
        preferences: 'Só 5 drinks, até 16 reais, com acerola e abacaxi. Sem leite.',
      },
      dish: {
        cuisine_preferences: ['Petiscos de boteco'],
        ingredients: 'Usar frango e pernil. Sem camarão.',
        dietary_restrictions: ['Sem frutos do mar'],
        complexity_level: 'Um cozinheiro e uma chapa',
      },
      pairing: {
        cuisine_style: 'Hambúrgueres e sanduíches',
        focus_areas: ['Entradas e petiscos', 'Pratos principais'],
      },
      redesign: {
        business_goals: ['Agilizar o serviço', 'Melhorar a margem'],
        constraints: 'manter Coxinha',
      },
      posts: {
        brand_style: ['Descontraída', 'Bem-humorada'],
        content_focus: ['Promoções e combos', 'Pratos da casa'],
        posting_frequency: 'Diariamente',
      },
      forecast: {},
      competitors:
        'Lanches Boa Hora: x-salada 14, coxinha 6,50, refrigerante lata 6\nPonto do Açaí: açaí 300 ml 13; açaí 500 ml 18,50\nTrailer do Zé: x-tudo 27; misto quente 9',
      prices: 'a Coxinha não pode subir',
    },
  }),
  houseOf({
    id: 'galpao',
    menu: galpaoMenu,
    restaurant: { name: 'Galpão Solar', city: 'Fortaleza', type: 'bar' },
    house: {
      ...kept(galpaoMenu, { 'água tônica': { price: 3.9, amount: 350, unit: 'ml' } }),
      settings: settings({
        seats: 600,
        neighbourhood: 'Praia de Iracema',
        opening: {
          0: null,
          1: null,
          2: null,
          3: null,
          4: open('20:00', '02:00'),
          5: open('21:00', '04:00'),
          6: open('21:00', '04:00'),
        },
      }),
    },
    trade: {
      house: 'galpao',
      weeks: 20,
      pace: 70,
      growth: 0.25,
      weekdays: [0, 0, 0, 0, 0.18, 0.37, 0.45],
      hours: [],
      demand: { Cervejas: 4, 'Drinks do palco': 1.8, 'Comer em pé': 0.7 },
      trends: { 'Gim com tônica': 0.5, Tequila: -0.4 },
    },
    wizard: {
      drink: {
        establishment_info: ['Casa de shows ou eventos'],
        target_audience: ['Festas e comemorações', 'Grupos de amigos', 'Público de 25 a 35 anos'],
        equipment: ['Dosador', 'Coqueteleira', 'Liquidificador', 'Balde com torneira'],
        preferences: 'Drinks rápidos, com maracujá, tangerina e tônica. Sem leite condensado.',
      },
      dish: {
        cuisine_preferences: ['Petiscos de boteco', 'Asiática'],
        ingredients: 'Usar frango, carne de sol e batata.',
        dietary_restrictions: [],
        complexity_level: 'Montagem a frio, sem fogão',
      },
      pairing: {
        cuisine_style: 'Petiscos de boteco',
        focus_areas: ['Entradas e petiscos', 'Combos de happy hour'],
      },
      redesign: {
        business_goals: ['Agilizar o serviço', 'Vender mais drinks com cachaça'],
        constraints: 'manter Cachorro-quente artesanal',
      },
      posts: {
        brand_style: ['Moderna', 'Boêmia'],
        content_focus: ['Eventos e música ao vivo', 'Consumo responsável', 'Drinks autorais'],
        posting_frequency: '2-3 vezes por dia',
        special_dates: 'festival de verão (16/01)',
      },
      forecast: { context: 'Em outubro houve dois shows cancelados.' },
      competitors:
        'Casa Norte: caipirinha 30, lata 350 ml 15, gim com tônica 42\nArena Mar: lata 350 ml 16; vodca com energético 40; água 8',
      prices: 'Água mineral não pode subir',
    },
  }),
]
