import { foldAccents } from '../../base/language/text.ts'

/** Whether a dish is usually shared by two or more guests, by its name and section; a rodízio is paid by each. */
export const sharedItem = (name: string, section: string | null): boolean =>
  !/\brodizio\b/.test(foldAccents(name.toLowerCase())) &&
  /\b(?:pizzas?|porc(?:ao|oes)|petiscos?|tabuas?|para (?:dois|2|dividir)|moquecas?|peixadas?|inteiro|entradas?|travessas?)\b/.test(
    foldAccents(`${name} ${section ?? ''}`.toLowerCase()),
  )
