import type { Answers } from '../../../base/answers/definition.ts'
import type { HouseId } from '../../../golden/houses.ts'

export const answers: Record<HouseId, Answers> = {
  boteco: {
    brand_style: ['Descontraída', 'Cearense com sotaque'],
    content_focus: ['Drinks autorais', 'Pratos da casa'],
    posting_frequency: '3-4 vezes por semana',
  },
  'fine-dining': {
    brand_style: ['Sofisticada', 'Minimalista'],
    content_focus: ['Produtores e ingredientes locais', 'Dicas de harmonização', 'Equipe'],
    posting_frequency: '1-2 vezes por semana',
    special_dates: 'menu de verão (15/01)',
  },
  'food-truck': {
    brand_style: ['Praiana', 'Bem-humorada'],
    content_focus: ['Promoções e combos', 'Eventos e música ao vivo'],
    posting_frequency: 'Diariamente',
  },
}
