import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'
import { boteco, fineDining, foodTruck } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: { sales_data: boteco.files.sales, constraints: 'a cerveja não pode subir' },
  'fine-dining': {
    sales_data: fineDining.files.sales,
    constraints: 'o menu kids fica como está',
  },
  'food-truck': { sales_data: foodTruck.files.sales, constraints: 'o refrigerante não pode subir' },
}
