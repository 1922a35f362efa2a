/** The section under which an owner prices drinks without alcohol. */
export const withoutAlcohol = 'sem álcool'
/** The section under which an owner prices a drink for several guests. */
export const jugPrices = 'jarra'
