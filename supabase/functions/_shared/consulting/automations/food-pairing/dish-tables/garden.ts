/** Dough, cheese, vegetables and soups. */
import { type Tables, textOf, when } from './dish-table.ts'

export const ofTheGarden: Tables = [
  when(
    (dish) =>
      /pizza|sugo|tomate|marguerita|margherita|bolonhesa|lasanha|parmegiana|bruschet/.test(textOf(dish)),
    'tomate, queijo e forno',
    'acid',
    'lightRed',
    'rose',
    'sparkling',
    'paleBeer',
    'fullRed',
    'bitterDrink',
    'hoppyBeer',
  ),
  when(
    (dish) =>
      /nhoque|ravi|risot|nata|creme|molho branco|carbonara|gratin|quatro queijos|manteiga/.test(
        textOf(dish),
      ) &&
      // Butter cheese is a cheese, and no sauce.
      !/tabua.*queij|queijo (?:de |do )?manteiga/.test(textOf(dish)),
    'massa e molho cremoso',
    'cream',
    'fullWhite',
    'sparkling',
    'crispWhite',
    'lightRed',
    'wheatBeer',
    'rose',
    'paleBeer',
  ),
  when(
    (dish) => /tabua|queij|burrata|coalho|provolone|brie/.test(textOf(dish)),
    'queijo e sal',
    'salt',
    'sparkling',
    'crispWhite',
    'lightRed',
    'hoppyBeer',
    'rose',
    'citrusDrink',
    'paleBeer',
    'agedDose',
  ),
  when(
    /frit|batata|macaxeira|mandioca|dadinho|aneis|croquet|pastel|bolinho|croc/,
    'fritura seca e sal',
    'fat',
    'paleBeer',
    'sparkling',
    'citrusDrink',
    'bitterDrink',
    'hoppyBeer',
    'wheatBeer',
    'crispWhite',
    'rose',
  ),
  when(
    /salada|folha|legume|berinjela|palmito|beterraba|abobrinha|homus|hummus/,
    'verdura e azeite',
    'acid',
    'crispWhite',
    'rose',
    'sparkling',
    'wheatBeer',
    'bitterDrink',
    'paleBeer',
  ),
  when(
    /sopa|caldo|creme de/,
    'caldo quente',
    'delicate',
    'lightRed',
    'fullWhite',
    'hotDrink',
    'whiteDose',
    'paleBeer',
  ),
]
