/** What the page must not say, and that nothing leaves it: other readers take foods and items out for these. */
import { everyItem } from '../../../base/request/match-item.ts'
import { type Rule, said, wish } from '../form.ts'
import { has } from '../words.ts'
import { all } from './menu-looks.ts'

export const menuClaims: readonly Rule[] = [
  // "não escreve nada de gluten free": what the page must not say, and no food that leaves the menu.
  {
    words: [
      has(
        '(?:nao|nunca|nem) (?:\\w+ ){0,2}(?:escrev\\w+|indi(?:c|qu)\\w+|anunci\\w+|mencion\\w+|promet\\w+|cit(?:a|ar|e|em))|nada (?:de )?(?:sem )?FOOD (?:free )?escrit\\w+|(?:nada de|sem|nao (?:quero|bot\\w+|poe|coloc\\w+)(?: nada de)?) FOOD free',
      ),
      has('FOOD'),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|(?:a gente|eu|nos|aqui) nao t(?:em|enho|emos)|alerg\\w+|celiac\\w+|intoler\\w+|nao (?:esquec|deix)\\w+ d[eo]|sinaliz\\w+|o que (?:tem|leva)|quais|pratos? (?:com|que)|com FOOD|nome\\w*',
    ),
    strange: 3,
    form: wish('pageNote', { note: said }, { turn: all }),
  },
  // "não remover nenhum item"
  {
    words: [
      has(
        '(?:nao|nem|nunca|sem) (?:\\w+ ){0,3}(?:tir\\w+|cort\\w+|retir\\w+|elimin\\w+|remov\\w+|exclu\\w+) (?:ITEM )?(?:nada|nenhum\\w* (?:ITEM )?(?:it\\w+|pratos?|coisa|produto))(?: d[oa] (?:cardapio|menu|carta))?$',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|FOOD|WEEKDAY'),
    form: wish('keepItem', { item: everyItem }, { turn: all }),
  },
]
