/**
 * "mesa pra 4 a 480" is what a table costs: the same words with the price first, as every reader of events takes it. Places
 * in the text stay, and the 4 is no day of the month.
 */
const table =
  /(?<!\p{L})(mesas?)\s+(para|pra|p\/|de)\s+(\d{1,2})(\s+(?:pessoas|lugares))?\s*(?::|=|,)?\s*(?:a|por|sai por|custa)?\s*((?:R\$ ?)?\d{2,4}(?:,\d{2})?(?:\s+(?:reais|conto))?)(?![\d/h])(?! ?(?:h|horas|pessoas|lugares)\b)/giu

export const withTablePrices = (text: string): string =>
  text.replace(table, (whole, noun: string, joint: string, count: string, _people, price: string) => {
    const said = `${price} a ${noun} ${joint} ${count}`
    return said.length <= whole.length ? said.padEnd(whole.length) : whole
  })
