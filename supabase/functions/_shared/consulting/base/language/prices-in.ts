const amount = /R\$\s?(\d[\d.]*(?:,\d{2})?)/g

/** The prices that a text states, in R$ */
export const pricesIn = (text: string): number[] =>
  [...text.matchAll(amount)].map(([, said = '']) =>
    Number(said.replace(/\.$/, '').replaceAll('.', '').replace(',', '.')),
  )
