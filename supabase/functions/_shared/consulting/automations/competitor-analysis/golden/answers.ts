import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'
import { boteco, fineDining, foodTruck } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    competitors:
      'Bar do Tonho: caipirinha R$ 15,00, cerveja 600 ml R$ 13, torresmo R$ 35\nBoteco Mucuripe: caipirinha 18, cerveja 600 ml 14, queijo coalho 24,90\nBar da Praça: caipirinha R$ 16; torresmo 42; cerveja 600 ml 15\nsexta tem promoção',
    own_menu: boteco.files.menu,
  },
  'fine-dining': {
    competitors:
      'Restaurante Mar Aberto: filé ao molho R$ 98, dose de cachaça R$ 28, pudim R$ 32, café 14\nCasa Dunas: filé ao molho R$ 112; dose de cachaça 32; taça de espumante 45; polvo na brasa 134',
    own_menu: fineDining.files.menu,
  },
  'food-truck': {
    competitors:
      'Truck Vizinho: hambúrguer 26, batata 14, refrigerante 6\nTruck da Beira: hambúrguer 29,90; batata 16,00; churros 12\nQuiosque 7: hambúrguer 24; refrigerante 8',
    own_menu: foodTruck.files.menu,
  },
}
