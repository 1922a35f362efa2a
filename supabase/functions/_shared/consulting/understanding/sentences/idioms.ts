import type { Theme } from './sentence.ts'

export const idioms: Theme = {
  theme: 'idioms',
  type: 'drink_creation',
  sentences: [
    ['pão-duro não vem aqui', '?pão-duro não vem'],
    ['a cereja do bolo é caju', 'prefer caju'],
    ['preço de banana', '?preço de banana'],
    ['não quero descascar abacaxi', '?não quero descascar abacaxi'],
    ['sem chorar as pitangas, prefiro manga', 'prefer manga'],
    ['na lata: sem leite', 'exclude leite'],
    ['água na boca'],
  ],
}
