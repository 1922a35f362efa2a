import { foldAccents } from '../../base/language/text.ts'

/** Whether a dish is usually shared by two or more guests, by its name and section. */
export const sharedItem = (name: string, section: string | null): boolean =>
  /\b(?:pizzas?|porc(?:ao|oes)|petiscos?|tabuas?|rodizio|para (?:dois|2|dividir)|moquecas?|peixadas?|inteiro|entradas?|travessas?)\b/.test(
    foldAccents(`${name} ${section ?? ''}`.toLowerCase()),
  )
