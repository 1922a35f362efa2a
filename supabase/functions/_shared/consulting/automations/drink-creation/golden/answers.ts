import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Moradores do bairro', 'Grupos de amigos', 'Happy hour depois do trabalho'],
    equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador', 'Liquidificador'],
    preferences: 'No máximo 22 reais por drink, só 8 drinks. Sem lactose, prefiro caju e limão.',
  },
  'fine-dining': {
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
  'food-truck': {
    establishment_info: ['Food truck ou quiosque'],
    target_audience: ['Público de 25 a 35 anos', 'Quem prefere drinks leves'],
    equipment: ['Só o básico: copos, colher e gelo', 'Pilão ou macerador', 'Balde com torneira'],
    preferences: 'com abacaxi e cajá, sem ovo',
  },
}
