/** What owners steep in cachaça: amounts for one bottle of 500 ml, and how long. */
import { foldAccents } from '../../../base/language/text.ts'

const usual = '100 g da fruta ou erva, picada'

const infusions: readonly (readonly [words: RegExp, amount: string, time: string])[] = [
  [/cafe/, '40 g de café em grão, quebrado grosso', '18 horas'],
  [/canela/, '2 paus de canela', '3 dias'],
  [/cravo/, '6 cravos', '2 dias'],
  [/gengibre/, '50 g de gengibre em fatias', '2 dias'],
  [/abacaxi/, '250 g de abacaxi em cubos', '3 dias'],
  [/caju/, '250 g de caju em rodelas', '4 dias'],
  [/hibisco/, '12 g de hibisco seco', '12 horas'],
  [/capim|erva|hortela|manjericao/, '20 g da folha lavada e seca', '1 dia'],
  [/laranja|limao|tangerina/, 'a casca de 2 frutas, sem a parte branca', '2 dias'],
  [/pimenta/, '1 pimenta dedo-de-moça aberta, sem semente', '6 horas'],
  [/cumaru|umburana|amburana|baunilha/, '1 g raspado, sem passar dessa medida', '3 dias'],
  [/coco/, '80 g de coco queimado em fitas', '3 dias'],
  [/jabuticaba|seriguela|umbu|caja|morango|uva|ameixa|manga/, '250 g da fruta madura e limpa', '4 dias'],
]

export function infusionOf(said: string): { amount: string; time: string } {
  const folded = foldAccents(said)
  const found = infusions.find(([words]) => words.test(folded))
  return found ? { amount: found[1], time: found[2] } : { amount: usual, time: '3 dias, provando a cada dia' }
}
