/** Fish and seafood. */
import { isOf, type Tables, textOf, when } from './dish-table.ts'

export const ofTheSea: Tables = [
  when(
    /ceviche|ostra|sashimi|niguiri|tartar.*(?:atum|salm|peixe)|carpaccio.*(?:peixe|atum|salm|polvo)|tiradito|uramaki|temaki|sushi|combinad/,
    'peixe cru, sal e limão',
    'delicate',
    'sake',
    'sparkling',
    'crispWhite',
    'rose',
    'wheatBeer',
    'paleBeer',
    'citrusDrink',
  ),
  when(
    (dish) =>
      /risot|nata|creme|gratin|catupiry|manteiga|bechamel/.test(textOf(dish)) &&
      isOf('fish', 'shellfish')(dish),
    'fruto do mar em molho cremoso',
    'cream',
    'fullWhite',
    'sparkling',
    'crispWhite',
    'rose',
    'wheatBeer',
    'citrusDrink',
    'paleBeer',
  ),
  when(
    (dish) =>
      /frit|empanad|milanesa|croquet|bolinho|pastel|isca|croc|tempura|lula a dore/.test(textOf(dish)) &&
      isOf('fish', 'shellfish')(dish),
    'fritura de mar',
    'fat',
    'sparkling',
    'paleBeer',
    'crispWhite',
    'citrusDrink',
    'wheatBeer',
    'bitterDrink',
    'rose',
    'hoppyBeer',
  ),
  when(
    /polvo|lagosta|lula|camar.*(?:alho|grelh|brasa|chapa)|arroz de (?:polvo|frutos)/,
    'fruto do mar tostado',
    'roast',
    'rose',
    'fullWhite',
    'crispWhite',
    'sparkling',
    'lightRed',
    'wheatBeer',
    'citrusDrink',
    'paleBeer',
  ),
  when(
    isOf('fish', 'shellfish'),
    'peixe de carne clara',
    'delicate',
    'crispWhite',
    'sparkling',
    'fullWhite',
    'rose',
    'wheatBeer',
    'paleBeer',
    'citrusDrink',
  ),
]
