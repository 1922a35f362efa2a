/** What the new drinks bring in four weeks. */
import { gainWords } from '../launch-words.ts'
import type { Answerer } from './asked.ts'

export const answerMonthGain: Answerer = (_, { drinks, launch }) => {
  const gain = gainWords(drinks, launch)
  if (gain === null)
    return 'Sem os preços e os custos do que a casa vende hoje não dá para descontar o que os novos tiram dos outros: complete o cardápio em “A casa”.'
  return `${gain.month} a mais em quatro semanas, já descontado o que os novos tiram dos outros drinks e da cerveja, antes de impostos e taxas. Some as comandas na quarta semana: é ela que diz em que ponta ficou.`
}
