import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'
import { boteco, fineDining, foodTruck } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    menu_upload: boteco.files.costed,
    cuisine_style: 'Petiscos de boteco',
    focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Combos de happy hour'],
  },
  'fine-dining': {
    menu_upload: fineDining.files.costed,
    cuisine_style: 'Brasileira contemporânea',
    focus_areas: ['Menu degustação', 'Peixes e frutos do mar', 'Sobremesas'],
  },
  'food-truck': {
    menu_upload: foodTruck.files.costed,
    cuisine_style: 'Hambúrgueres e sanduíches',
    focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Sobremesas'],
  },
}
