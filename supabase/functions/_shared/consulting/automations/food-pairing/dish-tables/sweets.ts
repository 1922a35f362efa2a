/** Desserts, fondues, and what covers everything else: chilli, palm oil and coconut. */
import type { DishReading } from '../../../base/pairing/understand.ts'
import { type Tables, textOf, when } from './dish-table.ts'

const sweetCourse = ({ course }: DishReading) => course === 'dessert'

export const sweetsAndSpice: Tables = [
  when(
    (dish) => sweetCourse(dish) && /queij|romeu/.test(textOf(dish)),
    'queijo salgado ao lado do doce',
    'salt',
    'sweetSparkling',
    'fortified',
    'sparkling',
    'agedDose',
    'darkBeer',
    'coffee',
  ),
  when(
    (dish) =>
      (sweetCourse(dish) || /fondue/.test(textOf(dish))) &&
      /chocolate|brownie|cacau|petit/.test(textOf(dish)),
    'cacau e doce escuro',
    'sweet',
    'sweetSparkling',
    'fortified',
    'agedDose',
    'darkBeer',
    'coffee',
  ),
  when(
    (dish) =>
      sweetCourse(dish) &&
      /flambad|caramel|rapadura|doce de leite|pudim|cafe|canela|banana|churros/.test(textOf(dish)),
    'açúcar queimado e calda',
    'sweet',
    'agedDose',
    'fortified',
    'sweetSparkling',
    'darkBeer',
    'hotDrink',
    'coffee',
  ),
  when(sweetCourse, 'doce com fruta ou creme', 'sweet', 'sweetSparkling', 'fortified', 'coffee'),
  when(
    /fondue.*(?:queij|gruyere|emmental)|raclette|sequencia.*fondue/,
    'queijo derretido e vinho na panela',
    'cream',
    'crispWhite',
    'sparkling',
    'fullWhite',
    'lightRed',
  ),
  when(/fondue/, 'carne dourada no espeto e molhos', 'roast', 'fullRed', 'lightRed', 'darkBeer'),
  when(
    /apiment|picante|\bpoivre\b|curry|wings|buffalo|harissa|sriracha/,
    'pimenta no molho',
    'spice',
    'fullRed',
    'wheatBeer',
    'rose',
    'sweetSparkling',
    'paleBeer',
    'citrusDrink',
  ),
  when(
    /moqueca|bobo|vatapa|acaraje|dende|caldeirada.*coco|\bcoco\b/,
    'leite de coco e tempero forte',
    'cream',
    'fullWhite',
    'rose',
    'wheatBeer',
    'sparkling',
    'crispWhite',
    'paleBeer',
    'citrusDrink',
  ),
]
