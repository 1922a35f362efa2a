const phone =
  /\(?(?:(?:telefone|tel|fone|zap|whats\w*|contato)\.?:?\s*)?(?:\(?\d{2}\)?\s?)?9?\s?\d{4}[-\s]\d{4}\)?/giu

/** Blanks telephone numbers and what stands in brackets after a name, and reads "(rodízio 54,90)" after a price as one more entry. Places stay. */
export const withPlainAsides = (text: string): string =>
  text
    .replace(phone, (found) => ' '.repeat(found.length))
    .replace(/\([^()\n]{1,60}\)(?=\s*:)/gu, (found) => ' '.repeat(found.length))
    // "8,00 (promoção de terça, normal 10,00)": the remark belongs to the price before it.
    .replace(
      /(?<=\d\s?)\(([^()\d,]{3,30}), ((?:o )?(?:pre[cç]o )?(?:normal|cheio|de tabela|nos outros dias|de sempre)[^()\d]{0,14}(?:r\$\s?)?\d+(?:,\d{1,2})?)\)/giu,
      '($1),$2 ',
    )
    .replace(/(?<=\d\s?)\(([^()\d]{3,40}?\s(?:r\$\s?)?\d+(?:,\d{1,2})?)\)/giu, ',$1 ')
