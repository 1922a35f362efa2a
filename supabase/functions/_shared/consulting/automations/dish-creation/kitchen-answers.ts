/** Answers on food that is kept hot, left over, salted, seasoned or frozen, which no shelf life of a base tells. */
import { joinList } from '../../base/language/text.ts'
import type { KitchenTopic } from '../../base/request/kitchen-topics.ts'
import type { Candidate } from './compose.ts'
import type { Dish } from './schema.ts'
import { standsFor } from './standing.ts'

type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Pick<Dish, 'name' | 'allergens'>[]
}

/** Minutes up to which a dish is for the plate, and not for a warm shelf. */
const soonOver = 15

/** RDC 216/2004, 4.8.15: above 60 °C for at most six hours. */
function heldHot(chosen: readonly Candidate[]): string {
  const brief = chosen.filter((dish) => standsFor(dish) <= soonOver).map(({ name }) => name)
  const long = chosen.filter((dish) => standsFor(dish) > soonOver).map(({ name }) => name)
  return [
    '**Acima de 60 °C no meio da comida, por no máximo 6 horas** desde que ficou pronta; passou disso, ou esfriou, descarte: não volta à geladeira (RDC 216/2004 da Anvisa).',
    'Regule o equipamento entre 80 e 90 °C, ligue-o 30 minutos antes e meça o centro com termômetro espeto a cada 2 horas.',
    ...(brief.length > 0 && long.length > 0
      ? [`O sabor acaba antes: ${joinList(brief)}, em 15 minutos; reponha pouco e sempre.`]
      : []),
  ].join(' ')
}

/** What the law asks of packed food serves a menu as well: RDC 727/2022. */
function written(dishes: Asked['dishes']): string {
  const [example] = dishes.filter(({ allergens }) => allergens.length > 0)
  return [
    'Embaixo do nome do prato, em letra igual à dele: **“Contém: …”** e, para o que só pode ter traço, “Pode conter: …”. É a forma da RDC 727/2022 para embalados, e a que o cliente conhece; “não contém” só para o que a cozinha garante.',
    ...(example ? [`Por exemplo, ${example.name}: “Contém ${joinList(example.allergens)}”.`] : []),
    'A lista de cada prato está na ficha dele, em “Alérgenos”.',
  ].join(' ')
}

const fixed: Readonly<Record<Exclude<KitchenTopic, 'hot' | 'allergens' | 'perGuest'>, string>> = {
  leftover:
    'Só o que não saiu da cozinha: resfrie de 60 °C a 10 °C em até 2 horas, guarde a até 4 °C com data e reaqueça uma vez só, a 70 °C no centro. O que ficou exposto no balcão ou foi à mesa é resto: descarte.',
  rice: 'Pode, se esfriar depressa: espalhe em assadeira rasa, de 60 °C a 10 °C em até 2 horas, e guarde tampado a até 4 °C por 2 dias. No serviço, 70 °C no centro, e o que esquentou não volta. Perigoso é deixá-lo morno no fogão: nele cresce bactéria que a fervura não desfaz.',
  desalting:
    'De um dia para o outro é melhor: cubos de 3 a 4 cm, em quatro vezes o peso de água, **na geladeira**, por 12 a 24 horas, com 3 ou 4 trocas. Com pressa: ferva 10 minutos, jogue a água fora e repita mais duas vezes, em 45 minutos; perde um pouco do sabor. Nunca de molho fora da geladeira. Prove antes de salgar o resto.',
  seasoning:
    'Na geladeira, a até 4 °C e tampada: boi, porco e frango, de 2 a 12 horas; peixe, 30 minutos. Com limão, vinagre ou abacaxi, no máximo 2 horas, porque amolece. O sal entra perto da hora, ou a carne solta água. Sem geladeira só guarda o tempero seco, em pote fechado; carne temperada, não.',
  reheating:
    'No freezer, a −18 °C e com data, por até 30 dias. Escreva na tampa: da geladeira, 4 a 6 minutos no micro-ondas, mexendo na metade, até soltar vapor no meio; do freezer, 8 a 10. Sem alumínio no micro-ondas. Esquentou, não volta.',
  mayonnaise:
    'A industrial aberta, na geladeira, pelo prazo do rótulo; temperada na casa, 3 dias a até 5 °C, com data. A de ovo cru não se serve: com ovo pasteurizado, só no mesmo dia, e na mesa por até 1 hora.',
}

/** Sun-dried beef is salted for a night, and cod for months. */
const lightlySalted =
  '**De molho em água gelada, na geladeira, por 2 a 4 horas, com uma troca**, em mantas de dois dedos: frite um naco e prove a cada hora. O gosto sai com a fervura e com o molho longo, então não ferva para tirar sal: se ainda estiver salgada, mais uma hora em leite. Escorra, seque bem e só então vá ao fogo com manteiga de garrafa; o sal do resto do prato entra por último. Charque e carne-seca é que pedem 12 horas.'

const flesh: ReadonlySet<string> = new Set(['beef', 'pork', 'poultry', 'fish', 'shellfish'])

function perGuest(text: string, { chosen }: Asked): string {
  const [least, most, kind] = /peixe|camar|fil[eé]/i.test(text)
    ? ([180, 200, 'de filé, ou 400 g de peixe inteiro'] as const)
    : ([200, 250, 'sem osso, ou 350 a 400 g com osso'] as const)
  const own = chosen.flatMap(({ name, parts, portions, serves }) => {
    const meat = parts.find(({ item }) => item.unit === 'g' && item.tags.some((tag) => flesh.has(tag)))
    return meat ? [`${name}, ${Math.round(meat.amount / portions / serves)} g`] : []
  })
  return `**De ${least} a ${most} g crua por pessoa**, ${kind}, quando ela é o prato; no fogo fica com 65 a 75% do peso. Em família, com baião, macaxeira e farofa na mesa, 180 g bastam: 720 g para quatro.${own.length === 0 ? '' : ` Nos novos: ${joinList(own)}.`}`
}

export function kitchenAnswer(topic: KitchenTopic, asked: Asked, text = ''): string {
  if (topic === 'hot') return heldHot(asked.chosen)
  if (topic === 'allergens') return written(asked.dishes)
  if (topic === 'perGuest') return perGuest(text, asked)
  return topic === 'desalting' && !/bacalhau|charque|jab[aá]|carne.seca/i.test(text)
    ? lightlySalted
    : fixed[topic]
}
