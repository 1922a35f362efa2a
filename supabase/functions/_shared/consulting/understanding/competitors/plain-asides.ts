const phone =
  /\(?(?:(?:telefone|tel|fone|zap|whats\w*|contato)\.?:?\s*)?(?:\(?\d{2}\)?\s?)?9?\s?\d{4}[-\s]\d{4}\)?/giu

/** Blanks telephone numbers and what stands in brackets after a name, and reads "(rodízio 54,90)" after a price as one more entry. Places stay. */
export const withPlainAsides = (text: string): string =>
  text
    .replace(phone, (found) => ' '.repeat(found.length))
    .replace(/\([^()\n]{1,60}\)(?=\s*:)/gu, (found) => ' '.repeat(found.length))
    .replace(/(?<=\d\s?)\(([^()\d]{3,40}?\s(?:r\$\s?)?\d+(?:,\d{1,2})?)\)/giu, ',$1 ')
