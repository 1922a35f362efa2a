/** "Posso congelar feijão-verde cozido?": what a food bears in the freezer, and how it goes in and out. */
import { exclusionOf } from '../../base/lexicon/exclusion.ts'

type Bears = 'well' | 'forCooking' | 'badly'
type Rule = { of: readonly string[]; bears: Bears; how: string }

/** The first that holds for a food: what is particular before its kind. */
const rules: readonly Rule[] = [
  {
    of: ['feijão', 'lentilha', 'grão-de-bico', 'ervilha', 'fava', 'andu'],
    bears: 'well',
    how: 'tire do fogo um ponto antes de amaciar e congele com um pouco do caldo, que não deixa o grão ressecar nem rachar',
  },
  {
    of: ['arroz', 'quinoa', 'cuscuz'],
    bears: 'well',
    how: 'solto e sem molho; volta com uma colher de água por porção, tampado, até soltar vapor',
  },
  {
    of: ['macarrão', 'massas'],
    bears: 'forCooking',
    how: 'crua e fresca ou já montada com molho (lasanha, canelone); cozida e solta, empapa',
  },
  {
    of: ['batata', 'ovo', 'maionese', 'creme de leite', 'nata', 'iogurte', 'coalhada'],
    bears: 'badly',
    how: 'separa água e fica arenoso; faça na quantidade da semana',
  },
  {
    of: ['queijos'],
    bears: 'forCooking',
    how: 'em porções do uso e bem fechado: descongelado esfarela, então só para gratinar, rechear e derreter, nunca na chapa nem cru',
  },
  {
    of: ['raízes', 'jerimum'],
    bears: 'well',
    how: 'em pedaços, fervido três minutos e bem escorrido, ou já em purê; cru escurece e endurece',
  },
  {
    of: ['alface', 'rúcula', 'agrião', 'pepino', 'rabanete'],
    bears: 'badly',
    how: 'murcha e solta água; compre para três dias',
  },
  {
    of: ['verduras', 'legumes'],
    bears: 'forCooking',
    how: 'branqueado dois minutos, esfriado em água gelada e seco; depois só na panela, porque perde o crocante',
  },
  {
    of: ['ervas'],
    bears: 'forCooking',
    how: 'picada e coberta de óleo, em forminha de gelo; para finalizar o prato, use fresca',
  },
  {
    of: ['peixes e frutos do mar'],
    bears: 'well',
    how: 'só se chegou fresco e nunca foi congelado, limpo, seco e em porções; o que veio congelado não volta ao freezer cru',
  },
  {
    of: ['carnes'],
    bears: 'well',
    how: 'cozida, com molho ou caldo que a cubra; crua, só se não veio congelada, limpa e em porções do uso',
  },
  { of: ['pão', 'tapioca'], bears: 'well', how: 'no mesmo dia, bem fechado; volta direto ao calor' },
  {
    of: ['frutas'],
    bears: 'forCooking',
    how: 'em polpa ou em pedaços, para calda, creme e suco; inteira e crua perde a firmeza',
  },
  { of: ['oleaginosas'], bears: 'well', how: 'crua e fechada; toste depois, na hora' },
]

const ruleFor = (food: string) =>
  rules.find(({ of }) => of.some((term) => exclusionOf(term, 'diet').names.has(food)))

const verdicts: Readonly<Record<Bears, string>> = {
  well: '**Pode.**',
  forCooking: '**Pode, para cozinhar depois.**',
  badly: '**Melhor não.**',
}

/** CVS 5/2013 allows 90 days at −18 °C; taste and texture are at their best for 30. */
const safely =
  'Esfrie de 60 °C a 10 °C em até 2 horas, fora da panela, feche em porções com nome e data e guarde a −18 °C: 30 dias no melhor sabor, 90 no máximo. Descongele na geladeira, esquente a 70 °C no centro e não congele de novo.'

/** `subject`: the food as the owner says it. Null for a food whose kind is not known. */
export function frozenFood(food: string, subject: string): string | null {
  const rule = ruleFor(food)
  if (!rule) return null
  const name = `${subject[0]?.toUpperCase()}${subject.slice(1)}`
  return rule.bears === 'badly'
    ? `${verdicts.badly} ${name}: ${rule.how}.`
    : `${verdicts[rule.bears]} ${name}: ${rule.how}. ${safely}`
}
