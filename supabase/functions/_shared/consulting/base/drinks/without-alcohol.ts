/** The section under which an owner prices drinks without alcohol. */
export const withoutAlcohol = 'sem álcool'
