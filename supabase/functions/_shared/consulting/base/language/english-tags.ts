/** Hashtags with a word of English, which an owner may not want; words that Portuguese has taken in count too. */

const english = new Set(
  'brunch breakfast lunch dinner food foods foodie foodporn lover lovers love drink drinks happy hour burger burgers smash toast coffee cold brew beer craft cookie cookies cake cheesecake brownie milkshake shake bowl wrap steak grill chicken fries ribs house night live music weekend friday sunday new year delivery shop store street truck vegan fit best'.split(
    ' ',
  ),
)

/** "#ColdBrewComLaranja": its words begin with a capital letter each. */
export const isEnglishTag = (tag: string): boolean =>
  (tag.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+/gu) ?? []).some((word) => english.has(word.toLowerCase()))
