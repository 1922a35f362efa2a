import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'
import { boteco, fineDining, foodTruck } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: { sales_data: boteco.files.sales },
  'fine-dining': {
    sales_data: fineDining.files.sales,
    context: 'Em setembro abrimos uma noite a menos por causa da obra na rua.',
  },
  'food-truck': { sales_data: foodTruck.files.sales },
}
