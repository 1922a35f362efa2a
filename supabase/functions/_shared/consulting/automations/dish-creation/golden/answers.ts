import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
    ingredients:
      'Já compro carne de sol, queijo coalho e macaxeira. Tenho caju do sítio. Sem camarão, que está caro.',
    dietary_restrictions: [],
    complexity_level: 'Um cozinheiro e uma chapa',
  },
  'fine-dining': {
    cuisine_preferences: ['Brasileira contemporânea', 'Francesa', 'Praiana'],
    ingredients: 'Quero usar lagosta, caju, castanha e mel de jandaíra. Temos pato. Gostamos de pitomba.',
    dietary_restrictions: ['Sem glúten'],
    complexity_level: 'Forno combinado e técnicas de precisão',
  },
  'food-truck': {
    cuisine_preferences: ['Na brasa', 'Asiática', 'Vegetariana'],
    ingredients: 'Usar batata-doce, costelinha e abacaxi. Nada de ovo cru.',
    dietary_restrictions: ['Sem lactose'],
    complexity_level: 'Até 15 minutos por prato',
  },
}
