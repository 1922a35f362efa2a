import { kilo } from './describe-good.ts'
import { prices } from './prices.ts'

/** Cuts, offal, fish, beans, roots, cheeses and fruit of Ceará's kitchens. */
export const regionalFoods = [
  kilo('rabo', 'rabo de boi em pedaços', prices.rabo, { loss: 0.05, tags: ['beef'], words: 'rabada' }),
  kilo('lingua', 'língua de boi limpa', prices.lingua, { loss: 0.2, tags: ['beef'], words: 'língua' }),
  kilo('moela', 'moela de frango limpa', prices.moela, { loss: 0.08, tags: ['poultry'], words: 'moela' }),
  kilo('coracao', 'coração de galinha', prices.coracao, {
    loss: 0.08,
    tags: ['poultry'],
    words: 'coração, coraçãozinho',
  }),
  kilo('bucho', 'bucho bovino limpo', prices.bucho, {
    loss: 0.1,
    tags: ['beef'],
    words: 'bucho, dobradinha',
  }),
  kilo('tripa', 'tripa de porco limpa', prices.tripa, { loss: 0.1, tags: ['pork'], words: 'tripa' }),
  kilo('mocoto', 'mocotó em rodelas', prices.mocoto, { tags: ['beef'], words: 'mocotó, mão de vaca' }),
  kilo('charque', 'charque dessalgado', prices.charque, {
    loss: 0.08,
    tags: ['beef', 'salty'],
    words: 'charque, jabá',
  }),
  kilo('picanha', 'picanha', prices.picanha, { loss: 0.08, tags: ['beef'], words: 'picanha' }),
  kilo('alcatra', 'alcatra em bifes', prices.alcatra, {
    loss: 0.06,
    tags: ['beef'],
    words: 'alcatra, maminha, bife',
  }),
  kilo('panceta', 'barriga de porco', prices.panceta, {
    loss: 0.04,
    tags: ['pork'],
    words: 'panceta',
  }),
  kilo('capote', 'capote em pedaços', prices.capote, { loss: 0.1, tags: ['poultry'], words: 'capote' }),
  kilo('caipira', 'galinha caipira em pedaços', prices.caipira, {
    loss: 0.06,
    tags: ['poultry'],
    words: 'galinha caipira, galinha',
  }),
  kilo('cavala', 'posta de cavala', prices.cavala, { loss: 0.05, tags: ['fish'], words: 'cavala' }),
  kilo('serra', 'posta de peixe serra', prices.serra, { loss: 0.05, tags: ['fish'], words: 'peixe serra' }),
  kilo('cioba', 'filé de cioba', prices.cioba, {
    loss: 0.05,
    tags: ['fish'],
    words: 'cioba, guaiúba, ariacó',
  }),
  kilo('tucunare', 'filé de tucunaré', prices.tucunare, {
    loss: 0.05,
    tags: ['fish'],
    words: 'tucunaré',
  }),
  kilo('carapeba', 'filé de carapeba', prices.carapeba, {
    loss: 0.05,
    tags: ['fish'],
    words: 'carapeba, carapeva',
  }),
  kilo('cabeca_peixe', 'cabeça e espinha de peixe', prices.cabeca_peixe, {
    tags: ['fish'],
    words: 'cabeça de peixe, espinha de peixe',
  }),
  kilo('lula', 'lula limpa em anéis', prices.lula, { loss: 0.03, tags: ['shellfish'], words: 'lula' }),
  kilo('sururu', 'sururu limpo', prices.sururu, { tags: ['shellfish'], words: 'sururu' }),
  kilo('fava', 'fava seca', prices.fava, { words: 'fava' }),
  kilo('feijao_preto', 'feijão-preto seco', prices.feijao_preto, { words: 'feijão preto' }),
  kilo('inhame', 'inhame descascado', prices.inhame, { loss: 0.15, words: 'inhame, cará' }),
  kilo('quiabo', 'quiabo', prices.quiabo, { loss: 0.1, words: 'quiabo' }),
  kilo('berinjela', 'berinjela', prices.berinjela, { loss: 0.08, words: 'berinjela' }),
  kilo('milho', 'milho-verde debulhado', prices.milho, { words: 'milho' }),
  kilo('mussarela', 'mussarela', prices.mussarela, { tags: ['dairy', 'salty'], words: 'mussarela' }),
  kilo('queijo_reino', 'queijo do reino', prices.queijo_reino, {
    tags: ['dairy', 'salty'],
    words: 'queijo do reino',
  }),
  kilo('goiaba', 'polpa de goiaba', prices.polpa_goiaba, { loss: 0.03, words: 'goiaba' }),
  kilo('graviola', 'polpa de graviola', prices.polpa_graviola, { loss: 0.03, words: 'graviola' }),
  kilo('seriguela', 'polpa de seriguela', prices.polpa_seriguela, { loss: 0.03, words: 'seriguela' }),
  kilo('umbu', 'polpa de umbu', prices.polpa_umbu, { loss: 0.03, words: 'umbu' }),
  kilo('acerola', 'polpa de acerola', prices.polpa_acerola, { loss: 0.03, words: 'acerola' }),
  kilo('mangaba', 'polpa de mangaba', prices.polpa_mangaba, { loss: 0.03, words: 'mangaba' }),
]
