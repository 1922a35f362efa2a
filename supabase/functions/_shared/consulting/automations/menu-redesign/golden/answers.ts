import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'
import { boteco, fineDining, foodTruck } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    current_menu: boteco.files.menu,
    business_goals: ['Melhorar a margem', 'Vender mais drinks com cachaça'],
    sales_data: boteco.files.sales,
    constraints: 'manter Torresmo de rolo',
  },
  'fine-dining': {
    current_menu: fineDining.files.menu,
    business_goals: ['Aumentar o ticket médio', 'Destacar pratos regionais'],
    sales_data: fineDining.files.sales,
    constraints: 'manter Ceviche de pargo e caju',
  },
  'food-truck': {
    current_menu: foodTruck.files.menu,
    business_goals: ['Agilizar o serviço', 'Reduzir o número de itens'],
    sales_data: foodTruck.files.sales,
    constraints: 'manter Smash duplo',
  },
}
