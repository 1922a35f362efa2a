import type { Theme } from './sentence.ts'

export const mixed: Theme = {
  theme: 'several wishes at once',
  type: 'drink_creation',
  sentences: [
    [
      'oi bom dia, queria drinks com caju, sem leite, até 25 reais, obrigado!',
      'prefer caju',
      'exclude leite',
      'price max 25',
    ],
    [
      'quero 6 drinks até 22 reais sem leite e com cajá pra turista',
      'count 6',
      'price max 22',
      'exclude leite',
      'prefer cajá',
      'audience Turistas brasileiros',
    ],
    [
      'bar de praia, drinks refrescantes, nada de leite, capricha na fruta',
      'style refrescantes',
      'exclude leite',
      'prefer frutas',
    ],
    [
      'boa noite! aqui é um boteco simples, o povo gosta de coisa forte e barata',
      'style rápidos de fazer',
      'style mais fortes',
      'style de custo baixo',
    ],
    [
      'não abro mão de rapadura; sem glúten; no máximo 8 drinks',
      'prefer rapadura',
      'exclude glúten diet',
      'count 8 at_most',
    ],
    ['tenho sifão, quero espuma de caju', 'has sifão de espuma', 'prefer espuma', 'prefer caju'],
    ['caju 🍹 cajá 🍹 sem ovo', 'prefer caju', 'prefer cajá', 'exclude ovo'],
    ['meu irmão, faz 6 drinks bons de vender até 20 conto, sem frescura', 'count 6', 'price max 20'],
    ['só não quero coentro', 'exclude coentro'],
    ['pode ter leite', '?pode ter leite'],
    ['não uso nem leite nem ovo', 'exclude leite', 'exclude ovo'],
    ['sem leite (intolerância)', 'exclude leite allergy'],
    [
      'drinks c/ frutas regionais, menos caju q tá caro',
      'style frutados',
      'style ingredientes locais',
      'exclude caju supply',
    ],
    ['nada de vodka, gin nem tequila', 'exclude vodca', 'exclude gin', 'exclude tequila'],
  ],
}
