import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { FoodTag } from '../../base/pantry/food.ts'
import { shortName } from '../../base/pantry/kitchen.ts'
import type { Candidate } from './compose.ts'

const flesh: readonly FoodTag[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']

/** Minutes of work ahead from which on something cooked is cooled and kept. */
const keptAhead = 60

/**
 * The points of a dish at which food safety is decided, by ANVISA's RDC 216/2004: the whole of what is cooked reaches
 * 70 °C; hot food waits above 60 °C for 6 hours at most; what is kept cools from 60 °C to 10 °C within 2 hours and
 * stays below 5 °C; frying fat does not pass 180 °C.
 */
export function safetyOf({ idea, parts, steps }: Candidate): string[] {
  const method = steps.join(' ')
  const isRaw = /consumo cru/.test(method)
  const meats = parts.filter(({ item }) => item.tags.some((tag) => flesh.includes(tag)))
  const names = meats.map(({ item }) => shortName(item))
  const [first] = parts
  const main = first ? shortName(first.item) : idea.name
  const raw = isRaw ? meats.filter(({ item }) => item.tags.includes('fish')) : []
  const cooked = meats.filter((part) => !raw.includes(part)).map(({ item }) => shortName(item))
  const slow = /65 °C por \d+ minutos/.exec(method)?.[0]
  const hasEgg = parts.some(({ item }) => item.tags.includes('egg'))
  const isFried = idea.needs.includes('fryer') && /frite|fritos|massa/.test(method)
  const isHot = !isRaw && idea.course !== 'sobremesa' && /\b(?:ferva|cozinhe|asse|refogue)\b/i.test(method)
  return [
    ...(raw.length > 0
      ? [
          `${capitalize(the(names[0] ?? main))} vai à mesa sem fogo: até 5 °C do recebimento ao prato, e “peixe cru” escrito no cardápio. O limão e a cachaça não substituem o cozimento.`,
        ]
      : []),
    ...(cooked.length > 0
      ? [
          slow
            ? `No centro ${joinList(cooked.map(ofThe))}, ${slow} sem interrupção: tempo que vale os 70 °C.`
            : `No centro ${joinList(cooked.map(ofThe))}, 70 °C no termômetro antes de servir.`,
        ]
      : []),
    ...(hasEgg ? ['O ovo pede 70 °C no centro antes de servir; massa crua não se prova.'] : []),
    ...(isFried
      ? [
          'A massa crua espera abaixo de 5 °C e só dura o turno: o que sobrar vai fora. O óleo não passa de 180 °C, e se troca quando escurecer ou espumar.',
        ]
      : []),
    ...(isHot && idea.advance >= keptAhead
      ? [
          `O que se adianta com ${joinList(cooked.length > 0 ? cooked : [main])} esfria de 60 °C a 10 °C em até 2 horas, em assadeira rasa, e volta a 70 °C no pedido.`,
        ]
      : []),
    ...(isHot && idea.alcohol.startsWith('simmer')
      ? [`Pronto e à espera, ${the(main)} fica acima de 60 °C, por no máximo 6 horas.`]
      : []),
  ]
}
